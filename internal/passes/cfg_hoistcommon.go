package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxHoistSearch = 16 // instructions of a block among which hoistCommon looks for one of another block
	maxHoistArms   = 16 // successors of a switch that it looks at
)

// hoistCommon moves instructions that all successors of a branch or switch have before it: shared addresses and loads are computed once. Those at the
// beginning of all successors may do anything, those after others have no effects, or read memory that none of the others changes. Convergent operations
// stay, since fewer threads would meet in a successor than before the branch.
func (cs cfgSimplifier) hoistCommon(b ir.Block) bool {
	f := cs.f
	t := f.Terminator(b)
	if op := f.Op(t); op != ir.OpCondBr && op != ir.OpSwitch {
		return false
	}
	var room [maxHoistArms]ir.Block
	arms := room[:0]
	for i := range f.NumSuccs(b) {
		x := f.Succ(b, i)
		if slices.Contains(arms, x) || f.Op(f.First(x)) == ir.OpUnreachable {
			continue
		}
		if x == b || len(arms) == maxHoistArms || !cs.onlyFrom(x, b) {
			return false
		}
		arms = append(arms, x)
	}
	if len(arms) < 2 {
		return false
	}
	changed, keeps := false, true // keeps: no instruction that stays changes memory or may not return
	for v, n := f.First(arms[0]), 0; n < maxHoistSearch && !f.Op(v).IsTerminator(); {
		next := f.Next(v)
		if cs.hoistFrom(arms, v, t, keeps) {
			changed = true
		} else {
			n++
			keeps = keeps && cs.keepsMemory(v)
		}
		v = next
	}
	return changed
}

// onlyFrom reports whether all edges into block x come from block b.
func (cs cfgSimplifier) onlyFrom(x, b ir.Block) bool {
	for u := cs.f.FirstPred(x); u != 0; u = cs.f.NextPred(u) {
		if cs.f.PredBlock(u) != b {
			return false
		}
	}
	return true
}

// keepsMemory reports whether an instruction that reads memory may move over v.
func (cs cfgSimplifier) keepsMemory(v ir.Value) bool {
	return cs.fx.Inst(cs.f, v)&(analysis.Writes|analysis.MayNotReturn|analysis.Convergent) == 0
}

// hoistFrom moves v, of the first of the arms, before t if all others have it, too. keeps tells of the instructions before v whether reads may move over them.
func (cs cfgSimplifier) hoistFrom(arms []ir.Block, v, t ir.Value, keeps bool) bool {
	f := cs.f
	leads := v == f.First(arms[0])
	free := cs.fx.Inst(f, v) == analysis.Speculatable
	if f.Op(v) == ir.OpPhi || !leads && !free && (f.Op(v) != ir.OpLoad || !keeps) {
		return false
	}
	for i := range f.NumOps(v) {
		if o := f.Operand(v, i); o.IsInst() && f.BlockOf(o) == arms[0] {
			return false
		}
	}
	same := cs.vals[:0]
	for _, y := range arms[1:] {
		w := f.First(y)
		for n := 0; !cs.sameEffect(v, w); n++ {
			if f.Op(w).IsTerminator() || n == maxHoistSearch || !free && (f.Op(v) != ir.OpLoad || !cs.keepsMemory(w)) {
				return false
			}
			w = f.Next(w)
		}
		same = append(same, w)
	}
	cs.unit.vals = same[:0]
	for _, w := range same {
		cs.hoistPair(v, w, t)
	}
	return true
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
