package passes

import "gonvvm/internal/passes/lower"

// asmRegisters makes reads of special registers by inline assembly intrinsics (lower.AsmRegisters), whose effects are known.
func asmRegisters(r *runner) bool {
	changed := lower.AsmRegisters(r.m)
	if changed {
		r.fx.Compute(r.m)
	}
	return changed
}
