#!/usr/bin/env bash
# Compiles the kernels of this folder to LLVM IR, four times each:
#
#   NAME.O0.ll      clang 22 -O0 without optnone: allocas everywhere, and every function marked noinline
#   NAME.raw.ll     clang 22 -O3 before any pass: what its own optimiser starts from, with TBAA, lifetime
#                   markers and functions still to be inlined
#   NAME.O2.ll      clang 22 -O2
#   NAME.typed.ll   clang 14 -O1, whose pointers are typed
#
# and those that DEBUG lists once more with debug information, NAME.g.ll (clang 22 -g, unoptimised).
#
#   ./generate.sh [NAME...]     all kernels by default
#
# The results are committed. The two clangs come from scripts/oracles.sh, whose cache is used.
set -euo pipefail
cd "$(dirname "$0")"
export PATH=${GONVVM_CACHE:-$HOME/.cache/gonvvm}/bin:$PATH

DEBUG=" saxpy matmul_tiled recursion "

# Run inside the folder and with relative names: no path of the machine may get into the output.
common=(-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_70 -Xclang -target-feature -Xclang +ptx70
    -std=c++17 -Wall -Werror -Wno-unknown-cuda-version -Wno-unused-function -emit-llvm -S)

one() {
    local name=$1
    clang-22 "${common[@]}" -O0 -Xclang -disable-O0-optnone -o "$name.O0.ll" "$name.cu"
    clang-22 "${common[@]}" -O3 -Xclang -disable-llvm-passes -o "$name.raw.ll" "$name.cu"
    clang-22 "${common[@]}" -O2 -o "$name.O2.ll" "$name.cu"
    clang-14 "${common[@]}" -O1 -Xclang -fnative-half-type -o "$name.typed.ll" "$name.cu"
    case $DEBUG in *" $name "*)
        clang-22 "${common[@]}" -O0 -Xclang -disable-O0-optnone -g -fdebug-compilation-dir=. -o "$name.g.ll" "$name.cu" ;;
    esac
}

if [ $# = 0 ]; then
    set -- *.cu
fi
for name; do
    one "${name%.cu}"
done
