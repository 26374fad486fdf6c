"""Kernels in Triton. `python kernels.py OUT` writes the LLVM IR of each, for two targets, to OUT/NAME.TARGET.ll."""

import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def saxpy(y, x, a, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, a * tl.load(x + i, i < n) + tl.load(y + i, i < n), i < n)


@triton.jit
def softmax(out, x, n, stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(out + row * stride + i, e / tl.sum(e, 0), i < n)


@triton.jit
def matmul(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    i = tl.program_id(0) * M + tl.arange(0, M)
    j = tl.program_id(1) * N + tl.arange(0, N)
    r = tl.arange(0, K)
    acc = tl.zeros((M, N), tl.float32)
    for s in range(0, k, K):
        p = tl.load(a + i[:, None] * k + (s + r)[None, :], (i[:, None] < m) & ((s + r)[None, :] < k), other=0.0)
        q = tl.load(b + (s + r)[:, None] * n + j[None, :], ((s + r)[:, None] < k) & (j[None, :] < n), other=0.0)
        acc += tl.dot(p, q)
    tl.store(c + i[:, None] * n + j[None, :], acc.to(c.dtype.element_ty), (i[:, None] < m) & (j[None, :] < n))


@triton.jit
def histogram(x, h, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, i < n, other=0)
    tl.atomic_add(h + v % 64, 1, i < n)


@triton.jit
def scan(x, out, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(out + i, tl.cumsum(tl.load(x + i), 0))


@triton.jit
def sort(x, out, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(out + i, tl.sort(tl.load(x + i)))


@triton.jit
def transpose(x, out, M: tl.constexpr, N: tl.constexpr):
    i = tl.arange(0, M)
    j = tl.arange(0, N)
    v = tl.load(x + i[:, None] * N + j[None, :])
    tl.store(out + j[:, None] * M + i[None, :], tl.trans(v))


@triton.jit
def layernorm(x, w, out, n, eps, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i, i < n, other=0.0).to(tl.float32)
    mean = tl.sum(v, 0) / n
    d = tl.where(i < n, v - mean, 0.0)
    tl.store(out + i, d * tl.rsqrt(tl.sum(d * d, 0) / n + eps) * tl.load(w + i, i < n), i < n)


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, i) > p
    tl.store(out + i, tl.where(keep, tl.load(x + i, i < n) / (1 - p), 0.0), i < n)


@triton.jit
def attention(q, k, v, out, n, D: tl.constexpr, M: tl.constexpr, N: tl.constexpr):
    i = tl.program_id(0) * M + tl.arange(0, M)
    d = tl.arange(0, D)
    qs = tl.load(q + i[:, None] * D + d[None, :])
    most = tl.full((M,), -float("inf"), tl.float32)
    total = tl.zeros((M,), tl.float32)
    acc = tl.zeros((M, D), tl.float32)
    for s in range(0, n, N):
        j = s + tl.arange(0, N)
        score = tl.dot(qs, tl.trans(tl.load(k + j[:, None] * D + d[None, :]))) * 0.125
        new = tl.maximum(most, tl.max(score, 1))
        p = tl.exp(score - new[:, None])
        scale = tl.exp(most - new)
        total = total * scale + tl.sum(p, 1)
        acc = tl.dot(p.to(tl.float16), tl.load(v + j[:, None] * D + d[None, :]), acc * scale[:, None])
        most = new
    tl.store(out + i[:, None] * D + d[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def convert(x, e, out, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    v = tl.load(x + i)
    tl.store(e + i, v.to(tl.float8e5))
    tl.store(out + i, (v.to(tl.bfloat16) * 2).to(tl.float32) + tl.cdiv(i, 3))


@triton.jit
def lock(flag, total, x, BLOCK: tl.constexpr):
    v = tl.sum(tl.load(x + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)), 0)
    while tl.atomic_cas(flag, 0, 1) == 1:
        pass
    tl.store(total, tl.load(total) + v)
    tl.atomic_xchg(flag, 0)


@triton.jit
def strided(a, b, c, k, am, ak, bk, bn, cm, cn, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    """A product of matrices with strides that are variable: each thread steps a pointer for each element that it loads."""
    i = tl.program_id(0) * M + tl.arange(0, M)
    j = tl.program_id(1) * N + tl.arange(0, N)
    r = tl.arange(0, K)
    left = a + i[:, None] * am + r[None, :] * ak
    right = b + r[:, None] * bk + j[None, :] * bn
    acc = tl.zeros((M, N), tl.float32)
    for s in range(0, tl.cdiv(k, K)):
        p = tl.load(left, r[None, :] < k - s * K, other=0.0)
        q = tl.load(right, r[:, None] < k - s * K, other=0.0)
        acc = tl.dot(p, q, acc)
        left += K * ak
        right += K * bk
    tl.store(c + i[:, None] * cm + j[None, :] * cn, acc.to(tl.float16))


@triton.jit
def rotate(q, cos, sin, heads, D: tl.constexpr, H: tl.constexpr):
    """Rotary embeddings: rows at a distance of two, of a number of heads that is variable."""
    row = tl.program_id(0).to(tl.int64)
    h = tl.arange(0, H)
    d = tl.arange(0, D // 2)
    c = tl.load(cos + row * D + d)[None, :]
    s = tl.load(sin + row * D + d)[None, :]
    at = q + row * heads * D + h[:, None] * D + d[None, :]
    x = tl.load(at, h[:, None] < heads, other=0.0).to(tl.float32)
    y = tl.load(at + D // 2, h[:, None] < heads, other=0.0).to(tl.float32)
    tl.store(at, (x * c - y * s).to(tl.float16), h[:, None] < heads)
    tl.store(at + D // 2, (y * c + x * s).to(tl.float16), h[:, None] < heads)


@triton.jit
def scaled(a, sa, b, sb, c, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    """Numbers of eight bits with a scale for each 32 of them."""
    i = tl.arange(0, M)
    j = tl.arange(0, N)
    r = tl.arange(0, K)
    g = tl.arange(0, K // 32)
    acc = tl.zeros((M, N), tl.float32)
    for s in range(0, k // K):
        p = tl.load(a + i[:, None] * k + (s * K + r)[None, :])
        q = tl.load(b + (s * K + r)[:, None] * N + j[None, :])
        u = tl.load(sa + i[:, None] * (k // 32) + (s * (K // 32) + g)[None, :])
        v = tl.load(sb + j[:, None] * (k // 32) + (s * (K // 32) + g)[None, :])
        acc = tl.dot_scaled(p, u, "e4m3", q, v, "e4m3", acc)
    tl.store(c + i[:, None] * N + j[None, :], acc)


KERNELS = [
    (saxpy, {"y": "*fp32", "x": "*fp32", "a": "fp32", "n": "i32"}, {"BLOCK": 1024}),
    (softmax, {"out": "*fp32", "x": "*fp32", "n": "i32", "stride": "i32"}, {"BLOCK": 512}),
    (matmul, {"a": "*fp16", "b": "*fp16", "c": "*fp16", "m": "i32", "n": "i32", "k": "i32"}, {"M": 64, "N": 64, "K": 32}),
    (histogram, {"x": "*i32", "h": "*i32", "n": "i32"}, {"BLOCK": 256}),
    (scan, {"x": "*fp32", "out": "*fp32"}, {"BLOCK": 256}),
    (sort, {"x": "*i32", "out": "*i32"}, {"BLOCK": 64}),
    (transpose, {"x": "*fp16", "out": "*fp16"}, {"M": 32, "N": 64}),
    (layernorm, {"x": "*fp16", "w": "*fp32", "out": "*fp32", "n": "i32", "eps": "fp32"}, {"BLOCK": 256}),
    (dropout, {"x": "*fp32", "out": "*fp32", "n": "i32", "p": "fp32", "seed": "i32"}, {"BLOCK": 256}),
    (attention, {"q": "*fp16", "k": "*fp16", "v": "*fp16", "out": "*fp16", "n": "i32"}, {"D": 64, "M": 128, "N": 64}),
    (convert, {"x": "*fp32", "e": "*fp8e5", "out": "*fp32"}, {"BLOCK": 128}),
    (
        strided,
        {"a": "*fp16", "b": "*fp16", "c": "*fp16"} | {name: "i32" for name in ("k", "am", "ak", "bk", "bn", "cm", "cn")},
        {"M": 128, "N": 128, "K": 32},
    ),
    (rotate, {"q": "*fp16", "cos": "*fp32", "sin": "*fp32", "heads": "i32"}, {"D": 128, "H": 32}),
    (scaled, {"a": "*fp8e4nv", "sa": "*u8", "b": "*fp8e4nv", "sb": "*u8", "c": "*fp32", "k": "i32"}, {"M": 64, "N": 64, "K": 64}),
    (lock, {"flag": "*i32", "total": "*fp32", "x": "*fp32"}, {"BLOCK": 128}),
]


def main(out):
    for fn, args, const in KERNELS:
        signature = dict(args) | {name: "constexpr" for name in const}
        for arch in (80, 90, 100) if fn is not scaled else (90, 100):
            source = ASTSource(fn=fn, signature=signature, constexprs=const)
            compiled = triton.compile(source, target=GPUTarget("cuda", arch, 32))
            suffix = "a" if arch >= 90 else ""
            with open(f"{out}/{fn.__name__}.sm_{arch}{suffix}.ll", "w") as f:
                f.write(compiled.asm["llir"])


main(sys.argv[1])
