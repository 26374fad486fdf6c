package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// maskedTest is the condition that the bits m of x are k, or that they are not.
type maskedTest struct {
	x    ir.Value
	m, k uint64
	not  bool
}

// maskedTestOf reads condition v as a test of some bits of a number of at most 64 bits.
func maskedTestOf(ic *Combiner, v ir.Value) (r maskedTest, ok bool) {
	f := ic.f
	if f.Op(v) == ir.OpTrunc && f.TypeOf(v) == ir.I1 {
		x := f.Operand(v, 0)
		return maskedTest{x: x, m: 1, k: 1}, ic.values.IntBits(x) != 0
	}
	if f.Op(v) != ir.OpICmp {
		return r, false
	}
	x := f.Operand(v, 0)
	w := ic.values.IntBits(x)
	k, ok := ic.c.SplatBits(f.Operand(v, 1))
	if !ok || w == 0 {
		return r, false
	}
	all := fold.Mask(w)
	sign := all>>1 + 1
	switch p := f.Pred(v); p {
	case ir.ICmpEQ, ir.ICmpNE:
		r = maskedTest{x, all, k, p == ir.ICmpNE}
	case ir.ICmpULT: // x < 1 << n
		r, ok = maskedTest{x: x, m: all &^ (k - 1)}, k&(k-1) == 0
	case ir.ICmpUGT:
		r, ok = maskedTest{x: x, m: all &^ k, not: true}, k&(k+1) == 0
	case ir.ICmpSLT:
		r, ok = maskedTest{x: x, m: sign, k: sign}, k == 0
	case ir.ICmpSGT:
		r, ok = maskedTest{x: x, m: sign}, k == all
	default:
		return r, false
	}
	if f.Op(x) == ir.OpAnd && ok {
		if m, isConst := ic.c.SplatBits(f.Operand(x, 1)); isConst && r.k&^m == 0 {
			r.x, r.m = f.Operand(x, 0), r.m&m
		}
	}
	return r, ok && r.m != 0
}

// logicOfMasks merges two tests of bits of one number: (x & 4) != 0 && (x & 8) == 0 → (x & 12) == 4.
func logicOfMasks(ic *Combiner, e expr) ir.Value {
	a, ok := maskedTestOf(ic, e.a)
	if !ok {
		return ir.None
	}
	b, ok := maskedTestOf(ic, e.b)
	if !ok || a.x != b.x {
		return ir.None
	}
	// An or is the opposite of the and of the opposites.
	or := e.op == ir.OpOr
	for _, t := range [2]*maskedTest{&a, &b} {
		if t.not = t.not != or; t.not && bits.OnesCount64(t.m) == 1 {
			t.k, t.not = t.k^t.m, false
		}
	}
	first := e.a
	if a.not {
		a, b, first = b, a, e.b
	}
	apart := (a.k^b.k)&a.m&b.m != 0
	switch {
	case a.not:
		return ir.None
	case b.not && apart: // implied by a
		return first
	case b.not && b.m&^a.m != 0:
		return ir.None
	case b.not, apart: // never both
		return ic.truth(e.t, or)
	case !ic.oneUse(e.a) || !ic.oneUse(e.b):
		return ir.None
	}
	p := ir.ICmpEQ
	if or {
		p = ir.ICmpNE
	}
	t, x := ic.f.TypeOf(a.x), a.x
	if m := a.m | b.m; m != fold.Mask(ic.values.IntBits(x)) {
		x = ic.binary(e.v, ir.OpAnd, 0, x, ic.c.SplatInt(t, m))
	}
	ic.f.Mutate(e.v, ir.OpICmp, 0, uint32(p), x, ic.c.SplatInt(t, a.k|b.k))
	return e.v
}

// powerOfTwo is x != 0 && (x & (x - 1)) == 0 → (x ^ (x - 1)) > x - 1: of a power of two the lower bits and the bit itself are set, of other numbers the
// highest bit goes, and of 0 both sides are equal. The opposite of it for or.
func powerOfTwo(ic *Combiner, e expr) ir.Value {
	f := ic.f
	nonzero, greater := ir.ICmpNE, ir.ICmpUGT
	if e.op == ir.OpOr {
		nonzero, greater = ir.ICmpEQ, ir.ICmpULE
	}
	for _, s := range [2][2]ir.Value{{e.a, e.b}, {e.b, e.a}} {
		some, one := s[0], s[1]
		if f.Op(some) != ir.OpICmp || f.Op(one) != ir.OpICmp || f.Pred(some) != nonzero || f.Pred(one) != nonzero.Inverse() ||
			!ic.c.IsZero(f.Operand(some, 1)) || !ic.c.IsZero(f.Operand(one, 1)) || !ic.oneUse(one) {
			continue
		}
		x, m := f.Operand(some, 0), f.Operand(one, 0)
		if f.Op(m) != ir.OpAnd || !ic.oneUse(m) {
			continue
		}
		less := f.Operand(m, 1)
		if less == x {
			less = f.Operand(m, 0)
		} else if f.Operand(m, 0) != x {
			continue
		}
		if f.Op(less) != ir.OpAdd || f.Operand(less, 0) != x || !ic.c.IsAllOnes(f.Operand(less, 1)) {
			continue
		}
		f.SetFlags(less, 0) // of 0 it wraps
		all := ic.binary(e.v, ir.OpXor, 0, x, less)
		f.Mutate(e.v, ir.OpICmp, 0, uint32(greater), all, less)
		return e.v
	}
	return ir.None
}
