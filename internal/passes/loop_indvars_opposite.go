package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// mergeOpposite replaces a counter of the iterations that are left, which the loop only compares with 0, by one of those that are over: s - k > 0 is
// k < s. Loops over a range of Python have both. All iterations before have had the comparison hold, so k is at most s and does not overflow.
func (lp *loopState) mergeOpposite(l *analysis.Loops, x uint32, list []stepper, latch ir.Block) bool {
	f := lp.f
	changed := false
	for i := range list {
		up := &list[i]
		if !lp.c.IsZero(up.start) || up.step != 1 {
			continue
		}
		for j := range list {
			down := &list[j]
			if down.step != -1 || down.w != up.w || f.Flags(down.next)&ir.FlagNSW == 0 || down.start.IsConst() || !lp.onlyLeft(l, x, down, latch) {
				continue
			}
			for _, v := range [...][2]ir.Value{{down.phi, up.phi}, {down.next, up.next}} {
				for u := f.FirstUse(v[0]); u != 0; {
					next := f.NextUse(u)
					if c := f.User(u); f.Op(c) == ir.OpICmp {
						p, _ := leftIs(f, lp.c, c)
						f.Mutate(c, ir.OpICmp, 0, uint32(p), v[1], down.start)
						changed = true
					}
					u = next
				}
			}
		}
	}
	return changed
}

// onlyLeft reports whether all uses of counter q are its step and comparisons with 0 that the loop continues by, in every iteration.
func (lp *loopState) onlyLeft(l *analysis.Loops, x uint32, q *stepper, latch ir.Block) bool {
	f := lp.f
	compared := false
	for _, v := range [...]ir.Value{q.phi, q.next} {
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			c := f.User(u)
			if c == q.next || c == q.phi {
				continue
			}
			if f.Op(c) != ir.OpICmp || !f.HasOneUse(c) {
				return false
			}
			p, ok := leftIs(f, lp.c, c)
			t := f.User(f.FirstUse(c))
			if !ok || f.Op(t) != ir.OpCondBr || !l.Contains(x, lp.cfg.Number(f.BlockOf(t))) || !lp.Dom().Dominates(f.BlockOf(t), latch) {
				return false
			}
			stays := 0 // the successor if some are left
			if p == ir.ICmpEQ || p == ir.ICmpSGE {
				stays = 1
			}
			b := f.BlockOf(t)
			if !l.Contains(x, lp.cfg.Number(f.Succ(b, stays))) || l.Contains(x, lp.cfg.Number(f.Succ(b, 1-stays))) {
				return false
			}
			compared = true
		}
	}
	return compared
}

// leftIs returns the comparison of the iterations that are over with their number that c, one of those that are left with 0 or 1, is.
func leftIs(f *ir.Func, c *ir.Consts, v ir.Value) (ir.Pred, bool) {
	k, ok := c.Uint(f.Operand(v, 1))
	switch p := f.Pred(v); {
	case !ok:
	case p == ir.ICmpSGT && k == 0:
		return ir.ICmpSLT, true
	case p == ir.ICmpSLT && k == 1:
		return ir.ICmpSGE, true
	case (p == ir.ICmpEQ || p == ir.ICmpNE) && k == 0:
		return p, true
	}
	return 0, false
}
