package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"gonvvm/diag"
	"gonvvm/emu"
	"gonvvm/internal/driver"
	"gonvvm/internal/launch"
	"gonvvm/internal/page"
	"gonvvm/internal/passes"
	"gonvvm/internal/report"
)

// reportFlag is -report: the files that a report is written to.
type reportFlag []string

func (f *reportFlag) String() string { return "" }
func (f *reportFlag) Set(s string) error {
	if !strings.HasSuffix(s, ".json") && !strings.HasSuffix(s, ".html") {
		return errors.New("expected a file whose name ends in .json or .html")
	}
	*f = append(*f, s)
	return nil
}

// reportUsage describes -report.
const reportUsage = "write a report of the passes, IR and PTX to `FILE.html|FILE.json`: a page that needs nothing else, or data (docs/report.md); may be repeated"

// emit is driver.Emit, and writes the report of the compilation if one is wanted. The PTX of the report is the output, unless that has line
// information: then the module is compiled twice.
func (f reportFlag) emit(opt *driver.Options, mode driver.Mode, ins []driver.Input) (*driver.Output, diag.List, error) {
	if len(f) == 0 {
		return driver.Emit(context.Background(), opt, mode, ins...)
	}
	if opt.LineInfo {
		out, notes, err := driver.Emit(context.Background(), opt, mode, ins...)
		if err == nil {
			_, _, err = f.observe(silent(opt), ins)
		}
		return out, notes, err
	}
	r, notes, err := f.observe(opt, ins)
	if err != nil {
		return nil, notes, err
	}
	return &driver.Output{PTX: r.Text()}, notes, nil
}

// observe compiles and writes the report.
func (f reportFlag) observe(opt *driver.Options, ins []driver.Input) (*report.Report, diag.List, error) {
	r, notes, err := report.Compile(context.Background(), opt, ins...)
	if err == nil {
		err = f.write(r)
	}
	return r, notes, err
}

// silent returns options with which the same compilation tells no hook about itself.
func silent(opt *driver.Options) *driver.Options {
	o := *opt
	o.Remarks, o.Phase = nil, nil
	o.Tune = func(p *passes.Options) {
		if opt.Tune != nil {
			opt.Tune(p)
		}
		p.Stats, p.Dump = nil, nil
	}
	return &o
}

// write writes a report, with the texts of the source files that can be read.
func (f reportFlag) write(r *report.Report) error {
	r.AddSources(os.ReadFile)
	data, err := json.Marshal(r)
	if err != nil {
		return err
	}
	for _, path := range f {
		out := append(data, '\n')
		if strings.HasSuffix(path, ".html") {
			if out, err = page.HTML(data); err != nil {
				return err
			}
		}
		if err := writeOutput(path, out, io.Discard); err != nil {
			return err
		}
	}
	return nil
}

// reported writes the report of a run.
func (o *runOptions) reported(p *launch.Program, out *launch.Outcome) error {
	l := p.Launches[0]
	var buffers []*emu.Arg
	for _, a := range out.Args {
		buffers = append(buffers, a.Buffers()...)
	}
	for i := range out.Runs {
		r := &out.Runs[i]
		cfg := emu.Config{Grid: l.Grid, Block: l.Block}
		o.report.AddRun(r.Kernel, &cfg, r.Result, buffers, "", r.Time.Seconds())
		if o.tracer != nil {
			o.report.AddTrace(o.tracer)
		}
	}
	return o.reports.write(o.report)
}
