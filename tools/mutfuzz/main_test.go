package main

import (
	"testing"

	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

// A few changed programs, at all levels and with some passes; the command tries any number.
func TestSome(t *testing.T) {
	var paths []string
	for i, c := range testkit.Corpus(t, "raw", "O0", "typed") {
		if i%5 == 0 {
			paths = append(paths, c.Path)
		}
	}
	f := fuzzer{Campaign: difftest.Campaign{N: 100, Seed: 1, Arch: "sm_80", Out: t.TempDir(), Workers: 2, MaxBad: 20}, mix: 2}
	status, err := f.run(paths, false)
	if err != nil || status != 0 {
		t.Errorf("status %d, %v: the command says more", status, err)
	}
	if 4*f.kept.Load() < f.N {
		t.Errorf("only %d of %d programs have a meaning", f.kept.Load(), f.N)
	}
}
