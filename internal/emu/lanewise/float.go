package lanewise

import (
	"math"

	"gonvvm/internal/softfp"
)

// Functions of this file compute the commonest floating-point operations in
// all lanes: f32 and f64, round to nearest. The others go lane by lane through
// softfp.

// F32 returns the f32 in the low bits of x.
func F32(x uint64) float32 { return math.Float32frombits(uint32(x)) }

// bits32 returns a result's bits, the canonical NaN for any NaN.
func bits32(f float32) uint64 {
	if f != f {
		return softfp.NaN32
	}
	return uint64(math.Float32bits(f))
}

func AddF32(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = bits32(F32(a[i]) + F32(b[i]))
	}
}

func SubF32(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = bits32(F32(a[i]) - F32(b[i]))
	}
}

func MulF32(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = bits32(F32(a[i]) * F32(b[i]))
	}
}

// FmaF32 rounds twice, through float64, where that is known to give the same result as rounding once; see
// softfp.Fma32.
func FmaF32(d, a, b, c *Vec) {
	for i := range d {
		s := float64(F32(a[i]))*float64(F32(b[i])) + float64(F32(c[i]))
		if u := math.Float64bits(s); u&0x1fffffff != 0x10000000 && u>>52&0x7ff-0x382 < 0x7ff-0x382 || s == 0 {
			d[i] = uint64(math.Float32bits(float32(s)))
		} else {
			d[i] = uint64(softfp.Fma32(uint32(a[i]), uint32(b[i]), uint32(c[i]), softfp.RN))
		}
	}
}

func AddF64(d, a, b, _ *Vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) + math.Float64frombits(b[i])
		if s != s {
			d[i] = softfp.Add64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func SubF64(d, a, b, _ *Vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) - math.Float64frombits(b[i])
		if s != s {
			d[i] = Sub64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func MulF64(d, a, b, _ *Vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) * math.Float64frombits(b[i])
		if s != s {
			d[i] = softfp.Mul64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func FmaF64(d, a, b, c *Vec) {
	for i := range d {
		s := math.FMA(math.Float64frombits(a[i]), math.Float64frombits(b[i]), math.Float64frombits(c[i]))
		if s != s {
			d[i] = softfp.Fma64(a[i], b[i], c[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

// Sub64 is a - b; a NaN keeps its sign, so b is not simply negated.
func Sub64(a, b uint64, r softfp.Round) uint64 {
	if IsNaN64(b) {
		return softfp.Add64(a, b, r)
	}
	return softfp.Add64(a, b^1<<63, r)
}

// IsNaN32 reports whether b is a NaN of 32 bits.
func IsNaN32(b uint32) bool { return b&0x7fffffff > 0x7f800000 }

// IsNaN64 reports whether b is a NaN of 64 bits.
func IsNaN64(b uint64) bool { return b&0x7fffffffffffffff > 0x7ff0000000000000 }

// Comparisons: with a NaN all are false but ne of the unordered kind.

func EqF32(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(F32(a[i]) == F32(b[i])) << i
	}
	return m
}

func LtF32(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(F32(a[i]) < F32(b[i])) << i
	}
	return m
}

func LeF32(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(F32(a[i]) <= F32(b[i])) << i
	}
	return m
}

func NumF32(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(!IsNaN32(uint32(a[i])) && !IsNaN32(uint32(b[i]))) << i
	}
	return m
}

func EqF64(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) == math.Float64frombits(b[i])) << i
	}
	return m
}

func LtF64(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) < math.Float64frombits(b[i])) << i
	}
	return m
}

func LeF64(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) <= math.Float64frombits(b[i])) << i
	}
	return m
}

func NumF64(a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(!IsNaN64(a[i]) && !IsNaN64(b[i])) << i
	}
	return m
}
