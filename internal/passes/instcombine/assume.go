package instcombine

import "gonvvm/internal/ir"

// visitAssume assumes both conditions of a conjunction separately: facts are looked for in conditions that are assumed as such.
func (ic *Combiner) visitAssume(v ir.Value) ir.Value {
	f := ic.f
	c := f.Operand(v, 0)
	var first, second ir.Value
	switch f.Op(c) {
	case ir.OpAnd:
		first, second = f.Operand(c, 0), f.Operand(c, 1)
	case ir.OpSelect:
		if !ic.c.IsZero(f.Operand(c, 2)) || f.TypeOf(f.Operand(c, 0)) != ir.I1 {
			return ir.None
		}
		first, second = f.Operand(c, 0), f.Operand(c, 1)
	default:
		return ir.None
	}
	ic.b.Before(v)
	ic.push(ic.b.Call(f.Call(v).FnType, f.Callee(v), first))
	f.SetOperand(v, 0, second)
	ic.push(c)
	return ic.named("assume-both", v)
}

// assumedBits uses the bits of a value that an assumption states, as (x & 3) == 1 does.
func assumedBits(ic *Combiner, e expr) ir.Value {
	f := ic.f
	m, ok := ic.c.Uint(e.b)
	if !ic.assumes || !ok || e.op != ir.OpAnd && e.op != ir.OpOr || e.a.IsConst() || e.a.IsSym() {
		return ir.None
	}
	n := 0
	for use := f.FirstUse(e.a); use != 0 && n < maxAssumed; use = f.NextUse(use) {
		n++
		mask, bits, ok := assumedBitsBy(ic, f.User(use), e.v)
		switch {
		case !ok:
		case e.op == ir.OpOr && mask&m == m && bits&m == m:
			return e.a
		case e.op == ir.OpAnd && mask&m == m:
			return ic.c.Int(e.t, bits&m)
		case e.op == ir.OpAnd && mask&m != 0 && bits&m == 0:
			f.SetOperand(e.v, 1, ic.c.Int(e.t, m&^mask))
			return e.v
		}
	}
	return ir.None
}

// assumedBitsBy returns the bits that a dominating assumption states by the mask and: those of mask are bits.
func assumedBitsBy(ic *Combiner, and, at ir.Value) (mask, bits uint64, ok bool) {
	f := ic.f
	if and == at || f.Op(and) != ir.OpAnd {
		return 0, 0, false
	}
	if mask, ok = ic.c.Uint(f.Operand(and, 1)); !ok {
		return 0, 0, false
	}
	for use := f.FirstUse(and); use != 0; use = f.NextUse(use) {
		c := f.User(use)
		if f.Op(c) != ir.OpICmp || f.Pred(c) != ir.ICmpEQ || f.UseIndex(use) != 0 {
			continue
		}
		bits, ok = ic.c.Uint(f.Operand(c, 1))
		for u := f.FirstUse(c); ok && u != 0; u = f.NextUse(u) {
			if a := f.User(u); f.CalleeIntrinsic(a) == ir.IntrAssume && ic.analyses.Dom().ExecutedBefore(a, at) {
				return mask, bits, true
			}
		}
	}
	return 0, 0, false
}
