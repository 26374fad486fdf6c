package instcombine

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// checkFloat is check for functions of two floats. Where flags leave the sign of zeros open, each result of the
// simplified function must be one that the original can have, except for the sign of zero and infinity, as the uses of
// one zero need not agree on its sign.
func (rb *ruleBench) checkFloat(t ir.Type, build func(f *ir.Func, b *ir.Builder) ir.Value, inputs [][]uint64) {
	rb.t.Helper()
	syms := len(rb.m.Syms)
	defer func() { rb.m.Syms = rb.m.Syms[:syms] }()
	fs, changed := rb.pair([]ir.Type{t, t}, build)
	if !changed {
		return
	}
	var want, got []evalValue
next:
	for _, in := range inputs {
		want = rb.a.outcomes(want[:0], fs[0], in)
		for _, w := range want {
			if w.poison {
				continue next
			}
		}
		open := rb.a.open > 0
		got = rb.b.outcomes(got[:0], fs[1], in)
	results:
		for _, g := range got {
			for _, w := range want {
				if g == w || open && sameButSign(fs[0], g, w) {
					continue results
				}
			}
			rb.t.Fatalf("for %#x: %+v became %+v\n%s\n%s", in, want, g,
				ir.AppendFunc(nil, fs[0]), ir.AppendFunc(nil, fs[1]))
		}
	}
}

// sameButSign reports whether a and b, which f returns, are both zero or both infinite.
func sameButSign(f *ir.Func, a, b evalValue) bool {
	t := f.TypeOf(f.Operand(f.Terminator(f.Entry()), 0))
	if t != ir.Float && t != ir.Double {
		return false
	}
	x, y := math.Abs(evalFloat(t, a.x)), math.Abs(evalFloat(t, b.x))
	return !a.poison && !b.poison && x == y && (x == 0 || math.IsInf(x, 0))
}

// outcomes appends the possible results of f.
func (e *evaluator) outcomes(list []evalValue, f *ir.Func, in []uint64) []evalValue {
	for c := uint64(0); ; c++ {
		e.choices, e.open = c, 0
		r, _ := e.run(f, in)
		list = append(list, r)
		if c+1 >= 1<<min(e.open, 6) {
			return list
		}
	}
}

// Random expressions of floating-point operations, each fast-math flag alone and several together,
// on numbers, subnormal ones, zeros, infinities and NaN. Flags that allow other results
// than the operation's (reassoc, arcp, contract) are left to the golden files.
func TestRulesFloat(t *testing.T) {
	n := 5000
	if testing.Short() {
		n = 3000
	}
	for _, ft := range []ir.Type{ir.Float, ir.Double} {
		rb := newRuleBench(t)
		rb.declareFloat()
		r := rand.New(rand.NewPCG(uint64(ft), 3))
		inputs := specialFloats(ft)
		for range n {
			seed := r.Uint64()
			rb.checkFloat(ft, func(f *ir.Func, b *ir.Builder) ir.Value {
				return rb.randomFloat(rand.New(rand.NewPCG(seed, 4)), f, b, ft, 2+int(seed%3))
			}, inputs)
		}
		t.Logf("%s: %d expressions, %d changed by a rule", rb.m.Types.String(ft), rb.n, rb.hits)
		if rb.hits*3 < rb.n {
			t.Errorf("%s: the rules have changed only %d of %d expressions", rb.m.Types.String(ft), rb.hits, rb.n)
		}
	}
}

// specialFloats returns all pairs of numbers that rules tell apart.
func specialFloats(t ir.Type) [][]uint64 {
	special := []float64{
		0, math.Copysign(0, -1), 1, -1, 2, 0.5, -3, 1.5, 1e-40, -1e-310, 3e38, -1e300, math.Inf(1), math.Inf(-1), math.NaN(), 7.25,
	}
	var inputs [][]uint64
	for _, x := range special {
		for _, y := range special {
			inputs = append(inputs, []uint64{evalRound(t, x), evalRound(t, y)})
		}
	}
	return inputs
}

// declareFloat brings the intrinsics of both types into the module.
func (rb *ruleBench) declareFloat() {
	for _, t := range []ir.Type{ir.Float, ir.Double} {
		for _, d := range [...]struct {
			name string
			args int
		}{
			{"fabs", 1},
			{"copysign", 2},
			{"floor", 1},
			{"ceil", 1},
			{"trunc", 1},
			{"rint", 1},
			{"sqrt", 1},
			{"minnum", 2},
			{"maxnum", 2},
			{"minimum", 2},
			{"maximum", 2},
			{"minimumnum", 2},
			{"maximumnum", 2},
			{"fma", 3},
		} {
			if d.name == "fma" && t == ir.Float {
				continue // the evaluator would round twice
			}
			ft := rb.m.Types.Func(t, false, []ir.Type{t, t, t}[:d.args]...)
			s := rb.m.Declare("llvm."+d.name+"."+rb.m.Types.Mangle(t), ft)
			rb.calls = append(rb.calls, ruleCall{ir.SymValue(s), ft, d.args, false})
		}
	}
	rb.env.fx.Compute(rb.m)
}

var floatFlags = [...]ir.Flags{0, 0, 0, ir.FlagNNaN, ir.FlagNInf, ir.FlagNSZ, ir.FlagNNaN | ir.FlagNSZ, ir.FlagNNaN | ir.FlagNInf | ir.FlagNSZ}

// randomFloat builds size operations on the parameters and returns the last.
func (rb *ruleBench) randomFloat(r *rand.Rand, f *ir.Func, b *ir.Builder, ft ir.Type, size int) ir.Value {
	vals := []ir.Value{ir.ParamValue(0), ir.ParamValue(1)}
	numbers := []float64{0, math.Copysign(0, -1), 1, -1, 2, 0.5, 3, -10, math.Inf(1), math.NaN()}
	of := func(t ir.Type) ir.Value {
		if r.IntN(3) > 0 {
			for range 8 {
				if v := vals[len(vals)-1-r.IntN(min(len(vals), 3))]; f.TypeOf(v) == t {
					return v
				}
			}
		}
		if t == ir.Float || t == ir.Double {
			return f.Consts.FloatBits(t, evalRound(t, numbers[r.IntN(len(numbers)-r.IntN(3))]))
		}
		return f.Consts.Int(t, uint64(r.IntN(3)))
	}
	for range size {
		last := vals[len(vals)-1]
		t := f.TypeOf(last)
		flags := floatFlags[r.IntN(len(floatFlags))]
		var v ir.Value
		switch k := r.IntN(20); {
		case t == ir.I1:
			v = b.Select(last, of(ft), of(ft))
		case t != ir.Float && t != ir.Double:
			v = b.Cast([]ir.Op{ir.OpSIToFP, ir.OpUIToFP}[r.IntN(2)], last, ft, 0)
		case k < 8:
			op := []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv}[r.IntN(4)]
			x, y := last, of(t)
			if r.IntN(3) == 0 {
				x, y = y, x
			}
			v = b.Binary(op, x, y, flags)
		case k < 10:
			v = b.FNeg(last, flags)
		case k < 13:
			x, y := last, of(t)
			v = b.FCmp(ir.FCmpOEQ+ir.Pred(r.IntN(14)), x, y, flags)
			if v.IsInst() && r.IntN(2) == 0 {
				if r.IntN(2) == 0 {
					x, y = y, x
				}
				vals = append(vals, v)
				v = b.Select(v, x, y)
				if v.IsInst() {
					f.SetFlags(v, flags&ir.FlagNSZ)
				}
			}
		case k < 15:
			switch {
			case r.IntN(3) == 0:
				v = b.Cast([]ir.Op{ir.OpFPToSI, ir.OpFPToUI}[r.IntN(2)], last, []ir.Type{ir.I16, ir.I32, ir.I64}[r.IntN(3)], 0)
			case t == ir.Float:
				v = b.Cast(ir.OpFPExt, last, ir.Double, 0)
			default:
				v = b.Cast(ir.OpFPTrunc, last, ir.Float, 0)
			}
		default:
			c := &rb.calls[r.IntN(len(rb.calls))]
			if rb.m.Types.Result(c.fnTyp) != t {
				continue
			}
			args := []ir.Value{last, of(t), of(t)}[:c.args]
			v = b.Call(c.fnTyp, c.fn, args...)
			f.SetFlags(v, flags)
		}
		if v.IsInst() {
			vals = append(vals, v)
		}
	}
	if last := vals[len(vals)-1]; last.IsInst() {
		return last
	}
	return ir.None
}
