package ptx

import (
	"math/bits"
	"strconv"

	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
)

// index is the subscript of an array that is not a constant: a[reg] or a[reg+add] (PTX ISA §6.4.2). The model has no such operand: the
// parser computes the address in registers of its own, by instructions before the one with the operand.
type index struct {
	name Name
	reg  RegID
	add  int64
	size int64 // of an element
	addr RegID // has the address
}

// element reads "[i]" or "[i][k]" after an array's name and returns the element's offset: a[5] means [a+20] (PTX ISA
// §6.4.2). Where i is a register, it returns the register that has the address. As in ptxas, the only index counts numbers of the
// array's type, also in an array of arrays or of vectors.
func (p *parser) element(op isa.Opcode, start int, name Name) (off int64, r RegID, ok bool) {
	v := p.variable(name)
	if v == nil || len(v.Dims) == 0 {
		p.errorAt(start, CodeUndefined, "'"+p.m.Names.Get(name)+"' is not an array declared before", "")
		return 0, 0, false
	}
	if !elements(op) {
		p.errorAt(p.pos, CodeOperands, "only ld, ldu, st, mov and cvta take an element of an array", "write [variable+bytes]")
		return 0, 0, false
	}
	scalar := int64(v.Type.Bits() / 8)
	size := scalar
	for _, d := range v.Dims[1:] {
		size *= d
	}
	for i := 0; p.accept('['); i++ {
		p.peek()
		at := p.pos
		if i == 0 {
			if r, ok := p.subscript(op, name, scalar); ok {
				return 0, r, r != 0
			}
		}
		n, ok := p.constant()
		if !ok || !p.accept(']') {
			p.errorAt(p.pos, CodeSyntax, "expected ']', found "+p.found(), "")
			return 0, 0, false
		}
		if i >= len(v.Dims) {
			p.errorAt(at, CodeRange, "the array has fewer dimensions", "")
			return 0, 0, false
		}
		if i == 0 && p.peek() != '[' {
			return n * scalar, 0, true
		}
		off += n * size
		if i+1 < len(v.Dims) && v.Dims[i+1] > 0 {
			size /= v.Dims[i+1]
		}
	}
	return off, 0, true
}

// subscript reads "reg]" or "reg+add]" after an array's name and '['. It returns false if no register is here.
func (p *parser) subscript(op isa.Opcode, name Name, size int64) (r RegID, ok bool) {
	start := p.pos
	w := p.ident()
	reg := p.findReg(w)
	if reg == 0 {
		p.pos = start
		return 0, false
	}
	if t := p.f.Regs[reg].Type; t == isa.Pred || t.Class() == isa.ClassFloat || t.Bits() < 16 || t.Bits() > 64 {
		p.errorAt(start, CodeOperands, "a register of type "+t.String()+" is not an index", "use an integer register of 16, 32 or 64 bits")
		return 0, true
	}
	x := index{name: name, reg: reg, size: size}
	if p.accept('+') {
		if x.add, ok = p.constant(); !ok {
			return 0, true
		}
	}
	if !p.accept(']') || p.peek() == '[' {
		p.errorAt(p.pos, CodeSyntax, "expected ']', found "+p.found(), "an index is a constant, a register or register+constant, and the only one")
		return 0, true
	}
	t := isa.B64
	if p.m.AddressSize == 32 || !takesAddress(op) && op.Type().Bits() == 32 {
		t = isa.B32
	}
	x.addr = p.scratch(t)
	p.indexes = append(p.indexes, x)
	return x.addr, true
}

// elements reports whether op takes an element of an array for an address: other instructions want brackets around all of it.
func elements(op isa.Opcode) bool {
	switch op.Info().Root() {
	case "ld", "ldu", "st", "mov", "cvta":
		return true
	}
	return false
}

// scratch declares a register that the text does not have.
func (p *parser) scratch(t isa.Atom) RegID {
	f := p.f
	id := RegID(len(f.Regs))
	f.Regs = append(f.Regs, Reg{Type: t, Prefix: p.m.Names.InternBytes(strconv.AppendInt([]byte("%index"), int64(id), 10)), Num: -1})
	return id
}

// addresses puts the computation of the indexes of an instruction, whose operands are those from first on, before it, and returns the
// place of its operands. As in ptxas, an index has 32 bits, and so has its product with the size of an element.
func (p *parser) addresses(start, first int, guard RegID, flags InstFlags) int {
	f := p.f
	operands := append([]Operand(nil), f.Opnds[first:]...)
	f.Opnds = f.Opnds[:first]
	emit := func(op isa.Opcode, d RegID, src ...Operand) {
		at := len(f.Opnds)
		f.Opnds = append(slab.Doubled(f.Opnds, 1+len(src)), Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(d)})
		f.Opnds = append(f.Opnds, src...)
		in := p.add(op, start, at)
		in.Guard, in.Flags = guard, flags
	}
	reg := func(r RegID) Operand { return Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(r)} }
	imm := func(v int64) Operand { return Operand{OpTag: OpTag{Kind: OpInt}, Imm: uint64(v)} }
	for _, x := range p.indexes {
		i, wide := p.scratch(isa.B32), f.Regs[x.addr].Type == isa.B64
		emit(to32(f.Regs[x.reg].Type), i, reg(x.reg))
		if x.add != 0 {
			emit(isa.Op_add_u32, i, reg(i), imm(int64(int32(x.add))))
		}
		if x.size > 1 {
			emit(isa.Op_shl_b32, i, reg(i), imm(int64(bits.Len64(uint64(x.size))-1)))
		}
		base := Operand{OpTag: OpTag{Kind: OpSym}, Idx: uint32(x.name)}
		if !wide {
			emit(isa.Op_mov_u32, x.addr, base)
			emit(isa.Op_add_u32, x.addr, reg(x.addr), reg(i))
			continue
		}
		off := p.scratch(isa.B64)
		emit(isa.Op_cvt_u64_u32, off, reg(i))
		emit(isa.Op_mov_u64, x.addr, base)
		emit(isa.Op_add_u64, x.addr, reg(x.addr), reg(off))
	}
	p.indexes = p.indexes[:0]
	at := len(f.Opnds)
	f.Opnds = append(f.Opnds, operands...)
	return at
}

// to32 returns the instruction that makes an index of a type one of 32 bits.
func to32(t isa.Atom) isa.Opcode {
	switch {
	case t == isa.S16:
		return isa.Op_cvt_u32_s16
	case t.Bits() == 16:
		return isa.Op_cvt_u32_u16
	case t.Bits() == 64:
		return isa.Op_cvt_u32_u64
	}
	return isa.Op_mov_u32
}
