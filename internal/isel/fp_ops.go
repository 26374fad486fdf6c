package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// floatReg returns component k of float x in a register.
func (s fpSelector) floatReg(x ir.Value, k int) ptx.RegID { return s.reg(x, k) }

// floatUse returns component k of float x as an operand; half constants go to a register.
func (s fpSelector) floatUse(x ir.Value, k int) ptx.Operand {
	switch s.lay.of(s.f.TypeOf(x))[k].class {
	case cF16, cBF16:
		return reg(s.reg(x, k))
	}
	return s.use(x, k)
}

// f32Op returns the plain or the .ftz form of an f32 instruction.
func (s fpSelector) f32Op(plain, ftz isa.Opcode) isa.Opcode {
	if s.ftz {
		return ftz
	}
	return plain
}

// fpBinary selects component k of a floating-point operation.
func (s fpSelector) fpBinary(v ir.Value, k int, d ptx.RegID, c class) {
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
	o := s.fpOp(op, c, s.fuses(v))
	if c == cF32 && op != ir.OpFMul && s.mixedSum(d, k, o, x, y) {
		return
	}
	s.e(o, reg(d), reg(s.reg(x, k)), s.use(y, k))
}

// fpOp returns fadd, fsub or fmul of class c. Without .rn ptxas may fuse it.
func (s fpSelector) fpOp(op ir.Op, c class, fuse bool) isa.Opcode {
	table := &mulF
	switch op {
	case ir.OpFAdd:
		table = &addF
	case ir.OpFSub:
		table = &subF
	}
	o := table[c]
	if fuse {
		o = o.Without(isa.RN)
	}
	return s.flushing(o, c)
}

// flushing returns operation o of class c, as .ftz if the function flushes its subnormals.
func (s fpSelector) flushing(o isa.Opcode, c class) isa.Opcode {
	if c == cF32 && s.ftz || c == cF16 && s.hftz {
		return o.With(isa.Ftz)
	}
	return o
}

// fneg emits a negation.
func (s fpSelector) fneg(d ptx.RegID, c class, r ptx.RegID) {
	switch {
	case c == cF32:
		s.e(s.f32Op(isa.Op_neg_f32, isa.Op_neg_ftz_f32), reg(d), reg(r))
	case c == cF64:
		s.e(isa.Op_neg_f64, reg(d), reg(r))
	case c == cF16 && s.t.Has(target.FeatureF16Neg) && s.vec().f16Math():
		s.e(s.flushing(isa.Op_neg_f16, c), reg(d), reg(r))
	case c == cBF16 && s.t.Has(target.FeatureBf16Abs):
		s.e(isa.Op_neg_bf16, reg(d), reg(r))
	default:
		s.e(isa.Op_xor_b16, reg(d), reg(r), imm(-32768))
	}
}

// fabs emits an absolute value.
func (s fpSelector) fabs(d ptx.RegID, c class, r ptx.RegID) {
	switch {
	case c == cF32:
		s.e(s.f32Op(isa.Op_abs_f32, isa.Op_abs_ftz_f32), reg(d), reg(r))
	case c == cF64:
		s.e(isa.Op_abs_f64, reg(d), reg(r))
	case c == cF16 && s.t.Has(target.FeatureF16Abs):
		s.e(s.flushing(isa.Op_abs_f16, c), reg(d), reg(r))
	case c == cBF16 && s.t.Has(target.FeatureBf16Abs):
		s.e(isa.Op_abs_bf16, reg(d), reg(r))
	default:
		s.e(isa.Op_and_b16, reg(d), reg(r), imm(0x7fff))
	}
}
