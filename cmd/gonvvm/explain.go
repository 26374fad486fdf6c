package main

import (
	"fmt"
	"strings"

	"gonvvm/diag"
)

// explainMain is `gonvvm explain`.
func explainMain(args []string, s *streams) int {
	if len(args) == 1 && isHelp(args[0]) {
		fmt.Fprint(s.out, "usage: gonvvm explain CODE\n\nSays more about a diagnostic, with an example. The codes are:\n\n")
		diag.Codes(func(i *diag.Info) bool {
			fmt.Fprintf(s.out, "  %s  %s\n", i.Code, i.Title)
			return true
		})
		return exitOK
	}
	if len(args) != 1 {
		fmt.Fprint(s.err, "usage: gonvvm explain CODE\n    hint: gonvvm explain -help lists the codes\n")
		return exitUsage
	}
	i := diag.Lookup(diag.Code(strings.ToUpper(args[0])))
	if i == nil {
		fmt.Fprintf(s.err, "gonvvm explain: unknown code %q\n    hint: gonvvm explain -help lists the codes\n", args[0])
		return exitUsage
	}
	fmt.Fprintf(s.out, "%s: %s\n\n%s\n", i.Code, i.Title, i.Text)
	if i.Example != "" {
		text := strings.TrimRight(i.Example, "\n")
		if first, rest, _ := strings.Cut(text, "\n"); first == "; ll" || first == "// ptx" { // the form of most examples
			text = rest
		}
		fmt.Fprintf(s.out, "\nExample:\n\n    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
	}
	return exitOK
}
