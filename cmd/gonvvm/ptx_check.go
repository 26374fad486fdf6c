package main

import (
	"flag"
	"fmt"

	"gonvvm/diag"
	"gonvvm/ptx"
)

// ptxCheckMain is `gonvvm ptx check`. Warnings do not change the exit code.
func ptxCheckMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm ptx check", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm ptx check [flags] FILE...\n\nReports violations of the rules of the PTX ISA in PTX files.\n\n")
		fs.PrintDefaults()
	}
	arch := newArchFlag(fs, "", "the `architecture` that the code is to run on, if it is not that of .target")
	limit := fs.Int("max", 100, "stop a file after this `number` of diagnostics")
	quiet := fs.Bool("w", false, "no warnings")
	strict := fs.Bool("strict", false, "refuse spellings and types that ptxas takes although the PTX ISA does not have them; otherwise they are warnings")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	opt := ptx.CheckOptions{Arch: arch.String(), Max: *limit, Strict: *strict}
	if len(files) == 0 {
		fs.Usage()
		return exitUsage
	}
	for _, path := range files {
		src, name, err := readInput(path, s.in)
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm: %v\n", err)
			code = exitInput
			continue
		}
		var l diag.List
		for _, d := range ptx.Check(name, src, opt) {
			if d.Severity == diag.Error || !*quiet {
				l = append(l, d)
			}
		}
		s.report(l)
		if l.Err() != nil {
			code = exitInput
		}
	}
	return code
}
