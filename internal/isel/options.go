package isel

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// Options direct selection. With Strict the verdicts of CheckAsm, and unknown forms of instructions, are errors; otherwise they are
// warnings, and the assembly is printed as it stands.
type Options struct {
	lowering.Machine
	Workers int // functions selected in parallel; 0 or 1: one after the other

	// Consume gives back the memory of each body when its code is there; the module is of no
	// use afterwards.
	Consume bool

	// Legalize, if set, is called by each worker for a function that it then calls with every body before it selects it.
	Legalize func() func(f *ir.Func) diag.List

	// Finish, if set, is called by each worker for a function that it then calls with every
	// body that it has selected, and the name of its source.
	Finish func() func(f *ptx.Func, name string)

	// Print, if set, is called by each worker for a function that it then calls with every finished
	// body, the names of the module so far, and the name of its source, if nothing of the body
	// will be changed or looked into again. If it sets f.Text, the tables of the body are used again.
	Print func() func(f *ptx.Func, names ptx.Names, name string)

	// Check, if set, is called with the module, which lacks nothing but bodies. Each worker calls the result once, for
	// a function that it then calls with every finished body.
	Check func(m *ptx.Module) func() BodyCheck

	// CheckAsm, if set, returns the mistakes in the operands of the instructions
	// f.Insts[first:], which are inline assembly and were read from text; the function has own
	// registers beside those that assembly declares.
	CheckAsm func(m *ptx.Module, f *ptx.Func, first, own int, text []byte) diag.List

	// Stop, if set, is called by the workers before every function. Its error ends the selection.
	Stop func() error

	Places lowering.Places // of errors
	// Warn, if set, gets warnings from the workers, about constructs that compile and are probably mistakes.
	Warn func(*diag.Diagnostic)
}

// BodyCheck returns the mistakes in a finished body. names are those of the module so far; locate gives a
// diagnostic about an instruction its place in the source.
type BodyCheck func(f *ptx.Func, names ptx.Names, locate func(*diag.Diagnostic, *ptx.Inst)) diag.List
