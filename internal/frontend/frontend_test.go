package frontend

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/target"
)

func request(t *testing.T, file string) Request {
	t.Helper()
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	return Request{File: file, Arch: sm, Level: 3}
}

// script writes a program for the shell.
func script(t *testing.T, text string) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no shell")
	}
	path := filepath.Join(t.TempDir(), "compiler")
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+text), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

// Without a compiler the error names the packages that have it, and the command that makes the IR.
func TestMissing(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for end, want := range map[string][]string{
		".cu": {"install clang", "clang++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_80", "'a b.cu' -o 'a b.ll'"},
		".cl": {"install clang", "clang -x cl --target=nvptx64-nvidia-cuda"}, ".mlir": {"install mlir-translate", "--mlir-to-llvmir"},
		".rs": {"install rustc", "rustup target add nvptx64-nvidia-cuda", "--emit=llvm-ir"},
	} {
		r := request(t, "a b"+end)
		_, err := Of(r.File).Translate(t.Context(), r, os.Stderr, nil)
		var missing *Missing
		if !errors.As(err, &missing) {
			t.Errorf("%s: %v", end, err)
			continue
		}
		for _, w := range want {
			if !strings.Contains(missing.Hint, w) {
				t.Errorf("%s: %q is not in %q", end, w, missing.Hint)
			}
		}
	}
	if Of("a.ll") != nil || Of("cu") != nil {
		t.Error("LLVM IR is not another language")
	}
}

// The version of LLVM in the compiler is checked.
func TestVersions(t *testing.T) {
	for _, c := range []struct{ says, refused, warning string }{
		{"Debian clang version 22.1.8 (1)", "", ""},
		{"Apple clang version 99.0.0", "", "LLVM 99"},
		{"clang version 9.0.1", "expected 14 to 22", ""},
		{"gcc (GCC) 12.2.0", "does not tell the version", ""},
	} {
		r := request(t, "k.cu")
		r.Program = script(t, "[ \"$1\" = --version ] && echo '"+c.says+"'\n")
		var messages strings.Builder
		_, err := Of(r.File).Translate(t.Context(), r, &messages, nil)
		if !strings.Contains(messages.String(), c.warning) || c.warning == "" && messages.Len() > 0 {
			t.Errorf("%s: messages %q", c.says, &messages)
		}
		var missing *Missing
		if errors.As(err, &missing); (missing != nil) != (c.refused != "") || missing != nil && !strings.Contains(missing.Reason, c.refused) {
			t.Errorf("%s: error %v, expected %q", c.says, err, c.refused)
		}
	}
}

// The output, the messages and the files that were read come from the compiler, and no file of it is left.
func TestTranslate(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	r := request(t, "dir/k.cu")
	r.Flags = []string{"-DN=4"}
	r.Program = script(t, `[ "$1" = --version ] && { echo 'clang version 22.0'; exit; }
while [ $# -gt 1 ]; do
    [ "$1" = -MF ] && printf 'ir: dir/k.cu %s/cuda.h \\\n  some\\ where/a\\#b.h $$x.h\n\na.h:\n' "$(dirname "$2")" >"$2"
    shift
done
echo "the last argument is $1" >&2
echo '; IR'
`)
	var messages strings.Builder
	var shown []string
	out, err := Of(r.File).Translate(t.Context(), r, &messages, func(command []string) { shown = command })
	if err != nil {
		t.Fatal(err)
	}
	if string(out.IR) != "; IR\n" || messages.String() != "the last argument is -DN=4\n" || !slices.Equal(shown, out.Command) {
		t.Errorf("IR %q, messages %q, command %q", out.IR, &messages, shown)
	}
	if want := []string{"some where/a#b.h", "$x.h"}; !slices.Equal(out.Files, want) {
		t.Errorf("files %q, expected %q", out.Files, want)
	}
	if left, _ := os.ReadDir(os.TempDir()); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
	r.Program = script(t, `[ "$1" = --version ] && { echo 'clang version 22.0'; exit; }
exit 1
`)
	if _, err := Of(r.File).Translate(t.Context(), r, &messages, nil); !errors.Is(err, ErrRefused) {
		t.Errorf("error %v", err)
	}
}
