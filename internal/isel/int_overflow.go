package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// signedOverflow returns a predicate: r = a ± b left the signed range of cp.
func (s intSelector) signedOverflow(r, a, b ptx.RegID, cp comp, sub bool) ptx.RegID {
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
func (s intSelector) overflow(v ir.Value, id ir.Intrinsic) bool {
	f := s.f
	op, noWrap, ok := id.Overflows()
	if !ok {
		return false
	}
	signed, sub, mul := noWrap == ir.FlagNSW, op == ir.OpSub, op == ir.OpMul
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

// mulOverflow multiplies and compares the upper half, or the extended result of a narrow type, with the value that the
// lower half implies if nothing overflows.
func (s intSelector) mulOverflow(d, o, a, b ptx.RegID, cp comp, signed bool) {
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
