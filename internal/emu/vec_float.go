package emu

import (
	"math"

	"gonvvm/internal/softfp"
)

// Functions of this file compute the commonest floating-point operations in
// all lanes: f32 and f64, round to nearest. The others go lane by lane through
// softfp.

func f32of(x uint64) float32 { return math.Float32frombits(uint32(x)) }

// bits32 returns a result's bits, the canonical NaN for any NaN.
func bits32(f float32) uint64 {
	if f != f {
		return softfp.NaN32
	}
	return uint64(math.Float32bits(f))
}

func vAddF32(d, a, b, _ *vec) {
	for i := range d {
		d[i] = bits32(f32of(a[i]) + f32of(b[i]))
	}
}

func vSubF32(d, a, b, _ *vec) {
	for i := range d {
		d[i] = bits32(f32of(a[i]) - f32of(b[i]))
	}
}

func vMulF32(d, a, b, _ *vec) {
	for i := range d {
		d[i] = bits32(f32of(a[i]) * f32of(b[i]))
	}
}

// vFmaF32 rounds twice, through float64, where that is known to give the same result as rounding once; see
// softfp.Fma32.
func vFmaF32(d, a, b, c *vec) {
	for i := range d {
		s := float64(f32of(a[i]))*float64(f32of(b[i])) + float64(f32of(c[i]))
		if u := math.Float64bits(s); u&0x1fffffff != 0x10000000 && u>>52&0x7ff-0x382 < 0x7ff-0x382 || s == 0 {
			d[i] = uint64(math.Float32bits(float32(s)))
		} else {
			d[i] = uint64(softfp.Fma32(uint32(a[i]), uint32(b[i]), uint32(c[i]), softfp.RN))
		}
	}
}

func vAddF64(d, a, b, _ *vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) + math.Float64frombits(b[i])
		if s != s {
			d[i] = softfp.Add64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func vSubF64(d, a, b, _ *vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) - math.Float64frombits(b[i])
		if s != s {
			d[i] = sub64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func vMulF64(d, a, b, _ *vec) {
	for i := range d {
		s := math.Float64frombits(a[i]) * math.Float64frombits(b[i])
		if s != s {
			d[i] = softfp.Mul64(a[i], b[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

func vFmaF64(d, a, b, c *vec) {
	for i := range d {
		s := math.FMA(math.Float64frombits(a[i]), math.Float64frombits(b[i]), math.Float64frombits(c[i]))
		if s != s {
			d[i] = softfp.Fma64(a[i], b[i], c[i], softfp.RN)
			continue
		}
		d[i] = math.Float64bits(s)
	}
}

// sub64 is a - b; a NaN keeps its sign, so b is not simply negated.
func sub64(a, b uint64, r softfp.Round) uint64 {
	if isNaN64(b) {
		return softfp.Add64(a, b, r)
	}
	return softfp.Add64(a, b^1<<63, r)
}

func isNaN32(b uint32) bool { return b&0x7fffffff > 0x7f800000 }
func isNaN64(b uint64) bool { return b&0x7fffffffffffffff > 0x7ff0000000000000 }

// Comparisons: with a NaN all are false but ne of the unordered kind.

func cEqF32(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(f32of(a[i]) == f32of(b[i])) << i
	}
	return m
}

func cLtF32(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(f32of(a[i]) < f32of(b[i])) << i
	}
	return m
}

func cLeF32(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(f32of(a[i]) <= f32of(b[i])) << i
	}
	return m
}

func cNumF32(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(!isNaN32(uint32(a[i])) && !isNaN32(uint32(b[i]))) << i
	}
	return m
}

func cEqF64(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) == math.Float64frombits(b[i])) << i
	}
	return m
}

func cLtF64(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) < math.Float64frombits(b[i])) << i
	}
	return m
}

func cLeF64(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(math.Float64frombits(a[i]) <= math.Float64frombits(b[i])) << i
	}
	return m
}

func cNumF64(a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(!isNaN64(a[i]) && !isNaN64(b[i])) << i
	}
	return m
}
