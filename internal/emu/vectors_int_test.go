package emu

import (
	"fmt"
	"math/big"
	"math/bits"
	"testing"

	"gonvvm/internal/isa"
)

// integerVectors covers the arithmetic of PTX ISA §9.7.1 and §9.7.2.
func integerVectors(t testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	// arith adds an operation for a type: all operands and the result have it.
	arith := func(op, t string, n int, f func(v []*big.Int) *big.Int) {
		text := op + "." + t + " %d, %a"
		types := t + " " + t
		for k := 1; k < n; k++ {
			text += ", %" + string("abc"[k])
			types += " " + t
		}
		add(text, types, func(in []uint64) uint64 {
			v := make([]*big.Int, n)
			for k := range v {
				v[k] = bigOf(in[k], t)
			}
			return wrap(f(v), typeOf(t).Bits())
		})
	}
	z := func() *big.Int { return new(big.Int) }
	for _, t := range []string{"s16", "u16", "s32", "u32", "s64", "u64"} {
		n := uint(typeOf(t).Bits())
		arith("add", t, 2, func(v []*big.Int) *big.Int { return z().Add(v[0], v[1]) })
		arith("sub", t, 2, func(v []*big.Int) *big.Int { return z().Sub(v[0], v[1]) })
		arith("mul.lo", t, 2, func(v []*big.Int) *big.Int { return z().Mul(v[0], v[1]) })
		arith("mul.hi", t, 2, func(v []*big.Int) *big.Int { return z().Rsh(z().Mul(v[0], v[1]), n) })
		arith("mad.lo", t, 3, func(v []*big.Int) *big.Int { return z().Add(z().Mul(v[0], v[1]), v[2]) })
		arith("mad.hi", t, 3, func(v []*big.Int) *big.Int { return z().Add(z().Rsh(z().Mul(v[0], v[1]), n), v[2]) })
		arith("sad", t, 3, func(v []*big.Int) *big.Int { return z().Add(v[2], z().Abs(z().Sub(v[0], v[1]))) })
		arith("min", t, 2, func(v []*big.Int) *big.Int {
			if v[0].Cmp(v[1]) < 0 {
				return v[0]
			}
			return v[1]
		})
		arith("max", t, 2, func(v []*big.Int) *big.Int {
			if v[0].Cmp(v[1]) > 0 {
				return v[0]
			}
			return v[1]
		})
		// Division by zero is not defined: the quotient is not checked, and GPUs give a remainder of all ones.
		for _, op := range []string{"div", "rem"} {
			list = append(list, vector{text: op + "." + t + " %d, %a, %b", types: t + " " + t + " " + t, loose: func(in []uint64) want {
				a, b := bigOf(in[0], t), bigOf(in[1], t)
				switch {
				case b.Sign() == 0 && op == "rem":
					return want{lo: wrap(big.NewInt(-1), int(n))}
				case b.Sign() == 0:
					return want{kind: wantAny}
				case op == "div":
					return want{lo: wrap(z().Quo(a, b), int(n))}
				}
				return want{lo: wrap(z().Rem(a, b), int(n))}
			}})
		}
		if t[0] == 's' {
			arith("abs", t, 1, func(v []*big.Int) *big.Int { return z().Abs(v[0]) })
			arith("neg", t, 1, func(v []*big.Int) *big.Int { return z().Neg(v[0]) })
		}
		add("shr."+t+" %d, %a, %b", t+" "+t+" small80", func(in []uint64) uint64 {
			return wrap(z().Rsh(bigOf(in[0], t), uint(in[1])), int(n))
		})
		if n < 64 {
			wide := fmt.Sprintf("%c%d", t[0], 2*n)
			add("mul.wide."+t+" %d, %a, %b", wide+" "+t+" "+t, func(in []uint64) uint64 {
				return wrap(z().Mul(bigOf(in[0], t), bigOf(in[1], t)), int(2*n))
			})
			add("mad.wide."+t+" %d, %a, %b, %c", wide+" "+t+" "+t+" "+wide, func(in []uint64) uint64 {
				return wrap(z().Add(z().Mul(bigOf(in[0], t), bigOf(in[1], t)), bigOf(in[2], wide)), int(2*n))
			})
		}
	}
	add("add.sat.s32 %d, %a, %b", "s32 s32 s32", func(in []uint64) uint64 {
		return clampTo(z().Add(bigOf(in[0], "s32"), bigOf(in[1], "s32")), "s32", 32)
	})
	add("sub.sat.s32 %d, %a, %b", "s32 s32 s32", func(in []uint64) uint64 {
		return clampTo(z().Sub(bigOf(in[0], "s32"), bigOf(in[1], "s32")), "s32", 32)
	})
	add("mad.hi.sat.s32 %d, %a, %b, %c", "s32 s32 s32 s32", func(in []uint64) uint64 {
		p := z().Rsh(z().Mul(bigOf(in[0], "s32"), bigOf(in[1], "s32")), 32)
		return clampTo(p.Add(p, bigOf(in[2], "s32")), "s32", 32)
	})
	for _, t := range []string{"s32", "u32"} {
		low24 := func(x uint64) *big.Int {
			x &= 0xffffff
			if t == "s32" && x >= 1<<23 {
				return big.NewInt(int64(x) - 1<<24)
			}
			return big.NewInt(int64(x))
		}
		for shift, m := range map[uint]string{0: "lo", 16: "hi"} {
			add("mul24."+m+"."+t+" %d, %a, %b", t+" "+t+" "+t, func(in []uint64) uint64 {
				return wrap(z().Rsh(z().Mul(low24(in[0]), low24(in[1])), shift), 32)
			})
			add("mad24."+m+"."+t+" %d, %a, %b, %c", t+" "+t+" "+t+" "+t, func(in []uint64) uint64 {
				p := z().Rsh(z().Mul(low24(in[0]), low24(in[1])), shift)
				return wrap(p.Add(p, bigOf(in[2], t)), 32)
			})
		}
	}
	// Multi-word arithmetic: the carry of the first is added to the second.
	add("add.cc.u32 %t2, %a, %b; addc.u32 %d, %c, 5", "u32 u32 u32 u32", func(in []uint64) uint64 {
		return (in[2] + 5 + (in[0]+in[1])>>32) & 0xffffffff
	})
	add("sub.cc.u32 %t2, %a, %b; subc.u32 %d, %c, 5", "u32 u32 u32 u32", func(in []uint64) uint64 {
		return (in[2] - 5 - (in[0]-in[1])>>63) & 0xffffffff
	})
	add("add.cc.u64 %x4, %a, %b; addc.u64 %d, %c, 5", "u64 u64 u64 u64", func(in []uint64) uint64 {
		_, carry := bits.Add64(in[0], in[1], 0)
		return in[2] + 5 + carry
	})
	add("mad.lo.cc.u32 %t2, %a, %b, %c; madc.hi.u32 %d, %a, %b, 0", "u32 u32 u32 u32", func(in []uint64) uint64 {
		return (in[0]*in[1] + in[2]) >> 32
	})
	add("sub.cc.u32 %t2, 0, %a; subc.cc.u32 %t2, %b, %c; subc.u32 %d, 0, 0", "u32 u32 u32 u32", func(in []uint64) uint64 {
		x := z().SetUint64(in[1] << 32)
		x.Sub(x, z().SetUint64(in[2]<<32|in[0]))
		return wrap(x.Rsh(x, 64), 32)
	})
	return list
}

// integerConversions covers cvt between integers, with and without .sat, into
// registers that are wider than the type.
func integerConversions(t testing.TB) []vector {
	var list []vector
	types := []string{"u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64"}
	for _, to := range types {
		for _, from := range types {
			n := max(16, typeOf(to).Bits())
			for _, reg := range []int{n, 64} {
				d := fmt.Sprintf("b%d", reg)
				// .sat exists where something can be clamped.
				sat := len(isa.ParseOpcode(nil, "cvt.sat."+to+"."+from)) > 0
				if a, b := typeOf(to), typeOf(from); sat == (isSigned(a) == isSigned(b) && a.Bits() >= b.Bits() || isSigned(a) && a.Bits() > b.Bits()) {
					t.Errorf("cvt.sat.%s.%s exists: %v", to, from, sat)
				}
				if !sat {
					list = append(list, vector{text: "cvt." + to + "." + from + " %d, %a", types: d + " " + from, ref: func(in []uint64) uint64 {
						return wrap(bigOf(wrap(bigOf(in[0], from), typeOf(to).Bits()), to), reg)
					}})
					continue
				}
				list = append(list, vector{text: "cvt." + to + "." + from + " %d, %a", types: d + " " + from, ref: func(in []uint64) uint64 {
					x := bigOf(wrap(bigOf(in[0], from), typeOf(to).Bits()), to)
					return wrap(x, reg)
				}}, vector{text: "cvt.sat." + to + "." + from + " %d, %a", types: d + " " + from, ref: func(in []uint64) uint64 {
					return clampTo(bigOf(in[0], from), to, reg)
				}})
			}
		}
	}
	for _, to := range []string{"u8", "s8", "u16", "s16"} {
		n := typeOf(to).Bits()
		text, types := "cvt.pack.sat."+to+".s32", "b32 s32 s32"
		if n == 8 {
			text, types = text+".b32 %d, %a, %b, %c", types+" b32"
		} else {
			text += " %d, %a, %b"
		}
		list = append(list, vector{text: text, types: types, ref: func(in []uint64) uint64 {
			d := clampTo(bigOf(in[0], "s32"), to, n)<<n | clampTo(bigOf(in[1], "s32"), to, n)
			if n == 8 {
				d |= in[2] << 16
			}
			return d & 0xffffffff
		}})
	}
	return list
}

// moveVectors covers selection and packing.
func moveVectors(t testing.TB) []vector {
	var list []vector
	for _, b := range []string{"b16", "b32", "b64"} {
		list = append(list, vector{text: "selp." + b + " %d, %a, %b, %c", types: b + " " + b + " " + b + " pred", ref: func(in []uint64) uint64 {
			if in[2] != 0 {
				return in[0]
			}
			return in[1]
		}}, vector{text: "slct." + b + ".s32 %d, %a, %b, %c", types: b + " " + b + " " + b + " s32", ref: func(in []uint64) uint64 {
			if int32(in[2]) >= 0 {
				return in[0]
			}
			return in[1]
		}})
	}
	list = append(list,
		vector{text: "mov.b32 %d, {%a, %b}", types: "b32 b16 b16", ref: func(in []uint64) uint64 { return in[0] | in[1]<<16 }},
		vector{text: "mov.b64 %d, {%a, %b}", types: "b64 b32 b32", ref: func(in []uint64) uint64 { return in[0] | in[1]<<32 }},
		vector{text: "mov.b64 {%t2, %d}, %a", types: "b32 b64", ref: func(in []uint64) uint64 { return in[0] >> 32 }},
		vector{text: "mov.b64 {_, %d}, %a", types: "b32 b64", ref: func(in []uint64) uint64 { return in[0] >> 32 }},
		vector{text: "mov.b32 {%d, _}, %a", types: "b16 b32", ref: func(in []uint64) uint64 { return in[0] & 0xffff }},
		vector{text: "and.pred %d, %a, %b", types: "pred pred pred", ref: func(in []uint64) uint64 { return in[0] & in[1] }},
		vector{text: "xor.pred %d, %a, !%b", types: "pred pred pred", ref: func(in []uint64) uint64 { return in[0] ^ in[1] ^ 1 }},
		vector{text: "not.pred %d, %a", types: "pred pred", ref: func(in []uint64) uint64 { return in[0] ^ 1 }},
		vector{text: "mov.pred %d, %a", types: "pred pred", ref: func(in []uint64) uint64 { return in[0] }},
		vector{text: "@%a mov.b32 %d, 7", types: "b32 pred", ref: func(in []uint64) uint64 { return 7 * in[0] }},
		vector{text: "@!%a mov.b32 %d, 7", types: "b32 pred", ref: func(in []uint64) uint64 { return 7 * (1 - in[0]) }},
	)
	compare := map[string]func(c int) bool{
		"eq": func(c int) bool { return c == 0 }, "ne": func(c int) bool { return c != 0 }, "lt": func(c int) bool { return c < 0 },
		"le": func(c int) bool { return c <= 0 }, "gt": func(c int) bool { return c > 0 }, "ge": func(c int) bool { return c >= 0 },
	}
	for name, f := range compare {
		for _, ty := range []string{"s16", "u16", "s32", "u32", "s64", "u64"} {
			list = append(list, vector{text: "setp." + name + "." + ty + " %d, %a, %b", types: "pred " + ty + " " + ty, ref: func(in []uint64) uint64 {
				return uint64(b2u(f(bigOf(in[0], ty).Cmp(bigOf(in[1], ty)))))
			}})
		}
		list = append(list, vector{text: "setp." + name + ".and.s32 %p1|%d, %a, %b, %c", types: "pred s32 s32 pred", ref: func(in []uint64) uint64 {
			return uint64(b2u(!f(bigOf(in[0], "s32").Cmp(bigOf(in[1], "s32"))))) & in[2]
		}}, vector{text: "setp." + name + ".or.u32 %d|%p1, %a, %b, !%c", types: "pred u32 u32 pred", ref: func(in []uint64) uint64 {
			return uint64(b2u(f(bigOf(in[0], "u32").Cmp(bigOf(in[1], "u32"))))) | (in[2] ^ 1)
		}}, vector{text: "set." + name + ".u32.s64 %d, %a, %b", types: "u32 s64 s64", ref: func(in []uint64) uint64 {
			return uint64(b2u(f(bigOf(in[0], "s64").Cmp(bigOf(in[1], "s64"))))) * 0xffffffff
		}}, vector{text: "set." + name + ".xor.f32.u16 %d, %a, %b, %c", types: "f32 u16 u16 pred", ref: func(in []uint64) uint64 {
			return (uint64(b2u(f(bigOf(in[0], "u16").Cmp(bigOf(in[1], "u16"))))) ^ in[2]) * 0x3f800000
		}})
	}
	for name, like := range map[string]string{"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"} {
		f := compare[like]
		list = append(list, vector{text: "setp." + name + ".u32 %d, %a, %b", types: "pred u32 u32", ref: func(in []uint64) uint64 {
			return uint64(b2u(f(bigOf(in[0], "u32").Cmp(bigOf(in[1], "u32")))))
		}})
	}
	return list
}
