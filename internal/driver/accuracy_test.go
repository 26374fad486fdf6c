package driver

import (
	"context"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// accuracy is a function of libdevice with the largest errors in ulp that NVIDIA's
// programming guide documents for its f32 and f64 variants, and the same function
// in Go. A bound below zero means that the library has no such variant.
type accuracy struct {
	name     string
	f32, f64 int
	one      func(x float64) float64
	two      func(x, y float64) float64
	lo, hi   float64 // where arguments lie besides edge cases; both 0: everywhere
	abs      float64 // an absolute error that is as good, for f32 (f64: 1e-6 of it)
}

// accuracies is the table: CUDA C++ Programming Guide, "Mathematical Functions", section
// 17.1 "Standard Functions", tables 17 (f32, without -use_fast_math, with -prec-sqrt=true)
// and 18 (f64) of the 12.9 edition, which goes with this libdevice. Functions from floor on
// are exact; copysign, fabs, fmax and fmin are not in the tables, and exact as well. Bessel
// functions are bounded in ulp for |x| < 8 only, lgamma outside an interval of negative
// arguments, so that is where arguments are taken from.
var accuracies = []accuracy{
	{name: "sin", f32: 2, f64: 2, one: func(x float64) float64 { s, _ := sinCos(x); return s }},
	{name: "cos", f32: 2, f64: 2, one: func(x float64) float64 { _, c := sinCos(x); return c }},
	{name: "tan", f32: 4, f64: 2, one: tangent},
	{name: "asin", f32: 2, f64: 2, one: func(x float64) float64 { return math.Atan2(x, math.Sqrt((1-x)*(1+x))) }},
	{name: "acos", f32: 2, f64: 2, one: func(x float64) float64 { return 2 * math.Atan(math.Sqrt((1-x)/(1+x))) }},
	{name: "atan", f32: 2, f64: 2, one: math.Atan},
	{name: "atan2", f32: 3, f64: 2, two: math.Atan2},
	{name: "sinh", f32: 3, f64: 2, one: math.Sinh},
	{name: "cosh", f32: 2, f64: 1, one: math.Cosh},
	{name: "tanh", f32: 2, f64: 1, one: math.Tanh},
	{name: "asinh", f32: 3, f64: 3, one: math.Asinh},
	{name: "acosh", f32: 4, f64: 3, one: math.Acosh},
	{name: "atanh", f32: 3, f64: 2, one: math.Atanh},
	{name: "exp", f32: 2, f64: 1, one: math.Exp},
	{name: "exp2", f32: 2, f64: 1, one: math.Exp2},
	{name: "exp10", f32: 2, f64: 1, one: func(x float64) float64 { return power(10, x) }},
	{name: "expm1", f32: 1, f64: 1, one: math.Expm1},
	{name: "log", f32: 1, f64: 1, one: func(x float64) float64 { return logarithm(x, 0) }},
	{name: "log2", f32: 1, f64: 1, one: func(x float64) float64 { return logarithm(x, 2) }},
	{name: "log10", f32: 2, f64: 1, one: func(x float64) float64 { return logarithm(x, 10) }},
	{name: "log1p", f32: 1, f64: 1, one: math.Log1p},
	{name: "pow", f32: 4, f64: 2, two: power},
	{name: "sqrt", f32: 0, f64: 0, one: math.Sqrt},
	{name: "rsqrt", f32: 2, f64: 1, one: func(x float64) float64 { return 1 / math.Sqrt(x) }},
	{name: "cbrt", f32: 1, f64: 1, one: math.Cbrt},
	{name: "rcbrt", f32: 1, f64: 1, one: func(x float64) float64 { return 1 / math.Cbrt(x) }},
	{name: "hypot", f32: 3, f64: 2, two: math.Hypot},
	{name: "rhypot", f32: 2, f64: 1, two: func(x, y float64) float64 { return 1 / math.Hypot(x, y) }, lo: -1e15, hi: 1e15},
	{name: "erf", f32: 2, f64: 2, one: math.Erf},
	{name: "erfc", f32: 4, f64: 5, one: math.Erfc, lo: -6, hi: 9},
	{name: "erfinv", f32: 2, f64: 5, one: math.Erfinv, lo: -1, hi: 1},
	{name: "erfcinv", f32: 4, f64: 6, one: math.Erfcinv, lo: 0.01, hi: 1.99},
	{name: "tgamma", f32: 5, f64: 10, one: math.Gamma, lo: 0.1, hi: 30},
	{name: "lgamma", f32: 6, f64: 4, one: func(x float64) float64 { y, _ := math.Lgamma(x); return y }, lo: 0.1, hi: 1e5, abs: 2e-6},
	{name: "j0", f32: 9, f64: 7, one: math.J0, lo: -8, hi: 8, abs: 2.2e-6},
	{name: "j1", f32: 9, f64: 7, one: math.J1, lo: -8, hi: 8, abs: 2.2e-6},
	{name: "y0", f32: 9, f64: 7, one: math.Y0, lo: 0.1, hi: 8, abs: 2.2e-6},
	{name: "y1", f32: 9, f64: 7, one: math.Y1, lo: 0.1, hi: 8, abs: 2.2e-6},
	{name: "sinpi", f32: 1, f64: 2, one: sinpi},
	{name: "cospi", f32: 1, f64: 2, one: func(x float64) float64 { return sinpi(math.Mod(x, 2) + 0.5) }, lo: -1024, hi: 1024, abs: 1e-9},
	{name: "normcdf", f32: 5, f64: 5, one: func(x float64) float64 { return 0.5 * math.Erfc(-x/math.Sqrt2) }, lo: -3, hi: 6},
	{name: "floor", one: math.Floor},
	{name: "ceil", one: math.Ceil},
	{name: "trunc", one: math.Trunc},
	{name: "round", one: math.Round},
	{name: "rint", one: math.RoundToEven},
	{name: "nearbyint", one: math.RoundToEven},
	{name: "fabs", one: math.Abs},
	{name: "copysign", two: math.Copysign},
	{name: "fmod", two: math.Mod, lo: -1e6, hi: 1e6},
	{name: "remainder", two: math.Remainder, lo: -1e6, hi: 1e6},
	{name: "fdim", two: math.Dim, lo: -1e30, hi: 1e30},
	{name: "fmax", two: func(x, y float64) float64 {
		if math.IsNaN(x) || y > x {
			return y
		}
		return x
	}},
	{name: "fmin", two: func(x, y float64) float64 {
		if math.IsNaN(x) || y < x {
			return y
		}
		return x
	}},
	{name: "logb", one: math.Logb},
}

// sinpi is sin(pi*x), exact in the reduction.
func sinpi(x float64) float64 {
	if math.Abs(x) > 1<<52 {
		if math.IsInf(x, 0) {
			return math.NaN()
		}
		return 0
	}
	r := math.Mod(x, 2)
	switch {
	case r > 1.5:
		r -= 2
	case r < -1.5:
		r += 2
	}
	if r > 0.5 {
		r = 1 - r
	} else if r < -0.5 {
		r = -1 - r
	}
	if math.Abs(r) > 0.25 {
		return math.Copysign(math.Cos(math.Pi*(0.5-math.Abs(r))), r)
	}
	return math.Sin(math.Pi * r)
}

// arguments returns n values: edge cases first, then random ones of all magnitudes, or
// from the function's range.
func arguments(r *rand.Rand, n int, double bool, lo, hi float64) []float64 {
	tiny, huge, least := float64(math.SmallestNonzeroFloat32), math.MaxFloat32, 0x1p-126
	if double {
		tiny, huge, least = math.SmallestNonzeroFloat64, math.MaxFloat64, 0x1p-1022
	}
	out := []float64{
		0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2, -2, 1.5, -1.5, 2.5, 3, 10, -10, math.Pi, math.Pi / 2, -math.Pi / 4, 100, -100,
		0.1, -0.1, 1e-5, 1e5, -1e5, 1e10, -1e20, math.Inf(1), math.Inf(-1), math.NaN(), tiny, -tiny, least, -least, huge, -huge,
		0.99999, 1.00001, 1e-20, 88, -87, 700, -700,
	}
	if lo != hi {
		kept := out[:0]
		for _, x := range out {
			if x >= lo && x <= hi && math.Abs(x) > 1e-18 {
				kept = append(kept, x)
			}
		}
		out = kept
	}
	for len(out) < n {
		x := 20*r.Float64() - 10
		switch {
		case lo != hi:
			x = lo + (hi-lo)*r.Float64()
		case len(out)%3 == 0:
			x = math.Ldexp(1+r.Float64(), r.IntN(200)-100)
			if r.IntN(2) == 0 {
				x = -x
			}
		case len(out)%3 == 1:
			x = math.Ldexp(2*r.Float64()-1, r.IntN(20)-10)
		}
		out = append(out, x)
	}
	if !double {
		for i := range out {
			out[i] = float64(float32(out[i]))
		}
	}
	r.Shuffle(len(out), func(i, k int) { out[i], out[k] = out[k], out[i] })
	return out
}

// ulps returns how many values of the type lie between x and y.
func ulps(x, y float64, double bool) float64 {
	if math.IsNaN(x) || math.IsNaN(y) {
		if math.IsNaN(x) && math.IsNaN(y) {
			return 0
		}
		return math.Inf(1)
	}
	order := func(x float64) int64 {
		if double {
			b := int64(math.Float64bits(x))
			if b < 0 {
				b = math.MinInt64 - b
			}
			return b
		}
		b := int64(int32(math.Float32bits(float32(x))))
		if b < 0 {
			b = math.MinInt32 - b
		}
		return b
	}
	d := order(x) - order(y)
	return math.Abs(float64(d))
}

// At least 60 functions of libdevice, run by the emulator, stay within the errors that
// are documented for them, against Go's mathematical library (which is itself wrong by
// less than one ulp in f64, or a few for the special functions).
func TestLibdeviceAccuracy(t *testing.T) {
	testkit.Long(t)
	lib := testkit.Libdevice(t)
	byName := map[string]deviceFunc{}
	for _, f := range deviceFuncs(t, lib) {
		byName[f.name] = f
	}
	type probe struct {
		accuracy
		fn     deviceFunc
		double bool
		bound  int
	}
	var probes []probe
	var funcs []deviceFunc
	for _, a := range accuracies {
		if f, ok := byName["__nv_"+a.name+"f"]; ok {
			probes = append(probes, probe{a, f, false, a.f32})
			funcs = append(funcs, f)
		}
		if f, ok := byName["__nv_"+a.name]; ok {
			probes = append(probes, probe{a, f, true, a.f64})
			funcs = append(funcs, f)
		}
	}
	if len(probes) < 60 {
		t.Fatalf("only %d functions are checked", len(probes))
	}
	const n = 512
	for _, arch := range []string{"sm_52", "sm_90"} {
		opt := withDevice(options(t, arch), lib)
		r, _, err := Compile(context.Background(), opt, Input{Name: "callers.ll", Data: callers(funcs)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		m, err := ptx.Parse("out.ptx", r.PTX)
		if err != nil {
			t.Fatal(err)
		}
		dev := emu.NewDevice(64)
		mod, err := dev.Load(m, "out.ptx", r.PTX)
		if err != nil {
			t.Fatal(err)
		}
		in, err := dev.Alloc(64 * n)
		if err != nil {
			t.Fatal(err)
		}
		out, err := dev.Alloc(64 * n)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range probes {
			rng := rand.New(rand.NewPCG(7, uint64(len(p.name))))
			data := make([]byte, 64*n)
			put := func(at int, x float64) {
				if p.double {
					binary.LittleEndian.PutUint64(data[at:], math.Float64bits(x))
				} else {
					binary.LittleEndian.PutUint32(data[at:], math.Float32bits(float32(x)))
				}
			}
			xs, ys := arguments(rng, n, p.double, p.lo, p.hi), arguments(rng, n, p.double, p.lo, p.hi)
			for i := range n {
				put(64*i, xs[i])
				put(64*i+8, ys[i])
			}
			if err := dev.Write(in, data); err != nil {
				t.Fatal(err)
			}
			k, err := mod.Kernel("k" + p.fn.name)
			if err != nil {
				t.Fatal(err)
			}
			params := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, in), out)
			res, err := k.Launch(&emu.Config{Grid: [3]int{n / 128, 1, 1}, Block: [3]int{128, 1, 1}, Params: params})
			if err != nil || !res.Done {
				t.Fatalf("%s: %v", p.fn.name, err)
			}
			if err := dev.Read(out, data); err != nil {
				t.Fatal(err)
			}
			slack := 0.0
			abs := p.abs
			if p.double {
				slack = 1
				abs *= 1e-6
				if p.bound >= 4 {
					slack = 8 // Go's special functions are not more accurate
				}
			}
			if p.f64 == 0 {
				slack = 0
			}
			worst, bad := 0.0, 0
			for i := range n {
				var got, want float64
				if p.two != nil {
					want = p.two(xs[i], ys[i])
				} else {
					want = p.one(xs[i])
				}
				if p.double {
					got = math.Float64frombits(binary.LittleEndian.Uint64(data[64*i:]))
				} else {
					got = float64(math.Float32frombits(binary.LittleEndian.Uint32(data[64*i:])))
					want = float64(float32(want))
				}
				if d := ulps(got, want, p.double); d > float64(p.bound)+slack && !(math.Abs(got-want) <= abs) {
					if bad++; bad <= 3 {
						t.Errorf("%s %s(%g, %g) = %g, want %g: %g ulp, the bound is %d", arch, p.fn.name, xs[i], ys[i], got, want, d, p.bound)
					}
				} else {
					worst = max(worst, d)
				}
			}
			t.Logf("%s %s: %g ulp (bound %d)", arch, p.fn.name, worst, p.bound)
		}
	}
}
