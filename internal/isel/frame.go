package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// slotOf reports whether p is an alloca with a place in the depot.
func (s *selector) slotOf(p ir.Value) bool {
	return p.IsInst() && s.f.Op(p) == ir.OpAlloca && s.slots[p] != 0
}

// allocas gives the static allocas of the entry block their places in the depot.
func (s *selector) allocas() {
	f := s.f
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if f.Op(v) != ir.OpAlloca {
			continue
		}
		n, ok := f.Consts.Uint(f.Operand(v, 0))
		if !ok || !f.HasUses(v) || s.inPlace.Has(uint32(v)) {
			continue
		}
		al := max(f.AllocaAlign(v), s.m.AlignOf(f.ElemType(v)))
		s.frame = ir.AlignTo(s.frame, al)
		s.frameAl = max(s.frameAl, al)
		s.slots[v] = s.frame + 1
		s.frame += s.m.SizeOf(f.ElemType(v)) * n
	}
}

// frameAdd returns the addition of an offset to a frame register.
func frameAdd(c class) isa.Opcode {
	if c == c32 {
		return isa.Op_add_u32
	}
	return isa.Op_add_u64
}

// inFrame gives d the address at off from a frame register.
func (s *selector) inFrame(d, base ptx.RegID, off int64) {
	s.e(frameAdd(s.cls[d]), reg(d), reg(base), imm(off))
}

// allocaDynamic selects an alloca that has no place in the depot.
func (s *selector) allocaDynamic(v ir.Value) {
	f := s.f
	d := s.demand(v, 0)
	if s.slots[v] != 0 {
		off := int64(s.slots[v] - 1)
		base := regSP
		s.usesSP = true
		if s.m.Types.AddrSpace(f.TypeOf(v)) == uint32(target.ASLocal) {
			base = regSPL
		}
		s.inFrame(d, base, off)
		return
	}
	if !s.need(v, "a dynamic alloca", target.FeatureAlloca) {
		return
	}
	c := s.ptrClass(uint32(target.ASLocal))
	n := s.ints().extend(f.Operand(v, 0), 0, c64, false)
	size := n
	if e := s.m.SizeOf(f.ElemType(v)); e != 1 {
		size = s.newReg(c64)
		s.e(isa.Op_mul_lo_s64, reg(size), reg(n), imm(int64(e)))
	}
	p := s.newReg(c)
	al := int64(max(f.AllocaAlign(v), s.m.AlignOf(f.ElemType(v))))
	if c == c32 {
		s.e(isa.Op_alloca_u32, reg(p), reg(s.ints().resize(size, c32)), imm(al))
	} else {
		s.e(isa.Op_alloca_u64, reg(p), reg(size), imm(al))
	}
	s.mem().castSpaceInto(d, p, uint32(target.ASLocal), s.m.Types.AddrSpace(f.TypeOf(v)), c, s.cls[d])
}
