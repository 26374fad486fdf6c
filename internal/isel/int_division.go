package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Divisions of 32 bits by variables. The machine has no divider: ptxas makes some twenty instructions of one, or a call of a subroutine where the type
// has 16 bits. A dividend of few bits is divided in f32 instead, with a quarter of that: n+1/2 is never closer to a multiple of d than 1/2, so
// that its product with an approximate reciprocal, cut off, is n/d; LLVM does so for AMD's GPUs.

// smallDividend bounds the absolute value of dividends that are divided in f32. The reciprocal is wrong by 2^-23 at most (PTX ISA, rcp), a divisor that f32
// rounds and the product by 2^-24 each: together less than 1/2 in units of n/d for n up to 2^21.
const smallDividend = 1 << 20

// Floating-point numbers whose lowest bits are an integer: 2^23 and 1.5 * 2^23.
const (
	bits2p23  = 0x4b000000
	bits3p22  = 0x4b400000
	floatHalf = 0x3f000000
	floatSign = 1 << 31
)

// division selects component k of a division or remainder.
func (s intSelector) division(v ir.Value, k int, d ptx.RegID, cp comp) {
	op, x, y := s.f.Op(v), s.f.Operand(v, 0), s.f.Operand(v, 1)
	signed := op == ir.OpSDiv || op == ir.OpSRem
	if s.opt.Level > 0 && cp.class != c64 && s.isSmall(x, cp, signed) {
		s.smallDivision(v, k, d, cp, signed)
		return
	}
	code := divU[cp.class]
	switch op {
	case ir.OpSDiv:
		code = divS[cp.class]
	case ir.OpURem:
		code = remU[cp.class]
	case ir.OpSRem:
		code = remS[cp.class]
	}
	s.e(code, reg(d), s.ext(x, k, signed), s.ext(y, k, signed))
}

// isSmall reports whether the components cp of x are known to be within smallDividend.
func (s intSelector) isSmall(x ir.Value, cp comp, signed bool) bool {
	if cp.class == c16 {
		return true
	}
	if s.m.Types.IsVector(s.f.TypeOf(x)) {
		return false
	}
	r := s.valueTracking().RangeOf(x, int(cp.bits), 0)
	if signed {
		return r.SMin >= -smallDividend && r.SMax <= smallDividend
	}
	return r.UMax <= smallDividend
}

// isNonNegative reports whether integer x is known not to be negative.
func (s intSelector) isNonNegative(x ir.Value, cp comp) bool {
	return !s.m.Types.IsVector(s.f.TypeOf(x)) && s.valueTracking().RangeOf(x, int(cp.bits), 0).SMin >= 0
}

// smallDivision selects component k of a division in f32.
func (s intSelector) smallDivision(v ir.Value, k int, d ptx.RegID, cp comp, signed bool) {
	f := s.f
	n, m := s.extend(f.Operand(v, 0), k, c32, signed), s.extend(f.Operand(v, 1), k, c32, signed)
	num, den, rcp := s.newReg(cF32), s.newReg(cF32), s.newReg(cF32)
	q, out := d, d
	if cp.class != c32 {
		out = s.newReg(c32)
		q = out
	}
	op := f.Op(v)
	rem := op == ir.OpURem || op == ir.OpSRem
	if rem {
		q = s.newReg(c32)
		if signed && s.isNonNegative(f.Operand(v, 0), cp) { // the sign of the divisor does not matter
			abs := s.newReg(c32)
			s.e(isa.Op_abs_s32, reg(abs), reg(m))
			m, signed = abs, false
		}
	}
	float := func(bits ptx.RegID) ptx.RegID {
		r := s.newReg(cF32)
		s.vec().moveBits(r, cF32, bits, c32)
		return r
	}
	biased := s.newReg(c32)
	if signed {
		sign, half := s.newReg(c32), s.newReg(c32)
		t := s.newReg(cF32)
		s.e(isa.Op_add_s32, reg(biased), reg(n), imm(bits3p22))
		s.e(isa.Op_add_rn_f32, reg(t), reg(float(biased)), f32Imm(bits3p22|floatSign))
		s.e(isa.Op_and_b32, reg(sign), reg(n), imm(-floatSign))
		s.e(isa.Op_or_b32, reg(half), reg(sign), imm(floatHalf))
		s.e(isa.Op_add_rn_f32, reg(num), reg(t), reg(float(half)))
		s.e(isa.Op_cvt_rn_f32_s32, reg(den), reg(m))
		s.e(isa.Op_rcp_approx_ftz_f32, reg(rcp), reg(den))
		p := s.newReg(cF32)
		s.e(isa.Op_mul_rn_f32, reg(p), reg(num), reg(rcp))
		s.e(isa.Op_cvt_rzi_s32_f32, reg(q), reg(p))
	} else {
		s.e(isa.Op_or_b32, reg(biased), reg(n), imm(bits2p23))
		s.e(isa.Op_add_rn_f32, reg(num), reg(float(biased)), f32Imm(bits2p23-1|floatSign)) // -(2^23 - 1/2)
		s.e(isa.Op_cvt_rn_f32_u32, reg(den), reg(m))
		s.e(isa.Op_rcp_approx_ftz_f32, reg(rcp), reg(den))
		p, bits := s.newReg(cF32), s.newReg(c32)
		s.e(isa.Op_fma_rz_f32, reg(p), reg(num), reg(rcp), f32Imm(bits2p23))
		s.vec().moveBits(bits, c32, p, cF32)
		s.e(isa.Op_add_s32, reg(q), reg(bits), imm(-bits2p23))
	}
	if rem {
		t := s.newReg(c32)
		s.e(isa.Op_mul_lo_s32, reg(t), reg(q), reg(m))
		s.e(isa.Op_sub_s32, reg(out), reg(n), reg(t))
	}
	if out != d {
		s.resizeInto(d, cp.class, out, c32)
	}
}
