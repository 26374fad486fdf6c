"""A plugin for pytest: --gonvvm-sanitize=raise|warn|off says what launches of gonvvm.emu do about mistakes of kernels."""

from __future__ import annotations

from typing import Any


def pytest_addoption(parser: Any) -> None:
    group = parser.getgroup("gonvvm")
    group.addoption(
        "--gonvvm-sanitize",
        choices=("raise", "warn", "off"),
        default=None,
        help="launches of gonvvm.emu: fail the test at a finding of the sanitizer (the default of launches), warn, or do not look for any",
    )


def pytest_configure(config: Any) -> None:
    choice = config.getoption("--gonvvm-sanitize")
    if choice is None:
        return
    from . import emu

    emu.default_sanitize = choice != "off"
    emu.default_check = "warn" if choice == "warn" else "raise"
