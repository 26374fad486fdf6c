package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// testedRange is the test of whether x is from lo to hi, unsigned, or whether it is not.
type testedRange struct {
	x      ir.Value
	lo, hi uint64
	not    bool
}

// rangeTest decomposes condition v: comparisons of one value with two constants, with one, and of a value minus a
// constant.
func (ic *Combiner) rangeTest(v ir.Value) (r testedRange, ok bool) {
	f := ic.f
	switch op := f.Op(v); op {
	case ir.OpICmp:
		return ic.rangeTestOf(v)
	case ir.OpAnd, ir.OpOr:
		if !ic.oneUse(v) {
			return r, false
		}
		a, ok1 := ic.rangeTestOf(f.Operand(v, 0))
		b, ok2 := ic.rangeTestOf(f.Operand(v, 1))
		if !ok1 || !ok2 || a.x != b.x {
			return r, false
		}
		m := fold.Mask(ic.values.IntBits(a.x))
		// x >= lo and x <= hi, or the opposite of it: x < lo or x > hi
		if op == ir.OpOr {
			a, b = a.inverse(m), b.inverse(m)
		}
		r, ok = a.intersect(b)
		r.not = op == ir.OpOr
		return r, ok
	}
	return r, false
}

// intersect returns the range of numbers that both tests hold for, if it is one and not empty.
func (r testedRange) intersect(s testedRange) (both testedRange, ok bool) {
	if r.not {
		r, s = s, r
	}
	switch {
	case r.not:
		return r, false
	case !s.not:
		r.lo, r.hi = max(r.lo, s.lo), min(r.hi, s.hi)
	case s.lo <= r.lo && s.hi < r.hi:
		r.lo = max(r.lo, s.hi+1)
	case s.hi >= r.hi && s.lo > r.lo:
		r.hi = min(r.hi, s.lo-1)
	default:
		return r, false
	}
	return r, r.lo <= r.hi
}

// inverse is the complement of the test, if that is a range too.
func (r testedRange) inverse(m uint64) testedRange {
	switch {
	case r.not:
		r.not = false
	case r.lo == 0 && r.hi != m:
		r.lo, r.hi = r.hi+1, m
	case r.hi == m && r.lo != 0:
		r.lo, r.hi = 0, r.lo-1
	default:
		r.not = true
	}
	return r
}

// rangeTestOf is rangeTest of one comparison.
func (ic *Combiner) rangeTestOf(v ir.Value) (r testedRange, ok bool) {
	f := ic.f
	if f.Op(v) != ir.OpICmp || !ic.oneUse(v) {
		return r, false
	}
	x := f.Operand(v, 0)
	w := ic.values.IntBits(x)
	k, ok := ic.c.SplatBits(f.Operand(v, 1))
	if !ok || w == 0 {
		return r, false
	}
	m := fold.Mask(w)
	r = testedRange{x, 0, m, false}
	switch p := f.Pred(v); p {
	case ir.ICmpEQ:
		r.lo, r.hi = k, k
	case ir.ICmpNE:
		r.lo, r.hi, r.not = k, k, true
	case ir.ICmpULT:
		if k == 0 {
			return r, false
		}
		r.hi = k - 1
	case ir.ICmpUGT:
		if k == m {
			return r, false
		}
		r.lo = k + 1
	case ir.ICmpSGT, ir.ICmpSLT:
		if k > m>>1 || k == m>>1 && p == ir.ICmpSGT || k == 0 && p == ir.ICmpSLT {
			return r, false
		}
		r.lo, r.hi = k, m>>1 // of those that are not negative
		if r.not = p == ir.ICmpSLT; !r.not {
			r.lo++
		}
	default:
		return r, false
	}
	if f.Op(x) == ir.OpAdd && ic.oneUse(x) { // x + k in [lo, hi]
		if k, ok := ic.c.SplatBits(f.Operand(x, 1)); ok {
			lo, hi := (r.lo-k)&m, (r.hi-k)&m
			if lo > hi {
				return r, false
			}
			r.x, r.lo, r.hi = f.Operand(x, 0), lo, hi
		}
	}
	return r, true
}

// logicOfRanges merges the tests for two ranges that differ in one bit, as those for lower and upper case letters:
// x in [lo, hi] or in [lo | b, hi | b] → (x & ~b) - lo <= hi - lo. The opposite of it for op and.
func (ic *Combiner) logicOfRanges(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	f := ic.f
	r, ok1 := ic.rangeTest(a)
	s, ok2 := ic.rangeTest(b)
	if !ok1 || !ok2 || r.x != s.x || r.not != s.not || r.not != (op == ir.OpAnd) {
		return ir.None
	}
	if r.lo > s.lo {
		r, s, a = s, r, b
	}
	bit := r.lo ^ s.lo
	if bits.OnesCount64(bit) != 1 || r.hi^s.hi != bit || r.lo&bit != 0 || r.hi&bit != 0 || (r.lo^r.hi) >= bit {
		return ir.None
	}
	t := f.TypeOf(r.x)
	w := ic.values.IntBits(r.x)
	x := ic.binary(v, ir.OpAnd, 0, r.x, ic.c.SplatInt(t, fold.Mask(w)&^bit))
	if f.Op(a).IsBinary() && f.Operand(f.Operand(a, 0), 0) == r.x && f.Operand(f.Operand(a, 1), 0) == r.x { // as many instructions as a sum and one comparison
		return rangeOf(ic, v, f.Op(a), x, r.lo, r.hi)
	}
	if r.lo == r.hi {
		p := ir.ICmpEQ
		if r.not {
			p = ir.ICmpNE
		}
		f.Mutate(v, ir.OpICmp, 0, uint32(p), x, ic.c.SplatInt(t, r.lo))
		return v
	}
	x = ic.binary(v, ir.OpAdd, 0, x, ic.c.SplatInt(t, -r.lo&fold.Mask(w)))
	if r.not {
		f.Mutate(v, ir.OpICmp, 0, uint32(ir.ICmpUGT), x, ic.c.SplatInt(t, r.hi-r.lo))
	} else {
		f.Mutate(v, ir.OpICmp, 0, uint32(ir.ICmpULT), x, ic.c.SplatInt(t, r.hi-r.lo+1))
	}
	return v
}

// rangeOf makes v the and of two comparisons for x from lo to hi, or the or of the opposite ones.
func rangeOf(ic *Combiner, v ir.Value, op ir.Op, x ir.Value, lo, hi uint64) ir.Value {
	t := ic.f.TypeOf(x)
	below, above := ir.ICmpULT, ir.ICmpUGT
	if op == ir.OpAnd {
		below, above = ir.ICmpUGT, ir.ICmpULT
		lo, hi = lo-1, hi+1
	}
	ic.b.Before(v)
	c, d := ic.b.ICmp(below, x, ic.c.SplatInt(t, lo)), ic.b.ICmp(above, x, ic.c.SplatInt(t, hi))
	ic.push(c)
	ic.push(d)
	ic.f.Mutate(v, op, 0, 0, c, d)
	return v
}

// rangeOfBytes compares a byte as unsigned where both ends of a range are not negative: its register has zeros above it.
func rangeOfBytes(ic *Combiner, e expr) ir.Value {
	f := ic.f
	x := f.Operand(e.a, 0)
	if e.op == ir.OpXor || f.Operand(e.b, 0) != x || ic.values.IntBits(x) != 8 || !f.Pred(e.a).IsSigned() || !f.Pred(e.b).IsSigned() ||
		!ic.oneUse(e.a) || !ic.oneUse(e.b) {
		return ir.None
	}
	const maxUses = 64
	uses := 0
	for u := f.FirstUse(x); u != 0; u = f.NextUse(u) {
		op := f.Op(f.User(u))
		if uses++; uses > maxUses || op == ir.OpSExt || op == ir.OpSIToFP { // the register has the sign
			return ir.None
		}
	}
	r, ok1 := ic.rangeTestOf(e.a)
	s, ok2 := ic.rangeTestOf(e.b)
	if !ok1 || !ok2 || r.x != x || s.x != x {
		return ir.None
	}
	if e.op == ir.OpOr {
		r, s = r.inverse(0xff), s.inverse(0xff)
	}
	both, ok := r.intersect(s)
	if !ok || both.lo == 0 || both.hi == 0xff || both.lo == both.hi {
		return ir.None
	}
	return rangeOf(ic, e.v, e.op, x, both.lo, both.hi)
}

// logicOfBothSigns is x < -k or x > k → |x| > k, and x > -k and x < k → |x| < k.
func (ic *Combiner) logicOfBothSigns(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	f := ic.f
	x := f.Operand(a, 0)
	t := f.TypeOf(x)
	if f.Operand(b, 0) != x || !ic.oneUse(a) || !ic.oneUse(b) {
		return ir.None
	}
	k, ok1 := ic.floats().floatOf(f.Operand(a, 1))
	n, ok2 := ic.floats().floatOf(f.Operand(b, 1))
	if k < 0 {
		a, b, k, n = b, a, n, k
	}
	if !ok1 || !ok2 || !(k > 0) || n != -k {
		return ir.None
	}
	p := f.Pred(a)
	if f.Pred(b) != p.Swap() {
		return ir.None
	}
	switch p {
	case ir.FCmpOGT, ir.FCmpOGE, ir.FCmpUGT, ir.FCmpUGE:
		if op != ir.OpOr {
			return ir.None
		}
	case ir.FCmpOLT, ir.FCmpOLE, ir.FCmpULT, ir.FCmpULE:
		if op != ir.OpAnd {
			return ir.None
		}
	default:
		return ir.None
	}
	abs := ic.intrinsic(v, ir.IntrFabs, t, x)
	if abs == ir.None {
		return ir.None
	}
	ic.push(abs)
	f.Mutate(v, ir.OpFCmp, f.Flags(a)&f.Flags(b), uint32(p), abs, f.Operand(a, 1))
	return v
}
