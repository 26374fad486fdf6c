package verify

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

const valid = `@g = addrspace(1) global i32 1
declare i32 @callee(i32, ptr)
define i32 @f(i32 %a, ptr %p, i1 %c, float %x, <4 x i32> %v, { i32, float } %s) {
entry:
  %add = add i32 %a, 1
  %l = load i32, ptr %p
  %q = getelementptr { i32, [4 x i64] }, ptr %p, i64 0, i32 1, i64 2
  store i32 %add, ptr %q
  %z = zext i32 %l to i64
  %cmp = icmp slt i32 %add, %l
  %sel = select i1 %cmp, i32 %add, i32 %l
  %e = extractelement <4 x i32> %v, i32 1
  %sh = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %ev = extractvalue { i32, float } %s, 0
  %call = call i32 @callee(i32 %sel, ptr %q)
  br i1 %c, label %then, label %join
then:
  %t = mul i32 %call, 2
  br label %join
join:
  %phi = phi i32 [ %t, %then ], [ %add, %entry ]
  switch i32 %phi, label %end [ i32 1, label %other
                                i32 2, label %end ]
other:
  br label %end
end:
  %r = phi i32 [ 1, %join ], [ 1, %join ], [ 2, %other ]
  ret i32 %r
}
`

// find returns the instruction called name.
func find(t *testing.T, f *ir.Func, name string) ir.Value {
	t.Helper()
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.NameOf(v) == name {
				return v
			}
		}
	}
	t.Fatalf("no instruction %%%s", name)
	return ir.None
}

func parse(t *testing.T) (*ir.Module, *ir.Func) {
	t.Helper()
	m, err := llasm.Parse("t.ll", []byte(valid), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	return m, m.Syms[m.Lookup("f")].Fn
}

// Every mistake in a valid function is found, with its code, and named by function, block and instruction (S4-06 ff:
// the requirements for a module).
func TestMistakes(t *testing.T) {
	if m, _ := parse(t); Module(m) != nil {
		t.Fatalf("the valid module is refused: %v", Module(m))
	}
	blockOf := func(f *ir.Func, v ir.Value) ir.Block { return f.BlockOf(v) }
	for _, c := range []struct {
		name  string
		code  diag.Code
		wrong func(t *testing.T, m *ir.Module, f *ir.Func)
	}{
		{"no terminator", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.Erase(f.Terminator(blockOf(f, find(t, f, "t"))))
		}},
		{"two terminators", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) {
			b := ir.NewBuilder(f).At(f.LastBlock())
			b.Unreachable()
		}},
		{"empty block", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) { f.NewBlock() }},
		{"branch to the entry", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetSucc(blockOf(f, find(t, f, "t")), 0, f.Entry())
		}},
		{"branch to a value", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(f.Terminator(f.Entry()), 1, f.Consts.Int(ir.I32, 77))
		}},
		{"condition that is a block", CodeBlock, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(f.Terminator(f.Entry()), 0, f.LastBlock().Value())
		}},
		{"use before definition", CodeDominate, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.MoveBefore(find(t, f, "sel"), find(t, f, "add"))
		}},
		{"use on another way", CodeDominate, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "phi"), 2, find(t, f, "t"))
		}},
		{"phi behind others", CodePhi, func(t *testing.T, m *ir.Module, f *ir.Func) {
			r := find(t, f, "r")
			b := ir.NewBuilder(f).Before(r)
			b.Binary(ir.OpAdd, ir.ParamValue(0), ir.ParamValue(0), 0)
		}},
		{"missing phi entry", CodePhi, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.RemovePhiEdge(blockOf(f, find(t, f, "phi")), f.Entry())
		}},
		{"two values for one edge", CodePhi, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "r"), 2, f.Consts.Int(ir.I32, 7))
		}},
		{"entry for no predecessor", CodePhi, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "phi"), 1, f.LastBlock().Value())
		}},
		{"binary of two types", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "t"), 1, f.Consts.Int(ir.I64, 2))
		}},
		{"float operation on integers", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.Mutate(find(t, f, "t"), ir.OpFMul, 0, 0, find(t, f, "call"), find(t, f, "call"))
		}},
		{"widening to less", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) { f.SetType(find(t, f, "z"), ir.I16) }},
		{"condition that is no bit", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(f.Terminator(f.Entry()), 0, ir.ParamValue(0))
		}},
		{"load from an integer", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "l"), 0, ir.ParamValue(0))
		}},
		{"load of a huge natural alignment", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			l := find(t, f, "l")
			ir.NewBuilder(f).Before(l).Load(m.Types.Vector(ir.Half, 1<<32-1, false), ir.ParamValue(1), 1<<33, 0)
		}},
		{"store of a huge natural alignment", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			l := find(t, f, "l")
			ir.NewBuilder(f).Before(l).Store(m.Consts.Poison(m.Types.Vector(ir.Half, 1<<32-1, false)), ir.ParamValue(1), 1<<33, 0)
		}},
		{"alloca of a huge natural alignment", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			l := find(t, f, "l")
			ir.NewBuilder(f).Before(l).Alloca(m.Types.Vector(ir.Half, 1<<32-1, false), f.Consts.Int(ir.I32, 1), 1<<33, 0)
		}},
		{"field that is not there", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "q"), 2, f.Consts.Int(ir.I32, 5))
		}},
		{"wrong return type", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(f.Terminator(f.LastBlock()), 0, ir.ParamValue(3))
		}},
		{"argument of another type", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "call"), 0, ir.ParamValue(1))
		}},
		{"too few arguments", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			v := find(t, f, "call")
			f.SetOps(v, f.Operand(v, 0), f.Callee(v))
		}},
		{"select of two types", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "sel"), 2, ir.ParamValue(3))
		}},
		{"comparison of two types", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetOperand(find(t, f, "cmp"), 1, find(t, f, "z"))
		}},
		{"element of another type", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) { f.SetType(find(t, f, "e"), ir.I64) }},
		{"mask of another length", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) {
			f.SetType(find(t, f, "sh"), m.Types.Vector(ir.I32, 3, false))
		}},
		{"aggregate element of another type", CodeType, func(t *testing.T, m *ir.Module, f *ir.Func) { f.SetType(find(t, f, "ev"), ir.Float) }},
		{"use of a removed symbol", CodeSymbol, func(t *testing.T, m *ir.Module, f *ir.Func) { m.Remove(m.Lookup("callee")) }},
		{"initialiser of another type", CodeSymbol, func(t *testing.T, m *ir.Module, f *ir.Func) {
			m.Syms[m.Lookup("g")].Init = m.Consts.Int(ir.I64, 1)
		}},
		{"use of an unlinked instruction", CodeUse, func(t *testing.T, m *ir.Module, f *ir.Func) { f.Unlink(find(t, f, "t")) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, f := parse(t)
			c.wrong(t, m, f)
			err := Module(m)
			if err == nil {
				t.Fatal("the mistake is not found")
			}
			list := diag.Of(err)
			found := false
			for _, d := range list {
				found = found || d.Code == c.code
				if d.Code != CodeSymbol && !strings.Contains(d.Where, "@f") {
					t.Errorf("%q does not name the function", d.Where)
				}
			}
			if !found {
				t.Errorf("want %s, got %v", c.code, err)
			}
			var l diag.List
			if !errors.As(err, &l) {
				t.Error("the error is no list of diagnostics")
			}
		})
	}
}

// clang's output is well formed.
func TestCorpus(t *testing.T) {
	for _, file := range testkit.Corpus(t) {
		m, err := llasm.Parse(file.Path, file.Read(t), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := Module(m); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		for i := 1; i < len(m.Syms); i++ {
			if s := &m.Syms[i]; !s.Dead && s.Kind == ir.SymFunc && !s.Fn.IsDecl() {
				if err := Func(s.Fn); err != nil {
					t.Errorf("%s: %v", file, err)
				}
			}
		}
	}
}

// refusal returns the errors of a module of LLVM IR, "" if it has none.
func refusal(t *testing.T, text string) string {
	t.Helper()
	m, err := llasm.Parse("f.ll", []byte(text), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := Check(m, &Options{Dialect: LLVM}).Err(); err != nil {
		return err.Error()
	}
	return ""
}

// The arguments that an intrinsic reads must exist, and must be constants where its code depends on them.
func TestSignatures(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{`declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>)
define <4 x i32> @f(<4 x i32> %x) {
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %x)
  ret <4 x i32> %r
}`, "function @llvm.vp.add.v4i32: Intrinsic has incorrect argument or return type: <4 x i32> (<4 x i32>)"},
		{`declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
define <4 x i32> @f(<4 x i32> %x, i32 %n) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %x, <4 x i32> %x, i32 %n)
  ret <4 x i32> %r
}`, "immarg operand has non-immediate parameter (argument 3)"},
		{`declare i32 @llvm.smul.fix.i32(i32, i32, i32)
define i32 @f(i32 %x, i32 %n) {
  %r = call i32 @llvm.smul.fix.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %r
}`, "immarg operand has non-immediate parameter (argument 3)"},
		{`declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
define i32 @f(<4 x i32> %x, <4 x i1> %m, i32 %n) {
  %c = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %x, <4 x i32> %x, metadata !"slt", <4 x i1> %m, i32 %n)
  %z = zext <4 x i1> %c to <4 x i32>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %z)
  ret i32 %r
}`, ""},
	} {
		got := refusal(t, tt.text)
		if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("got  %s\nwant %s", got, tt.want)
		}
	}
}

// The values of constant arguments are those that LLVM's verifier accepts. An empty message: LLVM accepts the call, too.
func TestImmediateValues(t *testing.T) {
	for _, tt := range []struct{ call, want string }{
		{"i1 @llvm.is.fpclass.f32(float %x, i32 1023)", ""},
		{"i1 @llvm.is.fpclass.f32(float %x, i32 1024)", "unsupported bits for llvm.is.fpclass test mask"},
		{"void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 1)", ""},
		{"void @llvm.prefetch.p0(ptr %p, i32 2, i32 3, i32 1)", "rw argument to llvm.prefetch must be 0-1"},
		{"void @llvm.prefetch.p0(ptr %p, i32 0, i32 4, i32 1)", "locality argument to llvm.prefetch must be 0-3"},
		{"void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 2)", "cache type argument to llvm.prefetch must be 0-1"},
		{"i32 @llvm.smul.fix.i32(i32 %n, i32 %n, i32 31)", ""},
		{"i32 @llvm.smul.fix.i32(i32 %n, i32 %n, i32 32)", "must be less than the width"},
		{"i32 @llvm.udiv.fix.sat.i32(i32 %n, i32 %n, i32 32)", ""},
		{"i32 @llvm.udiv.fix.sat.i32(i32 %n, i32 %n, i32 33)", "must be less than or equal to the width"},
		{"<4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64 2)", ""},
		{"<4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64 1)", "vector_insert index must be a constant multiple"},
		{"<4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64 4)", "vector_insert would overrun"},
		{"<2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)", ""},
		{"<2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 3)", "vector_extract index must be a constant multiple"},
		{"<4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 -4)", ""},
		{"<4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 4)", "The splice index exceeds the range [-4, 3]"},
		{"<4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i32(<4 x i32> %v, <4 x i32> %v, i32 2, i32 2, i32 2)", ""},
		{"<4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i32(<4 x i32> %v, <4 x i32> %v, i32 2, i32 3, i32 2)", "First argument of a matrix operation"},
		{"<4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %v, i32 1, i32 3)", "of a matrix operation does not match"},
		{"<4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)", "Stride must be greater"},
		{"void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 8, i32 4)", ""},
		{"void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 8, i32 3)", "must be a power of 2"},
		{"void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 6, i32 4)", "constant length must be a multiple"},
		{"i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 %n, i1 true)", ""},
		{"float @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 %n, i1 true)", "Intrinsic has incorrect return type!"},
		{"i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(float %x, i1 true)", "Intrinsic has incorrect argument type!"},
		{"i32 @llvm.nvvm.rotate.b32(i32 %n, i32 3)", ""},
		{"ptr @llvm.nvvm.rotate.right.b64(ptr %p, i32 3)", "Intrinsic has incorrect argument or return type"},
		{"i32 @llvm.nvvm.clz.ll(ptr %p)", "Intrinsic has incorrect argument or return type"},
		{"i32 @llvm.nvvm.popc.ll(float %x)", "Intrinsic has incorrect argument or return type"},
		{"i32 @llvm.nvvm.abs.i(float %x)", "Intrinsic has incorrect argument or return type"},
		{"i64 @llvm.nvvm.swap.lo.hi.b64(i32 %n)", "Intrinsic has incorrect argument or return type"},
		{"i64 @llvm.nvvm.bitcast.d2ll(float %x)", "Intrinsic has incorrect argument or return type"},
		{"ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(i32 %n)", "Intrinsic has incorrect argument or return type"},
		{"i32 @llvm.nvvm.barrier0.popc(i32 %n, i32 %n)", "Intrinsic has incorrect argument or return type"},
		{"void @llvm.nvvm.rotate.right.b64(<2 x i32> %w, ptr %p, i32 3)", "Intrinsic has incorrect argument or return type"},
	} {
		text := "define void @f(float %x, i32 %n, ptr %p, <4 x i32> %v, <2 x i32> %w) {\n  call " + tt.call + "\n  ret void\n}\n"
		got := refusal(t, text)
		if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("%s\ngot  %s\nwant %s", tt.call, got, tt.want)
		}
	}
}

// The checksum of a file has the digits of its kind.
func TestChecksums(t *testing.T) {
	for fields, want := range map[string]string{
		`checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff"`:  "",
		`checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeef"`:   "invalid checksum length",
		`checksumkind: CSK_SHA1, checksum: "00112233445566778899aabbccddeeff"`: "invalid checksum length",
		`checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeefg"`:  "invalid checksum",
	} {
		m, err := llasm.Parse("f.ll", []byte("!0 = !DIFile(filename: \"a.cu\", directory: \"/\", "+fields+")\n!named = !{!0}\n"), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := string(Check(m, &Options{Dialect: LLVM}).Append(nil)); (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s\ngot  %s\nwant %s", fields, got, want)
		}
	}
}

// The annotation unified, which libNVVM prints as an attribute without numbers that no ptxas takes, is ignored with a warning (S1-52).
func TestUnified(t *testing.T) {
	m, err := llasm.Parse("g.ll", []byte("@g = addrspace(1) global i32 0\n!nvvm.annotations = !{!0}\n!0 = !{ptr addrspace(1) @g, !\"unified\", i32 1}\n"), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	l := Check(m, &Options{Dialect: NVVM})
	if !slices.ContainsFunc(l, func(d *diag.Diagnostic) bool {
		return d.Severity == diag.Warning && d.Msg == "the annotation unified is ignored"
	}) {
		t.Error(l)
	}
}
