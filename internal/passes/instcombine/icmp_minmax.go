package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// icmpMinMax compares the operand of a minimum or maximum itself with e.b if the other operand decides nothing: if it is e.b, or
// another constant than constant e.b.
func icmpMinMax(ic *Combiner, e expr) ir.Value {
	f, p := ic.f, ic.f.Pred(e.v)
	call, z := e.a, e.b
	towards, ok := f.CalleeIntrinsic(call).Chooses()
	if !ok {
		call, z, p = z, call, p.Swap()
		if towards, ok = f.CalleeIntrinsic(call).Chooses(); !ok {
			return ir.None
		}
	}
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	if !eq && p.IsSigned() != towards.IsSigned() {
		return ir.None
	}
	x, y := f.Operand(call, 0), f.Operand(call, 1)
	if x == z {
		x, y = y, x
	}
	compare := func(p ir.Pred) ir.Value {
		f.Mutate(e.v, ir.OpICmp, 0, uint32(p), x, z)
		ic.push(call)
		return e.v
	}
	if y == z {
		within := towards.Swap() // x on the side of z from which z is chosen
		switch p {
		case ir.ICmpEQ:
			return compare(within)
		case ir.ICmpNE:
			return compare(within.Inverse())
		case within, within.Inverse():
			return compare(p)
		}
		return ir.None // true or false
	}
	k1, ok1 := ic.c.SplatBits(y)
	k2, ok2 := ic.c.SplatBits(z)
	if !ok1 || !ok2 || k1 == k2 {
		return ir.None
	}
	w := ic.values.IntBits(z)
	if eq {
		if fold.ICmpBits(towards, w, k1, k2) { // never reaches z
			return ic.truth(e.t, p == ir.ICmpNE)
		}
		return compare(p)
	}
	// One operand beyond z is enough, or both have to be.
	one := p == towards || p == towards.Inverse().Swap()
	if fold.ICmpBits(p, w, k1, k2) == one {
		return ic.truth(e.t, one)
	}
	return compare(p)
}
