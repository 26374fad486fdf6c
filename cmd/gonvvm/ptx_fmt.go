package main

import (
	"bytes"
	"flag"
	"fmt"

	"gonvvm/ptx"
)

// ptxFmtMain is `gonvvm ptx fmt`.
func ptxFmtMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm ptx fmt", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm ptx fmt [-w] [-l] FILE...\n\nPrints PTX in the canonical layout. Comments stay.\n\n")
		fs.PrintDefaults()
	}
	write := fs.Bool("w", false, "write the result to the file instead")
	list := fs.Bool("l", false, "print the names of files whose layout is not canonical instead; the exit status is 1 if there are any")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fs.Usage()
		return exitUsage
	}
	for _, path := range files {
		src, name, err := readInput(path, s.in)
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm: %v\n", err)
			return exitInput
		}
		out, err := ptx.Format(name, src)
		if err != nil {
			code = max(code, s.failed(err))
			continue
		}
		same := bytes.Equal(src, out)
		if *list && !same {
			fmt.Fprintln(s.out, name)
			code = max(code, exitInput)
		}
		switch {
		case *write && same, *list && !*write:
			continue
		case *write && path != "-":
			err = writeOutput(path, out, s.out)
		default:
			_, err = s.out.Write(out)
		}
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm: %v\n", err)
			return exitInput
		}
	}
	return code
}
