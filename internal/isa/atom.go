package isa

import "gonvvm/internal/target"

// Atom is one modifier spelling, such as ".rn" or ".f32", the same number in
// every form. Types, state spaces, scopes, roundings, directives and special
// registers are atoms. 0 is none.
type Atom uint16

// textSpan is a range of a text table.
type textSpan struct {
	off uint32
	n   uint8
}

// String returns the spelling without its dot: "f32",
// "shared::cluster"; special registers as they are printed: "%tid.x".
func (a Atom) String() string {
	if a == 0 || a >= numAtoms {
		return ""
	}
	sp := atomSpans[a]
	s := atomText[sp.off : sp.off+uint32(sp.n)]
	if s[0] == '.' {
		return s[1:]
	}
	return s
}

// Append appends the spelling as it is printed, modifiers with their dot:
// ".f32", "%tid.x".
func (a Atom) Append(b []byte) []byte {
	if a >= numAtoms {
		return b
	}
	sp := atomSpans[a]
	return append(b, atomText[sp.off:int(sp.off)+int(sp.n)]...)
}

// LookupAtom returns the atom with the given spelling, without the dot, or 0.
func LookupAtom[S string | []byte](s S) Atom {
	lo, hi := 0, len(atomsByText)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		a := atomsByText[mid]
		sp := atomSpans[a]
		t := atomText[sp.off : sp.off+uint32(sp.n)]
		if t[0] == '.' {
			t = t[1:]
		}
		switch c := compare(t, s); {
		case c == 0:
			return a
		case c < 0:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return 0
}

// compare orders a string and a spelling bytewise.
func compare[S string | []byte](a string, b S) int {
	n := min(len(a), len(b))
	for i := 0; i < n; i++ {
		if a[i] != b[i] {
			return int(a[i]) - int(b[i])
		}
	}
	return len(a) - len(b)
}

// Class is the kind of a type.
type Class uint8

const (
	ClassNone Class = iota
	ClassPred
	ClassBits
	ClassUnsigned
	ClassSigned
	ClassFloat
	ClassOpaque // texref, samplerref, surfref
)

type typeInfo struct {
	class Class
	bits  uint16
}

// IsType reports whether a is a type.
func (a Atom) IsType() bool { return a != 0 && int(a) < len(typeTab) }

// Bits returns the width of type a in bits, packed types as a whole; 0 if a is
// no type.
func (a Atom) Bits() int {
	if int(a) >= len(typeTab) {
		return 0
	}
	return int(typeTab[a].bits)
}

// Class returns the kind of type a, ClassNone if a is not a type.
func (a Atom) Class() Class {
	if int(a) >= len(typeTab) {
		return ClassNone
	}
	return typeTab[a].class
}

// IsFundamental reports whether variables may have type a (PTX ISA §5.2.1): the alternate floating-point formats and most packed types are
// types of instructions only (S2-28, S2-40), whose operands are registers of bits.
func (a Atom) IsFundamental() bool {
	switch a {
	case Pred, B8, B16, B32, B64, B128, U8, U16, U32, U64, S8, S16, S32, S64, F16, F16x2, F32, F64:
		return true
	}
	return a.Class() == ClassOpaque
}

// IsSreg reports whether a is a special register.
func (a Atom) IsSreg() bool { return a >= firstSreg && a < numAtoms }

// SregInfo describes a special register (PTX ISA §10).
type SregInfo struct {
	Type     Atom // Pred, B32 or B64
	Need     target.Feature
	Volatile bool    // may change between two reads: clocks, counters
	Parts    [4]Atom // of a vector such as %tid: its elements x, y, z and w; zero for a scalar
}

// Sreg returns the description of special register a, or nil.
func (a Atom) Sreg() *SregInfo {
	if !a.IsSreg() {
		return nil
	}
	return &sregTab[a-firstSreg]
}

// String returns the role's name.
func (s Slot) String() string {
	if int(s) >= len(slotNames) {
		return ""
	}
	return slotNames[s]
}

// String returns the name as rows write it.
func (s Sem) String() string {
	if int(s) >= len(semNames) {
		return ""
	}
	return semNames[s]
}
