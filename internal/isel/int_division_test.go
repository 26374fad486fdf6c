package isel

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The sequences of smallDivision are exact for all dividends that they are selected for, also where the reciprocal is as wrong as PTX allows.
func TestSmallDivision(t *testing.T) {
	check := func(n, d int64, signed bool) {
		den := float32(d)
		rcp := float32(1 / float64(den))
		for _, r := range []float32{math.Nextafter32(rcp, 0), rcp, math.Nextafter32(rcp, float32(math.Inf(int(d))))} {
			q := int64(float32(float32(n)+float32(math.Copysign(0.5, float64(n)))) * r)
			if !signed {
				num := math.Float32frombits(uint32(n)|bits2p23) + math.Float32frombits(bits2p23-1|floatSign)
				sum := float64(num)*float64(r) + 1<<23 // exact: cut off next
				q = int64(sum) - 1<<23
			}
			if q != n/d {
				t.Fatalf("%d / %d = %d, want %d (reciprocal %g)", n, d, q, n/d, r)
			}
		}
	}
	rng := rand.New(rand.NewPCG(3, 4))
	around := func(d int64) {
		most := smallDividend / d * d
		for _, at := range []int64{0, d, 2 * d, most, most - d, most / 2 / d * d, rng.Int64N(smallDividend/d+1) * d} {
			for n := max(at-2, 0); n <= min(at+2, smallDividend); n++ {
				check(n, d, false)
				check(n, d, true)
				check(-n, d, true)
				check(n, -d, true)
				check(-n, -d, true)
			}
		}
	}
	for d := range int64(1 << 12) {
		around(d + 1)
	}
	for range 1 << 15 {
		around(1 + rng.Int64N(1<<31)>>rng.IntN(31))
		check(rng.Int64N(smallDividend+1), 1+rng.Int64N(1<<32-1)>>rng.IntN(32), false)
	}
}
