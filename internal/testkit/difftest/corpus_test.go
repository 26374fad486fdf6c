package difftest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// way is a configuration in which a kernel is compiled.
type way struct {
	name    string
	compile func(name string, text []byte) ([]byte, error)
}

// compareWays compiles the kernels of the corpus in several configurations. In each the sanitizer finds no race, no
// divergence and nothing else; memory and the number of threads that arrive at each barrier are the same as for the
// first one.
func compareWays(t *testing.T, variants []string, ways func(file int) []way) {
	for i, f := range testkit.Corpus(t, variants...) {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			launches := testkit.Launches(t, f.Name)
			src := f.Read(t)
			var first []*Launched
			for n, w := range ways(i) {
				text, err := w.compile(f.String()+".ll", src)
				if err != nil {
					t.Errorf("%s: %v", w.name, err)
					continue
				}
				for k, l := range launches {
					got, err := Launch(text, l, emu.Config{Sanitize: true})
					if err != nil {
						t.Errorf("%s, %s: %v", w.name, l.Kernel, err)
						return
					}
					if n == 0 {
						first = append(first, got)
						continue
					}
					if got.Arrivals != first[k].Arrivals {
						t.Errorf("%s, %s: arrivals of threads at barriers: %v instead of %v", w.name, l.Kernel, got.Arrivals, first[k].Arrivals)
					}
					for j := range got.Out {
						if err := l.Compare(j, first[k].Out[j], got.Out[j]); err != nil {
							t.Errorf("%s, %s: %v", w.name, l.Kernel, err)
						}
					}
				}
			}
		})
	}
}

// Optimisation adds no race and no divergence, and removes, adds and moves no barrier.
func TestKernelsSanitized(t *testing.T) {
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	levels := []int{0, 3}
	if !testing.Short() {
		levels = []int{0, 1, 2, 3}
	}
	compareWays(t, []string{"raw"}, func(int) []way {
		var ws []way
		for _, level := range levels {
			ws = append(ws, way{fmt.Sprintf("-O%d", level), func(name string, text []byte) ([]byte, error) {
				opt := driver.Options{SM: sm, Codegen: driver.Codegen{Level: level}, Workers: 1}
				r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: name, Data: text})
				if err != nil {
					return nil, err
				}
				return r.PTX, nil
			}})
		}
		return ws
	})
}

// The same holds for each pass alone, after the passes that prepare its input.
func TestKernelsPassesAlone(t *testing.T) {
	testkit.Long(t)
	c := passCheck(t)
	compareWays(t, []string{"raw"}, func(int) []way {
		ws := []way{{"-O0", c.compiler(nil)}}
		for _, p := range c.optional {
			ws = append(ws, way{p, c.compiler(append(prepared[:len(prepared):len(prepared)], p))})
		}
		return ws
	})
}

// compiler returns a function that compiles with the passes that every level runs and those of a list, with
// verification after each.
func (c *PassCheck) compiler(list []string) func(name string, text []byte) ([]byte, error) {
	list = slices.Concat(c.first, list, c.last)
	return func(name string, text []byte) ([]byte, error) {
		opt := c.opt
		opt.Check, opt.Tune = true, func(o *passes.Options) { o.Passes = list }
		opt.Verify = func(m *ir.Module, pass string) error {
			if err := verify.Module(m); err != nil {
				return fmt.Errorf("after %s: %w", pass, err)
			}
			return nil
		}
		r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: name, Data: text})
		if err != nil {
			return nil, err
		}
		return r.PTX, nil
	}
}
