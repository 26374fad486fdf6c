package bitcode

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// oldExprs writes random constants of LLVM 14: nested expressions that cannot be folded, since all
// of them depend on the addresses of weak variables.
type oldExprs struct{ r *rand.Rand }

func (g oldExprs) pick(list ...string) string { return list[g.r.IntN(len(list))] }

// of returns a constant of type t: iN, float, double, i8*, or <2 x i64>, {i32, i64}, [2 x i64].
func (g oldExprs) of(t string, depth int) string {
	if depth == 0 {
		switch t {
		case "i1":
			return "icmp eq (i64* @a, i64* @b)"
		case "i32", "i64", "i8":
			return g.pick("ptrtoint (i64* @a to "+t+")", "ptrtoint (i64* @b to "+t+")", "7")
		case "float":
			return "bitcast (i32 ptrtoint (i64* @a to i32) to float)"
		case "double":
			return "bitcast (i64 ptrtoint (i64* @b to i64) to double)"
		case "i8*":
			return "bitcast (i64* @b to i8*)"
		}
	}
	d := depth - 1
	if d < 0 {
		d = 0
	}
	x := func(u string) string { return u + " " + g.of(u, d) }
	choice := func() string {
		return "select (" + x("i1") + ", " + x(t) + ", " + x(t) + ")"
	}
	switch t {
	case "i1":
		switch g.r.IntN(4) {
		case 0:
			return "icmp " + g.pick("eq", "ne", "ult", "sle") + " (" + x("i32") + ", " + x("i32") + ")"
		case 1:
			return "fcmp " + g.pick("olt", "une", "uno", "oge") + " (" + x("float") + ", " + x("float") + ")"
		case 2:
			return "icmp ugt (" + x("i8*") + ", " + x("i8*") + ")"
		}
		return "trunc (" + x("i64") + " to i1)"
	case "i8", "i32", "i64":
		switch g.r.IntN(7) {
		case 0:
			return choice()
		case 1:
			return g.pick("zext", "sext") + " (" + x("i1") + " to " + t + ")"
		case 2:
			return g.pick("fptoui", "fptosi") + " (" + x("double") + " to " + t + ")"
		case 3:
			return g.pick("udiv", "urem", "sdiv", "udiv exact") + " (" + x(t) + ", " + g.pick(t+" 3", x(t)) + ")"
		case 4:
			return g.pick("shl", "lshr", "ashr", "shl nuw") + " (" + x(t) + ", " + t + " 2)"
		case 5:
			if t == "i64" {
				return "extractelement (" + x("<2 x i64>") + ", i32 " + g.pick("0", "1", "ptrtoint (i64* @a to i32)") + ")"
			}
		}
		return g.pick("add", "sub", "mul", "and", "or", "xor", "mul nsw", "add nuw") + " (" + x(t) + ", " + x(t) + ")"
	case "float", "double":
		switch g.r.IntN(4) {
		case 0:
			return choice()
		case 1:
			return "fneg (" + x(t) + ")"
		case 2:
			return g.pick("uitofp", "sitofp") + " (" + x("i32") + " to " + t + ")"
		}
		return g.pick("fadd", "fsub", "fmul", "fdiv") + " (" + x(t) + ", " + x(t) + ")"
	case "i8*":
		if g.r.IntN(2) == 0 {
			return choice()
		}
		return "getelementptr inbounds (i8, " + x("i8*") + ", " + x("i64") + ")"
	case "<2 x i64>":
		switch g.r.IntN(4) {
		case 0:
			return "insertelement (" + x(t) + ", " + x("i64") + ", i32 1)"
		case 1:
			return "and (" + x(t) + ", " + x(t) + ")"
		case 2:
			e := x("i64")
			return "<" + e + ", " + e + ">"
		}
		return "<" + x("i64") + ", " + x("i64") + ">"
	case "[2 x i64]":
		return "[" + x("i64") + ", " + x("i64") + "]"
	}
	return "{ " + x("i32") + ", " + x("i64") + " }"
}

// module returns a module with such constants in every position of an instruction.
func (g oldExprs) module() string {
	var b strings.Builder
	x := func(t string) string { return t + " " + g.of(t, 1+g.r.IntN(3)) }
	bare := func(t string) string { return g.of(t, 1+g.r.IntN(3)) }
	b.WriteString("target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n" +
		"@a = extern_weak global i64\n@b = extern_weak global i64\ndeclare void @g(i64, double)\n")
	for i, t := range []string{"i1", "i8", "i32", "i64", "float", "double", "i8*", "<2 x i64>", "[2 x i64]", "{ i32, i64 }"} {
		fmt.Fprintf(&b, "define void @store%d(%s* %%p) {\n  store %s, %s* %%p\n  ret void\n}\n", i, t, x(t), t)
		fmt.Fprintf(&b, "define %s @phi%d(i1 %%c, i32 %%n) {\n  br i1 %%c, label %%x, label %%z\nx:\n  switch i32 %%n, label %%y [ i32 1, label %%z\n i32 2, label %%z ]\ny:\n  br label %%z\n", t, i)
		e := bare(t)
		fmt.Fprintf(&b, "z:\n  %%v = phi %s [ %s, %%0 ], [ %s, %%x ], [ undef, %%y ], [ %s, %%x ]\n  ret %s %%v\n}\n", t, bare(t), e, e, t)
	}
	fmt.Fprintf(&b, "define i64 @misc(i64 %%n, i64* %%q) {\n  call void @g(%s, %s) [ \"deopt\"(%s, %s) ]\n", x("i64"), x("double"), x("i32"), x("i8*"))
	fmt.Fprintf(&b, "  %%r = add i64 %%n, %s\n  %%e = getelementptr i64, i64* %%q, %s\n  store i64 %%r, i64* %%e\n", bare("i64"), x("i32"))
	fmt.Fprintf(&b, "  %%w = atomicrmw add i64* %%q, %s seq_cst\n  switch %s, label %%x [ i64 1, label %%y ]\nx:\n  br %s, label %%y, label %%z\n", x("i64"), x("i64"), x("i1"))
	fmt.Fprintf(&b, "y:\n  ret %s\nz:\n  %%t = insertvalue { i32, i64 } %s, i64 %%w, 1\n  %%u = extractvalue { i32, i64 } %%t, 1\n", x("i64"), bare("{ i32, i64 }"))
	fmt.Fprintf(&b, "  call void bitcast (i8* select (%s, i8* bitcast (void (i64, double)* @g to i8*), %s) to void (i64, double)*)(i64 %%u, double 1.0)\n", x("i1"), x("i8*"))
	b.WriteString("  ret i64 %u\n}\n")
	return b.String()
}

// joins returns a module with such constants in phis, for predecessors without other successors.
func (g oldExprs) joins() string {
	var b strings.Builder
	b.WriteString("@a = extern_weak global i64\n@b = extern_weak global i64\ndeclare void @g()\n")
	for i, t := range []string{"i1", "i8", "i32", "i64", "float", "double", "i8*", "<2 x i64>", "[2 x i64]", "{ i32, i64 }"} {
		fmt.Fprintf(&b, "define %s @join%d(i1 %%c) {\n  br i1 %%c, label %%x, label %%z\nx:\n  call void @g()\n  br label %%z\n", t, i)
		fmt.Fprintf(&b, "z:\n  %%v = phi %s [ %s, %%x ], [ undef, %%0 ]\n  ret %s %%v\n}\n", t, g.of(t, 1), t)
	}
	return b.String()
}

// Constant expressions that LLVM 22 lacks are read as their replacements in LLVM 22, in every position.
func TestOldConstantExpressions(t *testing.T) {
	for seed := range uint64(30) {
		g := oldExprs{rand.New(rand.NewPCG(seed, 1))}
		sameAsLLVM(t, g.module(), "-passes=function(instsimplify),strip") // which drops casts from ptr to ptr
		// Here LLVM makes a block for the value, where we use the predecessor.
		sameAsLLVM(t, g.joins(), "-passes=function(simplifycfg),strip")
	}
}

// sameAsLLVM assembles a text with LLVM 14 and compares the module that we read with the output of llvm-dis 22 for it,
// after some passes. The text itself, which is folded less, is only read.
func sameAsLLVM(t *testing.T, text, passes string) {
	t.Helper()
	bc, err := testkit.RunTool(t, "llvm-as-14", []byte(text), "-o", "-")
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	theirs, err := testkit.RunTool(t, "llvm-dis-22", bc, "-o", "-")
	if err == nil {
		theirs, err = testkit.RunOpt(t, theirs, passes)
	}
	if err != nil {
		t.Fatal(err)
	}
	m, err := Read("x.bc", bc, Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	ours, err := testkit.RunOpt(t, ir.Append(nil, m), passes)
	if err != nil {
		t.Fatalf("%v\n%s", err, ir.Append(nil, m))
	}
	if d := testkit.Diff(theirs, ours); d != "" {
		t.Fatalf("LLVM makes another module of it: %s\n%s", d, text)
	}
	if m, err = llasm.Parse("x.ll", []byte(text), llasm.Options{KeepNames: true}); err != nil {
		t.Fatal(err)
	}
	if _, err := testkit.RunOpt(t, ir.Append(nil, m), "-passes=verify"); err != nil {
		t.Fatal(err)
	}
}
