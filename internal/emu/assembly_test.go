package emu

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestAssemblyReadsVariables checks that symbols of Go that instructions of assembly name are variables: the linker also takes a function of that
// name, whose code is then read as the value. The handlers took the path for AVX-512 on every machine when wide was a function.
func TestAssemblyReadsVariables(t *testing.T) {
	symbol := regexp.MustCompile(`(^|[ (,])·(\w+)(\+\d+)?\(SB\)`)
	for _, dir := range []string{"simd", "tile"} {
		variables := map[string]bool{}
		sources, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, path := range sources {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, decl := range file.Decls {
				if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.VAR {
					for _, spec := range d.Specs {
						for _, name := range spec.(*ast.ValueSpec).Names {
							variables[name.Name] = true
						}
					}
				}
			}
		}
		read := 0
		assembly, _ := filepath.Glob(filepath.Join(dir, "*.s"))
		for _, path := range assembly {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for n, line := range strings.Split(string(text), "\n") {
				if first, _, _ := strings.Cut(line, " "); first == "TEXT" || first == "DATA" || first == "GLOBL" {
					continue
				}
				for _, m := range symbol.FindAllStringSubmatch(line, -1) {
					read++
					if !variables[m[2]] {
						t.Errorf("%s:%d: %s is not a variable of the package", path, n+1, m[2])
					}
				}
			}
		}
		if read == 0 {
			t.Errorf("%s: no instruction names a symbol of Go", dir)
		}
	}
}
