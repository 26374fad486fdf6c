package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxHoistSearch is the number of instructions of a block among which hoistCommon looks for one of the other block.
const maxHoistSearch = 16

// hoistCommon moves the common leading instructions of both successors of a branch before it: shared addresses and
// loads are computed once. Of the next instructions it moves those without effects that occur in both. Convergent operations stay,
// since fewer threads would meet in a successor than before the branch.
func (cs cfgSimplifier) hoistCommon(b ir.Block) bool {
	f := cs.f
	t := f.Terminator(b)
	if f.Op(t) != ir.OpCondBr {
		return false
	}
	x, y := f.Succ(b, 0), f.Succ(b, 1)
	if x == y || x == b || y == b || f.SinglePred(x) != b || f.SinglePred(y) != b {
		return false
	}
	changed := false
	for {
		v, w := f.First(x), f.First(y)
		if !cs.sameEffect(v, w) {
			break
		}
		cs.hoistPair(v, w, t)
		changed = true
	}
	v := f.First(x)
	for n := 0; v != ir.None && n < maxHoistSearch; n++ {
		next := f.Next(v)
		if w := cs.twin(v, x, y); w != ir.None {
			cs.hoistPair(v, w, t)
			changed = true
		}
		v = next
	}
	return changed
}

// hoistPair moves v before t and replaces w, which has the same effect, by it.
func (cs cfgSimplifier) hoistPair(v, w, t ir.Value) {
	f := cs.f
	f.SetFlags(v, f.Flags(v)&f.Flags(w))
	if !ir.SameAttachments(f, v, w) {
		f.ClearAttachments(v)
	}
	f.MoveBefore(v, t)
	f.ReplaceAll(w, v)
	f.Erase(w)
}

// twin returns an instruction of block y that computes the same as v of block x, from operands of other blocks; None if there is
// none, or v may not be executed earlier.
func (cs cfgSimplifier) twin(v ir.Value, x, y ir.Block) ir.Value {
	f := cs.f
	if f.Op(v) == ir.OpPhi || f.Op(v).IsTerminator() || cs.fx.Inst(f, v) != analysis.Speculatable {
		return ir.None
	}
	for i := range f.NumOps(v) {
		if o := f.Operand(v, i); o.IsInst() && f.BlockOf(o) == x {
			return ir.None
		}
	}
	w := f.First(y)
	for n := 0; w != ir.None && n < maxHoistSearch; n++ {
		if cs.sameEffect(v, w) {
			return w
		}
		w = f.Next(w)
	}
	return ir.None
}

// sameEffect reports whether v and w compute the same or do the same to memory, and are neither calls nor
// ends of blocks.
func (cs cfgSimplifier) sameEffect(v, w ir.Value) bool {
	f := cs.f
	op := f.Op(v)
	if op != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) || op.IsTerminator() {
		return false
	}
	switch op {
	case ir.OpPhi, ir.OpAlloca, ir.OpCall, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg, ir.OpLandingPad:
		return false
	case ir.OpLoad, ir.OpStore:
		if f.Aux(v) != f.Aux(w) || !analysis.IsSimple(cs.f, v) || !analysis.IsSimple(cs.f, w) {
			return false
		}
	case ir.OpICmp, ir.OpFCmp:
		if f.Pred(v) != f.Pred(w) {
			return false
		}
	}
	return cs.sameOperands(v, w, op)
}

// useCondition replaces the condition of a branch by its value in successors that only the branch leads to, and where phis take it over an edge
// of the branch. Back edges are left out: a flag that ends a loop keeps the end of the iteration
// common to all threads, where those that wait for a lock let its holder go on.
func (cs cfgSimplifier) useCondition(b ir.Block) bool {
	f := cs.f
	t := f.Terminator(b)
	if f.Op(t) != ir.OpCondBr || f.Succ(b, 0) == f.Succ(b, 1) {
		return false
	}
	cond := f.Operand(t, 0)
	if !cond.IsInst() && !cond.IsParam() || f.HasOneUse(cond) {
		return false
	}
	changed := false
	for i := range 2 {
		to := f.Succ(b, i)
		if cs.isHeader(to) {
			continue
		}
		if f.SinglePred(to) == b {
			changed = cs.useConditionIn(to, cond, i == 0) || changed
		}
		for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			for k := 0; k < f.NumOps(v); k += 2 {
				if f.Operand(v, k) == cond && f.Operand(v, k+1).Block() == b {
					f.SetOperand(v, k, cs.fold.Bool(i == 0))
					changed = true
				}
			}
		}
	}
	return changed
}

// useConditionIn replaces cond by its value in the instructions of block b.
func (cs cfgSimplifier) useConditionIn(b ir.Block, cond ir.Value, value bool) bool {
	f := cs.f
	changed := false
	for u := f.FirstUse(cond); u != 0; {
		w, i := f.User(u), f.UseIndex(u)
		u = f.NextUse(u)
		if f.BlockOf(w) == b && f.Op(w) != ir.OpPhi {
			f.SetOperand(w, i, cs.fold.Bool(value))
			changed = true
		}
	}
	return changed
}
