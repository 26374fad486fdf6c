package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Comparisons of a quotient, of a number that was shifted to the right, or of one that was truncated, with a constant: they compare the number
// itself, with another constant.

// icmpOfShr is x >> n < k → x < k << n, and x >> n > k → x > (k << n) + (1 << n) - 1. Equality is for 1 << n numbers, which are one comparison at
// the ends of the type.
func icmpOfShr(ic *Combiner, c *constCompare) ir.Value {
	n, ok := ic.c.SplatBits(ic.f.Operand(c.a, 1))
	if !ok || n == 0 || n >= uint64(c.w) {
		return ir.None
	}
	k := c.k << n & c.m
	arithmetic := ic.f.Op(c.a) == ir.OpAShr
	back := k >> n
	if arithmetic {
		back = uint64(fold.Signed(k, c.w)>>n) & c.m
	}
	if back != c.k {
		switch { // between the results for numbers that are not negative and those for the others
		case arithmetic && c.p == ir.ICmpULT:
			return ic.compare(c, ir.ICmpSGT, c.x, c.m)
		case arithmetic && c.p == ir.ICmpUGT:
			return ic.compare(c, ir.ICmpSLT, c.x, 0)
		}
		return ir.None // decided by the bounds
	}
	switch c.p {
	case ir.ICmpULT, ir.ICmpUGT:
	case ir.ICmpSLT, ir.ICmpSGT:
		if !arithmetic {
			c.p = c.p.WithoutSign() // neither is negative
		}
	default:
		if ic.f.Flags(c.a)&ir.FlagExact != 0 {
			return ic.compare(c, c.p, c.x, k)
		}
		return ic.compareInterval(c, interval{k, 1 << n})
	}
	if c.p == ir.ICmpUGT || c.p == ir.ICmpSGT {
		k |= fold.Mask(int(n))
	}
	return ic.compare(c, c.p, c.x, k)
}

// compareInterval turns equality c, or its opposite, into the comparison that is true for the numbers x of s, if it is one.
func (ic *Combiner) compareInterval(c *constCompare, s interval) ir.Value {
	if c.p == ir.ICmpNE {
		s = s.complement(c.w)
	}
	if p, k, ok := s.compare(c.w); ok {
		return ic.compare(c, p, c.x, k)
	}
	return ir.None
}

// icmpOfTrunc compares a number before its truncation, which changes neither the number nor its place in the order of the comparison, or the bits that a
// shift and the truncation take out of it where they are: a byte of a word, or its sign.
func icmpOfTrunc(ic *Combiner, c *constCompare) ir.Value {
	n := ic.values.IntBits(c.x)
	switch flags := ic.f.Flags(c.a); {
	case n == 0:
		return ir.None
	case flags&ir.FlagNSW != 0:
		return ic.compare(c, c.p, c.x, uint64(fold.Signed(c.k, c.w))&fold.Mask(n))
	case flags&ir.FlagNUW != 0 && !c.p.IsSigned():
		return ic.compare(c, c.p, c.x, c.k)
	}
	op := ic.f.Op(c.x)
	if op != ir.OpLShr && op != ir.OpAShr || n > 32 || !ic.oneUse(c.a) || !ic.oneUse(c.x) {
		return ir.None
	}
	shift, ok := ic.c.SplatBits(ic.f.Operand(c.x, 1))
	if !ok || shift+uint64(c.w) > uint64(n) {
		return ir.None
	}
	p, taken, k := c.p, c.m<<shift, c.k<<shift
	switch {
	case c.eq:
	case p == ir.ICmpSLT && c.k == 0, p == ir.ICmpSGT && c.k == c.m: // negative, or not
		taken, k = (c.m^c.m>>1)<<shift, 0
		p = ir.ICmpNE
		if c.p == ir.ICmpSGT {
			p = ir.ICmpEQ
		}
	default:
		return ir.None
	}
	y := ic.f.Operand(c.x, 0)
	return ic.compare(c, p, ic.binary(c.v, ir.OpAnd, 0, y, ic.c.SplatInt(ic.f.TypeOf(y), taken)), k)
}

// icmpOfDiv compares x with a multiple of d instead of x / d with a constant. A quotient that has no other use and is compared for equality becomes
// a test for the d numbers that have it.
func icmpOfDiv(ic *Combiner, c *constCompare) ir.Value {
	d, ok := ic.c.SplatBits(ic.f.Operand(c.a, 1))
	if !ok || d <= 1 || fold.Signed(d, c.w) <= 0 {
		return ir.None
	}
	lo, n, ok := quotients(c.k, d, c.w, ic.f.Op(c.a) == ir.OpSDiv)
	if !ok {
		return ir.None // the bounds decide, or the last quotient has fewer than d numbers
	}
	isSigned := ic.f.Op(c.a) == ir.OpSDiv
	switch {
	case c.eq:
		if r := ic.compareInterval(c, interval{lo, n}); r != ir.None || !ic.oneUse(c.a) {
			return r
		}
		p, k := ir.ICmpULT, n
		if c.p == ir.ICmpNE {
			p, k = ir.ICmpUGT, n-1
		}
		t := ic.f.TypeOf(c.x)
		return ic.compare(c, p, ic.binary(c.v, ir.OpAdd, 0, c.x, ic.c.SplatInt(t, -lo&c.m)), k)
	case c.p.IsSigned() != isSigned:
		return ir.None
	case c.p == ir.ICmpULT, c.p == ir.ICmpSLT:
		return ic.compare(c, c.p, c.x, lo)
	}
	return ic.compare(c, c.p, c.x, (lo+n-1)&c.m)
}

// quotients returns the n numbers from lo on, of w bits, that give k when they are divided by d > 1. ok is false if some of them do not have w bits.
func quotients(k, d uint64, w int, signed bool) (lo, n uint64, ok bool) {
	m := fold.Mask(w)
	if !signed {
		hi, lo := bits.Mul64(k, d)
		return lo, d, hi == 0 && lo <= m && m-lo >= d-1
	}
	s := fold.Signed(k, w)
	size := uint64(s) // the magnitude of k
	if s < 0 {
		size = -size
	}
	hi, first := bits.Mul64(size, d)
	if hi != 0 || first > m>>1 || m>>1-first < d-1 {
		return 0, 0, false
	}
	switch {
	case s == 0:
		return -(d - 1) & m, 2*d - 1, true
	case s < 0:
		return -(first + d - 1) & m, d, true
	}
	return first, d, true
}
