package isa

import (
	"math/bits"
	"slices"
)

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
	forms := formsOf(s[:end])
	if len(forms) == 0 {
		return dst
	}
	return matchForms(dst, forms, s[end:])
}

// formsOf returns the forms with the root s ("ld" of "ld.global.b32").
func formsOf[S string | []byte](s S) []Form {
	lo, hi := 0, len(rootTab)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		r := &rootTab[mid]
		if c := compare(formText[r.off:r.off+uint16(r.n)], s); c < 0 {
			lo = mid + 1
		} else if c > 0 {
			hi = mid
		} else {
			return rootForms[r.first : r.first+r.number]
		}
	}
	return nil
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
	if found := matchSegments(dst, forms, seg[:n]); len(found) > len(dst) {
		return found
	}
	return matchShuffled(dst, forms, seg[:n])
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

// maxShuffles bounds the work for one form whose modifiers are not in the manual's order.
const maxShuffles = 1 << 10

// matchShuffled matches modifiers in whatever order they stand. The manual gives one order;
// ptxas takes all, and programs depend on it: atom.global.acq_rel.gpu, ld.b32.global,
// .sat.ftz. Only types, and state spaces, keep their order among each other.
func matchShuffled(dst []Opcode, forms []Form, seg []Atom) []Opcode {
	for _, f := range forms {
		m := shuffle{seg: seg, budget: maxShuffles}
		slots := formTab[f].Slots()
		n, ok := leadingWords(slots, seg)
		if !ok {
			continue
		}
		if o, ok := m.match(slots[n:], 1<<n-1); ok {
			if o |= Opcode(f); o.segments() == len(seg) && o.Exists() && o.keepsWords(seg) {
				dst = append(dst, o)
			}
		}
	}
	return dst
}

// nameWords are modifiers that ptxas takes for a part of the name of an instruction, so that they keep their places.
var nameWords = [...]struct {
	root  string
	words []Atom
}{
	{"barrier", []Atom{CTA, Cluster, Arrive, Wait, Red}},
	{"clmad", []Atom{Lo, Hi}},
	{"div", []Atom{Full}},
	{"dp2a", []Atom{Lo, Hi}},
	{"mad", []Atom{Lo, Hi, Wide}},
	{"mad24", []Atom{Lo, Hi}},
	{"madc", []Atom{Lo, Hi}},
	{"mbarrier", []Atom{Arrive, ArriveDrop, ExpectTx, CompleteTx}},
	{"mul", []Atom{Lo, Hi, Wide}},
	{"mul24", []Atom{Lo, Hi}},
	{"setmaxnreg", []Atom{Inc, Dec}},
	{"shf", []Atom{L, R}},
}

// keepsWords reports whether the words of the name of o stand in seg where they stand in o.
func (o Opcode) keepsWords(seg []Atom) bool {
	root := o.Info().Root()
	k := 0
	for k < len(nameWords) && nameWords[k].root != root {
		k++
	}
	if k == len(nameWords) {
		return true
	}
	slots := o.Info().Slots()
	for i := range slots {
		v := o.value(&slots[i])
		if v < 0 {
			continue
		}
		if a := slots[i].Values()[v].Atom; a != seg[0] && slices.Contains(nameWords[k].words, a) {
			return false
		}
		seg = seg[1:]
	}
	return true
}

// leadingWords returns how many words stand between the mnemonic's root and its first modifier, such
// as async, bulk and tensor in cp.async.bulk.tensor: they are part of the instruction's name and keep
// their places. ok is false if seg does not begin with them.
func leadingWords(slots []SlotInfo, seg []Atom) (n int, ok bool) {
	for n < len(slots) && slots[n].Kind == 0 && slots[n].Width == 0 && slots[n].Optional == 0 {
		switch slots[n].Values()[0].Atom {
		case Sync, Aligned, Mmio, Ftz, Sp, SpOrderedMetadata, Sat, Cc, Relu, Exclusive, Any, All, Ballot, Tile, L2, IsCanceled, GetFirstCtaid,
			PhaseTypePrimary, PhaseTypeConditional: // modifiers, though the form has them always
			return n, true
		}
		if n >= len(seg) || slots[n].Values()[0].Atom != seg[n] {
			return n, false
		}
		n++
	}
	return n, true
}

// shuffle is the search for modifiers in any order.
type shuffle struct {
	seg    []Atom
	budget int
}

// match fits the modifiers that are not in used to the slots.
func (m *shuffle) match(slots []SlotInfo, used uint32) (Opcode, bool) {
	left := len(m.seg) - bits.OnesCount32(used)
	if m.budget--; m.budget < 0 || left > len(slots) {
		return 0, false
	}
	if len(slots) == 0 {
		return 0, true
	}
	s := &slots[0]
	typed, spaced := false, false // a type or a space precedes, and keeps its place among those
	for i, a := range m.seg {
		if used>>i&1 != 0 || typed && a.IsType() || spaced && isSpace(a) {
			continue
		}
		typed, spaced = typed || a.IsType(), spaced || isSpace(a)
		if v, ok := Opcode(0).set(s, a); ok {
			if o, ok := m.match(slots[1:], used|1<<i); ok {
				return o | v, true
			}
		}
	}
	if s.Optional != 0 {
		return m.match(slots[1:], used)
	}
	return 0, false
}

func isSpace(a Atom) bool {
	return a == Global || a == Shared || a == SharedCta || a == SharedCluster
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

// Mnemonics calls each with the roots of all forms.
func Mnemonics(each func(string)) {
	for i := range rootTab {
		r := &rootTab[i]
		each(formText[r.off : r.off+uint16(r.n)])
	}
}

// Mnemonic reports whether some form has the root s ("ld" of "ld.global.b32").
func Mnemonic(s string) bool { return len(formsOf(s)) > 0 }

// Communicates reports whether some form with the root s is convergent: the threads that execute it together matter.
func Communicates(s string) bool {
	for _, f := range formsOf(s) {
		if f.Info().Flags&Convergent != 0 {
			return true
		}
	}
	return false
}
