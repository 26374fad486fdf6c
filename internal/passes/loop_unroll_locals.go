package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxLocalRounds bounds how often the loops of a function are unrolled because a local array is still one.
const maxLocalRounds = 3

// loopUnrollLocals unrolls loops completely whose numbers of iterations are known once other loops have been unrolled, and makes registers of the local
// arrays that they access: the number of elements on a stack that one loop fills and the next one empties is a value in memory before. (LLVM
// unrolls and splits variables once more after vectorization.)
func loopUnrollLocals(u *unit) bool {
	changed := false
	for range maxLocalRounds {
		if !u.loopsOverLocals() {
			break
		}
		changed = u.simplify(earlyCSE, instCombine, simplifycfg, gvn) || changed
		if !loopUnrollFull(u) {
			break
		}
		changed = true
		u.simplify(sroa, instCombine, simplifycfg)
	}
	return changed
}

// loopsOverLocals reports whether a loop of the current function accesses a local array.
func (u *unit) loopsOverLocals() bool {
	f := u.f
	arrays := false
	for v := f.First(f.Entry()); v != ir.None && !arrays; v = f.Next(v) {
		arrays = f.Op(v) == ir.OpAlloca
	}
	if !arrays || u.Loops().Len() == 0 {
		return false
	}
	l := u.Loops()
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if !l.Repeats(b) {
			continue
		}
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if op := f.Op(v); (op == ir.OpLoad || op == ir.OpStore) && f.Op(analysis.Object(f, f.Operand(v, f.NumOps(v)-1))) == ir.OpAlloca {
				return true
			}
		}
	}
	return false
}
