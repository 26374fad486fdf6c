package report

import (
	"path"
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
)

// places relates debug locations to lines of the inputs.
type places struct {
	files  []File
	inputs int
	byName map[string]int // sources
	at     map[ir.MD]spot
}

// spot is a line of a file; the zero spot is unknown.
type spot struct {
	file int // from 1
	line int
}

// begin gives every instruction the debug location of its line in the text of its input, and every value a name that
// stays. It returns the source lines that the instructions had.
func (p *places) begin(m *ir.Module, place func(*ir.Func, ir.Value) (diag.Pos, string)) (origins []Origin) {
	p.at = map[ir.MD]spot{}
	seen := map[Origin]bool{}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		file := p.named(m.FileOf(s))
		nameValues(f)
		for b := f.Entry(); file >= 0 && b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				name, line := sourceOf(m, f.DebugLoc(v))
				pos, _ := place(f, v)
				if line == 0 || pos.Line == 0 {
					continue
				}
				o := Origin{File: file, Line: int(pos.Line), Source: p.source(name), At: line}
				if !seen[o] {
					seen[o] = true
					origins = append(origins, o)
				}
			}
		}
	})
	driver.SetInputLines(m, place, func(input string) string { return inputMark + strconv.Itoa(p.named(input)) })
	return origins
}

// nameValues gives the values without a name the number that the text has for them.
func nameValues(f *ir.Func) {
	n := 0
	name := func(v ir.Value) {
		if f.NameOf(v) == "" {
			f.SetName(v, strconv.Itoa(n))
			n++
		}
	}
	for i := range f.NumParams() {
		name(ir.ParamValue(i))
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		name(b.Value())
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.TypeOf(v) != ir.Void {
				name(v)
			}
		}
	}
}

// inputMark begins the names of files that stand for inputs.
const inputMark = "gonvvm-input-"

// sourceOf returns the file and the line of a debug location, 0 if it is none.
func sourceOf(m *ir.Module, loc ir.MD) (file string, line int) {
	n := &m.MDs[loc]
	if loc == 0 || n.Str != "DILocation" {
		return "", 0
	}
	if f := n.Field("line"); f != nil {
		line = int(f.Int)
	}
	at := n.Field("scope")
	for range 64 { // a chain of scopes; bounded, since input may be cyclic
		if at == nil || at.MD == 0 {
			return "", 0
		}
		n = &m.MDs[at.MD]
		if n.Str == "DIFile" {
			name, dir := n.Field("filename"), n.Field("directory")
			if name == nil {
				return "", 0
			}
			if dir != nil && dir.Str != "" && !path.IsAbs(name.Str) {
				return path.Join(dir.Str, name.Str), line
			}
			return name.Str, line
		}
		if at = n.Field("file"); at == nil || at.MD == 0 {
			at = n.Field("scope")
		}
	}
	return "", 0
}

// source returns the number of a source file.
func (p *places) source(name string) int {
	if i, ok := p.byName[name]; ok {
		return i
	}
	if p.byName == nil {
		p.byName = map[string]int{}
	}
	p.byName[name] = len(p.files)
	p.files = append(p.files, File{Name: name})
	return len(p.files) - 1
}

// of returns the line of an input that an instruction comes from.
func (p *places) of(m *ir.Module, loc ir.MD) spot {
	if loc == 0 {
		return spot{}
	}
	if s, ok := p.at[loc]; ok {
		return s
	}
	s := spot{}
	if name, line := sourceOf(m, loc); line > 0 {
		s = spot{file: p.input(name) + 1, line: line}
	}
	p.at[loc] = s
	return s
}

// input returns the number of the input that a name of scope stands for, or -1.
func (p *places) input(name string) int {
	name = path.Base(name)
	if len(name) > len(inputMark) && name[:len(inputMark)] == inputMark {
		if n, err := strconv.Atoi(name[len(inputMark):]); err == nil && n < p.inputs {
			return n
		}
	}
	return -1
}

// named returns the number of the input with a name, or -1.
func (p *places) named(name string) int {
	for i := range p.files[:p.inputs] {
		if p.files[i].Name == name {
			return i
		}
	}
	return -1
}
