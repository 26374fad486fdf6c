package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// floatCast converts between floating-point classes.
func (s fpSelector) floatCast(d ptx.RegID, to class, r ptx.RegID, from class) {
	switch {
	case to == from:
		s.e(s.sp.mov[to], reg(d), reg(r))
	case from == cF32 && to == cF64:
		if s.ftz {
			s.e(isa.Op_cvt_ftz_f64_f32, reg(d), reg(r))
			return
		}
		s.e(isa.Op_cvt_f64_f32, reg(d), reg(r))
	case from == cF64 && to == cF32:
		s.e(s.f32Op(isa.Op_cvt_rn_f32_f64, isa.Op_cvt_rn_ftz_f32_f64), reg(d), reg(r))
	case from == cF16 && to == cF32:
		s.e(s.flushing(isa.Op_cvt_f32_f16, cF16), reg(d), reg(r))
	case from == cF16 && to == cF64:
		s.e(isa.Op_cvt_f64_f16, reg(d), reg(r))
	case from == cF32 && to == cF16:
		s.rounds = append(s.rounds, rounded{d, r, len(s.buf)})
		s.e(isa.Op_cvt_rn_f16_f32, reg(d), reg(r))
	case from == cF64 && to == cF16:
		s.e(isa.Op_cvt_rn_f16_f64, reg(d), reg(r))
	case from == cBF16 && to == cF32:
		// The upper half of an f32; every target can shift.
		if s.t.Has(target.FeatureCvtBf16ToF32) {
			s.e(isa.Op_cvt_f32_bf16, reg(d), reg(r))
			return
		}
		w := s.newReg(c32)
		s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
		s.shiftUp(d, w)
	case from == cF32 && to == cBF16:
		if s.t.Has(target.FeatureCvtBf16) {
			s.rounds = append(s.rounds, rounded{d, r, len(s.buf)})
			s.e(isa.Op_cvt_rn_bf16_f32, reg(d), reg(r))
			return
		}
		s.roundBF16(d, r)
	case from == cF64 && to == cBF16 && s.t.Has(target.FeatureCvtBf16Any):
		s.e(isa.Op_cvt_rn_bf16_f64, reg(d), reg(r))
	case from == cF64 && to == cBF16: // through f32 rounded to odd, so that the second rounding is right
		s.floatCast(d, cBF16, s.roundOdd(r), cF32)
	default: // bf16 → f64, f16 ↔ bf16
		s.floatCast(d, to, s.widen(r, from), cF32)
	}
}

// floatResize converts component k of x between floating-point classes.
func (s fpSelector) floatResize(d ptx.RegID, to class, x ir.Value, k int, from class) {
	switch {
	case from == cBF16 && to == cF32 && s.shiftPacked(d, x, k):
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

// roundBF16 rounds f32 register r to bf16 with integer operations: add half of the last
// place, and one more if that place is odd; NaN keeps its sign and becomes quiet.
func (s fpSelector) roundBF16(d, r ptx.RegID) {
	b, t, u, w, x, q, z := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32)
	p := s.newReg(cPred)
	s.vec().moveBits(b, c32, r, cF32)
	s.e(isa.Op_bfe_u32, reg(t), reg(b), imm(16), imm(1))
	s.e(isa.Op_add_s32, reg(u), reg(t), reg(b))
	s.e(isa.Op_add_s32, reg(w), reg(u), imm(0x7fff))
	s.e(isa.Op_or_b32, reg(q), reg(b), imm(0x400000))
	s.e(isa.Op_setp_nan_f32, reg(p), reg(r), reg(r))
	s.e(isa.Op_selp_b32, reg(x), reg(q), reg(w), reg(p))
	s.e(isa.Op_shr_u32, reg(z), reg(x), imm(16))
	s.e(isa.Op_cvt_u16_u32, reg(d), reg(z))
}

// roundOdd rounds f64 register r to f32 towards zero with the last bit set if inexact.
func (s fpSelector) roundOdd(r ptx.RegID) ptx.RegID {
	t, back := s.newReg(cF32), s.newReg(cF64)
	bits, odd, out, res := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(cF32)
	p := s.newReg(cPred)
	s.e(isa.Op_cvt_rz_f32_f64, reg(t), reg(r))
	s.e(isa.Op_cvt_f64_f32, reg(back), reg(t))
	s.e(isa.Op_setp_eq_f64, reg(p), reg(back), reg(r))
	s.vec().moveBits(bits, c32, t, cF32)
	s.e(isa.Op_or_b32, reg(odd), reg(bits), imm(1))
	s.e(isa.Op_selp_b32, reg(out), reg(bits), reg(odd), reg(p))
	s.vec().moveBits(res, cF32, out, c32)
	return res
}

// intToFloat converts component k of integer x.
func (s fpSelector) intToFloat(d ptx.RegID, to class, x ir.Value, k int, signed bool) {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	if cp.class == cPred {
		s.boolToFloat(d, to, s.reg(x, k), signed)
		return
	}
	if to == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
		t := s.newReg(cF64)
		s.intToFloat(t, cF64, x, k, signed)
		s.floatCast(d, cBF16, t, cF64)
		return
	}
	if to == cF16 && !s.t.Has(target.FeatureF16Arith) && !s.opt.LLC { // a number that f32 would round is infinite in f16
		t := s.newReg(cF32)
		s.intToFloat(t, cF32, x, k, signed)
		s.floatCast(d, cF16, t, cF32)
		return
	}
	if w := s.ints().uncut(x, signed); w != ir.None { // the same number before it was cut
		x, cp = w, s.lay.of(s.f.TypeOf(w))[0]
	}
	r := s.ints().extReg(x, k, signed)
	types := &uType
	if signed {
		types = &sType
	}
	s.e(cvt(isa.Op_cvt_rn_f32_s32, fType[to], types[cp.class]), reg(d), reg(r))
}

// boolToFloat gives 1.0 (or -1.0 for a signed i1) or zero.
func (s fpSelector) boolToFloat(d ptx.RegID, to class, p ptx.RegID, signed bool) {
	var one int64
	switch to {
	case cF16:
		one = 0x3c00
	case cBF16:
		one = 0x3f80
	case cF32:
		one = 0x3f800000
	case cF64:
		one = 0x3ff0000000000000
	}
	if signed {
		one |= 1 << (to.bits() - 1)
	}
	if to == cF16 || to == cBF16 {
		s.e(isa.Op_selp_b16, reg(d), imm(int64(int16(one))), imm(0), reg(p))
		return
	}
	s.e(selp[to], reg(d), immediate(to, one), immediate(to, 0), reg(p))
}

// floatToInt converts a float to the integer component to; out of range is poison.
func (s fpSelector) floatToInt(d ptx.RegID, to comp, r ptx.RegID, from class, signed bool) {
	if from == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
		r, from = s.widen(r, from), cF32
	}
	types := &uType
	if signed {
		types = &sType
	}
	if to.class == cPred { // only 0 and ±1 are not poison
		t := s.newReg(c32)
		s.floatToInt(t, comp{class: c32, bits: 32}, r, from, signed)
		s.e(setp(isa.Op_setp_eq_s32, isa.Ne, s.sp.eq[c32]), reg(d), reg(t), imm(0))
		return
	}
	op := isa.Op_cvt_rzi_s32_f32
	switch {
	case from == cF32 && s.ftz:
		op = isa.Op_cvt_rzi_ftz_s32_f32
	case from == cF64:
		op = isa.Op_cvt_rzi_s32_f64
	case from == cF16:
		op = isa.Op_cvt_rzi_s32_f16
	case from == cBF16:
		op = isa.Op_cvt_rzi_s32_bf16
	}
	op, _ = op.WithSlot(isa.SlotType, types[to.class])
	s.e(op, reg(d), reg(r))
}

// rounded is a half that was just rounded from f32 register src by the instruction at
// place at of the buffer.
type rounded struct {
	half, src ptx.RegID
	at        int
}

// joinRounded puts two halves that were rounded from f32 for this only together by
// rounding both at once.
func (s fpSelector) joinRounded(d, a, b ptx.RegID, c class) bool {
	op := isa.Op_cvt_rn_f16x2_f32
	need := target.FeatureCvtF16x2
	if c == cBF16 {
		op, need = isa.Op_cvt_rn_bf16x2_f32, target.FeatureCvtBf16
	}
	if !s.t.Has(need) {
		return false
	}
	var p, q *rounded
	for i := range s.rounds {
		switch r := &s.rounds[i]; r.half {
		case a:
			p = r
		case b:
			q = r
		}
	}
	if p == nil || q == nil {
		return false
	}
	s.e(op, reg(d), reg(q.src), reg(p.src))
	// The single conversions are not needed: the halves have no other use.
	for _, at := range [2]int{max(p.at, q.at), min(p.at, q.at)} {
		s.buf = append(s.buf[:at], s.buf[at+1:]...)
		for i := range s.rounds {
			if s.rounds[i].at > at {
				s.rounds[i].at--
			}
		}
	}
	return true
}

// shiftLoaded computes d as the f32 value of bf16 x, which has no other use: it loads x into 32 bits and shifts it to
// the upper half.
func (s fpSelector) shiftLoaded(d ptx.RegID, x ir.Value, k int) bool {
	f := s.f
	x, k = s.resolve(x, k)
	if k != 0 || f.TypeOf(x) != ir.BFloat {
		return false
	}
	var a access
	switch {
	case s.mem().loneParam(x):
		a = s.mem().paramAccess(x)
	case s.mem().movableLoad(x):
		a = s.mem().accessOf(x, f.Operand(x, 0), isa.Op_ld_u32)
		if a.align(0) < 2 {
			return false
		}
		s.mem().nonCoherent(x, &a)
	default:
		return false
	}
	w := s.newReg(c32)
	s.e(a.with(s.sp.narrow(2, false), 1), reg(w), a.a.operand())
	s.shiftUp(d, w)
	return true
}

// shiftPacked computes d as the f32 value of bf16 x, which is part of a pack: the upper one lies in place already. ptxas makes two instructions of
// cvt.f32.bf16 for it.
func (s fpSelector) shiftPacked(d ptx.RegID, x ir.Value, k int) bool {
	if s.opt.LLC {
		return false
	}
	pack, lane, ok := s.vec().packedPart(x, k, 16)
	switch {
	case !ok:
	case lane == 0:
		s.shiftUp(d, pack)
	default:
		w := s.newReg(c32)
		s.e(isa.Op_and_b32, reg(w), reg(pack), imm(-65536))
		s.vec().moveBits(d, cF32, w, c32)
	}
	return ok
}

// shiftUp makes an f32 of the bits of a bf16.
func (s fpSelector) shiftUp(d, bits ptx.RegID) {
	x := s.newReg(c32)
	s.e(isa.Op_shl_b32, reg(x), reg(bits), imm(16))
	s.vec().moveBits(d, cF32, x, c32)
}
