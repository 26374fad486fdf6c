package llasm

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// The files of testdata are read, print as their .out, and print the same again (S4-06…S4-90, P-12).
func TestGolden(t *testing.T) {
	for _, path := range files(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			out := roundTrip(t, filepath.Base(path), src)
			testkit.Golden(t, strings.TrimSuffix(path, ".ll")+".out", out)
		})
	}
}

// LLVM 22 reads the printed text.
func TestGoldenAgainstLLVM(t *testing.T) {
	for _, path := range files(t) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			againstLLVM(t, src, "-passes=instsimplify,verify")
		})
	}
}

func files(t *testing.T) []string {
	list, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(list) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	return list
}

// Upgrades agree with LLVM's: the module printed after ours has the same bodies as LLVM's upgrade of the old text.
func TestUpgradeAgainstLLVM(t *testing.T) {
	for _, path := range []string{"testdata/upgrade.ll", "testdata/typed.ll", "testdata/debug_old.ll"} {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m, err := Parse("<stdin>", src, Options{})
		if err != nil {
			t.Fatal(err)
		}
		passes := "-passes=strip-nondebug,instsimplify,verify"
		want, err := testkit.RunOpt(t, src, passes)
		if err != nil {
			t.Fatal(err)
		}
		got, err := testkit.RunOpt(t, ir.Append(nil, m), passes)
		if err != nil {
			t.Fatalf("%s: LLVM refuses what was upgraded: %v", path, err)
		}
		if d := testkit.Diff(bodies(want), bodies(got)); d != "" {
			t.Errorf("%s: %s", path, d)
		}
	}
}

// bodies returns the definitions of a module without the numbers of attribute
// groups, and its groups that kernels have.
func bodies(text []byte) []byte {
	var out []byte
	inside := false
	for _, line := range strings.SplitAfter(string(text), "\n") {
		inside = inside || strings.HasPrefix(line, "define")
		if inside {
			out = append(out, groupNumber.ReplaceAllString(line, "")...)
		} else if strings.HasPrefix(line, "attributes") && strings.Contains(line, `"nvvm.`) {
			out = append(out, groupNumber.ReplaceAllString(line, "")...)
		}
		inside = inside && line != "}\n"
	}
	return out
}

var groupNumber = regexp.MustCompile(` #\d+|![0-9]+`)
