package testkit

import (
	"math"
	"math/big"
)

// Kernels on floating point.

func exactly[T float32 | float64](x T) *big.Float {
	return new(big.Float).SetPrec(200).SetFloat64(float64(x))
}

// roundTo32 rounds to float32; the result must not be subnormal.
func roundTo32(x *big.Float, mode big.RoundingMode) float32 {
	f, _ := new(big.Float).SetPrec(24).SetMode(mode).Set(x).Float32()
	return f
}

func roundTo64(x *big.Float, mode big.RoundingMode) float64 {
	f, _ := new(big.Float).SetPrec(53).SetMode(mode).Set(x).Float64()
	return f
}

func cubeRoot(c *call) {
	in, out := get[float64](c, 0), get[float64](c, 1)
	for i := range in {
		out[i] = math.Cbrt(in[i])
	}
	set(c, 1, out)
}

func quadratic(c *call) {
	abc, roots, count := get[float64](c, 0), get[float64](c, 1), get[int32](c, 2)
	for i := range count {
		a, b, k := abc[3*i], abc[3*i+1], abc[3*i+2]
		d := math.FMA(b, b, -4*a*k)
		if d < 0 {
			count[i] = 0
			continue
		}
		q := -0.5 * (b + math.Copysign(math.Sqrt(d), b))
		roots[2*i], roots[2*i+1], count[i] = q/a, k/q, 2
		if d == 0 {
			count[i] = 1
		}
	}
	set(c, 1, roots)
	set(c, 2, count)
}

func simpson(c *call) {
	out := get[float64](c, 0)
	steps := int(scalar[int32](c, 1))
	f := func(x float64) float64 { return 1 / (1 + x*x) }
	for t := range out {
		hi := 0.25 * float64(t+1)
		h := hi / float64(2*steps)
		s := f(0) + f(hi)
		for i := 1; i < 2*steps; i++ {
			s += f(float64(i)*h) * float64(2+2*(i&1))
		}
		out[t] = s * h / 3
	}
	set(c, 0, out)
}

func kahanSum(c *call) {
	in, comp, wide := get[float32](c, 0), get[float32](c, 1), get[float64](c, 2)
	n := int(scalar[int32](c, 3))
	for t := range comp {
		var sum, lost float32
		var w float64
		for _, x := range in[t*n : t*n+n] {
			y := x - lost
			s := sum + y
			lost = (s - sum) - y
			sum = s
			w += float64(x)
		}
		comp[t], wide[t] = sum, w
	}
	set(c, 1, comp)
	set(c, 2, wide)
}

func numberParts(c *call) {
	in, exp, frac := get[uint64](c, 0), get[int32](c, 1), get[uint64](c, 2)
	for i, b := range in {
		exp[i] = int32(b>>52&0x7ff) - 1023
		frac[i] = b&0x800fffffffffffff | 0x3ff0000000000000
	}
	set(c, 1, exp)
	set(c, 2, frac)
}

func minMax(c *call) {
	a, b, out, sign := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	for i, x := range a {
		lo, hi := x, b[i]
		switch {
		case lo != lo:
			lo = hi
		case hi != hi:
			hi = lo
		case lo > hi:
			lo, hi = hi, lo
		}
		out[i], out[i+32] = lo, hi
		sign[i] = float32(math.Copysign(1.5, float64(x)))
		if math.Float32bits(x)>>31 != 0 { // a NaN has a sign, too
			sign[i] = -1.5
		}
	}
	set(c, 2, out)
	set(c, 3, sign)
}

func roundFloats(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	for i, v := range floats(in) {
		for k, r := range [...]float64{math.Floor(v), math.Ceil(v), math.Trunc(v), math.RoundToEven(v), math.RoundToEven(2*v) / 2} {
			out[i+32*k] = float32(r)
		}
	}
	set(c, 1, out)
}

func roundDoubles(c *call) {
	in, out := get[float64](c, 0), get[float64](c, 1)
	for i, v := range in {
		out[i] = math.Floor(v) - math.Trunc(v)
		out[i+32] = math.Ceil(v)
		out[i+64] = max(min(math.RoundToEven(v), 3), -math.Abs(v)+1)
	}
	set(c, 1, out)
}

func toIntegers(c *call) {
	in, out, wide, narrow := get[float32](c, 0), get[int32](c, 1), get[int64](c, 2), get[int8](c, 3)
	for i, v := range in {
		d := float64(v)
		out[i] = int32(v)
		out[i+32] = int32(uint32(math.Abs(float64(v * 1e6))))
		out[i+64] = int32(math.RoundToEven(d))
		out[i+96] = int32(math.Floor(d)) + int32(math.Ceil(d))
		wide[i] = int64(v*1e12) + int64(d)
		narrow[i] = int8(int32(v * 0.4))
	}
	set(c, 1, out)
	set(c, 2, wide)
	set(c, 3, narrow)
}

func fromIntegers(c *call) {
	in, wide, f, d := get[int32](c, 0), get[int64](c, 1), get[float32](c, 2), get[float64](c, 3)
	for i, v := range in {
		w := wide[i]
		f[i] = float32(v) + float32(uint32(v))
		f[i+32] = float32(w)
		f[i+64] = float32(uint64(w)) + float32(int16(v)) + float32(uint8(v))
		d[i] = float64(v) + float64(w)
		d[i+32] = float64(uint64(w)) - float64(uint32(v))
	}
	set(c, 2, f)
	set(c, 3, d)
}

func classifyFloats(c *call) {
	in, out := get[float32](c, 0), get[int32](c, 1)
	for i, v := range in {
		d := float64(v)
		out[i] = 0
		for k, yes := range [...]bool{
			d != d, math.IsInf(d, 0), v == 0, math.Abs(d) < 0x1p-126, math.Signbit(d), !(v <= 2), v != v+0,
		} {
			if yes {
				out[i] |= 1 << k
			}
		}
	}
	set(c, 1, out)
}

func directed(c *call) {
	a, b, out, d := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float64](c, 3)
	for i := range a {
		x, y := exactly(a[i]), exactly(b[i])
		sum := new(big.Float).SetPrec(200).Add(x, y)
		prod := new(big.Float).SetPrec(200).Mul(x, y)
		fma := new(big.Float).SetPrec(200).Add(prod, exactly(1.0))
		out[i] = roundTo32(sum, big.ToZero)
		out[i+32] = roundTo32(prod, big.ToNegativeInf)
		out[i+64] = roundTo32(fma, big.ToPositiveInf)
		out[i+96] = min(max(a[i]*2, 0), 1) + float32(math.Sqrt(math.Abs(float64(b[i]))))
		d[i] = roundTo64(fma, big.ToZero) + roundTo64(sum, big.ToNegativeInf)
	}
	set(c, 2, out)
	set(c, 3, d)
}

func mandelbrot(c *call) {
	w, h := int(scalar[int32](c, 1)), int(scalar[int32](c, 2))
	x0, y0, step := scalar[float32](c, 3), scalar[float32](c, 4), scalar[float32](c, 5)
	c.pixels(func(px, py int) {
		if px >= w || py >= h {
			return
		}
		cx, cy := x0+float32(px)*step, y0+float32(py)*step
		var x, y float32
		n := 0
		for n < 255 && float32(x*x)+float32(y*y) <= 4 {
			x, y = float32(x*x)-float32(y*y)+cx, 2*x*y+cy
			n++
		}
		c.data[0][py*w+px] = byte(n)
	})
}

func mandelbrotDouble(c *call) {
	out, w := get[int32](c, 0), int(scalar[int32](c, 1))
	x0, y0, step := scalar[float64](c, 2), scalar[float64](c, 3), scalar[float64](c, 4)
	c.pixels(func(px, py int) {
		cx, cy := x0+float64(px)*step, y0+float64(py)*step
		x, y := 0.0, 0.0
		n := int32(0)
		for {
			xx, yy := x*x, y*y
			if xx+yy > 16 {
				break
			}
			x, y = xx-yy+cx, math.FMA(x+x, y, cy)
			if n++; n >= 200 {
				break
			}
		}
		out[py*w+px] = n
	})
	set(c, 0, out)
}

func halfPolynomial(c *call) {
	x, y := halves(c, 0), get[uint16](c, 1)
	for i, v := range x {
		y[i] = halfBits((0.25*v-1.5)*v + 2/(v*v+1))
	}
	set(c, 1, y)
}

func halfDot(c *call) {
	a, b, out := halves(c, 0), halves(c, 1), get[float32](c, 2)
	n := int(scalar[int32](c, 3))
	for i := range out {
		s := float32(0)
		for k := range n {
			s += float32(a[i*n+k] * b[i*n+k]) // the product is exact
		}
		out[i] = s
	}
	set(c, 2, out)
}

func halfCompare(c *call) {
	a, b, mask, larger := halves(c, 0), halves(c, 1), get[int32](c, 2), get[uint16](c, 3)
	ha, hb := get[uint16](c, 0), get[uint16](c, 1)
	for i, x := range a {
		y := b[i]
		mask[i] = 0
		for k, yes := range [...]bool{x < y, x <= y, x > y, x >= y, x == y, x != y, x != x || y != y} {
			if yes {
				mask[i] |= 1 << k
			}
		}
		larger[i] = hb[i]
		if x > y {
			larger[i] = ha[i]
		}
	}
	set(c, 2, mask)
	set(c, 3, larger)
}

func halfConvert(c *call) {
	ints, reals := get[int32](c, 0), get[float64](c, 1)
	h, f, back := get[uint16](c, 2), get[float32](c, 3), get[int32](c, 4)
	for i := range ints {
		h[i], h[i+32] = halfBits(float64(ints[i])), halfBits(reals[i])
		f[i], f[i+32] = float32(halfValue(h[i])), float32(halfValue(h[i+32]))
		back[i] = int32(halfValue(h[i+32])) + int32(h[i])
	}
	set(c, 2, h)
	set(c, 3, f)
	set(c, 4, back)
}

// raytrace follows the rays in single precision, as the kernel does: which side of
// an edge a ray meets depends on it.
func raytrace(c *call) {
	type vec [3]float32
	sqrt := func(x float32) float32 { return float32(math.Sqrt(float64(x))) }
	add := func(a vec, b vec, k float32) vec { return vec{a[0] + b[0]*k, a[1] + b[1]*k, a[2] + b[2]*k} }
	dot := func(a, b vec) float32 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
	unit := func(a vec) vec { return add(vec{}, a, 1/sqrt(dot(a, a))) }
	s, n := get[float32](c, 0), int(scalar[int32](c, 1))
	image, w, h := get[int32](c, 2), int(scalar[int32](c, 3)), int(scalar[int32](c, 4))
	centre := func(i int) vec { return vec(s[5*i : 5*i+3]) }
	cast := func(from, dir vec) (float32, int) {
		best, object := float32(1e30), -1
		for i := range n {
			to := add(centre(i), from, -1)
			along := dot(to, dir)
			off2, r2 := dot(to, to)-along*along, s[5*i+3]*s[5*i+3]
			if off2 > r2 {
				continue
			}
			if t := along - sqrt(r2-off2); t > 1e-3 && t < best {
				best, object = t, i
			}
		}
		if dir[1] < -1e-4 {
			if t := (-1 - from[1]) / dir[1]; t > 1e-3 && t < best {
				best, object = t, n
			}
		}
		return best, object
	}
	light := unit(vec{-0.5, 1, -0.4})
	c.pixels(func(px, py int) {
		if px >= w || py >= h {
			return
		}
		from := vec{0, 0.2, -1}
		dir := unit(vec{(float32(px) - float32(w)/2) / float32(h), (float32(h)/2 - float32(py)) / float32(h), 1})
		weight, shade := float32(1), float32(0)
		for range 3 {
			t, object := cast(from, dir)
			if object < 0 {
				shade += weight * (0.5 + 0.5*dir[1])
				break
			}
			p := add(from, dir, t)
			normal, own := vec{0, 1, 0}, float32(0.8)
			if object < n {
				normal, own = unit(add(p, centre(object), -1)), s[5*object+4]
			} else if (int(math.Floor(float64(p[0])))+int(math.Floor(float64(p[2]))))&1 != 0 {
				own = 0.3
			}
			lit := max(0, dot(normal, light))
			if lit > 0 {
				if _, o := cast(p, light); o >= 0 {
					lit = 0
				}
			}
			shade += weight * own * (0.2 + 0.6*lit)
			weight *= 0.4
			dir = add(dir, normal, -2*dot(normal, dir))
			from = p
		}
		image[py*w+px] = int32(min(shade, 1) * 255)
	})
	set(c, 2, image)
}
