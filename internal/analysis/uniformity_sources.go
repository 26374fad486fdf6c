package analysis

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// evalCall returns the level of a call's result.
func (u *Uniformity) evalCall(v ir.Value, b ir.Block) Level {
	f := u.f
	callee := f.Callee(v)
	if !callee.IsSym() {
		return Divergent // assembly may read %laneid
	}
	n := f.NumArgs(v)
	switch u.fx.threadRule(callee.Index()) {
	case isa.UniformOperands:
		return u.operands(v, b, n)
	case isa.UniformWarp:
		return UniformWarp
	case isa.UniformVote: // with some lanes only, groups of threads vote apart
		if u.allLanes(f.Operand(v, 0)) {
			return UniformWarp
		}
	case isa.UniformReduce:
		if u.allLanes(f.Operand(v, 1)) {
			return UniformWarp
		}
	case isa.UniformShuffle:
		// One lane of the whole warp: 31 as clamp makes no segments.
		if k, ok := f.Consts.Uint(f.Operand(v, 3)); ok && k == 31 && u.allLanes(f.Operand(v, 0)) && u.At(f.Operand(v, 2), b) != Divergent {
			return UniformWarp
		}
	case isa.UniformBarrier:
		for i := range n - 1 { // which barrier, and how many come to it
			if !f.Operand(v, i).IsConst() {
				return Divergent
			}
		}
		return UniformCTA
	case isa.UniformLoad:
		if u.At(f.Operand(v, 0), b) == Divergent {
			return Divergent
		}
		return UniformWarp
	}
	return Divergent
}

// allLanes reports whether mask names all threads of the warp.
func (u *Uniformity) allLanes(mask ir.Value) bool {
	k, ok := u.f.Consts.Uint(mask)
	return ok && k == 1<<32-1
}

// threadRule returns the rule for symbol i as a callee.
func (t *EffectTable) threadRule(i uint32) isa.Uniform {
	if int(i) < len(t.rule) {
		return t.rule[i]
	}
	return isa.UniformNever
}
