package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

func (u *unit) rewriteCast(v ir.Value, op ir.Op) ir.Value {
	f := u.f
	x, t := f.Operand(v, 0), f.TypeOf(v)
	if u.isConstant(x) {
		if r := u.foldCast(op, x, t); r != ir.None {
			return r
		}
		return ir.None
	}
	from := f.TypeOf(x)
	in := f.Op(x)
	switch op {
	case ir.OpTrunc:
		return u.rewriteTrunc(v, x, from, t)
	case ir.OpZExt:
		if in == ir.OpICmp && u.ty.IsInt(t) && u.ty.Bits(t) <= 64 {
			if r := u.fieldOfTest(v, x, 1, 0, t); r != ir.None {
				return r
			}
		}
		if in == ir.OpZExt {
			f.Mutate(v, ir.OpZExt, f.Flags(x)&ir.FlagNNeg, 0, f.Operand(x, 0))
			return v
		}
		if in == ir.OpTrunc && !u.ty.IsVector(t) { // zext (trunc y) → y & mask, of y's type or ours
			y := f.Operand(x, 0)
			w := u.ty.Bits(from)
			if yt := f.TypeOf(y); yt == t {
				if f.Flags(x)&ir.FlagNUW != 0 {
					return y
				}
				if w < 64 && u.ty.Bits(t) <= 64 {
					return u.binary(v, ir.OpAnd, 0, y, u.c.Int(t, mask(w)))
				}
			} else if u.oneUse(x) && w < 64 && u.ty.Bits(yt) <= 64 && u.ty.Bits(t) <= 64 {
				if u.ty.Bits(yt) < u.ty.Bits(t) {
					return u.cast(v, ir.OpZExt, u.binary(v, ir.OpAnd, 0, y, u.c.Int(yt, mask(w))), t)
				}
				return u.binary(v, ir.OpAnd, 0, u.cast(v, ir.OpTrunc, y, t), u.c.Int(t, mask(w)))
			}
		}
		if in == ir.OpSelect {
			if r := u.zextOfChoice(v, x, t); r != ir.None {
				return r
			}
		}
		if w := u.intBits(x); f.Flags(v)&ir.FlagNNeg == 0 && w != 0 && u.known(x).nonNeg(w) {
			f.SetFlags(v, f.Flags(v)|ir.FlagNNeg)
			return v
		}
	case ir.OpSExt:
		if in == ir.OpICmp && u.ty.IsInt(t) && u.ty.Bits(t) <= 64 {
			if r := u.fieldOfTest(v, x, mask(u.ty.Bits(t)), 0, t); r != ir.None {
				return r
			}
		}
		switch in {
		case ir.OpSExt:
			f.Mutate(v, ir.OpSExt, 0, 0, f.Operand(x, 0))
			return v
		case ir.OpZExt:
			f.Mutate(v, ir.OpZExt, f.Flags(x)&ir.FlagNNeg, 0, f.Operand(x, 0))
			return v
		case ir.OpTrunc:
			if y := f.Operand(x, 0); f.TypeOf(y) == t && f.Flags(x)&ir.FlagNSW != 0 {
				return y
			}
		}
		if w := u.intBits(x); w != 0 && u.known(x).nonNeg(w) {
			f.Mutate(v, ir.OpZExt, ir.FlagNNeg, 0, x)
			return v
		}
	case ir.OpFPTrunc:
		return u.rewriteFPTrunc(v, x, t)
	case ir.OpFPExt:
		if in == ir.OpFPExt {
			f.Mutate(v, ir.OpFPExt, f.Flags(v)&f.Flags(x), 0, f.Operand(x, 0))
			return v
		}
		// fpext (sitofp i) → sitofp i, if the first conversion is exact
		if in == ir.OpSIToFP || in == ir.OpUIToFP {
			y := f.Operand(x, 0)
			if k, ok := u.format(u.ty.Scalar(from)); ok && uint(u.ty.Bits(u.ty.Scalar(f.TypeOf(y)))) <= k.frac+1 {
				f.Mutate(v, in, 0, 0, y)
				return v
			}
		}
	case ir.OpFPToSI, ir.OpFPToUI:
		return u.rewriteToInt(v, op, x, in)
	case ir.OpUIToFP:
		if in == ir.OpZExt {
			f.Mutate(v, ir.OpUIToFP, 0, 0, f.Operand(x, 0))
			return v
		}
	case ir.OpSIToFP:
		if in == ir.OpSExt {
			f.Mutate(v, ir.OpSIToFP, 0, 0, f.Operand(x, 0))
			return v
		}
		if in == ir.OpZExt {
			f.Mutate(v, ir.OpUIToFP, 0, 0, f.Operand(x, 0))
			return v
		}
	case ir.OpBitCast:
		switch {
		case from == t:
			return x
		case in == ir.OpBitCast:
			f.Mutate(v, ir.OpBitCast, 0, 0, f.Operand(x, 0))
			return v
		}
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		if in == ir.OpIntToPtr {
			y := f.Operand(x, 0)
			w := u.m.BitsOf(f.TypeOf(y))
			switch pw := u.m.BitsOf(from); {
			case f.TypeOf(y) == t && w <= pw:
				return y
			case w == pw && w < u.m.BitsOf(t):
				f.Mutate(v, ir.OpZExt, 0, 0, y)
				return v
			case w == pw:
				f.Mutate(v, ir.OpTrunc, 0, 0, y)
				return v
			}
		}
	case ir.OpIntToPtr:
		if in == ir.OpPtrToInt {
			y := f.Operand(x, 0)
			if f.TypeOf(y) == t && u.m.BitsOf(from) >= u.m.BitsOf(t) {
				return y
			}
		}
	case ir.OpAddrSpaceCast:
		if from == t {
			return x
		}
		// There and back again; but generic → specific → generic says what the pointer
		// points to, which inference needs, and memory intrinsics to the end. A kernel's parameter
		// has no generic address but this one.
		if in == ir.OpAddrSpaceCast {
			late := u.simp.late && u.ty.AddrSpace(u.ty.Scalar(from)) != analysis.ParamSpace && !u.feedsFill(v)
			if y := f.Operand(x, 0); f.TypeOf(y) == t && (late || u.ty.AddrSpace(u.ty.Scalar(t)) != analysis.Generic) {
				return y
			}
		}
	}
	return ir.None
}

// feedsFill reports whether a memory intrinsic uses pointer v: it has no overload for the pointer's space
// before the end of the passes.
func (u *unit) feedsFill(v ir.Value) bool {
	f := u.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch f.CalleeIntrinsic(f.User(x)) {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
			return true
		}
	}
	return false
}

// rewriteTrunc narrows what is truncated.
// zextOfChoice is zext (select c, trunc a, trunc b) → (select c, a, b) & mask, of values that are of type t already; one
// of the two may be a constant.
func (u *unit) zextOfChoice(v, x ir.Value, t ir.Type) ir.Value {
	f := u.f
	w := u.ty.Bits(f.TypeOf(x))
	if u.ty.IsVector(t) || w >= 64 || u.ty.Bits(t) > 64 || !u.oneUse(x) {
		return ir.None
	}
	var wide [2]ir.Value
	truncs := 0
	for i := range wide {
		switch y := f.Operand(x, 1+i); {
		case f.Op(y) == ir.OpTrunc && f.TypeOf(f.Operand(y, 0)) == t:
			wide[i] = f.Operand(y, 0)
			truncs++
		case u.c.Kind(y) == ir.CInt:
			k, _ := u.c.Uint(y)
			wide[i] = u.c.Int(t, k)
		default:
			return ir.None
		}
	}
	if truncs == 0 {
		return ir.None
	}
	u.b.Before(v)
	s := u.b.Select(f.Operand(x, 0), wide[0], wide[1])
	u.push(s)
	return u.binary(v, ir.OpAnd, 0, s, u.c.Int(t, mask(w)))
}

func (u *unit) rewriteTrunc(v, x ir.Value, from, t ir.Type) ir.Value {
	f := u.f
	if !x.IsInst() {
		return ir.None
	}
	w := u.ty.Bits(u.ty.Scalar(t))
	if w <= 64 && u.intBits(x) != 0 {
		if k := u.known(x); (k.zero|k.one)&mask(w) == mask(w) {
			return u.splatConst(t, k.one&mask(w))
		}
	}
	switch op := f.Op(x); op {
	case ir.OpTrunc:
		f.Mutate(v, ir.OpTrunc, f.Flags(v)&f.Flags(x)&(ir.FlagNUW|ir.FlagNSW), 0, f.Operand(x, 0))
		return v
	case ir.OpZExt, ir.OpSExt:
		y := f.Operand(x, 0)
		switch yw := u.ty.Bits(u.ty.Scalar(f.TypeOf(y))); {
		case yw == w:
			return y
		case yw > w:
			f.Mutate(v, ir.OpTrunc, 0, 0, y)
		default:
			f.Mutate(v, op, f.Flags(x)&ir.FlagNNeg, 0, y)
		}
		return v
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul:
		// Low bits depend on low bits only. Worth it if that removes an extension.
		if !u.ty.IsInt(t) {
			return ir.None
		}
		a, b := f.Operand(x, 0), f.Operand(x, 1)
		if op == ir.OpAnd || op == ir.OpOr || op == ir.OpXor {
			if r := u.demand(x, mask(w), 0); r != ir.None && u.ty.Bits(from) <= 64 {
				f.SetOperand(v, 0, r)
				u.push(x)
				return v
			}
		}
		// With an operand that is neutral in the low bits.
		if k, ok := u.c.Uint(b); ok {
			switch k &= mask(w); {
			case k == 0 && (op == ir.OpAdd || op == ir.OpSub || op == ir.OpXor), k == 1 && op == ir.OpMul:
				f.SetOperand(v, 0, a)
				f.SetFlags(v, 0)
				u.push(x)
				return v
			}
		}
		if w == 1 && op == ir.OpSub && u.c.IsZero(a) { // -x is odd if x is
			f.SetOperand(v, 0, b)
			f.SetFlags(v, 0)
			u.push(x)
			return v
		}
		if !u.oneUse(x) || !u.legalWidth(w) {
			return ir.None
		}
		if u.narrows(a, w) && u.narrows(b, w) {
			na, nb := u.cast(v, ir.OpTrunc, a, t), u.cast(v, ir.OpTrunc, b, t)
			return u.binary(v, op, 0, na, nb)
		}
	case ir.OpShl:
		// trunc (shl (zext y), n) → shl (trunc), and 0 beyond the width
		if n, ok := u.splat(f.Operand(x, 1)); ok && u.ty.IsInt(t) {
			if n >= uint64(w) {
				return u.c.Null(t)
			}
			if u.oneUse(x) && u.legalWidth(w) && u.narrows(f.Operand(x, 0), w) {
				return u.binary(v, ir.OpShl, 0, u.cast(v, ir.OpTrunc, f.Operand(x, 0), t), u.c.Int(t, n))
			}
		}
	case ir.OpLShr:
		return u.truncOfShift(v, x, t, w)
	case ir.OpSelect:
		a, b := f.Operand(x, 1), f.Operand(x, 2)
		if u.oneUse(x) && u.ty.IsInt(t) && u.narrows(a, w) && u.narrows(b, w) {
			na, nb := u.cast(v, ir.OpTrunc, a, t), u.cast(v, ir.OpTrunc, b, t)
			u.b.Before(v)
			return u.b.Select(f.Operand(x, 0), na, nb)
		}
	case ir.OpBitCast: // the first element of a vector in little-endian order
		y := f.Operand(x, 0)
		if yt := f.TypeOf(y); u.ty.IsVector(yt) && u.ty.IsInt(from) && u.m.BitsOf(u.ty.Elem(yt)) == uint64(w) {
			u.b.Before(v)
			e := u.b.Insert(ir.OpExtractElement, u.ty.Elem(yt), 0, 0, y, u.c.Int(ir.I32, 0))
			u.push(e)
			return u.convert(e, t)
		}
	}
	return ir.None
}

// legalWidth reports whether the machine computes with integers of w bits.
func (u *unit) legalWidth(w int) bool { return w == 1 || w == 16 || w == 32 || w == 64 }

// narrows reports whether truncating v to w bits costs nothing.
func (u *unit) narrows(v ir.Value, w int) bool {
	if u.isPlain(v) {
		return true
	}
	switch u.f.Op(v) {
	case ir.OpZExt, ir.OpSExt:
		return u.ty.Bits(u.ty.Scalar(u.f.TypeOf(u.f.Operand(v, 0)))) <= w
	}
	return false
}

// truncOfShift is trunc (lshr y, n): a part of y that may come from one source.
func (u *unit) truncOfShift(v, x ir.Value, t ir.Type, w int) ir.Value {
	f := u.f
	n, ok := u.splat(f.Operand(x, 1))
	if !ok || !u.ty.IsInt(t) {
		return ir.None
	}
	y := f.Operand(x, 0)
	yt := f.TypeOf(y)
	yw := uint64(u.ty.Bits(yt))
	if n >= yw || yw > 64 {
		return ir.None
	}
	if w == 1 && n == yw-1 && !u.ty.IsVector(yt) { // the sign
		u.b.Before(v)
		return u.b.ICmp(ir.ICmpSLT, y, u.c.Null(yt))
	}
	// Which bits of y count: w of them from bit n.
	want := mask(w) << n
	if r := u.demand(y, want&mask(int(yw)), 0); r != ir.None {
		return u.cast(v, ir.OpTrunc, u.binary(v, ir.OpLShr, 0, r, f.Operand(x, 1)), t)
	}
	switch f.Op(y) {
	case ir.OpShl: // (z << n) >> n, of which the low bits are z's
		if k, ok := u.splat(f.Operand(y, 1)); ok && k == n && n+uint64(w) <= yw {
			return u.cast(v, ir.OpTrunc, f.Operand(y, 0), t)
		}
	case ir.OpBitCast:
		z := f.Operand(y, 0)
		if zt := f.TypeOf(z); u.ty.IsVector(zt) {
			e := u.ty.Elem(zt)
			if ew := u.m.BitsOf(e); ew == uint64(w) && n%ew == 0 {
				u.b.Before(v)
				el := u.b.Insert(ir.OpExtractElement, e, 0, 0, z, u.c.Int(ir.I32, n/ew))
				u.push(el)
				return u.convert(el, t)
			}
		}
	}
	return ir.None
}

// rewriteFPTrunc computes in the narrow type what was only widened for the
// operation: a double holds more than twice the digits of a float, so rounding the
// double result once more gives what the float operation gives.
func (u *unit) rewriteFPTrunc(v, x ir.Value, t ir.Type) ir.Value {
	f := u.f
	switch op := f.Op(x); op {
	case ir.OpFPExt:
		y := f.Operand(x, 0)
		if f.TypeOf(y) == t && !u.ftz {
			return y
		}
	case ir.OpFNeg:
		if u.oneUse(x) && f.Op(f.Operand(x, 0)) == ir.OpFPExt && f.TypeOf(f.Operand(f.Operand(x, 0), 0)) == t {
			u.b.Before(v)
			return u.b.FNeg(f.Operand(f.Operand(x, 0), 0), f.Flags(x))
		}
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		if u.ty.Scalar(f.TypeOf(x)) != ir.Double || u.ty.Scalar(t) != ir.Float || !u.oneUse(x) || u.ftz {
			return ir.None
		}
		narrow := func(y ir.Value) ir.Value {
			if f.Op(y) == ir.OpFPExt && f.TypeOf(f.Operand(y, 0)) == t {
				return f.Operand(y, 0)
			}
			if u.isPlain(y) {
				return u.shrinkConst(y, t)
			}
			return ir.None
		}
		a, b := narrow(f.Operand(x, 0)), narrow(f.Operand(x, 1))
		if a != ir.None && b != ir.None {
			// What was no infinity nor zero may round to one.
			return u.binary(v, op, f.Flags(x)&^(ir.FlagNInf|ir.FlagNSZ), a, b)
		}
	}
	return ir.None
}

// rewriteToInt is fptosi and fptoui.
func (u *unit) rewriteToInt(v ir.Value, op ir.Op, x ir.Value, in ir.Op) ir.Value {
	f := u.f
	t := f.TypeOf(v)
	switch in {
	case ir.OpFAdd:
		if y := u.pastZero(x); y != x {
			f.SetOperand(v, 0, y)
			return v
		}
	case ir.OpFPExt:
		if u.ty.Scalar(f.TypeOf(f.Operand(x, 0))) == ir.BFloat { // goes by way of float
			return ir.None
		}
		f.Mutate(v, op, 0, 0, f.Operand(x, 0))
		return v
	case ir.OpSIToFP, ir.OpUIToFP: // back again, if the first way was exact
		y := f.Operand(x, 0)
		n, w := u.scalarBits(y), u.scalarBits(v)
		k, ok := u.format(u.ty.Scalar(f.TypeOf(x)))
		if !ok || n == 0 || w == 0 || uint(n) > k.frac+1 || 1<<(k.exp-1) < n {
			return ir.None
		}
		switch {
		case n > w: // out of range is poison
			return u.cast(v, ir.OpTrunc, y, t)
		case in == ir.OpSIToFP:
			return u.cast(v, ir.OpSExt, y, t)
		default:
			return u.cast(v, ir.OpZExt, y, t)
		}
	}
	return ir.None
}
