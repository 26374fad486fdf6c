package emu

import (
	"math"
	"math/big"
	"strings"
	"testing"
)

// format describes a float type for the reference, which works with math/big alone.
type format struct {
	exp, frac uint
	nan       uint64
}

var formats = map[string]format{
	"f16": {5, 10, 0x7fff}, "bf16": {8, 7, 0x7fff}, "f32": {8, 23, 0x7fffffff}, "f64": {11, 52, 0xfff8000000000000},
	"tf32": {8, 10, 0x3ffff}, "e4m3": {4, 3, 0x7f}, "e5m2": {5, 2, 0x7f}, "e2m3": {2, 3, 0}, "e3m2": {3, 2, 0}, "e2m1": {2, 1, 0},
}

func (f format) sign() uint64 { return 1 << (f.exp + f.frac) }
func (f format) inf() uint64  { return (1<<f.exp - 1) << f.frac }
func (f format) isNaN(b uint64) bool {
	return b&^f.sign() > f.inf()
}
func (f format) isInf(b uint64) bool  { return b&^f.sign() == f.inf() }
func (f format) isZero(b uint64) bool { return b&^f.sign() == 0 }
func (f format) finite(b uint64) bool { return b&^f.sign() < f.inf() }

// ftz flushes a subnormal number.
func (f format) ftz(b uint64) uint64 {
	if b&f.inf() == 0 {
		return b & f.sign()
	}
	return b
}

// quiet is the result of abs and neg: for a NaN the canonical one, but in f64 it keeps its bits.
func (f format) quiet(b uint64) uint64 {
	if f.isNaN(b) && f.exp < 11 {
		return f.nan
	}
	return b
}

const bigPrec = 5000

// big returns a finite number.
func (f format) big(b uint64) *big.Float {
	e := int(b >> f.frac & (1<<f.exp - 1))
	m := b & (1<<f.frac - 1)
	if e == 0 {
		e = 1
	} else {
		m |= 1 << f.frac
	}
	x := new(big.Float).SetPrec(bigPrec).SetUint64(m)
	x.SetMantExp(x, e-(1<<(f.exp-1)-1)-int(f.frac))
	if b&f.sign() != 0 {
		x.Neg(x)
	}
	return x
}

// round rounds an exact number, not zero, to the format: in steps of its
// last place, which for small numbers is that of the subnormal ones.
func (f format) round(x *big.Float, mode string) uint64 {
	bias := 1<<(f.exp-1) - 1
	e := max(x.MantExp(nil)-1, 1-bias)
	unit := e - int(f.frac)
	scaled := new(big.Float).SetPrec(bigPrec).SetMantExp(new(big.Float).Abs(x), -unit)
	n, _ := scaled.Int(nil)
	rest := new(big.Float).SetPrec(bigPrec).Sub(scaled, new(big.Float).SetInt(n))
	half := rest.Cmp(big.NewFloat(0.5))
	neg := x.Sign() < 0
	up := false
	switch mode {
	case "rn":
		up = half > 0 || half == 0 && n.Bit(0) != 0
	case "rna":
		up = half >= 0
	case "rm":
		up = neg && rest.Sign() != 0
	case "rp":
		up = !neg && rest.Sign() != 0
	}
	if up {
		n.Add(n, big.NewInt(1))
	}
	sign := uint64(0)
	if neg {
		sign = f.sign()
	}
	if n.BitLen() > int(f.frac)+1 {
		n.Rsh(n, 1)
		e++
	}
	if e > bias {
		if mode == "rz" || mode == "rm" && !neg || mode == "rp" && neg {
			return sign | f.inf() - 1
		}
		return sign | f.inf()
	}
	u := n.Uint64()
	if u>>f.frac == 0 {
		return sign | u
	}
	return sign | uint64(e+bias)<<f.frac | u&(1<<f.frac-1)
}

// sum rounds x + y, where the signs of zeroes are those of the operands.
func (f format) sum(x, y *big.Float, xneg, yneg bool, mode string) uint64 {
	s := new(big.Float).SetPrec(bigPrec).Add(x, y)
	if s.Sign() != 0 {
		return f.round(s, mode)
	}
	neg := mode == "rm"
	if x.Sign() == 0 && y.Sign() == 0 && xneg == yneg {
		neg = xneg
	}
	if neg {
		return f.sign()
	}
	return 0
}

// fma is the definition of a·b + c.
func (f format) fma(a, b, c uint64, mode string) uint64 {
	pneg := (a^b)&f.sign() != 0
	switch {
	case f.isNaN(a), f.isNaN(b), f.isNaN(c), f.isInf(a) && f.isZero(b), f.isZero(a) && f.isInf(b):
		return f.nan
	case f.isInf(a), f.isInf(b):
		if f.isInf(c) && c&f.sign() != 0 != pneg {
			return f.nan
		}
		if pneg {
			return f.inf() | f.sign()
		}
		return f.inf()
	case f.isInf(c):
		return c
	}
	p := new(big.Float).SetPrec(bigPrec).Mul(f.big(a), f.big(b))
	return f.sum(p, f.big(c), pneg, c&f.sign() != 0, mode)
}

func (f format) one() uint64 { return (1<<(f.exp-1) - 1) << f.frac }

func (f format) add(a, b uint64, mode string) uint64 { return f.fma(a, f.one(), b, mode) }

func (f format) mul(a, b uint64, mode string) uint64 {
	zero := (a ^ b) & f.sign()
	return f.fma(a, b, zero, mode)
}

func (f format) div(a, b uint64, mode string) uint64 {
	sign := (a ^ b) & f.sign()
	switch {
	case f.isNaN(a), f.isNaN(b), f.isInf(a) && f.isInf(b), f.isZero(a) && f.isZero(b):
		return f.nan
	case f.isInf(a), f.isZero(b):
		return sign | f.inf()
	case f.isZero(a), f.isInf(b):
		return sign
	}
	return f.round(new(big.Float).SetPrec(bigPrec).Quo(f.big(a), f.big(b)), mode)
}

func (f format) sqrt(a uint64, mode string) uint64 {
	switch {
	case f.isZero(a):
		return a
	case f.isNaN(a), a&f.sign() != 0:
		return f.nan
	case f.isInf(a):
		return a
	}
	return f.round(new(big.Float).SetPrec(300).Sqrt(f.big(a)), mode)
}

// sat clamps to [0, 1].
func (f format) sat(b uint64) uint64 {
	switch {
	case f.isNaN(b), b&f.sign() != 0:
		return 0
	case b > f.one():
		return f.one()
	}
	return b
}

// convert rounds a number of format g to f.
func (f format) convert(g format, b uint64, mode string) uint64 {
	sign := uint64(0)
	if b&g.sign() != 0 {
		sign = f.sign()
	}
	switch {
	case g.isNaN(b) && g == formats["f64"]: // quiet, with the upper bits of the payload
		return sign | f.inf() | 1<<(f.frac-1) | b&(1<<52-1)>>(52-f.frac)
	case g.isNaN(b) && g == formats["bf16"] && f == formats["f32"]:
		return b << 16
	case g.isNaN(b):
		return f.nan
	case g.isInf(b):
		return sign | f.inf()
	case g.isZero(b):
		return sign
	}
	return f.round(g.big(b), mode)
}

// nan64 wants any NaN of f64 for a NaN: the payload is not checked here.
func nan64(ref func(in []uint64) uint64) func(in []uint64) want {
	return func(in []uint64) want {
		r := ref(in)
		if formats["f64"].isNaN(r) {
			return want{kind: wantNaN}
		}
		return want{lo: r}
	}
}

// floatVectors covers the correctly rounded instructions of PTX ISA §9.7.3.
func floatVectors(t testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, ref: ref})
	}
	for _, ty := range []string{"f32", "f64"} {
		f := formats[ty]
		add := func(text, types string, ref func(in []uint64) uint64) {
			v := vector{text: text, types: types, ref: ref}
			if ty == "f64" && types[:3] == "f64" {
				v.loose = nan64(ref)
			}
			list = append(list, v)
		}
		for _, mode := range []string{"rn", "rz", "rm", "rp"} {
			for _, mods := range []string{"", ".ftz", ".sat", ".ftz.sat"} {
				if ty == "f64" && mods != "" {
					continue
				}
				around := func(g func(in []uint64) uint64) func(in []uint64) uint64 {
					return func(in []uint64) uint64 {
						if mods == ".ftz" || mods == ".ftz.sat" {
							flushed := make([]uint64, len(in))
							for i, x := range in {
								flushed[i] = f.ftz(x)
							}
							in = flushed
						}
						r := g(in)
						if mods == ".ftz" || mods == ".ftz.sat" {
							r = f.ftz(r)
						}
						if mods == ".sat" || mods == ".ftz.sat" {
							r = f.sat(r)
						}
						return r
					}
				}
				two := " %d, %a, %b"
				suffix := "." + mode + mods + "." + ty
				add("add"+suffix+two, ty+" "+ty+" "+ty, around(func(in []uint64) uint64 { return f.add(in[0], in[1], mode) }))
				add("sub"+suffix+two, ty+" "+ty+" "+ty, around(func(in []uint64) uint64 { return f.add(in[0], in[1]^f.sign(), mode) }))
				add("mul"+suffix+two, ty+" "+ty+" "+ty, around(func(in []uint64) uint64 {
					// With .ftz a product is flushed before it is rounded away from zero, to the smallest normal number.
					if strings.HasPrefix(mods, ".ftz") && (mode == "rm" || mode == "rp") && f.mul(in[0], in[1], "rz")&f.inf() == 0 {
						return f.mul(in[0], in[1], "rz")
					}
					return f.mul(in[0], in[1], mode)
				}))
				add("fma"+suffix+two+", %c", ty+" "+ty+" "+ty+" "+ty, around(func(in []uint64) uint64 { return f.fma(in[0], in[1], in[2], mode) }))
				if mods == "" || mods == ".ftz" {
					add("div"+suffix+two, ty+" "+ty+" "+ty, around(func(in []uint64) uint64 { return f.div(in[0], in[1], mode) }))
					add("rcp"+suffix+" %d, %a", ty+" "+ty, around(func(in []uint64) uint64 { return f.div(f.one(), in[0], mode) }))
					add("sqrt"+suffix+" %d, %a", ty+" "+ty, around(func(in []uint64) uint64 { return f.sqrt(in[0], mode) }))
				}
			}
		}
		add("abs."+ty+" %d, %a", ty+" "+ty, func(in []uint64) uint64 { return f.quiet(in[0] &^ f.sign()) })
		add("neg."+ty+" %d, %a", ty+" "+ty, func(in []uint64) uint64 { return f.quiet(in[0] ^ f.sign()) })
		add("copysign."+ty+" %d, %a, %b", ty+" "+ty+" "+ty, func(in []uint64) uint64 { return in[0]&f.sign() | in[1]&^f.sign() })
		add("min."+ty+" %d, %a, %b", ty+" "+ty+" "+ty, func(in []uint64) uint64 { return f.min(in[0], in[1], -1, false) })
		add("max."+ty+" %d, %a, %b", ty+" "+ty+" "+ty, func(in []uint64) uint64 { return f.min(in[0], in[1], 1, false) })
		for name, test := range map[string]func(b uint64) bool{
			"finite": f.finite, "infinite": f.isInf, "number": func(b uint64) bool { return !f.isNaN(b) }, "notanumber": f.isNaN,
			"normal":    func(b uint64) bool { return f.finite(b) && (b&f.inf() != 0 || f.isZero(b)) },
			"subnormal": func(b uint64) bool { return b&f.inf() == 0 && !f.isZero(b) },
		} {
			add("testp."+name+"."+ty+" %d, %a", "pred "+ty, func(in []uint64) uint64 { return uint64(b2u(test(in[0]))) })
		}
	}
	f := formats["f32"]
	for _, mods := range []string{".NaN", ".ftz", ".ftz.NaN", ".xorsign.abs", ".NaN.xorsign.abs"} {
		for op, dir := range map[string]int{"min": -1, "max": 1} {
			add(op+mods+".f32 %d, %a, %b", "f32 f32 f32", func(in []uint64) uint64 {
				a, b := in[0], in[1]
				if mods[:4] == ".ftz" {
					a, b = f.ftz(a), f.ftz(b)
				}
				xor := uint64(0)
				if mods[len(mods)-4:] == ".abs" {
					xor = (a ^ b) & f.sign()
					a, b = a&^f.sign(), b&^f.sign()
				}
				r := f.min(a, b, dir, mods == ".NaN" || mods == ".ftz.NaN" || mods == ".NaN.xorsign.abs")
				if !f.isNaN(r) {
					r |= xor
				}
				return r
			})
		}
	}
	for cmp, want := range map[string][4]bool{ // less, equal, greater, unordered
		"eq": {1: true}, "ne": {0: true, 2: true}, "lt": {0: true}, "le": {0: true, 1: true}, "gt": {2: true}, "ge": {1: true, 2: true},
		"equ": {1: true, 3: true}, "neu": {0: true, 2: true, 3: true}, "ltu": {0: true, 3: true}, "leu": {0: true, 1: true, 3: true},
		"gtu": {2: true, 3: true}, "geu": {1: true, 2: true, 3: true}, "num": {true, true, true, false}, "nan": {3: true},
	} {
		for _, ty := range []string{"f32", "f64", "f16", "bf16"} {
			f := formats[ty]
			add("setp."+cmp+"."+ty+" %d, %a, %b", "pred "+ty+" "+ty, func(in []uint64) uint64 {
				return uint64(b2u(want[f.order(in[0], in[1])]))
			})
		}
		add("setp."+cmp+".ftz.f32 %d, %a, %b", "pred f32 f32", func(in []uint64) uint64 {
			return uint64(b2u(want[f.order(f.ftz(in[0]), f.ftz(in[1]))]))
		})
		add("setp."+cmp+".f16x2 %p1|%d, %a, %b", "pred f16x2 f16x2", func(in []uint64) uint64 {
			return uint64(b2u(want[formats["f16"].order(in[0]>>16, in[1]>>16)]))
		})
		add("set."+cmp+".bf16x2.bf16x2 %d, %a, %b", "bf16x2 bf16x2 bf16x2", func(in []uint64) (d uint64) {
			for s := 0; s < 32; s += 16 {
				d |= uint64(b2u(want[formats["bf16"].order(in[0]>>s&0xffff, in[1]>>s&0xffff)])) * 0x3f80 << s
			}
			return d
		})
	}
	return list
}

// order returns less (0), equal (1), greater (2) or unordered (3).
func (f format) order(a, b uint64) int {
	if f.isNaN(a) || f.isNaN(b) {
		return 3
	}
	key := func(x uint64) float64 {
		if f.isInf(x) {
			if x&f.sign() != 0 {
				return math.Inf(-1)
			}
			return math.Inf(1)
		}
		v, _ := f.big(x).Float64()
		return v
	}
	switch x, y := key(a), key(b); {
	case x < y:
		return 0
	case x == y:
		return 1
	}
	return 2
}

// min chooses the smaller (dir -1) or the larger.
func (f format) min(a, b uint64, dir int, nan bool) uint64 {
	switch {
	case f.isNaN(a) && f.isNaN(b), nan && (f.isNaN(a) || f.isNaN(b)):
		return f.nan
	case f.isNaN(a):
		return b
	case f.isNaN(b):
		return a
	}
	switch o := f.order(a, b) - 1; {
	case o == dir:
		return a
	case o == -dir:
		return b
	}
	// Equal, but perhaps zeroes of both signs: -0 is less.
	if (a&f.sign() != 0) == (dir < 0) {
		return a
	}
	return b
}

// halfVectors covers half precision, single and packed, and mixed precision.
func halfVectors(t testing.TB) []vector {
	var list []vector
	for _, ty := range []string{"f16", "bf16"} {
		f := formats[ty]
		for _, packed := range []bool{false, true} {
			name := ty
			both := func(g func(in []uint64) uint64) func(in []uint64) uint64 { return g }
			if packed {
				name = ty + "x2"
				both = func(g func(in []uint64) uint64) func(in []uint64) uint64 {
					return func(in []uint64) uint64 {
						lo, hi := make([]uint64, len(in)), make([]uint64, len(in))
						for i, x := range in {
							lo[i], hi[i] = x&0xffff, x>>16
						}
						return g(lo) | g(hi)<<16
					}
				}
			}
			add := func(op string, n int, g func(in []uint64) uint64) {
				text, types := op+"."+name+" %d", name
				for k := range n {
					text += ", %" + string("abc"[k])
					types += " " + name
				}
				list = append(list, vector{text: text, types: types, ref: both(g)})
			}
			add("add", 2, func(in []uint64) uint64 { return f.add(in[0], in[1], "rn") })
			add("sub", 2, func(in []uint64) uint64 { return f.add(in[0], in[1]^f.sign(), "rn") })
			add("mul", 2, func(in []uint64) uint64 { return f.mul(in[0], in[1], "rn") })
			add("fma.rn", 3, func(in []uint64) uint64 { return f.fma(in[0], in[1], in[2], "rn") })
			add("fma.rn.relu", 3, func(in []uint64) uint64 {
				r := f.fma(in[0], in[1], in[2], "rn")
				if r&f.sign() != 0 && !f.isNaN(r) {
					return 0
				}
				return r
			})
			add("abs", 1, func(in []uint64) uint64 { return f.quiet(in[0] &^ f.sign()) })
			add("neg", 1, func(in []uint64) uint64 { return f.quiet(in[0] ^ f.sign()) })
			add("min", 2, func(in []uint64) uint64 { return f.min(in[0], in[1], -1, false) })
			add("max.NaN", 2, func(in []uint64) uint64 { return f.min(in[0], in[1], 1, true) })
			if ty == "f16" {
				add("add.ftz.sat", 2, func(in []uint64) uint64 { return f.sat(f.ftz(f.add(f.ftz(in[0]), f.ftz(in[1]), "rn"))) })
				add("mul.sat", 2, func(in []uint64) uint64 { return f.sat(f.mul(in[0], in[1], "rn")) })
				add("fma.rn.ftz", 3, func(in []uint64) uint64 { return f.ftz(f.fma(f.ftz(in[0]), f.ftz(in[1]), f.ftz(in[2]), "rn")) })
			}
		}
		s := formats["f32"]
		list = append(list, vector{text: "add.rz.f32." + ty + " %d, %a, %b", types: "f32 " + ty + " f32", ref: func(in []uint64) uint64 {
			return s.add(s.convert(f, in[0], "rn"), in[1], "rz")
		}}, vector{text: "fma.rp.sat.f32." + ty + " %d, %a, %b, %c", types: "f32 " + ty + " " + ty + " f32", ref: func(in []uint64) uint64 {
			return s.sat(s.fma(s.convert(f, in[0], "rn"), s.convert(f, in[1], "rn"), in[2], "rp"))
		}})
	}
	s := formats["f32"]
	list = append(list, vector{text: "fma.rm.f32x2 %d, %a, %b, %c", types: "f32x2 f32x2 f32x2 f32x2", ref: func(in []uint64) uint64 {
		return s.fma(in[0]&0xffffffff, in[1]&0xffffffff, in[2]&0xffffffff, "rm") | s.fma(in[0]>>32, in[1]>>32, in[2]>>32, "rm")<<32
	}}, vector{text: "add.rn.ftz.f32x2 %d, %a, %b", types: "f32x2 f32x2 f32x2", ref: func(in []uint64) (d uint64) {
		for sh := 0; sh < 64; sh += 32 {
			d |= s.ftz(s.add(s.ftz(in[0]>>sh&0xffffffff), s.ftz(in[1]>>sh&0xffffffff), "rn")) << sh
		}
		return d
	}})
	return list
}
