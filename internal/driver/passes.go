package driver

import (
	"context"
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// optimise runs the passes of the level; warn gets their warnings.
func (a *assembly) optimise(ctx context.Context, opt *Options, t *target.Target, forPTX bool, warn func(*ir.Symbol, string)) error {
	o := passOptions(opt, t, opt.workers(a.m))
	o.Warn, o.Stop, o.Gaps = warn, ctx.Err, forPTX
	if auto := (&verify.Options{}).Of(a.m); o.Atomics == AtomicsAuto && !opt.LLC && auto == verify.NVVM && t.SM.Number() < 100 {
		o.Atomics = AtomicsCUDA // NVVM IR has no memory model (S4-52), and libNVVM gives it none before sm_100
	}
	if opt.Tune != nil {
		opt.Tune(&o)
	}
	if opt.InputLines {
		SetInputLines(a.m, locator(a.sources), func(input string) string { return input })
	}
	if opt.Begin != nil {
		opt.Begin(a.m, locator(a.sources))
	}
	var remarks passes.Remarks
	if opt.Remarks != nil {
		o.Remarks = &remarks
	}
	err := passes.Run(a.m, o)
	if opt.Remarks != nil {
		a.remarks(opt, remarks.List)
	}
	return err
}

// passOptions are the options of the passes for a compilation.
func passOptions(opt *Options, t *target.Target, workers int) passes.Options {
	o := passes.Options{Machine: opt.machine(t), Atomics: opt.Atomics, Workers: workers, Verify: opt.Verify, Without: opt.Without}
	for k, v := range opt.Reflect {
		o.Reflect = append(o.Reflect, passes.ReflectValue{Key: k, Value: int64(v)})
	}
	slices.SortFunc(o.Reflect, func(a, b passes.ReflectValue) int { return strings.Compare(a.Key, b.Key) })
	return o
}

// machine returns the target with the options of code generation.
func (opt *Options) machine(t *target.Target) lowering.Machine {
	return lowering.Machine{Codegen: opt.Codegen, Target: t, FixedPTX: opt.PTX != 0}
}
