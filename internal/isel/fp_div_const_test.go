package isel

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// Quotients of integers and constants are rounded to nearest: of bytes, random integers and the largest ones of 16 to 64 bits, by small integers,
// their reciprocals and random numbers.
func TestReciprocal(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 7))
	steps := [3]int{}
	bytes := 0 // constants of which bytes need one step, others two
	for _, p := range []uint{24, 53} {
		round := func(x *big.Float) float64 { // to p bits
			y, _ := new(big.Float).SetPrec(p).Set(x).Float64()
			return y
		}
		fma := func(a, b, c float64) float64 {
			z := new(big.Float).SetPrec(300).Mul(big.NewFloat(a), big.NewFloat(b))
			return round(z.Add(z, big.NewFloat(c)))
		}
		var divisors []float64
		for k := 3; k < 300; k++ {
			divisors = append(divisors, float64(k), round(big.NewFloat(1/float64(k))), round(big.NewFloat(-float64(k)*1e9)))
		}
		for range 200 {
			divisors = append(divisors, round(big.NewFloat(math.Ldexp(1+r.Float64(), r.IntN(76)-38))))
		}
		for _, k := range divisors {
			rec, ok := reciprocalOf(k, int(p))
			if m, _ := math.Frexp(k); !ok {
				if math.Abs(m) != 0.5 {
					t.Fatalf("%g has no reciprocal", k)
				}
				continue
			}
			steps[rec.steps]++
			check := func(n float64) {
				a := round(big.NewFloat(n))
				q := fma(a, rec.y, 0)
				for range rec.steps {
					q = fma(fma(q, -rec.k, a), rec.y, q)
				}
				want := a / k
				if p == 24 {
					want = float64(float32(a) / float32(k))
				}
				if q != want {
					t.Fatalf("%d bits: %g / %g = %g in %d steps, want %g", p, a, k, q, rec.steps, want)
				}
			}
			for n := range 256 {
				check(float64(n))
			}
			if p == 24 && rec.steps == 2 && rec.oneStepUpTo(255) {
				bytes++
				rec.steps = 1
				for n := range 256 {
					check(float64(n))
				}
				rec.steps = 2
			}
			for range 300 {
				check(float64(r.Uint64() >> r.IntN(64)))
				check(-float64(r.Uint64() >> r.IntN(64)))
			}
			for _, w := range []uint{16, 24, 32, 64} {
				check(math.Ldexp(1, int(w)) - 1)
			}
		}
	}
	if steps[1] == 0 || steps[2] == 0 || bytes == 0 {
		t.Errorf("%d constants take one step, %d two", steps[1], steps[2])
	}
	t.Logf("%d constants take one step, %d two, and of those %d take one of bytes", steps[1], steps[2], bytes)
}
