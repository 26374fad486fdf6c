package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// fold turns operations with neutral or absorbing constants into copies. Such operations remain where wide integers are
// split into words of which some are zero.
func (o *Optimizer) fold() bool {
	f := o.f
	changed := false
	for i := range f.Insts {
		in := &f.Insts[i]
		ops := o.operands(in)
		if len(ops) != 3 || ops[0].Kind != ptx.OpReg || o.LLC && o.isFrame(&ops[1]) {
			continue
		}
		t := in.Op.Type()
		if t.Class() == isa.ClassFloat || t.Class() == isa.ClassPred || t.Bits() > 64 || t.Bits() < 16 {
			continue
		}
		x, y := ops[1], ops[2]
		r := ptx.Operand{}
		ok := false
		switch in.Op.Sem() {
		case isa.SemOr, isa.SemXor:
			switch {
			case isZero(&y):
				r, ok = x, true
			case isZero(&x):
				r, ok = y, true
			case in.Op.Sem() == isa.SemXor && x == y && x.Kind == ptx.OpReg:
				r, ok = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}}, true
			}
		case isa.SemAdd:
			if in.Op.Has(isa.Sat) {
				continue
			}
			switch {
			case isZero(&y):
				r, ok = x, true
			case isZero(&x):
				r, ok = y, true
			}
		case isa.SemAnd:
			if isZero(&x) || isZero(&y) {
				r, ok = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}}, true
			}
		case isa.SemSub:
			if isZero(&y) && !in.Op.Has(isa.Sat) {
				r, ok = x, true
			}
		case isa.SemShl, isa.SemShr:
			switch {
			case isZero(&x):
				r, ok = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}}, true
			case isZero(&y):
				r, ok = x, true
			}
		case isa.SemMul:
			if isZero(&x) || isZero(&y) {
				r, ok = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}}, true
			}
		}
		if !ok {
			continue
		}
		float := f.Regs[ops[0].Idx].Type.Class() == isa.ClassFloat || r.Kind == ptx.OpReg && f.Regs[r.Idx].Type.Class() == isa.ClassFloat
		mov, found := movOf(t.Bits(), float)
		if !found || r.Kind == ptx.OpReg && f.Regs[r.Idx].Type.Bits() != t.Bits() || f.Regs[ops[0].Idx].Type.Bits() != t.Bits() {
			continue
		}
		in.Op, in.N = mov, 2
		ops[1] = r
		changed = true
	}
	return changed
}

// movOf returns the move of the given width: of integers, or of any bits if a register is one of floats.
func movOf(bits int, float bool) (isa.Opcode, bool) {
	switch {
	case bits == 16 && float:
		return isa.Op_mov_b16, true
	case bits == 32 && float:
		return isa.Op_mov_b32, true
	case bits == 64 && float:
		return isa.Op_mov_b64, true
	case bits == 16:
		return isa.Op_mov_u16, true
	case bits == 32:
		return isa.Op_mov_u32, true
	case bits == 64:
		return isa.Op_mov_u64, true
	}
	return 0, false
}

func isZero(x *ptx.Operand) bool {
	return (x.Kind == ptx.OpInt || x.Kind == ptx.OpHex) && x.Imm == 0
}

// isFrame reports whether x is %SP or %SPL, the registers without numbers.
func (o *Optimizer) isFrame(x *ptx.Operand) bool {
	return x.Kind == ptx.OpReg && o.f.Regs[x.Idx].Num < 0
}
