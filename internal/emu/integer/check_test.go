package integer

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"gonvvm/internal/isa"
)

// corners are values at the ends of the ranges.
var corners = []int64{0, 1, -1, 2, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 1<<31 - 1, 1 << 31, -1 << 31, 1<<32 - 1, 46341, 3037000500, math.MaxInt64, math.MinInt64, math.MinInt64 + 1}

// Overflows are those of exact arithmetic.
func TestOverflow(t *testing.T) {
	for _, ty := range []isa.Atom{isa.S16, isa.S32, isa.S64} {
		for _, sem := range []isa.Sem{isa.SemAdd, isa.SemSub, isa.SemMul, isa.SemMad, isa.SemNeg, isa.SemAbs} {
			check := overflow(sem, ty)
			for _, a := range corners {
				for _, b := range corners {
					for _, c := range []int64{0, 1, -1, math.MaxInt64, math.MinInt64} {
						x, y, z := big.NewInt(SignExtend(uint64(a), ty)), big.NewInt(SignExtend(uint64(b), ty)), big.NewInt(SignExtend(uint64(c), ty))
						r := new(big.Int)
						switch sem {
						case isa.SemAdd:
							r.Add(x, y)
						case isa.SemSub:
							r.Sub(x, y)
						case isa.SemMul:
							r.Mul(x, y)
						case isa.SemMad:
							r.Add(r.Mul(x, y), z)
						case isa.SemNeg:
							r.Neg(x)
						case isa.SemAbs:
							r.Abs(x)
						}
						want := !r.IsInt64() || SignExtend(uint64(r.Int64()), ty) != r.Int64()
						if got := check(uint64(a), uint64(b), uint64(c)); (got != "") != want {
							t.Fatalf("%v.%s of %d, %d, %d is %s: %q", sem, ty, x, y, z, r, got)
						}
					}
				}
			}
		}
	}
}

// A conversion loses a value if the converted number is another one.
func TestLoss(t *testing.T) {
	types := []isa.Atom{isa.S8, isa.U8, isa.S16, isa.U16, isa.S32, isa.U32, isa.S64, isa.U64}
	limits := func(ty isa.Atom) (lo, hi *big.Int) {
		n := uint(ty.Bits())
		if isSigned(ty) {
			hi = new(big.Int).Lsh(big.NewInt(1), n-1)
			return new(big.Int).Neg(hi), hi
		}
		return new(big.Int), new(big.Int).Lsh(big.NewInt(1), n)
	}
	for _, from := range types {
		for _, to := range types {
			lo, hi := limits(to)
			for _, a := range corners {
				x, _ := new(big.Int).SetString(fmt.Sprint(number(uint64(a), from)), 10)
				want := x.Cmp(lo) < 0 || x.Cmp(hi) >= 0
				if got := loss(to, from)(uint64(a)&WidthMask(from), 0, 0); (got != "") != want {
					t.Errorf("cvt.%s.%s of %s: %q", to, from, x, got)
				}
			}
		}
	}
	for _, c := range []struct {
		to   isa.Atom
		x    float64
		want bool
	}{
		{isa.S32, 2147483647.5, false},
		{isa.S32, 2147483648, true},
		{isa.S32, -2147483648.9, false},
		{isa.S32, -2147483649, true},
		{isa.U8, -0.5, false},
		{isa.U8, -1, true},
		{isa.U8, 255.9, false},
		{isa.U8, 256, true},
		{isa.U64, 1.8446744073709552e19, true},
		{isa.S64, math.NaN(), true},
		{isa.S64, math.Inf(-1), true},
	} {
		if got := loss(c.to, isa.F64)(math.Float64bits(c.x), 0, 0); (got != "") != c.want {
			t.Errorf("cvt.%s.f64 of %g: %q", c.to, c.x, got)
		}
	}
}
