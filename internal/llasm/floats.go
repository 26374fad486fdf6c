package llasm

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"

	"gonvvm/internal/ir"
)

// floatLiteral converts the floating-point number at the current token to type
// t. Decimal numbers are rounded to nearest even; a hexadecimal number is the
// bits of a double, whose value the type must have, or has a letter for the
// type: H half, R bfloat, K x86_fp80, L fp128, M ppc_fp128.
func (p *parser) floatLiteral(t ir.Type) ir.Value {
	s := p.text
	if p.tok == tFloat {
		return p.decimal(t, s)
	}
	if len(s) < 3 {
		panic(p.badFloat("it has no digits"))
	}
	want, digits := ir.NoType, s[3:]
	switch s[2] {
	case 'H':
		want = ir.Half
	case 'R':
		want = ir.BFloat
	case 'K':
		want = ir.X86FP80
	case 'L':
		want = ir.FP128
	case 'M':
		want = ir.PPCFP128
	default:
		digits = s[2:]
	}
	for i := 0; i < len(digits); i++ {
		if class[digits[i]]&cHex == 0 {
			panic(p.badFloat("it has a character that is no hexadecimal digit"))
		}
	}
	if digits == "" {
		panic(p.badFloat("it has no digits"))
	}
	if want != ir.NoType && want != t {
		panic(p.mismatch(p.off, "a "+p.m.Types.String(want)+" number", t))
	}
	most := 16
	switch want {
	case ir.Half, ir.BFloat:
		most = 4
	case ir.X86FP80:
		most = 20
	case ir.FP128, ir.PPCFP128:
		most = 32
	}
	if len(digits) > most {
		panic(p.badFloat("it has too many digits"))
	}
	switch want {
	case ir.Half, ir.BFloat:
		return p.consts.FloatBits(t, parseHex(digits))
	case ir.X86FP80:
		n := min(4, len(digits))
		return p.consts.Wide(t, []uint64{parseHex(digits[n:]), parseHex(digits[:n])})
	case ir.FP128, ir.PPCFP128:
		n := min(16, len(digits))
		return p.consts.Wide(t, []uint64{parseHex(digits[:n]), parseHex(digits[n:])})
	}
	v, exact := p.fromDouble(t, parseHex(digits))
	if !exact {
		e := p.badFloat("type " + p.m.Types.String(t) + " cannot hold this value exactly")
		e.d.Hint = "0x… numbers are the bits of a double, also for narrower types"
		panic(e)
	}
	return v
}

func (p *parser) badFloat(why string) bailout {
	return p.errTok(eNumber, "bad floating-point number: "+why)
}

func parseHex(s string) uint64 {
	x := uint64(0)
	for i := 0; i < len(s); i++ {
		x = x<<4 | uint64(hexDigit(s[i]))
	}
	return x
}

// decimal converts a decimal number, correctly rounded.
func (p *parser) decimal(t ir.Type, s string) ir.Value {
	if t == ir.Float {
		f, _ := strconv.ParseFloat(s, 32) // out of range gives an infinity
		return p.consts.FloatBits(t, uint64(math.Float32bits(float32(f))))
	}
	d, _ := strconv.ParseFloat(s, 64)
	if t == ir.Half || t == ir.BFloat {
		// The double was rounded already. Where that went to the middle between two
		// halves, the decimal number decides.
		if x, _, err := big.ParseFloat(s, 10, 128, big.ToZero); err == nil && !math.IsInf(d, 0) {
			switch x.Cmp(big.NewFloat(d)) {
			case 1:
				d = math.Nextafter(d, math.Inf(1))
			case -1:
				d = math.Nextafter(d, math.Inf(-1))
			}
		}
	}
	v, _ := p.fromDouble(t, math.Float64bits(d))
	return v
}

// fromDouble converts the bits of a double to type t. exact is false if the
// value had to be rounded; NaN keeps its sign, its payload from the top, and
// whether it signals.
func (p *parser) fromDouble(t ir.Type, b uint64) (v ir.Value, exact bool) {
	switch t {
	case ir.Double:
		return p.consts.FloatBits(t, b), true
	case ir.Float:
		b, exact = narrow(b, 8, 23)
		return p.consts.FloatBits(t, b), exact
	case ir.Half:
		b, exact = narrow(b, 5, 10)
		return p.consts.FloatBits(t, b), exact
	case ir.BFloat:
		b, exact = narrow(b, 8, 7)
		return p.consts.FloatBits(t, b), exact
	case ir.PPCFP128:
		return p.consts.Wide(t, []uint64{b, 0}), true
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
	if t == ir.X86FP80 {
		m := frac << 11
		if exp != 0 {
			m |= 1 << 63
		}
		return p.consts.Wide(t, []uint64{m, sign<<15 | uint64(exp)}), true
	}
	return p.consts.Wide(t, []uint64{frac << 60, sign<<63 | uint64(exp)<<48 | frac>>4}), true
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
