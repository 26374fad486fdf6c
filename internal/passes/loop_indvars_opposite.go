package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// indVarsExitTest replaces a counter of the iterations that are left, which only the loop's tests use, by another counter (LLVM: linear function test
// replacement in indvars). Loops over a range of Python have both. It runs before correlated-propagation, which then bounds the counter that stays.
func indVarsExitTest(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		pn, ln := l.Preheader(x), l.Latch(x)
		if pn == 0 || ln == 0 {
			continue
		}
		var list [maxCounters]stepper
		latch := u.cfg.Block(ln)
		n, _ := u.loop.counters(&list, u.cfg.Block(l.Header(x)), u.cfg.Block(pn), latch)
		changed = u.loop.mergeOpposite(l, x, list[:n], latch) || changed
	}
	return changed
}

// mergeOpposite replaces a counter s - k of the iterations that are left, which the loop only compares with 0, by one of those that are over: s - k > 0 is
// k < s. All iterations before have had the comparison hold, so k is at most s and does not overflow. The counter may begin with 1, too: it is k + 1.
func (lp *loopState) mergeOpposite(l *analysis.Loops, x uint32, list []stepper, latch ir.Block) bool {
	changed := false
	for i := range list {
		down := &list[i]
		if down.step != -1 || lp.f.Flags(down.next)&ir.FlagNSW == 0 || down.start.IsConst() {
			continue
		}
		later, ok := lp.onlyLeft(l, x, down, latch)
		if !ok {
			continue
		}
		for j := range list {
			up := &list[j]
			k, isConst := lp.c.Uint(up.start)
			if isConst && up.step == 1 && up.w == down.w && (k == 0 || k == 1 && later) {
				lp.testOver(down, up, k)
				changed = true
				break
			}
		}
	}
	return changed
}

// testOver replaces the comparisons of down, the iterations that are left, by those of up, which begins with first.
func (lp *loopState) testOver(down, up *stepper, first uint64) {
	f := lp.f
	for _, v := range [...]ir.Value{down.phi, down.next} {
		for u := f.FirstUse(v); u != 0; {
			use := f.NextUse(u)
			if c := f.User(u); f.Op(c) == ir.OpICmp {
				p, later, _ := leftIs(f, lp.c, c, down)
				over := up.phi
				if later && first == 0 {
					if over = up.next; !lp.Dom().ExecutedBefore(over, c) {
						lp.b.Before(c)
						over = lp.b.Binary(ir.OpAdd, up.phi, lp.c.SInt(f.TypeOf(up.phi), 1), 0)
					}
				}
				f.Mutate(c, ir.OpICmp, 0, uint32(p), over, down.start)
			}
			u = use
		}
	}
}

// onlyLeft reports whether all uses of counter q are its step and comparisons with 0 that the loop continues by, in every iteration; later tells
// that all of them are about the iterations left after the current one.
func (lp *loopState) onlyLeft(l *analysis.Loops, x uint32, q *stepper, latch ir.Block) (later, ok bool) {
	f := lp.f
	compared := false
	later = true
	for _, v := range [...]ir.Value{q.phi, q.next} {
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			c := f.User(u)
			if c == q.next || c == q.phi {
				continue
			}
			if f.Op(c) != ir.OpICmp || !f.HasOneUse(c) {
				return false, false
			}
			p, after, ok := leftIs(f, lp.c, c, q)
			t := f.User(f.FirstUse(c))
			if !ok || f.Op(t) != ir.OpCondBr || !l.Contains(x, lp.cfg.Number(f.BlockOf(t))) || !lp.Dom().Dominates(f.BlockOf(t), latch) {
				return false, false
			}
			stays := 0 // the successor if some are left
			if p == ir.ICmpEQ || p == ir.ICmpSGE {
				stays = 1
			}
			b := f.BlockOf(t)
			if !l.Contains(x, lp.cfg.Number(f.Succ(b, stays))) || l.Contains(x, lp.cfg.Number(f.Succ(b, 1-stays))) {
				return false, false
			}
			compared, later = true, later && after
		}
	}
	return later, compared
}

// leftIs returns the comparison of the iterations that are over with their number that v is, one of counter q of those that are left; later tells that the
// iteration itself is over: s - k > 1 is k + 1 < s.
func leftIs(f *ir.Func, c *ir.Consts, v ir.Value, q *stepper) (p ir.Pred, later, ok bool) {
	k, ok := c.Uint(f.Operand(v, 1))
	if !ok {
		return 0, false, false
	}
	if later = f.Operand(v, 0) == q.next; !later {
		less := k
		if f.Pred(v) == ir.ICmpSLT {
			less--
		}
		if later = less == 1; later {
			k--
		}
	}
	switch p := f.Pred(v); {
	case p == ir.ICmpSGT && k == 0:
		return ir.ICmpSLT, later, true
	case p == ir.ICmpSLT && k == 1:
		return ir.ICmpSGE, later, true
	case (p == ir.ICmpEQ || p == ir.ICmpNE) && k == 0:
		return p, later, true
	}
	return 0, false, false
}
