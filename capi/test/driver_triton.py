"""Kernels of Triton, launched by its own launcher on the emulator: their results are numpy's. PyTorch is not needed: a Tensor is memory
of the driver with an address and a type.

The program prints the name of each case that fails and "ok N" with the number of those that passed."""
import sys
import traceback

import numpy as np
import triton
import triton.language as tl
from cuda.bindings import driver as cu

rng = np.random.default_rng(3)
cases = []


def case(f):
    cases.append(f)
    return f


def ok(result):
    assert result[0] == cu.CUresult.CUDA_SUCCESS, result[0]
    return result[1] if len(result) == 2 else None


ok(cu.cuInit(0))
ok(cu.cuCtxSetCurrent(ok(cu.cuDevicePrimaryCtxRetain(ok(cu.cuDeviceGet(0))))))
names = {"float32": "fp32", "float16": "fp16", "int32": "i32", "int64": "i64", "float64": "fp64", "int8": "i8", "uint8": "u8"}


class Type(str):
    """The name of a type, with the size that descriptors ask for."""

    itemsize = 0


class Tensor:
    def __init__(self, a):
        self.a = np.ascontiguousarray(a)
        self.dtype = Type(names[self.a.dtype.name])
        self.dtype.itemsize = self.a.itemsize
        self.p = ok(cu.cuMemAlloc(max(self.a.nbytes, 1)))
        ok(cu.cuMemcpyHtoD(self.p, self.a.ctypes.data, self.a.nbytes))

    def data_ptr(self):
        return int(self.p)

    def numpy(self):
        r = np.empty_like(self.a)
        ok(cu.cuMemcpyDtoH(r.ctypes.data, self.p, r.nbytes))
        return r


def zeros(n, dtype=np.float32):
    return Tensor(np.zeros(n, dtype))


def normal(*shape):
    return rng.standard_normal(shape).astype(np.float32)


def same(got, want, tolerance=1e-5):
    np.testing.assert_allclose(got, want, rtol=tolerance, atol=tolerance)


@triton.jit
def add_kernel(x, y, r, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(r + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


@case
def add():
    x, y, r = normal(1000), normal(1000), zeros(1000)
    add_kernel[(8,)](Tensor(x), Tensor(y), r, 1000, BLOCK=128)
    same(r.numpy(), x + y)


@case
def add_half():
    x, y = normal(300).astype(np.float16), normal(300).astype(np.float16)
    r = zeros(300, np.float16)
    add_kernel[(2,)](Tensor(x), Tensor(y), r, 300, BLOCK=256)
    same(r.numpy(), x + y)


@case
def add_integers():
    x, y = rng.integers(-99, 99, 500).astype(np.int64), rng.integers(-99, 99, 500).astype(np.int64)
    r = zeros(500, np.int64)
    add_kernel[(4,)](Tensor(x), Tensor(y), r, 500, BLOCK=128)
    same(r.numpy(), x + y)


@triton.jit
def softmax_kernel(x, r, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(r + row * n + i, e / tl.sum(e, axis=0), mask=i < n)


@case
def softmax():
    x, r = normal(12, 100), zeros((12, 100))
    softmax_kernel[(12,)](Tensor(x), r, 100, BLOCK=128)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    same(r.numpy(), e / e.sum(axis=1, keepdims=True))


@triton.jit
def layernorm_kernel(x, w, b, r, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + i, mask=i < n, other=0.0)
    mean = tl.sum(v, axis=0) / n
    d = tl.where(i < n, v - mean, 0.0)
    s = 1 / tl.sqrt(tl.sum(d * d, axis=0) / n + eps)
    tl.store(r + row * n + i, d * s * tl.load(w + i, mask=i < n) + tl.load(b + i, mask=i < n), mask=i < n)


@case
def layer_norm():
    x, w, b, r = normal(6, 200), normal(200), normal(200), zeros((6, 200))
    layernorm_kernel[(6,)](Tensor(x), Tensor(w), Tensor(b), r, 200, 1e-5, BLOCK=256)
    m, v = x.mean(axis=1, keepdims=True), x.var(axis=1, keepdims=True)
    same(r.numpy(), (x - m) / np.sqrt(v + 1e-5) * w + b, 1e-4)


@triton.jit
def matmul_kernel(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), tl.float32)
    for start in range(0, K, BK):
        x = tl.load(a + m[:, None] * K + (start + k)[None, :], mask=m[:, None] < M, other=0.0)
        y = tl.load(b + (start + k)[:, None] * N + n[None, :], mask=n[None, :] < N, other=0.0)
        acc += tl.dot(x, y)
    tl.store(c + m[:, None] * N + n[None, :], acc, mask=(m[:, None] < M) & (n[None, :] < N))


@case
def matrix_product_half():
    a, b, c = normal(64, 64).astype(np.float16), normal(64, 32).astype(np.float16), zeros((64, 32))
    matmul_kernel[(2, 1)](Tensor(a), Tensor(b), c, 64, 32, 64, BM=32, BN=32, BK=32)
    same(c.numpy(), a.astype(np.float32) @ b.astype(np.float32), 1e-2)


@case
def matrix_product_tf32():
    a, b, c = normal(32, 32), normal(32, 32), zeros((32, 32))
    matmul_kernel[(1, 1)](Tensor(a), Tensor(b), c, 32, 32, 32, BM=32, BN=32, BK=16)
    same(c.numpy(), a @ b, 5e-2)


@triton.jit
def reduce_kernel(x, r, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0.0)
    tl.atomic_add(r, tl.sum(v, axis=0))


@case
def atomic_sum():
    x, r = normal(1000), zeros(1)
    reduce_kernel[(4,)](Tensor(x), r, 1000, BLOCK=256)
    same(r.numpy(), [x.sum()], 1e-4)


@triton.jit
def argmax_kernel(x, r, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + i, mask=i < n, other=-float("inf"))
    tl.store(r + row, tl.argmax(v, axis=0))


@case
def argmax():
    x, r = normal(7, 90), zeros(7, np.int32)
    argmax_kernel[(7,)](Tensor(x), r, 90, BLOCK=128)
    same(r.numpy(), x.argmax(axis=1))


@triton.jit
def cumsum_kernel(x, r, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(r + i, tl.cumsum(tl.load(x + i), axis=0))


@case
def cumulative_sum():
    x, r = normal(256), zeros(256)
    cumsum_kernel[(1,)](Tensor(x), r, BLOCK=256)
    same(r.numpy(), np.cumsum(x), 1e-4)


@triton.jit
def transpose_kernel(x, r, M: tl.constexpr, N: tl.constexpr):
    m, n = tl.arange(0, M), tl.arange(0, N)
    v = tl.load(x + m[:, None] * N + n[None, :])
    tl.store(r + n[:, None] * M + m[None, :], tl.trans(v))


@case
def transpose():
    x, r = normal(32, 64), zeros((64, 32))
    transpose_kernel[(1,)](Tensor(x), r, M=32, N=64)
    same(r.numpy(), x.T)


@triton.jit
def sort_kernel(x, r, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(r + i, tl.sort(tl.load(x + i)))


@case
def sort():
    x, r = normal(128), zeros(128)
    sort_kernel[(1,)](Tensor(x), r, BLOCK=128)
    same(r.numpy(), np.sort(x))


@triton.jit
def math_kernel(x, r, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=1.0)
    tl.store(r + i, tl.sin(v) + tl.sigmoid(v) + tl.log(tl.abs(v) + 1) + tl.math.erf(v), mask=i < n)


@case
def mathematics():
    import math

    x, r = normal(200), zeros(200)
    math_kernel[(1,)](Tensor(x), r, 200, BLOCK=256)
    same(r.numpy(), np.sin(x) + 1 / (1 + np.exp(-x)) + np.log(np.abs(x) + 1) + [math.erf(v) for v in x], 1e-4)


@triton.jit
def gather_kernel(table, index, r, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    k = tl.load(index + i, mask=i < n, other=0)
    tl.store(r + i, tl.load(table + k, mask=i < n), mask=i < n)


@case
def gather():
    table, index, r = normal(50), rng.integers(0, 50, 300).astype(np.int32), zeros(300)
    gather_kernel[(3,)](Tensor(table), Tensor(index), r, 300, BLOCK=128)
    same(r.numpy(), table[index])


@triton.jit
def histogram_kernel(x, r, n, BINS: tl.constexpr, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0)
    h = tl.histogram(v, BINS, mask=i < n)
    tl.store(r + tl.arange(0, BINS), h)


@case
def histogram():
    x, r = rng.integers(0, 16, 250).astype(np.int32), zeros(16, np.int32)
    histogram_kernel[(1,)](Tensor(x), r, 250, BINS=16, BLOCK=256)
    same(r.numpy(), np.bincount(x, minlength=16))


@triton.jit
def random_kernel(r, seed, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(r + i, tl.rand(seed, i))


@case
def random_numbers():
    r = zeros(512)
    random_kernel[(1,)](r, 42, BLOCK=512)
    v = r.numpy()
    assert 0.4 < v.mean() < 0.6 and v.min() >= 0 and v.max() < 1


@triton.jit
def attention_kernel(q, k, v, r, n, scale, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    d = tl.arange(0, D)
    x = tl.load(q + m[:, None] * D + d[None, :])
    most = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, D), tl.float32)
    for start in range(0, n, BN):
        j = start + tl.arange(0, BN)
        y = tl.load(k + j[:, None] * D + d[None, :])
        s = tl.dot(x, tl.trans(y)) * scale
        now = tl.maximum(most, tl.max(s, axis=1))
        p = tl.exp(s - now[:, None])
        a = tl.exp(most - now)
        total = total * a + tl.sum(p, axis=1)
        z = tl.load(v + j[:, None] * D + d[None, :])
        acc = acc * a[:, None] + tl.dot(p.to(tl.float16), z)
        most = now
    tl.store(r + m[:, None] * D + d[None, :], acc / total[:, None])


@case
def attention():
    q, k, v = (normal(64, 32).astype(np.float16) for _ in range(3))
    r = zeros((64, 32))
    attention_kernel[(2,)](Tensor(q), Tensor(k), Tensor(v), r, 64, 0.2, D=32, BM=32, BN=32)
    s = q.astype(np.float32) @ k.astype(np.float32).T * 0.2
    p = np.exp(s - s.max(axis=1, keepdims=True))
    same(r.numpy(), p / p.sum(axis=1, keepdims=True) @ v.astype(np.float32), 2e-2)


@triton.jit
def block_copy_kernel(x, r, M: tl.constexpr, N: tl.constexpr):
    i, j = tl.program_id(0) * M, tl.program_id(1) * N
    r.store([i, j], x.load([i, j]) * 2)


@case
def tensor_descriptors():
    from triton.tools.tensor_descriptor import TensorDescriptor

    x, r = Tensor(normal(64, 64)), zeros((64, 64))
    x.shape = r.shape = (64, 64)
    block_copy_kernel[(2, 2)](TensorDescriptor(x, [64, 64], [64, 1], [32, 32]), TensorDescriptor(r, [64, 64], [64, 1], [32, 32]), M=32, N=32)
    same(r.numpy(), 2 * x.a)


passed = 0
for f in cases:
    if len(sys.argv) > 1 and f.__name__ not in sys.argv[1:]:
        continue
    try:
        f()
        passed += 1
    except BaseException:
        print("FAILED", f.__name__)
        traceback.print_exc(limit=-3, file=sys.stdout)
print("ok", passed)
