package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// cast selects component k of a conversion whose operand has as many components.
func (s intSelector) cast(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	op := f.Op(v)
	x := f.Operand(v, 0)
	to := s.lay.of(f.TypeOf(v))[k]
	from := s.lay.of(f.TypeOf(x))[k]
	switch op {
	case ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr:
		switch {
		case op == ir.OpTrunc && s.tryMulHi(v, k, d, to):
		case to.class == cPred && from.class == cPred:
			s.e(isa.Op_mov_pred, reg(d), reg(s.reg(x, k)))
		case to.class == cPred:
			t := s.newReg(from.class)
			s.e(andOp[from.class], reg(t), reg(s.reg(x, k)), imm(1))
			s.e(s.setpOp(from.class, isa.Ne), reg(d), reg(t), imm(0))
		case from.class.bits() < to.class.bits() || from.bits < to.bits:
			s.zextInto(d, to, x, k, from, false)
		case op == ir.OpTrunc && k == 0 && s.mem().tryNarrowLoad(d, to, x, from):
		case op == ir.OpTrunc && to.class == c32 && from.class == c64 && (s.countInto(d, x, k, from, false) || s.upperHalf(d, x, k)):
		default:
			s.narrowInto(d, to.class, s.reg(x, k), from.class)
		}
	case ir.OpZExt, ir.OpSExt:
		if s.lay.count(f.TypeOf(v)) == 1 && s.tryExtMul(v, d, to) {
			return
		}
		s.zextInto(d, to, x, k, from, op == ir.OpSExt)
	case ir.OpFPExt, ir.OpFPTrunc:
		s.fp().floatResize(d, to.class, x, k, from.class)
	case ir.OpSIToFP, ir.OpUIToFP:
		s.fp().intToFloat(d, to.class, x, k, op == ir.OpSIToFP)
	case ir.OpFPToSI, ir.OpFPToUI:
		if from.class == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
			s.fp().floatToInt(d, to, s.fp().f32Reg(x, k, cBF16), cF32, op == ir.OpFPToSI)
			return
		}
		s.fp().floatToInt(d, to, s.fp().floatReg(x, k), from.class, op == ir.OpFPToSI)
	}
}

// narrowInto cuts the integer in r to class c.
func (s intSelector) narrowInto(d ptx.RegID, c class, r ptx.RegID, from class) {
	if c == from {
		s.e(s.sp.mov[c], reg(d), reg(r))
		return
	}
	s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[from]), reg(d), reg(r))
}

// zextInto extends component k of x into register d of component to.
func (s intSelector) zextInto(d ptx.RegID, to comp, x ir.Value, k int, from comp, signed bool) {
	if c, ok := s.constOf(x, k); ok {
		if !signed && from.bits < 64 {
			c &= 1<<from.bits - 1
		}
		s.e(s.sp.mov[to.class], reg(d), imm(c))
		return
	}
	if s.mem().tryExtLoad(d, to.class, x, k, from, signed) {
		return
	}
	if to.class == c64 && from.class == c32 && s.tryWideShl(d, x, k, from, signed) {
		return
	}
	r := s.reg(x, k)
	if from.class != cPred && extended(s, x, k, signed, extensionSteps) {
		from.bits = uint8(from.class.bits())
	}
	s.extendReg(d, to.class, r, from, signed)
}

// tryWideShl extends x << n, which does not overflow, as a product into register d of 64 bits.
func (s intSelector) tryWideShl(d ptx.RegID, x ir.Value, k int, from comp, signed bool) bool {
	f := s.f
	if k != 0 || from.bits != 32 || !s.folds(x, ir.OpShl) || f.Flags(x)&ir.NoWrap(signed) == 0 || s.def(x, 0) != 0 || s.lay.count(f.TypeOf(x)) != 1 {
		return false
	}
	n, ok := s.constOf(f.Operand(x, 1), 0)
	if _, isConst := s.constOf(f.Operand(x, 0), 0); !ok || isConst || uint64(n) > 30 {
		return false
	}
	s.e(mulWide(comp{class: c64, bits: 64}, signed), reg(d), reg(s.reg(f.Operand(x, 0), 0)), imm(1<<n))
	return true
}

// countInto selects component k of x, a bit count or a byte-swapped half without other uses, in the 32-bit register in
// which it is computed. The numbers are small, so that zeros in the upper bits are right for signed values, too.
func (s intSelector) countInto(d ptx.RegID, x ir.Value, k int, from comp, signed bool) bool {
	f := s.f
	w, j := s.resolve(x, k)
	if !s.folds(w, ir.OpCall) || from.bits < 8 || s.lay.count(f.TypeOf(w)) != 1 || s.lay.of(f.TypeOf(w))[j].bits != from.bits || s.def(w, j) != 0 {
		return false
	}
	id := f.CalleeIntrinsic(w)
	switch id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		return s.intIntrinsic(w, id, j, d, comp{class: c32, bits: from.bits})
	case ir.IntrBswap:
		if signed || from.bits != 16 {
			return false
		}
		s.e(isa.Op_prmt_b32, reg(d), reg(s.anyExtend(f.Operand(w, 0), 0, c32)), imm(0), imm(0x7701))
		return true
	}
	return false
}

// upperHalf takes the upper 32 bits of a 64-bit number that x only shifts down.
func (s intSelector) upperHalf(d ptx.RegID, x ir.Value, k int) bool {
	if !s.folds(x, ir.OpLShr) && !s.folds(x, ir.OpAShr) {
		return false
	}
	if n, ok := s.constOf(s.f.Operand(x, 1), k); !ok || n != 32 || s.lay.of(s.f.TypeOf(x))[k].bits != 64 {
		return false
	}
	s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(s.newReg(c32)), reg(d), reg(s.reg(s.f.Operand(x, 0), k)))
	return true
}

// joinHalves selects x|y of 64 bits where one is a number of 32 bits and the other one such a
// number shifted up by 32.
func (s intSelector) joinHalves(d ptx.RegID, x, y ir.Value, k int) bool {
	f := s.f
	half := func(v ir.Value) ir.Value { // that v extends, None if it does not
		if !s.folds(v, ir.OpZExt) {
			return ir.None
		}
		h := f.Operand(v, 0)
		if cp := s.lay.of(f.TypeOf(h))[k]; cp.class != c32 || cp.bits != 32 {
			return ir.None
		}
		return h
	}
	for range 2 {
		if s.folds(y, ir.OpShl) {
			n, ok := s.constOf(f.Operand(y, 1), k)
			lo, hi := half(x), half(f.Operand(y, 0))
			if ok && n == 32 && lo != ir.None && hi != ir.None {
				s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(s.reg(lo, k)), reg(s.reg(hi, k)))
				return true
			}
		}
		x, y = y, x
	}
	return false
}
