package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// asMain is `gonvvm as`: text in, bitcode out.
func asMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm as", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm as [flags] FILE\n\nWrites LLVM IR as bitcode: FILE.ll gives FILE.bc.\n"+
			"$LLVM_OVERRIDE_PRODUCER replaces the name of the producer in it.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "", "output `file`, - for standard output (default: FILE with the ending .bc)")
	dialect := fs.String("dialect", "modern", "`version` of the bitcode: modern (LLVM 22) or llvm7 (7.0.1, typed pointers)")
	file, code, ok := oneFile(fs, args, s)
	if !ok {
		return code
	}
	opt := bitcode.WriteOptions{Producer: os.Getenv("LLVM_OVERRIDE_PRODUCER")}
	switch *dialect {
	case "modern":
	case "llvm7":
		opt.Dialect = bitcode.LLVM7
	default:
		fmt.Fprintf(s.err, "gonvvm as: -dialect=%s: the dialects are modern and llvm7\n", *dialect)
		return exitUsage
	}
	data, name, err := readInput(file, s.in)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	m, err := readModule(name, data)
	if err != nil {
		return printError(s.err, err)
	}
	bc, err := bitcode.Append(nil, m, opt)
	if err != nil {
		return printError(s.err, err)
	}
	out := *output
	if out == "" {
		if out = "-"; file != "-" {
			out = strings.TrimSuffix(file, filepath.Ext(file)) + ".bc"
		}
	}
	if err := writeOutput(out, bc, s.out); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// readModule reads a module in either form, with the names of local values.
func readModule(name string, data []byte) (*ir.Module, error) {
	if bitcode.Is(data) {
		return bitcode.Read(name, data, bitcode.Options{KeepNames: true})
	}
	return llasm.Parse(name, data, llasm.Options{KeepNames: true})
}

// oneFile parses flags, which may stand on both sides of the name of the only
// file. Without ok the exit code is final.
func oneFile(fs *flag.FlagSet, args []string, s *streams) (file string, code int, ok bool) {
	var files []string
	for {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return "", exitOK, false
			}
			return "", exitUsage, false
		}
		if fs.NArg() == 0 {
			break
		}
		files = append(files, fs.Arg(0))
		args = fs.Args()[1:]
	}
	if len(files) != 1 {
		fmt.Fprintf(s.err, "%s: one input file is needed, got %d\n", fs.Name(), len(files))
		return "", exitUsage, false
	}
	return files[0], exitOK, true
}
