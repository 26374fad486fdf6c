package main

import (
	"bytes"
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// formTables collects the tables of forms.
type formTables struct {
	m                                             *model
	text                                          strtab
	forms, slots, values, pieces, operands, rules []string
	valuesAt                                      map[string]int // lists of values by their text, each once
}

// emitForms writes the table of forms with their slots and operands.
func (m *model) emitForms() []byte {
	var b bytes.Buffer
	b.WriteString(generated)
	m.emitFormIDs(&b)
	m.emitSems(&b)
	t := formTables{m: m, valuesAt: map[string]int{}}
	for _, r := range m.rows {
		t.add(r)
	}
	t.emit(&b)
	m.emitFamilies(&b)
	t.emitRoots(&b)
	return m.gofmt("forms_gen.go", b.Bytes())
}

// emitFormIDs numbers the rows and writes their constants.
func (m *model) emitFormIDs(b *bytes.Buffer) {
	b.WriteString("package isa\n\n// Forms: the rows of def/*.isa.\nconst (\n")
	for i, r := range m.rows {
		r.id = i + 1
		if r.pseudo != "" {
			fmt.Fprintf(b, "\tForm%s Form = %d\n", r.pseudo, r.id)
		} else {
			fmt.Fprintf(b, "\tForm_%s Form = %d // %s\n", r.goName, r.id, r.pattern)
		}
	}
	fmt.Fprintf(b, "\n\tnumForms = %d\n)\n\n", len(m.rows)+1)
	b.WriteString("// Pseudo-instructions: the parts of a body between its instructions.\nconst (\n")
	for _, r := range m.rows {
		if r.pseudo != "" {
			fmt.Fprintf(b, "\tOp%s Opcode = Opcode(Form%s)\n", r.pseudo, r.pseudo)
		}
	}
	b.WriteString(")\n\n")
}

// emitSems numbers the semantics that rows name and writes their constants.
func (m *model) emitSems(b *bytes.Buffer) {
	var sems []string
	for s := range m.sems {
		sems = append(sems, s)
	}
	sort.Strings(sems)
	b.WriteString("// Semantics that forms name.\nconst (\n")
	names := []string{`""`}
	for i, s := range sems {
		m.sems[s] = i + 1
		names = append(names, fmt.Sprintf("%q", s))
		fmt.Fprintf(b, "\tSem%s Sem = %d\n", camel(s), i+1)
	}
	fmt.Fprintf(b, "\n\t// NumSems is one more than the largest Sem.\n\tNumSems = %d\n)\n\nvar semNames = [...]string{\n", len(sems)+1)
	wrap(b, names)
	b.WriteString("}\n\n")
}

// add appends row r to the tables.
func (t *formTables) add(r *row) {
	firstPiece, firstSlot, firstOperand, firstRule := len(t.pieces), len(t.slots), len(t.operands), len(t.rules)
	swapped := t.addPieces(r)
	for _, s := range r.slots {
		t.addSlot(s)
	}
	for _, o := range r.opnds {
		t.operands = append(t.operands, t.m.operandText(r, o, &t.text))
	}
	for _, ru := range r.rules {
		t.rules = append(t.rules, t.m.ruleText(r, ru))
	}
	t.forms = append(t.forms, fmt.Sprintf("\t{%d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d},",
		firstPiece, len(t.pieces)-firstPiece, firstSlot, len(r.slots), firstOperand, len(r.opnds), t.text.add(r.root), len(r.root),
		r.need.number(), t.m.sems[r.sem], r.flags|r.dstFlag(), firstRule, len(r.rules), r.gone.number(), swapped))
}

// addPieces appends the parts of r's mnemonic: slots, and the text between two of them. It returns the number of the
// piece that LLVM prints before the one that precedes it, counted from the first, or 0.
func (t *formTables) addPieces(r *row) (swapped int) {
	first := len(t.pieces)
	lit := r.root
	flush := func() {
		if lit != "" {
			t.pieces = append(t.pieces, fmt.Sprintf("{%d, %d, 255}", t.text.add(lit), len(lit)))
		}
		lit = ""
	}
	before := "" // the pattern's text of the piece before
	for i, s := range r.slots {
		text := s.text()
		if s.literal && !s.optional {
			lit += text
			before = lit
			continue
		}
		flush()
		if r.llvm != "" && r.llvm == text+before {
			swapped = len(t.pieces) - first
		}
		t.pieces = append(t.pieces, fmt.Sprintf("{0, 0, %d}", i))
		before = text
	}
	flush()
	if r.llvm != "" && swapped == 0 {
		t.m.errorf(r.where, "llvm %s: the pattern does not have these two in the other order", r.llvm)
	}
	return swapped
}

// addSlot appends slot s, and its values if no slot before has the same.
func (t *formTables) addSlot(s *slot) {
	var ids []string
	for _, v := range s.values {
		ids = append(ids, fmt.Sprintf("{%d, %d}", v.atom.id, v.need.number()))
	}
	key := strings.Join(ids, " ")
	at, ok := t.valuesAt[key]
	if !ok {
		at = len(t.values)
		t.valuesAt[key] = at
		t.values = append(t.values, ids...)
	}
	optional := 0
	if s.optional {
		optional = 1
	}
	t.slots = append(t.slots, fmt.Sprintf("{%d, %d, %d, %d, %d, %d}", s.kind.id, s.shift, s.width, optional, at, len(s.values)))
}

// emit writes the tables.
func (t *formTables) emit(b *bytes.Buffer) {
	b.WriteString("// pieces, slots, operands (first, number each), root (offset, length), need, sem, flags, rules, gone, swapped piece\nvar formTab = [numForms]FormInfo{\n\t{},\n")
	b.WriteString(strings.Join(t.forms, "\n"))
	b.WriteString("\n}\n\nvar pieceTab = [...]piece{\n")
	wrap(b, t.pieces)
	b.WriteString("}\n\n// kind, shift, width, optional, values (first, number)\nvar slotTab = [...]SlotInfo{\n")
	wrap(b, t.slots)
	b.WriteString("}\n\nvar ruleTab = [...]Rule{\n")
	wrap(b, t.rules)
	b.WriteString("}\n\nvar valueTab = [...]Value{\n")
	wrap(b, t.values)
	b.WriteString("}\n\n// name (offset, length), kind, flags, type, type slot, count, count slot, factor, condition, state space, elements, limit, need\nvar operandTab = [...]OperandInfo{\n")
	wrap(b, t.operands)
	b.WriteString("}\n\nvar limitTab = [...]Limit{\n\t{},\n")
	for _, l := range t.m.limits {
		fmt.Fprintf(b, "\t{%d, %d, %d},\n", l.lo, l.hi, l.step)
	}
	b.WriteString("}\n\n")
	writeBlob(b, "formText", t.text.blob.String())
}

// emitFamilies writes the first form of each run of a family.
func (m *model) emitFamilies(b *bytes.Buffer) {
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
	b.WriteString("// familyTab holds the first form of each run of a family.\nvar familyTab = [...]familyInfo{\n")
	wrap(b, families)
	b.WriteString("}\n\n")
}

// emitRoots writes the forms by root, for the parser: rows with one root in file order.
func (t *formTables) emitRoots(b *bytes.Buffer) {
	byRoot := map[string][]int{}
	var roots []string
	for _, r := range t.m.rows {
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
		tab = append(tab, fmt.Sprintf("{%d, %d, %d, %d}", t.text.add(r), len(r), len(ids), len(byRoot[r])))
		for _, id := range byRoot[r] {
			ids = append(ids, fmt.Sprint(id))
		}
	}
	b.WriteString("// rootTab is sorted by mnemonic.\nvar rootTab = [...]rootInfo{\n")
	wrap(b, tab)
	b.WriteString("}\n\nvar rootForms = [...]Form{\n")
	wrap(b, ids)
	b.WriteString("}\n")
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
	return fmt.Sprintf("{%d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d}", text.add(o.name), len(o.name),
		index(operandKinds, o.kind), flags, typ, typSlot, count, countSlot, times, cond, m.addressSpace(r, o), o.elems, limit, o.need.number())
}

// addressSpace returns the state space of an address as OperandInfo has it. Where the row names none, it
// is that of its only space modifier, if it has one address and at most one such modifier.
func (m *model) addressSpace(r *row, o *operand) int {
	if o.kind != "addr" && o.space == "" {
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
