"""PTX: checks and formatting."""

from __future__ import annotations

import json
from typing import Union

from . import _wire
from ._diagnostics import Diagnostic, checked, report

__all__ = ["check", "format"]


def _bytes(text: Union[str, bytes]) -> bytes:
    return text.encode() if isinstance(text, str) else bytes(text)


def check(text: Union[str, bytes], *, name: str = "ptx", arch: str = "", strict: bool = False, max: int = 100) -> list[Diagnostic]:
    """Returns everything that is wrong with a PTX module. arch is the architecture that is to run it, else that of .target."""
    options = {"Arch": arch, "Max": max, "Strict": strict}
    return report(_wire.call(b"ptx.check", json.dumps(options).encode(), name.encode(), _bytes(text))[2]).diagnostics


def format(text: Union[str, bytes], *, name: str = "ptx") -> str:
    """Returns a PTX module with uniform spacing. Raises gonvvm.Error if it cannot be read."""
    reply = _wire.call(b"ptx.format", b"{}", name.encode(), _bytes(text))
    checked(reply)
    return reply[1].decode()
