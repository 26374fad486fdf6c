package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// bitsOnly reports whether operands of type t must be declared as bits: the
// formats that no variable has (S2-33 … S2-42).
func bitsOnly(t isa.Atom) bool { return !t.IsFundamental() && t.Class() != isa.ClassOpaque }

// fits reports whether a register of type reg can be an operand of type want
// (S2-29): of the same size, and of the same kind or bits; widen allows more
// (S2-32), for floating-point only if the register is bits.
func fits(reg, want isa.Atom, bits int, widen bool) bool {
	r, w := reg.Class(), want.Class()
	if r == isa.ClassPred || w == isa.ClassPred {
		return r == w
	}
	if bitsOnly(want) {
		return r == isa.ClassBits && reg.Bits() == bits
	}
	if n := reg.Bits(); n != bits && !(widen && n > bits) {
		return false
	} else if n != bits && w == isa.ClassFloat {
		return r == isa.ClassBits
	}
	switch w {
	case isa.ClassBits:
		return true
	case isa.ClassUnsigned, isa.ClassSigned:
		return r != isa.ClassFloat
	case isa.ClassFloat:
		// .f32 and .f16x2 have the same size but differ.
		return r == isa.ClassBits || r == isa.ClassFloat && (reg == isa.F16x2) == (want == isa.F16x2)
	}
	return false
}

// register checks the type of a register, which stands alone or in a vector.
func (c *checker) register(in *ptx.Inst, s *isa.OperandInfo, at int, reg isa.Atom, stands standing) {
	want := s.Type(in.Op)
	if want == 0 {
		if s.Flags&isa.Pointer != 0 && !fits(reg, isa.U32, 32, false) && !fits(reg, isa.U64, 64, false) {
			c.errorAt(c.operandPos(at), CodeOperandType, "'"+c.regName(ptx.RegID(c.f.Opnds[at].Idx))+"' is "+dot(reg)+", operand "+s.Name()+" of '"+in.Op.String()+"' is an address", "an address is an integer of 32 or 64 bits")
		}
		return
	}
	bits := want.Bits()
	if s.Flags&isa.DoubleWide != 0 {
		bits *= 2
	}
	widen := c.widens(in.Op, s)
	if fits(reg, want, bits, widen) {
		return
	}
	o := &c.f.Opnds[at]
	hint := ""
	switch n := itoa(int64(bits)); {
	case want == isa.Pred:
		hint = "a predicate register is needed"
	case bitsOnly(want):
		hint = "a register of type .b" + n + " is needed"
	case want.Class() == isa.ClassBits:
		hint = "a register of " + n + " bits is needed"
	case want.Class() == isa.ClassFloat:
		hint = "a register of type " + dot(want) + " or .b" + n + " is needed"
	default:
		hint = "a register of type .b" + n + ", .u" + n + " or .s" + n + " is needed"
	}
	if widen && !bitsOnly(want) && want != isa.Pred {
		hint += ", or a wider one"
	}
	msg := "'" + c.regName(ptx.RegID(o.Idx)) + "' is " + dot(reg) + ", operand " + s.Name() + " of '" + in.Op.String() + "' is " + typeText(want, s)
	if !c.opt.Strict && (stands == besideBits && reg.Bits() == want.Bits() || ptxasTakes(in.Op, s, reg, want)) {
		c.warnAt(c.operandPos(at), CodeOperandType, msg+", though ptxas takes it", hint)
		return
	}
	c.errorAt(c.operandPos(at), CodeOperandType, msg, hint)
}

// ptxasTakes reports whether ptxas is known to take a register of type reg as operand s of type want, which PTX ISA 9.4.1 does not
// allow: one of the right size as an element of a matrix, an integer as an element of a vector of floating-point numbers in memory,
// a pair of halves as 32 bits in instructions that came with PTX ISA 6.0 or later. TestOperandsAgree holds it to ptxas.
func ptxasTakes(op isa.Opcode, s *isa.OperandInfo, reg, want isa.Atom) bool {
	vector := s.Vector(op) > 0 && reg.Bits() == want.Bits()
	switch op.Sem() {
	case isa.SemMma:
		return vector && want.Class() != isa.ClassFloat
	case isa.SemAtom, isa.SemRed, isa.SemMultimem, isa.SemMov, isa.SemLd, isa.SemSt:
		if vector && (want == isa.F16 || want == isa.F32 || want == isa.F64) && (reg.Class() == isa.ClassUnsigned || reg.Class() == isa.ClassSigned) {
			return true
		}
	}
	return reg == isa.F16x2 && want.Class() != isa.ClassFloat && want.Class() != isa.ClassPred && want.Bits() <= 32 && takesHalves(op, s, want)
}

// takesHalves reports whether ptxas takes a register of type .f16x2 where operand s wants an integer of up to 32 bits.
func takesHalves(op isa.Opcode, s *isa.OperandInfo, want isa.Atom) bool {
	plain := op.Type() == isa.S32 || op.Type() == isa.U32
	switch op.Sem() {
	case isa.SemLd, isa.SemSt:
		return op.Has(isa.Relaxed)
	case isa.SemDp2a, isa.SemDp4a:
		return s.Name() == "a" || s.Name() == "b"
	case isa.SemSzext:
		return s.Name() != "b"
	case isa.SemSet, isa.SemStAsync, isa.SemStAsyncMmio, isa.SemRedAsync, isa.SemRedAsyncMmio, isa.SemCvtPack:
		return want.Bits() == 32
	case isa.SemMultimem:
		return want.Bits() == 32 && !op.Has(isa.Bulk)
	case isa.SemIntPacked:
		return true
	case isa.SemAdd:
		return !plain
	case isa.SemMin, isa.SemMax:
		return op.Has(isa.Relu) || !plain
	}
	return false
}

// widens reports whether registers may be wider than operand s of op: not with
// the alternate formats, and not for coordinates.
func (c *checker) widens(op isa.Opcode, s *isa.OperandInfo) bool {
	if op.Info().Flags&isa.Widen == 0 || s.Vector(op) < 0 {
		return false
	}
	t2 := op.Get(isa.SlotType2)
	return op.Type().IsFundamental() && (t2 == 0 || t2.IsFundamental())
}

// typeText is a type as messages have it.
func typeText(t isa.Atom, s *isa.OperandInfo) string {
	if s.Flags&isa.DoubleWide != 0 {
		return "twice as wide as " + dot(t)
	}
	return dot(t)
}

// constant checks a number.
func (c *checker) constant(in *ptx.Inst, s *isa.OperandInfo, at int) {
	o := &c.f.Opnds[at]
	if s.Flags&isa.RegOnly != 0 {
		c.kindError(in, s, at, "a register is needed")
		return
	}
	float := o.Kind == ptx.OpF32 || o.Kind == ptx.OpF64
	t := s.Type(in.Op)
	ok := true
	switch {
	case s.Flags&isa.Pointer != 0:
		ok = !float
	case t == 0:
	case float:
		ok = t == isa.F32 || t == isa.F64 || t.Class() == isa.ClassBits && (o.Kind == ptx.OpF32 && t.Bits() == 32 || o.Kind == ptx.OpF64 && t.Bits() == 64)
	default:
		ok = t.Class() != isa.ClassFloat && !bitsOnly(t)
	}
	if !ok {
		what := "an integer"
		if float {
			what = "a floating-point number"
		}
		c.errorAt(c.operandPos(at), CodeOperandType, "operand "+s.Name()+" of '"+in.Op.String()+"' is "+dot(t)+", the constant "+what, constantHint(t))
		return
	}
	if l := s.Limit(); l != nil && !float && !l.Has(int64(o.Imm)) {
		step := ""
		switch {
		case l.Step == 0:
			step = ", a power of two"
		case l.Step > 1:
			step = ", a multiple of " + itoa(l.Step)
		}
		r := "from " + itoa(l.Lo) + " to " + itoa(l.Hi) + step
		switch {
		case l.Lo == l.Hi:
			r = itoa(l.Lo)
		case l.Step == isa.EitherBound:
			r = itoa(l.Lo) + " or " + itoa(l.Hi)
		}
		c.errorAt(c.operandPos(at), CodeLimit, "operand "+s.Name()+" of '"+in.Op.String()+"' is "+itoa(int64(o.Imm))+", it must be "+r, "")
	}
	if t == isa.B16 && in.Op.Has(isa.Im2col) {
		c.im2colOffset(in, at)
	}
}

// im2colOffset warns of an offset that is out of its range, which depends on the dimensions of the tensor (S2-88). ptxas takes all.
func (c *checker) im2colOffset(in *ptx.Inst, at int) {
	most := uint64(1<<16 - 1)
	switch in.Op.Get(isa.SlotGeometry) {
	case isa.X4d:
		most = 1<<8 - 1
	case isa.X5d:
		most = 1<<5 - 1
	}
	if x := c.f.Opnds[at].Imm; x > most {
		c.warnAt(c.operandPos(at), CodeLimit, "the offset of '"+in.Op.String()+"' is "+itoa(int64(x))+", it must be from 0 to "+itoa(int64(most)), "")
	}
}

// constantHint describes the spelling of a constant of a type.
func constantHint(t isa.Atom) string {
	switch {
	case t == isa.F32 || t == isa.F64:
		return "write 1.0, 0f3F800000 or 0d3FF0000000000000"
	case t.Class() == isa.ClassFloat || bitsOnly(t):
		return "this type has no constants: move the bits to a register"
	}
	return ""
}

// vectorOf returns how many elements operand at has as {…} or as a vector register, 0 if it is
// no vector.
func vectorOf(f *ptx.Func, at int) int {
	switch o := &f.Opnds[at]; {
	case o.Kind == ptx.OpVec:
		return int(o.Sub)
	case o.Kind == ptx.OpReg && o.Flags&ptx.OpLo == 0:
		return int(f.Regs[o.Idx].Vec)
	}
	return 0
}

// pack checks mov between a register and the vector of its parts (PTX ISA
// §9.7.9.5); it returns false if mov is a plain one.
func (c *checker) pack(f *ptx.Func, in *ptx.Inst, heads []head) bool {
	if in.Op.Get(isa.SlotVec) != 0 {
		return false
	}
	d, a := heads[0].at, heads[1].at
	vec, whole := d, a
	lanes := vectorOf(f, vec)
	if lanes == 0 {
		vec, whole = a, d
		lanes = vectorOf(f, vec)
	}
	if lanes == 0 || vectorOf(f, whole) != 0 {
		return false
	}
	t := in.Op.Type()
	n := lanes
	if t.Class() != isa.ClassBits || n != 2 && n != 4 {
		c.errorAt(c.operandPos(vec), CodeVector, "'"+in.Op.String()+"' does not pack "+itoa(int64(n))+" elements", "mov.b16, mov.b32, mov.b64 and mov.b128 pack two or four")
		return true
	}
	specs := in.Op.Info().Operands()
	if whole == d {
		c.scalar(f, in, &specs[0], whole, standsAlone)
	} else {
		c.scalar(f, in, &specs[1], whole, standsAlone)
	}
	bits := t.Bits() / n
	if o := &f.Opnds[vec]; o.Kind == ptx.OpReg {
		if rt := f.Regs[o.Idx].Type; rt.Bits() != bits {
			c.errorAt(c.operandPos(vec), CodeVector, "the elements of '"+c.regName(ptx.RegID(o.Idx))+"' are "+dot(rt)+", each of the "+itoa(int64(n))+" elements of '"+in.Op.String()+"' has "+itoa(int64(bits))+" bits", "")
		}
		return true
	}
	c.packed(f, in, vec, vec == d)
	return true
}

// packed checks the elements of the vector operand vec of a mov that packs them, or unpacks into them if dst is set.
func (c *checker) packed(f *ptx.Func, in *ptx.Inst, vec int, dst bool) {
	specs := in.Op.Info().Operands()
	n := int(f.Opnds[vec].Sub)
	bits := in.Op.Type().Bits() / n
	sinks := 0
	var types elementTypes
	for k := vec + 1; k <= vec+n; k++ {
		e := &f.Opnds[k]
		switch e.Kind {
		case ptx.OpNone:
			if !dst {
				c.kindError(in, &specs[1], k, "'_' is not possible here")
				return
			}
			sinks++
		case ptx.OpReg:
			rt := f.Regs[e.Idx].Type
			switch {
			case f.Regs[e.Idx].Vec > 0 && e.Flags&ptx.OpLo == 0:
				c.errorAt(c.operandPos(k), CodeVector, "'"+c.regName(ptx.RegID(e.Idx))+"' is a vector, an element of a vector is none", "name an element: .x, .y, .z, .w")
				return
			case rt.Bits() != bits || rt.Class() == isa.ClassPred:
				c.errorAt(c.operandPos(k), CodeVector, "'"+c.regName(ptx.RegID(e.Idx))+"' is "+dot(rt)+", each of the "+itoa(int64(n))+" elements of '"+in.Op.String()+"' has "+itoa(int64(bits))+" bits", "")
				return
			}
			types.add(f, e)
		case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
			if dst {
				c.kindError(in, &specs[0], k, "the result goes to a register")
				return
			}
			types.constant = true
		default:
			c.kindError(in, &specs[0], k, "a register is needed")
			return
		}
	}
	c.oneType(vec, &types)
	if sinks == n {
		c.errorAt(c.operandPos(vec), CodeVector, "no element of the vector is a register", "")
	}
}
