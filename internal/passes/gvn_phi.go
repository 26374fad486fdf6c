package passes

import "gonvvm/internal/ir"

const (
	maxPhiPairs = 16 // phis of a block that one is compared with
	maxPhiSteps = 4  // operations between two phis and their next values
	maxAssumed  = 24 // pairs of phis that are equal if all are

	maxEqualPhis = 64 // phis of a block that a new one is compared with
)

// mergePhis removes phis that always have the value of another phi of their block: their values are
// the same for each edge, or are computed equally from the two phis themselves (two
// counters that step together).
func (g *gvnState) mergePhis() bool {
	f := g.f
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; {
			next := f.Next(v)
			tries := 0
			for w := f.Prev(v); w != ir.None && tries < maxPhiPairs; w = f.Prev(w) {
				tries++
				if f.TypeOf(w) == f.TypeOf(v) && f.Flags(w) == f.Flags(v) && g.congruent(w, v) {
					f.ReplaceAll(v, w)
					f.Erase(v)
					changed = true
					break
				}
			}
			v = next
		}
	}
	return changed
}

// shared returns the value of phi, a new one, if another phi of its block has the same values already or all values of it are one,
// and erases phi; else phi. A phi that is used already, around a loop, stays. Each load of a place makes phis on the way to it.
func (g *gvnState) shared(phi ir.Value) ir.Value {
	f := g.f
	if f.HasUses(phi) {
		return phi
	}
	x := f.Operand(phi, 0)
	for i := 2; i < f.NumOps(phi); i += 2 {
		if f.Operand(phi, i) != x {
			x = ir.None
			break
		}
	}
	tries := 0
	for w := f.Next(phi); x == ir.None && w != ir.None && f.Op(w) == ir.OpPhi && tries < maxEqualPhis; w = f.Next(w) {
		if tries++; f.TypeOf(w) == f.TypeOf(phi) && f.Flags(w) == 0 && g.sameOperands(w, phi, ir.OpPhi) {
			x = w
		}
	}
	if x == ir.None {
		return phi
	}
	f.Erase(phi)
	return x
}

// congruent reports whether phis w and v of one block are always equal. The pairs of other phis that this depends on are taken to be
// equal, and looked at in turn: if no pair of them differs first, none does.
func (g *gvnState) congruent(w, v ir.Value) bool {
	f := g.f
	g.pairs = append(g.pairs[:0], [2]ir.Value{w, v})
	for k := 0; k < len(g.pairs); k++ {
		w, v := g.pairs[k][0], g.pairs[k][1]
		if f.NumOps(w) != f.NumOps(v) {
			return false
		}
		for i := 0; i < f.NumOps(w); i += 2 {
			x, p := f.Operand(w, i), f.Operand(w, i+1)
			y := f.Operand(v, i)
			if f.Operand(v, i+1) != p {
				y = f.PhiIncoming(v, p.Block())
			}
			if !g.sameStep(x, y, maxPhiSteps) {
				return false
			}
		}
	}
	return true
}

// sameStep reports whether x and y are equal if the pairs of phis are, to which it may add one.
func (g *gvnState) sameStep(x, y ir.Value, depth int) bool {
	f := g.f
	if x == y {
		return true
	}
	if !x.IsInst() || !y.IsInst() {
		return false
	}
	if f.Op(x) == ir.OpPhi && f.Op(y) == ir.OpPhi {
		if f.BlockOf(x) != f.BlockOf(y) || f.TypeOf(x) != f.TypeOf(y) || f.Flags(x) != f.Flags(y) {
			return false
		}
		for _, p := range g.pairs {
			if p == [2]ir.Value{x, y} || p == [2]ir.Value{y, x} {
				return true
			}
		}
		if len(g.pairs) == maxAssumed {
			return false
		}
		g.pairs = append(g.pairs, [2]ir.Value{x, y})
		return true
	}
	if depth == 0 {
		return false
	}
	op := f.Op(x)
	if op != f.Op(y) || f.TypeOf(x) != f.TypeOf(y) || f.Flags(x) != f.Flags(y) || f.NumOps(x) != f.NumOps(y) {
		return false
	}
	switch {
	case op.IsBinary(), op.IsCast(), op == ir.OpSelect, op == ir.OpFNeg:
	case op == ir.OpGEP, op == ir.OpICmp, op == ir.OpFCmp:
		if f.Aux(x) != f.Aux(y) {
			return false
		}
	default:
		return false
	}
	for i := range f.NumOps(x) {
		if !g.sameStep(f.Operand(x, i), f.Operand(y, i), depth-1) {
			return false
		}
	}
	return true
}
