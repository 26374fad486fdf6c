package isa

// rootInfo is a mnemonic with its forms, a range of rootForms.
type rootInfo struct {
	off    uint16
	n      uint8
	first  uint16
	number uint16
}

// maxSegments bounds the parts of a mnemonic; the longest in PTX has 14.
const maxSegments = 24

// ParseOpcode appends to dst all opcodes that are spelled s. There are several
// only where PTX gives forms with the same spelling different operands.
func ParseOpcode[S string | []byte](dst []Opcode, s S) []Opcode {
	end := 0
	for end < len(s) && s[end] != '.' {
		end++
	}
	lo, hi := 0, len(rootTab)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		r := &rootTab[mid]
		if c := compare(formText[r.off:r.off+uint16(r.n)], s[:end]); c < 0 {
			lo = mid + 1
		} else if c > 0 {
			hi = mid
		} else {
			return matchForms(dst, rootForms[r.first:r.first+r.number], s[end:])
		}
	}
	return dst
}

func matchForms[S string | []byte](dst []Opcode, forms []Form, s S) []Opcode {
	var seg [maxSegments]Atom
	n := 0
	for i := 0; i < len(s); {
		j := i + 1
		for j < len(s) && s[j] != '.' {
			j++
		}
		a := LookupAtom(s[i+1 : j])
		if a == 0 || n == maxSegments {
			return dst
		}
		seg[n] = a
		n++
		i = j
	}
	dst = matchSegments(dst, forms, seg[:n])
	if len(dst) == 0 {
		// LLVM prints .sat.ftz and .collector::a::….ashift where the manual has
		// the other order; ptxas takes both.
		for i := 0; i+1 < n; i++ {
			if seg[i] == Sat && seg[i+1] == Ftz || seg[i+1] == Ashift {
				seg[i], seg[i+1] = seg[i+1], seg[i]
				return matchSegments(dst, forms, seg[:n])
			}
		}
	}
	return dst
}

func matchSegments(dst []Opcode, forms []Form, seg []Atom) []Opcode {
	for _, f := range forms {
		if o, ok := matchSlots(formTab[f].Slots(), seg); ok {
			if o |= Opcode(f); o.segments() == len(seg) && o.Exists() {
				dst = append(dst, o)
			}
		}
	}
	return dst
}

// segments returns the number of modifiers that o prints. It differs from
// those matched if only one of two that go together was there.
func (o Opcode) segments() int {
	n := 0
	slots := o.Info().Slots()
	for i := range slots {
		if o.value(&slots[i]) >= 0 {
			n++
		}
	}
	return n
}

// matchSlots fits the modifiers to the slots, presence before absence.
func matchSlots(slots []SlotInfo, seg []Atom) (Opcode, bool) {
	if len(seg) > len(slots) {
		return 0, false
	}
	if len(slots) == 0 {
		return 0, true
	}
	s := &slots[0]
	if len(seg) > 0 {
		if v, ok := Opcode(0).set(s, seg[0]); ok {
			if o, ok := matchSlots(slots[1:], seg[1:]); ok {
				return o | v, true
			}
		}
	}
	if s.Optional != 0 {
		return matchSlots(slots[1:], seg)
	}
	return 0, false
}

// Mnemonic reports whether some form has the root s ("ld" of "ld.global.b32").
func Mnemonic(s string) bool {
	lo, hi := 0, len(rootTab)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		r := &rootTab[mid]
		if c := compare(formText[r.off:r.off+uint16(r.n)], s); c < 0 {
			lo = mid + 1
		} else if c > 0 {
			hi = mid
		} else {
			return true
		}
	}
	return false
}
