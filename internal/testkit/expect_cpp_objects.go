package testkit

import (
	"math"
)

// Kernels of testdata/cpp: lazy fields, small matrices, tagged values, solids.

func fieldCombine(c *call) {
	a, b, z, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2), get[float32](c, 3)
	s := float64(scalar[float32](c, 4))
	for i := range out {
		x, y, z := float64(a[i]), float64(b[i]), float64(z[i])
		out[i] = float32(s*x*y + (x-z)*(y+z) - s*z*z)
	}
	set(c, 3, out)
}

func fieldCurl(c *call) {
	u, v, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	w, h := int(scalar[int32](c, 3)), int(scalar[int32](c, 4))
	at := func(f []float32, x, y int) float64 {
		if x < 0 || x >= w || y < 0 || y >= h {
			return 0
		}
		return float64(f[y*w+x])
	}
	for i := range out {
		x, y := i%w, i/w
		out[i] = float32(0.5*(at(v, x+1, y)-at(v, x-1, y)) - 0.5*(at(u, x, y+1)-at(u, x, y-1)))
	}
	set(c, 2, out)
}

func fieldDiffuse(c *call) {
	in, out := get[float64](c, 0), get[float64](c, 1)
	w, h, rate := int(scalar[int32](c, 2)), int(scalar[int32](c, 3)), scalar[float64](c, 4)
	for i := range out {
		x, y := i%w, i/w
		around := 0.0
		for _, p := range [...][2]int{{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}} {
			if p[0] < 0 || p[0] >= w || p[1] < 0 || p[1] >= h {
				p = [2]int{x, y}
			}
			around += in[p[1]*w+p[0]]
		}
		out[i] = in[i] + rate*(around-4*in[i])
	}
	set(c, 1, out)
}

// matrix is a small dense matrix.
type matrix [][]float64

func newMatrix(rows, columns int) matrix {
	m := make(matrix, rows)
	for i := range m {
		m[i] = make([]float64, columns)
	}
	return m
}

func diagonal(n int, v float64) matrix {
	m := newMatrix(n, n)
	for i := range m {
		m[i][i] = v
	}
	return m
}

func (m matrix) transposed() matrix {
	t := newMatrix(len(m[0]), len(m))
	for i, row := range m {
		for j, v := range row {
			t[j][i] = v
		}
	}
	return t
}

func (m matrix) times(o matrix) matrix {
	p := newMatrix(len(m), len(o[0]))
	for i := range p {
		for j := range p[i] {
			for k, v := range m[i] {
				p[i][j] += v * o[k][j]
			}
		}
	}
	return p
}

// plus returns m + f·o.
func (m matrix) plus(f float64, o matrix) matrix {
	s := newMatrix(len(m), len(m[0]))
	for i, row := range m {
		for j, v := range row {
			s[i][j] = v + f*o[i][j]
		}
	}
	return s
}

// solved returns the solution of m·x = b, by elimination with pivots.
func (m matrix) solved(b matrix) matrix {
	a, x := m.plus(0, m), b.plus(0, b)
	for k := range a {
		p := k
		for i := k + 1; i < len(a); i++ {
			if math.Abs(a[i][k]) > math.Abs(a[p][k]) {
				p = i
			}
		}
		a[k], a[p], x[k], x[p] = a[p], a[k], x[p], x[k]
		for i := range a {
			if i == k {
				continue
			}
			f := a[i][k] / a[k][k]
			for j := range a {
				a[i][j] -= f * a[k][j]
			}
			for j := range x[i] {
				x[i][j] -= f * x[k][j]
			}
		}
	}
	for i := range x {
		for j := range x[i] {
			x[i][j] /= a[i][i]
		}
	}
	return x
}

func kalmanFilter(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	steps := int(scalar[int32](c, 2))
	f, h := diagonal(4, 1), newMatrix(2, 4)
	f[0][2], f[1][3], h[0][0], h[1][1] = 0.125, 0.125, 1, 1
	for t := range len(out) / 4 {
		p, x := diagonal(4, 1), newMatrix(4, 1)
		for s := range steps {
			x, p = f.times(x), f.times(p).times(f.transposed()).plus(1, diagonal(4, 0.01))
			z := matrix{{float64(in[(t*steps+s)%256])}, {float64(in[(t*steps+s+128)%256])}}
			// gain·S = P·Hᵀ, and S is symmetric.
			gain := h.times(p).times(h.transposed()).plus(1, diagonal(2, 0.25)).solved(h.times(p.transposed())).transposed()
			x = x.plus(1, gain.times(z.plus(-1, h.times(x))))
			p = diagonal(4, 1).plus(-1, gain.times(h)).times(p)
		}
		for i := range 4 {
			out[4*t+i] = float32(x[i][0])
		}
	}
	set(c, 1, out)
}

func choleskySolve(c *call) {
	const n = 5
	in, right, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for t := range len(out) / n {
		g, b := newMatrix(n, n), newMatrix(n, 1)
		for i := range n {
			for j := range n {
				g[i][j] = float64(in[(t*n+i)*n+j])
			}
			b[i][0] = float64(right[t*n+i])
		}
		for i, row := range g.times(g.transposed()).plus(1, diagonal(n, 2)).solved(b) {
			out[t*n+i] = float32(row[0])
		}
	}
	set(c, 2, out)
}

// qrDeterminant computes determinants by expansion.
func qrDeterminant(c *call) {
	const n = 4
	in, out := get[float64](c, 0), get[float64](c, 1)
	var minor func(a []float64, row, used int) float64
	minor = func(a []float64, row, used int) (d float64) {
		if row == n {
			return 1
		}
		sign := 1.0
		for j := range n {
			if used>>j&1 == 0 {
				d += sign * a[row*n+j] * minor(a, row+1, used|1<<j)
				sign = -sign
			}
		}
		return d
	}
	for t := range out {
		out[t] = minor(in[t*n*n:], 0, 0)
	}
	set(c, 1, out)
}

func shapeAreas(c *call) {
	tags, in, out := get[int32](c, 0), get[float32](c, 1), get[float32](c, 2)
	area := func(tag int32, p []float32) float64 {
		x, y, z := float64(p[0]), float64(p[1]), float64(p[2])
		switch tag {
		case 0:
			return math.Pi * x * x
		case 1:
			return x * y
		case 2:
			x, y, z = x+2, y+2, z+2
			s := (x + y + z) / 2
			return math.Sqrt(s * (s - x) * (s - y) * (s - z))
		}
		return math.Pi * ((x+y)*(x+y) - x*x)
	}
	for i := range out {
		s := 0.0
		for k := range 4 {
			s += area(tags[(i+k)&63], in[4*((i+3*k)&63):])
		}
		out[i] = float32(s)
	}
	set(c, 2, out)
}

func stackMachine(c *call) {
	code, in, out := get[uint8](c, 0), get[int32](c, 1), get[int32](c, 2)
	for t := range out {
		var stack []int32
		pop := func() (v int32) {
			if n := len(stack); n > 0 {
				v, stack = stack[n-1], stack[:n-1]
			}
			return v
		}
		push := func(v int32) {
			if len(stack) < 8 {
				stack = append(stack, v)
			}
		}
		next := 0
		for pc := 0; pc < int(scalar[int32](c, 3)); pc++ {
			op := code[pc]
			switch op {
			case 0:
				push(in[(t+64*next)&255])
				next++
				continue
			case 6:
				v := pop()
				push(v)
				push(v)
				continue
			case 7:
				if pop() < 0 {
					pc++
				}
				continue
			}
			b, a := pop(), pop()
			switch {
			case op == 1:
				push(a + b)
			case op == 2:
				push(a - b)
			case op == 3:
				push(a * b)
			case op == 5:
				push(max(a, b))
			case b != 0:
				push(a / b)
			default:
				push(0)
			}
		}
		sum := int32(0)
		for range 8 {
			sum = 31*sum + pop()
		}
		out[t] = sum
	}
	set(c, 2, out)
}

// marchSolid computes the solid's distances in double precision; a ray that only touches it is as near at each step.
func marchSolid(c *call) {
	xs, ys, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := range out {
		x, y, t := float64(xs[i]), float64(ys[i]), 0.0
		for range 64 {
			z := t - 3
			r := math.Sqrt(x*x + y*y + z*z)
			q := [3]float64{math.Abs(x) - 0.8, math.Abs(y) - 0.6, math.Abs(z) - 0.5}
			outside := 0.0
			for _, v := range q {
				outside += max(v, 0) * max(v, 0)
			}
			box := math.Sqrt(outside) + min(max(q[0], q[1], q[2]), 0)
			d := min(max(box, 0.7-r), r-0.3)
			if t >= 6 || d < 1e-4 {
				break
			}
			t += d
		}
		out[i] = float32(min(t, 6))
	}
	set(c, 2, out)
}

func skinPoints(c *call) {
	points, bones, weights := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	which, out := get[int32](c, 3), get[float32](c, 4)
	for i := range len(points) / 3 {
		var q [8]float64
		for k := range 2 {
			for j := range q {
				q[j] += float64(weights[2*i+k]) * float64(bones[8*which[2*i+k]+int32(j)])
			}
		}
		s := 1 / math.Sqrt(q[0]*q[0]+q[1]*q[1]+q[2]*q[2]+q[3]*q[3])
		for j := range q {
			q[j] *= s
		}
		cross := func(a, b [3]float64) [3]float64 {
			return [3]float64{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
		}
		p, v, d := [3]float64{}, [3]float64(q[1:4]), [3]float64(q[5:8])
		for j := range p {
			p[j] = float64(points[3*i+j])
		}
		inner := cross(v, p)
		for j := range inner {
			inner[j] += q[0] * p[j]
		}
		turn, shift := cross(v, inner), cross(v, d)
		for j := range p {
			out[3*i+j] = float32(p[j] + 2*turn[j] + 2*(q[0]*d[j]-q[4]*v[j]+shift[j]))
		}
	}
	set(c, 4, out)
}

func leapfrogBodies(c *call) {
	places, speeds := get[float32](c, 0), get[float32](c, 1)
	dt, steps := float64(scalar[float32](c, 2)), int(scalar[int32](c, 3))
	at, v := make([]float64, len(places)), make([]float64, len(speeds))
	for i := range at {
		at[i], v[i] = float64(places[i]), float64(speeds[i])
	}
	kick := func() {
		for i := range len(at) / 3 {
			var f [3]float64
			for j := range len(at) / 3 {
				var d [3]float64
				r := 0.5
				for k := range d {
					d[k] = at[3*j+k] - at[3*i+k]
					r += d[k] * d[k]
				}
				for k := range f {
					f[k] += d[k] / (r * math.Sqrt(r))
				}
			}
			for k := range f {
				v[3*i+k] += dt / 2 * f[k]
			}
		}
	}
	for range steps {
		kick()
		for i := range at {
			at[i] += dt * v[i]
		}
		kick()
	}
	for i := range at {
		places[i], speeds[i] = float32(at[i]), float32(v[i])
	}
	set(c, 0, places)
	set(c, 1, speeds)
}
