package main

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
)

// modeFlags are the flags of compile that choose the phases and the form of the output (S1-62 … S1-72).
type modeFlags struct {
	set       [len(modes)]*bool
	container *string
	keep      nameList
	threads   splitFlag
}

// modes lists the flags of the modes other than PTX.
var modes = [...]struct {
	name string
	mode driver.Mode
	text string
}{
	{"gen-lto", driver.ModeGenLTO, "first step of link-time optimization: write a container of bitcode instead of PTX"},
	{"gen-opt-lto", driver.ModeGenOptLTO, "the first step with inlining and other interprocedural passes"},
	{"gen-lto-and-llc", driver.ModeGenLTOAndLLC, "the first step, and PTX of the module alone; the container goes to the file of -lto-output"},
	{"link-lto", driver.ModeLinkLTO, "second step of link-time optimization: the inputs are the whole program; they are containers, bitcode or text"},
	{"lto", driver.ModeFullLTO, "both steps of link-time optimization"},
	{"emit-optix-ir", driver.ModeOptiXIR, "write optimized bitcode of LLVM 7, without loop-invariant code motion"},
}

func (f *modeFlags) register(fs *flag.FlagSet) {
	for i, m := range modes {
		f.set[i] = fs.Bool(m.name, false, m.text)
	}
	f.container = fs.String("lto-output", "", "`file` for the container of -gen-lto-and-llc")
	fs.Var(&f.keep, "keep", "with -link-lto and -lto: `NAME,…` of the variables that stay visible (default: all of them)")
	fs.Var(&f.threads, "split-compile", "compile functions on `N` threads (0: one for each processor); the output does not depend on it")
	fs.Var(&f.threads, "split-compile-extended", "the same as -split-compile")
}

// choose sets the options of the flags in opt and returns the mode.
func (f *modeFlags) choose(opt *driver.Options) (driver.Mode, error) {
	mode, chosen := driver.ModeCompile, ""
	for i, m := range modes {
		if !*f.set[i] {
			continue
		}
		if chosen != "" {
			return 0, fmt.Errorf("-%s and -%s cannot be used together", chosen, m.name)
		}
		mode, chosen = m.mode, m.name
	}
	if (*f.container != "") != (mode == driver.ModeGenLTOAndLLC) {
		return 0, errors.New("-gen-lto-and-llc needs -lto-output=FILE, and no other mode takes it")
	}
	opt.Workers, opt.Keep = f.threads.n, f.keep
	return mode, nil
}

// nameList is the values of a flag that takes names, with commas between them.
type nameList []string

func (l *nameList) String() string { return strings.Join(*l, ",") }

func (l *nameList) Set(s string) error {
	*l = append(*l, strings.Split(s, ",")...)
	return nil
}

// splitFlag is -split-compile, which may be given once (S1-72).
type splitFlag struct {
	given bool
	n     int
}

func (f *splitFlag) String() string { return "" }

func (f *splitFlag) Set(s string) error {
	n, err := strconv.Atoi(s)
	switch {
	case err != nil || n < 0:
		return errors.New("a number of threads is expected")
	case f.given:
		return errors.New("split compilation is defined more than once")
	}
	f.given, f.n = true, n
	return nil
}
