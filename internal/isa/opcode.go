package isa

// Opcode is one complete PTX mnemonic with all its modifiers: the form (a row
// of def/*.isa) in the low 16 bits, and above them the value of each modifier
// slot of that form, in the slot's own bit field. Two instructions have the
// same spelling exactly if their opcodes are equal.
//
// A slot's value is the index of its modifier in the slot's list; in optional
// slots 0 means that the modifier is absent.
type Opcode uint64

// Form is a row of def/*.isa: a mnemonic, its fixed and variable modifiers and
// its operands. The generated constants are named after the mnemonic.
type Form uint16

// Atom is one modifier spelling, such as ".rn" or ".f32", the same number in
// every form. Types, state spaces, scopes and roundings are atoms.
type Atom uint16

// Form returns the row that o belongs to.
func (o Opcode) Form() Form { return Form(o) }
