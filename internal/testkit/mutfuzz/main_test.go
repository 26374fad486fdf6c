package main

import (
	"testing"

	"gonvvm/internal/testkit"
)

// A few changed programs, by way of all levels and some passes; the command tries as many as one likes.
func TestSome(t *testing.T) {
	var paths []string
	for i, c := range testkit.Corpus(t, "raw", "O0", "typed") {
		if i%5 == 0 {
			paths = append(paths, c.Path)
		}
	}
	f := fuzzer{n: 100, seed: 1, arch: "sm_80", mix: 2, out: t.TempDir()}
	status, err := f.run(paths, false, 2)
	if err != nil || status != 0 {
		t.Errorf("status %d, %v: the command says more", status, err)
	}
	if 4*f.kept.Load() < f.n {
		t.Errorf("only %d of %d programs have a meaning", f.kept.Load(), f.n)
	}
}
