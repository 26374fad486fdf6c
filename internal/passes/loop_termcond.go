package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// loopTermCond lets the branch of the latch compare the incremented induction variable: i != 15 becomes i + 1 != 16.
// The live ranges of both then do not overlap, and they share one register (LLVM: OptimizeLoopTermCond of
// loop-reduce). It runs last, because instcombine moves the constant back. Loops that ptxas may unroll are left
// alone: it unrolls more of them in this form, and over the corpus that took more registers than it saved
// instructions.
func loopTermCond(u *unit) bool {
	l := u.Loops()
	changed := false
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		if u.loop.testNext(l, x) {
			changed = true
		}
	}
	return changed
}

func (lp *loopState) testNext(l *analysis.Loops, x uint32) bool {
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
	if f.Op(cmp) != ir.OpICmp || !f.HasOneUse(cmp) || f.BlockOf(cmp) != latch {
		return false
	}
	phi, w := f.Operand(cmp, 0), lp.values.IntBits(f.Operand(cmp, 0))
	if w == 0 || f.Op(phi) != ir.OpPhi || f.BlockOf(phi) != h {
		return false
	}
	k, ok := lp.c.Uint(f.Operand(cmp, 1))
	next := f.PhiIncoming(phi, latch)
	if !ok || !next.IsInst() || f.NumOps(next) != 2 || f.Operand(next, 0) != phi || !lp.Dom().Dominates(f.BlockOf(next), latch) {
		return false
	}
	step, ok := lp.c.Uint(f.Operand(next, 1))
	if !ok {
		return false
	}
	p := f.Pred(cmp)
	switch f.Op(next) {
	case ir.OpAdd:
		goOn := p
		if f.Succ(latch, 0) != h {
			goOn = p.Inverse()
		}
		switch {
		case p != ir.ICmpEQ && p != ir.ICmpNE:
			if !lp.stepsTowards(l, x, phi, goOn, fold.Signed(k, w), fold.Signed(step, w), w) {
				return false
			}
		case f.Flags(next) == 0 || lp.stepsUpTo(l, x, phi, fold.Signed(k, w), fold.Signed(step, w), w):
		case lp.onlyUsedBy(next, phi):
			f.SetFlags(next, 0) // they have no other users
		default:
			return false
		}
		k = (k + step) & fold.Mask(w)
	case ir.OpLShr: // the result if a shift discards all bits below a power of two
		switch {
		case step >= uint64(w) || f.Flags(next)&ir.FlagExact != 0:
			return false
		case p == ir.ICmpULT && k == 1<<step, p == ir.ICmpULE && k+1 == 1<<step:
			p, k = ir.ICmpEQ, 0
		case p == ir.ICmpUGE && k == 1<<step, p == ir.ICmpUGT && k+1 == 1<<step:
			p, k = ir.ICmpNE, 0
		default:
			return false
		}
	default:
		return false
	}
	if f.BlockOf(next) == latch && (lp.onlyUsedBy(next, phi) || lp.comesBefore(cmp, next)) {
		f.MoveBefore(next, cmp) // others may use it further up
	}
	f.Mutate(cmp, ir.OpICmp, f.Flags(cmp)&^ir.FlagSameSign, uint32(p), next, lp.c.Int(f.TypeOf(phi), k))
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

// starts calls yield with the initial values of phi in loop x, and their blocks, until yield returns false.
func (lp *loopState) starts(l *analysis.Loops, x uint32, phi ir.Value, yield func(v ir.Value, from ir.Block) bool) bool {
	f := lp.f
	for i := 0; i < f.NumOps(phi); i += 2 {
		from := f.Operand(phi, i+1).Block()
		if !l.Contains(x, lp.cfg.Number(from)) && !yield(f.Operand(phi, i), from) {
			return false
		}
	}
	return true
}

// stepsUpTo reports whether counter phi starts at constants from which steps of s meet k before anything
// overflows, and the step after that does not overflow either.
func (lp *loopState) stepsUpTo(l *analysis.Loops, x uint32, phi ir.Value, k, s int64, w int) bool {
	return s > 0 && k >= 0 && analysis.FitsSigned(k+s, w) && lp.starts(l, x, phi, func(v ir.Value, _ ir.Block) bool {
		first, ok := lp.c.Sint(v)
		return ok && first >= 0 && first <= k && (k-first)%s == 0
	})
}

// stepsTowards reports whether a counter with which the loop continues while phi p k, with steps of s in the direction
// of k, satisfies phi p k + s in each iteration, because its start does: then no step overflows, and the loop continues
// while the next value p k + s.
func (lp *loopState) stepsTowards(l *analysis.Loops, x uint32, phi ir.Value, p ir.Pred, k, s int64, w int) bool {
	least, most := int64(0), int64(fold.Mask(w)>>1)
	switch {
	case w == 64 && !p.IsSigned():
		return false // exceeds the range of int64
	case p.IsSigned():
		least = -most - 1
	default:
		k, most = int64(uint64(k)&fold.Mask(w)), int64(fold.Mask(w))
	}
	const big = 1 << 16 // steps are small
	switch p {
	case ir.ICmpSLT, ir.ICmpULT:
		if s <= 0 || s > big || most < 2*big || k > most-2*s+1 {
			return false
		}
	case ir.ICmpSGT, ir.ICmpUGT:
		if s >= 0 || s < -big || most < 2*big || k < least-2*s-1 {
			return false
		}
	default:
		return false
	}
	h := lp.cfg.Block(l.Header(x))
	bound := lp.values.RangeOf(lp.c.Int(lp.f.TypeOf(phi), uint64(k+s)&fold.Mask(w)), w, 0)
	return lp.starts(l, x, phi, func(v ir.Value, from ir.Block) bool {
		r, sure := analysis.CompareBounds(p, lp.values.RangeOf(v, w, 0), bound)
		return sure && r || lp.entersOnlyIf(from, h, p, v, bound, w)
	})
}

// entersOnlyIf reports whether a comparison of v with a constant, a few blocks above the edge between two blocks,
// lets only values pass for which v p bound.
func (lp *loopState) entersOnlyIf(from, to ir.Block, p ir.Pred, v ir.Value, bound analysis.Bounds, w int) bool {
	f := lp.f
	for range 4 {
		if t := f.Terminator(from); f.Op(t) == ir.OpCondBr && f.Succ(from, 0) != f.Succ(from, 1) {
			if c := f.Operand(t, 0); f.Op(c) == ir.OpICmp && f.Operand(c, 0) == v {
				q := f.Pred(c)
				if f.Succ(from, 0) != to {
					q = q.Inverse()
				}
				if k, ok := lp.c.Uint(f.Operand(c, 1)); ok {
					if r, sure := analysis.CompareBounds(p, analysis.BoundsWhere(q, k, w), bound); sure && r {
						return true
					}
				}
			}
		}
		to, from = from, f.SinglePred(from)
		if from == 0 {
			return false
		}
	}
	return false
}
