package difftest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// prepared are the passes that give a pass under test what most of them look for:
// values instead of variables in memory, loops with a preheader and one latch.
var prepared = []string{"sroa", "simplifycfg", "loop-rotate"}

// PassVariants returns what -O0 makes of a program and then, for each of the passes
// named (none: for every optional one), that pass alone, and that pass after those
// that make it find work. Nothing but these differs from -O0.
func PassVariants(arch string, names ...string) ([]Variant, error) {
	l, err := newLists(arch)
	if err != nil {
		return nil, err
	}
	for _, n := range names {
		if !slices.Contains(l.optional, n) {
			return nil, fmt.Errorf("there is no optional pass %s", n)
		}
	}
	vs := []Variant{l.variant("gonvvm -O0")}
	for _, p := range l.optional {
		if len(names) == 0 || slices.Contains(names, p) {
			vs = append(vs, l.variant(p+" alone", p), l.variant(p+" prepared", slices.Concat(prepared, []string{p})...))
		}
	}
	return vs, nil
}

// RandomPassVariants returns what -O0 makes of a program and what n random lists of
// optional passes make of it. A pass may come twice; half of the lists start with SROA,
// without which most passes see memory only.
func RandomPassVariants(arch string, n int, seed uint64) ([]Variant, error) {
	l, err := newLists(arch)
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 1))
	vs := []Variant{l.variant("gonvvm -O0")}
	for i := range n {
		var list []string
		if i%2 == 0 {
			list = append(list, "sroa")
		}
		for range 5 + r.IntN(15) {
			list = append(list, l.optional[r.IntN(len(l.optional))])
		}
		vs = append(vs, l.variant(strings.Join(list, ","), list...))
	}
	return vs, nil
}

// lists makes variants of lists of passes.
type lists struct {
	sm          target.SM
	first, last []string // what every list starts and ends with
	optional    []string
}

func newLists(arch string) (*lists, error) {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	l := &lists{sm: sm}
	// Of the passes that every level has, those before and those behind the others;
	// simplify and its like find in the module the declarations that they may need.
	const declare = "declare-intrinsics"
	for _, p := range passes.All() {
		switch {
		case p.Name == declare || p.Required && !slices.Contains(l.first, declare):
			l.first = append(l.first, p.Name)
		case p.Required:
			l.last = append(l.last, p.Name)
		}
		if !p.Required {
			l.optional = append(l.optional, p.Name)
		}
	}
	return l, nil
}

// variant runs what every level runs, and in between the passes of the list, with
// verification after each; without a list it is -O0.
func (l *lists) variant(name string, list ...string) Variant {
	compile := l.compiler(list...)
	return emulated(name, func(text []byte) ([]byte, error) { return compile("random.ll", text) })
}

// compiler returns what variant compiles with.
func (l *lists) compiler(list ...string) func(name string, text []byte) ([]byte, error) {
	if list != nil {
		list = slices.Concat(l.first, list, l.last)
	}
	return func(name string, text []byte) ([]byte, error) {
		opt := driver.Options{SM: l.sm, Workers: 1, Check: true, Tune: func(o *passes.Options) { o.Passes = list }}
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
