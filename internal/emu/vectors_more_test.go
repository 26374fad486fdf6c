package emu

import (
	"math"
	"math/big"
	"strings"
	"testing"
)

// between makes a range of a format, ends included. A bound above the largest number may become infinite.
func (f format) between(lo, hi float64) want {
	if largest := f.float64(f.inf() - 1); hi > largest {
		hi = math.Inf(1)
	} else if lo < -largest {
		lo = math.Inf(-1)
	}
	at := func(x float64, mode string) uint64 {
		switch {
		case math.IsInf(x, 1):
			return f.inf()
		case math.IsInf(x, -1):
			return f.inf() | f.sign()
		case x == 0:
			return 0
		}
		return f.round(new(big.Float).SetPrec(bigPrec).SetFloat64(x), mode)
	}
	return want{kind: wantBetween, lo: at(lo, "rp"), hi: at(hi, "rm")}
}

// float64 returns the value of a pattern.
func (f format) float64(b uint64) float64 {
	switch {
	case f.isNaN(b):
		return math.NaN()
	case f.isInf(b):
		if b&f.sign() != 0 {
			return math.Inf(-1)
		}
		return math.Inf(1)
	case b == f.sign():
		return math.Copysign(0, -1)
	}
	x, _ := f.big(b).Float64()
	return x
}

// packed applies a function to the 16-bit halves of all operands.
func packed(g func(in []uint64) uint64) func(in []uint64) uint64 {
	return func(in []uint64) uint64 {
		lo, hi := make([]uint64, len(in)), make([]uint64, len(in))
		for i, x := range in {
			lo[i], hi[i] = x&0xffff, x>>16&0xffff
		}
		return g(lo) | g(hi)<<16
	}
}

// halfApproximations covers the approximations of types other than f32: the errors
// are those that the manual allows (PTX ISA §9.7.4; for f64 the upper halves count).
func halfApproximations(testing.TB) []vector {
	var list []vector
	add := func(text, ty string, exact func(float64) float64, bound func(w float64) float64) {
		f := formats[ty]
		list = append(list, vector{text: text, types: ty + " " + ty, loose: func(in []uint64) want {
			x := in[0]
			if strings.Contains(text, ".ftz.f64") {
				x &^= 0xffffffff // the lower half is ignored
			}
			w := exact(f.float64(x))
			if w != w {
				if ty == "f64" {
					return want{kind: wantNaN}
				}
				return want{lo: f.nan}
			}
			e := bound(w)
			if math.IsInf(w, 0) {
				e = 0
			}
			return f.between(w-e, w+e)
		}})
		if ty != "f64" {
			// The packed form computes the same in both halves: compare with the single one.
			list = append(list, vector{
				text: "{; .reg .b16 %n<3>; " + strings.Replace(text, ty+" %d, %a", ty+"x2 %d, %a", 1) +
					"; mov.b32 {%n1, %n2}, %a; " + strings.Replace(text, " %d, %a", " %n1, %n1", 1) + "; " + strings.Replace(text, " %d, %a", " %n2, %n2", 1) +
					"; mov.b32 %t2, {%n1, %n2}; xor.b32 %d, %d, %t2; }", types: "b32 b32", ref: func([]uint64) uint64 { return 0 },
			})
		}
	}
	relative := func(e, least float64) func(float64) float64 {
		return func(w float64) float64 { return max(math.Abs(w)*e, least) }
	}
	add("ex2.approx.f16 %d, %a", "f16", math.Exp2, relative(0x1p-9, 0x1p-24))
	add("ex2.approx.ftz.bf16 %d, %a", "bf16", math.Exp2, relative(0x1p-7, 0x1p-126))
	add("tanh.approx.f16 %d, %a", "f16", math.Tanh, func(float64) float64 { return 0x1p-10 })
	add("tanh.approx.bf16 %d, %a", "bf16", math.Tanh, func(float64) float64 { return 0x1p-8 })
	flush := func(x float64) float64 {
		if math.Abs(x) < 0x1p-1022 {
			return math.Copysign(0, x)
		}
		return x
	}
	add("rcp.approx.ftz.f64 %d, %a", "f64", func(x float64) float64 { return flush(1 / flush(x)) }, relative(0x1p-19, 0x1p-1022))
	add("rsqrt.approx.f64 %d, %a", "f64", func(x float64) float64 { return 1 / math.Sqrt(x) }, relative(0x1p-19, 0))
	add("rsqrt.approx.ftz.f64 %d, %a", "f64", func(x float64) float64 { return 1 / math.Sqrt(flush(x)) }, relative(0x1p-19, 0))
	s := formats["f32"]
	// Flushing forms of the f32 approximations, where arguments are normal.
	for op, g := range map[string]func(float64) float64{
		"sqrt": math.Sqrt, "rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) }, "sin": math.Sin, "cos": math.Cos, "lg2": math.Log2,
	} {
		list = append(list, vector{text: op + ".approx.ftz.f32 %d, %a", types: "f32 f32", loose: func(in []uint64) want {
			x := s.float64(s.ftz(in[0]))
			w := g(x)
			switch {
			case w != w:
				return want{lo: s.nan}
			case (op == "sin" || op == "cos") && math.Abs(x) > math.Pi:
				return want{kind: wantAny}
			case math.IsInf(w, 0):
				return s.between(w, w)
			}
			e := max(math.Abs(w)*0x1p-21, 0x1p-126)
			if op == "sin" || op == "cos" || op == "lg2" {
				e = max(math.Abs(w)*0x1p-21, 0x1p-20)
			}
			return s.between(w-e, w+e)
		}})
	}
	for _, op := range []string{"div.approx.ftz", "div.full.ftz"} {
		list = append(list, vector{text: op + ".f32 %d, %a, %b", types: "f32 f32 f32", loose: func(in []uint64) want {
			x, y := s.float64(s.ftz(in[0])), s.float64(s.ftz(in[1]))
			w := x / y
			switch {
			case w != w:
				return want{lo: s.nan}
			case math.Abs(y) > 0x1p126 || math.Abs(y) < 0x1p-126 || math.IsInf(y, 0):
				return want{kind: wantAny}
			case math.IsInf(w, 0) || math.Abs(w) > math.MaxFloat32*0.99:
				return want{kind: wantAny}
			}
			e := max(math.Abs(w)*0x1p-22, 0x1p-126)
			return s.between(w-e, w+e)
		}})
	}
	return list
}

// moreFloatVectors covers the rarer forms of exact arithmetic.
func moreFloatVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		v := vector{text: text, types: types, ref: ref}
		if types[:3] == "f64" {
			v.loose = nan64(ref)
		}
		list = append(list, v)
	}
	s := formats["f32"]
	for _, ty := range []string{"f32", "f64"} {
		f := formats[ty]
		for _, mode := range []string{"rn", "rz", "rm", "rp"} {
			add("mad."+mode+"."+ty+" %d, %a, %b, %c", ty+" "+ty+" "+ty+" "+ty, func(in []uint64) uint64 { return f.fma(in[0], in[1], in[2], mode) })
		}
	}
	add("mad.rn.ftz.sat.f32 %d, %a, %b, %c", "f32 f32 f32 f32", func(in []uint64) uint64 {
		return s.sat(s.ftz(s.fma(s.ftz(in[0]), s.ftz(in[1]), s.ftz(in[2]), "rn")))
	})
	for _, mode := range []string{"rn", "rz", "rm", "rp"} {
		lanes := func(g func(a, b uint64) uint64) func(in []uint64) uint64 {
			return func(in []uint64) uint64 {
				return g(in[0]&0xffffffff, in[1]&0xffffffff) | g(in[0]>>32, in[1]>>32)<<32
			}
		}
		add("mul."+mode+".f32x2 %d, %a, %b", "f32x2 f32x2 f32x2", lanes(func(a, b uint64) uint64 { return s.mul(a, b, mode) }))
		add("add."+mode+".f32x2 %d, %a, %b", "f32x2 f32x2 f32x2", lanes(func(a, b uint64) uint64 { return s.add(a, b, mode) }))
		add("sub."+mode+".ftz.f32x2 %d, %a, %b", "f32x2 f32x2 f32x2", lanes(func(a, b uint64) uint64 {
			return s.ftz(s.add(s.ftz(a), s.ftz(b)^s.sign(), mode))
		}))
		for _, half := range []string{"f16", "bf16"} {
			h := formats[half]
			add("sub."+mode+".f32."+half+" %d, %a, %b", "f32 "+half+" f32", func(in []uint64) uint64 {
				return s.add(s.convert(h, in[0], "rn"), in[1]^s.sign(), mode)
			})
			add("sub."+mode+".sat.f32."+half+" %d, %a, %b", "f32 "+half+" f32", func(in []uint64) uint64 {
				return s.sat(s.add(s.convert(h, in[0], "rn"), in[1]^s.sign(), mode))
			})
			add("add."+mode+".sat.f32."+half+" %d, %a, %b", "f32 "+half+" f32", func(in []uint64) uint64 {
				return s.sat(s.add(s.convert(h, in[0], "rn"), in[1], mode))
			})
			add("fma."+mode+".f32."+half+" %d, %a, %b, %c", "f32 "+half+" "+half+" f32", func(in []uint64) uint64 {
				return s.fma(s.convert(h, in[0], "rn"), s.convert(h, in[1], "rn"), in[2], mode)
			})
		}
	}
	for op, dir := range map[string]int{"min": -1, "max": 1} {
		for _, mods := range []string{"", ".ftz", ".NaN", ".abs", ".ftz.NaN.abs"} {
			add(op+mods+".f32 %d, %a, %b, %c", "f32 f32 f32 f32", func(in []uint64) uint64 {
				v := append([]uint64(nil), in...)
				for i := range v {
					if strings.Contains(mods, ".ftz") {
						v[i] = s.ftz(v[i])
					}
					if strings.Contains(mods, ".abs") {
						v[i] &^= s.sign()
					}
				}
				nan := strings.Contains(mods, ".NaN")
				return s.min(s.min(v[0], v[1], dir, nan), v[2], dir, nan)
			})
		}
		for _, ty := range []string{"f16", "bf16"} {
			f := formats[ty]
			for _, mods := range []string{"", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs", ".ftz"} {
				if mods == ".ftz" && ty == "bf16" {
					continue
				}
				one := func(in []uint64) uint64 {
					a, b, sign := in[0], in[1], uint64(0)
					if mods == ".ftz" {
						a, b = f.ftz(a), f.ftz(b)
					}
					if strings.Contains(mods, ".abs") {
						sign = (a ^ b) & f.sign()
						a, b = a&^f.sign(), b&^f.sign()
					}
					r := f.min(a, b, dir, strings.Contains(mods, ".NaN"))
					if !f.isNaN(r) {
						r |= sign
					}
					return r
				}
				add(op+mods+"."+ty+" %d, %a, %b", ty+" "+ty+" "+ty, one)
				add(op+mods+"."+ty+"x2 %d, %a, %b", ty+"x2 "+ty+"x2 "+ty+"x2", packed(one))
			}
		}
	}
	h := formats["f16"]
	add("abs.ftz.f16 %d, %a", "f16 f16", func(in []uint64) uint64 { return h.quiet(h.ftz(in[0]) &^ h.sign()) })
	add("neg.ftz.f16x2 %d, %a", "f16x2 f16x2", packed(func(in []uint64) uint64 { return h.quiet(h.ftz(in[0]) ^ h.sign()) }))
	add("abs.ftz.f32 %d, %a", "f32 f32", func(in []uint64) uint64 { return s.quiet(s.ftz(in[0]) &^ s.sign()) })
	add("neg.ftz.f32 %d, %a", "f32 f32", func(in []uint64) uint64 { return s.quiet(s.ftz(in[0]) ^ s.sign()) })
	for _, op := range []string{"add", "sub", "mul"} {
		for _, mods := range []string{".rn", ".rn.ftz.sat"} {
			one := func(in []uint64) uint64 {
				a, b := in[0], in[1]
				if mods != ".rn" {
					a, b = h.ftz(a), h.ftz(b)
				}
				var r uint64
				switch op {
				case "add":
					r = h.add(a, b, "rn")
				case "sub":
					r = h.add(a, b^h.sign(), "rn")
				default:
					r = h.mul(a, b, "rn")
				}
				if mods != ".rn" {
					r = h.sat(h.ftz(r))
				}
				return r
			}
			add(op+mods+".f16 %d, %a, %b", "f16 f16 f16", one)
			add(op+mods+".f16x2 %d, %a, %b", "f16x2 f16x2 f16x2", packed(one))
		}
		for _, ty := range []string{"bf16", "bf16x2"} {
			g := formats["bf16"]
			one := func(in []uint64) uint64 {
				switch op {
				case "add":
					return g.add(in[0], in[1], "rn")
				case "sub":
					return g.add(in[0], in[1]^g.sign(), "rn")
				}
				return g.mul(in[0], in[1], "rn")
			}
			ref := one
			if ty == "bf16x2" {
				ref = packed(one)
			}
			add(op+".rn."+ty+" %d, %a, %b", ty+" "+ty+" "+ty, ref)
		}
	}
	// An operand that is the out-of-bounds NaN, all ones, makes the result zero.
	for _, ty := range []string{"f16", "bf16"} {
		f := formats[ty]
		for _, relu := range []string{"", ".relu"} {
			one := func(in []uint64) uint64 {
				if in[0] == 0xffff || in[1] == 0xffff {
					return 0
				}
				r := f.fma(in[0], in[1], in[2], "rn")
				if relu != "" && !f.isNaN(r) && r&f.sign() != 0 {
					r = 0
				}
				return r
			}
			add("fma.rn.oob"+relu+"."+ty+" %d, %a, %b, %c", ty+" "+ty+" "+ty+" "+ty, one)
			add("fma.rn.oob"+relu+"."+ty+"x2 %d, %a, %b, %c", ty+"x2 "+ty+"x2 "+ty+"x2 "+ty+"x2", packed(one))
			add("or.b16 %a, %a, 0xffff; fma.rn.oob"+relu+"."+ty+" %d, %a, %b, %c", ty+" "+ty+" "+ty+" "+ty, func([]uint64) uint64 { return 0 })
			list[len(list)-1].noGPU = true // where all ones is another NaN; no document names theirs
		}
		for _, relu := range []string{".ftz", ".ftz.relu", ".ftz.sat", ".sat"} {
			if ty == "bf16" {
				continue
			}
			add("fma.rn"+relu+".f16x2 %d, %a, %b, %c", "f16x2 f16x2 f16x2 f16x2", packed(func(in []uint64) uint64 {
				a, b, c := in[0], in[1], in[2]
				if relu[:4] == ".ftz" {
					a, b, c = f.ftz(a), f.ftz(b), f.ftz(c)
				}
				r := f.fma(a, b, c, "rn")
				if relu[:4] == ".ftz" {
					r = f.ftz(r)
				}
				if strings.HasSuffix(relu, "relu") && !f.isNaN(r) && r&f.sign() != 0 {
					r = 0
				}
				if strings.HasSuffix(relu, "sat") {
					r = f.sat(r)
				}
				return r
			}))
		}
	}
	return list
}

// comparisons are the relations of floats by their name: less, equal, greater, unordered.
var comparisons = map[string][4]bool{
	"eq": {1: true}, "ne": {0: true, 2: true}, "lt": {0: true}, "le": {0: true, 1: true}, "gt": {2: true}, "ge": {1: true, 2: true},
	"equ": {1: true, 3: true}, "neu": {0: true, 2: true, 3: true}, "ltu": {0: true, 3: true}, "leu": {0: true, 1: true, 3: true},
	"gtu": {2: true, 3: true}, "geu": {1: true, 2: true, 3: true}, "num": {true, true, true, false}, "nan": {3: true},
}

// comparisonVectors covers set and setp of floats in all their forms.
func comparisonVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	combine := map[string]func(a, b uint64) uint64{
		"and": func(a, b uint64) uint64 { return a & b }, "or": func(a, b uint64) uint64 { return a | b }, "xor": func(a, b uint64) uint64 { return a ^ b },
	}
	// The value of true in each type of result.
	truth := map[string]uint64{
		"u32": 0xffffffff, "s32": 0xffffffff, "f32": 0x3f800000, "u16": 0xffff, "s16": 0xffff, "f16": 0x3c00, "bf16": 0x3f80,
	}
	for cmp, rel := range comparisons {
		test := func(f format, a, b uint64) uint64 { return uint64(b2u(rel[f.order(a, b)])) }
		s := formats["f32"]
		flushed := func(in []uint64) uint64 { return test(s, s.ftz(in[0]), s.ftz(in[1])) }
		for name, op := range combine {
			add("setp."+cmp+"."+name+".ftz.f32 %d, %a, %b, %c", "pred f32 f32 pred", func(in []uint64) uint64 { return op(flushed(in), in[2]) })
			for _, to := range []string{"u32", "s32", "f32"} {
				add("set."+cmp+"."+name+".ftz."+to+".f32 %d, %a, %b, !%c", to+" f32 f32 pred", func(in []uint64) uint64 { return op(flushed(in), in[2]^1) * truth[to] })
				for _, from := range []string{"f32", "f64"} {
					add("set."+cmp+"."+name+"."+to+"."+from+" %d, %a, %b, %c", to+" "+from+" "+from+" pred", func(in []uint64) uint64 {
						return op(test(formats[from], in[0], in[1]), in[2]) * truth[to]
					})
				}
			}
			for _, ty := range []string{"f16", "bf16"} {
				f := formats[ty]
				for _, ftz := range []string{"", ".ftz"} {
					if ftz != "" && ty == "bf16" {
						continue
					}
					one := func(a, b uint64) uint64 {
						if ftz != "" {
							a, b = f.ftz(a), f.ftz(b)
						}
						return test(f, a, b)
					}
					add("setp."+cmp+"."+name+ftz+"."+ty+" %d, %a, %b, %c", "pred "+ty+" "+ty+" pred", func(in []uint64) uint64 { return op(one(in[0], in[1]), in[2]) })
					add("setp."+cmp+ftz+"."+ty+" %d, %a, %b", "pred "+ty+" "+ty, func(in []uint64) uint64 { return one(in[0], in[1]) })
					add("setp."+cmp+"."+name+ftz+"."+ty+"x2 %d|%p1, %a, %b, %c", "pred "+ty+"x2 "+ty+"x2 pred", func(in []uint64) uint64 {
						return op(one(in[0]&0xffff, in[1]&0xffff), in[2])
					})
					add("setp."+cmp+ftz+"."+ty+"x2 %p1|%d, %a, %b", "pred "+ty+"x2 "+ty+"x2", func(in []uint64) uint64 { return one(in[0]>>16, in[1]>>16) })
					for _, to := range []string{ty, "u16", "s16", "u32", "s32"} {
						add("set."+cmp+ftz+"."+to+"."+ty+" %d, %a, %b", to+" "+ty+" "+ty, func(in []uint64) uint64 { return one(in[0], in[1]) * truth[to] })
						add("set."+cmp+"."+name+ftz+"."+to+"."+ty+" %d, %a, %b, %c", to+" "+ty+" "+ty+" pred", func(in []uint64) uint64 {
							return op(one(in[0], in[1]), in[2]) * truth[to]
						})
					}
					add("set."+cmp+ftz+"."+ty+"x2."+ty+"x2 %d, %a, %b", ty+"x2 "+ty+"x2 "+ty+"x2", packed(func(in []uint64) uint64 { return one(in[0], in[1]) * truth[ty] }))
					add("set."+cmp+"."+name+ftz+"."+ty+"x2."+ty+"x2 %d, %a, %b, %c", ty+"x2 "+ty+"x2 "+ty+"x2 pred", func(in []uint64) uint64 {
						return op(one(in[0]&0xffff, in[1]&0xffff), in[2])*truth[ty] | op(one(in[0]>>16, in[1]>>16), in[2])*truth[ty]<<16
					})
				}
			}
		}
		for _, to := range []string{"u32", "s32", "f32"} {
			add("set."+cmp+".ftz."+to+".f32 %d, %a, %b", to+" f32 f32", func(in []uint64) uint64 { return flushed(in) * truth[to] })
			for _, from := range []string{"f32", "f64"} {
				add("set."+cmp+"."+to+"."+from+" %d, %a, %b", to+" "+from+" "+from, func(in []uint64) uint64 { return test(formats[from], in[0], in[1]) * truth[to] })
			}
		}
		for name, op := range combine {
			for _, from := range []string{"f32", "f64"} {
				add("setp."+cmp+"."+name+"."+from+" %d, %a, %b, %c", "pred "+from+" "+from+" pred", func(in []uint64) uint64 { return op(test(formats[from], in[0], in[1]), in[2]) })
			}
		}
	}
	// Selection by the sign of a float: -0 and NaN count as not less than zero, or not.
	s := formats["f32"]
	for _, ty := range []string{"b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64"} {
		for _, ftz := range []string{"", ".ftz"} {
			add("slct"+ftz+"."+ty+".f32 %d, %a, %b, %c", ty+" "+ty+" "+ty+" f32", func(in []uint64) uint64 {
				x := in[2]
				if ftz != "" {
					x = s.ftz(x)
				}
				if o := s.order(x, 0); o == 1 || o == 2 {
					return in[0]
				}
				return in[1]
			})
		}
		add("slct."+ty+".s32 %d, %a, %b, %c", ty+" "+ty+" "+ty+" s32", func(in []uint64) uint64 {
			if int32(in[2]) >= 0 {
				return in[0]
			}
			return in[1]
		})
		add("selp."+ty+" %d, %a, %b, !%c", ty+" "+ty+" "+ty+" pred", func(in []uint64) uint64 {
			if in[2] == 0 {
				return in[0]
			}
			return in[1]
		})
		add("mov."+ty+" %d, %a", ty+" "+ty, func(in []uint64) uint64 { return in[0] })
	}
	return list
}
