"""Runs the code blocks of a page in the current folder: blocks.py PAGE.

Blocks of Python share their names, as in one program; a block with a title is written to a file of that name. Blocks for the shell are run by bash;
what they install has to be there.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator

INSTALLS = ("pip install ", "apt-get install ")


def blocks(page: str) -> Iterator[tuple[str, str, str]]:
    """Returns the language, the title and the text of each block."""
    for m in re.finditer(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        yield m[1], m[2] or "", m[3]


def run(page: str) -> None:
    names = {"__name__": "page"}
    for number, (language, title, text) in enumerate(blocks(page)):
        if title:
            Path(title).write_text(text)
        elif language == "python":
            path = Path(f"block{number}.py").resolve()  # where front ends look for the source of functions
            path.write_text(text)
            exec(compile(text, str(path), "exec"), names)
        elif language == "sh":
            lines = [line for line in text.splitlines() if not line.startswith(INSTALLS)]
            subprocess.run(["bash", "-euo", "pipefail", "-c", "\n".join(lines)], check=True)
        else:
            raise ValueError(f"block {number} is in the language {language!r}; python, sh or a title is expected")


if __name__ == "__main__":
    run(Path(sys.argv[1]).read_text())
