package difftest

import (
	"bytes"
	"context"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// The vector instructions of the machine change nothing: memory and counts of every kernel of the corpus are the same
// without them, with the sanitizer and without, and for another order of blocks and warps.
func TestKernelsThreaded(t *testing.T) {
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	variants := []string{"O0", "O2"}
	if testing.Short() {
		variants = variants[1:]
	}
	for _, f := range testkit.Corpus(t, variants...) {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			opt := driver.Options{SM: sm, Codegen: driver.Codegen{Level: 3}, Workers: 1}
			if f.Variant == "O0" {
				opt.Codegen.Level = 0
			}
			c, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: f.String() + ".ll", Data: f.Read(t)})
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range testkit.Launches(t, f.Name) {
				for _, config := range []emu.Config{{}, {Sanitize: true}, {Seed: 7}, {Sanitize: true, Seed: 8}} {
					with, err := Launch(c.PTX, l, config)
					if err != nil {
						t.Fatal(err)
					}
					config.NoSIMD = true
					without, err := Launch(c.PTX, l, config)
					if err != nil {
						t.Fatal(err)
					}
					if with.Threads != without.Threads || with.Steps != without.Steps || with.Arrivals != without.Arrivals {
						t.Errorf("%s, %+v: %d instructions of warps, %d of threads, %v arrivals; without vector instructions %d, %d, %v",
							l.Kernel, config, with.Steps, with.Threads, with.Arrivals, without.Steps, without.Threads, without.Arrivals)
					}
					for i := range with.Out {
						if !bytes.Equal(with.Out[i], without.Out[i]) {
							t.Errorf("%s, %+v: argument %d differs without vector instructions", l.Kernel, config, i)
						}
					}
				}
			}
		})
	}
}
