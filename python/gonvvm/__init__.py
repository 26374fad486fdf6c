"""The NVVM compiler: LLVM IR and NVVM IR to PTX for NVIDIA GPUs.

    import gonvvm
    result = gonvvm.compile(ir, arch="sm_90")
    print(result.ptx)

Inputs are text or bitcode of LLVM 3.8 to 22, as str, bytes, or the path of a file; modules of llvmlite; or a list of them, which are
linked. What is refused raises Error, whose diagnostics have file, line, column and code.

gonvvm.ptx checks and formats PTX, gonvvm.emu runs it on the CPU. All functions may be called by several threads at once, which they
do not hold up, and in child processes.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Iterable, Literal, Mapping, NamedTuple, Optional, Union

from . import _wire
from ._diagnostics import Diagnostic, Error, Remark, checked, report

if TYPE_CHECKING:
    from ._many import Progress, compile_many

__version__ = "0.1.0"
__all__ = ["compile", "compile_many", "verify", "link", "optimize", "Result", "Module", "Source", "Progress", "Error", "Diagnostic", "Remark", "Input", "Level", "Format"]

Input = Union[str, bytes, "os.PathLike[str]", Any]
"""Text, bitcode, the path of a file, a Source, or a module of llvmlite."""

Level = Literal["O0", "O1", "O2", "O3", "Os", "Oz"]
Format = Literal["text", "bitcode", "bitcode-llvm7", "lto", "optimized-lto"]

_LEVELS = {"O3": 0, "O2": 1, "O1": 2, "O0": 3, "Os": 4, "Oz": 5}
_STYLES = {"nvvm": 0, "llvm": 1}
_DIALECTS = {"auto": 0, "nvvm": 1, "llvm": 2}
_ATOMICS = {"auto": 0, "cuda": 1, "strict": 2}
_FORMATS = {"text": 0, "bitcode": 1, "bitcode-llvm7": 2, "lto": 3, "optimized-lto": 4}


class Source(NamedTuple):
    """Text or bitcode with the name that diagnostics give it."""

    name: str
    data: bytes


class Result(NamedTuple):
    """The outcome of compile."""

    ptx: str
    diagnostics: list[Diagnostic]  # warnings and notes
    remarks: list[Remark]

    def _repr_html_(self) -> str:
        import html

        notes = "".join(f"<div>{html.escape(str(d))}</div>" for d in self.diagnostics)
        return f"{notes}<pre>{html.escape(self.ptx)}</pre>"


class Module(NamedTuple):
    """The outcome of link and optimize: text or bitcode."""

    ir: bytes
    diagnostics: list[Diagnostic]
    remarks: list[Remark]

    @property
    def text(self) -> str:
        """The module as text, if its format is "text"."""
        return self.ir.decode()

    def _repr_html_(self) -> str:
        import html

        return f"<div>{len(self.ir):,} bytes of bitcode</div>" if b"\0" in self.ir else f"<pre>{html.escape(self.text)}</pre>"


def __getattr__(name: str) -> Any:  # _many imports much, and is imported when it is used
    if name in ("compile_many", "Progress"):
        from . import _many

        return getattr(_many, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _read(ir: Input, name: str) -> tuple[str, bytes]:
    if isinstance(ir, str):
        return name, ir.encode()
    if isinstance(ir, (bytes, bytearray, memoryview)):
        return name, bytes(ir)
    if isinstance(ir, Module):
        return name, ir.ir
    if isinstance(ir, Source):
        return ir
    if isinstance(ir, os.PathLike):
        with open(ir, "rb") as file:
            return str(os.fspath(ir)), file.read()
    if hasattr(ir, "as_bitcode") or type(ir).__module__.startswith("llvmlite."):
        return name, str(ir).encode()
    raise TypeError(f"the input is a {type(ir).__name__}; text, bitcode, a path, a module of llvmlite, or a list of them is expected")


def _inputs(ir: Union[Input, Iterable[Input]], libraries: Iterable[Input], libdevice: Optional[Input]) -> list[bytes]:
    list_ = list(ir) if isinstance(ir, (list, tuple)) and not isinstance(ir, (Module, Source)) else [ir]
    out: list[bytes] = []
    for kind, inputs in ((b"module", list_), (b"library", list(libraries))):
        for i, one in enumerate(inputs):
            name, data = _read(one, "module" if len(inputs) == 1 and kind == b"module" else f"{kind.decode()} {i}")
            out += [kind, name.encode(), data]
    if libdevice is not None:
        name, data = _read(libdevice, "libdevice")
        out += [b"libdevice", name.encode(), data]
    return out


def _json(options: dict[str, Any]) -> bytes:
    import json

    return json.dumps(options).encode()


def _pick(what: str, value: str, table: Mapping[str, int]) -> int:
    if value not in table:
        raise ValueError(f"{what} is {value!r}; one of {', '.join(map(repr, table))} is expected")
    return table[value]


def compile(
    ir: Union[Input, list[Input]],
    arch: str = "sm_75",
    *,
    level: Level = "O3",
    ptx: str = "",
    style: Literal["nvvm", "llvm"] = "nvvm",
    dialect: Literal["auto", "nvvm", "llvm"] = "auto",
    atomics: Literal["auto", "cuda", "strict"] = "auto",
    strict: bool = False,
    fma: bool = True,
    ftz: bool = False,
    fast_div: bool = False,
    fast_sqrt: bool = False,
    line_info: bool = False,
    debug: bool = False,
    mangle_names: bool = False,
    whole_program: bool = False,
    keep: Iterable[str] = (),
    reflect: Optional[Mapping[str, int]] = None,
    libraries: Iterable[Input] = (),
    libdevice: Optional[Input] = None,
    remarks: bool = False,
    workers: int = 0,
) -> Result:
    """Compiles modules to PTX.

    arch is an architecture such as "sm_90a"; ptx a PTX version such as "8.3", else the lowest that the code needs. libraries are linked as
    far as they are used, libdevice if a module calls its functions. The other options are those of the command (`gonvvm compile -help`).
    Raises Error with every error that was found.
    """
    options = {
        "Arch": arch, "Level": _pick("level", level, _LEVELS), "PTX": ptx, "Style": _pick("style", style, _STYLES),
        "Dialect": _pick("dialect", dialect, _DIALECTS), "Atomics": _pick("atomics", atomics, _ATOMICS), "Strict": strict, "NoFMA": not fma, "FTZ": ftz,
        "FastDiv": fast_div, "FastSqrt": fast_sqrt, "LineInfo": line_info, "Debug": debug, "MangleNames": mangle_names, "WholeProgram": whole_program,
        "Keep": list(keep), "Reflect": dict(reflect or {}), "Remarks": remarks, "Workers": workers,
    }  # fmt: skip
    reply = _wire.call(b"compile", _json(options), *_inputs(ir, libraries, libdevice))
    r = checked(reply)
    return Result(reply[1].decode(), r.diagnostics, r.remarks)


def verify(ir: Union[Input, list[Input]], arch: str = "sm_75", *, dialect: Literal["auto", "nvvm", "llvm"] = "auto", strict: bool = False) -> list[Diagnostic]:
    """Returns everything that is wrong with modules, warnings and notes included; nothing is raised."""
    options = {"Arch": arch, "Dialect": _pick("dialect", dialect, _DIALECTS), "Strict": strict}
    return report(_wire.call(b"verify", _json(options), *_inputs(ir, (), None))[2]).diagnostics


def optimize(ir: Union[Input, list[Input]], arch: str = "sm_75", *, level: Level = "O3", format: Format = "text", libdevice: Optional[Input] = None, remarks: bool = False) -> Module:
    """Runs the passes of a level, and returns the module."""
    options = {"Arch": arch, "Level": _pick("level", level, _LEVELS), "Format": _pick("format", format, _FORMATS), "Remarks": remarks}
    return _module(_wire.call(b"optimize", _json(options), *_inputs(ir, (), libdevice)))


def link(inputs: Iterable[Input], *, format: Format = "text", internalize: bool = False, keep: Iterable[str] = ()) -> Module:
    """Links modules to one. internalize makes definitions private to it, except kernels and those that keep names."""
    options = {"Format": _pick("format", format, _FORMATS), "Internalize": internalize, "Keep": list(keep)}
    return _module(_wire.call(b"link", _json(options), *_inputs(list(inputs), (), None)))


def _module(reply: list[bytes]) -> Module:
    r = checked(reply)
    return Module(reply[1], r.diagnostics, r.remarks)
