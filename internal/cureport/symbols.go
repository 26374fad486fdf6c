package cureport

import (
	"debug/dwarf"
	"debug/elf"
	"sort"
)

// Symbolize fills in functions and source lines of the host's frames, from the symbol tables and the DWARF of their modules.
func (r *Report) Symbolize() {
	files := map[string]*module{}
	each := func(list []Frame) {
		for i := range list {
			f := &list[i]
			m, ok := files[f.Module]
			if !ok {
				m = openModule(f.Module)
				files[f.Module] = m
			}
			m.describe(f)
		}
	}
	for i := range r.Records {
		rec := &r.Records[i]
		each(rec.Stack)
		for k := range rec.Findings {
			each(rec.Findings[k].Stack)
			if o := rec.Findings[k].Against; o != nil {
				each(o.Stack)
			}
		}
	}
}

// module is a program or library with its functions by address.
type module struct {
	base    uint64 // address of offset 0
	symbols []elf.Symbol
	dwarf   *dwarf.Data
}

// openModule reads a file; an empty module if it cannot.
func openModule(path string) *module {
	m := &module{}
	f, err := elf.Open(path)
	if err != nil {
		return m
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_LOAD {
			m.base = p.Vaddr &^ 4095
			break
		}
	}
	static, _ := f.Symbols() // a stripped file has none
	dynamic, _ := f.DynamicSymbols()
	for _, s := range append(static, dynamic...) {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && s.Section != elf.SHN_UNDEF {
			m.symbols = append(m.symbols, s)
		}
	}
	sort.SliceStable(m.symbols, func(i, j int) bool { return m.symbols[i].Value < m.symbols[j].Value })
	m.dwarf, _ = f.DWARF() // likewise
	return m
}

// describe fills in a frame. Its offset is a return address: the call is before it.
func (m *module) describe(f *Frame) {
	at := m.base + f.Offset - 1
	i := sort.Search(len(m.symbols), func(i int) bool { return m.symbols[i].Value > at })
	if i > 0 {
		if s := &m.symbols[i-1]; s.Size == 0 || at < s.Value+s.Size {
			f.Symbol = s.Name
		}
	}
	if m.dwarf == nil {
		return
	}
	r := m.dwarf.Reader()
	unit, err := r.SeekPC(at)
	if err != nil {
		return
	}
	lines, err := m.dwarf.LineReader(unit)
	if err != nil || lines == nil {
		return
	}
	var e dwarf.LineEntry
	if err := lines.SeekPC(at, &e); err == nil && e.File != nil {
		f.File, f.Line = e.File.Name, e.Line
	}
}
