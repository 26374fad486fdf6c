package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// The rules of a value and a part of it.

// subOfPart is x - (x & k) → x & ~k: the remainder of a quotient by a power of two.
func subOfPart(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.b) != ir.OpAnd || f.Operand(e.b, 0) != e.a {
		return ir.None
	}
	return others(ic, e, e.a, f.Operand(e.b, 1))
}

// addOfPart is (x | k) - k → x & ~k, (x & k) + ~k → x | ~k and x + ~x → -1.
func addOfPart(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if isNot(ic, e.a, e.b) || isNot(ic, e.b, e.a) {
		return ic.splatAllOnes(e.t)
	}
	k, ok := ic.c.SplatBits(e.b)
	if !ok || f.Op(e.a) != ir.OpOr && f.Op(e.a) != ir.OpAnd {
		return ir.None
	}
	m, ok := ic.c.SplatBits(f.Operand(e.a, 1))
	w := ic.values.IntBits(e.a)
	switch {
	case !ok || w == 0:
	case f.Op(e.a) == ir.OpOr && (k+m)&fold.Mask(w) == 0:
		return others(ic, e, f.Operand(e.a, 0), f.Operand(e.a, 1))
	case f.Op(e.a) == ir.OpAnd && k^m == fold.Mask(w):
		f.Mutate(e.v, ir.OpOr, 0, 0, f.Operand(e.a, 0), e.b)
		return e.v
	}
	return ir.None
}

// xorOfPart is (x | k) ^ k → x & ~k.
func xorOfPart(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpXor || f.Op(e.a) != ir.OpOr || f.Operand(e.a, 1) != e.b {
		return ir.None
	}
	return others(ic, e, f.Operand(e.a, 0), e.b)
}

// others makes of e the bits of x that are not in constant k, None if k is not one.
func others(ic *Combiner, e expr, x, k ir.Value) ir.Value {
	bits, ok := ic.c.SplatBits(k)
	w := ic.values.IntBits(x)
	if !ok || w == 0 {
		return ir.None
	}
	ic.f.Mutate(e.v, ir.OpAnd, 0, 0, x, ic.c.SplatInt(e.t, bits^fold.Mask(w)))
	return e.v
}

// isNot reports whether v is ~x.
func isNot(ic *Combiner, v, x ir.Value) bool {
	return ic.f.Op(v) == ir.OpXor && ic.f.Operand(v, 0) == x && ic.c.IsAllOnes(ic.f.Operand(v, 1))
}

// icmpPart compares a value with its sum, or logical operation, with a constant k: x + k > x → x < -k, where both wrap, x & k == x → x <= k for low bits
// and x | k == x → x >= k for high ones.
func icmpPart(ic *Combiner, e expr) ir.Value {
	f := ic.f
	a, x, p := e.a, e.b, f.Pred(e.v)
	if !a.IsInst() || f.NumOps(a) != 2 || f.Operand(a, 0) != x {
		a, x, p = x, a, p.Swap()
	}
	if !a.IsInst() || f.NumOps(a) != 2 || f.Operand(a, 0) != x {
		return ir.None
	}
	k, ok := ic.c.SplatBits(f.Operand(a, 1))
	w := ic.values.IntBits(x)
	if !ok || w == 0 || k == 0 {
		return ir.None
	}
	m, eq := fold.Mask(w), p == ir.ICmpEQ
	switch f.Op(a) {
	case ir.OpAdd:
		least := uint64(0)
		if p.IsSigned() {
			least = m>>1 + 1
		}
		switch p {
		case ir.ICmpUGT, ir.ICmpUGE, ir.ICmpSGT, ir.ICmpSGE: // equality cannot be
			p = ir.ICmpULT
		case ir.ICmpULT, ir.ICmpULE, ir.ICmpSLT, ir.ICmpSLE:
			p = ir.ICmpUGE
		default:
			return ir.None
		}
		if least != 0 {
			p += ir.ICmpSGT - ir.ICmpUGT
		}
		k = (least - k) & m
	case ir.OpAnd:
		if k&(k+1) != 0 || !eq && p != ir.ICmpNE {
			return ir.None
		}
		p = ir.ICmpUGT
		if eq {
			p = ir.ICmpULE
		}
	case ir.OpOr:
		if high := ^k & m; high&(high+1) != 0 || !eq && p != ir.ICmpNE {
			return ir.None
		}
		p = ir.ICmpULT
		if eq {
			p = ir.ICmpUGE
		}
	default:
		return ir.None
	}
	f.Mutate(e.v, ir.OpICmp, 0, uint32(p), x, ic.c.SplatInt(f.TypeOf(x), k))
	return e.v
}
