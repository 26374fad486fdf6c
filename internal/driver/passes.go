package driver

import (
	"context"
	"sort"

	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

// optimise runs the passes of the level.
func optimise(ctx context.Context, m *ir.Module, opt *Options, t *target.Target, workers int) error {
	o := passes.Options{
		Level: opt.Level, Codegen: opt.Codegen, SM: int(t.SM), PTX: int(t.PTX), FTZ: opt.FTZ,
		PrecSqrt: !opt.ApproxSqrt, PrecDiv: opt.PrecDiv == DivIEEE, Workers: workers,
	}
	for k, v := range opt.Reflect {
		o.Reflect = append(o.Reflect, passes.ReflectValue{Key: k, Value: int64(v)})
	}
	sort.Slice(o.Reflect, func(i, j int) bool { return o.Reflect[i].Key < o.Reflect[j].Key })
	return passes.Run(m, o)
}
