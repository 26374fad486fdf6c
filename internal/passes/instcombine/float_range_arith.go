package instcombine

import (
	"math"

	"gonvvm/internal/ir"
)

// rangeOfBinary is rangeOf of a sum, difference, product or quotient of type t.
func (ic floatCombiner) rangeOfBinary(v ir.Value, t ir.Type, depth int) floatRange {
	f := ic.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	b := ic.rangeOf(y, depth)
	if !b.isFinite() {
		return anyFloat
	}
	op := f.Op(v)
	sum := op == ir.OpFAdd || op == ir.OpFSub // which isel may fuse with a product
	return ic.rangeOfArithmetic(op, t, ic.rangeOf(x, depth), b, sum && (f.Op(x) == ir.OpFMul || f.Op(y) == ir.OpFMul))
}

// rangeOfArithmetic is the range of op of numbers of type t, float or double, with ranges a and b. All operations round to nearest, which keeps the order of
// numbers, so that the bounds are results for bounds. fused tells that an operand may not have been rounded.
func (ic floatCombiner) rangeOfArithmetic(op ir.Op, t ir.Type, a, b floatRange, fused bool) floatRange {
	if t != ir.Float && t != ir.Double || !a.isFinite() || !b.isFinite() {
		return anyFloat
	}
	r := floatRange{math.Inf(1), math.Inf(-1), a.nan || b.nan}
	bound := func(x, y, z float64) { // z is the result, rounded as a double
		lo, hi := z, z
		if t == ir.Float {
			z := float32(z)
			lo, hi = float64(z), float64(z)
			if fused || !isSingle(x) || !isSingle(y) { // of floats, rounding twice is rounding once
				lo, hi = float64(math.Nextafter32(z, float32(math.Inf(-1)))), float64(math.Nextafter32(z, float32(math.Inf(1))))
			}
		} else if fused {
			lo, hi = math.Nextafter(z, math.Inf(-1)), math.Nextafter(z, math.Inf(1))
		}
		r.lo, r.hi = min(r.lo, lo), max(r.hi, hi)
	}
	for _, x := range [...]float64{a.lo, a.hi} {
		for _, y := range [...]float64{b.lo, b.hi} {
			switch op {
			case ir.OpFAdd:
				bound(x, y, x+y)
			case ir.OpFSub:
				bound(x, y, x-y)
			case ir.OpFMul:
				bound(x, y, x*y)
			case ir.OpFDiv:
				if b.lo <= 0 && b.hi >= 0 {
					return anyFloat
				}
				const rough = 1e-6 // of a division that may be approximate
				bound(x, y, x/y*(1-rough))
				bound(x, y, x/y*(1+rough))
			default:
				return anyFloat
			}
		}
	}
	return r
}

// isFinite reports whether the numbers have finite bounds; they may be NaNs.
func (r floatRange) isFinite() bool {
	return r.lo <= r.hi && !math.IsInf(r.lo, 0) && !math.IsInf(r.hi, 0)
}

// isSingle reports whether x is a float.
func isSingle(x float64) bool { return float64(float32(x)) == x }

// rangeOfFMA is the range of a * b + c, with one rounding or two.
func (ic floatCombiner) rangeOfFMA(t ir.Type, a, b, c floatRange) floatRange {
	p := ic.rangeOfArithmetic(ir.OpFMul, t, a, b, true)
	return ic.rangeOfArithmetic(ir.OpFAdd, t, p, c, true)
}
