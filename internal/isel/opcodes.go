package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

var (
	shlOp = [numClasses]isa.Opcode{c16: isa.Op_shl_b16, c32: isa.Op_shl_b32, c64: isa.Op_shl_b64}
	shrU  = [numClasses]isa.Opcode{c16: isa.Op_shr_u16, c32: isa.Op_shr_u32, c64: isa.Op_shr_u64}
	shrS  = [numClasses]isa.Opcode{c16: isa.Op_shr_s16, c32: isa.Op_shr_s32, c64: isa.Op_shr_s64}
	andOp = [numClasses]isa.Opcode{isa.Op_and_pred, isa.Op_and_b16, isa.Op_and_b32, isa.Op_and_b64}
	orOp  = [numClasses]isa.Opcode{isa.Op_or_pred, isa.Op_or_b16, isa.Op_or_b32, isa.Op_or_b64}
	xorOp = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_xor_b16, isa.Op_xor_b32, isa.Op_xor_b64}
	notOp = [numClasses]isa.Opcode{isa.Op_not_pred, isa.Op_not_b16, isa.Op_not_b32, isa.Op_not_b64}
	addI  = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_add_s16, isa.Op_add_s32, isa.Op_add_s64}
	subI  = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_sub_s16, isa.Op_sub_s32, isa.Op_sub_s64}
	mulI  = [numClasses]isa.Opcode{isa.Op_and_pred, isa.Op_mul_lo_s16, isa.Op_mul_lo_s32, isa.Op_mul_lo_s64}
	madI  = [numClasses]isa.Opcode{c16: isa.Op_mad_lo_s16, c32: isa.Op_mad_lo_s32, c64: isa.Op_mad_lo_s64}
	divU  = [numClasses]isa.Opcode{c16: isa.Op_div_u16, c32: isa.Op_div_u32, c64: isa.Op_div_u64}
	divS  = [numClasses]isa.Opcode{c16: isa.Op_div_s16, c32: isa.Op_div_s32, c64: isa.Op_div_s64}
	remU  = [numClasses]isa.Opcode{c16: isa.Op_rem_u16, c32: isa.Op_rem_u32, c64: isa.Op_rem_u64}
	remS  = [numClasses]isa.Opcode{c16: isa.Op_rem_s16, c32: isa.Op_rem_s32, c64: isa.Op_rem_s64}
	addF  = [numClasses]isa.Opcode{cF16: isa.Op_add_rn_f16, cBF16: isa.Op_add_rn_bf16, cF32: isa.Op_add_rn_f32, cF64: isa.Op_add_rn_f64}
	subF  = [numClasses]isa.Opcode{cF16: isa.Op_sub_rn_f16, cBF16: isa.Op_sub_rn_bf16, cF32: isa.Op_sub_rn_f32, cF64: isa.Op_sub_rn_f64}
	mulF  = [numClasses]isa.Opcode{cF16: isa.Op_mul_rn_f16, cBF16: isa.Op_mul_rn_bf16, cF32: isa.Op_mul_rn_f32, cF64: isa.Op_mul_rn_f64}
	minF  = [numClasses]isa.Opcode{cF16: isa.Op_min_f16, cBF16: isa.Op_min_bf16, cF32: isa.Op_min_f32, cF64: isa.Op_min_f64}
	maxF  = [numClasses]isa.Opcode{cF16: isa.Op_max_f16, cBF16: isa.Op_max_bf16, cF32: isa.Op_max_f32, cF64: isa.Op_max_f64}
	selp  = [numClasses]isa.Opcode{
		c16: isa.Op_selp_b16, c32: isa.Op_selp_b32, c64: isa.Op_selp_b64, cF16: isa.Op_selp_b16, cBF16: isa.Op_selp_b16,
		cF32: isa.Op_selp_f32, cF64: isa.Op_selp_f64,
	}
)

// cvt returns conversion op with its destination and source types replaced.
func cvt(op isa.Opcode, to, from isa.Atom) isa.Opcode {
	op, ok := op.WithSlot(isa.SlotType, to)
	if !ok {
		panic("bug: isel: no conversion to " + to.String())
	}
	op, ok = op.WithSlot(isa.SlotType2, from)
	if !ok {
		panic("bug: isel: no conversion from " + from.String())
	}
	return op
}

// binaryOp returns the instruction for an integer operation that does not look
// at undefined upper bits, in registers of class c.
func binaryOp(op ir.Op, c class) isa.Opcode {
	switch op {
	case ir.OpAdd:
		return addI[c]
	case ir.OpSub:
		return subI[c]
	case ir.OpMul:
		return mulI[c]
	case ir.OpAnd:
		return andOp[c]
	case ir.OpOr:
		return orOp[c]
	case ir.OpXor:
		return xorOp[c]
	}
	return 0
}

func mulWide(to comp, signed bool) isa.Opcode {
	switch {
	case to.class == c64 && signed:
		return isa.Op_mul_wide_s32
	case to.class == c64:
		return isa.Op_mul_wide_u32
	case signed:
		return isa.Op_mul_wide_s16
	}
	return isa.Op_mul_wide_u16
}

func madWide(to comp, signed bool) isa.Opcode {
	switch {
	case to.class == c64 && signed:
		return isa.Op_mad_wide_s32
	case to.class == c64:
		return isa.Op_mad_wide_u32
	case signed:
		return isa.Op_mad_wide_s16
	}
	return isa.Op_mad_wide_u16
}
