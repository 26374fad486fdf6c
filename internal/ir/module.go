package ir

import "gonvvm/internal/slab"

// Module is an LLVM IR module.
type Module struct {
	Name       string // file name or "<stdin>"
	SourceFile string // source_filename
	LayoutText string // target datalayout
	Triple     string // target triple
	Asm        []string

	TypedPointers bool // the file had typed pointers: it is of LLVM 16 or older (P-12)

	Upgraded []string // names of intrinsics of older versions that the reader replaced

	Layout Layout
	Types  Types
	Consts Consts // constants of initialisers, aliases and metadata

	Syms    []Symbol // globals, functions, aliases and ifuncs in order of appearance; 0 is unused
	symByID map[string]uint32
	Asms    []InlineAsm // 0 is unused
	Scopes  []string    // sync scopes; 0 is "" (system), 1 "singlethread"

	AttrSets  []AttrSet // 0 is the empty set
	AttrLists []AttrList

	MDs      []MDNode // 0 is null
	NamedMDs []NamedMD
	Comdats  []Comdat

	Files []string // names of the files of a linked module, by Symbol.File; empty if it is of one file
}

// Comdat is a $name = comdat kind definition.
type Comdat struct{ Name, Kind string }

// NewModule returns an empty module with the layout of 64-bit NVPTX.
func NewModule(name string) *Module {
	m := &Module{Name: name}
	m.Types.init()
	m.Consts.init(&m.Types)
	m.Layout.init()
	m.Syms = make([]Symbol, 1)
	m.Asms = make([]InlineAsm, 1)
	m.Scopes = []string{"", "singlethread"}
	m.AttrSets = make([]AttrSet, 1)
	m.AttrLists = make([]AttrList, 1)
	m.MDs = make([]MDNode, 1)
	m.symByID = make(map[string]uint32)
	return m
}

// Reserve makes room for n symbols in a module that has none yet.
func (m *Module) Reserve(n int) {
	if len(m.Syms) == 1 {
		m.Syms = make([]Symbol, 1, n+1)
		m.symByID = make(map[string]uint32, n)
	}
}

// SymKind is the kind of a symbol.
type SymKind uint8

const (
	SymVar SymKind = iota
	SymFunc
	SymAlias
	SymIFunc
)

// Linkage is a symbol's linkage (LangRef).
type Linkage uint8

const (
	External Linkage = iota
	Private
	Internal
	AvailableExternally
	LinkOnce
	LinkOnceODR
	Weak
	WeakODR
	Common
	Appending
	ExternWeak
)

var linkageNames = [...]string{
	"external", "private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr", "common",
	"appending", "extern_weak",
}

// String returns the LLVM spelling.
func (l Linkage) String() string { return linkageNames[l] }

// IsLocal reports whether the symbol is invisible to other modules.
func (l Linkage) IsLocal() bool { return l == Private || l == Internal }

// IsInterposable reports whether another module may replace the definition by
// a different one.
func (l Linkage) IsInterposable() bool {
	switch l {
	case LinkOnce, Weak, Common, ExternWeak:
		return true
	}
	return false
}

// Symbol is a global variable, function, alias or ifunc.
type Symbol struct {
	Kind        SymKind
	Linkage     Linkage
	Visibility  Visibility
	DLLStorage  uint8 // 0, 1 dllimport, 2 dllexport
	UnnamedAddr uint8 // 0, 1 local_unnamed_addr, 2 unnamed_addr
	DSOLocal    bool
	DSOPreempt  bool   // written dso_preemptable
	TLS         string // "", "generaldynamic", …
	IsConst     bool   // variable: constant instead of global
	ExternInit  bool   // externally_initialized
	Sanitizers  uint8  // variable: markers for sanitizers, see SanitizerMarker
	Name        string
	Type        Type // value type of a variable or alias, function type of a function
	Space       uint32
	Align       uint64 // bytes; 0 = not given
	Section     string
	Partition   string
	Comdat      string // name of the comdat; "" = none
	Init        Value  // of Module.Consts or a symbol: initialiser or aliasee; None for a declaration
	Attrs       AttrSetID
	CodeModel   string
	MD          []Attachment
	Fn          *Func // functions
	Intrinsic   Intrinsic
	NVVM        uint16 // isa.IntrinsicID of an llvm.nvvm.* function, else 0
	Dead        bool   // removed from the module; skipped by everyone
	Pos         uint32 // byte offset in the source
	Bit         uint64 // read from bitcode: the bit of the file at which its body or its record begins
	File        uint16 // index into Module.Files of the source
}

// Visibility is a symbol's visibility style.
type Visibility uint8

const (
	DefaultVisibility Visibility = iota
	Hidden
	Protected
)

// IsDecl reports whether the symbol has no definition in this module.
func (s *Symbol) IsDecl() bool {
	if s.Kind == SymFunc {
		return s.Fn.IsDecl()
	}
	return s.Init == None
}

// AddSym appends a symbol and returns its index. A function's Fn is created
// when it is nil, unless the symbol is dead, and its intrinsic is looked up unless it is set. The name must not be in
// use; an empty name is.
func (m *Module) AddSym(s Symbol) uint32 {
	i := uint32(len(m.Syms))
	if s.Kind == SymFunc {
		if s.Fn == nil && !s.Dead {
			s.Fn = &Func{}
		}
		if s.Fn != nil {
			s.Fn.init(m, i, s.Type)
		}
		if s.Intrinsic == NotIntrinsic {
			s.Intrinsic, s.NVVM = lookupIntrinsic(s.Name)
		}
	}
	m.Syms = append(slab.Doubled(m.Syms, 1), s)
	if s.Name != "" {
		m.symByID[s.Name] = i
	}
	return i
}

// Define replaces symbol i, which nothing but its name is known of, by s, which has
// the same name. Readers use it for symbols that are referred to before they
// are defined.
func (m *Module) Define(i uint32, s Symbol) {
	if s.Kind == SymFunc {
		s.Fn = &Func{}
		s.Fn.init(m, i, s.Type)
		s.Intrinsic, s.NVVM = lookupIntrinsic(s.Name)
	}
	m.Syms[i] = s
}

// Lookup returns the symbol called name, or 0.
func (m *Module) Lookup(name string) uint32 { return m.symByID[name] }

// FileOf returns the name of the file that symbol s comes from.
func (m *Module) FileOf(s *Symbol) string {
	if int(s.File) < len(m.Files) {
		return m.Files[s.File]
	}
	return m.Name
}

// Rename gives symbol i another name.
func (m *Module) Rename(i uint32, name string) {
	s := &m.Syms[i]
	if m.symByID[s.Name] == i {
		delete(m.symByID, s.Name)
	}
	s.Name = name
	if name != "" {
		m.symByID[name] = i
	}
	if s.Kind == SymFunc {
		s.Intrinsic, s.NVVM = lookupIntrinsic(name)
	}
}

// Sym returns the symbol that v names; v must be of kind KSym.
func (m *Module) Sym(v Value) *Symbol { return &m.Syms[v.Index()] }

// Remove takes symbol i out of the module. Nothing may refer to it any more.
func (m *Module) Remove(i uint32) {
	s := &m.Syms[i]
	if m.symByID[s.Name] == i {
		delete(m.symByID, s.Name)
	}
	s.Dead = true
	s.Fn, s.Init = nil, None
}

// Declare returns the function called name of the given type, adding a
// declaration if there is none.
func (m *Module) Declare(name string, t Type) uint32 {
	if i := m.Lookup(name); i != 0 {
		m.Revive(i)
		return i
	}
	return m.AddSym(Symbol{Kind: SymFunc, Name: name, Type: t})
}

// ReserveIntrinsic is DeclareIntrinsic for a declaration of id that may not be needed: if it is new, its symbol is dead until Revive.
func (m *Module) ReserveIntrinsic(id Intrinsic, name string, t Type) uint32 {
	switch i := m.Lookup(name); {
	case i == 0:
	case m.Syms[i].Dead: // reserved before
		return i
	default:
		return m.DeclareIntrinsic(name, t)
	}
	return m.AddSym(Symbol{Kind: SymFunc, Name: name, Type: t, Intrinsic: id, Dead: true})
}

// Revive makes the declaration of symbol i if it was only reserved. Nothing but the symbol changes.
func (m *Module) Revive(i uint32) {
	if s := &m.Syms[i]; s.Dead && s.Kind == SymFunc {
		s.Fn = &Func{}
		s.Fn.init(m, i, s.Type)
		s.Dead = false
	}
}

// DeclareIntrinsic is Declare for an intrinsic of a verified module. A declaration of another type, which no call uses, gets
// this one.
func (m *Module) DeclareIntrinsic(name string, t Type) uint32 {
	i := m.Declare(name, t)
	if s := &m.Syms[i]; s.Type != t && s.Kind == SymFunc && s.Fn.IsDecl() {
		s.Type = t
		s.Fn.init(m, i, t)
	}
	return i
}

// Scope returns the index of a sync scope, adding it if it is new.
func (m *Module) Scope(name string) uint8 {
	for i, s := range m.Scopes {
		if s == name {
			return uint8(i)
		}
	}
	if len(m.Scopes) == 256 {
		return 0
	}
	m.Scopes = append(m.Scopes, name)
	return uint8(len(m.Scopes) - 1)
}

// FreshName returns a name that starts with base and that no symbol has.
func (m *Module) FreshName(base string) string {
	if m.Lookup(base) == 0 {
		return base
	}
	for n := 1; ; n++ {
		b := append([]byte(base), '.')
		for d := 1000000; d > 0; d /= 10 {
			if n >= d || d == 1 {
				b = append(b, byte('0'+n/d%10))
			}
		}
		if s := string(b); m.Lookup(s) == 0 {
			return s
		}
	}
}

// Funcs calls f for every function that has a body, in order.
func (m *Module) Funcs(f func(*Symbol, *Func)) {
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymFunc && !s.Dead && !s.Fn.IsDecl() {
			f(s, s.Fn)
		}
	}
}
