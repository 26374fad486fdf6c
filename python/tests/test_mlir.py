"""Kernels in MLIR by gonvvm: mlir-opt and mlir-translate, PTX of this package, the emulator, NumPy."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import numpy as np
import pytest

import gonvvm.mlir
from gonvvm import emu

CACHE = Path(os.environ.get("GONVVM_CACHE", Path.home() / ".cache/gonvvm"))  # of scripts/oracles.sh
LIBDEVICE = CACHE / "libdevice.10.bc"
os.environ["PATH"] += os.pathsep + str(CACHE / "bin")
pytestmark = pytest.mark.skipif(not any(shutil.which(f"mlir-opt{v}") for v in ("", "-22")), reason="mlir-opt is not installed")

KERNEL = """
gpu.module @kernels {{
  {globals}
  gpu.func @k(%x: memref<64x{type}, 1>, %y: memref<64x{type}, 1>, %out: memref<64x{type}, 1>) kernel {{
    %t = gpu.thread_id x
    %a = memref.load %x[%t] : memref<64x{type}, 1>
    %b = memref.load %y[%t] : memref<64x{type}, 1>
    {body}
    memref.store %r, %out[%t] : memref<64x{type}, 1>
    gpu.return
  }}
}}
"""
SHARED = "memref.global \"private\" @tile : memref<64xf32, 3>"
# Name, type, body, what NumPy makes of the same.
KERNELS = [
    ("addf", "f32", "%r = arith.addf %a, %b : f32", lambda x, y: x + y),
    ("divf", "f64", "%r = arith.divf %a, %b : f64", lambda x, y: x / y),
    ("muli", "i32", "%r = arith.muli %a, %b : i32", lambda x, y: x * y),
    ("remsi", "i64", "%r = arith.remsi %a, %b : i64", np.fmod),
    ("shli", "i32", "%c = arith.constant 3 : i32\n%r = arith.shli %a, %c : i32", lambda x, y: x << 3),
    ("fma", "f64", "%r = math.fma %a, %b, %a : f64", lambda x, y: x * y + x),
    ("sqrt", "f32", "%r = math.sqrt %a : f32", lambda x, y: np.sqrt(x)),
    ("select", "i32", "%c = arith.cmpi slt, %a, %b : i32\n%r = arith.select %c, %a, %b : i32", np.minimum),
    ("convert", "i32", "%f = arith.sitofp %a : i32 to f64\n%g = arith.addf %f, %f : f64\n%r = arith.fptosi %g : f64 to i32", lambda x, y: 2 * x),
    ("if", "f32", "%c = arith.cmpf ogt, %a, %b : f32\n%r = scf.if %c -> f32 { %s = arith.subf %a, %b : f32\nscf.yield %s : f32 } else { scf.yield %b : f32 }",
     lambda x, y: np.where(x > y, x - y, y)),
    ("for", "f32", "%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n%r = scf.for %i = %0 to %t step %1 iter_args(%s = %a) -> f32 {"
     " %n = arith.addf %s, %b : f32\nscf.yield %n : f32 }", lambda x, y: x + np.arange(64, dtype=np.float32) * y),
    ("shuffle", "i32", "%o = arith.constant 1 : i32\n%w = arith.constant 32 : i32\n%r, %p = gpu.shuffle xor %a, %o, %w : i32", lambda x, y: x.reshape(-1, 2)[:, ::-1].ravel()),
    ("shared", "f32", "%s = memref.get_global @tile : memref<64xf32, 3>\nmemref.store %a, %s[%t] : memref<64xf32, 3>\ngpu.barrier\n"
     "%c = arith.constant 63 : index\n%i = arith.subi %c, %t : index\n%r = memref.load %s[%i] : memref<64xf32, 3>", lambda x, y: x[::-1]),
]  # fmt: skip
TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64}


@pytest.mark.parametrize("name,type_,body,want", KERNELS, ids=[k[0] for k in KERNELS])
def test_kernel(name, type_, body, want):
    if "math." in body and not LIBDEVICE.exists():
        pytest.skip("libdevice is not there: see scripts/oracles.sh")
    libdevice = LIBDEVICE if "math." in body else None
    text = KERNEL.format(type=type_, body=body, globals=SHARED if name == "shared" else "")
    x = np.arange(1, 65).astype(TYPES[type_])
    y = np.arange(65, 1, -1).astype(TYPES[type_])
    for level in ("O0", "O3"):
        out = np.zeros_like(x)
        emu.Module(gonvvm.mlir.compile(text, arch="sm_80", level=level, libdevice=libdevice)).launch("k", block=64, args=[x, y, out])
        np.testing.assert_allclose(out, want(x, y).astype(out.dtype), rtol=1e-6)


def test_lowered():
    text = """
module {
  llvm.func @k(%p: !llvm.ptr<1>) attributes {nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %q = llvm.getelementptr %p[%t] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    llvm.store %t, %q : i32, !llvm.ptr<1>
    llvm.return
  }
}
"""
    out = np.zeros(32, np.int32)
    emu.Module(gonvvm.mlir.compile(text, passes=())).launch(block=32, args=[out])
    np.testing.assert_array_equal(out, np.arange(32))


def test_errors(monkeypatch):
    with pytest.raises(ValueError, match="expected"):
        gonvvm.mlir.compile("gpu.module {")
    with pytest.raises(ValueError, match="2 modules of the dialect gpu"):
        gonvvm.mlir.translate("gpu.module @a { }\ngpu.module @b { }")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(FileNotFoundError, match="mlir-22-tools"):
        gonvvm.mlir.translate("")
