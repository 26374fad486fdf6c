package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// fuse joins a comparison and the operation on predicates that is its only user:
//
//	setp.lt.s32 p, a, b; and.pred r, p, q   →   setp.lt.and.s32 r, a, b, q
//
// The comparison moves down to its user, within one run and if nothing in between changes its operands.
func (o *Optimizer) fuse() bool {
	f := o.f
	changed := false
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Guard != 0 || in.Op.Type() != isa.Pred || o.dead.Has(uint32(i)) {
			continue
		}
		var bop isa.Atom
		switch in.Op.Sem() {
		case isa.SemAnd:
			bop = isa.And
		case isa.SemOr:
			bop = isa.Or
		case isa.SemXor:
			bop = isa.Xor
		default:
			continue
		}
		ops := o.operands(in)
		if len(ops) != 3 || ops[0].Kind != ptx.OpReg || ops[1].Kind != ptx.OpReg || ops[2].Kind != ptx.OpReg || ops[1].Flags|ops[2].Flags != 0 {
			continue
		}
		sides := [2]int{1, 2}
		if o.signTest(ops[1].Idx) {
			sides = [2]int{2, 1}
		}
		for _, side := range sides {
			if o.fuseWith(uint32(i), ops[side].Idx, ops[3-side].Idx, bop) {
				changed = true
				break
			}
		}
	}
	return changed
}

// signTest reports whether predicate p is the sign of a number of 64 bits: alone it is the test of one half, fused that of both.
func (o *Optimizer) signTest(p uint32) bool {
	if !o.single(p) || o.def[p] == 0 {
		return false
	}
	cmp := &o.f.Insts[o.def[p]-1]
	ops := o.operands(cmp)
	return cmp.Op.Sem() == isa.SemSetp && cmp.Op.Type() == isa.S64 && len(ops) == 3 && ops[2].Kind == ptx.OpInt && ops[2].Imm == 0
}

// fuseWith makes instruction i, a bop of predicates p and q, a comparison that does
// it, if p comes from one.
func (o *Optimizer) fuseWith(i, p, q uint32, bop isa.Atom) bool {
	f := o.f
	if p == q || !o.single(p) || o.uses[p] != 1 || o.def[p] == 0 {
		return false
	}
	k := o.def[p] - 1
	cmp := &f.Insts[k]
	if cmp.Guard != 0 || cmp.Op.Sem() != isa.SemSetp || o.dead.Has(k) || o.flow.run[k] != o.flow.run[i] || k > i {
		return false
	}
	cops := o.operands(cmp)
	if len(cops) != 3 || cops[0].Kind != ptx.OpReg || cmp.Op.Get(isa.SlotBoolOp) != 0 {
		return false
	}
	for _, x := range cops[1:] {
		if x.Kind == ptx.OpReg && !o.single(x.Idx) {
			return false
		}
	}
	// The comparison with a predicate is another form of the same modifiers.
	b := append(make([]byte, 0, 48), "setp."...)
	b = append(b, cmp.Op.Get(isa.SlotCompare).String()...)
	b = append(append(b, '.'), bop.String()...)
	if cmp.Op.Has(isa.Ftz) {
		b = append(b, ".ftz"...)
	}
	b = append(append(b, '.'), cmp.Op.Type().String()...)
	var buf [4]isa.Opcode
	list := isa.ParseOpcode(buf[:0], b)
	if len(list) == 0 {
		return false
	}
	in := &f.Insts[i]
	d := o.operands(in)[0]
	in.Op, in.Ops, in.N = list[0], uint32(len(f.Opnds)), 4
	f.Opnds = append(f.Opnds, d, cops[1], cops[2], ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: q})
	o.dead.Add(k)
	return true
}
