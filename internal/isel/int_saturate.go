package isel

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// saturating selects component k of a saturating addition or subtraction.
func (s intSelector) saturating(v ir.Value, id ir.Intrinsic, k int, d ptx.RegID, cp comp) {
	f := s.f
	c := cp.class
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if cp.bits == 32 && (id == ir.IntrSaddSat || id == ir.IntrSsubSat) {
		op := isa.Op_add_sat_s32
		if id == ir.IntrSsubSat {
			op = isa.Op_sub_sat_s32
		}
		s.e(op, reg(d), reg(s.reg(x, k)), s.use(y, k))
		return
	}
	signed := id == ir.IntrSaddSat || id == ir.IntrSsubSat
	sub := id == ir.IntrSsubSat || id == ir.IntrUsubSat
	if c == cPred { // 0 and ±1
		a, b := s.reg(x, k), s.reg(y, k)
		if sub {
			s.e(isa.Op_and_pred, reg(d), reg(a), reg(s.not(b)))
		} else {
			s.e(isa.Op_or_pred, reg(d), reg(a), reg(b))
		}
		return
	}
	a, b := s.extReg(x, k, signed), s.extReg(y, k, signed)
	ty := uType[c]
	if signed {
		ty = sType[c]
	}
	minOp, _ := isa.Op_min_s32.WithSlot(isa.SlotType, ty)
	maxOp, _ := isa.Op_max_s32.WithSlot(isa.SlotType, ty)
	r := s.newReg(c)
	exact := int(cp.bits) < c.bits() // the register holds the exact sum
	switch {
	case !signed && sub:
		s.e(maxOp, reg(r), reg(a), reg(b))
		s.e(subI[c], reg(d), reg(r), reg(b))
		return
	case !signed && !exact: // a + b, with a limited to the distance of b from the maximum
		n := s.newReg(c)
		s.e(notOp[c], reg(n), reg(b))
		s.e(minOp, reg(r), reg(a), reg(n))
		s.e(addI[c], reg(d), reg(r), reg(b))
		return
	case sub:
		s.e(subI[c], reg(r), reg(a), reg(b))
	default:
		s.e(addI[c], reg(r), reg(a), reg(b))
	}
	switch {
	case exact && !signed:
		s.e(minOp, reg(d), reg(r), imm(int64(uint64(1)<<cp.bits-1)))
	case exact:
		t := s.newReg(c)
		s.e(minOp, reg(t), reg(r), imm(1<<(cp.bits-1)-1))
		s.e(maxOp, reg(d), reg(t), imm(-1<<(cp.bits-1)))
	default: // too much, and the sign that came out is the wrong one
		p, q, o := s.newReg(cPred), s.newReg(cPred), s.newReg(cPred)
		less, beyond := setp(isa.Op_setp_eq_s32, isa.Lt, ty), setp(isa.Op_setp_eq_s32, isa.Lt, ty)
		if sub {
			beyond = setp(isa.Op_setp_eq_s32, isa.Gt, ty)
		}
		s.e(less, reg(p), reg(r), reg(a))
		s.e(beyond, reg(q), reg(b), imm(0))
		s.e(isa.Op_xor_pred, reg(o), reg(q), reg(p))
		t, lim := s.newReg(c), s.newReg(c)
		s.e(shrS[c], reg(t), reg(r), imm(int64(c.bits()-1)))
		s.e(xorOp[c], reg(lim), reg(t), imm(-1<<(c.bits()-1)))
		s.e(selp[c], reg(d), reg(lim), reg(r), reg(o))
	}
}

// satConvert converts to an integer, clamped to its range, NaN to zero. PTX clamps
// to its own widths; narrower ones need min and max.
func (s intSelector) satConvert(d ptx.RegID, to comp, x ir.Value, k int, signed bool) {
	from := s.lay.of(s.f.TypeOf(x))[k].class
	r := s.reg(x, k)
	if from == cF16 || from == cBF16 {
		r, from = s.fp().widen(r, from), cF32
	}
	if (s.opt.LLC || from == cF32 && to.class == c64 && !signed) && s.clampConvert(d, to, r, from, signed) {
		return
	}
	w := max(to.class, c32)
	if to.class == cPred {
		w = c32
	}
	out := d
	narrow := w != to.class || int(to.bits) != w.bits()
	if narrow {
		out = s.newReg(w)
	}
	wide := comp{class: w, bits: uint8(w.bits())}
	if from == cF64 || w == c64 || s.opt.LLC { // else cvt gives 0 for NaN (PTX ISA, cvt)
		t, p := s.newReg(w), s.newReg(cPred)
		s.fp().floatToInt(t, wide, r, from, signed)
		s.e(setp(isa.Op_setp_eq_s32, isa.Nan, fType[from]), reg(p), reg(r), reg(r))
		s.e(selp[w], reg(out), imm(0), reg(t), reg(p))
	} else {
		s.fp().floatToInt(out, wide, r, from, signed)
	}
	if !narrow {
		return
	}
	lo, hi := int64(0), int64(1)<<to.bits-1
	ty := uType[w]
	if signed {
		lo, hi = -1<<(to.bits-1), 1<<(to.bits-1)-1
		ty = sType[w]
	}
	minOp, _ := isa.Op_min_s32.WithSlot(isa.SlotType, ty)
	maxOp, _ := isa.Op_max_s32.WithSlot(isa.SlotType, ty)
	b := s.newReg(w)
	s.e(minOp, reg(b), reg(out), imm(hi))
	if signed || s.opt.LLC {
		a := b
		b = s.newReg(w)
		s.e(maxOp, reg(b), reg(a), imm(lo))
	}
	if to.class == cPred {
		s.e(s.setpOp(w, isa.Ne), reg(d), reg(b), imm(0))
		return
	}
	s.narrowInto(d, to.class, b, w)
}

// clampConvert is satConvert by clamping the floating-point number first, if its type can represent the limits; the
// maximum with zero removes a NaN.
func (s intSelector) clampConvert(d ptx.RegID, to comp, r ptx.RegID, from class, signed bool) bool {
	digits := 24
	if from == cF64 {
		digits = 53
	}
	above := int(to.bits) != to.class.bits() || to.class == c16 // at wider types PTX clamps by itself
	if to.class == cPred || signed && !above || above && int(to.bits) > digits {
		return false
	}
	lo, hi := 0.0, math.Ldexp(1, int(to.bits))-1
	if signed {
		lo, hi = -math.Ldexp(1, int(to.bits)-1), math.Ldexp(1, int(to.bits)-1)-1
	}
	limit := func(op isa.Opcode, r ptx.RegID, x float64) ptx.RegID {
		t, o := s.newReg(from), f64Imm(math.Float64bits(x))
		if from == cF32 {
			o = f32Imm(math.Float32bits(float32(x)))
			if s.ftz {
				op = op.With(isa.Ftz)
			}
		}
		s.e(op, reg(t), reg(r), o)
		return t
	}
	maxOp, minOp := isa.Op_max_f32, isa.Op_min_f32
	if from == cF64 {
		maxOp, minOp = isa.Op_max_f64, isa.Op_min_f64
	}
	x := limit(maxOp, r, lo)
	if above {
		x = limit(minOp, x, hi)
	}
	if !signed {
		s.fp().floatToInt(d, to, x, from, false)
		return true
	}
	t, p := s.newReg(to.class), s.newReg(cPred)
	s.fp().floatToInt(t, to, x, from, true)
	s.e(setp(isa.Op_setp_eq_s32, isa.Nan, fType[from]), reg(p), reg(r), reg(r))
	s.e(selp[to.class], reg(d), imm(0), reg(t), reg(p))
	return true
}
