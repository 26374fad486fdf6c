package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// alignFromAssumptions uses assumptions about alignment before loops change addresses.
func alignFromAssumptions(r *runner) bool {
	changed := false
	if analysis.Assumes(r.m) {
		r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
			if u := r.units[0]; r.optimizes(f) {
				u.enter(f)
				changed = u.alignments.Run(f, &u.values, u.CFG(), u.Dom, true) || changed
			}
		})
	}
	return changed
}

// alignFromAssumptionsLate uses them when loops are unrolled: one of the accesses of four iterations may be aligned to 16 bytes.
func alignFromAssumptionsLate(u *unit) bool {
	return analysis.Assumes(u.m) && u.alignments.Run(u.f, &u.values, u.CFG(), u.Dom, false)
}
