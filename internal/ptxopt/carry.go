package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// maxCarry bounds the instructions between one that sets the carry flag and the one that uses it.
const maxCarry = 8

// carries turns additions of zero and subtractions of zero that only clear the carry flag into copies; the user of the
// flag is replaced by an operation without carry-in. Such code comes from wide integers that have been shifted by whole
// words.
func (o *Optimizer) carries() bool {
	f := o.f
	changed := false
	for i := range f.Insts {
		in := &f.Insts[i]
		sem := in.Op.Sem()
		if sem != isa.SemAddcc && sem != isa.SemSubcc || in.Guard != 0 {
			continue
		}
		ops := o.operands(in)
		if len(ops) != 3 || ops[0].Kind != ptx.OpReg || in.Op.Type().Bits() != 64 {
			continue
		}
		x := ops[1]
		if !isZero(&ops[2]) {
			if sem != isa.SemAddcc || !isZero(&ops[1]) {
				continue
			}
			x = ops[2]
		}
		k := o.carryUser(i)
		if k == 0 || x.Kind == ptx.OpReg && f.Regs[x.Idx].Type.Bits() != 64 {
			continue
		}
		f.Insts[k].Op = withoutCarryIn(f.Insts[k].Op)
		in.Op, in.N = isa.Op_mov_u64, 2
		ops[1] = x
		changed = true
	}
	return changed
}

// carryUser returns the index of the only instruction after i that uses the carry flag set by i: it sets the flag
// again; 0 if there is another user or none.
func (o *Optimizer) carryUser(i int) int {
	f := o.f
	for k := i + 1; k < len(f.Insts) && k <= i+maxCarry && o.flow.run[k] == o.flow.run[i]; k++ {
		in := &f.Insts[k]
		switch in.Op.Sem() {
		case isa.SemAddc, isa.SemSubc:
			if in.Guard == 0 && withoutCarryIn(in.Op) != in.Op {
				return k
			}
			return 0
		case isa.SemAddcc, isa.SemSubcc, isa.SemMadcc, isa.SemMadc:
			return 0
		}
		if in.Op.Info().Flags&isa.IsCall != 0 {
			return 0
		}
	}
	return 0
}

// withoutCarryIn returns the operation that op performs when the carry-in is zero, or op itself if op is not one of
// those that the selector makes of wide integers.
func withoutCarryIn(op isa.Opcode) isa.Opcode {
	switch op {
	case isa.Op_addc_cc_s64:
		return isa.Op_add_cc_s64
	case isa.Op_subc_cc_s64:
		return isa.Op_sub_cc_s64
	}
	return op
}
