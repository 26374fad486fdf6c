package testkit

import (
	"crypto/sha256"
	"encoding/binary"
	"hash/crc32"
	"math"
	"math/big"
	"math/bits"
)

// Kernels on integers and bits.

func countBits(c *call) {
	a, b, out := get[uint32](c, 0), get[uint64](c, 1), get[int32](c, 2)
	for i := range a {
		out[i] = int32(bits.OnesCount32(a[i]))
		out[i+32] = int32(bits.OnesCount64(b[i]))
		out[i+64] = int32(bits.LeadingZeros32(a[i]))
		out[i+96] = int32(bits.LeadingZeros64(b[i]))
		if m := a[i] & 0xfff00000; m != 0 {
			out[i+128] = int32(bits.TrailingZeros32(m)) + 1
		}
		out[i+160] = int32(bits.TrailingZeros64(b[i]))
	}
	set(c, 2, out)
}

func rotateSwap(c *call) {
	a, b, out, wide := get[uint32](c, 0), get[uint64](c, 1), get[uint32](c, 2), get[uint64](c, 3)
	for i := range a {
		out[i] = bits.RotateLeft32(a[i], i) ^ bits.RotateLeft32(a[i], -5)
		out[i+32] = bits.Reverse32(a[i]) + bits.ReverseBytes32(a[i])
		wide[i] = bits.RotateLeft64(b[i], 2*i) ^ bits.RotateLeft64(b[i], 3)
		wide[i+32] = bits.Reverse64(b[i]) - bits.ReverseBytes64(b[i]) + uint64(bits.ReverseBytes16(uint16(b[i])))
	}
	set(c, 2, out)
	set(c, 3, wide)
}

func morton(c *call) {
	x, y, code, gray := get[uint32](c, 0), get[uint32](c, 1), get[uint64](c, 2), get[uint32](c, 3)
	for i := range x {
		code[i] = 0
		for k := range 32 {
			code[i] |= uint64(x[i]>>k&1)<<(2*k) | uint64(y[i]>>k&1)<<(2*k+1)
		}
		gray[i] = x[i] ^ x[i]>>1
	}
	set(c, 2, code)
	set(c, 3, gray)
}

func gatherBits(c *call) {
	value, mask, out := get[uint32](c, 0), get[uint32](c, 1), get[uint32](c, 2)
	for i := range value {
		out[i], out[i+32] = 0, 0
		k := 0
		for bit := range 32 {
			if mask[i]>>bit&1 == 0 {
				continue
			}
			out[i] |= value[i] >> bit & 1 << k
			out[i+32] |= value[i] >> k & 1 << bit
			k++
		}
	}
	set(c, 2, out)
}

func bytesOfWords(c *call) {
	a, b, out := get[uint32](c, 0), get[uint32](c, 1), get[uint32](c, 2)
	pick := func(i int, sel uint32) (r uint32) {
		var all [8]byte
		binary.LittleEndian.PutUint32(all[:], a[i])
		binary.LittleEndian.PutUint32(all[4:], b[i])
		for k := range 4 {
			r |= uint32(all[sel>>(4*k)&7]) << (8 * k)
		}
		return r
	}
	for i := range a {
		out[i], out[i+32] = pick(i, 0x3715), pick(i, b[i]&0x7777)
		out[i+64] = max(a[i], b[i]) - min(a[i], b[i]) + 7 + a[i]>>8&0xff + uint32(int32(int8(b[i]>>16)))
	}
	set(c, 2, out)
}

func narrowShifts(c *call) {
	a, b, out := get[int16](c, 0), c.data[1], get[int32](c, 2)
	for i := range a {
		out[i] = int32(a[i]>>(i&7)) + int32(uint16(a[i])>>(i&7))*3 + int32(b[i]<<(i&3))*5 - int32(int8(b[i]*3))
	}
	set(c, 2, out)
}

func divide64(c *call) {
	a, b := get[int64](c, 0), get[int64](c, 1)
	sq, sr, uq, ur := get[int64](c, 2), get[int64](c, 3), get[uint64](c, 4), get[uint64](c, 5)
	for i := range a {
		d := b[i]
		if d == 0 {
			d = 1
		}
		sq[i], sr[i] = a[i]/d, a[i]%d
		uq[i], ur[i] = uint64(a[i])/uint64(d), uint64(a[i])%uint64(d)
	}
	set(c, 2, sq)
	set(c, 3, sr)
	set(c, 4, uq)
	set(c, 5, ur)
}

func divideConstants(c *call) {
	a, b, qa, qb := get[int64](c, 0), get[int32](c, 1), get[int64](c, 2), get[int32](c, 3)
	for i := range a {
		qa[i] = a[i]/1000 + a[i]%7 + int64(uint64(a[i])/10) + a[i]/-64
		qb[i] = b[i]/3 - b[i]%10 + int32(uint32(b[i])/7) + b[i]/16 + int32(uint32(b[i])%1000)
	}
	set(c, 2, qa)
	set(c, 3, qb)
}

func highProduct(c *call) {
	a, b, u, s := get[int64](c, 0), get[int64](c, 1), get[uint64](c, 2), get[int64](c, 3)
	for i := range a {
		u[i], _ = bits.Mul64(uint64(a[i]), uint64(b[i]))
		p := new(big.Int).Mul(big.NewInt(a[i]), big.NewInt(b[i]))
		s[i] = p.Rsh(p, 64).Int64()
	}
	set(c, 2, u)
	set(c, 3, s)
}

func xorshift(c *call) {
	v := get[uint64](c, 0)
	for i := range v {
		x := v[i] | 1
		for range scalar[int32](c, 1) {
			x ^= x >> 12
			x ^= x << 25
			x ^= x >> 27
		}
		v[i] = x * 0x2545f4914f6cdd1d
	}
	set(c, 0, v)
}

func modularPower(c *call) {
	base, exp, m, out := get[uint64](c, 0), get[uint64](c, 1), new(big.Int).SetUint64(scalar[uint64](c, 2)), get[uint64](c, 3)
	for i := range base {
		out[i] = new(big.Int).Exp(new(big.Int).SetUint64(base[i]), new(big.Int).SetUint64(exp[i]), m).Uint64()
	}
	set(c, 3, out)
}

func gcd(c *call) {
	a, b, out := get[int64](c, 0), get[int64](c, 1), get[int64](c, 2)
	for i := range a {
		out[i] = new(big.Int).GCD(nil, nil, big.NewInt(a[i]), big.NewInt(b[i])).Int64()
	}
	set(c, 2, out)
}

func isqrt(c *call) {
	a, out := get[uint64](c, 0), get[uint32](c, 1)
	for i := range a {
		out[i] = uint32(new(big.Int).Sqrt(new(big.Int).SetUint64(a[i])).Uint64())
	}
	set(c, 1, out)
}

func product128(c *call) {
	a, b, out := get[uint64](c, 0), get[uint64](c, 1), get[uint64](c, 2)
	wide := func(v []uint64) *big.Int {
		x := new(big.Int).Lsh(new(big.Int).SetUint64(v[1]), 64)
		return x.Or(x, new(big.Int).SetUint64(v[0]))
	}
	mod := new(big.Int).Lsh(big.NewInt(1), 128)
	low := new(big.Int).SetUint64(math.MaxUint64)
	for i := 0; i < len(out); i += 2 {
		x, y := wide(a[i:]), wide(b[i:])
		r := new(big.Int).Mul(x, y)
		r.Add(r, new(big.Int).Rsh(x, 3))
		r.Sub(r, new(big.Int).Lsh(y, 70))
		r.Mod(r, mod)
		out[i], out[i+1] = new(big.Int).And(r, low).Uint64(), new(big.Int).Rsh(r, 64).Uint64()
	}
	set(c, 2, out)
}

// sha256Block is the state after one block, without the padding that a hash has. The standard library exposes the state
// only in its marshalled form.
func sha256Block(c *call) {
	out := get[uint32](c, 1)
	for i := range len(c.data[0]) / 64 {
		h := sha256.New()
		h.Write(c.data[0][64*i : 64*i+64])
		state, err := h.(interface{ MarshalBinary() ([]byte, error) }).MarshalBinary()
		if err != nil {
			panic(err)
		}
		for k := range 8 { // after a magic number of four bytes
			out[8*i+k] = binary.BigEndian.Uint32(state[4+4*k:])
		}
	}
	set(c, 1, out)
}

func crc32Table(c *call) {
	n, out := int(scalar[int32](c, 1)), get[uint32](c, 2)
	for t := range out {
		out[t] = crc32.ChecksumIEEE(c.data[0][t*n : t*n+n])
	}
	set(c, 2, out)
}

func horner(c *call) {
	x, which, y := get[float32](c, 0), get[int32](c, 1), get[float32](c, 2)
	for i := range x {
		v := float64(x[i])
		y[i] = float32([...]float64{0.5 + 2*v, 1 - 0.5*v*v, v - v*v*v/6}[which[i]])
	}
	set(c, 2, y)
}

func monthNames(c *call) {
	sums := get[int32](c, 1)
	names := "JanFebMarAprMayJunJulAugSepOctNovDec"
	days := [...]int32{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
	seasons := [...]string{"winter", "spring", "summer", "autumn"}
	for i := range 12 {
		copy(c.data[0][4*i:], names[3*i:3*i+3]+"\x00")
		sums[i] = days[i]
		for _, ch := range []byte(seasons[(i+1)/3%4]) {
			sums[i] = sums[i]*3 + int32(ch)
		}
	}
	set(c, 1, sums)
}

// runBytecode computes the result of the launch's program by running it: an interpreter of the same bytecode.
func runBytecode(c *call) {
	code, out := c.data[0], get[int64](c, 1)
	for t := range out {
		var stack []int64
		regs := [4]int64{int64(t) + 1}
		pop := func() int64 {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			return v
		}
		push := func(v int64) { stack = append(stack, v) }
		two := func(f func(b, a int64) int64) {
			a := pop()
			push(f(pop(), a))
		}
		bool2 := func(b bool) int64 {
			if b {
				return 1
			}
			return 0
		}
		for pc := 0; ; {
			op := code[pc]
			pc++
			if op == 0 {
				break
			}
			switch op {
			case 1:
				push(int64(int8(code[pc])))
				pc++
			case 2:
				two(func(b, a int64) int64 { return b + a })
			case 3:
				two(func(b, a int64) int64 { return b * a })
			case 4:
				two(func(b, a int64) int64 { return b - a })
			case 5:
				two(func(b, a int64) int64 { return b / a })
			case 6:
				two(func(b, a int64) int64 { return b % a })
			case 7:
				two(func(b, a int64) int64 { return b & a })
			case 8:
				two(func(b, a int64) int64 { return b | a })
			case 9:
				two(func(b, a int64) int64 { return b ^ a })
			case 10:
				two(func(b, a int64) int64 { return b << (a & 63) })
			case 11:
				two(func(b, a int64) int64 { return b >> (a & 63) })
			case 12:
				push(stack[len(stack)-1])
			case 13:
				a, b := pop(), pop()
				push(a)
				push(b)
			case 14:
				push(regs[code[pc]&3])
				pc++
			case 15:
				regs[code[pc]&3] = pop()
				pc++
			case 16:
				if pop() != 0 {
					pc = int(code[pc])
				} else {
					pc++
				}
			case 17:
				pc = int(code[pc])
			case 18:
				push(-pop())
			case 19:
				push(^pop())
			case 20:
				two(func(b, a int64) int64 { return bool2(b < a) })
			case 21:
				two(func(b, a int64) int64 { return bool2(b == a) })
			case 22:
				push(int64(t))
			}
		}
		out[t] = pop()
	}
	set(c, 1, out)
}

func classifyInts(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	fixed := map[int32]int32{-1: 1, 0: 40, 1: 41, 2: 47, 3: 12, 4: 99, 6: 8, 7: 8, 8: 8, 100: 0, 1000: 5, 1 << 30: 6}
	for i, v := range in {
		r, ok := fixed[v]
		switch {
		case ok:
		case v == 5:
			r = in[0] + 3
		case v >= 40 && v <= 60:
			r = 2 * v
		default:
			r = -v
		}
		out[i] = r
	}
	set(c, 1, out)
}

func asmArithmetic(c *call) {
	a, b, out, wide := get[int32](c, 0), get[int32](c, 1), get[int32](c, 2), get[int64](c, 3)
	for i := range a {
		out[i] = a[i]*b[i] + 17
		out[i+32] = min(a[i], b[i])
		sum := uint64(uint32(a[i])) + uint64(uint32(b[i]))
		out[i+64], out[i+96] = int32(sum), int32(sum>>32)
		wide[i] = int64(a[i])*int64(b[i]) + int64(i) + int64(^int16(a[i]))
	}
	set(c, 2, out)
	set(c, 3, wide)
}

func asmFloats(c *call) {
	a, b, out, wide := get[float32](c, 0), get[float64](c, 1), get[float32](c, 2), get[float64](c, 3)
	for i := range a {
		s := new(big.Float).SetPrec(200).Mul(exactly(a[i]), exactly(a[i]))
		out[i] = roundTo32(s.Add(s, exactly(float32(0.5))), big.ToZero)
		out[i+32] = float32(math.Abs(float64(a[i])))
		wide[i] = math.FMA(b[i], 0.5, b[i])
	}
	set(c, 2, out)
	set(c, 3, wide)
}

func asmMemory(c *call) {
	in, out := get[int32](c, 0), get[int32](c, 1)
	for i := range in {
		out[i] = in[i] ^ int32(i&31)
	}
	set(c, 1, out)
}
