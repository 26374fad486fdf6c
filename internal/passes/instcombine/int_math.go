package instcombine

import (
	"math"
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// integerMath is fptosi (fadd (sitofp x), (sitofp y)) → add x, y, and the same of a difference, a product and constants, if the numbers are so
// small that nothing is rounded. A result that does not fit is poison before.
func (ic castCombiner) integerMath(v ir.Value, op ir.Op, sum ir.Value) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	w := ic.values.ScalarBits(v)
	k, ok := ic.fold.Format(ic.ty.Scalar(f.TypeOf(sum)))
	if !ok || w == 0 || w > 64 || !ic.oneUse(sum) || ic.ty.IsVector(t) {
		return ir.None
	}
	a, na := ic.integerOf(f.Operand(sum, 0))
	b, nb := ic.integerOf(f.Operand(sum, 1))
	if na < 0 || nb < 0 || a == ir.None && b == ir.None {
		return ir.None
	}
	n, to := max(na, nb)+1, ir.OpAdd // bits of the magnitude of the result
	switch op {
	case ir.OpFSub:
		to = ir.OpSub
	case ir.OpFMul:
		n, to = na+nb, ir.OpMul
	}
	if n > int(k.Frac)+1 || n >= 1<<(k.Exp-1) {
		return ir.None
	}
	x, y := ic.asInteger(v, f.Operand(sum, 0), a, t), ic.asInteger(v, f.Operand(sum, 1), b, t)
	return ic.binary(v, to, 0, x, y)
}

// integerOf returns the integer that x was converted from, None for a constant, and the bits of its magnitude; -1 if it is neither.
func (ic castCombiner) integerOf(x ir.Value) (y ir.Value, n int) {
	if k, ok := ic.floats().floatOf(x); ok {
		if k != math.Trunc(k) || math.Abs(k) >= 1<<53 || k == 0 && math.Signbit(k) {
			return ir.None, -1
		}
		return ir.None, bits.Len64(uint64(math.Abs(k)))
	}
	op := ic.f.Op(x)
	if op != ir.OpSIToFP && op != ir.OpUIToFP {
		return ir.None, -1
	}
	y = ic.f.Operand(x, 0)
	w := ic.values.IntBits(y)
	if w == 0 {
		return ir.None, -1
	}
	r := ic.values.RangeOf(y, w, 0)
	switch {
	case r.IsEmpty():
		return ir.None, -1
	case op == ir.OpUIToFP:
		return y, bits.Len64(r.UMax)
	}
	return y, max(bits.Len64(uint64(max(r.SMax, 0))), bits.Len64(-uint64(min(r.SMin, 0))))
}

// asInteger returns x, the conversion of integer y or a constant, as integer type t.
func (ic castCombiner) asInteger(v, x, y ir.Value, t ir.Type) ir.Value {
	if y == ir.None {
		k, _ := ic.floats().floatOf(x)
		return ic.c.SInt(t, int64(k))
	}
	n, w := ic.values.ScalarBits(y), ic.ty.Bits(t)
	switch {
	case n > w:
		return ic.cast(v, ir.OpTrunc, y, t)
	case ic.f.Op(x) == ir.OpSIToFP:
		return ic.cast(v, ir.OpSExt, y, t)
	}
	return ic.cast(v, ir.OpZExt, y, t)
}

// fcmpOfIntegers compares integers instead of the numbers that they are converted to: with a constant that all greater integers stay greater than, and
// all smaller ones smaller, or with another integer, if both conversions are exact.
func (ic floatCombiner) fcmpOfIntegers(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	op := f.Op(a)
	if op != ir.OpSIToFP && op != ir.OpUIToFP {
		return ir.None
	}
	x := f.Operand(a, 0)
	w := ic.values.IntBits(x)
	format, ok := ic.fold.Format(ic.ty.Scalar(f.TypeOf(a)))
	if !ok || w == 0 {
		return ir.None
	}
	signed := op == ir.OpSIToFP
	exact := w <= int(format.Frac)+1 && w < 1<<(format.Exp-1)
	if f.Op(b) == op && exact && f.TypeOf(f.Operand(b, 0)) == f.TypeOf(x) {
		if q, ok := integerPred(p, signed); ok {
			f.Mutate(v, ir.OpICmp, 0, uint32(q), x, f.Operand(b, 0))
			return v
		}
		return ir.None
	}
	k, ok := ic.floatOf(b)
	if q, fits := integerPred(p, signed); ok && fits && (exact || math.Abs(k) < math.Ldexp(1, int(format.Frac))) {
		return ic.compareInteger(v, p, q, x, k, w, signed)
	}
	return ir.None
}

// integerPred returns the comparison of integers that p is of the same numbers, none of which is a NaN.
func integerPred(p ir.Pred, signed bool) (q ir.Pred, ok bool) {
	switch p &^ 8 { // without the bit for NaNs
	case ir.FCmpOEQ:
		return ir.ICmpEQ, true
	case ir.FCmpONE:
		return ir.ICmpNE, true
	case ir.FCmpOGT:
		q = ir.ICmpUGT
	case ir.FCmpOGE:
		q = ir.ICmpUGE
	case ir.FCmpOLT:
		q = ir.ICmpULT
	case ir.FCmpOLE:
		q = ir.ICmpULE
	default:
		return q, false
	}
	if signed {
		return q.WithSign(), true
	}
	return q, true
}

// compareInteger turns v into comparison q of integer x, of w bits, with number k, which comparison p is of numbers.
func (ic floatCombiner) compareInteger(v ir.Value, p, q ir.Pred, x ir.Value, k float64, w int, signed bool) ir.Value {
	floor := math.Floor(k)
	least, most := 0.0, math.Ldexp(1, min(w, 53))-1
	if signed {
		least, most = -math.Ldexp(1, min(w-1, 53)), math.Ldexp(1, min(w-1, 53))-1
	}
	if !(floor >= least && floor <= most) {
		return ir.None // decided by the bounds
	}
	if floor != k { // between two integers
		switch p &^ 8 {
		case ir.FCmpOEQ:
			return ic.truth(ic.f.TypeOf(v), false)
		case ir.FCmpONE:
			return ic.truth(ic.f.TypeOf(v), true)
		case ir.FCmpOGT, ir.FCmpOGE: // above the lower one
			q, _ = integerPred(ir.FCmpOGT, signed)
		default:
			q, _ = integerPred(ir.FCmpOLE, signed)
		}
	}
	ic.f.Mutate(v, ir.OpICmp, 0, uint32(q), x, ic.c.SplatInt(ic.f.TypeOf(x), uint64(int64(floor))&fold.Mask(w)))
	return v
}
