package main

import "fmt"

// ptxCommands returns the subcommands of `gonvvm ptx` in the order of the help.
func ptxCommands() []command {
	return []command{
		{"check", "[-arch=sm_XX] FILE...", "check files against the rules of the PTX ISA", ptxCheckMain},
		{"fmt", "[-w] [-l] FILE...", "print PTX in the canonical layout", ptxFmtMain},
		{"stat", "[-json] FILE...", "count instructions, registers and memory", ptxStatMain},
	}
}

// ptxMain is `gonvvm ptx`.
func ptxMain(args []string, s *streams) int {
	out, code := s.err, exitUsage
	if len(args) > 0 {
		for _, c := range ptxCommands() {
			if c.name == args[0] {
				return c.run(args[1:], s)
			}
		}
		if isHelp(args[0]) {
			out, code = s.out, exitOK
		} else {
			fmt.Fprintf(s.err, "gonvvm ptx: unknown subcommand %q\n\n", args[0])
		}
	}
	for _, c := range ptxCommands() {
		fmt.Fprintf(out, "  gonvvm ptx %-30s %s\n", c.name+" "+c.args, c.what)
	}
	return code
}
