package irgen

import (
	"fmt"
	"slices"
	"strings"
)

// addresses generates operations on addresses other than loads and stores.
func (g *gen) addresses() {
	switch g.r.IntN(11) {
	case 9, 10:
		g.passing()
	case 6:
		g.chosen()
	case 7:
		g.gather()
	case 8:
		g.variableTable()
	case 0:
		g.compareAddresses()
	case 1:
		g.addressTable()
	case 2:
		g.addressNumber()
	case 3:
		g.constantAddress()
	case 4:
		g.fields()
	default:
		g.callTable()
	}
}

// compareAddresses compares two addresses of one object, or tells two objects apart.
func (g *gen) compareAddresses() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		g.intOp()
		return
	}
	a, _ := g.at(p, 8)
	b, _ := g.at(p, 8)
	op := [...]string{"eq", "ne", "ult", "uge", "ugt", "ule"}[g.r.IntN(6)]
	if q, ok := g.anyPointer(1, false); ok && q.roots&p.roots == 0 && q.typ == p.typ && g.r.IntN(2) == 0 {
		b, _ = g.at(q, 8)
		op = [...]string{"eq", "ne"}[g.r.IntN(2)]
	} else if g.r.IntN(6) == 0 && p.typ == "ptr" {
		b.name = "null"
		op = [...]string{"eq", "ne"}[g.r.IntN(2)]
	}
	g.add(i1, g.val("icmp %s %s, %s", op, a, b.name))
}

// addressNumber takes addresses for numbers: their distance, and their low bits.
func (g *gen) addressNumber() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		g.intOp()
		return
	}
	a, _ := g.at(p, 4)
	x := g.val("ptrtoint %s to i64", a)
	y := g.val("ptrtoint %s to i64", p)
	switch d := g.val("sub i64 %s, %s", x, y); g.r.IntN(4) {
	case 0:
		g.add(i64, d)
	case 1: // and back to the address
		q := p
		q.name = g.val("inttoptr i64 %s to %s", g.val("add i64 %s, %s", y, g.val("and i64 %s, -8", d)), p.typ)
		g.add(i32, g.load(i32, q, 4))
	case 2:
		g.add(i64, g.val("and i64 %s, 7", y))
		g.add(i64, g.val("sdiv exact i64 %s, 4", d))
	default:
		n := g.val("trunc i64 %s to i32", d)
		g.add(i32, n)
		g.add(i1, g.val("icmp eq i64 %s, %s", x, y))
	}
}

// constantAddress reads through addresses that are constant expressions.
func (g *gen) constantAddress() {
	c := "@table"
	if g.space(4) != "" && g.r.IntN(2) == 0 {
		c = "addrspacecast (ptr addrspace(4) @table to ptr)"
	}
	as := ""
	if c == "@table" {
		as = g.space(4)
	}
	switch k := g.r.IntN(16); g.r.IntN(3) {
	case 0:
		g.add(i32, g.val("load i32, ptr%s getelementptr inbounds (i8, ptr%s %s, i64 %d), align 4", as, as, c, 4*k))
	case 1:
		x := g.val("and i32 %s, 7", g.pick(i32))
		p := g.val("getelementptr inbounds i32, ptr%s getelementptr (i8, ptr%s %s, i64 %d), i32 %s", as, as, c, 4*(k%9), x)
		g.add(i32, g.val("load i32, ptr%s %s, align 4", as, p))
	default:
		g.add(i64, g.val("sub i64 ptrtoint (ptr%s getelementptr (i8, ptr%s %s, i64 %d) to i64), ptrtoint (ptr%s %s to i64)", as, as, c, k, as, c))
	}
}

// addressTable keeps addresses in a local array, of which one is chosen.
func (g *gen) addressTable() {
	var ps []pointer
	for range 2 + g.r.IntN(3) {
		if p, ok := g.anyPointer(1, false); ok {
			ps = append(ps, p)
		}
	}
	if len(ps) < 2 {
		g.intOp()
		return
	}
	n := len(ps)
	a := g.alloca(fmt.Sprintf("[%d x ptr]", n))
	all := pointer{typ: "ptr", words: ps[0].words}
	for i, p := range ps {
		p = g.generic(p)
		all.words = min(all.words, p.words)
		all.roots |= p.roots
		all.fixed = all.fixed || p.fixed
		g.line("store ptr %s, ptr %s, align 8", p.name, g.val("getelementptr ptr, ptr %s, i64 %d", a, i))
	}
	x := fmt.Sprint(g.r.IntN(n))
	if g.r.IntN(3) > 0 {
		x = g.val("urem i64 %s, %d", g.pick(i64), n)
	}
	facts := ""
	if g.r.IntN(2) == 0 {
		facts = fmt.Sprintf(", !nonnull %s, !align %s, !dereferenceable %s, !noundef %s", g.metadata("!{}"), g.metadata("!{i64 8}"), g.metadata(fmt.Sprintf("!{i64 %d}", 8*all.words)), g.metadata("!{}"))
	}
	all.name = g.val("load ptr, ptr %s, align 8%s", g.val("getelementptr ptr, ptr %s, i64 %s", a, x), facts)
	g.ptrs = append(g.ptrs, all)
	q, al := g.at(all, 4)
	g.add(i32, g.load(i32, q, al))
}

// fields accesses an array of structures, with the index in the middle of the path.
func (g *gen) fields() {
	p, ok := g.anyPointer(6, false)
	if !ok {
		g.intOp()
		return
	}
	write := !p.fixed && g.r.IntN(2) == 0
	st := [...]string{"{ i32, [2 x i16], i64 }", "{ [2 x i32], [4 x i16] }", "{ i64, { i16, i16, i32 } }", "<{ i32, i32, [2 x i32] }>"}
	k := g.r.IntN(4)
	x := g.val("and i64 %s, 1", g.pick(i64))
	if p.words >= 8 && g.r.IntN(2) == 0 {
		x = g.val("add nuw nsw i64 %s, 1", x)
	}
	y := g.val("and %s %s, 1", i32, g.pick(i32))
	var t typ
	var path string
	switch k {
	case 0:
		t, path = i16, fmt.Sprintf("i64 %s, i32 1, i32 %s", x, y)
	case 1:
		t, path = i16, fmt.Sprintf("i64 %s, i32 1, i32 %s", x, g.val("add nuw i32 %s, 2", y))
	case 2:
		t, path = i16, fmt.Sprintf("i64 %s, i32 1, i32 %d", x, g.r.IntN(2))
	default:
		t, path = i32, fmt.Sprintf("i64 %s, i32 2, i32 %s", x, y)
	}
	q := p
	q.name = g.val("getelementptr %s%s, %s, %s", [...]string{"", "inbounds "}[g.r.IntN(2)], st[k], p, path)
	if write {
		g.line("store %s %s, %s, align %d", t, g.pick(t), q, t.size())
	}
	g.add(t, g.load(t, q, t.size()))
}

// callTable calls one of two functions by its address in a constant table.
func (g *gen) callTable() {
	for _, f := range g.funcs {
		if f.twin == "" || g.opt.Host {
			continue
		}
		table := "@calls." + f.name
		def := fmt.Sprintf("%s = internal addrspace(1) constant [2 x ptr] [ptr @%s, ptr @%s]", table, f.name, f.twin)
		if !slices.Contains(g.m.vars, def) {
			g.m.vars = append(g.m.vars, def)
		}
		var args []string
		for i, p := range f.params {
			args = append(args, f.arg(i, g.pick(p)))
		}
		x := fmt.Sprint(g.r.IntN(2))
		if g.r.IntN(3) > 0 {
			x = g.val("zext i1 %s to i64", g.pick(i1))
		}
		callee := g.val("load ptr, ptr addrspace(1) %s, align 8", g.val("getelementptr [2 x ptr], ptr addrspace(1) %s, i64 0, i64 %s", table, x))
		v := g.val("call %s %s(%s)", f.result(), callee, strings.Join(args, ", "))
		if f.ret.isFloat() {
			v = g.tame(f.ret, v)
		}
		g.add(f.ret, v)
		return
	}
	g.call()
}

// chosen reads one of two local variables.
func (g *gen) chosen() {
	t := [...]typ{i32, i64, f32, i16, v2i32}[g.r.IntN(5)]
	a, b := g.alloca(t.String()), g.alloca(t.String())
	g.line("store %s %s, ptr %s, align %d", t, g.pick(t), a, t.size())
	g.line("store %s %s, ptr %s, align %d", t, g.pick(t), b, t.size())
	var p string
	if g.r.IntN(2) == 0 {
		p = g.val("select i1 %s, ptr %s, ptr %s", g.pick(i1), a, b)
	} else {
		other, join, from := g.newLabel(), g.newLabel(), g.cur
		g.line("br i1 %s, label %%%s, label %%%s", g.condition(), other, join)
		g.startBlock(other)
		if g.r.IntN(2) == 0 {
			g.line("store %s %s, ptr %s, align %d", t, g.pick(t), b, t.size())
		}
		g.line("br label %%%s", join)
		g.startBlock(join)
		p = g.val("phi ptr [ %s, %%%s ], [ %s, %%%s ]", a, from, b, other)
	}
	if g.r.IntN(3) == 0 {
		g.line("store %s %s, ptr %s, align %d", t, g.pick(t), p, t.size())
	}
	for _, q := range []string{p, a}[:1+g.r.IntN(2)] {
		v := g.val("load %s, ptr %s, align %d", t, q, t.size())
		if t.isFloat() {
			v = g.tame(t, v)
		}
		g.add(t, v)
	}
}

// gather reads elements whose addresses are a vector.
func (g *gen) gather() {
	p, ok := g.anyPointer(8, false)
	if !ok {
		g.intOp()
		return
	}
	p = g.generic(p)
	x := g.val("and <4 x i32> %s, %s", g.pick(v4i32), splat(v4i32, "15"))
	a := g.val("getelementptr i32, %s, <4 x i32> %s", p, x)
	if g.r.IntN(2) == 0 {
		q := g.val("extractelement <4 x ptr> %s, i32 %d", a, g.r.IntN(4))
		g.add(i32, g.val("load i32, ptr %s, align 4", q))
		return
	}
	mask := g.val("icmp sgt <4 x i32> %s, zeroinitializer", g.pick(v4i32))
	if !p.fixed && g.r.IntN(3) == 0 { // lanes in order: the last one of two to one place wins
		n := g.declare("llvm.masked.scatter.v4i32.v4p0", "declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)")
		g.line("call void @%s(<4 x i32> %s, <4 x ptr> %s, i32 4, <4 x i1> %s)", n, g.pick(v4i32), a, mask)
	}
	n := g.declare("llvm.masked.gather.v4i32.v4p0", "declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)")
	g.add(v4i32, g.val("call <4 x i32> @%s(<4 x ptr> %s, i32 4, <4 x i1> %s, <4 x i32> %s)", n, a, mask, g.pick(v4i32)))
}

// variableTable reads through addresses of variables that a variable holds.
func (g *gen) variableTable() {
	if g.device || g.opt.Host {
		g.chosen()
		return
	}
	space := ""
	for _, p := range g.ptrs {
		if p.name == "@given"+g.id {
			space = strings.TrimPrefix(p.typ, "ptr")
		}
	}
	given := "@given" + g.id
	if space != "" {
		given = fmt.Sprintf("addrspacecast (ptr%s %s to ptr)", space, given)
	}
	table, odd := "@places"+g.id, "@odd"+g.id
	def := fmt.Sprintf("%s = internal addrspace(1) global { i64, [2 x ptr], i32 } { i64 5, [2 x ptr] [ptr %s, ptr getelementptr (i8, ptr %s, i64 8)], i32 -1 }, align 16\n"+
		`%s = internal addrspace(1) global <{ i8, [7 x i8], i48, <2 x half>, i1 }> <{ i8 7, [7 x i8] c"places\00", i48 -3, <2 x half> <half 1.0, half -2.0>, i1 true }>, align 8`,
		table, given, given, odd)
	if !slices.Contains(g.m.vars, def) {
		g.m.vars = append(g.m.vars, def)
	}
	x := fmt.Sprint(g.r.IntN(2))
	if g.r.IntN(2) == 0 {
		x = g.val("zext i1 %s to i64", g.pick(i1))
	}
	p := g.val("load ptr, ptr addrspace(1) %s, align 8", g.val("getelementptr i8, ptr addrspace(1) %s, i64 %s", table, g.val("add i64 8, %s", g.val("mul i64 %s, 8", x))))
	g.add(i32, g.val("load i32, ptr %s, align 4", p))
	g.add(i8, g.val("load i8, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) %s, i64 %d), align 1", odd, g.r.IntN(8)))
	if g.r.IntN(2) == 0 {
		g.add(i48, g.val("load i48, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) %s, i64 8), align 1", odd))
		g.add(v2f16, g.val("load <2 x half>, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) %s, i64 %d), align 1", odd, 16))
	}
}
