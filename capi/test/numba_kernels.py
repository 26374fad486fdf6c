"""Compiles kernels with numba-cuda, or with numba 0.56 and later: numba_kernels.py OUT [KERNEL TO LEAVE OUT].

Writes OUT/NAME.MODE.ptx for each kernel and mode, the launches as OUT/launches.json, and checks LTO-IR. The library is the
libnvvm.so.4 that CUDA_HOME leads to. Exits with 1 if a compilation fails or warns.
"""

import json
import math
import sys
import warnings

import numpy as np
from numba import boolean, complex64, cuda, float32, float64, int32, int64, types, uint8, uint32
from numba.cuda import compile_ptx

try:
    from numba.cuda import compile
except ImportError:  # numba before 0.60 has no LTO-IR
    compile = None

MODES = {
    "default": {},
    "fastmath": {"fastmath": True},
    "debug": {"debug": True, "opt": False},
    "lineinfo": {"lineinfo": True},
}

kernels = []


def kernel(signature, block, *args, device=False, shared=0, exact=True):
    """Registers a kernel with its types and the arguments of its launch."""

    def register(function):
        kernels.append((function, signature, block, args, device, shared, exact))
        return function

    return register


def array(kind, *shape, init="ramp"):
    """The parameters of an array as numba passes it: no owner, no parent, sizes, the data, shape and strides."""
    names = {"f4": "f32", "f8": "f64", "i4": "i32", "i8": "i64", "u4": "u32", "u1": "u8", "c8": "f32"}
    size = int(np.dtype(kind).itemsize)
    count = int(np.prod(shape))
    cells = count * (2 if kind == "c8" else 1)
    strides = [size * int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
    numbers = [0, 0, count, size]
    return (
        [f"u64:{n}" for n in numbers]
        + [f"inout:{names[kind]}[{cells}]={init}"]
        + [f"u64:{n}" for n in list(shape) + strides]
    )


@kernel((float32[:], float32[:], float32, int32), 64, array("f4", 64), array("f4", 64), "f32:2.5", "i32:60")
def saxpy(x, y, a, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = a * x[i] + y[i]


@kernel((float32[:, :], float32[:, :], float32[:, :]), (8, 8), *[array("f4", 8, 8, init="rand:1")] * 2, array("f4", 8, 8, init="0"))
def matmul(a, b, c):
    s = cuda.shared.array((8, 8), float32)
    t = cuda.shared.array((8, 8), float32)
    x, y = cuda.grid(2)
    s[x, y] = a[x, y]
    t[x, y] = b[x, y]
    cuda.syncthreads()
    total = float32(0)
    for j in range(8):
        total += s[x, j] * t[j, y]
    c[x, y] = total


@kernel((int32[:], int32[:]), 128, array("i4", 128, init="rand:2"), array("i4", 256, init="0"))
def histogram(x, h):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(h, x[i] & 255, 1)


@kernel((float64[:], float64[:]), 64, array("f8", 64, init="rand:3"), array("f8", 64, init="0"))
def special64(x, y):
    i = cuda.grid(1)
    if i < x.size:
        v = abs(x[i])
        y[i] = math.sin(v) + math.exp(v) * math.pow(v, 2.5) + math.erf(v) + math.lgamma(v + 1.0)


@kernel((float32[:], float32[:]), 64, array("f4", 64, init="rand:4"), array("f4", 64, init="0"), exact=False)
def special32(x, y):
    i = cuda.grid(1)
    if i < x.size:
        v = abs(x[i]) + float32(0.5)
        y[i] = math.sin(v) + math.exp(v) / math.sqrt(v) + math.tanh(v) + math.fmod(v, float32(3.0))


@kernel((int32[:],), 32, array("i4", 32))
def warp_sum(x):
    i = cuda.grid(1)
    v = x[i]
    for offset in (16, 8, 4, 2, 1):
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, offset)
    if cuda.laneid == 0:
        x[i] = v


@kernel((int32[:],), 32, array("i4", 32))
def bits(x):
    i = cuda.grid(1)
    x[i] = cuda.ballot_sync(0xFFFFFFFF, x[i] > 3) + cuda.popc(x[i]) + cuda.clz(x[i]) + cuda.brev(x[i])


@kernel((uint8[:, :, :], uint8[:, :]), (8, 8), array("u1", 8, 8, 3, init="rand:5"), array("u1", 8, 8, init="0"))
def grey(rgb, out):
    x, y = cuda.grid(2)
    if x < out.shape[0] and y < out.shape[1]:
        out[x, y] = uint8((rgb[x, y, 0] * 77 + rgb[x, y, 1] * 150 + rgb[x, y, 2] * 29) >> 8)


@kernel((float32[:], float32[:], int32), 32, array("f4", 32), array("f4", 32, init="0"), "i32:7")
def local_array(x, y, n):
    a = cuda.local.array(32, float32)
    for i in range(32):
        a[i] = x[i]
    y[cuda.grid(1)] = a[n & 31]


@kernel((complex64[:], int32[:]), 32, array("c8", 32, init="rand:6"), array("i4", 32, init="0"))
def mandelbrot(c, out):
    i = cuda.grid(1)
    z = c[i] * 0
    n = 0
    while n < 100 and z.real * z.real + z.imag * z.imag < 4.0:
        z = z * z + c[i]
        n += 1
    out[i] = n


@kernel((float64[:],), 32, array("f8", 8, init="rand:7"))
def float_atomics(x):
    cuda.atomic.max(x, 0, x[1])
    cuda.atomic.min(x, 2, x[3])
    cuda.atomic.add(x, 4, 0.5)


@kernel((int64[:], int64), 32, array("i8", 32, init="rand:8"), "i64:17")
def division(x, n):
    i = cuda.grid(1)
    x[i] = x[i] // n + x[i] % n


@kernel((float32[:], float32[:]), 64, array("f4", 64), array("f4", 64, init="0"), shared=256)
def scan(x, y):
    s = cuda.shared.array(0, float32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    d = 1
    while d < cuda.blockDim.x:
        v = s[t - d] if t >= d else float32(0)
        cuda.syncthreads()
        s[t] += v
        cuda.syncthreads()
        d *= 2
    y[t] = s[t]


@kernel((float32[:, ::1], float32[:]), 8, array("f4", 8, 5), array("f4", 8, init="0"))
def row_sums(m, out):
    i = cuda.grid(1)
    if i < m.shape[0]:
        total = float32(0)
        for j in range(m[i].shape[0]):
            total += m[i][j]
        out[i] = total


@kernel((boolean[:], int32[:]), 31, array("u1", 32, init="1"), array("i4", 31))
def booleans(b, x):
    i = cuda.grid(1)
    x[i] = 1 if b[i] and not b[i + 1] else -1


@kernel((uint32[:], uint32), 32, array("u4", 32), "u32:9")
def xorshift(s, n):
    i = cuda.grid(1)
    v = s[i] + uint32(1)
    for _ in range(n):
        v ^= (v << uint32(13)) & uint32(0xFFFFFFFF)
        v ^= (v & uint32(0xFFFFFFFF)) >> uint32(17)
        v ^= (v << uint32(5)) & uint32(0xFFFFFFFF)
    s[i] = v


@kernel((int32[:],), 32, array("i4", 32))
def raises(x):
    i = cuda.grid(1)
    if x[i] < 0:
        raise ValueError("negative")
    x[i] = 1


@kernel((float32[:], float32[:]), 32, array("f4", 32), array("f4", 32, init="0"))
def stencil(a, b):
    i = cuda.grid(1)
    if 0 < i < a.size - 1:
        b[i] = (a[i - 1] + a[i] + a[i + 1]) / float32(3)


@kernel((int64[:],), 32, array("i8", 32))
def collatz(x):
    i = cuda.grid(1)
    n = x[i]
    c = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        c += 1
    x[i] = c


@kernel((int32[:],), 4, array("i4", 4))
def prints(x):
    i = cuda.grid(1)
    print("value", x[i])
    x[i] += 1


@kernel((float32[:], float32[:]), 32, array("f4", 32), array("f4", 32, init="0"))
def fences(x, y):
    i = cuda.grid(1)
    x[i] = 1
    cuda.threadfence()
    cuda.threadfence_block()
    cuda.threadfence_system()
    cuda.syncthreads()
    y[i] = x[i ^ 1]


@kernel((float32[:],), 32, array("f4", 32, init="rand:9"), exact=False)
def selections(x):
    i = cuda.grid(1)
    x[i] = cuda.selp(x[i] > 0, x[i], cuda.fma(x[i], float32(2), float32(1))) + cuda.cbrt(x[i])


@kernel((float32[:], int32), 32, array("f4", 32), "i32:5")
def powers(x, n):
    i = cuda.grid(1)
    result = float32(1)
    base = x[i]
    while n > 0:
        if n & 1:
            result *= base
        base *= base
        n >>= 1
    x[i] = result


@kernel((int32[:], int32[:]), 64, array("i4", 64, init="rand:10"), array("i4", 64, init="0"))
def bitonic(x, y):
    s = cuda.shared.array(64, int32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    k = 2
    while k <= 64:
        j = k >> 1
        while j > 0:
            other = t ^ j
            if other > t:
                up = (t & k) == 0
                if (s[t] > s[other]) == up:
                    swap = s[t]
                    s[t] = s[other]
                    s[other] = swap
            cuda.syncthreads()
            j >>= 1
        k <<= 1
    y[t] = s[t]


@kernel((float64[:, :], float64[:]), 16, array("f8", 16, 16, init="rand:11"), array("f8", 16, init="0"))
def norms(m, out):
    i = cuda.grid(1)
    total = 0.0
    for j in range(m.shape[1]):
        total += m[i, j] * m[i, j]
    out[i] = math.sqrt(total)


@kernel((int32[:], int32), 32, array("i4", 32), "i32:12")
def cooperative_pick(x, n):
    i = cuda.grid(1)
    active = cuda.activemask()
    x[i] = cuda.match_any_sync(active, x[i] & 3) ^ n


@kernel((float32, float32), 1, device=True)
def device_function(a, b):
    return a * b + a / b


@kernel((int32, int32), 1, device=True)
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def main(out, without=""):
    warnings.simplefilter("error")
    failures = 0
    launches = []
    for function, signature, block, args, device, shared, exact in kernels:
        if function.__name__ == without:
            continue
        for mode, options in MODES.items():
            name = f"{function.__name__}.{mode}"
            try:
                ptx, _ = compile_ptx(function, signature, cc=(8, 0), device=device, **options)
            except Exception as error:  # every failure is listed
                print(f"{name}: {type(error).__name__}: {error}", file=sys.stderr)
                failures += 1
                continue
            with open(f"{out}/{name}.ptx", "w") as f:
                f.write(ptx)
            if not device:
                flat = []
                for a in args:
                    flat += a if isinstance(a, list) else [a]
                shape = list(block) if isinstance(block, tuple) else [block]
                launches.append({"name": name, "block": shape, "shared": shared, "exact": exact and mode != "fastmath", "args": flat})
        if compile is None:
            continue
        try:
            code, _ = compile(function, signature, cc=(8, 0), device=device, abi="numba", output="ltoir")
            if code[:4] != b"\xed\x43\x4e\x7f":
                raise ValueError("the first bytes are not those of LTO-IR")
        except Exception as error:
            print(f"{function.__name__}.ltoir: {type(error).__name__}: {error}", file=sys.stderr)
            failures += 1
    with open(f"{out}/launches.json", "w") as f:
        json.dump(launches, f, indent=1)
    print(f"{len(kernels)} kernels, {failures} failures")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
