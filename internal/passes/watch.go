package passes

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// PassStat holds the cost and the effect of all executions of a pass.
type PassStat struct {
	Name    string
	Runs    int           // executions, on functions or on the module
	Changed int           // executions that changed something
	Time    time.Duration // summed over the workers
	Insts   int           // change of the number of instructions; only with Stats.Count
}

// Stats collects the cost and the effect of the passes of a run.
type Stats struct {
	Count  bool // count instructions too
	Passes []PassStat
	Rules  []RuleStat // of instcombine
}

// Add notes one execution.
func (s *Stats) Add(name string, changed bool, d time.Duration, insts int) {
	i := slices.IndexFunc(s.Passes, func(p PassStat) bool { return p.Name == name })
	if i < 0 {
		i = len(s.Passes)
		s.Passes = append(s.Passes, PassStat{Name: name})
	}
	p := &s.Passes[i]
	p.Runs++
	p.Time += d
	p.Insts += insts
	if changed {
		p.Changed++
	}
}

// RuleStat is the number of rewrites by one rule of instcombine.
type RuleStat struct {
	Name  string
	Count int
}

// addRule counts n rewrites by a rule.
func (s *Stats) addRule(name string, n int) {
	i := slices.IndexFunc(s.Rules, func(r RuleStat) bool { return r.Name == name })
	if i < 0 {
		i = len(s.Rules)
		s.Rules = append(s.Rules, RuleStat{Name: name})
	}
	s.Rules[i].Count += n
}

// merge adds the statistics of another worker.
func (s *Stats) merge(o *Stats) {
	for _, q := range o.Passes {
		i := slices.IndexFunc(s.Passes, func(p PassStat) bool { return p.Name == q.Name })
		if i < 0 {
			s.Passes = append(s.Passes, q)
			continue
		}
		p := &s.Passes[i]
		p.Runs, p.Changed, p.Time, p.Insts = p.Runs+q.Runs, p.Changed+q.Changed, p.Time+q.Time, p.Insts+q.Insts
	}
	for _, q := range o.Rules {
		s.addRule(q.Name, q.Count)
	}
}

// sortAs sorts the passes by their first position in list, and the rules by their number of rewrites.
func (s *Stats) sortAs(list []*pass) {
	place := func(name string) int {
		return slices.IndexFunc(list, func(p *pass) bool { return p.name == name })
	}
	slices.SortFunc(s.Rules, func(a, b RuleStat) int { return cmp.Or(b.Count-a.Count, cmp.Compare(a.Name, b.Name)) })
	slices.SortStableFunc(s.Passes, func(a, b PassStat) int { return cmp.Compare(place(a.Name), place(b.Name)) })
}

// countInsts counts the instructions of f, or of all functions.
func countInsts(m *ir.Module, f *ir.Func) int {
	n := 0
	one := func(f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				n++
			}
		}
	}
	if f != nil {
		one(f)
	} else {
		m.Funcs(func(_ *ir.Symbol, f *ir.Func) { one(f) })
	}
	return n
}

// timed executes p on f (nil: on the module) and records it in s, if s is not nil.
func timed(s *Stats, p *pass, m *ir.Module, f *ir.Func, run func() bool) bool {
	if s == nil {
		return run()
	}
	before := 0
	if s.Count {
		before = countInsts(m, f)
	}
	start := time.Now()
	changed := run()
	d := time.Since(start)
	after := before
	if s.Count {
		after = countInsts(m, f)
	}
	s.Add(p.name, changed, d, after-before)
	return changed
}

// PassInfo describes a pass of the table.
type PassInfo struct {
	Name     string
	Module   bool // works on the whole module
	Required bool // runs at every level
	Level    int  // lowest level at which it runs; 0 without Required: it runs at -O0 only
}

// All lists the passes, each once, in the order in which they first run.
func All() []PassInfo {
	var list []PassInfo
	for _, p := range pipeline() {
		if !slices.ContainsFunc(list, func(q PassInfo) bool { return q.Name == p.name }) {
			list = append(list, PassInfo{p.name, p.module != nil, p.required, p.level})
		}
	}
	return list
}

// named returns the passes of the table with these names, in the order given.
func named(names []string) ([]*pass, error) {
	all := pipeline()
	var list []*pass
	for _, n := range names {
		i := slices.IndexFunc(all, func(p *pass) bool { return p.name == n })
		if i < 0 {
			return nil, diag.List{{Msg: "unknown pass " + n, Hint: nearest(n, all)}}
		}
		list = append(list, all[i])
	}
	return list, nil
}

// CheckName returns an error that suggests another name if the table has no pass of this name.
func CheckName(name string) error {
	all := pipeline()
	if slices.ContainsFunc(all, func(p *pass) bool { return p.name == name }) {
		return nil
	}
	return errors.New("unknown pass " + name + "; " + nearest(name, all))
}

// renamed maps former names of passes to those of LLVM, for hints only.
var renamed = map[string]string{
	"block-layout": "block-placement", "cse": "early-cse", "dead-args": "deadargelim-poison", "dead-stores": "dse",
	"demanded-bits": "bdce", "div-rem": "div-rem-pairs", "drop-args": "deadargelim",
	"drop-declarations": "strip-dead-prototypes", "expand-constants": "expand-constant-exprs",
	"function-effects": "function-attrs-effects", "ip-constants": "ipsccp", "loop-counters": "indvars",
	"loop-exit-tests": "loop-term-cond", "loop-exit-values": "indvars-exit-values", "loop-fills": "loop-idiom",
	"loop-promote": "loop-scalar-promotion", "loop-strength": "loop-reduce", "loop-unroll-partial": "loop-unroll",
	"loop-unswitch": "simple-loop-unswitch", "lower-args": "nvptx-lower-args", "lower-indirectbr": "indirectbr-expand",
	"memcopy": "memcpyopt", "merge-tails": "sink-common-code", "param-attributes": "function-attrs",
	"promote-args": "argpromotion", "readonly-params": "function-attrs-kernels", "rematerialise": "rematerialize",
	"remove-unreachable": "unreachableblockelim", "simplify": "instcombine", "simplify-late": "instcombine-late",
	"specialise-args": "infer-arg-address-spaces", "split-offsets": "separate-const-offset-from-gep",
	"straight-line-strength": "slsr", "switch-ranges": "lower-switch-ranges", "tail-recursion": "tailcallelim",
	"value-ranges": "correlated-propagation", "vectorise-memory": "load-store-vectorizer",
}

// nearest returns a hint for an unknown name: the present name of a pass that had it, else the name closest to it.
func nearest(n string, all []*pass) string {
	best := renamed[n]
	if best == "" {
		near := diag.Nearest{Name: n}
		for _, p := range all {
			near.Try(p.name)
		}
		best = near.Word
	}
	if best == "" {
		i := slices.IndexFunc(all, func(p *pass) bool { return strings.Contains(p.name, n) })
		if i < 0 {
			return "gonvvm opt -print-passes lists the passes"
		}
		best = all[i].name
	}
	return "did you mean " + best + "?"
}
