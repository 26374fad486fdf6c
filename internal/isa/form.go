package isa

import (
	"strings"

	"gonvvm/internal/target"
)

// FormInfo is a row of def/*.isa. Its tables are read through the methods.
type FormInfo struct {
	firstPiece   uint16
	numPieces    uint8
	firstSlot    uint16
	numSlots     uint8
	firstOperand uint16
	numOperands  uint8
	root         uint16
	rootLen      uint8
	Need         target.Feature
	Sem          Sem
	Flags        FormFlags
	firstRule    uint16
	numRules     uint8
	Gone         target.Feature // targets with it do not have the form any more; 0: none
	swapped      uint8          // the piece that LLVM prints before the one that precedes it; 0: none
}

// FormFlags are properties of a form.
type FormFlags uint16

const (
	Convergent FormFlags = 1 << iota // communicates between threads: no duplication, no motion over control flow
	MayLoad                          // reads memory
	MayStore                         // writes memory
	Terminator                       // ends a basic block
	SideEffect                       // must stay even if its results are unused
	NoGuard                          // takes no @p
	Barrier                          // orders memory
	IsCall
	Widen    // registers may be wider than the types of the operands (PTX ISA §9.4.1)
	ReadsDst // the destinations are read as well: accumulators of wgmma

	// The generator finds these; most forms have one of them.
	NoDst  // no operand is written
	OneDst // the first operand is written, whatever the modifiers, and no other
)

// Info returns the row of f.
func (f Form) Info() *FormInfo { return &formTab[f] }

// NumForms is one more than the largest Form.
const NumForms = numForms

// Root returns the mnemonic up to the first dot: "ld", "cp", "mma".
func (f *FormInfo) Root() string { return formText[f.root : f.root+uint16(f.rootLen)] }

// familyInfo is where a family's forms begin.
type familyInfo struct {
	first Form
	name  string
}

// Family returns the name of the family that f belongs to: "memory", "floating point". The
// rows name it; it serves statistics and documents.
func (f Form) Family() string {
	lo, hi := 0, len(familyTab)
	for lo+1 < hi {
		if mid := int(uint(lo+hi) >> 1); familyTab[mid].first <= f {
			lo = mid
		} else {
			hi = mid
		}
	}
	return familyTab[lo].name
}

// Slots returns the modifiers in printing order, the fixed ones too.
func (f *FormInfo) Slots() []SlotInfo {
	return slotTab[f.firstSlot : f.firstSlot+uint16(f.numSlots)]
}

// Operands returns the operands in printing order; a group's elements follow it.
func (f *FormInfo) Operands() []OperandInfo {
	return operandTab[f.firstOperand : f.firstOperand+uint16(f.numOperands)]
}

// piece is a part of a printed mnemonic: text, or the modifier of a slot.
type piece struct {
	off  uint16
	n    uint8
	slot uint8
}

const noSlot = 255

// SlotInfo is one modifier position of a form.
type SlotInfo struct {
	Kind     Slot // 0: a flag such as .ftz without a role of its own
	Shift    uint8
	Width    uint8 // bits; 0 for a fixed modifier
	Optional uint8 // 1 if it may be absent
	first    uint16
	number   uint16
}

// Values returns the modifiers that the slot can hold.
func (s *SlotInfo) Values() []Value { return valueTab[s.first : s.first+s.number] }

// Never as the need of a Rule means that the combination does not exist.
const Never target.Feature = 1<<16 - 1

// Rule gives the need of a combination of modifiers, or forbids it.
type Rule struct {
	Need  target.Feature
	conds [3]ruleCond
}

// ruleCond is true if the field's value is in the set.
type ruleCond struct {
	shift, width uint8
	mask         uint64
}

func (r *Rule) hits(o Opcode) bool {
	for i := range r.conds {
		c := &r.conds[i]
		if c.mask>>(o>>c.shift&(1<<c.width-1))&1 == 0 {
			return false
		}
	}
	return true
}

func (f *FormInfo) rules() []Rule {
	return ruleTab[f.firstRule : f.firstRule+uint16(f.numRules)]
}

// Value is a modifier and its need beside that of the form.
type Value struct {
	Atom Atom
	Need target.Feature
}

// OperandKind is the kind of an operand.
type OperandKind uint8

const (
	KindValue OperandKind = iota // register or constant, or a vector of them
	KindAddr                     // [address]
	KindGroup                    // [a, {…}]: its elements follow
	KindLabel
	KindFunc  // function name or a register that holds its address
	KindList  // (…): call arguments or results
	KindProto // call prototype, branch or call targets
	KindSym
	KindText
	KindVar
	KindImm // constant only
)

// OperandFlags are properties of an operand.
type OperandFlags uint16

const (
	Dst        OperandFlags = 1 << iota // written
	Optional                            // may be absent
	Paired                              // joined to the one before: d|p
	Negatable                           // !p is allowed
	DoubleWide                          // of twice the width of its type (mad.wide)
	MaySink                             // may be "_"
	MaySymbol                           // may be the address of a variable or function
	MaySreg                             // may be a special register
	RegOnly                             // no constant
	Pointer                             // an address as value: an integer of 32 or 64 bits
)

// Limit says which constants an operand may be: those from Lo to Hi that are multiples of Step, or powers of two if Step is 0, or only
// the two bounds if Step is EitherBound.
type Limit struct{ Lo, Hi, Step int64 }

// EitherBound as the step of a limit means Lo or Hi.
const EitherBound = -1

// Has reports whether l allows n.
func (l *Limit) Has(n int64) bool {
	if n < l.Lo || n > l.Hi {
		return false
	}
	switch l.Step {
	case 0:
		return n&(n-1) == 0
	case EitherBound:
		return n == l.Lo || n == l.Hi
	}
	return n%l.Step == 0
}

// OperandInfo is one operand of a form.
type OperandInfo struct {
	name      uint16
	nameLen   uint8
	Kind      OperandKind
	Flags     OperandFlags
	typ       Atom
	typeSlot  Slot
	count     uint8 // elements of a vector; 0: none; 255: any
	countSlot Slot  // or the slot that tells it (SlotVec, SlotGeometry), times a factor, less count; with factor 0 columns of its shape by count
	times     uint8
	cond      int16 // >0: present only with this atom; <0: with any modifier in this slot
	space     int16 // of an address: >0: this atom; <0: index of the slot that tells it, less one; 0: not known
	Elems     uint8 // of a group
	limit     uint8
	Need      target.Feature // of the operand, where it is optional
}

// Limit returns the constants that the operand may be, or nil if every constant
// of its type will do.
func (p *OperandInfo) Limit() *Limit {
	if p.limit == 0 {
		return nil
	}
	return &limitTab[p.limit]
}

// Name returns the operand's name in the PTX manual.
func (p *OperandInfo) Name() string { return formText[p.name : p.name+uint16(p.nameLen)] }

// Type returns the type that operand p of o has, or 0 if any is allowed. With
// DoubleWide the operand has twice its width.
func (p *OperandInfo) Type(o Opcode) Atom {
	if p.typeSlot != 0 {
		return o.Get(p.typeSlot)
	}
	return p.typ
}

// Vector returns how many elements operand p of o has as a vector {…}: 0 if it
// is none, -1 if the form leaves it open.
func (p *OperandInfo) Vector(o Opcode) int {
	if p.countSlot == 0 {
		if p.count == 255 {
			return -1
		}
		return int(p.count)
	}
	a := o.Get(p.countSlot)
	if a == 0 {
		return 0
	}
	if p.times == 0 {
		return a.columns() / int(p.count)
	}
	return a.count()*int(p.times) - int(p.count)
}

// columns returns n of the shape of a matrix, such as 24 of m64n24k16.
func (a Atom) columns() (n int) {
	_, s, _ := strings.Cut(a.String(), "n")
	s, _, _ = strings.Cut(s, "k")
	for _, c := range []byte(s) {
		n = 10*n + int(c-'0')
	}
	return n
}

// count returns the number in a modifier such as v2, x4 or 3d.
func (a Atom) count() int {
	n := 0
	for _, c := range []byte(a.String()) {
		if c >= '0' && c <= '9' {
			n = n*10 + int(c-'0')
		}
	}
	return n
}

// genericSpace as the space of an operand means the generic address space.
const genericSpace = -128

// Space returns the state space that address p of o is in, 0 for generic; known is false if the form does not
// tell.
func (p *OperandInfo) Space(o Opcode) (space Atom, known bool) {
	switch {
	case p.space == 0:
		return 0, false
	case p.space == genericSpace:
		return 0, true
	case p.space > 0:
		return Atom(p.space), true
	}
	return o.Value(&o.Info().Slots()[-1-p.space]), true
}

// Present reports whether o's modifiers ask for the operand. An Optional one
// may still be absent.
func (p *OperandInfo) Present(o Opcode) bool {
	switch {
	case p.cond > 0:
		return o.Has(Atom(p.cond))
	case p.cond < 0:
		return o.Get(Slot(-p.cond)) != 0
	}
	return true
}

// Conditional reports whether the operand depends on a modifier.
func (p *OperandInfo) Conditional() bool { return p.cond != 0 }
