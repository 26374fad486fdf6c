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
func (s fpSelector) halfBinary(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value) {
	op := s.f.Op(v)
	native := c == cF16 && s.vec().f16Math() || c == cBF16 && s.t.Has(target.FeatureBf16Arith)
	if native {
		s.e(s.fpOp(op, c, s.fuses(v)), reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
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

// halfAsF32 returns the half of class c with bits n as an immediate of f32.
func (s fpSelector) halfAsF32(n int64, c class) ptx.Operand {
	if c == cBF16 {
		return f32Imm(softfp.BF16To32(uint16(n)))
	}
	return f32Imm(softfp.F16To32(uint16(n)))
}

// bf16ByFMA reports whether bf16 operations are those of sm_80, which has fma alone and
// does not flush.
func (s fpSelector) bf16ByFMA(c class) bool {
	return c == cBF16 && s.t.Has(target.FeatureBf16Fma) && !s.hftz
}

// halfConst returns a register with a 16-bit pattern.
func (s fpSelector) halfConst(bits uint16) ptx.RegID {
	r := s.newReg(cBF16)
	s.e(s.sp.mov[cBF16], reg(r), hex(uint64(bits)))
	return r
}

// widen converts an f16 or bf16 register to f32.
func (s fpSelector) widen(r ptx.RegID, c class) ptx.RegID {
	d := s.newReg(cF32)
	s.floatCast(d, cF32, r, c)
	return d
}

// f32Use returns component k of half x of class c as an operand of an f32 operation.
func (s fpSelector) f32Use(x ir.Value, k int, c class) ptx.Operand {
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
func (s fpSelector) f32Reg(x ir.Value, k int, c class) ptx.RegID {
	o := s.f32Use(x, k, c)
	if o.Kind == ptx.OpReg {
		return ptx.RegID(o.Idx)
	}
	d := s.newReg(cF32)
	s.e(s.sp.mov[cF32], reg(d), o)
	return d
}
