package difftest

import (
	"bytes"
	"context"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
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

// Random programs give the same results and findings without vector instructions.
func TestRandomThreaded(t *testing.T) {
	programs := uint64(256)
	if testing.Short() {
		programs = 32
	}
	cs, err := Compilers("sm_80", 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	in := input()
	for seed := range programs {
		c := &cs[seed%uint64(len(cs))]
		text, err := c.Compile([]byte(irgen.Generate(irgen.Options{Seed: 1000 + seed, Statements: 15})))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		m, err := ptx.Parse("random.ptx", text)
		if err != nil {
			t.Fatal(err)
		}
		for _, config := range []emu.Config{{}, {Sanitize: true}} {
			with, err := execute(m, text, []string{"k"}, in, config)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			config.NoSIMD = true
			without, err := execute(m, text, []string{"k"}, in, config)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			x, y := with[0], without[0]
			if !bytes.Equal(x.Out, y.Out) || x.Barriers != y.Barriers || messages(x.Found) != messages(y.Found) {
				t.Errorf("seed %d, %s, sanitizer %t: results or findings differ without vector instructions", seed, c.Name, config.Sanitize)
			}
		}
	}
}

// messages renders findings with their places.
func messages(list []emu.Finding) string {
	var b []byte
	for i := range list {
		b = list[i].Diagnostic().Append(b)
	}
	return string(b)
}
