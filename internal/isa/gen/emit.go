package main

import (
	"bytes"
	"fmt"
	"go/format"
	"sort"
	"strings"
)

// gofmt formats generated text; a failure is a bug of the generator.
func (m *model) gofmt(name string, b []byte) []byte {
	out, err := format.Source(b)
	if err != nil {
		m.errorf(where{name, 0}, "generated text is not Go: %v", err)
		return b
	}
	return out
}

// emitAtoms writes atoms, slot kinds and special registers.
func (m *model) emitAtoms() []byte {
	var b bytes.Buffer
	b.WriteString(generated)
	fmt.Fprintf(&b, "package isa\n\nimport %q\n\n", m.module+"/internal/target")
	m.emitAtomIDs(&b)
	m.emitAtomText(&b)
	m.emitTypes(&b)
	m.emitSregs(&b)
	return m.gofmt("atoms_gen.go", b.Bytes())
}

// emitAtomIDs writes the constants of atoms and slot kinds.
func (m *model) emitAtomIDs(b *bytes.Buffer) {
	b.WriteString("// Modifiers, types, directives and special registers.\nconst (\n")
	for _, a := range m.order {
		fmt.Fprintf(b, "\t%s Atom = %d // %s\n", a.goName, a.id, a.text)
	}
	fmt.Fprintf(b, "\n\tnumAtoms = %d\n)\n\n", len(m.order)+1)

	b.WriteString("// Slot kinds.\nconst (\n")
	for _, k := range m.kindIn[1:] {
		fmt.Fprintf(b, "\tSlot%s Slot = %d // %s\n", k.goName, k.id, k.letter)
	}
	fmt.Fprintf(b, "\n\tnumSlots = %d\n)\n\n", len(m.kindIn))
	b.WriteString("var slotNames = [...]string{\"\"")
	for _, k := range m.kindIn[1:] {
		fmt.Fprintf(b, ", %q", k.goName)
	}
	b.WriteString("}\n\n")
}

// emitAtomText writes the spellings: a blob with every modifier after its dot, so that printing is one append.
func (m *model) emitAtomText(b *bytes.Buffer) {
	var blob strings.Builder
	spans := []string{"{0, 0}"}
	for _, a := range m.order {
		text := "." + a.text
		if a.sreg != nil {
			text = a.text
		}
		spans = append(spans, fmt.Sprintf("{%d, %d}", blob.Len(), len(text)))
		blob.WriteString(text)
	}
	writeBlob(b, "atomText", blob.String())
	b.WriteString("var atomSpans = [numAtoms]textSpan{\n")
	wrap(b, spans)
	b.WriteString("}\n\n")

	byText := append([]*atom(nil), m.order...)
	sort.Slice(byText, func(i, j int) bool { return byText[i].text < byText[j].text })
	var ids []string
	for _, a := range byText {
		ids = append(ids, fmt.Sprint(a.id))
	}
	b.WriteString("// atomsByText is sorted by spelling (without the dot) for the search in Lookup.\nvar atomsByText = [...]Atom{\n")
	wrap(b, ids)
	b.WriteString("}\n\n")
}

// emitTypes writes the table of types.
func (m *model) emitTypes(b *bytes.Buffer) {
	b.WriteString("// Types are the first atoms.\nvar typeTab = [...]typeInfo{\n\t{},\n")
	for _, a := range m.order {
		if a.typ != nil {
			fmt.Fprintf(b, "\t{Class%s, %d}, // %s\n", camel(a.typ.class), a.typ.bits, a.text)
		}
	}
	b.WriteString("}\n\n")
}

// emitSregs writes the table of special registers.
func (m *model) emitSregs(b *bytes.Buffer) {
	first := len(m.order) + 1
	for _, a := range m.order {
		if a.sreg != nil {
			first = min(first, a.id)
		}
	}
	fmt.Fprintf(b, "// Special registers are the last atoms.\nconst firstSreg Atom = %d\n\nvar sregTab = [...]SregInfo{\n", first)
	for _, a := range m.order {
		if a.sreg == nil {
			continue
		}
		t := m.atoms[a.sreg.typ]
		if t == nil || t.typ == nil {
			m.errorf(a.sreg, "unknown type %q", a.sreg.typ)
			continue
		}
		parts := ""
		if x := m.atoms[a.text+".x"]; x != nil && x.sreg != nil {
			for _, e := range [...]string{".x", ".y", ".z", ".w"} {
				parts += m.atoms[a.text+e].goName + ", "
			}
		}
		fmt.Fprintf(b, "\t{%s, %s, %v, [4]Atom{%s}}, // %s\n", t.goName, featName(a.sreg.need), a.sreg.effect, strings.TrimSuffix(parts, ", "), a.text)
	}
	b.WriteString("}\n")
}

// featName is the Go expression of a feature.
func featName(f *feature) string {
	switch {
	case f == nil:
		return "target.FeatureNone"
	case f.name != "":
		return "target.Feature" + f.name
	}
	return fmt.Sprintf("target.Feature(%d)", f.id)
}

// writeBlob writes a string constant in lines.
func writeBlob(b *bytes.Buffer, name, text string) {
	fmt.Fprintf(b, "const %s = \"\" +\n", name)
	for len(text) > 110 {
		fmt.Fprintf(b, "\t%q +\n", text[:110])
		text = text[110:]
	}
	fmt.Fprintf(b, "\t%q\n\n", text)
}

// strtab collects strings in a blob, each once.
type strtab struct {
	blob strings.Builder
	at   map[string]int
}

func (t *strtab) add(s string) int {
	if t.at == nil {
		t.at = map[string]int{}
	}
	if i, ok := t.at[s]; ok {
		return i
	}
	if i := strings.Index(t.blob.String(), s); i >= 0 {
		t.at[s] = i
		return i
	}
	i := t.blob.Len()
	t.blob.WriteString(s)
	t.at[s] = i
	return i
}
