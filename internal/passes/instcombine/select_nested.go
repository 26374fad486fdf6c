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
