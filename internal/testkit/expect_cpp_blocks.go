package testkit

import (
	"cmp"
	"slices"
)

// Kernels of testdata/cpp: scans of many parts, random numbers, small systems, neighbours, convolutions.

func scanReduce(c *call) {
	in, sums := get[int32](c, 0), get[int32](c, 1)
	for i, v := range in {
		sums[i/(len(in)/len(sums))] += v
	}
	set(c, 1, sums)
}

func topScan(c *call) {
	sums := get[int32](c, 0)
	sum := int32(0)
	for i := range int(scalar[int32](c, 1)) {
		sums[i], sum = sum, sum+sums[i]
	}
	set(c, 0, sums)
}

func bottomScan(c *call) {
	in, seeds, out := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	part := len(in) / len(seeds)
	sum := int32(0)
	for i, v := range in {
		if i%part == 0 {
			sum = seeds[i/part]
		}
		sum += v
		out[i] = sum
	}
	set(c, 2, out)
}

// philox returns the random numbers of a generator, four for each counter.
func philox(seed, sequence uint64, n int) (out []uint32) {
	for counter := uint32(0); len(out) < n; counter++ {
		x := [4]uint32{counter, 0, uint32(sequence), uint32(sequence >> 32)}
		k0, k1 := uint32(seed), uint32(seed>>32)
		for range 10 {
			p0, p1 := uint64(x[0])*0xD2511F53, uint64(x[2])*0xCD9E8D57
			x = [4]uint32{uint32(p1>>32) ^ x[1] ^ k0, uint32(p1), uint32(p0>>32) ^ x[3] ^ k1, uint32(p0)}
			k0 += 0x9E3779B9
			k1 += 0xBB67AE85
		}
		out = append(out, x[:]...)
	}
	return out[:n]
}

func philoxFill(c *call) {
	out := get[uint32](c, 0)
	for i := range len(out) / 8 {
		copy(out[8*i:], philox(scalar[uint64](c, 1), uint64(i), 8))
	}
	set(c, 0, out)
}

func philoxDice(c *call) {
	out := get[int32](c, 0)
	sides := int(scalar[int32](c, 2))
	for i := range len(out) / 6 {
		for _, r := range philox(scalar[uint64](c, 1), uint64(i), 20) {
			out[6*i+int(uint64(r)*uint64(sides)>>32)]++
		}
	}
	set(c, 0, out)
}

// luSolve solves the systems by Gauss-Jordan elimination in double precision.
func luSolve(c *call) {
	const n = 6
	m, r, x := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for t := range len(r) / n {
		var a [n][n + 1]float64
		for i := range n {
			for j := range n {
				a[i][j] = float64(m[t*n*n+i*n+j])
			}
			a[i][i] += 4
			a[i][n] = float64(r[t*n+i])
		}
		for k := range n {
			for i := range n {
				if i == k {
					continue
				}
				f := a[i][k] / a[k][k]
				for j := k; j <= n; j++ {
					a[i][j] -= f * a[k][j]
				}
			}
		}
		for i := range n {
			x[t*n+i] = float32(a[i][n] / a[i][i])
		}
	}
	set(c, 2, x)
}

// tridiagonal solves by Thomas's algorithm.
func tridiagonal(c *call) {
	const n = 32
	a, b, u, r, x := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3), get[float32](c, 4)
	for t := 0; t < len(b); t += n {
		var p, q [n]float64
		for i := range n {
			below, left, right := 0.0, 0.0, 0.0
			if i > 0 {
				below, left, right = float64(a[t+i]), p[i-1], q[i-1]
			}
			d := float64(b[t+i]) - below*left
			p[i], q[i] = float64(u[t+i])/d, (float64(r[t+i])-below*right)/d
		}
		for i := n - 1; i >= 0; i-- {
			if i < n-1 {
				q[i] -= p[i] * q[i+1]
			}
			x[t+i] = float32(q[i])
		}
	}
	set(c, 4, x)
}

func nearestK(c *call) {
	queries, points := get[float32](c, 0), get[float32](c, 1)
	distances, indices := get[float32](c, 2), get[int32](c, 3)
	type near struct {
		d float64
		i int
	}
	for t := range len(queries) / 2 {
		var all []near
		for i := range int(scalar[int32](c, 4)) {
			dx, dy := float64(points[2*i]-queries[2*t]), float64(points[2*i+1]-queries[2*t+1])
			all = append(all, near{dx*dx + dy*dy, i})
		}
		slices.SortFunc(all, func(x, y near) int { return cmp.Compare(x.d, y.d) })
		for k := range 4 {
			distances[4*t+k], indices[4*t+k] = float32(all[k].d), int32(all[k].i)
		}
	}
	set(c, 2, distances)
	set(c, 3, indices)
}

func rowTopK(c *call) {
	rows, out := get[float32](c, 0), get[float32](c, 1)
	for i, row := range slices.Collect(slices.Chunk(rows, int(scalar[int32](c, 2)))) {
		slices.SortFunc(row, func(x, y float32) int { return cmp.Compare(y, x) })
		copy(out[4*i:4*i+4], row)
	}
	set(c, 1, out)
}

// convolve3 returns the 3x3 convolution of a square image at a place.
func convolve3[T float32 | int8](in, filter []T, pitch, x, y int) float64 {
	s := 0.0
	for i := range 9 {
		s += float64(filter[i]) * float64(in[(y+i/3)*pitch+x+i%3])
	}
	return s
}

func winogradConv(c *call) {
	in, filter, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range out {
		out[i] = float32(convolve3(in, filter, int(scalar[int32](c, 3)), i%16, i/16))
	}
	set(c, 2, out)
}

func depthwiseConv(c *call) {
	in, filters, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	pitch := int(scalar[int32](c, 3))
	for i := range out {
		channel := i / 256
		out[i] = float32(convolve3(in[channel*pitch*pitch:], filters[9*channel:], pitch, i%16, i/16%16))
	}
	set(c, 2, out)
}

// int8Conv adds the products of four channels, which are interleaved.
func int8Conv(c *call) {
	in, filter, out := get[int8](c, 0), get[int8](c, 1), get[int32](c, 2)
	pitch := int(scalar[int32](c, 3))
	for channel := range 4 {
		var image, f []int8
		for i := channel; i < len(in); i += 4 {
			image = append(image, in[i])
		}
		for i := channel; i < len(filter); i += 4 {
			f = append(f, filter[i])
		}
		for i := range 64 {
			out[i] += int32(convolve3(image, f, pitch, i%32, i/32))
		}
	}
	set(c, 2, out)
}

func prefetchedEpilogue(c *call) {
	const n = 64
	a, b, residual, scale := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	out := get[float32](c, 4)
	threads := len(out) / n
	for t := range threads {
		for j := range n {
			s := float64(residual[j*threads+t]) * float64(scale[j*threads+t])
			for i := range int(scalar[int32](c, 5)) {
				s += float64(a[i*threads+t]) * float64(b[i*n+j])
			}
			out[j*threads+t] = float32(s)
		}
	}
	set(c, 4, out)
}

func seededMix(c *call) {
	seeds, out := get[uint32](c, 0), get[uint32](c, 1)
	for t, seed := range seeds {
		h := uint32(0)
		for r := range uint32(scalar[int32](c, 2)) {
			for i := range uint32(40) {
				h = (h^(seed+i*0x9E3779B9))*16777619 + r
			}
		}
		out[t] = h
	}
	set(c, 1, out)
}
