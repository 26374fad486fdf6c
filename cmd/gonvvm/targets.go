package main

import (
	"fmt"
	"strings"

	"gonvvm/internal/target"
)

// targetsMain is `gonvvm targets`.
func targetsMain(args []string, s *streams) int {
	if len(args) == 1 && isHelp(args[0]) {
		fmt.Fprintln(s.out, "usage: gonvvm targets\n\nLists the architectures and PTX versions.")
		return exitOK
	}
	if len(args) != 0 {
		fmt.Fprintln(s.err, "usage: gonvvm targets")
		return exitUsage
	}
	fmt.Fprintln(s.out, "architecture  lowest PTX version")
	for _, a := range target.Archs() {
		fmt.Fprintf(s.out, "%-12s  %s\n", a.SM, a.Min)
	}
	var v []string
	for _, p := range target.Versions() {
		v = append(v, p.String())
	}
	fmt.Fprintf(s.out, "\nPTX versions: %s\n", strings.Join(v, " "))
	return exitOK
}
