package instcombine

import (
	"math"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// rangeOfBinary is rangeOf of a sum, difference, product or quotient of type t.
func (ic floatCombiner) rangeOfBinary(v ir.Value, t ir.Type, depth int) floatRange {
	f := ic.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	b := ic.rangeOf(y, depth)
	if b == anyFloat() {
		return anyFloat()
	}
	op := f.Op(v)
	sum := op == ir.OpFAdd || op == ir.OpFSub // which isel may fuse with a product
	return ic.rangeOfArithmetic(op, t, ic.rangeOf(x, depth), b, sum && (f.Op(x) == ir.OpFMul || f.Op(y) == ir.OpFMul))
}

// rangeOfArithmetic is the range of op of numbers of type t, float or double, with ranges a and b. All operations round to nearest, which keeps the order of
// numbers, so that the bounds are results for bounds. fused tells that an operand may not have been rounded.
func (ic floatCombiner) rangeOfArithmetic(op ir.Op, t ir.Type, a, b floatRange, fused bool) floatRange {
	if t != ir.Float && t != ir.Double || a.lo > a.hi || b.lo > b.hi {
		return anyFloat()
	}
	r := floatRange{math.Inf(1), math.Inf(-1), a.nan || b.nan}
	if op == ir.OpFMul && (a.hasZero() && b.hasInf() || b.hasZero() && a.hasInf()) {
		r.nan = true
	}
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
			z := 0.0
			switch op {
			case ir.OpFAdd:
				z = x + y
			case ir.OpFSub:
				z = x - y
			case ir.OpFMul:
				if x != 0 && y != 0 { // 0 times infinity is a NaN, and 0 times less than that is 0
					z = x * y
				}
			case ir.OpFDiv:
				if b.hasZero() || max(-b.lo, b.hi) > 0x1p126 { // an approximate quotient by greater numbers is 0
					return anyFloat()
				}
				const rough = 1e-6 // of a division that may be approximate
				z = x / y * (1 - rough)
				bound(x, y, x/y*(1+rough))
			}
			if z != z { // infinities
				return anyFloat()
			}
			bound(x, y, z)
		}
	}
	return r
}

func (r floatRange) hasZero() bool { return r.lo <= 0 && r.hi >= 0 }

func (r floatRange) hasInf() bool { return math.IsInf(r.lo, -1) || math.IsInf(r.hi, 1) }

// isSingle reports whether x is a float.
func isSingle(x float64) bool { return float64(float32(x)) == x }

// rangeOfFMA is the range of a * b + c, with one rounding or two.
func (ic floatCombiner) rangeOfFMA(t ir.Type, a, b, c floatRange) floatRange {
	p := ic.rangeOfArithmetic(ir.OpFMul, t, a, b, true)
	return ic.rangeOfArithmetic(ir.OpFAdd, t, p, c, true)
}

// rangeOfBits is the range of v, of w bits, where it has the bits of a number whose sign is known: all of them, or the upper ones. Without the sign, bits
// are in the order of the numbers.
func (ic floatCombiner) rangeOfBits(v ir.Value, w, depth int) (r analysis.Bounds, ok bool) {
	f := ic.f
	if !v.IsInst() || depth > 2 {
		return r, false
	}
	switch f.Op(v) {
	case ir.OpBitCast:
		return ic.bitsOf(f.Operand(v, 0))
	case ir.OpCall:
		if sym := f.CalleeSym(v); sym == nil || sym.Name != "llvm.nvvm.d2i.hi" {
			return r, false
		}
		r, ok = ic.bitsOf(f.Operand(v, 0))
		return plainBounds(r.UMin>>32, r.UMax>>32), ok
	case ir.OpLShr, ir.OpAnd:
		k, isConst := ic.c.Uint(f.Operand(v, 1))
		if !isConst {
			return r, false
		}
		r, ok = ic.rangeOfBits(f.Operand(v, 0), w, depth+1)
		if f.Op(v) == ir.OpLShr {
			return plainBounds(r.UMin>>(k&63), r.UMax>>(k&63)), ok
		}
		low := ^(k | 1<<(w-1)) & fold.Mask(w) // bits that the mask clears, which must be the lowest ones
		return plainBounds(r.UMin&k, r.UMax&k), ok && low&(low+1) == 0
	}
	return r, false
}

// bitsOf is the range of the bits of x, a positive number.
func (ic floatCombiner) bitsOf(x ir.Value) (r analysis.Bounds, ok bool) {
	f := ic.f
	t := f.TypeOf(x)
	if t != ir.Float && t != ir.Double || !x.IsInst() {
		return r, false
	}
	n := ic.rangeOf(x, 0)
	if n.nan || n.lo > n.hi || n.lo < 0 || n.lo == 0 && f.Op(x) != ir.OpUIToFP && f.CalleeIntrinsic(x) != ir.IntrFabs { // or -0
		return r, false
	}
	lo, hi := math.Abs(n.lo), math.Abs(n.hi) // 0 rather than -0
	if t == ir.Double {
		return plainBounds(math.Float64bits(lo), math.Float64bits(hi)), true
	}
	if !isSingle(lo) || !isSingle(hi) {
		return r, false
	}
	return plainBounds(uint64(math.Float32bits(float32(lo))), uint64(math.Float32bits(float32(hi)))), true
}

// plainBounds is the numbers from lo to hi, which have no sign bit.
func plainBounds(lo, hi uint64) analysis.Bounds {
	return analysis.Bounds{UMin: lo, UMax: hi, SMin: int64(lo), SMax: int64(hi)}
}
