package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// isWide128 reports whether load or store v of value type t is one access of 128 bits.
func (s memSelector) isWide128(v ir.Value, t ir.Type, x *access) bool {
	return s.f.Mem(v).Order > ir.NotAtomic && s.m.BitsOf(t) == 128 && x.op.Get(isa.SlotOrder) != 0 && x.op.Get(isa.SlotOrder) != isa.Weak
}

// loadWide selects an atomic load of 128 bits.
func (s memSelector) loadWide(v ir.Value, x *access) {
	d := s.newReg(c128)
	s.e(x.with(isa.B128, 1), reg(d), x.a.operand())
	s.splitWide(v, d)
}

// storeWide selects an atomic store of 128 bits.
func (s memSelector) storeWide(val ir.Value, x *access) {
	s.e(x.with(isa.B128, 1), x.a.operand(), reg(s.whole128(val)))
}

// whole128 returns a register of 128 bits with value x, which has two components.
func (s memSelector) whole128(x ir.Value) ptx.RegID {
	r := s.newReg(c128)
	s.e(isa.Op_mov_b128, reg(r), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
	return r
}

// exchangeWide selects an atomicrmw xchg of 128 bits.
func (s memSelector) exchangeWide(v ir.Value) {
	m := s.f.Mem(v)
	a := s.addressOf(s.f.Operand(v, 0))
	x, d := s.whole128(s.f.Operand(v, 1)), s.newReg(c128)
	s.fencesAround(v, m, a.space, func() {
		s.e(s.spell(isa.Op_atom_exch_b128, v, m, a.space), reg(d), a.operand(), reg(x))
	})
	s.splitWide(v, d)
}

// splitWide moves register d of 128 bits to the two components of v.
func (s memSelector) splitWide(v ir.Value, d ptx.RegID) {
	ops := []ptx.Operand{group(ptx.OpVec, 2)}
	for k := range 2 {
		r := s.def(v, k)
		if r == 0 {
			r = s.newReg(c64)
		}
		ops = append(ops, reg(r))
	}
	s.e(isa.Op_mov_b128, append(ops, reg(d))...)
}
