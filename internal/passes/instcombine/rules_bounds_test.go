package instcombine

import (
	"math"
	"testing"

	"gonvvm/internal/ir"
)

// Comparisons, minima and maxima of numbers with known bounds, with every predicate and several constants.
func TestRulesOfFloatBounds(t *testing.T) {
	rb := newRuleBench(t)
	rb.declareFloat()
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	numbers := []float64{0, math.Copysign(0, -1), 1, -1, 2, math.Inf(1), math.NaN()}
	inputs := specialFloats(ir.Float)
	call := func(b *ir.Builder, name string, flags ir.Flags, args ...ir.Value) ir.Value {
		s := rb.m.Lookup("llvm." + name + ".f32")
		v := b.Call(rb.m.Syms[s].Type, ir.SymValue(s), args...)
		b.F.SetFlags(v, flags)
		return v
	}
	choices := []string{"minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign"}
	for _, flags := range []ir.Flags{0, ir.FlagNNaN, ir.FlagNInf, ir.FlagNSZ} {
		for first := range 7*len(numbers) + 6 {
			for _, k := range numbers {
				number := func(f *ir.Func, k float64) ir.Value { return f.Consts.FloatBits(ir.Float, evalRound(ir.Float, k)) }
				bounded := func(f *ir.Func, b *ir.Builder) ir.Value {
					switch i := first - 7*len(numbers); i {
					case 0:
						return call(b, "fabs", flags, x)
					case 1:
						return call(b, "sqrt", flags, x)
					case 2:
						return b.Binary(ir.OpFMul, x, x, flags)
					case 3:
						return b.Select(b.FCmp(ir.FCmpOEQ, x, number(f, k), 0), b.FNeg(x, 0), call(b, "fabs", flags, y))
					case 4:
						return call(b, "floor", 0, call(b, "maxnum", flags, x, number(f, 0.5)))
					case 5:
						return b.Cast(ir.OpFPTrunc, b.Cast(ir.OpFPExt, call(b, "minimum", flags, y, number(f, 2)), ir.Double, 0), ir.Float, 0)
					}
					return call(b, choices[first/len(numbers)], flags, x, number(f, numbers[first%len(numbers)]))
				}
				for p := range ir.Pred(14) {
					rb.checkFloat(ir.Float, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.Select(b.FCmp(ir.FCmpOEQ+p, bounded(f, b), number(f, k), 0), x, y)
					}, inputs)
				}
				for _, name := range choices {
					rb.checkFloat(ir.Float, func(f *ir.Func, b *ir.Builder) ir.Value {
						return call(b, name, 0, bounded(f, b), number(f, k))
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// Two comparisons of a number, with constants or with another number.
func TestRulesOfFloatTests(t *testing.T) {
	rb := newRuleBench(t)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	numbers := []float64{0, math.Copysign(0, -1), 1, 2, math.Inf(1), math.Inf(-1)}
	inputs := specialFloats(ir.Float)
	operand := func(f *ir.Func, i int) ir.Value {
		if i == 0 {
			return y
		}
		return f.Consts.FloatBits(ir.Float, evalRound(ir.Float, numbers[i-1]))
	}
	for p := range ir.Pred(14) {
		for q := range ir.Pred(14) {
			for k := range 49 * 3 {
				if (int(p)+int(q)+k)%3 != 0 { // some of them: a second instead of three
					continue
				}
				for _, flags := range []ir.Flags{0, ir.FlagNNaN} {
					rb.checkFloat(ir.Float, func(f *ir.Func, b *ir.Builder) ir.Value {
						c := b.FCmp(ir.FCmpOEQ+p, x, operand(f, k/3%7), flags)
						a, d := x, operand(f, k/21)
						if k%2 == 1 && d == y {
							a, d = d, a
						}
						v := b.Binary([]ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}[k%3], c, b.FCmp(ir.FCmpOEQ+q, a, d, 0), 0)
						return b.Select(v, x, y)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// Integers that are converted to numbers and compared, or computed with and converted back.
func TestRulesOfConvertedIntegers(t *testing.T) {
	rb := newRuleBench(t)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	numbers := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2.5, 127, 128, 255, 256, -129, 8388607, 8388608, 16777216, 2147483647, 2147483648, 4294967296, -2147483648, math.Inf(1)}
	for _, it := range []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		w := rb.m.Types.Bits(it)
		var inputs [][]uint64
		some := []uint64{0, 1, 2, 3, 127, 128, 129, 8388607, 8388608, 8388609, 16777217, 1 << (w - 1), 1<<(w-1) - 1, evalMask(w), evalMask(w) - 127}
		for _, a := range some {
			for _, b := range some {
				inputs = append(inputs, []uint64{a & evalMask(w), b & evalMask(w)})
			}
		}
		params := []ir.Type{it, it}
		for _, ft := range []ir.Type{ir.Float, ir.Double} {
			for form := range 8 {
				to, second := []ir.Op{ir.OpSIToFP, ir.OpUIToFP}[form&1], []ir.Op{ir.OpSIToFP, ir.OpUIToFP}[form>>1&1]
				limited := func(f *ir.Func, b *ir.Builder, v ir.Value) ir.Value {
					if form < 4 {
						return v
					}
					return b.Binary(ir.OpAnd, v, f.Consts.Int(it, 127), 0)
				}
				for i := range len(numbers) + 1 {
					operands := func(f *ir.Func, b *ir.Builder) (ir.Value, ir.Value) {
						a := b.Cast(to, limited(f, b, x), ft, 0)
						if i == len(numbers) {
							return a, b.Cast(second, limited(f, b, y), ft, 0)
						}
						return a, f.Consts.FloatBits(ft, evalRound(ft, numbers[i]))
					}
					for p := range ir.Pred(14) {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							a, k := operands(f, b)
							return b.FCmp(ir.FCmpOEQ+p, a, k, 0)
						}, inputs)
					}
					for _, op := range []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul} {
						for _, back := range []ir.Op{ir.OpFPToSI, ir.OpFPToUI} {
							for _, result := range []ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
								rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
									a, k := operands(f, b)
									return b.Cast(back, b.Binary(op, a, k, 0), result, 0)
								}, inputs)
							}
						}
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Magnitudes, by every comparison with zero and every way to change the sign, where the sign of zero matters and where it does not.
func TestRulesOfMagnitudes(t *testing.T) {
	rb := newRuleBench(t)
	rb.declareFloat()
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for p := range ir.Pred(14) {
		for form := range 4 * 2 * 2 * 4 * 2 {
			rb.checkFloat(ir.Float, func(f *ir.Func, b *ir.Builder) ir.Value {
				zero := f.Consts.FloatBits(ir.Float, uint64(form&1)<<31)
				opposite := b.FNeg(x, 0)
				if form>>1&1 != 0 {
					opposite = b.Binary(ir.OpFSub, f.Consts.FloatBits(ir.Float, uint64(form>>5&1)<<31), x, 0)
				}
				v := b.FCmp(ir.FCmpOEQ+p, x, zero, 0)
				if form>>2&1 != 0 {
					v = b.Select(v, x, opposite)
				} else {
					v = b.Select(v, opposite, x)
				}
				if form>>6&1 != 0 && v.IsInst() {
					f.SetFlags(v, ir.FlagNSZ)
				}
				switch form >> 3 & 3 {
				case 1:
					return b.Cast(ir.OpFPToSI, v, ir.I32, 0)
				case 2:
					return b.Select(b.FCmp(ir.FCmpOLT, v, y, 0), x, y)
				case 3:
					return b.Cast(ir.OpFPTrunc, b.Select(b.FCmp(ir.FCmpOLT, x, y, 0), b.Cast(ir.OpFPExt, v, ir.Double, 0), f.Consts.FloatBits(ir.Double, 0x3ff8000000000001)), ir.Float, 0)
				}
				return v
			}, specialFloats(ir.Float))
		}
	}
	rb.wantHits(1, 3)
}
