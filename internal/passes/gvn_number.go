package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// gvnNumbers numbers addresses, and the values that they are computed from: expressions of the same operation, flags and operands are
// one value, although neither dominates the other.
type gvnNumbers struct {
	lead  []ir.Value // by value: the first expression that is equal, None for other values
	home  []uint32   // by value: the block in which the last of its operands is defined
	table []ir.Value // by hash: expressions that lead
}

// maxNumberProbes bounds the expressions that one is compared with.
const maxNumberProbes = 8

// reset forgets all expressions.
func (g *gvnNumbers) reset(f *ir.Func) {
	n := f.NumInsts()
	size := 16
	for size < n {
		size *= 2
	}
	g.lead, g.home, g.table = slab.Sized(g.lead, n), slab.Sized(g.home, n), slab.Sized(g.table, size)
}

// leader returns the first expression that is equal to v, v itself if it is not an expression.
func (g *gvnNumbers) leader(v ir.Value) ir.Value {
	if g.has(v) {
		return g.lead[v]
	}
	return v
}

// has reports whether v is an expression that add has numbered.
func (g *gvnNumbers) has(v ir.Value) bool {
	return v.IsInst() && int(v) < len(g.lead) && g.lead[v] != ir.None
}

// add numbers expression v, whose operands have been numbered and of which the last is defined in block home.
func (g *gvnNumbers) add(f *ir.Func, v ir.Value, home uint32) {
	n := f.NumOps(v)
	h := slab.Mix(slab.Mix(slab.Mix(uint32(f.Op(v)), uint32(f.TypeOf(v))), uint32(f.Flags(v))), f.Aux(v))
	for i := range n {
		h = slab.Mix(h, uint32(g.leader(f.Operand(v, i))))
	}
	g.lead[v], g.home[v] = v, home
	for range maxNumberProbes {
		h &= uint32(len(g.table) - 1)
		w := g.table[h]
		if w == ir.None {
			g.table[h] = v
			return
		}
		if g.equal(f, v, w) {
			g.lead[v] = w
			return
		}
		h++
	}
}

// equal reports whether v and w compute the same.
func (g *gvnNumbers) equal(f *ir.Func, v, w ir.Value) bool {
	n := f.NumOps(v)
	if f.Op(v) != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) || f.Flags(v) != f.Flags(w) || f.Aux(v) != f.Aux(w) || f.NumOps(w) != n {
		return false
	}
	for i := range n {
		if g.leader(f.Operand(v, i)) != g.leader(f.Operand(w, i)) {
			return false
		}
	}
	return true
}

// home returns the block from whose end on the value of v is the same: that of v, or of its operands.
func (g *gvnState) home(v ir.Value) uint32 {
	f := g.f
	if !v.IsInst() {
		return 0
	}
	if g.number.has(v) {
		return g.number.home[v]
	}
	last := uint32(0)
	if numbers(f.Op(v)) {
		for i := range f.NumOps(v) {
			if o := f.Operand(v, i); g.number.has(o) {
				last = max(last, g.number.home[o])
			} else {
				last = max(last, g.blockOf(o))
			}
		}
	} else {
		last = g.blockOf(v)
	}
	return last
}

// numbers reports whether expressions of op are numbered: those that addresses are computed with.
func numbers(op ir.Op) bool {
	switch op {
	case ir.OpGEP, ir.OpZExt, ir.OpSExt, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		return true
	}
	return false
}
