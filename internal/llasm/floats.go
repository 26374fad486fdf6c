package llasm

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// floatLiteral converts the floating-point number at the current token to type
// t. Decimal numbers are rounded to nearest even; a hexadecimal number is the
// bits of a double, whose value the type must have, or has a letter for the
// type: H half, R bfloat, K x86_fp80, L fp128, M ppc_fp128. LLVM 23 writes f0x and the
// bits of t itself, and names a literal that is not a number.
func (p valueParser) floatLiteral(t ir.Type) ir.Value {
	s := p.text
	switch {
	case p.tok == tFloat:
		return p.decimal(t, s)
	case p.tok == tSpecial:
		return p.special(t, s)
	case s[0] == 'f':
		return p.floatBits(t, s[len("f0x"):])
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
	p.hexDigits(digits)
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
		n := 16 // the digits of the first word; fewer are all of the second, as LLVM reads them
		if len(digits) < n {
			n = 0
		}
		return p.consts.Wide(t, []uint64{parseHex(digits[:n]), parseHex(digits[n:])})
	}
	v, exact := p.consts.FromDouble(t, parseHex(digits))
	if !exact {
		e := p.badFloat("type " + p.m.Types.String(t) + " cannot hold this value exactly")
		e.d.Hint = "0x… numbers are the bits of a double, also for narrower types"
		switch near := nearestFloat(t, parseHex(digits)); {
		case near != "":
			e.d.Hint += "; the nearest float is " + near
		case t == ir.Half:
			e.d.Hint += "; those of a half are written 0xH3C00"
		case t == ir.BFloat:
			e.d.Hint += "; those of a bfloat are written 0xR3F80"
		}
		panic(e)
	}
	return v
}

// nearestFloat spells the float or half that is nearest to a double.
func nearestFloat(t ir.Type, bits uint64) string {
	x := math.Float64frombits(bits)
	if t != ir.Float || math.IsNaN(x) {
		return ""
	}
	return "0x" + strings.ToUpper(strconv.FormatUint(math.Float64bits(float64(float32(x))), 16))
}

// hexDigits refuses text that has other characters than hexadecimal digits.
func (p valueParser) hexDigits(digits string) {
	for i := 0; i < len(digits); i++ {
		if class[digits[i]]&cHex == 0 {
			panic(p.badFloat("it has a character that is not a hexadecimal digit"))
		}
	}
	if digits == "" {
		panic(p.badFloat("it has no digits"))
	}
}

// floatBits returns the number of type t with these bits.
func (p valueParser) floatBits(t ir.Type, digits string) ir.Value {
	p.hexDigits(digits)
	if width := int(p.m.BitsOf(t)); 4*len(digits) > (width+3)&^3 {
		panic(p.badFloat("it has too many digits for " + p.m.Types.String(t)))
	}
	n := max(0, len(digits)-16)
	if p.m.BitsOf(t) > 64 {
		return p.consts.Wide(t, []uint64{parseHex(digits[n:]), parseHex(digits[:n])})
	}
	return p.consts.FloatBits(t, parseHex(digits))
}

// special converts an infinity, a NaN, or a hexadecimal number with a point or an
// exponent: those of C.
func (p valueParser) special(t ir.Type, s string) ir.Value {
	frac := 0 // bits after the point
	switch t {
	case ir.Half:
		frac = 10
	case ir.BFloat:
		frac = 7
	case ir.Float:
		frac = 23
	case ir.Double:
		frac = 52
	}
	name := strings.TrimLeft(s, "+-")
	if name[0] == '0' {
		if strings.IndexByte(name, 'p') < 0 {
			s += "p0"
		}
		d, _, err := big.ParseFloat(s, 0, 128, big.ToNearestEven)
		if err != nil {
			panic(p.badFloat("it is not a hexadecimal number"))
		}
		return p.decimal(t, d.Text('g', 60))
	}
	if frac == 0 {
		panic(p.badFloat("numbers like this are not supported for " + p.m.Types.String(t)))
	}
	width := uint(p.m.BitsOf(t))
	x := (uint64(1)<<(width-1-uint(frac)) - 1) << frac
	quiet := uint64(1) << (frac - 1)
	kind, payload, _ := strings.Cut(name, "(0x")
	payload = strings.TrimSuffix(payload, ")")
	var low uint64
	if payload != "" {
		p.hexDigits(payload)
		low = parseHex(payload)
		if len(payload) > 16 || low >= quiet {
			panic(p.badFloat("the payload does not fit"))
		}
	}
	switch kind {
	case "qnan", "nan":
		x |= quiet | low
	case "snan":
		if low == 0 {
			panic(p.badFloat("a signaling NaN has a payload other than 0"))
		}
		x |= low
	}
	if s[0] == '-' {
		x |= 1 << (width - 1)
	}
	return p.consts.FloatBits(t, x)
}

func (p valueParser) badFloat(why string) bailout {
	return p.errTok(eNumber, "bad floating-point number: "+why)
}

func parseHex(s string) uint64 {
	x := uint64(0)
	for i := 0; i < len(s); i++ {
		x = x<<4 | uint64(hexDigit(s[i]))
	}
	return x
}

// hasSixDecimals reports whether s is a number as LLVM prints it, 1.500000e+00. LLVM 23 prints numbers so that float does not hold exactly, and
// rounds them when it reads them.
func hasSixDecimals(s string) bool {
	digits, _, exponent := strings.Cut(strings.TrimLeft(s, "+-"), "e")
	return exponent && len(digits) == len("1.500000") && digits[1] == '.'
}

// decimal converts a decimal number, correctly rounded.
func (p valueParser) decimal(t ir.Type, s string) ir.Value {
	if t == ir.Float {
		f, _ := strconv.ParseFloat(s, 32) // out of range gives an infinity
		if d, _ := strconv.ParseFloat(s, 64); d != f && !hasSixDecimals(s) {
			p.warn(p.off, eNumber, p.found()+" is rounded to "+strconv.FormatFloat(f, 'e', -1, 32)+"; LLVM wants a number that float holds exactly", "")
		}
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
	v, _ := p.consts.FromDouble(t, math.Float64bits(d))
	return v
}
