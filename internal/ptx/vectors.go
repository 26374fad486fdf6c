package ptx

import (
	"math"
	"slices"

	"gonvvm/internal/isa"
)

// elementParts are the parts of a vector register.
var elementParts = [...]isa.Atom{isa.PartX, isa.PartY, isa.PartZ, isa.PartW}

// SplitVectors returns f with the elements {%v.x, %v.y} in place of each vector register %v that stands as an operand, f itself if
// there is none (PTX ISA §6.4.3). Only the instructions and their operands are copied.
func (f *Func) SplitVectors() *Func {
	whole := func(o *Operand) bool {
		return o.Kind == OpReg && o.Flags&OpLo == 0 && int(o.Idx) < len(f.Regs) && f.Regs[o.Idx].Vec > 1 && int(f.Regs[o.Idx].Vec) <= len(elementParts)
	}
	if !slices.ContainsFunc(f.Opnds, func(o Operand) bool { return whole(&o) }) {
		return f
	}
	split := *f
	split.Insts = slices.Clone(f.Insts)
	split.Opnds = make([]Operand, 0, 2*len(f.Opnds))
	for i := range split.Insts {
		in := &split.Insts[i]
		first := len(split.Opnds)
		for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			if !whole(&o) {
				split.Opnds = append(split.Opnds, o)
				continue
			}
			n := f.Regs[o.Idx].Vec
			split.Opnds = append(split.Opnds, Operand{OpTag: OpTag{Kind: OpVec}, Sub: uint16(n)})
			for _, part := range elementParts[:n] {
				split.Opnds = append(split.Opnds, Operand{OpTag: OpTag{Kind: OpReg, Flags: OpLo}, Sub: uint16(part), Idx: o.Idx})
			}
		}
		n := len(split.Opnds) - first
		if n > math.MaxUint8 {
			return f // no instruction has as many vectors
		}
		in.Ops, in.N = uint32(first), uint8(n)
	}
	return &split
}
