package emu

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"gonvvm/internal/emu/integer"
)

// bitVectors covers PTX ISA §9.7.8 and the instructions of §9.7.1 that look at bits.
func bitVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	z := func() *big.Int { return new(big.Int) }
	for _, n := range []int{32, 64} {
		b, m := fmt.Sprintf("b%d", n), uint64(1)<<(n-1)|(uint64(1)<<(n-1)-1)
		add("popc."+b+" %d, %a", "u32 "+b, func(in []uint64) uint64 { return uint64(strings.Count(fmt.Sprintf("%b", in[0]), "1")) })
		add("clz."+b+" %d, %a", "u32 "+b, func(in []uint64) uint64 { return uint64(n - z().SetUint64(in[0]).BitLen()) })
		add("brev."+b+" %d, %a", b+" "+b, func(in []uint64) (r uint64) {
			for i := range n {
				r |= in[0] >> i & 1 << (n - 1 - i)
			}
			return r
		})
		add("bfi."+b+" %d, %a, %b, %c, %e", b+" "+b+" "+b+" small80 small80", func(in []uint64) uint64 {
			d := in[1]
			for i := range int(in[3]) {
				if p := int(in[2]) + i; p < n {
					d = d&^(1<<p) | in[0]>>i&1<<p
				}
			}
			return d & m
		})
		for _, s := range []string{"u", "s"} {
			t := fmt.Sprintf("%s%d", s, n)
			add("bfe."+t+" %d, %a, %b, %c", t+" "+t+" small80 small80", func(in []uint64) (d uint64) {
				pos, length := int(in[1]), int(in[2])
				sbit := uint64(0)
				if s == "s" && length > 0 {
					sbit = in[0] >> min(pos+length-1, n-1) & 1
				}
				for i := range n {
					if i < length && pos+i < n {
						d |= in[0] >> (pos + i) & 1 << i
					} else {
						d |= sbit << i
					}
				}
				return d
			})
			for _, amount := range []bool{false, true} {
				mod := ""
				if amount {
					mod = ".shiftamt"
				}
				add("bfind"+mod+"."+t+" %d, %a", "u32 "+t, func(in []uint64) uint64 {
					a := bigOf(in[0], t)
					if a.Sign() < 0 {
						a.Not(a)
					}
					p := a.BitLen() - 1
					switch {
					case p < 0:
						return 0xffffffff
					case amount:
						return uint64(n - 1 - p)
					}
					return uint64(p)
				})
			}
		}
	}
	for _, b := range []string{"b16", "b32", "b64"} {
		n := typeOf(b).Bits()
		m := integer.WidthMask(typeOf(b))
		add("and."+b+" %d, %a, %b", b+" "+b+" "+b, func(in []uint64) uint64 { return in[0] & in[1] })
		add("or."+b+" %d, %a, %b", b+" "+b+" "+b, func(in []uint64) uint64 { return in[0] | in[1] })
		add("xor."+b+" %d, %a, %b", b+" "+b+" "+b, func(in []uint64) uint64 { return in[0] ^ in[1] })
		add("not."+b+" %d, %a", b+" "+b, func(in []uint64) uint64 { return in[0] ^ m })
		add("cnot."+b+" %d, %a", b+" "+b, func(in []uint64) uint64 { return uint64(b2u(in[0] == 0)) })
		add("shl."+b+" %d, %a, %b", b+" "+b+" small80", func(in []uint64) uint64 {
			return wrap(z().Lsh(z().SetUint64(in[0]), uint(in[1])), n)
		})
	}
	add("lop3.b32 %d, %a, %b, %c, 0x96", "b32 b32 b32 b32", func(in []uint64) uint64 { return in[0] ^ in[1] ^ in[2] })
	add("lop3.b32 %d, %a, %b, %c, 0xe8", "b32 b32 b32 b32", func(in []uint64) uint64 {
		return in[0]&in[1] | in[0]&in[2] | in[1]&in[2]
	})
	add("lop3.b32 %d, %a, %b, %c, 0x1b", "b32 b32 b32 b32", func(in []uint64) (d uint64) {
		for i := range 32 {
			k := in[0]>>i&1<<2 | in[1]>>i&1<<1 | in[2]>>i&1
			d |= 0x1b >> k & 1 << i
		}
		return d
	})
	add("lop3.or.b32 %t2|%d, %a, %b, %c, 0x80, %e", "pred b32 b32 b32 pred", func(in []uint64) uint64 {
		return uint64(b2u(in[0]&in[1]&in[2] != 0 || in[3] != 0))
	})
	for _, mode := range []string{"clamp", "wrap"} {
		amount := func(c uint64) uint {
			if mode == "clamp" {
				return uint(min(c, 32))
			}
			return uint(c & 31)
		}
		add("shf.l."+mode+".b32 %d, %a, %b, %c", "b32 b32 b32 small80", func(in []uint64) uint64 {
			x := z().Lsh(z().SetUint64(in[1]<<32|in[0]), amount(in[2]))
			return wrap(x.Rsh(x, 32), 32)
		})
		add("shf.r."+mode+".b32 %d, %a, %b, %c", "b32 b32 b32 small80", func(in []uint64) uint64 {
			return wrap(z().Rsh(z().SetUint64(in[1]<<32|in[0]), amount(in[2])), 32)
		})
		add("bmsk."+mode+".b32 %d, %a, %b", "b32 small40 small40", func(in []uint64) (d uint64) {
			a, b := in[0], in[1]
			if mode == "wrap" {
				a, b = a&31, b&31
			}
			for i := a; i < a+b && i < 32; i++ {
				d |= 1 << i
			}
			return d
		})
		for _, t := range []string{"s32", "u32"} {
			add("szext."+mode+"."+t+" %d, %a, %b", t+" "+t+" small40", func(in []uint64) uint64 {
				b := uint(in[1])
				if mode == "wrap" {
					b &= 31
				}
				if b >= 32 {
					return in[0]
				}
				low := z().SetUint64(in[0] & (1<<b - 1))
				if t == "s32" && b > 0 && in[0]>>(b-1)&1 != 0 {
					low.Sub(low, z().Lsh(big.NewInt(1), b))
				}
				return wrap(low, 32)
			})
		}
	}
	bytesOf := func(a, b uint64) (all [8]uint64) {
		for i := range 4 {
			all[i], all[4+i] = a>>(8*i)&0xff, b>>(8*i)&0xff
		}
		return all
	}
	add("prmt.b32 %d, %a, %b, %c", "b32 b32 b32 b32", func(in []uint64) (d uint64) {
		all := bytesOf(in[0], in[1])
		for i := range 4 {
			sel := in[2] >> (4 * i) & 15
			v := all[sel&7]
			if sel&8 != 0 {
				v = v >> 7 * 0xff
			}
			d |= v << (8 * i)
		}
		return d
	})
	for mode, order := range map[string][4][4]int{ // bytes 0 to 3 of the result, for each low part of c
		"f4e":  {{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}},
		"b4e":  {{0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}},
		"rc8":  {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}},
		"ecl":  {{0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}},
		"ecr":  {{0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}},
		"rc16": {{0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}},
	} {
		add("prmt.b32."+mode+" %d, %a, %b, %c", "b32 b32 b32 b32", func(in []uint64) (d uint64) {
			all := bytesOf(in[0], in[1])
			for i, k := range order[in[2]&3] {
				d |= all[k] << (8 * i)
			}
			return d
		})
	}
	add("fns.b32 %d, %a, %b, %c", "b32 b32 small40 s32", func(in []uint64) uint64 {
		mask, base, n := in[0], int(in[1]), int(int32(in[2]))
		if n == 0 {
			if base < 32 && mask>>base&1 != 0 {
				return uint64(base)
			}
			return 0xffffffff
		}
		step := 1
		if n < 0 {
			step, n = -1, -n
		}
		for i := base; i >= 0 && i < 32; i += step {
			if mask>>i&1 != 0 {
				if n--; n == 0 {
					return uint64(i)
				}
			}
		}
		return 0xffffffff
	})
	return list
}

// dotVectors covers the dot products of PTX ISA §9.7.1, and its pairs of halves.
func dotVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	for _, ta := range []string{"u32", "s32"} {
		for _, tb := range []string{"u32", "s32"} {
			part := func(x uint64, n int, t string) int64 {
				x &= 1<<n - 1
				if t == "s32" && x>>(n-1) != 0 {
					return int64(x) - 1<<n
				}
				return int64(x)
			}
			add("dp4a."+ta+"."+tb+" %d, %a, %b, %c", "b32 b32 b32 b32", func(in []uint64) uint64 {
				s := int64(in[2])
				for i := 0; i < 32; i += 8 {
					s += part(in[0]>>i, 8, ta) * part(in[1]>>i, 8, tb)
				}
				return uint64(uint32(s))
			})
			for shift, m := range map[int]string{0: "lo", 16: "hi"} {
				add("dp2a."+m+"."+ta+"."+tb+" %d, %a, %b, %c", "b32 b32 b32 b32", func(in []uint64) uint64 {
					s := int64(in[2])
					s += part(in[0], 16, ta) * part(in[1]>>shift, 8, tb)
					s += part(in[0]>>16, 16, ta) * part(in[1]>>(shift+8), 8, tb)
					return uint64(uint32(s))
				})
			}
		}
	}
	pair := func(t string, in []uint64, f func(a, b int64) int64) (d uint64) {
		for s := 0; s < 32; s += 16 {
			a, b := int64(uint16(in[0]>>s)), int64(uint16(in[1]>>s))
			if t[0] == 's' {
				a, b = int64(int16(in[0]>>s)), int64(int16(in[1]>>s))
			}
			d |= uint64(uint16(f(a, b))) << s
		}
		return d
	}
	for _, t := range []string{"u16x2", "s16x2"} {
		add("add."+t+" %d, %a, %b", "b32 b32 b32", func(in []uint64) uint64 {
			return pair(t, in, func(a, b int64) int64 { return a + b })
		})
		add("min."+t+" %d, %a, %b", "b32 b32 b32", func(in []uint64) uint64 { return pair(t, in, func(a, b int64) int64 { return min(a, b) }) })
		add("max."+t+" %d, %a, %b", "b32 b32 b32", func(in []uint64) uint64 { return pair(t, in, func(a, b int64) int64 { return max(a, b) }) })
	}
	add("min.relu.s16x2 %d, %a, %b", "b32 b32 b32", func(in []uint64) uint64 {
		return pair("s16x2", in, func(a, b int64) int64 { return max(min(a, b), 0) })
	})
	add("max.relu.s32 %d, %a, %b", "s32 s32 s32", func(in []uint64) uint64 {
		return uint64(uint32(max(int32(in[0]), int32(in[1]), 0)))
	})
	return list
}
