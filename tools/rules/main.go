// Command rules prints the rules of docs/requirements.md and the tests that name each of them, and fails if a rule
// is named by no test and has no reason for that in unnamed.txt, or if a citation names a rule that does not exist.
//
//	go run ./tools/rules [-missing]
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"os"
	"strings"
)

//go:embed unnamed.txt
var unnamed string

func main() {
	missing := flag.Bool("missing", false, "print only the rules that no test names")
	root := flag.String("root", ".", "the repository")
	flag.Parse()
	b, err := read(*root)
	var except map[string]string
	if err == nil {
		except, err = exceptions(unnamed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "rules:", err)
		os.Exit(2)
	}
	named := 0
	for _, r := range b.rules {
		if len(r.tests) > 0 {
			named++
		}
		switch {
		case len(r.tests) == 0:
			fmt.Printf("%s\t-\t%s\n", r.id, r.text)
		case !*missing:
			fmt.Printf("%s\t%s\n", r.id, strings.Join(r.tests, " "))
		}
	}
	fmt.Printf("%d of %d rules are named by a test\n", named, len(b.rules))
	if list := b.problems(except); len(list) > 0 {
		fmt.Fprintln(os.Stderr, strings.Join(list, "\n"))
		os.Exit(1)
	}
}
