"""Diagnostics of the compiler as values."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional


class Diagnostic(NamedTuple):
    """A message about an input. Lines and columns count from 1, columns in bytes; 0 is unknown."""

    severity: str  # "error", "warning" or "note"
    message: str
    code: str = ""  # a stable name of the kind of problem: `gonvvm explain CODE`
    file: str = ""
    line: int = 0
    column: int = 0
    where: str = ""  # the place in other terms: "function `f', block `b'"
    source: str = ""  # the text of the line
    hint: str = ""  # the expected form, or an advice

    def __str__(self) -> str:
        place = self.file + (f":{self.line}:{self.column}" if self.line else "") + ": " if self.file else ""
        return f"{place}{self.severity}: {self.message}" + (f" [{self.code}]" if self.code else "")

    def _repr_html_(self) -> str:
        import html

        caret = f"\n{' ' * (self.column - 1)}^" if self.source and self.column else ""
        return f"<div>{html.escape(str(self))}</div><pre>{html.escape(self.source + caret)}</pre>"


class Remark(NamedTuple):
    """A decision of the optimizer."""

    kind: str  # "passed", "missed" or "analysis"
    pass_: str  # LLVM's name of the pass
    function: str
    file: str
    line: int
    column: int
    message: str


class Error(Exception):
    """The input is refused. str() is the text of all diagnostics, with the source lines."""

    def __init__(self, text: str, diagnostics: list[Diagnostic]) -> None:
        super().__init__(text.rstrip("\n"))
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[type, tuple[str, list[Diagnostic]]]:  # so that process pools can hand it on
        return Error, (str(self), self.diagnostics)


class Report(NamedTuple):
    """The report of a reply."""

    diagnostics: list[Diagnostic]
    text: str
    remarks: list[Remark]
    launch: Optional[dict[str, Any]] = None


def diagnostic(d: dict[str, Any]) -> Diagnostic:
    known = {k: d[k] for k in ("severity", "message", "code", "file", "line", "column", "where", "source", "hint") if k in d}
    return Diagnostic(**known)


def report(text: bytes) -> Report:
    import json

    r = json.loads(text)
    remarks = [
        Remark(m["Kind"], m["Pass"], m["Function"], m["File"], m["Pos"]["Line"], m["Pos"]["Col"], m["Message"]) for m in r.get("remarks") or []
    ]
    return Report([diagnostic(d) for d in r["diagnostics"] or []], r["text"], remarks, r.get("launch"))


def checked(reply: list[bytes]) -> Report:
    """Returns the report of a reply, or raises Error if the input was refused."""
    r = report(reply[2])
    if reply[0] != b"0":
        raise Error(r.text, r.diagnostics)
    return r
