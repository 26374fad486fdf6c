package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// intrinsicTables collects the tables of intrinsics. Lists of sources and selections that are equal are in them once.
type intrinsicTables struct {
	text                                          strings.Builder
	rows, sources, constants, selections, choices []string
	nameAt, sourcesAt, selectionsAt               map[string]int
}

// emitIntrinsics writes the table of intrinsics, sorted by name.
func (m *model) emitIntrinsics() []byte {
	all, variants := m.intr, 0 // variants follow the names
	for _, in := range m.intr {
		if in.variant != nil {
			all = append(all, in.variant)
			variants++
		} else if in.flagArg != 0 {
			m.errorf(in, "intrinsic %s has a flag and no variant", in.name)
		}
	}
	t := intrinsicTables{nameAt: map[string]int{}, sourcesAt: map[string]int{}, selectionsAt: map[string]int{}}
	for _, in := range all {
		t.add(m, in, slices.Index(all, in.variant)+1)
	}
	var b bytes.Buffer
	b.WriteString(generated)
	b.WriteString("package isa\n\n")
	fmt.Fprintf(&b, "// variants of intrinsics, at the end of the table\nconst numVariants = %d\n\n", variants)
	t.emit(&b)
	m.emitReasons(&b)
	m.emitFree(&b)
	return m.gofmt("intrinsics_gen.go", b.Bytes())
}

// add appends in to the tables; variant is the number of its variant, 0 for none.
func (t *intrinsicTables) add(m *model, in *intrinsic, variant int) {
	firstSource, firstSelection := t.addSources(in), t.addSelections(in)
	sreg, wild, flag := 0, 0, 0
	if in.sreg != nil {
		sreg = in.sreg.id
	}
	if in.wild {
		wild = 1
	}
	if in.variant != nil {
		flag = in.flagArg
	}
	name, ok := t.nameAt[in.name] // a variant has the name of its intrinsic
	if !ok {
		name = t.text.Len()
		t.nameAt[in.name] = name
		t.text.WriteString(in.name)
	}
	t.rows = append(t.rows, fmt.Sprintf("{%#x, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %#x, %d}", in.op, name, len(in.name),
		sreg, firstSource, len(in.ops), firstSelection, len(in.sels), in.nres, wild, flag, variant, m.intrinsicEffects(in), m.callUniform(in)))
}

// addSources returns where the sources of in's operands are.
func (t *intrinsicTables) addSources(in *intrinsic) int {
	var ops []string
	for _, s := range in.ops {
		if s.kind != srcConst {
			ops = append(ops, fmt.Sprintf("{%s, %d, %d, %d}", sourceNames[s.kind], s.val, s.count, s.pad))
			continue
		}
		c := fmt.Sprint(s.val)
		k := index(t.constants, c)
		if k < 0 {
			k = len(t.constants)
			t.constants = append(t.constants, c)
		}
		ops = append(ops, fmt.Sprintf("{FromConst, %d, 0, 0}", k))
	}
	key := strings.Join(ops, " ")
	at, ok := t.sourcesAt[key]
	if !ok {
		at = len(t.sources)
		t.sourcesAt[key] = at
		t.sources = append(t.sources, ops...)
	}
	return at
}

// addSelections returns where the selections of in are, 0 if it has none.
func (t *intrinsicTables) addSelections(in *intrinsic) int {
	if len(in.sels) == 0 {
		return 0
	}
	var list []string
	for _, s := range in.sels {
		list = append(list, fmt.Sprint(s))
	}
	key := strings.Join(list, ";") + fmt.Sprint(in.op&0xffff)
	if at, ok := t.selectionsAt[key]; ok {
		return at
	}
	at := len(t.selections)
	t.selectionsAt[key] = at
	for _, s := range in.sels {
		t.selections = append(t.selections, fmt.Sprintf("{%d, %t, %d, %d, %d, %d}", s.arg, s.late, s.slot.shift, s.slot.width, len(t.choices), len(s.alts)))
		for _, a := range s.alts {
			t.choices = append(t.choices, fmt.Sprintf("{%d, %d}", a.val, a.idx))
		}
	}
	return at
}

// emit writes the tables.
func (t *intrinsicTables) emit(b *bytes.Buffer) {
	b.WriteString("// opcode, name (offset, length), special register, operands (first, number), selections (first, number), results, overloaded, flag, variant, effects, uniform\nvar intrinsicTab = [...]IntrinsicInfo{\n")
	wrap(b, t.rows)
	b.WriteString("}\n\nvar sourceTab = [...]Source{\n")
	wrap(b, t.sources)
	b.WriteString("}\n\nvar constTab = [...]int64{\n")
	wrap(b, t.constants)
	b.WriteString("}\n\n// argument, may be folded, shift, width, choices (first, number)\nvar selectTab = [...]Selection{\n")
	wrap(b, t.selections)
	b.WriteString("}\n\nvar choiceTab = [...]Choice{\n")
	wrap(b, t.choices)
	b.WriteString("}\n\n")
	writeBlob(b, "intrinsicText", t.text.String())
}

// emitReasons writes the tables of absent intrinsics and lax spellings.
func (m *model) emitReasons(b *bytes.Buffer) {
	for _, tab := range []struct {
		name string
		list []reasoned
	}{{"absentTab", m.absent}, {"laxTab", m.lax}} {
		fmt.Fprintf(b, "\n// patterns and reasons in turn\nvar %s = [...]string{\n", tab.name)
		for _, a := range tab.list {
			fmt.Fprintf(b, "\t%q, %q,\n", a.pattern, a.reason)
		}
		b.WriteString("}\n")
	}
}
