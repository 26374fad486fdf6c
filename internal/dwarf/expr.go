package dwarf

import (
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// Operations of expressions (DWARF 2, 7.7.1; stack_value is DWARF 4; the last are LLVM's own).
const (
	opAddr         = 0x03
	opDeref        = 0x06
	opConstu       = 0x10
	opConsts       = 0x11
	opDup          = 0x12
	opSwap         = 0x16
	opXderef       = 0x18
	opMinus        = 0x1c
	opNot          = 0x20
	opPlus         = 0x22
	opPlusUconst   = 0x23
	opLit0         = 0x30
	opRegx         = 0x90
	opBregx        = 0x92
	opPiece        = 0x93
	opDerefSize    = 0x94
	opCallFrameCFA = 0x9c
	opStackValue   = 0x9f
	opTagOffset    = 0x1002
	opArg          = 0x1005
)

// operation is an operation of a DIExpression.
type operation struct {
	code uint64
	args [2]uint64
}

// expression is a decoded DIExpression.
type expression struct {
	ops      []operation // without those that the fields below represent
	space    int         // the requested address class (constu, swap, xderef at the end), -1 if none
	fragment bool
	offset   uint64 // of the fragment, in bits
	size     uint64
	value    bool // the computation gives the value, not its address
}

// expression reads a DIExpression; ok is false if it is none.
func (b *Builder) expression(id ir.MD) (e expression, ok bool) {
	e.space = -1
	n := &b.m.MDs[id]
	if id == 0 {
		return e, true
	}
	if n.Kind != ir.MDExpr {
		return e, false
	}
	for i := 0; i < len(n.Fields); {
		code := n.Fields[i].Int
		if n.Fields[i].Kind == ir.FieldWord {
			if code, ok = dwarfnames.Number(dwarfnames.Ops[:], n.Fields[i].Str); !ok {
				return e, false
			}
		}
		i++
		op := operation{code: code}
		for k := range dwarfnames.ExprArgs(code) {
			if i == len(n.Fields) || k == len(op.args) {
				return e, false
			}
			op.args[k] = n.Fields[i].Int
			i++
		}
		switch code {
		case dwarfnames.OpFragment:
			e.fragment, e.offset, e.size = true, op.args[0], op.args[1]
		case opStackValue:
			e.value = true
		case opTagOffset:
		default:
			e.ops = append(e.ops, op)
		}
	}
	if k := len(e.ops) - 3; k >= 0 && e.ops[k].code == opConstu && e.ops[k+1].code == opSwap && e.ops[k+2].code == opXderef {
		e.space, e.ops = int(e.ops[k].args[0]), e.ops[:k]
	}
	return e, true
}

// Fragment returns which bits of a variable an expression is about; ok is false if it is all of it.
func Fragment(m *ir.Module, expr ir.MD) (offset, size uint64, ok bool) {
	b := Builder{m: m}
	e, valid := b.expression(expr)
	return e.offset, e.size, valid && e.fragment
}

// constant returns the value of an expression that is just one.
func (e *expression) constant() (x uint64, signed, ok bool) {
	if len(e.ops) == 1 && (e.ops[0].code == opConstu || e.ops[0].code == opConsts) {
		return e.ops[0].args[0], e.ops[0].code == opConsts, true
	}
	return 0, false, false
}

// operations appends operations to l, and reports whether DWARF 2 has them all.
func (l *block) operations(ops []operation) bool {
	for _, op := range ops {
		switch c := op.code; {
		case c == opConstu:
			l.constu(op.args[0])
		case c == opConsts:
			l.byte(opConsts)
			l.sleb(int64(op.args[0]))
		case c == opPlusUconst:
			l.byte(opPlusUconst)
			l.uleb(op.args[0])
		case c == opDerefSize:
			l.byte(opDerefSize)
			l.byte(byte(op.args[0]))
		case c == opDeref, c >= opDup && c <= 0x22, c == 0x24, c == 0x25, c == 0x26, c == 0x27, c >= 0x29 && c <= 0x2e,
			c >= opLit0 && c < opLit0+32:
			l.byte(byte(c))
		default:
			return false
		}
	}
	return true
}

// constu pushes a number.
func (l *block) constu(x uint64) {
	switch {
	case x < 32:
		l.byte(opLit0 + byte(x))
	case x == 1<<64-1:
		l.byte(opLit0)
		l.byte(opNot)
	default:
		l.byte(opConstu)
		l.uleb(x)
	}
}

// piece ends a description of bits bits; before it is the location, or nothing for bits without one.
func (l *block) piece(bits uint64) {
	if bits > 0 {
		l.byte(opPiece)
		l.uleb(bits / 8)
	}
}

// register returns the number of a PTX register: its name, as CUDA-GDB reads it. The first character is the most
// significant byte; ok is false if the name is too long.
func register(name string) (num uint64, ok bool) {
	if len(name) > 8 || name == "" {
		return 0, false
	}
	for i := range len(name) {
		num = num<<8 | uint64(name[i])
	}
	return num, true
}
