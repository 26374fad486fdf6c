package testkit

import (
	"math/big"
	"math/bits"
)

// Kernels of testdata/cpp: bytes of words, and arithmetic modulo primes.

func byteProducts(c *call) {
	a, b, out := get[int32](c, 0), get[uint32](c, 1), get[int32](c, 2)
	for i := range a {
		var ss, uu, su, us, cross int32
		for k := range 4 {
			x, y := a[i]>>(8*k), int32(b[i])>>(8*k)
			s, t, u, v := int32(int8(x)), int32(int8(y)), int32(uint8(x)), int32(uint8(y))
			ss, uu, su, us = ss+s*t, uu+u*v, su+s*v, us+u*t
		}
		cross = int32(int8(a[i])) * int32(int8(b[i]>>24))
		out[4*i] += ss
		out[4*i+1] += uu
		out[4*i+2] += ss + cross
		out[4*i+3] += su - us
	}
	set(c, 2, out)
}

func blockDistance(c *call) {
	current, reference, out := get[uint8](c, 0), get[uint8](c, 1), get[uint32](c, 2)
	pitch := int(scalar[int32](c, 3))
	for i := range out {
		bx, dy, dx := 8+8*(i/32), i/8%4-2, i%8-4
		for y := range 8 {
			for x := range 8 {
				d := int(current[(8+y)*pitch+bx+x]) - int(reference[(8+y+dy)*pitch+bx+x+dx])
				out[i] += uint32(max(d, -d))
			}
		}
	}
	set(c, 2, out)
}

// prime is the modulus of ntt_eight.
const prime = 0xffffffff00000001

func nttEight(c *call) {
	x, roots := get[uint64](c, 0), get[uint64](c, 1)
	n := len(x) / 8
	mul := func(a, b uint64) uint64 {
		hi, lo := bits.Mul64(a, b)
		return bits.Rem64(hi, lo, prime)
	}
	for t := range n {
		var a [8]uint64
		for k := range a {
			a[k] = x[t+k*n] % prime
		}
		for half := 4; half >= 1; half /= 2 {
			for s := 0; s < 8; s += 2 * half {
				for j := range half {
					u, v := a[s+j], a[s+j+half]
					sum, carry := bits.Add64(u, v, 0)
					a[s+j] = bits.Rem64(carry, sum, prime)
					d, borrow := bits.Sub64(u, v, 0)
					if borrow != 0 {
						d += prime
					}
					a[s+j+half] = mul(d, roots[j*4/half])
				}
			}
		}
		for k := range a {
			x[t+k*n] = a[k]
		}
	}
	set(c, 0, x)
}

func montgomeryPower(c *call) {
	in, out, exponent := get[uint32](c, 0), get[uint32](c, 1), scalar[uint32](c, 2)
	number := func(w []uint32) *big.Int {
		x := new(big.Int)
		for i := len(w) - 1; i >= 0; i-- {
			x.Lsh(x, 32).Or(x, big.NewInt(int64(w[i])))
		}
		return x
	}
	one := big.NewInt(1)
	m := number([]uint32{0xffffffff, 0xffffffff, 0xffffffff, 0, 0, 0, 1, 0xffffffff})
	// The kernel subtracts the modulus once, so that a product may be above it.
	r256 := new(big.Int).Lsh(one, 256)
	minus := new(big.Int).Sub(r256, new(big.Int).ModInverse(m, r256))
	mul := func(a, b *big.Int) *big.Int {
		t := new(big.Int).Mul(a, b)
		k := new(big.Int).Mul(new(big.Int).Mod(t, r256), minus)
		k.Mod(k, r256)
		t.Add(t, k.Mul(k, m)).Rsh(t, 256)
		if t.Cmp(m) >= 0 {
			t.Sub(t, m)
		}
		return t
	}
	for i := 0; i < len(in); i += 8 {
		x := number(in[i : i+8])
		r := x
		for e := exponent; e != 0; e >>= 1 {
			if e&1 != 0 {
				r = mul(r, x)
			}
			x = mul(x, x)
		}
		for k := range 8 {
			out[i+k] = uint32(new(big.Int).Rsh(r, uint(32*k)).Uint64())
		}
	}
	set(c, 1, out)
}

func automatonShares(c *call) {
	text, next, accepts, found := get[uint8](c, 0), get[uint16](c, 1), get[uint32](c, 2), get[uint32](c, 3)
	n, share := int(scalar[int32](c, 4)), int(scalar[int32](c, 5))
	for t := range found {
		state := 0
		for i := t * share; i < min((t+1)*share, n); i++ {
			state = int(next[4*state+int(text[i])])
			found[t] += uint32(bits.OnesCount32(accepts[state]))
		}
	}
	set(c, 3, found)
}
