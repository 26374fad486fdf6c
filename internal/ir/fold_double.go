package ir

import (
	"math/bits"

	"gonvvm/internal/softfp"
)

// FromDouble converts the bits of a double to type t. exact is false if the
// value had to be rounded; NaN keeps its sign, its payload from the top, and
// whether it signals.
func (c *Consts) FromDouble(t Type, b uint64) (v Value, exact bool) {
	switch t {
	case Double:
		return c.FloatBits(t, b), true
	case Float:
		b, exact = narrow(b, &softfp.F32)
		return c.FloatBits(t, b), exact
	case Half:
		b, exact = narrow(b, &softfp.F16)
		return c.FloatBits(t, b), exact
	case BFloat:
		b, exact = narrow(b, &softfp.BF16)
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

// narrow rounds the bits of a double to format k, to nearest even.
func narrow(b uint64, k *softfp.Format) (r uint64, exact bool) {
	if frac := b & (1<<52 - 1); b>>52&0x7ff == 0x7ff && frac != 0 {
		r = k.Inf() | max(frac>>(52-k.Frac), 1)
		if b>>63 != 0 {
			r |= k.SignBit()
		}
		return r, frac&(1<<(52-k.Frac)-1) == 0
	}
	r = softfp.Convert(k, &softfp.F64, b, softfp.RN, softfp.ToInf)
	return r, softfp.Convert(&softfp.F64, k, r, softfp.RN, softfp.ToInf) == b
}
