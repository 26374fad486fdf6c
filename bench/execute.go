package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

// executed runs the launches that the source beside module in describes on the PTX
// in path, and returns how many instructions the threads of each kernel execute.
// A module without such a source gives nothing.
func executed(path, in string) (map[string]uint64, error) {
	stem, _, _ := strings.Cut(filepath.Base(in), ".")
	source, err := os.ReadFile(filepath.Join(filepath.Dir(in), stem+".cu"))
	if err != nil {
		return nil, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	counts := map[string]uint64{}
	for line := range strings.SplitSeq(string(source), "\n") {
		spec, ok := strings.CutPrefix(line, "//launch ")
		if !ok {
			continue
		}
		l, err := testkit.ParseLaunch(spec)
		if err != nil {
			return nil, err
		}
		r, err := difftest.Launch(text, l, emu.Config{})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.Kernel, err)
		}
		counts[l.Kernel] += r.Threads
	}
	return counts, nil
}
