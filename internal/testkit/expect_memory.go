package testkit

import (
	"encoding/binary"
	"math"
	"sort"
)

// Kernels on memory: pointers, structures, calls, globals, atomics, bytes.

func applyTable(c *call) {
	in, which, out := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for i, a := range in {
		b := in[31-i]
		out[i] = [...]int32{a + b, a - b, a * b, max(a, b)}[which[i]]
	}
	set(c, 2, out)
}

func foldChosen(c *call) {
	in, out, n := get[float32](c, 0), get[float32](c, 1), int(scalar[int32](c, 2))
	for i := range out {
		r := in[i*n]
		for _, v := range in[i*n+1 : i*n+n] {
			if i&1 != 0 {
				r += v
			} else {
				r = min(r, v)
			}
		}
		out[i] = r
	}
	set(c, 1, out)
}

func virtualAreas(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	for i := range out {
		area := float64(in[2*i]) * float64(in[2*i+1])
		if i%3 == 0 {
			area *= math.Pi
		}
		out[i] = float32(3 * area)
	}
	set(c, 1, out)
}

var primes = [...]int64{2, 3, 5, 7, 11, 13, 17, 19}

func readGlobals(c *call) {
	a, b := get[int64](c, 0), get[float64](c, 1)
	parts := [3][2]float64{{0.5 * 1, 0.5 * 2}, {1.5 * 4, 1.5 * 5}, {-2.5 * 7, 0}}
	for i := range a {
		sparse := map[int]int64{10: 5, 20: 6}
		a[i] = -7 + 1234 - 1234567890123 + primes[i] + sparse[10*i] + sparse[10*i+10] + [...]int64{1, 0, 1}[i%3]
		b[i] = float64(float32(3.14159274))*2.718281828459045 + parts[i%3][i%2]
	}
	set(c, 0, a)
	set(c, 1, b)
}

func followPointers(c *call) {
	out := get[int32](c, 0)
	for i := range out {
		v := int64(-1)
		switch i % 3 {
		case 0:
			v = primes[i&3]
		case 1:
			v = primes[3+(i&3)]
		}
		out[i] = int32(v*1000 + primes[2+(i&1)]*10 + primes[4] + int64("abc"[i%3]))
	}
	set(c, 0, out)
}

func walkList(c *call) {
	out := get[int32](c, 0)
	for i := range out {
		out[i] = int32(((i*2+1)*2+300)*2 + 20)
	}
	set(c, 0, out)
}

func countInGlobal(c *call) {
	out := get[int32](c, 0)
	for i := range out {
		out[i] = int32(i) + 1
	}
	set(c, 0, out)
}

func ackermann(c *call) {
	var ack func(m, n int) int
	ack = func(m, n int) int {
		switch {
		case m == 0:
			return n + 1
		case n == 0:
			return ack(m-1, 1)
		}
		return ack(m-1, ack(m, n-1))
	}
	out := get[int32](c, 0)
	for i := range out {
		out[i] = int32(ack(i%3, i/3+1))
	}
	set(c, 0, out)
}

func fibonacci(c *call) {
	out := get[uint64](c, 0)
	for i := range out {
		out[i] = uint64(i)
		if i > 1 {
			out[i] = out[i-1] + out[i-2]
		}
	}
	set(c, 0, out)
}

func quicksort(c *call) {
	v, n := get[int32](c, 0), int(scalar[int32](c, 1))
	for t := range c.l.Block[0] {
		part := v[t*n : t*n+n]
		sort.Slice(part, func(i, j int) bool { return part[i] < part[j] })
	}
	set(c, 0, v)
}

func evalPrefix(c *call) {
	out := get[int32](c, 1)
	for t := range out {
		p := c.data[0][16*t:]
		var eval func() int32
		eval = func() int32 {
			ch := p[0]
			p = p[1:]
			if ch >= '0' && ch <= '9' {
				return int32(ch - '0')
			}
			a := eval()
			b := eval()
			switch ch {
			case '+':
				return a + b
			case '-':
				return a - b
			}
			return a * b
		}
		out[t] = eval()
	}
	set(c, 1, out)
}

func hanoi(c *call) {
	counts, traces := get[int32](c, 0), get[uint32](c, 1)
	for t := range counts {
		trace := uint32(7)
		var move func(n, from, to, over uint32)
		move = func(n, from, to, over uint32) {
			if n == 0 {
				return
			}
			move(n-1, from, over, to)
			trace = trace*31 + from*3 + to
			move(n-1, over, to, from)
		}
		move(uint32(t), 0, 2, 1)
		counts[t], traces[t] = 1<<t-1, trace
	}
	set(c, 0, counts)
	set(c, 1, traces)
}

func affine(c *call) {
	m, in, out := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for i := 0; i < len(in); i += 2 {
		for k := range 2 {
			out[i+k] = float32(float64(m[k])*float64(in[i]) + float64(m[2+k])*float64(in[i+1]) + float64(m[4+k]))
		}
	}
	set(c, 2, out)
}

func mixed(c *call) {
	a, b := get[int64](c, 1), get[float64](c, 2)
	for i := range a {
		a[i] = -3 + 1000 + int64(-70000+i) + 5000000000 + 200
		b[i] = 0.5 * 2.25 * float64(i+1)
	}
	set(c, 1, a)
	set(c, 2, b)
}

func boxes(c *call) {
	in, out, area := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for i := range area {
		p, q := in[8*i:8*i+4], in[8*i+4:8*i+8]
		var both [4]int32
		for k := range 2 {
			both[k] = max(min(p[k], p[k+2]), min(q[k], q[k+2]))
			both[k+2] = min(max(p[k], p[k+2]), max(q[k], q[k+2]))
		}
		copy(out[4*i:], both[:])
		area[i] = 0
		if both[0] < both[2] && both[1] < both[3] {
			area[i] = (both[2] - both[0]) * (both[3] - both[1])
		}
	}
	set(c, 1, out)
	set(c, 2, area)
}

func bigStruct(c *call) {
	t, out := get[int32](c, 0), get[int32](c, 1)
	for i := range out {
		w := t[i&15]
		if i&15 < 8 {
			w += int32(i)
		}
		out[i] = w%t[16]*100 + w
	}
	set(c, 1, out)
}

func swapRecords(c *call) {
	const size = 40
	d := c.data[0]
	for t := range 4 {
		var tmp [size]byte
		a, b := d[t*size:t*size+size], d[(7-t)*size:(8-t)*size]
		copy(tmp[:], a)
		copy(a, b)
		copy(b, tmp[:])
		binary.LittleEndian.PutUint32(a, binary.LittleEndian.Uint32(a)+1)
	}
}

func variableCopy(c *call) {
	for t := range c.l.Block[0] {
		n := 4*t + 1
		local := make([]byte, 32)
		for i := range local {
			local[i] = 0xee
		}
		copy(local, c.data[0][32*t:32*t+n])
		copy(local[2:], append([]byte(nil), local[:min(n, 30)]...))
		copy(c.data[1][32*t:], local)
	}
}

func bitFields(c *call) {
	in, out := get[uint32](c, 0), get[uint32](c, 1)
	for i, v := range in {
		a, b, x, d := v&7, int32(v<<22)>>25, v>>10&0xfff, v>>22
		a = (a + 3) & 7
		b = -b << 25 >> 25
		x ^= d
		if b < 0 {
			d = x & 0x3ff
		} else {
			d = (d + 1) & 0x3ff
		}
		out[i] = a | uint32(b)&0x7f<<3 | x<<10 | d<<22
	}
	set(c, 1, out)
}

func packedFields(c *call) {
	out := get[int64](c, 1)
	for t := range out {
		p := c.data[0][13*t:]
		n := binary.LittleEndian.Uint32(p[1:]) + uint32(p[0])
		binary.LittleEndian.PutUint32(p[1:], n)
		out[t] = int64(binary.LittleEndian.Uint64(p[5:])) + int64(int32(n))
	}
	set(c, 1, out)
}

func zeroThenFill(c *call) {
	lengths, out := get[int32](c, 0), get[uint32](c, 1)
	for t, n := range lengths {
		for i := range 32 {
			out[32*t+i] = 0
			if i < int(n) {
				out[32*t+i] = math.Float32bits(float32(i))&^0xff | uint32(t)
			}
		}
	}
	set(c, 1, out)
}

func sayHello(*call) {}

func heapSquares(c *call) {
	counts, out := get[int32](c, 0), get[int32](c, 1)
	for t, n := range counts {
		out[t] = (n - 1) * n * (2*n - 1) / 6
	}
	set(c, 1, out)
}

func checkedDivide(c *call) {
	a, b, out := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for i := range a {
		out[i] = a[i] / b[i]
	}
	set(c, 2, out)
}

func floatMax(c *call) {
	out := get[float32](c, 1)
	for _, v := range get[float32](c, 0) {
		out[0] = max(out[0], v)
	}
	set(c, 1, out)
}

func stackPushPop(c *call) {
	total := int64(0)
	for _, v := range get[int32](c, 0) {
		total += int64(v)
	}
	n := int64(c.l.Grid[0] * c.l.Block[0])
	set(c, 2, []int64{2 * n << 32, total}) // empty, after that many changes
}

func spinLock(c *call) {
	x := int32(0)
	n := int32(c.l.Grid[0] * c.l.Block[0])
	for i := range n {
		x ^= i + 1
	}
	set(c, 0, []int32{0, n, x})
}

func wrapTickets(c *call) {
	counters, seen := get[uint32](c, 0), get[uint32](c, 1)
	for range c.l.Block[0] {
		up, down := counters[0], counters[1]
		seen[up]++
		seen[5+down%5]++
		counters[0] = (up + 1) % 5
		if down == 0 || down > 4 {
			down = 5
		}
		counters[1] = down - 1
	}
	set(c, 0, counters)
	set(c, 1, seen)
}

func doubleAdd(c *call) {
	out := get[float64](c, 1)
	for _, v := range get[float64](c, 0) {
		out[0] += v
	}
	set(c, 1, out)
}

func bitAtomics(c *call) {
	set(c, 0, []uint32{0xffffffff, 0x00ff00ff, 0xfffffffe, 0x80000000, 77 - 32})
}

func sumLastBlock(c *call) {
	in, partial, result := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	stride := c.l.Grid[0] * c.l.Block[0]
	c.threads(func(i, _, b int) {
		for ; i < int(scalar[int32](c, 3)); i += stride {
			partial[b] += in[i]
			result[1] += in[i]
		}
	})
	result[0] = int32(c.l.Grid[0])
	set(c, 1, partial)
	set(c, 2, result)
}

func volatileAccesses(c *call) {
	io, out := get[int32](c, 0), get[int32](c, 1)
	for t := range out {
		io[t+32], out[t] = 2*io[t], io[t]+1
	}
	set(c, 0, io)
	set(c, 1, out)
}

func compact(c *call) {
	in, out, count := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for _, v := range in {
		if v > 0 {
			out[count[0]] = v
			count[0]++
		}
	}
	set(c, 1, out)
	set(c, 2, count)
}

func agreement(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	for w := range out {
		r := int32(2 | 8)
		for _, v := range in[32*w : 32*w+32] {
			if v == 0 {
				r |= 1
			}
			if v >= 40 {
				r &^= 2
			}
			if v > 100 {
				r |= 4
			}
			if v < 0 {
				r &^= 8
			}
		}
		out[w] = r
	}
	set(c, 1, out)
}

func blockVotes(c *call) {
	out := []int32{0, 1, 0}
	for _, v := range get[int32](c, 0) {
		out[0] += v & 1
		if v >= 10 {
			out[1] = 0
		}
		if v == 100 {
			out[2] = 1
		}
	}
	set(c, 1, out)
}

func divergentLoop(c *call) {
	in, steps, next := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2)
	for i, n := range in {
		for steps[i] = 0; n != 1; steps[i]++ {
			if n&1 != 0 {
				n = 3*n + 1
			} else {
				n /= 2
			}
		}
	}
	for i := range next {
		next[i] = steps[(i+1)&31]
	}
	set(c, 1, steps)
	set(c, 2, next)
}
