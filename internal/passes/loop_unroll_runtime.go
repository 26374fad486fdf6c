package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// emitExitCount computes the number of iterations at the builder's place. The body is executed once before the first
// test, so it is at least one; for "until it is equal" 0 means 2^width, divided by the step.
func (u *unit) emitExitCount(t *analysis.ExitCount) ir.Value {
	f, c := u.f, u.c
	ty := f.TypeOf(t.First)
	one := c.Int(ty, 1)
	var distance ir.Value // from first to bound in the direction of the step, minus the step of the first iteration
	switch {
	case t.Pred == ir.ICmpNE:
		a, b := t.Bound, t.First
		if t.Step < 0 {
			a, b = b, a
		}
		n := u.b.Binary(ir.OpSub, a, b, 0)
		if k := t.Stride(); k > 0 {
			n = u.b.Binary(ir.OpLShr, n, c.Int(ty, uint64(k)), 0)
		}
		if t.TestsPhi {
			n = u.b.Binary(ir.OpAdd, n, one, 0)
		}
		return n
	case t.Step > 0:
		distance = u.b.Binary(ir.OpSub, t.Bound, t.First, 0)
	default:
		distance = u.b.Binary(ir.OpSub, t.First, t.Bound, 0)
	}
	step := t.Step
	if step < 0 {
		step = -step
	}
	// ceil(distance/step), or 1 if the bound is not beyond the first value.
	n := distance
	switch t.Pred {
	case ir.ICmpSLE, ir.ICmpULE, ir.ICmpSGE, ir.ICmpUGE:
		n = u.b.Binary(ir.OpAdd, n, one, 0)
	}
	if step != 1 {
		n = u.b.Binary(ir.OpSub, n, one, 0)
		n = u.b.Binary(ir.OpUDiv, n, c.Int(ty, uint64(step)), 0)
		n = u.b.Binary(ir.OpAdd, n, one, 0)
	}
	if t.Guarded {
		return n
	}
	return u.b.Select(u.b.ICmp(t.Pred, t.First, t.Bound), n, one)
}

// runtime puts a loop of count copies before the loop and enters the loop only
// if iterations are left over:
//
//	pre:  n = iterations; last = first + step * (n - n % count); n < count ? rest : long
//	long: count copies; counter != last ? long : tail
//	tail: n % count == 0 ? exit : rest, which starts with last
//	rest: the loop as it was
func (c *copier) runtime(pre, exit ir.Block, count int, t *analysis.ExitCount) {
	u := c.u
	f, s := u.f, &u.loop
	u.b.Before(f.Terminator(pre))
	n := c.u.emitExitCount(t)
	ty := f.TypeOf(n)
	many := u.c.Int(ty, uint64(count))
	whole := u.b.Binary(ir.OpAnd, n, u.c.SInt(ty, -int64(count)), 0)
	if t.Step != 1 {
		whole = u.b.Binary(ir.OpMul, whole, u.c.SInt(ty, t.Step), 0)
	}
	last := u.b.Binary(ir.OpAdd, t.First, whole, 0)
	few := u.b.ICmp(ir.ICmpULT, n, many)
	if t.Pred == ir.ICmpNE { // 0 is the most
		zero := u.b.ICmp(ir.ICmpNE, n, u.c.Int(ty, 0))
		few = u.b.Binary(ir.OpAnd, few, zero, 0)
	}

	// The long loop's header gets phis like the original's.
	type value struct{ start, now ir.Value }
	phis := make([]value, len(c.counters))
	var first, longHeader, longLatch ir.Block
	for k := range count {
		c.next()
		if k == 0 {
			longHeader = s.bmap[c.h]
			for i, p := range c.counters {
				v := f.New(ir.OpPhi, f.TypeOf(p.phi), f.Flags(p.phi), 0, p.first, pre.Value())
				f.SetDebugLoc(v, f.DebugLoc(p.phi))
				f.Append(longHeader, v)
				phis[i] = value{p.first, v}
				s.vmap[p.phi] = v
			}
		}
		first = s.bmap[c.h]
		u.loop.copyBlocks(c.h, c.inLoop)
		if k > 0 { // the previous copy continues here
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
		if p.phi == t.Phi {
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
		if p.phi == t.Phi {
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
	u.loop.markUnrolled(longLatch, c.overlaps)
	u.loop.markUnrolled(c.latch, false)
}

// toCopy makes block b, a copy of the latch, lead to the next copy only.
func (lp *loopState) toCopy(b, exit, next ir.Block) {
	f := lp.f
	f.RemovePhiEdge(exit, b)
	t := f.Terminator(b)
	f.ClearAttachments(t)
	f.Mutate(t, ir.OpBr, 0, 0, next.Value())
}
