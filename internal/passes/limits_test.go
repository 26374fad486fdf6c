package passes

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// A loop with more writes than LICM looks at may write anything, also an alloca whose
// address that has not escaped: its load stays.
func TestLICMManyWrites(t *testing.T) {
	var b strings.Builder
	b.WriteString("define i32 @f(ptr %p, i32 %n, i64 %k) {\nentry:\n  %a = alloca [4 x i32]\n  %q = getelementptr i32, ptr %a, i64 %k\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n")
	b.WriteString("  store i32 %i, ptr %q\n")
	for i := range maxLoopWrites {
		fmt.Fprintf(&b, "  %%p%d = getelementptr i32, ptr %%p, i64 %d\n  store i32 %%i, ptr %%p%d\n", i, i, i)
	}
	b.WriteString("  %x = load i32, ptr %a\n  %j = add i32 %i, %x\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %exit\nexit:\n  ret i32 %x\n}\n")
	m := parse(t, "f.ll", []byte(b.String()))
	runPasses(t, m, Options{Machine: machineAt(3)}, byName(t, "licm"))
	f := m.Syms[m.Lookup("f")].Fn
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if f.Op(v) == ir.OpLoad {
			t.Error("a load left a loop that writes what it reads")
		}
	}
}

// The same for writes between a load and an earlier one, at a join block.
func TestCSEManyWrites(t *testing.T) {
	var b strings.Builder
	b.WriteString("define i32 @f(ptr %p, i32 %n, i64 %k, i1 %c) {\nentry:\n  %a = alloca [4 x i32]\n  %q = getelementptr i32, ptr %a, i64 %k\n  store i32 0, ptr %a\n  br i1 %c, label %left, label %join\nleft:\n")
	b.WriteString("  store i32 %n, ptr %q\n")
	for i := range maxJoinWrites + 1 {
		fmt.Fprintf(&b, "  %%p%d = getelementptr i32, ptr %%p, i64 %d\n  store i32 %d, ptr %%p%d\n", i, i, i, i)
	}
	b.WriteString("  br label %join\njoin:\n  %x = load i32, ptr %a\n  ret i32 %x\n}\n")
	m := parse(t, "f.ll", []byte(b.String()))
	runPasses(t, m, Options{Machine: machineAt(3)}, byName(t, "early-cse"))
	if !strings.Contains(string(ir.Append(nil, m)), "= load i32") {
		t.Error("a load was replaced although its place is written on one way")
	}
}

// The bounds of gvn grow with the function: a load at each of many join blocks has its value on both sides, in phis that are more than a
// small function may get.
func TestGVNManyPhis(t *testing.T) {
	const joins = 8 * maxGVNPhis
	var b strings.Builder
	b.WriteString("define void @f(ptr %p, ptr noalias %q, i32 %n, i1 %c) {\nentry:\n  br label %b0\n")
	for i := range joins {
		fmt.Fprintf(&b, "b%d:\n  %%p%[1]d = getelementptr i32, ptr %%p, i64 %[1]d\n  br i1 %%c, label %%l%[1]d, label %%r%[1]d\n", i)
		fmt.Fprintf(&b, "l%d:\n  store i32 %[1]d, ptr %%p%[1]d\n  br label %%j%[1]d\nr%[1]d:\n  store i32 %%n, ptr %%p%[1]d\n  br label %%j%[1]d\n", i)
		fmt.Fprintf(&b, "j%d:\n  %%x%[1]d = load i32, ptr %%p%[1]d\n  store volatile i32 %%x%[1]d, ptr %%q\n  br label %%b%d\n", i, i+1)
	}
	fmt.Fprintf(&b, "b%d:\n  ret void\n}\n", joins)
	m := parse(t, "f.ll", []byte(b.String()))
	runPasses(t, m, Options{Machine: machineAt(3)}, byName(t, "gvn"))
	if n := strings.Count(string(ir.Append(nil, m)), "= load i32"); n > 0 {
		t.Errorf("%d of %d loads are left, whose values are known on both sides", n, joins)
	}
}
