package difftest

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// launched is what one launch of a kernel left and did.
type launched struct {
	out      [][]byte
	arrivals [16]uint64
}

// runSanitized runs a launch of the corpus under the sanitizer, which must find nothing.
func runSanitized(text []byte, l *testkit.Launch) (launched, error) {
	var r launched
	m, err := ptx.Parse("out.ptx", text)
	if err != nil {
		return r, err
	}
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "out.ptx", text)
	if err != nil {
		return r, err
	}
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		return r, err
	}
	params := make([]byte, k.ParamBytes())
	addrs := make([]uint64, len(l.Args))
	for i, p := range k.Params() {
		data := l.Args[i].Data
		if l.Args[i].Buffer {
			if addrs[i], err = dev.Alloc(uint64(len(data))); err != nil {
				return r, err
			}
			if err := dev.Write(addrs[i], data); err != nil {
				return r, err
			}
			data = binary.LittleEndian.AppendUint64(nil, addrs[i])
		}
		copy(params[p.Offset:], data)
	}
	res, err := k.Launch(&emu.Config{Grid: l.Grid, Block: l.Block, Shared: l.Shared, Params: params, Sanitize: true, Workers: 1, Stdout: discard{}})
	if err != nil {
		return r, err
	}
	if err := res.Err(); err != nil {
		return r, err
	}
	r.arrivals = res.Arrivals
	for i, a := range l.Args {
		var b []byte
		if a.Buffer {
			b = make([]byte, len(a.Data))
			if err := dev.Read(addrs[i], b); err != nil {
				return r, err
			}
		}
		r.out = append(r.out, b)
	}
	return r, nil
}

// discard is where kernels print to.
type discard struct{}

func (discard) Write(b []byte) (int, error) { return len(b), nil }

// way is one way to compile a kernel.
type way struct {
	name    string
	compile func(name string, text []byte) ([]byte, error)
}

// compareWays compiles the kernels of the corpus in several ways. In each the
// sanitizer finds no race, no divergence and nothing else; memory and the
// number of threads that arrive at each barrier are what the first way leaves.
func compareWays(t *testing.T, variants []string, ways func(file int) []way) {
	for i, f := range testkit.Corpus(t, variants...) {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			launches := testkit.Launches(t, f.Name)
			src := f.Read(t)
			var first []launched
			for n, w := range ways(i) {
				text, err := w.compile(f.String()+".ll", src)
				if err != nil {
					t.Errorf("%s: %v", w.name, err)
					continue
				}
				for k, l := range launches {
					got, err := runSanitized(text, l)
					if err != nil {
						t.Errorf("%s, %s: %v", w.name, l.Kernel, err)
						return
					}
					if n == 0 {
						first = append(first, got)
						continue
					}
					if got.arrivals != first[k].arrivals {
						t.Errorf("%s, %s: arrivals of threads at barriers: %v instead of %v", w.name, l.Kernel, got.arrivals, first[k].arrivals)
					}
					for j := range got.out {
						if err := l.Compare(j, first[k].out[j], got.out[j]); err != nil {
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
				opt := driver.Options{SM: sm, Level: level, Workers: 1}
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

// Neither does any pass alone, behind those that make it find work.
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

// compiler returns what compiles with the passes that every level runs and those of a list, with
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
