package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// halves joins the upper halves of words without shifting them down first:
//
//	shr.u32 t, a, 16; cvt.u16.u32 x, t; mov.b32 d, {y, x}   →   prmt.b32 d, b, a, 0x7610
//
// Two lower halves stay a move of two registers: ptxas makes wrong code of prmt with 0x5410 for some loads of 16 bits.
func (o *Optimizer) halves() bool {
	f := o.f
	changed := false
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Op != isa.Op_mov_b32 || in.N != 4 || o.dead.Has(uint32(i)) {
			continue
		}
		ops := o.operands(in)
		if ops[0].Kind != ptx.OpReg || ops[1].Kind != ptx.OpVec || !o.isWord(ops[0].Idx) {
			continue
		}
		low, a, ok1 := o.halfOf(&ops[2])
		high, b, ok2 := o.halfOf(&ops[3])
		if !ok1 || !ok2 || !low && !high {
			continue
		}
		selector := uint64(0x5410)
		if low {
			selector |= 0x22
		}
		if high {
			selector |= 0x2200
		}
		in.Op = isa.Op_prmt_b32
		ops[1], ops[2] = a, b
		ops[3] = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpHex}, Imm: selector}
		changed = true
	}
	return changed
}

// halfOf returns the word that 16-bit register x is a half of, and whether it is the upper one.
func (o *Optimizer) halfOf(x *ptx.Operand) (upper bool, word ptx.Operand, ok bool) {
	cvt := o.definition(x, isa.Op_cvt_u16_u32)
	if cvt == nil {
		return false, word, false
	}
	word = cvt[1]
	if shr := o.definition(&word, isa.Op_shr_u32); shr != nil && shr[2].Kind == ptx.OpInt && shr[2].Imm == 16 {
		upper, word = true, shr[1]
	}
	return upper, word, word.Kind == ptx.OpReg && word.Flags == 0 && o.single(word.Idx) && o.isWord(word.Idx)
}

// definition returns the operands of the only definition of register x if it is op.
func (o *Optimizer) definition(x *ptx.Operand, op isa.Opcode) []ptx.Operand {
	if x.Kind != ptx.OpReg || x.Flags != 0 || !o.single(x.Idx) || o.def[x.Idx] == 0 {
		return nil
	}
	in := &o.f.Insts[o.def[x.Idx]-1]
	if in.Op != op || in.Guard != 0 || o.dead.Has(o.def[x.Idx]-1) {
		return nil
	}
	return o.operands(in)
}

// isWord reports whether r is a register of 32 bits that are not a float.
func (o *Optimizer) isWord(r uint32) bool {
	t := o.f.Regs[r].Type
	return t.Bits() == 32 && t.Class() != isa.ClassFloat
}
