package testkit

import (
	"math"
	"math/cmplx"
	"sort"
)

// Kernels on arrays of numbers.

func saxpy(c *call) {
	n, a := scalar[int32](c, 0), scalar[float32](c, 1)
	x, y := get[float32](c, 2), get[float32](c, 3)
	for i := range int(n) {
		y[i] += a * x[i]
	}
	set(c, 3, y)
}

func vecadd(c *call) {
	a, b, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range int(scalar[int32](c, 3)) {
		out[i] = a[i] + b[i]
	}
	set(c, 2, out)
}

func vecadd4(c *call) {
	a, b, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range out {
		out[i] = a[i] + b[i]*0.5
	}
	set(c, 2, out)
}

func vecaddRestrict(c *call) {
	a, b, out := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for i := range out {
		out[i] = a[i] + b[i]
	}
	set(c, 2, out)
}

func product(a, b []float64, n int) []float32 {
	out := make([]float32, n*n)
	for i := range n {
		for j := range n {
			s := 0.0
			for k := range n {
				s += a[i*n+k] * b[k*n+j]
			}
			out[i*n+j] = float32(s)
		}
	}
	return out
}

func floats[T number](v []T) []float64 {
	out := make([]float64, len(v))
	for i, x := range v {
		out[i] = float64(x)
	}
	return out
}

func halves(c *call, k int) []float64 {
	var out []float64
	for _, h := range get[uint16](c, k) {
		out = append(out, halfValue(h))
	}
	return out
}

func matmul(c *call) {
	set(c, 2, product(floats(get[float32](c, 0)), floats(get[float32](c, 1)), int(scalar[int32](c, 3))))
}

func tensorTile(c *call) { set(c, 2, product(halves(c, 0), halves(c, 1), 16)) }

func transpose(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	w, h := int(scalar[int32](c, 2)), int(scalar[int32](c, 3))
	for y := range h {
		for x := range w {
			out[x*h+y] = in[y*w+x]
		}
	}
	set(c, 1, out)
}

func blockSum(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	n, stride := int(scalar[int32](c, 2)), c.l.Grid[0]*c.l.Block[0]
	sums := make([]float64, len(out))
	c.threads(func(i, _, b int) {
		for ; i < n; i += stride {
			sums[b] += float64(in[i])
		}
	})
	for b := range out {
		out[b] = float32(sums[b])
	}
	set(c, 1, out)
}

func blockMinmax(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	for _, v := range in[:scalar[int32](c, 2)] {
		out[0], out[1] = min(out[0], v), max(out[1], v)
	}
	set(c, 1, out)
}

func warpSum(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	sums := make([]float64, len(out))
	c.threads(func(i, _, b int) { sums[b] += float64(in[i]) })
	for b := range out {
		out[b] = float32(sums[b])
	}
	set(c, 1, out)
}

func warpArgmax(c *call) {
	in, where, what := get[float32](c, 0), get[int32](c, 1), get[float32](c, 2)
	for w := range where {
		at := 32 * w
		for i := at; i < 32*w+32; i++ {
			if in[i] > in[at] {
				at = i
			}
		}
		where[w], what[w] = int32(at), in[at]
	}
	set(c, 1, where)
	set(c, 2, what)
}

func scanBlock(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	c.threads(func(i, t, _ int) {
		out[i] = in[i]
		if t > 0 {
			out[i] += out[i-1]
		}
	})
	set(c, 1, out)
}

func scanWarps(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	s := 0.0
	for i := range in {
		s += float64(in[i])
		out[i] = float32(s)
	}
	set(c, 1, out)
}

func bitonicSort(c *call) {
	v := get[int32](c, 0)
	for b := 0; b < len(v); b += 128 {
		part := v[b : b+128]
		sort.Slice(part, func(i, j int) bool { return part[i] < part[j] })
	}
	set(c, 0, v)
}

func bitonicSortPairs(c *call) {
	keys, values := get[uint64](c, 0), get[uint32](c, 1)
	order := make([]int, len(keys))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool { return keys[order[i]] < keys[order[j]] })
	k2, v2 := make([]uint64, len(keys)), make([]uint32, len(keys))
	for i, o := range order {
		k2[i], v2[i] = keys[o], values[o]
	}
	set(c, 0, k2)
	set(c, 1, v2)
}

func histogram(c *call) {
	counts := get[uint32](c, 1)
	for _, b := range c.data[0][:scalar[int32](c, 2)] {
		counts[b]++
	}
	set(c, 1, counts)
}

func reverseDynamic(c *call) {
	v := get[int32](c, 0)
	n := c.l.Block[0]
	for b := 0; b < len(v); b += n {
		for i := range n / 2 {
			v[b+i], v[b+n-1-i] = v[b+n-1-i], v[b+i]
		}
	}
	set(c, 0, v)
}

func twoViews(c *call) {
	in, out, rank := get[float64](c, 0), get[float64](c, 1), get[int32](c, 2)
	for t := range in {
		for i := range in {
			if in[i] < in[t] || in[i] == in[t] && i < t {
				rank[t]++
			}
		}
		out[rank[t]] = in[t]
	}
	set(c, 1, out)
	set(c, 2, rank)
}

func besideStatic(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	for t := range in {
		out[t/2+t%2*32] = in[t]
	}
	set(c, 1, out)
}

func editDistance(c *call) {
	out := get[int32](c, 1)
	for t := range out {
		a, b := c.data[0][32*t:32*t+16], c.data[0][32*t+16:32*t+32]
		var d [17][17]int32
		for i := range 17 {
			d[i][0], d[0][i] = int32(i), int32(i)
		}
		for i := 1; i <= 16; i++ {
			for j := 1; j <= 16; j++ {
				change := d[i-1][j-1]
				if a[i-1] != b[j-1] {
					change++
				}
				d[i][j] = min(change, d[i-1][j]+1, d[i][j-1]+1)
			}
		}
		out[t] = d[16][16]
	}
	set(c, 1, out)
}

func commonSubsequence(c *call) {
	a, b := c.data[0], c.data[1]
	var d [33][33]int32
	for i := 1; i <= 32; i++ {
		for j := 1; j <= 32; j++ {
			d[i][j] = max(d[i-1][j], d[i][j-1])
			if a[i-1] == b[j-1] {
				d[i][j] = max(d[i][j], d[i-1][j-1]+1)
			}
		}
	}
	set(c, 2, []int32{d[32][32]})
}

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
