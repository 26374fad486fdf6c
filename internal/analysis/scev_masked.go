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
	least, nonNegative := se.leastAt(pre, x, w)
	if mask != top && !nonNegative {
		return false, false
	}
	return nonNegative || mask != top, least >= uint64(t.Step)
}

// leastAt returns a number that x, of w bits, is not less than in block b, by the branches a few blocks above, and whether they say that it is not negative.
func (se *ScalarEvolution) leastAt(b ir.Block, x ir.Value, w int) (least uint64, nonNegative bool) {
	f := se.f
	for range 2 { // x != 1 is of use once x > 0 is known
		at := b
		for range 6 {
			p := f.SinglePred(at)
			if p == 0 {
				break
			}
			if t := f.Terminator(p); f.Op(t) == ir.OpCondBr && f.Succ(p, 0) != f.Succ(p, 1) {
				se.raise(f.Operand(t, 0), f.Succ(p, 0) == at, x, w, &least, &nonNegative, 0)
			}
			at = p
		}
	}
	return least, nonNegative
}

// raise raises least, which x is not less than, by the fact that condition c is true, or false.
func (se *ScalarEvolution) raise(c ir.Value, isTrue bool, x ir.Value, w int, least *uint64, nonNegative *bool, depth int) {
	f := se.f
	stay := uint64(0)
	if isTrue {
		stay = 1
	}
	if first, second := se.eitherOf(c, stay); first != ir.None && depth < maxConditions {
		se.raise(first, isTrue, x, w, least, nonNegative, depth+1)
		se.raise(second, isTrue, x, w, least, nonNegative, depth+1)
		return
	}
	if f.Op(c) != ir.OpICmp || f.Operand(c, 0) != x {
		return
	}
	k, ok := se.c.Uint(f.Operand(c, 1))
	if !ok {
		return
	}
	p := f.Pred(c)
	if !isTrue {
		p = p.Inverse()
	}
	negative := k>>(w-1) != 0
	switch {
	case p == ir.ICmpNE && k == *least && k != fold.Mask(w):
		*least = k + 1
	case p == ir.ICmpUGT && k != fold.Mask(w):
		*least = max(*least, k+1)
	case p == ir.ICmpUGE:
		*least = max(*least, k)
	case p == ir.ICmpSGT && (!negative || k == fold.Mask(w)):
		*nonNegative = true
		*least = max(*least, (k+1)&fold.Mask(w))
	case p == ir.ICmpSGE && !negative:
		*nonNegative = true
		*least = max(*least, k)
	}
}
