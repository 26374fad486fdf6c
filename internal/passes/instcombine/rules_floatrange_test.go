package instcombine

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// Random sums, products and quotients of converted bytes, compared with numbers that they reach, and the numbers next to these.
func TestRulesOfFloatRanges(t *testing.T) {
	rb := newRuleBench(t)
	rb.declareFloat()
	some := []uint64{0, 1, 2, 100, 127, 128, 129, 254, 255}
	var inputs [][]uint64
	for _, x := range some {
		for _, y := range some {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	r := rand.New(rand.NewPCG(7, 5))
	params := []ir.Type{ir.I8, ir.I8}
	for range 20000 {
		seed := r.Uint64()
		ft := []ir.Type{ir.Float, ir.Double}[seed&1]
		build := func(f *ir.Func, b *ir.Builder) ir.Value {
			return randomArithmetic(rand.New(rand.NewPCG(seed, 1)), f, b, ft, 3)
		}
		f := rb.fresh(params, build)
		reached, ok := rb.a.run(f, inputs[r.IntN(len(inputs))])
		if !ok || reached.poison {
			continue
		}
		k := reached.x + uint64(r.IntN(3)) - 1
		if z := evalFloat(ft, k); z != z || math.IsInf(z, 0) {
			k = reached.x
		}
		p := ir.FCmpOEQ + ir.Pred(r.IntN(14))
		rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
			return b.FCmp(p, build(f, b), f.Consts.FloatBits(ft, k), 0)
		}, inputs)
	}
	rb.wantHits(1, 20) // most numbers are within the range
}

// randomArithmetic builds an expression of type ft of two bytes.
func randomArithmetic(r *rand.Rand, f *ir.Func, b *ir.Builder, ft ir.Type, depth int) ir.Value {
	if depth == 0 || r.IntN(5) == 0 {
		if r.IntN(3) == 0 {
			k := []float64{1, -1, 0.5, 3, 0.1, -7.3, 255, 1 / 255., 1e20, -1e-20, 6.2831853}[r.IntN(11)]
			return f.Consts.FloatBits(ft, evalRound(ft, k))
		}
		return b.Cast([]ir.Op{ir.OpUIToFP, ir.OpSIToFP}[r.IntN(2)], ir.ParamValue(r.IntN(2)), ft, 0)
	}
	x, y := randomArithmetic(r, f, b, ft, depth-1), randomArithmetic(r, f, b, ft, depth-1)
	op := []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFMul, ir.OpFDiv}[r.IntN(5)]
	if r.IntN(6) == 0 {
		return b.Insert(ir.OpFNeg, ft, 0, 0, x)
	}
	return b.Insert(op, ft, 0, 0, x, y)
}
