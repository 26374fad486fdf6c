package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// verifyMain is `gonvvm verify`.
func verifyMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm verify", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm verify [flags] FILE...\n\nSays everything that is wrong with a module, or with several together.\n\n")
		fs.PrintDefaults()
	}
	rules := newDialectFlags(fs)
	arch := fs.String("arch", "sm_75", "`architecture`: the modern dialect is for compute_100 and later")
	notes := fs.Bool("notes", false, "also report constructs that are accepted and ignored")
	var libraries libraryList
	fs.Var(&libraries, "library", "`file` of which only the definitions that other files refer to are linked; may be repeated")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fmt.Fprint(s.err, "gonvvm verify: no input files\n")
		return exitUsage
	}
	opt := driver.Options{Triple: "nvptx64-nvidia-cuda", Notes: *notes}
	if err := rules.set(&opt); err != nil {
		fmt.Fprintf(s.err, "gonvvm verify: %v\n", err)
		return exitUsage
	}
	var err error
	if opt.SM, err = target.ParseSM(*arch); err != nil {
		fmt.Fprintf(s.err, "gonvvm verify: -arch=%s: %v\n", *arch, err)
		return exitUsage
	}
	ins, err := inputs(files, libraries, s)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	list := driver.Verify(&opt, ins...)
	if list.Err() != nil {
		return s.failed(list)
	}
	s.report(list)
	return exitOK
}

// dialectFlags are the flags that choose the rules a module is judged by.
type dialectFlags struct {
	dialect *string
	strict  *string
}

func newDialectFlags(fs *flag.FlagSet) *dialectFlags {
	f := &dialectFlags{dialect: fs.String("dialect", "auto", "rules for the input: nvvm, llvm, or auto: those of nvvm, as warnings, for a module with !nvvmir.version and the data layout of NVVM IR")}
	f.strict = new(string)
	fs.Var((*onOff)(f.strict), "strict", "hold NVVM IR to the text of its specification: on or off")
	return f
}

// onOff is a flag that is on, off, or given without a value.
type onOff string

func (o *onOff) String() string   { return string(*o) }
func (o *onOff) IsBoolFlag() bool { return true }

func (o *onOff) Set(s string) error {
	switch s {
	case "on", "true", "1":
		*o = "on"
	case "off", "false", "0":
		*o = "off"
	default:
		return errors.New("on or off is wanted")
	}
	return nil
}

// set applies the flags and the environment to the options: NVVM_IR_VER_CHK=0 turns the check of the IR version off.
func (f *dialectFlags) set(opt *driver.Options) error {
	d, ok := verify.DialectByName(*f.dialect)
	if !ok {
		return fmt.Errorf("-dialect=%s: the dialects are auto, nvvm and llvm", *f.dialect)
	}
	opt.Dialect, opt.Strict = d, *f.strict == "on"
	opt.NoVersion = os.Getenv("NVVM_IR_VER_CHK") == "0"
	return nil
}
