package testkit

import (
	"crypto/sha256"
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
)

// Kernels of testdata/cpp: segments, tiles of warps, signals, ciphers and hashes.

func segmentArgmax(c *call) {
	offsets, in, most, where := get[int32](c, 0), get[float32](c, 1), get[float32](c, 2), get[int32](c, 3)
	for k := range most {
		most[k], where[k] = float32(math.Inf(-1)), -1
		for i := offsets[k]; i < offsets[k+1]; i++ {
			if in[i] > most[k] {
				most[k], where[k] = in[i], i
			}
		}
	}
	set(c, 2, most)
	set(c, 3, where)
}

func privateHistogram(c *call) {
	out := get[int32](c, 1)
	for _, v := range get[uint8](c, 0) {
		out[v&15]++
	}
	set(c, 1, out)
}

func runLengths(c *call) {
	in, values, lengths := get[uint8](c, 0), get[uint8](c, 1), get[int32](c, 2)
	runs := -1
	for i, v := range in {
		if i == 0 || v != in[i-1] {
			runs++
			values[runs] = v
		}
		lengths[runs]++
	}
	set(c, 1, values)
	set(c, 2, lengths)
	set(c, 3, []int32{int32(runs + 1)})
}

func tileStatistics(c *call) {
	in, mean, spread := get[float32](c, 0), get[float32](c, 1), get[float32](c, 2)
	for k := range mean {
		sum, squares, peak := 0.0, 0.0, 0.0
		for _, v := range in[8*k : 8*k+8] {
			sum += float64(v)
			peak = max(peak, math.Abs(float64(v)))
		}
		for _, v := range in[8*k : 8*k+8] {
			squares += (float64(v) - sum/8) * (float64(v) - sum/8)
		}
		mean[k], spread[k] = float32(sum/8), float32(math.Sqrt(squares/7)/peak)
	}
	set(c, 1, mean)
	set(c, 2, spread)
}

func tileSort(c *call) {
	data := get[uint32](c, 0)
	for part := range slices.Chunk(data, 64) {
		slices.Sort(part)
	}
	set(c, 0, data)
}

func paddedTranspose(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	n := int(scalar[int32](c, 2))
	for i := range out {
		out[i] = in[i%n*n+i/n]
	}
	set(c, 1, out)
}

func biquadBank(c *call) {
	in, out := get[int16](c, 0), get[int16](c, 1)
	n := int(scalar[int32](c, 2))
	saturated := func(v int) int { return min(max(v, math.MinInt16), math.MaxInt16) }
	filter := func(b0, b1, b2, a1, a2 int) func(x int) int {
		var x1, x2, y1, y2 int
		scaled := func(v, k int) int { return saturated((v*saturated(k) + 1<<13) >> 14) }
		return func(x int) int {
			y := saturated(scaled(x, b0) + scaled(x1, b1))
			y = saturated(y + scaled(x2, b2))
			y = saturated(y - scaled(y1, a1))
			y = saturated(y - scaled(y2, a2))
			x1, x2, y1, y2 = x, x1, y, y1
			return y
		}
	}
	for t := range len(out) / n {
		first, second := filter(4000+10*t, 8000, 4000, -9000, 3000), filter(12000, -12000, 0, -15000+20*t, 0)
		for i := t * n; i < (t+1)*n; i++ {
			out[i] = int16(second(first(int(in[i]))))
		}
	}
	set(c, 1, out)
}

func cosineBlocks(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	weight := func(k, n int) float64 {
		if k == 0 {
			return math.Sqrt(0.125)
		}
		return 0.5 * math.Cos(float64((2*n+1)*k)*math.Pi/16)
	}
	for b := 0; b < len(in); b += 64 {
		for i := range 64 {
			s := 0.0
			for j := range 64 {
				s += weight(i/8, j/8) * weight(i%8, j%8) * float64(in[b+j])
			}
			out[b+i] = float32(s)
		}
	}
	set(c, 1, out)
}

func fourier16(c *call) {
	in, out := get[float32](c, 0), get[float32](c, 1)
	for t := range 32 {
		for k := range 16 {
			re, im := 0.0, 0.0
			for n := range 16 {
				x, y := float64(in[2*(32*n+t)]), float64(in[2*(32*n+t)+1])
				sin, cos := math.Sincos(-2 * math.Pi * float64(n*k) / 16)
				re += x*cos - y*sin
				im += x*sin + y*cos
			}
			out[2*(32*k+t)], out[2*(32*k+t)+1] = float32(re), float32(im)
		}
	}
	set(c, 1, out)
}

func chachaBlocks(c *call) {
	key, out := get[uint32](c, 0), get[uint32](c, 1)
	for t := range len(out) / 16 {
		start := append([]uint32{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, key...)
		start = append(start, uint32(t), scalar[uint32](c, 2), 0, 0)
		s := slices.Clone(start)
		for round := range 20 {
			for i := range 4 {
				at := [4]int{i, 4 + i, 8 + i, 12 + i}
				if round%2 == 1 {
					at = [4]int{i, 4 + (i+1)%4, 8 + (i+2)%4, 12 + (i+3)%4}
				}
				for step, n := range [...]int{16, 12, 8, 7} {
					a, b, d := at[step%2*2], at[step%2*2+1], at[(step%2*2+3)%4]
					if step%2 == 1 {
						b, d = at[3], at[1]
					}
					s[a] += s[b]
					s[d] = bits.RotateLeft32(s[d]^s[a], n)
				}
			}
		}
		for i := range s {
			out[16*t+i] = s[i] + start[i]
		}
	}
	set(c, 1, out)
}

// sha256Chunks takes the state after one chunk, which crypto/sha256 writes as the first part of its encoding.
func sha256Chunks(c *call) {
	in, out := get[uint32](c, 0), get[uint32](c, 1)
	for t := range len(in) / 16 {
		var chunk []byte
		for _, w := range in[16*t : 16*t+16] {
			chunk = binary.BigEndian.AppendUint32(chunk, w)
		}
		h := sha256.New()
		h.Write(chunk)
		state, err := h.(interface{ AppendBinary([]byte) ([]byte, error) }).AppendBinary(nil)
		if err != nil {
			panic(err)
		}
		for i := range 8 {
			out[8*t+i] = binary.BigEndian.Uint32(state[4+4*i:])
		}
	}
	set(c, 1, out)
}

func siphashWords(c *call) {
	key, words, out := get[uint64](c, 0), get[uint64](c, 1), get[uint64](c, 2)
	n := int(scalar[int32](c, 3))
	for t := range out {
		v := [4]uint64{key[0] ^ 0x736f6d6570736575, key[1] ^ 0x646f72616e646f6d, key[0] ^ 0x6c7967656e657261, key[1] ^ 0x7465646279746573}
		rounds := func(n int) {
			for range n {
				for _, p := range [...]struct{ a, b, r, turn int }{{0, 1, 13, 32}, {2, 3, 16, 0}, {0, 3, 21, 0}, {2, 1, 17, 32}} {
					v[p.a] += v[p.b]
					v[p.b] = bits.RotateLeft64(v[p.b], p.r) ^ v[p.a]
					v[p.a] = bits.RotateLeft64(v[p.a], p.turn)
				}
			}
		}
		for _, w := range append(slices.Clone(words[n*t:n*t+n]), uint64(n)<<59) {
			v[3] ^= w
			rounds(2)
			v[0] ^= w
		}
		v[2] ^= 0xff
		rounds(4)
		out[t] = v[0] ^ v[1] ^ v[2] ^ v[3]
	}
	set(c, 2, out)
}
