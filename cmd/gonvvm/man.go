package main

import (
	"fmt"
	"io"
	"strings"
)

// manMain is `gonvvm man`.
func manMain(args []string, s *streams) int {
	if len(args) == 1 && isHelp(args[0]) {
		fmt.Fprint(s.out, "usage: gonvvm man\n\nPrints the manual page gonvvm(1): gonvvm man > gonvvm.1; man ./gonvvm.1\n")
		return exitOK
	}
	if len(args) > 0 {
		fmt.Fprint(s.err, "usage: gonvvm man\n")
		return exitUsage
	}
	manual(s.out, document())
	return exitOK
}

// manual writes the manual page in the macros of man(7).
func manual(w io.Writer, list []documented) {
	quote := func(s string) string {
		s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
		lines := strings.Split(s, "\n")
		for i, l := range lines {
			if l = strings.TrimSpace(l); strings.HasPrefix(l, ".") || strings.HasPrefix(l, "'") {
				l = `\&` + l
			}
			lines[i] = l
		}
		return strings.Join(lines, "\n")
	}
	fmt.Fprint(w, ".TH GONVVM 1\n.SH NAME\ngonvvm \\- compile LLVM IR for NVIDIA GPUs to PTX, check PTX, and run it on the CPU\n.SH SYNOPSIS\n.B gonvvm\n.I SUBCOMMAND\n[\\fIflags\\fR] [\\fIFILE\\fR...]\n.SH SUBCOMMANDS\n")
	for _, d := range list {
		fmt.Fprintf(w, ".SS %s\n.B gonvvm %s\n%s\n.PP\n%s.\n", quote(d.name), quote(d.name), quote(d.args), quote(d.what))
		for _, f := range d.flags {
			value := ""
			if f.value != "" {
				value = "=\\fI" + quote(f.value) + "\\fR"
			}
			fmt.Fprintf(w, ".TP\n\\fB\\-%s\\fR%s\n%s\n", quote(f.name), value, quote(f.what))
		}
	}
	fmt.Fprint(w, `.SH EXIT STATUS
0: done; 1: the input is wrong; 2: the command line is wrong; 3: a bug of gonvvm.
.SH ENVIRONMENT
.TP
.B NO_COLOR
Diagnostics have no colour.
`)
}
