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
	"gonvvm/internal/passes/stats"
)

// collector observes one compilation.
type collector struct {
	out     *Report
	places  places
	funcs   map[*ir.Func]*history
	stats   *stats.Stats // nil: no passes have run
	remarks []driver.Remark
	ftz     bool
	own     time.Duration // spent on observation in the current phase
}

// Compile compiles the inputs with opt, which it does not change, and returns the report. The PTX in it (Text) is that of
// driver.Compile without line information and debug information. The hooks of opt are called as without a report. Inputs that are
// bitcode have no lines. The error and the notes are those of driver.Compile.
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

// Seconds returns the time of the compilation, without that of its observation.
func (r *Report) Seconds() (sum float64) {
	for _, p := range r.Phases {
		sum += p.Seconds
	}
	return sum
}

// Text returns the PTX of the report.
func (r *Report) Text() []byte { return []byte(strings.Join(r.PTX.Lines, "\n") + "\n") }

// install sets the hooks of opt.
func (c *collector) install(opt *driver.Options) {
	opt.LineInfo, opt.Debug, opt.Names, opt.InputLines = true, false, true, false // Begin sets the lines
	opt.Begin = func(m *ir.Module, place func(*ir.Func, ir.Value) (diag.Pos, string)) {
		defer c.observing()()
		c.out.Origins = c.places.begin(m, place)
		m.Funcs(func(_ *ir.Symbol, f *ir.Func) { c.history(f).update(&c.places, f, "") })
	}
	remark, phase, tune := opt.Remarks, opt.Phase, opt.Tune
	opt.Remarks = func(r driver.Remark) {
		c.remarks = append(c.remarks, r)
		if remark != nil {
			remark(r)
		}
	}
	opt.Phase = func(name string, d time.Duration) {
		d -= c.own
		c.own = 0
		c.out.Phases = append(c.out.Phases, Phase{name, d.Seconds()})
		if phase != nil {
			phase(name, d)
		}
	}
	opt.Tune = func(o *passes.Options) {
		if tune != nil {
			tune(o)
		}
		switch { // the passes and the steps of legalization have options of their own
		case o.Stats != nil:
			c.stats = o.Stats
		case c.stats == nil:
			c.stats = &stats.Stats{}
		}
		o.Stats, c.stats.Count = c.stats, true
		dump := o.Dump
		o.Dump = func(m *ir.Module, f *ir.Func, pass string) {
			if dump != nil {
				dump(m, f, pass)
			}
			defer c.observing()()
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

// observing begins to observe the compilation; the function that it returns ends that. The time does not count for the phase.
func (c *collector) observing() (end func()) {
	start := time.Now()
	return func() { c.own += time.Since(start) }
}

// functions fills in the functions of the module that is selected.
func (c *collector) functions(m *ir.Module) {
	defer c.observing()()
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
	if c.stats != nil {
		for _, p := range c.stats.Passes {
			c.out.Passes = append(c.out.Passes, Pass{p.Name, p.Runs, p.Changed, p.Time.Seconds(), p.Insts})
		}
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
