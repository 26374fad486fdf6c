package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// loopTermCond puts the step of an induction variable that the branch of the latch compares after the comparison. The live ranges of
// both values then do not overlap: they share one register, and the comparison does not wait for the step (LLVM compares the next value
// to share a register: OptimizeLoopTermCond of loop-reduce). It runs last, as other passes do not keep this order. Loops that ptxas may unroll
// are left alone: there it finds an order of its own.
func loopTermCond(u *unit) bool {
	l := u.Loops()
	changed := false
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		if u.loop.stepAfterTest(l, x) {
			changed = true
		}
	}
	return changed
}

func (lp *loopState) stepAfterTest(l *analysis.Loops, x uint32) bool {
	f := lp.f
	ln := l.Latch(x)
	if ln == 0 {
		return false
	}
	h, latch := lp.cfg.Block(l.Header(x)), lp.cfg.Block(ln)
	t := f.Terminator(latch)
	if f.Op(t) != ir.OpCondBr || !lp.hintOf(latch).noUnroll() {
		return false
	}
	cmp := f.Operand(t, 0)
	if f.Op(cmp) != ir.OpICmp || f.BlockOf(cmp) != latch {
		return false
	}
	phi := f.Operand(cmp, 0)
	if f.Op(phi) != ir.OpPhi || f.BlockOf(phi) != h {
		return false
	}
	next := f.PhiIncoming(phi, latch)
	if !next.IsInst() || f.BlockOf(next) != latch || !f.Op(next).IsBinary() {
		return false
	}
	switch k := f.Operand(cmp, 1); {
	case lp.onlyUsedBy(next, phi):
		if f.Next(next) == t {
			return false
		}
		f.MoveBefore(next, t)
	case k != next && (k.IsConst() || l.DefinedOutside(x, k)) && lp.dom.ExecutedBefore(next, cmp):
		f.MoveBefore(cmp, next)
	default:
		return false
	}
	return true
}

// onlyUsedBy reports whether w is the only instruction that uses v.
func (lp *loopState) onlyUsedBy(v, w ir.Value) bool {
	f := lp.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		if f.User(x) != w {
			return false
		}
	}
	return true
}
