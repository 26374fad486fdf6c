#!/usr/bin/env python3
"""Runs the vectors of internal/emu/testdata/forms on a GPU.

    scripts/gpu_vectors.py [FILE.ptx …]

needs NVIDIA's driver (libcuda) and nothing else. The formats of the files are described in
internal/emu/testdata/forms/README.md. Files for architectures that the GPU does not have, or for a version of PTX
that the driver does not read, are left out.
The exit status is 0 if everything agrees, 1 if not, 77 if there is no GPU.

Each file runs in a process of its own, and so does each kernel that must fail: a fault ends
the use of a context.
"""

import ctypes
import math
import os
import subprocess
import sys

FORMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "internal", "emu", "testdata", "forms")
NO_GPU = 77
OTHER_PTX = 2  # exit status of a child: the driver is too old for the file


UNSUPPORTED_PTX = 222  # CUDA_ERROR_UNSUPPORTED_PTX_VERSION


class CudaError(Exception):
    code = 0


class LaunchAttribute(ctypes.Structure):
    _fields_ = [("id", ctypes.c_uint), ("pad", ctypes.c_uint), ("value", ctypes.c_uint * 16)]


class LaunchConfig(ctypes.Structure):
    _fields_ = [
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attrs", ctypes.POINTER(LaunchAttribute)),
        ("num_attrs", ctypes.c_uint),
    ]


CLUSTER_DIMENSION = 4
CAPABILITY_MAJOR, CAPABILITY_MINOR = 75, 76


class Gpu:
    """The first GPU, through the driver's C interface."""

    def __init__(self):
        self.lib = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        self.device = ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        self.capability = 10 * self.attribute(CAPABILITY_MAJOR) + self.attribute(CAPABILITY_MINOR)

    def open(self):
        self.context = ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), self.device)
        self.call("cuCtxSetCurrent", self.context)

    def call(self, name, *args):
        code = getattr(self.lib, name)(*args)
        if code != 0:
            text = ctypes.c_char_p()
            self.lib.cuGetErrorString(code, ctypes.byref(text))
            error = CudaError("%s: %s" % (name, (text.value or b"error %d" % code).decode()))
            error.code = code
            raise error

    def attribute(self, which):
        n = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(n), which, self.device)
        return n.value

    def alloc(self, data):
        p = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(p), ctypes.c_size_t(max(len(data), 8)))
        self.call("cuMemcpyHtoD_v2", p, data, ctypes.c_size_t(len(data)))
        return p

    def run(self, text, name, case):
        """Returns the bytes of the output."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), text + b"\0")
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        out = bytes(case.out_size * len(case.out))
        src, dst = self.alloc(case.input), self.alloc(out)
        params = (ctypes.c_void_p * 2)(ctypes.addressof(src), ctypes.addressof(dst))
        cfg = LaunchConfig()
        cfg.grid[:], cfg.block[:] = (case.grid, 1, 1), (case.block, 1, 1)
        if case.cluster > 1:
            attr = LaunchAttribute(id=CLUSTER_DIMENSION)
            attr.value[0:3] = case.cluster, 1, 1
            cfg.attrs, cfg.num_attrs = ctypes.pointer(attr), 1
            self.call("cuLaunchKernelEx", ctypes.byref(cfg), function, params, None)
        else:
            self.call("cuLaunchKernel", function, case.grid, 1, 1, case.block, 1, 1, 0, None, params, None)
        self.call("cuCtxSynchronize")
        got = ctypes.create_string_buffer(len(out))
        self.call("cuMemcpyDtoH_v2", got, dst, ctypes.c_size_t(len(out)))
        self.call("cuMemFree_v2", src)
        self.call("cuMemFree_v2", dst)
        self.call("cuModuleUnload", module)
        return got.raw


class Case:
    """A kernel of a .vec file."""

    def __init__(self, title):
        self.title = title


def read_vec(path):
    cases = []
    for line in open(path):
        key, _, rest = line.rstrip("\n").partition(" ")
        if key == "kernel":
            cases.append(Case(rest))
        elif key == "launch":
            words = dict(w.split("=") for w in rest.split())
            c = cases[-1]
            c.grid, c.block, c.cluster = (int(words[k]) for k in ("grid", "block", "cluster"))
            c.trap, c.gpu = words["trap"] == "true", words["gpu"] == "true"
        elif key.startswith("in"):
            size = int(key[2:])
            cases[-1].input = b"".join(int(w, 16).to_bytes(size, "little") for w in rest.split())
        elif key.startswith("out"):
            cases[-1].out_size = int(key[3:])
            cases[-1].out_type, *cases[-1].out = rest.split()
    return cases


def number(typ, bits):
    """The value of a floating-point pattern."""
    exp, frac = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}[typ]
    sign = -1.0 if bits >> (exp + frac) & 1 else 1.0
    e, f = bits >> frac & ((1 << exp) - 1), bits & ((1 << frac) - 1)
    bias = (1 << (exp - 1)) - 1
    if e == (1 << exp) - 1:
        return math.nan if f else sign * math.inf
    if e == 0:
        return sign * math.ldexp(f, 1 - bias - frac)
    return sign * math.ldexp((1 << frac) + f, e - bias - frac)


def accepts(typ, want, got):
    if want == "?":
        return True
    if want == "nan":
        return math.isnan(number(typ, got))
    if ".." in want:
        lo, hi = (number(typ, int(w, 16)) for w in want.split(".."))
        return lo <= number(typ, got) <= hi
    return int(want, 16) == got


def check(gpu, text, k, case):
    """Says what is wrong with kernel k, or returns None."""
    try:
        got = gpu.run(text, "k%d" % k, case)
    except CudaError as e:
        if e.code == UNSUPPORTED_PTX:
            raise
        return None if case.trap else str(e)
    if case.trap:
        return "did not fail"
    wrong = []
    for i, want in enumerate(case.out):
        x = int.from_bytes(got[i * case.out_size : (i + 1) * case.out_size], "little")
        if not accepts(case.out_type, want, x):
            wrong.append("element %d: %x, want %s" % (i, x, want))
    return "; ".join(wrong[:4]) or None


def run_file(path, only):
    """Runs the kernels of a file in this process: number only, or all that must not fail."""
    gpu = Gpu()
    gpu.open()
    text = open(path, "rb").read()
    bad = 0
    for k, case in enumerate(read_vec(path[: -len(".ptx")] + ".vec")):
        if not case.gpu or (only is None) == case.trap or only is not None and k != only:
            continue
        try:
            wrong = check(gpu, text, k, case)
        except CudaError:
            return OTHER_PTX
        if wrong:
            bad += 1
            print("%s: kernel k%d, %s: %s" % (os.path.basename(path), k, case.title, wrong), flush=True)
    return 1 if bad else 0


def main(args):
    if args[:1] == ["--child"]:
        return run_file(args[1], int(args[2]) if len(args) > 2 else None)
    try:
        gpu = Gpu()
    except (OSError, CudaError) as e:
        print("no GPU: %s" % e)
        return NO_GPU
    files = args or sorted(os.path.join(FORMS, f) for f in os.listdir(FORMS) if f.endswith(".ptx"))
    ran = left_out = bad = 0
    for path in files:
        arch = path.split(".")[-2]
        n = int("".join(c for c in arch if c.isdigit()))
        if n > gpu.capability or arch.endswith("a") and n != gpu.capability:
            left_out += 1
            continue
        ran += 1
        jobs = [[path]] + [[path, str(k)] for k, c in enumerate(read_vec(path[: -len(".ptx")] + ".vec")) if c.trap]
        for job in jobs:
            status = subprocess.call([sys.executable, os.path.abspath(__file__), "--child"] + job)
            if status == OTHER_PTX:
                ran, left_out = ran - 1, left_out + 1
                break
            if status not in (0, 1):
                print("%s: the process ended with %d" % (path, status))
            bad += status != 0
    print("sm_%d: %d files, %d failures; %d files are for other GPUs or drivers" % (gpu.capability, ran, bad, left_out))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
