package driver

import (
	"math"
	"math/big"
	"sync"
)

// References of more precision than Go's mathematical library, which errs by several
// ulp where arguments are large or results cancel.

func bigFloat(prec uint, x float64) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(x) }

const refBits = 200

// logarithm returns the logarithm of x to a base, the natural one for base 0.
func logarithm(x, base float64) float64 {
	if !(x > 0) || math.IsInf(x, 0) || x == 1 {
		return math.Log(x)
	}
	l := bigLn(x)
	if base != 0 {
		l.Quo(l, bigLn(base))
	}
	r, _ := l.Float64()
	return r
}

// power returns x**y.
func power(x, y float64) float64 {
	p := math.Pow(x, y)
	if x <= 0 || x == 1 || y == 0 || p == 0 || math.IsInf(p, 0) || math.IsNaN(p) {
		return p
	}
	l := bigLn(x)
	r, _ := bigExp(l.Mul(l, bigFloat(refBits, y))).Float64()
	return r
}

// bigLn returns ln x for a positive finite x.
func bigLn(x float64) *big.Float {
	frac, exp := math.Frexp(x)
	l := lnFraction(frac)
	ln2 := lnFraction(0.5)
	ln2.Neg(ln2)
	return l.Add(l, ln2.Mul(ln2, bigFloat(refBits, float64(exp))))
}

// lnFraction returns ln x for 0.5 <= x < 1 by its series in (x-1)/(x+1).
func lnFraction(x float64) *big.Float {
	f := func(v float64) *big.Float { return bigFloat(refBits, v) }
	z := f(0).Quo(f(0).Sub(f(x), f(1)), f(0).Add(f(x), f(1)))
	zz := f(0).Mul(z, z)
	sum, term := f(0), f(0).Set(z)
	for k := 1; k < 140; k += 2 {
		sum.Add(sum, f(0).Quo(term, f(float64(k))))
		term.Mul(term, zz)
	}
	return sum.Mul(sum, f(2))
}

// bigExp returns e**x by Taylor's series of x/2**12.
func bigExp(x *big.Float) *big.Float {
	r := bigFloat(refBits, 0).Quo(x, bigFloat(refBits, 1<<12))
	sum, term := bigFloat(refBits, 1), bigFloat(refBits, 1)
	for k := 1; k < 50; k++ {
		term.Mul(term, r)
		term.Quo(term, bigFloat(refBits, float64(k)))
		sum.Add(sum, term)
	}
	for range 12 {
		sum.Mul(sum, sum)
	}
	return sum
}

// piBits is enough to reduce the largest f64 and keep refBits.
const piBits = 1400

// bigPi is pi by Machin's formula.
var bigPi = sync.OnceValue(func() *big.Float {
	f := func(v float64) *big.Float { return bigFloat(piBits, v) }
	arctan := func(inv float64) *big.Float { // of 1/inv
		x := f(0).Quo(f(1), f(inv))
		xx := f(0).Mul(x, x)
		sum, term := f(0), x
		for k := 1; k < 2*piBits; k += 2 {
			q := f(0).Quo(term, f(float64(k)))
			if k%4 == 1 {
				sum.Add(sum, q)
			} else {
				sum.Sub(sum, q)
			}
			term = f(0).Mul(term, xx)
		}
		return sum
	}
	a := arctan(5)
	a.Mul(a, f(16))
	b := arctan(239)
	return a.Sub(a, b.Mul(b, f(4)))
})

// sinCos returns the sine and cosine of x.
func sinCos(x float64) (sin, cos float64) {
	s, c := bigSinCos(x)
	if s == nil {
		return math.Sin(x), math.Cos(x)
	}
	sin, _ = s.Float64()
	cos, _ = c.Float64()
	return sin, cos
}

// tangent returns the tangent of x.
func tangent(x float64) float64 {
	s, c := bigSinCos(x)
	if s == nil {
		return math.Tan(x)
	}
	r, _ := s.Quo(s, c).Float64()
	return r
}

// bigSinCos returns nil for zero, infinities and NaN.
func bigSinCos(x float64) (sin, cos *big.Float) {
	if x == 0 || math.IsInf(x, 0) || math.IsNaN(x) {
		return nil, nil
	}
	// x = n*pi/2 + r.
	half := bigFloat(piBits, 0).Quo(bigPi(), bigFloat(piBits, 2))
	q := bigFloat(piBits, 0).Quo(bigFloat(piBits, x), half)
	q.Add(q, bigFloat(piBits, math.Copysign(0.5, x)))
	n, _ := q.Int(nil)
	r := bigFloat(piBits, 0).Sub(bigFloat(piBits, x), half.Mul(half, bigFloat(piBits, 0).SetInt(n)))
	r.SetPrec(refBits)
	s, c := bigFloat(refBits, 0), bigFloat(refBits, 0)
	term := bigFloat(refBits, 1)
	for k := 0; k < 60; k++ {
		t := bigFloat(refBits, 0).Set(term)
		if k&2 != 0 {
			t.Neg(t)
		}
		if k&1 == 0 {
			c.Add(c, t)
		} else {
			s.Add(s, t)
		}
		term.Mul(term, r)
		term.Quo(term, bigFloat(refBits, float64(k+1)))
	}
	switch new(big.Int).And(n, big.NewInt(3)).Int64() {
	case 1:
		return c, s.Neg(s)
	case 2:
		return s.Neg(s), c.Neg(c)
	case 3:
		return c.Neg(c), s
	}
	return s, c
}
