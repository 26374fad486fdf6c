package emu

import (
	"math/big"
	"math/bits"
	"testing"
)

// steps returns |x| in units of the last place of f, or of its subnormal numbers, and the exponent of these.
func (f format) steps(x *big.Float) (n *big.Float, e int) {
	bias := 1<<(f.exp-1) - 1
	abs := new(big.Float).SetPrec(bigPrec).Abs(x)
	e = max(abs.MantExp(nil)-1, 1-bias)
	return new(big.Float).SetPrec(bigPrec).SetMantExp(abs, int(f.frac)-e), e
}

// stochastic rounds a number of type g: the bits that are cut off, as a number of size bits, and the random number are
// added, and a carry rounds up.
func (f format) stochastic(g format, x, random uint64, size int, largest, over uint64) uint64 {
	switch {
	case g.isNaN(x) && f.nan == 0:
		return largest
	case g.isNaN(x):
		return f.nan
	}
	sign := uint64(0)
	if x&g.sign() != 0 {
		sign = f.sign()
	}
	if g.isInf(x) {
		return sign | over
	}
	if g.isZero(x) {
		return sign
	}
	units, e := f.steps(g.big(x))
	whole, _ := units.Int(nil)
	rest := new(big.Float).SetPrec(bigPrec).Sub(units, new(big.Float).SetInt(whole))
	cut, _ := new(big.Float).SetPrec(bigPrec).SetMantExp(rest, size).Int(nil)
	u := whole.Uint64()
	if cut.Uint64()+random >= 1<<size {
		u++
	}
	if u == 2<<f.frac {
		u, e = u/2, e+1
	}
	bias := 1<<(f.exp-1) - 1
	b := u
	if u>>f.frac != 0 {
		b = uint64(min(e+bias, 1<<f.exp))<<f.frac + u&(1<<f.frac-1)
	}
	if b > largest {
		b = over
	}
	return sign | b
}

// scaledConversions covers cvt with random bits or factors.
func scaledConversions(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	s, bf := formats["f32"], formats["bf16"]
	for _, to := range []string{"f16", "bf16"} {
		f := formats[to]
		size := int(s.frac - f.frac)
		mask := uint64(1)<<size - 1
		for _, sat := range []string{"", ".satfinite"} {
			over := f.inf()
			if sat != "" {
				over--
			}
			add("cvt.rs"+sat+"."+to+"x2.f32 %d, %a, %b, %c", "b32 f32 f32 b32", func(in []uint64) uint64 {
				return f.stochastic(s, in[0], in[2]>>16&mask, size, f.inf()-1, over)<<16 | f.stochastic(s, in[1], in[2]&mask, size, f.inf()-1, over)
			})
		}
	}
	reversed := func(x uint64) uint64 { return uint64(bits.Reverse16(uint16(x))) }
	for to, largest := range map[string]uint64{"e4m3": 0x7e, "e5m2": 0x7b, "e2m3": 0x1f, "e3m2": 0x1f} {
		f := formats[to]
		four := func(g format, a, b, r uint64) uint64 {
			one := func(x, random uint64) uint64 { return f.stochastic(g, x, random&0xffff, 16, largest, largest) }
			return one(a, reversed(r>>16))<<24 | one(b, r>>16)<<16 | one(b, reversed(r))<<8 | one(a, r)
		}
		add("cvt.rs.satfinite."+to+"x4.f32 %d, {%a, %b, %b, %a}, %c", "b32 f32 f32 b32", func(in []uint64) uint64 {
			return four(s, in[0], in[1], in[2])
		})
		text := "{; .reg .f32 %u, %v; cvt.f32.f16 %u, %a; cvt.f32.f16 %v, %b; cvt.rs.satfinite." + to + "x4.f32 %d, {%u, %v, %v, %u}, %c; }"
		add(text, "b32 f16 f16 b32", func(in []uint64) uint64 { return four(formats["f16"], in[0], in[1], in[2]) })
	}

	// Products with powers of two, exact; a factor of 255 is a NaN.
	scaled := func(x *big.Float, factor uint64, down bool) *big.Float {
		if factor &= 0xff; factor == 0xff {
			return nil
		}
		e := int(factor) - 127
		if down {
			e = -e
		}
		return new(big.Float).SetPrec(bigPrec).SetMantExp(x, e)
	}
	fixed := func(g format, x, factor uint64, relu bool) uint64 {
		switch {
		case g.isNaN(x) || factor&0xff == 0xff:
			return 0x7f
		case x&g.sign() != 0 && relu:
			return 0
		case g.isInf(x) && x&g.sign() != 0:
			return 0x80
		case g.isInf(x):
			return 0x7f
		case g.isZero(x):
			return 0
		}
		q := scaled(g.big(x), factor, true)
		n := roundInt(new(big.Float).SetPrec(bigPrec).SetMantExp(q, 6), "rn")
		if n.Cmp(big.NewInt(127)) > 0 {
			return 0x7f
		}
		if n.Cmp(big.NewInt(-128)) < 0 {
			return 0x80
		}
		return uint64(uint8(n.Int64()))
	}
	for _, relu := range []string{"", ".relu"} {
		r := relu != ""
		add("cvt.rn.satfinite"+relu+".s2f6x2.f32 %d, %a, %b", "b16 f32 f32", func(in []uint64) uint64 {
			return fixed(s, in[0], 0x7f, r)<<8 | fixed(s, in[1], 0x7f, r)
		})
		add("cvt.rn.satfinite"+relu+".scaled::n2::ue8m0.s2f6x2.f32 %d, %a, %b, %c", "b16 f32 f32 b16", func(in []uint64) uint64 {
			return fixed(s, in[0], in[2]>>8, r)<<8 | fixed(s, in[1], in[2], r)
		})
		add("cvt.rn.satfinite"+relu+".s2f6x2.bf16x2 %d, %a", "b16 bf16x2", func(in []uint64) uint64 {
			return fixed(bf, in[0]>>16&0xffff, 0x7f, r)<<8 | fixed(bf, in[0]&0xffff, 0x7f, r)
		})
		add("cvt.rn.satfinite"+relu+".scaled::n2::ue8m0.s2f6x2.bf16x2 %d, %a, %b", "b16 bf16x2 b16", func(in []uint64) uint64 {
			return fixed(bf, in[0]>>16&0xffff, in[1]>>8, r)<<8 | fixed(bf, in[0]&0xffff, in[1], r)
		})
		for _, sat := range []string{"", ".satfinite"} {
			wide := func(x *big.Float, neg bool, factor uint64) uint64 {
				y := scaled(x, factor, false)
				switch {
				case y == nil:
					return bf.nan
				case r && neg:
					return 0
				case y.Sign() == 0 && neg:
					return bf.sign()
				case y.Sign() == 0:
					return 0
				}
				b := bf.round(y, "rn")
				if sat != "" && bf.isInf(b) {
					b--
				}
				return b
			}
			number := func(x uint64) *big.Float {
				return new(big.Float).SetPrec(bigPrec).SetMantExp(new(big.Float).SetInt64(int64(int8(x))), -6)
			}
			add("cvt.rn"+sat+relu+".scaled::n2::ue8m0.bf16x2.s2f6x2 %d, %a, %b", "b32 b16 b16", func(in []uint64) uint64 {
				return wide(number(in[0]>>8), int8(in[0]>>8) < 0, in[1]>>8)<<16 | wide(number(in[0]), int8(in[0]) < 0, in[1])
			})
			e5 := formats["e5m2"]
			narrow := func(x, factor uint64) uint64 {
				switch x &= 0xff; {
				case e5.isNaN(x) || factor&0xff == 0xff:
					return bf.nan
				case r && x&0x80 != 0:
					return 0
				case e5.isInf(x) && sat != "":
					return x&0x80<<8 | bf.inf() - 1
				case e5.isInf(x):
					return x&0x80<<8 | bf.inf()
				}
				return wide(e5.big(x), x&0x80 != 0, factor)
			}
			order := ".rn" + relu + sat
			add("cvt"+order+".scaled::n2::ue8m0.bf16x2.e5m2x2 %d, %a, %b", "b32 b16 b16", func(in []uint64) uint64 {
				return narrow(in[0]>>8, in[1]>>8)<<16 | narrow(in[0], in[1])
			})
		}
	}
	return list
}
