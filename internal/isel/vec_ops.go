package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// packInstr returns the instruction that computes operation v of a pack of cp as a
// whole, 0 if there is none: f16x2, bf16x2 and f32x2 arithmetic, 16-bit additions,
// and bits of any element.
func (s vecSelector) packInstr(v ir.Value, cp comp) isa.Opcode {
	f := s.f
	op := f.Op(v)
	switch op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if !cp.class.isFloat() && cp.class == c16 {
			return binaryOp(op, c32)
		}
		return 0
	case ir.OpAdd:
		if cp.class == c16 && cp.bits == 16 && s.t.Has(target.FeatureI16x2) {
			return isa.Op_add_s16x2
		}
		return 0
	case ir.OpSelect:
		if cp.class.bits() == 32 {
			return 0
		}
		if s.m.Types.IsVector(f.TypeOf(f.Operand(v, 0))) {
			if _, _, maxi, ok := s.ints().floatMinMax(v, 0); ok && cp.class.isFloat() {
				id := ir.IntrMinnum
				if maxi {
					id = ir.IntrMaxnum
				}
				return s.packIntrinsic(id, cp)
			}
			return 0
		}
		return isa.Op_selp_b32
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
		var o isa.Opcode
		switch cp.class {
		case cF16:
			if !s.f16Math() {
				return 0
			}
			o = s.fp().flushing([...]isa.Opcode{isa.Op_add_rn_f16x2, isa.Op_sub_rn_f16x2, isa.Op_mul_rn_f16x2}[packArith(op)], cF16)
		case cBF16:
			if !s.t.Has(target.FeatureBf16Arith) {
				if s.fp().bf16ByFMA(cBF16) || s.t.Has(target.FeatureBf16Fma) && op != ir.OpFMul && s.fusesOperand(v) {
					return isa.Op_fma_rn_bf16x2
				}
				return 0
			}
			o = [...]isa.Opcode{isa.Op_add_rn_bf16x2, isa.Op_sub_rn_bf16x2, isa.Op_mul_rn_bf16x2}[packArith(op)]
		case cF32:
			o = [...]isa.Opcode{isa.Op_add_rn_f32x2, isa.Op_sub_rn_f32x2, isa.Op_mul_rn_f32x2}[packArith(op)]
			if s.ftz {
				o = o.With(isa.Ftz)
			}
		default:
			return 0
		}
		if s.fp().fuses(v) {
			o = o.Without(isa.RN)
		}
		return o
	case ir.OpFNeg:
		switch {
		case cp.class == cF16 && s.t.Has(target.FeatureF16Neg):
			return s.fp().flushing(isa.Op_neg_f16x2, cF16)
		case cp.class == cBF16 && s.t.Has(target.FeatureBf16Abs):
			return isa.Op_neg_bf16x2
		case cp.class == cF16 || cp.class == cBF16:
			return isa.Op_xor_b32
		}
		return 0
	case ir.OpCall:
		return s.packIntrinsic(f.CalleeIntrinsic(v), cp)
	}
	return 0
}

func packArith(op ir.Op) int {
	switch op {
	case ir.OpFAdd:
		return 0
	case ir.OpFSub:
		return 1
	}
	return 2
}

// packIntrinsic is packInstr for LLVM's own intrinsics.
func (s vecSelector) packIntrinsic(id ir.Intrinsic, cp comp) isa.Opcode {
	half, bf := cp.class == cF16, cp.class == cBF16
	pick := func(h, b isa.Opcode, hn, bn target.Feature) isa.Opcode {
		switch {
		case half && s.t.Has(hn):
			return s.fp().flushing(h, cF16)
		case bf && s.t.Has(bn):
			return b
		}
		return 0
	}
	nan := func(o isa.Opcode, nan bool) isa.Opcode {
		if o != 0 && nan {
			o = o.With(isa.NaN)
		}
		return o
	}
	switch id {
	case ir.IntrFma, ir.IntrFmuladd:
		if cp.class == cF32 {
			if s.ftz {
				return isa.Op_fma_rn_ftz_f32x2
			}
			return isa.Op_fma_rn_f32x2
		}
		if half && !s.f16Math() {
			return 0
		}
		return pick(isa.Op_fma_rn_f16x2, isa.Op_fma_rn_bf16x2, target.FeatureF16Fma, target.FeatureBf16Fma)
	case ir.IntrFabs:
		if op := pick(isa.Op_abs_f16x2, isa.Op_abs_bf16x2, target.FeatureF16Abs, target.FeatureBf16Abs); op != 0 || !half && !bf {
			return op
		}
		return isa.Op_and_b32
	case ir.IntrCopysign:
		if half || bf {
			return isa.Op_or_b32
		}
	case ir.IntrMinnum, ir.IntrMinimumnum, ir.IntrMinimum:
		return nan(pick(isa.Op_min_f16x2, isa.Op_min_bf16x2, target.FeatureF16MinMax, target.FeatureF16MinMax), id == ir.IntrMinimum)
	case ir.IntrMaxnum, ir.IntrMaximumnum, ir.IntrMaximum:
		return nan(pick(isa.Op_max_f16x2, isa.Op_max_bf16x2, target.FeatureF16MinMax, target.FeatureF16MinMax), id == ir.IntrMaximum)
	}
	if id == ir.IntrBswap && cp.class == c16 && cp.bits == 16 {
		return isa.Op_prmt_b32
	}
	if cp.class == c16 && cp.bits == 16 && s.t.Has(target.FeatureI16x2) {
		switch id {
		case ir.IntrSmin:
			return isa.Op_min_s16x2
		case ir.IntrSmax:
			return isa.Op_max_s16x2
		case ir.IntrUmin:
			return isa.Op_min_u16x2
		case ir.IntrUmax:
			return isa.Op_max_u16x2
		}
	}
	return 0
}

// f16Math reports whether f16 arithmetic is done in f16.
func (s vecSelector) f16Math() bool { return s.t.Has(target.FeatureF16Arith) && !s.opt.NoF16Math }

// packsOp reports whether v computes its pack at component k by one instruction.
func (s vecSelector) packsOp(v ir.Value, k int) bool {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	return cp.lanes != 0 && s.packInstr(v, cp) != 0
}

// packOp selects v for the pack that component k belongs to, if one instruction does it.
func (s vecSelector) packOp(v ir.Value, k int) bool {
	f := s.f
	cp := s.lay.of(f.TypeOf(v))[k]
	o := s.packInstr(v, cp)
	if o == 0 {
		return false
	}
	if cp.lane != 0 {
		return true // the first element took care of it
	}
	if !s.packWanted(v, k) {
		return true
	}
	d := s.demandPack(v, k)
	ops := append(make([]ptx.Operand, 0, 5), reg(d))
	switch f.Op(v) {
	case ir.OpSelect:
		if x, y, maxi, ok := s.ints().floatMinMax(v, k); ok && s.m.Types.IsVector(f.TypeOf(f.Operand(v, 0))) {
			s.ints().packMinMax(x, y, k, d, maxi)
			s.split(v, k, d)
			return true
		}
		ops = append(ops, reg(s.pack(f.Operand(v, 1), k)), s.packUse(f.Operand(v, 2), k), reg(s.reg(f.Operand(v, 0), 0)))
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
		switch {
		case s.packFMA(v, k, d, cp):
		case o == isa.Op_fma_rn_bf16x2:
			s.fp().bf16FMA(v, k, d)
		default:
			s.e(o, reg(d), reg(s.pack(f.Operand(v, 0), k)), reg(s.pack(f.Operand(v, 1), k)))
		}
		s.split(v, k, d)
		return true
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		ops = append(ops, reg(s.pack(f.Operand(v, 0), k)), s.packUse(f.Operand(v, 1), k))
	case ir.OpFNeg:
		ops = append(ops, reg(s.pack(f.Operand(v, 0), k)))
		if o == isa.Op_xor_b32 {
			ops = append(ops, imm(packSigns))
		}
	case ir.OpCall:
		switch id := f.CalleeIntrinsic(v); {
		case o == isa.Op_and_b32:
			s.e(o, reg(d), reg(s.pack(f.Operand(v, 0), k)), imm(packRest))
			s.split(v, k, d)
			return true
		case id == ir.IntrBswap:
			s.e(o, reg(d), reg(s.pack(f.Operand(v, 0), k)), imm(0), hex(0x2301))
			s.split(v, k, d)
			return true
		case id == ir.IntrCopysign:
			a, b := s.newReg(c32), s.newReg(c32)
			s.e(isa.Op_and_b32, reg(a), reg(s.pack(f.Operand(v, 1), k)), imm(packSigns))
			s.e(isa.Op_and_b32, reg(b), reg(s.pack(f.Operand(v, 0), k)), imm(packRest))
			s.e(o, reg(d), reg(b), reg(a))
			s.split(v, k, d)
			return true
		case id == ir.IntrMaxnum || id == ir.IntrMinnum:
			s.ints().packMinMax(f.Operand(v, 0), f.Operand(v, 1), k, d, id == ir.IntrMaxnum)
			s.split(v, k, d)
			return true
		}
		for i := range f.NumArgs(v) {
			ops = append(ops, reg(s.pack(f.Operand(v, i), k)))
		}
	default:
		for i := range f.NumOps(v) {
			ops = append(ops, reg(s.pack(f.Operand(v, i), k)))
		}
	}
	s.e(o, ops...)
	s.split(v, k, d)
	return true
}

// packFMA selects a multiplication and an addition of packs as one instruction.
func (s vecSelector) packFMA(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	var o isa.Opcode
	switch cp.class {
	case cF16:
		o = isa.Op_fma_rn_f16x2
	case cBF16:
		o = isa.Op_fma_rn_bf16x2
	default:
		o = isa.Op_fma_rn_f32x2
	}
	o = s.fp().flushing(o, cp.class)
	if f.Op(v) == ir.OpFSub {
		return s.packFMS(v, k, d, cp, o)
	}
	if f.Op(v) != ir.OpFAdd {
		return false
	}
	for i := range 2 {
		x, y := f.Operand(v, i), f.Operand(v, 1-i)
		if s.fp().canFuse(v, x) {
			s.e(o, reg(d), reg(s.pack(f.Operand(x, 0), k)), reg(s.pack(f.Operand(x, 1), k)), reg(s.pack(y, k)))
			return true
		}
	}
	return false
}

// fusesOperand reports whether a multiplication may become part of addition or subtraction v.
func (s vecSelector) fusesOperand(v ir.Value) bool {
	return s.fp().canFuse(v, s.f.Operand(v, 0)) || s.fp().canFuse(v, s.f.Operand(v, 1))
}

// packFMS selects a multiplication and a subtraction of packs as one fma with an operand
// negated: a*b - c, or c - a*b.
func (s vecSelector) packFMS(v ir.Value, k int, d ptx.RegID, cp comp, fma isa.Opcode) bool {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	neg := isa.Op_neg_f16x2
	switch {
	case cp.class == cF16 && s.t.Has(target.FeatureF16Neg):
		neg = s.fp().flushing(neg, cF16)
	case cp.class == cBF16 && s.t.Has(target.FeatureBf16Abs):
		neg = isa.Op_neg_bf16x2
	default:
		return false
	}
	opposite := func(x ir.Value) ptx.Operand {
		n := s.newReg(c32)
		s.e(neg, reg(n), reg(s.pack(x, k)))
		return reg(n)
	}
	switch {
	case s.fp().canFuse(v, x):
		s.e(fma, reg(d), reg(s.pack(f.Operand(x, 0), k)), reg(s.pack(f.Operand(x, 1), k)), opposite(y))
	case s.fp().canFuse(v, y):
		s.e(fma, reg(d), opposite(f.Operand(y, 0)), reg(s.pack(f.Operand(y, 1), k)), reg(s.pack(x, k)))
	default:
		return false
	}
	return true
}

// comparePacks selects a comparison of two f16x2 or bf16x2 with one instruction.
func (s vecSelector) comparePacks(v ir.Value, k int) bool {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	cp := s.lay.of(f.TypeOf(x))[k]
	p := f.Pred(v)
	if cp.lanes != 2 || p == ir.FCmpFalse || p == ir.FCmpTrue {
		return false
	}
	var o isa.Opcode
	switch {
	case cp.class == cF16 && s.f16Math():
		o, _ = s.fp().flushing(isa.Op_setp_eq_f16x2, cF16).WithSlot(isa.SlotCompare, fcmpAtom[p])
	case cp.class == cBF16 && s.t.Has(target.FeatureSetBf16):
		o, _ = isa.Op_setp_eq_bf16x2.WithSlot(isa.SlotCompare, fcmpAtom[p])
	default:
		return false
	}
	if cp.lane != 0 || s.def(v, k) == 0 && s.def(v, k+1) == 0 {
		return true
	}
	s.e(o, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpPair}}, reg(s.result(v, k)), reg(s.result(v, k+1)), reg(s.pack(x, k)), reg(s.pack(y, k)))
	return true
}
