package llasm

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

func parse(t *testing.T, src string, opts Options) *ir.Module {
	t.Helper()
	m, err := Parse("test.ll", []byte(src), opts)
	if err != nil {
		t.Fatalf("%s", diagText(err))
	}
	return m
}

// The module does not refer to the source: it may be changed after Parse.
func TestSourceIsNotKept(t *testing.T) {
	for _, path := range files(t) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m, err := Parse(path, src, Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		want := ir.Append(nil, m)
		for i := range src {
			src[i] = '#'
		}
		if d := testkit.Diff(want, ir.Append(nil, m)); d != "" {
			t.Errorf("%s: changing the source changes the module: %s", path, d)
		}
	}
}

// Names are kept only on request; positions point at the instructions.
func TestOptions(t *testing.T) {
	const src = "define i32 @f(i32 %first) {\nstart:\n  %second = add i32 %first, 1\n  ret i32 %second\n}\n"
	m := parse(t, src, Options{KeepPos: true})
	f := m.Syms[m.Lookup("f")].Fn
	v := f.First(f.Entry())
	if s := f.NameOf(v) + f.NameOf(ir.ParamValue(0)) + f.NameOf(f.Entry().Value()); s != "" {
		t.Errorf("names are kept: %q", s)
	}
	if at := src[f.Pos(v):]; !strings.HasPrefix(at, "%second =") {
		t.Errorf("the position of the addition is at %q", at)
	}
	if at := src[f.Pos(f.Next(v)):]; !strings.HasPrefix(at, "ret") {
		t.Errorf("the position of the return is at %q", at)
	}
	if at := src[f.Symbol().Pos:]; !strings.HasPrefix(at, "@f") {
		t.Errorf("the position of the function is at %q", at)
	}
	f = parse(t, src, Options{KeepNames: true}).Syms[1].Fn
	v = f.First(f.Entry())
	if f.NameOf(v) != "second" || f.NameOf(ir.ParamValue(0)) != "first" || f.NameOf(f.Entry().Value()) != "start" {
		t.Error("names are not kept")
	}
}

// Symbols are in the order of their definitions, independent of the first reference.
func TestOrderOfSymbols(t *testing.T) {
	m := parse(t, `
@a = global ptr @z
define void @f() {
  call void @g()
  ret void
}
@"q q" = global ptr @f
declare void @g()
@z = global i32 0
`, Options{})
	var names []string
	for _, s := range m.Syms[1:] {
		names = append(names, s.Name)
	}
	if got := strings.Join(names, ","); got != "a,f,q q,g,z" {
		t.Errorf("order of symbols: %s", got)
	}
}

// The module records whether its file had typed pointers (P-12).
func TestTypedPointers(t *testing.T) {
	if parse(t, "@x = global ptr null", Options{}).TypedPointers || !parse(t, "@x = global i8* null", Options{}).TypedPointers {
		t.Error("typed and opaque pointers are not told apart")
	}
}

// An intrinsic that is only called needs no declaration.
func TestUndeclaredIntrinsic(t *testing.T) {
	m := parse(t, "define i32 @f() {\n  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  ret i32 %x\n}\n", Options{})
	i := m.Lookup("llvm.nvvm.read.ptx.sreg.tid.x")
	if i == 0 || m.Syms[i].Kind != ir.SymFunc || m.Syms[i].Intrinsic != ir.NVVMIntrinsic {
		t.Error("the intrinsic is not declared")
	}
}

// An intrinsic without declaration may be called with several types, as LLVM has it.
func TestUndeclaredOverloads(t *testing.T) {
	m := parse(t, `
define half @a(<8 x half> %x) {
  %r = call half @llvm.vector.reduce.fadd(half 0.0, <8 x half> %x)
  ret half %r
}
define float @b(<4 x float> %x) {
  %r = call float @llvm.vector.reduce.fadd(float 0.0, <4 x float> %x)
  %s = call float @llvm.vector.reduce.fadd(float %r, <4 x float> %x)
  ret float %s
}
`, Options{})
	for _, name := range []string{"llvm.vector.reduce.fadd.v8f16", "llvm.vector.reduce.fadd.v4f32"} {
		if m.Lookup(name) == 0 {
			t.Errorf("%s is not declared", name)
		}
	}
	again := parse(t, string(ir.Append(nil, m)), Options{})
	if !bytes.Equal(ir.Append(nil, again), ir.Append(nil, m)) {
		t.Error("the module does not print as what it is")
	}
}

// Casts between pointers of one address space are their operands, also when they
// are used before their definition or feed each other in unreachable code.
func TestPointerCasts(t *testing.T) {
	m := parse(t, `
define i8* @f(i32* %p) {
entry:
  %a = bitcast i32* %p to i8*
  br label %end
dead:
  %b = bitcast i8* %c to i32*
  %c = bitcast i32* %b to i8*
  %d = bitcast i8* %d to i8*
  store i8* %c, i8** null
  store i8* %d, i8** null
  br label %end
end:
  %x = phi i8* [ %a, %entry ], [ %c, %dead ]
  ret i8* %x
}
`, Options{})
	f := m.Syms[m.Lookup("f")].Fn
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpBitCast {
				t.Errorf("a cast is left: %s", f.AppendInst(nil, v))
			}
			if f.Op(v) == ir.OpPhi && f.Operand(v, 0) != ir.ParamValue(0) {
				t.Errorf("the phi does not take the parameter: %s", f.AppendInst(nil, v))
			}
		}
	}
}

// Floating-point literals are correctly rounded; bits checked against strconv
// for float and double, and against exact values for the others.
func TestFloatLiterals(t *testing.T) {
	for _, c := range []struct {
		typ, text string
		want      uint64
	}{
		{"double", "1.0", math.Float64bits(1)},
		{"double", "-0.0", 1 << 63},
		{"double", "1.e2", math.Float64bits(100)},
		{"double", "+1.5E-3", math.Float64bits(0.0015)},
		{"double", "1.0e999", 0x7ff << 52},
		{"double", "0x7FF0000000000001", 0x7FF0000000000001},
		{"double", "0x0", 0},
		{"float", "0.1", uint64(math.Float32bits(0.1))},
		{"float", "16777217.0", uint64(math.Float32bits(16777216))},
		{"float", "16777219.0", uint64(math.Float32bits(16777220))},
		{"float", "0x3FF0000000000000", uint64(math.Float32bits(1))},
		{"float", "0x36A0000000000000", 1},
		{"float", "0xFFF8000000000000", 0xffc00000},
		{"float", "0x7FF4000000000000", 0x7fa00000},
		{"float", "0x7FF0000020000000", 0x7f800001},
		{"half", "1.0", 0x3c00},
		{"half", "65504.0", 0x7bff},
		{"half", "65519.999", 0x7bff},
		{"half", "65520.0", 0x7c00},
		{"half", "5.9604644775390625e-8", 1},
		{"half", "2.98023223876953125e-8", 0},
		{"half", "2.9802322387695312500000000001e-8", 1},
		{"half", "2049.0", 0x6800},
		{"half", "2049.00000000000000000000001", 0x6801},
		{"half", "2051.0", 0x6802},
		{"half", "0xH7E01", 0x7e01},
		{"half", "0x3FF8000000000000", 0x3e00},
		{"half", "6.1035156e-5", 0x0400},
		{"bfloat", "1.0", 0x3f80},
		{"bfloat", "0xR4049", 0x4049},
		{"bfloat", "3.0e38", 0x7f62},
		{"bfloat", "3.39e38", 0x7f7f},
		{"bfloat", "3.4e38", 0x7f80},
		{"bfloat", "1.00390625", 0x3f80},
		{"bfloat", "1.01171875", 0x3f82},
		// As LLVM 23 writes them.
		{"float", "f0x7F800000", 0x7f800000},
		{"float", "f0x3FB8AA3B", 0x3fb8aa3b},
		{"half", "f0x3C00", 0x3c00},
		{"bfloat", "f0x3F80", 0x3f80},
		{"double", "f0x400921FB54442D18", 0x400921fb54442d18},
		{"float", "+inf", 0x7f800000},
		{"float", "-inf", 0xff800000},
		{"double", "-inf", 0xfff << 52},
		{"half", "+qnan", 0x7e00},
		{"float", "-qnan", 0xffc00000},
		{"float", "+nan(0x1)", 0x7fc00001},
		{"bfloat", "-snan(0x2)", 0xff82},
		{"double", "+snan(0x1)", 0x7ff<<52 | 1},
		{"float", "0x1.8p3", uint64(math.Float32bits(12))},
		{"float", "-0x1.fp+1", uint64(math.Float32bits(-3.875))},
		{"double", "0x1p-1074", 1},
		{"half", "+0x1.002p0", 0x3c00},
		{"half", "0x1.00400001p0", 0x3c01},
	} {
		m := parse(t, "@x = global "+c.typ+" "+c.text, Options{})
		if got := m.Consts.Bits(m.Syms[1].Init); got != c.want {
			t.Errorf("%s %s is %#x, want %#x", c.typ, c.text, got, c.want)
		}
	}
	for _, c := range []struct {
		typ, text string
		lo, hi    uint64
	}{
		{"fp128", "0xL00000000000000004001400000000000", 0, 0x4001400000000000},
		{"fp128", "2.5", 0, 0x4000400000000000},
		{"fp128", "-0.0", 0, 1 << 63},
		{"fp128", "0x7FF0000000000000", 0, 0x7fff000000000000},
		{"fp128", "4.9406564584124654e-324", 0, 0x3bcd000000000000},
		{"x86_fp80", "0xK3FFF8000000000000000", 1 << 63, 0x3fff},
		{"x86_fp80", "-1.5", 3 << 62, 0xbfff},
		{"x86_fp80", "0.0", 0, 0},
		{"fp128", "f0x40014000000000000000000000000000", 0, 0x4001400000000000},
		{"x86_fp80", "f0x3FFF8000000000000000", 1 << 63, 0x3fff},
		{"ppc_fp128", "1.0", 0x3ff0000000000000, 0},
		{"ppc_fp128", "0xM3FF00000000000003C00000000000000", 0x3ff0000000000000, 0x3c00000000000000},
	} {
		m := parse(t, "@x = global "+c.typ+" "+c.text, Options{})
		if w := m.Consts.Words(m.Syms[1].Init); w[0] != c.lo || w[1] != c.hi {
			t.Errorf("%s %s is %#x, want %#x %#x", c.typ, c.text, w, c.lo, c.hi)
		}
	}
}

// A float that is not exact is reported, unless LLVM 23 prints it so.
func TestRoundedFloats(t *testing.T) {
	for text, warns := range map[string]bool{
		"0.1": true, "1.0e-1": true, "1.00000001": true, "4.4715e-02": true,
		"4.471500e-02": false, "-1.000000e-01": false, "1.401300e-45": false, "0.5": false, "1.500000e+00": false,
	} {
		warned := false
		parse(t, "@x = global float "+text, Options{Warn: func(*diag.Diagnostic) { warned = true }})
		if warned != warns {
			t.Errorf("%s: warning %v, want %v", text, warned, warns)
		}
	}
}

// Integer literals of every width, signed, unsigned and hexadecimal.
func TestIntLiterals(t *testing.T) {
	for _, c := range []struct{ typ, text, want string }{
		{"i8", "255", "-1"},
		{"i8", "-128", "-128"},
		{"i1", "1", "true"},
		{"i1", "-1", "true"},
		{"i8", "u0xFF", "-1"},
		{"i8", "s0xFF", "-1"},
		{"i16", "s0x8", "-8"},
		{"i16", "s0x08", "-8"}, // leading zeros do not count, as in LLVM
		{"i16", "u0x08", "8"},
		{"i64", "18446744073709551615", "-1"},
		{"i64", "-9223372036854775808", "-9223372036854775808"},
		{"i65", "36893488147419103231", "-1"},
		{"i128", "0", "0"},
		{"i128", "-1", "-1"},
		{"i128", "u0x80000000000000000000000000000000", "-170141183460469231731687303715884105728"},
		{"i3", "7", "-1"},
		{"i256", "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007", "7"},
		{"i8", "256", "0"}, // bits that do not fit are lost, as in LLVM
		{"i8", "-129", "127"},
		{"i8", "511", "-1"},
		{"i32", "-9223372036854775809", "-1"},
		{"i64", "18446744073709551616", "0"},
		{"i128", "340282366920938463463374607431768211457", "1"},
		{"i8", "u0x102", "2"},
	} {
		m := parse(t, "@x = global "+c.typ+" "+c.text, Options{})
		text := string(ir.Append(nil, m))
		if want := "@x = global " + c.typ + " " + c.want + "\n"; !strings.Contains(text, want) {
			t.Errorf("%s %s prints\n%s", c.typ, c.text, text)
		}
	}
}

// Inputs made to hurt are read or refused in time proportional to their size.
func TestHostileInputs(t *testing.T) {
	rep := strings.Repeat
	var aliases, types, sparse, phis strings.Builder
	aliases.WriteString("define void @f(ptr %p) {\nentry:\n  br label %b\nb:\n")
	for i := range 20000 {
		fmt.Fprintf(&aliases, "  store ptr %%x%d, ptr %%p\n", i)
	}
	for i := range 20000 {
		fmt.Fprintf(&aliases, "  %%x%d = bitcast ptr %%x%d to ptr\n", i, (i+1)%20000)
		fmt.Fprintf(&types, "%%t%d = type { %%t%d }\n", i, i+1)
		fmt.Fprintf(&sparse, "!%d = !{!%d}\n", 4000000000-i, i)
		fmt.Fprintf(&sparse, "!%d = !{}\n", i)
	}
	aliases.WriteString("  ret void\n}\n")
	types.WriteString("%t20000 = type { i8 }\n")
	phis.WriteString("define i32 @f(i32 %n) {\nentry:\n  switch i32 %n, label %end [\n")
	for i := range 20000 {
		fmt.Fprintf(&phis, "    i32 %d, label %%end\n", i)
	}
	phis.WriteString("  ]\nend:\n  %x = phi i32 " + rep("[ 0, %entry ], ", 20000) + "[ 0, %entry ]\n  ret i32 %x\n}\n")
	for _, c := range []struct{ name, src, code string }{
		{"deep type", "@x = external global " + rep("[1 x ", 100000), "L0013"},
		{"deep structure", "@x = external global " + rep("{ ", 100000), "L0013"},
		{"deep constant", "@x = global [1 x i8] " + rep("[", 100000), "L0001"},
		{"deep metadata", "!0 = " + rep("!{", 100000), "L0013"},
		{"deep expression", "@x = global ptr " + rep("getelementptr (i8, ptr ", 100000), "L0013"},
		{"deep old metadata", "!0 = !{" + rep("metadata ", 100000), "L0013"},
		{"deep function type", "@x = external global " + rep("void (", 100000), "L0013"},
		{"long pointer", "@x = external global i8" + rep("*", 100000), ""},
		{"large number", "@x = global i64 " + rep("9", 100000), "L0007"},
		{"large exponent", "@x = global half 1.0e" + rep("9", 1000), ""},
		{"long number", "@x = global half 0." + rep("3", 100000), ""},
		{"large vector", "@x = global <4000000000 x i32> splat (i32 1)", ""},
		{"large array", "@x = global [18446744073709551615 x i64] zeroinitializer", ""},
		{"sparse numbers", sparse.String(), ""},
		{"number of a block", "define void @f() {\n  br label %4294967290\n4294967290:\n  ret void\n}\n", ""},
		{"casts in a circle", aliases.String(), ""},
		{"chain of types", types.String(), ""},
		{"many edges", phis.String(), ""},
		{"many parentheses", "^0 = gv: " + rep("(", 100000), "L0002"},
	} {
		m, err := Parse("hostile.ll", []byte(c.src), Options{KeepNames: true})
		if err == nil {
			ir.Append(nil, m)
		}
		code := diag.Code("")
		if l := diag.Of(err); len(l) > 0 {
			code = l[0].Code
		}
		if string(code) != c.code {
			t.Errorf("%s: code %q, want %q: %.300v", c.name, code, c.code, err)
		}
	}
}

// getelementptr without a source element type uses the pointee of the pointer, or of each pointer of a vector.
func TestOldGEP(t *testing.T) {
	const text = `@v = global <2 x i32*> getelementptr (<2 x i32*> zeroinitializer, <2 x i64> <i64 1, i64 2>)
define void @f(<2 x i32*> %p, <2 x i64> %i, <2 x {i32, [4 x i8]}*> %s, i16* %q) {
  %a = getelementptr <2 x i32*> %p, <2 x i64> %i
  %b = getelementptr inbounds <2 x {i32, [4 x i8]}*> %s, <2 x i64> %i, <2 x i32> <i32 1, i32 1>, <2 x i64> %i
  %c = getelementptr i16* %q, <2 x i64> %i
  ret void
}
`
	m, err := Parse("x.ll", []byte(text), Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	out := string(ir.Append(nil, m))
	for _, want := range []string{
		"getelementptr (i32, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>)",
		"%a = getelementptr i32, <2 x ptr> %p, <2 x i64> %i",
		"%b = getelementptr inbounds { i32, [4 x i8] }, <2 x ptr> %s, <2 x i64> %i, <2 x i32> splat (i32 1), <2 x i64> %i",
		"%c = getelementptr i16, ptr %q, <2 x i64> %i",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	for _, bad := range []string{"%x = load <2 x i32*> %p", "%x = getelementptr <2 x i32> %i, i64 1"} {
		text := "define void @f(<2 x i32*> %p, <2 x i32> %i) {\n  " + bad + "\n  ret void\n}\n"
		if _, err := Parse("x.ll", []byte(text), Options{}); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}
