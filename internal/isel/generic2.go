package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// signedOverflow returns a predicate: r = a ± b left the signed range of cp.
func (s *selector) signedOverflow(r, a, b ptx.RegID, cp comp, sub bool) ptx.RegID {
	c := cp.class
	p := s.newReg(cPred)
	if int(cp.bits) < c.bits() { // the exact sum fits the register
		e := s.newReg(c)
		s.extendReg(e, c, r, cp, true)
		s.e(s.setpOp(c, isa.Ne), reg(p), reg(e), reg(r))
		return p
	}
	x, y, z := s.newReg(c), s.newReg(c), s.newReg(c)
	if sub { // signs of a and b differ, and those of a and r
		s.e(xorOp[c], reg(x), reg(a), reg(b))
		s.e(xorOp[c], reg(y), reg(a), reg(r))
	} else { // r differs in sign from both
		s.e(xorOp[c], reg(x), reg(r), reg(a))
		s.e(xorOp[c], reg(y), reg(r), reg(b))
	}
	s.e(andOp[c], reg(z), reg(x), reg(y))
	s.e(setp(isa.Op_setp_eq_s32, isa.Lt, sType[c]), reg(p), reg(z), imm(0))
	return p
}

// overflow selects the intrinsics that return a result and an overflow bit.
func (s *selector) overflow(v ir.Value, id ir.Intrinsic) bool {
	f := s.f
	var signed, sub, mul bool
	switch id {
	case ir.IntrUaddWithOverflow:
	case ir.IntrSaddWithOverflow:
		signed = true
	case ir.IntrUsubWithOverflow:
		sub = true
	case ir.IntrSsubWithOverflow:
		signed, sub = true, true
	case ir.IntrUmulWithOverflow:
		mul = true
	case ir.IntrSmulWithOverflow:
		signed, mul = true, true
	default:
		return false
	}
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	n := s.lay.count(f.TypeOf(x))
	if s.m.Types.IsInt(f.TypeOf(x)) && s.m.Types.Bits(f.TypeOf(x)) > 64 {
		s.unsupported(v)
		return true
	}
	for k := range n {
		cp := s.lay.of(f.TypeOf(x))[k]
		c := cp.class
		if c == cPred {
			s.unsupported(v)
			return true
		}
		if s.def(v, k) == 0 && s.def(v, n+k) == 0 {
			continue
		}
		d := s.result(v, k)
		a, b := s.extReg(x, k, signed), s.extReg(y, k, signed)
		o := s.def(v, n+k)
		switch {
		case mul:
			s.mulOverflow(d, o, a, b, cp, signed)
			continue
		case sub:
			s.e(subI[c], reg(d), reg(a), reg(b))
		default:
			s.e(addI[c], reg(d), reg(a), reg(b))
		}
		if o == 0 {
			continue
		}
		switch {
		case signed:
			s.e(isa.Op_mov_pred, reg(o), reg(s.signedOverflow(d, a, b, cp, sub)))
		case sub:
			s.e(setp(isa.Op_setp_eq_s32, isa.Lt, uType[c]), reg(o), reg(a), reg(b))
		default:
			m := d
			if int(cp.bits) < c.bits() {
				m = s.newReg(c)
				s.e(andOp[c], reg(m), reg(d), imm(int64(uint64(1)<<cp.bits-1)))
			}
			s.e(setp(isa.Op_setp_eq_s32, isa.Lt, uType[c]), reg(o), reg(m), reg(a))
		}
	}
	return true
}

// mulOverflow multiplies and compares the upper half, or the extended result of a
// narrow type, with what the lower half says it must be.
func (s *selector) mulOverflow(d, o, a, b ptx.RegID, cp comp, signed bool) {
	c := cp.class
	if int(cp.bits)*2 <= c.bits() || c == c16 || int(cp.bits) < c.bits() {
		w := c
		for w.bits() < 2*int(cp.bits) && w < c64 {
			w++
		}
		if w.bits() >= 2*int(cp.bits) {
			p, e := s.newReg(w), s.newReg(w)
			wa, wb := a, b
			if w != c {
				wa, wb = s.newReg(w), s.newReg(w)
				full := comp{class: c, bits: uint8(c.bits())}
				s.extendReg(wa, w, a, full, signed)
				s.extendReg(wb, w, b, full, signed)
			}
			s.e(mulI[w], reg(p), reg(wa), reg(wb))
			s.narrowInto(d, c, p, w)
			if o != 0 {
				s.extendReg(e, w, p, comp{class: w, bits: cp.bits}, signed)
				s.e(s.setpOp(w, isa.Ne), reg(o), reg(e), reg(p))
			}
			return
		}
	}
	s.e(mulI[c], reg(d), reg(a), reg(b))
	if o == 0 {
		return
	}
	hi := s.newReg(c)
	t := uType[c]
	if signed {
		t = sType[c]
	}
	op, _ := isa.Op_mul_hi_s32.WithSlot(isa.SlotType, t)
	s.e(op, reg(hi), reg(a), reg(b))
	if int(cp.bits) < c.bits() { // 33…63 bits: the high word, or lost bits of the low one
		e, p, q := s.newReg(c), s.newReg(cPred), s.newReg(cPred)
		sg := s.newReg(c)
		s.extendReg(e, c, d, cp, signed)
		s.e(s.setpOp(c, isa.Ne), reg(p), reg(e), reg(d))
		if signed {
			s.e(shrS[c], reg(sg), reg(d), imm(int64(c.bits()-1)))
		} else {
			s.e(s.sp.mov[c], reg(sg), imm(0))
		}
		s.e(s.setpOp(c, isa.Ne), reg(q), reg(hi), reg(sg))
		s.e(isa.Op_or_pred, reg(o), reg(p), reg(q))
		return
	}
	if !signed {
		s.e(s.setpOp(c, isa.Ne), reg(o), reg(hi), imm(0))
		return
	}
	sg := s.newReg(c)
	s.e(shrS[c], reg(sg), reg(d), imm(int64(c.bits()-1)))
	s.e(s.setpOp(c, isa.Ne), reg(o), reg(hi), reg(sg))
}

// floatIntrinsic selects component k of a floating-point intrinsic.
func (s *selector) floatIntrinsic(v ir.Value, id ir.Intrinsic, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	x := f.Operand(v, 0)
	c := cp.class
	afn := f.Flags(v)&ir.FlagAFn != 0
	half := c == cF16 || c == cBF16
	// through32 computes a half operation in f32.
	through32 := func(op isa.Opcode) bool {
		r := s.newReg(cF32)
		if s.hftz && id != ir.IntrTanh {
			op = op.With(isa.Ftz)
		}
		s.e(op, reg(r), reg(s.f32Reg(x, k, c)))
		s.floatCast(d, c, r, cF32)
		return true
	}
	round := func(mode isa.Atom) bool {
		with := func(op isa.Opcode) isa.Opcode {
			op, _ = op.WithSlot(isa.SlotRound, mode)
			return op
		}
		switch {
		case c == cF64:
			s.e(with(isa.Op_cvt_rzi_f64_f64), reg(d), reg(s.reg(x, k)))
		case c == cF32:
			s.e(with(s.f32Op(isa.Op_cvt_rzi_f32_f32, isa.Op_cvt_rzi_ftz_f32_f32)), reg(d), reg(s.reg(x, k)))
		case c == cF16:
			s.e(with(isa.Op_cvt_rzi_f16_f16), reg(d), reg(s.reg(x, k)))
		case c == cBF16 && s.t.Has(target.FeatureCvtBf16Any):
			s.e(with(isa.Op_cvt_rzi_bf16_bf16), reg(d), reg(s.reg(x, k)))
		default:
			return through32(with(isa.Op_cvt_rzi_f32_f32))
		}
		return true
	}
	switch id {
	case ir.IntrFma:
		return s.fma(d, c, reg(s.reg(x, k)), s.floatUse(f.Operand(v, 1), k), s.floatUse(f.Operand(v, 2), k))
	case ir.IntrFmuladd:
		return s.fma(d, c, reg(s.reg(x, k)), s.floatUse(f.Operand(v, 1), k), s.floatUse(f.Operand(v, 2), k))
	case ir.IntrFabs:
		s.fabs(d, c, s.reg(x, k))
	case ir.IntrSqrt:
		switch {
		case c == cF64:
			s.e(isa.Op_sqrt_rn_f64, reg(d), reg(s.reg(x, k)))
		case c == cF32 && (afn || s.opt.ApproxSqrt):
			s.e(s.f32Op(isa.Op_sqrt_approx_f32, isa.Op_sqrt_approx_ftz_f32), reg(d), reg(s.reg(x, k)))
		case c == cF32:
			s.e(s.f32Op(isa.Op_sqrt_rn_f32, isa.Op_sqrt_rn_ftz_f32), reg(d), reg(s.reg(x, k)))
		case afn || s.opt.ApproxSqrt:
			return through32(isa.Op_sqrt_approx_f32)
		default:
			return through32(isa.Op_sqrt_rn_f32)
		}
	case ir.IntrFloor:
		return round(isa.RMI)
	case ir.IntrCeil:
		return round(isa.RPI)
	case ir.IntrTrunc:
		return round(isa.RZI)
	case ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		return round(isa.RNI)
	case ir.IntrRound:
		s.roundAway(d, c, x, k)
	case ir.IntrMinnum, ir.IntrMinimumnum:
		return s.minMax(d, c, x, f.Operand(v, 1), k, false, false)
	case ir.IntrMaxnum, ir.IntrMaximumnum:
		return s.tryMinMax(x, f.Operand(v, 1), k, d, c, true)
	case ir.IntrMinimum:
		return s.minMax(d, c, x, f.Operand(v, 1), k, false, true)
	case ir.IntrMaximum:
		return s.minMax(d, c, x, f.Operand(v, 1), k, true, true)
	case ir.IntrCopysign:
		s.copysign(d, c, x, f.Operand(v, 1), k)
	case ir.IntrCanonicalize:
		one := int64(0x3f800000)
		switch {
		case c == cF64:
			s.e(isa.Op_mul_rn_f64, reg(d), reg(s.reg(x, k)), f64Imm(0x3ff0000000000000))
		case c == cF32:
			s.e(s.f32Op(isa.Op_mul_rn_f32, isa.Op_mul_rn_ftz_f32), reg(d), reg(s.reg(x, k)), f32Imm(uint32(one)))
		default:
			r := s.newReg(cF32)
			s.e(isa.Op_mul_rn_f32, reg(r), reg(s.f32Reg(x, k, c)), f32Imm(uint32(one)))
			s.floatCast(d, c, r, cF32)
		}
	case ir.IntrConvertFromFp16:
		r := s.reg(x, k)
		s.floatCast(d, c, r, cF16)
	case ir.IntrSin, ir.IntrCos, ir.IntrExp2, ir.IntrLog2, ir.IntrTanh:
		if c == cF64 || id != ir.IntrExp2 && !afn {
			return false
		}
		op := isa.Op_sin_approx_f32
		switch id {
		case ir.IntrCos:
			op = isa.Op_cos_approx_f32
		case ir.IntrExp2:
			op = isa.Op_ex2_approx_f32
		case ir.IntrLog2:
			op = isa.Op_lg2_approx_f32
		case ir.IntrTanh:
			if !s.need(v, "llvm.tanh", target.FeatureTanh) {
				return true
			}
			op = isa.Op_tanh_approx_f32
		}
		if half {
			return through32(op)
		}
		if s.ftz && id != ir.IntrTanh {
			op = op.With(isa.Ftz)
		}
		s.e(op, reg(d), reg(s.reg(x, k)))
	case ir.IntrFptosiSat, ir.IntrFptouiSat:
		s.satConvert(d, cp, x, k, id == ir.IntrFptosiSat)
	case ir.IntrPowi:
		return false
	default:
		return false
	}
	return true
}

// roundAway rounds halves away from zero: the integral part, and one more towards
// x's side if what was cut off is at least a half (the difference is exact).
func (s *selector) roundAway(d ptx.RegID, c class, x ir.Value, k int) {
	out, w := d, c
	half := c == cF16 || c == cBF16
	var r ptx.RegID
	if half {
		r, out, w = s.f32Reg(x, k, c), s.newReg(cF32), cF32
	} else {
		r = s.reg(x, k)
	}
	t, rest, mag, one, step, sum, p := s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(w), s.newReg(cPred)
	if w == cF64 {
		s.e(isa.Op_cvt_rzi_f64_f64, reg(t), reg(r))
		s.e(isa.Op_sub_rn_f64, reg(rest), reg(r), reg(t))
		s.e(isa.Op_abs_f64, reg(mag), reg(rest))
		s.e(isa.Op_setp_ge_f64, reg(p), reg(mag), f64Imm(0x3fe0000000000000))
		s.e(isa.Op_selp_f64, reg(one), f64Imm(0x3ff0000000000000), f64Imm(0), reg(p))
		s.e(isa.Op_copysign_f64, reg(step), reg(r), reg(one))
		s.e(isa.Op_add_rn_f64, reg(sum), reg(t), reg(step))
		s.e(isa.Op_copysign_f64, reg(out), reg(r), reg(sum))
		return
	}
	s.e(isa.Op_cvt_rzi_f32_f32, reg(t), reg(r))
	s.e(isa.Op_sub_rn_f32, reg(rest), reg(r), reg(t))
	s.e(isa.Op_abs_f32, reg(mag), reg(rest))
	s.e(isa.Op_setp_ge_f32, reg(p), reg(mag), f32Imm(0x3f000000))
	s.e(isa.Op_selp_f32, reg(one), f32Imm(0x3f800000), f32Imm(0), reg(p))
	s.e(isa.Op_copysign_f32, reg(step), reg(r), reg(one))
	s.e(isa.Op_add_rn_f32, reg(sum), reg(t), reg(step))
	s.e(isa.Op_copysign_f32, reg(out), reg(r), reg(sum))
	if half {
		s.floatCast(d, c, out, cF32)
	}
}

// minMax selects minnum/maxnum (a NaN loses) or minimum/maximum (a NaN wins).
func (s *selector) minMax(d ptx.RegID, c class, x, y ir.Value, k int, maxi, nan bool) bool {
	if _, ok := s.constOf(x, k); ok { // the second operand may be an immediate
		x, y = y, x
	}
	if c == cF32 && (s.minMaxOfThree(d, x, y, k, maxi, nan) || s.minMaxOfThree(d, y, x, k, maxi, nan)) {
		return true
	}
	half := c == cF16 || c == cBF16
	if half && s.t.Has(target.FeatureF16MinMax) {
		a, b := s.reg(x, k), s.floatUse(y, k)
		op := isa.Op_min_f16
		if maxi {
			op = isa.Op_max_f16
		}
		if c == cBF16 {
			op = isa.Op_min_bf16
			if maxi {
				op = isa.Op_max_bf16
			}
		}
		if nan {
			op = op.With(isa.NaN)
		}
		s.e(s.half(c, op), reg(d), reg(a), b)
		return true
	}
	out, w := d, c
	var a ptx.RegID
	var b ptx.Operand
	if half {
		a, b = s.f32Reg(x, k, c), s.f32Use(y, k, c)
		out, w = s.newReg(cF32), cF32
	} else {
		a, b = s.reg(x, k), s.floatUse(y, k)
	}
	op := isa.Op_min_f32
	if maxi {
		op = isa.Op_max_f32
	}
	if w == cF64 {
		op = isa.Op_min_f64
		if maxi {
			op = isa.Op_max_f64
		}
	}
	if w == cF32 && s.ftz {
		op = op.With(isa.Ftz)
	}
	switch {
	case !nan:
		s.e(op, reg(out), reg(a), b)
	case w == cF32 && s.t.Has(target.FeatureMinMaxNaN):
		s.e(op.With(isa.NaN), reg(out), reg(a), b)
	default: // a NaN operand decides; PTX orders -0 below +0 by itself
		m, p := s.newReg(w), s.newReg(cPred)
		s.e(op, reg(m), reg(a), b)
		s.e(setp(isa.Op_setp_eq_s32, isa.Nan, fType[w]), reg(p), reg(a), b)
		q := immediate(w, 0x7fffffff)
		if w == cF64 {
			q = f64Imm(0x7ff8000000000000)
		}
		s.e(selp[w], reg(out), q, reg(m), reg(p))
	}
	if half {
		s.floatCast(d, c, out, cF32)
	}
	return true
}

// minMaxOfThree selects the minimum or maximum of y and another one, x, that nobody else
// asks for, as one instruction where the target has it.
func (s *selector) minMaxOfThree(d ptx.RegID, x, y ir.Value, k int, maxi, nan bool) bool {
	f := s.f
	if !s.t.Has(target.FeatureMinMax3) || f.Op(x) != ir.OpCall || f.BlockOf(x) != s.blk || !f.HasOneUse(x) {
		return false
	}
	switch f.CalleeIntrinsic(x) {
	case ir.IntrMinnum, ir.IntrMinimumnum:
		if maxi || nan {
			return false
		}
	case ir.IntrMaxnum, ir.IntrMaximumnum:
		if !maxi || nan {
			return false
		}
	case ir.IntrMinimum:
		if maxi || !nan {
			return false
		}
	case ir.IntrMaximum:
		if !maxi || !nan {
			return false
		}
	default:
		return false
	}
	op := isa.Opcode(isa.Form_min_ftz_NaN_abs_f32_three)
	if maxi {
		op = isa.Opcode(isa.Form_max_ftz_NaN_abs_f32_three)
	}
	if nan {
		op = op.With(isa.NaN)
	}
	if s.ftz {
		op = op.With(isa.Ftz)
	}
	s.e(op, reg(d), reg(s.reg(f.Operand(x, 0), k)), s.use(f.Operand(x, 1), k), s.use(y, k))
	return true
}

// signHalf returns the half of y's bits that has its sign; rounding y does not change it.
func (s *selector) signHalf(y ir.Value, k int) ptx.RegID {
	f := s.f
	w, j := s.resolve(y, k)
	if !w.IsInst() || f.Op(w) != ir.OpFPTrunc || !s.mayFold(w, f.Operand(w, 0)) || s.def(w, j) != 0 {
		return s.reg(y, k)
	}
	x := f.Operand(w, 0)
	r, h := s.reg(x, j), s.newReg(c16)
	switch s.lay.of(f.TypeOf(x))[j].class {
	case cF32:
		low := ptx.Operand{}
		if !s.sink() {
			low = reg(s.newReg(c16))
		}
		s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), low, reg(h), reg(r))
	case cF64:
		b, t := s.newReg(c64), s.newReg(c64)
		s.moveBits(b, c64, r, cF64)
		s.e(isa.Op_shr_u64, reg(t), reg(b), imm(48))
		s.e(isa.Op_cvt_u16_u64, reg(h), reg(t))
	default:
		return s.reg(y, k)
	}
	return h
}

// copysign gives x the sign of y, which may be of another type.
func (s *selector) copysign(d ptx.RegID, c class, x, y ir.Value, k int) {
	switch c {
	case cF32:
		s.e(isa.Op_copysign_f32, reg(d), reg(s.reg(y, k)), s.use(x, k))
	case cF64:
		s.e(isa.Op_copysign_f64, reg(d), reg(s.reg(y, k)), s.use(x, k))
	default:
		a, b := s.newReg(c16), s.newReg(c16)
		s.e(isa.Op_and_b16, reg(a), reg(s.reg(x, k)), imm(0x7fff))
		s.e(isa.Op_and_b16, reg(b), reg(s.signHalf(y, k)), imm(-0x8000))
		s.e(isa.Op_or_b16, reg(d), reg(a), reg(b))
	}
}

// fpClass tests x against the classes of LangRef's llvm.is.fpclass by its bits.
func (s *selector) fpClass(v ir.Value, k int, d ptx.RegID) bool {
	f := s.f
	x := f.Operand(v, 0)
	mask, _ := f.Consts.Uint(f.Operand(v, 1))
	cp := s.lay.of(f.TypeOf(x))[k]
	var c class
	var expMask, quiet int64
	switch cp.class {
	case cF32:
		c, expMask, quiet = c32, 0x7f800000, 0x400000
	case cF64:
		c, expMask, quiet = c64, 0x7ff0000000000000, 0x8000000000000
	case cF16:
		c, expMask, quiet = c16, 0x7c00, 0x200
	default:
		c, expMask, quiet = c16, 0x7f80, 0x40
	}
	if cp.class == cF32 || cp.class == cF64 {
		if s.fpClassByCompare(d, s.reg(x, k), cp.class, mask, expMask) {
			return true
		}
	}
	b, a := s.newReg(c), s.newReg(c)
	s.moveBits(b, c, s.reg(x, k), cp.class)
	top := int64(-1) << (c.bits() - 1)
	s.e(andOp[c], reg(a), reg(b), imm(^top))
	neg := s.newReg(cPred)
	s.e(setp(isa.Op_setp_eq_s32, isa.Lt, sType[c]), reg(neg), reg(b), imm(0))
	minNormal := expMask & -expMask
	test := func(cmp isa.Atom, val int64) ptx.RegID {
		p := s.newReg(cPred)
		t := uType[c]
		if cmp == isa.Eq {
			t = s.sp.eq[c]
		}
		s.e(setp(isa.Op_setp_eq_s32, cmp, t), reg(p), reg(a), imm(val))
		return p
	}
	both := func(p, q ptx.RegID) ptx.RegID {
		r := s.newReg(cPred)
		s.e(isa.Op_and_pred, reg(r), reg(p), reg(q))
		return r
	}
	var acc ptx.RegID
	or := func(p ptx.RegID) {
		if acc == 0 {
			acc = p
			return
		}
		r := s.newReg(cPred)
		s.e(isa.Op_or_pred, reg(r), reg(acc), reg(p))
		acc = r
	}
	switch mask & 3 {
	case 1: // signalling NaN
		or(both(test(isa.Gt, expMask), test(isa.Lt, expMask|quiet)))
	case 2:
		or(test(isa.Ge, expMask|quiet))
	case 3:
		or(test(isa.Gt, expMask))
	}
	signs := func(negBit, posBit uint64, p func() ptx.RegID) {
		n, q := mask&negBit != 0, mask&posBit != 0
		switch {
		case n && q:
			or(p())
		case n:
			or(both(p(), neg))
		case q:
			np := s.newReg(cPred)
			s.e(isa.Op_not_pred, reg(np), reg(neg))
			or(both(p(), np))
		}
	}
	signs(4, 512, func() ptx.RegID { return test(isa.Eq, expMask) })
	signs(8, 256, func() ptx.RegID { return both(test(isa.Ge, minNormal), test(isa.Lt, expMask)) })
	signs(16, 128, func() ptx.RegID { return both(test(isa.Gt, 0), test(isa.Lt, minNormal)) })
	signs(32, 64, func() ptx.RegID { return test(isa.Eq, 0) })
	if acc == 0 {
		s.e(isa.Op_mov_pred, reg(d), imm(0))
		return true
	}
	s.e(isa.Op_mov_pred, reg(d), reg(acc))
	return true
}

// fpClassByCompare tests for the common classes with one comparison, which flushes nothing: NaN
// or not, infinite or not, finite or not.
func (s *selector) fpClassByCompare(d, x ptx.RegID, c class, mask uint64, inf int64) bool {
	const nan, infinite, all = 1 | 2, 4 | 512, 1023
	var cmp isa.Atom
	switch mask {
	case nan:
		cmp = isa.Nan
	case all &^ nan:
		cmp = isa.Num
	case infinite:
		cmp = isa.Eq
	case all &^ infinite:
		cmp = isa.Neu
	case infinite | nan:
		cmp = isa.Equ
	case all &^ (infinite | nan):
		cmp = isa.Ne
	default:
		return false
	}
	op := setp(isa.Op_setp_eq_s32, cmp, fType[c])
	if cmp == isa.Nan || cmp == isa.Num {
		s.e(op, reg(d), reg(x), reg(x))
		return true
	}
	a := s.newReg(c)
	abs, bound := isa.Op_abs_f32, f32Imm(uint32(inf))
	if c == cF64 {
		abs, bound = isa.Op_abs_f64, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpF64}, Imm: uint64(inf)}
	}
	s.e(abs, reg(a), reg(x))
	s.e(op, reg(d), reg(a), bound)
	return true
}
