package analysis

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

func module(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, err := llasm.Parse("t.ll", []byte(text), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func function(t *testing.T, m *ir.Module, name string) *ir.Func {
	t.Helper()
	i := m.Lookup(name)
	if i == 0 {
		t.Fatalf("no function %s", name)
	}
	return m.Syms[i].Fn
}

// inst returns the instruction called name.
func inst(t *testing.T, f *ir.Func, name string) ir.Value {
	t.Helper()
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.NameOf(v) == name {
				return v
			}
		}
	}
	t.Fatalf("no value %%%s", name)
	return ir.None
}

// The effects of intrinsics do not depend on attributes in the text (P-18: a convergent intrinsic stays
// convergent if a front end forgets the word).
func TestIntrinsicEffects(t *testing.T) {
	for _, c := range []struct {
		name string
		want Effects
	}{
		{"llvm.nvvm.read.ptx.sreg.tid.x", Speculatable},
		{"llvm.nvvm.read.ptx.sreg.clock64", InaccessibleMem},
		{"llvm.nvvm.read.ptx.sreg.globaltimer", InaccessibleMem},
		{"llvm.nvvm.barrier0", Reads | Writes | Convergent},
		{"llvm.nvvm.barrier.cta.sync.aligned.all", Reads | Writes | Convergent},
		{"llvm.nvvm.bar.warp.sync", Reads | Writes | Convergent},
		{"llvm.nvvm.shfl.sync.down.i32", InaccessibleMem | Convergent},
		{"llvm.nvvm.vote.ballot.sync", InaccessibleMem | Convergent},
		{"llvm.nvvm.mma.m16n8k16.row.col.f32.f32", Convergent},
		{"llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p0", Reads | ArgOnly | Convergent},
		{"llvm.nvvm.wmma.m16n16k16.store.d.row.f32.p0", Writes | ArgOnly | Convergent},
		{"llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32", Convergent},
		{"llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta", Reads | Writes | Convergent},
		{"llvm.nvvm.ldu.global.f.f32.p1", Reads | ArgOnly},
		{"llvm.nvvm.fma.rn.f", Speculatable},
		{"llvm.nvvm.tex.1d.v4f32.s32", Reads},
		{"llvm.nvvm.some.thing.new", AnyEffect},
		{"llvm.memcpy.p0.p1.i64", Reads | Writes | ArgOnly},
		{"llvm.sqrt.f32", Speculatable},
		{"llvm.trap", InaccessibleMem | MayNotReturn},
		{"llvm.assume", InaccessibleMem},
		{"llvm.lifetime.start.p0", Writes | ArgOnly},
	} {
		m := ir.NewModule("t")
		i := m.AddSym(ir.Symbol{Kind: ir.SymFunc, Name: c.name, Type: m.Types.Func(ir.Void, false)})
		var e EffectTable
		e.Compute(m)
		if got := e.Sym(i); got != c.want {
			t.Errorf("%s has effects %#x, want %#x", c.name, got, c.want)
		}
	}
}

// Attributes of functions and calls narrow the effects of a call.
func TestAttributeEffects(t *testing.T) {
	m := module(t, `
declare i32 @any(ptr)
declare i32 @conv(ptr) convergent
declare i32 @pure(ptr) memory(none) willreturn
declare i32 @reads(ptr) memory(read) willreturn
declare i32 @args(ptr) memory(argmem: readwrite)
declare i32 @hidden(ptr) memory(inaccessiblemem: write)
declare i32 @spec(ptr) memory(none) willreturn speculatable
declare i32 @once(ptr) memory(none) willreturn noduplicate
define void @f(ptr %p, ptr %fp) {
  %any = call i32 @any(ptr %p)
  %narrowed = call i32 @any(ptr %p) memory(read) willreturn
  %conv = call i32 @conv(ptr %p)
  %pure = call i32 @pure(ptr %p)
  %reads = call i32 @reads(ptr %p)
  %args = call i32 @args(ptr %p)
  %hidden = call i32 @hidden(ptr %p)
  %spec = call i32 @spec(ptr %p)
  %once = call i32 @once(ptr %p)
  %indirect = call i32 %fp(ptr %p)
  %asm = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %effect = call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %clobber = call i32 asm "ld.u32 $0, [1];", "=r,~{memory}"()
  %names = call i32 asm sideeffect "ld.global.u32 $0, [bar+4]; .bar", "=r"()
  %guarded = call i32 asm sideeffect "{ .reg .pred p; @p\09mma.sync.aligned $0; }", "=r"()
  %load = load i32, ptr %p
  %vol = load volatile i32, ptr %p
  %acq = load atomic i32, ptr %p acquire, align 4
  %div = sdiv i32 %load, %vol
  %div7 = sdiv i32 %load, 7
  ret void
}`)
	f := function(t, m, "f")
	var e EffectTable
	e.Compute(m)
	for name, want := range map[string]Effects{
		"any":      Reads | Writes | InaccessibleMem | MayNotReturn,
		"narrowed": Reads,
		"conv":     AnyEffect,
		"pure":     0,
		"reads":    Reads,
		"args":     Reads | Writes | ArgOnly | MayNotReturn,
		"hidden":   InaccessibleMem | MayNotReturn,
		"spec":     Speculatable,
		"once":     NoDuplicate,
		"indirect": AnyEffect,
		"asm":      0,
		"effect":   Reads | Writes | InaccessibleMem | Convergent,
		"names":    Reads | Writes | InaccessibleMem,
		"guarded":  Reads | Writes | InaccessibleMem | Convergent,
		"clobber":  Reads | Writes,
		"load":     Reads | ArgOnly,
		"vol":      Reads | Writes | InaccessibleMem,
		"acq":      Reads | Writes | InaccessibleMem,
		"div":      0,
		"div7":     Speculatable,
	} {
		if got := e.Inst(f, inst(t, f, name)); got != want {
			t.Errorf("%%%s has effects %#x, want %#x", name, got, want)
		}
	}
	if e := Effects(0); !e.Removable() || !e.IsExpr() || e.Movable() {
		t.Error("a call without effects is removable, an expression, and not movable unless it says so")
	}
	if e := Convergent; !e.Removable() || e.IsExpr() || e.Movable() {
		t.Error("a convergent call without effects is removable, but no expression")
	}
}

// Which accesses can meet (requirements §2, alias analysis).
func TestAlias(t *testing.T) {
	m := module(t, `
@g = addrspace(1) global [8 x i32] zeroinitializer
@h = addrspace(1) global [8 x i32] zeroinitializer
@s = addrspace(3) global [8 x i32] undef
declare void @use(ptr)
define void @f(ptr noalias %a, ptr %b, ptr addrspace(1) %p1, ptr addrspace(3) %p3, i64 %i) {
  %private = alloca [8 x i32]
  %public = alloca [8 x i32]
  call void @use(ptr %public)
  %x0 = getelementptr i32, ptr %a, i64 0
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i8, ptr %a1, i64 4
  %ai = getelementptr i32, ptr %a, i64 %i
  %pr1 = getelementptr i32, ptr %private, i64 1
  %pu1 = getelementptr i32, ptr %public, i64 1
  %q = load ptr, ptr %b
  %g1 = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 %i
  %back = addrspacecast ptr addrspace(1) %p1 to ptr
  ret void
}`)
	f := function(t, m, "f")
	val := func(name string) ir.Value {
		for i := range f.NumParams() {
			if f.NameOf(ir.ParamValue(i)) == name {
				return ir.ParamValue(i)
			}
		}
		if len(name) == 1 {
			if k := m.Lookup(name); k != 0 {
				return ir.SymValue(k)
			}
		}
		return inst(t, f, name)
	}
	for _, c := range []struct {
		a, b string
		want AliasResult
	}{
		{"a1", "a1", MustAlias},
		{"a1", "a2", NoAlias},
		{"a1", "ai", MayAlias},
		{"a", "b", NoAlias}, // noalias
		{"b", "q", MayAlias},
		{"p1", "p3", NoAlias}, // spaces
		{"p1", "b", MayAlias},
		{"back", "p3", NoAlias},
		{"g", "h", NoAlias},
		{"g1", "h", NoAlias},
		{"g1", "g", MayAlias},
		{"s", "p1", NoAlias},
		{"s", "p3", MayAlias},
		{"pr1", "b", NoAlias},
		{"pr1", "pu1", NoAlias},
		{"pu1", "q", MayAlias},
	} {
		for range 2 {
			got := Alias(f, RefOf(f, val(c.a)), 4, RefOf(f, val(c.b)), 4)
			if got != c.want {
				t.Errorf("%s and %s: %d, want %d", c.a, c.b, got, c.want)
			}
			c.a, c.b = c.b, c.a
		}
	}
	var e Escapes
	e.Reset(f)
	if !e.Private(inst(t, f, "private")) || e.Private(inst(t, f, "public")) || e.Private(inst(t, f, "q")) {
		t.Error("which alloca escapes is wrong")
	}
}

// A phi that seemed harmless while another was being looked at, which escapes, is asked again for the next alloca;
// whether the escape is before it or after it.
func TestEscapesThroughCycles(t *testing.T) {
	for _, escape := range []string{"front", "back"} {
		text := strings.Replace(`
declare void @use(ptr captures(none))
define void @f(ptr %out, i1 %c) {
entry:
  %first = alloca i32
  %second = alloca i32
  %kept = alloca i32
  %lent = alloca i32
  br label %head
head:
  %p = phi ptr [ %first, %entry ], [ %q, %body ]
  %r = phi ptr [ %kept, %entry ], [ %r, %body ]
  ;front
  br i1 %c, label %body, label %exit
body:
  %q = phi ptr [ %p, %head ], [ %second, %other ]
  store i32 1, ptr %r
  br i1 %c, label %head, label %other
other:
  br label %body
exit:
  %l = select i1 %c, ptr %lent, ptr %r
  call void @use(ptr %lent)
  ;back
  %v = load i32, ptr %l
  ret void
}
`, ";"+escape, "store ptr %p, ptr %out", 1)
		f := function(t, module(t, text), "f")
		for _, order := range [][]string{{"first", "second", "kept", "lent"}, {"lent", "kept", "second", "first"}} {
			var e Escapes
			e.Reset(f)
			for _, name := range order {
				v := inst(t, f, name)
				if got, want := e.Private(v), name == "kept"; got != want {
					t.Errorf("%s of %v is private: %v", name, order, got)
				}
				if got, want := e.Lent(v), name == "kept" || name == "lent"; got != want {
					t.Errorf("%s of %v is lent: %v", name, order, got)
				}
			}
		}
	}
}

// Type-based metadata tells unrelated types apart, and only those.
func TestTBAA(t *testing.T) {
	m := module(t, `
define void @f(ptr %p) {
  %i = load i32, ptr %p, !tbaa !1
  %g = load float, ptr %p, !tbaa !3
  %c = load i8, ptr %p, !tbaa !5
  %s = load i32, ptr %p, !tbaa !8
  %n = load i32, ptr %p
  ret void
}
!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !6, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"float", !6, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"char", !0, i64 0}
!7 = !{!"struct", !2, i64 0, !4, i64 4}
!8 = !{!7, !2, i64 0}
`)
	f := function(t, m, "f")
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"i", "g", true}, {"i", "c", false}, {"g", "c", false}, {"i", "i", false}, {"s", "g", true}, {"s", "i", false}, {"n", "i", false},
	} {
		if got := TBAADisjoint(f, inst(t, f, c.a), inst(t, f, c.b)); got != c.want {
			t.Errorf("%s and %s disjoint: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// Callees come before callers; cycles are components.
func TestCallGraph(t *testing.T) {
	m := module(t, `
declare void @ext()
define void @top() {
  call void @mid()
  call void @odd()
  ret void
}
define void @mid() {
  call void @leaf()
  call void @self()
  ret void
}
define void @leaf() {
  call void @ext()
  ret void
}
define void @self() {
  call void @self()
  ret void
}
define void @odd() {
  call void @even()
  ret void
}
define void @even() {
  call void @odd()
  ret void
}`)
	var g CallGraph
	g.Compute(m, nil)
	pos := map[string]int{}
	for i, s := range g.Order() {
		pos[m.Syms[s].Name] = i + 1
	}
	if len(pos) != 6 {
		t.Fatalf("%d functions in the order, want 6", len(pos))
	}
	for _, c := range [][2]string{{"leaf", "mid"}, {"self", "mid"}, {"mid", "top"}, {"odd", "top"}, {"even", "top"}} {
		if pos[c[0]] > pos[c[1]] {
			t.Errorf("%s comes after its caller %s", c[0], c[1])
		}
	}
	sym := func(n string) uint32 { return m.Lookup(n) }
	if !g.Recursive(sym("self")) || !g.Recursive(sym("odd")) || g.Recursive(sym("mid")) || g.Recursive(sym("ext")) {
		t.Error("which functions are recursive is wrong")
	}
	if !g.SameComponent(sym("odd"), sym("even")) || g.SameComponent(sym("odd"), sym("top")) {
		t.Error("components are wrong")
	}
}
