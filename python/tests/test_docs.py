"""The pages about the package: their blocks run, and their links lead to files."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from blocks import INSTALLS, blocks

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "python/README.md", *sorted((ROOT / "docs/python").glob("*.md"))]
CACHE = Path(os.environ.get("GONVVM_CACHE", Path.home() / ".cache/gonvvm"))
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"], str(CACHE / "bin")])


def missing(page: str) -> list[str]:
    """Returns the packages and programs of a page that are not there."""
    out = set()
    for language, title, text in blocks(page):
        if language == "python":
            for names in re.findall(r"^(?:from|import) (.+?)(?: import .*)?$", text, re.MULTILINE):
                modules = [n.split()[0].split(".")[0] for n in names.split(",")]
                out |= {m for m in modules if importlib.util.find_spec(m) is None}
        if language == "sh":
            lines = "\n".join(line for line in text.splitlines() if not line.startswith(INSTALLS))
            out |= {name for name in re.findall(r"(?:^|\| )([\w.-]+) ", lines, re.MULTILINE) if not shutil.which(name, path=PATH)}
    return sorted(out)


@pytest.mark.parametrize("path", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_blocks(path: Path, tmp_path: Path):
    page = path.read_text()
    if absent := missing(page):
        pytest.skip(f"not installed: {', '.join(absent)}")
    shutil.copy(ROOT / "examples/saxpy/saxpy.ll", tmp_path)
    environment = {**os.environ, "PATH": PATH, "TRITON_CACHE_DIR": str(tmp_path / "triton")}
    command = [sys.executable, str(Path(__file__).parent / "blocks.py"), str(path)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])
def test_links(path: Path):
    page = re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)\)", page):
        assert (path.parent / target).exists(), target
    for target in re.findall(r"`((?:docs|python|scripts)/[\w./-]+)`", page):
        assert (ROOT / target).exists(), target
