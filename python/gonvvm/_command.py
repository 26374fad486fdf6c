"""The command gonvvm."""

from __future__ import annotations

import os
import subprocess
import sys

from ._wire import COMMAND


def main() -> int:
    if os.name == "nt":
        return subprocess.run([COMMAND, *sys.argv[1:]]).returncode
    os.execv(COMMAND, ["gonvvm", *sys.argv[1:]])
