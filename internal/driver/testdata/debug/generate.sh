#!/usr/bin/env bash
# Compiles the sources of this folder to LLVM IR with debug information: NAME.ll as clang 22 -O0 has it, that
# of values free to be inlined, and values.O2.ll after its optimiser, which leaves records of values.
set -euo pipefail
cd "$(dirname "$0")"
export PATH=${GONVVM_CACHE:-$HOME/.cache/gonvvm}/bin:$PATH
common=(-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_70 -Xclang -target-feature -Xclang +ptx70
    -std=c++17 -Wno-unknown-cuda-version -Wno-unused -g -fdebug-compilation-dir=. -emit-llvm -S -O0 -Xclang -disable-O0-optnone)
for name in shapes values; do
    clang-22 "${common[@]}" -o "$name.ll" "$name.cu"
done
sed -i 's/noinline //' values.ll
opt-22 -O2 -S -o values.O2.ll values.ll
