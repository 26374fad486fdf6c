package softfp

import "math"

// Half-precision operations work in either 16-bit format, f: F16 or BF16. Their operands are exact in float64, and so
// are sums and products of F16; inexact intermediate results are rounded to odd.

// F16To32 converts f16 bits to f32 bits, exactly.
func F16To32(h uint16) uint32 {
	sign := uint32(h&0x8000) << 16
	exp, frac := uint32(h>>10&31), uint32(h&0x3ff)
	switch {
	case exp == 31 && frac != 0:
		return NaN32
	case exp == 31:
		return sign | 0x7f800000
	case exp != 0:
		return sign | (exp+112)<<23 | frac<<13
	case frac == 0:
		return sign
	}
	return sign | math.Float32bits(float32(frac)*0x1p-24)
}

// BF16To32 converts bf16 bits to f32 bits, exactly. A NaN keeps its bits, too.
func BF16To32(h uint16) uint32 { return uint32(h) << 16 }

// ToFloat64 returns the value of a pattern of f, exactly.
func (f *Format) ToFloat64(b uint64) float64 {
	switch f { // the formats of LLVM's types, which the processor or few instructions convert
	case &F64:
		return quiet(math.Float64frombits(b))
	case &F32:
		return quiet(float64(math.Float32frombits(uint32(b))))
	case &F16:
		return quiet(float64(math.Float32frombits(F16To32(uint16(b)))))
	case &BF16:
		return quiet(float64(math.Float32frombits(BF16To32(uint16(b)))))
	}
	n := f.Unpack(b)
	switch n.Class {
	case NaN:
		return math.NaN()
	case Infinite:
		if n.Neg {
			return math.Inf(-1)
		}
		return math.Inf(1)
	case Zero:
		if n.Neg {
			return math.Copysign(0, -1)
		}
		return 0
	}
	v := math.Ldexp(float64(n.Sig>>11), n.Exp+11)
	if n.Neg {
		return -v
	}
	return v
}

// quiet returns v, or Go's NaN for any NaN.
func quiet(v float64) float64 {
	if v != v {
		return math.NaN()
	}
	return v
}

// FromFloat64 rounds x to f. x is exact, or was rounded to odd.
func (f *Format) FromFloat64(x float64, r Round) uint64 {
	return f.Pack(F64.Unpack(math.Float64bits(x)), r, ToInf)
}

// load16 returns the value of a 16-bit pattern.
func load16(f *Format, h uint16) float64 {
	if f.Exp == 5 {
		return float64(math.Float32frombits(F16To32(h)))
	}
	return float64(math.Float32frombits(BF16To32(h)))
}

// store16 rounds to nearest even.
func store16(f *Format, x float64) uint16 {
	if f.Exp == 5 {
		if a := math.Abs(x); a >= 0x1p-14 && a < 65520 {
			// Round the fraction to ten bits in place; a carry moves into the exponent.
			b := math.Float64bits(x)
			b += 1<<41 - 1 + b>>42&1
			return uint16(b>>48&0x8000) | uint16(b>>42-(1023-15)<<10)&0x7fff
		}
	}
	return uint16(f.FromFloat64(x, RN))
}

// FTZ16 replaces a subnormal number of f by the zero of its sign.
func FTZ16(f *Format, h uint16) uint16 {
	if h>>f.Frac&(1<<f.Exp-1) == 0 {
		return h & 0x8000
	}
	return h
}

// Canon16 replaces a NaN of f by the canonical one.
func Canon16(f *Format, h uint16) uint16 {
	if h&0x7fff > uint16(f.Inf()) {
		return uint16(f.NaN)
	}
	return h
}

// Sat16 clamps to [0, 1]; NaN becomes +0.
func Sat16(f *Format, h uint16) uint16 {
	one := uint16(1<<(f.Exp-1)-1) << f.Frac
	switch {
	case h&0x8000 != 0 || h > uint16(f.Inf()):
		return 0
	case h > one:
		return one
	}
	return h
}

// Relu16 replaces negative numbers by +0 and NaNs by the canonical one.
func Relu16(f *Format, h uint16) uint16 {
	switch {
	case h&0x7fff > uint16(f.Inf()):
		return uint16(f.NaN)
	case h&0x8000 != 0:
		return 0
	}
	return h
}

// Add16 returns a + b, rounded to nearest even.
func Add16(f *Format, a, b uint16) uint16 {
	return store16(f, addOdd(load16(f, a), load16(f, b)))
}

// Mul16 returns a · b, rounded to nearest even.
func Mul16(f *Format, a, b uint16) uint16 {
	return store16(f, load16(f, a)*load16(f, b))
}

// Fma16 returns a · b + c with a single rounding to nearest even.
func Fma16(f *Format, a, b, c uint16) uint16 {
	return store16(f, addOdd(load16(f, a)*load16(f, b), load16(f, c)))
}

// Min16 returns the smaller of a and b; see Min32.
func Min16(f *Format, a, b uint16, nan bool) uint16 {
	an, bn := a&0x7fff > uint16(f.Inf()), b&0x7fff > uint16(f.Inf())
	switch {
	case an && bn, nan && (an || bn):
		return uint16(f.NaN)
	case an:
		return b
	case bn:
		return a
	case order16(a) < order16(b):
		return a
	}
	return b
}

// Max16 returns the larger of a and b; see Max32.
func Max16(f *Format, a, b uint16, nan bool) uint16 {
	an, bn := a&0x7fff > uint16(f.Inf()), b&0x7fff > uint16(f.Inf())
	switch {
	case an && bn, nan && (an || bn):
		return uint16(f.NaN)
	case an:
		return b
	case bn:
		return a
	case order16(a) > order16(b):
		return a
	}
	return b
}

// order16 maps patterns to integers of the same order, -0 below +0.
func order16(h uint16) int16 {
	if h&0x8000 != 0 {
		return int16(^h | 0x8000)
	}
	return int16(h)
}
