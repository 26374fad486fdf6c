package driver

import (
	"context"
	"runtime"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// Optimise takes one module through the passes of opt.Level and returns it: the first
// half of Compile. The error is a diag.List.
func Optimise(ctx context.Context, opt *Options, in Input) (m *ir.Module, err error) {
	phase := "reading"
	defer func() {
		if x := recover(); x != nil {
			m, err = nil, diag.List{diag.Bug(phase, in.Name, x)}
		}
	}()
	next := opt.phases(&phase)
	defer next("")
	t, err := target.New(opt.SM, opt.PTX)
	if err != nil {
		return nil, diag.List{{Code: "T0001", Msg: err.Error(), Hint: "gonvvm targets lists what can be chosen"}}
	}
	if m, err = read(in, opt); err != nil {
		return nil, err
	}
	if err := prepare(m, opt); err != nil {
		return nil, err
	}
	next("verification")
	if err := verify.Module(m); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	workers := opt.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	next("the passes")
	if err := optimise(m, opt, &t, workers); err != nil {
		return nil, err
	}
	return m, ctx.Err()
}
