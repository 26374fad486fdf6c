package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
)

// compilation is a compilation for one architecture, with its output files.
type compilation struct {
	opt            *driver.Options
	mode           driver.Mode
	watch          *watchFlags
	reports        reportFlag
	results        *results // a cache, or nil
	ins            []driver.Input
	out, container string // container: "" for none
}

// each returns the compilations for several architectures. If there is more than one, the files of each have its name.
func (c *compilation) each(archs archList) ([]compilation, error) {
	if len(archs) == 1 {
		c.opt.SM = archs[0].sm
		return []compilation{*c}, nil
	}
	switch {
	case c.out == "-":
		return nil, errors.New("several architectures need -o FILE.ptx: each gets a file with its name, such as FILE." + archs[0].name + ".ptx")
	case c.watch.bisect != "":
		return nil, errors.New("-bisect takes one architecture")
	}
	var jobs []compilation
	for _, a := range archs {
		one, opt, watch := *c, *c.opt, *c.watch
		opt.SM = a.sm
		one.opt, one.watch = &opt, &watch
		one.out, one.container = named(c.out, a.name), named(c.container, a.name)
		watch.remarks = named(watch.remarks, a.name)
		one.reports = nil
		for _, file := range c.reports {
			one.reports = append(one.reports, named(file, a.name))
		}
		jobs = append(jobs, one)
	}
	return jobs, nil
}

// named returns a file name with the name of an architecture before its ending. A device and "" stay.
func named(file, arch string) string {
	if file == "" || strings.HasPrefix(file, "/dev/") {
		return file
	}
	ext := filepath.Ext(file)
	return strings.TrimSuffix(file, ext) + "." + arch + ext
}

// outputNames returns the files that compilations write.
func outputNames(jobs []compilation) (names []string) {
	for _, c := range jobs {
		names = append(names, c.out)
	}
	return names
}

// pendingFile is an output file that is written when all compilations have ended without an error.
type pendingFile struct {
	path string
	data []byte
}

// readInputs reads the inputs of compilations. Compilers of other languages are called for each architecture.
func readInputs(jobs []compilation, front *frontendFlags, files, libraries []string, s *streams) error {
	var stdin []byte
	again := len(jobs) > 1 && slices.Contains(files, "-")
	if again {
		var err error
		if stdin, err = io.ReadAll(s.in); err != nil {
			return err
		}
	}
	for i := range jobs {
		if again {
			s.in = bytes.NewReader(stdin)
		}
		var err error
		if jobs[i].ins, err = front.inputs(jobs[i].opt, files, libraries, s); err != nil {
			return err
		}
	}
	return nil
}

// compileWatched executes compilations, and prints and writes the data that flags request.
func compileWatched(jobs []compilation, s *streams) int {
	if c := &jobs[0]; c.watch.bisect != "" {
		return bisectPasses(c.opt, c.watch.bisect, ".ptx", func(o *driver.Options) ([]byte, error) {
			r, _, err := driver.Emit(context.Background(), o, c.mode, c.ins...)
			if err != nil {
				return nil, err
			}
			return r.Main(), nil
		}, s)
	}
	var said diagnosticSet
	var out []pendingFile
	for i := range jobs {
		list, code := jobs[i].run(&said, s)
		if code != exitOK {
			return code
		}
		out = append(out, list...)
	}
	for _, f := range out {
		if err := writeOutput(f.path, f.data, s.out); err != nil {
			fmt.Fprintf(s.err, "gonvvm: %v\n", err)
			return exitInput
		}
	}
	return exitOK
}

// run compiles for one architecture.
func (c *compilation) run(said *diagnosticSet, s *streams) ([]pendingFile, int) {
	w, err := c.watch.install(c.opt, s.err)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm compile: %v\n", err)
		return nil, exitUsage
	}
	stop := c.watch.showPhases(s, c.opt, "compiling "+c.ins[0].Name+" for "+c.opt.SM.String())
	main, container, notes, err := c.emit(s)
	stop()
	s.report(said.new(notes))
	if e := w.finish(); e != nil && err == nil {
		err = e
	}
	if err != nil {
		return nil, s.failed(err)
	}
	out := []pendingFile{{c.out, main}}
	if c.container != "" {
		out = append(out, pendingFile{c.container, container})
	}
	return out, exitOK
}

// emit returns the outputs, from the cache if no flag is about the compilation itself.
func (c *compilation) emit(s *streams) (main, container []byte, notes diag.List, err error) {
	if c.results != nil && !c.watch.active() && len(c.reports) == 0 && c.container == "" {
		main, notes, err = c.results.emit(c.opt, c.mode, c.ins, s)
		return main, nil, notes, err
	}
	r, notes, err := c.reports.emit(c.opt, c.mode, c.ins)
	if err != nil {
		return nil, nil, notes, err
	}
	return r.Main(), r.IR, notes, nil
}

// diagnosticSet holds the diagnostics that have been reported: those about the input would come again for each architecture.
type diagnosticSet map[string]bool

// new returns the diagnostics that have not been reported.
func (m *diagnosticSet) new(list diag.List) (out diag.List) {
	if *m == nil {
		*m = diagnosticSet{}
	}
	for _, d := range list {
		text := string(d.Append(nil))
		if !(*m)[text] {
			(*m)[text] = true
			out = append(out, d)
		}
	}
	return out
}
