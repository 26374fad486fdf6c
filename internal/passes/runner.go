package passes

import (
	"slices"
	"sync"
	"sync/atomic"

	"gonvvm/internal/analysis"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/bisect"
	"gonvvm/internal/passes/lower"
	"gonvvm/internal/passes/settled"
	"gonvvm/internal/passes/stats"
)

// runner is one execution of the pipeline on a module.
type runner struct {
	m      *ir.Module
	opt    *Options
	fx     analysis.EffectTable
	decl   declTable
	units  []*unit
	funcs  []*ir.Func
	list   []*pass
	done   settled.Table // of the passes of list
	bisect int
	all    bool // every pass of the list, whatever the level
}

// Run optimizes module m in place.
func Run(m *ir.Module, opt Options) error {
	r := &runner{m: m, opt: &opt}
	r.fx.Compute(m)
	for i := range m.Syms {
		if s := &m.Syms[i]; s.Kind == ir.SymFunc && !s.Dead {
			s.Fn.Debug().Track()
			if opt.Level > 0 {
				lower.AssumedBundles(s.Fn, !opt.LLC)
			}
		}
	}
	n := max(1, opt.Workers)
	if opt.Verify != nil || opt.Dump != nil || opt.Bisect > 0 || opt.Note != nil {
		n = 1
	}
	for range n {
		u := newUnit(&opt, &r.fx, &r.decl)
		if opt.Stats != nil {
			u.stats = &stats.Stats{Count: opt.Stats.Count}
			u.onRewrite(nil)
		}
		r.units = append(r.units, u)
	}
	r.dropRepeatedScopes()
	list := pipeline()
	switch {
	case opt.list != nil:
		list = opt.list
	case opt.Passes != nil:
		var err error
		if list, err = named(opt.Passes); err != nil {
			return err
		}
		r.all = true
	}
	if len(opt.Without) > 0 {
		list = slices.DeleteFunc(slices.Clone(list), func(p *pass) bool { return !p.required && slices.Contains(opt.Without, p.name) })
	}
	if opt.Stats != nil {
		defer func() {
			for _, u := range r.units {
				opt.Stats.Merge(u.stats)
			}
			opt.Stats.Sort(func(name string) int { return slices.IndexFunc(list, func(p *pass) bool { return p.name == name }) })
		}()
	}
	if opt.Remarks != nil {
		defer r.finishRemarks()
	}
	defer func() {
		for i := range m.Syms {
			if f := m.Syms[i].Fn; f != nil {
				f.Changes.Stop()
			}
		}
	}()
	r.list, r.done = list, settled.Of(list)
	for i := 0; i < len(list); {
		if list[i].module != nil {
			if err := r.module(i); err != nil {
				return err
			}
			i++
			continue
		}
		j := i
		for j < len(list) && list[j].fn != nil {
			j++
		}
		if err := r.functions(i, j); err != nil {
			return err
		}
		i = j
	}
	for i := range m.Syms {
		if s := &m.Syms[i]; s.Kind == ir.SymFunc && !s.Dead {
			s.Fn.Debug().Settle()
			lower.DropStaleWeights(s.Fn)
		}
	}
	return nil
}

// module runs the module pass at position i of the list, unless it is known to change nothing.
func (r *runner) module(i int) error {
	if err := r.stopped(); err != nil {
		return err
	}
	p := r.list[i]
	if !r.enabled(p, nil) {
		return nil
	}
	idle := r.done.HasModule(i)
	if idle && r.opt.Verify == nil {
		return nil
	}
	changed := r.units[0].stats.Execute(p.name, r.m, nil, func() bool { return p.module(r) })
	if idle && changed {
		return &diag.Diagnostic{Where: "pass " + p.name, Msg: unsettled("module")}
	}
	if changed || p.learns {
		r.done.ModuleChanged(r.m, p.symbols)
	}
	if !changed {
		r.done.NoteModule(i)
	}
	return r.after(p, nil, changed)
}

// unsettled is the message about a pass that changed something though it was known to change nothing.
func unsettled(thing string) string {
	return "the pass changed the " + thing + ", though it had changed nothing before and nothing has changed since"
}

// stopped returns the error that ends the run, if the caller wants its end.
func (r *runner) stopped() error {
	if r.opt.Stop == nil {
		return nil
	}
	return r.opt.Stop()
}

// enabled reports whether p runs at this level on f (nil: the module) and, when
// bisecting, still runs.
func (r *runner) enabled(p *pass, f *ir.Func) bool {
	if p.required {
		return true
	}
	if !r.all && (r.opt.Level < p.level || r.opt.Level == 0 != (p.level == 0) || p.opt && r.opt.LLC) || r.opt.NoOptional {
		return false
	}
	if r.opt.Bisect > 0 || r.opt.Note != nil {
		r.bisect++
		if r.opt.Bisect > 0 && r.bisect > r.opt.Bisect {
			return false
		}
		if r.opt.Note != nil {
			c := bisect.Culprit{Number: r.bisect, Pass: p.name}
			if f != nil {
				c.Func = f.Name()
			}
			r.opt.Note(c)
		}
		u := r.units[0] // bisection has one worker
		u.combine.Limit = 0
		u.onRewrite(nil)
		if r.bisect == r.opt.Bisect && (p == &passInstCombine || p == &passInstCombineLate) {
			u.combine.Limit = r.opt.Rewrites
			if r.opt.Note != nil {
				c := bisect.Culprit{Number: r.bisect, Pass: p.name, Func: f.Name()}
				u.onRewrite(func(rule string) {
					c.Rewrite++
					c.Rule = rule
					r.opt.Note(c)
				})
			}
		}
	}
	return true
}

func (r *runner) after(p *pass, f *ir.Func, changed bool) error {
	if changed && r.opt.Dump != nil {
		r.opt.Dump(r.m, f, p.name)
	}
	if r.opt.Verify != nil {
		for _, u := range r.units {
			if v := u.combine.Stuck(); v != ir.None {
				return &diag.Diagnostic{Where: "pass " + p.name + ", function @" + u.f.Name(), Msg: "instcombine does not terminate: rules undo each other", Source: string(u.f.AppendInst(nil, v))}
			}
			if f != nil && u.have&haveCFG != 0 && !u.cfg.UpToDate() {
				return &diag.Diagnostic{Where: "pass " + p.name + ", function @" + u.f.Name(), Msg: "the pass changed blocks or edges without invalidating the CFG"}
			}
		}
		return r.opt.Verify(r.m, p.name)
	}
	return nil
}

// functions runs the function passes at positions [i, j) of the list on every function with a body.
func (r *runner) functions(i, j int) error {
	r.funcs = r.funcs[:0]
	r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) { r.funcs = append(r.funcs, f) })
	r.done.Grow(r.m, r.funcs)
	if len(r.units) == 1 {
		for _, f := range r.funcs {
			if err := r.function(r.units[0], f, i, j); err != nil {
				return err
			}
		}
		return nil
	}
	// Workers take functions from a shared counter. Results are stored in the functions, so the order of
	// execution does not affect the output.
	var next atomic.Int64
	errs := make([]error, len(r.funcs))
	work := func(u *unit) {
		for k := int(next.Add(1)) - 1; k < len(r.funcs); k = int(next.Add(1)) - 1 {
			errs[k] = r.function(u, r.funcs[k], i, j)
		}
	}
	var wait sync.WaitGroup
	for _, u := range r.units[1:max(1, min(len(r.units), len(r.funcs)))] {
		wait.Go(func() { work(u) })
	}
	work(r.units[0])
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// function runs the passes at positions [i, j) of the list on f, except those known to change nothing. A panic is a
// bug of the pass and becomes an error, so that it does not end the process of the library's caller (P-25).
func (r *runner) function(u *unit, f *ir.Func, i, j int) (err error) {
	if err := r.stopped(); err != nil {
		return err
	}
	running := ""
	defer func() {
		if x := recover(); x != nil {
			err = diag.List{diag.Bug("pass "+running, "function `"+f.Name()+"'", x)}
		}
		if err != nil {
			u.room = ir.Room{} // it still holds parts of f
		}
	}()
	u.room.Enter(f)
	u.enter(f)
	u.facts = r.done.Facts(f.Sym)
	optnone, same := r.optNone(f), true
	for ; i < j; i++ {
		p := r.list[i]
		if optnone && !p.required || !r.enabled(p, f) {
			continue
		}
		idle := r.done.Has(i, f.Sym)
		if idle && r.opt.Verify == nil {
			continue
		}
		running = p.name
		changed := u.stats.Execute(p.name, r.m, f, func() bool { return p.fn(u) })
		if idle && changed {
			return &diag.Diagnostic{Where: "pass " + p.name + ", function @" + f.Name(), Msg: unsettled("function")}
		}
		r.done.Note(i, f.Sym, changed)
		same = same && !changed
		switch {
		case !changed:
		case p.keepsCFG:
			u.have &^= haveUniformity
		default:
			u.have = 0
		}
		if err := r.after(p, f, changed); err != nil {
			return err
		}
	}
	// No pass keeps instructions between its executions: their numbers may change.
	if !same || !u.room.Restore(f) {
		u.room.Leave(f)
	}
	return nil
}
