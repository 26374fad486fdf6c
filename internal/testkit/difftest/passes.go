package difftest

import (
	"bytes"
	"context"
	"fmt"
	"hash/maphash"
	"math/rand/v2"
	"slices"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// prepared are the passes that produce the usual input of a pass under test: values instead of variables in memory,
// loops with a preheader and one latch.
var prepared = []string{"sroa", "simplifycfg", "loop-rotate"}

// declare makes the intrinsics known that later passes of the same run may call; undeclare takes those away that
// none has called.
const (
	declare   = "declare-intrinsics"
	undeclare = "strip-dead-prototypes"
)

// List is a list of optional passes, which run between those that every level runs.
type List struct {
	Name     string
	Passes   []string
	Prepared bool // after the passes that prepare their input
}

// PassCheck compares programs after lists of passes with -O0; nothing else differs.
type PassCheck struct {
	Sanitize bool // findings of the sanitizer count, too

	opt         driver.Options
	first, last []string // the passes at the start and end of every list
	optional    []string
	seed        maphash.Seed
}

// NewPassCheck returns a check of passes for an architecture.
func NewPassCheck(arch string) (*PassCheck, error) {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	c := &PassCheck{opt: driver.Options{SM: sm, Workers: 1}, seed: maphash.MakeSeed()}
	// The passes of every level, before and after the others. The passes that keep declarations for simplify and
	// similar passes are part of every list instead.
	for _, p := range passes.All() {
		switch {
		case p.Name == declare:
			c.first = append(c.first, p.Name)
		case p.Name == undeclare:
		case !p.Required:
			c.optional = append(c.optional, p.Name)
		case slices.Contains(c.first, declare):
			c.last = append(c.last, p.Name)
		default:
			c.first = append(c.first, p.Name)
		}
	}
	return c, nil
}

// Alone returns each of the passes named (none: every optional one) by itself, and after the passes that prepare its
// input.
func (c *PassCheck) Alone(names ...string) ([]List, error) {
	for _, n := range names {
		if !slices.Contains(c.optional, n) {
			return nil, fmt.Errorf("unknown optional pass %s", n)
		}
	}
	lists := []List{{Name: "prepared", Prepared: true}}
	for _, p := range c.optional {
		if len(names) == 0 || slices.Contains(names, p) {
			lists = append(lists, List{p + " alone", []string{p}, false}, List{p + " prepared", []string{p}, true})
		}
	}
	return lists, nil
}

// Each returns every optional pass once, by itself or after the passes that prepare its input, depending on the seed.
func (c *PassCheck) Each(seed uint64) []List {
	return c.draw(rand.New(rand.NewPCG(seed, 3)), len(c.optional))
}

// draw returns n different passes by themselves or after the passes that prepare their input.
func (c *PassCheck) draw(r *rand.Rand, n int) []List {
	var lists []List
	for _, i := range r.Perm(len(c.optional))[:min(n, len(c.optional))] {
		l := List{Name: c.optional[i] + " alone", Passes: c.optional[i : i+1]}
		if r.IntN(2) == 0 {
			l.Name, l.Prepared = c.optional[i]+" prepared", true
		}
		lists = append(lists, l)
	}
	return lists
}

// Random returns n random lists. A pass may come twice; half of the lists start with SROA,
// without which most passes see memory only.
func (c *PassCheck) Random(n int, seed uint64) []List {
	r := rand.New(rand.NewPCG(seed, 1))
	var lists []List
	for i := range n {
		var l []string
		if i%2 == 0 {
			l = append(l, "sroa")
		}
		for range 5 + r.IntN(15) {
			l = append(l, c.optional[r.IntN(len(c.optional))])
		}
		lists = append(lists, List{Name: strings.Join(l, ","), Passes: l})
	}
	return lists
}

// Some returns n passes drawn by a seed, each by itself or after the passes that prepare its input, and one random
// list.
func (c *PassCheck) Some(n int, seed uint64) []List {
	return append(c.draw(rand.New(rand.NewPCG(seed, 3)), n), c.Random(1, seed)...)
}

// Check describes how the program of a module, kernel k, differs after one of the lists, "" if it never does.
func (c *PassCheck) Check(text string, lists []List) string {
	in := input()
	var want []Result
	return c.CheckBy(text, lists, func(m *ptx.Module, text []byte) (string, error) {
		got, err := execute(m, text, []string{"k"}, in, emu.Config{Sanitize: c.Sanitize})
		if err != nil {
			return "", err
		}
		if want == nil { // of -O0
			want = got
		}
		return difference(want[0], got[0]), nil
	})
}

// CheckBy is Check for any module. It calls judge first with the output without optional passes, and then for each
// list, unless the output has been judged already; judge returns its error.
func (c *PassCheck) CheckBy(text string, lists []List, judge func(m *ptx.Module, text []byte) (string, error)) string {
	p := &program{PassCheck: c, judge: judge, seen: map[uint64]bool{}}
	what, err := p.start(text)
	if err != nil {
		return fmt.Sprintf("-O0: %v", err)
	}
	for i := 0; what == "" && i < len(lists); i++ {
		if what = p.check(lists[i]); what != "" {
			what = fmt.Sprintf("%s: %s", lists[i].Name, what)
		}
	}
	return what
}

// program is one program under test.
type program struct {
	*PassCheck
	tune            passes.Options // of every list
	plain, prepared origin
	judge           func(m *ptx.Module, text []byte) (string, error)
	seen            map[uint64]bool // hashes of the PTX that was run
}

// origin is a module that lists start from.
type origin struct {
	m, spare *ir.Module // spare, if not nil, is a copy that nothing has changed
	text     []byte     // of the bodies of m, once it was needed
	same     int        // how many lists said that they changed nothing
}

// compare describes the changes in m, a copy, after a list that reports no change; it checks one of sixteen, as
// printing takes as long as ten passes.
func (o *origin) compare(m *ir.Module) string {
	if o.same++; o.same%16 != 1 {
		return ""
	}
	if o.text == nil {
		o.text = bodies(o.m)
	}
	if !bytes.Equal(o.text, bodies(m)) {
		return "one of the last lists has changed the module, and does not say so"
	}
	return ""
}

// bodies returns the text of m without its declarations: that of an intrinsic stays until the last pass where a pass has erased its call again.
func bodies(m *ir.Module) []byte {
	var text []byte
	for line := range bytes.Lines(ir.Append(nil, m)) {
		if !bytes.HasPrefix(line, []byte("declare ")) && len(line) > 1 {
			text = append(text, line...)
		}
	}
	return text
}

// copy returns a copy of the module.
func (o *origin) copy() *ir.Module {
	m := o.spare
	if m == nil {
		m = o.m.Clone()
	}
	o.spare = nil
	return m
}

// start reads a program and runs it without optional passes.
func (p *program) start(text string) (what string, err error) {
	opt := p.opt
	opt.Tune = func(o *passes.Options) {
		o.Passes = p.first
		p.tune = *o
	}
	if p.plain.m, _, err = driver.Optimise(context.Background(), &opt, driver.Input{Name: "random.ll", Data: []byte(text)}); err != nil {
		return "", err
	}
	return p.run(p.plain.m.Clone())
}

// check describes how the program differs after a list, "" if it does not. A module that the list did not change, or
// that another list has given already, is not run again.
func (p *program) check(l List) string {
	from := &p.plain
	if l.Prepared {
		from = &p.prepared
		if from.m == nil {
			from.m = p.plain.m.Clone()
			if _, err := p.apply(from.m, prepared); err != nil {
				return err.Error()
			}
		}
	}
	m := from.copy()
	changed, err := p.apply(m, l.Passes)
	if err != nil {
		return err.Error()
	}
	if !changed && len(l.Passes) > 0 {
		from.spare = m
		return from.compare(m)
	}
	what, err := p.run(m)
	if err != nil {
		return err.Error()
	}
	return what
}

// apply runs passes on a module, verifies it after each change, and reports whether there was one.
func (p *program) apply(m *ir.Module, list []string) (changed bool, err error) {
	o := p.tune
	o.Passes = append([]string{declare}, list...)
	var bad error
	o.Dump = func(m *ir.Module, f *ir.Func, _ string) {
		changed = true
		if f != nil {
			bad = verify.Func(f)
		} else {
			bad = verify.Module(m)
		}
	}
	o.Verify = func(_ *ir.Module, pass string) error {
		if bad != nil {
			return fmt.Errorf("after %s: %w", pass, bad)
		}
		return nil
	}
	return changed, passes.Run(m, o)
}

// run compiles a module, which it uses up, and returns the error, unless the same output has been judged before.
func (p *program) run(m *ir.Module) (string, error) {
	if _, err := p.apply(m, p.last); err != nil {
		return "", err
	}
	r, _, err := driver.Generate(&p.opt, m)
	if err != nil {
		return "", errCompile{err}
	}
	h := maphash.Bytes(p.PassCheck.seed, r.PTX)
	if p.seen[h] {
		return "", nil
	}
	p.seen[h] = true
	out, err := ptx.Parse("random.ptx", r.PTX)
	if err != nil {
		return "", err
	}
	if err := ptxcheck.Check(out, &ptxcheck.Options{File: "random.ptx", Src: r.PTX}).Err(); err != nil {
		return "", err
	}
	return p.judge(out, r.PTX)
}
