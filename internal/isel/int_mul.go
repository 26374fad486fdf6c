package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// tryNarrowMul selects the multiplication of two values, or of one with itself, that were
// both extended from less than half its width: their product by halves is exact. add, if any, is added.
func (s intSelector) tryNarrowMul(v ir.Value, d ptx.RegID, cp comp, add ir.Value) bool {
	if !isNarrowMul(s, v) {
		return false
	}
	f := s.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	signed, _ := extendedAlike(f, a, b)
	half := [2]ptx.RegID{s.extend(f.Operand(a, 0), 0, c32, signed)}
	if half[1] = half[0]; a != b {
		half[1] = s.extend(f.Operand(b, 0), 0, c32, signed)
	}
	switch {
	case add == ir.None:
		s.e(mulWide(cp, signed), reg(d), reg(half[0]), reg(half[1]))
	case wantsMadWide(s, cp):
		s.e(madWide(cp, signed), reg(d), reg(half[0]), reg(half[1]), reg(s.reg(add, 0)))
	default:
		t := s.newReg(cp.class)
		s.e(mulWide(cp, signed), reg(t), reg(half[0]), reg(half[1]))
		s.e(addI[cp.class], reg(d), reg(t), s.use(add, 0))
	}
	return true
}

// isNarrowMul reports whether tryNarrowMul can select v.
func isNarrowMul(s intSelector, v ir.Value) bool {
	f := s.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if _, ok := extendedAlike(f, a, b); !ok || f.TypeOf(v) != ir.I64 || s.opt.Level == 0 {
		return false
	}
	for _, e := range [2]ir.Value{a, b} {
		x := f.Operand(e, 0)
		if !s.m.Types.IsInt(f.TypeOf(x)) || s.lay.of(f.TypeOf(x))[0].class != c16 || !s.mayFold(e, x) || f.BlockOf(e) != s.blk || s.def(e, 0) != 0 {
			return false
		}
		for u := f.FirstUse(e); u != 0; u = f.NextUse(u) {
			if f.User(u) != v {
				return false
			}
		}
	}
	return true
}

// extendedAlike reports whether a and b are two extensions of one kind, and whether that is signed: one without the sign of a number that is not
// negative is of both kinds.
func extendedAlike(f *ir.Func, a, b ir.Value) (signed, ok bool) {
	x, y := f.Op(a), f.Op(b)
	switch {
	case x == y:
		return x == ir.OpSExt, x == ir.OpSExt || x == ir.OpZExt
	case x == ir.OpSExt && y == ir.OpZExt:
		return true, f.Flags(b)&ir.FlagNNeg != 0
	case x == ir.OpZExt && y == ir.OpSExt:
		return true, f.Flags(a)&ir.FlagNNeg != 0
	}
	return false, false
}

// isWideMul reports whether multiplication v is of two extended halves.
func (s intSelector) isWideMul(v ir.Value, k int) bool {
	_, _, _, ok := s.wideOperands(v, k)
	return ok
}

// wideOperands matches a multiplication of values extended from half its width, or of component k of such vectors.
func (s intSelector) wideOperands(v ir.Value, k int) (x ir.Value, y ptx.Operand, signed, ok bool) {
	f := s.f
	ty := &s.m.Types
	t := ty.Scalar(f.TypeOf(v))
	half := ir.I32
	switch {
	case f.TypeOf(v) == ir.I32:
		half = ir.I16
	case !ty.IsInt(t) || ty.Bits(t) <= 32 || ty.Bits(t) > 64: // in a register of 64 bits, of which those beyond its width mean nothing
		return
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	op := f.Op(a)
	if op != ir.OpSExt && op != ir.OpZExt || ty.Scalar(f.TypeOf(f.Operand(a, 0))) != half || !s.mayFold(a, f.Operand(a, 0)) {
		return
	}
	signed = op == ir.OpSExt
	x = f.Operand(a, 0)
	if c, known := s.constOf(b, k); known {
		bits := uint(s.lay.of(half)[0].bits)
		if f.Op(v) == ir.OpShl {
			if uint64(c) >= uint64(bits) || signed && uint64(c) == uint64(bits)-1 {
				return
			}
			c = 1 << uint64(c)
		}
		signed = signed || c < 0 && f.Flags(a)&ir.FlagNNeg != 0
		if signed && c<<(64-bits)>>(64-bits) == c || !signed && uint64(c)>>bits == 0 {
			if _, isConst := s.constOf(x, k); !isConst {
				return x, imm(c), signed, true
			}
		}
		return
	}
	signed, ok = extendedAlike(f, a, b)
	if ok = ok && f.Op(v) == ir.OpMul && ty.Scalar(f.TypeOf(f.Operand(b, 0))) == half && s.mayFold(b, f.Operand(b, 0)); ok {
		y = s.use(f.Operand(b, 0), k)
	}
	return x, y, signed, ok
}

// tryMulWide selects a multiplication of extended halves, or a shift of an extended number, as mul.wide.
func (s intSelector) tryMulWide(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	x, y, signed, ok := s.wideOperands(v, k)
	if !ok {
		return s.f.Op(v) == ir.OpShl && shiftNarrow(s, v, d)
	}
	s.e(mulWide(cp, signed), reg(d), reg(s.reg(x, k)), y)
	return true
}

// shiftNarrow selects the shift of a number that was extended from at most 16 bits to 64 as mul.wide: a shift of 64 bits is two instructions.
func shiftNarrow(s intSelector, v ir.Value, d ptx.RegID) bool {
	f := s.f
	e := f.Operand(v, 0)
	op := f.Op(e)
	n, ok := s.constOf(f.Operand(v, 1), 0)
	if !ok || uint64(n) > 30 || f.TypeOf(v) != ir.I64 || s.opt.Level == 0 || op != ir.OpSExt && op != ir.OpZExt || !s.folds(e, op) {
		return false
	}
	return extendNarrow(s, e, 1<<n, d)
}

// extendNarrow selects the product of e, a number that is extended from at most 16 bits to 64, and a constant as mul.wide into register d.
func extendNarrow(s intSelector, e ir.Value, factor int64, d ptx.RegID) bool {
	f := s.f
	x, signed := f.Operand(e, 0), f.Op(e) == ir.OpSExt
	if !s.m.Types.IsInt(f.TypeOf(x)) || s.lay.of(f.TypeOf(x))[0].class != c16 || !s.mayFold(e, x) {
		return false
	}
	s.e(mulWide(comp{class: c64, bits: 64}, signed), reg(d), reg(s.extend(x, 0, c32, signed)), imm(factor))
	return true
}

// tryMulHi selects the upper half of a product of extended values, or of component k of vectors with elements of 32 bits:
// trunc((ext x * ext y) >> width).
func (s intSelector) tryMulHi(v ir.Value, k int, d ptx.RegID, to comp) bool {
	f := s.f
	ty := &s.m.Types
	vector := ty.IsVector(f.TypeOf(v))
	if int(to.bits) != to.class.bits() || to.class == cPred || vector && to.bits != 32 || !vector && k > 0 {
		return false
	}
	sh, ok := s.operandInst(v, 0)
	if vector {
		sh = f.Operand(v, 0)
		ok = sh.IsInst() && s.mayFoldAll(sh)
	}
	if !ok || f.Op(sh) != ir.OpLShr && f.Op(sh) != ir.OpAShr {
		return false
	}
	if n, isConst := s.constOf(f.Operand(sh, 1), k); !isConst || n != int64(to.bits) {
		return false
	}
	mul := f.Operand(sh, 0)
	if !mul.IsInst() || f.Op(mul) != ir.OpMul || ty.Bits(ty.Scalar(f.TypeOf(mul))) != 2*int(to.bits) {
		return false
	}
	if to.bits == 32 && !f.HasOneUse(mul) {
		return false // the whole product is needed, too: this is a register of it
	}
	a := f.Operand(mul, 0)
	if !a.IsInst() || f.Op(a) != ir.OpZExt && f.Op(a) != ir.OpSExt || f.TypeOf(f.Operand(a, 0)) != f.TypeOf(v) || !s.mayFold(a, f.Operand(a, 0)) {
		return false
	}
	y, signed, ok := s.otherHalf(mul, k, to)
	if !ok {
		return false
	}
	t := uType[to.class]
	if signed {
		t = sType[to.class]
	}
	op, _ := isa.Op_mul_hi_s32.WithSlot(isa.SlotType, t)
	s.e(op, reg(d), reg(s.reg(f.Operand(a, 0), k)), y)
	return true
}

// otherHalf returns the second operand of mul, whose first one is extended to twice its width, before the extension: component k of another value
// or a constant.
func (s intSelector) otherHalf(mul ir.Value, k int, to comp) (y ptx.Operand, signed, ok bool) {
	f := s.f
	a, b := f.Operand(mul, 0), f.Operand(mul, 1)
	if both, alike := extendedAlike(f, a, b); alike && f.TypeOf(f.Operand(b, 0)) == f.TypeOf(f.Operand(a, 0)) && s.mayFold(b, f.Operand(b, 0)) {
		return s.use(f.Operand(b, 0), k), both, true
	}
	signed = f.Op(a) == ir.OpSExt
	switch c := &f.Consts; {
	case to.bits <= 32:
		n, known := s.constOf(b, k)
		w := uint(to.bits)
		if !known || signed && n<<(64-2*w)>>(64-2*w) != n<<(64-w)>>(64-w) || !signed && uint64(n)<<(64-2*w)>>(64-2*w)>>w != 0 {
			return y, signed, false
		}
		return imm(n << (64 - w) >> (64 - w)), signed, true
	case b.IsConst() && c.Kind(b) == ir.CInt:
		n := int64(c.Bits(b))
		return imm(n), signed, !signed || n >= 0
	case b.IsConst() && c.Kind(b) == ir.CWide:
		ws := c.Words(b)
		if to.bits != 64 || len(ws) != 2 || !signed && ws[1] != 0 || signed && ws[1] != uint64(int64(ws[0])>>63) {
			return y, signed, false
		}
		return imm(int64(ws[0])), signed, true
	}
	return y, signed, false
}

// tryExtMul selects an extension of a multiplication that does not wrap as mul.wide.
func (s intSelector) tryExtMul(v ir.Value, d ptx.RegID, to comp) bool {
	x, a, y, signed, ok := s.extMul(v, to)
	if !ok || x == ir.None {
		return false
	}
	s.e(mulWide(to, signed), reg(d), reg(s.reg(a, 0)), y)
	return true
}

// extMul matches ext(a*y) and ext(a<<c) where the product fits the narrow type.
func (s intSelector) extMul(v ir.Value, to comp) (x, a ir.Value, y ptx.Operand, signed, ok bool) {
	f := s.f
	op := f.Op(v)
	if op != ir.OpZExt && op != ir.OpSExt || s.opt.Level == 0 {
		return
	}
	x = f.Operand(v, 0)
	t := f.TypeOf(x)
	if (to.bits != 64 || t != ir.I32) && (to.bits != 32 || t != ir.I16) || !x.IsInst() {
		return
	}
	signed = op == ir.OpSExt
	if f.Flags(x)&ir.NoWrap(signed) == 0 {
		return
	}
	switch {
	case s.folds(x, ir.OpMul):
		return x, f.Operand(x, 0), s.use(f.Operand(x, 1), 0), signed, true
	case s.folds(x, ir.OpShl):
		if c, isConst := s.constOf(f.Operand(x, 1), 0); isConst && uint64(c) < uint64(s.lay.of(t)[0].bits) {
			n := int64(1) << uint64(c)
			if t == ir.I16 {
				n = int64(int16(n))
			} else {
				n = int64(int32(n))
			}
			if signed && n < 0 {
				return
			}
			return x, f.Operand(x, 0), imm(n), signed, true
		}
	}
	return
}
