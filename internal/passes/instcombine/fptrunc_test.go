package instcombine

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/softfp"
)

// TestNarrowHalf checks on random numbers that an operation on half or bfloat has the result of the one on float, rounded once more.
func TestNarrowHalf(t *testing.T) {
	ops := []struct {
		name string
		wide func(a, b float32) float32
		once func(a, b float64) float64 // exact enough: a double has more than four times the digits
	}{
		{"fadd", func(a, b float32) float32 { return a + b }, func(a, b float64) float64 { return a + b }},
		{"fmul", func(a, b float32) float32 { return a * b }, func(a, b float64) float64 { return a * b }},
		{"fdiv", func(a, b float32) float32 { return a / b }, func(a, b float64) float64 { return a / b }},
	}
	r := rand.New(rand.NewPCG(5, 6))
	for name, k := range map[string]*softfp.Format{"half": &softfp.F16, "bfloat": &softfp.BF16} {
		for range 200_000 {
			x, y := k.ToFloat64(uint64(r.Uint32()&0xffff)), k.ToFloat64(uint64(r.Uint32()&0xffff))
			for _, op := range ops {
				z := op.once(x, y)
				if z != z {
					continue
				}
				want := k.FromFloat64(z, softfp.RN)
				if got := k.FromFloat64(float64(op.wide(float32(x), float32(y))), softfp.RN); got != want {
					t.Fatalf("%s %s %g, %g: %#x through float, %#x directly", op.name, name, x, y, got, want)
				}
			}
		}
	}
}

// TestCompareBetween compares floats, extended to double, with constants that are floats, lie between two or beyond all.
func TestCompareBetween(t *testing.T) {
	rb := newRuleBench(t)
	constants := []float64{0.1, -0.1, 0.5, 1e-46, -1e-46, 1e-42, 1e-38, 1e39, -1e39, math.MaxFloat32 * (1 + 1e-9), 0, math.Inf(1)}
	hits := 0
	for _, k := range constants {
		near := float32(k)
		inf := float32(math.Inf(1))
		var inputs [][]uint64
		for _, x := range []float32{near, math.Nextafter32(near, inf), math.Nextafter32(near, -inf), 0, -near, inf, -inf, float32(math.NaN()), math.MaxFloat32, -math.MaxFloat32} {
			inputs = append(inputs, []uint64{uint64(math.Float32bits(x)), 0})
		}
		for p := ir.FCmpFalse; p <= ir.FCmpTrue; p++ {
			before := rb.hits
			rb.checkFloat(ir.Float, func(f *ir.Func, b *ir.Builder) ir.Value {
				c := f.Consts.FloatBits(ir.Double, math.Float64bits(k))
				return b.Select(b.FCmp(p, b.Cast(ir.OpFPExt, ir.ParamValue(0), ir.Double, 0), c, 0), ir.ParamValue(0), ir.ParamValue(1))
			}, inputs)
			if p == ir.FCmpOLT && rb.hits > before {
				hits++
			}
		}
	}
	if hits != len(constants) {
		t.Errorf("%d of %d constants are compared as floats", hits, len(constants))
	}
}
