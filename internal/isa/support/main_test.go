package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/testkit"
)

// TestUpToDate fails if the rows have changed and the document has not.
func TestUpToDate(t *testing.T) {
	path := filepath.Join("..", "..", "..", "docs", "isa-support.md")
	old, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if text := document(); !bytes.Equal(old, text) {
		t.Errorf("docs/isa-support.md is old: go generate ./internal/isa\n%s", testkit.Diff(old, text))
	}
}

// TestLowest finds a target for every form.
func TestLowest(t *testing.T) {
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		if _, _, ok := lowest(f); !ok {
			t.Errorf("%s: no target", isa.Opcode(f))
		}
	}
	row := regexp.MustCompile("\n\\| `tcgen05.ld.sync.aligned` \\| \\d+ \\| sm_10")
	if !row.Match(document()) {
		t.Error("no row for tcgen05.ld")
	}
}
