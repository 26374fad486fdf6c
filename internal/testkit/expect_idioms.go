package testkit

import (
	"bytes"
	"math/bits"
	"slices"
	"sort"
)

// Kernels that spell out an operation that has a name: each is computed here by its name.

// find: where the key is, or would be put.
func find(c *call) {
	a, keys, out := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	n := int(scalar[int32](c, 3))
	c.threads(func(i, _, _ int) {
		out[i] = int32(sort.Search(n, func(k int) bool { return a[k] >= keys[i] }))
	})
	set(c, 2, out)
}

// wordStarts counts as a word a text between spaces that has a letter in it.
func wordStarts(c *call) {
	out := get[int32](c, 1)
	c.threads(func(i, _, _ int) {
		for _, word := range bytes.Fields(c.data[0][20*i : 20*i+20]) {
			if slices.ContainsFunc(word, isLetter) {
				out[i]++
			}
		}
	})
	set(c, 1, out)
}

func swapBytes(c *call) {
	in, out := get[uint32](c, 0), get[uint32](c, 1)
	c.threads(func(i, _, _ int) {
		x, y := in[2*i], in[2*i+1]
		copy(out[6*i:], []uint32{
			bits.ReverseBytes32(x),
			max(x, y) - min(x, y),
			x | y,
			x & y,
			(x^y)&0xff000000 | (y>>3&31)<<11,
			uint32(bits.Len32(x) - 1),
		})
	})
	set(c, 1, out)
}

// countSteps: how far Collatz's sequence is from 1.
func countSteps(c *call) {
	var steps func(n int32) int32
	steps = func(n int32) int32 {
		switch {
		case n == 1:
			return 0
		case n&1 == 0:
			return 1 + steps(n/2)
		}
		return 1 + steps(3*n+1)
	}
	out := get[int32](c, 0)
	c.threads(func(i, _, _ int) { out[i] = steps(int32(i) + 1) })
	set(c, 0, out)
}

// match: the places where the pattern is, which may overlap, and for every
// prefix of the pattern the length of the longest one that it ends in.
func match(c *call) {
	text, pattern := c.data[0], c.data[1][:3]
	table, out := get[int32](c, 2), get[int32](c, 3)
	c.threads(func(i, _, _ int) {
		for end := range pattern {
			prefix := pattern[:end+1]
			table[8*i+end] = 0
			for k := range prefix {
				if bytes.HasSuffix(prefix, pattern[:k]) {
					table[8*i+end] = int32(k)
				}
			}
		}
		out[i] = 0
		part := text[100*i : 100*i+100]
		for k := range part {
			if bytes.HasPrefix(part[k:], pattern) {
				out[i]++
			}
		}
	})
	set(c, 2, table)
	set(c, 3, out)
}

// tables: the sums are polynomials in 3 and 5, modulo 2^32.
func tables(c *call) {
	out := get[int32](c, 1)
	local := [40]uint16{1, 2, 3, 5, 8, 13, 21, 34, 55, 89}
	var counts [200]uint8
	for i, b := range c.data[0] {
		counts[b%200]++
		local[b%40] += uint16(i)
	}
	out[0], out[1] = 0, 0
	power := int32(1)
	for _, n := range slices.Backward(counts[:]) {
		out[0] += power * int32(n+7)
		power *= 3
	}
	power = 1
	for _, n := range slices.Backward(local[:]) {
		out[1] += power * int32(n)
		power *= 5
	}
	set(c, 1, out)
}

func bounce(c *call) {
	f := get[float32](c, 0)
	n, dt := int(scalar[int32](c, 1)), float64(scalar[float32](c, 2))
	for body := range slices.Chunk(f[:8*n], 8) {
		at, speed := body[:3], body[4:7]
		for k := range at {
			at[k] = float32(float64(at[k]) + float64(speed[k])*dt)
			if at[k] < -1 || at[k] > 1 {
				speed[k] = -speed[k]
			}
		}
	}
	set(c, 0, f)
}

func lend(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	c.threads(func(i, _, _ int) {
		n := in[i]
		out[i] = n*(n+1)/2 + 3*n + 5*(n+2)
	})
	set(c, 1, out)
}

func bothSides(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	c.threads(func(i, _, _ int) {
		x := in[i]
		first, second := x+1, x/3
		if x < 0 {
			second = 3 * x
		}
		switch x {
		case 1, 4, 6:
			first *= 7
		case 5:
			first = 2
		}
		out[2*i], out[2*i+1] = first, second
	})
	set(c, 1, out)
}
