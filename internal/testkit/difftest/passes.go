package difftest

import (
	"context"
	"fmt"
	"slices"

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
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	ours := func(list []string) func([]byte) ([]byte, error) {
		return func(text []byte) ([]byte, error) {
			opt := driver.Options{SM: sm, Workers: 1, Check: true, Tune: func(o *passes.Options) { o.Passes = list }}
			opt.Verify = func(m *ir.Module, pass string) error {
				if l := verify.Module(m); l != nil {
					return fmt.Errorf("after %s: %w", pass, l)
				}
				return nil
			}
			r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: "random.ll", Data: text})
			if err != nil {
				return nil, err
			}
			return r.PTX, nil
		}
	}
	// Of the passes that every level has, those before and those behind the others;
	// simplify and its like find in the module the declarations that they may need.
	const declare = "declare-intrinsics"
	var first, last []string
	for _, p := range passes.All() {
		switch {
		case p.Name == declare || p.Required && !slices.Contains(first, declare):
			first = append(first, p.Name)
		case p.Required:
			last = append(last, p.Name)
		}
	}
	vs := []Variant{emulated("gonvvm -O0", ours(nil))}
	for _, p := range passes.All() {
		if p.Required || len(names) > 0 && !slices.Contains(names, p.Name) {
			continue
		}
		vs = append(
			vs,
			emulated(p.Name+" alone", ours(slices.Concat(first, []string{p.Name}, last))),
			emulated(p.Name+" prepared", ours(slices.Concat(first, prepared, []string{p.Name}, last))),
		)
	}
	for _, n := range names {
		if !slices.ContainsFunc(passes.All(), func(p passes.PassInfo) bool { return p.Name == n && !p.Required }) {
			return nil, fmt.Errorf("there is no optional pass %s", n)
		}
	}
	return vs, nil
}
