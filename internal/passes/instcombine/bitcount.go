package instcombine

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// visitBitwise is the intrinsics that count, reverse and rotate bits, and the absolute value.
func (ic *Combiner) visitBitwise(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f, c := ic.f, ic.c
	x := f.Operand(v, 0)
	in := f.CalleeIntrinsic(x)
	set := func(y ir.Value) ir.Value {
		f.SetOperand(v, 0, y)
		ic.push(x)
		return v
	}
	w := ic.values.IntBits(v)
	switch id {
	case ir.IntrBswap, ir.IntrBitreverse:
		if in == id {
			return f.Operand(x, 0)
		}
	case ir.IntrCtpop:
		switch in {
		case ir.IntrBswap, ir.IntrBitreverse:
			return set(f.Operand(x, 0))
		case ir.IntrFshl, ir.IntrFshr:
			if f.Operand(x, 0) == f.Operand(x, 1) {
				return set(f.Operand(x, 0))
			}
		}
		if w != 0 && ic.values.Known(x).Max(w) == 1 {
			return x
		}
	case ir.IntrCtlz, ir.IntrCttz:
		if w == 0 {
			return ir.None
		}
		k := ic.values.Known(x)
		// The first bit that may be one is known to be.
		if possible := k.Max(w); possible != 0 {
			top := uint64(1) << (bits.Len64(possible) - 1)
			n := uint64(w - bits.Len64(possible))
			if id == ir.IntrCttz {
				top = possible & -possible
				n = uint64(bits.TrailingZeros64(possible))
			}
			if k.One&top != 0 {
				return ic.c.SplatInt(t, n)
			}
		}
		if id == ir.IntrCttz { // the lowest one is where it was
			if f.Op(x) == ir.OpSub && c.IsZero(f.Operand(x, 0)) {
				return set(f.Operand(x, 1))
			}
			if in == ir.IntrAbs {
				return set(f.Operand(x, 0))
			}
			if f.Op(x) == ir.OpShl {
				if k, ok := c.SplatBits(f.Operand(x, 0)); ok && k&1 != 0 {
					return f.Operand(x, 1)
				}
			}
		}
	case ir.IntrAbs:
		if in == ir.IntrAbs && c.IsZero(f.Operand(v, 1)) == c.IsZero(f.Operand(x, 1)) {
			return x
		}
		if f.Op(x) == ir.OpSub && c.IsZero(f.Operand(x, 0)) && (f.Flags(x)&ir.FlagNSW == 0 || c.IsZero(f.Operand(v, 1))) {
			return set(f.Operand(x, 1))
		}
		if w == 0 {
			return ir.None
		}
		switch r := ic.values.RangeOf(x, w, 0); {
		case r.IsEmpty():
		case r.SMin >= 0:
			return x
		case r.SMax <= 0:
			return ic.binary(v, ir.OpSub, 0, c.Null(t), x)
		}
	case ir.IntrFshl, ir.IntrFshr:
		return ic.visitFunnel(v, id, t)
	}
	return ir.None
}

// visitFunnel is a funnel shift by a constant.
func (ic *Combiner) visitFunnel(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f, c := ic.f, ic.c
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	w := uint64(ic.ty.Bits(ic.ty.Scalar(t)))
	n, ok := ic.c.SplatBits(f.Operand(v, 2))
	if !ok || w > 64 {
		return ir.None
	}
	n %= w
	if n == 0 {
		if id == ir.IntrFshl {
			return a
		}
		return b
	}
	left := n // the shift amount of a to the left
	if id == ir.IntrFshr {
		left = w - n
	}
	switch {
	case c.IsZero(b):
		return ic.binary(v, ir.OpShl, 0, a, ic.c.SplatInt(t, left))
	case c.IsZero(a):
		return ic.binary(v, ir.OpLShr, 0, b, ic.c.SplatInt(t, w-left))
	}
	if id == ir.IntrFshr && t == ir.I32 && ic.decl != nil { // one form for both directions
		return ic.intrinsic(v, ir.IntrFshl, t, a, b, ic.c.SplatInt(t, left))
	}
	// A rotation of a rotation.
	if a == b && f.CalleeIntrinsic(a) == id && f.Operand(a, 0) == f.Operand(a, 1) {
		if n1, ok := ic.c.SplatBits(f.Operand(a, 2)); ok {
			y := f.Operand(a, 0)
			f.SetOperand(v, 0, y)
			f.SetOperand(v, 1, y)
			f.SetOperand(v, 2, ic.c.SplatInt(t, (n+n1)%w))
			ic.push(a)
			return v
		}
	}
	if a == b {
		return ic.permutation(v, t)
	}
	return ir.None
}
