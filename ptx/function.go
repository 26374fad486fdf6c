package ptx

import (
	"iter"
	"strings"

	"gonvvm/diag"
	"gonvvm/internal/isa"
	model "gonvvm/internal/ptx"
)

// Function is a kernel or device function, declared or defined.
type Function struct {
	m           *Module
	f           *model.Func
	declaration bool
}

// Name returns the name.
func (f *Function) Name() string { return f.m.m.Names.Get(f.f.Name) }

// IsKernel reports whether the function is an .entry.
func (f *Function) IsKernel() bool { return f.f.Entry }

// IsDeclaration reports whether the function has no body here.
func (f *Function) IsDeclaration() bool { return f.declaration }

// Linkage returns the linking directive.
func (f *Function) Linkage() Linkage { return linkages[f.f.Linkage] }

// Pos returns the position of the name.
func (f *Function) Pos() diag.Pos { return f.m.text.Pos(int(f.f.Pos)) }

// Params returns the parameters.
func (f *Function) Params() []*Variable { return f.variables(f.f.Params) }

// Results returns the result of a device function: one element, or none.
func (f *Function) Results() []*Variable { return f.variables(f.f.Rets) }

func (f *Function) variables(list []model.Var) []*Variable {
	var out []*Variable
	for i := range list {
		out = append(out, newVariable(f.m, &list[i]))
	}
	return out
}

// Variables returns the variables that the body declares, without registers.
func (f *Function) Variables() []*Variable {
	var out []*Variable
	for i := range f.f.Locals {
		if v := &f.f.Locals[i]; v.Space != isa.Reg {
			out = append(out, newVariable(f.m, v))
		}
	}
	return out
}

// Directive is a performance directive of a function.
type Directive struct {
	Name string // with its dot: ".maxntid", ".reqntid", ".minnctapersm", ".pragma"
	Args []int  // the numbers after it
	Text string // the string of .pragma
}

// Directives returns the performance directives (PTX ISA, "Performance-Tuning Directives").
func (f *Function) Directives() []Directive {
	var out []Directive
	for i := range f.f.Dirs {
		d := &f.f.Dirs[i]
		x := Directive{Name: "." + d.Kind.String(), Text: d.Text}
		for _, a := range d.Args {
			x.Args = append(x.Args, int(a))
		}
		out = append(out, x)
	}
	return out
}

// Instruction is an instruction of a body.
type Instruction struct {
	Labels   []string  // labels of the instruction; several only if blocks are empty
	Guard    string    // predicate with its sign: "%p1", "!%p1", or "" for none
	Opcode   string    // with all modifiers: "ld.global.nc.v4.f32"
	Operands []Operand // in the order of the text, destinations first
	Pos      diag.Pos  // of the opcode or its guard
}

// Root returns the opcode up to its first dot: "ld".
func (in *Instruction) Root() string {
	root, _, _ := strings.Cut(in.Opcode, ".")
	return root
}

// String returns the instruction without its labels, as it is written in PTX.
func (in *Instruction) String() string {
	var b strings.Builder
	if in.Guard != "" {
		b.WriteString("@" + in.Guard + " ")
	}
	b.WriteString(in.Opcode)
	for i := range in.Operands {
		if i == 0 {
			b.WriteByte(' ')
		} else {
			b.WriteString(", ")
		}
		b.WriteString(in.Operands[i].Text)
	}
	b.WriteByte(';')
	return b.String()
}

// Instructions returns the instructions of the body in the order of the text. Braces, declarations, .loc and comments are not
// instructions.
func (f *Function) Instructions() iter.Seq[*Instruction] {
	return func(yield func(*Instruction) bool) {
		var labels []string
		for i := range f.f.Blocks {
			b := &f.f.Blocks[i]
			if b.Label != 0 {
				labels = append(labels, f.m.m.Names.Get(b.Label))
			}
			for k := b.First; k < b.End; k++ {
				in := &f.f.Insts[k]
				if in.Op.Info().Flags&isa.NoGuard != 0 {
					continue
				}
				if !yield(f.instruction(in, labels)) {
					return
				}
				labels = nil
			}
		}
	}
}

func (f *Function) instruction(in *model.Inst, labels []string) *Instruction {
	x := &Instruction{Labels: labels, Opcode: in.Op.String(), Pos: f.m.text.Pos(int(in.Pos))}
	if in.Guard != 0 {
		if in.Flags&model.GuardNot != 0 {
			x.Guard = "!"
		}
		x.Guard += f.register(in.Guard)
	}
	for ops := f.f.Opnds[in.Ops : in.Ops+uint32(in.N)]; len(ops) > 0; {
		o, n := f.operand(ops)
		x.Operands = append(x.Operands, o)
		ops = ops[n:]
	}
	return x
}
