package ptx

import "gonvvm/internal/isa"

// Part selects a part of a register operand (Operand.Sub with OpLo): an element of a vector register (.x, .r), or for
// video instructions a choice of bytes (.b3, .b7610) or halves (.h1, .h32), the highest first.
//
// An element is its isa.Atom. A choice has bit 15 set, bit 14 for bytes, the number of units less one above bit 12, and
// three bits for each unit.
type Part uint16

const (
	partChoice Part = 1 << 15
	partBytes  Part = 1 << 14
	partShift       = 12
)

// parsePart reads a part without its dot, 0 if there is none such.
func parsePart(s []byte) Part {
	if len(s) == 1 {
		switch s[0] {
		case 'x', 'y', 'z', 'w', 'r', 'g', 'b', 'a':
			return Part(isa.LookupAtom(s))
		}
		return 0
	}
	if len(s) < 2 || len(s) > 5 || s[0] != 'b' && (s[0] != 'h' || len(s) > 3) {
		return 0
	}
	p := partChoice | Part(len(s)-2)<<partShift
	limit := byte('3')
	if s[0] == 'b' {
		p |= partBytes
		limit = '7'
	}
	for i, c := range s[1:] {
		if c < '0' || c > limit {
			return 0
		}
		p |= Part(c-'0') << (3 * (len(s) - 2 - i))
	}
	return p
}

// Choice returns the number of units that p chooses and their size in bytes; 0
// if p is an element of a vector.
func (p Part) Choice() (units, size int) {
	if p&partChoice == 0 {
		return 0, 0
	}
	size = 2
	if p&partBytes != 0 {
		size = 1
	}
	return int(p>>partShift&3) + 1, size
}

// Element returns the number of the element of a vector register that p is.
func (p Part) Element() (int, bool) {
	switch isa.Atom(p) {
	case isa.PartX, isa.R:
		return 0, true
	case isa.PartY, isa.G:
		return 1, true
	case isa.PartZ, isa.B:
		return 2, true
	case isa.PartW, isa.A:
		return 3, true
	}
	return 0, false
}

// Unit returns the number of the i-th unit that p chooses, counted from the lowest: bytes 0 to 3 or halves 0 and 1 are
// those of the first register, the following ones those of the second.
func (p Part) Unit(i int) int { return int(p >> (3 * i) & 7) }

// Append appends p as it is printed: ".b7610", ".x".
func (p Part) Append(b []byte) []byte {
	units, size := p.Choice()
	if units == 0 {
		return isa.Atom(p).Append(b)
	}
	b = append(b, '.', 'h')
	if size == 1 {
		b[len(b)-1] = 'b'
	}
	for i := units - 1; i >= 0; i-- {
		b = append(b, byte('0'+p.Unit(i)))
	}
	return b
}
