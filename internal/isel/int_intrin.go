package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// intIntrinsic selects component k of an integer intrinsic.
func (s intSelector) intIntrinsic(v ir.Value, id ir.Intrinsic, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	x := f.Operand(v, 0)
	c := cp.class
	if s.lay.count(f.TypeOf(v)) > 1 && !s.m.Types.IsVector(f.TypeOf(v)) {
		return false // wide integers: the expand pass
	}
	signed := false
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin:
		if c == cPred {
			op := isa.Op_and_pred
			if id == ir.IntrUmax || id == ir.IntrSmin {
				op = isa.Op_or_pred
			}
			s.e(op, reg(d), reg(s.reg(x, k)), reg(s.reg(f.Operand(v, 1), k)))
			return true
		}
		signed = id == ir.IntrSmax || id == ir.IntrSmin
		op, t := isa.Op_min_s32, uType[c]
		if id == ir.IntrSmax || id == ir.IntrUmax {
			op = isa.Op_max_s32
		}
		if signed {
			t = sType[c]
		}
		op, _ = op.WithSlot(isa.SlotType, t)
		s.e(op, reg(d), reg(s.extReg(x, k, signed)), s.ext(f.Operand(v, 1), k, signed))
		return true
	case ir.IntrAbs:
		if s.trySad(v, ir.None, k, d, cp) {
			return true
		}
		op, _ := isa.Op_abs_s32.WithSlot(isa.SlotType, sType[c])
		s.e(op, reg(d), reg(s.extReg(x, k, true)))
		return true
	case ir.IntrBswap:
		return s.bswap(d, s.reg(x, k), cp)
	case ir.IntrBitreverse:
		s.bitreverse(d, x, k, cp)
		return true
	case ir.IntrCtpop:
		s.countBits(d, x, k, cp, isa.Op_popc_b32, isa.Op_popc_b64, 0)
		return true
	case ir.IntrCtlz:
		s.countBits(d, x, k, cp, isa.Op_clz_b32, isa.Op_clz_b64, cp.bits)
		return true
	case ir.IntrCttz:
		poison, _ := s.constOf(f.Operand(v, 1), 0)
		s.cttz(d, x, k, cp, poison != 0)
		return true
	case ir.IntrFshl, ir.IntrFshr:
		s.funnel(v, id == ir.IntrFshl, k, d, cp)
		return true
	case ir.IntrSaddSat, ir.IntrSsubSat, ir.IntrUaddSat, ir.IntrUsubSat:
		s.saturating(v, id, k, d, cp)
		return true
	case ir.IntrPtrmask:
		s.e(andOp[c], reg(d), reg(s.reg(x, k)), s.use(f.Operand(v, 1), k))
		return true
	case ir.IntrConvertToFp16:
		r := s.reg(x, k)
		s.fp().floatCast(d, cF16, r, s.lay.of(f.TypeOf(x))[k].class)
		return true
	case ir.IntrIsFpclass:
		return s.fp().fpClass(v, k, d)
	}
	return false
}

// bswap reverses the bytes of r.
func (s intSelector) bswap(d, r ptx.RegID, cp comp) bool {
	switch cp.bits {
	case 16:
		w, x := s.newReg(c32), s.newReg(c32)
		s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
		s.e(isa.Op_prmt_b32, reg(x), reg(w), imm(0), imm(0x7701))
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(x))
	case 32:
		s.e(isa.Op_prmt_b32, reg(d), reg(r), imm(0), imm(0x0123))
	case 64:
		lo, hi, a, b := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32)
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(r))
		s.e(isa.Op_prmt_b32, reg(a), reg(lo), imm(0), imm(0x0123))
		s.e(isa.Op_prmt_b32, reg(b), reg(hi), imm(0), imm(0x0123))
		s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(b), reg(a))
	case 48: // as the upper bytes of 64 bits
		t := s.newReg(c64)
		s.bswap(t, r, comp{class: c64, bits: 64})
		s.e(isa.Op_shr_u64, reg(d), reg(t), imm(16))
	default:
		return false
	}
	return true
}

// bitreverse reverses all bits: in a 32- or 64-bit register, then shifted down.
func (s intSelector) bitreverse(d ptx.RegID, x ir.Value, k int, cp comp) {
	if cp.class == cPred {
		s.copyComp(d, x, k)
		return
	}
	w, op := c32, isa.Op_brev_b32
	if cp.class == c64 {
		w, op = c64, isa.Op_brev_b64
	}
	r := s.reg(x, k)
	if cp.class == c16 {
		r = s.extend(x, k, c32, false)
	}
	if int(cp.bits) == w.bits() {
		s.e(op, reg(d), reg(r))
		return
	}
	t, u := s.newReg(w), d
	if cp.class != w {
		u = s.newReg(w)
	}
	s.e(op, reg(t), reg(r))
	s.e(shrU[w], reg(u), reg(t), imm(int64(w.bits()-int(cp.bits))))
	if u != d {
		s.narrowInto(d, cp.class, u, w)
	}
}

// countBits selects popc or clz, which give a 32-bit number; zeros is the value's
// width for clz, whose excess leading zeros are taken off.
func (s intSelector) countBits(d ptx.RegID, x ir.Value, k int, cp comp, op32, op64 isa.Opcode, zeros uint8) {
	w := c32
	var r ptx.RegID
	if cp.bits > 32 {
		w = c64
		r = s.extReg(x, k, false)
	} else {
		r = s.extend(x, k, c32, false)
	}
	op := op32
	if w == c64 {
		op = op64
	}
	extra := 0
	if zeros != 0 {
		extra = w.bits() - int(zeros)
	}
	m := s.countReg(d, cp)
	n := m
	if extra > 0 {
		n = s.newReg(c32)
	}
	s.e(op, reg(n), reg(r))
	if extra > 0 {
		s.e(isa.Op_sub_s32, reg(m), reg(n), imm(int64(extra)))
		n = m
	}
	s.fromCount(d, cp, n)
}

// countReg returns the register of 32 bits in which a count for register d is made: d
// itself if it has as many.
func (s intSelector) countReg(d ptx.RegID, cp comp) ptx.RegID {
	if cp.class == c32 {
		return d
	}
	return s.newReg(c32)
}

// fromCount moves the count in a register of countReg into register d.
func (s intSelector) fromCount(d ptx.RegID, cp comp, n ptx.RegID) {
	if n == d {
		return
	}
	switch cp.class {
	case cPred:
		s.e(s.setpOp(c32, isa.Ne), reg(d), reg(n), imm(0))
	case c64:
		s.e(isa.Op_cvt_u64_u32, reg(d), reg(n))
	default:
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(n))
	}
}

// cttz counts the zeros below the lowest one: the ones of ^x & (x-1). A bit set just above
// a narrow value that may be zero bounds the count.
func (s intSelector) cttz(d ptx.RegID, x ir.Value, k int, cp comp, neverZero bool) {
	c, popc := c32, isa.Op_popc_b32
	if cp.bits > 32 {
		c, popc = c64, isa.Op_popc_b64
	}
	r := s.anyExtend(x, k, c)
	if int(cp.bits) < c.bits() && !neverZero {
		g := s.newReg(c)
		s.e(orOp[c], reg(g), reg(r), imm(int64(uint64(1)<<cp.bits)))
		r = g
	}
	n, t, u, w := s.countReg(d, cp), s.newReg(c), s.newReg(c), s.newReg(c)
	s.e(addI[c], reg(t), reg(r), imm(-1))
	s.e(notOp[c], reg(u), reg(r))
	s.e(andOp[c], reg(w), reg(u), reg(t))
	s.e(popc, reg(n), reg(w))
	s.fromCount(d, cp, n)
}
