package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
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

// finish writes the rule after a compilation that ended with an exit code, and returns the code of both.
func (d *dependencyFlags) finish(code int, output string, inputs []string, s *streams) int {
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
	if err := writeOutput(file, dependencyRule(output, inputs), io.Discard); err != nil {
		fmt.Fprintf(s.err, "gonvvm: %v\n", err)
		return exitInput
	}
	return exitOK
}

// dependencyRule returns the rule. Blanks, '#' and '$' in names are escaped as make reads them; standard input is not a file.
func dependencyRule(output string, inputs []string) []byte {
	escape := strings.NewReplacer(" ", `\ `, "#", `\#`, "$", "$$").Replace
	b := append([]byte(escape(output)), ':')
	for _, f := range inputs {
		if f != "-" {
			b = append(append(b, " \\\n  "...), escape(f)...)
		}
	}
	return append(b, '\n')
}
