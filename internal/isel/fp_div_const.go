package isel

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// reciprocal divides by a constant, which is not a power of two, without a division: with y = 1/k rounded to nearest, a * y is close to a / k, and one
// more step by its remainder gives the quotient rounded to nearest (Markstein, IA-64 and Elementary Functions, 8.3; Brisebarre, Muller, Raina,
// Accelerating Correctly Rounded Floating-Point Division when the Divisor is Known in Advance). Dividend, quotient and remainder must not be
// subnormal, infinite or -0: the dividend is computed from integers and constants.
type reciprocal struct {
	k, y  float64
	steps int // by the remainder
}

// reciprocalOf returns the reciprocal of k, a number of p bits.
func reciprocalOf(k float64, p int) (r reciprocal, ok bool) {
	limit := exponentLimit(p)
	m, e := math.Frexp(k)
	if k != k || m == 0.5 || m == -0.5 || m == 0 || e > limit || e < -limit {
		return r, false
	}
	r = reciprocal{k: k, y: 1 / k, steps: 1}
	if p == 24 {
		r.y = float64(float32(1) / float32(k))
	}
	// a * y is less than one unit in the last place from a / k where a is not less than k, both scaled to the same binade; elsewhere it is if y is
	// close enough. If not, another step brings it there.
	if math.Abs(math.FMA(-k, r.y, 1)) > math.Ldexp(1, -p-1) {
		r.steps = 2
	}
	return r, true
}

// maxDividends bounds the dividends that are tried.
const maxDividends = 1023

// mostConverted returns the greatest integer that x converts, if it converts integers from 0 to maxDividends, and -1 if not.
func (s fpSelector) mostConverted(x ir.Value) int {
	n := s.f.Operand(x, 0)
	if op := s.f.Op(x); op != ir.OpSIToFP && op != ir.OpUIToFP || s.m.Types.IsVector(s.f.TypeOf(n)) {
		return -1
	}
	b := s.valueTracking().RangeOf(n, s.m.Types.Bits(s.f.TypeOf(n)), 0)
	if s.f.Op(x) == ir.OpSIToFP && b.SMin < 0 || b.UMax > maxDividends {
		return -1
	}
	return int(b.UMax)
}

// oneStepUpTo reports whether one step is enough for float dividends from 0 to n.
func (r *reciprocal) oneStepUpTo(n int) bool {
	if n < 0 {
		return false
	}
	y, k := float32(r.y), float32(r.k)
	for i := range n + 1 {
		a := float32(i)
		q := a * y
		rest := math.FMA(-r.k, float64(q), float64(a)) // exactly
		z := math.FMA(rest, r.y, float64(q))
		lo, hi := math.Nextafter(z, math.Inf(-1)), math.Nextafter(z, math.Inf(1)) // z itself is rounded
		if want := a / k; float32(lo) != want || float32(hi) != want {
			return false
		}
	}
	return true
}

// isTame reports whether x, of p bits, is neither -0 nor so large or small, if it is not zero, that reciprocals do not work.
func (s fpSelector) isTame(x ir.Value, p int) bool {
	f := s.f
	if op := f.Op(x); op == ir.OpSIToFP || op == ir.OpUIToFP { // a vector, too
		return s.m.Types.Bits(s.m.Types.Scalar(f.TypeOf(f.Operand(x, 0)))) <= 64
	}
	if s.m.Types.IsVector(f.TypeOf(x)) {
		return false
	}
	m := magnitudes{f: f, left: maxSummands}
	r, ok := m.of(x)
	limit := 2 * exponentLimit(p)
	return ok && !r.minusZero && r.unit > -limit && r.top < limit
}

// exponentLimit bounds the exponents of divisors of p bits, and half of those of dividends: remainders are exact then, and quotients not subnormal.
func exponentLimit(p int) int {
	if p == 24 {
		return 40
	}
	return 200
}

// divByConst selects component k of v, the quotient by a constant of a number that is computed from integers, of class c, rounded to nearest.
func (s fpSelector) divByConst(v ir.Value, k int, d ptx.RegID, c class) bool {
	f := s.f
	x := f.Operand(v, 0)
	if s.opt.Level == 0 {
		return false
	}
	n, ok := s.constOf(f.Operand(v, 1), k)
	if !ok {
		return false
	}
	mul, fma, bits := isa.Op_mul_rn_f64, isa.Op_fma_rn_f64, 53
	number := math.Float64frombits(uint64(n))
	imm := func(x float64) ptx.Operand { return f64Imm(math.Float64bits(x)) }
	if c == cF32 {
		mul, fma, bits = isa.Op_mul_rn_f32, isa.Op_fma_rn_f32, 24
		if p := s.opt.PrecDiv; f.Flags(v)&ir.FlagAFn != 0 || p != lowering.DivIEEE && p != lowering.DivIEEENoFTZ {
			return false
		}
		number = float64(math.Float32frombits(uint32(n)))
		imm = func(x float64) ptx.Operand { return f32Imm(math.Float32bits(float32(x))) }
	}
	r, ok := reciprocalOf(number, bits)
	if !ok || !s.isTame(x, bits) {
		return false
	}
	if r.steps > 1 && c == cF32 && r.oneStepUpTo(s.mostConverted(x)) {
		r.steps = 1
	}
	a := s.reg(x, k)
	q := s.newReg(c)
	s.e(mul, reg(q), reg(a), imm(r.y))
	for i := range r.steps {
		rest, next := s.newReg(c), d
		if i+1 < r.steps {
			next = s.newReg(c)
		}
		s.e(fma, reg(rest), reg(q), imm(-r.k), reg(a))
		s.e(fma, reg(next), reg(rest), imm(r.y), reg(q))
		q = next
	}
	return true
}
