"""Tests of the installed package."""

from __future__ import annotations

import concurrent.futures
import os
import pickle
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import gonvvm
from gonvvm import emu, ptx

SAXPY = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @saxpy(i32 %n, float %a, ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = mul i32 %b, %d
  %i = add i32 %s, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %then, label %end
then:
  %w = sext i32 %i to i64
  %px = getelementptr float, ptr %x, i64 %w
  %py = getelementptr float, ptr %y, i64 %w
  %vx = load float, ptr %px
  %vy = load float, ptr %py
  %m = fmul float %a, %vx
  %r = fadd float %m, %vy
  store float %r, ptr %py
  br label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
"""

KERNEL = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k({params}, ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
{body}
  %po = getelementptr {type}, ptr %out, i64 %w
  store {type} %r, ptr %po
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
{declarations}
"""


def kernel(type_: str, body: str, params: str = "ptr %x", declarations: str = "") -> str:
    load = "  %px = getelementptr {t}, ptr %x, i64 %w\n  %v = load {t}, ptr %px\n".format(t=type_)
    return KERNEL.format(params=params, type=type_, body=load + body, declarations=declarations)


# IR → PTX → emulator → NumPy: name, type, body, what NumPy makes of the same.
KERNELS = [
    ("double", "float", "  %r = fadd float %v, %v", lambda x: x + x),
    ("square", "float", "  %r = fmul float %v, %v", lambda x: x * x),
    ("negate", "float", "  %r = fneg float %v", lambda x: -x),
    ("reciprocal", "double", "  %r = fdiv double 1.0, %v", lambda x: 1.0 / x),
    ("increment", "i32", "  %r = add i32 %v, 1", lambda x: x + 1),
    ("shift", "i32", "  %r = ashr i32 %v, 1", lambda x: x >> 1),
    ("bits", "i64", "  %r = xor i64 %v, -1", lambda x: ~x),
    ("product", "i64", "  %r = mul i64 %v, %v", lambda x: x * x),
    ("remainder", "i32", "  %r = srem i32 %v, 7", lambda x: np.fmod(x, 7)),
    ("clamp", "i32", "  %c = icmp sgt i32 %v, 10\n  %r = select i1 %c, i32 10, i32 %v", lambda x: np.minimum(x, 10)),
    ("narrow", "i16", "  %t8 = trunc i16 %v to i8\n  %r = sext i8 %t8 to i16", lambda x: x.astype(np.int8).astype(np.int16)),
    ("root", "double", "  %r = call double @llvm.sqrt.f64(double %v)", np.sqrt),
]
TYPES = {"float": np.float32, "double": np.float64, "i16": np.int16, "i32": np.int32, "i64": np.int64}


@pytest.mark.parametrize("name,type_,body,want", KERNELS, ids=[k[0] for k in KERNELS])
def test_kernels(name, type_, body, want):
    text = kernel(type_, body, declarations="declare double @llvm.sqrt.f64(double)")
    x = np.arange(1, 65).astype(TYPES[type_]) * TYPES[type_](3)
    for level in ("O0", "O3"):
        out = np.zeros_like(x)
        launch = emu.Module(gonvvm.compile(text, arch="sm_80", level=level)).launch("k", block=64, args=[x, out])
        assert launch.done and not launch.findings
        np.testing.assert_array_equal(out, want(x).astype(out.dtype))


def test_compile():
    result = gonvvm.compile(SAXPY, arch="sm_90", line_info=True, remarks=True)
    assert ".target sm_90" in result.ptx and ".entry saxpy" in result.ptx
    assert ptx.check(result.ptx) == []
    assert "<pre>" in result._repr_html_()
    assert ".target sm_75" in gonvvm.compile(SAXPY.encode()).ptx


def test_inputs(tmp_path: Path):
    path = tmp_path / "saxpy.ll"
    path.write_text(SAXPY)
    want = gonvvm.compile(SAXPY).ptx
    assert gonvvm.compile(path).ptx == want
    bitcode = gonvvm.link([path], format="bitcode")
    assert bitcode.ir[:2] == b"BC"
    assert gonvvm.compile(bitcode).ptx == want
    assert gonvvm.compile(bitcode.ir).ptx == want
    assert "define" in gonvvm.optimize(SAXPY, level="O2").text
    with pytest.raises(TypeError, match="the input is a int"):
        gonvvm.compile(3)


def test_link():
    f = "define float @f(float %x) {\n  %r = fadd float %x, 1.0\n  ret float %r\n}\n"
    k = kernel("float", "  %r = call float @f(float %v)", declarations="declare float @f(float)")
    x, out = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    emu.Module(gonvvm.compile([k, f])).launch(block=8, args=[x, out])
    np.testing.assert_array_equal(out, x + 1)
    emu.Module(gonvvm.compile(k, libraries=[f])).launch(block=8, args=[x, out])


def test_errors():
    bad = SAXPY.replace("fadd float %m, %vy", "fadd double %m, %vy").replace("ret void", "ret i32 0")
    with pytest.raises(gonvvm.Error) as caught:
        gonvvm.compile(bad)
    first = caught.value.diagnostics[0]
    assert first.severity == "error" and first.code and first.line == 18 and first.column > 0
    assert "fadd double" in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.diagnostics == caught.value.diagnostics
    assert gonvvm.verify(bad)[0].code == first.code
    assert gonvvm.verify(SAXPY) == []
    with pytest.raises(gonvvm.Error, match="sm_1"):
        gonvvm.compile(SAXPY, arch="sm_1")
    with pytest.raises(ValueError, match="'O3'"):
        gonvvm.compile(SAXPY, level="O7")
    with pytest.raises(TypeError):
        gonvvm.compile(SAXPY, architecture="sm_80")


def test_ptx():
    text = gonvvm.compile(SAXPY).ptx
    assert ptx.format(ptx.format(text)) == ptx.format(text)
    problems = ptx.check(text.replace("setp.ge.s32", "setp.ge.s33"))
    assert problems and problems[0].line > 0
    with pytest.raises(gonvvm.Error):
        ptx.format("nonsense {")


def test_launch():
    module = emu.Module(gonvvm.compile(SAXPY))
    assert [p.type for p in module.kernels["saxpy"]] == ["u32", "f32", "u64", "u64"]
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    launch = module.launch("saxpy", grid=8, block=(128, 1), args=[1000, 2.0, x, y], stats=True)
    np.testing.assert_array_equal(y, 2 * x + 1)
    assert launch.steps > 0 and launch.stats
    module.launch("saxpy", grid=8, block=128, args=[np.int32(1000), np.float32(0), x, y])
    with pytest.raises(gonvvm.Error, match="4 arguments, not 1"):
        module.launch("saxpy", args=[1])
    with pytest.raises(TypeError, match="argument 0 is a str"):
        module.launch("saxpy", args=["1", 2.0, x, y])
    with pytest.raises(ValueError, match="not contiguous"):
        module.launch("saxpy", args=[1, 2.0, x[::2], y])
    with pytest.raises(gonvvm.Error):
        module.launch("other", args=[])


def test_read_only():
    x, y = np.arange(8, dtype=np.float32), bytearray(32)
    x.setflags(write=False)
    emu.Module(gonvvm.compile(SAXPY)).launch(block=8, args=[8, 2.0, x, y])
    np.testing.assert_array_equal(np.frombuffer(y, np.float32), 2 * x)


def test_findings():
    module = emu.Module(gonvvm.compile(SAXPY))
    x, y = np.arange(4, dtype=np.float32), np.ones(8, np.float32)
    with pytest.raises(emu.SanitizerError, match="past the end of a buffer of 16 bytes") as caught:
        module.launch(block=8, args=[8, 2.0, x, y])
    assert caught.value.launch.findings[0].thread == (4, 0, 0)
    assert pickle.loads(pickle.dumps(caught.value)).launch.findings[0].fatal == caught.value.launch.findings[0].fatal
    with pytest.warns(emu.SanitizerWarning):
        module.launch(block=8, args=[8, 2.0, x, y], check="warn")
    assert module.launch(block=8, args=[8, 2.0, x, y], check="ignore").findings


def compile_in_child(arch: str) -> str:
    return gonvvm.compile(SAXPY, arch=arch).ptx


def test_threads_and_processes():
    archs = ["sm_70", "sm_75", "sm_80", "sm_90"] * 4
    want = [compile_in_child(a) for a in archs]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert list(pool.map(compile_in_child, archs)) == want
    import multiprocessing

    for method in multiprocessing.get_all_start_methods():
        with concurrent.futures.ProcessPoolExecutor(2, mp_context=multiprocessing.get_context(method)) as pool:
            assert list(pool.map(compile_in_child, archs[:4])) == want[:4]


def test_interpreter_runs_meanwhile():
    """Calls release the interpreter's lock: another thread wakes up many times while one launch runs."""
    text = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry spin()
{
    .reg .b32 %r<2>;
    .reg .pred %p;
    mov.u32 %r0, 0;
loop:
    add.u32 %r0, %r0, 1;
    setp.lt.u32 %p, %r0, 2000000;
    @%p bra loop;
    ret;
}
"""
    module, inside, woken = emu.Module(text), threading.Event(), 0

    def launch():
        inside.set()
        module.launch("spin")
        inside.clear()

    thread = threading.Thread(target=launch)
    thread.start()
    while thread.is_alive():
        time.sleep(0.0001)
        woken += inside.is_set()
    assert woken > 2  # with the lock held it would be 1


def test_html():
    bad = SAXPY.replace("fadd float %m, %vy", "fadd double %m, %vy")
    html = gonvvm.verify(bad)[0]._repr_html_()
    assert "fadd double" in html and "^</pre>" in html
    assert "<pre>" in gonvvm.optimize(SAXPY)._repr_html_() and "bitcode" in gonvvm.link([SAXPY], format="bitcode")._repr_html_()
    x = np.ones(4, np.float32)
    launch = emu.Module(gonvvm.compile(SAXPY)).launch(block=8, args=[8, 2.0, x, x.copy()], check="ignore")
    assert "past the end" in launch.findings[0]._repr_html_() and "1 findings" in launch._repr_html_()


def test_command():
    name = shutil.which("gonvvm", path=os.pathsep.join([str(Path(sys.executable).parent), sysconfig.get_path("scripts")]))
    assert name
    out = subprocess.run([name, "compile", "-", "-o", "-"], input=SAXPY, capture_output=True, text=True)
    assert out.returncode == 0 and ".entry saxpy" in out.stdout
    assert subprocess.run([name, "compile", "missing.ll"], capture_output=True).returncode != 0


def test_without_library(monkeypatch):
    from gonvvm import _wire

    monkeypatch.setattr(_wire, "_answer", _wire._by_command)
    assert ".entry saxpy" in gonvvm.compile(SAXPY).ptx


def test_plugin(tmp_path: Path):
    (tmp_path / "test_one.py").write_text(
        "import numpy as np\nimport gonvvm\nfrom gonvvm import emu\n"
        f"SAXPY = {SAXPY!r}\n"
        "def test():\n    x = np.ones(4, np.float32)\n    emu.Module(gonvvm.compile(SAXPY)).launch(block=8, args=[8, 2.0, x, x.copy()])\n"
    )
    run = lambda *args: subprocess.run([sys.executable, "-m", "pytest", "-q", *args, str(tmp_path)], capture_output=True, text=True)
    assert "SanitizerError" in run().stdout
    assert run("--gonvvm-sanitize=warn").returncode == 0


def test_types(tmp_path: Path):
    pytest.importorskip("mypy")
    (tmp_path / "use.py").write_text("import gonvvm\nresult = gonvvm.compile('', level='O2')\ntext: str = result.ptx\n")
    for args in (["use.py"], ["-p", "gonvvm"]):
        out = subprocess.run([sys.executable, "-m", "mypy", "--strict", *args], capture_output=True, text=True, cwd=tmp_path)
        assert out.returncode == 0, out.stdout
