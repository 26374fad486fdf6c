#!/usr/bin/env bash
# Compiles the kernels of this folder to LLVM IR, twice each:
#
#   NAME.raw.ll     clang 22 -O3 before any pass
#   NAME.O2.ll      clang 22 -O2
#
#   ./generate.sh [NAME...]     all kernels by default
#
# The results are committed. clang comes from scripts/oracles.sh, whose cache is used.
set -euo pipefail
cd "$(dirname "$0")"
export PATH=${GONVVM_CACHE:-$HOME/.cache/gonvvm}/bin:$PATH

# Run inside the folder and with relative names: no path of the machine may get into the output.
common=(-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_80 -Xclang -target-feature -Xclang +ptx70
    -std=c++20 -Wall -Werror -Wno-unknown-cuda-version -Wno-unused-function -emit-llvm -S)

if [ $# = 0 ]; then
    set -- *.cu
fi
for name; do
    name=${name%.cu}
    clang-22 "${common[@]}" -O3 -Xclang -disable-llvm-passes -o "$name.raw.ll" "$name.cu"
    clang-22 "${common[@]}" -O2 -o "$name.O2.ll" "$name.cu"
done
