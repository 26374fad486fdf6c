package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// floatIntrinsic selects component k of a floating-point intrinsic.
func (s fpSelector) floatIntrinsic(v ir.Value, id ir.Intrinsic, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	x := f.Operand(v, 0)
	c := cp.class
	afn := f.Flags(v)&ir.FlagAFn != 0
	half := c == cF16 || c == cBF16
	// through32 computes a half operation in f32.
	through32 := func(op isa.Opcode) bool {
		r := s.newReg(cF32)
		if s.hftz && id != ir.IntrTanh {
			op = op.With(isa.Ftz)
		}
		s.e(op, reg(r), reg(s.f32Reg(x, k, c)))
		s.floatCast(d, c, r, cF32)
		return true
	}
	round := func(mode isa.Atom) bool {
		with := func(op isa.Opcode) isa.Opcode {
			op, _ = op.WithSlot(isa.SlotRound, mode)
			return op
		}
		switch {
		case c == cF64:
			s.e(with(isa.Op_cvt_rzi_f64_f64), reg(d), reg(s.reg(x, k)))
		case c == cF32:
			s.e(with(s.f32Op(isa.Op_cvt_rzi_f32_f32, isa.Op_cvt_rzi_ftz_f32_f32)), reg(d), reg(s.reg(x, k)))
		case c == cF16:
			s.e(with(isa.Op_cvt_rzi_f16_f16), reg(d), reg(s.reg(x, k)))
		case c == cBF16 && s.t.Has(target.FeatureCvtBf16Any):
			s.e(with(isa.Op_cvt_rzi_bf16_bf16), reg(d), reg(s.reg(x, k)))
		default:
			return through32(with(isa.Op_cvt_rzi_f32_f32))
		}
		return true
	}
	switch id {
	case ir.IntrFma, ir.IntrFmuladd:
		return s.fusedIntrinsic(v, k, d, c)
	case ir.IntrFabs:
		s.fabs(d, c, s.reg(x, k))
	case ir.IntrSqrt:
		approx := afn || s.approxSqrt()
		switch {
		case c == cF64:
			s.e(isa.Op_sqrt_rn_f64, reg(d), reg(s.reg(x, k)))
		case c == cF32 && approx:
			s.e(s.f32Op(isa.Op_sqrt_approx_f32, isa.Op_sqrt_approx_ftz_f32), reg(d), reg(s.reg(x, k)))
		case c == cF32:
			s.e(s.f32Op(isa.Op_sqrt_rn_f32, isa.Op_sqrt_rn_ftz_f32), reg(d), reg(s.reg(x, k)))
		case approx:
			return through32(isa.Op_sqrt_approx_f32)
		default:
			return through32(isa.Op_sqrt_rn_f32)
		}
	case ir.IntrFloor:
		return round(isa.RMI)
	case ir.IntrCeil:
		return round(isa.RPI)
	case ir.IntrTrunc:
		return round(isa.RZI)
	case ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		return round(isa.RNI)
	case ir.IntrRound:
		s.roundAway(d, c, x, k)
	case ir.IntrMinnum, ir.IntrMinimumnum:
		return s.ints().minMax(d, c, x, f.Operand(v, 1), k, false, false)
	case ir.IntrMaxnum, ir.IntrMaximumnum:
		return s.ints().tryMinMax(x, f.Operand(v, 1), k, d, c, true)
	case ir.IntrMinimum:
		return s.ints().minMax(d, c, x, f.Operand(v, 1), k, false, true)
	case ir.IntrMaximum:
		return s.ints().minMax(d, c, x, f.Operand(v, 1), k, true, true)
	case ir.IntrCopysign:
		s.copysign(d, c, x, f.Operand(v, 1), k)
	case ir.IntrCanonicalize:
		one := int64(0x3f800000)
		switch {
		case c == cF64:
			s.e(isa.Op_mul_rn_f64, reg(d), reg(s.reg(x, k)), f64Imm(0x3ff0000000000000))
		case c == cF32:
			s.e(s.f32Op(isa.Op_mul_rn_f32, isa.Op_mul_rn_ftz_f32), reg(d), reg(s.reg(x, k)), f32Imm(uint32(one)))
		default:
			r := s.newReg(cF32)
			s.e(isa.Op_mul_rn_f32, reg(r), reg(s.f32Reg(x, k, c)), f32Imm(uint32(one)))
			s.floatCast(d, c, r, cF32)
		}
	case ir.IntrConvertFromFp16:
		r := s.reg(x, k)
		s.floatCast(d, c, r, cF16)
	case ir.IntrSin, ir.IntrCos, ir.IntrExp2, ir.IntrLog2, ir.IntrTanh:
		if c == cF64 || id != ir.IntrExp2 && !afn && !(id == ir.IntrLog2 && s.opt.ApproxLog2) {
			return false
		}
		op := isa.Op_sin_approx_f32
		switch id {
		case ir.IntrCos:
			op = isa.Op_cos_approx_f32
		case ir.IntrExp2:
			op = isa.Op_ex2_approx_f32
		case ir.IntrLog2:
			op = isa.Op_lg2_approx_f32
		case ir.IntrTanh:
			if !s.need(v, "llvm.tanh", target.FeatureTanh) {
				return true
			}
			op = isa.Op_tanh_approx_f32
		}
		if half {
			return through32(op)
		}
		if s.ftz && id != ir.IntrTanh {
			op = op.With(isa.Ftz)
		}
		s.e(op, reg(d), reg(s.reg(x, k)))
	case ir.IntrFptosiSat, ir.IntrFptouiSat:
		s.ints().satConvert(d, cp, x, k, id == ir.IntrFptosiSat)
	case ir.IntrPowi:
		return false
	default:
		return false
	}
	return true
}

// roundAway rounds halves away from zero: the integral part, plus one towards x's sign if the discarded fraction is at
// least a half (the difference is exact).
func (s fpSelector) roundAway(d ptx.RegID, c class, x ir.Value, k int) {
	out, w := d, c
	half := c == cF16 || c == cBF16
	var r ptx.RegID
	if half {
		r, out, w = s.f32Reg(x, k, c), s.newReg(cF32), cF32
	} else {
		r = s.reg(x, k)
	}
	t, rest, mag, one, step, sum, p := s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(cPred)
	integral, abs, reached, sign := isa.Op_cvt_rzi_f32_f32, isa.Op_abs_f32, isa.Op_setp_ge_f32, isa.Op_copysign_f32
	zero, halve, whole := f32Imm(0), f32Imm(0x3f000000), f32Imm(0x3f800000)
	if w == cF64 {
		integral, abs, reached, sign = isa.Op_cvt_rzi_f64_f64, isa.Op_abs_f64, isa.Op_setp_ge_f64, isa.Op_copysign_f64
		zero, halve, whole = f64Imm(0), f64Imm(0x3fe0000000000000), f64Imm(0x3ff0000000000000)
	}
	s.e(integral, reg(t), reg(r))
	s.e(subF[w], reg(rest), reg(r), reg(t))
	s.e(abs, reg(mag), reg(rest))
	s.e(reached, reg(p), reg(mag), halve)
	s.e(selp[w], reg(one), whole, zero, reg(p))
	s.e(sign, reg(step), reg(r), reg(one))
	s.e(addF[w], reg(sum), reg(t), reg(step))
	s.e(sign, reg(out), reg(r), reg(sum))
	if half {
		s.floatCast(d, c, out, cF32)
	}
}

// signHalf returns the half of y's bits that has its sign; rounding y does not change it.
func (s fpSelector) signHalf(y ir.Value, k int) ptx.RegID {
	f := s.f
	w, j := s.resolve(y, k)
	if !w.IsInst() || f.Op(w) != ir.OpFPTrunc || !s.mayFold(w, f.Operand(w, 0)) || s.def(w, j) != 0 {
		return s.reg(y, k)
	}
	x := f.Operand(w, 0)
	r, h := s.reg(x, j), s.newReg(c16)
	switch s.lay.of(f.TypeOf(x))[j].class {
	case cF32:
		low := ptx.Operand{}
		if !s.vec().sink() {
			low = reg(s.newReg(c16))
		}
		s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), low, reg(h), reg(r))
	case cF64:
		b, t := s.newReg(c64), s.newReg(c64)
		s.vec().moveBits(b, c64, r, cF64)
		s.e(isa.Op_shr_u64, reg(t), reg(b), imm(48))
		s.e(isa.Op_cvt_u16_u64, reg(h), reg(t))
	default:
		return s.reg(y, k)
	}
	return h
}

// copysign gives x the sign of y, which may be of another type.
func (s fpSelector) copysign(d ptx.RegID, c class, x, y ir.Value, k int) {
	switch c {
	case cF32:
		s.e(isa.Op_copysign_f32, reg(d), reg(s.reg(y, k)), s.use(x, k))
	case cF64:
		s.e(isa.Op_copysign_f64, reg(d), reg(s.reg(y, k)), s.use(x, k))
	default:
		a, b := s.newReg(c16), s.newReg(c16)
		s.e(isa.Op_and_b16, reg(a), reg(s.reg(x, k)), imm(0x7fff))
		s.e(isa.Op_and_b16, reg(b), reg(s.signHalf(y, k)), imm(-0x8000))
		s.e(isa.Op_or_b16, reg(d), reg(a), reg(b))
	}
}
