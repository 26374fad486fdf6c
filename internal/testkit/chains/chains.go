// Package chains writes programs whose size is one number and in which each value, type, node or function uses the
// previous one twice: a recursive visit that does not remember visited entities takes time exponential in that number.
package chains

import (
	"fmt"
	"strings"
)

// Chain is a family of programs.
type Chain struct {
	Name string
	PTX  bool // else LLVM IR
	// Depth is the largest useful n, 0 for any: deeper programs are refused.
	Depth int
	// Base is the size from which on each further element costs the same: before it, a limit of the compiler is not reached.
	Base int
	Text func(n int) string
}

// All returns every family.
func All() []Chain {
	var list []Chain
	list = append(list, values()...)
	list = append(list, graphs()...)
	list = append(list, types()...)
	list = append(list, debugInfo()...)
	return append(list, ptx()...)
}

// step is an instruction, or a few, that compute value D from value S; T is the type.
type step struct{ name, typ, text, decl string }

// values are chains of instructions, in a straight line and around a loop.
func values() []Chain {
	var list []Chain
	for _, s := range steps() {
		body := func(n int) string {
			var b strings.Builder
			for i := range n {
				r := strings.NewReplacer("$D", fmt.Sprintf("%%v%d", i+1), "$S", fmt.Sprintf("%%v%d", i), "$T", s.typ)
				fmt.Fprintf(&b, "  %s\n", r.Replace(s.text))
			}
			return b.String()
		}
		list = append(list, Chain{Name: "line/" + s.name, Text: func(n int) string {
			return fmt.Sprintf("define void @f(ptr %%p, %s %%v0, i1 %%c) {\n%s  store %s %%v%d, ptr %%p\n  ret void\n}\n%s\n", s.typ, body(n), s.typ, n, s.decl)
		}}, Chain{Name: "loop/" + s.name, Text: func(n int) string {
			return fmt.Sprintf("define void @f(ptr %%p, %s %%z, i1 %%c) {\nentry:\n  br label %%loop\nloop:\n  %%v0 = phi %s [ %%z, %%entry ], [ %%v%d, %%loop ]\n%s  br i1 %%c, label %%loop, label %%exit\nexit:\n  store %s %%v%d, ptr %%p\n  ret void\n}\n%s\n",
				s.typ, s.typ, n, body(n), s.typ, n, s.decl)
		}})
	}
	return list
}

// steps lists every instruction that can take the same value twice, and pairs of
// instructions on one value that a third brings together.
func steps() []step {
	var list []step
	add := func(name, typ, text string) { list = append(list, step{name, typ, text, ""}) }
	for op := range strings.FieldsSeq("add sub mul udiv sdiv urem srem shl lshr ashr and or xor") {
		for _, t := range []string{"i32", "<4 x i32>", "i1"} {
			add(op+" "+t, t, "$D = "+op+" $T $S, $S")
		}
		if !strings.Contains(op, "div") && !strings.Contains(op, "rem") {
			add(op+" i128", "i128", "$D = "+op+" $T $S, $S")
		}
	}
	for op := range strings.FieldsSeq("fadd fsub fmul fdiv frem") {
		for _, t := range []string{"float", "<4 x float>", "half"} {
			add(op+" "+t, t, "$D = "+op+" $T $S, $S")
		}
		add(op+" fast", "float", "$D = "+op+" fast $T $S, $S")
	}
	intrinsic := func(name, typ string, args int) {
		suffix := map[string]string{"i32": "i32", "float": "f32"}[typ]
		params := strings.TrimSuffix(strings.Repeat(typ+", ", args), ", ")
		list = append(list, step{
			name, typ, fmt.Sprintf("$D = call $T @llvm.%s.%s(%s)", name, suffix, strings.TrimSuffix(strings.Repeat("$T $S, ", args), ", ")),
			fmt.Sprintf("declare %s @llvm.%s.%s(%s)", typ, name, suffix, params),
		})
	}
	for name := range strings.FieldsSeq("smax smin umax umin uadd.sat ssub.sat") {
		intrinsic(name, "i32", 2)
	}
	intrinsic("fshl", "i32", 3)
	for name := range strings.FieldsSeq("minnum maximum copysign") {
		intrinsic(name, "float", 2)
	}
	intrinsic("fma", "float", 3)
	intrinsic("fmuladd", "float", 3)

	add("select", "i32", "$D = select i1 %c, $T $S, $T $S")
	add("select i1", "i1", "$D = select i1 $S, $T $S, $T $S")
	add("shufflevector", "<4 x i32>", "$D = shufflevector $T $S, $T $S, <4 x i32> <i32 1, i32 4, i32 7, i32 2>")
	add("shufflevector poison", "<2 x float>", "$D = shufflevector $T $S, $T $S, <2 x i32> <i32 poison, i32 0>")
	add("insertelement", "<2 x i32>", "$Dx = extractelement $T $S, i32 0\n  $D = insertelement $T $S, i32 $Dx, i32 1")
	add("insertvalue", "{ i32, i32 }", "$Dx = extractvalue $T $S, 0\n  $Dy = extractvalue $T $S, 1\n  $Da = insertvalue $T $S, i32 $Dy, 0\n  $D = insertvalue $T $Da, i32 $Dx, 1")
	add("icmp", "i32", "$Da = add i32 $S, 3\n  $Db = xor i32 $S, 9\n  $Dc = icmp slt i32 $Da, $Db\n  $D = select i1 $Dc, i32 $Da, i32 $Db")
	add("fcmp", "float", "$Dc = fcmp olt float $S, 5.0\n  $D = select i1 $Dc, float $S, float 7.0")
	add("rotate", "i32", "$Da = lshr i32 $S, 3\n  $Db = shl i32 $S, 29\n  $D = or i32 $Da, $Db")
	add("halves", "i32", "$Da = and i32 $S, 65535\n  $Db = lshr i32 $S, 16\n  $D = add i32 $Da, $Db")
	add("extensions", "i32", "$Da = zext i32 $S to i64\n  $Db = sext i32 $S to i64\n  $Dm = mul i64 $Da, $Db\n  $D = trunc i64 $Dm to i32")
	add("negations", "i32", "$Da = sub i32 0, $S\n  $Db = xor i32 $S, -1\n  $D = mul i32 $Da, $Db")
	add("fneg", "float", "$Da = fneg float $S\n  $Db = fmul float $S, 2.0\n  $D = fadd float $Da, $Db")
	add("freeze", "i32", "$Da = freeze i32 $S\n  $D = add i32 $Da, $S")
	add("trunc", "i32", "$Da = trunc i32 $S to i8\n  $Db = zext i8 $Da to i32\n  $D = add i32 $Db, $S")
	add("bitcast", "<2 x i32>", "$Da = bitcast $T $S to i64\n  $Db = add i64 $Da, $Da\n  $D = bitcast i64 $Db to $T")
	add("logic", "i1", "$Da = xor i1 $S, true\n  $Db = and i1 $S, %c\n  $D = or i1 $Da, $Db")
	add("logical select", "i1", "$Da = select i1 $S, i1 %c, i1 false\n  $Db = select i1 %c, i1 $S, i1 true\n  $D = xor i1 $Da, $Db")
	add("getelementptr", "ptr", "$Di = ptrtoint ptr $S to i64\n  $D = getelementptr i8, ptr $S, i64 $Di")
	add("load", "ptr", "$Dl = load i64, ptr $S\n  $D = getelementptr i8, ptr $S, i64 $Dl")
	add("select ptr", "ptr", "$Da = getelementptr i8, ptr $S, i64 4\n  $Db = getelementptr i8, ptr $S, i64 8\n  $D = select i1 %c, ptr $Da, ptr $Db")
	add("select ptr, accessed", "ptr", "$Da = getelementptr i8, ptr $S, i64 4\n  $Db = getelementptr i8, ptr $S, i64 8\n  $D = select i1 %c, ptr $Da, ptr $Db\n  store i8 0, ptr $D\n  $Dl = load i32, ptr $D\n  store volatile i32 $Dl, ptr %p")
	add("select alloca", "ptr", "$Dl = alloca i32\n  $D = select i1 %c, ptr $S, ptr $Dl\n  store i32 0, ptr $D")
	add("addrspacecast", "ptr", "$Da = addrspacecast ptr $S to ptr addrspace(1)\n  $Db = addrspacecast ptr addrspace(1) $Da to ptr\n  $D = select i1 %c, ptr $Db, ptr $S")
	return list
}
