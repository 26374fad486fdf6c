package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// dynamicElement selects extractelement and insertelement with a variable index, by
// a chain of selects.
func (s vecSelector) dynamicElement(v ir.Value) {
	f := s.f
	insert := f.Op(v) == ir.OpInsertElement
	vec := f.Operand(v, 0)
	vt := f.TypeOf(vec)
	et := s.m.Types.Elem(vt)
	n := int(s.m.Types.Len64(vt))
	per := s.lay.count(et)
	ix := f.Operand(v, 1)
	if insert {
		ix = f.Operand(v, 2)
	}
	i := s.ints().count32(ix, 0)
	is := make([]ptx.RegID, n)
	for l := range n {
		is[l] = s.newReg(cPred)
		s.e(s.ints().setpOp(c32, isa.Eq), reg(is[l]), s.inReg(i, c32), imm(int64(l)))
	}
	pick := func(d ptx.RegID, p ptx.RegID, a, b ptx.RegID) {
		c := s.cls[d]
		if c != cPred {
			s.e(selp[c], reg(d), reg(a), reg(b), reg(p))
			return
		}
		x, y, np := s.newReg(cPred), s.newReg(cPred), s.newReg(cPred)
		s.e(isa.Op_and_pred, reg(x), reg(p), reg(a))
		s.e(isa.Op_not_pred, reg(np), reg(p))
		s.e(isa.Op_and_pred, reg(y), reg(np), reg(b))
		s.e(isa.Op_or_pred, reg(d), reg(x), reg(y))
	}
	if insert {
		for k := range n * per {
			if d := s.def(v, k); d != 0 {
				pick(d, is[k/per], s.reg(f.Operand(v, 1), k%per), s.reg(vec, k))
			}
		}
		return
	}
	for j := range per {
		d := s.def(v, j)
		if d == 0 {
			continue
		}
		acc := s.reg(vec, j)
		for l := 1; l < n; l++ {
			t := d
			if l < n-1 {
				t = s.newReg(s.cls[d])
			}
			pick(t, is[l], s.reg(vec, l*per+j), acc)
			acc = t
		}
		if n == 1 {
			s.copyComp(d, vec, j)
		}
	}
}
