package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// fdiv selects component k of a division with the required precision.
func (s fpSelector) fdiv(v ir.Value, k int, d ptx.RegID, c class) {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	one := false
	if n, ok := s.constOf(x, k); ok {
		one = c == cF32 && uint32(n) == 0x3f800000 || c == cF64 && n == 0x3ff0000000000000
	}
	if (c == cF32 || c == cF64) && s.divByConst(v, k, d, c) {
		return
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
			p = lowering.DivApprox
		}
		if one && s.tryRsqrt(y, k, d, p) {
			return
		}
		switch {
		case one && p == lowering.DivIEEENoFTZ:
			s.e(isa.Op_rcp_rn_f32, reg(d), reg(s.reg(y, k)))
		case p == lowering.DivIEEENoFTZ:
			s.e(isa.Op_div_rn_f32, reg(d), reg(s.reg(x, k)), s.use(y, k))
		case one && p == lowering.DivIEEE:
			s.e(s.f32Op(isa.Op_rcp_rn_f32, isa.Op_rcp_rn_ftz_f32), reg(d), reg(s.reg(y, k)))
		case one:
			s.e(s.f32Op(isa.Op_rcp_approx_f32, isa.Op_rcp_approx_ftz_f32), reg(d), reg(s.reg(y, k)))
		case p == lowering.DivIEEE:
			s.e(s.f32Op(isa.Op_div_rn_f32, isa.Op_div_rn_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		case p == lowering.DivFull:
			s.e(s.f32Op(isa.Op_div_full_f32, isa.Op_div_full_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		default:
			s.e(s.f32Op(isa.Op_div_approx_f32, isa.Op_div_approx_ftz_f32), reg(d), reg(s.reg(x, k)), s.use(y, k))
		}
	default:
		s.halfDiv(v, k, d, c)
	}
}

// tryRsqrt selects 1/sqrt as one instruction where neither needs to be exact.
func (s fpSelector) tryRsqrt(y ir.Value, k int, d ptx.RegID, p lowering.PrecDiv) bool {
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
		if f.Flags(y)&ir.FlagAFn == 0 && !s.approxSqrt() {
			return false
		}
		if p != lowering.DivApprox && !s.approxSqrt() {
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

// approxSqrt reports whether llvm.sqrt without fast-math flags need not be rounded correctly. -prec-sqrt=0 of libNVVM
// is about llvm.nvvm.sqrt.f only (S4-82, X-37), llc's -nvptx-prec-sqrtf32=0 about both.
func (s fpSelector) approxSqrt() bool { return s.opt.ApproxSqrt && s.opt.LLC }

// halfDiv selects component k of a division of halves, in f32.
func (s fpSelector) halfDiv(v ir.Value, k int, d ptx.RegID, c class) {
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
