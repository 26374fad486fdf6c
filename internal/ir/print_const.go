package ir

import (
	"math"
	"math/big"
	"strconv"
)

// constant writes constant v of the current table without its type.
func (p *printer) constant(v Value) {
	c := p.consts
	if !v.IsConst() || int(v.Index()) >= len(c.info) {
		p.str("<badref>")
		return
	}
	i := *c.at(v)
	switch i.kind {
	case CInt:
		if i.typ == I1 {
			p.b = strconv.AppendBool(p.b, i.a != 0)
			return
		}
		s, _ := c.Sint(v)
		p.b = strconv.AppendInt(p.b, s, 10)
	case CWide:
		p.wide(v, i.typ)
	case CFloat:
		p.b = appendFloat(p.b, i.typ, i.a)
	case CNull:
		switch p.m.Types.Kind(i.typ) {
		case TokenKind:
			p.str("none")
		case TargetKind:
			p.str("zeroinitializer")
		default:
			p.str("null")
		}
	case CZero:
		p.str("zeroinitializer")
	case CUndef:
		p.str("undef")
	case CPoison:
		p.str("poison")
	case CSplat:
		p.str("splat (")
		p.typedValue(c.Operands(v)[0])
		p.str(")")
	case CAggregate:
		p.aggregate(v, i.typ)
	case CData:
		p.data(v, i.typ)
	case CExpr:
		p.expr(v, i)
	case CBlockAddr:
		o := c.Operands(v)
		p.str("blockaddress(")
		p.value(o[0])
		p.str(", ")
		p.blockOf(o[0], o[1].Block())
		p.str(")")
	case CDSOLocal:
		p.str("dso_local_equivalent ")
		p.value(c.Operands(v)[0])
	case CNoCFI:
		p.str("no_cfi ")
		p.value(c.Operands(v)[0])
	case CPtrAuth:
		p.ptrAuth(c.Operands(v))
	default:
		p.str("<badref>")
	}
}

// ptrAuth writes a signed pointer: without the operands at the end that are zero, but the key.
func (p *printer) ptrAuth(o []Value) {
	for len(o) > 2 && p.consts.IsZero(o[len(o)-1]) {
		o = o[:len(o)-1]
	}
	p.str("ptrauth (")
	for k, x := range o {
		if k > 0 {
			p.str(", ")
		}
		p.typedValue(x)
	}
	p.str(")")
}

// blockOf writes the name of block b of function sym, which may be another
// function than the one being written.
func (p *printer) blockOf(sym Value, b Block) {
	f := p.m.Sym(sym).Fn
	if f == p.f {
		p.block(b)
		return
	}
	if f == nil || int(b) >= f.NumBlocks() {
		p.str("<badref>")
		return
	}
	q := printer{m: p.m}
	q.numberLocals(f)
	q.block(b)
	p.b = append(p.b, q.b...)
}

// wide writes an integer or float of more than 64 bits.
func (p *printer) wide(v Value, t Type) {
	w := p.consts.Words(v)
	switch p.m.Types.Kind(t) {
	case X86FP80Kind:
		p.str("0xK")
		p.hex(w[1], 4)
		p.hex(w[0], 16)
		return
	case FP128Kind, PPCFP128Kind:
		if t == FP128 {
			p.str("0xL")
		} else {
			p.str("0xM")
		}
		p.hex(w[0], 16)
		p.hex(w[1], 16)
		return
	}
	x := p.consts.Big(v)
	if n := p.m.Types.Bits(t); x.Bit(n-1) != 0 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	p.b = x.Append(p.b, 10)
}

const hexDigits = "0123456789ABCDEF"

func (p *printer) hex(x uint64, digits int) { p.b = appendHex(p.b, x, digits) }

func appendHex(b []byte, x uint64, digits int) []byte {
	for s := 4 * (digits - 1); s >= 0; s -= 4 {
		b = append(b, hexDigits[x>>s&15])
	}
	return b
}

// appendFloat appends a half, bfloat, float or double: in decimal if six digits
// after the point are exact, else as bits (of a double for float and double).
func appendFloat(b []byte, t Type, bits uint64) []byte {
	switch t {
	case Half:
		return appendHex(append(b, "0xH"...), bits, 4)
	case BFloat:
		return appendHex(append(b, "0xR"...), bits, 4)
	case Float:
		bits = widenFloat(uint32(bits))
	}
	d := math.Float64frombits(bits)
	if !math.IsNaN(d) && !math.IsInf(d, 0) {
		n := len(b)
		b = strconv.AppendFloat(b, d, 'e', 6, 64)
		if back, err := strconv.ParseFloat(string(b[n:]), 64); err == nil && math.Float64bits(back) == bits {
			return b
		}
		b = b[:n]
	}
	return appendHex(append(b, "0x"...), bits, 16)
}

// widenFloat converts the bits of a float to those of the double with the same
// value. NaNs keep their payload and whether they signal, unlike in a conversion.
func widenFloat(x uint32) uint64 {
	if x>>23&0xff == 0xff {
		return uint64(x>>31)<<63 | 0x7ff<<52 | uint64(x&(1<<23-1))<<29
	}
	return math.Float64bits(float64(math.Float32frombits(x)))
}

// brackets returns the brackets around the elements of a constant of type t.
func (p *printer) brackets(t Type) (open, end string) {
	ty := &p.m.Types
	switch ty.Kind(t) {
	case ArrayKind:
		return "[", "]"
	case VectorKind:
		return "<", ">"
	}
	if ty.IsPacked(t) {
		return "<{ ", " }>"
	}
	return "{ ", " }"
}

func (p *printer) aggregate(v Value, t Type) {
	open, end := p.brackets(t)
	p.str(open)
	for i, e := range p.consts.Operands(v) {
		if i > 0 {
			p.str(", ")
		}
		p.typedConst(e, t, i)
	}
	p.str(end)
}

// typedConst writes element i of a constant of type t with its type.
func (p *printer) typedConst(e Value, t Type, i int) {
	ty := &p.m.Types
	et := ty.Elem(t)
	if ty.Kind(t) == StructKind {
		et = ty.Elems(t)[i]
	}
	p.typ(et)
	p.str(" ")
	p.value(e)
}

// data writes packed elements: a string for bytes of an array, a splat for a
// vector of equal elements.
func (p *printer) data(v Value, t Type) {
	ty := &p.m.Types
	b := p.consts.Bytes(v)
	et := ty.Elem(t)
	array := ty.Kind(t) == ArrayKind
	if array && et == I8 {
		p.b = append(p.b, 'c')
		p.quoted(string(b))
		return
	}
	n := int(ty.Len64(t))
	size := len(b) / n
	if !array {
		same := true
		for i := size; i < len(b); i++ {
			same = same && b[i] == b[i-size]
		}
		if same {
			p.str("splat (")
			p.element(et, b[:size])
			p.str(")")
			return
		}
	}
	open, end := p.brackets(t)
	p.str(open)
	for i := range n {
		if i > 0 {
			p.str(", ")
		}
		p.element(et, b[i*size:(i+1)*size])
	}
	p.str(end)
}

// element writes one packed element with its type.
func (p *printer) element(t Type, b []byte) {
	x := uint64(0)
	for k := len(b) - 1; k >= 0; k-- {
		x = x<<8 | uint64(b[k])
	}
	p.typ(t)
	p.str(" ")
	if p.m.Types.IsInt(t) {
		s := 64 - 8*uint(len(b))
		p.b = strconv.AppendInt(p.b, int64(x<<s)>>s, 10)
		return
	}
	p.b = appendFloat(p.b, t, x)
}

// expr writes a constant expression.
func (p *printer) expr(v Value, i constInfo) {
	o := p.consts.Operands(v)
	p.str(i.op.String())
	p.flags(i.op, i.flags)
	switch i.op {
	case OpICmp, OpFCmp:
		p.str(" ")
		p.str(Pred(i.aux).String())
	}
	if lo, hi, ok := p.consts.InRange(v); ok {
		p.str(" inrange(")
		p.value(lo)
		p.str(", ")
		p.value(hi)
		p.str(")")
	}
	p.str(" (")
	if i.op == OpGEP {
		p.typ(Type(i.aux))
		p.str(", ")
	}
	for k, x := range o {
		if k > 0 {
			p.str(", ")
		}
		p.typedValue(x)
	}
	if i.op.IsCast() {
		p.str(" to ")
		p.typ(i.typ)
	}
	p.str(")")
}

// value writes an operand without its type.
func (p *printer) value(v Value) {
	switch v.Kind() {
	case KConst:
		p.constant(v)
	case KSym:
		p.symName(v.Index())
	case KBlock:
		p.block(v.Block())
	case KMeta:
		p.mdRef(v.MD())
	case KAsm:
		p.asm(v.Index())
	default:
		p.local(v)
	}
}

// typeOf returns the type of an operand of the current function, or of a constant
// of the module.
func (p *printer) typeOf(v Value) Type {
	switch v.Kind() {
	case KConst:
		if int(v.Index()) >= len(p.consts.info) {
			return Void
		}
		return p.consts.Type(v)
	case KSym:
		return p.m.Types.Pointer(p.m.Sym(v).Space)
	}
	if p.f == nil || v == None {
		return Void
	}
	return p.f.TypeOf(v)
}

// typedValue writes an operand after its type.
func (p *printer) typedValue(v Value) {
	p.typ(p.typeOf(v))
	p.str(" ")
	p.value(v)
}

func (p *printer) asm(i uint32) {
	a := &p.m.Asms[i]
	p.str("asm ")
	if a.SideEffect {
		p.str("sideeffect ")
	}
	if a.AlignStack {
		p.str("alignstack ")
	}
	if a.Intel {
		p.str("inteldialect ")
	}
	if a.Unwind {
		p.str("unwind ")
	}
	p.quoted(a.Text)
	p.str(", ")
	p.quoted(a.Constraints)
}
