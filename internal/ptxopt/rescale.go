package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// rescale computes offsets that another run has computed again from their index, with the address:
//
//	mul.wide.s32 d, i, 4; …; add.s64 e, b, d   →   mul.wide.s32 d, i, 4; …; mad.wide.s32 e, i, 4, b
//
// Across runs the index needs one register, the offset two, and ptxas keeps the factor of products in a third one. It makes a shift
// and an addition of a mad.wide by a power of two, as many instructions as an addition of 64 bits is.
func (o *Optimizer) rescale() bool {
	f := o.f
	o.keep.Reset(len(f.Regs))
	found := false
	for i := range f.Insts {
		ops := o.operands(&f.Insts[i])
		for k := range ops {
			if x := &ops[k]; (x.Kind == ptx.OpReg || x.Kind == ptx.OpAddrReg) && o.scaledElsewhere(x.Idx, i) {
				if found = true; o.offset(i) != k {
					o.keep.Add(x.Idx) // another instruction needs it there anyway
				}
			}
		}
	}
	if !found {
		return false
	}
	changed := false
	for i := range f.Insts {
		k := o.offset(i)
		if k == 0 || o.keep.Has(o.operands(&f.Insts[i])[k].Idx) {
			continue
		}
		in := &f.Insts[i]
		ops := o.operands(in)
		mul := &f.Insts[o.def[ops[k].Idx]-1]
		in.Op = isa.Op_mad_wide_s32
		if mul.Op == isa.Op_mul_wide_u32 {
			in.Op = isa.Op_mad_wide_u32
		}
		factors := o.operands(mul)[1:]
		in.Ops, in.N = uint32(len(f.Opnds)), 4
		f.Opnds = append(f.Opnds, ops[0], factors[0], factors[1], ops[3-k])
		changed = true
	}
	return changed
}

// offset returns which operand of instruction i, an addition, is an offset that another run has computed, 0 if none is.
func (o *Optimizer) offset(i int) int {
	in := &o.f.Insts[i]
	if in.Op != isa.Op_add_s64 || in.Guard != 0 {
		return 0
	}
	ops := o.operands(in)
	for k := 1; k <= 2; k++ {
		if ops[k].Kind == ptx.OpReg && ops[3-k].Kind == ptx.OpReg && o.scaledElsewhere(ops[k].Idx, i) {
			return k
		}
	}
	return 0
}

// scaledElsewhere reports whether register r is an index times a power of two, which another run than that of instruction i has
// multiplied.
func (o *Optimizer) scaledElsewhere(r uint32, i int) bool {
	if !o.single(r) {
		return false
	}
	k := o.def[r] - 1
	in := &o.f.Insts[k]
	if in.Op != isa.Op_mul_wide_s32 && in.Op != isa.Op_mul_wide_u32 || o.flow.run[k] == o.flow.run[i] {
		return false
	}
	ops := o.operands(in)
	return ops[1].Kind == ptx.OpReg && o.single(ops[1].Idx) && ops[2].Kind == ptx.OpInt && ops[2].Imm > 1 && ops[2].Imm&(ops[2].Imm-1) == 0
}
