package fold

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/softfp"
)

// Format returns the format of type t, false if t is not a floating-point type of at most 64 bits.
func (fo *Folder) Format(t ir.Type) (*softfp.Format, bool) {
	switch fo.ty.Kind(t) {
	case ir.HalfKind:
		return &softfp.F16, true
	case ir.BFloatKind:
		return &softfp.BF16, true
	case ir.FloatKind:
		return &softfp.F32, true
	case ir.DoubleKind:
		return &softfp.F64, true
	}
	return nil, false
}

// Round rounds x to format k, to nearest, ties to even. ok is false for a NaN, which has no bits of its own.
func Round(k *softfp.Format, x float64) (bits uint64, ok bool) {
	if x != x {
		return 0, false
	}
	return k.FromFloat64(x, softfp.RN), true
}

// Flushes reports whether b, of type t, is a number that the function may treat as zero.
func (fo *Folder) Flushes(t ir.Type, b uint64) bool {
	return fo.ftz && fo.ty.Kind(t) == ir.FloatKind && softfp.F32.IsSubnormal(b)
}

// FloatBits computes a floating-point operation, rounding to nearest even. It
// folds nothing that depends on NaN payloads or on flushing.
func (fo *Folder) FloatBits(op ir.Op, t ir.Type, a, b uint64) (uint64, bool) {
	k, ok := fo.Format(t)
	if !ok || fo.Flushes(t, a) || fo.Flushes(t, b) {
		return 0, false
	}
	x, y := k.ToFloat64(a), k.ToFloat64(b)
	// A product, quotient or sum of two floats (or smaller) computed in double and
	// rounded again is the correctly rounded one: 53 ≥ 2·24+2.
	r, ok := Round(k, arith64(op, x, y))
	if !ok || fo.Flushes(t, r) {
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

// FCmpBits compares two floats; the predicate's bits say which of equal,
// greater, less and unordered make it true.
func (fo *Folder) FCmpBits(p ir.Pred, t ir.Type, a, b uint64) (bool, bool) {
	k, ok := fo.Format(t)
	if !ok || fo.Flushes(t, a) || fo.Flushes(t, b) {
		return false, false
	}
	x, y := k.ToFloat64(a), k.ToFloat64(b)
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

// FloatIntrinsic computes a floating-point intrinsic of one or two operands
// exactly, or not at all.
func (fo *Folder) FloatIntrinsic(id ir.Intrinsic, t ir.Type, a, b uint64) (uint64, bool) {
	k, ok := fo.Format(t)
	if !ok || fo.Flushes(t, a) {
		return 0, false
	}
	sign := k.SignBit()
	switch id {
	case ir.IntrFabs:
		return a &^ sign, true
	case ir.IntrCopysign:
		return a&^sign | b&sign, true
	}
	x, y := k.ToFloat64(a), k.ToFloat64(b)
	if x != x {
		if y == y && (id == ir.IntrMinnum || id == ir.IntrMaxnum || id == ir.IntrMinimumnum || id == ir.IntrMaximumnum) && !fo.Flushes(t, b) {
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
		return Round(k, math.Sqrt(x)) // correct after the second rounding as well
	case ir.IntrFloor:
		return Round(k, math.Floor(x))
	case ir.IntrCeil:
		return Round(k, math.Ceil(x))
	case ir.IntrTrunc:
		return Round(k, math.Trunc(x))
	case ir.IntrRound:
		return Round(k, math.Round(x))
	case ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		return Round(k, math.RoundToEven(x))
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		if fo.Flushes(t, b) {
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

// FMA computes x·y + z with one rounding for float and double.
func (fo *Folder) FMA(t ir.Type, a, b, c uint64) (uint64, bool) {
	k, ok := fo.Format(t)
	if !ok || fo.Flushes(t, a) || fo.Flushes(t, b) || fo.Flushes(t, c) {
		return 0, false
	}
	x, y, z := k.ToFloat64(a), k.ToFloat64(b), k.ToFloat64(c)
	if k == &softfp.F64 {
		return Round(k, math.FMA(x, y, z))
	}
	// The product of two numbers of at most 24 bits is exact in a double; the
	// sum may not be, and then only a sum without rounding is safe.
	p := float64(x * y)
	s := p + z
	if e := (p - (s - z)) + (z - (s - (s - z))); e != 0 || math.IsInf(s, 0) {
		return 0, false
	}
	r, ok := Round(k, s)
	if !ok || fo.Flushes(t, r) {
		return 0, false
	}
	return r, true
}
