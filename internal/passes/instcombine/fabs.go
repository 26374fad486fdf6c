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

// selectFabs is x < 0 ? -x : x → |x|, and the opposite, if the sign of zero does not matter or is the same: 0 - x for numbers that are not above zero
// is never -0. The sign of a NaN never matters.
func selectFabs(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	if f.Op(cond) != ir.OpFCmp {
		return ir.None
	}
	x := f.Operand(cond, 0)
	if k, ok := ic.floats().floatOf(f.Operand(cond, 1)); !ok || k != 0 || f.TypeOf(x) != e.t {
		return ir.None
	}
	below, above := e.a, e.b // the choices for numbers on both sides of zero
	zero := below            // and for zero
	switch f.Pred(cond) &^ 8 {
	case ir.FCmpOLT:
		zero = above
	case ir.FCmpOLE:
	case ir.FCmpOGT:
		below, above = e.b, e.a
		zero = below
	case ir.FCmpOGE:
		below, above = e.b, e.a
		zero = above
	default:
		return ir.None
	}
	of, by := ic.floats().oppositeOf(below)
	negative := by == 0 || of != x || above != x // of the result
	if negative {
		if of, by = ic.floats().oppositeOf(above); by == 0 || of != x || below != x {
			return ir.None
		}
	}
	same := !negative && zero == below && by == ir.OpFSub
	if !same && f.Flags(e.v)&ir.FlagNSZ == 0 && !ic.floats().ignoresZeroSign(e.v) {
		return ir.None
	}
	abs := ic.intrinsic(e.v, ir.IntrFabs, e.t, x)
	if abs == ir.None || !negative {
		return abs
	}
	ic.push(abs)
	ic.b.Before(e.v)
	return ic.b.FNeg(abs, 0)
}

// oppositeOf returns the number x that y is the opposite of, and the operation: fneg, or a subtraction from 0, which makes no -0; 0 if it is
// neither.
func (ic floatCombiner) oppositeOf(y ir.Value) (x ir.Value, op ir.Op) {
	f := ic.f
	switch f.Op(y) {
	case ir.OpFNeg:
		return f.Operand(y, 0), ir.OpFNeg
	case ir.OpFSub:
		if k, ok := ic.floatOf(f.Operand(y, 0)); ok && k == 0 {
			return f.Operand(y, 1), ir.OpFSub
		}
	}
	return ir.None, 0
}

// ignoresZeroSign reports whether the one use of v does not depend on the sign of a zero.
func (ic floatCombiner) ignoresZeroSign(v ir.Value) bool {
	f := ic.f
	if !ic.oneUse(v) {
		return false
	}
	switch y := f.User(f.FirstUse(v)); f.Op(y) {
	case ir.OpFPToSI, ir.OpFPToUI, ir.OpFCmp:
		return true
	case ir.OpCall:
		return f.CalleeIntrinsic(y) == ir.IntrFabs
	}
	return false
}
