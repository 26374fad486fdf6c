package instcombine

import "gonvvm/internal/ir"

// selectNested is a value of a select that is a select with the same condition, or is computed from one and only used there.
func selectNested(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	for i := 1; i <= 2; i++ {
		arm := f.Operand(e.v, i)
		if f.Op(arm) == ir.OpSelect && f.Operand(arm, 0) == cond {
			f.SetOperand(e.v, i, f.Operand(arm, i))
			ic.push(arm)
			return e.v
		}
		if f.TypeOf(cond) == ir.I1 && chosenInside(ic, arm, cond, i, 0) {
			return e.v
		}
	}
	return ir.None
}

// maxChosenInside bounds the depth at which chosenInside looks for selects.
const maxChosenInside = 1

// chosenInside replaces an operand of v that is a select with condition cond by its value i, which v takes where its only user does not ignore it.
func chosenInside(ic *Combiner, v, cond ir.Value, i, depth int) bool {
	f := ic.f
	if !v.IsInst() || !f.HasOneUse(v) {
		return false
	}
	switch op := f.Op(v); op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem: // the other value may be zero
		return false
	case ir.OpSelect, ir.OpGEP, ir.OpICmp, ir.OpFCmp:
	default:
		if !op.IsBinary() && !op.IsCast() {
			return false
		}
	}
	for k := range f.NumOps(v) {
		o := f.Operand(v, k)
		switch {
		case !o.IsInst():
		case f.Op(o) == ir.OpSelect && f.Operand(o, 0) == cond:
			f.SetOperand(v, k, f.Operand(o, i))
			ic.push(o)
			ic.push(v)
			return true
		case depth < maxChosenInside && chosenInside(ic, o, cond, i, depth+1):
			return true
		}
	}
	return false
}

// selectAsOther is c ? a : y → y, where y is a tree of selects and sums that is a if c holds: x == 1 ? a : x == 2 ? b : a. The same for c ? y : a.
func selectAsOther(ic *Combiner, e expr) ir.Value {
	f := ic.f
	c := f.Operand(e.v, 0)
	if f.Op(c) != ir.OpICmp {
		return ir.None
	}
	for i := range 2 {
		arm, other := f.Operand(e.v, 1+i), f.Operand(e.v, 2-i)
		if becomes(ic, other, arm, c, i == 0, 0) {
			return other
		}
	}
	return ir.None
}

// maxSelectsInside bounds the depth of trees of selects that become searches.
const maxSelectsInside = 4

// becomes reports whether v, a tree of selects and sums, is the value a where c has the value holds, and not poison.
func becomes(ic *Combiner, v, a, c ir.Value, holds bool, depth int) bool {
	f := ic.f
	if v == a {
		return true
	}
	if depth == maxSelectsInside || !v.IsInst() {
		return false
	}
	switch f.Op(v) {
	case ir.OpSelect:
	case ir.OpAdd, ir.OpOr, ir.OpXor: // a + (x == 2 ? b : 0)
		x, y := f.Operand(v, 0), f.Operand(v, 1)
		if x == a {
			x, y = y, x
		}
		return y == a && !x.IsConst() && becomes(ic, x, ic.c.Null(f.TypeOf(v)), c, holds, depth+1)
	default:
		return false
	}
	d := f.Operand(v, 0)
	known, is := decidedBy(ic, d, c, holds)
	switch {
	case known && is:
		return becomes(ic, f.Operand(v, 1), a, c, holds, depth+1)
	case known:
		return becomes(ic, f.Operand(v, 2), a, c, holds, depth+1)
	case f.TypeOf(d) != ir.I1 || !ic.notPoison(d, 0) && !ic.poisonOnlyAs(d, c, 0):
		return false
	}
	return becomes(ic, f.Operand(v, 1), a, c, holds, depth+1) && becomes(ic, f.Operand(v, 2), a, c, holds, depth+1)
}

// selectOfTwo is c ? a : d ? b : a → !c && d ? b : a, where comparison d has no other use: the and is a part of the comparison's instruction.
func selectOfTwo(ic *Combiner, e expr) ir.Value {
	f := ic.f
	c := f.Operand(e.v, 0)
	if f.TypeOf(c) != ir.I1 || e.t == ir.I1 {
		return ir.None
	}
	for i := 1; i <= 2; i++ { // the inner select
		inner, a := f.Operand(e.v, i), f.Operand(e.v, 3-i)
		if !ic.oneUse(inner) || f.Op(inner) != ir.OpSelect {
			continue
		}
		d := f.Operand(inner, 0)
		if !ic.oneUse(d) || f.Op(d) != ir.OpICmp || f.TypeOf(d) != ir.I1 {
			continue
		}
		for j := 1; j <= 2; j++ { // the value that only the inner one has
			if f.Operand(inner, 3-j) != a {
				continue
			}
			b := f.Operand(inner, j)
			if j == 2 {
				f.SetPred(d, f.Pred(d).Inverse())
				f.SetFlags(d, f.Flags(d)&^ir.FlagSameSign)
			}
			no := ic.fold.Bool(false)
			ic.b.Before(e.v)
			both := ir.None
			if i == 1 {
				both = ic.b.Select(c, d, no)
			} else {
				both = ic.b.Select(c, no, d)
			}
			ic.push(both)
			ic.push(d)
			f.Mutate(e.v, ir.OpSelect, f.Flags(e.v), 0, both, b, a)
			return e.v
		}
	}
	return ir.None
}
