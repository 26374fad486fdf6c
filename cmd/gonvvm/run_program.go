package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"gonvvm/diag"
	"gonvvm/emu"
	"gonvvm/internal/cudriver"
	"gonvvm/internal/debugger"
	"gonvvm/internal/driver"
	"gonvvm/internal/launch"
	"gonvvm/internal/report"
)

// errReported is the error of an input whose mistakes have been reported; its exit code is known.
type errReported int

func (errReported) Error() string { return "the input is wrong" }

// program reads the files of a run.
func (o *runOptions) program(s *streams) (p *launch.Program, code int) {
	load := func(path string) ([]byte, string, error) {
		text, name, code := o.load(s, path)
		if text == nil {
			return nil, "", errReported(code)
		}
		return text, name, nil
	}
	var err error
	if o.script == "" {
		var m launch.Module
		m.Text, m.File, err = load(o.file)
		p = &launch.Program{Modules: []launch.Module{m}, Launches: []launch.Launch{{
			Kernel: o.kernel, Grid: emu.Dim(o.grid), Block: emu.Dim(o.block), Cluster: emu.Dim(o.cluster), Shared: o.shared, Args: o.args,
		}}}
	} else if p, err = o.openScript(s, load); err != nil {
		err = fmt.Errorf("%s: %w", o.script, err)
	}
	var reported errReported
	switch {
	case errors.As(err, &reported):
		return nil, int(reported)
	case err != nil:
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return nil, exitInput
	}
	return p, exitOK
}

// openScript reads the script. The names of its files are relative to its folder.
func (o *runOptions) openScript(s *streams, load func(string) ([]byte, string, error)) (*launch.Program, error) {
	text, _, err := readInput(o.script, s.in)
	if err != nil {
		return nil, err
	}
	c, err := launch.ParseScript(text)
	if err != nil {
		return nil, err
	}
	from := func(name string) string {
		if filepath.IsAbs(name) || o.script == "-" {
			return name
		}
		return filepath.Join(filepath.Dir(o.script), name)
	}
	for name, file := range c.Modules {
		c.Modules[name] = from(file)
	}
	o.print = append(o.print, c.Print...)
	for _, e := range c.Expect {
		name, file, _ := strings.Cut(e, ":")
		o.expect = append(o.expect, name+":"+from(file))
	}
	for _, w := range c.Write {
		name, file, _ := strings.Cut(w, ":")
		o.write = append(o.write, name+":"+from(file))
	}
	return launch.Open(c, o.file, load, func(name string) ([]byte, error) { return readFile(from(name)) })
}

// execute runs the launches with an order of the threads.
func (o *runOptions) execute(ctx context.Context, s *streams, p *launch.Program, schedule launch.Schedule, state *launchState) (*launch.Outcome, error) {
	printed := s.out
	if o.json {
		printed = s.err
	}
	debug := o.debugger(s)
	defer state.end()
	out, err := p.Execute(ctx, o.memory, func(l *launch.Launch, m *emu.Module) (cfg emu.Config, err error) {
		cfg = emu.Config{
			NoSanitize: !bool(o.sanitize), NoSIMD: !bool(o.simd), Workers: o.workers, Seed: schedule.Seed, Preemptions: schedule.Preemptions, Stack: o.stack, Steps: o.steps, Stats: o.stats, Lines: o.profile.set || o.report != nil, NaN: o.nan, Integer: o.integer,
			WeakMemory: o.memoryModel.value == "weak", Stdout: printed, Progress: state.begin(l),
		}
		if debug != nil {
			cfg.Debug = debug.Before
			err = debug.Begin(m)
		}
		if o.trace.set {
			if o.tracer, err = o.report.NewTracer(o.trace.block, o.trace.warp); err == nil {
				cfg.Debug = o.tracer.Step
			}
		}
		return cfg, err
	})
	if debug != nil {
		for _, b := range debug.Breakpoints() {
			if !b.Found {
				fmt.Fprintf(s.err, "gonvvm run: -break=%s: no instruction of a launched module is there\n", b)
			}
		}
	}
	return out, err
}

// debugger returns the debugger that the flags request, or nil.
func (o *runOptions) debugger(s *streams) *debugger.Session {
	if len(o.breaks) == 0 && !o.debug {
		return nil
	}
	out, _ := s.direct()
	d := debugger.NewPrompt(s.in, out, o.debug).Session
	for i := range o.breaks {
		b := o.breaks[i]
		d.Add(&b)
	}
	return d
}

// launchState is the progress of the launch that is running.
type launchState struct {
	mu       sync.Mutex
	progress cudriver.Progress
	start    time.Time
}

func (l *launchState) begin(of *launch.Launch) func(done, total int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.start = time.Now()
	l.progress = cudriver.Progress{Launch: l.progress.Launch + 1, Kernel: of.Kernel, Total: max(1, of.Grid.X) * max(1, of.Grid.Y) * max(1, of.Grid.Z)}
	return func(done, total int) {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.progress.Done, l.progress.Total = done, total
	}
}

func (l *launchState) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.progress.Ended = true
}

func (l *launchState) read() *cudriver.Progress {
	l.mu.Lock()
	defer l.mu.Unlock()
	p := l.progress
	p.Time = time.Since(l.start)
	if p.Launch == 0 {
		return nil
	}
	return &p
}

// load returns the PTX of a file, which is compiled if it is LLVM IR.
func (o *runOptions) load(s *streams, path string) (text []byte, name string, code int) {
	opt := driver.Options{Codegen: driver.Codegen{Level: int(o.level), FMA: true, LineInfo: true}, Triple: "nvptx64-nvidia-cuda", Libdevice: o.front.libdevice(autoLibdevice).input()}
	opt.SM = o.arch.sm()
	text, name, err := o.front.input(&opt, path, s)
	if err != nil {
		return nil, "", s.unread("gonvvm run", err)
	}
	if !isIR(name, text) {
		if len(o.reports) > 0 {
			if o.report, err = report.ReadPTX(name, text); err != nil {
				return nil, "", s.failed(err)
			}
		}
		return text, name, exitOK
	}
	if len(o.reports) > 0 {
		var notes diag.List
		o.report, notes, err = report.Compile(context.Background(), &opt, driver.Input{Name: name, Data: text})
		s.report(notes)
		if err != nil {
			return nil, "", s.failed(err)
		}
		return o.report.Text(), name + " (PTX)", exitOK
	}
	out, notes, err := driver.Compile(context.Background(), &opt, driver.Input{Name: name, Data: text})
	s.report(notes)
	if err != nil {
		return nil, "", s.failed(err)
	}
	return out.PTX, name + " (PTX)", exitOK
}
