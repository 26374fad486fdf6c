# For the scripts of this folder, which source it at the root of the repository: the command built, and functions that make workspaces and build them.
# $dir is a scratch folder, removed at the end with the servers of Bazel; $stop has more to do then.
dir=$(mktemp -d)
stop=true
finish() {
    $stop
    for w in "$dir"/workspace-*; do if [ -d "$w" ]; then (cd "$w" && "${bazel[@]}" shutdown >/dev/null 2>&1) || true; fi; done
    chmod -R u+w "$dir"
    rm -rf "$dir"
}
trap finish EXIT
bazel=(bazel --output_user_root="$dir/root" --max_idle_secs=10)
# Bazel loads rules for Java and C++, which it would download: those of Java are Debian's, and those of C++ names of the ones in Bazel.
offline=()
if [ -d /usr/share/bazel/rules/java ]; then
    offline=(--override_repository=rules_java=/usr/share/bazel/rules/java --override_repository=rules_cc="$dir/rules_cc")
    mkdir -p "$dir/rules_cc/cc"
    touch "$dir/rules_cc/WORKSPACE" "$dir/rules_cc/cc/BUILD"
    for name in binary import library test toolchain toolchain_suite proto_library; do echo "cc_$name = native.cc_$name"; done >"$dir/rules_cc/cc/defs.bzl"
fi
go build -trimpath -o "$dir/gonvvm" ./cmd/gonvvm

# workspace NAME: the kernels, the command and the rules, in $dir/workspace-NAME.
workspace() {
    local to=$dir/workspace-$1
    mkdir -p "$to/gonvvm/bazel" "$to/bin"
    cp bazel/test/WORKSPACE bazel/test/BUILD.bazel testdata/integrations/*.ll "$to/"
    cp bazel/defs.bzl bazel/BUILD.bazel "$to/gonvvm/bazel/"
    echo 'workspace(name = "gonvvm")' >"$to/gonvvm/WORKSPACE"
    cp "$dir/gonvvm" "$to/bin/gonvvm"
}

# build NAME FLAG...: builds all targets of the workspace; what Bazel says is in $dir/NAME.log, and is printed if it fails.
build() {
    local name=$1
    shift
    (cd "$dir/workspace-$name" && timeout 300 "${bazel[@]}" build "${offline[@]}" "$@" //:all) >"$dir/$name.log" 2>&1 || { cat "$dir/$name.log" >&2; return 1; }
}

# processes NAME PATTERN: fails unless the line in which Bazel counts the processes of that build has the pattern.
processes() {
    grep -qE "[0-9]+ process.*$2" "$dir/$1.log" || { grep -E process "$dir/$1.log" >&2; echo "${0##*/}: not the processes expected: $2" >&2; return 1; }
}

# outputs NAME: prints the folder of its outputs.
outputs() { echo "$dir/workspace-$1/bazel-bin"; }

# same NAME OTHER: fails unless the builds have the same files of PTX, byte for byte; all 13 of them.
same() {
    local file n=0
    for file in "$(outputs "$1")"/*.ptx; do
        cmp "$file" "$(outputs "$2")/${file##*/}" || return 1
        n=$((n + 1))
    done
    [ "$n" = 13 ] || { echo "${0##*/}: $n files of PTX, not 13" >&2; return 1; }
}
