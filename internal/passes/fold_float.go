package passes

import (
	"math"

	"gonvvm/internal/ir"
)

// floatFormat describes a binary interchange format of at most 64 bits.
type floatFormat struct {
	exp, frac uint // bits
}

func (fo folder) format(t ir.Type) (floatFormat, bool) {
	switch fo.ty.Kind(t) {
	case ir.HalfKind:
		return floatFormat{5, 10}, true
	case ir.BFloatKind:
		return floatFormat{8, 7}, true
	case ir.FloatKind:
		return floatFormat{8, 23}, true
	case ir.DoubleKind:
		return floatFormat{11, 52}, true
	}
	return floatFormat{}, false
}

// toFloat64 returns the value with the given bits; it is exact.
func (k floatFormat) toFloat64(b uint64) float64 {
	if k.frac == 52 {
		return math.Float64frombits(b)
	}
	sign := b >> (k.exp + k.frac) & 1
	e := int(b >> k.frac & (1<<k.exp - 1))
	m := b & (1<<k.frac - 1)
	bias := 1<<(k.exp-1) - 1
	var x float64
	switch {
	case e == 1<<k.exp-1 && m != 0:
		x = math.NaN()
	case e == 1<<k.exp-1:
		x = math.Inf(1)
	case e == 0:
		x = math.Ldexp(float64(m), 1-bias-int(k.frac))
	default:
		x = math.Ldexp(float64(m|1<<k.frac), e-bias-int(k.frac))
	}
	if sign != 0 {
		x = -x
	}
	return x
}

// fromFloat64 rounds x to nearest, ties to even. NaN has no bits of its own.
func (k floatFormat) fromFloat64(x float64) (bits uint64, ok bool) {
	if x != x {
		return 0, false
	}
	if k.frac == 52 {
		return math.Float64bits(x), true
	}
	b := math.Float64bits(x)
	sign := b >> 63 << (k.exp + k.frac)
	top := uint64(1<<k.exp-1) << k.frac
	if math.IsInf(x, 0) {
		return sign | top, true
	}
	e := int(b>>52&0x7ff) - 1023
	m := b & (1<<52 - 1)
	if b>>52&0x7ff == 0 {
		if m == 0 {
			return sign, true
		}
		e = -1022 // subnormal doubles are far below every smaller format's range
	} else {
		m |= 1 << 52
	}
	bias := 1<<(k.exp-1) - 1
	drop := 52 - k.frac
	if e < 1-bias { // subnormal in the smaller format
		drop += uint(1 - bias - e)
		if drop > 60 {
			return sign, true
		}
		e = 1 - bias
	}
	r := m >> drop
	rest := m & (1<<drop - 1)
	half := uint64(1) << (drop - 1)
	if rest > half || rest == half && r&1 != 0 {
		r++
	}
	// r holds the hidden bit: adding it to the exponent field carries right.
	bits = uint64(e+bias-1)<<k.frac + r
	if bits >= top {
		bits = top
	}
	return sign | bits, true
}

// isSubnormal reports whether bits stand for a subnormal number.
func (k floatFormat) isSubnormal(b uint64) bool {
	return b>>k.frac&(1<<k.exp-1) == 0 && b&(1<<k.frac-1) != 0
}

// flushes reports whether b, of type t, is a number that the function may treat as zero.
func (fo folder) flushes(t ir.Type, b uint64) bool {
	return fo.ftz && fo.ty.Kind(t) == ir.FloatKind && floatFormat{8, 23}.isSubnormal(b)
}

// float computes a floating-point operation, rounding to nearest even. It
// folds nothing that depends on NaN payloads or on flushing.
func (fo folder) float(op ir.Op, t ir.Type, a, b uint64) (uint64, bool) {
	k, ok := fo.format(t)
	if !ok || fo.flushes(t, a) || fo.flushes(t, b) {
		return 0, false
	}
	x, y := k.toFloat64(a), k.toFloat64(b)
	// A product, quotient or sum of two floats (or smaller) computed in double and
	// rounded again is the correctly rounded one: 53 ≥ 2·24+2.
	r, ok := k.fromFloat64(arith64(op, x, y))
	if !ok || fo.flushes(t, r) {
		return 0, false
	}
	return r, true
}

func arith64(op ir.Op, x, y float64) float64 {
	switch op {
	case ir.OpFAdd:
		return x + y
	case ir.OpFSub:
		return x - y
	case ir.OpFMul:
		return x * y
	case ir.OpFDiv:
		return x / y
	case ir.OpFRem:
		return math.Mod(x, y)
	}
	return math.NaN()
}

// fcmpBits compares two floats; the predicate's bits say which of equal,
// greater, less and unordered make it true.
func (fo folder) fcmpBits(p ir.Pred, t ir.Type, a, b uint64) (bool, bool) {
	k, ok := fo.format(t)
	if !ok || fo.flushes(t, a) || fo.flushes(t, b) {
		return false, false
	}
	x, y := k.toFloat64(a), k.toFloat64(b)
	bit := ir.Pred(8)
	switch {
	case x == y:
		bit = 1
	case x > y:
		bit = 2
	case x < y:
		bit = 4
	}
	return p&bit != 0, true
}

// floatIntrinsic computes a floating-point intrinsic of one or two operands
// exactly, or not at all.
func (fo folder) floatIntrinsic(id ir.Intrinsic, t ir.Type, a, b uint64) (uint64, bool) {
	k, ok := fo.format(t)
	if !ok || fo.flushes(t, a) {
		return 0, false
	}
	sign := uint64(1) << (k.exp + k.frac)
	switch id {
	case ir.IntrFabs:
		return a &^ sign, true
	case ir.IntrCopysign:
		return a&^sign | b&sign, true
	}
	x, y := k.toFloat64(a), k.toFloat64(b)
	if x != x {
		if y == y && (id == ir.IntrMinnum || id == ir.IntrMaxnum || id == ir.IntrMinimumnum || id == ir.IntrMaximumnum) && !fo.flushes(t, b) {
			return b, true // the number wins
		}
		return 0, false
	}
	switch id {
	case ir.IntrCanonicalize:
		return a, true
	case ir.IntrSqrt:
		if x < 0 {
			return 0, false
		}
		return k.fromFloat64(math.Sqrt(x)) // correct after the second rounding as well
	case ir.IntrFloor:
		return k.fromFloat64(math.Floor(x))
	case ir.IntrCeil:
		return k.fromFloat64(math.Ceil(x))
	case ir.IntrTrunc:
		return k.fromFloat64(math.Trunc(x))
	case ir.IntrRound:
		return k.fromFloat64(math.Round(x))
	case ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		return k.fromFloat64(math.RoundToEven(x))
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		if fo.flushes(t, b) {
			return 0, false
		}
		if y != y {
			return a, id != ir.IntrMinimum && id != ir.IntrMaximum
		}
		less := id == ir.IntrMinnum || id == ir.IntrMinimum || id == ir.IntrMinimumnum
		// -0 is less than 0, as it is to min and max of PTX.
		if less == (x < y || x == y && math.Signbit(x)) {
			return a, true
		}
		return b, true
	}
	return 0, false
}

// fma computes x·y + z with one rounding for float and double.
func (fo folder) fma(t ir.Type, a, b, c uint64) (uint64, bool) {
	k, ok := fo.format(t)
	if !ok || fo.flushes(t, a) || fo.flushes(t, b) || fo.flushes(t, c) {
		return 0, false
	}
	x, y, z := k.toFloat64(a), k.toFloat64(b), k.toFloat64(c)
	if k.frac == 52 {
		return k.fromFloat64(math.FMA(x, y, z))
	}
	// The product of two numbers of at most 24 bits is exact in a double; the
	// sum may not be, and then only a sum without rounding is safe.
	p := float64(x * y)
	s := p + z
	if e := (p - (s - z)) + (z - (s - (s - z))); e != 0 || math.IsInf(s, 0) {
		return 0, false
	}
	r, ok := k.fromFloat64(s)
	if !ok || fo.flushes(t, r) {
		return 0, false
	}
	return r, true
}
