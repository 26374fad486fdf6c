package isa

import "gonvvm/internal/target"

// Opcode is one complete PTX mnemonic with all its modifiers: the form (a row
// of def/*.isa) in the low 16 bits, and above them the value of each modifier
// slot of that form, in the slot's own bit field. Two instructions have the
// same spelling and operands exactly if their opcodes are equal.
//
// A slot's value is the index of its modifier in the slot's list; in optional
// slots 0 means that the modifier is absent.
type Opcode uint64

// Form is a row of def/*.isa: a mnemonic, its fixed and variable modifiers and
// its operands. The generated constants are named after the mnemonic.
type Form uint16

// Slot is the role that a modifier plays in a mnemonic, the same number in
// every form: SlotType, SlotRound, SlotSpace …
type Slot uint8

// Sem names the semantics of a form, for the emulator's dispatch.
type Sem uint16

// Form returns the row that o belongs to.
func (o Opcode) Form() Form { return Form(o) }

// Info returns the row of o's form; o must be a valid opcode.
func (o Opcode) Info() *FormInfo { return &formTab[Form(o)] }

// Sem returns the semantics of o's form.
func (o Opcode) Sem() Sem { return formTab[Form(o)].Sem }

// value returns the index into the slot's values, or -1 if it is absent.
func (o Opcode) value(s *SlotInfo) int {
	return int(o>>s.Shift&(1<<s.Width-1)) - int(s.Optional)
}

// Get returns the modifier of the given role, or 0 if o has none: for
// add.rn.f32, Get(SlotType) is F32. Modifiers that a form has always are found
// too.
func (o Opcode) Get(k Slot) Atom {
	for i := range o.Info().Slots() {
		s := &slotTab[int(o.Info().firstSlot)+i]
		if s.Kind != k {
			continue
		}
		if v := o.value(s); v >= 0 {
			return valueTab[int(s.first)+v].Atom
		}
	}
	return 0
}

// Type returns the instruction type: the first type modifier, or 0.
func (o Opcode) Type() Atom { return o.Get(SlotType) }

// Has reports whether modifier a is part of o's spelling in any role.
func (o Opcode) Has(a Atom) bool {
	f := o.Info()
	for i := range f.Slots() {
		s := &slotTab[int(f.firstSlot)+i]
		if v := o.value(s); v >= 0 && valueTab[int(s.first)+v].Atom == a {
			return true
		}
	}
	return false
}

// TryWith returns o with modifier a put into the first slot that can hold it.
func (o Opcode) TryWith(a Atom) (Opcode, bool) {
	f := o.Info()
	for i := range f.Slots() {
		if n, ok := o.set(&slotTab[int(f.firstSlot)+i], a); ok {
			return n, true
		}
	}
	return o, false
}

// With returns o with modifier a put into the first slot that can hold it. A
// form that has no such slot is a bug of the caller.
func (o Opcode) With(a Atom) Opcode {
	n, ok := o.TryWith(a)
	if !ok {
		panic("bug: isa: " + o.String() + " cannot have ." + a.String())
	}
	return n
}

// WithSlot returns o with modifier a in the slot of the given role; a 0 takes
// the modifier of an optional slot away. ok is false, and o unchanged, if the
// form has no such slot or the slot no such modifier.
func (o Opcode) WithSlot(k Slot, a Atom) (n Opcode, ok bool) {
	f := o.Info()
	for i := range f.Slots() {
		s := &slotTab[int(f.firstSlot)+i]
		if s.Kind != k {
			continue
		}
		if a == 0 {
			if s.Optional != 0 {
				return o &^ ((1<<s.Width - 1) << s.Shift), true
			}
			continue
		}
		if n, ok := o.set(s, a); ok {
			return n, true
		}
	}
	return o, false
}

// Without returns o without modifier a, which must stand in an optional slot.
func (o Opcode) Without(a Atom) Opcode {
	f := o.Info()
	for i := range f.Slots() {
		s := &slotTab[int(f.firstSlot)+i]
		if v := o.value(s); v >= 0 && s.Optional != 0 && valueTab[int(s.first)+v].Atom == a {
			return o &^ ((1<<s.Width - 1) << s.Shift)
		}
	}
	return o
}

func (o Opcode) set(s *SlotInfo, a Atom) (Opcode, bool) {
	for i := range int(s.number) {
		if valueTab[int(s.first)+i].Atom == a {
			v := Opcode(i + int(s.Optional))
			return o&^((1<<s.Width-1)<<s.Shift) | v<<s.Shift, true
		}
	}
	return o, false
}

// AppendText appends the mnemonic with its modifiers to b.
func (o Opcode) AppendText(b []byte) []byte {
	f := &formTab[Form(o)]
	for i := range int(f.numPieces) {
		b = o.appendPiece(b, f, i)
	}
	return b
}

// AppendLLVM is AppendText in the order of modifiers that LLVM prints, which ptxas takes, too.
func (o Opcode) AppendLLVM(b []byte) []byte {
	f := &formTab[Form(o)]
	k := int(f.swapped)
	if k == 0 {
		return o.AppendText(b)
	}
	for i := range int(f.numPieces) {
		switch i {
		case k - 1:
			i = k
		case k:
			i = k - 1
		}
		b = o.appendPiece(b, f, i)
	}
	return b
}

func (o Opcode) appendPiece(b []byte, f *FormInfo, i int) []byte {
	p := &pieceTab[int(f.firstPiece)+i]
	if p.slot == noSlot {
		return append(b, formText[p.off:int(p.off)+int(p.n)]...)
	}
	s := &slotTab[int(f.firstSlot)+int(p.slot)]
	if v := o.value(s); v >= 0 {
		sp := atomSpans[valueTab[int(s.first)+v].Atom]
		b = append(b, atomText[sp.off:int(sp.off)+int(sp.n)]...)
	}
	return b
}

// String returns the mnemonic with its modifiers.
func (o Opcode) String() string { return string(o.AppendText(nil)) }

// Needs appends the features that o needs, its form's first, to dst.
func (o Opcode) Needs(dst []target.Feature) []target.Feature {
	f := &formTab[Form(o)]
	if f.Need != target.FeatureNone {
		dst = append(dst, f.Need)
	}
	for i := range f.Slots() {
		s := &slotTab[int(f.firstSlot)+i]
		if v := o.value(s); v >= 0 {
			if n := valueTab[int(s.first)+v].Need; n != target.FeatureNone {
				dst = append(dst, n)
			}
		}
	}
	for i := range f.rules() {
		if r := &ruleTab[int(f.firstRule)+i]; r.Need != Never && r.hits(o) {
			dst = append(dst, r.Need)
		}
	}
	return dst
}

// Exists reports whether PTX has o's combination of modifiers. Opcodes that
// ParseOpcode returns and constants exist; With can make ones that do not.
func (o Opcode) Exists() bool {
	f := o.Info()
	for i := range f.rules() {
		if r := &ruleTab[int(f.firstRule)+i]; r.Need == Never && r.hits(o) {
			return false
		}
	}
	return true
}

// Allowed reports whether t has all that o needs.
func (o Opcode) Allowed(t *target.Target) bool {
	var buf [16]target.Feature
	for _, f := range o.Needs(buf[:0]) {
		if !t.Has(f) {
			return false
		}
	}
	return true
}

// IsValid reports whether o's form exists and each of its fields holds a value
// of its slot.
func (o Opcode) IsValid() bool {
	if Form(o) == 0 || Form(o) >= numForms {
		return false
	}
	used := Opcode(0xffff)
	for i := range o.Info().Slots() {
		s := &slotTab[int(o.Info().firstSlot)+i]
		if o.value(s) >= int(s.number) {
			return false
		}
		used |= (1<<s.Width - 1) << s.Shift
	}
	return o&^used == 0
}

// Value returns the modifier that o has in one of its form's slots, or 0 if it
// is absent.
func (o Opcode) Value(s *SlotInfo) Atom {
	if v := o.value(s); v >= 0 {
		return valueTab[int(s.first)+v].Atom
	}
	return 0
}
