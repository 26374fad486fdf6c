package emu

import (
	"sort"
	"testing"

	"gonvvm/internal/isa"
)

// formValue is a modifier of a form; with slot -1, the form itself.
type formValue struct {
	form isa.Form
	slot int
	atom isa.Atom // 0: absent
}

// valuesOf returns the modifiers that an opcode has, and its form.
func valuesOf(op isa.Opcode) []formValue {
	list := []formValue{{op.Form(), -1, 0}}
	slots := op.Info().Slots()
	for i := range slots {
		if s := &slots[i]; s.Width > 0 {
			list = append(list, formValue{op.Form(), i, slotValue(op, s)})
		}
	}
	return list
}

func slotValue(op isa.Opcode, s *isa.SlotInfo) isa.Atom {
	v := int(op>>s.Shift&(1<<s.Width-1)) - int(s.Optional)
	if v < 0 || v >= len(s.Values()) {
		return 0
	}
	return s.Values()[v].Atom
}

// coverage notes which forms and modifiers have been executed.
type coverage struct {
	done   map[isa.Opcode]bool
	forms  map[isa.Form]bool
	values map[formValue]bool
}

func (c *coverage) add(op isa.Opcode) {
	if c.done[op] {
		return
	}
	c.done[op] = true
	c.forms[op.Form()] = true
	for _, v := range valuesOf(op) {
		c.values[v] = true
	}
}

// watch makes the code of a module, decoded for launches under the sanitizer and without, report the executed
// instructions. No handlers execute it then.
func (c *coverage) watch(mod *Module) {
	for _, v := range []variant{0, withChecks} {
		for _, f := range mod.program(v) {
			decoded := map[uint32]bool{}
			for i := range f.code {
				in := &f.code[i]
				if int(in.src) >= len(f.src.Insts) {
					continue
				}
				op := f.src.Insts[in.src].Op
				decoded[in.src] = true
				in.op = 0
				switch {
				case in.vec != nil:
					fn := in.vec
					in.vec = func(d, a, b, x *vec) { c.add(op); fn(d, a, b, x) }
				case in.scalar != nil:
					fn := in.scalar
					in.scalar = func(a, b, x uint64) uint64 { c.add(op); return fn(a, b, x) }
				case in.cmp != nil:
					fn := in.cmp
					in.cmp = func(a, b *vec) uint32 { c.add(op); return fn(a, b) }
				case in.exec != nil:
					fn := in.exec
					in.exec = func(w *warp, fr *frame, in *inst, m uint32) { c.add(op); fn(w, fr, in, m) }
				case in.ctl != nil:
					fn := in.ctl
					in.ctl = func(w *warp, s *split, in *inst, m uint32) bool { c.add(op); return fn(w, s, in, m) }
				case in.kind == kBra:
					c.add(op)
				}
			}
			// Instructions without code, such as a prefetch, are covered by being present.
			for i := range f.src.Insts {
				if !decoded[uint32(i)] && decoders[f.src.Insts[i].Op.Sem()] != nil {
					c.add(f.src.Insts[i].Op)
				}
			}
		}
	}
}

// report wants every form that has semantics, and counts the modifiers.
func (c *coverage) report(t *testing.T, kernels int) {
	forms, values, done := 0, 0, 0
	var gaps, missing []string
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || decoders[op.Sem()] == nil || pseudo(op) || !emulatedForm(t, op) {
			continue
		}
		forms++
		if !c.forms[f] {
			gaps = append(gaps, op.Sem().String()+": "+op.String())
		}
		slots := op.Info().Slots()
		for i := range slots {
			s := &slots[i]
			if s.Width == 0 {
				continue
			}
			list := []isa.Atom{}
			if s.Optional != 0 {
				list = append(list, 0)
			}
			for _, v := range s.Values() {
				list = append(list, v.Atom)
			}
			for _, a := range list {
				values++
				if c.values[formValue{f, i, a}] {
					done++
				} else if c.forms[f] {
					missing = append(missing, op.String()+" with ."+a.String())
				}
			}
		}
	}
	sort.Strings(gaps)
	t.Logf("%d kernels execute %d of %d forms that have semantics, and %d of %d of their modifiers", kernels, forms-len(gaps), forms, done, values)
	for _, g := range gaps {
		t.Errorf("not executed by any vector: %s", g)
	}
	for _, m := range missing {
		t.Logf("not executed: %s", m)
	}
}

// pseudo reports whether the form is not an instruction.
func pseudo(op isa.Opcode) bool {
	switch op.Sem() {
	case isa.SemComment, isa.SemPragmaStmt, isa.SemProtoDecl, isa.SemScopeOpen, isa.SemScopeClose, isa.SemVar, isa.SemRaw:
		return true
	}
	return false
}

// emulatedForm reports whether the emulator has the form, as far as missing.txt knows.
func emulatedForm(t *testing.T, op isa.Opcode) bool {
	text, ok := exampleOf(op)
	return !ok || emulated(t, op, text)
}
