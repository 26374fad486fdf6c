package emu

import (
	"math"
	"math/big"
	"testing"

	"gonvvm/internal/isa"
)

// floatConversions covers cvt with a float on one side or both.
func floatConversions(t testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		v := vector{text: text, types: types, ref: ref}
		if types[:3] == "f64" {
			v.loose = nan64(ref)
		}
		list = append(list, v)
	}
	floats := []string{"f16", "bf16", "f32", "f64"}
	for _, to := range floats {
		for _, from := range floats {
			f, g := formats[to], formats[from]
			modes := []string{"rn", "rz", "rm", "rp"}
			if f.exp >= g.exp && f.frac >= g.frac {
				modes = []string{""}
			}
			for _, mode := range modes {
				for _, sat := range []string{"", ".sat"} {
					text := "cvt"
					if mode != "" {
						text += "." + mode
					}
					text += sat + "." + to + "." + from
					if to == from || len(isa.ParseOpcode(nil, text)) == 0 {
						continue
					}
					add(text+" %d, %a", to+" "+from, func(in []uint64) uint64 {
						r := f.convert(g, in[0], mode)
						if sat != "" {
							r = f.sat(r)
						}
						return r
					})
				}
			}
		}
		// To an integer in the same type.
		for mode, integer := range map[string]string{"rni": "rn", "rzi": "rz", "rmi": "rm", "rpi": "rp"} {
			if to == "bf16" && mode == "" {
				continue
			}
			f := formats[to]
			add("cvt."+mode+"."+to+"."+to+" %d, %a", to+" "+to, func(in []uint64) uint64 {
				x := in[0]
				if f.isNaN(x) {
					return f.nan
				}
				if !f.finite(x) || f.isZero(x) {
					return x
				}
				n := roundInt(f.big(x), integer)
				if n.Sign() == 0 {
					return x & f.sign()
				}
				return f.round(new(big.Float).SetPrec(bigPrec).SetInt(n), "rn")
			})
		}
	}
	s, d := formats["f32"], formats["f64"]
	add("cvt.rn.ftz.f32.f64 %d, %a", "f32 f64", func(in []uint64) uint64 { return s.ftz(s.convert(d, in[0], "rn")) })
	list = append(list, vector{text: "cvt.ftz.f64.f32 %d, %a", types: "f64 f32", ref: func(in []uint64) uint64 {
		if s.isNaN(in[0]) {
			return 0x7fffffffe0000000 // the canonical NaN of f32
		}
		return d.convert(s, s.ftz(in[0]), "rn")
	}})
	add("cvt.rmi.ftz.f32.f32 %d, %a", "f32 f32", func(in []uint64) uint64 {
		x := s.ftz(in[0])
		switch {
		case s.isNaN(x):
			return s.nan
		case !s.finite(x), s.isZero(x):
			return x
		}
		n := roundInt(s.big(x), "rm")
		if n.Sign() == 0 {
			return x & s.sign()
		}
		return s.round(new(big.Float).SetPrec(bigPrec).SetInt(n), "rn")
	})
	for _, ty := range []string{"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"} {
		a := typeOf(ty)
		n := max(16, a.Bits())
		reg := partType(n).String()
		for _, from := range floats {
			g := formats[from]
			for _, mode := range []string{"rn", "rz", "rm", "rp"} {
				toInt, fromInt := "cvt."+mode+"i."+ty+"."+from+" %d, %a", "cvt."+mode+"."+from+"."+ty+" %d, %a"
				if from == "bf16" && a.Bits() == 8 { // these want registers of eight bits
					wide := ty[:1] + "16"
					toInt = "{; .reg .b8 %n; cvt." + mode + "i." + ty + ".bf16 %n, %a; cvt." + wide + "." + ty + " %d, %n; }"
					fromInt = "{; .reg .b8 %n; cvt." + ty + "." + wide + " %n, %a; cvt." + mode + ".bf16." + ty + " %d, %n; }"
				}
				add(toInt, reg+" "+from, func(in []uint64) uint64 {
					x := in[0]
					var v *big.Int
					switch {
					case g.isNaN(x):
						if from == "f64" || a.Bits() == 64 {
							return wrap(bigOf(1<<(a.Bits()-1), ty), n)
						}
						return 0
					case g.isInf(x):
						v = new(big.Int).Lsh(big.NewInt(1), 200)
						if x&g.sign() != 0 {
							v.Neg(v)
						}
					default:
						v = roundInt(g.big(x), mode)
					}
					return clampTo(v, ty, n)
				})
				add(fromInt, from+" "+ty, func(in []uint64) uint64 {
					v := bigOf(in[0], ty)
					if v.Sign() == 0 {
						return 0
					}
					return g.round(new(big.Float).SetPrec(bigPrec).SetInt(v), mode)
				})
			}
		}
	}
	for _, to := range []string{"f16", "bf16"} {
		f := formats[to]
		for _, mode := range []string{"rn", "rz"} {
			add("cvt."+mode+"."+to+"x2.f32 %d, %a, %b", to+"x2 f32 f32", func(in []uint64) uint64 {
				return f.convert(s, in[0], mode)<<16 | f.convert(s, in[1], mode)
			})
			add("cvt."+mode+".relu.satfinite."+to+"x2.f32 %d, %a, %b", to+"x2 f32 f32", func(in []uint64) uint64 {
				one := func(x uint64) uint64 {
					if !s.isNaN(x) && x&s.sign() != 0 {
						return 0
					}
					r := f.convert(s, x, mode)
					if f.isInf(r) {
						r--
					}
					return r
				}
				return one(in[0])<<16 | one(in[1])
			})
		}
	}
	tf := formats["tf32"]
	for _, mode := range []string{"rna", "rn", "rz"} {
		add("cvt."+mode+".tf32.f32 %d, %a", "b32 f32", func(in []uint64) uint64 {
			switch {
			case s.isNaN(in[0]) && mode == "rna": // as an integer
				return (in[0] + 0x1000) >> 13 << 13 & 0xffffffff
			case s.isNaN(in[0]):
				return 0x7fffe000
			}
			return tf.convert(s, in[0], mode) << 13
		})
	}
	// Narrow formats saturate; a NaN stays one where there is one.
	for _, to := range []string{"e4m3", "e5m2", "e2m3", "e3m2", "e2m1"} {
		f := formats[to]
		largest := map[string]uint64{"e4m3": 0x7e, "e5m2": 0x7b, "e2m3": 0x1f, "e3m2": 0x1f, "e2m1": 7}[to]
		n := 8
		if to == "e2m1" {
			n = 4
		}
		narrow := func(g format, x uint64) uint64 {
			if g.isNaN(x) {
				if f.nan != 0 {
					return f.nan
				}
				return largest
			}
			sign := uint64(0)
			if x&g.sign() != 0 {
				sign = f.sign()
			}
			if g.isInf(x) {
				return sign | largest
			}
			if g.isZero(x) {
				return sign
			}
			return sign | min(roundMagnitude(f, g.big(x)), largest)
		}
		if n == 4 {
			text := "{; .reg .b8 %n; cvt.rn.satfinite.e2m1x2.f32 %n, %a, %b; cvt.u16.u8 %d, %n; }"
			add(text, "b16 f32 f32", func(in []uint64) uint64 { return narrow(s, in[0])<<n | narrow(s, in[1]) })
			continue
		}
		reg := "b16"
		add("cvt.rn.satfinite."+to+"x2.f32 %d, %a, %b", reg+" f32 f32", func(in []uint64) uint64 { return narrow(s, in[0])<<n | narrow(s, in[1]) })
		if f.nan != 0 {
			add("cvt.rn.satfinite."+to+"x2.f16x2 %d, %a", reg+" f16x2", func(in []uint64) uint64 {
				h := formats["f16"]
				return narrow(h, in[0]>>16)<<n | narrow(h, in[0]&0xffff)
			})
		}
	}
	return list
}

// roundMagnitude rounds |x| to nearest in steps of f, without an upper limit.
func roundMagnitude(f format, x *big.Float) uint64 {
	bias := 1<<(f.exp-1) - 1
	abs := new(big.Float).Abs(x)
	e := max(abs.MantExp(nil)-1, 1-bias)
	if e > bias+8 {
		return 1 << 20
	}
	n := roundInt(new(big.Float).SetPrec(bigPrec).SetMantExp(abs, int(f.frac)-e), "rn")
	u := n.Uint64()
	if u>>(f.frac+1) != 0 {
		u >>= 1
		e++
	}
	if u>>f.frac == 0 {
		return u
	}
	return uint64(e+bias)<<f.frac + u&(1<<f.frac-1)
}

// roundInt rounds to an integer.
func roundInt(x *big.Float, mode string) *big.Int {
	n, _ := x.Int(nil) // toward zero
	rest := new(big.Float).SetPrec(bigPrec).Sub(x, new(big.Float).SetInt(n))
	half := new(big.Float).Abs(rest).Cmp(big.NewFloat(0.5))
	away := false
	switch mode {
	case "rn":
		away = half > 0 || half == 0 && n.Bit(0) != 0
	case "rm":
		away = rest.Sign() < 0
	case "rp":
		away = rest.Sign() > 0
	}
	if away {
		n.Add(n, big.NewInt(int64(x.Sign())))
	}
	return n
}

// approximations checks the bounds of the manual: the error of .approx and .full, and the results at the edges.
func approximations(t testing.TB) []vector {
	var list []vector
	f := formats["f32"]
	val := func(b uint64) float64 { return float64(math.Float32frombits(uint32(b))) }
	f32 := func(w float64) uint64 { return uint64(math.Float32bits(float32(w))) }
	near := func(exact func(x, y float64) float64, bound func(want float64) float64, inRange func(x, y float64) bool) func(in []uint64) want {
		return func(in []uint64) want {
			x, y := val(in[0]), 0.0
			if len(in) > 1 {
				y = val(in[1])
			}
			w := exact(x, y)
			switch {
			case inRange != nil && !inRange(x, y):
				return want{kind: wantAny}
			case w != w:
				return want{lo: f.nan}
			case math.IsInf(float64(float32(w)), 0) || float32(w) == 0:
				return want{kind: wantBetween, lo: f32(w), hi: f32(w)}
			}
			lo, hi := float32(w-bound(w)), float32(w+bound(w))
			if float64(lo) < w-bound(w) {
				lo = math.Nextafter32(lo, float32(math.Inf(1)))
			}
			if float64(hi) > w+bound(w) {
				hi = math.Nextafter32(hi, float32(math.Inf(-1)))
			}
			return want{kind: wantBetween, lo: uint64(math.Float32bits(lo)), hi: uint64(math.Float32bits(hi))}
		}
	}
	ulp := func(n float64) func(w float64) float64 {
		return func(w float64) float64 {
			return n * max(math.Ldexp(math.Abs(w), -23), 0x1p-149)
		}
	}
	abs := func(e float64) func(float64) float64 { return func(float64) float64 { return e } }
	add := func(text, types string, loose func(in []uint64) want) {
		list = append(list, vector{text: text, types: types, loose: loose})
	}
	one := func(g func(float64) float64) func(x, _ float64) float64 {
		return func(x, _ float64) float64 { return g(x) }
	}
	add("rcp.approx.f32 %d, %a", "f32 f32", near(one(func(x float64) float64 { return 1 / x }), ulp(1), nil))
	add("sqrt.approx.f32 %d, %a", "f32 f32", near(one(math.Sqrt), ulp(1), nil))
	add("rsqrt.approx.f32 %d, %a", "f32 f32", near(one(func(x float64) float64 { return 1 / math.Sqrt(x) }), ulp(2), nil))
	add("ex2.approx.f32 %d, %a", "f32 f32", near(one(math.Exp2), ulp(2), nil))
	add("lg2.approx.f32 %d, %a", "f32 f32", near(one(math.Log2), func(w float64) float64 { return max(0x1p-22, math.Abs(w)*0x1p-22) }, nil))
	add("sin.approx.f32 %d, %a", "f32 f32", near(one(math.Sin), abs(0x1p-20), func(x, _ float64) bool { return math.Abs(x) <= math.Pi || x != x }))
	add("cos.approx.f32 %d, %a", "f32 f32", near(one(math.Cos), abs(0x1p-20), func(x, _ float64) bool { return math.Abs(x) <= math.Pi || x != x }))
	add("tanh.approx.f32 %d, %a", "f32 f32", near(one(math.Tanh), func(w float64) float64 { return math.Abs(w) * 0x1p-10 }, nil))
	quotient := func(x, y float64) float64 { return x / y }
	add("div.full.f32 %d, %a, %b", "f32 f32 f32", near(quotient, ulp(2), nil))
	add("div.approx.f32 %d, %a, %b", "f32 f32 f32", near(quotient, ulp(2), func(_, y float64) bool {
		a := math.Abs(y)
		return a >= 0x1p-126 && a <= 0x1p126
	}))
	// Between 2^126 and 2^128 the approximate quotient is 0, or NaN of infinity.
	zero := want{kind: wantBetween}
	add("div.approx.f32 %d, %a, 0f7F000000", "f32 f32", func(in []uint64) want {
		if f.isInf(in[0]) || f.isNaN(in[0]) {
			return want{lo: f.nan}
		}
		return zero
	})
	// Flushed: a subnormal argument counts as 0.
	add("rcp.approx.ftz.f32 %d, 0f00000001", "f32 f32", func([]uint64) want { return want{lo: f.inf()} })
	add("ex2.approx.ftz.f32 %d, 0fC3000000", "f32 f32", func([]uint64) want { return want{} }) // 2^-128
	return list
}
