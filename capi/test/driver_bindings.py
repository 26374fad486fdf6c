"""The driver through cuda.bindings and cuda.core: modules, memory, streams, events, graphs, pools, errors."""
import ctypes

import numpy as np
from cuda.bindings import driver as cu

PTX = b"""
.version 7.0
.target sm_80
.address_size 64
.const .align 4 .f32 factor = 0f40000000;
.visible .entry scale(.param .u64 out, .param .u32 n)
{
	.reg .pred %p;
	.reg .b32 %r<6>;
	.reg .f32 %f<3>;
	.reg .b64 %x<3>;
	ld.param.u64 %x0, [out];
	ld.param.u32 %r4, [n];
	mov.u32 %r0, %tid.x;
	mov.u32 %r1, %ctaid.x;
	mov.u32 %r2, %ntid.x;
	mad.lo.u32 %r0, %r1, %r2, %r0;
	setp.ge.u32 %p, %r0, %r4;
	@%p ret;
	mul.wide.u32 %x1, %r0, 4;
	add.u64 %x0, %x0, %x1;
	ld.global.f32 %f0, [%x0];
	ld.const.f32 %f1, [factor];
	mul.f32 %f0, %f0, %f1;
	st.global.f32 [%x0], %f0;
	ret;
}
\0"""


def ok(result):
    code, *rest = result
    if code != cu.CUresult.CUDA_SUCCESS:
        raise AssertionError(code)
    return rest[0] if len(rest) == 1 else rest


def fails(code, result):
    assert result[0] == code, result[0]


ok(cu.cuInit(0))
assert ok(cu.cuDeviceGetCount()) == 1
device = ok(cu.cuDeviceGet(0))
major = ok(cu.cuDeviceGetAttribute(cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
assert major >= 8, major
context = ok(cu.cuDevicePrimaryCtxRetain(device))
ok(cu.cuCtxSetCurrent(context))
assert int(ok(cu.cuCtxGetCurrent())) == int(context)

module = ok(cu.cuModuleLoadData(PTX))
scale = ok(cu.cuModuleGetFunction(module, b"scale"))
fails(cu.CUresult.CUDA_ERROR_NOT_FOUND, cu.cuModuleGetFunction(module, b"nothing"))
fails(cu.CUresult.CUDA_ERROR_INVALID_PTX, cu.cuModuleLoadData(b".version 7.0\n.target sm_80\nnonsense\0"))

n = 1000
x = np.arange(n, dtype=np.float32)
p = ok(cu.cuMemAlloc(x.nbytes))
stream = ok(cu.cuStreamCreate(cu.CUstream_flags.CU_STREAM_NON_BLOCKING))
start, end = ok(cu.cuEventCreate(0)), ok(cu.cuEventCreate(0))


def launch(s, pointer):
    args = ((pointer, n), (ctypes.c_void_p, ctypes.c_uint))
    ok(cu.cuLaunchKernel(scale, 4, 1, 1, 256, 1, 1, 0, s, args, 0))


ok(cu.cuEventRecord(start, stream))
ok(cu.cuMemcpyHtoDAsync(p, x.ctypes.data, x.nbytes, stream))
launch(stream, int(p))
ok(cu.cuEventRecord(end, stream))
ok(cu.cuStreamSynchronize(stream))
assert ok(cu.cuEventElapsedTime(start, end)) >= 0
r = np.zeros_like(x)
ok(cu.cuMemcpyDtoH(r.ctypes.data, p, r.nbytes))
np.testing.assert_array_equal(r, 2 * x)

# A graph that a stream captured.
ok(cu.cuStreamBeginCapture(stream, cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL))
launch(stream, int(p))
launch(stream, int(p))
graph = ok(cu.cuStreamEndCapture(stream))
executable = ok(cu.cuGraphInstantiate(graph, 0))
for _ in range(3):
    ok(cu.cuGraphLaunch(executable, stream))
ok(cu.cuStreamSynchronize(stream))
ok(cu.cuMemcpyDtoH(r.ctypes.data, p, r.nbytes))
np.testing.assert_array_equal(r, 128 * x)

# Memory in the order of a stream, two-dimensional copies, and what the driver knows about pointers.
q = ok(cu.cuMemAllocAsync(x.nbytes, stream))
ok(cu.cuMemsetD32Async(q, 0x40400000, n, stream))
launch(stream, int(q))
ok(cu.cuMemcpyDtoHAsync(r.ctypes.data, q, r.nbytes, stream))
np.testing.assert_array_equal(r, np.full(n, 6, np.float32))
kind = ok(cu.cuPointerGetAttribute(cu.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, q))
assert int(kind) == 2, kind
ok(cu.cuMemFreeAsync(q, stream))
base, size = ok(cu.cuMemGetAddressRange(int(p) + 100))
assert int(base) == int(p) and size == x.nbytes
box = cu.CUDA_MEMCPY2D()
box.srcMemoryType, box.srcHost, box.srcPitch = cu.CUmemorytype.CU_MEMORYTYPE_HOST, x.ctypes.data, 400
box.dstMemoryType, box.dstDevice, box.dstPitch = cu.CUmemorytype.CU_MEMORYTYPE_DEVICE, p, 800
box.WidthInBytes, box.Height = 400, 5
ok(cu.cuMemcpy2D(box))
ok(cu.cuMemcpyDtoH(r.ctypes.data, p, r.nbytes))
np.testing.assert_array_equal(r.reshape(5, 200)[:, :100], x.reshape(10, 100)[:5])

fails(cu.CUresult.CUDA_ERROR_INVALID_VALUE, cu.cuMemFree(int(p) + 4))
ok(cu.cuMemFree(p))
ok(cu.cuCtxSynchronize())

# cuda.core
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch as core_launch  # noqa: E402

dev = Device(0)
dev.set_current()
s = dev.create_stream()
kernel = Program(PTX.rstrip(b"\0").decode(), code_type="ptx", options=ProgramOptions(arch=f"sm_{dev.arch}")).compile("cubin").get_kernel("scale")
buffer = dev.allocate(x.nbytes, stream=s)
ok(cu.cuMemcpyHtoDAsync(int(buffer.handle), x.ctypes.data, x.nbytes, s.handle))
core_launch(s, LaunchConfig(grid=4, block=256), kernel, buffer, np.uint32(n))
s.sync()
ok(cu.cuMemcpyDtoH(r.ctypes.data, int(buffer.handle), r.nbytes))
np.testing.assert_array_equal(r, 2 * x)
buffer.close(s)
print("ok")
