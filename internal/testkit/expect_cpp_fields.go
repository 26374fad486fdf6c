package testkit

import (
	"math"
	"slices"
)

// Kernels of testdata/cpp on fields, points and matrices.

// stencilCoefficients are the constant memory of halo_stencil.cu.
var stencilCoefficients = [...]float64{0.5, 0.25, -0.125, 0.0625, -0.03125}

func haloStencil(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	pitch, w := int(scalar[int32](c, 2)), c.l.Grid[0]*c.l.Block[0]
	at := func(x, y int) float64 { return float64(in[(y+4)*pitch+x+4]) }
	c.pixels(func(x, y int) {
		s := stencilCoefficients[0] * at(x, y)
		for r := 1; r <= 4; r++ {
			s += stencilCoefficients[r] * (at(x-r, y) + at(x+r, y) + at(x, y-r) + at(x, y+r))
		}
		out[y*w+x] = float32(s)
	})
	set(c, 1, out)
}

func marchStencil(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	nx, ny, nz := int(scalar[int32](c, 2)), int(scalar[int32](c, 3)), int(scalar[int32](c, 4))
	for z := 2; z < nz-2; z++ {
		for y := 2; y < ny-2; y++ {
			for x := 2; x < nx-2; x++ {
				i := (z*ny+y)*nx + x
				s := stencilCoefficients[0] * float64(in[i])
				for r := 1; r <= 2; r++ {
					for _, d := range [...]int{1, nx, nx * ny} {
						s += stencilCoefficients[r] * (float64(in[i-r*d]) + float64(in[i+r*d]))
					}
				}
				out[i] = float32(s)
			}
		}
	}
	set(c, 1, out)
}

func bsrMultiply(c *call) {
	const b = 3
	rows, columns := get[int32](c, 0), get[int32](c, 1)
	values, x, y := get[float32](c, 2), get[float32](c, 3), get[float32](c, 4)
	for row := range int(scalar[int32](c, 5)) {
		for i := range b {
			s := 0.0
			for k := int(rows[row]); k < int(rows[row+1]); k++ {
				for j := range b {
					s += float64(values[(k*b+i)*b+j]) * float64(x[int(columns[k])*b+j])
				}
			}
			y[row*b+i] = float32(s)
		}
	}
	set(c, 4, y)
}

func ellMultiply(c *call) {
	columns, values, x, y := get[int32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	n, width := int(scalar[int32](c, 4)), int(scalar[int32](c, 5))
	for row := range n {
		s := 0.0
		for i := row; i < n*width; i += n {
			if columns[i] >= 0 {
				s += float64(values[i]) * float64(x[columns[i]])
			}
		}
		y[row] = float32(s)
	}
	set(c, 3, y)
}

func slicedMinPlus(c *call) {
	slicesOf, columns, values, x, y := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2), get[int32](c, 3), get[int32](c, 4)
	for i := range y {
		for k := int(slicesOf[i/32]) + i%32; k < int(slicesOf[i/32+1]); k += 32 {
			if columns[k] >= 0 {
				y[i] = min(y[i], values[k]+x[columns[k]])
			}
		}
	}
	set(c, 4, y)
}

// bvhNearest tries all spheres.
func bvhNearest(c *call) {
	rays, distance, which := get[float32](c, 0), get[float32](c, 1), get[int32](c, 2)
	leaves := int(scalar[int32](c, 3))
	for i := range distance {
		var o, d [3]float64
		for k := range 3 {
			o[k] = float64(rays[6*i+k] * 4)
		}
		o[2] -= 6
		for k := range 3 {
			d[k] = -o[k]
		}
		d[0] = float64(rays[6*i+3] * 8)
		nearest, hit := 10.0, -1
		for leaf := range leaves {
			m := [3]float64{o[0] - float64(leaf-leaves/2), o[1], o[2]}
			a, b, cc := 0.0, 0.0, -0.16
			for k := range 3 {
				a += d[k] * d[k]
				b += m[k] * d[k]
				cc += m[k] * m[k]
			}
			if disc := b*b - a*cc; disc >= 0 {
				if t := (-b - math.Sqrt(disc)) / a; t > 0 && t < nearest {
					nearest, hit = t, leaf
				}
			}
		}
		if hit < 0 {
			nearest = 0
		}
		distance[i], which[i] = float32(nearest), int32(hit)
	}
	set(c, 1, distance)
	set(c, 2, which)
}

// smithWaterman keeps whole matrices.
func smithWaterman(c *call) {
	const n = 16
	a, b, score := get[uint8](c, 0), get[uint8](c, 1), get[int32](c, 2)
	for t := range score {
		var h, e, f [n + 1][n + 1]int
		for i := 1; i <= n; i++ {
			for j := 1; j <= n; j++ {
				s := -2
				if a[t*n+i-1] == b[t*n+j-1] {
					s = 3
				}
				e[i][j] = max(e[i-1][j]-1, h[i-1][j]-4)
				f[i][j] = max(f[i][j-1]-1, h[i][j-1]-4)
				h[i][j] = max(0, h[i-1][j-1]+s, e[i][j], f[i][j])
				score[t] = max(score[t], int32(h[i][j]))
			}
		}
	}
	set(c, 2, score)
}

// bandedDistance computes the whole matrix; cells outside the band are far away.
func bandedDistance(c *call) {
	const far, band = 9999, 3
	a, b, out := get[uint8](c, 0), get[uint8](c, 1), get[int32](c, 2)
	n := int(scalar[int32](c, 3))
	for t := range out {
		before := make([]int, n+1)
		for j := range before {
			before[j] = far
			if j <= band {
				before[j] = j
			}
		}
		for i := 1; i <= n; i++ {
			row := slices.Repeat([]int{far}, n+1)
			for j := max(0, i-band); j <= min(n, i+band); j++ {
				if j == 0 {
					row[0] = i
					continue
				}
				d := before[j-1]
				if a[t*n+i-1] != b[t*n+j-1] {
					d++
				}
				row[j] = min(d, before[j]+1, row[j-1]+1)
			}
			before = row
		}
		out[t] = int32(before[n])
	}
	set(c, 2, out)
}

// cubicWeights are the values and the slopes of the four cubic B-splines at t.
func cubicWeights(t float64) (value, slope [4]float64) {
	s := 1 - t
	value = [4]float64{s * s * s / 6, (4 - 3*t*t*(2-t)) / 6, (4 - 3*s*s*(2-s)) / 6, t * t * t / 6}
	slope = [4]float64{-0.5 * s * s, 0.5 * (3*t*t - 4*t), 0.5 * (4*s - 3*s*s), 0.5 * t * t}
	return value, slope
}

// bspline returns the interpolated value of point p, or its slope in a direction.
func bspline(volume, points []float32, n, p, direction int) float32 {
	var w [3][4]float64
	var base [3]int
	for d := range 3 {
		x := float64(points[3*p+d])
		value, slope := cubicWeights(x - math.Floor(x))
		base[d], w[d] = int(math.Floor(x))-1, value
		if d == direction {
			w[d] = slope
		}
	}
	sum := 0.0
	for i := range 64 {
		x, y, z := i%4, i/4%4, i/16
		clamp := func(d, k int) int { return min(max(base[d]+k, 0), n-1) }
		sum += w[0][x] * w[1][y] * w[2][z] * float64(volume[(clamp(2, z)*n+clamp(1, y))*n+clamp(0, x)])
	}
	return float32(sum)
}

func bsplineValue(c *call) {
	volume, points, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for p := range out {
		out[p] = bspline(volume, points, int(scalar[int32](c, 3)), p, -1)
	}
	set(c, 2, out)
}

func bsplineGradient(c *call) {
	volume, points, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range out {
		out[i] = bspline(volume, points, int(scalar[int32](c, 3)), i/3, i%3)
	}
	set(c, 2, out)
}

func dslash(c *call) {
	links, in, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	number := func(v []float32, i int) complex128 { return complex(float64(v[2*i]), float64(v[2*i+1])) }
	for site := range len(in) / 6 {
		var sum [3]complex128
		for d := range 4 {
			stride := 1 << (2 * d)
			x := site / stride % 4
			forward, back := site+((x+1)%4-x)*stride, site+((x+3)%4-x)*stride
			for i := range 3 {
				for j := range 3 {
					m := number(links, (back*4+d)*9+j*3+i)
					sum[i] += 0.5*number(links, (site*4+d)*9+i*3+j)*number(in, forward*3+j) - 0.5*complex(real(m), -imag(m))*number(in, back*3+j)
				}
			}
		}
		for i, s := range sum {
			out[(site*3+i)*2], out[(site*3+i)*2+1] = float32(real(s)), float32(imag(s))
		}
	}
	set(c, 2, out)
}
