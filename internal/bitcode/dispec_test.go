package bitcode

import (
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/llasm"
)

// The reader of text knows every node and field that has a place in a record: two tables of one thing.
func TestSpecsAreKnown(t *testing.T) {
	known := 0
	for _, specs := range [...][]diSpec{diSpecs[:], oldSpecs[:]} {
		for _, s := range specs {
			for _, f := range s.fields {
				if f.name == "" {
					continue
				}
				warn := func(d *diag.Diagnostic) { t.Error(d) }
				// An error, of another field that is missing, does not matter here.
				_, _ = llasm.Parse("t.ll", []byte("!0 = distinct !"+s.name+"("+f.name+": null)\n"), llasm.Options{Warn: warn})
				known++
			}
		}
	}
	if known < 300 {
		t.Errorf("%d fields", known)
	}
}
