package ir

import "math/bits"

// FromDouble converts the bits of a double to type t. exact is false if the
// value had to be rounded; NaN keeps its sign, its payload from the top, and
// whether it signals.
func (c *Consts) FromDouble(t Type, b uint64) (v Value, exact bool) {
	switch t {
	case Double:
		return c.FloatBits(t, b), true
	case Float:
		b, exact = narrow(b, 8, 23)
		return c.FloatBits(t, b), exact
	case Half:
		b, exact = narrow(b, 5, 10)
		return c.FloatBits(t, b), exact
	case BFloat:
		b, exact = narrow(b, 8, 7)
		return c.FloatBits(t, b), exact
	case PPCFP128:
		return c.Wide(t, []uint64{b, 0}), true
	}
	// Both wider formats have 15 bits of exponent.
	sign, exp, frac := b>>63, int(b>>52&0x7ff), b&(1<<52-1)
	switch {
	case exp == 0x7ff:
		exp = 0x7fff
	case exp == 0 && frac == 0:
	case exp == 0: // subnormal in double, normal here
		n := bits.LeadingZeros64(frac) - 11
		frac = frac << uint(n) & (1<<52 - 1)
		exp = 1 - n - 1023 + 16383
	default:
		exp += 16383 - 1023
	}
	if t == X86FP80 {
		m := frac << 11
		if exp != 0 {
			m |= 1 << 63
		}
		return c.Wide(t, []uint64{m, sign<<15 | uint64(exp)}), true
	}
	return c.Wide(t, []uint64{frac << 60, sign<<63 | uint64(exp)<<48 | frac>>4}), true
}

// narrow converts the bits of a double to a format with the given widths of
// exponent and fraction, rounding to nearest even.
func narrow(b uint64, ebits, fbits int) (r uint64, exact bool) {
	sign := b >> 63 << (ebits + fbits)
	exp, frac := int(b>>52&0x7ff), b&(1<<52-1)
	emax := 1<<ebits - 1
	if exp == 0x7ff {
		if frac == 0 {
			return sign | uint64(emax)<<fbits, true
		}
		return sign | uint64(emax)<<fbits | max(frac>>(52-fbits), 1), frac&(1<<(52-fbits)-1) == 0
	}
	if exp == 0 && frac == 0 {
		return sign, true
	}
	if exp != 0 {
		frac |= 1 << 52
	} else {
		exp = 1
	}
	e := exp - 1023 + emax>>1 // the exponent in the new format if normal
	shift := 52 - fbits
	if e < 1 {
		shift += 1 - e
		e = 1
	}
	if shift > 63 {
		return sign, false // below half of the smallest number
	}
	q, rest := frac>>shift, frac&(1<<shift-1)
	exact = rest == 0
	if half := uint64(1) << (shift - 1); rest > half || rest == half && q&1 != 0 {
		q++
	}
	// q counts units of the last place, with the leading 1 if normal: adding the
	// exponent carries over where rounding did.
	if q>>fbits != 0 || e > 1 {
		q += uint64(e-1) << fbits
	}
	if q>>fbits >= uint64(emax) {
		return sign | uint64(emax)<<fbits, false
	}
	return sign | q, exact
}
