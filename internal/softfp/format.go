package softfp

import "math/bits"

// Special is the meaning of the largest exponent field of a format.
type Special uint8

const (
	IEEE   Special = iota // infinities and NaNs
	OneNaN                // ordinary numbers, but all ones is NaN; no infinity (e4m3, ue4m3)
	Finite                // ordinary numbers only (e2m3, e3m2, e2m1)
)

// Format describes a binary floating-point format of at most 64 bits: a sign
// bit (unless Unsigned), Exp bits of biased exponent and Frac bits of fraction.
type Format struct {
	Exp, Frac uint8
	Special   Special
	Unsigned  bool
	// Shift is the number of zero bits below the fraction: tf32 is kept in the
	// upper 19 bits of a 32-bit register.
	Shift uint8
	// NaN is the canonical NaN's pattern, 0 if there is none.
	NaN uint64
}

// The formats of PTX (PTX ISA §5.2.3). Treat them as constants.
var (
	F16   = Format{Exp: 5, Frac: 10, NaN: 0x7fff}
	BF16  = Format{Exp: 8, Frac: 7, NaN: 0x7fff}
	TF32  = Format{Exp: 8, Frac: 10, Shift: 13, NaN: 0x7fffe000}
	F32   = Format{Exp: 8, Frac: 23, NaN: 0x7fffffff}
	F64   = Format{Exp: 11, Frac: 52, NaN: 0xfff8000000000000}
	E4M3  = Format{Exp: 4, Frac: 3, Special: OneNaN, NaN: 0x7f}
	E5M2  = Format{Exp: 5, Frac: 2, NaN: 0x7f}
	E2M3  = Format{Exp: 2, Frac: 3, Special: Finite}
	E3M2  = Format{Exp: 3, Frac: 2, Special: Finite}
	E2M1  = Format{Exp: 2, Frac: 1, Special: Finite}
	UE4M3 = Format{Exp: 4, Frac: 3, Special: OneNaN, Unsigned: true, NaN: 0x7f}
)

// Round is a rounding mode.
type Round uint8

const (
	RN  Round = iota // to nearest, ties to even
	RZ               // toward zero
	RM               // toward minus infinity
	RP               // toward plus infinity
	RNA              // to nearest, ties away from zero
	RO               // to odd: an inexact result has its last bit set
	rs               // stochastic, see PackRandom
)

// bias returns the exponent bias.
func (f *Format) bias() int { return 1<<(f.Exp-1) - 1 }

// emin is the exponent of the smallest normal number.
func (f *Format) emin() int { return 1 - f.bias() }

// SignBit returns the mask of the sign bit, 0 for an unsigned format.
func (f *Format) SignBit() uint64 {
	if f.Unsigned {
		return 0
	}
	return 1 << (f.Exp + f.Frac + f.Shift)
}

// Inf returns the pattern of +infinity, or of the NaN, or of the largest number,
// whichever is the first that f has.
func (f *Format) Inf() uint64 {
	switch f.Special {
	case IEEE:
		return (1<<f.Exp - 1) << (f.Frac + f.Shift)
	case OneNaN:
		return f.NaN
	}
	return f.Max()
}

// Max returns the pattern of the largest finite number.
func (f *Format) Max() uint64 {
	all := uint64(1)<<(f.Exp+f.Frac) - 1
	switch f.Special {
	case IEEE:
		return ((all>>f.Frac-1)<<f.Frac | (1<<f.Frac - 1)) << f.Shift
	case OneNaN:
		return all - 1
	}
	return all
}

// Class is the kind of a number.
type Class uint8

const (
	Zero Class = iota
	Normal
	Infinite
	NaN
)

// Num is an unpacked number: (-1)^Neg × Sig × 2^Exp with bit 63 of Sig set, if Class is Normal. Sticky means that the
// magnitude is a little more than Sig, by less than one unit; Unpack returns it as false.
type Num struct {
	Sig    uint64
	Exp    int
	Class  Class
	Neg    bool
	Sticky bool
}

// Unpack splits a pattern of format f. Bits outside the format are ignored.
func (f *Format) Unpack(b uint64) Num {
	n := Num{Neg: b&f.SignBit() != 0}
	b >>= f.Shift
	frac := b & (1<<f.Frac - 1)
	exp := int(b >> f.Frac & (1<<f.Exp - 1))
	if exp == 1<<f.Exp-1 {
		switch {
		case f.Special == IEEE && frac == 0:
			n.Class = Infinite
			return n
		case f.Special == IEEE, f.Special == OneNaN && frac == 1<<f.Frac-1:
			n.Class, n.Sig = NaN, frac
			return n
		}
	}
	if exp == 0 {
		if frac == 0 {
			return n
		}
		exp = 1
	} else {
		frac |= 1 << f.Frac
	}
	z := bits.LeadingZeros64(frac)
	n.Class = Normal
	n.Sig = frac << z
	n.Exp = exp - f.bias() - int(f.Frac) - z
	return n
}

// Overflow is the treatment of magnitudes above the largest finite number.
type Overflow uint8

const (
	ToInf     Overflow = iota // infinity, or the largest number where the rounding mode points inwards
	SatFinite                 // the largest number; infinite input too
)

// Pack rounds n to format f. A NaN gives the canonical one (in a format without
// NaN the largest positive number); a negative number in an unsigned format
// loses its sign.
func (f *Format) Pack(n Num, r Round, o Overflow) uint64 { return f.pack(n, r, 0, o) }

// PackRandom is Pack with stochastic rounding: the magnitude is rounded up if the sum of the bits that are cut off and
// of random has a carry. The first of the bits that are cut off is added to bit 63 of random.
func (f *Format) PackRandom(n Num, random uint64, o Overflow) uint64 { return f.pack(n, rs, random, o) }

func (f *Format) pack(n Num, r Round, random uint64, o Overflow) uint64 {
	sign := uint64(0)
	if n.Neg {
		sign = f.SignBit()
	}
	switch n.Class {
	case Zero:
		return sign
	case NaN:
		if f.NaN == 0 {
			return f.Max()
		}
		return f.NaN
	case Infinite:
		if o == SatFinite || f.Special == Finite {
			return sign | f.Max()
		}
		return sign | f.Inf()
	}
	keep := int(f.Frac) + 1
	e := n.Exp + 63 // exponent of the leading bit
	sub := f.emin() - e
	if sub < 0 {
		sub = 0
	}
	drop := 64 - keep + sub
	var q, rem uint64
	sticky := n.Sticky
	switch {
	case drop < 64:
		q, rem = n.Sig>>drop, n.Sig<<(64-drop)
	case drop == 64:
		rem = n.Sig
	default: // below half of the smallest unit
		rem, sticky = n.Sig>>min(drop-64, 63), true
	}
	if r == rs && rem+random < rem || roundUp(r, n.Neg, q&1 != 0, rem, sticky) {
		q++
	}
	var b uint64
	if sub > 0 {
		b = q // a carry into the lowest normal number is right by itself
	} else {
		// The exponent is limited so that the sum stays in 64 bits; 1<<Exp is
		// beyond every format's largest number already.
		b = uint64(min(e+f.bias(), 1<<f.Exp)-1)<<f.Frac + q
	}
	b <<= f.Shift
	if b > f.Max() {
		if o == SatFinite || f.Special == Finite || inward(r, n.Neg) {
			return sign | f.Max()
		}
		return sign | f.Inf()
	}
	return sign | b
}

// inward reports whether mode r rounds overflow to the largest finite number.
func inward(r Round, neg bool) bool {
	switch r {
	case RZ, RO:
		return true
	case RM:
		return !neg
	case RP:
		return neg
	}
	return false
}

// roundUp reports whether a magnitude is rounded away from zero. rem holds the
// bits that are cut off, the first one in bit 63.
func roundUp(r Round, neg, odd bool, rem uint64, sticky bool) bool {
	if rem == 0 && !sticky {
		return false
	}
	const half = 1 << 63
	switch r {
	case RN:
		return rem > half || rem == half && (sticky || odd)
	case RNA:
		return rem >= half
	case RM:
		return neg
	case RP:
		return !neg
	case RO:
		return !odd
	}
	return false
}

// Convert turns a pattern of format from into one of format to.
func Convert(to, from *Format, b uint64, r Round, o Overflow) uint64 {
	return to.Pack(from.Unpack(b), r, o)
}

// IsSubnormal reports whether b is a subnormal number of f.
func (f *Format) IsSubnormal(b uint64) bool {
	b >>= f.Shift
	return b>>f.Frac&(1<<f.Exp-1) == 0 && b&(1<<f.Frac-1) != 0
}
