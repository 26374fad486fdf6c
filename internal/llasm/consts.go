package llasm

import (
	"math/big"
	"strings"

	"gonvvm/internal/ir"
)

// valueWord reports whether a word begins a value.
func valueWord(s string) bool {
	switch s {
	case "true", "false", "null", "undef", "poison", "zeroinitializer", "none", "splat", "blockaddress",
		"dso_local_equivalent", "no_cfi", "ptrauth", "asm":
		return true
	}
	if len(s) > 3 && (s[0] == 'u' || s[0] == 's') && s[1] == '0' && s[2] == 'x' {
		return true
	}
	return exprOp(s) != ir.OpInvalid
}

// mismatch is the error of a constant that does not have the type that is wanted.
func (p valueParser) mismatch(off int, what string, t ir.Type) bailout {
	return p.fail(off, eType, what+" where a value of type "+p.m.Types.String(t)+" is expected", "")
}

// value reads a value of type t: a local value, a symbol or a constant.
func (p valueParser) value(t ptype) ir.Value {
	switch p.tok {
	case tLocal:
		if p.fn == nil {
			panic(p.errTok(eSyntax, "local name outside a function"))
		}
		n := p.insts().localNamed(p.text)
		v := p.insts().use(n, t.t)
		p.next()
		return v
	case tLocalNum:
		if p.fn == nil {
			panic(p.errTok(eSyntax, "local name outside a function"))
		}
		n := p.insts().localNumbered(p.num)
		v := p.insts().use(n, t.t)
		p.next()
		return v
	}
	return p.constant(t)
}

// typeAndValue reads a type and a value of it.
func (p valueParser) typeAndValue() (ir.Value, ptype) {
	t := p.valueType()
	return p.value(t), t
}

// constant reads a constant of type t.
func (p valueParser) constant(pt ptype) ir.Value {
	t := pt.t
	ty := &p.m.Types
	switch p.tok {
	case tGlobal, tGlobalNum:
		return p.decls().symbolRef(t)
	case tInt:
		if !ty.IsInt(t) {
			return p.wrongNumber(t)
		}
		v := p.intLiteral(t, p.text)
		p.next()
		return v
	case tFloat, tHex, tSpecial:
		if !ty.IsFloat(t) {
			return p.wrongNumber(t)
		}
		v := p.floatLiteral(t)
		p.next()
		return v
	case tWord:
		return p.wordConstant(pt)
	case tCString:
		return p.byteString(t)
	case '[':
		return p.sequence(t, ']', ir.ArrayKind)
	case '{':
		return p.structConst(t, false)
	case '<':
		if strings.HasPrefix(strings.TrimLeft(p.s[p.pos:], " \t"), "{") {
			p.next()
			v := p.structConst(t, true)
			p.expect('>', "'>'")
			return v
		}
		return p.sequence(t, '>', ir.VectorKind)
	}
	panic(p.missingValue(t))
}

// missingValue is the error of a token that is not a value of type t.
func (p valueParser) missingValue(t ir.Type) bailout {
	e := p.expected("a value of type " + p.m.Types.String(t))
	if _, isType := p.simpleType(p.text); p.tok == tWord && isType {
		e.d.Hint = "the type stands before the first operand only, or is written twice"
	} else if w := strings.ToLower(p.text); p.tok == tWord && p.m.Types.IsFloat(t) && (w == "nan" || w == "inf" || w == "infinity") {
		e.d.Hint = "infinity is 0x7FF0000000000000, a NaN 0x7FF8000000000000, for float too"
	} else if p.tok == tWord && p.fn != nil {
		e.d.Hint = "names of values begin with %, those of globals with @"
	}
	return e
}

// wrongNumber reports a number of the wrong kind.
func (p valueParser) wrongNumber(t ir.Type) ir.Value {
	e := p.mismatch(p.off, p.found(), t)
	if p.m.Types.IsFloat(t) {
		e.d.Hint = "floating-point constants have a decimal point: " + p.text + ".0"
		if p.pos+1 < len(p.s) && (p.s[p.pos] == 'e' || p.s[p.pos] == 'E') {
			e.d.Hint = "floating-point constants have a decimal point: " + p.text + ".0" + p.s[p.pos:nameEnd(p.s, p.pos)]
		}
	} else if p.tok == tHex && p.m.Types.IsInt(t) {
		e.d.Hint = "0x... numbers are floating-point; integers are decimal, or u0x" + strings.TrimPrefix(p.text, "0x")
	} else if p.m.Types.IsPtr(t) {
		e.d.Hint = "null is the pointer constant; numbers become pointers by inttoptr"
	}
	panic(e)
}

// wordConstant reads a constant that begins with a word.
func (p valueParser) wordConstant(pt ptype) ir.Value {
	t := pt.t
	ty := &p.m.Types
	off := p.off
	switch p.text {
	case "true", "false":
		if t != ir.I1 {
			e := p.mismatch(off, p.found(), t)
			e.d.Hint = "true and false are of type i1"
			panic(e)
		}
		x := uint64(0)
		if p.text == "true" {
			x = 1
		}
		p.next()
		return p.consts.Int(t, x)
	case "null":
		if !ty.IsPtr(t) {
			panic(p.mismatch(off, "null", t))
		}
		p.next()
		return p.consts.Null(t)
	case "undef":
		p.noValue(t)
		return p.consts.Undef(t)
	case "poison":
		p.noValue(t)
		return p.consts.Poison(t)
	case "zeroinitializer":
		p.noValue(t)
		return p.consts.Null(t)
	case "none":
		if k := ty.Kind(t); k != ir.TokenKind && k != ir.TargetKind {
			panic(p.mismatch(off, "none", t))
		}
		p.next()
		return p.consts.Null(t)
	case "splat":
		return p.splat(t)
	case "blockaddress":
		return p.blockAddress(t)
	case "dso_local_equivalent", "no_cfi":
		return p.symbolConst(t)
	case "ptrauth":
		return p.ptrAuth(t)
	case "asm":
		panic(p.errTok(eConstant, "inline assembly can only be called"))
	}
	if s := p.text; len(s) > 3 && s[1] == '0' && s[2] == 'x' && (s[0] == 'u' || s[0] == 's') {
		if !ty.IsInt(t) {
			return p.wrongNumber(t)
		}
		v := p.hexInt(t)
		p.next()
		return v
	}
	if op := exprOp(p.text); op != ir.OpInvalid {
		p.enter()
		v := p.constExpr(op, t)
		p.leave()
		return v
	}
	panic(p.missingValue(t))
}

// splat reads splat (type constant), a vector of type t.
func (p valueParser) splat(t ir.Type) ir.Value {
	ty, off := &p.m.Types, p.off
	p.next()
	if !ty.IsVector(t) {
		panic(p.mismatch(off, "splat", t))
	}
	p.expect('(', "'('")
	eoff := p.off
	et := p.valueType()
	if et.t != ty.Elem(t) {
		panic(p.mismatch(eoff, "an element of type "+ty.String(et.t), ty.Elem(t)))
	}
	p.enter()
	e := p.constant(et)
	p.leave()
	p.expect(')', "')'")
	return p.consts.Splat(t, e)
}

// symbolConst reads dso_local_equivalent or no_cfi and the symbol that it is about.
func (p valueParser) symbolConst(t ir.Type) ir.Value {
	k := ir.CDSOLocal
	if p.text == "no_cfi" {
		k = ir.CNoCFI
	}
	p.next()
	if p.tok != tGlobal && p.tok != tGlobalNum {
		panic(p.expected("a global name"))
	}
	return p.consts.Special(k, t, p.decls().symbolRef(t))
}

// noValue checks that t can have undef, poison and zeroinitializer.
func (p valueParser) noValue(t ir.Type) {
	switch p.m.Types.Kind(t) {
	case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind:
		panic(p.mismatch(p.off, p.text, t))
	}
	if p.m.Types.Kind(t) == ir.StructKind && p.m.Types.IsOpaque(t) {
		panic(p.fail(p.off, eBadType, "a constant cannot have the opaque type "+p.m.Types.String(t), ""))
	}
	p.next()
}

// maxDigits bounds the digits of an integer that does not fit its type.
const maxDigits = 400

// intLiteral converts a decimal integer. If a number does not fit, as signed or unsigned, LLVM keeps the lowest bits;
// this gives a warning.
func (p valueParser) intLiteral(t ir.Type, s string) ir.Value {
	w := p.m.Types.Bits(t)
	digits, neg := s, false
	if s[0] == '-' || s[0] == '+' {
		neg = s[0] == '-'
		digits = s[1:]
	}
	n, ok := parseUint(digits)
	if ok && w <= 64 {
		if neg {
			if n > 1<<uint(w-1) {
				p.cutOff(t)
			}
			n = -n
		} else if w < 64 && n>>uint(w) != 0 {
			p.cutOff(t)
		}
		return p.consts.Int(t, n&(1<<uint(w)-1))
	}
	if ok && !neg {
		return p.consts.Int(t, n)
	}
	if most := max(w/3+2, maxDigits); len(digits) > most { // no big arithmetic on them
		if digits = strings.TrimLeft(digits, "0"); len(digits) > most {
			panic(p.tooLarge(t))
		}
		if digits == "" {
			digits = "0"
		}
	}
	x, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		panic(p.errTok(eNumber, "bad number "+s))
	}
	if neg {
		x.Neg(x)
	}
	return p.bigInt(t, x)
}

// bigInt returns the constant of the lowest bits of x that the type holds.
func (p valueParser) bigInt(t ir.Type, x *big.Int) ir.Value {
	w := p.m.Types.Bits(t)
	low := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	if x.BitLen() > w || x.Sign() < 0 && x.CmpAbs(low) > 0 {
		p.cutOff(t)
		x.And(x, low.Sub(low.Lsh(low, 1), big.NewInt(1)))
	}
	return p.consts.BigInt(t, x)
}

// cutOff warns of a number that loses bits.
func (p valueParser) cutOff(t ir.Type) {
	p.warn(p.off, eNumber, p.found()+" does not fit "+p.m.Types.String(t)+": only its lowest bits are kept", "")
}

func (p valueParser) tooLarge(t ir.Type) bailout {
	return p.errTok(eNumber, p.found()+" does not fit "+p.m.Types.String(t))
}

// hexInt converts u0xFF (unsigned) and s0xFF (sign-extended from its top bit).
func (p valueParser) hexInt(t ir.Type) ir.Value {
	digits := p.text[3:]
	for i := 0; i < len(digits); i++ {
		if class[digits[i]]&cHex == 0 {
			panic(p.errTok(eNumber, "bad hexadecimal number "+p.text))
		}
	}
	w := p.m.Types.Bits(t)
	if len(digits) > w/4+2 {
		if digits = strings.TrimLeft(digits, "0"); len(digits) > w/4+2 {
			panic(p.tooLarge(t))
		}
		digits = "0" + digits
	}
	x, _ := new(big.Int).SetString(digits, 16)
	if n := x.BitLen(); p.text[0] == 's' && n > 0 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	return p.bigInt(t, x)
}

// byteString reads c"…".
func (p valueParser) byteString(t ir.Type) ir.Value {
	ty := &p.m.Types
	if ty.Kind(t) != ir.ArrayKind || ty.Elem(t) != ir.I8 {
		panic(p.mismatch(p.off, "a string", t))
	}
	if n := ty.Len64(t); n != uint64(len(p.text)) {
		panic(p.fail(p.off, eType, "the string has "+utoa(uint64(len(p.text)))+" bytes, but its type is "+ty.String(t), ""))
	}
	v := p.consts.Data(t, []byte(p.text))
	p.next()
	return v
}

// sequence reads the elements of an array or vector.
func (p valueParser) sequence(t ir.Type, end token, kind ir.TypeKind) ir.Value {
	ty := &p.m.Types
	off := p.off
	if ty.Kind(t) != kind {
		what := "an array"
		if kind == ir.VectorKind {
			what = "a vector"
		}
		panic(p.mismatch(off, what, t))
	}
	p.enter()
	p.next()
	et := ty.Elem(t)
	base := len(p.vals)
	if p.tok != end {
		for {
			eoff := p.off
			x := p.valueType()
			if x.t != et {
				panic(p.mismatch(eoff, "an element of type "+ty.String(x.t), et))
			}
			p.vals = append(p.vals, p.constant(x))
			if !p.accept(',') {
				break
			}
		}
	}
	p.expect(end, "',' or '"+string(rune(end))+"'")
	elems := p.vals[base:]
	if n := ty.Len64(t); n != uint64(len(elems)) || ty.IsScalable(t) {
		panic(p.fail(off, eType, "the constant has "+utoa(uint64(len(elems)))+" elements, but its type is "+ty.String(t), ""))
	}
	v := p.consts.Sequence(t, elems)
	p.vals = p.vals[:base]
	p.leave()
	return v
}

// structConst reads the elements of a structure.
func (p valueParser) structConst(t ir.Type, packed bool) ir.Value {
	ty := &p.m.Types
	off := p.off
	if ty.Kind(t) != ir.StructKind || ty.IsPacked(t) != packed || ty.IsOpaque(t) {
		panic(p.mismatch(off, "a structure", t))
	}
	p.enter()
	p.next()
	types := ty.Elems(t)
	base := len(p.vals)
	if p.tok != '}' {
		for {
			eoff := p.off
			x := p.valueType()
			i := len(p.vals) - base
			if i >= len(types) {
				panic(p.fail(eoff, eType, "too many elements for "+ty.String(t), ""))
			}
			if x.t != types[i] {
				panic(p.mismatch(eoff, "an element of type "+ty.String(x.t), types[i]))
			}
			p.vals = append(p.vals, p.constant(x))
			if !p.accept(',') {
				break
			}
		}
	}
	p.expect('}', "',' or '}'")
	if n := len(p.vals) - base; n != len(types) {
		panic(p.fail(off, eType, "the constant has "+utoa(uint64(n))+" elements, but its type is "+ty.String(t), ""))
	}
	v := p.consts.Aggregate(t, p.vals[base:])
	p.vals = p.vals[:base]
	p.leave()
	return v
}

func utoa(n uint64) string {
	var b [20]byte
	i := len(b)
	for {
		i--
		b[i] = byte('0' + n%10)
		if n /= 10; n == 0 {
			return string(b[i:])
		}
	}
}
