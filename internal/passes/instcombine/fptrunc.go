package instcombine

import "gonvvm/internal/ir"

// visitFPTrunc narrows an operation of operands that were extended for it to type t: the wider type holds more than twice the digits, so that
// rounding its result once more gives the result of the narrow operation. In functions that flush subnormal numbers the conversions flush as the narrow
// operation does, from double to float.
func (ic castCombiner) visitFPTrunc(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	switch op := f.Op(x); op {
	case ir.OpFPExt:
		y := f.Operand(x, 0)
		if f.TypeOf(y) == t && !ic.ftz {
			return y
		}
	case ir.OpSIToFP, ir.OpUIToFP: // an exact conversion is rounded once
		k, ok := ic.fold.Format(ic.ty.Scalar(f.TypeOf(x)))
		if n := ic.values.ScalarBits(f.Operand(x, 0)); ok && n != 0 && uint(n) <= uint(k.Frac)+1 {
			f.Mutate(v, op, f.Flags(x)&ir.FlagNNeg, 0, f.Operand(x, 0))
			return v
		}
	case ir.OpFNeg:
		if y := ic.narrowed(v, f.Operand(x, 0), t); y != ir.None && ic.oneUse(x) {
			ic.b.Before(v)
			return ic.b.FNeg(y, f.Flags(x))
		}
	case ir.OpSelect:
		a, b := ic.narrowed(v, f.Operand(x, 1), t), ic.narrowed(v, f.Operand(x, 2), t)
		if a != ir.None && b != ir.None && ic.oneUse(x) && !ic.ftz {
			ic.b.Before(v)
			return ic.b.Select(f.Operand(x, 0), a, b)
		}
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		if !ic.oneUse(x) || ic.ftz && ic.ty.Scalar(t) != ir.Float {
			return ir.None
		}
		a, b := ic.narrowed(v, f.Operand(x, 0), t), ic.narrowed(v, f.Operand(x, 1), t)
		if a != ir.None && b != ir.None {
			// A finite result that is not zero may round to infinity or zero.
			return ic.binary(v, op, f.Flags(x)&^(ir.FlagNInf|ir.FlagNSZ), a, b)
		}
	case ir.OpCall:
		return ic.narrowCall(v, x, t)
	}
	return ir.None
}

// narrowed returns y as a number of type t: the one that y extends, its opposite for a negated extension, or a constant; None if y is none of
// them. It may create an instruction before v.
func (ic castCombiner) narrowed(v, y ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if f.Op(y) == ir.OpFNeg {
		x := ic.narrowed(v, f.Operand(y, 0), t)
		if x != ir.None {
			ic.b.Before(v)
			x = ic.b.FNeg(x, 0)
			ic.push(x)
		}
		return x
	}
	if f.Op(y) == ir.OpFPExt && f.TypeOf(f.Operand(y, 0)) == t {
		return f.Operand(y, 0)
	}
	if ic.c.IsPlain(y) {
		return ic.floats().shrinkConst(y, t)
	}
	return ir.None
}

// narrowCall is fptrunc (intrinsic (fpext a) …) → intrinsic a …, for intrinsics whose result is an operand, an integer or, of a square root, has
// enough digits for a second rounding.
func (ic castCombiner) narrowCall(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	id := f.CalleeIntrinsic(x)
	switch id {
	case ir.IntrFabs, ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRint, ir.IntrMinnum, ir.IntrMaxnum:
		if ic.ftz {
			return ir.None
		}
	case ir.IntrSqrt:
	default:
		return ir.None
	}
	if !ic.oneUse(x) {
		return ir.None
	}
	var args [2]ir.Value
	n := f.NumArgs(x)
	for i := range n {
		if args[i] = ic.narrowed(v, f.Operand(x, i), t); args[i] == ir.None {
			return ir.None
		}
	}
	r := ic.intrinsic(v, id, t, args[:n]...)
	if r != ir.None {
		f.SetFlags(r, f.Flags(x)&^(ir.FlagNInf|ir.FlagNSZ))
	}
	return r
}
