package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

// executed runs the launches that the source beside module in describes on the PTX
// in path, and returns how many instructions the threads of each kernel execute.
// A module without such a source gives nothing.
func executed(path, in string) (map[string]uint64, error) {
	launches, err := testkit.LaunchesBeside(in)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	m, err := ptx.Parse(path, text)
	if err != nil {
		return nil, err
	}
	counts := map[string]uint64{}
	for _, l := range launches {
		r, err := difftest.LaunchModule(m, text, l, emu.Config{})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.Kernel, err)
		}
		counts[l.Kernel] += r.Threads
	}
	return counts, nil
}
