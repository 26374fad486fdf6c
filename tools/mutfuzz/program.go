package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/mutate"
	"gonvvm/internal/verify"
)

// maxSteps is the limit of instructions of a warp; those of the corpus end far below it.
const maxSteps = 1 << 17

// program is a changed module of the corpus.
type program struct {
	seed    uint64
	src     *source
	changes []uint64 // their seeds
	applied []string // their descriptions
	text    []byte
	padded  []byte // the same, with variables at other addresses
	launch  *testkit.Launch
}

// try makes the program of a seed and compares the outputs of the compilers.
func (f *fuzzer) try(seed uint64) {
	r := rand.New(rand.NewPCG(seed, 11))
	p := &program{seed: seed, src: &f.sources[r.IntN(len(f.sources))]}
	p.launch = p.src.launches[r.IntN(len(p.src.launches))]
	for range 1 + r.IntN(6) {
		p.changes = append(p.changes, r.Uint64())
	}
	what, ok := f.differs(p)
	if !ok {
		return
	}
	if f.kept.Add(1); what == "" {
		return
	}
	for i := 0; i < len(p.changes); { // those that do not matter
		less := *p
		less.changes = slices.Delete(slices.Clone(p.changes), i, i+1)
		if w, ok := f.differs(&less); ok && w != "" {
			*p, what = less, w
		} else {
			i++
		}
	}
	f.differs(p)
	f.found(p, what)
}

// build applies the changes, and reports whether the result is a module.
func (p *program) build() bool {
	m, err := llasm.Parse(p.src.path, p.src.text, llasm.Options{})
	if err != nil {
		return false
	}
	mutate.Defuse(m)
	p.applied = p.applied[:0:0]
	for _, c := range p.changes {
		if what := mutate.Apply(m, c); what != "" {
			p.applied = append(p.applied, what)
		}
	}
	if verify.Module(m) != nil {
		return false
	}
	p.text = ir.Append(nil, m)
	mutate.Pad(m)
	p.padded = ir.Append(nil, m)
	return true
}

// differs builds the program and says how the compilers differ on it, "" if they do not, and whether it has a meaning.
func (f *fuzzer) differs(p *program) (what string, meaning bool) {
	if !p.build() {
		return "", false
	}
	var want *difftest.Launched
	for i := range f.compilers {
		c := &f.compilers[i]
		code, err := c.Compile(p.text)
		if err != nil {
			if want == nil {
				continue
			}
			return fmt.Sprintf("%s: %v", c.Name, err), true
		}
		if want == nil {
			if want = p.defined(code); want == nil {
				return "", false
			}
			if code, err = c.Compile(p.padded); err != nil || p.wrong(code, want) != "" {
				return "", false
			}
			continue
		}
		if what := p.wrong(code, want); strings.Contains(what, "local address") {
			return "", false // an index beyond a variable, which met another one before
		} else if what != "" {
			return c.Name + ": " + what, true
		}
	}
	if f.pass == nil || want == nil {
		return "", true
	}
	what = f.pass.CheckBy(string(p.text), f.pass.Some(f.mix, p.seed), func(m *ptx.Module, text []byte) (string, error) {
		got, err := difftest.LaunchModule(m, text, p.launch, emu.Config{Steps: 4 * maxSteps})
		if err != nil {
			return "", err
		}
		return p.difference(want, got), nil
	})
	// Operations without a PTX instruction, such as stores to constant memory, are refused without any pass.
	return what, !strings.HasPrefix(what, "-O0")
}

// defined runs the program under the sanitizer, and with its warps in other orders. It returns nil if that
// finds something, or if results depend on the order.
func (p *program) defined(code []byte) *difftest.Launched {
	m, err := ptx.Parse("out.ptx", code)
	if err != nil {
		return nil
	}
	want, err := difftest.LaunchModule(m, code, p.launch, emu.Config{Sanitize: true, Steps: maxSteps})
	if err != nil {
		return nil
	}
	for seed := range uint64(2) {
		if got, err := difftest.LaunchModule(m, code, p.launch, emu.Config{Seed: seed + 1, Steps: maxSteps}); err != nil || p.difference(want, got) != "" {
			return nil
		}
	}
	return want
}

// wrong says how a run of PTX differs from want.
func (p *program) wrong(code []byte, want *difftest.Launched) string {
	got, err := difftest.Launch(code, p.launch, emu.Config{Steps: 4 * maxSteps})
	if err != nil {
		return err.Error()
	}
	return p.difference(want, got)
}

func (p *program) difference(want, got *difftest.Launched) string {
	if want.Arrivals != got.Arrivals {
		return fmt.Sprintf("arrivals at barriers: %v instead of %v", got.Arrivals, want.Arrivals)
	}
	for i := range want.Out {
		if err := p.launch.Compare(i, want.Out[i], got.Out[i]); err != nil {
			return err.Error()
		}
	}
	return ""
}

// culprit names the pass that makes the difference.
func (p *program) culprit(arch string) string {
	var want *difftest.Launched
	return difftest.Culprit(arch, target.PTX(0), string(p.text), func(code []byte) bool {
		if want == nil {
			want = p.defined(code)
			return want == nil
		}
		return p.wrong(code, want) != ""
	})
}
