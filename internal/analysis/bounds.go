package analysis

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Bounds returns the bounds that the known bits give.
func (k KnownBits) Bounds(w int) Bounds {
	sign := uint64(1) << (w - 1)
	least, most := k.One, k.Max(w)
	if k.Zero&sign == 0 { // may be negative
		least |= sign
	}
	if k.One&sign == 0 {
		most &^= sign
	}
	return Bounds{k.One, k.Max(w), fold.Signed(least, w), fold.Signed(most, w)}
}

// Bounds are the least and the greatest value that an integer of at most 64 bits has,
// read without and with a sign. Where a value is poison they need not hold.
type Bounds struct {
	UMin, UMax uint64
	SMin, SMax int64
}

// FullBounds returns the bounds of all integers of w bits.
func FullBounds(w int) Bounds { return KnownBits{}.Bounds(w) }

// Intersect keeps the values that are in both r and x; the bounds without and with a sign narrow each other.
func (r *Bounds) Intersect(x Bounds, w int) {
	r.UMin, r.UMax = max(r.UMin, x.UMin), min(r.UMax, x.UMax)
	r.SMin, r.SMax = max(r.SMin, x.SMin), min(r.SMax, x.SMax)
	half := fold.Mask(w) >> 1
	switch {
	case r.SMin >= 0: // the readings are the same
		r.UMin, r.UMax = max(r.UMin, uint64(r.SMin)), min(r.UMax, uint64(max(r.SMax, 0)))
	case r.SMax < 0:
		r.UMin, r.UMax = max(r.UMin, uint64(r.SMin)&fold.Mask(w)), min(r.UMax, uint64(r.SMax)&fold.Mask(w))
	}
	switch {
	case r.UMax <= half:
		r.SMin, r.SMax = max(r.SMin, int64(r.UMin)), min(r.SMax, int64(r.UMax))
	case r.UMin > half:
		r.SMin, r.SMax = max(r.SMin, fold.Signed(r.UMin, w)), min(r.SMax, fold.Signed(r.UMax, w))
	}
}

// Union returns bounds of the values of r and x.
func (r Bounds) Union(x Bounds) Bounds {
	return Bounds{min(r.UMin, x.UMin), max(r.UMax, x.UMax), min(r.SMin, x.SMin), max(r.SMax, x.SMax)}
}

// IsEmpty reports whether no value is in r: the code is never executed, or poison.
func (r Bounds) IsEmpty() bool { return r.UMin > r.UMax || r.SMin > r.SMax }

// FitsSigned reports whether x is a signed number of w bits.
func FitsSigned(x int64, w int) bool { return fold.Signed(uint64(x), w) == x }

// AddSigned returns x + y; ok is false if that is not a signed number of w bits.
func AddSigned(x, y int64, w int) (s int64, ok bool) {
	s = x + y
	return s, (x < 0 != (y < 0) || s < 0 == (x < 0)) && FitsSigned(s, w)
}

// SumFits reports whether no sum of signed numbers within a and b, of w bits, overflows.
func SumFits(a, b Bounds, w int) bool {
	_, least := AddSigned(a.SMin, b.SMin, w)
	_, most := AddSigned(a.SMax, b.SMax, w)
	return least && most
}

// subFits reports whether x - y is a signed number of w bits.
func subFits(x, y int64, w int) bool {
	d := x - y
	return (x < 0 == (y < 0) || d < 0 == (x < 0)) && FitsSigned(d, w)
}

// MulFits reports whether x * y is a signed number of w bits.
func MulFits(x, y int64, w int) bool {
	high, low := bits.Mul64(uint64(max(x, -x)), uint64(max(y, -y)))
	p := x * y
	return high == 0 && low <= 1<<63 && (p < 0) == (x < 0 != (y < 0) && p != 0) && FitsSigned(p, w)
}

// NoWrap returns which of the flags nuw and nsw a sum, difference, product or shift to the left of numbers of w bits within a and b has.
func NoWrap(op ir.Op, a, b Bounds, w int) ir.Flags {
	var unsigned, signed bool
	switch op {
	case ir.OpAdd:
		s := a.UMax + b.UMax
		unsigned = s >= a.UMax && s <= fold.Mask(w)
		signed = SumFits(a, b, w)
	case ir.OpSub:
		unsigned = a.UMin >= b.UMax
		signed = subFits(a.SMin, b.SMax, w) && subFits(a.SMax, b.SMin, w)
	case ir.OpMul:
		high, low := bits.Mul64(a.UMax, b.UMax)
		unsigned = high == 0 && low <= fold.Mask(w)
		signed = MulFits(a.SMin, b.SMin, w) && MulFits(a.SMin, b.SMax, w) && MulFits(a.SMax, b.SMin, w) && MulFits(a.SMax, b.SMax, w)
	case ir.OpShl:
		if n := b.UMax; n < uint64(w) {
			unsigned = a.UMax<<n>>n == a.UMax && a.UMax<<n <= fold.Mask(w)
			signed = fold.Signed(uint64(a.SMin)<<n, w)>>n == a.SMin && fold.Signed(uint64(a.SMax)<<n, w)>>n == a.SMax
		}
	}
	var flags ir.Flags
	if unsigned {
		flags |= ir.FlagNUW
	}
	if signed {
		flags |= ir.FlagNSW
	}
	return flags
}

// BoundsWhere returns the bounds of the integers of w bits for which predicate p holds with k on the right.
func BoundsWhere(p ir.Pred, k uint64, w int) Bounds {
	r, s := FullBounds(w), fold.Signed(k, w)
	switch p {
	case ir.ICmpEQ:
		return Bounds{k, k, s, s}
	case ir.ICmpULT:
		if k > 0 {
			r.UMax = k - 1
		}
	case ir.ICmpULE:
		r.UMax = k
	case ir.ICmpUGT:
		if k < fold.Mask(w) {
			r.UMin = k + 1
		}
	case ir.ICmpUGE:
		r.UMin = k
	case ir.ICmpSLT:
		if s > r.SMin {
			r.SMax = s - 1
		}
	case ir.ICmpSLE:
		r.SMax = s
	case ir.ICmpSGT:
		if s < r.SMax {
			r.SMin = s + 1
		}
	case ir.ICmpSGE:
		r.SMin = s
	}
	return r
}

// CompareBounds decides a comparison of values within bounds; ok is false if both results are possible.
func CompareBounds(p ir.Pred, a, b Bounds) (result, ok bool) {
	if a.IsEmpty() || b.IsEmpty() {
		return false, false
	}
	// less and more say for certain that a is below or above b, in the reading of p.
	less, more := a.UMax < b.UMin, a.UMin > b.UMax
	atMost, atLeast := a.UMax <= b.UMin, a.UMin >= b.UMax
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		less, more = less || a.SMax < b.SMin, more || a.SMin > b.SMax
		if less || more {
			return p == ir.ICmpNE, true
		}
		if a.UMin == a.UMax && b.UMin == b.UMax {
			return p == ir.ICmpEQ, true
		}
		return false, false
	}
	if p.IsSigned() {
		less, more = a.SMax < b.SMin, a.SMin > b.SMax
		atMost, atLeast = a.SMax <= b.SMin, a.SMin >= b.SMax
		p = p.WithoutSign()
	}
	switch p {
	case ir.ICmpULT:
		return less, less || atLeast
	case ir.ICmpULE:
		return atMost, atMost || more
	case ir.ICmpUGT:
		return more, more || atMost
	}
	return atLeast, atLeast || less
}

// Widened moves those ends of r that x has moved to the next of a few numbers, so that a fixed point is reached soon.
func (r Bounds) Widened(x Bounds, w int) Bounds {
	all := FullBounds(w)
	if x.UMin < r.UMin {
		x.UMin = 0
	}
	if x.UMax > r.UMax {
		if x.UMax <= fold.Mask(w)>>1 {
			x.UMax = fold.Mask(w) >> 1
		} else {
			x.UMax = all.UMax
		}
	}
	if x.SMin < r.SMin {
		switch {
		case x.SMin >= 0:
			x.SMin = 0
		case x.SMin == -1:
		default:
			x.SMin = all.SMin
		}
	}
	if x.SMax > r.SMax {
		x.SMax = all.SMax
	}
	return x
}

// stopAt moves those ends of r that are beyond end back to it, unless x goes beyond it, too.
func (r *Bounds) stopAt(x Bounds, end int64) {
	if x.SMax <= end {
		r.SMax = min(r.SMax, end)
	}
	if x.SMin >= end {
		r.SMin = max(r.SMin, end)
	}
	if end < 0 {
		return
	}
	if x.UMax <= uint64(end) {
		r.UMax = min(r.UMax, uint64(end))
	}
	if x.UMin >= uint64(end) {
		r.UMin = max(r.UMin, uint64(end))
	}
}

// Where returns the values of r for which predicate p holds with some value of x.
func (r Bounds) Where(p ir.Pred, x Bounds, w int) Bounds {
	all := FullBounds(w)
	switch p {
	case ir.ICmpEQ:
		r.Intersect(x, w)
	case ir.ICmpNE:
		if x.UMin == x.UMax {
			if r.UMin == x.UMin && r.UMin < r.UMax {
				r.UMin++
			}
			if r.UMax == x.UMin && r.UMin < r.UMax {
				r.UMax--
			}
			if r.SMin == x.SMin && r.SMin < r.SMax {
				r.SMin++
			}
			if r.SMax == x.SMin && r.SMin < r.SMax {
				r.SMax--
			}
		}
	case ir.ICmpULT:
		if x.UMax > 0 {
			r.UMax = min(r.UMax, x.UMax-1)
		}
	case ir.ICmpULE:
		r.UMax = min(r.UMax, x.UMax)
	case ir.ICmpUGT:
		if x.UMin < all.UMax {
			r.UMin = max(r.UMin, x.UMin+1)
		}
	case ir.ICmpUGE:
		r.UMin = max(r.UMin, x.UMin)
	case ir.ICmpSLT:
		if x.SMax > all.SMin {
			r.SMax = min(r.SMax, x.SMax-1)
		}
	case ir.ICmpSLE:
		r.SMax = min(r.SMax, x.SMax)
	case ir.ICmpSGT:
		if x.SMin < all.SMax {
			r.SMin = max(r.SMin, x.SMin+1)
		}
	case ir.ICmpSGE:
		r.SMin = max(r.SMin, x.SMin)
	}
	r.Intersect(all, w)
	return r
}
