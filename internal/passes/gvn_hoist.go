package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const maxHoisted = 3 // operations on the longest path of an expression

// hoistEqual replaces phis whose values are computed equally on all edges, from values that are known where the paths part, by one
// computation there (LLVM's GVN numbers them the same). jump-threading leaves them where it copies a block; address
// arithmetic does not see through a phi.
func (g *gvnState) hoistEqual() bool {
	f := g.f
	changed := false
	for n := uint32(2); n <= uint32(g.cfg.Len()); n++ {
		if len(g.cfg.Preds(n)) < 2 {
			continue
		}
		for v := f.First(g.cfg.Block(n)); v != ir.None && f.Op(v) == ir.OpPhi; {
			next := f.Next(v)
			if x := g.equalOnEdges(v, g.dom.IDom(n)); x != ir.None {
				f.ReplaceAll(v, x)
				f.Erase(v)
				changed = true
			}
			v = next
		}
	}
	return changed
}

// equalOnEdges moves the value that phi v has on all edges to block d, which dominates v, and returns it; None if the values differ or cannot be
// computed there.
func (g *gvnState) equalOnEdges(v ir.Value, d uint32) ir.Value {
	f := g.f
	x := f.Operand(v, 0)
	if !x.IsInst() || f.NumOps(v) < 4 {
		return ir.None
	}
	g.pairs = g.pairs[:0]
	for i := 2; i < f.NumOps(v); i += 2 {
		y := f.Operand(v, i)
		if !y.IsInst() || !g.sameStep(x, y, maxHoisted) || len(g.pairs) > 0 {
			return ir.None
		}
		if g.knownAt(y, d) {
			x = y
		}
	}
	if !g.canHoist(x, d, maxHoisted, g.cheap) {
		return ir.None
	}
	g.hoist(x, d, ^ir.Flags(0))
	for i := 0; i < f.NumOps(v); i += 2 {
		if y := f.Operand(v, i); y != x && !g.knownAt(y, d) {
			f.ReplaceAll(y, x)
		}
	}
	return x
}

// cheap reports whether v may be computed also on paths that do not need it.
func (g *gvnState) cheap(v ir.Value) bool {
	op := g.f.Op(v)
	return op != ir.OpPhi && !g.expensive(v, op) && g.fx.Inst(g.f, v) == analysis.Speculatable
}
