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
	if ic.complements(e.a, e.b) {
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

// icmpPart compares a value with its sum, or logical operation, with a constant k: x + k > x → x < -k, where both wrap, x & k == x → x <= k for
// low bits and x | k == x → x >= k for high ones.
func icmpPart(ic *Combiner, e expr) ir.Value {
	f := ic.f
	a, x, p := e.a, e.b, f.Pred(e.v)
	if !isPart(f, a, x) {
		a, x, p = x, a, p.Swap()
	}
	if !isPart(f, a, x) {
		return ir.None
	}
	k, ok := ic.c.SplatBits(f.Operand(a, 1))
	w := ic.values.IntBits(x)
	if !ok || w == 0 || k == 0 {
		return ir.None
	}
	m := fold.Mask(w)
	holds := p == ir.ICmpEQ
	var s interval // of the numbers for which the comparison is holds
	switch equality := p == ir.ICmpEQ || p == ir.ICmpNE; {
	case f.Op(a) == ir.OpAdd && !equality: // of which none is equal
		if p.IsSigned() {
			s.lo = m>>1 + 1
		}
		s.n = -k & m
		holds = fold.CmpSign(p, 1)
	case f.Op(a) == ir.OpAnd && equality && k&(k+1) == 0 && k != m:
		s.n = k + 1
	case f.Op(a) == ir.OpOr && equality && (k|(k-1))&m == m:
		s = interval{k, -k & m}
	default:
		return ir.None
	}
	if !holds {
		s = s.complement(w)
	}
	p, k, ok = s.compare(w)
	if !ok {
		return ir.None
	}
	f.Mutate(e.v, ir.OpICmp, 0, uint32(p), x, ic.c.SplatInt(f.TypeOf(x), k))
	return e.v
}

// isPart reports whether v is an operation on x and something else.
func isPart(f *ir.Func, v, x ir.Value) bool {
	return v.IsInst() && f.NumOps(v) == 2 && f.Operand(v, 0) == x
}
