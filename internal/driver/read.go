package driver

import (
	"bytes"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/link"
	"gonvvm/internal/llasm"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

// read parses a module. With names, values keep theirs, for output as IR.
func read(in *Input, names bool) (link.Source, error) {
	if bytes.HasPrefix(in.Data, []byte("BC\xc0\xde")) || bytes.HasPrefix(in.Data, []byte("\xde\xc0\x17\x0b")) {
		return link.Source{}, diag.List{{Code: "B0001", File: in.Name, Msg: "this is LLVM bitcode, which this version does not read", Hint: "turn it into text with llvm-dis"}}
	}
	m, err := llasm.Parse(in.Name, in.Data, llasm.Options{KeepPos: true, KeepNames: names})
	if err != nil {
		return link.Source{}, err
	}
	return link.Source{Module: m, Data: in.Data, Library: in.Library}, nil
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
	a, err := assemble(ins, true)
	if err != nil {
		return nil, nil, err
	}
	return a.m, a.notes, nil
}

// assemble reads and links the inputs.
func assemble(ins []Input, names bool) (*assembly, error) {
	if len(ins) == 0 {
		return nil, diag.List{{Code: "K0005", Msg: "there is no module to compile"}}
	}
	if len(ins) == 1 && !ins[0].Library {
		s, err := read(&ins[0], names)
		if err != nil {
			return nil, err
		}
		return &assembly{m: s.Module, sources: [][]byte{s.Data}}, nil
	}
	l := link.New(ins[0].Name)
	for _, library := range [2]bool{false, true} { // libraries last: all others ask them for something
		for i := range ins {
			if ins[i].Library != library {
				continue
			}
			s, err := read(&ins[i], names)
			if err != nil {
				return nil, err
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
	return &assembly{m: m, sources: l.Sources(), notes: notes}, nil
}

// device links libdevice if the program needs it: because it calls its functions, or
// mathematical intrinsics that PTX has no instruction for (S3-59, P-13).
func (a *assembly) device(opt *Options, t *target.Target) error {
	po := passOptions(opt, t, 1)
	passes.Reflect(a.m, &po) // what is dead needs nothing
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
			return diag.List{{Code: link.CodeMath, Msg: "libdevice cannot be read: " + err.Error()}}
		}
	}
	if lib != nil {
		s, err := read(lib, false)
		if err != nil {
			return err
		}
		s.Library = true
		link.LowerMath(a.m, tanh)
		l := link.Into(link.Source{Module: a.m})
		if err := l.Add(s); err != nil {
			return err
		}
		a.sources = append(a.sources[:len(a.sources):len(a.sources)], lib.Data)
		_, notes, err := l.Finish()
		a.notes = append(a.notes, notes...)
		if err != nil {
			return err
		}
		passes.Reflect(a.m, &po)
	}
	if opt.Codegen && lib == nil && opt.Libdevice == nil {
		return nil // as llc: what is undefined is for another linker
	}
	return link.MissingDevice(a.m, tanh, a.sources).Err()
}
