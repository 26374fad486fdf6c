package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// copies finds the registers that are copies of others or of constants.
func (o *Optimizer) copies() bool {
	f := o.f
	found := false
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Op.Sem() != isa.SemMov || in.Guard != 0 || in.Flags&ptx.Pinned != 0 {
			continue
		}
		ops := o.operands(in)
		if len(ops) != 2 || ops[0].Kind != ptx.OpReg || !o.single(ops[0].Idx) || ops[1].Flags != 0 {
			continue
		}
		d, s := ops[0].Idx, ops[1]
		switch s.Kind {
		case ptx.OpReg:
			if s.Idx == d || !o.single(s.Idx) || f.Regs[s.Idx].Type.Bits() != f.Regs[d].Type.Bits() {
				continue
			}
		case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
		default:
			continue
		}
		o.repl[d] = s
		found = true
	}
	return found
}

// stands returns the replacement of register r, and shortens its chain of copies: a register that is a copy of one of
// the same type is skipped, since every user of one accepts the other.
func (o *Optimizer) stands(r uint32) ptx.Operand {
	y := o.repl[r]
	if y.Kind != ptx.OpReg {
		return y
	}
	for {
		z := o.repl[y.Idx]
		if z.Kind != ptx.OpReg || o.f.Regs[z.Idx].Type != o.f.Regs[y.Idx].Type {
			break
		}
		y = z
	}
	o.repl[r] = y
	return y
}

// resolve follows copies of copies.
func (o *Optimizer) resolve(r uint32) ptx.Operand {
	x := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: r}
	for range 64 {
		y := o.repl[x.Idx]
		if y.Kind == ptx.OpNone {
			return x
		}
		if x = y; x.Kind != ptx.OpReg {
			return x
		}
	}
	return x
}

// substitute replaces uses of registers that have a replacement, if the instruction accepts it, and reports whether
// there were any.
func (o *Optimizer) substitute() bool {
	f := o.f
	found := false
	for i, r := range f.Watch {
		if x := o.resolve(uint32(r)); x.Kind == ptx.OpReg && f.Regs[x.Idx].Type.Bits() == f.Regs[r].Type.Bits() {
			found = found || x.Idx != uint32(r)
			f.Watch[i] = ptx.RegID(x.Idx)
		}
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		// A guard takes no constant: the last register of a chain that ends in one.
		for in.Guard != 0 && o.stands(uint32(in.Guard)).Kind == ptx.OpReg {
			in.Guard = ptx.RegID(o.stands(uint32(in.Guard)).Idx)
			found = true
		}
		ops := o.operands(in)
		n, known := ptx.Destinations(in, ops)
		if !known {
			continue
		}
		for k := n; k < len(ops); k++ {
			p := &ops[k]
			if p.Kind != ptx.OpReg && p.Kind != ptx.OpAddrReg || o.repl[p.Idx].Kind == ptx.OpNone {
				continue
			}
			was := *p
			o.replaceOperand(in, ops, k)
			found = found || *p != was
		}
	}
	return found
}

// replaceOperand replaces the register in operand k, if the operand accepts the replacement.
func (o *Optimizer) replaceOperand(in *ptx.Inst, ops []ptx.Operand, k int) {
	f := o.f
	p := &ops[k]
	was := &f.Regs[p.Idx]
	// Longest first: the end of a chain may not be allowed here.
	for r := p.Idx; ; {
		y := o.stands(r)
		if y.Kind == ptx.OpNone {
			break
		}
		if y.Kind != ptx.OpReg {
			if !o.LLC && p.Kind == ptx.OpReg && p.Flags == 0 && takesConstant(in, ops, k, &y) {
				*p = y
			}
			break
		}
		// A register of a bit type fits any operand type of its size, and any type fits an operand of a bit type (PTX
		// ISA §9.2).
		if t := f.Regs[y.Idx].Type; t == was.Type || p.Kind == ptx.OpReg && t.Bits() == was.Type.Bits() &&
			(t.Class() == isa.ClassBits && was.Type.Class() == isa.ClassFloat || takesBits(in, ops, k)) {
			p.Idx = y.Idx
			if in.Op.Sem() == isa.SemMov { // mov.u32 takes no float register, mov.b32 does
				in.Op = bitsOf(in.Op, f.Regs[y.Idx].Type, f.Regs[ops[0].Idx].Type)
			}
		}
		r = y.Idx
	}
}

// bitsOf returns the mov op with a type of bits if its source or destination have
// types that differ from its own in kind.
func bitsOf(op isa.Opcode, src, dst isa.Atom) isa.Opcode {
	t := op.Type()
	if t.Class() == isa.ClassBits || t == src && t == dst {
		return op
	}
	bits := isa.B32
	switch t.Bits() {
	case 16:
		bits = isa.B16
	case 64:
		bits = isa.B64
	}
	if n, ok := op.WithSlot(isa.SlotType, bits); ok && t.Bits() >= 16 && (src != dst || src.Class() == isa.ClassFloat && t.Class() != isa.ClassFloat) {
		return n
	}
	return op
}

// takesBits reports whether operand k of in is one of bits, into which a register of any
// type of their number fits.
func takesBits(in *ptx.Inst, ops []ptx.Operand, k int) bool {
	switch in.Op.Sem() {
	case isa.SemMov:
		return k == 1 && in.N == 2
	case isa.SemAnd, isa.SemOr, isa.SemXor, isa.SemNot, isa.SemShl, isa.SemSt, isa.SemAtom, isa.SemRed, isa.SemSelp:
	default:
		return false
	}
	infos := in.Op.Info().Operands()
	at := 0
	for i := 0; i < len(infos); i += infos[i].Span(infos[i:]) {
		if !infos[i].Present(in.Op) {
			continue
		}
		if at >= len(ops) || at > k {
			return false
		}
		span := 1
		switch ops[at].Kind {
		case ptx.OpVec, ptx.OpList, ptx.OpTex:
			span = 1 + int(ops[at].Sub)
		case ptx.OpPair:
			return false
		}
		if k < at+span {
			t := infos[i].Type(in.Op)
			return infos[i].Kind == isa.KindValue && infos[i].Flags&isa.Dst == 0 && t.Class() == isa.ClassBits
		}
		at += span
	}
	return false
}

// takesConstant reports whether operand k of in may be the constant y.
func takesConstant(in *ptx.Inst, ops []ptx.Operand, k int, y *ptx.Operand) bool {
	float := y.Kind == ptx.OpF32 || y.Kind == ptx.OpF64
	t := in.Op.Type()
	switch in.Op.Sem() {
	case isa.SemAdd, isa.SemSub, isa.SemMul, isa.SemMulWide, isa.SemMad, isa.SemMadWide, isa.SemAnd, isa.SemOr, isa.SemXor,
		isa.SemMin, isa.SemMax, isa.SemAddcc, isa.SemAddc, isa.SemSubcc, isa.SemSubc, isa.SemNot, isa.SemNeg:
		return !float && t.Bits() <= 64 && t.Class() != isa.ClassPred && t.IsFundamental()
	case isa.SemShl, isa.SemShr, isa.SemShf:
		return !float
	case isa.SemFadd, isa.SemFsub, isa.SemFmul, isa.SemFfma, isa.SemFdiv, isa.SemFmin, isa.SemFmax:
		return float && (t == isa.F32 && y.Kind == ptx.OpF32 || t == isa.F64 && y.Kind == ptx.OpF64)
	case isa.SemSetp:
		if t.Class() == isa.ClassFloat {
			return float && (t == isa.F32 && y.Kind == ptx.OpF32 || t == isa.F64 && y.Kind == ptx.OpF64)
		}
		return !float && k < len(ops) && ops[k].Kind == ptx.OpReg && t.Bits() >= 16
	case isa.SemSelp:
		if k == len(ops)-1 {
			return false
		}
		if t.Class() == isa.ClassFloat {
			return t == isa.F32 && y.Kind == ptx.OpF32 || t == isa.F64 && y.Kind == ptx.OpF64
		}
		return !float
	case isa.SemMov:
		if in.N != 2 {
			return false
		}
		if t.Class() == isa.ClassFloat {
			return t == isa.F32 && y.Kind == ptx.OpF32 || t == isa.F64 && y.Kind == ptx.OpF64
		}
		return !float && t.Class() != isa.ClassPred
	}
	return false
}
