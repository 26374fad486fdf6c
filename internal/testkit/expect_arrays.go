package testkit

import (
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
