package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// countByDistance returns the number of iterations of a loop whose counter starts at a constant distance from its bound: i = 4*t; i < 4*t + 4.
// ok is false if there is none, or if the counter may wrap around before it is there.
func (se *ScalarEvolution) countByDistance(t *ExitCount) (n uint64, ok bool) {
	w := se.ty.Bits(se.f.TypeOf(t.Phi))
	low, high := t.First, t.Bound
	if t.Step < 0 {
		low, high = high, low
	}
	distance, ok := se.distance(low, high, w)
	if !ok || distance == 0 || t.Pred.IsNonStrict() && !t.Exact() {
		return 0, false
	}
	n = t.after(distance, w)
	return n, n != 0 && (t.Pred == ir.ICmpNE || t.Guarded || se.isBelow(low, high, distance, w, t.Pred.IsSigned()))
}

// same reports whether a and b are the same value, or are computed alike: the guard of a loop has its own copy of a bound that licm has
// moved out of it.
func (se *ScalarEvolution) same(a, b ir.Value) bool {
	if a == b || !a.IsInst() || !b.IsInst() {
		return a == b
	}
	t := se.f.TypeOf(a)
	if t != se.f.TypeOf(b) || !se.ty.IsInt(t) || se.ty.Bits(t) > 64 {
		return false
	}
	d, ok := se.distance(a, b, se.ty.Bits(t))
	return ok && d == 0
}

// distance returns b - a modulo 2^w, if it is a constant.
func (se *ScalarEvolution) distance(a, b ir.Value, w int) (d uint64, ok bool) {
	var x, y Linear
	if !x.addValue(se.values, a, ExtNone, 1, 0) || !y.addValue(se.values, b, ExtNone, 1, 0) || !x.SameTerms(&y) {
		return 0, false
	}
	return uint64(y.K-x.K) & fold.Mask(w), true
}

// isBelow reports whether high, which is low + distance modulo 2^w, is that sum without a carry, read with or without a sign.
func (se *ScalarEvolution) isBelow(low, high ir.Value, distance uint64, w int, signed bool) bool {
	if half := fold.Mask(w) >> 1; signed && distance > half {
		return false
	}
	a, m := se.constantOffset(low, w, signed)
	b, n := se.constantOffset(high, w, signed)
	if a == b && uint64(n-m) == distance && n > m {
		return true
	}
	r := se.values.RangeOf(low, w, 0)
	if signed {
		_, fits := AddSigned(r.SMax, int64(distance), w)
		return fits
	}
	return r.UMax <= fold.Mask(w)-distance
}

// constantOffset returns x and k so that v is x + k, without overflow in the signedness.
func (se *ScalarEvolution) constantOffset(v ir.Value, w int, signed bool) (x ir.Value, k int64) {
	const small = 1 << 32 // sums of a few do not overflow
	f := se.f
	for range 4 {
		if f.Op(v) != ir.OpAdd {
			break
		}
		c, isConst := se.c.Sint(f.Operand(v, 1))
		flags := f.Flags(v)
		if !isConst || c >= small || c <= -small || signed && flags&ir.FlagNSW == 0 || !signed && (flags&ir.FlagNUW == 0 || c < 0) {
			break
		}
		v, k = f.Operand(v, 0), k+c
	}
	return v, k
}

// StepFits reports whether the ranges of the first value and of the bound exclude that a step overflows in the signedness of the test.
func (se *ScalarEvolution) StepFits(t *ExitCount, w int) bool {
	if t.TestsPhi || t.Pred == ir.ICmpNE || t.Pred == ir.ICmpEQ {
		return false
	}
	up := t.Pred == ir.ICmpSLT || t.Pred == ir.ICmpSLE || t.Pred == ir.ICmpULT || t.Pred == ir.ICmpULE
	if up != (t.Step > 0) { // away from the bound
		return false
	}
	return se.stepsPast(t.First, t.Step, w, t.Pred.IsSigned()) && se.stepsPast(t.Bound, t.Step, w, t.Pred.IsSigned())
}

// Repeats reports whether a loop with a constant bound may have n iterations, by the range of the counter's first value.
func (se *ScalarEvolution) Repeats(t *ExitCount, n int) bool {
	bound, ok := se.c.Sint(t.Bound)
	if !ok || t.Step <= 0 || t.Pred == ir.ICmpNE {
		return false
	}
	r := se.values.RangeOf(t.First, se.ty.Bits(se.f.TypeOf(t.Phi)), 0)
	return r.SMin >= 0 && bound > r.SMin && (bound-r.SMin)/t.Step >= int64(n)
}

// stepsPast reports whether the range of v excludes that v + step overflows.
func (se *ScalarEvolution) stepsPast(v ir.Value, step int64, w int, signed bool) bool {
	r := se.values.RangeOf(v, w, 0)
	switch {
	case signed && step > 0:
		_, ok := AddSigned(r.SMax, step, w)
		return ok
	case signed:
		_, ok := AddSigned(r.SMin, step, w)
		return ok
	case step > 0:
		return r.UMax <= fold.Mask(w)-uint64(step)
	}
	return r.UMin >= uint64(-step)
}
