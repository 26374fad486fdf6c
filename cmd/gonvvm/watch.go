package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/legalize"
	"gonvvm/internal/passes"
	"gonvvm/internal/passes/stats"
	"gonvvm/internal/verify"
)

// watchFlags are the flags of compile and opt that look into the passes.
type watchFlags struct {
	passed, missed, analysis string
	remarks                  string
	dump                     listFlag
	before                   bool // dump functions before the passes, too, that change them
	time, stats, check       bool
	limit                    int
	bisect                   string
}

// register adds the flags to fs.
func (w *watchFlags) register(fs *flag.FlagSet) {
	fs.StringVar(&w.passed, "Rpass", "", "report the transformations of passes whose name matches the `regexp`")
	fs.StringVar(&w.missed, "Rpass-missed", "", "report missed transformations of such passes, with the reason")
	fs.StringVar(&w.analysis, "Rpass-analysis", "", "report analysis remarks of such passes")
	fs.StringVar(&w.remarks, "remarks", "", "write all remarks as JSON lines to `file`")
	fs.Var(&w.dump, "dump", "`text:after=PASS`: print the functions that PASS changed (all: every pass) to standard error")
	fs.BoolVar(&w.time, "time", false, "print where the time went")
	fs.BoolVar(&w.stats, "stats", false, "print the number of runs and changes of each pass")
	fs.BoolVar(&w.check, "check", false, "verify the module after every pass, and hold the printed PTX to the rules of the PTX ISA")
	fs.IntVar(&w.limit, "bisect-limit", -1, "run only the first `N` executions of optional passes")
	fs.StringVar(&w.bisect, "bisect", "", "find the execution of a pass that makes `COMMAND FILE` fail; FILE is the output")
}

// active reports whether a compilation does more than its output.
func (w *watchFlags) active() bool {
	return w.passed+w.missed+w.analysis+w.remarks+w.bisect != "" || len(w.dump) > 0 || w.time || w.stats || w.check || w.limit >= 0
}

// watch is the data that one compilation collects for the flags.
type watch struct {
	flags *watchFlags
	dumps
	show    [3]*regexp.Regexp
	stats   stats.Stats
	remarks []driver.Remark
	phases  []phaseTime
}

type phaseTime struct {
	name string
	d    time.Duration
}

// install makes opt collect the data that the flags request. The error is one of the command line.
func (w *watchFlags) install(opt *driver.Options, stderr io.Writer) (*watch, error) {
	c := &watch{flags: w, dumps: dumps{err: stderr}}
	if w.before {
		opt.Begin = func(m *ir.Module, _ func(*ir.Func, ir.Value) (diag.Pos, string)) { c.dumps.begin(m) }
	}
	for _, d := range w.dump {
		pass, ok := strings.CutPrefix(d, "text:after=")
		if !ok {
			return nil, fmt.Errorf("-dump=%s: expected text:after=PASS", d)
		}
		if pass != "all" && !slices.Contains(legalize.Rows(), pass) {
			if err := passes.CheckName(pass); err != nil {
				return nil, fmt.Errorf("-dump=%s: %w", d, err)
			}
		}
		c.after = append(c.after, pass)
	}
	for i, text := range [...]string{w.passed, w.missed, w.analysis} {
		if text == "" {
			continue
		}
		var err error
		if c.show[i], err = regexp.Compile(text); err != nil {
			return nil, err
		}
	}
	if w.time {
		opt.Phase = func(name string, d time.Duration) { c.phases = append(c.phases, phaseTime{name, d}) }
	}
	if w.check {
		opt.Verify = func(m *ir.Module, pass string) error {
			if err := verify.Module(m); err != nil {
				return append(diag.List{{Where: "pass " + pass, Msg: "the module is not well formed after the pass: a bug of gonvvm", Code: diag.CodeBug}}, diag.Of(err)...)
			}
			return nil
		}
	}
	if w.remarks != "" || c.show != [3]*regexp.Regexp{} {
		opt.Remarks = func(r driver.Remark) { c.remarks = append(c.remarks, r) }
	}
	before := opt.Tune
	opt.Tune = func(o *passes.Options) {
		if before != nil {
			before(o)
		}
		if w.time || w.stats {
			c.stats.Count = w.stats
			o.Stats = &c.stats
		}
		if len(c.after) > 0 {
			o.Dump = c.dumps.changed
		}
		switch {
		case w.limit == 0:
			o.NoOptional = true
		case w.limit > 0:
			o.Bisect = w.limit
		}
	}
	return c, nil
}

// finish prints the collected data.
func (c *watch) finish() error {
	var lines bytes.Buffer
	for i := range c.remarks {
		r := &c.remarks[i]
		if x := c.show[r.Kind]; x != nil && x.MatchString(r.Pass) {
			d := diag.Diagnostic{
				Severity: diag.Note, File: r.File, Pos: r.Pos, Source: r.Source,
				Where: r.Func, Msg: r.Msg + " [-Rpass" + [...]string{"", "-missed", "-analysis"}[r.Kind] + "=" + r.Pass + "]",
			}
			c.err.Write(d.Append(nil))
		}
		if c.flags.remarks != "" {
			out, err := json.Marshal(struct {
				Kind     string `json:"kind"`
				Pass     string `json:"pass"`
				Function string `json:"function"`
				File     string `json:"file,omitempty"`
				Line     int32  `json:"line,omitempty"`
				Column   int32  `json:"column,omitempty"`
				Message  string `json:"message"`
			}{r.Kind.String(), r.Pass, r.Func, r.File, r.Pos.Line, r.Pos.Col, r.Msg})
			if err != nil {
				return err
			}
			lines.Write(append(out, '\n'))
		}
	}
	if c.flags.remarks != "" {
		if err := writeOutput(c.flags.remarks, lines.Bytes(), io.Discard); err != nil {
			return err
		}
	}
	if c.flags.time {
		c.printTimes()
	}
	if c.flags.stats {
		fmt.Fprintf(c.err, "%-30s %8s %8s %12s\n", "pass", "runs", "changed", "instructions")
		for _, p := range c.stats.Passes {
			fmt.Fprintf(c.err, "%-30s %8d %8d %+12d\n", p.Name, p.Runs, p.Changed, p.Insts)
		}
		if len(c.stats.Rules) > 0 {
			fmt.Fprintf(c.err, "\n%-30s %8s\n", "rule of instcombine", "rewrites")
		}
		for _, r := range c.stats.Rules {
			fmt.Fprintf(c.err, "%-30s %8d\n", r.Name, r.Count)
		}
	}
	return nil
}

// printTimes prints the phases as a tree, the passes below theirs. Times of passes are sums
// over the workers.
func (c *watch) printTimes() {
	total := time.Duration(0)
	for _, p := range c.phases {
		total += p.d
	}
	line := func(indent, name string, d time.Duration, note string) {
		fmt.Fprintf(c.err, "%s%-*s %9.3f ms %5.1f%%%s\n", indent, 34-len(indent), name, float64(d)/1e6, 100*float64(d)/float64(max(total, 1)), note)
	}
	line("", "total", total, "")
	for _, p := range c.phases {
		line("  ", p.name, p.d, "")
		if p.name != "the passes" {
			continue
		}
		for _, q := range c.stats.Passes {
			line("    ", q.Name, q.Time, fmt.Sprintf("  %d runs", q.Runs))
		}
	}
}
