package driver

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/legalize"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// legalized runs the steps of legalization that work on the module, and returns the rest for the workers of selection,
// each of which calls it once for a function that it then calls with every body. Where the passes are observed
// (-check, -dump, -stats, -time), all steps run at once, one after the other, and nothing is left.
func (a *assembly) legalized(opt *Options, t *target.Target, machine lowering.Machine, places lowering.Places) (func() func(*ir.Func) diag.List, error) {
	m := a.m
	o := legalize.Options{
		Machine: machine, Places: places,
		Ctors: opt.Dialect != verify.NVVM && !opt.RejectCtors,
	}
	watch := passOptions(opt, t, 1)
	if opt.Tune != nil {
		opt.Tune(&watch)
	}
	observed := watch.Stats != nil || watch.Dump != nil || watch.Verify != nil
	if observed {
		o.After = observer(&watch)
	}
	errs, err := legalize.Module(m, &o)
	if err != nil || errs.Err() != nil {
		return nil, append(errs, diag.Of(err)...)
	}
	if !observed {
		return func() func(*ir.Func) diag.List { return legalize.NewWorker(m, &o).Func }, nil
	}
	w := legalize.NewWorker(m, &o)
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { errs = append(errs, w.Func(f)...) })
	return nil, errs.Err()
}

// observer reports the steps of legalization to the observers of the passes.
func observer(watch *passes.Options) func(legalize.Execution) error {
	return func(e legalize.Execution) error {
		if watch.Stats != nil {
			watch.Stats.Add(e.Row, e.Changed, e.Time, 0)
		}
		if e.Changed && watch.Dump != nil {
			watch.Dump(e.Module, e.Func, e.Row)
		}
		if watch.Verify != nil {
			return watch.Verify(e.Module, e.Row)
		}
		return nil
	}
}
