package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDependencies writes rules for make.
func TestDependencies(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "a b.ll"), filepath.Join(dir, "a.ptx")
	if err := os.WriteFile(in, []byte(kernel), 0o600); err != nil {
		t.Fatal(err)
	}
	rule := strings.ReplaceAll(out, " ", `\ `) + ": \\\n  " + strings.ReplaceAll(in, " ", `\ `) + "\n"
	for _, args := range [][]string{{"-MD"}, {"-MD", "-MF", filepath.Join(dir, "rule")}} {
		if code, _, errs := gonvvm("", append([]string{"compile", in, "-o", out}, args...)...); code != exitOK {
			t.Fatal(errs)
		}
		text, err := os.ReadFile(filepath.Join(dir, map[int]string{1: "a.d", 3: "rule"}[len(args)]))
		if err != nil || string(text) != rule {
			t.Errorf("%v: %q, not %q: %v", args, text, rule, err)
		}
	}
	if got := string(dependencyRule([]string{"a#$"}, []string{"-", "b", "b"})); got != "a\\#$$: \\\n  b\n" {
		t.Errorf("%q", got)
	}
	for _, args := range [][]string{{"-MD"}, {"-MF", "x", "-o", out}} {
		if code, _, errs := gonvvm("", append([]string{"compile", in}, args...)...); code != exitUsage || !strings.Contains(errs, "needs") {
			t.Errorf("%v: exit %d\n%s", args, code, errs)
		}
	}
}

// TestLLCWatch looks into the passes with llc's flags.
func TestLLCWatch(t *testing.T) {
	const ir = "define void @f(ptr %p) {\n  %x = load i32, ptr %p\n  %y = add i32 %x, 0\n  store i32 %y, ptr %p\n  ret void\n}\n"
	code, _, errs := gonvvm(ir, "llc", "-mcpu=sm_80", "-print-after-all", "-stats", "-time-passes", "-o", "-", "-")
	for _, want := range []string{"*** IR Dump After instcombine on f ***\ndefine void @f", "rule of instcombine", "the passes"} {
		if code != exitOK || !strings.Contains(errs, want) {
			t.Errorf("exit %d, no %q\n%s", code, want, errs)
		}
	}
	if _, _, errs := gonvvm(ir, "llc", "-mcpu=sm_80", "-print-after=early-cse", "-o", "-", "-"); strings.Contains(errs, "instcombine") || !strings.Contains(errs, "Dump After early-cse on f") {
		t.Error(errs)
	}
	// With -print-before-all each dump has the text before it: that of the last dump of the function.
	_, _, errs = gonvvm(ir, "llc", "-mcpu=sm_80", "-print-before-all", "-print-after-all", "-o", "-", "-")
	if !strings.HasPrefix(errs, "*** IR Dump Before ") {
		t.Fatal(errs)
	}
	body := func(text string) string {
		text = text[strings.Index(text, "define void @f"):]
		return text[:strings.Index(text, "\n}\n")]
	}
	last := ""
	for i, part := range strings.Split(errs, "*** IR Dump ")[1:] {
		before := strings.HasPrefix(part, "Before ")
		if before != (i%2 == 0) || before && last != "" && body(part) != last || !before && body(part) == last {
			t.Errorf("dump %d:\n%s\nafter\n%s", i, part, last)
		}
		last = body(part)
	}
}
