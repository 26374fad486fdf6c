package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// icmpMinMax compares the operand of a minimum or maximum itself with e.b if the other operand decides nothing: if it is e.b, or
// another constant than constant e.b.
func icmpMinMax(ic *Combiner, e expr) ir.Value {
	p := ic.f.Pred(e.v)
	if r := icmpMinMaxOf(ic, e, e.a, e.b, p); r != ir.None {
		return r
	}
	return icmpMinMaxOf(ic, e, e.b, e.a, p.Swap())
}

// icmpMinMaxOf compares call, if it is a minimum or maximum, with z.
func icmpMinMaxOf(ic *Combiner, e expr, call, z ir.Value, p ir.Pred) ir.Value {
	f := ic.f
	towards, ok := f.CalleeIntrinsic(call).Chooses()
	if !ok {
		return ir.None
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
	one := p == towards || p == towards.Inverse().Swap() // one operand beyond z is enough, or both have to be
	k1, ok1 := ic.c.SplatBits(y)
	k2, ok2 := ic.c.SplatBits(z)
	if !ok1 || !ok2 || k1 == k2 {
		for range 2 {
			if r, ok := ic.ordered(p, y, z); ok && !eq {
				if r == one {
					return ic.truth(e.t, one)
				}
				return compare(p)
			}
			x, y = y, x
		}
		return ir.None
	}
	w := ic.values.IntBits(z)
	if eq {
		if fold.ICmpBits(towards, w, k1, k2) { // never reaches z
			return ic.truth(e.t, p == ir.ICmpNE)
		}
		return compare(p)
	}
	if fold.ICmpBits(p, w, k1, k2) == one {
		return ic.truth(e.t, one)
	}
	return compare(p)
}

// icmpOrdered decides a comparison of a number with a part of it (ordered).
func icmpOrdered(ic *Combiner, e expr) ir.Value {
	if r, ok := ic.ordered(ic.f.Pred(e.v), e.a, e.b); ok {
		return ic.truth(e.t, r)
	}
	return ir.None
}

// ordered returns the result of comparison p of x and z if one is the other plus something, without overflow, or the minimum or maximum of the
// other and something.
func (ic *Combiner) ordered(p ir.Pred, x, z ir.Value) (result, ok bool) {
	switch p {
	case ir.ICmpEQ, ir.ICmpNE:
		return false, false
	case ir.ICmpUGE, ir.ICmpSGE:
		return true, ic.notLess(x, z, p.IsSigned())
	case ir.ICmpULT, ir.ICmpSLT:
		return false, ic.notLess(x, z, p.IsSigned())
	case ir.ICmpULE, ir.ICmpSLE:
		return true, ic.notLess(z, x, p.IsSigned())
	}
	return false, ic.notLess(z, x, p.IsSigned())
}

// notLess reports whether x is never less than z: it is a sum of z, or a maximum of z, or z is a minimum of x.
func (ic *Combiner) notLess(x, z ir.Value, signed bool) bool {
	f := ic.f
	if f.Op(x) == ir.OpAdd && f.Operand(x, 0) == z {
		if !signed {
			return f.Flags(x)&ir.FlagNUW != 0
		}
		k := f.Operand(x, 1)
		return f.Flags(x)&ir.FlagNSW != 0 && ic.values.IntBits(k) != 0 && ic.values.Known(k).NonNegative(ic.values.IntBits(k))
	}
	most, least := ir.IntrUmax, ir.IntrUmin
	if signed {
		most, least = ir.IntrSmax, ir.IntrSmin
	}
	of := func(v ir.Value, id ir.Intrinsic, x ir.Value) bool {
		return f.CalleeIntrinsic(v) == id && (f.Operand(v, 0) == x || f.Operand(v, 1) == x)
	}
	return of(x, most, z) || of(z, least, x)
}
