package main

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"gonvvm/emu"
	"gonvvm/internal/driver"
	"gonvvm/internal/launch"
	"gonvvm/internal/page"
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

// compiled writes the report of a compilation. The compilation is executed once more, and observed.
func (f reportFlag) compiled(opt *driver.Options, ins []driver.Input) error {
	if len(f) == 0 {
		return nil
	}
	r, _, err := report.Compile(context.Background(), opt, ins...)
	if err != nil {
		return err
	}
	return f.write(r)
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
	}
	return o.reports.write(o.report)
}
