package exittest

import "gonvvm/internal/ir"

// strided is the number of iterations of a loop over range(first, end, step): distance / step, rounded up, where distance is end - first.
type strided struct {
	distance, step ir.Value
	positive       ir.Value // the branch condition distance > 0, None where the count has none
}

// testEnd replaces a counter of the iterations that are left by the counter of a loop over range(first, end, step): k + 1 < (end - first) / step,
// rounded up, is first + (k + 1)·step < end. The loops of Python over a grid then need no division before them. Where first + (k + 1)·step may overflow,
// the distance to the end is stepped instead. The loop is only entered if iterations are left.
func (r *Replacer) testEnd(down *counter, h, pre, latch ir.Block) bool {
	f := r.f
	n, ok := r.stridedCount(down.start)
	if !ok || !r.Scev.IsGuarded(pre, ir.ICmpSGT, down.start, r.c.Int(f.TypeOf(down.phi), 0)) {
		return false
	}
	var up counter
	for v := f.First(h); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		next := f.PhiIncoming(v, latch)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != v && f.Operand(next, 1) != v || f.Operand(next, 0) != n.step && f.Operand(next, 1) != n.step {
			continue
		}
		start := f.PhiIncoming(v, pre)
		if f.Op(n.distance) == ir.OpSub && f.Operand(n.distance, 1) == start {
			up = counter{phi: v, start: start, next: next, w: down.w}
			break
		}
	}
	unit := r.c.IsOne(n.step)
	switch {
	case up.phi != ir.None && unit:
		f.SetFlags(up.next, 0) // the last value may be beyond the limit that the flags say
		r.compareNext(down, &up, f.Operand(n.distance, 0), [2]ir.Pred{ir.ICmpNE, ir.ICmpEQ})
	case up.phi != ir.None && r.quarter(up.start, up.w) && r.quarter(n.step, up.w):
		f.SetFlags(up.next, ir.FlagNUW)
		r.compareNext(down, &up, f.Operand(n.distance, 0), [2]ir.Pred{ir.ICmpULT, ir.ICmpUGE})
	case !unit:
		r.stepDistance(down, &n, pre)
	default:
		return false
	}
	r.dropGuards(down, &n)
	return true
}

// startUnclamped lets down, which begins with max(x, 0), or a choice between x and 0, begin with x where the loop is only entered if that number is
// positive. Loops over range(n, 0, -1) then count the numbers that they yield.
func (r *Replacer) startUnclamped(down *counter, pre ir.Block) bool {
	f, v := r.f, down.start
	x := ir.None
	switch {
	case f.CalleeIntrinsic(v) == ir.IntrSmax && r.c.IsZero(f.Operand(v, 1)):
		x = f.Operand(v, 0)
	case f.Op(v) == ir.OpSelect && r.c.IsZero(f.Operand(v, 1)):
		x = f.Operand(v, 2)
	case f.Op(v) == ir.OpSelect && r.c.IsZero(f.Operand(v, 2)):
		x = f.Operand(v, 1)
	}
	if x == ir.None || !r.Scev.IsGuarded(pre, ir.ICmpSGT, v, r.c.Int(f.TypeOf(v), 0)) {
		return false
	}
	r.setStart(down, x, pre)
	return true
}

// setStart lets counter p begin with x.
func (r *Replacer) setStart(p *counter, x ir.Value, pre ir.Block) {
	f := r.f
	for i := 0; i < f.NumOps(p.phi); i += 2 {
		if f.Operand(p.phi, i+1).Block() == pre {
			f.SetOperand(p.phi, i, x)
		}
	}
}

// stridedCount analyses v, a number of iterations.
func (r *Replacer) stridedCount(v ir.Value) (n strided, ok bool) {
	f := r.f
	if f.CalleeIntrinsic(v) == ir.IntrSmax && r.c.IsZero(f.Operand(v, 1)) {
		v = f.Operand(v, 0)
	}
	if f.Op(v) == ir.OpSub {
		return strided{v, r.c.Int(f.TypeOf(v), 1), ir.None}, true
	}
	if f.Op(v) != ir.OpPhi || f.NumOps(v) != 4 {
		return n, false
	}
	q, from, other := f.Operand(v, 0), f.Operand(v, 1).Block(), f.Operand(v, 3).Block()
	if r.c.IsZero(q) {
		q, from, other = f.Operand(v, 2), other, from
	}
	if f.Op(q) != ir.OpAdd || !r.c.IsZero(f.PhiIncoming(v, other)) || f.SinglePred(from) != other {
		return n, false
	}
	t := f.Terminator(other)
	if f.Op(t) != ir.OpCondBr || f.Succ(other, 0) != from || f.Succ(other, 1) != f.BlockOf(v) {
		return n, false
	}
	n.positive = f.Operand(t, 0)
	for i := range 2 {
		if n.distance, n.step, ok = r.roundedUp(f.Operand(q, i), f.Operand(q, 1-i)); ok {
			return n, r.isComparison(n.positive, ir.ICmpSGT, n.distance) && r.Values.RangeOf(n.step, r.f.Mod.Types.Bits(f.TypeOf(v)), 0).SMin >= 0
		}
	}
	return n, false
}

// roundedUp returns x and y where q is the quotient x / y, and more whether the remainder is positive.
func (r *Replacer) roundedUp(q, more ir.Value) (x, y ir.Value, ok bool) {
	f := r.f
	if f.Op(q) != ir.OpSDiv || f.Op(more) != ir.OpZExt {
		return ir.None, ir.None, false
	}
	x, y = f.Operand(q, 0), f.Operand(q, 1)
	positive := f.Operand(more, 0)
	if f.Op(positive) != ir.OpICmp {
		return ir.None, ir.None, false
	}
	rest := f.Operand(positive, 0)
	ok = r.isComparison(positive, ir.ICmpSGT, rest) && f.Op(rest) == ir.OpSRem && f.Operand(rest, 0) == x && f.Operand(rest, 1) == y
	return x, y, ok
}

// isComparison reports whether c is v p 0.
func (r *Replacer) isComparison(c ir.Value, p ir.Pred, v ir.Value) bool {
	f := r.f
	return f.Op(c) == ir.OpICmp && f.Pred(c) == p && f.Operand(c, 0) == v && r.c.IsZero(f.Operand(c, 1))
}

// quarter reports whether v is below a quarter of the unsigned numbers of w bits. The sum of two such numbers and a distance that is a positive signed
// number does not wrap.
func (r *Replacer) quarter(v ir.Value, w int) bool {
	return r.Values.RangeOf(v, w, 0).UMax < 1<<(w-2)
}

// compareNext replaces the comparisons of down, the iterations that are left, by those of the next value of up with end: by the first predicate where
// the loop continues if it holds, by the second where it ends.
func (r *Replacer) compareNext(down, up *counter, end ir.Value, preds [2]ir.Pred) {
	f := r.f
	r.eachTest(down, func(c ir.Value, p ir.Pred, _ bool) {
		q := preds[0]
		if p == ir.ICmpSGE || p == ir.ICmpEQ {
			q = preds[1]
		}
		f.Mutate(c, ir.OpICmp, 0, uint32(q), r.stepBefore(up.next, c), end)
	})
}

// stepDistance makes of down the distance to the end of the range, which each iteration reduces by the step: no less than 1 and the step
// are left where the loop continues.
func (r *Replacer) stepDistance(down *counter, n *strided, pre ir.Block) {
	f := r.f
	r.setStart(down, n.distance, pre)
	if k, ok := r.c.Sint(n.step); ok {
		f.SetOperand(down.next, 1, r.c.SInt(f.TypeOf(down.phi), -k))
	} else {
		f.Mutate(down.next, ir.OpSub, ir.FlagNSW, 0, down.phi, n.step)
	}
	zero := r.c.Int(f.TypeOf(down.phi), 0)
	r.eachTest(down, func(c ir.Value, p ir.Pred, _ bool) {
		q := ir.ICmpSGT
		if p == ir.ICmpSGE || p == ir.ICmpEQ {
			q = ir.ICmpSLE
		}
		f.Mutate(c, ir.OpICmp, 0, uint32(q), r.stepBefore(down.next, c), zero)
	})
}

// eachTest calls visit for the comparisons of down, the iterations that are left, with the results of leftIs.
func (r *Replacer) eachTest(down *counter, visit func(c ir.Value, p ir.Pred, later bool)) {
	f := r.f
	r.tests = r.tests[:0]
	for _, v := range [...]ir.Value{down.phi, down.next} {
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			if c := f.User(u); f.Op(c) == ir.OpICmp {
				r.tests = append(r.tests, c)
			}
		}
	}
	for _, c := range r.tests {
		p, later, _ := leftIs(f, r.c, c, down)
		visit(c, p, later)
	}
}

// stepBefore returns next, the step of a counter, or a copy of it before c, which it does not dominate.
func (r *Replacer) stepBefore(next, c ir.Value) ir.Value {
	f := r.f
	if r.Dom.ExecutedBefore(next, c) {
		return next
	}
	r.B.Before(c)
	return r.B.Binary(f.Op(next), f.Operand(next, 0), f.Operand(next, 1), f.Flags(next))
}

// dropGuards replaces the comparisons of the count that down began with by that of the distance: it is positive where the distance is.
func (r *Replacer) dropGuards(down *counter, n *strided) {
	f, v := r.f, down.start
	if n.positive == ir.None || v == n.distance {
		return
	}
	for u := f.FirstUse(v); u != 0; {
		next := f.NextUse(u)
		if c := f.User(u); r.isComparison(c, ir.ICmpSGT, v) {
			f.ReplaceAll(c, n.positive)
		}
		u = next
	}
}
