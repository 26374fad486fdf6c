package emu

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
)

// moreConversions covers the rarer forms of cvt between numbers of 16 bits and more.
func moreConversions(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	s, d := formats["f32"], formats["f64"]
	for _, to := range []string{"f16", "bf16"} {
		f := formats[to]
		for _, mode := range []string{"rn", "rz"} {
			for _, mods := range []string{"", ".relu", ".satfinite", ".relu.satfinite"} {
				one := func(x uint64) uint64 {
					if strings.Contains(mods, ".relu") && !s.isNaN(x) && x&s.sign() != 0 {
						return 0
					}
					r := f.convert(s, x, mode)
					if strings.Contains(mods, ".satfinite") && f.isInf(r) {
						r--
					}
					return r
				}
				add("cvt."+mode+mods+"."+to+".f32 %d, %a", to+" f32", func(in []uint64) uint64 { return one(in[0]) })
				add("cvt."+mode+mods+"."+to+"x2.f32 %d, %a, %b", to+"x2 f32 f32", func(in []uint64) uint64 { return one(in[0])<<16 | one(in[1]) })
			}
		}
	}
	for _, mode := range []string{"rn", "rz", "rm", "rp"} {
		f16 := formats["f16"]
		add("cvt."+mode+".ftz.f16.f32 %d, %a", "f16 f32", func(in []uint64) uint64 { return f16.convert(s, s.ftz(in[0]), mode) })
		list[len(list)-1].noGPU = mode == "rm" || mode == "rp" // which do not flush the source, contrary to the PTX ISA
		add("cvt."+mode+".ftz.f32.f64 %d, %a", "f32 f64", func(in []uint64) uint64 { return s.ftz(s.convert(d, in[0], mode)) })
		add("cvt."+mode+".ftz.sat.f32.f64 %d, %a", "f32 f64", func(in []uint64) uint64 { return s.sat(s.ftz(s.convert(d, in[0], mode))) })
	}
	add("cvt.ftz.f32.f16 %d, %a", "f32 f16", func(in []uint64) uint64 { return s.convert(formats["f16"], in[0], "rn") })
	add("cvt.ftz.f32.bf16 %d, %a", "f32 bf16", func(in []uint64) uint64 { return s.quiet(s.ftz(s.convert(formats["bf16"], in[0], "rn"))) })
	add("cvt.ftz.sat.f32.f32 %d, %a", "f32 f32", func(in []uint64) uint64 { return s.sat(s.ftz(in[0])) })
	add("cvt.sat.f32.f32 %d, %a", "f32 f32", func(in []uint64) uint64 { return s.sat(in[0]) })
	add("cvt.sat.f64.f64 %d, %a", "f64 f64", func(in []uint64) uint64 { return d.sat(in[0]) })
	tf := formats["tf32"]
	for _, mode := range []string{"rna.satfinite", "rn.relu", "rz.relu", "rn.satfinite", "rz.relu.satfinite"} {
		round, _, _ := strings.Cut(mode, ".")
		add("cvt."+mode+".tf32.f32 %d, %a", "b32 f32", func(in []uint64) uint64 {
			x := in[0]
			switch {
			case s.isNaN(x) && round == "rna": // as an integer, below the pattern that it would have
				return (x+0x1000)>>13<<13&0xffffffff - 0x2000
			case s.isNaN(x):
				return 0x7fffe000
			case strings.Contains(mode, "relu") && x&s.sign() != 0:
				return 0
			}
			r := tf.convert(s, x, round)
			if strings.Contains(mode, "satfinite") && tf.isInf(r) {
				r--
			}
			return r << 13
		})
	}
	return list
}

// narrowConversions covers cvt of floating-point numbers of eight bits and fewer, and of integers of fewer.
func narrowConversions(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	s := formats["f32"]
	// Eight bits and fewer, back to half precision: exact. Six bits lie in eight.
	for _, from := range []string{"e4m3", "e5m2", "e2m3", "e3m2", "e2m1"} {
		f, h := formats[from], formats["f16"]
		n := f.exp + f.frac + 1
		for _, relu := range []string{"", ".relu"} {
			one := func(x uint64) uint64 {
				x &= 1<<n - 1
				sign := uint64(0)
				if x&f.sign() != 0 {
					sign = h.sign()
				}
				var r uint64
				switch {
				case from == "e4m3" && x&0x7f == 0x7f, from == "e5m2" && x&0x7f > 0x7c:
					return h.nan
				case from == "e5m2" && x&0x7f == 0x7c:
					r = h.inf() | sign
				case f.isZero(x):
					r = sign
				default:
					r = h.round(f.big(x), "rn")
				}
				if relu != "" && r&h.sign() != 0 {
					r = 0
				}
				return r
			}
			switch from {
			case "e2m1":
				add("{; .reg .b8 %n; cvt.u8.u16 %n, %a; cvt.rn"+relu+".f16x2.e2m1x2 %d, %n; }", "f16x2 u16", func(in []uint64) uint64 {
					return one(in[0]) | one(in[0]>>4)<<16
				})
			case "e2m3", "e3m2":
				add("and.b16 %a, %a, 0x3f3f; cvt.rn"+relu+".f16x2."+from+"x2 %d, %a", "f16x2 b16", func(in []uint64) uint64 {
					return one(in[0]) | one(in[0]>>8)<<16
				})
			default:
				add("cvt.rn"+relu+".f16x2."+from+"x2 %d, %a", "f16x2 b16", func(in []uint64) uint64 {
					return one(in[0]) | one(in[0]>>8)<<16
				})
			}
		}
	}
	// Powers of two: the exponent alone, 0xff is NaN.
	for _, mode := range []string{"rz", "rp"} {
		for _, sat := range []string{"", ".satfinite"} {
			one := func(f format, x uint64) uint64 {
				x &^= f.sign()
				if f.isNaN(x) {
					return 0xff
				}
				if f.isInf(x) {
					if sat != "" {
						return 0xfe
					}
					return 0xff
				}
				if f.isZero(x) {
					return 0
				}
				v := f.big(x)
				e := v.MantExp(nil) - 1 // 2^e ≤ v
				if mode == "rp" && v.Cmp(new(big.Float).SetMantExp(big.NewFloat(1), e)) > 0 {
					e++
				}
				switch {
				case e < -127:
					return 0
				case e > 127 && sat != "":
					return 0xfe
				case e > 127:
					return 0xff
				}
				return uint64(e + 127)
			}
			// S2-38: two bytes in .b16; no infinity, NaN is 0xff.
			add("cvt."+mode+sat+".ue8m0x2.f32 %d, %a, %b", "b16 f32 f32", func(in []uint64) uint64 { return one(s, in[0])<<8 | one(s, in[1]) })
			add("cvt."+mode+sat+".ue8m0x2.bf16x2 %d, %a", "b16 bf16x2", func(in []uint64) uint64 {
				b := formats["bf16"]
				return one(b, in[0]>>16)<<8 | one(b, in[0]&0xffff)
			})
		}
	}
	add("cvt.rn.bf16x2.ue8m0x2 %d, %a", "bf16x2 b16", packedBytes(func(x uint64) uint64 {
		if x == 0xff {
			return formats["bf16"].nan
		}
		return formats["bf16"].round(new(big.Float).SetMantExp(big.NewFloat(1), int(x)-127), "rn")
	}))
	for _, relu := range []string{".relu"} {
		for _, to := range []string{"e4m3", "e5m2"} {
			f, largest := formats[to], map[string]uint64{"e4m3": 0x7e, "e5m2": 0x7b}[to]
			one := func(g format, x uint64) uint64 {
				switch {
				case g.isNaN(x):
					return 0x7f
				case x&g.sign() != 0, g.isZero(x):
					return 0
				case g.isInf(x):
					return largest
				}
				return min(roundMagnitude(f, g.big(x)), largest)
			}
			add("cvt.rn.satfinite"+relu+"."+to+"x2.f32 %d, %a, %b", "b16 f32 f32", func(in []uint64) uint64 { return one(s, in[0])<<8 | one(s, in[1]) })
			add("cvt.rn.satfinite"+relu+"."+to+"x2.f16x2 %d, %a", "b16 f16x2", func(in []uint64) uint64 {
				h := formats["f16"]
				return one(h, in[0]>>16)<<8 | one(h, in[0]&0xffff)
			})
			add("cvt.rn.satfinite"+relu+"."+to+"x2.bf16x2 %d, %a", "b16 bf16x2", func(in []uint64) uint64 {
				h := formats["bf16"]
				return one(h, in[0]>>16)<<8 | one(h, in[0]&0xffff)
			})
		}
	}
	// To wider formats: small numbers are exact in bf16.
	for _, from := range []string{"e4m3", "e5m2"} {
		f := formats[from]
		add("cvt.rn.bf16x2."+from+"x2 %d, %a", "bf16x2 b16", packedBytes(func(x uint64) uint64 {
			b := formats["bf16"]
			switch {
			case from == "e4m3" && x&0x7f == 0x7f, from == "e5m2" && x&0x7f > 0x7c:
				return 0x7fff
			case from == "e5m2" && x&0x7f == 0x7c:
				return x&f.sign()<<8 | 0x7f80
			case f.isZero(x):
				return x & f.sign() << 8
			}
			return b.round(f.big(x), "rn")
		}))
	}
	for _, to := range []string{"e2m3", "e3m2"} { // of one sign only: relu
		f, largest := formats[to], map[string]uint64{"e2m3": 0x1f, "e3m2": 0x1f}[to]
		for _, from := range []string{"f16", "bf16"} {
			g := formats[from]
			one := func(x uint64) uint64 {
				switch {
				case g.isNaN(x):
					return largest
				case x&g.sign() != 0, g.isZero(x):
					return 0
				case g.isInf(x):
					return largest
				}
				return min(roundMagnitude(f, g.big(x)), largest)
			}
			add("cvt.rn.satfinite.relu."+to+"x2."+from+"x2 %d, %a", "b16 "+from+"x2", func(in []uint64) uint64 { return one(in[0]>>16)<<8 | one(in[0]&0xffff) })
		}
	}
	// Packing into two and four bits.
	for _, to := range []string{"u2", "s2", "u4", "s4"} {
		n := int(to[1] - '0')
		add(fmt.Sprintf("cvt.pack.sat.%s.s32.b32 %%d, %%a, %%b, %%c", to), "b32 s32 s32 b32", func(in []uint64) uint64 {
			clamp := func(x uint64) uint64 {
				lo, hi := int64(0), int64(1)<<n-1
				if to[0] == 's' {
					lo, hi = -1<<(n-1), 1<<(n-1)-1
				}
				return uint64(min(max(int64(int32(x)), lo), hi)) & (1<<n - 1)
			}
			return (clamp(in[0])<<n | clamp(in[1]) | in[2]<<(2*n)) & 0xffffffff
		})
	}
	return list
}

// packedBytes applies a function to two bytes and makes two halves of the results.
func packedBytes(g func(x uint64) uint64) func(in []uint64) uint64 {
	return func(in []uint64) uint64 { return g(in[0]&0xff) | g(in[0]>>8&0xff)<<16 }
}

// moreIntegerVectors covers the rarer forms of integer arithmetic and logic.
func moreIntegerVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	// Polynomials over GF(2), by definition: coefficient k of the product.
	for shift, m := range map[int]string{0: "lo", 64: "hi"} {
		add("clmad."+m+".u64 %d, %a, %b, %c", "u64 u64 u64 u64", func(in []uint64) (r uint64) {
			for k := range 64 {
				bit := in[2] >> k & 1
				for i := range 64 {
					if j := k + shift - i; j >= 0 && j < 64 {
						bit ^= (in[0] >> i) & (in[1] >> j) & 1
					}
				}
				r |= bit << k
			}
			return r
		})
	}
	add("mad24.hi.sat.s32 %d, %a, %b, %c", "s32 s32 s32 s32", func(in []uint64) uint64 {
		low := func(x uint64) int64 { return int64(x<<40) >> 40 }
		return clampTo(big.NewInt(low(in[0])*low(in[1])>>16+int64(int32(in[2]))), "s32", 32)
	})
	add("min.relu.s32 %d, %a, %b", "s32 s32 s32", func(in []uint64) uint64 { return uint64(max(min(int32(in[0]), int32(in[1])), 0)) })
	for op, f := range map[string]func(a, b int16) int16{
		"min": func(a, b int16) int16 { return min(a, b) }, "max": func(a, b int16) int16 { return max(a, b) },
		"min.relu": func(a, b int16) int16 { return max(min(a, b), 0) }, "max.relu": func(a, b int16) int16 { return max(a, b, 0) },
	} {
		add(op+".s16x2 %d, %a, %b", "b32 b32 b32", packed(func(in []uint64) uint64 { return uint64(uint16(f(int16(in[0]), int16(in[1])))) }))
	}
	for _, b := range []string{"b16", "b32", "b64"} {
		n := typeOf(b).Bits()
		add("shr."+b+" %d, %a, %b", b+" "+b+" small80", func(in []uint64) uint64 { return in[0] >> in[1] })
		add("setp.eq."+b+" %d, %a, %b", "pred "+b+" "+b, func(in []uint64) uint64 { return uint64(b2u(in[0] == in[1])) })
		add("setp.ne.and."+b+" %d, %a, %b, %c", "pred "+b+" "+b+" pred", func(in []uint64) uint64 { return uint64(b2u(in[0] != in[1])) & in[2] })
		add("set.ne.u32."+b+" %d, %a, %b", "u32 "+b+" "+b, func(in []uint64) uint64 { return uint64(b2u(in[0] != in[1])) * 0xffffffff })
		add("set.eq.or.s32."+b+" %d, %a, %b, %c", "s32 "+b+" "+b+" pred", func(in []uint64) uint64 {
			return (uint64(b2u(in[0] == in[1])) | in[2]) * 0xffffffff
		})
		_ = n
	}
	compare := map[string]func(c int) bool{
		"eq": func(c int) bool { return c == 0 }, "ne": func(c int) bool { return c != 0 }, "lt": func(c int) bool { return c < 0 },
		"le": func(c int) bool { return c <= 0 }, "gt": func(c int) bool { return c > 0 }, "ge": func(c int) bool { return c >= 0 },
		"lo": func(c int) bool { return c < 0 }, "ls": func(c int) bool { return c <= 0 }, "hi": func(c int) bool { return c > 0 }, "hs": func(c int) bool { return c >= 0 },
	}
	for name, f := range compare {
		for _, ty := range []string{"s16", "u16", "s32", "u32", "s64", "u64"} {
			if ty[0] == 's' && strings.Contains("lo ls hi hs", name) {
				continue
			}
			test := func(in []uint64) uint64 { return uint64(b2u(f(bigOf(in[0], ty).Cmp(bigOf(in[1], ty))))) }
			add("setp."+name+".xor."+ty+" %d, %a, %b, %c", "pred "+ty+" "+ty+" pred", func(in []uint64) uint64 { return test(in) ^ in[2] })
			add("set."+name+".f32."+ty+" %d, %a, %b", "f32 "+ty+" "+ty, func(in []uint64) uint64 { return test(in) * 0x3f800000 })
			add("set."+name+".and.s32."+ty+" %d, %a, %b, !%c", "s32 "+ty+" "+ty+" pred", func(in []uint64) uint64 { return test(in) & (in[2] ^ 1) * 0xffffffff })
		}
	}
	add("or.pred %d, %a, !%b", "pred pred pred", func(in []uint64) uint64 { return in[0] | (in[1] ^ 1) })
	add("lop3.and.b32 %t2|%d, %a, %b, %c, 0xfe, !%e", "pred b32 b32 b32 pred", func(in []uint64) uint64 {
		return uint64(b2u(in[0]|in[1]|in[2] != 0)) & (in[3] ^ 1)
	})
	// Extended precision in 64 bits and signed, with the carry kept and used.
	for _, t := range []string{"u32", "s32", "u64", "s64"} {
		n := typeOf(t).Bits()
		reg := map[int]string{32: "%t2", 64: "%x4"}[n]
		carry := func(op, then string, in []uint64) uint64 {
			a, b := new(big.Int).SetUint64(in[0]), new(big.Int).SetUint64(in[1])
			if op == "add" {
				a.Add(a, b).Rsh(a, uint(n))
			} else if a.Cmp(b) < 0 {
				a.SetInt64(-1)
			} else {
				a.SetInt64(0)
			}
			c := new(big.Int).SetUint64(in[2])
			return wrap(c.Add(c, a), n)
		}
		types := strings.TrimSpace(strings.Repeat(t+" ", 4))
		add("add.cc."+t+" "+reg+", %a, %b; addc.cc."+t+" %d, %c, 0", types, func(in []uint64) uint64 { return carry("add", "addc", in) })
		add("sub.cc."+t+" "+reg+", %a, %b; subc.cc."+t+" %d, %c, 0", types, func(in []uint64) uint64 { return carry("sub", "subc", in) })
		product := func(in []uint64, part uint) *big.Int {
			p := new(big.Int).Mul(bigOf(in[0], t), bigOf(in[1], t))
			if part == 1 {
				return p.Rsh(p, uint(n))
			}
			return p
		}
		for part, m := range []string{"lo", "hi"} {
			add("mad."+m+".cc."+t+" %d, %a, %b, %c", types, func(in []uint64) uint64 {
				p := product(in, uint(part))
				return wrap(p.Add(p, bigOf(in[2], t)), n)
			})
			add("add.cc."+t+" "+reg+", %a, %b; madc."+m+".cc."+t+" %d, %a, %b, %c", types, func(in []uint64) uint64 {
				p := product(in, uint(part))
				c := new(big.Int).Add(new(big.Int).SetUint64(in[0]), new(big.Int).SetUint64(in[1]))
				return wrap(p.Add(p, bigOf(in[2], t)).Add(p, c.Rsh(c, uint(n))), n)
			})
		}
	}
	return list
}
