package emu

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// mayLack reports whether a load may read memory without a value: local memory, or parameters other than those of a kernel.
func (d *decoder) mayLack(in *ptx.Inst) bool {
	switch spaceOf(in.Op.Get(isa.SlotSpace)) {
	case spLocal, spFrame, spGeneric:
		return true
	case spParam:
		return !d.fn.entry || d.readsCall(in)
	}
	return false
}

// readsCall reports whether a load in a kernel is from a .param variable of a call.
func (d *decoder) readsCall(in *ptx.Inst) bool {
	for k := in.Ops; k < in.Ops+uint32(in.N); k++ {
		if o := &d.f.Opnds[k]; o.Kind == ptx.OpAddrSym && d.where[k] != 0 {
			return true
		}
	}
	return false
}
