"""Triton's kernels by gonvvm: Triton's IR, PTX of this package, the emulator, NumPy. Needs Triton, but no GPU."""

from __future__ import annotations

import numpy as np
import pytest

triton = pytest.importorskip("triton")

import triton.language as tl  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402

import gonvvm.ptx  # noqa: E402
import gonvvm.triton  # noqa: E402
from gonvvm import emu  # noqa: E402


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


@triton.jit
def scale(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) * 3.0 - tl.load(y + i, mask=m), mask=m)


@triton.jit
def relu(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.maximum(tl.load(x + i, mask=m), 0.0), mask=m)


@triton.jit
def select(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    a = tl.load(x + i, mask=m)
    b = tl.load(y + i, mask=m)
    tl.store(out + i, tl.where(a > b, a, b), mask=m)


@triton.jit
def absolute(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.abs(tl.load(x + i, mask=m)), mask=m)


@triton.jit
def halves(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m).to(tl.float16).to(tl.float32), mask=m)


@triton.jit
def loop(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    a = tl.load(x + i, mask=m)
    s = a
    for _ in range(4):
        s = s + a
    tl.store(out + i, s, mask=m)


@triton.jit
def gather(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + (n - 1 - i), mask=m), mask=m)


@triton.jit
def roots(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i)
    tl.store(out + i, tl.sqrt(a * a) + tl.sqrt_rn(a * a))


@triton.jit
def total(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    s = tl.sum(tl.load(x + tl.program_id(0) * BLOCK + i), axis=0)
    tl.store(out + tl.program_id(0) * BLOCK + i, s + tl.zeros([BLOCK], tl.float32))


@triton.jit
def largest(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    s = tl.max(tl.load(x + tl.program_id(0) * BLOCK + i), axis=0)
    tl.store(out + tl.program_id(0) * BLOCK + i, s + tl.zeros([BLOCK], tl.float32))


@triton.jit
def scan(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    s = tl.cumsum(tl.load(x + tl.program_id(0) * BLOCK + i), axis=0)
    tl.store(out + tl.program_id(0) * BLOCK + i, s)


@triton.jit
def product(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.arange(0, 16)
    at = tl.program_id(0) * 256 + i[:, None] * 16 + i[None, :]
    c = tl.dot(tl.load(x + at).to(tl.float16), tl.load(y + at).to(tl.float16))
    tl.store(out + at, c)


BLOCK, N = 256, 1024
rows = lambda x: x.reshape(-1, BLOCK)
KERNELS = [
    (add, lambda x, y: x + y),
    (scale, lambda x, y: 3 * x - y),
    (relu, lambda x, y: np.maximum(x, 0)),
    (select, np.maximum),
    (absolute, lambda x, y: np.abs(x)),
    (halves, lambda x, y: x.astype(np.float16).astype(np.float32)),
    (loop, lambda x, y: 5 * x),
    (gather, lambda x, y: x[::-1]),
    (total, lambda x, y: np.repeat(rows(x).sum(1), BLOCK)),
    (largest, lambda x, y: np.repeat(rows(x).max(1), BLOCK)),
    (scan, lambda x, y: rows(x).cumsum(1).ravel()),
    (product, lambda x, y: (x.reshape(-1, 16, 16) @ y.reshape(-1, 16, 16)).ravel()),
]


@pytest.fixture(autouse=True)
def gonvvm_in_triton(tmp_path, monkeypatch):
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path))
    gonvvm.triton.enable()
    yield
    gonvvm.triton.disable()


def compiled(kernel, capability):
    signature = {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32", "BLOCK": "constexpr"}
    source = triton.compiler.ASTSource(fn=kernel, signature=signature, constexprs={"BLOCK": BLOCK})
    return triton.compile(source, target=GPUTarget("cuda", capability, 32), options={"num_warps": 4})


def results(kernel, made, x, y):
    out = np.zeros_like(x)
    module = emu.Module(made.asm["ptx"])
    extra = [0] * (len(module.kernels[kernel.__name__]) - 4)  # pointers to scratch memory
    module.launch(grid=N // BLOCK, block=128, shared=made.metadata.shared, args=[x, y, out, N, *extra])
    return out


@pytest.mark.parametrize("capability", [80, 90])
@pytest.mark.parametrize("kernel,want", KERNELS, ids=[k[0].__name__ for k in KERNELS])
def test_kernel(kernel, want, capability):
    made = compiled(kernel, capability)
    assert gonvvm.ptx.check(made.asm["ptx"]) == [] and "LLVM NVPTX" not in made.asm["ptx"]
    x = (np.arange(N) % 37 - 11).astype(np.float32)
    y = (np.arange(N) % 23 - 7).astype(np.float32)
    out = results(kernel, made, x, y)
    np.testing.assert_array_equal(out, want(x, y))
    gonvvm.triton.disable()
    theirs = compiled(kernel, capability)
    assert "LLVM NVPTX" in theirs.asm["ptx"]
    np.testing.assert_array_equal(out, results(kernel, theirs, x, y))


def test_options():
    fast = compiled(loop, 80).asm["ptx"]
    gonvvm.triton.enable(level="O0")
    slow = compiled(loop, 80).asm["ptx"]
    assert fast != slow
    gonvvm.triton.enable()
    assert compiled(loop, 80).asm["ptx"] == fast


def test_roots_are_those_of_triton():
    """tl.sqrt is approximate, as in Triton, unless an option says otherwise; tl.sqrt_rn is exact."""

    def instructions():
        text = compiled(roots, 80).asm["ptx"]
        return "sqrt.approx" in text, "sqrt.rn" in text

    assert instructions() == (True, True)
    gonvvm.triton.enable(reflect={"__CUDA_PREC_SQRT": 1})
    assert instructions() == (False, True)
