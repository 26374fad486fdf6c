"""Requests to the compiler: lists of byte strings, answered by the shared library or by the command."""

from __future__ import annotations

import os
import struct
import sys
import threading
from typing import Callable, Optional

LIB = os.path.join(os.path.dirname(__file__), "_lib")
COMMAND = os.path.join(LIB, "gonvvm.exe" if os.name == "nt" else "gonvvm")
LIBRARY = os.path.join(LIB, {"win32": "gonvvm.dll", "darwin": "libgonvvm.dylib"}.get(sys.platform, "lib64/libgonvvm.so"))

Answer = Callable[[bytes], bytes]
_answer: Optional[Answer] = None
_forked = False
_lock = threading.Lock()


def _after_fork() -> None:
    # The threads of the Go runtime do not exist in the child: it needs another copy.
    global _answer, _forked, _lock
    _answer, _forked, _lock = None, _forked or _answer is not None, threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def _open(path: str) -> Answer:
    import ctypes

    library = ctypes.CDLL(path)
    call, free = library.gonvvm_call, library.gonvvm_free
    call.restype = ctypes.c_void_p
    call.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)]
    free.restype, free.argtypes = None, [ctypes.c_void_p]

    def answer(request: bytes) -> bytes:
        size = ctypes.c_size_t()
        reply = call(request, len(request), ctypes.byref(size))
        try:
            return ctypes.string_at(reply, size.value)
        finally:
            free(reply)

    return answer


def _by_command(request: bytes) -> bytes:
    import subprocess

    return subprocess.run([COMMAND, "capi"], input=request, stdout=subprocess.PIPE, check=True).stdout


def _choose() -> Answer:
    if not os.path.exists(LIBRARY):
        return _by_command
    if not _forked:
        return _open(LIBRARY)
    if not hasattr(os, "memfd_create"):
        return _by_command
    file = os.memfd_create("gonvvm")  # not closed: the loader knows libraries by their paths
    with open(LIBRARY, "rb") as source:
        while piece := source.read(1 << 20):
            os.write(file, piece)
    return _open(f"/proc/self/fd/{file}")


def exchange(*strings: bytes) -> list[bytes]:
    """Sends a request and returns the strings of the reply, of which the first is a code."""
    global _answer
    answer = _answer
    if answer is None:
        with _lock:
            if _answer is None:
                _answer = _choose()
            answer = _answer
    parts = [struct.pack("<Q", len(strings))]
    for s in strings:
        parts += [struct.pack("<Q", len(s)), s]
    reply = answer(b"".join(parts))
    (count,) = struct.unpack_from("<Q", reply)
    at, out = 8, []
    for _ in range(count):
        (size,) = struct.unpack_from("<Q", reply, at)
        out.append(reply[at + 8 : at + 8 + size])
        at += 8 + size
    return out


def call(*strings: bytes) -> list[bytes]:
    """Sends a request and returns the strings of the reply. Raises ValueError with the reason if the code is not 0 or 1."""
    reply = exchange(*strings)
    if reply[0] not in (b"0", b"1"):
        raise ValueError(reply[1].decode())
    return reply
