"""Builds the compiler into the wheel: the shared library and the command, made by Go, and on Linux the libraries of CUDA for `gonvvm exec`.

GONVVM_WHEEL_TARGET names another machine, as scripts/build-wheel does. The C compiler is that of the package ziglang on Linux, where it
makes wheels that old systems can load, and for other machines; else $CC or cc.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

ROOT = Path(__file__).resolve().parent.parent

# target: Go's system and processor, zig's target, the tag of the wheel.
TARGETS = {
    "manylinux-x86_64": ("linux", "amd64", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64.manylinux2014_x86_64"),
    "manylinux-aarch64": ("linux", "arm64", "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64.manylinux2014_aarch64"),
    "musllinux-x86_64": ("linux", "amd64", None, "musllinux_1_1_x86_64"),
    "musllinux-aarch64": ("linux", "arm64", None, "musllinux_1_1_aarch64"),
    "macos-x86_64": ("darwin", "amd64", None, "macosx_12_0_x86_64"),
    "macos-arm64": ("darwin", "arm64", None, "macosx_12_0_arm64"),
    "windows-x86_64": ("windows", "amd64", "x86_64-windows-gnu", "win_amd64"),
}


def native() -> str:
    machine = sysconfig.get_platform().rsplit("-", 1)[-1]
    if sys.platform == "linux":
        libc = "musllinux" if "musl" in (sysconfig.get_config_var("SOABI") or "") else "manylinux"
        return f"{libc}-{machine}"
    if sys.platform == "darwin":
        return f"macos-{machine}"
    return "windows-x86_64"


TARGET = os.environ.get("GONVVM_WHEEL_TARGET") or native()


def compiler(zig: "str | None") -> "str | None":
    """Returns the C compiler, None where there is none for the target: the wheel then has the command alone."""
    if zig:
        return f"{sys.executable} -m ziglang cc -target {zig}"
    if TARGET == native() and sys.platform == "darwin":
        return os.environ.get("CC", "cc")
    return None


# The libraries of scripts/build-libs in the wheel. They look for the first one beside them.
LIBRARIES = ["libgonvvm.so", "libcuda.so.1", "libcudart.so.11.0", "libcudart.so.12", "libcudart.so.13", "libnvJitLink.so.12", "libnvJitLink.so.13"]


def flags(version: str, link: str = "") -> "list[str]":
    """Returns the flags of Go, which tell the command its version and commit, as .goreleaser.yaml does, and more for the linker: see scripts/build-libs."""

    def git(*args: str) -> str:
        if not shutil.which("git"):
            return ""
        done = subprocess.run(["git", *args], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return done.stdout.strip()

    commit = git("rev-parse", "--short=12", "HEAD")
    if commit and git("status", "--porcelain"):
        commit += "-dirty"
    return ["-trimpath", "-ldflags", f"-s -w -X main.releaseVersion={version} -X main.releaseCommit={commit}{link}"]


PTXAS = """#!/bin/sh
# Triton starts it in programs of gonvvm exec.
exec "$(dirname "$0")/../gonvvm" ptxas "$@"
"""


def libraries(out: Path, zig: str) -> None:
    """Builds the libraries of CUDA into out/lib64, where the command finds them."""
    with tempfile.TemporaryDirectory() as folder:
        env = dict(os.environ, GONVVM_PROGRAMS="0", ZIG=f"{sys.executable} -m ziglang")
        subprocess.run([ROOT / "scripts/build-libs", folder, zig], env=env, stderr=subprocess.DEVNULL, check=True)
        (out / "lib64").mkdir()
        for name in LIBRARIES:
            shutil.copy(Path(folder) / "lib64" / name, out / "lib64")
        shutil.copy(Path(folder) / "nvvm/lib64/libnvvm.so.4", out / "lib64")
    (out / "bin").mkdir()
    (out / "bin/ptxas").write_text(PTXAS)
    (out / "bin/ptxas").chmod(0o755)


class Build(build_py):
    def run(self) -> None:
        super().run()
        system, processor, zig, _ = TARGETS[TARGET]
        out = Path(self.build_lib).resolve() / "gonvvm" / "_lib"
        out.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(out)
        out.mkdir()
        env = dict(os.environ, GOOS=system, GOARCH=processor)
        suffix = ".exe" if system == "windows" else ""
        version = self.distribution.get_version()
        subprocess.run(["go", "build", *flags(version), "-o", str(out / ("gonvvm" + suffix)), "./cmd/gonvvm"], cwd=ROOT, env=dict(env, CGO_ENABLED="0"), check=True)
        cc = compiler(zig)
        if cc and system == "linux":
            libraries(out, zig)
        elif cc:
            name = {"windows": "gonvvm.dll", "darwin": "libgonvvm.dylib"}[system]
            subprocess.run(
                ["go", "build", *flags(version, " -X runtime.godebugDefault=asyncpreemptoff=1"), "-buildmode=c-shared", "-o", str(out / name), "./capi/golib"], cwd=ROOT, env=dict(env, CGO_ENABLED="1", CC=cc), check=True
            )
        for file in out.iterdir():  # headers and debug files
            if file.suffix in (".h", ".pdb"):
                file.unlink()


class Wheel(bdist_wheel):
    def get_tag(self) -> "tuple[str, str, str]":
        return "py3", "none", TARGETS[TARGET][3]


class Binary(Distribution):
    def has_ext_modules(self) -> bool:
        return True


setup(distclass=Binary, cmdclass={"build_py": Build, "bdist_wheel": Wheel})
