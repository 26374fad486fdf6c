package passes

import "gonvvm/internal/passes/instcombine"

// instCombine folds constants and applies peephole rules until none matches (package instcombine).
func instCombine(u *unit) bool { return u.runCombiner(false) }

// instCombineLate is instCombine that also drops assumptions.
func instCombineLate(u *unit) bool { return u.runCombiner(true) }

func (u *unit) runCombiner(late bool) bool {
	env := instcombine.Env{Func: u.f, FTZ: u.ftz, Launch: &u.launch, Effects: u.fx, Values: &u.values, Analyses: u, Facts: u.facts}
	if u.decl != nil {
		env.Intrinsics = &u.decl.intrinsics
	}
	return u.combine.Run(env, late)
}

// onRewrite makes the combiner count its rewrites, if statistics are collected, and call note, if it is not nil.
func (u *unit) onRewrite(note func(rule string)) {
	u.combine.OnRewrite = nil
	if u.stats == nil && note == nil {
		return
	}
	u.combine.OnRewrite = func(rule string) {
		if u.stats != nil {
			u.stats.AddRule(rule, 1)
		}
		if note != nil {
			note(rule)
		}
	}
}
