package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// interval is the set of the n numbers from lo on, modulo 2^w; neither empty nor all of them.
type interval struct{ lo, n uint64 }

// intervalOf returns the numbers for which x pred k is true. ok is false if it is true for none or all of them.
func intervalOf(p ir.Pred, k uint64, w int) (s interval, ok bool) {
	m := fold.Mask(w)
	least := uint64(0)
	if p.IsSigned() {
		least = m>>1 + 1
	}
	switch p {
	case ir.ICmpEQ:
		return interval{k, 1}, true
	case ir.ICmpNE:
		return interval{(k + 1) & m, m}, true
	case ir.ICmpULT, ir.ICmpSLT:
		s = interval{least, (k - least) & m}
	case ir.ICmpUGE, ir.ICmpSGE:
		s = interval{k, (least - k) & m}
	case ir.ICmpUGT, ir.ICmpSGT:
		s = interval{(k + 1) & m, (least - k - 1) & m}
	case ir.ICmpULE, ir.ICmpSLE:
		s = interval{least, (k + 1 - least) & m}
	}
	return s, s.n != 0
}

// complement returns the other numbers.
func (s interval) complement(w int) interval {
	m := fold.Mask(w)
	return interval{(s.lo + s.n) & m, -s.n & m}
}

// intersect returns the numbers in s and t, with n = 0 if there are none. ok is false if they are not one interval.
func (s interval) intersect(t interval, w int) (r interval, ok bool) {
	m := fold.Mask(w)
	d := (t.lo - s.lo) & m // from the start of s
	past := d + t.n - 1    // the last number of t
	if past&m >= d && past >= d {
		if d >= s.n {
			return interval{}, true
		}
		return interval{t.lo, min(s.n-d, t.n)}, true
	}
	if d < s.n { // t has the end of s and its start
		return r, false
	}
	return interval{s.lo, min(s.n, past&m+1)}, true
}

// join returns the numbers for which op of the two conditions, to be in s and to be in t, is true: with n = 0 if there are none, all if it is true for
// every number. ok is false if they are not one interval.
func (s interval) join(op ir.Op, t interval, w int) (r interval, all, ok bool) {
	switch op {
	case ir.OpAnd:
		r, ok = s.intersect(t, w)
		return r, false, ok
	case ir.OpOr:
		r, ok = s.complement(w).intersect(t.complement(w), w)
		return r.complement(w), r.n == 0, ok
	}
	a, ok1 := s.intersect(t.complement(w), w)
	b, ok2 := t.intersect(s.complement(w), w)
	m := fold.Mask(w)
	switch {
	case !ok1 || !ok2:
		return r, false, false
	case a.n == 0:
		return b, false, true
	case b.n == 0:
		return a, false, true
	case (b.lo+b.n)&m == a.lo:
		a.lo = b.lo
	case (a.lo+a.n)&m != b.lo:
		return r, false, false
	}
	a.n = (a.n + b.n) & m
	return a, a.n == 0, true
}

// compare returns the comparison that is true for the numbers of s; ok is false if there is none without an addition.
func (s interval) compare(w int) (p ir.Pred, k uint64, ok bool) {
	m := fold.Mask(w)
	end := (s.lo + s.n) & m
	switch least := m>>1 + 1; {
	case s.n == 1:
		return ir.ICmpEQ, s.lo, true
	case s.n == m:
		return ir.ICmpNE, end, true
	case s.lo == 0:
		return ir.ICmpULT, end, true
	case end == 0:
		return ir.ICmpUGT, s.lo - 1, true
	case s.lo == least:
		return ir.ICmpSLT, end, true
	case end == least:
		return ir.ICmpSGT, (s.lo - 1) & m, true
	}
	return p, 0, false
}

// logicOfIntervals makes one comparison of two comparisons of a value, or of sums of it, with constants:
// x > -1 and x < k → x < k, unsigned.
func (ic *Combiner) logicOfIntervals(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	f := ic.f
	x, y := f.Operand(a, 0), f.Operand(b, 0)
	w := ic.values.IntBits(x)
	ka, ok1 := ic.c.SplatBits(f.Operand(a, 1))
	kb, ok2 := ic.c.SplatBits(f.Operand(b, 1))
	if !ok1 || !ok2 || w == 0 || f.TypeOf(x) != f.TypeOf(y) {
		return ir.None
	}
	base, ca := addedTo(ic, x)
	other, cb := addedTo(ic, y)
	switch {
	case base == other:
	case x == y, x == other:
		base, ca = x, 0
		if x == y {
			other, cb = y, 0
		}
	case base == y:
		cb = 0
	default:
		return ir.None
	}
	s, ok1 := intervalOf(f.Pred(a), ka, w)
	t, ok2 := intervalOf(f.Pred(b), kb, w)
	if !ok1 || !ok2 {
		return ir.None
	}
	m := fold.Mask(w)
	s.lo, t.lo = (s.lo-ca)&m, (t.lo-cb)&m
	r, all, ok := s.join(op, t, w)
	switch {
	case !ok:
		return ir.None
	case all, r.n == 0:
		return ic.truth(f.TypeOf(v), all)
	}
	for _, z := range [...]struct {
		val   ir.Value
		added uint64
	}{{base, 0}, {x, ca}, {y, cb}} {
		if p, k, ok := (interval{(r.lo + z.added) & m, r.n}).compare(w); ok {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), z.val, ic.c.SplatInt(f.TypeOf(x), k))
			return v
		}
	}
	return ir.None
}

// addedTo returns the value that x is the sum of with constant k.
func addedTo(ic *Combiner, x ir.Value) (base ir.Value, k uint64) {
	f := ic.f
	if f.Op(x) == ir.OpAdd {
		if k, ok := ic.c.SplatBits(f.Operand(x, 1)); ok {
			return f.Operand(x, 0), k
		}
	}
	return x, 0
}
