package ptx

import "math"

// Constant expressions (PTX ISA §4.6). Integers have the type .s64 or .u64, floating-point numbers .f64; the operator
// determines the type of its result.

// constant takes an integer constant expression.
func (p *parser) constant() (int64, bool) {
	p.peek()
	start := p.pos
	if v, ok := p.decimal(); ok {
		if p.pos < len(p.src) && charClass[p.src[p.pos]]&chEnd != 0 {
			return v, true
		}
		p.pos = start
	}
	v, ok := p.value()
	if ok && v.float() {
		p.errorAt(start, CodeSyntax, "expected an integer, found a floating-point number", "")
	}
	return int64(v.bits), ok
}

// value takes a constant expression of any type. The kind of a single literal
// is kept; that of a result is OpInt or OpF64.
func (p *parser) value() (number, bool) {
	v, ok := p.expr(0)
	if !ok {
		p.errorAt(p.pos, CodeSyntax, "expected a number, found "+p.found(), "")
	}
	return v, ok
}

// operator is a binary operator of constant expressions.
type operator uint8

const (
	opNone operator = iota
	opOrOr
	opAndAnd
	opOr
	opXor
	opAnd
	opEQ
	opNE
	opLE
	opGE
	opLT
	opGT
	opShl
	opShr
	opAdd
	opSub
	opMul
	opDiv
	opRem
)

// Precedences of operators; offsets after an address have at least offsetLevel, so that the operator of their sum is
// not taken for one.
const (
	levelOr     = 1
	offsetLevel = 10
	unaryLevel  = 11
)

func (o operator) level() int {
	switch o {
	case opOrOr:
		return levelOr
	case opAndAnd:
		return 2
	case opOr:
		return 3
	case opXor:
		return 4
	case opAnd:
		return 5
	case opEQ, opNE:
		return 6
	case opLE, opGE, opLT, opGT:
		return 7
	case opShl, opShr:
		return 8
	case opAdd, opSub:
		return 9
	}
	return offsetLevel
}

// binary returns the operator at the current position and its length.
func (p *parser) binary() (operator, int) {
	c := p.peek()
	if charClass[c] != 0 || p.pos >= len(p.src) { // ends an operand, as nearly always
		if c != '/' && c != '|' && c != '%' {
			return opNone, 0
		}
	}
	next := byte(0)
	if p.pos+1 < len(p.src) {
		next = p.src[p.pos+1]
	}
	switch c {
	case '|':
		if next == '|' {
			return opOrOr, 2
		}
		return opOr, 1
	case '&':
		if next == '&' {
			return opAndAnd, 2
		}
		return opAnd, 1
	case '=':
		if next == '=' {
			return opEQ, 2
		}
	case '!':
		if next == '=' {
			return opNE, 2
		}
	case '<':
		switch next {
		case '=':
			return opLE, 2
		case '<':
			return opShl, 2
		}
		return opLT, 1
	case '>':
		switch next {
		case '=':
			return opGE, 2
		case '>':
			return opShr, 2
		}
		return opGT, 1
	case '^':
		return opXor, 1
	case '+':
		return opAdd, 1
	case '-':
		return opSub, 1
	case '*':
		return opMul, 1
	case '/':
		return opDiv, 1
	case '%':
		return opRem, 1
	}
	return opNone, 0
}

// expr takes an expression whose operators bind at least as tightly as level. It reports no missing operand: the caller
// does.
func (p *parser) expr(level int) (number, bool) {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxDepth {
		p.errorAt(p.pos, CodeSyntax, "expression is nested too deeply", "")
		return number{}, false
	}
	x, ok := p.unary()
	if !ok {
		return number{}, false
	}
	for {
		op, n := p.binary()
		if op == opNone || op.level() < level {
			break
		}
		p.pos += n
		at := p.pos
		y, ok := p.expr(op.level() + 1)
		if !ok {
			return number{}, false
		}
		if x.pattern || y.pattern {
			p.errorAt(at, CodeRange, noPattern, "")
		}
		var msg string
		if x, msg = apply(op, x, y); msg != "" {
			p.errorAt(at, CodeRange, msg, "")
		}
	}
	if level == 0 && p.accept('?') {
		a, ok := p.expr(0)
		if !ok || !p.accept(':') {
			return number{}, false
		}
		b, ok := p.expr(0)
		if x.float() || a.float() || b.float() {
			p.errorAt(p.pos, CodeRange, "the operator has no floating-point operands", "")
		}
		if x.nonzero() {
			b = a
		}
		return b, ok
	}
	return x, true
}

func (n number) float() bool { return n.kind == OpF32 || n.kind == OpF64 }

func (n number) nonzero() bool { return n.bits != 0 }

// f64 returns the value as a floating-point number.
func (n number) f64() float64 {
	switch {
	case n.kind == OpF64:
		return math.Float64frombits(n.bits)
	case n.kind == OpF32:
		return float64(math.Float32frombits(uint32(n.bits)))
	case n.unsigned:
		return float64(n.bits)
	}
	return float64(int64(n.bits))
}

func truth(b bool) number {
	if b {
		return number{kind: OpInt, bits: 1}
	}
	return number{kind: OpInt}
}

// noPattern is the message for an operator of a constant such as 0f3F800000, which for ptxas stands alone.
const noPattern = "a bit pattern of 32 bits is not an operand of an operator; put it into parentheses"

// apply computes x op y; msg is the reason if it cannot.
func apply(op operator, x, y number) (v number, msg string) {
	if x.float() != y.float() {
		return number{kind: OpInt}, "one operand is an integer, the other a floating-point number"
	}
	if x.float() {
		return applyFloat(op, x.f64(), y.f64())
	}
	switch op {
	case opOrOr:
		return truth(x.nonzero() || y.nonzero()), ""
	case opAndAnd:
		return truth(x.nonzero() && y.nonzero()), ""
	}
	a, b := x.bits, y.bits
	unsigned := x.unsigned || y.unsigned
	switch op {
	case opOr:
		return number{kind: OpInt, bits: a | b, unsigned: true}, ""
	case opXor:
		return number{kind: OpInt, bits: a ^ b, unsigned: true}, ""
	case opAnd:
		return number{kind: OpInt, bits: a & b, unsigned: true}, ""
	case opShl:
		return number{kind: OpInt, bits: a << (b & 63), unsigned: x.unsigned}, ""
	case opShr:
		if x.unsigned {
			return number{kind: OpInt, bits: a >> (b & 63), unsigned: true}, ""
		}
		return number{kind: OpInt, bits: uint64(int64(a) >> (b & 63))}, ""
	case opAdd:
		return number{kind: OpInt, bits: a + b, unsigned: unsigned}, ""
	case opSub:
		return number{kind: OpInt, bits: a - b, unsigned: unsigned}, ""
	case opMul:
		return number{kind: OpInt, bits: a * b, unsigned: unsigned}, ""
	case opDiv, opRem:
		return divide(op, a, b, unsigned)
	}
	c := 0
	switch {
	case a == b:
	case unsigned && a < b, !unsigned && int64(a) < int64(b):
		c = -1
	default:
		c = 1
	}
	return compared(op, c), ""
}

func divide(op operator, a, b uint64, unsigned bool) (number, string) {
	switch {
	case b == 0:
		return number{kind: OpInt}, "division by zero"
	case unsigned && op == opDiv:
		return number{kind: OpInt, bits: a / b, unsigned: true}, ""
	case unsigned:
		return number{kind: OpInt, bits: a % b, unsigned: true}, ""
	case op == opDiv:
		return number{kind: OpInt, bits: uint64(int64(a) / int64(b))}, ""
	}
	return number{kind: OpInt, bits: uint64(int64(a) % int64(b))}, ""
}

// compared returns the truth of a comparison whose operands are c apart.
func compared(op operator, c int) number {
	switch op {
	case opEQ:
		return truth(c == 0)
	case opNE:
		return truth(c != 0)
	case opLE:
		return truth(c <= 0)
	case opGE:
		return truth(c >= 0)
	case opLT:
		return truth(c < 0)
	}
	return truth(c > 0)
}

func applyFloat(op operator, a, b float64) (number, string) {
	switch op {
	case opAdd:
		a += b
	case opSub:
		a -= b
	case opMul:
		a *= b
	case opDiv:
		if b == 0 {
			return number{kind: OpF64}, "division by zero"
		}
		a /= b
	case opEQ, opNE, opLE, opGE, opLT, opGT:
		if a != a || b != b {
			return truth(op == opNE), ""
		}
		c := 0
		if a < b {
			c = -1
		} else if a > b {
			c = 1
		}
		return compared(op, c), ""
	default:
		return number{kind: OpInt}, "the operator has no floating-point operands"
	}
	return number{kind: OpF64, bits: math.Float64bits(a)}, ""
}

// unary takes a literal, a parenthesised expression, or either with prefix operators.
func (p *parser) unary() (number, bool) {
	c := p.peek()
	if isDigit(c) {
		return p.literal()
	}
	switch c {
	case '-', '+', '~', '!':
		p.pos++
		v, ok := p.nested()
		return p.prefixed(c, v), ok
	case '(':
		p.pos++
		if t := p.dotted(); t != nil {
			return p.cast(string(t))
		}
		v, ok := p.expr(0)
		if !ok || !p.accept(')') {
			return number{}, false
		}
		v.pattern = false
		return v, true
	}
	start := p.pos
	n, ok := p.literal()
	if !ok {
		if w := p.ident(); string(w) == "WARP_SZ" {
			return number{kind: OpInt, bits: 32}, true
		}
		p.pos = start
		return number{}, false
	}
	return n, true
}

// nested is unary one level deeper.
func (p *parser) nested() (number, bool) {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxDepth {
		p.errorAt(p.pos, CodeSyntax, "expression is nested too deeply", "")
		return number{}, false
	}
	return p.unary()
}

// prefixed applies a unary operator.
func (p *parser) prefixed(c byte, v number) number {
	if v.pattern {
		p.errorAt(p.pos, CodeRange, noPattern, "")
		v.pattern = false
	}
	switch {
	case c == '!' && !v.float():
		return truth(!v.nonzero())
	case c == '+':
	case v.float() && c == '-':
		v = number{kind: OpF64, bits: math.Float64bits(v.f64()) ^ 1<<63}
	case v.float():
		p.errorAt(p.pos, CodeRange, "the operator has no floating-point operands", "")
	case c == '-':
		v.kind, v.bits = OpInt, -v.bits
	default:
		v = number{kind: OpInt, bits: ^v.bits, unsigned: true}
	}
	return v
}

// cast converts the operand after "(.u64)".
func (p *parser) cast(t string) (number, bool) {
	at := p.pos
	if !p.accept(')') {
		return number{}, false
	}
	v, ok := p.nested()
	switch {
	case t != "s64" && t != "u64":
		p.errorAt(at, CodeSyntax, "a constant is cast to .s64 or .u64 only", "")
	case v.float():
		p.errorAt(at, CodeRange, "a cast of a floating-point constant", "")
	}
	return number{kind: OpInt, bits: v.bits, unsigned: t == "u64"}, ok
}
