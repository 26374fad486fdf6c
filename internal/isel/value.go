package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// newReg returns a new register of class c.
func (s *selector) newReg(c class) ptx.RegID {
	s.out.Regs = append(s.out.Regs, ptx.Reg{Type: s.sp.regType[c], Prefix: s.env.prefix[c]})
	s.cls = append(s.cls, c)
	return ptx.RegID(len(s.out.Regs) - 1)
}

// reg returns component k of v in a register.
func (s *selector) reg(v ir.Value, k int) ptx.RegID {
	if s.computes(v) {
		return s.demand(v, k)
	}
	c := s.lay.of(s.f.TypeOf(v))[k].class
	v, k = s.resolve(v, k)
	return s.regOf(v, k, c)
}

// regAt returns the place of component k of instruction or parameter v in regs,
// reserving places for all components the first time.
func (s *selector) regAt(v ir.Value, k int) *ptx.RegID {
	st := &s.pstart
	if !v.IsParam() {
		st = &s.start
	}
	p := &(*st)[v.Index()]
	if *p == 0 {
		*p = uint32(len(s.regs)) + 1
		for range s.lay.count(s.f.TypeOf(v)) {
			s.regs, s.packs = append(s.regs, 0), append(s.packs, 0)
		}
	}
	return &s.regs[int(*p)-1+k]
}

// demand returns the register of component k of instruction or parameter v and thereby requests the value.
func (s *selector) demand(v ir.Value, k int) ptx.RegID {
	r := s.regAt(v, k)
	if *r == 0 {
		n := s.newReg(s.lay.of(s.f.TypeOf(v))[k].class)
		r = s.regAt(v, k)
		*r = n
	}
	return *r
}

// def returns the register of component k of v if it was requested, else 0.
func (s *selector) def(v ir.Value, k int) ptx.RegID {
	var p uint32
	if v.IsParam() {
		p = s.pstart[v.Index()]
	} else {
		p = s.start[v]
	}
	if p == 0 {
		return 0
	}
	return s.regs[int(p)-1+k]
}

// wanted reports whether any component of v was requested.
func (s *selector) wanted(v ir.Value) bool {
	p := s.start[v]
	if p == 0 {
		return false
	}
	for k := range s.lay.count(s.f.TypeOf(v)) {
		if s.regs[int(p)-1+k] != 0 || s.packs[int(p)-1+k] != 0 {
			return true
		}
	}
	return false
}

// use returns component k of v as an operand: an immediate if it is constant,
// else its register.
func (s *selector) use(v ir.Value, k int) ptx.Operand {
	if s.computes(v) {
		return reg(s.demand(v, k))
	}
	cp := s.lay.of(s.f.TypeOf(v))[k]
	w, j := s.resolve(v, k)
	if x, _, ok := s.constComp(w, j); ok && cp.class != cPred {
		return immediate(cp.class, trim(x, cp))
	}
	return reg(s.regOf(w, j, cp.class))
}

// regOf returns resolved component k of v in a register of class c.
func (s *selector) regOf(v ir.Value, k int, c class) ptx.RegID {
	if v.IsInst() || v.IsParam() {
		return s.demand(v, k)
	}
	x, undef, ok := s.constComp(v, k)
	if !ok {
		for s.f.Consts.Kind(v) == ir.CAggregate || s.f.Consts.Kind(v) == ir.CSplat {
			v, k = s.constElem(v, k)
		}
		return s.mem().address(v)
	}
	r := s.newReg(c)
	if undef {
		x = 0
	}
	if c == cPred {
		s.e(isa.Op_mov_pred, reg(r), imm(-(x & 1)))
	} else {
		s.e(s.sp.mov[c], reg(r), immediate(c, x))
	}
	return r
}

// constComp returns component k of constant v as an integer of the class's
// width: sign-extended bits. ok is false if it has to be computed (symbols,
// constant expressions).
func (s *selector) constComp(v ir.Value, k int) (x int64, undef, ok bool) {
	c := &s.f.Consts
	for v.IsConst() {
		switch c.Kind(v) {
		case ir.CInt:
			n, _ := c.Sint(v)
			return n, false, true
		case ir.CFloat:
			return int64(c.Bits(v)), false, true
		case ir.CWide:
			w := c.Words(v)
			x := int64(w[k])
			if b := s.lay.of(c.Type(v))[k].bits; b < 64 {
				x = x << (64 - b) >> (64 - b)
			}
			return x, false, true
		case ir.CNull, ir.CZero:
			return 0, false, true
		case ir.CUndef, ir.CPoison:
			return 0, true, true
		case ir.CAggregate, ir.CData, ir.CSplat:
			v, k = s.constElem(v, k)
		default:
			return 0, false, false
		}
	}
	return 0, false, false
}

// constElem returns the element of constant aggregate v that component k is in, and which
// of the element's components it is.
func (s *selector) constElem(v ir.Value, k int) (ir.Value, int) {
	c := &s.f.Consts
	t := c.Type(v)
	ty := &s.m.Types
	if ty.Kind(t) == ir.StructKind {
		i := 0
		for es := ty.Elems(t); k >= s.lay.count(es[i]); i++ {
			k -= s.lay.count(es[i])
		}
		return c.Elem(v, i), k
	}
	n := s.lay.count(ty.Elem(t))
	return c.Elem(v, k/n), k % n
}

// constOf returns the integer bits of component k of v if it is a known constant.
func (s *selector) constOf(v ir.Value, k int) (int64, bool) {
	w, j := s.resolve(v, k)
	x, _, ok := s.constComp(w, j)
	if ok {
		x = trim(x, s.lay.of(s.f.TypeOf(v))[k])
	}
	return x, ok
}

// inReg returns operand o in a register of class c: an immediate is moved into a new one.
func (s *selector) inReg(o ptx.Operand, c class) ptx.Operand {
	if o.Kind == ptx.OpReg {
		return o
	}
	r := s.newReg(c)
	s.e(s.sp.mov[c], reg(r), o)
	return reg(r)
}
