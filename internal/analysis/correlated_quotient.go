package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Quotient bounds the quotient of x and n, which are read as unsigned numbers.
type Quotient uint8

const (
	AnyQuotient       Quotient = iota
	QuotientZero               // x < n
	QuotientAtN                // x ≤ n: the quotient is 1 if they are equal, else 0
	QuotientAtMostOne          // x < 2n
	QuotientOne                // n ≤ x < 2n
)

const (
	maxQuotientDepth = 4 // of sums
	maxQuotientUses  = 8 // of the divisor, in the search for a product
)

// multiple is factor times the divisor, plus k.
type multiple struct{ factor, k int64 }

func (m *multiple) add(x multiple, sign int64) {
	m.factor += sign * x.factor
	m.k += sign * x.k
}

// quotient bounds a sum from below and above by multiples of divisor n, as numbers without a width. Neighbours on a ring are such sums:
// i + 1, i - 1 + n and i + shift with i and shift less than n.
type quotient struct {
	cr     *CorrelatedRanges
	n      ir.Value
	w      int
	least  int64 // n is not less; at most maxOffset
	signed bool  // the sum is read as a signed number: all its parts are, and none is negative
	lo, hi multiple

	ring ir.Value // the phi whose values are looked at, which are of other iterations; else ir.None
}

// Quotient bounds x / n in the current block, for a signed division if x and n are not negative.
func (cr *CorrelatedRanges) Quotient(x, n ir.Value, w int, signed bool) Quotient {
	a, ok1 := cr.At(x, w)
	b, ok2 := cr.At(n, w)
	if !ok1 || !ok2 || a.IsEmpty() || b.IsEmpty() || signed && b.SMin < 0 {
		return AnyQuotient
	}
	found := AnyQuotient
	if !signed || a.SMin >= 0 {
		switch {
		case a.UMax < b.UMin:
			return QuotientZero
		case a.UMax-b.UMin < b.UMin && a.UMin >= b.UMax:
			return QuotientOne
		case a.UMax-b.UMin < b.UMin:
			found = QuotientAtMostOne
		}
	}
	q := quotient{cr: cr, n: n, w: w, signed: signed, least: int64(min(max(b.UMin, 1), maxOffset))} // a division by zero is undefined
	if !q.sum(x, 1, 0) || !q.notLess(0) {
		return found
	}
	switch {
	case q.less(1):
		return QuotientZero
	case q.hi.factor <= 1 && (q.hi.factor-1)*q.least+q.hi.k <= 0:
		return QuotientAtN
	case !q.less(2) || b.UMax > fold.Mask(w)>>1: // the sum may have more than w bits
		return found
	case q.notLess(1):
		return QuotientOne
	}
	return QuotientAtMostOne
}

// less reports whether the sum is less than m times the divisor.
func (q *quotient) less(m int64) bool {
	return q.hi.factor <= m && (q.hi.factor-m)*q.least+q.hi.k < 0
}

// notLess reports whether the sum is not less than m times the divisor.
func (q *quotient) notLess(m int64) bool {
	return q.lo.factor >= m && (q.lo.factor-m)*q.least+q.lo.k >= 0
}

// sum adds the bounds of v with a sign. An unsigned sum may wrap around in between: only its last result is looked at.
func (q *quotient) sum(v ir.Value, sign int64, depth int) bool {
	cr := q.cr
	f := cr.f
	if k, ok := cr.c.SplatBits(v); ok {
		off := fold.Signed(k, q.w)
		q.lo.k += sign * off
		q.hi.k += sign * off
		return off < maxOffset && off > -maxOffset
	}
	r, ok := cr.At(v, q.w)
	if !ok || r.IsEmpty() {
		return false
	}
	least, most := multiple{0, int64(min(r.UMin, maxOffset))}, multiple{0, int64(min(r.UMax, maxOffset))}
	a, b := cr.sumOf(v, q.signed), cr.sumOf(q.n, q.signed)
	k, bounded := int64(0), false
	if a.base != b.base {
		k, bounded = q.excess(v, 0)
	}
	switch op := f.Op(v); {
	case a.base == b.base:
		least = multiple{1, a.off - b.off}
		most = least
	case bounded:
		most = multiple{1, k}
	case depth < maxQuotientDepth && (op == ir.OpAdd || op == ir.OpSub):
		if q.signed && f.Flags(v)&ir.FlagNSW == 0 {
			return false
		}
		second := sign
		if op == ir.OpSub {
			second = -sign
		}
		return q.sum(f.Operand(v, 0), sign, depth+1) && q.sum(f.Operand(v, 1), second, depth+1)
	case r.UMax >= maxOffset:
		return false
	}
	if q.signed && r.SMin < 0 {
		return false
	}
	if sign < 0 {
		least, most = most, least
	}
	q.lo.add(least, sign)
	q.hi.add(most, sign)
	return true
}

// excess returns a constant such that v is at most the divisor and this constant.
func (q *quotient) excess(v ir.Value, depth int) (k int64, ok bool) {
	cr := q.cr
	f := cr.f
	switch op := f.Op(v); {
	case v == q.ring: // by induction
		return -1, true
	case op == ir.OpURem && f.Operand(v, 1) == q.n:
		return -1, true
	case op == ir.OpSelect && depth < maxQuotientDepth && q.wraps(v, depth+1):
		return -1, true
	case q.ring != ir.None: // the relations of the current block are those of values of this iteration
		return 0, false
	case op == ir.OpPhi && q.onlyRemainders(v):
		return -1, true
	case op == ir.OpUDiv && q.lessThanProduct(f.Operand(v, 0), f.Operand(v, 1)):
		return -1, true
	}
	for _, signed := range [...]bool{true, false} {
		if signed && !(cr.nonNegative(v, q.w) && cr.nonNegative(q.n, q.w)) {
			continue
		}
		a, b := cr.sumOf(v, signed), cr.sumOf(q.n, signed)
		if d, is := cr.distance(a.base, b.base, signed); is && (!ok || d+a.off-b.off < k) {
			k, ok = d+a.off-b.off, true
		}
	}
	return k, ok
}

// wraps reports whether v is x + 1, or 0 where that is the divisor, for x less than the divisor: the next place in a ring.
func (q *quotient) wraps(v ir.Value, depth int) bool {
	f, c := q.cr.f, q.cr.c
	cond, zero, next := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	if f.Op(cond) != ir.OpICmp || f.Pred(cond) > ir.ICmpNE {
		return false
	}
	if f.Pred(cond) == ir.ICmpNE {
		zero, next = next, zero
	}
	if f.Op(next) != ir.OpAdd || f.Operand(cond, 0) != next || f.Operand(cond, 1) != q.n || !c.IsZero(zero) {
		return false
	}
	step, ok := c.SplatBits(f.Operand(next, 1))
	k, bounded := q.excess(f.Operand(next, 0), depth)
	return ok && step == 1 && bounded && k < 0
}

// onlyRemainders reports whether all incoming values of phi v are remainders of the divisor or smaller constants: a place in a ring.
func (q *quotient) onlyRemainders(v ir.Value) bool {
	cr := q.cr
	f := cr.f
	if f.NumOps(v) > 2*maxQuotientUses || !cr.outside(q.n, cr.cfg.Number(f.BlockOf(v))) { // those of the iteration before have the same divisor
		return false
	}
	q.ring = v
	defer func() { q.ring = ir.None }()
	for i := 0; i < f.NumOps(v); i += 2 {
		x := f.Operand(v, i)
		if k, isConst := cr.c.SplatBits(x); isConst && k < uint64(q.least) {
			continue
		}
		if k, ok := q.excess(x, 0); !ok || k >= 0 {
			return false
		}
	}
	return true
}

// lessThanProduct reports whether x is less than d times the divisor, so that x / d is less than the divisor: the row of an element of a matrix.
func (q *quotient) lessThanProduct(x, d ir.Value) bool {
	cr := q.cr
	f := cr.f
	if q.n.IsConst() || cr.Bits(x) != q.w {
		return false
	}
	for u, i := f.FirstUse(q.n), 0; u != 0 && i < maxQuotientUses; u, i = f.NextUse(u), i+1 {
		m := f.User(u)
		if f.Op(m) != ir.OpMul || f.Operand(m, 1-f.UseIndex(u)) != d {
			continue
		}
		exact := f.Flags(m)&ir.FlagNUW != 0 || f.Flags(m)&ir.FlagNSW != 0 && cr.nonNegative(q.n, q.w) && cr.nonNegative(d, q.w)
		if exact && cr.implied(ir.ICmpULT, x, m, q.w) {
			return true
		}
	}
	return false
}

// isIndexInto reports whether a is a special register that counts from 0 to register b, as %tid.x counts to %ntid.x.
func (cr *CorrelatedRanges) isIndexInto(a, b ir.Value) bool {
	f, fx := cr.f, cr.values.fx
	if f.Op(a) != ir.OpCall || f.Op(b) != ir.OpCall || !f.Callee(a).IsSym() || !f.Callee(b).IsSym() || fx == nil {
		return false
	}
	n := fx.Sreg(f.Callee(a).Index()).number()
	return n != NoSreg && n == fx.Sreg(f.Callee(b).Index())
}

// distance returns the least k for which the relations of the current block say that a - b ≤ k.
func (cr *CorrelatedRanges) distance(a, b ir.Value, signed bool) (k int64, ok bool) {
	if a == b {
		return 0, true
	}
	if cr.isIndexInto(a, b) {
		return -1, true
	}
	least := func(d int64) {
		if !ok || d < k {
			k, ok = d, true
		}
	}
	last := cr.relations[max(0, len(cr.relations)-maxRelations):]
	for _, r := range last {
		if r.a != a || r.signed != signed {
			continue
		}
		if r.b == b {
			least(r.k)
		}
		for _, s := range last {
			if s.a == r.b && s.b == b && s.signed == signed {
				least(r.k + s.k)
			}
		}
	}
	return k, ok
}
