package dwarf

import (
	"strconv"

	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// Options supplement the metadata.
type Options struct {
	AddrSize int  // of an address, in bytes
	Comments bool // each byte on a line of its own, with its meaning, as llc prints it
	// SectionLabels: labels are allowed in sections (PTX 7.0).
	SectionLabels bool
	File          func(file ir.MD) uint32   // the number of a DIFile
	Symbol        func(index uint32) string // the name of a symbol in the PTX, "" if it has none
}

// Builder makes the sections of a module: New, Function for each function in the order of
// the module, Sections.
type Builder struct {
	m        *ir.Module
	opt      Options
	addrSize int
	units    []*unit
	byNode   map[ir.MD]*unit
	globals  map[ir.MD][]globalExpr

	depth int // of nodes that are being described
	tmp   int // labels so far
	lists []locationList
}

// unit is a compile unit and its contents.
type unit struct {
	b        *Builder
	node     ir.MD
	minimal  bool // emissionKind LineTablesOnly: subprograms and inlined code by name
	lang     uint64
	die      *die
	dies     map[ir.MD]*die // by node
	index    *die           // type of array indexes
	abstract map[ir.MD]*die // by subprogram or lexical block: the entry that its inlined copies refer to
	vars     map[ir.MD]*die // by variable or label of an abstract subprogram

	done     []ir.MD // subprograms with code
	pending  []entity
	blocks   []blockOrigin
	contains []containing
}

// entity is a variable or label whose name and type are added at the end.
type entity struct {
	die   *die
	node  ir.MD
	label string // of a label: the PTX label at its place
}

// blockOrigin is a lexical block that an abstract one may describe.
type blockOrigin struct {
	die  *die
	node ir.MD
}

// containing is a virtual function and the class that introduced it.
type containing struct {
	die  *die
	node ir.MD
}

// Kind is how much a compile unit wants of its program described.
type Kind uint8

const (
	NoDebug Kind = iota
	FullDebug
	LineTablesOnly
	DebugDirectivesOnly
)

// KindOf returns the emissionKind of a DICompileUnit.
func KindOf(m *ir.Module, unit ir.MD) Kind {
	b := Builder{m: m}
	f := m.MDs[unit].Field("emissionKind")
	if f == nil || !b.is(unit, "DICompileUnit") {
		return NoDebug
	}
	if f.Kind != ir.FieldWord {
		return Kind(min(f.Int, 3))
	}
	for i, s := range dwarfnames.EmissionKinds {
		if s == f.Str {
			return Kind(i)
		}
	}
	return NoDebug
}

// Wanted reports whether a compile unit of m wants sections.
func Wanted(m *ir.Module) bool { return anyUnit(m, FullDebug) || anyUnit(m, LineTablesOnly) }

// LinesWanted reports whether a compile unit of m wants line directives and nothing else (S4-127).
func LinesWanted(m *ir.Module) bool { return anyUnit(m, DebugDirectivesOnly) }

// anyUnit reports whether a compile unit of m is of kind k.
func anyUnit(m *ir.Module, k Kind) bool {
	for _, id := range m.Named("llvm.dbg.cu") {
		if KindOf(m, id) == k {
			return true
		}
	}
	return false
}

// New starts the description of m: its units with their variables and the types that they name.
func New(m *ir.Module, opt Options) *Builder {
	b := &Builder{m: m, opt: opt, addrSize: opt.AddrSize, byNode: make(map[ir.MD]*unit)}
	for _, id := range m.Named("llvm.dbg.cu") {
		if k := KindOf(m, id); (k == FullDebug || k == LineTablesOnly) && b.byNode[id] == nil {
			u := &unit{
				b: b, node: id, minimal: k == LineTablesOnly,
				dies: make(map[ir.MD]*die), abstract: make(map[ir.MD]*die), vars: make(map[ir.MD]*die),
			}
			b.units = append(b.units, u)
			b.byNode[id] = u
		}
	}
	if len(b.units) == 0 {
		return b
	}
	b.collectGlobals()
	for _, u := range b.units {
		u.begin()
	}
	return b
}

// begin describes the top of a unit.
func (u *unit) begin() {
	b := u.b
	u.die = &die{tag: tagCompileUnit, unit: u}
	d := u.die
	d.str(atProducer, b.str(u.node, "producer"))
	u.lang = b.language(u.node)
	d.add(atLanguage, formData2, u.lang)
	file := b.ref(u.node, "file")
	d.str(atName, b.str(file, "filename"))
	d.section(atStmtList, ".debug_line")
	if dir := b.str(file, "directory"); dir != "" {
		d.str(atCompDir, dir)
	}
	if u.minimal {
		return
	}
	for _, id := range b.list(u.node, "globals") {
		v := id
		if b.is(id, "DIGlobalVariableExpression") {
			v = b.ref(id, "var")
		}
		if v != 0 {
			u.globalVariable(v, b.globals[v])
		}
	}
	for _, id := range b.list(u.node, "enums") {
		u.typ(id)
	}
	for _, id := range b.list(u.node, "retainedTypes") {
		if b.isType(id) {
			u.typ(id)
		}
	}
}

// language returns the DW_LANG of a unit. That of DWARF 6, a name and a version apart,
// becomes the nearest older one.
func (b *Builder) language(unit ir.MD) uint64 {
	if b.m.MDs[unit].Field("sourceLanguageName") == nil {
		return b.word(unit, "language", dwarfnames.Languages[:])
	}
	v := b.num(unit, "sourceLanguageVersion")
	switch b.str(unit, "sourceLanguageName") {
	case "DW_LNAME_C":
		if v >= 201112 {
			return 0x1d
		}
		return 0x0c
	case "DW_LNAME_C_plus_plus":
		switch {
		case v >= 201402:
			return 0x21
		case v >= 201103:
			return 0x1a
		}
		return 0x04
	case "DW_LNAME_Rust":
		return 0x1c
	case "DW_LNAME_Julia":
		return 0x1f
	}
	return 0x02
}

// isC reports whether a language has functions without a prototype.
func isC(lang uint64) bool {
	switch lang {
	case 0x01, 0x02, 0x0c, 0x10, 0x1d, 0x2c, 0x3e: // C89, C, C99, ObjC, C11, C17, C23
		return true
	}
	return false
}

// unitOf returns the unit of a subprogram that has code, nil if it is not to be described.
func (b *Builder) unitOf(sp ir.MD) *unit {
	if sp == 0 {
		return nil
	}
	return b.byNode[b.ref(sp, "unit")]
}

// Sections finishes the description and returns the sections, in the order in which they are to be
// printed. Without units there are none.
func (b *Builder) Sections() []ptx.Section {
	var out []ptx.Section
	section := func(name string, fill func(t *text)) {
		t := text{comments: b.opt.Comments, addrSize: b.addrSize}
		fill(&t)
		s := ptx.Section{Name: name}
		if body := t.string(); body != "" {
			s.Lines = []string{body}
		}
		out = append(out, s)
	}
	if len(b.units) == 0 {
		return nil
	}
	for _, u := range b.units {
		u.finish()
	}
	if len(b.lists) > 0 {
		section(".debug_loc", b.locations)
	}
	table := abbrevs{num: make(map[string]uint32)}
	const header = 11
	for _, u := range b.units {
		table.layout(u.die, header, b.addrSize)
	}
	section(".debug_abbrev", func(t *text) { t.abbreviations(table.list) })
	section(".debug_info", func(t *text) {
		t.lists = b.listPlaces()
		for _, u := range b.units {
			t.word(4, "", uint64(u.die.off+u.die.size-4), "Length of Unit")
			t.half(2, "DWARF version number")
			t.word(4, ".debug_abbrev", 0, "Offset Into Abbrev. Section")
			t.byte(byte(b.addrSize), "Address Size (in bytes)")
			t.entry(u.die)
			t.end()
		}
	})
	section(".debug_macinfo", func(*text) {})
	return out
}

func itoa(n int) string { return strconv.Itoa(n) }
