"""Kernels of numba-cuda-mlir, whose NVVM IR MLIR writes, compiled by this project's libNVVM and launched by its driver: their results are numpy's.

The program prints the name of each case that fails and "ok N" with the number of those that passed."""
import math
import traceback
import warnings

import numpy as np
from numba_cuda_mlir import cuda

warnings.simplefilter("ignore")
rng = np.random.default_rng(11)
cases = []


def case(f):
    cases.append(f)
    return f


def near(got, want):
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)


@cuda.jit
def saxpy_kernel(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + math.sin(y[i])


@case
def saxpy():
    x, y = rng.random(100, dtype=np.float32), np.ones(100, np.float32)
    saxpy_kernel[4, 32](np.float32(2), x, y)
    near(y, 2 * x + np.sin(np.float32(1)))


# Barriers are inline assembly without the attribute convergent here.
@cuda.jit
def reduce_kernel(a, o):
    s = cuda.shared.array(256, np.float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = a[i] if i < a.size else np.float32(0)
    cuda.syncthreads()
    n = 128
    while n > 0:
        if t < n:
            s[t] += s[t + n]
        cuda.syncthreads()
        n //= 2
    if t == 0:
        cuda.atomic.add(o, 0, s[0])


@case
def reduction():
    a, o = rng.random(1000, dtype=np.float32), np.zeros(1, np.float32)
    reduce_kernel[4, 256](a, o)
    near(o[0], a.sum())


@cuda.jit
def tile_kernel(a, b, c):
    sa = cuda.shared.array((16, 16), np.float32)
    sb = cuda.shared.array((16, 16), np.float32)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    acc = np.float32(0)
    for t in range((a.shape[1] + 15) // 16):
        sa[ty, tx] = 0
        sb[ty, tx] = 0
        if y < a.shape[0] and tx + t * 16 < a.shape[1]:
            sa[ty, tx] = a[y, tx + t * 16]
        if x < b.shape[1] and ty + t * 16 < b.shape[0]:
            sb[ty, tx] = b[ty + t * 16, x]
        cuda.syncthreads()
        for q in range(16):
            acc += sa[ty, q] * sb[q, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = acc


@case
def tiles():
    a, b, c = rng.random((20, 24), dtype=np.float32), rng.random((24, 18), dtype=np.float32), np.zeros((20, 18), np.float32)
    tile_kernel[(2, 2), (16, 16)](a, b, c)
    near(c, a @ b)


@cuda.jit
def warp_kernel(a, o):
    i = cuda.grid(1)
    v = a[i]
    d = 16
    while d > 0:
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, d)
        d >>= 1
    if cuda.laneid == 0:
        o[i // 32] = v


@case
def warps():
    a, o = rng.random(1024, dtype=np.float32), np.zeros(32, np.float32)
    warp_kernel[8, 128](a, o)
    near(o, a.reshape(32, 32).sum(1))


@cuda.jit
def histogram_kernel(a, h):
    s = cuda.shared.array(64, np.int32)
    t = cuda.threadIdx.x
    if t < 64:
        s[t] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), a.size, cuda.gridsize(1)):
        cuda.atomic.add(s, a[i] & 63, 1)
    cuda.syncthreads()
    if t < 64:
        cuda.atomic.add(h, t, s[t])


@case
def histogram():
    a, h = rng.integers(0, 1 << 20, 500).astype(np.uint32), np.zeros(64, np.int32)
    histogram_kernel[2, 64](a, h)
    np.testing.assert_array_equal(h, np.bincount(a & 63, minlength=64))


@cuda.jit
def divide_kernel(a, b, o):
    i = cuda.grid(1)
    o[i] = a[i] // b[i] + a[i] % b[i] + a[i] // 7 + a[i] % 8


@case
def divisions():
    a, b = rng.integers(-1000, 1000, 64), rng.integers(1, 50, 64) * rng.choice([-1, 1], 64)
    o = np.zeros(64, np.int64)
    divide_kernel[2, 32](a, b, o)
    np.testing.assert_array_equal(o, a // b + a % b + a // 7 + a % 8)


@cuda.jit
def sort_kernel(a, o):
    v = cuda.local.array(16, np.float32)
    i = cuda.grid(1)
    for q in range(16):
        v[q] = a[i * 16 + q]
    for p in range(1, 16):
        x = v[p]
        q = p - 1
        while q >= 0 and v[q] > x:
            v[q + 1] = v[q]
            q -= 1
        v[q + 1] = x
    for q in range(16):
        o[i * 16 + q] = v[q]


@case
def local_arrays():
    a, o = rng.random(16 * 32, dtype=np.float32), np.zeros(16 * 32, np.float32)
    sort_kernel[1, 32](a, o)
    np.testing.assert_array_equal(o, np.sort(a.reshape(32, 16), 1).ravel())


@cuda.jit
def fft_kernel(a, b):
    i = cuda.grid(1)
    if i < a.size // 2:
        w = complex(math.cos(i), math.sin(i))
        b[i] = a[i] + w * a[i + a.size // 2]
        b[i + a.size // 2] = a[i] - w * a[i + a.size // 2]


@case
def complex_numbers():
    a = (rng.random(64) + 1j * rng.random(64)).astype(np.complex64)
    b = np.zeros(64, np.complex64)
    fft_kernel[1, 32](a, b)
    w = np.exp(1j * np.arange(32))
    near(b, np.concatenate([a[:32] + w * a[32:], a[:32] - w * a[32:]]))


passed = 0
for f in cases:
    try:
        f()
        passed += 1
    except Exception:
        print("FAILED", f.__name__)
        traceback.print_exc()
print("ok", passed)
