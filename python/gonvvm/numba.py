"""numba-cuda compiles with gonvvm instead of libNVVM: no CUDA toolkit is needed.

    import gonvvm.numba
    gonvvm.numba.enable()

Kernels that are compiled afterwards use it. Without a GPU, cuda.compile_ptx makes PTX, which gonvvm.emu runs with the arguments that
arguments returns.
"""

from __future__ import annotations

import importlib
import os
from typing import Any, Optional, Union

from . import _wire

__all__ = ["enable", "disable", "arguments"]

_MODULE = "numba.cuda.cudadrv.nvvm"


class NvvmError(Exception):
    """A function of libNVVM failed."""

    def __init__(self, status: int, log: str) -> None:
        super().__init__(f"libNVVM error {status}\n{log}")
        self.status = status


class _Program:
    def __init__(self) -> None:
        self.modules: list[bytes] = []
        self.result = b""
        self.log = b""


class _Library:
    """The functions of cuda.bindings.nvvm that numba-cuda calls."""

    nvvmError = NvvmError

    def version(self) -> tuple[int, int]:
        return 2, 0

    def ir_version(self) -> tuple[int, int, int, int]:
        return 2, 0, 3, 2

    def create_program(self) -> _Program:
        return _Program()

    def destroy_program(self, program: _Program) -> None:
        program.modules.clear()

    def add_module_to_program(self, program: _Program, data: Union[str, bytes], size: int, name: str) -> None:
        program.modules += [b"", name.encode(), _bytes(data)]

    def lazy_add_module_to_program(self, program: _Program, data: Union[str, bytes], size: int, name: str) -> None:
        program.modules += [b"lazy", name.encode(), _bytes(data)]

    def verify_program(self, program: _Program, count: int, options: list[str]) -> None:
        self._run(b"verify", program, options)

    def compile_program(self, program: _Program, count: int, options: list[str]) -> None:
        program.result = self._run(b"compile", program, options)

    def get_compiled_result_size(self, program: _Program) -> int:
        return len(program.result)

    def get_compiled_result(self, program: _Program, buffer: bytearray) -> None:
        buffer[:] = program.result

    def get_program_log_size(self, program: _Program) -> int:
        return len(program.log) + 1

    def get_program_log(self, program: _Program, buffer: bytearray) -> None:
        buffer[: len(program.log)] = program.log

    def _run(self, what: bytes, program: _Program, options: list[str]) -> bytes:
        profile = os.environ.get("NVVM_COMPAT", "").encode()
        request = [b"nvvm." + what, profile, str(len(program.modules) // 3).encode(), *program.modules, *map(str.encode, options)]
        code, result, program.log = _wire.exchange(*request)
        if code != b"0":
            raise NvvmError(int(code), program.log.decode())
        return result


def _bytes(data: Union[str, bytes]) -> bytes:
    return data.encode() if isinstance(data, str) else bytes(data)


_saved: dict[str, Any] = {}


def enable(libdevice: Optional[Union[str, bytes, "os.PathLike[str]"]] = None) -> None:
    """Makes numba-cuda's next compilations use gonvvm.

    libdevice is the path or the contents of NVIDIA's libdevice.10.bc, by default the one that numba finds. Without one, the functions of it
    that a kernel calls, most of module math, stay undefined in the PTX.
    """
    nvvm: Any = importlib.import_module(_MODULE)
    if not _saved:
        _saved.update({name: getattr(nvvm, name) for name in ("_nvvm", "nvvmError", "_nvvm_library_loaded")}, libdevice=nvvm.LibDevice._cache_)
    nvvm._nvvm, nvvm.nvvmError, nvvm._nvvm_library_loaded = _Library(), NvvmError, lambda: True
    nvvm.NVVM._NVVM__INSTANCE = None
    nvvm.LibDevice._cache_ = _libdevice(nvvm, libdevice)


def disable() -> None:
    """Gives numba-cuda its own compiler back."""
    if not _saved:
        return
    nvvm: Any = importlib.import_module(_MODULE)
    nvvm.LibDevice._cache_ = _saved.pop("libdevice")
    for name, value in _saved.items():
        setattr(nvvm, name, value)
    _saved.clear()
    nvvm.NVVM._NVVM__INSTANCE = None


def _libdevice(nvvm: Any, libdevice: Any) -> bytes:
    if isinstance(libdevice, bytes):
        return libdevice
    if libdevice is None:
        try:
            libdevice = nvvm.get_libdevice()
        except Exception:  # numba finds no toolkit
            pass
        if libdevice is None or not os.path.exists(libdevice):
            return b"; no libdevice\n"
    with open(libdevice, "rb") as file:
        return file.read()


def arguments(*values: Any) -> list[Any]:
    """Returns the arguments of a kernel of numba for gonvvm.emu: an array becomes the parameters that numba has for it."""
    out: list[Any] = []
    for value in values:
        if getattr(value, "ndim", 0):
            out += [0, 0, value.size, value.itemsize, value, *value.shape, *value.strides]
        else:
            out.append(value)
    return out
