package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// CountsToMultiple reports whether the counter of t starts at zero and steps to a multiple of its step that is not zero, so that no step wraps around:
// the bound of an unrolled loop, x & -4 where x is at least 4. signed tells that it does not overflow as a signed number either.
func (se *ScalarEvolution) CountsToMultiple(t *ExitCount, pre ir.Block) (signed, ok bool) {
	f := se.f
	w := se.ty.Bits(f.TypeOf(t.Phi))
	if first, isConst := se.c.Uint(t.First); !isConst || first != 0 || t.Pred != ir.ICmpNE || t.TestsPhi || t.Step <= 0 || f.Op(t.Bound) != ir.OpAnd {
		return false, false
	}
	x := f.Operand(t.Bound, 0)
	mask, isConst := se.c.Uint(f.Operand(t.Bound, 1))
	low := uint64(t.Step) - 1
	top := fold.Mask(w) &^ low // and without the sign, where x is not negative
	if !isConst || low&uint64(t.Step) != 0 || mask != top && mask != top&(fold.Mask(w)>>1) {
		return false, false
	}
	r := se.rangeAt(pre, x, w)
	if mask != top && r.SMin < 0 {
		return false, false
	}
	return r.SMin >= 0, r.UMin >= uint64(t.Step)
}

// rangeAt returns the range of x, of w bits, in block b by the branches a few blocks above that compare it with constants.
func (se *ScalarEvolution) rangeAt(b ir.Block, x ir.Value, w int) Bounds {
	r := FullBounds(w)
	for range 2 { // x != 1 is of use once x > 0 is known
		for c, holds := range se.branchesAbove(b, 6) {
			r = se.narrowed(r, c, holds, x, w, 0)
		}
	}
	return r
}

// narrowed returns range r of x, of w bits, narrowed by the fact that condition c is true, or false.
func (se *ScalarEvolution) narrowed(r Bounds, c ir.Value, holds bool, x ir.Value, w, depth int) Bounds {
	f := se.f
	stay := uint64(0)
	if holds {
		stay = 1
	}
	if first, second := se.eitherOf(c, stay); first != ir.None && depth < maxConditions {
		return se.narrowed(se.narrowed(r, first, holds, x, w, depth+1), second, holds, x, w, depth+1)
	}
	if f.Op(c) != ir.OpICmp || f.Operand(c, 0) != x {
		return r
	}
	k, ok := se.c.Uint(f.Operand(c, 1))
	if !ok {
		return r
	}
	p := f.Pred(c)
	if !holds {
		p = p.Inverse()
	}
	return r.Where(p, BoundsWhere(ir.ICmpEQ, k, w), w)
}
