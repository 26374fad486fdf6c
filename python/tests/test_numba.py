"""numba-cuda's kernels by gonvvm: Python, numba's IR, PTX of this package, the emulator, NumPy. Needs numba-cuda, but no GPU."""

from __future__ import annotations

import math
import os
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba_cuda")

from numba import cuda, float32, float64, int32, int64  # noqa: E402

import gonvvm.numba  # noqa: E402
from gonvvm import emu  # noqa: E402

LIBDEVICE = Path(os.environ.get("GONVVM_CACHE", Path.home() / ".cache/gonvvm")) / "libdevice.10.bc"


def saxpy(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = 2 * x[i] + y[i]


def branch(x, y, out):
    i = cuda.grid(1)
    if x[i] > y[i]:
        out[i] = x[i] - y[i]
    else:
        out[i] = y[i] - x[i]


def loop(x, y, out):
    i = cuda.grid(1)
    s = x[i] * 0
    for j in range(i % 5):
        s += y[j]
    out[i] = s


def shared(x, y, out):
    tile = cuda.shared.array(64, float32)
    i = cuda.threadIdx.x
    tile[i] = x[i]
    cuda.syncthreads()
    out[i] = tile[63 - i]


def local(x, y, out):
    a = cuda.local.array(4, float32)
    i = cuda.grid(1)
    for j in range(4):
        a[j] = x[i] * j
    out[i] = a[i % 4]


def warp(x, y, out):
    i = cuda.grid(1)
    v = x[i]
    for offset in (16, 8, 4, 2, 1):
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, offset)
    out[i] = v


def atomics(x, y, out):
    i = cuda.grid(1)
    cuda.atomic.add(out, x[i] % 8, y[i])


def division(x, y, out):
    i = cuda.grid(1)
    out[i] = x[i] // 7 + y[i] % 5


def bits(x, y, out):
    i = cuda.grid(1)
    out[i] = cuda.popc(x[i]) + (x[i] << 3) ^ y[i]


def matrix(x, y, out):
    i, j = cuda.grid(2)
    s = float32(0)
    for k in range(8):
        s += x[i, k] * y[k, j]
    out[i, j] = s


def convert(x, y, out):
    i = cuda.grid(1)
    out[i] = int32(float32(x[i]) / 2 + y[i])


def root(x, y, out):
    i = cuda.grid(1)
    out[i] = math.sqrt(x[i] * x[i] + y[i] * y[i])


def special(x, y, out):
    i = cuda.grid(1)
    out[i] = math.sin(x[i]) + math.exp(-y[i])


def sums(x, y):
    v = x.reshape(2, 32)[:, ::-1].cumsum(1)[:, ::-1]  # lane 0 of a warp has the sum
    return v[:, 0]


KERNELS = [
    (saxpy, float32, lambda x, y: 2 * x + y),
    (branch, float32, lambda x, y: np.abs(x - y)),
    (loop, float64, lambda x, y: np.array([y[: i % 5].sum() for i in range(64)])),
    (shared, float32, lambda x, y: x[::-1]),
    (local, float32, lambda x, y: x * (np.arange(64) % 4)),
    (warp, int32, sums),
    (atomics, int32, lambda x, y: np.bincount(x % 8, y, 64)),
    (division, int64, lambda x, y: x // 7 + y % 5),
    (bits, int32, lambda x, y: np.bitwise_count(x) + (x << 3) ^ y),
    (matrix, float32, lambda x, y: x @ y),
    (convert, int32, lambda x, y: (x / 2 + y).astype(np.int32)),
    (root, float64, np.hypot),
    (special, float64, lambda x, y: np.sin(x) + np.exp(-y)),
]


@pytest.fixture(autouse=True)
def gonvvm_in_numba():
    gonvvm.numba.enable(LIBDEVICE if LIBDEVICE.exists() else None)
    yield
    gonvvm.numba.disable()


@pytest.mark.parametrize("options", [{}, {"debug": True, "opt": False}, {"fastmath": True}], ids=["default", "debug", "fastmath"])
@pytest.mark.parametrize("kernel,type_,want", KERNELS, ids=[k[0].__name__ for k in KERNELS])
def test_kernel(kernel, type_, want, options):
    if kernel in (root, special) and not LIBDEVICE.exists():
        pytest.skip("libdevice is not there: see scripts/oracles.sh")
    two = kernel is matrix
    ptx, _ = cuda.compile_ptx(kernel, (type_[:, ::1] if two else type_[::1],) * 3, cc=(8, 0), **options)
    assert "gonvvm" in ptx.splitlines()[0]
    x = np.arange(64).astype(type_.name)
    y = np.arange(64)[::-1].astype(type_.name) % 9
    if two:
        x, y = x.reshape(8, 8), y.reshape(8, 8)
    out = np.zeros_like(x)
    emu.Module(ptx).launch(block=(8, 8) if two else 64, args=gonvvm.numba.arguments(x, y, out))
    if kernel is warp:
        out = out[::32]
    np.testing.assert_allclose(out, want(x, y).astype(out.dtype), rtol=1e-5)


def test_without_libdevice():
    gonvvm.numba.enable(b"; no libdevice\n")
    ptx, _ = cuda.compile_ptx(special, (float64[::1],) * 3, cc=(8, 0))
    with pytest.raises(gonvvm.Error, match="__nv_sin"):
        emu.Module(ptx).launch(block=1, args=gonvvm.numba.arguments(*[np.ones(1)] * 3))


def test_disable():
    from numba.cuda.cudadrv import nvvm

    gonvvm.numba.disable()
    assert not isinstance(nvvm._nvvm, gonvvm.numba._Library)
