package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// floatReg returns component k of float x in a register.
func (s *selector) floatReg(x ir.Value, k int) ptx.RegID { return s.reg(x, k) }

// floatUse returns component k of float x as an operand; half constants go to a register.
func (s *selector) floatUse(x ir.Value, k int) ptx.Operand {
	switch s.lay.of(s.f.TypeOf(x))[k].class {
	case cF16, cBF16:
		return reg(s.reg(x, k))
	}
	return s.use(x, k)
}

// fuses reports whether a multiplication and an addition may become one fma.
func (s *selector) fuses(v ir.Value) bool {
	return s.opt.FMA || s.f.Flags(v)&ir.FlagContract != 0
}

// f32Op returns the plain or the .ftz form of an f32 instruction.
func (s *selector) f32Op(plain, ftz isa.Opcode) isa.Opcode {
	if s.ftz {
		return ftz
	}
	return plain
}

// fpBinary selects component k of a floating-point operation.
func (s *selector) fpBinary(v ir.Value, k int, d ptx.RegID, c class) {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	op := f.Op(v)
	switch op {
	case ir.OpFDiv:
		s.fdiv(v, k, d, c)
		return
	case ir.OpFRem:
		s.frem(v, k, d, c)
		return
	case ir.OpFMul:
		if _, ok := s.constOf(x, k); ok { // the second operand may be an immediate
			x, y = y, x
		}
	case ir.OpFAdd:
		if _, ok := s.constOf(x, k); ok {
			x, y = y, x
		}
		if s.tryFMA(v, k, d, c, x, y, false) || s.tryFMA(v, k, d, c, y, x, false) {
			return
		}
	case ir.OpFSub:
		if s.tryFMA(v, k, d, c, x, y, true) || s.tryFNMA(v, k, d, c, x, y) {
			return
		}
	}
	if c == cF16 || c == cBF16 {
		s.halfBinary(v, k, d, c, x, y)
		return
	}
	s.e(s.fpOp(op, c, s.fuses(v)), reg(d), reg(s.reg(x, k)), s.use(y, k))
}

// fpOp returns fadd, fsub or fmul for f32 and f64. Without .rn ptxas may fuse it.
func (s *selector) fpOp(op ir.Op, c class, fuse bool) isa.Opcode {
	var o isa.Opcode
	switch op {
	case ir.OpFAdd:
		o = isa.Op_add_rn_f32
		if c == cF64 {
			o = isa.Op_add_rn_f64
		}
	case ir.OpFSub:
		o = isa.Op_sub_rn_f32
		if c == cF64 {
			o = isa.Op_sub_rn_f64
		}
	default:
		o = isa.Op_mul_rn_f32
		if c == cF64 {
			o = isa.Op_mul_rn_f64
		}
	}
	if fuse {
		o = o.Without(isa.RN)
	}
	if c == cF32 && s.ftz {
		o = o.With(isa.Ftz)
	}
	return o
}

// tryFMA selects (x = a*b) ± y as a fused operation.
func (s *selector) tryFMA(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value, sub bool) bool {
	if !s.canFuse(v, x) {
		return false
	}
	a, b := s.f.Operand(x, 0), s.f.Operand(x, 1)
	var add ptx.Operand
	switch {
	case sub:
		n := s.newReg(c)
		s.fneg(n, c, s.reg(y, k))
		add = reg(n)
	default:
		add = s.floatUse(y, k)
	}
	return s.fma(d, c, reg(s.reg(a, k)), s.floatUse(b, k), add)
}

// tryFNMA selects x - (y = a*b) as (-a)*b + x.
func (s *selector) tryFNMA(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value) bool {
	if !s.canFuse(v, y) {
		return false
	}
	n := s.newReg(c)
	s.fneg(n, c, s.reg(s.f.Operand(y, 0), k))
	return s.fma(d, c, reg(n), s.floatUse(s.f.Operand(y, 1), k), s.floatUse(x, k))
}

func (s *selector) canFuse(v, mul ir.Value) bool {
	f := s.f
	if f.Op(mul) != ir.OpFMul || f.BlockOf(mul) != s.blk || !f.HasOneUse(mul) || !s.fuses(v) || !s.fuses(mul) {
		return false
	}
	switch s.m.Types.Scalar(f.TypeOf(v)) {
	case ir.Half:
		return s.t.Has(target.FeatureF16Fma) && s.f16Math()
	case ir.BFloat:
		return s.t.Has(target.FeatureBf16Fma)
	}
	return true
}

// fma emits a fused multiply-add of class c, through f32 where a half type has none;
// that rounds twice, which is why only llvm.fma on old targets may come here.
func (s *selector) fma(d ptx.RegID, c class, a, b, y ptx.Operand) bool {
	switch c {
	case cF32:
		s.e(s.f32Op(isa.Op_fma_rn_f32, isa.Op_fma_rn_ftz_f32), reg(d), a, b, y)
	case cF64:
		s.e(isa.Op_fma_rn_f64, reg(d), a, b, y)
	case cF16:
		if s.t.Has(target.FeatureF16Fma) && s.f16Math() {
			s.e(s.half(c, isa.Op_fma_rn_f16), reg(d), a, b, y)
			return true
		}
		s.wideFMA(d, c, a, b, y)
	case cBF16:
		if s.t.Has(target.FeatureBf16Fma) {
			s.e(isa.Op_fma_rn_bf16, reg(d), a, b, y)
			return true
		}
		s.wideFMA(d, c, a, b, y)
	}
	return true
}

// wideFMA computes a half fma in f64, where product and sum are exact (11+11 and 24
// bits of distance fit 53 for f16; bf16 sums that do not fit round to odd by
// the product's exactness being lost only below the sticky bits).
func (s *selector) wideFMA(d ptx.RegID, c class, a, b, y ptx.Operand) {
	wide := func(o ptx.Operand) ptx.RegID {
		r := s.newReg(cF64)
		s.floatCast(r, cF64, ptx.RegID(o.Idx), c)
		return r
	}
	r := s.newReg(cF64)
	s.e(isa.Op_fma_rn_f64, reg(r), reg(wide(a)), reg(wide(b)), reg(wide(y)))
	s.floatCast(d, c, r, cF64)
}

// fneg emits a negation.
func (s *selector) fneg(d ptx.RegID, c class, r ptx.RegID) {
	switch {
	case c == cF32:
		s.e(s.f32Op(isa.Op_neg_f32, isa.Op_neg_ftz_f32), reg(d), reg(r))
	case c == cF64:
		s.e(isa.Op_neg_f64, reg(d), reg(r))
	case c == cF16 && s.t.Has(target.FeatureF16Neg) && s.f16Math():
		s.e(s.half(c, isa.Op_neg_f16), reg(d), reg(r))
	case c == cBF16 && s.t.Has(target.FeatureBf16Abs):
		s.e(isa.Op_neg_bf16, reg(d), reg(r))
	default:
		s.e(isa.Op_xor_b16, reg(d), reg(r), imm(-32768))
	}
}

// fabs emits an absolute value.
func (s *selector) fabs(d ptx.RegID, c class, r ptx.RegID) {
	switch {
	case c == cF32:
		s.e(s.f32Op(isa.Op_abs_f32, isa.Op_abs_ftz_f32), reg(d), reg(r))
	case c == cF64:
		s.e(isa.Op_abs_f64, reg(d), reg(r))
	case c == cF16 && s.t.Has(target.FeatureF16Abs):
		s.e(s.half(c, isa.Op_abs_f16), reg(d), reg(r))
	case c == cBF16 && s.t.Has(target.FeatureBf16Abs):
		s.e(isa.Op_abs_bf16, reg(d), reg(r))
	default:
		s.e(isa.Op_and_b16, reg(d), reg(r), imm(0x7fff))
	}
}

// fdiv selects component k of a division with the precision asked for.
func (s *selector) fdiv(v ir.Value, k int, d ptx.RegID, c class) {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	one := false
	if n, ok := s.constOf(x, k); ok {
		one = c == cF32 && uint32(n) == 0x3f800000 || c == cF64 && n == 0x3ff0000000000000
	}
	switch c {
	case cF64:
		if one {
			s.e(isa.Op_rcp_rn_f64, reg(d), reg(s.reg(y, k)))
			return
		}
		s.e(isa.Op_div_rn_f64, reg(d), reg(s.reg(x, k)), s.use(y, k))
	case cF32:
		p := s.opt.PrecDiv
		if f.Flags(v)&ir.FlagAFn != 0 {
			p = DivApprox
		}
		if one && s.tryRsqrt(y, k, d, p) {
			return
		}
		switch {
		case one && p == DivIEEE:
			s.e(s.f32Op(isa.Op_rcp_rn_f32, isa.Op_rcp_rn_ftz_f32), reg(d), reg(s.reg(y, k)))
		case one:
			s.e(s.f32Op(isa.Op_rcp_approx_f32, isa.Op_rcp_approx_ftz_f32), reg(d), reg(s.reg(y, k)))
		case p == DivIEEE:
			s.e(s.f32Op(isa.Op_div_rn_f32, isa.Op_div_rn_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		case p == DivFull:
			s.e(s.f32Op(isa.Op_div_full_f32, isa.Op_div_full_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		default:
			s.e(s.f32Op(isa.Op_div_approx_f32, isa.Op_div_approx_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		}
	default:
		s.halfDiv(v, k, d, c)
	}
}

// tryRsqrt selects 1/sqrt as one instruction where neither needs to be exact.
func (s *selector) tryRsqrt(y ir.Value, k int, d ptx.RegID, p PrecDiv) bool {
	f := s.f
	if !s.folds(y, ir.OpCall) || s.m.Types.IsVector(f.TypeOf(y)) {
		return false
	}
	sym := f.CalleeSym(y)
	if sym == nil {
		return false
	}
	ftz := s.ftz
	switch {
	case sym.Intrinsic == ir.IntrSqrt:
		if f.Flags(y)&ir.FlagAFn == 0 && !s.opt.ApproxSqrt {
			return false
		}
		if p != DivApprox && !s.opt.ApproxSqrt {
			return false
		}
	case sym.Name == "llvm.nvvm.sqrt.approx.f":
		ftz = false
	case sym.Name == "llvm.nvvm.sqrt.approx.ftz.f":
		ftz = true
	case sym.Name == "llvm.nvvm.sqrt.f":
		if !s.opt.ApproxSqrt {
			return false
		}
	default:
		return false
	}
	if s.opt.NoRsqrt {
		return false
	}
	op := isa.Op_rsqrt_approx_f32
	if ftz {
		op = isa.Op_rsqrt_approx_ftz_f32
	}
	s.e(op, reg(d), reg(s.reg(f.Operand(y, 0), k)))
	return true
}

// floatCast converts between floating-point classes.
func (s *selector) floatCast(d ptx.RegID, to class, r ptx.RegID, from class) {
	switch {
	case to == from:
		s.e(s.sp.mov[to], reg(d), reg(r))
	case from == cF32 && to == cF64:
		if s.ftz {
			s.e(isa.Op_cvt_ftz_f64_f32, reg(d), reg(r))
			return
		}
		s.e(isa.Op_cvt_f64_f32, reg(d), reg(r))
	case from == cF64 && to == cF32:
		s.e(s.f32Op(isa.Op_cvt_rn_f32_f64, isa.Op_cvt_rn_ftz_f32_f64), reg(d), reg(r))
	case from == cF16 && to == cF32:
		s.e(s.half(cF16, isa.Op_cvt_f32_f16), reg(d), reg(r))
	case from == cF16 && to == cF64:
		s.e(isa.Op_cvt_f64_f16, reg(d), reg(r))
	case from == cF32 && to == cF16:
		s.rounds = append(s.rounds, rounded{d, r, len(s.buf)})
		s.e(isa.Op_cvt_rn_f16_f32, reg(d), reg(r))
	case from == cF64 && to == cF16:
		s.e(isa.Op_cvt_rn_f16_f64, reg(d), reg(r))
	case from == cBF16 && to == cF32:
		// The upper half of an f32; every target can shift.
		if s.t.Has(target.FeatureCvtBf16ToF32) {
			s.e(isa.Op_cvt_f32_bf16, reg(d), reg(r))
			return
		}
		w := s.newReg(c32)
		s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
		s.shiftUp(d, w)
	case from == cF32 && to == cBF16:
		if s.t.Has(target.FeatureCvtBf16) {
			s.rounds = append(s.rounds, rounded{d, r, len(s.buf)})
			s.e(isa.Op_cvt_rn_bf16_f32, reg(d), reg(r))
			return
		}
		s.roundBF16(d, r)
	case from == cF64 && to == cBF16 && s.t.Has(target.FeatureCvtBf16Any):
		s.e(isa.Op_cvt_rn_bf16_f64, reg(d), reg(r))
	case from == cF64 && to == cBF16: // through f32 rounded to odd, so that the second rounding is right
		s.floatCast(d, cBF16, s.roundOdd(r), cF32)
	default: // bf16 → f64, f16 ↔ bf16
		s.floatCast(d, to, s.widen(r, from), cF32)
	}
}

// roundBF16 rounds f32 register r to bf16 with integer operations: add half of the last
// place, and one more if that place is odd; NaN keeps its sign and becomes quiet.
func (s *selector) roundBF16(d, r ptx.RegID) {
	b, t, u, w, x, q, z := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32)
	p := s.newReg(cPred)
	s.moveBits(b, c32, r, cF32)
	s.e(isa.Op_bfe_u32, reg(t), reg(b), imm(16), imm(1))
	s.e(isa.Op_add_s32, reg(u), reg(t), reg(b))
	s.e(isa.Op_add_s32, reg(w), reg(u), imm(0x7fff))
	s.e(isa.Op_or_b32, reg(q), reg(b), imm(0x400000))
	s.e(isa.Op_setp_nan_f32, reg(p), reg(r), reg(r))
	s.e(isa.Op_selp_b32, reg(x), reg(q), reg(w), reg(p))
	s.e(isa.Op_shr_u32, reg(z), reg(x), imm(16))
	s.e(isa.Op_cvt_u16_u32, reg(d), reg(z))
}

// roundOdd rounds f64 register r to f32 towards zero with the last bit set if inexact.
func (s *selector) roundOdd(r ptx.RegID) ptx.RegID {
	t, back := s.newReg(cF32), s.newReg(cF64)
	bits, odd, out, res := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(cF32)
	p := s.newReg(cPred)
	s.e(isa.Op_cvt_rz_f32_f64, reg(t), reg(r))
	s.e(isa.Op_cvt_f64_f32, reg(back), reg(t))
	s.e(isa.Op_setp_eq_f64, reg(p), reg(back), reg(r))
	s.moveBits(bits, c32, t, cF32)
	s.e(isa.Op_or_b32, reg(odd), reg(bits), imm(1))
	s.e(isa.Op_selp_b32, reg(out), reg(bits), reg(odd), reg(p))
	s.moveBits(res, cF32, out, c32)
	return res
}

// intToFloat converts component k of integer x.
func (s *selector) intToFloat(d ptx.RegID, to class, x ir.Value, k int, signed bool) {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	if cp.class == cPred {
		s.boolToFloat(d, to, s.reg(x, k), signed)
		return
	}
	if to == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
		t := s.newReg(cF64)
		s.intToFloat(t, cF64, x, k, signed)
		s.floatCast(d, cBF16, t, cF64)
		return
	}
	if to == cF16 && !s.t.Has(target.FeatureF16Arith) && !s.opt.LLVM { // what f32 would round is infinite in f16
		t := s.newReg(cF32)
		s.intToFloat(t, cF32, x, k, signed)
		s.floatCast(d, cF16, t, cF32)
		return
	}
	if w := s.uncut(x, signed); w != ir.None { // the same number before it was cut
		x, cp = w, s.lay.of(s.f.TypeOf(w))[0]
	}
	r := s.extReg(x, k, signed)
	types := &uType
	if signed {
		types = &sType
	}
	s.e(cvt(isa.Op_cvt_rn_f32_s32, fType[to], types[cp.class]), reg(d), reg(r))
}

// boolToFloat gives 1.0 (or -1.0 for a signed i1) or zero.
func (s *selector) boolToFloat(d ptx.RegID, to class, p ptx.RegID, signed bool) {
	var one int64
	switch to {
	case cF16:
		one = 0x3c00
	case cBF16:
		one = 0x3f80
	case cF32:
		one = 0x3f800000
	case cF64:
		one = 0x3ff0000000000000
	}
	if signed {
		one |= 1 << (to.bits() - 1)
	}
	if to == cF16 || to == cBF16 {
		s.e(isa.Op_selp_b16, reg(d), imm(int64(int16(one))), imm(0), reg(p))
		return
	}
	s.e(selp[to], reg(d), immediate(to, one), immediate(to, 0), reg(p))
}

// floatToInt converts a float to the integer component to; out of range is poison.
func (s *selector) floatToInt(d ptx.RegID, to comp, r ptx.RegID, from class, signed bool) {
	if from == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
		r, from = s.widen(r, from), cF32
	}
	types := &uType
	if signed {
		types = &sType
	}
	if to.class == cPred { // only 0 and ±1 are not poison
		t := s.newReg(c32)
		s.floatToInt(t, comp{class: c32, bits: 32}, r, from, signed)
		s.e(setp(isa.Op_setp_eq_s32, isa.Ne, s.sp.eq[c32]), reg(d), reg(t), imm(0))
		return
	}
	op := isa.Op_cvt_rzi_s32_f32
	switch {
	case from == cF32 && s.ftz:
		op = isa.Op_cvt_rzi_ftz_s32_f32
	case from == cF64:
		op = isa.Op_cvt_rzi_s32_f64
	case from == cF16:
		op = isa.Op_cvt_rzi_s32_f16
	case from == cBF16:
		op = isa.Op_cvt_rzi_s32_bf16
	}
	op, _ = op.WithSlot(isa.SlotType, types[to.class])
	s.e(op, reg(d), reg(r))
}
