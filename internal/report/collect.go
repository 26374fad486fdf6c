package report

import (
	"context"
	"slices"
	"strings"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
)

// collector observes one compilation.
type collector struct {
	out     *Report
	places  places
	funcs   map[*ir.Func]*history
	stats   passes.Stats
	remarks []driver.Remark
	ftz     bool
}

// Compile compiles the inputs with opt, which it does not change, and returns the report and the PTX that it is about: that
// of the same compilation without line information and debug information. Inputs that are bitcode have no lines. The
// error and the notes are those of driver.Compile.
func Compile(ctx context.Context, opt *driver.Options, ins ...driver.Input) (*Report, diag.List, error) {
	c := &collector{out: &Report{Version: Version, Functions: []Function{}}, funcs: map[*ir.Func]*history{}, ftz: opt.FTZ}
	for i := range ins {
		f := File{Name: ins[i].Name, Input: true}
		if isText(ins[i].Data) {
			f.Lines = lines(ins[i].Data)
		}
		c.places.files = append(c.places.files, f)
	}
	c.places.inputs = len(ins)
	own := *opt
	c.install(&own)
	r, notes, err := driver.Compile(ctx, &own, ins...)
	if err != nil {
		return nil, notes, err
	}
	name := "output.ptx"
	if len(ins) > 0 {
		name = ins[0].Name + ".ptx"
	}
	if err := c.out.output(&c.places, name, r.PTX, true); err != nil {
		return nil, notes, err
	}
	c.finish()
	return c.out, notes, nil
}

// ReadPTX returns the report of a PTX text, which has no passes. The error is a diag.List.
func ReadPTX(name string, text []byte) (*Report, error) {
	c := &collector{out: &Report{Version: Version, Functions: []Function{}}}
	if err := c.out.output(&c.places, name, text, false); err != nil {
		return nil, err
	}
	c.finish()
	return c.out, nil
}

// Text returns the PTX of the report.
func (r *Report) Text() []byte { return []byte(strings.Join(r.PTX.Lines, "\n") + "\n") }

// install sets the hooks of opt.
func (c *collector) install(opt *driver.Options) {
	opt.LineInfo, opt.Debug, opt.Names = true, false, true
	opt.Begin = func(m *ir.Module, place func(*ir.Func, ir.Value) (diag.Pos, string)) {
		c.out.Origins = c.places.begin(m, place)
		m.Funcs(func(_ *ir.Symbol, f *ir.Func) { c.history(f).update(&c.places, f, "") })
	}
	opt.Remarks = func(r driver.Remark) { c.remarks = append(c.remarks, r) }
	opt.Phase = func(name string, d time.Duration) {
		c.out.Phases = append(c.out.Phases, Phase{name, d.Seconds()})
	}
	c.stats.Count = true
	before := opt.Tune
	opt.Tune = func(o *passes.Options) {
		if before != nil {
			before(o)
		}
		o.Stats = &c.stats
		o.Dump = func(m *ir.Module, f *ir.Func, pass string) {
			if f != nil {
				c.history(f).update(&c.places, f, pass)
				return
			}
			m.Funcs(func(_ *ir.Symbol, f *ir.Func) { c.history(f).update(&c.places, f, pass) })
		}
	}
	opt.Select = c.functions
}

func (c *collector) history(f *ir.Func) *history {
	h := c.funcs[f]
	if h == nil {
		h = &history{}
		c.funcs[f] = h
	}
	return h
}

// functions fills in the functions of the module that is selected.
func (c *collector) functions(m *ir.Module) {
	a := &analyst{}
	a.fx.Compute(m)
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		h := c.history(f)
		h.update(&c.places, f, "selection") // changes that no pass has reported
		out := Function{Name: s.Name, Versions: h.stages}
		text := list(&c.places, f)
		a.function(&out, f, &text, c.ftz)
		c.out.Functions = append(c.out.Functions, out)
	})
}

// finish puts the parts together that are known at the end.
func (c *collector) finish() {
	for i := range c.remarks {
		r := &c.remarks[i]
		x := Remark{Kind: r.Kind.String(), Pass: r.Pass, Function: r.Func, File: c.places.input(r.File), Line: int(r.Pos.Line), Column: int(r.Pos.Col), Message: r.Msg}
		if x.File < 0 {
			x.File = c.places.named(r.File)
		}
		c.out.Remarks = append(c.out.Remarks, x)
	}
	for _, p := range c.stats.Passes {
		c.out.Passes = append(c.out.Passes, Pass{p.Name, p.Runs, p.Changed, p.Time.Seconds(), p.Insts})
	}
	c.out.Files = append([]File{}, c.places.files...)
	if c.out.PTX.Instructions == nil {
		c.out.PTX.Instructions = []Instruction{}
	}
}

// SetSource gives a source file its text.
func (r *Report) SetSource(name string, text []byte) {
	if i := slices.IndexFunc(r.Files, func(f File) bool { return f.Name == name && !f.Input }); i >= 0 {
		r.Files[i].Lines = lines(text)
	}
}

// AddSources reads the source files that debug information names. One that cannot be read stays without text.
func (r *Report) AddSources(read func(name string) ([]byte, error)) {
	for i := range r.Files {
		if file := &r.Files[i]; !file.Input {
			if text, err := read(file.Name); err == nil {
				file.Lines = lines(text)
			}
		}
	}
}

// lines cuts a text into its lines.
func lines(text []byte) []string {
	list := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	for i := range list {
		list[i] = strings.TrimSuffix(list[i], "\r")
	}
	return list
}

// isText reports whether an input is LLVM IR text and not bitcode.
func isText(data []byte) bool {
	return !strings.ContainsRune(string(data[:min(len(data), 64)]), 0) && !strings.HasPrefix(string(data), "BC\xc0\xde")
}

// LinkToItself makes the PTX the input of a report that ReadPTX returned, and links each instruction to its own line.
func (r *Report) LinkToItself(name string) {
	r.Files = append([]File{{Name: name, Input: true, Lines: r.PTX.Lines}}, r.Files...)
	for i := range r.PTX.Instructions {
		x := &r.PTX.Instructions[i]
		if x.File >= 0 {
			r.Origins = append(r.Origins, Origin{File: 0, Line: x.Line, Source: x.File + 1, At: x.At})
		}
		x.File, x.At = 0, x.Line
	}
}
