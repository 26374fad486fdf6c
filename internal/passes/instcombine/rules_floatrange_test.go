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

// Bits of random sums, products and quotients of converted bytes, compared with bits that they reach, and the bits next to these.
func TestRulesOfFloatBits(t *testing.T) {
	rb := newRuleBench(t)
	rb.declareFloat()
	var inputs [][]uint64
	for x := range uint64(256) {
		inputs = append(inputs, []uint64{x, 255 - x/3})
	}
	r := rand.New(rand.NewPCG(8, 5))
	params := []ir.Type{ir.I8, ir.I8}
	for range 20000 {
		seed := r.Uint64()
		ft, it := ir.Float, ir.I32
		if seed&1 != 0 {
			ft, it = ir.Double, ir.I64
		}
		build := func(f *ir.Func, b *ir.Builder) ir.Value {
			r := rand.New(rand.NewPCG(seed, 1))
			v := randomArithmetic(r, f, b, ft, 2)
			v = b.Insert(ir.OpFAdd, ft, 0, 0, v, f.Consts.FloatBits(ft, evalRound(ft, []float64{0.1, 70000, 1e30}[seed>>1%3])))
			if seed>>4&3 == 0 { // 0 and less than that
				v = rb.absoluteOf(b, ft, b.Insert(ir.OpFNeg, ft, 0, 0, b.Cast(ir.OpUIToFP, ir.ParamValue(0), ft, 0)))
			}
			v = b.Cast(ir.OpBitCast, v, it, 0)
			w := rb.m.Types.Bits(it)
			switch k := r.IntN(w); seed >> 8 % 5 {
			case 0:
				v = b.Binary(ir.OpLShr, v, f.Consts.Int(it, uint64(k)), 0)
			case 1:
				v = b.Binary(ir.OpAnd, v, f.Consts.Int(it, evalMask(w)<<k&evalMask(w)), 0)
			case 2:
				v = b.Binary(ir.OpAnd, v, f.Consts.Int(it, evalMask(w)>>1&^(1<<k-1)), 0)
			case 3:
				v = b.Binary(ir.OpAnd, v, f.Consts.Int(it, 3<<k&evalMask(w)), 0)
			}
			return v
		}
		f := rb.fresh(params, build)
		reached, ok := rb.a.run(f, inputs[r.IntN(len(inputs))])
		if !ok || reached.poison {
			continue
		}
		k := reached.x + uint64(r.IntN(3)) - 1
		p := ir.ICmpEQ + ir.Pred(r.IntN(10))
		rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
			v := build(f, b)
			return b.ICmp(p, v, f.Consts.Int(f.TypeOf(v), k))
		}, inputs)
	}
	rb.wantHits(1, 20)
}

// randomArithmetic builds an expression of type ft of two bytes.
func randomArithmetic(r *rand.Rand, f *ir.Func, b *ir.Builder, ft ir.Type, depth int) ir.Value {
	if depth == 0 || r.IntN(5) == 0 {
		if r.IntN(3) == 0 {
			k := []float64{1, -1, 0.5, 3, 0.1, -7.3, 255, 1 / 255., 1e20, -1e-20, 6.2831853, math.Inf(1), math.Inf(-1), 3e38, 0}[r.IntN(15)]
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

// absoluteOf builds the absolute value of v, of type ft.
func (rb *ruleBench) absoluteOf(b *ir.Builder, ft ir.Type, v ir.Value) ir.Value {
	s := rb.m.Lookup("llvm.fabs." + map[ir.Type]string{ir.Float: "f32", ir.Double: "f64"}[ft])
	return b.Call(rb.m.Syms[s].Type, ir.SymValue(s), v)
}
