package instcombine

import (
	"math"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// floatOf returns the value of a float constant, or of all elements of a vector of one.
func (ic floatCombiner) floatOf(v ir.Value) (float64, bool) {
	c := ic.c
	switch c.Kind(v) {
	case ir.CSplat:
		return ic.floatOf(c.Operands(v)[0])
	case ir.CFloat:
		if k, ok := ic.fold.Format(c.Type(v)); ok {
			return k.ToFloat64(c.Bits(v)), true
		}
	case ir.CData: // the form of short splats
		t := c.Type(v)
		if !ic.ty.IsVector(t) || !ic.ty.IsFloat(ic.ty.Elem(t)) {
			return 0, false
		}
		e := c.Elem(v, 0)
		for i := 1; i < int(ic.ty.Len64(t)); i++ {
			if c.Elem(v, i) != e {
				return 0, false
			}
		}
		return ic.floatOf(e)
	case ir.CZero:
		t := c.Type(v)
		return 0, ic.ty.IsVector(t) && ic.ty.IsFloat(ic.ty.Elem(t))
	}
	return 0, false
}

// floatConst returns x as type t, None if it is not exact there.
func (ic floatCombiner) floatConst(t ir.Type, x float64) ir.Value {
	e := ic.ty.Scalar(t)
	k, ok := ic.fold.Format(e)
	if !ok {
		return ir.None
	}
	b, ok := fold.Round(k, x)
	if !ok || k.ToFloat64(b) != x {
		return ir.None
	}
	v := ic.c.FloatBits(e, b)
	if e != t {
		return ic.c.Splat(t, v)
	}
	return v
}

// shrinkConst returns constant v as the narrower type t if that keeps its value and does not make it subnormal.
func (ic floatCombiner) shrinkConst(v ir.Value, t ir.Type) ir.Value {
	x, ok := ic.floatOf(v)
	if !ok || x != x {
		return ir.None
	}
	k, ok := ic.fold.Format(ic.ty.Scalar(t))
	if !ok {
		return ir.None
	}
	b, ok := fold.Round(k, x)
	if !ok || k.IsSubnormal(b) || k.ToFloat64(b) != x || math.Signbit(k.ToFloat64(b)) != math.Signbit(x) {
		return ir.None
	}
	if x == 0 && math.Signbit(x) {
		b = 1 << (k.Exp + k.Frac)
	}
	r := ic.c.FloatBits(ic.ty.Scalar(t), b)
	if ic.ty.IsVector(t) {
		return ic.c.Splat(t, r)
	}
	return r
}

// foldFNeg returns the opposite of a float constant; it only turns the sign bit.
func (ic floatCombiner) foldFNeg(v ir.Value) ir.Value {
	c := ic.c
	t := c.Type(v)
	if ic.ty.IsVector(t) {
		return ic.fold.Lanes(t, func(i int) ir.Value {
			x := c.Elem(v, i)
			if x == ir.None {
				return x
			}
			return ic.foldFNeg(x)
		})
	}
	switch c.Kind(v) {
	case ir.CFloat:
		k, _ := ic.fold.Format(t)
		return c.FloatBits(t, c.Bits(v)^k.SignBit())
	case ir.CUndef, ir.CPoison:
		return v
	}
	return ir.None
}

func (ic floatCombiner) visitFNeg(v ir.Value) ir.Value {
	f := ic.f
	a := f.Operand(v, 0)
	if ic.c.IsPlain(a) {
		return ic.foldFNeg(a)
	}
	switch f.Op(a) {
	case ir.OpFNeg:
		return f.Operand(a, 0)
	case ir.OpFSub: // -(x - y) → y - x, if the sign of zero does not matter
		if ic.oneUse(a) && (f.Flags(v)|f.Flags(a))&ir.FlagNSZ != 0 {
			f.Mutate(v, ir.OpFSub, f.Flags(v)&f.Flags(a), 0, f.Operand(a, 1), f.Operand(a, 0))
			return v
		}
	case ir.OpFAdd: // -(x + k) → -k - x, likewise
		if k := f.Operand(a, 1); ic.oneUse(a) && ic.c.IsPlain(k) && (f.Flags(v)|f.Flags(a))&ir.FlagNSZ != 0 {
			if n := ic.foldFNeg(k); n != ir.None {
				f.Mutate(v, ir.OpFSub, f.Flags(v)&f.Flags(a), 0, n, f.Operand(a, 0))
				return v
			}
		}
	case ir.OpFMul, ir.OpFDiv: // -(x * k) → x * -k, -(k / x) → -k / x, -(-x * y) → x * y
		if !ic.oneUse(a) {
			return ir.None
		}
		for i := range 2 {
			if n := ic.negated(f.Operand(a, i)); n != ir.None {
				ops := [2]ir.Value{f.Operand(a, 0), f.Operand(a, 1)}
				ops[i] = n
				f.Mutate(v, f.Op(a), f.Flags(v)&f.Flags(a), 0, ops[0], ops[1])
				return v
			}
		}
	}
	return ir.None
}

// forbidden reports whether x is a constant that flags rule out.
func (ic floatCombiner) forbidden(x ir.Value, flags ir.Flags) bool {
	k, ok := ic.floatOf(x)
	return ok && (k != k && flags&ir.FlagNNaN != 0 || math.IsInf(k, 0) && flags&ir.FlagNInf != 0)
}

// pastZero returns y if x is y + 0, which only turns -0 to 0, else x.
func (ic floatCombiner) pastZero(x ir.Value) ir.Value {
	if ic.f.Op(x) == ir.OpFAdd && !ic.ftz {
		if k, ok := ic.floatOf(ic.f.Operand(x, 1)); ok && k == 0 {
			return ic.f.Operand(x, 0)
		}
	}
	return x
}

// negated returns the opposite of x if that takes no instruction, else None.
func (ic floatCombiner) negated(x ir.Value) ir.Value {
	if ic.f.Op(x) == ir.OpFNeg {
		return ic.f.Operand(x, 0)
	}
	if ic.c.IsPlain(x) && !ic.c.IsUndef(x) {
		return ic.foldFNeg(x)
	}
	return ir.None
}

// maxSum bounds the sums that noNegativeZero looks through.
const maxSum = 32

// noNegativeZero reports whether x is never -0. A sum is -0 only if both terms are.
func (ic floatCombiner) noNegativeZero(x ir.Value) bool {
	f := ic.f
	if ic.ftz { // a small negative number may become one
		return f.CalleeIntrinsic(x) == ir.IntrFabs
	}
	for n := 0; n < maxSum && f.Op(x) == ir.OpFAdd; n++ {
		if k, ok := ic.floatOf(f.Operand(x, 1)); ok {
			if k != 0 || !math.Signbit(k) {
				return true
			}
		}
		x = f.Operand(x, 0)
	}
	switch f.Op(x) {
	case ir.OpUIToFP, ir.OpSIToFP:
		return true
	case ir.OpFMul:
		return f.Operand(x, 0) == f.Operand(x, 1)
	}
	switch f.CalleeIntrinsic(x) {
	case ir.IntrFabs:
		return true
	case ir.IntrVectorReduceFadd: // with its start
		k, ok := ic.floatOf(f.Operand(x, 0))
		return ok && (k != 0 || !math.Signbit(k))
	}
	return false
}

// reciprocal returns 1/x as type t if it is a normal number (exact: if it need not be rounded).
func (ic floatCombiner) reciprocal(t ir.Type, x float64, exact bool) ir.Value {
	e := ic.ty.Scalar(t)
	k, ok := ic.fold.Format(e)
	if !ok {
		return ir.None
	}
	b, ok := fold.Round(k, 1/x)
	if !ok || k.IsSubnormal(b) || b<<(64-k.Exp-k.Frac) == 0 || math.IsInf(k.ToFloat64(b), 0) {
		return ir.None
	}
	if exact && k.ToFloat64(b) != 1/x {
		return ir.None
	}
	r := ic.c.FloatBits(e, b)
	if ic.ty.IsVector(t) {
		return ic.c.Splat(t, r)
	}
	return r
}

// reassocFloat folds (x op k1) op k2, and (k1 - x) + k2, where both allow reassociation.
func (ic floatCombiner) reassocFloat(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value, flags ir.Flags) ir.Value {
	f := ic.f
	if op == ir.OpFAdd && f.Op(a) == ir.OpFSub && flags&f.Flags(a)&ir.FlagReassoc != 0 && flags&ir.FlagNSZ != 0 && ic.oneUse(a) {
		return ic.constantLess(v, t, f.Operand(a, 0), b, f.Operand(a, 1), flags&f.Flags(a))
	}
	if op == ir.OpFMul && f.Op(a) == ir.OpFDiv && flags&f.Flags(a)&ir.FlagReassoc != 0 && ic.oneUse(a) && ic.c.IsPlain(f.Operand(a, 0)) && ic.c.IsPlain(b) {
		k := ic.fold.Binary(op, t, f.Operand(a, 0), b) // k1 / x * k2
		if x, ok := ic.floatOf(k); ok && !math.IsInf(x, 0) && x != 0 && x == x {
			f.Mutate(v, ir.OpFDiv, flags&f.Flags(a), 0, k, f.Operand(a, 1))
			return v
		}
		return ir.None
	}
	if f.Op(a) != op || flags&f.Flags(a)&ir.FlagReassoc == 0 || !ic.c.IsPlain(b) || !ic.c.IsPlain(f.Operand(a, 1)) {
		return ir.None
	}
	k := ic.fold.Binary(op, t, f.Operand(a, 1), b)
	if k == ir.None {
		return k
	}
	if x, ok := ic.floatOf(k); !ok || math.IsInf(x, 0) || x == 0 && (op != ir.OpFAdd || flags&ir.FlagNSZ == 0) {
		return ir.None
	}
	f.Mutate(v, op, flags&f.Flags(a), 0, f.Operand(a, 0), k)
	return v
}

// constantLess turns v into (k1 + k2) - x, if both are constants and the sum is neither zero nor infinite.
func (ic floatCombiner) constantLess(v ir.Value, t ir.Type, k1, k2, x ir.Value, flags ir.Flags) ir.Value {
	if !ic.c.IsPlain(k1) || !ic.c.IsPlain(k2) {
		return ir.None
	}
	k := ic.fold.Binary(ir.OpFAdd, t, k1, k2)
	if number, ok := ic.floatOf(k); !ok || math.IsInf(number, 0) || number == 0 || number != number {
		return ir.None
	}
	ic.f.Mutate(v, ir.OpFSub, flags, 0, k, x)
	return v
}
