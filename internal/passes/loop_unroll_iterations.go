package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxIterationCost bounds the instructions that are executed to weigh a loop.
const maxIterationCost = 6000

// worthByIteration executes the iterations of loop x one by one, as far as their values are constants, and weighs the instructions that
// they leave, as LLVM does before full unrolling: iterations may differ, as those of a loop that refills a buffer after each fourth element, or have
// inner loops of different lengths.
func (lp *loopState) worthByIteration(l *analysis.Loops, x uint32, exiting ir.Block, trips int) bool {
	if trips > unrollBoostTrips || lp.size > 0 || lp.opt.Level < 3 || !lp.decidesInside(l, x, exiting) {
		return false
	}
	e := unrollEstimate{loopState: lp, l: l, exiting: exiting, inside: x}
	all, rest := 0, 0
	done := lp.scev.Iterations(l, x, trips, func(v ir.Value) bool {
		cost, left, ok := e.instruction(v)
		all, rest = all+cost, rest+left
		return ok && !e.unknownIndex(v) && all <= maxIterationCost && rest <= unrollArrayLimit
	})
	if !done {
		return false
	}
	return e.arrays || rest <= unrollLimit*min(all*100/max(1, rest), 100*unrollBoost)/100
}

// unknownIndex reports whether v accesses a local array, which the estimate takes for registers, where that is not known.
func (e *unrollEstimate) unknownIndex(v ir.Value) bool {
	f := e.f
	if op := f.Op(v); op != ir.OpLoad && op != ir.OpStore {
		return false
	}
	p := f.Operand(v, f.NumOps(v)-1)
	if o := analysis.Object(f, p); !o.IsInst() || f.Op(o) != ir.OpAlloca {
		return false
	}
	ok, _ := e.foldsAddress(p)
	return !ok
}

// decidesInside reports whether loop x has inner loops or branches, other than its exit, that its iterations may decide.
func (lp *loopState) decidesInside(l *analysis.Loops, x uint32, exiting ir.Block) bool {
	f := lp.f
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		if t := f.Terminator(b); b != exiting && (f.Op(t) == ir.OpCondBr || f.Op(t) == ir.OpSwitch) && !l.DefinedOutside(x, f.Operand(t, 0)) {
			return true
		}
	}
	return false
}
