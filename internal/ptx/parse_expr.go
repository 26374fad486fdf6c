package ptx

import (
	"math"
	"math/bits"
	"strconv"
)

// number is a constant of the text: an integer, or a floating-point value with
// its bit pattern.
type number struct {
	kind OpKind // OpInt, OpHex, OpF32 or OpF64
	bits uint64
}

// maxDepth bounds nested parentheses and braces.
const maxDepth = 200

// literal takes a number: decimal, 0x, 0 (octal), 0b with an optional U,
// 0f and 0d bit patterns, and decimal fractions (PTX ISA §4.5).
func (p *parser) literal() (number, bool) {
	if !isDigit(p.peek()) && p.peek() != '.' {
		return number{}, false
	}
	start := p.pos
	if p.src[p.pos] == '0' && p.pos+1 < len(p.src) {
		switch p.src[p.pos+1] {
		case 'x', 'X':
			p.pos += 2
			return p.digits(start, 16, OpHex)
		case 'f', 'F':
			p.pos += 2
			return p.pattern(start, OpF32, 8)
		case 'd', 'D':
			p.pos += 2
			return p.pattern(start, OpF64, 16)
		case 'b', 'B':
			p.pos += 2
			return p.digits(start, 2, OpInt)
		}
	}
	end := p.pos
	frac := false
	for end < len(p.src) {
		c := p.src[end]
		if c == '.' || c == 'e' || c == 'E' {
			frac = true
		} else if (c == '+' || c == '-') && (p.src[end-1] == 'e' || p.src[end-1] == 'E') {
			end++
			continue
		} else if !isDigit(c) {
			break
		}
		end++
	}
	if frac {
		v, err := strconv.ParseFloat(string(p.src[start:end]), 64)
		p.pos = end
		if err != nil {
			p.errorAt(start, CodeRange, "bad number "+string(p.src[start:end]), "")
		}
		return number{OpF64, math.Float64bits(v)}, true
	}
	base := uint64(10)
	if p.src[start] == '0' && end > start+1 {
		base = 8
	}
	return p.digits(start, base, OpInt)
}

// digits takes the digits of an integer that began at start.
func (p *parser) digits(start int, base uint64, kind OpKind) (number, bool) {
	var v uint64
	first := p.pos
	over := false
	for p.pos < len(p.src) {
		c := p.src[p.pos]
		d := uint64(99)
		switch {
		case isDigit(c):
			d = uint64(c - '0')
		case c >= 'a' && c <= 'f':
			d = uint64(c-'a') + 10
		case c >= 'A' && c <= 'F':
			d = uint64(c-'A') + 10
		}
		if d >= base {
			break
		}
		hi, lo := bits.Mul64(v, base)
		sum, carry := bits.Add64(lo, d, 0)
		over = over || hi != 0 || carry != 0
		v = sum
		p.pos++
	}
	if p.pos == first {
		p.errorAt(start, CodeSyntax, "expected the digits of a number, found "+p.found(), "")
		return number{kind, 0}, true
	}
	if over {
		p.errorAt(start, CodeRange, "number does not fit in 64 bits", "")
	}
	if p.pos < len(p.src) && p.src[p.pos] == 'U' {
		p.pos++
	}
	return number{kind, v}, true
}

// pattern takes the n hexadecimal digits of a bit pattern.
func (p *parser) pattern(start int, kind OpKind, n int) (number, bool) {
	from := p.pos
	v, _ := p.digits(start, 16, kind)
	if p.pos-from != n {
		p.errorAt(start, CodeSyntax, "a bit pattern has "+strconv.Itoa(n)+" hexadecimal digits here", "")
	}
	return v, true
}

// binary operators by precedence, loosest first.
var operators = [...][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
}

// constant takes an integer constant expression.
func (p *parser) constant() (int64, bool) {
	v, ok := p.expr(0)
	if !ok {
		p.errorAt(p.pos, CodeSyntax, "expected a number, found "+p.found(), "")
	}
	return v, ok
}

// expr takes an expression whose operators bind at least as tightly as level.
func (p *parser) expr(level int) (int64, bool) {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxDepth*len(operators) {
		p.errorAt(p.pos, CodeSyntax, "expression is nested too deeply", "")
		return 0, false
	}
	if level == len(operators) {
		return p.unary()
	}
	x, ok := p.expr(level + 1)
	if !ok {
		return 0, false
	}
next:
	for {
		p.space()
		for _, op := range operators[level] {
			if !p.operator(op) {
				continue
			}
			at := p.pos
			y, ok := p.expr(level + 1)
			if !ok {
				return 0, false
			}
			if y == 0 && (op == "/" || op == "%") {
				p.errorAt(at, CodeRange, "division by zero", "")
				return 0, true
			}
			x = apply(op, x, y)
			continue next
		}
		break
	}
	if level == 0 && p.accept('?') {
		a, ok := p.expr(0)
		if !ok || !p.accept(':') {
			return 0, false
		}
		b, ok := p.expr(0)
		if x != 0 {
			b = a
		}
		return b, ok
	}
	return x, true
}

// operator takes op unless it is the beginning of a longer one.
func (p *parser) operator(op string) bool {
	end := p.pos + len(op)
	if end > len(p.src) || string(p.src[p.pos:end]) != op {
		return false
	}
	if len(op) == 1 && end < len(p.src) {
		next := p.src[end]
		if (op == "<" || op == ">" || op == "|" || op == "&") && next == op[0] {
			return false
		}
	}
	p.pos = end
	return true
}

func apply(op string, x, y int64) int64 {
	t := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	switch op {
	case "||":
		return t(x != 0 || y != 0)
	case "&&":
		return t(x != 0 && y != 0)
	case "|":
		return x | y
	case "^":
		return x ^ y
	case "&":
		return x & y
	case "==":
		return t(x == y)
	case "!=":
		return t(x != y)
	case "<=":
		return t(x <= y)
	case ">=":
		return t(x >= y)
	case "<":
		return t(x < y)
	case ">":
		return t(x > y)
	case "<<":
		return x << (uint64(y) & 63)
	case ">>":
		return x >> (uint64(y) & 63)
	case "+":
		return x + y
	case "-":
		return x - y
	case "*":
		return x * y
	case "/":
		if x == math.MinInt64 && y == -1 {
			return x
		}
		return x / y
	}
	if y == -1 {
		return 0
	}
	return x % y
}

func (p *parser) unary() (int64, bool) {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxDepth*len(operators) {
		return 0, false
	}
	switch p.peek() {
	case '-':
		p.pos++
		v, ok := p.unary()
		return -v, ok
	case '+':
		p.pos++
		return p.unary()
	case '~':
		p.pos++
		v, ok := p.unary()
		return ^v, ok
	case '!':
		p.pos++
		v, ok := p.unary()
		if v == 0 {
			return 1, ok
		}
		return 0, ok
	case '(':
		p.pos++
		if t := p.dotted(); t != nil { // a cast: integers are 64 bits wide anyway
			if !p.accept(')') {
				return 0, false
			}
			return p.unary()
		}
		v, ok := p.expr(0)
		if !ok || !p.accept(')') {
			return 0, false
		}
		return v, true
	}
	start := p.pos
	n, ok := p.literal()
	if !ok {
		if w := p.ident(); string(w) == "WARP_SZ" {
			return 32, true
		}
		p.pos = start
		return 0, false
	}
	if n.kind == OpF32 || n.kind == OpF64 {
		p.errorAt(start, CodeSyntax, "expected an integer, found a floating-point number", "")
	}
	return int64(n.bits), true
}
