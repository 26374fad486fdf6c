package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// fpClass tests x against the classes of LangRef's llvm.is.fpclass by its bits.
func (s fpSelector) fpClass(v ir.Value, k int, d ptx.RegID) bool {
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
	s.vec().moveBits(b, c, s.reg(x, k), cp.class)
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
func (s fpSelector) fpClassByCompare(d, x ptx.RegID, c class, mask uint64, inf int64) bool {
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

// isFinite reports whether x is a finite constant.
func (s fpSelector) isFinite(x ir.Value, k int) bool {
	n, ok := s.constOf(x, k)
	if !ok {
		return false
	}
	switch s.lay.of(s.f.TypeOf(x))[k].class {
	case cF16:
		return n&0x7c00 != 0x7c00
	case cBF16:
		return n&0x7f80 != 0x7f80
	case cF32:
		return n&0x7f800000 != 0x7f800000
	case cF64:
		return n&0x7ff0000000000000 != 0x7ff0000000000000
	}
	return false
}
