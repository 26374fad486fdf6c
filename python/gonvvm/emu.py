"""PTX kernels on the CPU, with a sanitizer: no GPU, no driver.

    import numpy as np
    from gonvvm import emu
    x, y = np.arange(8, dtype=np.float32), np.ones(8, dtype=np.float32)
    emu.Module(ptx).launch("saxpy", grid=1, block=8, args=[8, 2.0, x, y])
    print(y)

Arrays are copied to the memory of the kernel and back: a contiguous writable array receives the results.
"""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional, Sequence, Union

from . import _wire
from ._diagnostics import Diagnostic, Error, checked, diagnostic

if TYPE_CHECKING:
    from . import Result

__all__ = ["Module", "Launch", "Finding", "Param", "SanitizerError", "SanitizerWarning"]

Dim = Union[int, Sequence[int]]
Check = Literal["raise", "warn", "ignore"]

default_check: Check = "raise"
"""What launches do with findings unless their argument check says something else."""

default_sanitize = True
"""Whether launches look for mistakes unless their argument sanitize says something else."""


class Finding(NamedTuple):
    """A fault of a kernel, or a mistake that the sanitizer found."""

    diagnostic: Diagnostic
    times: int  # that it was found at this place
    fatal: bool  # whether it ended the launch
    block: Optional[tuple[int, ...]] = None  # of the first thread that made it
    thread: Optional[tuple[int, ...]] = None

    def __str__(self) -> str:
        return str(self.diagnostic)

    def _repr_html_(self) -> str:
        return self.diagnostic._repr_html_()


class SanitizerError(Error):
    """A launch had findings; the attribute launch has them."""

    def __init__(self, text: str, diagnostics: list[Diagnostic], launch: Launch) -> None:
        super().__init__(text, diagnostics)
        self.launch = launch

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return SanitizerError, (str(self), self.diagnostics, self.launch)


class SanitizerWarning(UserWarning):
    """A launch had findings, and was asked to warn."""


class Launch(NamedTuple):
    """The outcome of a launch."""

    done: bool  # all threads came to their end
    findings: list[Finding]
    steps: int  # instructions that warps executed
    threads: int  # instructions that threads executed
    stdout: str = ""  # text that the kernel printed
    stats: Optional[dict[str, Any]] = None
    text: str = ""  # the findings for people

    def _repr_html_(self) -> str:
        import html

        head = f"<div>{self.steps:,} instructions of warps, {len(self.findings)} findings</div>"
        return head + (f"<pre>{html.escape(self.text)}</pre>" if self.text else "")


class Param(NamedTuple):
    """A parameter of a kernel."""

    name: str
    type: str  # as in PTX, without its dot
    size: int  # bytes
    declaration: str


def _dim(d: Dim, what: str) -> list[int]:
    list_ = [d] if isinstance(d, int) else [int(x) for x in d]
    if not 1 <= len(list_) <= 3:
        raise ValueError(f"{what} has {len(list_)} dimensions; 1 to 3 are expected")
    return list_ + [1] * (3 - len(list_))


class Module:
    """A PTX module. text is PTX, or the result of gonvvm.compile."""

    def __init__(self, text: Union[str, bytes, Result], name: str = "kernel.ptx") -> None:
        ptx: Any = getattr(text, "ptx", text)
        self._text = ptx.encode() if isinstance(ptx, str) else bytes(ptx)
        self._name = name
        reply = _wire.call(b"emu.kernels", b"{}", name.encode(), self._text)
        checked(reply)
        self.kernels = {
            kernel: [Param(p["Name"], p["Type"], p["Size"], p["Decl"]) for p in params or []] for kernel, params in json.loads(reply[1]).items()
        }
        """The parameters of each kernel."""

    def launch(
        self,
        kernel: str = "",
        *,
        grid: Dim = 1,
        block: Dim = 1,
        args: Sequence[Any] = (),
        cluster: Optional[Dim] = None,
        shared: int = 0,
        sanitize: Optional[bool] = None,
        check: Optional[Check] = None,
        stats: bool = False,
        nan: bool = False,
        weak_memory: bool = False,
        seed: int = 0,
        steps: int = 0,
        stack: int = 0,
        memory: int = 0,
        workers: int = 0,
    ) -> Launch:
        """Runs a kernel; "" is the only one of the module.

        The arguments are, in the order of the parameters: int, float, bool, NumPy scalars, bytes (of a structure), and arrays with the buffer
        protocol or __array_interface__ (in the memory of the host), for pointers. check says what happens if there are findings. Raises Error
        if the launch cannot begin.
        """
        check = check or default_check
        if check not in ("raise", "warn", "ignore"):
            raise ValueError(f"check is {check!r}; 'raise', 'warn' or 'ignore' is expected")
        options = {
            "Kernel": kernel, "Grid": _dim(grid, "grid"), "Block": _dim(block, "block"), "Cluster": _dim(cluster, "cluster") if cluster is not None else [0, 0, 0],
            "Shared": shared, "Sanitize": default_sanitize if sanitize is None else sanitize, "Stats": stats, "NaN": nan, "WeakMemory": weak_memory, "Seed": seed, "Steps": steps,
            "Stack": stack, "Memory": memory, "Workers": workers,
        }  # fmt: skip
        strings, outputs = [], []
        for i, arg in enumerate(args):
            kind, data, view = _argument(i, arg)
            strings += [kind, data]
            if kind == b"inout":
                outputs.append(view)
        reply = _wire.call(b"emu.launch", json.dumps(options).encode(), self._name.encode(), self._text, *strings)
        r = checked(reply)
        for view, data in zip(outputs, reply[3:]):
            view[:] = data
        raw = r.launch or {}
        findings = [
            Finding(diagnostic(f["diagnostic"]), f["count"], f["fatal"], _place(f.get("block")), _place(f.get("thread"))) for f in raw["findings"]
        ]
        launch = Launch(raw["done"], findings, raw["steps"], raw["threads"], raw.get("stdout", ""), raw.get("stats"), r.text)
        if findings and check == "raise":
            raise SanitizerError(r.text, r.diagnostics, launch)
        if findings and check == "warn":
            warnings.warn(r.text.rstrip("\n"), SanitizerWarning, stacklevel=2)
        return launch


def _place(p: Optional[list[int]]) -> Optional[tuple[int, ...]]:
    return None if p is None else tuple(p)


def _argument(i: int, arg: Any) -> tuple[bytes, bytes, Any]:
    """Returns the kind and the bytes of an argument, and of a buffer that receives results its memory."""
    if isinstance(arg, bool):
        return b"int", b"1" if arg else b"0", None
    if isinstance(arg, int):
        return b"int", str(arg).encode(), None
    if isinstance(arg, float):
        return b"float", repr(arg).encode(), None
    if isinstance(arg, bytes):
        return b"bytes", arg, None
    if hasattr(arg, "__cuda_array_interface__"):
        raise TypeError(f"argument {i} is in the memory of a GPU; copy it to the host")
    if hasattr(arg, "dtype") and getattr(arg, "shape", None) == () and hasattr(arg, "item"):  # a NumPy scalar
        if arg.dtype.kind in "iub":
            return b"int", str(int(arg)).encode(), None
        if arg.dtype.kind == "f" and arg.dtype.itemsize >= 4:
            return b"float", repr(float(arg)).encode(), None
        return b"bytes", arg.tobytes(), None
    if not _has_buffer(arg) and hasattr(arg, "__dlpack__"):
        import numpy

        arg = numpy.from_dlpack(arg)
    try:
        view = memoryview(arg)
    except TypeError:
        raise TypeError(f"argument {i} is a {type(arg).__name__}; a number, bytes or an array is expected") from None
    except ValueError as problem:  # a type that memoryview does not know, such as bfloat16
        if not hasattr(arg, "view"):
            raise TypeError(f"argument {i}: {problem}") from None
        view = memoryview(arg.view("uint8"))
    if not view.c_contiguous:
        raise ValueError(f"argument {i} is an array that is not contiguous; numpy.ascontiguousarray makes it so")
    kind = b"in" if view.readonly else b"inout"
    if view.nbytes == 0:
        return kind, b"", memoryview(bytearray())
    flat = view.cast("B") if view.ndim != 1 or view.format != "B" else view
    return kind, flat.tobytes(), flat


def _has_buffer(arg: Any) -> bool:
    try:
        memoryview(arg)
    except (TypeError, ValueError):
        return hasattr(arg, "__array_interface__")
    return True
