package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// anyExtend is extend where the bits above do not matter.
func (s intSelector) anyExtend(v ir.Value, k int, c class) ptx.RegID {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	if cp.class == c {
		return s.reg(v, k)
	}
	if r, ok := s.uncutBits(v, k, c); ok {
		return r
	}
	d := s.newReg(c)
	if cp.class == cPred && s.lay.count(s.f.TypeOf(v)) == 1 {
		if h := s.loneBits(v, c); h != 0 {
			return h
		}
		if s.hasBits(v, 0) {
			s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[c16]), reg(d), reg(s.bitsOf(v)))
			return d
		}
	}
	if from := cp; cp.class != cPred { // odd numbers of bits are as good as the bytes around them
		from.bits = 8 * cp.size
		if s.mem().tryExtLoad(d, c, v, k, from, false) {
			return d
		}
	} else if s.mem().tryExtLoad(d, c, v, k, cp, false) {
		return d
	}
	if w, j := s.resolve(v, k); (s.folds(w, ir.OpZExt) || s.folds(w, ir.OpSExt)) && s.def(w, j) == 0 && s.lay.count(s.f.TypeOf(w)) == 1 && s.mayFoldAll(w) {
		return s.extend(s.f.Operand(w, 0), j, c, s.f.Op(w) == ir.OpSExt)
	}
	r := s.reg(v, k)
	if cp.class != cPred {
		cp.bits = uint8(cp.class.bits())
	}
	s.extendReg(d, c, r, cp, cp.class == cPred && s.opt.LLC) // llc: a truth value is 0 or -1
	return d
}

// uncutBits returns the operand of the truncation that gives component k of v, in a register of class c, which has more
// bits.
func (s intSelector) uncutBits(v ir.Value, k int, c class) (ptx.RegID, bool) {
	f := s.f
	w, j := s.resolve(v, k)
	if !w.IsInst() || f.Op(w) != ir.OpTrunc || s.def(w, j) != 0 || s.lay.count(f.TypeOf(w)) != 1 || !s.mayFold(w, f.Operand(w, 0)) {
		return 0, false
	}
	x := f.Operand(w, 0)
	from := s.lay.of(f.TypeOf(x))[j]
	switch {
	case from.class == c:
		return s.reg(x, j), true
	case j != 0 || !f.HasOneUse(w) || s.lay.count(f.TypeOf(x)) != 1:
		return 0, false
	case from.class.bits() < c.bits():
		return s.anyExtend(x, j, c), true
	}
	d := s.newReg(c)
	if !s.mem().tryNarrowLoad(d, comp{class: c, bits: uint8(c.bits())}, x, from) {
		s.narrowInto(d, c, s.reg(x, j), from.class)
	}
	return d, true
}

// loneBits loads i1 x, which has no other use, as an integer of class c whose lowest bit is x; 0 if x is not a load.
func (s intSelector) loneBits(x ir.Value, c class) ptx.RegID {
	x, k := s.resolve(x, 0)
	if k != 0 || s.lay.count(s.f.TypeOf(x)) != 1 {
		return 0
	}
	var a access
	switch {
	case s.mem().scalarParam(x):
		a = s.mem().paramAccess(x)
	case s.mem().movableLoad(x):
		a = s.mem().accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
		s.mem().nonCoherent(x, &a)
	default:
		return 0
	}
	d := s.newReg(c)
	s.e(a.with(s.sp.narrow(1, false), 1), reg(d), a.a.operand())
	return d
}

// hasBits reports whether i1 x comes from integers whose lowest bits are x, so that no comparison is needed.
func (s intSelector) hasBits(x ir.Value, depth int) bool {
	f := s.f
	if s.opt.Level == 0 || depth > 4 {
		return false
	}
	x, k := s.resolve(x, 0)
	switch {
	case k != 0 || s.lay.count(f.TypeOf(x)) != 1:
		return false
	case s.mem().scalarParam(x), s.mem().movableLoad(x):
		return true
	case s.folds(x, ir.OpTrunc):
		return s.def(x, 0) == 0 && s.lay.count(f.TypeOf(f.Operand(x, 0))) == 1 && s.mayFoldAll(x)
	case s.folds(x, ir.OpAnd), s.folds(x, ir.OpOr), s.folds(x, ir.OpXor):
		return f.Operand(x, 0) != f.Operand(x, 1) && s.def(x, 0) == 0 && s.hasBits(f.Operand(x, 0), depth+1) && s.hasBits(f.Operand(x, 1), depth+1)
	}
	return false
}

// bitsOf returns a 16-bit register with i1 x, of which hasBits is true, in its lowest bit; the other bits are
// undefined.
func (s intSelector) bitsOf(x ir.Value) ptx.RegID {
	f := s.f
	if r := s.loneBits(x, c16); r != 0 {
		return r
	}
	x, _ = s.resolve(x, 0)
	if f.Op(x) == ir.OpTrunc {
		r, _ := s.uncutBits(x, 0, c16)
		return r
	}
	a, b := s.bitsOf(f.Operand(x, 0)), s.bitsOf(f.Operand(x, 1))
	d := s.newReg(c16)
	s.e(binaryOp(f.Op(x), c16), reg(d), reg(a), reg(b))
	return d
}
