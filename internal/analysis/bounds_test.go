package analysis

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// small is the width of the exhaustive tests.
const small = 4

// holds reports whether x is a value of small bits with the known bits.
func holds(k KnownBits, x uint64) bool { return x&k.Zero == 0 && x&k.One == k.One }

// in reports whether x is within the bounds.
func in(b Bounds, x uint64) bool {
	s := fold.Signed(x, small)
	return b.UMin <= x && x <= b.UMax && b.SMin <= s && s <= b.SMax
}

// allKnown calls fn with all known bits of small integers that do not contradict themselves.
func allKnown(fn func(KnownBits)) {
	for zero := range uint64(1 << small) {
		for one := range uint64(1 << small) {
			if zero&one == 0 {
				fn(KnownBits{zero, one})
			}
		}
	}
}

// Sums have the known bits that AddKnown and CarryKnown give, and bounds contain all values with the known bits.
func TestKnownBits(t *testing.T) {
	mask := fold.Mask(small)
	allKnown(func(a KnownBits) {
		b := a.Bounds(small)
		for x := range mask + 1 {
			if holds(a, x) && !in(b, x) {
				t.Fatalf("%+v has %d, its bounds %+v have not", a, x, b)
			}
		}
	})
	allKnown(func(a KnownBits) {
		allKnown(func(b KnownBits) {
			sum, carried := AddKnown(a, b, small, 0), CarryKnown(a, b, small, 1)
			for x := range mask + 1 {
				for y := range mask + 1 {
					if holds(a, x) && holds(b, y) && (!holds(sum, (x+y)&mask) || !holds(carried, (x+y+1)&mask)) {
						t.Fatalf("%+v + %+v: %d + %d is not in %+v, or with a carry in %+v", a, b, x, y, sum, carried)
					}
				}
			}
		})
	})
}

// randomBounds returns bounds of a set of random small integers, and the set.
func randomBounds(rng *rand.Rand) (Bounds, []uint64) {
	var set []uint64
	b := Bounds{1, 0, 1, 0}
	for i := range 1 + rng.IntN(4) {
		x := rng.Uint64() & fold.Mask(small)
		s := fold.Signed(x, small)
		one := Bounds{x, x, s, s}
		if set = append(set, x); i == 0 {
			b = one
		} else {
			b = b.Union(one)
		}
	}
	return b, set
}

// Intersections, conditions and comparisons keep all values that can occur.
func TestBounds(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 20000 {
		a, as := randomBounds(rng)
		b, bs := randomBounds(rng)
		both := a
		both.Intersect(b, small)
		for x := range fold.Mask(small) + 1 {
			if in(a, x) && in(b, x) && !in(both, x) {
				t.Fatalf("%+v and %+v have %d, the intersection %+v has not", a, b, x, both)
			}
		}
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			result, known := CompareBounds(p, a, b)
			where := a.Where(p, b, small)
			for _, x := range as {
				for _, y := range bs {
					if got := fold.ICmpBits(p, small, x, y); known && got != result {
						t.Fatalf("%v of %+v and %+v is said to be %v, and %d, %d gives %v", p, a, b, result, x, y, got)
					} else if got && !in(where, x) {
						t.Fatalf("%v of %+v and %+v: %d, %d holds, %+v lacks it", p, a, b, x, y, where)
					} else if got && !in(BoundsWhere(p, y, small), x) {
						t.Fatalf("%v %d, %d holds, %+v lacks it", p, x, y, BoundsWhere(p, y, small))
					}
				}
			}
		}
		for _, x := range append(as, bs...) {
			if wide := a.Widened(a.Union(b), small); !in(wide, x) {
				t.Fatalf("%+v widened by %+v is %+v and lacks %d", a, b, wide, x)
			}
		}
	}
}

// exactSums are the operations on 64 bits, which those on few bits do not overflow.
var exactSums = map[ir.Op]func(x, y int64) int64{
	ir.OpAdd: func(x, y int64) int64 { return x + y },
	ir.OpSub: func(x, y int64) int64 { return x - y },
	ir.OpMul: func(x, y int64) int64 { return x * y },
}

// point is the bounds of x alone.
func point(x int64) Bounds { return Bounds{uint64(x), uint64(x), x, x} }

// Numbers within bounds whose sums, differences and products are said not to wrap do not.
func TestNoWrap(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	said := 0
	for range 20000 {
		a, as := randomBounds(rng)
		b, bs := randomBounds(rng)
		for op, exact := range exactSums {
			flags := NoWrap(op, a, b, small)
			said += bits.OnesCount16(uint16(flags))
			for _, x := range as {
				for _, y := range bs {
					if r := exact(int64(x), int64(y)); flags&ir.FlagNUW != 0 && uint64(r) > fold.Mask(small) {
						t.Fatalf("%v of %+v and %+v is said to be nuw, and of %d and %d is not", op, a, b, x, y)
					}
					sx, sy := fold.Signed(x, small), fold.Signed(y, small)
					if r := exact(sx, sy); flags&ir.FlagNSW != 0 && !FitsSigned(r, small) {
						t.Fatalf("%v of %+v and %+v is said to be nsw, and of %d and %d is not", op, a, b, sx, sy)
					}
				}
			}
		}
	}
	if said < 20000 {
		t.Errorf("only %d flags", said)
	}
	// The ends of 64 bits.
	const least, most = math.MinInt64, math.MaxInt64
	for _, c := range []struct {
		op   ir.Op
		x, y int64
		want ir.Flags
	}{
		{ir.OpAdd, most, 1, ir.FlagNUW},
		{ir.OpAdd, -1, 1, ir.FlagNSW},
		{ir.OpAdd, least, least, 0},
		{ir.OpSub, least, 1, ir.FlagNUW},
		{ir.OpSub, 0, least, 0},
		{ir.OpSub, -1, least, ir.FlagNUW | ir.FlagNSW},
		{ir.OpMul, least, -1, 0},
		{ir.OpMul, least, 1, ir.FlagNUW | ir.FlagNSW},
		{ir.OpMul, most, -1, ir.FlagNSW},
		{ir.OpMul, 1 << 32, 1 << 31, ir.FlagNUW},
		{ir.OpMul, 1 << 32, -1 << 31, ir.FlagNSW},
		{ir.OpMul, 1 << 32, 1 << 32, 0},
		{ir.OpMul, least, 0, ir.FlagNUW | ir.FlagNSW},
	} {
		if got := NoWrap(c.op, point(c.x), point(c.y), 64); got != c.want {
			t.Errorf("%v of %d and %d: flags %v, want %v", c.op, c.x, c.y, got, c.want)
		}
	}
}

// The range of a sum, difference or product has every result that the flags allow.
func TestRangeOfSum(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	narrower := 0
	for range 20000 {
		a, as := randomBounds(rng)
		b, bs := randomBounds(rng)
		for op, exact := range exactSums {
			for _, flags := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW} {
				r := rangeOfSum(op, flags, a, b, small)
				if r != FullBounds(small) {
					narrower++
				}
				for _, x := range as {
					for _, y := range bs {
						unsigned, signed := exact(int64(x), int64(y)), exact(fold.Signed(x, small), fold.Signed(y, small))
						poison := flags&ir.FlagNUW != 0 && uint64(unsigned) > fold.Mask(small) || flags&ir.FlagNSW != 0 && !FitsSigned(signed, small)
						if !poison && !in(r, uint64(unsigned)&fold.Mask(small)) {
							t.Fatalf("%v with flags %v of %+v and %+v: %+v lacks that of %d and %d", op, flags, a, b, r, x, y)
						}
					}
				}
			}
		}
	}
	if narrower < 100000 {
		t.Errorf("only %d ranges are not the full one", narrower)
	}
	// The ends of 64 bits.
	for _, c := range []struct{ x, y int64 }{{math.MinInt64, -1}, {math.MinInt64, math.MinInt64}, {math.MaxInt64, 2}, {math.MinInt64, 2}, {-1, math.MaxInt64}} {
		for op, exact := range exactSums {
			result := exact(c.x, c.y)
			if r := rangeOfSum(op, 0, point(c.x), point(c.y), 64); uint64(result) < r.UMin || uint64(result) > r.UMax || result < r.SMin || result > r.SMax {
				t.Errorf("%v of %d and %d is %d, and the range %+v", op, c.x, c.y, result, r)
			}
		}
	}
}
