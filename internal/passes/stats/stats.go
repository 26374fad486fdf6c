// Package stats measures passes: their executions, times and effects.
package stats

import (
	"cmp"
	"slices"
	"time"

	"gonvvm/internal/ir"
)

// Pass is the cost and the effect of all executions of a pass.
type Pass struct {
	Name    string
	Runs    int           // executions, on functions or on the module
	Changed int           // executions that changed something
	Time    time.Duration // summed over the workers
	Insts   int           // change of the number of instructions; only with Stats.Count
}

// Stats collects the cost and the effect of the passes of a run.
type Stats struct {
	Count  bool // count instructions too
	Passes []Pass
	Rules  []Rule // of instcombine
}

// Add notes one execution.
func (s *Stats) Add(name string, changed bool, d time.Duration, insts int) {
	q := Pass{Name: name, Runs: 1, Time: d, Insts: insts}
	if changed {
		q.Changed = 1
	}
	s.addPass(&q)
}

// addPass adds the executions of a pass.
func (s *Stats) addPass(q *Pass) {
	i := slices.IndexFunc(s.Passes, func(p Pass) bool { return p.Name == q.Name })
	if i < 0 {
		s.Passes = append(s.Passes, *q)
		return
	}
	p := &s.Passes[i]
	p.Runs, p.Changed, p.Time, p.Insts = p.Runs+q.Runs, p.Changed+q.Changed, p.Time+q.Time, p.Insts+q.Insts
}

// Rule is the number of rewrites by one rule of instcombine.
type Rule struct {
	Name  string
	Count int
}

// AddRule counts n rewrites by a rule.
func (s *Stats) AddRule(name string, n int) {
	i := slices.IndexFunc(s.Rules, func(r Rule) bool { return r.Name == name })
	if i < 0 {
		i = len(s.Rules)
		s.Rules = append(s.Rules, Rule{Name: name})
	}
	s.Rules[i].Count += n
}

// Merge adds the statistics of another worker.
func (s *Stats) Merge(o *Stats) {
	for i := range o.Passes {
		s.addPass(&o.Passes[i])
	}
	for _, q := range o.Rules {
		s.AddRule(q.Name, q.Count)
	}
}

// Sort sorts the passes by their place, and the rules by their number of rewrites.
func (s *Stats) Sort(place func(pass string) int) {
	slices.SortFunc(s.Rules, func(a, b Rule) int { return cmp.Or(b.Count-a.Count, cmp.Compare(a.Name, b.Name)) })
	slices.SortStableFunc(s.Passes, func(a, b Pass) int { return cmp.Compare(place(a.Name), place(b.Name)) })
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

// Execute runs a pass on f (nil: on the module) and records it in s, if s is not nil.
func (s *Stats) Execute(pass string, m *ir.Module, f *ir.Func, run func() bool) bool {
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
	s.Add(pass, changed, d, after-before)
	return changed
}
