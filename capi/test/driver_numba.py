"""Kernels of numba-cuda, compiled and launched by the libraries of this project: their results are numpy's.

Each case is a function; the program prints the name of each that fails and "ok N" with the number of those that passed."""
import math
import sys
import traceback
import warnings

import numpy as np
from numba import complex128, cuda, float32, float64, guvectorize, int32, int64, vectorize
from numba.cuda.random import create_xoroshiro128p_states, xoroshiro128p_uniform_float32

warnings.simplefilter("ignore")
rng = np.random.default_rng(7)
cases = []


def case(f):
    cases.append(f)
    return f


def same(got, want, **tolerance):
    np.testing.assert_allclose(got, want, **tolerance) if tolerance else np.testing.assert_array_equal(got, want)


@cuda.jit
def add_kernel(r, x, y):
    i = cuda.grid(1)
    if i < r.size:
        r[i] = x[i] + y[i]


def adds(dtype, n=777):
    x = (rng.random(n) * 50).astype(dtype)
    y = (rng.random(n) * 50).astype(dtype)
    r = np.zeros(n, dtype)
    add_kernel[4, 256](r, x, y)
    same(r, x + y)


@case
def add_float32():
    adds(np.float32)


@case
def add_float64():
    adds(np.float64)


@case
def add_int8():
    adds(np.int8)


@case
def add_uint16():
    adds(np.uint16)


@case
def add_int64():
    adds(np.int64)


@case
def add_complex():
    adds(np.complex64)


@case
def saxpy_on_device_arrays():
    @cuda.jit
    def saxpy(y, a, x):
        for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
            y[i] = a * x[i] + y[i]

    x, y = rng.random(1000), rng.random(1000)
    dx, dy = cuda.to_device(x), cuda.to_device(y)
    saxpy[2, 64](dy, 3.0, dx)
    same(dy.copy_to_host(), 3 * x + y, rtol=1e-15)


@case
def matrix_product_2d():
    @cuda.jit
    def matmul(a, b, c):
        i, j = cuda.grid(2)
        if i < c.shape[0] and j < c.shape[1]:
            s = 0.0
            for k in range(a.shape[1]):
                s += a[i, k] * b[k, j]
            c[i, j] = s

    a, b = rng.random((33, 20)), rng.random((20, 17))
    c = np.zeros((33, 17))
    matmul[(3, 2), (16, 16)](a, b, c)
    same(c, a @ b, rtol=1e-12)


@case
def matrix_product_in_shared_memory():
    tile = 8

    @cuda.jit
    def matmul(a, b, c):
        sa = cuda.shared.array((tile, tile), float32)
        sb = cuda.shared.array((tile, tile), float32)
        x, y = cuda.grid(2)
        tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
        s = float32(0)
        for k in range(a.shape[1] // tile):
            sa[tx, ty] = a[x, ty + k * tile]
            sb[tx, ty] = b[tx + k * tile, y]
            cuda.syncthreads()
            for j in range(tile):
                s += sa[tx, j] * sb[j, ty]
            cuda.syncthreads()
        c[x, y] = s

    a, b = rng.random((32, 24), np.float32), rng.random((24, 16), np.float32)
    c = np.zeros((32, 16), np.float32)
    matmul[(4, 2), (tile, tile)](a, b, c)
    same(c, a @ b, rtol=1e-5)


@case
def dynamic_shared_memory():
    @cuda.jit
    def reverse(a):
        s = cuda.shared.array(0, int32)
        i = cuda.threadIdx.x
        s[i] = a[i]
        cuda.syncthreads()
        a[i] = s[a.size - 1 - i]

    a = np.arange(128, dtype=np.int32)
    reverse[1, 128, 0, 512](a)
    same(a, np.arange(128)[::-1])


@case
def local_array():
    @cuda.jit
    def powers(r):
        p = cuda.local.array(8, float64)
        i = cuda.grid(1)
        p[0] = 1.0
        for k in range(1, 8):
            p[k] = p[k - 1] * i
        r[i] = p[i % 8]

    r = np.zeros(64)
    powers[2, 32](r)
    same(r, [float(i) ** (i % 8) for i in range(64)])


@case
def constant_array():
    table = np.array([2.0, 3.0, 5.0, 7.0])

    @cuda.jit
    def look_up(r):
        c = cuda.const.array_like(table)
        i = cuda.grid(1)
        r[i] = c[i % 4]

    r = np.zeros(32)
    look_up[1, 32](r)
    same(r, np.tile(table, 8))


@case
def atomic_add():
    @cuda.jit
    def histogram(x, h):
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.add(h, x[i], 1)

    x = rng.integers(0, 16, 2000).astype(np.int32)
    h = np.zeros(16, np.int32)
    histogram[8, 256](x, h)
    same(h, np.bincount(x, minlength=16))


@case
def atomic_add_float64():
    @cuda.jit
    def total(x, r):
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.add(r, 0, x[i])

    x = rng.random(500)
    r = np.zeros(1)
    total[2, 256](x, r)
    same(r[0], x.sum(), rtol=1e-12)


@case
def atomic_min_max():
    @cuda.jit
    def bounds(x, r):
        i = cuda.grid(1)
        if i < x.size:
            cuda.atomic.max(r, 0, x[i])
            cuda.atomic.min(r, 1, x[i])

    x = rng.random(300)
    r = np.array([-1.0, 2.0])
    bounds[2, 256](x, r)
    same(r, [x.max(), x.min()])


@case
def atomic_compare_and_swap():
    @cuda.jit
    def first(r, order):
        i = cuda.grid(1)
        if cuda.atomic.cas(r, 0, -1, i) == -1:
            order[0] = i

    r, order = np.array([-1], np.int32), np.zeros(1, np.int32)
    first[1, 64](r, order)
    same(r, order)


@case
def atomic_exchange_and_or():
    @cuda.jit
    def bits(r):
        i = cuda.grid(1)
        cuda.atomic.or_(r, 0, 1 << (i % 31))
        cuda.atomic.exch(r, 1, 5)

    r = np.zeros(2, np.int32)
    bits[1, 64](r)
    same(r, [2**31 - 1, 5])


@case
def atomic_in_shared_memory():
    @cuda.jit
    def count(x, r):
        s = cuda.shared.array(4, int32)
        i = cuda.threadIdx.x
        if i < 4:
            s[i] = 0
        cuda.syncthreads()
        cuda.atomic.add(s, x[i], 1)
        cuda.syncthreads()
        if i < 4:
            r[i] = s[i]

    x = rng.integers(0, 4, 128).astype(np.int32)
    r = np.zeros(4, np.int32)
    count[1, 128](x, r)
    same(r, np.bincount(x, minlength=4))


@case
def reduce_sum():
    total = cuda.reduce(lambda a, b: a + b)
    x = rng.random(3000)
    same(total(x), x.sum(), rtol=1e-12)


@case
def reduce_max_integers():
    most = cuda.reduce(lambda a, b: max(a, b))
    x = rng.integers(-1000, 1000, 1500)
    same(most(x, init=-5000), x.max())


@case
def ufunc():
    @vectorize([float64(float64, float64)], target="cuda")
    def hypotenuse(a, b):
        return math.sqrt(a * a + b * b)

    a, b = rng.random(400), rng.random(400)
    same(hypotenuse(a, b), np.hypot(a, b), rtol=1e-14)


@case
def ufunc_integers_2d():
    @vectorize([int64(int64, int64)], target="cuda")
    def mix(a, b):
        return a * 3 - b // 2

    a, b = rng.integers(0, 99, (10, 12)), rng.integers(0, 99, (10, 12))
    same(mix(a, b), a * 3 - b // 2)


@case
def generalized_ufunc():
    @guvectorize([(float64[:], float64[:], float64[:])], "(n),(n)->()", target="cuda")
    def dot(a, b, r):
        s = 0.0
        for i in range(a.shape[0]):
            s += a[i] * b[i]
        r[0] = s

    a, b = rng.random((20, 9)), rng.random((20, 9))
    same(dot(a, b), (a * b).sum(axis=1), rtol=1e-13)


@case
def device_functions():
    @cuda.jit(device=True)
    def collatz(n):
        steps = 0
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            steps += 1
        return steps

    @cuda.jit
    def lengths(r):
        i = cuda.grid(1)
        r[i] = collatz(i + 1)

    def host(n):
        s = 0
        while n != 1:
            n, s = (n // 2 if n % 2 == 0 else 3 * n + 1), s + 1
        return s

    r = np.zeros(64, np.int64)
    lengths[2, 32](r)
    same(r, [host(i + 1) for i in range(64)])


@case
def recursion():
    @cuda.jit("int64(int64)", device=True)
    def fibonacci(n):
        if n < 2:
            return n
        return fibonacci(n - 1) + fibonacci(n - 2)

    @cuda.jit
    def run(r):
        i = cuda.grid(1)
        r[i] = fibonacci(i)

    r = np.zeros(12, np.int64)
    run[1, 12](r)
    same(r, [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])


@case
def records():
    kind = np.dtype([("x", np.float64), ("n", np.int32), ("y", np.float32)], align=True)

    @cuda.jit
    def move(r):
        i = cuda.grid(1)
        if i < r.size:
            r[i].x = r[i].x + r[i].n
            r[i].y = 2 * r[i].y

    r = np.zeros(50, kind)
    r["x"], r["n"], r["y"] = rng.random(50), np.arange(50), 1.5
    want = r["x"] + r["n"]
    move[1, 64](r)
    same(r["x"], want)
    same(r["y"], np.full(50, 3, np.float32))


@case
def tuples_and_scalars():
    @cuda.jit
    def poly(r, c, x):
        i = cuda.grid(1)
        if i < r.size:
            r[i] = c[0] + c[1] * x + c[2] * x * x + i

    r = np.zeros(10)
    poly[1, 32](r, (1.0, 2.0, 3.0), 4.0)
    same(r, 57 + np.arange(10))


@case
def mathematics():
    @cuda.jit
    def several(r, x):
        i = cuda.grid(1)
        if i < x.size:
            r[0, i] = math.sin(x[i])
            r[1, i] = math.exp(x[i])
            r[2, i] = math.log1p(x[i])
            r[3, i] = math.atan2(x[i], 2.0)
            r[4, i] = math.pow(x[i], 1.7)
            r[5, i] = math.erf(x[i])
            r[6, i] = math.lgamma(x[i] + 0.5)

    x = rng.random(100)
    r = np.zeros((7, 100))
    several[1, 128](r, x)
    want = [np.sin(x), np.exp(x), np.log1p(x), np.arctan2(x, 2), x**1.7, [math.erf(v) for v in x], [math.lgamma(v + 0.5) for v in x]]
    same(r, np.array(want), rtol=1e-12, atol=1e-14)


@case
def fast_mathematics():
    @cuda.jit(fastmath=True)
    def several(r, x):
        i = cuda.grid(1)
        if i < x.size:
            r[i] = math.sin(x[i]) / math.sqrt(x[i] + float32(1))

    x = rng.random(100, np.float32)
    r = np.zeros(100, np.float32)
    several[1, 128](r, x)
    same(r, np.sin(x) / np.sqrt(x + 1), rtol=1e-4, atol=1e-5)


@case
def complex_numbers():
    @cuda.jit
    def mandelbrot(r):
        i, j = cuda.grid(2)
        if i < r.shape[0] and j < r.shape[1]:
            c = complex(-2 + 3 * i / r.shape[0], -1 + 2 * j / r.shape[1])
            z = 0j
            n = 0
            while n < 30 and z.real * z.real + z.imag * z.imag < 4:
                z = z * z + c
                n += 1
            r[i, j] = n

    r = np.zeros((24, 16), np.int32)
    mandelbrot[(3, 2), (8, 8)](r)
    want = np.zeros_like(r)
    for i in range(24):
        for j in range(16):
            c, z, n = complex(-2 + 3 * i / 24, -1 + 2 * j / 16), 0j, 0
            while n < 30 and z.real * z.real + z.imag * z.imag < 4:
                z, n = z * z + c, n + 1
            want[i, j] = n
    same(r, want)


@case
def warp_shuffle():
    @cuda.jit
    def sums(x, r):
        v = x[cuda.grid(1)]
        for k in (16, 8, 4, 2, 1):
            v += cuda.shfl_down_sync(0xFFFFFFFF, v, k)
        if cuda.laneid == 0:
            r[cuda.grid(1) // 32] = v

    x = rng.integers(0, 1000, 128).astype(np.int32)
    r = np.zeros(4, np.int32)
    sums[1, 128](x, r)
    same(r, x.reshape(4, 32).sum(axis=1))


@case
def warp_votes():
    @cuda.jit
    def votes(x, r):
        i = cuda.threadIdx.x
        r[0, i] = cuda.ballot_sync(0xFFFFFFFF, x[i] > 5)
        r[1, i] = cuda.any_sync(0xFFFFFFFF, x[i] > 8)
        r[2, i] = cuda.all_sync(0xFFFFFFFF, x[i] >= 0)

    x = rng.integers(0, 10, 32).astype(np.int32)
    r = np.zeros((3, 32), np.int64)
    votes[1, 32](x, r)
    mask = sum(1 << i for i in range(32) if x[i] > 5)
    same(r[0] & 0xFFFFFFFF, np.full(32, mask))
    same(r[1], np.full(32, (x > 8).any()))
    same(r[2], np.ones(32))


@case
def integer_intrinsics():
    @cuda.jit
    def several(x, r):
        i = cuda.threadIdx.x
        r[0, i] = cuda.popc(x[i])
        r[1, i] = cuda.clz(x[i])
        r[2, i] = cuda.brev(x[i])
        r[3, i] = cuda.ffs(x[i])

    x = rng.integers(1, 2**31, 32).astype(np.uint32)
    r = np.zeros((4, 32), np.uint32)
    several[1, 32](x, r)
    same(r[0], [bin(v).count("1") for v in x])
    same(r[1], [32 - int(v).bit_length() for v in x])
    same(r[2], [int(f"{v:032b}"[::-1], 2) for v in x])
    same(r[3], [(int(v) & -int(v)).bit_length() for v in x])


@case
def block_votes():
    @cuda.jit
    def counts(x, r):
        r[cuda.threadIdx.x] = cuda.syncthreads_count(int32(x[cuda.threadIdx.x] > 4))

    x = rng.integers(0, 10, 96).astype(np.int32)
    r = np.zeros(96, np.int32)
    counts[1, 96](x, r)
    same(r, np.full(96, (x > 4).sum()))


@case
def grid_synchronization():
    @cuda.jit
    def two_steps(a, b):
        i = cuda.grid(1)
        a[i] = i
        cuda.cg.this_grid().sync()
        b[i] = a[a.size - 1 - i]

    a, b = np.zeros(128, np.int32), np.zeros(128, np.int32)
    two_steps[4, 32](a, b)
    same(b, np.arange(128)[::-1])


@case
def streams_and_events():
    s, t = cuda.stream(), cuda.stream()
    x = rng.random(256)
    with cuda.pinned(x):
        dx = cuda.to_device(x, stream=s)
        start, end = cuda.event(), cuda.event()
        start.record(s)
        dr = cuda.device_array_like(dx, stream=s)
        add_kernel[1, 256, s](dr, dx, dx)
        end.record(s)
        end.wait(t)
        ds = cuda.device_array_like(dx, stream=t)
        add_kernel[1, 256, t](ds, dr, dx)
        r = ds.copy_to_host(stream=t)
        t.synchronize()
        assert cuda.event_elapsed_time(start, end) >= 0
    same(r, 3 * x)


@case
def mapped_and_managed_memory():
    m = cuda.mapped_array(64, np.float64)
    g = cuda.managed_array(64, np.float64)
    m[:], g[:] = 1.0, 2.0
    add_kernel[1, 64](m, m, g)
    cuda.synchronize()
    same(m, np.full(64, 3.0))
    add_kernel[1, 64](g, m, g)
    cuda.synchronize()
    same(g, np.full(64, 5.0))


@case
def pinned_memory():
    p = cuda.pinned_array(100, np.int32)
    p[:] = np.arange(100)
    d = cuda.to_device(p)
    same(d.copy_to_host(), np.arange(100))


@case
def slices_and_strides():
    x = np.asfortranarray(rng.random((12, 10)))
    d = cuda.to_device(x)
    same(d[3:7, ::1].copy_to_host(), x[3:7, ::1])

    @cuda.jit
    def transpose(r, a):
        i, j = cuda.grid(2)
        if i < a.shape[0] and j < a.shape[1]:
            r[j, i] = a[i, j]

    r = np.zeros((10, 12))
    transpose[(2, 2), (8, 8)](r, x)
    same(r, x.T)


@case
def three_dimensions():
    @cuda.jit
    def number(r):
        i, j, k = cuda.grid(3)
        if i < r.shape[0] and j < r.shape[1] and k < r.shape[2]:
            r[i, j, k] = i * 100 + j * 10 + k

    r = np.zeros((5, 6, 7), np.int32)
    number[(2, 2, 2), (4, 4, 4)](r)
    i, j, k = np.indices(r.shape)
    same(r, i * 100 + j * 10 + k)


@case
def random_numbers():
    @cuda.jit
    def draw(states, r):
        i = cuda.grid(1)
        r[i] = xoroshiro128p_uniform_float32(states, i)

    states = create_xoroshiro128p_states(256, seed=1)
    r = np.zeros(256, np.float32)
    draw[1, 256](states, r)
    assert 0.4 < r.mean() < 0.6 and r.min() >= 0 and r.max() < 1 and len(set(r)) > 250


@case
def debug_build():
    @cuda.jit(debug=True, opt=False)
    def add(r, x):
        i = cuda.grid(1)
        if i < r.size:
            r[i] = x[i] + 1

    x = rng.random(40)
    r = np.zeros(40)
    add[1, 64](r, x)
    same(r, x + 1)


@case
def exception_in_debug_build():
    @cuda.jit(debug=True, opt=False)
    def divide(r, x):
        r[0] = 10 // x[0]

    try:
        divide[1, 1](np.zeros(1, np.int64), np.zeros(1, np.int64))
        cuda.synchronize()
    except ZeroDivisionError:
        return
    raise AssertionError("no exception")


@case
def line_information():
    @cuda.jit(lineinfo=True)
    def square(r):
        i = cuda.grid(1)
        r[i] = i * i

    r = np.zeros(32, np.int64)
    square[1, 32](r)
    same(r, np.arange(32) ** 2)


@case
def explicit_signatures():
    @cuda.jit("void(float32[:], float32)")
    def fill(r, v):
        i = cuda.grid(1)
        if i < r.size:
            r[i] = v

    r = cuda.device_array(70, np.float32)
    fill[2, 64](r, 2.5)
    same(r.copy_to_host(), np.full(70, 2.5, np.float32))


@case
def attributes_of_kernels():
    @cuda.jit("void(int32[:])")
    def shared(r):
        s = cuda.shared.array(100, int32)
        s[cuda.threadIdx.x] = 1
        cuda.syncthreads()
        r[0] = s[0]

    assert shared.get_shared_mem_per_block() == 400
    assert shared.get_max_threads_per_block() == 1024
    assert cuda.current_context().get_memory_info().total > 0


@case
def monte_carlo():
    @cuda.jit
    def inside(x, y, n):
        i = cuda.grid(1)
        if i < x.size and x[i] * x[i] + y[i] * y[i] < 1:
            cuda.atomic.add(n, 0, 1)

    x, y = rng.random(5000), rng.random(5000)
    n = np.zeros(1, np.int64)
    inside[20, 256](x, y, n)
    same(n[0], (x * x + y * y < 1).sum())


@case
def prefix_sum():
    @cuda.jit
    def scan(x):
        s = cuda.shared.array(256, int32)
        i = cuda.threadIdx.x
        s[i] = x[i]
        cuda.syncthreads()
        k = 1
        while k < 256:
            v = s[i - k] if i >= k else 0
            cuda.syncthreads()
            s[i] += v
            cuda.syncthreads()
            k *= 2
        x[i] = s[i]

    x = rng.integers(0, 100, 256).astype(np.int32)
    want = np.cumsum(x)
    scan[1, 256](x)
    same(x, want)


@case
def stencil():
    @cuda.jit
    def heat(u, v):
        i, j = cuda.grid(2)
        if 0 < i < u.shape[0] - 1 and 0 < j < u.shape[1] - 1:
            v[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])

    u = rng.random((20, 30))
    a, b = cuda.to_device(u), cuda.to_device(u)
    for _ in range(10):
        heat[(2, 2), (16, 16)](a, b)
        a, b = b, a
    want, other = u.copy(), u.copy()
    for _ in range(10):
        other[1:-1, 1:-1] = 0.25 * (want[:-2, 1:-1] + want[2:, 1:-1] + want[1:-1, :-2] + want[1:-1, 2:])
        want, other = other, want
    same(a.copy_to_host(), want, rtol=1e-12)


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
