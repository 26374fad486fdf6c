package values

import (
	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Uses has for each register, by number, how many operands of instructions write and read it, 2 for more.
type Uses struct{ Writes, Reads []uint8 }

// CountUses counts the uses of the registers of f.
func CountUses(f *ptx.Func) Uses {
	u := Uses{make([]uint8, len(f.Regs)), make([]uint8, len(f.Regs))}
	for k := range f.Insts {
		EachReg(f, &f.Insts[k], func(id ptx.RegID, dst bool) {
			list := u.Reads
			if dst {
				list = u.Writes
			}
			list[id] = min(list[id]+1, 2)
		})
	}
	return u
}

// Uniform returns, by number and in order, instructions of the first block that compute the same for all threads of a CTA: reads of parameters
// and of special registers that same allows, and operations on constants and results of other ones. They have no guard, and no other
// instruction writes their results, so that they may be executed before all others, once for several warps that have the same registers.
// The results of an instruction that only allows depend on its operands alone, and it has no other effect: one with a carry does not qualify.
func Uniform(f *ptx.Func, u Uses, first blocks.Block, only func(*ptx.Inst) bool, same func(isa.Atom) bool) (list []uint32) {
	known := make([]bool, len(f.Regs))
	for k := first.First; k < first.End; k++ {
		in := &f.Insts[k]
		param := in.Op.Sem() == isa.SemLd && in.Op.Get(isa.SlotSpace) == isa.Param
		if in.Guard != 0 || !param && !only(in) {
			continue
		}
		ok := true
		for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			ok = ok && (o.Kind != ptx.OpSreg || same(isa.Atom(o.Sub)))
		}
		EachReg(f, in, func(id ptx.RegID, dst bool) { ok = ok && (dst && u.Writes[id] == 1 || !dst && known[id]) })
		if ok {
			list = append(list, k)
			EachReg(f, in, func(id ptx.RegID, dst bool) { known[id] = known[id] || dst })
		}
	}
	return list
}

// Once returns, by number, the registers but those of except that one instruction writes and one reads, once.
func (u Uses) Once(except []bool) []bool {
	once := make([]bool, len(u.Reads))
	for id := range once {
		once[id] = u.Writes[id] == 1 && u.Reads[id] == 1 && !except[id]
	}
	return once
}
