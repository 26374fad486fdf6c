// Command gen writes the tables of packages isa and target from the rows in
// def/*.isa. It runs in the folder of package isa (go generate) and is the
// only reader of the notation, which def/README.md describes.
//
// Errors carry the file and line of the row, or the Go position of a named
// opcode that no row spells.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	dir := flag.String("dir", ".", "folder of package isa")
	flag.Parse()
	if err := run(*dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// scanned are the packages, relative to package isa, whose Go files may name
// opcodes.
var scanned = []string{".", "../ptx", "../lowering", "../legalize", "../isel", "../ptxopt", "../ptxcheck", "../emu"}

func run(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "def", "*.isa"))
	if err != nil {
		return err
	}
	m := newModel()
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		m.load(f, string(src))
	}
	m.finish()
	var dirs []string
	for _, d := range scanned {
		dirs = append(dirs, filepath.Join(dir, d))
	}
	named := m.scanGo(dirs)
	if err := m.err(); err != nil {
		return err
	}
	out := []struct {
		name string
		text []byte
	}{
		{"atoms_gen.go", m.emitAtoms()},
		{"forms_gen.go", m.emitForms()},
		{"ops_gen.go", m.emitNamed(named)},
		{"intrinsics_gen.go", m.emitIntrinsics()},
		{"../target/features_gen.go", m.emitFeatures()},
	}
	if err := m.err(); err != nil {
		return err
	}
	for _, o := range out {
		path := filepath.Join(dir, o.name)
		if old, err := os.ReadFile(path); err == nil && string(old) == string(o.text) {
			continue
		}
		if err := os.WriteFile(path, o.text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
