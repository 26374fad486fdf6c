package main

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// disMain is `gonvvm dis`: bitcode in, text out.
func disMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm dis", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm dis [flags] FILE\n\nWrites LLVM bitcode as text, in the form of LLVM 22: FILE.bc gives FILE.ll.\n"+
			"Text is read as well and written back in that form.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "", "output `file`, - for standard output (default: FILE with the ending .ll)")
	names := fs.Bool("names", true, "keep the names of local values")
	upgrade := fs.Bool("upgrade", true, "replace what older versions of LLVM wrote by its present form")
	file, code, ok := oneFile(fs, args, s)
	if !ok {
		return code
	}
	data, name, err := readInput(file, s.in)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	text, err := disassemble(name, data, *names, *upgrade)
	if err != nil {
		return printError(s.err, err)
	}
	out := *output
	if out == "" {
		if out = "-"; file != "-" {
			out = strings.TrimSuffix(file, filepath.Ext(file)) + ".ll"
		}
		if out == file {
			fmt.Fprintf(s.err, "gonvvm dis: the output would replace %s: name another file with -o\n", file)
			return exitUsage
		}
	}
	if err := writeOutput(out, text, s.out); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// disassemble returns the text of the modules in data, one behind the other.
func disassemble(name string, data []byte, names, upgrade bool) ([]byte, error) {
	if !bitcode.Is(data) {
		m, err := llasm.Parse(name, data, llasm.Options{KeepNames: names, NoUpgrade: !upgrade})
		if err != nil {
			return nil, err
		}
		return ir.Append(nil, m), nil
	}
	all, err := bitcode.OpenAll(name, data, bitcode.Options{KeepNames: names, NoUpgrade: !upgrade})
	if err != nil {
		return nil, err
	}
	text := make([]byte, 0, 8*len(data)) // about what the text of a module with names takes
	for _, l := range all {
		if err := l.MaterializeAll(); err != nil {
			return nil, err
		}
		text = ir.Append(text, l.Module)
	}
	return text, nil
}
