package ir

import "testing"

// Diagnostics show one instruction without numbering the whole module.
func TestAppendInst(t *testing.T) {
	m, f := newFunc(I32, Ptr)
	b := NewBuilder(f)
	blk := f.NewBlock()
	b.At(blk)
	x := b.Binary(OpAdd, ParamValue(0), b.Int(I32, 5), FlagNSW|FlagNUW)
	f.SetName(x, "sum")
	l := b.Load(Float, ParamValue(1), 8, FlagVolatile)
	a := b.Alloca(I64, b.Int(I32, 1), 16, 5)
	s := b.Store(x, a, 4, 0)
	f.SetDebugLoc(s, m.AddMD(MDNode{Kind: MDSpecial, Str: "DILocation"}))
	callee := m.Declare("g", m.Types.Func(Void, false, Metadata))
	c := b.Call(m.Syms[callee].Type, SymValue(callee), MetaValue(m.AddMD(MDNode{Kind: MDTuple})))
	r := b.Ret(None)
	for _, want := range []struct {
		v    Value
		text string
	}{
		{x, "%sum = add nuw nsw i32 %0, 5"},
		{l, "%3 = load volatile float, ptr %1, align 8"},
		{a, "%4 = alloca i64, align 16, addrspace(5)"},
		{s, "store i32 %sum, ptr addrspace(5) %4, align 4"},
		{c, "call void @g(metadata !<2>)"},
		{r, "ret void"},
	} {
		if got := string(f.AppendInst(nil, want.v)); got != want.text {
			t.Errorf("got  %s\nwant %s", got, want.text)
		}
	}
	want := "define void @f(i32 %0, ptr %1) {\n  %sum = add nuw nsw i32 %0, 5\n  %3 = load volatile float, ptr %1, align 8\n" +
		"  %4 = alloca i64, align 16, addrspace(5)\n  store i32 %sum, ptr addrspace(5) %4, align 4, !dbg !0\n" +
		"  call void @g(metadata !1)\n  ret void\n}\n"
	if got := string(AppendFunc(nil, f)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Broken IR prints as such instead of failing.
func TestPrintBroken(t *testing.T) {
	m, f := newFunc(I32)
	b := NewBuilder(f).At(f.NewBlock())
	x := b.Binary(OpAdd, ParamValue(0), ParamValue(0), 0)
	y := b.Binary(OpMul, x, None, 0)
	md := m.AddMD(MDNode{Kind: MDLocal, Val: x})
	f.Dbg = append(f.Dbg, DbgRecord{Kind: DbgValue, Before: y, Loc: md, Var: m.AddMD(MDNode{Kind: MDTuple}), Expr: m.AddMD(MDNode{Kind: MDExpr})})
	f.Erase(x)
	want := "define void @f(i32 %0) {\n    #dbg_value(i32 poison, !0, !DIExpression(), null)\n  %2 = mul i32 poison, <badref>\n}\n"
	if got := string(AppendFunc(nil, f)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
