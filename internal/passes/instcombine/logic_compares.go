package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// logicOfSameCompared merges two comparisons of the same operands.
func logicOfSameCompared(ic *Combiner, e expr) ir.Value {
	ma, mb, signed := sameCompared(ic, e.a, e.b)
	if ma == 0 {
		return ir.None
	}
	m := ma & mb
	switch e.op {
	case ir.OpOr:
		m = ma | mb
	case ir.OpXor:
		m = ma ^ mb
	}
	switch m {
	case 0:
		return ic.c.Null(e.t)
	case 7:
		return ic.splatAllOnes(e.t)
	}
	ic.b.Before(e.v)
	return ic.b.ICmp(maskPred(m, signed), ic.f.Operand(e.a, 0), ic.f.Operand(e.a, 1))
}

// sameCompared returns the masks of cmpMask of a and b, and whether one is signed; 0 if they are not comparisons of the same operands, or one
// is signed and the other unsigned. Those of b are for the operands in the order that a has.
func sameCompared(ic *Combiner, a, b ir.Value) (ma, mb int, signed bool) {
	f := ic.f
	if !a.IsInst() || !b.IsInst() || f.Op(a) != ir.OpICmp || f.Op(b) != ir.OpICmp {
		return 0, 0, false
	}
	x, y, p := f.Operand(b, 0), f.Operand(b, 1), f.Pred(b)
	if f.Operand(a, 0) == y && f.Operand(a, 1) == x {
		x, y, p = y, x, p.Swap()
	}
	if f.Operand(a, 0) != x || f.Operand(a, 1) != y {
		return 0, 0, false
	}
	ma, sa := cmpMask(f.Pred(a))
	mb, sb := cmpMask(p)
	if sa|sb == 3 {
		return 0, 0, false
	}
	return ma, mb, sa|sb == 2
}

// cmpMask returns which of less (4), greater (2) and equal (1) make an integer
// predicate true, and whether it is unsigned (1), signed (2) or either (0).
func cmpMask(p ir.Pred) (m, sign int) {
	for i, s := range [...]int{0, 1, -1} {
		if fold.CmpSign(p, s) {
			m |= 1 << i
		}
	}
	switch {
	case p <= ir.ICmpNE:
	case p.IsSigned():
		sign = 2
	default:
		sign = 1
	}
	return m, sign
}

func maskPred(m int, sign bool) ir.Pred {
	var p ir.Pred
	switch m {
	case 1:
		return ir.ICmpEQ
	case 6:
		return ir.ICmpNE
	case 2:
		p = ir.ICmpUGT
	case 3:
		p = ir.ICmpUGE
	case 4:
		p = ir.ICmpULT
	default:
		p = ir.ICmpULE
	}
	if sign {
		return p.WithSign()
	}
	return p
}

// logicOfChain merges a condition with one of those that an operand joins by the same operation: (x || a) || b → x || (a || b), which is one
// comparison.
func logicOfChain(ic *Combiner, e expr) ir.Value {
	f := ic.f
	for _, s := range [2][2]ir.Value{{e.a, e.b}, {e.b, e.a}} {
		chain, test := s[0], s[1]
		if !chain.IsInst() || f.Op(chain) != e.op || !ic.oneUse(chain) {
			continue
		}
		for i := range 2 {
			pair := expr{e.v, e.op, e.t, f.Operand(chain, i), test}
			both := logicOfSameCompared(ic, pair)
			if both == ir.None {
				both = logicOfUnordered(ic, pair)
			}
			if both != ir.None {
				f.Mutate(e.v, e.op, 0, 0, f.Operand(chain, 1-i), both)
				return e.v
			}
		}
	}
	return ir.None
}

// logicOfUnordered is isnan(x) || isnan(y) → x unordered y, and the opposite.
func logicOfUnordered(ic *Combiner, e expr) ir.Value {
	f := ic.f
	p := ir.FCmpORD
	if e.op == ir.OpOr {
		p = ir.FCmpUNO
	}
	for _, v := range [2]ir.Value{e.a, e.b} {
		if !v.IsInst() || f.Op(v) != ir.OpFCmp || f.Pred(v) != p || !ic.oneUse(v) || !ic.c.IsZero(f.Operand(v, 1)) {
			return ir.None
		}
	}
	if e.op == ir.OpXor || f.TypeOf(f.Operand(e.a, 0)) != f.TypeOf(f.Operand(e.b, 0)) {
		return ir.None
	}
	ic.b.Before(e.v)
	return ic.b.Insert(ir.OpFCmp, e.t, f.Flags(e.a)&f.Flags(e.b), uint32(p), f.Operand(e.a, 0), f.Operand(e.b, 0))
}

// logicImplied is two conditions of which one decides the other: x == 0 && (x & 8) != 0 is false, x != 0 || (x & 8) != 0 is x != 0, and
// x != 0 && y < x is y < x.
func logicImplied(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.t != ir.I1 {
		return ir.None
	}
	p := ir.ICmpEQ // holds where the result depends on the other condition
	if e.op == ir.OpOr {
		p = ir.ICmpNE
	}
	for _, s := range [2][2]ir.Value{{e.a, e.b}, {e.b, e.a}} {
		given, other := s[0], s[1]
		if f.Op(given) != ir.OpICmp || f.Pred(given) > ir.ICmpNE || !other.IsInst() {
			continue
		}
		x, k := f.Operand(given, 0), f.Operand(given, 1)
		if !ic.c.IsPlain(k) && f.Op(other) == ir.OpICmp { // two variables are equal
			x, k = differenceOf(ic, f.Operand(other, 0), x, k), ic.c.Null(f.TypeOf(x))
		}
		if x == ir.None || !ic.c.IsPlain(k) || ic.c.IsUndef(k) || !ic.ty.IsInt(f.TypeOf(k)) {
			continue
		}
		switch r, ok := ic.c.Uint(ic.under(other, x, k, false, 0)); {
		case !ok:
		case f.Pred(given) != p: // it alone decides where the numbers are equal
			if r != 0 == (e.op == ir.OpOr) {
				return other
			}
		case r != 0 == (e.op == ir.OpAnd):
			return given
		default:
			return ic.truth(e.t, e.op == ir.OpOr)
		}
	}
	return ir.None
}

// differenceOf returns d if it is x - y, y - x or x ^ y, else None.
func differenceOf(ic *Combiner, d, x, y ir.Value) ir.Value {
	f := ic.f
	if f.Op(d) != ir.OpSub && f.Op(d) != ir.OpXor {
		return ir.None
	}
	if a, b := f.Operand(d, 0), f.Operand(d, 1); a == x && b == y || a == y && b == x {
		return d
	}
	return ir.None
}
