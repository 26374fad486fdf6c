package ptx

import (
	"math"
	"strconv"

	"gonvvm/internal/isa"
	model "gonvvm/internal/ptx"
)

// OperandKind tells the kinds of operands apart.
type OperandKind int

const (
	Register        OperandKind = iota // %r1, also negated: !%p1, -%f1
	SpecialRegister                    // %tid.x
	Immediate                          // 5, 0f3F800000
	Symbol                             // a variable or function, with an offset: table+8
	Address                            // [%rd1+4], [table], [64]
	Label                              // a label, or the name of a list of targets or prototypes
	Vector                             // {%f1, %f2}
	Pair                               // %r1|%p1
	List                               // (%r1, param0): arguments or results of a call
	Group                              // [%rd1, {%r1, %r2}]: an address with coordinates
	Sink                               // _
)

// String returns the name of the kind in lower case: "register".
func (k OperandKind) String() string {
	names := [...]string{"register", "special register", "immediate", "symbol", "address", "label", "vector", "pair", "list", "group", "sink"}
	if k < 0 || int(k) >= len(names) {
		return "operand kind " + strconv.Itoa(int(k))
	}
	return names[k]
}

// Operand is an operand of an instruction.
type Operand struct {
	Kind     OperandKind // decides which of the other fields have a meaning
	Text     string      // as PTX writes it
	Name     string      // of the register, variable, function or label; of an Address, that of its base
	Type     string      // declared type of the Register, or of the base of an Address, with its dot: ".b32"
	Offset   int64       // of an Address or Symbol in bytes; an Address without a base is at this address
	Bits     uint64      // of an Immediate: an integer in two's complement, or the pattern of a floating-point number
	Elements []Operand   // of a Vector, Pair, List or Group
}

// Float returns the value of an Immediate that is written as a floating-point number, 0f… or 0d…. ok is false for other
// operands.
func (o *Operand) Float() (value float64, ok bool) {
	if o.Kind != Immediate || len(o.Text) < 2 {
		return 0, false
	}
	switch o.Text[:2] {
	case "0f":
		return float64(math.Float32frombits(uint32(o.Bits))), true
	case "0d":
		return math.Float64frombits(o.Bits), true
	}
	return 0, false
}

// register returns the name of a register.
func (f *Function) register(r model.RegID) string {
	x := &f.f.Regs[r]
	name := f.m.m.Names.Get(x.Prefix)
	if x.Num >= 0 {
		name += strconv.Itoa(int(x.Num))
	}
	return name
}

// operand returns the operand at the head of ops and how many entries it has.
func (f *Function) operand(ops []model.Operand) (Operand, int) {
	o := &ops[0]
	text, n := model.AppendOperand(nil, f.m.m, f.f, ops)
	x := Operand{Text: string(text)}
	name := func() { x.Name = f.m.m.Names.Get(model.Name(o.Idx)) }
	register := func() {
		r := model.RegID(o.Idx)
		x.Name, x.Type = f.register(r), "."+f.f.Regs[r].Type.String()
	}
	switch o.Kind {
	case model.OpNone:
		x.Kind = Sink
	case model.OpReg:
		x.Kind = Register
		register()
	case model.OpSreg:
		x.Kind, x.Name = SpecialRegister, isa.Atom(o.Sub).String()
	case model.OpInt, model.OpF32, model.OpF64, model.OpHex:
		x.Kind, x.Bits = Immediate, o.Imm
	case model.OpSym:
		x.Kind, x.Offset = Symbol, int64(o.Imm)
		name()
	case model.OpAddrReg:
		x.Kind, x.Offset = Address, int64(o.Imm)
		register()
	case model.OpAddrSym:
		x.Kind, x.Offset = Address, int64(o.Imm)
		name()
	case model.OpAddrImm:
		x.Kind, x.Offset = Address, int64(o.Imm)
	case model.OpLabel:
		x.Kind, x.Name = Label, f.m.m.Names.Get(f.f.Blocks[o.Idx].Label)
	case model.OpProto:
		x.Kind, x.Name = Label, f.m.m.Names.Get(f.f.Protos[o.Idx].Label)
	case model.OpVec, model.OpPair, model.OpList, model.OpTex:
		x.Kind = groups[o.Kind]
		for k := 1; k < n; {
			e, size := f.operand(ops[k:])
			x.Elements = append(x.Elements, e)
			k += size
		}
	default: // text, which parsed instructions do not have
		x.Kind = Symbol
		name()
	}
	return x, n
}

// groups are the kinds of operands with elements.
var groups = [...]OperandKind{model.OpVec: Vector, model.OpPair: Pair, model.OpList: List, model.OpTex: Group}
