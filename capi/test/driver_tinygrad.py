"""tinygrad runs on CUDA's driver with PTX that it writes itself, and PTX of its renderer runs through ptx_run of libgpuocelot."""
import numpy as np
from tinygrad import Tensor, dtypes

assert np.isclose(Tensor.arange(1000).float().sum().item(), 499500)
a, b = np.random.rand(33, 65).astype(np.float32), np.random.rand(65, 17).astype(np.float32)
done = 1
for got, want in [
    ((Tensor(a) @ Tensor(b)).numpy(), a @ b),
    ((Tensor(a) + 1).relu().exp().sum(axis=1).numpy(), np.exp(a + 1).sum(axis=1)),
    (Tensor(a).max(axis=0).numpy(), a.max(axis=0)),
    (Tensor(a).softmax(axis=1).numpy(), np.exp(a) / np.exp(a).sum(axis=1, keepdims=True)),
    (Tensor(a).cast(dtypes.float16).contiguous().cast(dtypes.float32).numpy(), a.astype(np.float16).astype(np.float32)),
    (Tensor(a).permute(1, 0).reshape(65 * 33).numpy(), a.T.reshape(-1)),
    ((Tensor(a) > 0.5).where(Tensor(a), 0).cumsum(axis=1).numpy(), np.where(a > 0.5, a, 0).cumsum(axis=1)),
    (Tensor(a).sort(dim=1)[0].numpy(), np.sort(a, axis=1)),
]:
    assert got.shape == want.shape and np.allclose(got, want, rtol=1e-4, atol=1e-5), (got, want)
    done += 1

# ptx_run takes what the mock of tinygrad's tests gives it: PTX, values in a pointer each, block, grid, bytes of shared memory.
import ctypes
from tinygrad.runtime.ops_cuda import CUDAProgram

seen = []
plain = CUDAProgram.__call__


def record(self, *args, global_size=(1, 1, 1), local_size=(1, 1, 1), vals=(), wait=False, **rest):
    seen.append((bytes(self.lib), len(args), len(vals), global_size, local_size))
    return plain(self, *args, global_size=global_size, local_size=local_size, vals=vals, wait=wait, **rest)


CUDAProgram.__call__ = record
x = np.random.rand(512).astype(np.float32)
want = (Tensor(x) * 3 + 1).numpy()
(ptx, buffers, numbers, grid, block), = [s for s in seen if s[1] == 2]
y = np.zeros_like(x)
ocelot = ctypes.CDLL("libgpuocelot.so")
ocelot.ptx_run.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p)] + [ctypes.c_int] * 7
values = (ctypes.c_void_p * 2)(y.ctypes.data, x.ctypes.data)
assert numbers == 0 and ocelot.ptx_run(ptx, 2, values, *block, *grid, 0) == 0
assert np.array_equal(y, want), (y, want)
print("ok", done + 1)
