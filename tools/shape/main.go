// Command shape reports on the form of the code: sizes of types, functions, files and packages, doc comments, names
// in comments that nothing has, and ways of speaking that hide the noun. Its test holds the numbers to ceilings.txt.
//
//	go run ./tools/shape [-list METRIC] [-lower]
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

//go:embed ceilings.txt
var ceilingsText string

func main() {
	list := flag.String("list", "", "print all that a metric found")
	write := flag.Bool("lower", false, "write the ceilings that have become lower")
	root := flag.String("root", ".", "the repository")
	flag.Parse()
	if err := run(*root, *list, *write); err != nil {
		fmt.Fprintln(os.Stderr, "shape:", err)
		os.Exit(1)
	}
}

func run(root, list string, write bool) error {
	r, err := measure(root)
	if err != nil {
		return err
	}
	fmt.Print(r.text(list))
	ceilings, err := parseCeilings(ceilingsText)
	if err != nil {
		return err
	}
	low, above := lower(ceilings, r.numbers())
	if write {
		return os.WriteFile(filepath.Join(root, "tools", "shape", "ceilings.txt"), []byte(formatCeilings(low)), 0o644)
	}
	if len(above) > 0 {
		return fmt.Errorf("above the ceilings:\n%s", strings.Join(above, "\n"))
	}
	return nil
}
