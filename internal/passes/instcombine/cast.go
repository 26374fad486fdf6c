package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// visitCast is op x to t.
func (ic castCombiner) visitCast(v ir.Value, op ir.Op) ir.Value {
	f := ic.f
	x, t := f.Operand(v, 0), f.TypeOf(v)
	if x.IsConstOrSym() {
		return ic.named("fold-constants", ic.fold.Cast(op, x, t))
	}
	switch op {
	case ir.OpTrunc:
		return ic.named("trunc", ic.visitTrunc(v, x, f.TypeOf(x), t))
	case ir.OpZExt:
		return ic.named("zext", ic.visitZExt(v, x, t))
	case ir.OpSExt:
		return ic.named("sext", ic.visitSExt(v, x, t))
	case ir.OpFPTrunc:
		return ic.named("fptrunc", ic.visitFPTrunc(v, x, t))
	case ir.OpFPExt:
		return ic.named("fpext", ic.visitFPExt(v, x))
	case ir.OpFPToSI, ir.OpFPToUI:
		return ic.named("fptoint", ic.visitToInt(v, op, x, f.Op(x)))
	case ir.OpUIToFP, ir.OpSIToFP:
		return ic.named("inttofp", ic.visitIntToFP(v, op, x))
	case ir.OpBitCast:
		switch {
		case f.TypeOf(x) == t:
			return x
		case f.Op(x) == ir.OpBitCast:
			f.Mutate(v, ir.OpBitCast, 0, 0, f.Operand(x, 0))
			return v
		}
		if r := ic.named("element-of-parts", ic.elementOfParts(v, x, t)); r != ir.None {
			return r
		}
		return ic.named("bits-of-sign", ic.bitsOfSign(v, x, t))
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		return ic.named("ptrtoint", ic.visitPtrToInt(v, x, t))
	case ir.OpIntToPtr:
		if f.Op(x) == ir.OpPtrToInt {
			if y := f.Operand(x, 0); f.TypeOf(y) == t && ic.m.BitsOf(f.TypeOf(x)) >= ic.m.BitsOf(t) {
				return y
			}
		}
	case ir.OpAddrSpaceCast:
		return ic.named("addrspacecast", ic.visitAddrSpaceCast(v, x, t))
	}
	return ir.None
}

// bitsOfSign is the bits of |y| or -y, which are those of y but for the sign: an operation on integers spares one on floats.
func (ic castCombiner) bitsOfSign(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	et := ic.ty.Scalar(t)
	abs := f.CalleeIntrinsic(x) == ir.IntrFabs
	if !abs && f.Op(x) != ir.OpFNeg || !ic.oneUse(x) || !ic.ty.IsInt(et) || ic.ty.IsVector(t) != ic.ty.IsVector(f.TypeOf(x)) ||
		ic.m.BitsOf(et) > 64 || ic.m.BitsOf(et) != ic.m.BitsOf(ic.ty.Scalar(f.TypeOf(x))) {
		return ir.None
	}
	sign := uint64(1) << (ic.m.BitsOf(et) - 1)
	y := ic.cast(v, ir.OpBitCast, f.Operand(x, 0), t)
	if abs {
		return ic.binary(v, ir.OpAnd, 0, y, ic.c.SplatInt(t, sign-1))
	}
	return ic.binary(v, ir.OpXor, 0, y, ic.c.SplatInt(t, sign))
}

// visitFPExt is fpext x: extensions combine, and fpext (sitofp i) → sitofp i if the first conversion is exact.
func (ic castCombiner) visitFPExt(v, x ir.Value) ir.Value {
	f := ic.f
	switch in := f.Op(x); in {
	case ir.OpFPExt:
		f.Mutate(v, ir.OpFPExt, f.Flags(v)&f.Flags(x), 0, f.Operand(x, 0))
		return v
	case ir.OpSIToFP, ir.OpUIToFP:
		y := f.Operand(x, 0)
		if k, ok := ic.fold.Format(ic.ty.Scalar(f.TypeOf(x))); ok && uint(ic.ty.Bits(ic.ty.Scalar(f.TypeOf(y)))) <= uint(k.Frac)+1 {
			f.Mutate(v, in, 0, 0, y)
			return v
		}
	}
	return ir.None
}

// visitIntToFP converts before an extension, not after it, and without a sign where there is none.
func (ic castCombiner) visitIntToFP(v ir.Value, op ir.Op, x ir.Value) ir.Value {
	f := ic.f
	switch {
	case f.Op(x) == ir.OpZExt:
		f.Mutate(v, ir.OpUIToFP, 0, 0, f.Operand(x, 0))
		return v
	case f.Op(x) == ir.OpSExt && op == ir.OpSIToFP:
		f.Mutate(v, ir.OpSIToFP, 0, 0, f.Operand(x, 0))
		return v
	case op == ir.OpSIToFP && ic.values.IntBits(x) == 64 && ic.values.Known(x).NonNegative(64): // with a sign it takes more instructions
		f.Mutate(v, ir.OpUIToFP, ir.FlagNNeg, 0, x)
		return v
	}
	return ir.None
}

// visitPtrToInt is ptrtoint (inttoptr y), which is y or a conversion of it.
func (ic castCombiner) visitPtrToInt(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if f.Op(x) != ir.OpIntToPtr {
		return ir.None
	}
	y := f.Operand(x, 0)
	w, pw := ic.m.BitsOf(f.TypeOf(y)), ic.m.BitsOf(f.TypeOf(x))
	switch {
	case f.TypeOf(y) == t && w <= pw:
		return y
	case w != pw:
		return ir.None
	case w < ic.m.BitsOf(t):
		f.Mutate(v, ir.OpZExt, 0, 0, y)
	default:
		f.Mutate(v, ir.OpTrunc, 0, 0, y)
	}
	return v
}

// visitAddrSpaceCast removes casts to the same space, and round trips. But generic → specific → generic is kept before
// instcombine-late: it gives inference the space of the object, and memory intrinsics need it to the end. The parameter
// of a kernel has no other generic address.
func (ic castCombiner) visitAddrSpaceCast(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	from := f.TypeOf(x)
	if from == t {
		return x
	}
	if f.Op(x) != ir.OpAddrSpaceCast {
		return ir.None
	}
	late := ic.late && ic.ty.AddrSpace(ic.ty.Scalar(from)) != analysis.ParamSpace && !ic.feedsFill(v)
	if y := f.Operand(x, 0); f.TypeOf(y) == t && (late || ic.ty.AddrSpace(ic.ty.Scalar(t)) != analysis.Generic) {
		return y
	}
	return ir.None
}

// feedsFill reports whether a memory intrinsic uses pointer v: it has no overload for the pointer's space
// before the end of the passes.
func (ic castCombiner) feedsFill(v ir.Value) bool {
	f := ic.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch f.CalleeIntrinsic(f.User(x)) {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
			return true
		}
	}
	return false
}

// visitTrunc narrows the computation of a truncated value.
func (ic castCombiner) visitTrunc(v, x ir.Value, from, t ir.Type) ir.Value {
	f := ic.f
	if !x.IsInst() {
		return ir.None
	}
	w := ic.ty.Bits(ic.ty.Scalar(t))
	if w <= 64 && ic.values.IntBits(x) != 0 {
		if k := ic.values.Known(x); (k.Zero|k.One)&fold.Mask(w) == fold.Mask(w) {
			return ic.c.SplatInt(t, k.One&fold.Mask(w))
		}
	}
	switch op := f.Op(x); op {
	case ir.OpTrunc:
		f.Mutate(v, ir.OpTrunc, f.Flags(v)&f.Flags(x)&(ir.FlagNUW|ir.FlagNSW), 0, f.Operand(x, 0))
		return v
	case ir.OpZExt, ir.OpSExt:
		y := f.Operand(x, 0)
		switch yw := ic.ty.Bits(ic.ty.Scalar(f.TypeOf(y))); {
		case yw == w:
			return y
		case yw > w:
			f.Mutate(v, ir.OpTrunc, 0, 0, y)
		default:
			f.Mutate(v, op, f.Flags(x)&ir.FlagNNeg, 0, y)
		}
		return v
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul:
		return ic.truncOfBinary(v, x, from, t, w)
	case ir.OpShl:
		return ic.truncOfShl(v, x, t, w)
	case ir.OpLShr:
		return ic.truncOfShift(v, x, t, w)
	case ir.OpSelect:
		a, b := f.Operand(x, 1), f.Operand(x, 2)
		if ic.oneUse(x) && ic.ty.IsInt(t) && ic.narrows(a, w) && ic.narrows(b, w) {
			na, nb := ic.cast(v, ir.OpTrunc, a, t), ic.cast(v, ir.OpTrunc, b, t)
			ic.b.Before(v)
			return ic.b.Select(f.Operand(x, 0), na, nb)
		}
	case ir.OpBitCast: // the first element of a vector in little-endian order
		y := f.Operand(x, 0)
		if yt := f.TypeOf(y); ic.ty.IsVector(yt) && ic.ty.IsInt(from) && ic.m.BitsOf(ic.ty.Elem(yt)) == uint64(w) {
			ic.b.Before(v)
			e := ic.b.Insert(ir.OpExtractElement, ic.ty.Elem(yt), 0, 0, y, ic.c.Int(ir.I32, 0))
			ic.push(e)
			return ic.b.BitOrPointerCast(e, t)
		}
	}
	return ir.None
}

// truncOfBinary narrows an operation whose low bits depend on low bits of the operands only, if that removes an extension.
func (ic castCombiner) truncOfBinary(v, x ir.Value, from, t ir.Type, w int) ir.Value {
	f := ic.f
	op := f.Op(x)
	if !ic.ty.IsInt(t) {
		return ir.None
	}
	a, b := f.Operand(x, 0), f.Operand(x, 1)
	if op == ir.OpAnd || op == ir.OpOr || op == ir.OpXor {
		if r := ic.demand(x, fold.Mask(w), 0); r != ir.None && ic.ty.Bits(from) <= 64 {
			f.SetOperand(v, 0, r)
			ic.push(x)
			return v
		}
	}
	// With an operand that is neutral in the low bits.
	if k, ok := ic.c.Uint(b); ok {
		switch k &= fold.Mask(w); {
		case k == 0 && (op == ir.OpAdd || op == ir.OpSub || op == ir.OpXor), k == 1 && op == ir.OpMul:
			f.SetOperand(v, 0, a)
			f.SetFlags(v, 0)
			ic.push(x)
			return v
		}
	}
	if w == 1 && op == ir.OpSub && ic.c.IsZero(a) { // -x is odd if x is
		f.SetOperand(v, 0, b)
		f.SetFlags(v, 0)
		ic.push(x)
		return v
	}
	if !ic.oneUse(x) || !ic.legalWidth(w) && (!ic.isByteResult(a) && !ic.isByteResult(b) || t != ir.I8) {
		return ir.None
	}
	// The low half of a number of 64 bits is a register of its own.
	half := from == ir.I64 && t == ir.I32 && (op == ir.OpMul || ic.narrows(a, w) || ic.narrows(b, w))
	if half || ic.narrows(a, w) && ic.narrows(b, w) {
		na, nb := ic.cast(v, ir.OpTrunc, a, t), ic.cast(v, ir.OpTrunc, b, t)
		return ic.binary(v, op, 0, na, nb)
	}
	return ir.None
}

// isByteResult reports whether v extends the result of an operation on bytes, which only code with vectors computes: a register then holds more bits, which
// the extension clears.
func (ic castCombiner) isByteResult(v ir.Value) bool {
	f := ic.f
	if f.Op(v) != ir.OpZExt && f.Op(v) != ir.OpSExt {
		return false
	}
	x := f.Operand(v, 0)
	return f.TypeOf(x) == ir.I8 && ic.oneUse(v) && (f.Op(x) == ir.OpAdd || f.Op(x) == ir.OpSub || f.Op(x) == ir.OpMul)
}

// truncOfShl is trunc (shl (zext y), n) → shl (trunc), and 0 beyond the width.
func (ic castCombiner) truncOfShl(v, x ir.Value, t ir.Type, w int) ir.Value {
	f := ic.f
	if n, ok := ic.c.SplatBits(f.Operand(x, 1)); ok && ic.ty.IsInt(t) {
		if n >= uint64(w) {
			return ic.c.Null(t)
		}
		if ic.oneUse(x) && ic.legalWidth(w) && ic.narrows(f.Operand(x, 0), w) {
			return ic.binary(v, ir.OpShl, 0, ic.cast(v, ir.OpTrunc, f.Operand(x, 0), t), ic.c.Int(t, n))
		}
	}
	return ir.None
}

// legalWidth reports whether the machine computes with integers of w bits.
func (ic castCombiner) legalWidth(w int) bool { return w == 1 || w == 16 || w == 32 || w == 64 }

// narrows reports whether truncating v to w bits costs nothing.
func (ic castCombiner) narrows(v ir.Value, w int) bool {
	if ic.c.IsPlain(v) {
		return true
	}
	switch ic.f.Op(v) {
	case ir.OpZExt, ir.OpSExt:
		return ic.ty.Bits(ic.ty.Scalar(ic.f.TypeOf(ic.f.Operand(v, 0)))) <= w
	}
	return false
}

// truncOfShift is trunc (lshr y, n): a part of y that may come from one source.
func (ic castCombiner) truncOfShift(v, x ir.Value, t ir.Type, w int) ir.Value {
	f := ic.f
	n, ok := ic.c.SplatBits(f.Operand(x, 1))
	if !ok || !ic.ty.IsInt(t) {
		return ir.None
	}
	y := f.Operand(x, 0)
	yt := f.TypeOf(y)
	yw := uint64(ic.ty.Bits(yt))
	if n >= yw || yw > 64 {
		return ir.None
	}
	if w == 1 && n == yw-1 && !ic.ty.IsVector(yt) { // the sign
		ic.b.Before(v)
		return ic.b.ICmp(ir.ICmpSLT, y, ic.c.Null(yt))
	}
	// Which bits of y count: w of them from bit n.
	want := fold.Mask(w) << n
	if r := ic.demand(y, want&fold.Mask(int(yw)), 0); r != ir.None {
		return ic.cast(v, ir.OpTrunc, ic.binary(v, ir.OpLShr, 0, r, f.Operand(x, 1)), t)
	}
	switch f.Op(y) {
	case ir.OpShl: // (z << n) >> n, of which the low bits are z's
		if k, ok := ic.c.SplatBits(f.Operand(y, 1)); ok && k == n && n+uint64(w) <= yw {
			return ic.cast(v, ir.OpTrunc, f.Operand(y, 0), t)
		}
	case ir.OpBitCast:
		z := f.Operand(y, 0)
		if zt := f.TypeOf(z); ic.ty.IsVector(zt) {
			e := ic.ty.Elem(zt)
			if ew := ic.m.BitsOf(e); ew == uint64(w) && n%ew == 0 {
				ic.b.Before(v)
				el := ic.b.Insert(ir.OpExtractElement, e, 0, 0, z, ic.c.Int(ir.I32, n/ew))
				ic.push(el)
				return ic.b.BitOrPointerCast(el, t)
			}
		}
	}
	return ir.None
}

// visitToInt is fptosi and fptoui.
func (ic castCombiner) visitToInt(v ir.Value, op ir.Op, x ir.Value, in ir.Op) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	switch in {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
		if y := ic.floats().pastZero(x); y != x {
			f.SetOperand(v, 0, y)
			return v
		}
		return ic.integerMath(v, in, x)
	case ir.OpFPExt:
		if ic.ty.Scalar(f.TypeOf(f.Operand(x, 0))) == ir.BFloat { // converts through float
			return ir.None
		}
		f.Mutate(v, op, 0, 0, f.Operand(x, 0))
		return v
	case ir.OpSIToFP, ir.OpUIToFP: // the inverse conversion, if the first one was exact
		y := f.Operand(x, 0)
		n, w := ic.values.ScalarBits(y), ic.values.ScalarBits(v)
		k, ok := ic.fold.Format(ic.ty.Scalar(f.TypeOf(x)))
		if !ok || n == 0 || w == 0 || uint(n) > uint(k.Frac)+1 || 1<<(k.Exp-1) < n {
			return ir.None
		}
		switch {
		case n > w: // out of range is poison
			return ic.cast(v, ir.OpTrunc, y, t)
		case in == ir.OpSIToFP:
			return ic.cast(v, ir.OpSExt, y, t)
		default:
			return ic.cast(v, ir.OpZExt, y, t)
		}
	}
	return ir.None
}
