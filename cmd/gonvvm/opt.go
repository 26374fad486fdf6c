package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/passes/bisect"
)

// optMain is `gonvvm opt`: LLVM IR in, LLVM IR out.
func optMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm opt", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm opt [flags] FILE...\n\nRuns the passes of the middle end on LLVM IR and prints the result as text.\n\n")
		fs.PrintDefaults()
	}
	arch := newArchFlag(fs, "sm_75", "`architecture` to optimise for")
	output := fs.String("o", "-", "output `file`, - for standard output")
	list := fs.String("passes", "", "run only these passes, `NAME,NAME,...`, in this order; default<O2> or default<Os> is a level")
	level := newLevelFlags(fs)
	fs.Bool("S", true, "print text (always)")
	show := fs.Bool("print-passes", false, "list the passes")
	codegen := fs.Bool("codegen", false, "only the optimisations of llc: nothing across functions and no loop transformations")
	ftz := newZeroOne(fs, "ftz", false, "flush f32 subnormals to zero: `0|1`")
	workers := fs.Int("split-compile", 0, "optimise functions on `N` threads (0: one for each processor)")
	var w watchFlags
	w.register(fs)
	device := newLibdeviceFlag(fs, "none")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if *show {
		printPasses(s)
		return exitOK
	}
	bad := func(format string, args ...any) int {
		fmt.Fprintf(s.err, "gonvvm opt: "+format+"\n", args...)
		return exitUsage
	}
	if len(files) == 0 {
		return bad("no input files")
	}
	opt := driver.Options{Codegen: driver.Codegen{LLC: *codegen, FTZ: bool(*ftz)}, Workers: *workers, Triple: "nvptx64-nvidia-cuda", Libdevice: device.input()}
	level.set(&opt)
	if ok, err := namedLevel(*list, &opt); err != nil {
		return bad("%v", err)
	} else if ok {
		*list = ""
	}
	if opt.Level == 0 {
		opt.Without = append(opt.Without, "mem2reg") // as opt -O0
	}
	if *list != "" {
		names := strings.Split(*list, ",")
		for i, n := range names {
			names[i] = strings.TrimSpace(n)
			if err := passes.CheckName(names[i]); err != nil {
				return bad("-passes: %v", err)
			}
		}
		opt.Tune = func(o *passes.Options) { o.Passes = names }
	}
	opt.SM = arch.sm()
	ins, err := inputs(files, nil, s)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	emit := func(o *driver.Options) ([]byte, error) {
		m, _, err := driver.Optimise(context.Background(), o, ins...)
		if err != nil {
			return nil, err
		}
		return ir.Append(nil, m), nil
	}
	if w.bisect != "" {
		return bisectPasses(&opt, w.bisect, ".ll", emit, s)
	}
	c, err := w.install(&opt, s.err)
	if err != nil {
		return bad("%v", err)
	}
	stop := w.showPhases(s, &opt, "optimizing "+ins[0].Name)
	m, notes, err := driver.Optimise(context.Background(), &opt, ins...)
	stop()
	s.report(notes)
	if e := c.finish(); e != nil && err == nil {
		err = e
	}
	if err != nil {
		return s.failed(err)
	}
	if err := streamOutput(*output, s.out, func(w io.Writer) error { return ir.Write(w, m, ir.Stream{}) }); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// printPasses lists the passes with the unit that each works on.
func printPasses(s *streams) {
	for _, p := range passes.All() {
		what := "function"
		if p.Module {
			what = "module"
		}
		when := "from -O" + strconv.Itoa(p.Level)
		switch {
		case p.Required:
			when = "always"
		case p.Level == 0:
			when = "at -O0 only"
		}
		fmt.Fprintf(s.out, "%-30s %-9s %s\n", p.Name, what, when)
	}
}

// bisectPasses finds the execution of a pass that makes a command fail on the output, which is in a temporary file with the
// given extension.
func bisectPasses(opt *driver.Options, command, ext string, emit func(*driver.Options) ([]byte, error), s *streams) int {
	words := strings.Fields(command)
	if len(words) == 0 {
		fmt.Fprintln(s.err, "gonvvm: -bisect needs a command")
		return exitUsage
	}
	file, err := createTemporary(filepath.Join(os.TempDir(), "gonvvm-bisect-"), ext, 0o600)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	file.Close()
	defer dropTemporary(file.Name())
	defer os.Remove(file.Name())
	found, err := bisect.Find(func(limit bisect.Limit, note func(bisect.Culprit)) (bool, error) {
		o := *opt
		before := opt.Tune
		o.Tune = func(p *passes.Options) {
			if before != nil {
				before(p)
			}
			p.SetLimit(limit)
			p.Note = note
		}
		text, err := emit(&o)
		if err != nil {
			return true, nil // an input that does not compile is bad
		}
		if err := os.WriteFile(file.Name(), text, 0o600); err != nil {
			return false, err
		}
		var out bytes.Buffer
		cmd := exec.Command(words[0], append(words[1:], file.Name())...)
		cmd.Stdout, cmd.Stderr = &out, &out
		err = cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			return false, err
		}
		return err != nil, nil
	})
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	where := "on the module"
	if found.Func != "" {
		where = "on function " + found.Func
	}
	if found.Rewrite > 0 {
		where += fmt.Sprintf(", rewrite %d by rule %s", found.Rewrite, found.Rule)
	}
	fmt.Fprintf(s.out, "pass %s %s, execution %d: good with -bisect-limit=%d, bad with -bisect-limit=%d\n", found.Pass, where, found.Number, found.Number-1, found.Number)
	return exitOK
}
