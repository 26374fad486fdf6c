"""PyCUDA on the driver: launches of both kinds, streams, events, managed memory. Prints "ok"."""
import numpy as np
import pycuda.autoinit
import pycuda.driver as cuda

PTX = b""".version 7.0
.target sm_50
.address_size 64
.visible .entry scale(.param .u64 p, .param .u32 by) {
    .reg .b64 %a, %b; .reg .b32 %t, %by; .reg .f32 %f, %g;
    ld.param.u64 %a, [p]; ld.param.u32 %by, [by];
    mov.u32 %t, %tid.x; mul.wide.u32 %b, %t, 4; add.u64 %a, %a, %b;
    ld.global.f32 %f, [%a]; cvt.rn.f32.u32 %g, %by; mul.f32 %f, %f, %g; st.global.f32 [%a], %f;
    ret;
}
"""

scale = cuda.module_from_buffer(PTX + b"\0").get_function("scale")
a = np.random.rand(64).astype(np.float32)
block = (64, 1, 1)

device = cuda.mem_alloc(a.nbytes)
cuda.memcpy_htod(device, a)
scale(device, np.uint32(2), block=block, grid=(1, 1))
b = np.empty_like(a)
cuda.memcpy_dtoh(b, device)
assert np.array_equal(b, 2 * a)

scale.prepare("PI")
stream, start, end = cuda.Stream(), cuda.Event(), cuda.Event()
start.record(stream)
scale.prepared_async_call((1, 1), block, stream, device, 3)
end.record(stream)
stream.synchronize()
assert end.time_since(start) >= 0
cuda.memcpy_dtoh(b, device)
assert np.allclose(b, 6 * a)

c = a.copy()
scale(cuda.InOut(c), np.uint32(2), block=block)
assert np.array_equal(c, 2 * a)

m = cuda.managed_empty(64, np.float32, mem_flags=cuda.mem_attach_flags.GLOBAL)
m[:] = a
scale(m, np.uint32(2), block=block)
cuda.Context.synchronize()
assert np.array_equal(m, 2 * a)
device.free()
print("ok")
