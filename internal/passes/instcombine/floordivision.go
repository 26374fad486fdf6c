package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Divisions of signed numbers that round down, as Python, Julia and MLIR have them: the quotient, which rounds toward zero, less one if something
// remains of a negative number. By a power of two it is a shift, and its remainder a mask.

// divisionCombiner is the part of the combiner for divisions by constants.
type divisionCombiner struct{ *Combiner }

// divisor is the constant of a signed division of x.
type divisor struct {
	x ir.Value
	k int64 // not 0, 1, -1 or the least number
	w int
}

// divides returns the divisor of v, an sdiv or srem; ok is false if v is not one of the numbers that divisor has.
func (ic divisionCombiner) divides(v ir.Value, op ir.Op) (d divisor, ok bool) {
	f := ic.f
	if f.Op(v) != op {
		return d, false
	}
	u, ok := ic.c.SplatBits(f.Operand(v, 1))
	if d.w = ic.values.IntBits(v); !ok || d.w < 2 || d.w > 64 {
		return d, false
	}
	d.x, d.k = f.Operand(v, 0), fold.Signed(u, d.w)
	return d, d.k != 0 && d.k != 1 && d.k != -1 && d.k != -1<<(d.w-1)
}

// shift returns n if the divisor is 1<<n or -1<<n.
func (d *divisor) shift() (n int, ok bool) {
	u := uint64(max(d.k, -d.k))
	return bits.TrailingZeros64(u), u&(u-1) == 0
}

// multiplied returns the sdiv by a constant whose product with that constant v is.
func (ic divisionCombiner) multiplied(v ir.Value) (q ir.Value, d divisor, ok bool) {
	f := ic.f
	op := f.Op(v)
	if op != ir.OpMul && op != ir.OpShl {
		return q, d, false
	}
	q = f.Operand(v, 0)
	if d, ok = ic.divides(q, ir.OpSDiv); !ok {
		return q, d, false
	}
	u, ok := ic.c.SplatBits(f.Operand(v, 1))
	if op == ir.OpShl {
		n, power := d.shift()
		return q, d, ok && power && d.k > 0 && u == uint64(n)
	}
	return q, d, ok && fold.Signed(u, d.w) == d.k
}

// product returns which of a and b is the product of a quotient and its divisor where the other is the dividend.
func (ic divisionCombiner) product(a, b ir.Value) (m, q ir.Value, d divisor, ok bool) {
	if q, d, ok = ic.multiplied(a); ok && d.x == b {
		return a, q, d, true
	}
	q, d, ok = ic.multiplied(b)
	return b, q, d, ok && d.x == a
}

// icmpProduct is (x / k) * k == x → x % k == 0, of which a power of two is a mask; other quotients that have another use keep the product.
func icmpProduct(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	p := f.Pred(e.v)
	if p != ir.ICmpEQ && p != ir.ICmpNE {
		return ir.None
	}
	m, q, d, ok := ic.product(e.a, e.b)
	if !ok {
		return ir.None
	}
	x, t := d.x, f.TypeOf(d.x)
	var r ir.Value
	if n, ok := d.shift(); ok {
		r = ic.binary(e.v, ir.OpAnd, 0, x, ic.c.SplatInt(t, 1<<n-1))
	} else if ic.oneUse(m) && ic.oneUse(q) {
		r = ic.binary(e.v, ir.OpSRem, 0, x, f.Operand(q, 1))
	} else {
		return ir.None
	}
	f.Mutate(e.v, ir.OpICmp, 0, uint32(p), r, ic.c.Null(t))
	return e.v
}

// remains reports whether c compares the remainder of d, or a mask of it, with 0 by p, or the multiple of d below with d.x.
func (ic divisionCombiner) remains(c ir.Value, d *divisor, p ir.Pred) bool {
	f := ic.f
	if f.Op(c) != ir.OpICmp || f.Pred(c) != p {
		return false
	}
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if ic.c.IsZero(b) {
		if r, ok := ic.divides(a, ir.OpSRem); ok {
			return r == *d
		}
		if n, ok := d.shift(); ok && f.Op(a) == ir.OpAnd && f.Operand(a, 0) == d.x {
			u, ok := ic.c.SplatBits(f.Operand(a, 1))
			return ok && u == 1<<n-1
		}
		return false
	}
	_, _, m, ok := ic.product(a, b)
	return ok && m == *d
}

// belowZero reports whether c is x < 0.
func (ic divisionCombiner) belowZero(c, x ir.Value) bool {
	y, negative := signTest(ic.Combiner, c)
	return y == x && negative
}

// roundsUp reports whether c is true if the quotient of d, a positive divisor, is greater than the exact one: something remains of a negative number.
func (ic divisionCombiner) roundsUp(c ir.Value, d *divisor) bool {
	f := ic.f
	if f.Op(c) == ir.OpAnd {
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		return ic.remains(a, d, ir.ICmpNE) && ic.belowZero(b, d.x) || ic.remains(b, d, ir.ICmpNE) && ic.belowZero(a, d.x)
	}
	rest, negative := signTest(ic.Combiner, c) // x % k < 0
	r, ok := ic.divides(rest, ir.OpSRem)
	return negative && ok && r == *d
}

// floorSum is x / k + (x < 0 and something remains ? -1 : 0) → x >> n, and x % k + (… ? k : 0) → x & (k - 1), of a power of two k.
func floorSum(combiner *Combiner, e expr) ir.Value {
	ic := divisionCombiner{combiner}
	if r := ic.floorSumOf(e, e.a, e.b); r != ir.None {
		return r
	}
	return ic.floorSumOf(e, e.b, e.a)
}

func (ic divisionCombiner) floorSumOf(e expr, q, y ir.Value) ir.Value {
	f := ic.f
	if d, ok := ic.divides(q, ir.OpSDiv); ok && ic.isCorrection(y, &d) {
		return ic.roundedDown(e.v, &d)
	}
	if d, ok := ic.divides(q, ir.OpSRem); ok && f.Op(y) == ir.OpSelect && ic.c.IsZero(f.Operand(y, 2)) && ic.roundsUp(f.Operand(y, 0), &d) {
		if u, ok := ic.c.SplatBits(f.Operand(y, 1)); ok && fold.Signed(u, d.w) == d.k {
			return ic.positiveRemainder(e.v, &d)
		}
	}
	return ir.None
}

// isCorrection reports whether y is -1 where the quotient of d is greater than the exact one, and 0 elsewhere.
func (ic divisionCombiner) isCorrection(y ir.Value, d *divisor) bool {
	f := ic.f
	switch f.Op(y) {
	case ir.OpSExt:
		return d.k > 0 && ic.roundsUp(f.Operand(y, 0), d)
	case ir.OpSelect: // nothing remains ? 0 : the sign of the quotient
		zero, sign, p := f.Operand(y, 1), f.Operand(y, 2), ir.ICmpEQ
		if !ic.c.IsZero(zero) {
			zero, sign, p = sign, zero, ir.ICmpNE
		}
		if !ic.c.IsZero(zero) || !ic.remains(f.Operand(y, 0), d, p) || f.Op(sign) != ir.OpAShr {
			return false
		}
		x := signOf(ic.Combiner, sign)
		if d.k > 0 {
			return x == d.x
		}
		if f.Op(x) != ir.OpXor || f.Operand(x, 0) != d.x {
			return false
		}
		u, ok := ic.c.SplatBits(f.Operand(x, 1))
		return ok && fold.Signed(u, d.w) < 0
	}
	return false
}

// floorDifference is x / k - (x < 0 and something remains ? 1 : 0) → x >> n of a power of two k.
func floorDifference(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	if d, ok := ic.divides(e.a, ir.OpSDiv); ok && d.k > 0 && f.Op(e.b) == ir.OpZExt && ic.roundsUp(f.Operand(e.b, 0), &d) {
		return ic.roundedDown(e.v, &d)
	}
	return ir.None
}

// floorRemainder is x - (x / k + (x % k >> (w-1))) * k → x % k + (x % k >> (w-1) & k), the remainder of a division that rounds down: without the
// product, and with a range.
func floorRemainder(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	if f.Op(e.b) != ir.OpMul || f.Op(f.Operand(e.b, 0)) != ir.OpAdd {
		return ir.None
	}
	q, s := f.Operand(f.Operand(e.b, 0), 0), f.Operand(f.Operand(e.b, 0), 1)
	if f.Op(q) != ir.OpSDiv {
		q, s = s, q
	}
	d, ok := ic.divides(q, ir.OpSDiv)
	if !ok || d.x != e.a || d.k < 0 || f.Op(s) != ir.OpAShr {
		return ir.None
	}
	rest := signOf(combiner, s)
	if r, ok := ic.divides(rest, ir.OpSRem); !ok || r != d || f.Operand(e.b, 1) != f.Operand(q, 1) {
		return ir.None
	}
	return ic.binary(e.v, ir.OpAdd, ir.FlagNSW, rest, ic.binary(e.v, ir.OpAnd, 0, s, f.Operand(q, 1)))
}

// floorModulo is (x % n + n) % n → (x % n has another sign than n ? x % n + n : x % n), the remainder with the sign of n, by one division.
func floorModulo(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpSRem || f.Op(e.a) != ir.OpAdd || f.Flags(e.a)&ir.FlagNSW == 0 {
		return ir.None
	}
	r, n, w := f.Operand(e.a, 0), f.Operand(e.a, 1), ic.values.IntBits(e.v)
	if n != e.b {
		r, n = n, r
	}
	if n != e.b || f.Op(r) != ir.OpSRem || f.Operand(r, 1) != n || w == 0 {
		return ir.None
	}
	ic.b.Before(e.v)
	r = ic.b.Insert(ir.OpFreeze, e.t, 0, 0, r) // it has more uses now
	ic.push(r)
	zero := ic.c.Null(e.t)
	apart := r // it is negative where the signs differ
	if ic.values.RangeOf(n, w, 0).SMin < 0 {
		apart = ic.binary(e.v, ir.OpXor, 0, r, n)
	}
	ic.b.Before(e.v)
	c := ic.b.ICmp(ir.ICmpSLT, apart, zero)
	ic.push(c)
	if apart != r {
		some := ic.b.ICmp(ir.ICmpNE, r, zero)
		ic.push(some)
		c = ic.binary(e.v, ir.OpAnd, 0, c, some)
	}
	sum := ic.binary(e.v, ir.OpAdd, ir.FlagNSW, r, n)
	ic.b.Before(e.v)
	return ic.b.Select(c, sum, r)
}

// floorChoice is x < 0 and something remains ? x / k - 1 : x / k → x >> n of a power of two k, and the same of x % k + k.
func floorChoice(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	if f.Op(e.a) != ir.OpAdd || f.Operand(e.a, 0) != e.b {
		return ir.None
	}
	d, quotient := ic.divides(e.b, ir.OpSDiv)
	if !quotient {
		ok := false
		if d, ok = ic.divides(e.b, ir.OpSRem); !ok {
			return ir.None
		}
	}
	u, ok := ic.c.SplatBits(f.Operand(e.a, 1))
	if !ok || d.k < 0 || !ic.roundsUp(f.Operand(e.v, 0), &d) {
		return ir.None
	}
	switch k := fold.Signed(u, d.w); {
	case quotient && k == -1:
		return ic.roundedDown(e.v, &d)
	case !quotient && k == d.k:
		return ic.positiveRemainder(e.v, &d)
	}
	return ir.None
}

// roundedDown returns the quotient of d that rounds down, before v, None if the divisor is not a power of two: x >> n, or of a negative one
// -(x >> n) - (something remains).
func (ic divisionCombiner) roundedDown(v ir.Value, d *divisor) ir.Value {
	n, ok := d.shift()
	if !ok {
		return ir.None
	}
	t := ic.f.TypeOf(d.x)
	r := ic.binary(v, ir.OpAShr, 0, d.x, ic.c.SplatInt(t, uint64(n)))
	if d.k > 0 {
		return r
	}
	rest := ic.binary(v, ir.OpAnd, 0, d.x, ic.c.SplatInt(t, 1<<n-1))
	ic.b.Before(v)
	some := ic.b.ICmp(ir.ICmpNE, rest, ic.c.Null(t))
	ic.push(some)
	return ic.binary(v, ir.OpSub, 0, ic.binary(v, ir.OpSub, 0, ic.c.Null(t), r), ic.cast(v, ir.OpZExt, some, t))
}

// positiveRemainder returns the remainder of d that is not negative, before v, None if the divisor is not a power of two.
func (ic divisionCombiner) positiveRemainder(v ir.Value, d *divisor) ir.Value {
	n, ok := d.shift()
	if !ok || d.k < 0 {
		return ir.None
	}
	return ic.binary(v, ir.OpAnd, 0, d.x, ic.c.SplatInt(ic.f.TypeOf(d.x), 1<<n-1))
}

// negativeRemainder is x % k != 0 && x < 0 → x % k < 0, and (x / k) * k != x && x < 0 → x < (x / k) * k, of positive k. A mask in the place of
// the remainder stays.
func negativeRemainder(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	if e.op != ir.OpAnd {
		return ir.None
	}
	c, s := e.a, e.b
	if f.Op(c) != ir.OpICmp || f.Op(s) != ir.OpICmp {
		return ir.None
	}
	if f.Pred(c) != ir.ICmpNE {
		c, s = s, c
	}
	if f.Pred(c) != ir.ICmpNE || !ic.oneUse(c) {
		return ir.None
	}
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if d, ok := ic.divides(a, ir.OpSRem); ok && ic.c.IsZero(b) {
		if d.k > 0 && ic.belowZero(s, d.x) {
			f.Mutate(e.v, ir.OpICmp, 0, uint32(ir.ICmpSLT), a, b)
			return e.v
		}
		return ir.None
	}
	if !ic.late { // x may turn out not to be negative
		return ir.None
	}
	if m, _, d, ok := ic.product(a, b); ok && d.k > 0 && ic.belowZero(s, d.x) {
		f.Mutate(e.v, ir.OpICmp, 0, uint32(ir.ICmpSLT), d.x, m)
		return e.v
	}
	return ir.None
}

// signOfRemainder is x % k == 0 ? 0 : x >> (w-1) → x % k >> (w-1), and (x / k) * k == x ? 0 : x >> (w-1) → x < (x / k) * k ? -1 : 0, of positive k.
func signOfRemainder(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	c, zero, sign, p := f.Operand(e.v, 0), e.a, e.b, ir.ICmpEQ
	if !ic.c.IsZero(zero) {
		zero, sign, p = sign, zero, ir.ICmpNE
	}
	if f.Op(sign) != ir.OpAShr || !ic.c.IsZero(zero) || f.Op(c) != ir.OpICmp || f.Pred(c) != p {
		return ir.None
	}
	x := signOf(combiner, sign)
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if d, ok := ic.divides(a, ir.OpSRem); ok && d.k > 0 && d.x == x && ic.c.IsZero(b) {
		return ic.binary(e.v, ir.OpAShr, 0, a, f.Operand(sign, 1))
	}
	if !ic.late { // the sign may turn out to be 0
		return ir.None
	}
	if m, _, d, ok := ic.product(a, b); ok && d.k > 0 && d.x == x {
		ic.b.Before(e.v)
		less := ic.b.ICmp(ir.ICmpSLT, x, m)
		ic.push(less)
		return ic.cast(e.v, ir.OpSExt, less, e.t)
	}
	return ir.None
}

// maskOfRemainder is x % k & m → x & m, where k is a multiple of a power of two above m.
func maskOfRemainder(combiner *Combiner, e expr) ir.Value {
	ic, f := divisionCombiner{combiner}, combiner.f
	if e.op != ir.OpAnd || f.Op(e.a) != ir.OpSRem && f.Op(e.a) != ir.OpURem {
		return ir.None
	}
	m, ok1 := ic.c.SplatBits(e.b)
	k, ok2 := ic.c.SplatBits(f.Operand(e.a, 1))
	if !ok1 || !ok2 || k == 0 || m > k&-k-1 {
		return ir.None
	}
	return ic.binary(e.v, ir.OpAnd, 0, f.Operand(e.a, 0), e.b)
}
