"""Kernels by gonvvm on CUDA's driver, through cuda.core, cuda.bindings, numba and tinygrad.

They need a driver: that of a GPU, or the emulator's (gonvvm exec python -m pytest test_driver.py).
"""

from __future__ import annotations

import numpy as np
import pytest
from test_gonvvm import KERNELS, TYPES, kernel

import gonvvm

core = pytest.importorskip("cuda.core")

from cuda.bindings import driver  # noqa: E402


@pytest.fixture(scope="module")
def device():
    try:
        device = core.Device(0)
        device.set_current()
    except Exception as problem:
        pytest.skip(f"no driver of CUDA: {problem}")
    return device


def ok(result):
    assert result[0] == driver.CUresult.CUDA_SUCCESS, result[0]
    return result[1] if len(result) > 1 else None


def text(case) -> str:
    _, type_, body, _ = case
    return kernel(type_, body, declarations="declare double @llvm.sqrt.f64(double)")


@pytest.mark.parametrize("case", KERNELS, ids=[k[0] for k in KERNELS])
def test_core(device, case):
    result = gonvvm.compile(text(case), arch=f"sm_{device.arch}")
    function = core.ObjectCode.from_ptx(result.ptx.encode()).get_kernel("k")
    x = np.arange(1, 65).astype(TYPES[case[1]])
    stream = device.create_stream()
    memory = core.LegacyPinnedMemoryResource()
    buffers = [memory.allocate(x.nbytes, stream=stream) for _ in range(2)]
    source, out = (np.from_dlpack(b).view(x.dtype) for b in buffers)
    source[:], out[:] = x, 0
    core.launch(stream, core.LaunchConfig(grid=1, block=64), function, *buffers)
    stream.sync()
    np.testing.assert_array_equal(out, case[3](x).astype(x.dtype))


@pytest.mark.parametrize("case", KERNELS, ids=[k[0] for k in KERNELS])
def test_bindings(device, case):
    result = gonvvm.compile(text(case), arch=f"sm_{device.arch}")
    module = ok(driver.cuModuleLoadData(result.ptx.encode() + b"\0"))
    function = ok(driver.cuModuleGetFunction(module, b"k"))
    x = np.arange(1, 65).astype(TYPES[case[1]])
    out = np.zeros_like(x)
    pointers = [ok(driver.cuMemAlloc(x.nbytes)) for _ in range(2)]
    ok(driver.cuMemcpyHtoD(pointers[0], x.ctypes.data, x.nbytes))
    values = [np.array([int(p)], np.uint64) for p in pointers]
    arguments = np.array([v.ctypes.data for v in values], np.uint64)
    ok(driver.cuLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, 0, arguments.ctypes.data, 0))
    ok(driver.cuMemcpyDtoH(out.ctypes.data, pointers[1], out.nbytes))
    for pointer in pointers:
        ok(driver.cuMemFree(pointer))
    ok(driver.cuModuleUnload(module))
    np.testing.assert_array_equal(out, case[3](x).astype(x.dtype))


def test_numba(device):
    numba = pytest.importorskip("gonvvm.numba")
    cuda = pytest.importorskip("numba.cuda")
    numba.enable()

    @cuda.jit
    def saxpy(a, x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] += a * x[i]

    x, y = np.arange(100, dtype=np.float32), np.ones(100, np.float32)
    saxpy[4, 32](2.0, x, y)
    assert all("gonvvm" in text.splitlines()[0] for text in saxpy.inspect_asm().values())
    numba.disable()
    np.testing.assert_array_equal(y, 2 * x + 1)


def test_tinygrad(device):
    pytest.importorskip("tinygrad")
    import gonvvm.tinygrad

    gonvvm.tinygrad.enable()
    from tinygrad import Device, Tensor

    a = np.random.default_rng(1).uniform(0, 1, (33, 65)).astype(np.float32)
    product = (Tensor(a, device="CUDA") @ Tensor(a.T.copy(), device="CUDA")).numpy()
    assert isinstance(Device["CUDA"].renderer, gonvvm.tinygrad.GonvvmRenderer)
    np.testing.assert_allclose(product, a @ a.T, rtol=1e-4)
