package bitcode

import "gonvvm/internal/ir"

// operand returns the id of argument i of a call, defined before it.
func (fw *funcWriter) operand(v ir.Value, i int) (uint32, typeID) {
	a, t := fw.use(fw.f.Operand(v, i), 0)
	if a >= fw.next && !fw.dry {
		// Only code that is never reached can use a value that is defined further on.
		return fw.constant(constEntry{kind: entryUndef, typ: t}), t
	}
	if fw.dry {
		fw.constant(constEntry{kind: entryUndef, typ: t})
	}
	return a, t
}

// expand writes an intrinsic as instructions and returns the id of the result.
func (fw *funcWriter) expand(v ir.Value, name string) uint32 {
	a, t := fw.operand(v, 0)
	switch name {
	case "abs.":
		zero := fw.constant(constEntry{kind: entryNull, typ: t})
		neg := fw.binop(ir.OpSub, zero, a)
		return fw.chosen(fw.compared(ir.ICmpSLT, a, zero), neg, a)
	case "is.fpclass.":
		mask, _ := fw.f.Consts.Uint(fw.f.Operand(v, 1))
		return fw.fpClass(v, a, t, mask)
	}
	b, bt := fw.operand(v, 1)
	switch name {
	case "smax.":
		return fw.chosen(fw.compared(ir.ICmpSGT, a, b), a, b)
	case "smin.":
		return fw.chosen(fw.compared(ir.ICmpSLT, a, b), a, b)
	case "umax.":
		return fw.chosen(fw.compared(ir.ICmpUGT, a, b), a, b)
	case "umin.":
		return fw.chosen(fw.compared(ir.ICmpULT, a, b), a, b)
	case "uadd.sat.":
		sum := fw.binop(ir.OpAdd, a, b)
		return fw.chosen(fw.compared(ir.ICmpULT, sum, a), fw.number(t, ^uint64(0)), sum)
	case "usub.sat.":
		diff := fw.binop(ir.OpSub, a, b)
		zero := fw.constant(constEntry{kind: entryNull, typ: t})
		return fw.chosen(fw.compared(ir.ICmpULT, a, b), zero, diff)
	case "sadd.sat.":
		return fw.signedSaturation(v, t, a, b, ir.OpAdd)
	case "ssub.sat.":
		return fw.signedSaturation(v, t, a, b, ir.OpSub)
	case "ptrmask.":
		n := fw.converted(ir.OpPtrToInt, a, t, bt)
		return fw.converted(ir.OpIntToPtr, fw.binop(ir.OpAnd, n, b), bt, fw.typeOf(v))
	}
	return fw.ieeeMinMax(v, t, a, b, name == "minimum.")
}

// signedSaturation writes a sum or difference that stops at the ends of the type. It
// overflowed if the sign of the result is not that of a, where the signs of
// the operands do not forbid it.
func (fw *funcWriter) signedSaturation(v ir.Value, t typeID, a, b uint32, op ir.Op) uint32 {
	ty := &fw.w.m.Types
	w := ty.Bits(ty.Scalar(fw.f.TypeOf(v)))
	if w > 64 {
		fw.w.fail(failOld, "LLVM 7 has no saturating arithmetic, and this is too wide to be expanded")
	}
	r := fw.binop(op, a, b)
	x := fw.binop(ir.OpXor, a, r)
	y := fw.binop(ir.OpXor, b, r)
	if op == ir.OpSub {
		y = fw.binop(ir.OpXor, a, b)
	}
	zero := fw.constant(constEntry{kind: entryNull, typ: t})
	over := fw.compared(ir.ICmpSLT, fw.binop(ir.OpAnd, x, y), zero)
	sign := fw.binop(ir.OpAShr, a, fw.number(t, uint64(w-1)))
	end := fw.binop(ir.OpXor, sign, fw.number(t, 1<<(w-1)-1))
	return fw.chosen(over, end, r)
}

// integers returns the integer type with the width of a value's floating-point type, as
// a vector if that is one, and the width.
func (fw *funcWriter) integers(t ir.Type) (typeID, int) {
	ty := &fw.w.m.Types
	bits := int(fw.w.m.BitsOf(ty.Scalar(t)))
	if bits > 64 {
		fw.w.fail(failOld, "LLVM 7 has no such intrinsic, and the type is too wide to expand it")
	}
	return fw.w.types.id(ty.WithScalar(t, ty.Int(bits))), bits
}

// ieeeMinMax writes llvm.minimum or llvm.maximum: NaN if an operand is, -0 below +0.
func (fw *funcWriter) ieeeMinMax(v ir.Value, t typeID, a, b uint32, least bool) uint32 {
	it, _ := fw.integers(fw.f.TypeOf(v))
	pred, op := ir.FCmpOGT, ir.OpAnd
	if least {
		pred, op = ir.FCmpOLT, ir.OpOr
	}
	r := fw.chosen(fw.compared(pred, a, b), a, b)
	same := fw.binop(op, fw.converted(ir.OpBitCast, a, t, it), fw.converted(ir.OpBitCast, b, t, it))
	r = fw.chosen(fw.compared(ir.FCmpOEQ, a, b), fw.converted(ir.OpBitCast, same, it, t), r)
	return fw.chosen(fw.compared(ir.FCmpUNO, a, b), fw.binop(ir.OpFAdd, a, b), r)
}

// fpClass writes a test for classes of floating-point numbers by their bits.
func (fw *funcWriter) fpClass(v ir.Value, a uint32, t typeID, mask uint64) uint32 {
	ft := fw.f.TypeOf(fw.f.Operand(v, 0))
	it, bits := fw.integers(ft)
	mant := 23
	switch fw.w.m.Types.Scalar(ft) {
	case ir.Half:
		mant = 10
	case ir.Double:
		mant = 52
	}
	sign := uint64(1) << (bits - 1)
	inf := sign - 1<<mant
	least := uint64(1) << mant // least normal number
	quiet := inf | least>>1
	ext := func(x uint64) uint32 { // as a signed number of the width
		s := 64 - bits
		return fw.number(it, uint64(int64(x<<s)>>s))
	}
	n := fw.converted(ir.OpBitCast, a, t, it)
	abs := fw.binop(ir.OpAnd, n, ext(sign-1))
	boolean := fw.typeOf(v)
	r := fw.constant(constEntry{kind: entryNull, typ: boolean})
	or := func(x uint32) { r = fw.binop(ir.OpOr, r, x) }
	both := func(x, y uint32) uint32 { return fw.binop(ir.OpAnd, x, y) }
	zero := fw.constant(constEntry{kind: entryNull, typ: it})
	negative := func() uint32 { return fw.compared(ir.ICmpSLT, n, zero) }
	positive := func() uint32 { return fw.compared(ir.ICmpSGE, n, zero) }
	between := func(lo, hi uint64) uint32 { // lo <= abs < hi
		return fw.compared(ir.ICmpULT, fw.binop(ir.OpSub, abs, ext(lo)), ext(hi-lo))
	}
	if mask&0x3ff == 0 {
		or(r)
	}
	if mask&0x001 != 0 {
		or(between(inf+1, quiet))
	}
	if mask&0x002 != 0 {
		or(fw.compared(ir.ICmpUGE, abs, ext(quiet)))
	}
	if mask&0x004 != 0 {
		or(fw.compared(ir.ICmpEQ, n, ext(sign|inf)))
	}
	if mask&0x008 != 0 {
		or(both(between(least, inf), negative()))
	}
	if mask&0x010 != 0 {
		or(both(between(1, least), negative()))
	}
	if mask&0x020 != 0 {
		or(fw.compared(ir.ICmpEQ, n, ext(sign)))
	}
	if mask&0x040 != 0 {
		or(fw.compared(ir.ICmpEQ, n, zero))
	}
	if mask&0x080 != 0 {
		or(both(between(1, least), positive()))
	}
	if mask&0x100 != 0 {
		or(both(between(least, inf), positive()))
	}
	if mask&0x200 != 0 {
		or(fw.compared(ir.ICmpEQ, n, ext(inf)))
	}
	return r
}
