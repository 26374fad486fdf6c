package softfp

import "math"

// NaN32 is the only NaN that single-precision instructions produce; conversions may keep another.
const NaN32 = 0x7fffffff

// FTZ32 replaces a subnormal number by the zero of its sign.
func FTZ32(b uint32) uint32 {
	if b&0x7f800000 == 0 {
		return b & 0x80000000
	}
	return b
}

// Canon32 replaces a NaN by the canonical one.
func Canon32(b uint32) uint32 {
	if b&0x7fffffff > 0x7f800000 {
		return NaN32
	}
	return b
}

// Sat32 clamps to [0, 1]; NaN becomes +0.
func Sat32(b uint32) uint32 {
	f := math.Float32frombits(b)
	switch {
	case !(f > 0):
		return 0
	case f > 1:
		return 0x3f800000
	}
	return b
}

// canon32 returns the bits of f, NaNs as the canonical one.
func canon32(f float32) uint32 {
	if f != f {
		return NaN32
	}
	return math.Float32bits(f)
}

// Add32 returns a + b.
func Add32(a, b uint32, r Round) uint32 {
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	if r == RN {
		return canon32(x + y)
	}
	if a^b == 0x80000000 && finite(float64(x)) {
		return zero32(r) // opposite numbers cancel
	}
	return FromF64Odd(addOdd(float64(x), float64(y)), r)
}

// zero32 is the zero that an exact cancellation gives.
func zero32(r Round) uint32 {
	if r == RM {
		return 0x80000000
	}
	return 0
}

// Mul32 returns a · b.
func Mul32(a, b uint32, r Round) uint32 {
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	if r == RN {
		return canon32(x * y)
	}
	return FromF64Odd(float64(x)*float64(y), r) // 48 bits: exact
}

// Fma32 returns a · b + c with a single rounding.
func Fma32(a, b, c uint32, r Round) uint32 {
	x, y, z := math.Float32frombits(a), math.Float32frombits(b), math.Float32frombits(c)
	p := float64(x) * float64(y) // exact
	s := p + float64(z)
	if r == RN {
		if s == 0 {
			return math.Float32bits(float32(s)) // exact, with the right sign
		}
		// Rounding twice differs from rounding once only where the first
		// rounding hits a midpoint of float32, or where float32 is subnormal.
		if b := math.Float64bits(s); b&0x1fffffff != 0x10000000 && b>>52&0x7ff > 0x381 {
			return canon32(float32(s))
		}
	}
	if s == 0 && (p != 0 || math.Signbit(p) != math.Signbit(float64(z))) {
		return zero32(r)
	}
	return FromF64Odd(addOdd(p, float64(z)), r)
}

// Div32 returns a / b.
func Div32(a, b uint32, r Round) uint32 {
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	if r == RN {
		return canon32(x / y)
	}
	q := float64(x) / float64(y)
	if !finite(q) || q == 0 {
		return FromF64Odd(q, r)
	}
	rem := math.FMA(-q, float64(y), float64(x)) // exact
	return FromF64Odd(odd(q, math.Copysign(rem, float64(sign(rem)*sign(float64(y))))), r)
}

// Sqrt32 returns the square root of a.
func Sqrt32(a uint32, r Round) uint32 {
	x := float64(math.Float32frombits(a))
	s := math.Sqrt(x)
	if r == RN {
		return canon32(float32(s)) // rounding twice is harmless for roots
	}
	if !finite(s) || s == 0 {
		return FromF64Odd(s, r)
	}
	return FromF64Odd(odd(s, math.FMA(-s, s, x)), r)
}

// Rcp32 returns 1 / a.
func Rcp32(a uint32, r Round) uint32 { return Div32(0x3f800000, a, r) }

func finite(x float64) bool { return x-x == 0 }

func sign(x float64) int {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// addOdd returns x + y rounded to odd. The sum must not overflow.
func addOdd(x, y float64) float64 {
	s := x + y
	if !finite(s) {
		return s
	}
	// Knuth's exact error of the sum.
	bb := s - x
	return odd(s, (x-(s-bb))+(y-bb))
}

// odd turns a result that was rounded to nearest into one rounded to odd; err
// has the sign of the exact result minus s.
func odd(s, err float64) float64 {
	b := math.Float64bits(s)
	if err == 0 || b&1 != 0 {
		return s
	}
	if (err > 0) == (s > 0) {
		b++
	} else {
		b--
	}
	return math.Float64frombits(b)
}

// FromF64Odd rounds a float64 that is exact, or was rounded to odd, to f32.
func FromF64Odd(x float64, r Round) uint32 {
	if r == RN {
		return canon32(float32(x))
	}
	return uint32(F32.Pack(F64.Unpack(math.Float64bits(x)), r, ToInf))
}

// F64To32 converts f64 bits to f32 bits. A NaN becomes quiet and keeps its sign and the upper bits of its payload.
func F64To32(b uint64, r Round) uint32 {
	if x := math.Float64frombits(b); x == x {
		return FromF64Odd(x, r)
	}
	return uint32(F32.Quiet(b))
}

// F32To64 converts f32 bits to f64 bits. A NaN keeps its sign and payload.
func F32To64(b uint32) uint64 {
	if b&0x7fffffff > 0x7f800000 {
		return uint64(b&0x80000000)<<32 | 0x7ff8000000000000 | uint64(b&0x7fffff)<<29
	}
	return math.Float64bits(float64(math.Float32frombits(b)))
}

// Min32 returns the smaller of a and b: -0 is less than +0, and a NaN loses
// against a number. With nan a NaN wins.
func Min32(a, b uint32, nan bool) uint32 {
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	switch {
	case x != x:
		if nan || y != y {
			return NaN32
		}
		return b
	case y != y:
		if nan {
			return NaN32
		}
		return a
	case x < y:
		return a
	case y < x:
		return b
	}
	return a | b // equal, or zeros of either sign
}

// Max32 returns the larger of a and b: +0 is more than -0, and a NaN loses
// against a number. With nan a NaN wins.
func Max32(a, b uint32, nan bool) uint32 {
	x, y := math.Float32frombits(a), math.Float32frombits(b)
	switch {
	case x != x:
		if nan || y != y {
			return NaN32
		}
		return b
	case y != y:
		if nan {
			return NaN32
		}
		return a
	case x > y:
		return a
	case y > x:
		return b
	}
	return a & b
}
