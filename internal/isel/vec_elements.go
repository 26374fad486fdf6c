package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// dynamicElement selects extractelement and insertelement with a variable index: a choice for each element that is replaced, and choices by the bits
// of the index between those of which one is extracted.
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
	i := s.inReg(s.ints().count32(ix, 0), c32)
	if !insert {
		if s.elementOfWords(v, vec, i) {
			return
		}
		bits := s.indexBits(i, 1, n)
		for j := range per {
			d := s.def(v, j)
			if d == 0 {
				continue
			}
			if n == 1 {
				s.copyComp(d, vec, j)
				continue
			}
			list := make([]ptx.RegID, n)
			for l := range list {
				list[l] = s.reg(vec, l*per+j)
			}
			s.pickBy(d, bits, list)
		}
		return
	}
	for l := range n {
		p := s.newReg(cPred)
		s.e(s.ints().setpOp(c32, isa.Eq), reg(p), i, imm(int64(l)))
		for j := range per {
			if d := s.def(v, l*per+j); d != 0 {
				s.pick(d, p, s.reg(f.Operand(v, 1), j), s.reg(vec, l*per+j))
			}
		}
	}
}

// pick selects p ? a : b.
func (s vecSelector) pick(d, p, a, b ptx.RegID) {
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

// indexBits returns, as predicates, the bits of index i, which is below n, from a power of two on, the lowest one first.
func (s vecSelector) indexBits(i ptx.Operand, first, n int) []ptx.RegID {
	var list []ptx.RegID
	for bit := first; bit < n; bit *= 2 {
		p := s.newReg(cPred)
		if 2*bit >= n {
			s.e(setp(isa.Op_setp_eq_s32, isa.Ge, isa.U32), reg(p), i, imm(int64(bit)))
		} else {
			t := s.newReg(c32)
			s.e(isa.Op_and_b32, reg(t), i, imm(int64(bit)))
			s.e(s.ints().setpOp(c32, isa.Ne), reg(p), reg(t), imm(0))
		}
		list = append(list, p)
	}
	return list
}

// pickBy selects the register of list whose index has the given bits, into d. It overwrites list.
func (s vecSelector) pickBy(d ptx.RegID, bits, list []ptx.RegID) {
	for _, p := range bits {
		n := 0
		for l := 0; l < len(list); l, n = l+2, n+1 {
			if l+1 == len(list) {
				list[n] = list[l]
				continue
			}
			t := d
			if len(list) > 2 {
				t = s.newReg(s.cls[d])
			}
			s.pick(t, p, list[l+1], list[l])
			list[n] = t
		}
		list = list[:n]
	}
}

// elementOfWords extracts a byte or half of a vector in words: prmt takes one at a variable place of two words, and words are chosen by the
// upper bits of the index.
func (s vecSelector) elementOfWords(v, vec ir.Value, i ptx.Operand) bool {
	cp := s.lay.of(s.f.TypeOf(v))[0]
	d := s.def(v, 0)
	n := s.lay.count(s.f.TypeOf(vec))
	if s.opt.Level == 0 || s.opt.LLC || d == 0 || cp.class != c16 || cp.bits != 8 && cp.bits != 16 || n < 3 {
		return false
	}
	words := s.toWords(vec)
	low := i // the index among the elements of two words, as prmt wants it
	if len(words) > 2 {
		low = reg(s.newReg(c32))
		s.e(isa.Op_and_b32, low, i, imm(int64(64/cp.bits-1)))
	}
	if cp.bits == 16 { // bytes 2*k and 2*k + 1
		t := s.newReg(c32)
		s.e(isa.Op_mad_lo_s32, reg(t), low, hex(0x22), hex(0x10))
		low = reg(t)
	}
	var list []ptx.RegID
	for w := 0; w < len(words); w += 2 {
		t, high := s.newReg(c32), imm(0)
		if w+1 < len(words) {
			high = reg(words[w+1])
		}
		s.e(isa.Op_prmt_b32, reg(t), reg(words[w]), high, low)
		list = append(list, t)
	}
	r := list[0]
	if len(list) > 1 {
		r = s.newReg(c32)
		s.pickBy(r, s.indexBits(i, 64/int(cp.bits), n), list)
	}
	s.e(isa.Op_cvt_u16_u32, reg(d), reg(r))
	return true
}
