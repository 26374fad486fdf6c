package isel

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// remainder is the selection of one frem: x - trunc(x/y)*y.
type remainder struct {
	w         class // f32 or f64
	out       ptx.RegID
	a, b      ptx.RegID
	by        float64 // b if it is constant
	isConst   bool
	finite    bool // b is not infinite; if it may be, it gives x
	ftz, fast bool
}

// frem selects component k of a remainder with the sign of the dividend.
func (s fpSelector) frem(v ir.Value, k int, d ptx.RegID, c class) {
	f := s.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	r := remainder{w: c, out: d, finite: f.Flags(v)&ir.FlagNInf != 0, fast: f.Flags(v)&ir.FlagAFn != 0, ftz: s.ftz}
	half := c == cF16 || c == cBF16
	if half {
		r.w, r.out, r.ftz = cF32, s.newReg(cF32), s.hftz
	}
	if n, ok := s.constOf(y, k); ok {
		r.isConst, r.finite = true, r.finite || s.isFinite(y, k)
		switch {
		case half:
			r.by = float64(math.Float32frombits(uint32(s.halfAsF32(n, c).Imm)))
		case c == cF32:
			r.by = float64(math.Float32frombits(uint32(n)))
		default:
			r.by = math.Float64frombits(uint64(n))
		}
	}
	if half {
		r.a = s.f32Reg(x, k, c)
	} else {
		r.a = s.reg(x, k)
	}
	if !r.isConst || !r.finite {
		if half {
			r.b = s.f32Reg(y, k, c)
		} else {
			r.b = s.reg(y, k)
		}
	}
	s.remainder(&r)
	if half {
		s.floatCast(d, c, r.out, cF32)
	}
}

// op returns the form of an operation that r's type has.
func (r *remainder) op(f32, f64 isa.Opcode) isa.Opcode {
	switch {
	case r.w == cF64:
		return f64
	case r.ftz:
		return f32.With(isa.Ftz)
	}
	return f32
}

// remainder emits r.
func (s fpSelector) remainder(r *remainder) {
	q, t, m := s.newReg(r.w), s.newReg(r.w), s.newReg(r.w)
	div := r.op(isa.Op_div_rn_f32, isa.Op_div_rn_f64)
	if r.fast && r.w == cF32 {
		div = r.op(isa.Op_div_approx_f32, 0)
	}
	trunc := r.op(isa.Op_cvt_rzi_f32_f32, isa.Op_cvt_rzi_f64_f64)
	fma := r.op(isa.Op_fma_rn_f32, isa.Op_fma_rn_f64)
	if r.isConst && r.finite {
		frac, exp := math.Frexp(r.by)
		exact := math.Abs(frac) == 0.5 && exp > -100 && exp < 100 // a power of two: its reciprocal is a number, too
		switch {
		case exact && math.Abs(r.by) == 1:
			s.e(trunc, reg(t), reg(r.a))
			s.e(r.op(isa.Op_sub_rn_f32, isa.Op_sub_rn_f64), reg(m), reg(r.a), reg(t))
		case exact:
			s.e(r.op(isa.Op_mul_rn_f32, isa.Op_mul_rn_f64), reg(q), reg(r.a), r.imm(1/r.by))
			s.e(trunc, reg(t), reg(q))
			s.e(fma, reg(m), reg(t), r.imm(-r.by), reg(r.a))
		default:
			s.e(div, reg(q), reg(r.a), r.imm(r.by))
			s.e(trunc, reg(t), reg(q))
			s.e(fma, reg(r.out), reg(t), r.imm(-r.by), reg(r.a))
			return
		}
		copysign := isa.Op_copysign_f32 // a difference of zero has lost it
		if r.w == cF64 {
			copysign = isa.Op_copysign_f64
		}
		s.e(copysign, reg(r.out), reg(r.a), reg(m))
		return
	}
	n, p := s.newReg(r.w), s.newReg(cPred)
	if r.finite {
		m = r.out
	}
	s.e(div, reg(q), reg(r.a), reg(r.b))
	s.e(trunc, reg(t), reg(q))
	s.e(r.op(isa.Op_neg_f32, isa.Op_neg_f64), reg(n), reg(t))
	s.e(fma, reg(m), reg(n), reg(r.b), reg(r.a))
	if r.finite {
		return
	}
	if r.w == cF64 {
		s.e(isa.Op_testp_infinite_f64, reg(p), reg(r.b))
		s.e(isa.Op_selp_f64, reg(r.out), reg(r.a), reg(m), reg(p))
	} else {
		s.e(isa.Op_testp_infinite_f32, reg(p), reg(r.b))
		s.e(isa.Op_selp_f32, reg(r.out), reg(r.a), reg(m), reg(p))
	}
}

// imm returns x as an operand of r's type.
func (r *remainder) imm(x float64) ptx.Operand {
	if r.w == cF64 {
		return f64Imm(math.Float64bits(x))
	}
	return f32Imm(math.Float32bits(float32(x)))
}
