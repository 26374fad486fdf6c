package emu

import (
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// TestFormsWithoutSemantics compares the list of mnemonics that cannot be executed yet with testdata/missing.txt: newly
// emulated forms leave the list, and new forms of the tables appear in it.
func TestFormsWithoutSemantics(t *testing.T) {
	missing := map[string]bool{}
	for sem := isa.Sem(1); sem < isa.NumSems; sem++ {
		if decoders[sem] == nil && sem != isa.SemRaw {
			missing[sem.String()] = true
		}
	}
	// Semantics that some forms have only in part: ask the decoder.
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || missing[op.Sem().String()] || op.Sem() == isa.SemRaw {
			continue
		}
		if text, ok := exampleOf(op); ok && !emulated(t, op, text) {
			missing[op.Sem().String()+": "+op.String()] = true
		}
	}
	// And modifiers that a form's semantics have only in part.
	for _, text := range [...]string{"cvt.rs.satfinite.e2m1x4.f32 %rs1, {%r1, %r1, %r1, %r1}, %r1"} {
		if name, _, _ := strings.Cut(text, " "); !emulated(t, 0, text) {
			missing[name] = true
		}
	}
	var list []string
	for m := range missing {
		list = append(list, m)
	}
	sort.Strings(list)
	got := "# What the emulator cannot execute yet: semantics, or single forms of one.\n" + strings.Join(list, "\n") + "\n"
	testkit.Golden(t, "testdata/missing.txt", []byte(got))
}

// exampleOf builds a module with one instruction of the form, with all registers
// of the operands' types.
func exampleOf(op isa.Opcode) (string, bool) {
	ops := op.Info().Operands()
	if len(ops) == 0 {
		return "", false
	}
	var b strings.Builder
	b.WriteString(op.String())
	sep := " "
	for i := 0; i < len(ops); {
		p := &ops[i]
		rest := ops[i:]
		i += p.Span(rest)
		if !p.Present(op) || p.Flags&isa.Optional != 0 {
			continue
		}
		text, ok := exampleOperand(op, rest)
		if !ok {
			return "", false
		}
		if p.Flags&isa.Paired != 0 {
			b.WriteString("|")
		} else {
			b.WriteString(sep)
		}
		sep = ", "
		b.WriteString(text)
	}
	return b.String(), true
}

// exampleOperand writes the first of the operands, with its elements.
func exampleOperand(op isa.Opcode, ops []isa.OperandInfo) (string, bool) {
	p := &ops[0]
	switch p.Kind {
	case isa.KindAddr:
		if p.Type(op).Bits() == 32 {
			return "[%r1]", true
		}
		return "[%rd1]", true
	case isa.KindImm:
		return "4", true
	case isa.KindGroup:
		var elems []string
		for i := 1; i < p.Span(ops); {
			rest := ops[i:]
			i += rest[0].Span(rest)
			if rest[0].Flags&isa.Optional != 0 {
				continue
			}
			text, ok := exampleOperand(op, rest)
			if !ok {
				return "", false
			}
			elems = append(elems, text)
		}
		return "[" + strings.Join(elems, ", ") + "]", true
	case isa.KindValue:
		n := p.Vector(op)
		if n < 0 || n > 64 {
			return "", false
		}
		reg := "%rd1"
		switch t := p.Type(op); {
		case t == isa.Pred:
			reg = "%p1"
		case p.Flags&isa.DoubleWide != 0:
			reg = map[int]string{16: "%r1", 32: "%rd1"}[t.Bits()]
		case t.Bits() == 128:
			reg = "%rq1"
		case t.Bits() == 32:
			reg = "%r1"
		case t.Bits() == 16:
			reg = "%rs1"
		case t.Bits() == 8:
			reg = "%rc1"
		}
		if n > 0 {
			return "{" + strings.TrimSuffix(strings.Repeat(reg+", ", n), ", ") + "}", true
		}
		return reg, true
	}
	return "", false
}

// emulated reports whether the decoder takes the instruction. Text that does not
// parse is not asked about.
func emulated(t *testing.T, op isa.Opcode, text string) bool {
	src := ".version 9.0\n.target sm_100a\n.address_size 64\n.visible .entry k()\n{\n\t.reg .pred %p<4>;\n\t.reg .b8 %rc<4>;\n\t.reg .b16 %rs<4>;\n" +
		"\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<4>;\n\t.reg .b128 %rq<4>;\n\t" + text + ";\n\tret;\n}\n"
	m, err := ptx.Parse("form.ptx", []byte(src))
	if err != nil {
		return true
	}
	dev := NewDevice(64)
	mod, err := dev.Load(m, "form.ptx", []byte(src))
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	for _, in := range mod.program(withChecks | withStats)[0].code {
		if in.x != nil && (in.x.op == op || op == 0) && in.kind == kExec && in.size == 0 && in.x.text == "unsupported" {
			return false
		}
	}
	return true
}
