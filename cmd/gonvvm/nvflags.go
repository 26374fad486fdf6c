package main

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// nvFlag is a flag of one of NVIDIA's tools: its names without dashes, long and short ones, separated by blanks.
type nvFlag struct {
	names string
	value bool
	set   func(value string) error // nil: no effect here
}

// errValue is the error of a set function for a value that it does not know.
var errValue = errors.New("value not defined")

// findNVFlag returns the flag with a name, or nil.
func findNVFlag(flags []nvFlag, name string) *nvFlag {
	for i := range flags {
		for n := range strings.FieldsSeq(flags[i].names) {
			if n == name {
				return &flags[i]
			}
		}
	}
	return nil
}

// parseNVFlags reads the command line of one of NVIDIA's tools and returns the other arguments. Values follow "=" or are the next
// argument; -O3, -m64, "-l" and "-L" have theirs at the end. @FILE stands for the arguments in a file. Flags that are not in the
// table are an error unless others is true: then they have no value.
func parseNVFlags(args []string, flags []nvFlag, others bool) (files []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if name, ok := strings.CutPrefix(arg, "@"); ok {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			args = append(strings.Fields(string(text)), args...)
			continue
		}
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			files = append(files, arg)
			continue
		}
		name, value, given := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		f := findNVFlag(flags, name)
		if f == nil && len(name) > 1 && strings.ContainsRune("OmlL", rune(name[0])) && !strings.HasPrefix(arg, "--") {
			if short := findNVFlag(flags, name[:1]); short != nil && short.value {
				f, value, given = short, strings.TrimLeft(arg, "-")[1:], true
			}
		}
		switch {
		case f == nil && others:
			continue
		case f == nil:
			return nil, fmt.Errorf("unknown option '%s'", arg)
		case f.value && !given && len(args) == 0:
			return nil, fmt.Errorf("argument expected after '%s'", arg)
		case f.value && !given:
			value, args = args[0], args[1:]
		}
		if f.set == nil {
			continue
		}
		if err := f.set(value); errors.Is(err, errValue) {
			return nil, fmt.Errorf("value '%s' is not defined for option '%s'", value, name)
		} else if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// nvTool answers the flags that all of NVIDIA's tools have, with the text of -help; false if there is none of them.
func nvTool(name, usage string, args []string, s *streams) bool {
	for _, arg := range args {
		switch strings.TrimLeft(arg, "-") {
		case "version", "V":
			fmt.Fprintf(s.out, "%s: gonvvm in the place of NVIDIA's tool\nCuda compilation tools, release 13.0, V13.0.0\n", name)
			return true
		case "help", "h":
			fmt.Fprint(s.out, usage)
			return true
		}
	}
	return false
}
