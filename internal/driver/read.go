package driver

import (
	"bytes"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/link"
	"gonvvm/internal/llasm"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// read reads the modules of a file: text holds one, bitcode can hold several. Bodies of bitcode are read when the
// linker requests them. With names, values keep theirs, for output as IR. Warnings are added to notes.
func read(in *Input, names bool, notes *diag.List) ([]link.Source, error) {
	if !bitcode.Is(in.Data) {
		if err := foreign(in.Name, in.Data); err != nil {
			return nil, err
		}
		data := bytes.TrimPrefix(in.Data, []byte("\xef\xbb\xbf")) // a byte order mark
		m, err := llasm.Parse(in.Name, data, llasm.Options{KeepPos: true, KeepNames: names, Warn: notes.Add})
		if err != nil {
			return nil, err
		}
		return []link.Source{{Module: m, Data: data, Library: in.Library}}, nil
	}
	all, err := bitcode.OpenAll(in.Name, in.Data, bitcode.Options{KeepPos: true, KeepNames: names})
	if err != nil {
		return nil, err
	}
	sources := make([]link.Source, len(all))
	for i, l := range all {
		sources[i] = link.Source{Module: l.Module, Lazy: l, Library: in.Library}
	}
	return sources, nil
}

// whole reads the bodies that are left of a module that is not linked.
func whole(s *link.Source) error {
	if l, ok := s.Lazy.(*bitcode.Lazy); ok {
		s.Lazy = nil
		return l.MaterializeAll()
	}
	return nil
}

// assembly is the module that all inputs make together.
type assembly struct {
	m       *ir.Module
	sources [][]byte // texts by ir.Symbol.File
	notes   diag.List
}

// Link reads and links modules, libraries last, and returns the module that they are
// together, with warnings. One input alone is returned as it is. Values keep their names.
func Link(ins ...Input) (m *ir.Module, notes diag.List, err error) {
	phase := "reading"
	defer func() {
		if x := recover(); x != nil {
			m, err = nil, diag.List{diag.Bug(phase, "", x)}
		}
	}()
	a, err := assemble(&Options{}, ins, true)
	if err != nil {
		return nil, nil, err
	}
	return a.m, a.notes, nil
}

// Internalize makes all definitions internal except kernels, the symbols of llvm.used and those in keep, and removes
// definitions that are then unused (S3-64). Names in keep that the module does not define give warnings.
func Internalize(m *ir.Module, keep []string) (notes diag.List) {
	for _, name := range link.Internalize(m, keep) {
		notes = append(notes, &diag.Diagnostic{Severity: diag.Warning, Code: "K0009", File: m.Name, Msg: "the module has no definition of " + name + ", which is to stay visible"})
	}
	passes.RemoveUnused(m)
	return notes
}

// assemble reads and links the inputs. The errors of all inputs that cannot be read come together.
func assemble(opt *Options, ins []Input, names bool) (*assembly, error) {
	if len(ins) == 0 {
		return nil, diag.List{{Code: "K0005", Msg: "no input modules"}}
	}
	var said, bad diag.List
	var all []link.Source
	for i := range ins {
		in := ins[i]
		var s []link.Source
		err := unpack(opt, &in, &said)
		if err == nil {
			s, err = read(&in, names, &said)
		}
		for j := 0; j < len(s) && err == nil && opt.Read != nil; j++ {
			err = opt.Read(&in, s[j].Module)
			s[j].Library = in.Library
		}
		if err != nil {
			bad = append(bad, diag.Of(err)...)
		}
		all = append(all, s...)
	}
	if len(bad) > 0 {
		return nil, bad
	}
	if len(all) == 1 && !all[0].Library {
		if err := whole(&all[0]); err != nil {
			return nil, err
		}
		return &assembly{m: all[0].Module, sources: [][]byte{all[0].Data}, notes: said}, nil
	}
	l := link.New(ins[0].Name)
	for _, library := range [2]bool{false, true} { // libraries last: all others ask them for something
		for _, s := range all {
			if s.Library != library {
				continue
			}
			if err := l.Add(s); err != nil {
				return nil, err
			}
		}
	}
	m, notes, err := l.Finish()
	if err != nil {
		return nil, err
	}
	return &assembly{m: m, sources: l.Sources(), notes: append(said, notes...)}, nil
}

// check judges the module by the rules of its dialect.
func (a *assembly) check(opt *Options) diag.List {
	if opt.Dialect != verify.LLVM && a.m.Layout.Parse(a.m.LayoutText) != nil { // prepare reports the error
		_ = a.m.Layout.Parse("")
	}
	list := verify.Check(a.m, opt.checks(a.sources))
	for _, d := range list {
		if d.Code == verify.CodeDebug {
			dropDebugInfo(a.m)
			break
		}
	}
	return list
}

// dropDebugInfo removes debug information that does not fit together, as LLVM does.
func dropDebugInfo(m *ir.Module) {
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		kept := s.MD[:0]
		for _, a := range s.MD {
			if a.Kind != "dbg" {
				kept = append(kept, a)
			}
		}
		s.MD = kept
		if s.Kind != ir.SymFunc {
			continue
		}
		f := s.Fn
		f.Dbg = nil
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				f.SetDebugLoc(v, 0)
			}
		}
	}
	for i := range m.NamedMDs {
		if m.NamedMDs[i].Name == "llvm.dbg.cu" {
			m.NamedMDs = append(m.NamedMDs[:i], m.NamedMDs[i+1:]...)
			break
		}
	}
}

// checks are the options of the verifier for a compilation.
func (opt *Options) checks(sources [][]byte) *verify.Options {
	return &verify.Options{
		Dialect: opt.Dialect, Strict: opt.Strict, NoVersionCheck: opt.NoVersion, Notes: opt.Notes, Modern: opt.SM.Number() >= 100, AnyNames: opt.MangleNames, Sources: sources,
	}
}

// Verify reads and links modules and verifies them: all errors, warnings and, if opt.Notes is set, notes on constructs
// that are accepted and ignored.
func Verify(opt *Options, ins ...Input) (list diag.List) {
	defer func() {
		if x := recover(); x != nil {
			list = diag.List{diag.Bug("verification", "", x)}
		}
	}()
	a, err := assemble(opt, ins, true)
	if err != nil {
		return diag.Of(err)
	}
	list = append(a.notes, a.check(opt)...)
	if list.Err() == nil {
		if err := prepare(a.m, opt); err != nil {
			list = append(list, a.placeTarget(diag.Of(err))...)
		}
	}
	return list
}

// device links libdevice if the program needs it: because it calls its functions, or
// mathematical intrinsics that PTX has no instruction for (S3-59, P-13).
func (a *assembly) device(opt *Options, t *target.Target) error {
	po := passOptions(opt, t, 1)
	passes.Reflect(a.m, &po) // dead code needs no definitions
	// The PTX version is raised for tanh.approx unless it was given.
	_, tanh := target.NeedPTX(target.FeatureTanh, t.SM)
	tanh = tanh && opt.PTX == 0 || t.Has(target.FeatureTanh)
	if !link.NeedsDevice(a.m, tanh) {
		return nil
	}
	var lib *Input
	if opt.Libdevice != nil {
		var err error
		if lib, err = opt.Libdevice(); err != nil {
			return diag.List{{Code: link.CodeMath, Msg: "libdevice cannot be read: " + err.Error(), Hint: link.HowToFind}}
		}
	}
	given := ""
	var modules []*ir.Module
	if lib != nil {
		given = lib.Name
		s, err := read(lib, false, &a.notes)
		if err != nil {
			why := &diag.Diagnostic{Code: link.CodeMath, File: lib.Name, Msg: "this file was taken for libdevice and is not a module", Hint: link.HowToFind}
			return append(diag.List{why}, diag.Of(err)...)
		}
		link.LowerMath(a.m, tanh)
		l := link.Into(link.Source{Module: a.m})
		for _, x := range s {
			modules = append(modules, x.Module)
			x.Library = true
			if err := l.Add(x); err != nil {
				return err
			}
			a.sources = append(a.sources[:len(a.sources):len(a.sources)], x.Data)
		}
		_, notes, err := l.Finish()
		a.notes = append(a.notes, notes...)
		if err != nil {
			return err
		}
		passes.Reflect(a.m, &po)
		if err := verify.Module(a.m); err != nil {
			return err
		}
	}
	if opt.LLC && lib == nil && opt.Libdevice == nil {
		return nil // as llc: undefined symbols are left to another linker
	}
	if opt.ExternDevice && lib == nil {
		return link.MissingMath(a.m, tanh, a.sources).Err()
	}
	like := func(name string) string { return nearestSymbol(name, modules) }
	return link.MissingDevice(a.m, tanh, a.sources, given, like).Err()
}

// nearestSymbol returns the symbol of the modules whose name is most like name, "" if none is.
func nearestSymbol(name string, modules []*ir.Module) string {
	near := diag.Nearest{Name: name}
	for _, m := range modules {
		for i := range m.Syms {
			near.Try(m.Syms[i].Name)
		}
	}
	return near.Word
}
