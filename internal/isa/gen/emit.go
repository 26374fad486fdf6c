package main

import (
	"bytes"
	"fmt"
	"go/format"
	"sort"
	"strconv"
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
	b.WriteString("// Modifiers, types, directives and special registers.\nconst (\n")
	for _, a := range m.order {
		fmt.Fprintf(&b, "\t%s Atom = %d // %s\n", a.goName, a.id, a.text)
	}
	fmt.Fprintf(&b, "\n\tnumAtoms = %d\n)\n\n", len(m.order)+1)

	b.WriteString("// Slot kinds.\nconst (\n")
	for _, k := range m.kindIn[1:] {
		fmt.Fprintf(&b, "\tSlot%s Slot = %d // %s\n", k.goName, k.id, k.letter)
	}
	fmt.Fprintf(&b, "\n\tnumSlots = %d\n)\n\n", len(m.kindIn))
	b.WriteString("var slotNames = [...]string{\"\"")
	for _, k := range m.kindIn[1:] {
		fmt.Fprintf(&b, ", %q", k.goName)
	}
	b.WriteString("}\n\n")

	// Spellings: a blob with every modifier behind its dot, so that printing is
	// one append.
	var blob strings.Builder
	var spans []string
	spans = append(spans, "{0, 0}")
	for _, a := range m.order {
		text := "." + a.text
		if a.sreg != nil {
			text = a.text
		}
		spans = append(spans, fmt.Sprintf("{%d, %d}", blob.Len(), len(text)))
		blob.WriteString(text)
	}
	writeBlob(&b, "atomText", blob.String())
	b.WriteString("var atomSpans = [numAtoms]textSpan{\n")
	wrap(&b, spans)
	b.WriteString("}\n\n")

	byText := append([]*atom(nil), m.order...)
	sort.Slice(byText, func(i, j int) bool { return byText[i].text < byText[j].text })
	var ids []string
	for _, a := range byText {
		ids = append(ids, fmt.Sprint(a.id))
	}
	b.WriteString("// atomsByText is sorted by spelling (without the dot) for the search in Lookup.\nvar atomsByText = [...]Atom{\n")
	wrap(&b, ids)
	b.WriteString("}\n\n")

	b.WriteString("// Types are the first atoms.\nvar typeTab = [...]typeInfo{\n\t{},\n")
	for _, a := range m.order {
		if a.typ != nil {
			fmt.Fprintf(&b, "\t{Class%s, %d}, // %s\n", camel(a.typ.class), a.typ.bits, a.text)
		}
	}
	b.WriteString("}\n\n// Special registers are the last atoms.\n")
	first := len(m.order) + 1
	for _, a := range m.order {
		if a.sreg != nil {
			first = min(first, a.id)
		}
	}
	fmt.Fprintf(&b, "const firstSreg Atom = %d\n\nvar sregTab = [...]SregInfo{\n", first)
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
		fmt.Fprintf(&b, "\t{%s, %s, %v, [4]Atom{%s}}, // %s\n", t.goName, featName(a.sreg.need), a.sreg.effect, strings.TrimSuffix(parts, ", "), a.text)
	}
	b.WriteString("}\n")
	return m.gofmt("atoms_gen.go", b.Bytes())
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

// emitForms writes the table of forms with their slots and operands.
func (m *model) emitForms() []byte {
	var b bytes.Buffer
	b.WriteString(generated)
	b.WriteString("package isa\n\n// Forms: the rows of def/*.isa.\nconst (\n")
	for i, r := range m.rows {
		r.id = i + 1
		if r.pseudo != "" {
			fmt.Fprintf(&b, "\tForm%s Form = %d\n", r.pseudo, r.id)
		} else {
			fmt.Fprintf(&b, "\tForm_%s Form = %d // %s\n", r.goName, r.id, r.pattern)
		}
	}
	fmt.Fprintf(&b, "\n\tnumForms = %d\n)\n\n", len(m.rows)+1)
	b.WriteString("// Pseudo-instructions: what stands between the instructions of a body.\nconst (\n")
	for _, r := range m.rows {
		if r.pseudo != "" {
			fmt.Fprintf(&b, "\tOp%s Opcode = Opcode(Form%s)\n", r.pseudo, r.pseudo)
		}
	}
	b.WriteString(")\n\n")

	var sems []string
	for s := range m.sems {
		sems = append(sems, s)
	}
	sort.Strings(sems)
	b.WriteString("// Semantics that forms name.\nconst (\n")
	for i, s := range sems {
		m.sems[s] = i + 1
		fmt.Fprintf(&b, "\tSem%s Sem = %d\n", camel(s), i+1)
	}
	fmt.Fprintf(&b, "\n\t// NumSems is one more than the largest Sem.\n\tNumSems = %d\n)\n\nvar semNames = [...]string{\n", len(sems)+1)
	names := []string{`""`}
	for _, s := range sems {
		names = append(names, fmt.Sprintf("%q", s))
	}
	wrap(&b, names)
	b.WriteString("}\n\n")

	var text strtab
	var forms, slots, vals, pieces, opnds, rules []string
	valAt := map[string]int{}
	for _, r := range m.rows {
		p0, s0, o0 := len(pieces), len(slots), len(opnds)
		lit := r.root
		flush := func() {
			if lit != "" {
				pieces = append(pieces, fmt.Sprintf("{%d, %d, 255}", text.add(lit), len(lit)))
			}
			lit = ""
		}
		for i, s := range r.slots {
			if s.literal && !s.optional {
				lit += "." + s.name
			} else {
				flush()
				pieces = append(pieces, fmt.Sprintf("{0, 0, %d}", i))
			}
			var ids []string
			for _, v := range s.values {
				f := 0
				if v.need != nil {
					f = v.need.id
				}
				ids = append(ids, fmt.Sprintf("{%d, %d}", v.atom.id, f))
			}
			key := strings.Join(ids, " ")
			at, ok := valAt[key]
			if !ok {
				at = len(vals)
				valAt[key] = at
				vals = append(vals, ids...)
			}
			opt := 0
			if s.optional {
				opt = 1
			}
			slots = append(slots, fmt.Sprintf("{%d, %d, %d, %d, %d, %d}", s.kind.id, s.shift, s.width, opt, at, len(s.values)))
		}
		flush()
		for _, o := range r.opnds {
			opnds = append(opnds, m.operandText(r, o, &text))
		}
		r0 := len(rules)
		for _, ru := range r.rules {
			rules = append(rules, m.ruleText(r, ru))
		}
		need := 0
		if r.need != nil {
			need = r.need.id
		}
		gone := 0
		if r.gone != nil {
			gone = r.gone.id
		}
		forms = append(forms, fmt.Sprintf("\t{%d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d},",
			p0, len(pieces)-p0, s0, len(r.slots), o0, len(r.opnds), text.add(r.root), len(r.root), need, m.sems[r.sem], r.flags|r.dstFlag(), r0, len(r.rules), gone))
	}
	b.WriteString("// pieces, slots, operands (first, number each), root (offset, length), need, sem, flags, rules, gone\nvar formTab = [numForms]FormInfo{\n\t{},\n")
	b.WriteString(strings.Join(forms, "\n"))
	b.WriteString("\n}\n\nvar pieceTab = [...]piece{\n")
	wrap(&b, pieces)
	b.WriteString("}\n\n// kind, shift, width, optional, values (first, number)\nvar slotTab = [...]SlotInfo{\n")
	wrap(&b, slots)
	b.WriteString("}\n\nvar ruleTab = [...]Rule{\n")
	wrap(&b, rules)
	b.WriteString("}\n\nvar valueTab = [...]Value{\n")
	wrap(&b, vals)
	b.WriteString("}\n\n// name (offset, length), kind, flags, type, type slot, count, count slot, factor, condition, state space, elements, limit, need\nvar operandTab = [...]OperandInfo{\n")
	wrap(&b, opnds)
	b.WriteString("}\n\nvar limitTab = [...]Limit{\n\t{},\n")
	for _, l := range m.limits {
		fmt.Fprintf(&b, "\t{%d, %d, %d},\n", l.lo, l.hi, l.step)
	}
	b.WriteString("}\n\n")
	writeBlob(&b, "formText", text.blob.String())

	// Forms by root, for the parser: rows with one root in file order.
	byRoot := map[string][]int{}
	var families []string
	last := ""
	for _, r := range m.rows {
		if r.family == "" {
			m.errorf(r, "the row belongs to no family")
		}
		if r.family != last {
			families = append(families, fmt.Sprintf("{%d, %q}", r.id, r.family))
		}
		last = r.family
	}
	var roots []string
	for _, r := range m.rows {
		if r.pseudo != "" {
			continue
		}
		if byRoot[r.root] == nil {
			roots = append(roots, r.root)
		}
		byRoot[r.root] = append(byRoot[r.root], r.id)
	}
	sort.Strings(roots)
	var ids, tab []string
	for _, r := range roots {
		tab = append(tab, fmt.Sprintf("{%d, %d, %d, %d}", text.add(r), len(r), len(ids), len(byRoot[r])))
		for _, id := range byRoot[r] {
			ids = append(ids, fmt.Sprint(id))
		}
	}
	b.WriteString("// familyTab holds the first form of each run of a family.\nvar familyTab = [...]familyInfo{\n")
	wrap(&b, families)
	b.WriteString("}\n\n")
	b.WriteString("// rootTab is sorted by mnemonic.\nvar rootTab = [...]rootInfo{\n")
	wrap(&b, tab)
	b.WriteString("}\n\nvar rootForms = [...]Form{\n")
	wrap(&b, ids)
	b.WriteString("}\n")
	return m.gofmt("forms_gen.go", b.Bytes())
}

// anyCount is the count of a vector whose length the row does not tell.
const anyCount = 255

// operandText is the composite literal of an OperandInfo.
func (m *model) operandText(r *row, o *operand, text *strtab) string {
	flags := 0
	for i, on := range []bool{o.dst, o.optional, o.paired, o.not, o.wide, o.sink, o.symbol, o.sreg, o.regOnly, o.typ == "addr"} {
		if on {
			flags |= 1 << i
		}
	}
	typ, typSlot := 0, 0
	switch k := m.kinds[o.typ]; {
	case k != nil:
		typSlot = k.id
	case o.typ == "any" || o.typ == "addr" || o.typ == "":
	case m.atoms[o.typ] != nil && m.atoms[o.typ].typ != nil:
		typ = m.atoms[o.typ].id
	default:
		m.errorf(r, "operand %s has the unknown type %q", o.name, o.typ)
	}
	count, countSlot, times := 0, 0, 1
	if o.vec != "" {
		name, less, n := vecParts(o.vec)
		k := m.kinds[name]
		switch {
		case k != nil:
			countSlot, count, times = k.id, less, n
		case o.vec == "n":
			count = anyCount
		default:
			n, err := strconv.Atoi(o.vec)
			if err != nil || n < 1 || n >= anyCount {
				m.errorf(r, "operand %s has the unknown count %q", o.name, o.vec)
			}
			count = n
		}
	}
	cond := 0
	if o.cond != "" {
		a := m.atoms[o.cond]
		if k := m.kinds[o.cond]; k != nil {
			cond = -k.id
		} else if a != nil {
			cond = a.id
		} else {
			m.errorf(r, "operand %s depends on the unknown modifier %q", o.name, o.cond)
		}
	}
	limit := 0
	if o.limit != nil {
		limit = m.limits.add(*o.limit)
	}
	need := 0
	if o.need != nil {
		need = o.need.id
	}
	return fmt.Sprintf("{%d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d}", text.add(o.name), len(o.name),
		index(operandKinds, o.kind), flags, typ, typSlot, count, countSlot, times, cond, m.addressSpace(r, o), o.elems, limit, need)
}

// addressSpace returns the state space of an address as OperandInfo has it. Where the row names none, it
// is that of its only space modifier, if it has one address and at most one such modifier.
func (m *model) addressSpace(r *row, o *operand) int {
	if o.kind != "addr" {
		return 0
	}
	addresses := 0
	for _, x := range r.opnds {
		if x.kind == "addr" && !x.typed {
			addresses++
		}
	}
	found, spaces := 0, 0
	for i, s := range r.slots {
		if s.kind.goName != "Space" && s.kind.goName != "Space2" {
			continue
		}
		spaces++
		if s.name == o.space || o.space == "" {
			found = -(i + 1)
		}
	}
	const generic = -128 // isa.genericSpace
	switch {
	case o.space == "any" || o.space == "" && o.typed:
		return 0
	case o.space == "generic":
		return generic
	case o.space == "" && (addresses > 1 || spaces > 1):
		m.errorf(r, "address %s could be in several state spaces: write [%s.SPACE]", o.name, o.name)
	case found != 0:
		return found
	case o.space != "":
		return m.atom(o.space).id
	case r.flags&memoryFlags != 0:
		return generic
	}
	return 0
}

// limitTab collects limits, each once; 0 is none.
type limitTab []limit

func (t *limitTab) add(l limit) int {
	for i, x := range *t {
		if x == l {
			return i + 1
		}
	}
	*t = append(*t, l)
	return len(*t)
}
