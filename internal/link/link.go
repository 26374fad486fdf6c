package link

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Codes of the errors and warnings.
const (
	CodeMultiple diag.Code = "K0001" // two definitions of one name
	CodeConflict diag.Code = "K0002" // a name of different entities
	CodeAppend   diag.Code = "K0003" // appending variables that cannot be joined
	CodeFlag     diag.Code = "K0004" // module flags contradict each other
	CodeTarget   diag.Code = "K0005" // different data layouts or triples
	CodeVersion  diag.Code = "K0006" // different versions of NVVM IR
	CodeComdat   diag.Code = "K0007" // comdats contradict each other
	CodeMath     diag.Code = "K0008" // a function of libdevice is needed and there is none
)

// Lazy reads function bodies of a module when they are needed.
type Lazy interface {
	// HasBody reports whether symbol i is a function with a body that was not read yet.
	HasBody(i uint32) bool
	// Materialize reads the body of function symbol i.
	Materialize(i uint32) error
}

// Source is a module to link.
type Source struct {
	Module *ir.Module
	Data   []byte // its text, for the source lines of messages; may be nil
	Lazy   Lazy   // nil: all bodies are there
	// Library: only definitions that the destination refers to are linked, and become internal; data layout, triple
	// and IR version may differ.
	Library bool
}

// Linker joins modules.
type Linker struct {
	dst     *ir.Module
	data    [][]byte     // by Symbol.File
	texts   []*diag.Text // of data
	errs    diag.List
	notes   diag.List
	version *irVersion
}

// New returns a linker with an empty destination called name.
func New(name string) *Linker {
	m := ir.NewModule(name)
	return &Linker{dst: m}
}

// Into returns a linker whose destination is the module of s, with all that is in it.
func Into(s Source) *Linker {
	l := &Linker{dst: s.Module, data: [][]byte{s.Data}, texts: []*diag.Text{diag.NewText(s.Data)}}
	if len(l.dst.Files) == 0 {
		l.dst.Files = []string{l.dst.Name}
	}
	return l
}

// Modules links modules in order and returns the result with warnings. The error is
// a diag.List with everything that is wrong.
func Modules(name string, list ...Source) (*ir.Module, diag.List, error) {
	l := New(name)
	for _, s := range list {
		if err := l.Add(s); err != nil {
			return nil, l.notes, err
		}
	}
	return l.Finish()
}

// Sources returns the texts of the files of the destination, by ir.Symbol.File.
func (l *Linker) Sources() [][]byte { return l.data }

// Module returns the destination.
func (l *Linker) Module() *ir.Module { return l.dst }

// Finish performs the checks that need all modules and returns the result.
func (l *Linker) Finish() (*ir.Module, diag.List, error) {
	l.checkRequired()
	if err := l.errs.Err(); err != nil {
		return nil, l.notes, err
	}
	return l.dst, l.notes, nil
}

// input is one module being linked into the destination.
type input struct {
	*Linker
	Source
	m    *ir.Module
	imp  *ir.Importer
	file uint16
	// By symbol of m: it was decided that its definition is taken.
	take   []bool
	work   []uint32         // symbols whose definitions have to be moved
	comdat map[string]uint8 // by comdat of m: comdatSrc, …; nil if it has none
	closed bool             // everything was moved: metadata links no more symbols
}

// Add links a module into the destination. It returns only errors that stop the module from being read; contradictions
// are collected for Finish.
func (l *Linker) Add(s Source) error {
	in := &input{Linker: l, Source: s, m: s.Module, take: make([]bool, len(s.Module.Syms))}
	in.file = uint16(len(l.dst.Files))
	l.dst.Files = append(l.dst.Files, s.Module.Name)
	l.data = append(l.data, s.Data)
	l.texts = append(l.texts, diag.NewText(s.Data))
	in.imp = ir.NewImporter(l.dst, s.Module)
	in.imp.Sym = in.symbol
	in.target()
	in.chooseComdats()
	for i := 1; i < len(in.m.Syms); i++ {
		if !in.m.Syms[i].Dead {
			in.consider(uint32(i))
		}
	}
	for i := 1; i < len(in.m.Syms); i++ {
		if s := &in.m.Syms[i]; !s.Dead && s.Linkage == ir.Appending {
			in.reserve(uint32(i))
		}
	}
	for i := 1; i < len(in.m.Syms); i++ {
		if in.taken(uint32(i)) {
			in.imp.Symbol(uint32(i))
		}
	}
	if err := in.move(); err != nil {
		return err
	}
	for i := 1; i < len(in.m.Syms); i++ {
		if s := &in.m.Syms[i]; !s.Dead && s.Linkage == ir.Appending {
			in.appending(uint32(i))
			if err := in.move(); err != nil {
				return err
			}
		}
	}
	in.closed = true
	in.flags()
	in.named()
	if !in.Library {
		l.dst.Asm = append(l.dst.Asm, in.m.Asm...)
		if l.dst.SourceFile == "" {
			l.dst.SourceFile = in.m.SourceFile
		}
		l.dst.Upgraded = append(l.dst.Upgraded, in.m.Upgraded...)
		l.dst.TypedPointers = l.dst.TypedPointers || in.m.TypedPointers
	}
	return nil
}

// taken reports whether the definition of symbol i is taken.
func (in *input) taken(i uint32) bool { return int(i) < len(in.take) && in.take[i] }

// setTaken marks symbol i as linked. Bodies that are read late can add symbols.
func (in *input) setTaken(i uint32) {
	if int(i) >= len(in.take) {
		in.take = append(in.take, make([]bool, len(in.m.Syms)-len(in.take))...)
	}
	in.take[i] = true
}

// move moves definitions until none is wanted any more.
func (in *input) move() error {
	for len(in.work) > 0 {
		i := in.work[len(in.work)-1]
		in.work = in.work[:len(in.work)-1]
		if err := in.define(i); err != nil {
			return err
		}
	}
	return nil
}

// isDecl reports whether symbol i of the source has no definition.
func (in *input) isDecl(i uint32) bool {
	return in.m.Syms[i].IsDecl() && (in.Lazy == nil || !in.Lazy.HasBody(i))
}

// report adds an error or warning at symbol s of the source, and a note at symbol d of
// the destination, if there is one.
func (in *input) report(sev diag.Severity, code diag.Code, s *ir.Symbol, d uint32, msg, note string) {
	x := &diag.Diagnostic{Code: code, Severity: sev, File: in.m.Name, Where: "symbol @" + s.Name, Msg: msg}
	place(x, in.texts[in.file], s.Pos)
	in.add(x)
	if d != 0 && note != "" {
		o := &in.dst.Syms[d]
		y := &diag.Diagnostic{Code: code, Severity: diag.Note, File: in.dst.FileOf(o), Where: "symbol @" + o.Name, Msg: note}
		if int(o.File) < len(in.texts) {
			place(y, in.texts[o.File], o.Pos)
		}
		in.add(y)
	}
}

func (l *Linker) add(d *diag.Diagnostic) {
	if d.Severity == diag.Error || len(l.errs) > 0 && d.Severity == diag.Note && l.errs[len(l.errs)-1].Code == d.Code {
		l.errs = append(l.errs, d)
	} else {
		l.notes = append(l.notes, d)
	}
}

// place gives a diagnostic the position of byte offset off. Offset 0 means that no
// position is known, unless a symbol begins there.
func place(d *diag.Diagnostic, text *diag.Text, off uint32) {
	if src := text.Src(); int(off) >= len(src) || off == 0 && src[0] != '@' {
		return
	}
	text.Place(d, int(off))
}
