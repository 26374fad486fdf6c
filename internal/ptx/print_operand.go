package ptx

import "gonvvm/internal/isa"

// operands prints a comma-separated list.
func (p *printer) operands(ops []Operand) {
	for i := 0; i < len(ops); {
		if i > 0 {
			p.str(", ")
		}
		i += p.operand(ops[i:])
	}
}

// verboseOperands is operands as llc has them: fragments of matrices on lines of their own,
// bytes that prmt selects in hexadecimal, floats that are stored as integers.
func (p *printer) verboseOperands(sem isa.Sem, ops []Operand) {
	switch {
	case sem == isa.SemMma || sem == isa.SemMmaSp || sem == isa.SemWmma:
		for i := 0; i < len(ops); {
			if i > 0 {
				p.byte(',')
			}
			p.str("\n\t\t")
			i += p.operand(ops[i:])
		}
	case sem == isa.SemPrmt && len(ops) == 4 && (ops[3].Kind == OpInt || ops[3].Kind == OpHex):
		p.operands(ops[:3])
		p.str(", 0x")
		p.b = appendUpperHex(p.b, ops[3].Imm)
		p.byte('U')
	case sem == isa.SemSt && len(ops) == 2 && ops[1].Kind == OpF32:
		p.operands(ops[:1])
		p.str(", ")
		p.int(int64(int32(ops[1].Imm)))
	case sem == isa.SemSt && len(ops) == 2 && ops[1].Kind == OpF64:
		p.operands(ops[:1])
		p.str(", ")
		p.int(int64(ops[1].Imm))
	default:
		p.operands(ops)
	}
}

// callOperands prints results, function, arguments and prototype; empty
// results are left out.
func (p *printer) callOperands(ops []Operand) {
	first := true
	for i := 0; i < len(ops); {
		if o := &ops[i]; o.Kind == OpNone || o.Kind == OpList && o.Sub == 0 && i == 0 {
			i++
			continue
		}
		if !first {
			p.str(", ")
		}
		first = false
		i += p.operand(ops[i:])
	}
}

func (p *printer) reg(r RegID) {
	x := &p.f.Regs[r]
	p.b = p.m.Names.Append(p.b, x.Prefix)
	if x.Num >= 0 {
		p.b = appendUint32(p.b, uint32(x.Num))
	}
}

// appendUint32 is strconv.AppendUint for the numbers of registers, which are
// half of all that is printed.
func appendUint32(b []byte, v uint32) []byte {
	if v < 10 {
		return append(b, byte('0'+v))
	}
	var t [10]byte
	i := len(t)
	for v >= 10 {
		i--
		t[i] = byte('0' + v%10)
		v /= 10
	}
	i--
	t[i] = byte('0' + v)
	return append(b, t[i:]...)
}

// group prints n operands from ops between brackets and returns how many
// entries they took.
func (p *printer) group(ops []Operand, n int, open, closing byte) int {
	p.byte(open)
	k := 0
	for i := 0; i < n && k < len(ops); i++ {
		if i > 0 {
			p.str(", ")
		}
		k += p.operand(ops[k:])
	}
	p.byte(closing)
	return k
}

// operand prints the operand at the head of ops and returns how many entries
// it has.
func (p *printer) operand(ops []Operand) int {
	o := &ops[0]
	if o.Flags&(OpNot|OpNeg) != 0 {
		if o.Flags&OpNot != 0 {
			p.byte('!')
		} else {
			p.byte('-')
		}
	}
	n := 1
	switch o.Kind {
	case OpNone:
		p.byte('_')
	case OpReg:
		p.reg(RegID(o.Idx))
		if o.Flags&OpLo != 0 {
			p.b = Part(o.Sub).Append(p.b)
		}
	case OpInt:
		p.int(int64(o.Imm))
	case OpF32:
		p.hex("0f", o.Imm, 8)
	case OpF64:
		p.hex("0d", o.Imm, 16)
	case OpHex:
		p.str("0x")
		if o.Imm <= 0xffff {
			p.hex("", o.Imm, 4)
		} else {
			p.b = appendUpperHex(p.b, o.Imm)
		}
	case OpSym:
		p.name(Name(o.Idx))
		p.offset(int64(o.Imm))
	case OpAddrReg:
		p.byte('[')
		p.reg(RegID(o.Idx))
		p.offset(int64(o.Imm))
		p.byte(']')
	case OpAddrSym:
		p.byte('[')
		p.name(Name(o.Idx))
		p.offset(int64(o.Imm))
		p.byte(']')
	case OpAddrImm:
		p.byte('[')
		p.int(int64(o.Imm))
		p.byte(']')
	case OpLabel:
		p.name(p.f.Blocks[o.Idx].Label)
	case OpSreg:
		p.atom(isa.Atom(o.Sub))
	case OpVec:
		n += p.group(ops[1:], int(o.Sub), '{', '}')
	case OpPair:
		if len(ops) >= 3 {
			k := p.operand(ops[1:])
			p.byte('|')
			k += p.operand(ops[1+k:])
			n += k
		}
	case OpList:
		n += p.group(ops[1:], int(o.Sub), '(', ')')
	case OpTex:
		n += p.group(ops[1:], int(o.Sub), '[', ']')
	case OpString, OpVar:
		p.name(Name(o.Idx))
	case OpProto:
		p.name(p.f.Protos[o.Idx].Label)
	}
	if o.Flags&OpUnified != 0 {
		p.str(".unified")
	}
	return n
}

// offset prints "+4", "+-4" or nothing.
func (p *printer) offset(v int64) {
	if v == 0 {
		return
	}
	p.byte('+')
	p.int(v)
}

// AppendOperand appends the operand at the head of ops, operands of an instruction of f, and returns how many entries
// of ops it has.
func AppendOperand(b []byte, m *Module, f *Func, ops []Operand) ([]byte, int) {
	p := printer{m: m, f: f, b: b}
	n := p.operand(ops)
	return p.b, n
}
