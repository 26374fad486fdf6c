package driver

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

// optimise runs the passes of the level; warn gets their warnings.
func optimise(m *ir.Module, opt *Options, t *target.Target, workers int, warn func(*ir.Symbol, string)) error {
	o := passOptions(opt, t, workers)
	o.Warn = warn
	if opt.Tune != nil {
		opt.Tune(&o)
	}
	return passes.Run(m, o)
}

// passOptions are the options of the passes for a compilation.
func passOptions(opt *Options, t *target.Target, workers int) passes.Options {
	o := passes.Options{
		Level: opt.Level, Size: opt.Size, Codegen: opt.Codegen, SM: 10 * t.SM.Number(), PTX: int(t.PTX), FTZ: opt.FTZ,
		FixedPTX: opt.PTX != 0, PrecSqrt: !opt.ApproxSqrt, PrecDiv: opt.PrecDiv == DivIEEE || opt.PrecDiv == DivIEEENoFTZ, Workers: workers, Verify: opt.Verify,
	}
	for k, v := range opt.Reflect {
		o.Reflect = append(o.Reflect, passes.ReflectValue{Key: k, Value: int64(v)})
	}
	slices.SortFunc(o.Reflect, func(a, b passes.ReflectValue) int { return strings.Compare(a.Key, b.Key) })
	return o
}
