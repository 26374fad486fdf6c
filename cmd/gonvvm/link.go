package main

import (
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"gonvvm/internal/bitcode"
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
	output := fs.String("o", "-", "output `file`, - for standard output; bitcode if its name ends in .bc, else text")
	internalize := fs.Bool("internalize", false, "make all definitions internal except kernels and those of llvm.used and -keep, and remove unused ones")
	keep := fs.String("keep", "", "`names`, with commas between, that -internalize leaves visible")
	var libraries libraryList
	fs.Var(&libraries, "library", "`file` of which only the definitions that other files refer to are linked, as internal ones; may be repeated")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fmt.Fprint(s.err, "gonvvm link: no input files\n")
		return exitUsage
	}
	ins, err := inputs(files, libraries, s)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	m, notes, err := driver.Link(ins...)
	s.report(notes)
	if err != nil {
		return s.failed(err)
	}
	if *internalize {
		var list []string
		if *keep != "" {
			list = strings.Split(*keep, ",")
		}
		s.report(driver.Internalize(m, list))
	}
	if filepath.Ext(*output) == ".bc" {
		return writeBitcode(m, bitcode.Modern, *output, s)
	}
	if err := streamOutput(*output, s.out, func(w io.Writer) error { return ir.Write(w, m, ir.Stream{}) }); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}
