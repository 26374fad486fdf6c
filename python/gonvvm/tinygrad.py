"""tinygrad compiles with gonvvm, and runs on the emulator.

    import gonvvm.tinygrad
    from tinygrad import Tensor
    gonvvm.tinygrad.enable()
    print((Tensor([1.0, 2.0], device="GONVVM") * 2).numpy())

enable adds the device GONVVM, the emulator, and makes the device CUDA use this compiler instead of NVIDIA's NVRTC. Kernels come from tinygrad's
LLVM IR; they do not use tensor cores.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
import types
from typing import Any, Optional

from . import __version__, compile, emu

__all__ = ["enable", "disable", "GonvvmRenderer", "GonvvmDevice"]

_llvmir: Any = importlib.import_module("tinygrad.renderer.llvmir")
_cuda: Any = importlib.import_module("tinygrad.renderer.cstyle").CUDARenderer
_device: Any = importlib.import_module("tinygrad.device")
_uops: Any = importlib.import_module("tinygrad.uop.ops")
_Ops, _UPat, _rules, _dtypes = _uops.Ops, _uops.UPat, _uops.PatternMatcher, _llvmir.dtypes

_REGISTERS = {"g": "ctaid", "l": "tid"}
_INTRINSICS = {_Ops.SQRT: "sqrt", _Ops.EXP2: "exp2", _Ops.LOG2: "log2"}

_arch = "sm_80"
_options: dict[str, Any] = {}  # of enable
_DEVICE = "tinygrad.runtime.ops_gonvvm"  # where tinygrad looks for a device


def _register(ctx: Any, x: Any) -> str:
    return f"  {ctx[x]} = call i32 @llvm.nvvm.read.ptx.sreg.{_REGISTERS[x.arg[0]]}.{'xyz'[int(x.arg[-1])]}()"


def _intrinsic(ctx: Any, x: Any) -> str:
    kind = _llvmir.ldt(x.dtype)
    return f"  {ctx[x]} = call afn {kind} @llvm.{_INTRINSICS[x.op]}.{kind}({kind} {ctx[x.src[0]]})"


def _barrier(ctx: Any) -> str:
    return "  call void @llvm.nvvm.barrier0()"


class _Compiler(_device.Compiler):  # type: ignore[misc]
    def __init__(self, arch: str, options: dict[str, Any]) -> None:
        key = hashlib.sha256(f"{arch} {sorted(options.items())}".encode()).hexdigest()[:16]
        super().__init__(f"compile_gonvvm_{__version__}_{key}")
        self.arch, self.options = arch, options

    def compile(self, src: str) -> bytes:
        return compile(src, self.arch, **self.options).ptx.encode()


class GonvvmRenderer(_llvmir.LLVMRenderer):  # type: ignore[misc]
    """Writes tinygrad's LLVM IR with the registers, the barrier and the calling convention of kernels."""

    abi = "ptx_kernel"
    global_max, local_max, shared_max = _cuda.global_max, _cuda.local_max, _cuda.shared_max
    code_for_op = {**_llvmir.LLVMRenderer.code_for_op, **{op: lambda: None for op in _INTRINSICS}}
    string_rewrite = (
        _rules([(_UPat(_Ops.SPECIAL, name="x"), _register), (_UPat(tuple(_INTRINSICS), name="x"), _intrinsic), (_UPat(_Ops.BARRIER), _barrier)])
        + _llvmir.base_rewrite
    )
    # PTX approximates these in single precision only.
    extra_matcher = _llvmir.LLVMRenderer.extra_matcher + _rules([
        (_UPat(_Ops.LOG2, dtype=_dtypes.double, src=(_UPat.var("d"),)), _llvmir.xlog2),
        (_UPat(_Ops.EXP2, dtype=_dtypes.double, src=(_UPat.var("d"),)), _llvmir.xexp2),
    ])  # fmt: skip

    def __init__(self, target: Any, options: Optional[dict[str, Any]] = None) -> None:
        super().__init__(target)
        self.options = _options if options is None else options
        self.compiler = _Compiler(target.arch, self.options)

    def __reduce__(self) -> Any:  # tinygrad compiles in other processes, which did not call enable
        return GonvvmRenderer, (self.target, self.options)

    def supported_dtypes(self) -> Any:
        return super().supported_dtypes() - set(_dtypes.fp8s)

    def render(self, ops: Any) -> str:
        variables, function = self._render_kernel(ops)
        threads = 1
        for u in ops:
            if u.op is _Ops.SPECIAL and u.arg[0] == "l":
                threads *= u.src[0].vmax
        return "\n".join(['target triple = "nvptx64-nvidia-cuda"', *variables, function, f'attributes #0 = {{ nounwind "nvvm.maxntid"="{threads}" }}'])


class _Allocator(_device.Allocator):  # type: ignore[misc]
    def _alloc(self, size: int, options: Any) -> memoryview:
        return memoryview(bytearray(size))

    def _copyin(self, dest: memoryview, src: memoryview) -> None:
        dest[:] = src.cast("B")

    def _copyout(self, dest: memoryview, src: memoryview) -> None:
        dest.cast("B")[:] = src

    def _offset(self, buf: memoryview, size: int, offset: int) -> memoryview:
        return buf[offset : offset + size]


class _Program(_device.Program):  # type: ignore[misc]
    def __init__(self, dev: Any, obj: Any) -> None:
        self.name, self.module = obj.name, emu.Module(obj.lib, obj.name + ".ptx")

    def __call__(self, *bufs: Any, global_size: Any = (1, 1, 1), local_size: Any = (1, 1, 1), vals: Any = (), wait: bool = False, **rest: Any) -> Optional[float]:
        self.module.launch(self.name, grid=tuple(global_size), block=tuple(local_size), args=[*bufs, *vals])
        return 0.0 if wait else None


class GonvvmDevice(_device.Compiled):  # type: ignore[misc]
    """tinygrad's device GONVVM, the emulator. Findings of the sanitizer are raised as by gonvvm.emu."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _Allocator(self, supports_copy_from_disk=False, supports_transfer=False), [GonvvmRenderer], _Program, arch=_arch)


def enable(arch: str = "sm_80", **options: Any) -> None:
    """Adds the device GONVVM, which emulates arch, and makes the device CUDA compile with gonvvm.

    The options are those of gonvvm.compile. Devices that have been opened keep their compiler.
    """
    global _arch, _options
    _arch, _options = arch, options
    module: Any = types.ModuleType(_DEVICE)
    module.GonvvmDevice = GonvvmDevice
    sys.modules[_DEVICE] = module
    importlib.import_module("tinygrad.runtime.ops_cuda").CUDARenderer = GonvvmRenderer  # type: ignore[attr-defined,unused-ignore]


def disable() -> None:
    """Removes the device GONVVM, and gives the device CUDA its own compiler back. Devices that have been opened keep theirs."""
    sys.modules.pop(_DEVICE, None)
    importlib.import_module("tinygrad.runtime.ops_cuda").CUDARenderer = _cuda  # type: ignore[attr-defined,unused-ignore]
