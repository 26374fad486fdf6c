package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// standing tells where an operand stands.
type standing uint8

const (
	standsAlone standing = iota
	inVector             // in {…}
	besideBits           // in {…} with a register of bits: ptxas then takes the whole vector for one of bits
)

// elements checks the operands of {…}.
func (c *checker) elements(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) {
	n := int(f.Opnds[at].Sub)
	var types elementTypes
	sinks := 0
	for k := at + 1; k <= at+n; k++ {
		switch e := &f.Opnds[k]; e.Kind {
		case ptx.OpVec, ptx.OpList, ptx.OpTex, ptx.OpPair:
			c.kindError(in, s, k, "a group stands in a vector")
			return
		case ptx.OpNone:
			sinks++
		case ptx.OpReg:
			types.add(f, e)
		case ptx.OpInt, ptx.OpHex:
			types.constant = true
			types.join(isa.B32)
			if types.number { // ptxas compares integers with this one, too
				types.before, types.other = isa.F32, isa.B32
			}
		case ptx.OpF32, ptx.OpF64:
			types.constant = true
			types.number = types.number || k == at+1 && s.Type(in.Op).Class() == isa.ClassBits && s.Type(in.Op).Bits() != 64
			types.join(isa.F32)
		}
	}
	stands := inVector
	if types.bits {
		stands = besideBits
	}
	width := 0
	for k := at + 1; k <= at+n; k++ {
		c.scalar(f, in, s, k, stands)
		if e := &f.Opnds[k]; e.Kind == ptx.OpReg {
			b := f.Regs[e.Idx].Type.Bits()
			if width != 0 && b != width {
				c.errorAt(c.operandPos(k), CodeVector, "the elements of a vector have one size, '"+c.regName(ptx.RegID(e.Idx))+"' has another", "")
			}
			width = b
		}
	}
	c.oneType(at, &types)
	if sinks == n {
		c.errorAt(c.operandPos(at), CodeVector, "no element of the vector is a register", "")
	}
}

// elementTypes are the types of the elements of one vector.
type elementTypes struct {
	bits            bool     // a register is declared as bits, or integers have different types: the vector is one of bits
	typed           isa.Atom // the type of the first other element, 0 if there is none
	last            isa.Atom // of the last element, 0 if that is a register of bits
	before, other   isa.Atom // of two that follow each other and do not agree
	constant, parts bool     // there are constants, parts of vector registers
	number          bool     // the first element is a floating-point constant, among bits
}

// add notes the type of a register.
func (t *elementTypes) add(f *ptx.Func, o *ptx.Operand) {
	t.parts = t.parts || o.Flags&ptx.OpLo != 0
	if reg := f.Regs[o.Idx].Type; reg.Class() == isa.ClassBits && reg != isa.F16x2 {
		t.bits, t.last = true, 0
	} else {
		t.join(reg)
	}
}

// join notes the type of an element other than a register that is declared as bits: .b32 of integer constants, which are neither signed nor unsigned.
// ptxas compares each element with the one before it.
func (t *elementTypes) join(reg isa.Atom) {
	isFloat := reg.Class() == isa.ClassFloat
	if t.last != 0 && (isFloat != (t.last.Class() == isa.ClassFloat) || (reg == isa.F16x2) != (t.last == isa.F16x2)) {
		t.before, t.other = t.last, reg
	}
	if t.typed == 0 {
		t.typed = reg
	}
	if reg.Class() != t.typed.Class() && !isFloat && t.typed.Class() != isa.ClassFloat {
		t.bits = true // signed and unsigned
	}
	t.last = reg
}

// oneType reports elements of different types: integers of one size are alike, and registers of bits are like all others
// (PTX ISA §6.4.3).
func (c *checker) oneType(at int, t *elementTypes) {
	switch {
	case t.other != 0:
		hint := ""
		if t.constant {
			hint = "write the constants all as integers, or all as floating-point numbers beside registers of these"
		}
		c.errorAt(c.operandPos(at), CodeVector, "the elements of a vector have one type, "+dot(t.before)+" and "+dot(t.other)+" are here", hint)
	case t.constant && t.parts:
		c.errorAt(c.operandPos(at), CodeVector, "a constant and a part of a vector register do not stand in one vector", "move the constant to a register")
	}
}

// isElement reports whether a part is one of a vector register.
func isElement(p ptx.Part) bool {
	_, ok := p.Element()
	return ok
}
