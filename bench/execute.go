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
	counts := map[string]uint64{}
	err := launched(path, in, emu.Config{}, func(kernel string, _ *testkit.Launch, r *difftest.Launched) { counts[kernel] += r.Threads })
	if len(counts) == 0 {
		return nil, err
	}
	return counts, err
}

// launched runs the launches that the source beside module in describes on the PTX in path, and calls f with the result of each. A
// module without such a source has none.
func launched(path, in string, config emu.Config, f func(kernel string, l *testkit.Launch, r *difftest.Launched)) error {
	launches, err := testkit.LaunchesBeside(in)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	m, err := ptx.Parse(path, text)
	if err != nil {
		return err
	}
	for _, l := range launches {
		r, err := difftest.LaunchModule(m, text, l, config)
		if err != nil {
			return fmt.Errorf("%s: %w", l.Kernel, err)
		}
		f(l.Kernel, l, r)
	}
	return nil
}
