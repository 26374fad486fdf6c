package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A loop that -O3 makes longer, and one that counts.
const levelSource = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %i, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
`

// -Os and -Oz are known to compile and opt, and keep code short.
func TestSizeLevels(t *testing.T) {
	in := filepath.Join(t.TempDir(), "in.ll")
	if err := os.WriteFile(in, []byte(levelSource), 0o644); err != nil {
		t.Fatal(err)
	}
	stores := func(args ...string) int {
		t.Helper()
		code, out, errs := runOpt(t, append(args, in)...)
		if code != 0 {
			t.Fatalf("%v: exit %d, %s", args, code, errs)
		}
		return strings.Count(out, "st.volatile.global") + strings.Count(out, "store volatile")
	}
	for _, c := range []struct {
		args string
		long bool
	}{
		{"compile -O3", true},
		{"compile -Os", false},
		{"compile -Oz", false},
		{"opt -O3", true},
		{"opt -Os", false},
		{"opt -passes=default<Os>", false},
		{"opt -passes=default<Oz>", false},
		{"opt -passes=default<O2>", true},
		{"opt -O3 -Os", false},
	} {
		if n := stores(strings.Fields(c.args)...); (n > 1) != c.long || n == 0 {
			t.Errorf("%s: %d stores", c.args, n)
		}
	}
	for _, level := range []string{"O4", "Ox", "O", "O2", "O22"} {
		if code, _, errs := runOpt(t, "opt", "-passes=default<"+level, in); code != exitUsage || !strings.Contains(errs, level) {
			t.Errorf("default<%s without its end: exit %d, %s", level, code, errs)
		}
	}
}
