package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// trips describes the number of iterations of a loop that tests at the bottom and
// whose counter steps by a constant until it reaches a bound.
type trips struct {
	phi          ir.Value // the counter
	first, bound ir.Value // of the counter; the bound does not change in the loop
	step         int64
	pred         ir.Pred // the loop goes on while counter+step pred bound
	behind       bool    // the test looks at the counter before the step
	guarded      bool    // the loop is only entered if first pred bound
	noWrap       bool    // the step does not overflow as pred sees it
	promised     bool    // the loop is known to terminate (mustprogress)
}

// exact reports whether emit gives the number of iterations of every execution; otherwise it
// gives 1 where the counter starts beyond the bound and comes back around.
func (t *trips) exact() bool {
	switch {
	case t.pred == ir.ICmpNE:
		return true
	case nonStrict(t.pred): // a bound that no number is beyond is never left
		return t.noWrap || t.guarded && t.promised
	}
	return t.noWrap || t.guarded
}

func nonStrict(p ir.Pred) bool {
	return p == ir.ICmpSLE || p == ir.ICmpULE || p == ir.ICmpSGE || p == ir.ICmpUGE
}

// tripsOf finds what the only exit of loop x, at its latch, depends on.
func (lp *loopState) tripsOf(l *analysis.Loops, x uint32, latch ir.Block) (t trips, ok bool) {
	f := lp.f
	term := f.Terminator(latch)
	cmp := f.Operand(term, 0)
	if f.Op(cmp) != ir.OpICmp || !lp.ty.IsInt(f.TypeOf(f.Operand(cmp, 0))) {
		return t, false
	}
	t.pred = f.Pred(cmp)
	if !l.Contains(x, lp.cfg.Number(f.Succ(latch, 0))) {
		t.pred = t.pred.Inverse()
	}
	next, bound := f.Operand(cmp, 0), f.Operand(cmp, 1)
	if !l.DefinedOutside(x, bound) {
		next, bound, t.pred = bound, next, t.pred.Swap()
	}
	if !l.DefinedOutside(x, bound) {
		return t, false
	}
	phi := next
	if f.Op(next) == ir.OpPhi {
		t.behind = true
		if lp.cfg.Number(f.BlockOf(phi)) != l.Header(x) {
			return t, false
		}
		next = f.PhiIncoming(phi, latch)
	} else if f.Op(next) == ir.OpAdd { // not if neither side of the comparison is of the loop
		phi = f.Operand(next, 0)
	}
	if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != phi {
		return t, false
	}
	step, isConst := lp.c.Sint(f.Operand(next, 1))
	w := lp.ty.Bits(f.TypeOf(phi))
	if !isConst || step == 0 || w > 64 || w < 8 || f.Op(phi) != ir.OpPhi || lp.cfg.Number(f.BlockOf(phi)) != l.Header(x) ||
		f.PhiIncoming(phi, latch) != next {
		return t, false
	}
	t.phi, t.first, t.bound, t.step = phi, f.PhiIncoming(phi, lp.cfg.Block(l.Preheader(x))), bound, step
	t.guarded = lp.guardedBy(lp.cfg.Block(l.Preheader(x)), t.pred, t.first, t.bound)
	// Without overflow flags a counter that starts beyond the bound may wrap around
	// and come back: emit then says 1, which leaves everything to the original loop.
	flags := f.Flags(next)
	t.promised = lp.promisedToEnd(latch)
	t.noWrap = t.pred.IsSigned() && flags&ir.FlagNSW != 0 || !t.pred.IsSigned() && flags&ir.FlagNUW != 0
	switch t.pred {
	case ir.ICmpNE: // the steps meet the bound
		k := t.stride()
		return t, k == 0 && (step == 1 || step == -1) || k > 0 && k < w && lp.values.Known(t.first).Trailing() >= k && lp.values.Known(bound).Trailing() >= k
	case ir.ICmpSLT:
		return t, !t.behind && (step == 1 || step > 0 && flags&ir.FlagNSW != 0)
	case ir.ICmpULT:
		return t, !t.behind && (step == 1 || step > 0 && flags&ir.FlagNUW != 0)
	case ir.ICmpSGT:
		return t, !t.behind && (step == -1 || step < 0 && flags&ir.FlagNSW != 0)
	case ir.ICmpSLE, ir.ICmpULE:
		return t, !t.behind && step == 1
	case ir.ICmpUGT, ir.ICmpSGE, ir.ICmpUGE:
		return t, !t.behind && step == -1
	}
	return t, false
}

// stride returns k if the counter steps by 2^k, in either direction, else 0.
func (t *trips) stride() int {
	step := uint64(max(t.step, -t.step))
	if step&(step-1) != 0 {
		return 0
	}
	return bits.TrailingZeros64(step)
}

// emit computes the number of iterations at the builder's place. The body is
// executed once before the first test, so it is at least one; for "until it is equal" 0
// stands for 2^width, divided by the step.
func (t *trips) emit(u *unit) ir.Value {
	f, c := u.f, u.c
	ty := f.TypeOf(t.first)
	one := c.Int(ty, 1)
	var distance ir.Value // from first to bound in the direction of the step, minus what the first iteration covers
	switch {
	case t.pred == ir.ICmpNE:
		a, b := t.bound, t.first
		if t.step < 0 {
			a, b = b, a
		}
		n := u.b.Binary(ir.OpSub, a, b, 0)
		if k := t.stride(); k > 0 {
			n = u.b.Binary(ir.OpLShr, n, c.Int(ty, uint64(k)), 0)
		}
		if t.behind {
			n = u.b.Binary(ir.OpAdd, n, one, 0)
		}
		return n
	case t.step > 0:
		distance = u.b.Binary(ir.OpSub, t.bound, t.first, 0)
	default:
		distance = u.b.Binary(ir.OpSub, t.first, t.bound, 0)
	}
	step := t.step
	if step < 0 {
		step = -step
	}
	// ceil(distance/step), or 1 if the bound is not beyond the first value.
	n := distance
	switch t.pred {
	case ir.ICmpSLE, ir.ICmpULE, ir.ICmpSGE, ir.ICmpUGE:
		n = u.b.Binary(ir.OpAdd, n, one, 0)
	}
	if step != 1 {
		n = u.b.Binary(ir.OpSub, n, one, 0)
		n = u.b.Binary(ir.OpUDiv, n, c.Int(ty, uint64(step)), 0)
		n = u.b.Binary(ir.OpAdd, n, one, 0)
	}
	if t.guarded {
		return n
	}
	return u.b.Select(u.b.ICmp(t.pred, t.first, t.bound), n, one)
}

// constant returns what emit computes, if that is known; for 2^width it is 0.
func (t *trips) constant(u *unit) (n uint64, ok bool) {
	first, ok1 := u.c.Uint(t.first)
	bound, ok2 := u.c.Uint(t.bound)
	if !ok1 || !ok2 {
		return 0, false
	}
	w := u.ty.Bits(u.f.TypeOf(t.first))
	step, distance := uint64(t.step), bound-first
	if t.step < 0 {
		step, distance = -step, first-bound
	}
	distance &= fold.Mask(w)
	switch {
	case t.pred == ir.ICmpNE:
		distance >>= t.stride()
		if t.behind {
			distance++
		}
		return distance & fold.Mask(w), true
	case !fold.ICmpBits(t.pred, w, first, bound):
		return 1, true
	case nonStrict(t.pred):
		distance = (distance + 1) & fold.Mask(w)
	}
	return (distance + step - 1) / step, distance != 0
}

// guardedBy reports whether block b is only reached if x pred y, by a branch a few blocks above.
func (lp *loopState) guardedBy(b ir.Block, pred ir.Pred, x, y ir.Value) bool {
	f := lp.f
	for range 4 {
		p := f.SinglePred(b)
		if p == 0 {
			return false
		}
		if t := f.Terminator(p); f.Op(t) == ir.OpCondBr && f.Succ(p, 0) != f.Succ(p, 1) {
			if c := f.Operand(t, 0); f.Op(c) == ir.OpICmp {
				q := f.Pred(c)
				if f.Succ(p, 0) != b {
					q = q.Inverse()
				}
				a, d := f.Operand(c, 0), f.Operand(c, 1)
				if a == x && d == y && q == pred || a == y && d == x && q == pred.Swap() {
					return true
				}
			}
		}
		b = p
	}
	return false
}

// runtime puts a loop of count copies before the loop and enters the loop only
// if iterations are left over:
//
//	pre:  n = iterations; last = first + step * (n - n % count); n < count ? rest : long
//	long: count copies; counter != last ? long : tail
//	tail: n % count == 0 ? exit : rest, which starts with last
//	rest: the loop as it was
func (c *copier) runtime(pre, exit ir.Block, count int, t *trips) {
	u := c.u
	f, s := u.f, &u.loop
	u.b.Before(f.Terminator(pre))
	n := t.emit(u)
	ty := f.TypeOf(n)
	many := u.c.Int(ty, uint64(count))
	whole := u.b.Binary(ir.OpAnd, n, u.c.SInt(ty, -int64(count)), 0)
	if t.step != 1 {
		whole = u.b.Binary(ir.OpMul, whole, u.c.SInt(ty, t.step), 0)
	}
	last := u.b.Binary(ir.OpAdd, t.first, whole, 0)
	few := u.b.ICmp(ir.ICmpULT, n, many)
	if t.pred == ir.ICmpNE { // 0 is the most
		zero := u.b.ICmp(ir.ICmpNE, n, u.c.Int(ty, 0))
		few = u.b.Binary(ir.OpAnd, few, zero, 0)
	}

	// The long loop's header gets phis like the original's.
	type value struct{ start, now ir.Value }
	phis := make([]value, len(c.counters))
	var first, longHeader, longLatch ir.Block
	for k := range count {
		s.prev, s.vmap = s.vmap, s.prev
		c.blocks()
		if k == 0 {
			longHeader = s.bmap[c.h]
			for i, p := range c.counters {
				v := f.New(ir.OpPhi, f.TypeOf(p.phi), f.Flags(p.phi), 0, p.first, pre.Value())
				f.SetDebugLoc(v, f.DebugLoc(p.phi))
				f.Append(longHeader, v)
				phis[i] = value{p.first, v}
				s.vmap[p.phi] = v
			}
		} else {
			for _, p := range c.counters {
				s.vmap[p.phi] = mapped(s.prev, p.next)
			}
		}
		first = s.bmap[c.h]
		u.loop.copyBlocks(c.h, c.inLoop)
		if k > 0 { // the copy before goes on here
			u.loop.toCopy(longLatch, exit, first)
		}
		longLatch = s.bmap[c.latch]
	}
	for i, p := range c.counters {
		f.AddIncoming(phis[i].now, mapped(s.vmap, p.next), longLatch)
	}
	tail := f.NewBlockAfter(c.place)
	restPre := f.NewBlockAfter(tail)
	u.b.Before(f.Terminator(longLatch))
	again := ir.None
	for _, p := range c.counters {
		if p.phi == t.phi {
			again = u.b.ICmp(ir.ICmpNE, mapped(s.vmap, p.next), last)
		}
	}
	u.b.At(tail)
	none := u.b.ICmp(ir.ICmpEQ, u.b.Binary(ir.OpAnd, n, u.c.Int(ty, uint64(count)-1), 0), u.c.Int(ty, 0))
	u.b.CondBr(none, exit, restPre)
	u.b.At(restPre)
	for _, p := range c.counters {
		v := u.b.Phi(f.TypeOf(p.phi))
		f.SetFlags(v, f.Flags(p.phi))
		f.AddIncoming(v, p.first, pre)
		if p.phi == t.phi {
			f.AddIncoming(v, last, tail)
		} else {
			f.AddIncoming(v, mapped(s.vmap, p.next), tail)
		}
		for i := 0; i < f.NumOps(p.phi); i += 2 {
			if f.Operand(p.phi, i+1).Block() == pre {
				f.SetOperand(p.phi, i, v)
				f.SetOperand(p.phi, i+1, restPre.Value())
			}
		}
	}
	u.b.Br(c.h)
	// The phis of the exit have an entry for the last copy, made with it: tail leads there now.
	f.ReplacePhiPred(exit, longLatch, tail)
	lt := f.Terminator(longLatch)
	f.ClearAttachments(lt)
	f.Mutate(lt, ir.OpCondBr, 0, 0, again, longHeader.Value(), tail.Value())
	pt := f.Terminator(pre)
	f.Mutate(pt, ir.OpCondBr, 0, 0, few, restPre.Value(), longHeader.Value())
	u.loop.markUnrolled(longLatch)
	u.loop.markUnrolled(c.latch)
}

// toCopy makes block b, a copy of the latch, lead to the next copy only.
func (lp *loopState) toCopy(b, exit, next ir.Block) {
	f := lp.f
	f.RemovePhiEdge(exit, b)
	t := f.Terminator(b)
	f.ClearAttachments(t)
	f.Mutate(t, ir.OpBr, 0, 0, next.Value())
}
