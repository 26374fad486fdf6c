package legalize

import (
	"gonvvm/internal/ir"
)

// fixedPoint expands the arithmetic of LangRef's "Fixed Point Arithmetic Intrinsics", of
// its saturating shifts and of polynomials over GF(2): none has an instruction in PTX.
func (x *expander) fixedPoint(v ir.Value, id ir.Intrinsic) bool {
	switch id {
	case ir.IntrSshlSat, ir.IntrUshlSat:
		return x.saturatingShift(v, id == ir.IntrSshlSat)
	case ir.IntrSmulFix, ir.IntrSmulFixSat, ir.IntrUmulFix, ir.IntrUmulFixSat,
		ir.IntrSdivFix, ir.IntrSdivFixSat, ir.IntrUdivFix, ir.IntrUdivFixSat:
		return x.scaled(v, id)
	case ir.IntrClmul:
		return x.carryless(v)
	}
	return false
}

// number returns the constant c of type t, in every element if t is a vector.
func (x *expander) number(t ir.Type, c int64) ir.Value {
	e := x.f.Consts.SInt(x.m.Types.Scalar(t), c)
	if x.m.Types.IsVector(t) {
		return x.f.Consts.Splat(t, e)
	}
	return e
}

// largest returns the largest number of type t, in every element if t is a vector.
func (x *expander) largest(t ir.Type, signed bool) ir.Value {
	s := x.m.Types.Scalar(t)
	bits := uint64(x.m.Types.Bits(s))
	if signed {
		bits--
	}
	e := x.lowBits(s, bits)
	if x.m.Types.IsVector(t) {
		return x.f.Consts.Splat(t, e)
	}
	return e
}

// saturatingShift shifts to the left; where shifting back does not give the number that
// was there, the result is the limit on its side.
func (x *expander) saturatingShift(v ir.Value, signed bool) bool {
	f, b := x.f, x.b.Before(v)
	a, n := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(v)
	back, limit := ir.OpLShr, x.number(t, -1)
	if signed {
		back = ir.OpAShr
		neg := b.ICmp(ir.ICmpSLT, a, x.number(t, 0))
		limit = b.Binary(ir.OpXor, b.Cast(ir.OpSExt, neg, t, 0), x.largest(t, true), 0)
		if x.m.Types.Scalar(t) == ir.I1 {
			limit = a
		}
	}
	r := b.Binary(ir.OpShl, a, n, 0)
	return x.done(v, b.Select(b.ICmp(ir.ICmpEQ, b.Binary(back, r, n, 0), a), r, limit))
}

// scaled multiplies or divides fixed-point numbers of scale scale, in twice their width. Results are rounded down, as
// LLVM's own expansion does.
func (x *expander) scaled(v ir.Value, id ir.Intrinsic) bool {
	f, ty := x.f, &x.m.Types
	t := f.TypeOf(v)
	scale, ok := f.Consts.Sint(f.Operand(v, 2))
	if !ok {
		return false
	}
	var signed, div, sat bool
	switch id {
	case ir.IntrSmulFix, ir.IntrSmulFixSat, ir.IntrSdivFix, ir.IntrSdivFixSat:
		signed = true
	}
	switch id {
	case ir.IntrSdivFix, ir.IntrSdivFixSat, ir.IntrUdivFix, ir.IntrUdivFixSat:
		div = true
	}
	switch id {
	case ir.IntrSmulFixSat, ir.IntrUmulFixSat, ir.IntrSdivFixSat, ir.IntrUdivFixSat:
		sat = true
	}
	b := x.b.Before(v)
	width := 2 * ty.Bits(ty.Scalar(t))
	if width < 32 {
		width = 32
	}
	wt := ty.WithScalar(t, ty.Int(width))
	ext, shr, quo, small, most := ir.OpZExt, ir.OpLShr, ir.OpUDiv, "umin", x.largest(t, false)
	if signed {
		ext, shr, quo, small, most = ir.OpSExt, ir.OpAShr, ir.OpSDiv, "smin", x.largest(t, true)
	}
	p, q := b.Cast(ext, f.Operand(v, 0), wt, 0), b.Cast(ext, f.Operand(v, 1), wt, 0)
	by := x.number(wt, scale)
	var r ir.Value
	switch {
	case !div:
		r = b.Binary(shr, b.Binary(ir.OpMul, p, q, 0), by, 0)
	case !signed:
		r = b.Binary(quo, b.Binary(ir.OpShl, p, by, 0), q, 0)
	default:
		n := b.Binary(ir.OpShl, p, by, 0)
		r = b.Binary(quo, n, q, 0)
		// The division rounds to zero: one less where the rest and the divisor differ in sign.
		rest := b.Binary(ir.OpSub, n, b.Binary(ir.OpMul, r, q, 0), 0)
		inexact := b.ICmp(ir.ICmpNE, rest, x.number(wt, 0))
		below := b.ICmp(ir.ICmpSLT, b.Binary(ir.OpXor, n, q, 0), x.number(wt, 0))
		r = b.Binary(ir.OpAdd, r, b.Cast(ir.OpSExt, b.Binary(ir.OpAnd, inexact, below, 0), wt, 0), 0)
	}
	if sat {
		over := []ir.Type{wt}
		r = x.call(small, wt, over, r, b.Cast(ir.OpZExt, most, wt, 0))
		if signed {
			least := b.Binary(ir.OpXor, most, x.number(t, -1), 0)
			r = x.call("smax", wt, over, r, b.Cast(ir.OpSExt, least, wt, 0))
		}
	}
	return x.done(v, b.Cast(ir.OpTrunc, r, t, 0))
}

// carryless multiplies polynomials over GF(2): the carry-less sum of one operand shifted by each set bit of the other.
func (x *expander) carryless(v ir.Value) bool {
	f, b := x.f, x.b.Before(v)
	a, n := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(v)
	acc := x.number(t, 0)
	for i := range x.m.Types.Bits(x.m.Types.Scalar(t)) {
		at := x.number(t, int64(i))
		bit := b.Binary(ir.OpAnd, b.Binary(ir.OpLShr, n, at, 0), x.number(t, 1), 0)
		on := b.Binary(ir.OpSub, x.number(t, 0), bit, 0)
		acc = b.Binary(ir.OpXor, acc, b.Binary(ir.OpAnd, b.Binary(ir.OpShl, a, at, 0), on, 0), 0)
	}
	return x.done(v, acc)
}
