package ptx

import (
	"math"
	"math/bits"
	"strconv"
)

// number is a constant of the text: an integer, or a floating-point value with
// its bit pattern.
type number struct {
	kind     OpKind // OpInt, OpHex, OpF32 or OpF64
	bits     uint64
	unsigned bool // an integer of type .u64, by its size or suffix
	pattern  bool // written as the bit pattern of 32 bits
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
		return number{kind: OpF64, bits: math.Float64bits(v)}, true
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
		return number{kind: kind}, true
	}
	if over {
		p.errorAt(start, CodeRange, "number does not fit in 64 bits", "")
	}
	unsigned := v > math.MaxInt64
	if p.pos < len(p.src) && p.src[p.pos] == 'U' {
		p.pos++
		unsigned = true
	}
	return number{kind: kind, bits: v, unsigned: unsigned}, true
}

// pattern takes the n hexadecimal digits of a bit pattern.
func (p *parser) pattern(start int, kind OpKind, n int) (number, bool) {
	from := p.pos
	v, _ := p.digits(start, 16, kind)
	if p.pos-from != n {
		p.errorAt(start, CodeSyntax, "a bit pattern has "+strconv.Itoa(n)+" hexadecimal digits here", "")
	}
	v.pattern = kind == OpF32
	return v, true
}
