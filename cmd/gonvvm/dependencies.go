package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// dependencyFlags are clang's flags that write a rule for make: the output depends on the inputs.
type dependencyFlags struct {
	write bool
	file  string
}

func (d *dependencyFlags) register(fs *flag.FlagSet) {
	fs.BoolVar(&d.write, "MD", false, "write a rule for make, by which the output depends on the inputs, to the file of -MF")
	fs.StringVar(&d.file, "MF", "", "`file` for the rule of -MD (default: the output with the ending .d)")
}

// check returns an error if the rule has no file or no target.
func (d *dependencyFlags) check(output string) error {
	switch {
	case !d.write && d.file != "":
		return errors.New("-MF needs -MD")
	case d.write && output == "-":
		return errors.New("-MD needs an output file: -o FILE")
	}
	return nil
}

// finish writes the rule for the targets after a compilation that ended with an exit code, and returns the code of both. output is the value
// of -o.
func (d *dependencyFlags) finish(code int, output string, targets, inputs []string, s *streams) int {
	if code != exitOK || !d.write {
		return code
	}
	file := d.file
	if file == "" {
		base := output
		if i := strings.LastIndexByte(base, '.'); i > strings.LastIndexAny(base, `/\`) {
			base = base[:i]
		}
		file = base + ".d"
	}
	if err := writeOutput(file, dependencyRule(targets, inputs), io.Discard); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// dependencyRule returns the rule. Blanks, '#' and '$' in names are escaped as make reads them; standard input is not a file.
func dependencyRule(targets, inputs []string) []byte {
	escape := strings.NewReplacer(" ", `\ `, "#", `\#`, "$", "$$").Replace
	var b []byte
	for i, t := range targets {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, escape(t)...)
	}
	b = append(b, ':')
	for i, f := range inputs {
		if f != "-" && !slices.Contains(inputs[:i], f) {
			b = append(append(b, " \\\n  "...), escape(f)...)
		}
	}
	return append(b, '\n')
}
