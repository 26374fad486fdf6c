#!/usr/bin/env bash
# Compares gonvvm with the host's compiler on C programs that csmith makes.
#
#   tools/csmith/run.sh [-passes] [FIRST [LAST]]      seeds, default 1 to 20
#
# Each program becomes one kernel that leaves the checksum of all its variables in memory. clang 22
# compiles it for this machine, whose answer is right, and to front-end IR; gonvvm compiles that at -O0
# and -O3, the emulator runs both, and ptxas 12.9 reads the second. With -passes, three random lists
# of passes are tried in place of -O3, with verification after each pass: what no level runs in
# that order has to be right as well.
#
# Prints one line for each difference, and ends with status 1 if there was one. An answer '' without
# an error is a program that ran into $LIMIT (seconds, default 60): no failure by itself.
#
# Needs csmith (Debian: csmith, libcsmith-dev) and the tools of scripts/oracles.sh. $GONVVM is the
# command to test (default bin/gonvvm). To find the pass that is wrong, keep the folder with
# KEEP=FOLDER and give `gonvvm compile -O3 -bisect=COMMAND FOLDER/k.ll` a command that runs its argument
# and compares. Not part of the tests: a program takes seconds.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tools=${GONVVM_CACHE:-$HOME/.cache/gonvvm}/bin
gonvvm=$(realpath "${GONVVM:-bin/gonvvm}")
headers=${CSMITH_INCLUDE:-/usr/include/csmith}
limit=${LIMIT:-60}
lists=0
if [ "${1:-}" = -passes ]; then
  lists=3
  shift
fi
first=${1:-1}
last=${2:-$((first + 19))}
for need in csmith "$tools/clang-22" "$gonvvm" "$headers/safe_math.h"; do
  if ! command -v "$need" >/dev/null && ! [ -e "$need" ]; then
    echo "$need is missing" >&2
    exit 2
  fi
done
work=${KEEP:-$(mktemp -d)}
mkdir -p "$work"
[ -n "${KEEP:-}" ] || trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

common=(-w -fwrapv -fno-strict-aliasing -I "$here/include" -I "$headers" -I "$work")
device=(-O2 -Xclang -disable-llvm-passes --target=nvptx64-nvidia-cuda -march=sm_80
  -Xclang -target-feature -Xclang +ptx83 -nostdinc -ffreestanding -S -emit-llvm)
bad=0
differ() {
  echo "$@"
  bad=$((bad + 1))
}

# runs FILE NAME: the answer of a compiled program, compared with the host's.
runs() {
  local got
  got=$(timeout "$limit" "$gonvvm" run "$1" -kernel=k -grid=1 -block=1 'out:u32[1]=0' -print=1 -sanitize=off -stack=200000 2>err.txt |
    grep -oE '[0-9]+$' | tail -1)
  [ "$got" = "$want" ] || differ "seed $seed, $2: the host computes $want, gonvvm '$got' $(head -1 err.txt)"
}

always=$("$gonvvm" opt -print-passes | awk '$3 == "always" && $1 !~ /^retarget/ { print $1 } $1 == "declare-intrinsics" { print $1 }' | paste -sd,)
mapfile -t optional < <("$gonvvm" opt -print-passes | awk '$3 == "from" { print $1 }')

for seed in $(seq "$first" "$last"); do
  csmith --seed "$seed" --max-funcs 5 --max-block-depth 4 --no-packed-struct >program.c 2>/dev/null || continue
  clang=("$tools/clang-22" "${common[@]}" "$here/kernel.c")
  "${clang[@]}" -O1 -DHOST -o host 2>err.txt || { differ "seed $seed, host: $(head -1 err.txt)"; continue; }
  want=$(timeout 1 ./host) || continue # an endless program, which csmith makes now and then
  "${clang[@]}" "${device[@]}" -o k.ll 2>err.txt || { differ "seed $seed, clang: $(head -1 err.txt)"; continue; }
  "$gonvvm" compile -arch=sm_80 -O0 k.ll -o k0.ptx 2>err.txt || { differ "seed $seed, -O0: $(head -1 err.txt)"; continue; }
  runs k0.ptx -O0
  if [ $lists = 0 ]; then
    "$gonvvm" compile -arch=sm_80 -O3 k.ll -o k3.ptx 2>err.txt || { differ "seed $seed, -O3: $(head -1 err.txt)"; continue; }
    runs k3.ptx -O3
    if [ -x "$tools/ptxas-12.9" ]; then
      "$tools/ptxas-12.9" -arch sm_80 -O0 k3.ptx -o /dev/null 2>err.txt || differ "seed $seed, ptxas: $(grep -v warning err.txt | head -1)"
    fi
  fi
  for ((i = 0; i < lists; i++)); do
    list=sroa,$(shuf -n 18 --random-source=<(yes "$seed.$i") -e "${optional[@]}" "${optional[@]}" | paste -sd,)
    if "$gonvvm" opt -arch=sm_80 -check -passes="$always,$list" k.ll -o o.ll 2>err.txt &&
      "$gonvvm" compile -arch=sm_80 -O0 o.ll -o o.ptx 2>err.txt; then
      runs o.ptx "$list"
    else
      differ "seed $seed, $list: $(head -1 err.txt)"
    fi
  done
done
echo "seeds $first to $last: $bad differences"
[ $bad = 0 ]
