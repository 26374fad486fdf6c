package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// multiple returns x and k of v = x * k; a value is one times itself.
func multiple(ic *Combiner, v ir.Value) (x ir.Value, k uint64) {
	f := ic.f
	switch f.Op(v) {
	case ir.OpMul:
		if k, ok := ic.c.SplatBits(f.Operand(v, 1)); ok && ic.oneUse(v) {
			return f.Operand(v, 0), k
		}
	case ir.OpShl:
		if n, ok := ic.c.SplatBits(f.Operand(v, 1)); ok && n < 64 && ic.oneUse(v) {
			return f.Operand(v, 0), 1 << n
		}
	}
	return v, 1
}

// remainderBy returns the divisor of v, the remainder of x, and the division that it belongs to; OpInvalid if it is none. A mask is the remainder of
// an unsigned division.
func remainderBy(ic *Combiner, v ir.Value) (x ir.Value, d uint64, div ir.Op) {
	f := ic.f
	op := f.Op(v)
	if op != ir.OpURem && op != ir.OpSRem && op != ir.OpAnd {
		return ir.None, 0, ir.OpInvalid
	}
	d, ok := ic.c.SplatBits(f.Operand(v, 1))
	switch {
	case !ok || d == 0:
		return ir.None, 0, ir.OpInvalid
	case op != ir.OpAnd:
		return f.Operand(v, 0), d, op - (ir.OpURem - ir.OpUDiv)
	case d&(d+1) != 0:
		return ir.None, 0, ir.OpInvalid
	}
	return f.Operand(v, 0), d + 1, ir.OpUDiv
}

// isQuotient reports whether v is the quotient of x and d, rounded as division div does or, for a mask, by a shift to the right.
func isQuotient(ic *Combiner, v, x ir.Value, d uint64, div ir.Op) bool {
	f := ic.f
	op := f.Op(v)
	if op != ir.OpLShr && op != ir.OpAShr && op != div || f.Operand(v, 0) != x {
		return false
	}
	k, ok := ic.c.SplatBits(f.Operand(v, 1))
	if op == div {
		return ok && k == d
	}
	return ok && div == ir.OpUDiv && k < 64 && d == 1<<k
}

// scaled reports whether op may be that of a multiple of a quotient or remainder.
func scaled(op ir.Op) bool {
	switch op {
	case ir.OpMul, ir.OpShl, ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr, ir.OpURem, ir.OpSRem, ir.OpAnd:
		return true
	}
	return false
}

// sumOfQuotient is (x / d) * m + (x % d) * n → (x / d) * (m - n*d) + x * n: the remainder is not computed. A disjoint or is a sum.
func sumOfQuotient(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if !scaled(f.Op(e.a)) || !scaled(f.Op(e.b)) { // most sums
		return ir.None
	}
	w := ic.values.ScalarBits(e.v)
	if w == 0 || w > 64 || e.op != ir.OpAdd && (e.op != ir.OpOr || f.Flags(e.v)&ir.FlagDisjoint == 0) {
		return ir.None
	}
	for range 2 {
		r, n := multiple(ic, e.b)
		if x, d, div := remainderBy(ic, r); div != ir.OpInvalid {
			q, m := multiple(ic, e.a)
			whole := (m-n*d)&fold.Mask(w) == 0 // x * n, whatever else takes the remainder
			if isQuotient(ic, q, x, d, div) && !movesField(m, n, d) && (whole || ic.oneUse(r)) {
				times := func(y ir.Value, k uint64) ir.Value {
					if k == 1 {
						return y
					}
					return ic.binary(e.v, ir.OpMul, 0, y, ic.c.SplatInt(e.t, k))
				}
				x = times(x, n)
				switch k := (m - n*d) & fold.Mask(w); k {
				case 0:
					return x
				case fold.Mask(w):
					f.Mutate(e.v, ir.OpSub, 0, 0, x, q)
				default:
					f.Mutate(e.v, ir.OpAdd, 0, 0, times(q, k), x)
				}
				return e.v
			}
		}
		e.a, e.b = e.b, e.a
	}
	return ir.None
}

// movesField reports whether (x / d) * m + (x % d) * n moves the upper bits of x away from the lower ones: as a sum its bits would not be known.
func movesField(m, n, d uint64) bool {
	return m&(m-1) == 0 && n&(n-1) == 0 && d&(d-1) == 0 && m > n*d
}

// factorOf returns x and k of v = x * k, a product that does not wrap as the unsigned or signed numbers that it is divided as.
func factorOf(ic *Combiner, v ir.Value, signed bool) (x ir.Value, k uint64, ok bool) {
	f := ic.f
	if op := f.Op(v); op != ir.OpMul && op != ir.OpShl || f.Flags(v)&ir.NoWrap(signed) == 0 {
		return ir.None, 0, false
	}
	k, ok = ic.c.SplatBits(f.Operand(v, 1))
	if w := ic.values.IntBits(v); ok && f.Op(v) == ir.OpShl {
		if k >= uint64(w) {
			return ir.None, 0, false
		}
		k = 1 << k
	}
	return f.Operand(v, 0), k, ok
}

// divOfProduct is x*k / d, of which one constant divides the other, and x*y / y.
func divOfProduct(ic *Combiner, e expr) ir.Value {
	f := ic.f
	signed := e.op == ir.OpSDiv || e.op == ir.OpSRem
	div := e.op == ir.OpUDiv || e.op == ir.OpSDiv
	flag := ir.NoWrap(signed)
	if f.Op(e.a) == ir.OpMul && f.Flags(e.a)&flag != 0 && !ic.c.IsUndef(e.b) {
		for i := range 2 {
			if f.Operand(e.a, i) == e.b && div {
				return f.Operand(e.a, 1-i)
			} else if f.Operand(e.a, i) == e.b {
				return ic.c.Null(e.t)
			}
		}
	}
	x, k, ok := factorOf(ic, e.a, signed)
	d, isConst := ic.c.SplatBits(e.b)
	if w := ic.values.IntBits(e.a); !ok || !isConst || k == 0 || d == 0 || signed && (fold.Signed(k, w) < 0 || fold.Signed(d, w) < 0) {
		return ir.None
	}
	switch {
	case k%d == 0 && div:
		return ic.binary(e.v, ir.OpMul, f.Flags(e.a)&flag, x, ic.c.SplatInt(e.t, k/d))
	case k%d == 0:
		return ic.c.Null(e.t)
	case d%k == 0 && div:
		return ic.binary(e.v, e.op, f.Flags(e.v)&ir.FlagExact, x, ic.c.SplatInt(e.t, d/k))
	}
	return ir.None
}

// divOfSum is (x + k) / d → x / d + k / d and (x + k) % d → x % d where the sum does not wrap and d divides k.
func divOfSum(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpUDiv && e.op != ir.OpURem || f.Op(e.a) != ir.OpAdd || f.Flags(e.a)&ir.FlagNUW == 0 {
		return ir.None
	}
	x := f.Operand(e.a, 0)
	k, ok1 := ic.c.SplatBits(f.Operand(e.a, 1))
	d, ok2 := ic.c.SplatBits(e.b)
	switch {
	case !ok1 || !ok2 || d < 2 || k%d != 0:
		return ir.None
	case e.op == ir.OpURem:
		f.SetOperand(e.v, 0, x)
		return e.v
	}
	q := ic.binary(e.v, ir.OpUDiv, f.Flags(e.v)&ir.FlagExact, x, e.b)
	f.Mutate(e.v, ir.OpAdd, ir.FlagNUW|ir.FlagNSW, 0, q, ic.c.SplatInt(e.t, k/d))
	return e.v
}
