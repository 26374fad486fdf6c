"""tinygrad's kernels by gonvvm: tensors, tinygrad's LLVM IR, PTX of this package, the emulator, NumPy. Needs tinygrad, but no GPU."""

from __future__ import annotations

import numpy as np
import pytest

tinygrad = pytest.importorskip("tinygrad")

from tinygrad import Tensor, dtypes  # noqa: E402

import gonvvm.tinygrad  # noqa: E402
from gonvvm import emu  # noqa: E402

gonvvm.tinygrad.enable()

KERNELS = {
    "add": (lambda a, b: a + b, lambda a, b: a + b),
    "relu": (lambda a, b: (a - b).relu(), lambda a, b: np.maximum(a - b, 0)),
    "matmul": (lambda a, b: a @ b.T, lambda a, b: a @ b.T),
    "sum": (lambda a, b: a.sum(axis=1), lambda a, b: a.sum(1)),
    "max": (lambda a, b: (a * b).max(axis=0), lambda a, b: (a * b).max(0)),
    "mean": (lambda a, b: a.mean(), lambda a, b: a.mean()),
    "exp": (lambda a, b: a.exp() + b.log(), lambda a, b: np.exp(a) + np.log(b)),
    "sqrt": (lambda a, b: (a * a + b).sqrt(), lambda a, b: np.sqrt(a * a + b)),
    "sin": (lambda a, b: a.sin(), lambda a, b: np.sin(a)),
    "softmax": (lambda a, b: a.softmax(axis=1), lambda a, b: np.exp(a) / np.exp(a).sum(1, keepdims=True)),
    "where": (lambda a, b: (a > b).where(a, 0), lambda a, b: np.where(a > b, a, 0)),
    "cumsum": (lambda a, b: a.cumsum(axis=1), lambda a, b: a.cumsum(1)),
    "half": (lambda a, b: a.half().contiguous().float(), lambda a, b: a.astype(np.float16).astype(np.float32)),
    "double": (lambda a, b: (a.double() * b.double()).exp2(), lambda a, b: np.exp2(a.astype(np.float64) * b)),
    "integers": (lambda a, b: (a * 100).cast(dtypes.int32) % 7, lambda a, b: np.mod((a * np.float32(100)).astype(np.int32), 7)),
    "transpose": (lambda a, b: a.permute(1, 0).contiguous(), lambda a, b: a.T),
    "sort": (lambda a, b: a.sort(dim=1)[0], lambda a, b: np.sort(a, 1)),
}


@pytest.mark.parametrize("name", KERNELS)
def test_kernel(name):
    ours, want = KERNELS[name]
    random = np.random.default_rng(1)
    a, b = (random.uniform(0.1, 2, (33, 65)).astype(np.float32) for _ in range(2))
    got = ours(Tensor(a, device="GONVVM"), Tensor(b, device="GONVVM")).numpy()
    assert got.shape == want(a, b).shape
    np.testing.assert_allclose(got, want(a, b), rtol=1e-4, atol=1e-5)


def test_training():
    weights = Tensor(np.ones((4, 2), np.float32), device="GONVVM")
    x = Tensor(np.arange(12, dtype=np.float32).reshape(3, 4), device="GONVVM")
    (gradient,) = (x @ weights).relu().sum().gradient(weights)
    np.testing.assert_allclose(gradient.numpy(), np.repeat(x.numpy().sum(0)[:, None], 2, 1))


def test_compiler_of_cuda():
    from tinygrad.runtime import ops_cuda

    assert ops_cuda.CUDARenderer is gonvvm.tinygrad.GonvvmRenderer
    gonvvm.tinygrad.disable()
    assert ops_cuda.CUDARenderer.__name__ == "CUDARenderer"
    gonvvm.tinygrad.enable()


def test_launches(monkeypatch):
    launches = []
    launch = emu.Module.launch
    monkeypatch.setattr(emu.Module, "launch", lambda *a, **k: launches.append(launch(*a, **k)))
    (Tensor([1.0, 2.0], device="GONVVM") * 3).realize()
    assert launches and all(x.done and not x.findings for x in launches)
