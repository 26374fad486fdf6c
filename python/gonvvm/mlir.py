"""MLIR through mlir-opt and mlir-translate.

    import gonvvm.mlir
    result = gonvvm.mlir.compile(open("kernel.mlir").read(), arch="sm_80")

The programs are those of LLVM 18 or later, on PATH also with a version in their names (mlir-opt-22), or named by the variables
GONVVM_MLIR_OPT and GONVVM_MLIR_TRANSLATE.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from typing import Any, Iterable, Union

from . import Result, Source
from . import compile as _compile

__all__ = ["PASSES", "compile", "translate"]

PASSES = (
    "--convert-scf-to-cf",
    "--convert-nvvm-to-llvm",
    "--convert-gpu-to-nvvm=index-bitwidth=64 use-bare-ptr-memref-call-conv=1",
    "--convert-cf-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-vector-to-llvm",
    "--expand-strided-metadata",
    "--finalize-memref-to-llvm",
    "--convert-math-to-llvm",
    "--reconcile-unrealized-casts",
)
"""Passes of mlir-opt that lower kernels of the dialect gpu. Arguments of the type memref with a static shape become pointers, and operations of the
dialect math calls of libdevice, which the option libdevice of gonvvm.compile names."""


def compile(text: Union[str, bytes], arch: str = "sm_75", *, passes: Iterable[str] = PASSES, **options: Any) -> Result:
    """Compiles a module of MLIR to PTX. passes are those of translate, the options those of gonvvm.compile."""
    return _compile(Source("module.mlir", translate(text, passes=passes).encode()), arch, **options)


def translate(text: Union[str, bytes], *, passes: Iterable[str] = PASSES) -> str:
    """Returns the LLVM IR of a module of MLIR: that of its gpu.module if there is one.

    passes are arguments of mlir-opt; none are needed for modules of the dialects llvm and nvvm. Raises ValueError with the messages of
    mlir-opt or mlir-translate, and FileNotFoundError if these are not installed.
    """
    lowered = text if isinstance(text, str) else text.decode()
    passes = list(passes)
    if passes:
        lowered = _run("mlir-opt", passes, lowered)
    return _run("mlir-translate", ["--mlir-to-llvmir"], _kernels(lowered))


def _kernels(module: str) -> str:
    """Returns the gpu.module of a module as mlir-opt prints it as a module of its own, which is what mlir-translate translates."""
    starts = list(re.finditer(r"^( *)gpu\.module .*\{\n", module, re.MULTILINE))
    if not starts:
        return module
    if len(starts) > 1:
        raise ValueError(f"a module with {len(starts)} modules of the dialect gpu; one is expected")
    end = module.index(f"\n{starts[0][1]}}}\n", starts[0].end() - 1)
    return "module {\n" + module[starts[0].end() : end] + "\n}\n"


def _run(tool: str, arguments: list[str], text: str) -> str:
    variable = "GONVVM_" + tool.upper().replace("-", "_")
    path = os.environ.get(variable) or next(filter(None, (shutil.which(tool + suffix) for suffix in ("", *(f"-{v}" for v in range(22, 17, -1))))), None)
    if path is None:
        raise FileNotFoundError(f"{tool} is not installed: it comes with MLIR (Debian: mlir-22-tools), and {variable} names it where it is not on PATH")
    done = subprocess.run([path, *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise ValueError(done.stderr.strip())
    return done.stdout
