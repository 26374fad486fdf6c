package main

import (
	"flag"
	"fmt"
	"os"

	"gonvvm/internal/driver"
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
	arch := newArchFlag(fs, "sm_75", "`architecture`: the modern dialect is for compute_100 and later")
	notes := fs.Bool("notes", false, "also report constructs that are accepted and ignored")
	each := fs.Bool("each", false, "verify each file alone, instead of all together")
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
	rules.set(&opt)
	opt.SM = arch.sm()
	if !*each {
		return verifyFiles(&opt, files, libraries, s)
	}
	for i := range files {
		code = max(code, verifyFiles(&opt, files[i:i+1], libraries, s))
	}
	return code
}

// verifyFiles verifies files together.
func verifyFiles(opt *driver.Options, files, libraries []string, s *streams) int {
	ins, err := inputs(files, libraries, s)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	list := driver.Verify(opt, ins...)
	if list.Err() != nil {
		return s.failed(list)
	}
	s.report(list)
	return exitOK
}

// dialectFlags are the flags that choose the rules a module is judged by.
type dialectFlags struct {
	dialect *choiceFlag
	strict  onOff
}

func newDialectFlags(fs *flag.FlagSet) *dialectFlags {
	f := &dialectFlags{dialect: newChoice(fs, "dialect", "auto", "rules for the input: `auto|nvvm|llvm`; auto: those of nvvm, as warnings, for a module with !nvvmir.version and the data layout of NVVM IR")}
	fs.Var(&f.strict, "strict", "hold NVVM IR to the text of its specification: `on|off`")
	return f
}

// set applies the flags and the environment to the options: NVVM_IR_VER_CHK=0 turns the check of the IR version off.
func (f *dialectFlags) set(opt *driver.Options) {
	opt.Dialect, _ = verify.DialectByName(f.dialect.value)
	opt.Strict = bool(f.strict)
	opt.NoVersion = os.Getenv("NVVM_IR_VER_CHK") == "0"
}
