package main

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// Go's assembler for arm64 lacks most vector instructions. Rows and handlers have them in Arm's syntax, and encode makes words of them by the
// table armInstructions. An instruction in the table has a format, which says where its operands are in the word.

// operand is an operand of an instruction.
type operand struct {
	kind  operandKind
	n     uint32 // number of a register, or of the base of an address
	esize uint32 // logarithm of the size in bytes of an element, or of a scalar register
	q     uint32 // 1: the vector has 128 bits
	index uint32 // of an element, or the second register of an address
	imm   int64  // constant, or offset of an address
}

type operandKind uint8

const (
	aVector   operandKind = iota // v0.4s
	anElement                    // v0.s[1]
	aScalar                      // b0, h0, s0, d0 or q0
	aGeneral                     // w0 or x0
	aConstant                    // #1
	anAddress                    // [x0, #16] or [x0, x1]
)

// arrangements have the element's size and Q of each arrangement of a vector.
var arrangements = map[string][2]uint32{"8b": {0, 0}, "16b": {0, 1}, "4h": {1, 0}, "8h": {1, 1}, "2s": {2, 0}, "4s": {2, 1}, "1d": {3, 0}, "2d": {3, 1}}

// encode returns the word of an instruction.
func encode(text string) (uint32, error) {
	key, args, err := parseInstruction(text)
	if err != nil {
		return 0, err
	}
	in, ok := armInstructions[key]
	if !ok {
		return 0, fmt.Errorf("unknown instruction %q, by the kinds of its operands %q", text, key)
	}
	word, ok := in.format(in.base, args)
	if !ok {
		return 0, fmt.Errorf("operands of %q do not fit the instruction", text)
	}
	return word, nil
}

// parseInstruction returns the operands of an instruction, and its key in armInstructions.
func parseInstruction(text string) (key string, args []operand, err error) {
	name, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	key = name + " "
	for _, s := range splitOperands(rest) {
		o, err := parseOperand(s)
		if err != nil {
			return "", nil, fmt.Errorf("%q: %w", text, err)
		}
		args = append(args, o)
		key += string("vesgca"[o.kind])
	}
	return key, args, nil
}

// splitOperands splits at the commas outside of brackets and drops braces.
func splitOperands(s string) (list []string) {
	depth, start := 0, 0
	s = strings.NewReplacer("{", "", "}", "").Replace(s)
	for i, c := range s + "," {
		switch {
		case c == '[':
			depth++
		case c == ']':
			depth--
		case c == ',' && depth == 0:
			if part := strings.TrimSpace(s[start:i]); part != "" {
				list = append(list, part)
			}
			start = i + 1
		}
	}
	return list
}

func parseOperand(s string) (o operand, err error) {
	number := func(text string) uint32 {
		n, e := strconv.ParseUint(text, 10, 5)
		if e != nil && err == nil {
			err = fmt.Errorf("%q is not an operand", s)
		}
		return uint32(n)
	}
	switch c := s[0]; c {
	case '#':
		o.kind = aConstant
		o.imm, err = strconv.ParseInt(s[1:], 0, 64)
	case '[':
		base, offset, both := strings.Cut(strings.Trim(s, "[]"), ", ")
		o.kind, o.n, o.index = anAddress, number(base[1:]), noIndex
		if both && offset[0] == '#' {
			o.imm, err = strconv.ParseInt(offset[1:], 0, 64)
		} else if both {
			o.index = number(offset[1:])
		}
	case 'v':
		reg, shape, _ := strings.Cut(s[1:], ".")
		o.n = number(reg)
		if size, index, ok := strings.Cut(shape, "["); ok {
			o.kind, o.esize, o.q, o.index = anElement, uint32(strings.Index("bhsd", size)), 1, number(strings.TrimSuffix(index, "]"))
			break
		}
		a, ok := arrangements[shape]
		if !ok {
			return o, fmt.Errorf("unknown arrangement in %q", s)
		}
		o.esize, o.q = a[0], a[1]
	case 'w', 'x':
		o.kind, o.n, o.esize = aGeneral, number(s[1:]), 2
		if c == 'x' {
			o.esize = 3
		}
	default:
		o.kind, o.n, o.esize = aScalar, number(s[1:]), uint32(strings.IndexByte("bhsdq", c))
		if o.esize > 4 {
			return o, fmt.Errorf("unknown register %q", s)
		}
	}
	return o, err
}

// noIndex marks an address without a second register.
const noIndex = 1 << 8

// placement sets the operands of an instruction in its word. It fails if they are not of the shapes that the instruction takes.
type placement func(base uint32, args []operand) (word uint32, ok bool)

// alike reports whether vectors have one arrangement.
func alike(args ...operand) bool {
	for _, o := range args {
		if o.esize != args[0].esize || o.q != args[0].q {
			return false
		}
	}
	return true
}

// three has the elements' size in the field at bit 22.
func three(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[0].esize<<22 | a[2].n<<16 | a[1].n<<5 | a[0].n, alike(a...)
}

// logical takes vectors of bytes.
func logical(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[2].n<<16 | a[1].n<<5 | a[0].n, alike(a...) && a[0].esize == 0
}

// threeFloat has bit 22 for elements of 64 bits.
func threeFloat(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | (a[0].esize-2)<<22 | a[2].n<<16 | a[1].n<<5 | a[0].n, alike(a...) && a[0].esize >= 2
}

// long has sources of half the size: their lower halves, or with Q the upper ones.
func long(w uint32, a []operand) (uint32, bool) {
	return w | a[1].q<<30 | a[1].esize<<22 | a[2].n<<16 | a[1].n<<5 | a[0].n, alike(a[1:]...) && a[0].esize == a[1].esize+1 && a[0].q == 1
}

// two is an operation on one vector, or a comparison with the constant 0.
func two(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[0].esize<<22 | a[1].n<<5 | a[0].n, alike(a[:2]...) && (len(a) == 2 || a[2].imm == 0)
}

func twoBytes(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[1].n<<5 | a[0].n, alike(a...) && a[0].esize == 0
}

func twoFloat(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | (a[0].esize-2)<<22 | a[1].n<<5 | a[0].n, alike(a[:2]...) && a[0].esize >= 2 && (len(a) == 2 || a[2].imm == 0)
}

// pairwise has a result with elements of the double size.
func pairwise(w uint32, a []operand) (uint32, bool) {
	return w | a[1].q<<30 | a[1].esize<<22 | a[1].n<<5 | a[0].n, a[0].esize == a[1].esize+1 && a[0].q == a[1].q
}

// narrower has a result with elements of half the size.
func narrower(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[0].esize<<22 | a[1].n<<5 | a[0].n, a[1].esize == a[0].esize+1 && a[1].q == 1
}

// narrowerFloat and widerFloat convert between f16 and f32, or with bit 22 between f32 and f64.
func narrowerFloat(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | (a[0].esize-1)<<22 | a[1].n<<5 | a[0].n, a[0].esize >= 1 && a[1].esize == a[0].esize+1 && a[1].q == 1
}

func widerFloat(w uint32, a []operand) (uint32, bool) {
	return w | a[1].q<<30 | (a[1].esize-1)<<22 | a[1].n<<5 | a[0].n, a[1].esize >= 1 && a[0].esize == a[1].esize+1 && a[0].q == 1
}

// shiftLeft, shiftRight and shiftLong have an amount and the elements' size in one field.
func shiftLeft(w uint32, a []operand) (uint32, bool) {
	size := int64(8) << a[0].esize
	return w | a[0].q<<30 | uint32(size+a[2].imm)<<16 | a[1].n<<5 | a[0].n, alike(a[:2]...) && a[2].imm >= 0 && a[2].imm < size
}

func shiftRight(w uint32, a []operand) (uint32, bool) {
	size := int64(8) << a[0].esize
	return w | a[0].q<<30 | uint32(2*size-a[2].imm)<<16 | a[1].n<<5 | a[0].n, alike(a[:2]...) && a[2].imm > 0 && a[2].imm <= size
}

func shiftLong(w uint32, a []operand) (uint32, bool) {
	size := int64(8) << a[1].esize
	return w | a[1].q<<30 | uint32(size+a[2].imm)<<16 | a[1].n<<5 | a[0].n, a[0].esize == a[1].esize+1 && a[0].q == 1 && a[2].imm >= 0 && a[2].imm < size
}

// duplicate has the elements' size as the lowest bit of a field.
func duplicate(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | 1<<(16+a[0].esize) | a[1].n<<5 | a[0].n, max(a[0].esize, 2) == a[1].esize
}

// insert sets an element.
func insert(w uint32, a []operand) (uint32, bool) {
	return w | (2*a[0].index+1)<<(16+a[0].esize) | a[1].n<<5 | a[0].n, max(a[0].esize, 2) == a[1].esize
}

// between moves between scalar and general registers of one size.
func between(w uint32, a []operand) (uint32, bool) {
	if a[0].esize == 3 {
		w |= 1<<31 | 1<<22
	}
	return w | a[1].n<<5 | a[0].n, a[0].esize == a[1].esize && a[0].esize >= 2
}

// across has a scalar result of the elements' size.
func across(w uint32, a []operand) (uint32, bool) {
	return w | a[1].q<<30 | a[1].esize<<22 | a[1].n<<5 | a[0].n, a[0].esize == a[1].esize
}

// one is a load or store of a scalar register at a multiple of its size, or at the sum of two registers.
func one(w uint32, a []operand) (uint32, bool) {
	size := a[0].esize
	word := w | size&3<<30 | size>>2<<23 | a[1].n<<5 | a[0].n
	if a[1].index != noIndex {
		return word&^(1<<24) | 1<<21 | a[1].index<<16 | 0x6800, a[1].imm == 0
	}
	return word | uint32(a[1].imm>>size)<<10, a[1].imm>>size<<size == a[1].imm && uint64(a[1].imm>>size) < 1<<12
}

// both is a load or store of two scalar registers of 128 bits.
func both(w uint32, a []operand) (uint32, bool) {
	off := a[2].imm / 16
	return w | uint32(off)&0x7f<<15 | a[1].n<<10 | a[2].n<<5 | a[0].n, a[0].esize == 4 && a[1].esize == 4 && 16*off == a[2].imm && off >= -64 && off < 64 && a[2].index == noIndex
}

// loadElement loads one element of a vector.
func loadElement(w uint32, a []operand) (uint32, bool) {
	at := a[0].index << a[0].esize // byte in the register: Q, S and two bits of size
	word := w | at>>3<<30 | at>>2&1<<12 | at&3<<10 | []uint32{0, 2, 4, 4}[a[0].esize]<<13 | a[1].n<<5 | a[0].n
	if a[0].esize == 3 {
		word |= 1 << 10
	}
	return word, at < 16 && a[1].imm == 0
}

// interleaved loads or stores two vectors whose elements alternate in memory.
func interleaved(w uint32, a []operand) (uint32, bool) {
	return w | a[0].q<<30 | a[0].esize<<10 | a[2].n<<5 | a[0].n, alike(a[:2]...) && a[1].n == (a[0].n+1)%32 && a[2].imm == 0
}

// copied is a move of a vector, as the disjunction with itself.
func copied(w uint32, a []operand) (uint32, bool) { return logical(w, []operand{a[0], a[1], a[1]}) }

// armInstruction is an instruction without its operands.
type armInstruction struct {
	base   uint32
	format placement
}

// armInstructions has each instruction by its name and the kinds of its operands.
var armInstructions = func() map[string]armInstruction {
	m := map[string]armInstruction{}
	for _, group := range armFormats {
		for line := range strings.FieldsFuncSeq(group.list, func(r rune) bool { return r == '\n' || r == ';' }) {
			f := strings.Fields(line)
			if len(f) != 2 {
				continue
			}
			base, err := strconv.ParseUint(f[1], 16, 32)
			if err != nil || bits.OnesCount64(base) == 0 {
				panic("table of instructions: " + line)
			}
			m[f[0]+" "+group.operands] = armInstruction{uint32(base), group.format}
		}
	}
	return m
}()
