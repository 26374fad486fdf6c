"""Triton compiles with gonvvm: PTX comes from this package instead of Triton's LLVM.

    import gonvvm.triton
    gonvvm.triton.enable()

Kernels that are compiled afterwards use it, in Triton 3.4 and later. Options are those of gonvvm.compile. Triton's own cache knows the
difference.
"""

from __future__ import annotations

import hashlib
import importlib
import re
from typing import Any, Callable, Optional

from . import __version__, compile

__all__ = ["enable", "disable", "make_ptx"]

_ENTRY = re.compile(r"\.visible\s+\.entry\s+([\w$]+)")


def make_ptx(ir: str, metadata: dict[str, Any], capability: int, **options: Any) -> str:
    """Returns the PTX of Triton's LLVM IR for a capability such as 90, and notes the name of the kernel in metadata."""
    arch = options.pop("arch", f"sm_{capability}" + ("a" if capability >= 90 else ""))
    # tl.sqrt is approximate in Triton and tl.sqrt_rn is exact: LLVM gives libdevice's sqrtf 0 for this key.
    options["reflect"] = {"__CUDA_PREC_SQRT": 0, **(options.get("reflect") or {})}
    ptx = compile(ir, arch, line_info=options.pop("line_info", True), **options).ptx
    names = _ENTRY.findall(ptx)
    if len(names) != 1:
        raise ValueError(f"a module of Triton with {len(names)} kernels; one is expected")
    metadata["name"] = names[0]
    return ptx


def _hook(options: dict[str, Any]) -> Callable[..., Optional[tuple[str, str]]]:
    key = f"gonvvm {__version__} {sorted(options.items())}"

    def hook(backend: Any = None, stages: Any = None, triton_options: Any = None, language: Any = None, capability: Any = None) -> Optional[tuple[str, str]]:
        if backend is None:  # the part of the cache's key
            return key, hashlib.sha256(key.encode()).hexdigest()
        arch = int(backend.target.arch)
        fuse = bool(getattr(triton_options, "enable_fp_fusion", True))
        stages["ptx"] = lambda ir, metadata: make_ptx(ir, metadata, arch, **{"fma": fuse, **options})
        return None

    return hook


def _knobs() -> Any:
    return importlib.import_module("triton.knobs")


def enable(**options: Any) -> None:
    """Makes Triton's next compilations use gonvvm, with options of gonvvm.compile."""
    _knobs().runtime.add_stages_inspection_hook = _hook(options)


def disable() -> None:
    """Gives Triton its own compiler back."""
    _knobs().runtime.add_stages_inspection_hook = None
