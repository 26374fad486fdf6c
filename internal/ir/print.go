package ir

import (
	"io"
	"strconv"
	"strings"
)

// printer writes a module as LLVM text. The numbers of unnamed values are in
// tables indexed by the ids of the model.
type printer struct {
	b []byte
	m *Module

	symNums  []uint32 // by symbol without a name: number + 1
	mdNums   []uint32 // by node: number + 1
	mdOrder  []MD
	mdStack  []MD
	setNums  []uint32 // by attribute set: number of its group + 1
	groups   []AttrSetID
	byText   map[string]uint32
	consts   *Consts
	f        *Func
	instNums []uint32 // by instruction: number + 1
	blkNums  []uint32
	parNums  []uint32
	dbgHead  []uint32 // by instruction: 1 + index of the first record before it
	dbgNext  []uint32
	atts     []Attachment
	short    bool // without metadata, for diagnostics

	w   io.Writer // where finished text goes, nil to keep all of it in b
	err error     // the first of w
}

// Append appends module m as LLVM text with opaque pointers, as LLVM 22 writes
// and reads it (S4-06…S4-90). Values without a name are numbered in order.
func Append(dst []byte, m *Module) []byte {
	p := newPrinter(dst, m)
	p.module()
	return p.b
}

// AppendFunc appends the text of one function. Metadata nodes and attribute
// groups have the numbers that the whole module would give them.
func AppendFunc(dst []byte, f *Func) []byte {
	p := newPrinter(dst, f.Mod)
	p.numberModule()
	p.function(f.Symbol())
	return p.b
}

// AppendFuncText appends function f without the metadata of its instructions, for reports. Its time does not depend on other
// functions, apart from the number of symbols.
func AppendFuncText(dst []byte, f *Func) []byte {
	p := newPrinter(dst, f.Mod)
	p.numberSyms()
	p.short = true
	p.function(f.Symbol())
	return p.b
}

// AppendInst appends one instruction, without indentation and line end, for
// diagnostics. It takes time proportional to the function.
func (f *Func) AppendInst(dst []byte, v Value) []byte {
	p := newPrinter(dst, f.Mod)
	p.numberSyms()
	p.numberLocals(f)
	p.short = true
	p.inst(v)
	return p.b
}

// AppendConst appends constant or symbol v of the module's table with its type.
func (m *Module) AppendConst(dst []byte, v Value) []byte {
	p := newPrinter(dst, m)
	p.numberSyms()
	if v.IsSym() {
		p.typ(m.Types.Pointer(m.Sym(v).Space))
		p.b = append(p.b, ' ')
		p.symName(v.Index())
		return p.b
	}
	if v.IsConst() {
		p.typ(m.Consts.Type(v))
		p.b = append(p.b, ' ')
		p.constant(v)
	}
	return p.b
}

func newPrinter(dst []byte, m *Module) *printer {
	return &printer{b: dst, m: m, consts: &m.Consts}
}

func (p *printer) str(s string) { p.b = append(p.b, s...) }

func (p *printer) uint(n uint64) { p.b = strconv.AppendUint(p.b, n, 10) }

func (p *printer) typ(t Type) { p.b = p.m.Types.Append(p.b, t) }

func (p *printer) quoted(s string) { p.b = AppendQuoted(p.b, s) }

// module writes everything.
func (p *printer) module() {
	m := p.m
	p.head()
	p.numberModule()
	p.globals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymFunc && !s.Dead {
			p.str("\n")
			p.function(s)
		}
	}
	p.attributeGroups()
	p.namedNodes()
	for i := range p.mdOrder {
		p.numberedNode(i)
	}
}

// head writes the properties of the module as a whole.
func (p *printer) head() {
	m := p.m
	p.str("; ModuleID = '")
	p.str(strings.Map(func(r rune) rune {
		if r < ' ' {
			return '?'
		}
		return r
	}, m.Name))
	p.str("'\n")
	if m.SourceFile != "" {
		p.str("source_filename = ")
		p.quoted(m.SourceFile)
		p.str("\n")
	}
	if m.LayoutText != "" {
		p.str("target datalayout = ")
		p.quoted(m.LayoutText)
		p.str("\n")
	}
	if m.Triple != "" {
		p.str("target triple = ")
		p.quoted(m.Triple)
		p.str("\n")
	}
	if len(m.Asm) > 0 {
		p.str("\n")
	}
	for _, s := range m.Asm {
		p.str("module asm ")
		p.quoted(s)
		p.str("\n")
	}
}

// globals writes the types and all symbols but the functions.
func (p *printer) globals() {
	p.types()
	p.comdats()
	p.symbols(SymVar)
	p.symbols(SymAlias)
	p.symbols(SymIFunc)
}

func (p *printer) types() {
	first := true
	ty := &p.m.Types
	ty.NamedStructs(func(t Type) {
		if first {
			p.str("\n")
			first = false
		}
		p.typ(t)
		p.str(" = type ")
		p.b = ty.AppendBody(p.b, t)
		p.str("\n")
	})
}

func (p *printer) comdats() {
	for _, c := range p.m.Comdats {
		p.str("\n")
		p.b = AppendName(append(p.b, '$'), c.Name)
		p.str(" = comdat ")
		p.str(c.Kind)
		p.str("\n")
	}
}

// symbols writes the variables, aliases or ifuncs.
func (p *printer) symbols(kind SymKind) {
	first := true
	for i := 1; i < len(p.m.Syms); i++ {
		s := &p.m.Syms[i]
		if s.Kind != kind || s.Dead {
			continue
		}
		if first {
			p.str("\n")
			first = false
		}
		p.symName(uint32(i))
		p.str(" = ")
		if kind == SymVar {
			p.variable(s)
		} else {
			p.alias(s)
		}
		p.str("\n")
	}
}

// symName writes @name.
func (p *printer) symName(i uint32) {
	p.b = append(p.b, '@')
	if s := p.m.Syms[i].Name; s != "" {
		p.b = AppendName(p.b, s)
		return
	}
	if int(i) < len(p.symNums) && p.symNums[i] != 0 {
		p.uint(uint64(p.symNums[i] - 1))
		return
	}
	p.str("<badref>")
}

// symbolWords writes linkage, preemption, visibility and DLL storage class.
func (p *printer) symbolWords(s *Symbol) {
	if s.Linkage != External {
		p.str(s.Linkage.String())
		p.str(" ")
	}
	if s.DSOLocal {
		p.str("dso_local ")
	}
	if s.DSOPreempt {
		p.str("dso_preemptable ")
	}
	switch s.Visibility {
	case Hidden:
		p.str("hidden ")
	case Protected:
		p.str("protected ")
	}
	switch s.DLLStorage {
	case 1:
		p.str("dllimport ")
	case 2:
		p.str("dllexport ")
	}
}

func (p *printer) threadLocal(s *Symbol) {
	switch s.TLS {
	case "":
	case "generaldynamic":
		p.str("thread_local ")
	default:
		p.str("thread_local(")
		p.str(s.TLS)
		p.str(") ")
	}
}

var unnamedAddrNames = [...]string{"", "local_unnamed_addr ", "unnamed_addr "}

func (p *printer) addrSpace(n uint32) {
	p.str("addrspace(")
	p.uint(uint64(n))
	p.str(")")
}

func (p *printer) variable(s *Symbol) {
	if s.Linkage == External && s.Init == None {
		p.str("external ")
	}
	p.symbolWords(s)
	p.threadLocal(s)
	p.str(unnamedAddrNames[s.UnnamedAddr])
	if s.Space != 0 {
		p.addrSpace(s.Space)
		p.str(" ")
	}
	if s.ExternInit {
		p.str("externally_initialized ")
	}
	if s.IsConst {
		p.str("constant ")
	} else {
		p.str("global ")
	}
	p.typ(s.Type)
	if s.Init != None {
		p.str(" ")
		p.value(s.Init)
	}
	if s.Section != "" {
		p.str(", section ")
		p.quoted(s.Section)
	}
	p.partition(s)
	if s.CodeModel != "" {
		p.str(", code_model ")
		p.quoted(s.CodeModel)
	}
	p.sanitizers(s.Sanitizers)
	if s.Comdat != "" {
		p.str(",")
		p.comdatRef(s)
	}
	if s.Align != 0 {
		p.str(", align ")
		p.uint(uint64(s.Align))
	}
	for _, a := range s.MD {
		p.str(",")
		p.attachment(a)
	}
	p.group(s.Attrs)
}

func (p *printer) partition(s *Symbol) {
	if s.Partition != "" {
		p.str(", partition ")
		p.quoted(s.Partition)
	}
}

func (p *printer) comdatRef(s *Symbol) {
	p.str(" comdat")
	if s.Comdat != s.Name {
		p.str("($")
		p.b = AppendName(p.b, s.Comdat)
		p.str(")")
	}
}

func (p *printer) alias(s *Symbol) {
	p.symbolWords(s)
	p.threadLocal(s)
	p.str(unnamedAddrNames[s.UnnamedAddr])
	if s.Kind == SymAlias {
		p.str("alias ")
	} else {
		p.str("ifunc ")
	}
	p.typ(s.Type)
	p.str(", ")
	p.typedValue(s.Init)
	p.partition(s)
	for _, a := range s.MD { // of an ifunc
		p.str(",")
		p.attachment(a)
	}
}
