"""The default device of tinygrad is the emulator: without a GPU tinygrad would compile for the CPU, with a clang that the machine may not have."""

import os

os.environ.setdefault("DEV", "GONVVM")
