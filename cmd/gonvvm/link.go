package main

import (
	"flag"
	"fmt"

	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
)

// linkMain is `gonvvm link`.
func linkMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm link", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm link [flags] FILE...\n\nMakes one module of several.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "-", "output `file`, - for standard output")
	var libraries libraryList
	fs.Var(&libraries, "library", "`file` of which only what the others refer to is taken, made internal; may be repeated")
	files, code, ok := parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fmt.Fprint(s.err, "gonvvm link: there is no input file\n")
		return exitUsage
	}
	ins, err := inputs(files, libraries, s)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	m, notes, err := driver.Link(ins...)
	printDiagnostics(s.err, notes)
	if err != nil {
		return printError(s.err, err)
	}
	if err := writeOutput(*output, ir.Append(nil, m), s.out); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}
