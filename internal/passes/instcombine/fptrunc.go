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
		if args, ok := ic.narrowed(v, x, 0, t); ok {
			ic.b.Before(v)
			return ic.b.FNeg(args[0], f.Flags(x))
		}
	case ir.OpSelect:
		if ic.ftz {
			return ir.None
		}
		if args, ok := ic.narrowed(v, x, 1, t); ok {
			ic.b.Before(v)
			return ic.b.Select(f.Operand(x, 0), args[0], args[1])
		}
		return ic.narrowChoice(v, x, t)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		if ic.ftz && ic.ty.Scalar(t) != ir.Float {
			return ir.None
		}
		if args, ok := ic.narrowed(v, x, 0, t); ok {
			// A finite result that is not zero may round to infinity or zero.
			return ic.binary(v, op, f.Flags(x)&^(ir.FlagNInf|ir.FlagNSZ), args[0], args[1])
		}
	case ir.OpCall:
		return ic.narrowCall(v, x, t)
	}
	return ir.None
}

// narrowed returns the operands of x from number first on, at most two, as numbers of type t: constants, numbers that were extended, or their
// negations, which it creates before v. ok is false if an operand is none of these, or x has other uses.
func (ic castCombiner) narrowed(v, x ir.Value, first int, t ir.Type) (args [2]ir.Value, ok bool) {
	f := ic.f
	n := f.NumOps(x) - first
	if f.Op(x) == ir.OpCall {
		n = f.NumArgs(x)
	}
	if !ic.oneUse(x) || n > len(args) {
		return args, false
	}
	for i := range n {
		y := f.Operand(x, first+i)
		for f.Op(y) == ir.OpFNeg {
			y = f.Operand(y, 0)
		}
		switch {
		case f.Op(y) == ir.OpFPExt && f.TypeOf(f.Operand(y, 0)) == t:
			args[i] = f.Operand(y, 0)
		case ic.c.IsPlain(y):
			args[i] = ic.floats().shrinkConst(y, t)
		}
		if args[i] == ir.None {
			return args, false
		}
	}
	for i := range n {
		for y := f.Operand(x, first+i); f.Op(y) == ir.OpFNeg; y = f.Operand(y, 0) {
			ic.b.Before(v)
			args[i] = ic.b.FNeg(args[i], 0)
			ic.push(args[i])
		}
	}
	return args, true
}

// narrowChoice is fptrunc (select c, (fpext a), b) → select c, a, (fptrunc b).
func (ic castCombiner) narrowChoice(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if !ic.oneUse(x) {
		return ir.None
	}
	for i := 1; i <= 2; i++ {
		y, z := f.Operand(x, i), f.Operand(x, 3-i)
		if f.Op(y) != ir.OpFPExt || f.TypeOf(f.Operand(y, 0)) != t {
			continue
		}
		arms := [2]ir.Value{f.Operand(y, 0), ic.cast(v, ir.OpFPTrunc, z, t)}
		ic.b.Before(v)
		return ic.b.Select(f.Operand(x, 0), arms[i-1], arms[2-i])
	}
	return ir.None
}

// narrowCall is fptrunc (intrinsic (fpext a) …) → intrinsic a …, for intrinsics whose result is an operand, an integer or, of a square root, has
// enough digits for a second rounding.
func (ic castCombiner) narrowCall(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	id := f.CalleeIntrinsic(x)
	switch id {
	case ir.IntrFabs, ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRint, ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrCopysign:
		if ic.ftz {
			return ir.None
		}
	case ir.IntrSqrt:
	default:
		return ir.None
	}
	args, ok := ic.narrowed(v, x, 0, t)
	if !ok {
		return ir.None
	}
	r := ic.intrinsic(v, id, t, args[:f.NumArgs(x)]...)
	if r != ir.None {
		f.SetFlags(r, f.Flags(x)&^(ir.FlagNInf|ir.FlagNSZ))
	}
	return r
}
