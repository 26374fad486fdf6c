package softfp

import "math/bits"

// invalid is the result of an operation without a value.
func invalid() Num { return Num{Class: NaN, Neg: true} }

// AddNum returns x + y. The zero that a sum of opposite numbers gives is
// negative if r is RM.
func AddNum(x, y Num, r Round) Num {
	return FmaNum(x, Num{Class: Normal, Sig: 1 << 63, Exp: -63}, y, r)
}

// MulNum returns x · y.
func MulNum(x, y Num) Num {
	neg := x.Neg != y.Neg
	switch {
	case x.Class == NaN:
		return x
	case y.Class == NaN:
		return y
	case x.Class == Infinite && y.Class == Zero, x.Class == Zero && y.Class == Infinite:
		return invalid()
	case x.Class == Infinite || y.Class == Infinite:
		return Num{Class: Infinite, Neg: neg}
	case x.Class == Zero || y.Class == Zero:
		return Num{Neg: neg}
	}
	hi, lo := bits.Mul64(x.Sig, y.Sig)
	return norm128(hi, lo, x.Exp+y.Exp, neg, false)
}

// norm128 makes a Num of (hi:lo) × 2^exp.
func norm128(hi, lo uint64, exp int, neg, sticky bool) Num {
	if hi == 0 {
		if lo == 0 {
			return Num{Neg: neg}
		}
		hi, lo, exp = lo, 0, exp-64
	}
	z := bits.LeadingZeros64(hi)
	if z > 0 {
		hi, lo = hi<<z|lo>>(64-z), lo<<z
		exp -= z
	}
	return Num{Class: Normal, Sig: hi, Exp: exp + 64, Neg: neg, Sticky: sticky || lo != 0}
}

// FmaNum returns x · y + z with one rounding left to do. r only decides the sign
// of an exact zero. The operands have no sticky bits and at most 62 significant ones
// in z and 53 in x and y.
func FmaNum(x, y, z Num, r Round) Num {
	neg := x.Neg != y.Neg
	switch {
	case x.Class == NaN:
		return x
	case y.Class == NaN:
		return y
	case z.Class == NaN:
		// An invalid product loses against z's payload.
		return z
	case x.Class == Infinite && y.Class == Zero, x.Class == Zero && y.Class == Infinite:
		return invalid()
	case x.Class == Infinite || y.Class == Infinite:
		if z.Class == Infinite && z.Neg != neg {
			return invalid()
		}
		return Num{Class: Infinite, Neg: neg}
	case z.Class == Infinite:
		return z
	case x.Class == Zero || y.Class == Zero:
		if z.Class == Zero && z.Neg != neg {
			return Num{Neg: r == RM}
		}
		if z.Class == Zero {
			return Num{Neg: neg}
		}
		return z
	}
	ahi, alo := bits.Mul64(x.Sig, y.Sig)
	aexp := x.Exp + y.Exp
	if z.Class == Zero {
		return norm128(ahi, alo, aexp, neg, false)
	}
	// Both as 128 bits with the leading bit at 126, so that a sum has room.
	if ahi>>63 != 0 {
		alo = alo>>1 | ahi<<63 // the product of two numbers of 53 bits ends in zeros
		ahi >>= 1
		aexp++
	}
	bhi, blo := z.Sig>>1, z.Sig<<63
	bexp := z.Exp - 63
	aneg, bneg := neg, z.Neg
	if ea, eb := aexp, bexp; eb > ea || eb == ea && (bhi > ahi || bhi == ahi && blo > alo) {
		ahi, alo, aexp, aneg, bhi, blo, bexp, bneg = bhi, blo, bexp, bneg, ahi, alo, aexp, aneg
	}
	var sticky bool
	bhi, blo, sticky = shr128(bhi, blo, aexp-bexp)
	if aneg == bneg {
		lo, c := bits.Add64(alo, blo, 0)
		hi, _ := bits.Add64(ahi, bhi, c)
		return norm128(hi, lo, aexp, aneg, sticky)
	}
	borrow := uint64(0)
	if sticky {
		borrow = 1 // the true subtrahend is a little larger; the rest is again sticky
	}
	lo, c := bits.Sub64(alo, blo, borrow)
	hi, _ := bits.Sub64(ahi, bhi, c)
	if hi == 0 && lo == 0 && !sticky {
		return Num{Neg: r == RM}
	}
	return norm128(hi, lo, aexp, aneg, sticky)
}

// shr128 shifts right and says whether ones were lost.
func shr128(hi, lo uint64, n int) (uint64, uint64, bool) {
	switch {
	case n == 0:
		return hi, lo, false
	case n < 64:
		return hi >> n, hi<<(64-n) | lo>>n, lo<<(64-n) != 0
	case n == 64:
		return 0, hi, lo != 0
	case n < 128:
		return 0, hi >> (n - 64), lo != 0 || hi<<(128-n) != 0
	}
	return 0, 0, hi|lo != 0
}

// DivNum returns x / y.
func DivNum(x, y Num) Num {
	neg := x.Neg != y.Neg
	switch {
	case x.Class == NaN:
		return x
	case y.Class == NaN:
		return y
	case x.Class == Infinite && y.Class == Infinite, x.Class == Zero && y.Class == Zero:
		return invalid()
	case x.Class == Infinite || y.Class == Zero:
		return Num{Class: Infinite, Neg: neg}
	case x.Class == Zero || y.Class == Infinite:
		return Num{Neg: neg}
	}
	// Halving x keeps the quotient below 2^64; it is at least 2^62.
	q, rem := bits.Div64(x.Sig>>1, x.Sig<<63, y.Sig)
	n := Num{Class: Normal, Sig: q, Exp: x.Exp - y.Exp - 63, Neg: neg, Sticky: rem != 0}
	return n.normal()
}

// normal moves the leading bit to bit 63. It must not move a sticky bit by more places than the caller's format leaves
// unused.
func (n Num) normal() Num {
	z := bits.LeadingZeros64(n.Sig)
	n.Sig <<= z
	n.Exp -= z
	return n
}

// SqrtNum returns the square root of x.
func SqrtNum(x Num) Num {
	switch {
	case x.Class == NaN || x.Class == Zero:
		return x
	case x.Neg:
		return invalid()
	case x.Class == Infinite:
		return x
	}
	// x = (hi:0) × 2^(exp-64) with an even exponent; the root of the 128 bits
	// has 64.
	hi, exp := x.Sig, x.Exp-64
	lo := uint64(0)
	if exp&1 != 0 {
		hi, lo = hi>>1, hi<<63
		exp++
	}
	var root, remHi, remLo uint64
	for range 64 {
		// Two more bits of the radicand into the remainder.
		remHi = remHi<<2 | remLo>>62
		remLo = remLo<<2 | hi>>62
		hi = hi<<2 | lo>>62
		lo <<= 2
		// Try root·4+1 in units of the remainder.
		tHi, tLo := root>>62, root<<2|1
		if remHi > tHi || remHi == tHi && remLo >= tLo {
			var c uint64
			remLo, c = bits.Sub64(remLo, tLo, 0)
			remHi, _ = bits.Sub64(remHi, tHi, c)
			root = root<<1 | 1
		} else {
			root <<= 1
		}
	}
	n := Num{Class: Normal, Sig: root, Exp: exp / 2, Sticky: remHi|remLo != 0}
	return n.normal()
}
