package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// widened returns the type of the half or bfloat number that x, a number of f32, extends in this block, where an instruction of mixed
// precision (PTX ISA §9.7.5) may take that number; 0 if there is none.
func (s fpSelector) widened(x ir.Value) isa.Atom {
	f := s.f
	if s.ftz || s.opt.Level == 0 || !s.t.Has(target.FeatureMixedArith) || f.Op(x) != ir.OpFPExt || f.BlockOf(x) != s.blk ||
		s.m.Types.Scalar(f.TypeOf(x)) != ir.Float {
		return 0
	}
	switch s.m.Types.Scalar(f.TypeOf(f.Operand(x, 0))) {
	case ir.Half:
		return isa.F16
	case ir.BFloat:
		return isa.Bf16
	}
	return 0
}

// mixedSum selects component k of x + y or x - y, which is instruction op, as a sum or difference of mixed precision. It returns false if x, or
// in a sum y, is not extended, or the other one is a constant.
func (s fpSelector) mixedSum(d ptx.RegID, k int, op isa.Opcode, x, y ir.Value) bool {
	o, sub := isa.Op_add_rn_f32_f16, op.Form() == isa.Op_sub_rn_f32.Form()
	if sub {
		o = isa.Op_sub_rn_f32_f16
	}
	t := s.widened(x)
	if t == 0 && !sub {
		x, y = y, x
		t = s.widened(x)
	}
	if _, isConst := s.constOf(y, k); t == 0 || isConst || op.Has(isa.Ftz) {
		return false
	}
	s.e(mixedLike(o, op, t), reg(d), reg(s.reg(s.f.Operand(x, 0), k)), reg(s.reg(y, k)))
	return true
}

// mixedFMA selects component k of x * y + z, which is instruction op, likewise: both factors are extended from one type. z gives the operand.
func (s fpSelector) mixedFMA(d ptx.RegID, k int, op isa.Opcode, x, y ir.Value, z func() ptx.Operand) bool {
	t := s.widened(x)
	if t == 0 || s.widened(y) != t || op.Has(isa.Ftz) {
		return false
	}
	f := s.f
	s.e(mixedLike(isa.Op_fma_rn_f32_f16, op, t), reg(d), reg(s.reg(f.Operand(x, 0), k)), reg(s.reg(f.Operand(y, 0), k)), z())
	return true
}

// mixedLike returns o, an operation of mixed precision, for numbers of type t, with the rounding and saturation of op.
func mixedLike(o, op isa.Opcode, t isa.Atom) isa.Opcode {
	o, _ = o.WithSlot(isa.SlotType2, t)
	if r := op.Get(isa.SlotRound); r != 0 {
		o, _ = o.WithSlot(isa.SlotRound, r)
	} else {
		o = o.Without(isa.RN)
	}
	if op.Has(isa.Sat) {
		o = o.With(isa.Sat)
	}
	return o
}
