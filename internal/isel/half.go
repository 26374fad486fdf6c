package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/softfp"
	"gonvvm/internal/target"
)

// halfBinary selects an f16 or bf16 operation, natively or through f32, which is
// exact enough: the product, sum and quotient of two such numbers round the same.
func (s *selector) halfBinary(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value) {
	op := s.f.Op(v)
	native := c == cF16 && s.f16Math() || c == cBF16 && s.t.Has(target.FeatureBf16Arith)
	if native {
		var o isa.Opcode
		switch op {
		case ir.OpFAdd:
			o = isa.Op_add_rn_f16
			if c == cBF16 {
				o = isa.Op_add_rn_bf16
			}
		case ir.OpFSub:
			o = isa.Op_sub_rn_f16
			if c == cBF16 {
				o = isa.Op_sub_rn_bf16
			}
		default:
			o = isa.Op_mul_rn_f16
			if c == cBF16 {
				o = isa.Op_mul_rn_bf16
			}
		}
		if s.fuses(v) {
			o = o.Without(isa.RN)
		}
		s.e(s.half(c, o), reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
		return
	}
	if s.bf16ByFMA(c) {
		a, b := s.reg(x, k), s.reg(y, k)
		switch op {
		case ir.OpFAdd: // a*1 + b
			s.e(isa.Op_fma_rn_bf16, reg(d), reg(a), reg(s.halfConst(0x3f80)), reg(b))
		case ir.OpFSub: // b*-1 + a
			s.e(isa.Op_fma_rn_bf16, reg(d), reg(b), reg(s.halfConst(0xbf80)), reg(a))
		default: // a*b + -0
			s.e(isa.Op_fma_rn_bf16, reg(d), reg(a), reg(b), reg(s.halfConst(0x8000)))
		}
		return
	}
	r := s.newReg(cF32)
	o := s.fpOp(op, cF32, s.fuses(v))
	if !s.hftz {
		o = o.Without(isa.Ftz)
	}
	s.e(o, reg(r), reg(s.f32Reg(x, k, c)), s.f32Use(y, k, c))
	s.floatCast(d, c, r, cF32)
}

// halfDiv selects component k of a division of halves, in f32.
func (s *selector) halfDiv(v ir.Value, k int, d ptx.RegID, c class) {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	one := f32Imm(0x3f800000)
	rcp, div := isa.Op_rcp_rn_f32, isa.Op_div_rn_f32
	if f.Flags(v)&ir.FlagAFn != 0 {
		rcp, div = isa.Op_rcp_approx_f32, isa.Op_div_approx_f32
	}
	if s.hftz {
		rcp, div = rcp.With(isa.Ftz), div.With(isa.Ftz)
	}
	r := s.newReg(cF32)
	if n, ok := s.constOf(x, k); ok && s.halfAsF32(n, c) == one {
		s.e(rcp, reg(r), reg(s.f32Reg(y, k, c)))
	} else {
		s.e(div, reg(r), reg(s.f32Reg(x, k, c)), s.f32Use(y, k, c))
	}
	s.floatCast(d, c, r, cF32)
}

// halfAsF32 returns the half of class c with bits n as an immediate of f32.
func (s *selector) halfAsF32(n int64, c class) ptx.Operand {
	if c == cBF16 {
		return f32Imm(softfp.BF16To32(uint16(n)))
	}
	return f32Imm(softfp.F16To32(uint16(n)))
}

// half returns operation o of class c, flushing if it is one of f16 and those do.
func (s *selector) half(c class, o isa.Opcode) isa.Opcode {
	if s.hftz && c == cF16 {
		return o.With(isa.Ftz)
	}
	return o
}

// bf16ByFMA reports whether bf16 operations are those of sm_80, which has fma alone and
// does not flush.
func (s *selector) bf16ByFMA(c class) bool {
	return c == cBF16 && s.t.Has(target.FeatureBf16Fma) && !s.hftz
}

// halfConst returns a register with a 16-bit pattern.
func (s *selector) halfConst(bits uint16) ptx.RegID {
	r := s.newReg(cBF16)
	s.e(s.sp.mov[cBF16], reg(r), hex(uint64(bits)))
	return r
}

// widen converts an f16 or bf16 register to f32.
func (s *selector) widen(r ptx.RegID, c class) ptx.RegID {
	d := s.newReg(cF32)
	s.floatCast(d, cF32, r, c)
	return d
}

// f32Use returns component k of half x of class c as an operand of an f32 operation.
func (s *selector) f32Use(x ir.Value, k int, c class) ptx.Operand {
	if n, ok := s.constOf(x, k); ok {
		return s.halfAsF32(n, c)
	}
	d := s.newReg(cF32)
	if c == cF16 || s.t.Has(target.FeatureCvtBf16ToF32) || !s.shiftLoaded(d, x, k) {
		s.floatCast(d, cF32, s.reg(x, k), c)
	}
	return reg(d)
}

// f32Reg is f32Use in a register.
func (s *selector) f32Reg(x ir.Value, k int, c class) ptx.RegID {
	o := s.f32Use(x, k, c)
	if o.Kind == ptx.OpReg {
		return ptx.RegID(o.Idx)
	}
	d := s.newReg(cF32)
	s.e(s.sp.mov[cF32], reg(d), o)
	return d
}

// shiftLoaded gives d the number of bf16 x, which nobody else asks for, by loading it into 32 bits
// and shifting it to where an f32 has them.
func (s *selector) shiftLoaded(d ptx.RegID, x ir.Value, k int) bool {
	f := s.f
	x, k = s.resolve(x, k)
	if k != 0 || f.TypeOf(x) != ir.BFloat {
		return false
	}
	var a access
	switch {
	case s.loneParam(x):
		a = s.paramAccess(x)
	case s.movableLoad(x):
		a = s.accessOf(x, f.Operand(x, 0), isa.Op_ld_u32)
		if a.align(0) < 2 {
			return false
		}
		s.nonCoherent(x, &a)
	default:
		return false
	}
	w := s.newReg(c32)
	s.e(a.with(s.sp.narrow(2, false), 1), reg(w), a.a.operand())
	s.shiftUp(d, w)
	return true
}

// shiftUp makes an f32 of the bits of a bf16.
func (s *selector) shiftUp(d, bits ptx.RegID) {
	x := s.newReg(c32)
	s.e(isa.Op_shl_b32, reg(x), reg(bits), imm(16))
	s.moveBits(d, cF32, x, c32)
}

// floatResize converts component k of x between floating-point classes.
func (s *selector) floatResize(d ptx.RegID, to class, x ir.Value, k int, from class) {
	switch {
	case from != cBF16 || s.t.Has(target.FeatureCvtBf16ToF32) || to == cF16 || to == cBF16:
		s.floatCast(d, to, s.floatReg(x, k), from)
	case to == cF32:
		if !s.shiftLoaded(d, x, k) {
			s.floatCast(d, to, s.floatReg(x, k), from)
		}
	default:
		s.floatCast(d, to, s.f32Reg(x, k, from), cF32)
	}
}
