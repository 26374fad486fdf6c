package instcombine

import (
	"math"

	"gonvvm/internal/ir"
)

// visitFabs is the absolute value of a float.
func (ic floatCombiner) visitFabs(v ir.Value, t ir.Type) ir.Value {
	f := ic.f
	x := f.Operand(v, 0)
	switch f.Op(x) {
	case ir.OpFNeg:
		f.SetOperand(v, 0, f.Operand(x, 0))
		return v
	case ir.OpFAdd: // |x + 0| → |x|
		if y := ic.pastZero(x); y != x {
			f.SetOperand(v, 0, y)
			return v
		}
	case ir.OpCall:
		switch f.CalleeIntrinsic(x) {
		case ir.IntrFabs:
			return x
		case ir.IntrCopysign:
			f.SetOperand(v, 0, f.Operand(x, 0))
			return v
		}
	}
	if r := ic.rangeOf(x, 0); x.IsInst() && !r.nan && (r.lo > 0 || f.Op(x) == ir.OpUIToFP) { // nor -0
		return x
	}
	return ic.foldIntrinsic(v, ir.IntrFabs, t)
}

// visitCopysign skips operations that only change the sign, which copysign replaces.
func (ic floatCombiner) visitCopysign(v ir.Value, t ir.Type) ir.Value {
	f := ic.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if x == y {
		return x
	}
	if f.Op(x) == ir.OpFNeg || f.CalleeIntrinsic(x) == ir.IntrFabs || f.CalleeIntrinsic(x) == ir.IntrCopysign {
		f.SetOperand(v, 0, f.Operand(x, 0))
		return v
	}
	if f.CalleeIntrinsic(y) == ir.IntrCopysign {
		f.SetOperand(v, 1, f.Operand(y, 1))
		return v
	}
	if k, ok := ic.floatOf(x); ok && math.Signbit(k) && k == k {
		f.SetOperand(v, 0, ic.foldFNeg(x))
		return v
	}
	k, ok := ic.floatOf(y)
	if !ok && f.CalleeIntrinsic(y) != ir.IntrFabs && f.Op(y) != ir.OpUIToFP {
		return ir.None
	}
	abs := ic.intrinsic(v, ir.IntrFabs, t, x)
	if abs == ir.None {
		return ir.None
	}
	ic.push(abs)
	if !math.Signbit(k) {
		return abs
	}
	f.Mutate(v, ir.OpFNeg, 0, 0, abs)
	return v
}

// isIntegral reports whether the float x has no fraction, or is infinite or no number.
func (ic floatCombiner) isIntegral(x ir.Value) bool {
	switch ic.f.Op(x) {
	case ir.OpUIToFP, ir.OpSIToFP:
		return true
	case ir.OpCall:
		switch ic.f.CalleeIntrinsic(x) {
		case ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
			return true
		}
	}
	return false
}

// minMaxFloat turns a select by a comparison into a minimum or maximum, if neither operand
// is NaN, where the select takes the second, nor both are zeros, where it does too.
func (ic floatCombiner) minMaxFloat(v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	if ic.decl == nil || f.Op(cond) != ir.OpFCmp || f.Flags(cond)&ir.FlagNNaN == 0 {
		return ir.None
	}
	a, b := f.Operand(cond, 0), f.Operand(cond, 1)
	if f.Flags(v)&ir.FlagNSZ == 0 {
		if k, ok := ic.floatOf(b); !ok || k == 0 {
			return ir.None
		}
	}
	less := false
	switch f.Pred(cond) &^ (ir.FCmpOEQ | ir.FCmpUNO) {
	case ir.FCmpOLT:
		less = true
	case ir.FCmpOGT:
	default:
		return ir.None
	}
	if x == b && y == a {
		less = !less
	} else if x != a || y != b {
		return ir.None
	}
	id := ir.IntrMaxnum
	if less {
		id = ir.IntrMinnum
	}
	return ic.intrinsic(v, id, t, a, b)
}
