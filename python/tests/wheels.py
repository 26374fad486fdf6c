"""Checks the binaries of wheels: wheels.py FOLDER. The folder holds the wheel of every target of setup.py, and nothing else.

It needs the package lief. Each wheel is printed with its size; the exit status is 1 if one is missing, or could not run where its tag says.
"""

from __future__ import annotations

import re
import sys
import zipfile
from pathlib import Path

import lief

SHARED = ["libcuda.so.1", "libcudart.so.11.0", "libcudart.so.12", "libcudart.so.13", "libgonvvm.so", "libnvJitLink.so.12", "libnvJitLink.so.13", "libnvvm.so.4"]
GLIBC = ["bin/ptxas", "gonvvm", *[f"lib64/{name}" for name in SHARED]]

# Tag: files in _lib.
WHEELS = {
    "manylinux_2_17_x86_64.manylinux2014_x86_64": GLIBC,
    "manylinux_2_17_aarch64.manylinux2014_aarch64": GLIBC,
    "musllinux_1_1_x86_64": ["gonvvm"],
    "musllinux_1_1_aarch64": ["gonvvm"],
    "macosx_12_0_x86_64": ["gonvvm"],
    "macosx_12_0_arm64": ["gonvvm"],
    "win_amd64": ["gonvvm.dll", "gonvvm.exe"],
}
EXPORTS = {  # by the beginning of a name
    "libgonvvm": {"gonvvm_call", "gonvvm_free"},
    "gonvvm.dll": {"gonvvm_call", "gonvvm_free"},
    "libcuda.": {"cuInit", "cuLaunchKernel"},
    "libcudart": {"cudaLaunchKernel", "__cudaRegisterFatBinary"},
    "libnvJitLink": {"nvJitLinkVersion"},
    "libnvvm": {"nvvmCompileProgram"},
}
LINUX = {"libc.so.6", "libpthread.so.0", "libdl.so.2", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libcuda.so.1"}  # the last is in the wheel
MACOS = {"/usr/lib/libSystem.B.dylib", "/usr/lib/libresolv.9.dylib"}
WINDOWS = re.compile(r"kernel32\.dll|api-ms-win-crt-[a-z]+-l1-1-0\.dll", re.IGNORECASE)
PROCESSORS = {
    "x86_64": {"ARCH.X86_64", "CPU_TYPE.X86_64", "MACHINE_TYPES.AMD64"},
    "amd64": {"MACHINE_TYPES.AMD64"},
    "aarch64": {"ARCH.AARCH64"},
    "arm64": {"CPU_TYPE.ARM64"},
}


def glibc(tag: str) -> tuple[int, ...]:
    found = re.match(r"manylinux_(\d+)_(\d+)_", tag)
    return tuple(map(int, found.groups())) if found else (0, 0)


def problems(tag: str, name: str, data: bytes) -> list[str]:
    """Returns the reasons why a file cannot run where the tag says."""
    out: list[str] = []
    if data.startswith(b"#!"):
        return out
    binary = lief.parse(list(data))
    shared = ".so" in name or name.endswith(".dll")
    if shared:
        exports = {s.name for s in (binary.exported_functions if name.endswith(".dll") else binary.exported_symbols)}
        (expected,) = (names for start, names in EXPORTS.items() if name.startswith(("lib64/" + start, start)))
        out += [f"does not export {e}" for e in sorted(expected - exports)]
    if isinstance(binary, lief.ELF.Binary):
        machine = str(binary.header.machine_type)
        versions = [v.name for r in binary.symbols_version_requirement for v in r.get_auxiliary_symbols()]
        out += [f"needs {v}" for v in versions if tuple(map(int, v.removeprefix("GLIBC_").split("."))) > glibc(tag)]
        out += [f"needs {lib}" for lib in binary.libraries if not shared or lib not in LINUX]
    elif isinstance(binary, lief.MachO.Binary):
        machine = str(binary.header.cpu_type)
        least = binary.build_version.minos[:2]
        if f"macosx_{least[0]}_{least[1]}_" not in tag:
            out.append(f"needs macOS {least[0]}.{least[1]}")
        out += [f"needs {lib.name}" for lib in binary.libraries if lib.name not in MACOS]
        if tag.endswith("arm64") and not binary.has_code_signature:
            out.append("has no signature, which processors of Apple need")
    else:
        machine = str(binary.header.machine)
        out += [f"needs {lib.name}" for lib in binary.imports if not WINDOWS.fullmatch(lib.name)]
    if not any(machine in names for processor, names in PROCESSORS.items() if tag.endswith(processor)):
        out.append(f"is for {machine}")
    return out


def main(folder: Path) -> int:
    status = 0
    found = {path.name.removesuffix(".whl").split("-")[4]: path for path in folder.glob("*.whl")}
    for tag in sorted(WHEELS.keys() | found.keys()):
        bad = []
        path = found.get(tag)
        if path is None:
            bad.append("is missing")
        elif tag not in WHEELS:
            bad.append("is unknown")
        else:
            with zipfile.ZipFile(path) as wheel:
                files = {n.removeprefix("gonvvm/_lib/"): n for n in wheel.namelist() if n.startswith("gonvvm/_lib/")}
                if sorted(files) != WHEELS[tag]:
                    bad.append(f"has the binaries {sorted(files)}")
                bad += [f"{short} {p}" for short, n in files.items() for p in problems(tag, short, wheel.read(n))]
                unpacked = sum(i.file_size for i in wheel.infolist())
            print(f"{tag:45} {path.stat().st_size / 1e6:5.1f} MB, unpacked {unpacked / 1e6:5.1f} MB, {len(files)} binaries")
        for p in bad:
            print(f"{tag}: {p}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
