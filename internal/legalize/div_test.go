package legalize

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

// udiv computes n/d with an unsigned magic number, as unsignedQuotient's code does.
func udiv(n, d uint64, w uint) uint64 {
	mask := ^uint64(0) >> (64 - w)
	hi := func(a, b uint64) uint64 {
		h, l := bits.Mul64(a, b)
		if w == 64 {
			return h
		}
		return (h<<(64-w) | l>>w) & mask
	}
	m, shift, add := unsignedMagic(d, w)
	if add && d&1 == 0 {
		k := uint(bits.TrailingZeros64(d))
		n >>= k
		m, shift, add = unsignedMagicBits(d>>k, w, w-k)
	}
	h := hi(n, m)
	if add {
		h = (((n - h) & mask >> 1) + h) & mask
		shift--
	}
	return h >> shift
}

func sdiv(n, d int64, w uint) int64 {
	sext := func(x int64) int64 { return x << (64 - w) >> (64 - w) }
	m, shift := signedMagic(d, w)
	h, _ := bits.Mul64(uint64(n), uint64(m))
	var q int64
	if w == 64 {
		q = int64(h)
		if n < 0 {
			q -= m
		}
		if m < 0 {
			q -= n
		}
	} else {
		q = sext(n * m >> w)
	}
	switch {
	case d > 0 && m < 0:
		q = sext(q + n)
	case d < 0 && m > 0:
		q = sext(q - n)
	}
	return sext(q>>shift + int64(uint64(q)<<(64-w)>>63))
}

// Division by constants through multiplication is exact: for every divisor of 16 bits at the
// dividends where it could fail, and for random ones of 32 and 64 bits (S4-68).
func TestMagicDivision(t *testing.T) {
	check := func(n, d uint64, w uint) {
		t.Helper()
		mask := ^uint64(0) >> (64 - w)
		n, d = n&mask, d&mask
		if d&(d-1) != 0 {
			if q := udiv(n, d, w); q != n/d {
				t.Fatalf("i%d %d udiv %d = %d, want %d", w, n, d, q, n/d)
			}
		}
		sn, sd := int64(n)<<(64-w)>>(64-w), int64(d)<<(64-w)>>(64-w)
		mag := uint64(sd)
		if sd < 0 {
			mag = -mag
		}
		if mag&(mag-1) != 0 {
			if q := sdiv(sn, sd, w); q != sn/sd {
				t.Fatalf("i%d %d sdiv %d = %d, want %d", w, sn, sd, q, sn/sd)
			}
		}
	}
	edges := func(d uint64, w uint) {
		mask := ^uint64(0) >> (64 - w)
		for _, base := range []uint64{0, mask, mask >> 1, mask>>1 + 1, mask / max(d&mask, 1) * d, mask >> 1 / max(d&mask, 1) * d} {
			for i := range uint64(5) {
				check(base+i-2, d, w)
			}
		}
	}
	for d := range uint64(1 << 16) {
		edges(d, 16)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		d := r.Uint64() >> r.IntN(64)
		edges(d, 64)
		edges(d, 32)
		check(r.Uint64(), d, 64)
		check(r.Uint64(), d, 32)
	}
}

// Multipliers for dividends of few bits are exact for all of these, and most need no shift.
func TestMagicBits(t *testing.T) {
	all, plain := 0, 0
	for k := uint(0); k <= 14; k++ {
		for d := uint64(3); d < 1<<k+9; d += 1 + d>>6 {
			if d&(d-1) == 0 {
				continue
			}
			m, shift, add := unsignedMagicBits(d, 32, k)
			if all++; shift == 0 {
				plain++
			}
			for n := range uint64(1) << k {
				if q := n * m >> 32 >> shift; add || q != n/d {
					t.Fatalf("%d udiv %d = %d, want %d (add %v)", n, d, q, n/d, add)
				}
			}
		}
	}
	if plain*10 < all*9 {
		t.Errorf("only %d of %d multipliers need no shift", plain, all)
	}
}

// Products of 32 bits with short multipliers are exact for all dividends of few bits.
func TestShortMagic(t *testing.T) {
	fits := 0
	for k := uint(2); k <= 16; k++ {
		for d := uint64(3); d < 1<<k; d += 1 + d>>7 {
			if d&(d-1) == 0 {
				continue
			}
			if m, shift, ok := shortMagic(d, k, false); ok {
				fits++
				for n := range uint32(1) << k {
					if q := n * uint32(m) >> shift; q != n/uint32(d) {
						t.Fatalf("%d udiv %d = %d, want %d", n, d, q, n/uint32(d))
					}
				}
			}
			if m, shift, ok := shortMagic(d, k, true); ok {
				fits++
				for n := int32(-1) << (k - 1); n < 1<<(k-1); n++ {
					p := n * int32(m)
					if q := p>>shift - p>>31; q != n/int32(d) {
						t.Fatalf("%d sdiv %d = %d, want %d", n, d, q, n/int32(d))
					}
				}
			}
		}
	}
	if fits < 9000 {
		t.Errorf("only %d divisions need no more than 32 bits", fits)
	}
}
