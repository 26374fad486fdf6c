package testkit

import (
	"math"
	"math/cmplx"
)

func fft64(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	for b := 0; b < len(in); b += 128 {
		for k := range 64 {
			var s complex128
			for n := range 64 {
				x := complex(float64(in[b+2*n]), float64(in[b+2*n+1]))
				s += x * cmplx.Exp(complex(0, -2*math.Pi*float64(k*n)/64))
			}
			out[b+2*k], out[b+2*k+1] = float32(real(s)), float32(imag(s))
		}
	}
	set(c, 1, out)
}

func lifeBytes(c *call) {
	in, out := c.data[0], c.data[1]
	w, h := int(scalar[int32](c, 2)), int(scalar[int32](c, 3))
	for y := range h {
		for x := range w {
			n := byte(0)
			for d := range 9 {
				if d != 4 {
					n += in[(y+d/3-1+h)%h*w+(x+d%3-1+w)%w]
				}
			}
			out[y*w+x] = 0
			if n == 3 || n == 2 && in[y*w+x] != 0 {
				out[y*w+x] = 1
			}
		}
	}
}

func lifeWords(c *call) {
	in, out := get[uint32](c, 0), get[uint32](c, 1)
	n := int(scalar[int32](c, 2))
	cell := func(r, x int) uint32 { return in[(r+n)%n] >> ((x + 32) % 32) & 1 }
	for r := range n {
		out[r] = 0
		for x := range 32 {
			s := uint32(0)
			for d := range 9 {
				if d != 4 {
					s += cell(r+d/3-1, x+d%3-1)
				}
			}
			if s == 3 || s == 2 && cell(r, x) != 0 {
				out[r] |= 1 << x
			}
		}
	}
	set(c, 1, out)
}

func nbody(c *call) {
	pos, vel, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	n, dt := int(scalar[int32](c, 3)), float64(scalar[float32](c, 4))
	for i := range n {
		var acc [3]float64
		for j := range n {
			var d [3]float64
			d2 := float64(float32(1e-3))
			for k := range 3 {
				d[k] = float64(pos[4*j+k]) - float64(pos[4*i+k])
				d2 += d[k] * d[k]
			}
			f := math.Abs(float64(pos[4*j+3])) / (d2 * math.Sqrt(d2))
			for k := range 3 {
				acc[k] += d[k] * f
			}
		}
		for k := range 3 {
			out[4*i+k] = float32(float64(pos[4*i+k]) + (float64(vel[4*i+k])+acc[k]*dt)*dt)
		}
		out[4*i+3] = pos[4*i+3]
	}
	set(c, 2, out)
}

func softmax(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	cols := int(scalar[int32](c, 2))
	for r := 0; r < len(in); r += cols {
		top, sum := math.Inf(-1), 0.0
		for _, v := range in[r : r+cols] {
			top = max(top, float64(v))
		}
		for _, v := range in[r : r+cols] {
			sum += math.Exp(float64(v) - top)
		}
		for i, v := range in[r : r+cols] {
			out[r+i] = float32(math.Exp(float64(v)-top) / sum)
		}
	}
	set(c, 1, out)
}

func layernorm(c *call) {
	in, scale, shift, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	cols, eps := int(scalar[int32](c, 4)), float64(scalar[float32](c, 5))
	for r := 0; r < len(in); r += cols {
		mean, m2 := 0.0, 0.0
		for _, v := range in[r : r+cols] {
			mean += float64(v) / float64(cols)
		}
		for _, v := range in[r : r+cols] {
			m2 += (float64(v) - mean) * (float64(v) - mean)
		}
		inv := 1 / math.Sqrt(m2/float64(cols)+eps)
		for i, v := range in[r : r+cols] {
			out[r+i] = float32((float64(v)-mean)*inv*float64(scale[i]) + float64(shift[i]))
		}
	}
	set(c, 3, out)
}

func spmvScalar(c *call) {
	start, col := get[int32](c, 1), get[int32](c, 2)
	val, x, y := get[float32](c, 3), get[float32](c, 4), get[float32](c, 5)
	for r := range int(scalar[int32](c, 0)) {
		s := 0.0
		for i := start[r]; i < start[r+1]; i++ {
			s += float64(val[i]) * float64(x[col[i]])
		}
		y[r] = float32(s)
	}
	set(c, 5, y)
}

func spmvWarp(c *call) {
	start, col := get[int32](c, 1), get[int32](c, 2)
	val, x, y := get[float64](c, 3), get[float64](c, 4), get[float64](c, 5)
	for r := range int(scalar[int32](c, 0)) {
		for i := start[r]; i < start[r+1]; i++ {
			y[r] += val[i] * x[col[i]]
		}
	}
	set(c, 5, y)
}

func heat2d(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	w, h, k := int(scalar[int32](c, 2)), int(scalar[int32](c, 3)), scalar[float32](c, 4)
	for y := range h {
		for x := range w {
			i := y*w + x
			out[i] = in[i]
			if x > 0 && y > 0 && x < w-1 && y < h-1 {
				out[i] += k * (in[i-1] + in[i+1] + in[i-w] + in[i+w] - 4*in[i])
			}
		}
	}
	set(c, 1, out)
}

func heat3d(c *call) {
	in, out := get[float64](c, 0), get[float64](c, 1)
	nx, ny, nz := int(scalar[int32](c, 2)), int(scalar[int32](c, 3)), int(scalar[int32](c, 4))
	for i := range in {
		x, y, z := i%nx, i/nx%ny, i/nx/ny
		out[i] = in[i]
		if x > 0 && x < nx-1 && y > 0 && y < ny-1 && z > 0 && z < nz-1 {
			out[i] = 0.4*in[i] + 0.1*(in[i-1]+in[i+1]+in[i-nx]+in[i+nx]+in[i-nx*ny]+in[i+nx*ny])
		}
	}
	set(c, 1, out)
}

func smooth1d(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	for g := range out {
		s := int32(0)
		for d, w := range [...]int32{1, 2, 3, 4, 3, 2, 1} {
			s += in[g+d] * w
		}
		out[g] = s / 16
	}
	set(c, 1, out)
}

func kmeansStep(c *call) {
	points, centres := get[float32](c, 0), get[float32](c, 2)
	owner, sums, counts := get[int32](c, 4), get[int32](c, 5), get[int32](c, 6)
	for i := range int(scalar[int32](c, 1)) {
		best, at := math.Inf(1), -1
		for k := range int(scalar[int32](c, 3)) {
			d := 0.0
			for a := range 3 {
				x := float64(points[3*i+a] - centres[3*k+a])
				d += x * x
			}
			if d < best {
				best, at = d, k
			}
		}
		owner[i] = int32(at)
		for a := range 3 {
			sums[3*at+a] += int32(math.RoundToEven(float64(points[3*i+a] * 1024)))
		}
		counts[at]++
	}
	set(c, 4, owner)
	set(c, 5, sums)
	set(c, 6, counts)
}

func kmeansCentres(c *call) {
	sums, counts, centres := get[int32](c, 0), get[int32](c, 1), get[float32](c, 2)
	for k, n := range counts {
		for a := range 3 {
			if n > 0 {
				centres[3*k+a] = float32(float64(sums[3*k+a]) / (1024 * float64(n)))
			}
		}
	}
	set(c, 2, centres)
}

func blackScholes(c *call) {
	price, strike, years := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	calls, puts := get[float32](c, 3), get[float32](c, 4)
	rate, vol := float64(scalar[float32](c, 5)), float64(scalar[float32](c, 6))
	cdf := func(d float64) float64 { // the kernel's polynomial, which is off by up to 1e-7
		k := 1 / (1 + 0.2316419*math.Abs(d))
		poly := k * (0.31938153 + k*(-0.356563782+k*(1.781477937+k*(-1.821255978+k*1.330274429))))
		tail := 0.39894228 * math.Exp(-0.5*d*d) * poly
		if d > 0 {
			return 1 - tail
		}
		return tail
	}
	for i := range price {
		s, x, t := float64(price[i]), float64(strike[i]), float64(years[i])
		d1 := (math.Log(s/x) + (rate+0.5*vol*vol)*t) / (vol * math.Sqrt(t))
		d2 := d1 - vol*math.Sqrt(t)
		discount := math.Exp(-rate * t)
		calls[i] = float32(s*cdf(d1) - x*discount*cdf(d2))
		puts[i] = float32(x*discount*(1-cdf(d2)) - s*(1-cdf(d1)))
	}
	set(c, 3, calls)
	set(c, 4, puts)
}

func expSeries(c *call) {
	in, out, check := get[float64](c, 0), get[float64](c, 1), get[float64](c, 2)
	for i, x := range in {
		out[i], check[i] = math.Exp(x), 1
	}
	set(c, 1, out)
	set(c, 2, check)
}
