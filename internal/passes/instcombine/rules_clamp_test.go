package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Saturating casts, written as a test of the range and a choice of the bound, of a number and of one that was shifted, with all places of a constant
// summand, and bounds that are not those of the range.
func TestRulesClampOfRange(t *testing.T) {
	rb := newRuleBench(t)
	i16 := ir.I16
	type form struct{ least, most, k, lo, hi int64 }
	var forms []form
	ranges := [][2]int64{{0, 255}, {-128, 127}, {0, 1}, {5, 9}, {0, 0x7fff}, {-0x8000, -0x7ffe}, {0x7f00, 0x7fff}}
	for _, r := range ranges {
		for _, k := range []int64{r[0] - 2, r[0] - 1, r[0], (r[0] + r[1]) / 2, r[1], r[1] + 1} {
			for d := int64(-1); d <= 2; d++ {
				forms = append(forms, form{r[0], r[1], k, r[0] - d, r[1]}, form{r[0], r[1], k, r[0], r[1] + d})
			}
		}
	}
	var inputs [][]uint64
	for _, r := range append(ranges, [2]int64{-0x8000, 0x7fff}) {
		for _, bound := range r {
			for shift := 0; shift <= 6; shift += 3 {
				for d := int64(-2); d <= 2; d++ { // around the bounds, and the last numbers with their quotient
					for _, k := range []int64{bound<<shift + d, bound<<shift + d - 77, bound<<shift + 1<<shift + d, bound<<shift + 1<<shift + d - 77} {
						inputs = append(inputs, []uint64{uint64(k) & 0xffff})
					}
				}
			}
		}
	}
	for _, at := range forms {
		for variant := range 48 {
			rb.check([]ir.Type{i16}, func(f *ir.Func, b *ir.Builder) ir.Value {
				k := func(n int64) ir.Value { return f.Consts.Int(i16, uint64(n)&0xffff) }
				y, z := ir.ParamValue(0), ir.ParamValue(0)
				if variant&1 != 0 {
					y = b.Binary(ir.OpAdd, z, k(77), []ir.Flags{0, ir.FlagNSW}[variant>>1&1])
				}
				x, shift := y, uint(0)
				if n := variant >> 2 % 3; n != 0 {
					shift = uint(3 * n)
					x = b.Binary(ir.OpAShr, y, k(int64(shift)), []ir.Flags{0, ir.FlagExact}[n-1])
				}
				least, n := at.least<<shift, (at.most-at.least+1)<<shift
				tested := y
				if least != 0 {
					tested = b.Binary(ir.OpAdd, y, k(-least), 0)
				}
				c := b.ICmp(ir.ICmpULT, tested, k(n))
				var above ir.Value
				switch variant / 12 {
				case 0:
					above = b.ICmp(ir.ICmpSGT, x, k(at.k))
				case 1:
					above = b.ICmp(ir.ICmpSGT, z, k(at.k<<shift))
				case 2:
					above = b.ICmp(ir.ICmpSGT, z, k(at.k<<shift-77))
				default:
					below := b.Select(b.ICmp(ir.ICmpSLT, x, k(at.k)), k(at.lo), k(at.hi))
					return b.Select(b.ICmp(ir.ICmpUGT, tested, k(n-1)), below, x)
				}
				return b.Select(c, x, b.Select(above, k(at.hi), k(at.lo)))
			}, inputs)
		}
	}
	rb.wantHits(1, 4)
}

// A choice between two numbers of four bits that are extended, by a comparison of the numbers, and one by masks whose results are added.
func TestRulesChoiceOfExtensions(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for p := ir.ICmpUGT; p <= ir.ICmpSLE; p++ {
		for form := range 16 {
			rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				op := []ir.Op{ir.OpZExt, ir.OpSExt}[form&1]
				var flags ir.Flags
				if form&2 != 0 && op == ir.OpZExt {
					flags = ir.FlagNNeg
				}
				l, r := b.Cast(op, x, ir.I32, flags), b.Cast(op, y, ir.I32, 0)
				if form&4 != 0 {
					l, r = r, l
				}
				c := b.ICmp(p, x, y)
				if form&8 == 0 {
					return b.Select(c, l, r)
				}
				m := b.Cast(ir.OpSExt, c, ir.I32, 0)
				inverse := b.Binary(ir.OpXor, m, f.Consts.Int(ir.I32, 0xffffffff), 0)
				return b.Binary(ir.OpAdd, b.Binary(ir.OpAnd, m, l, 0), b.Binary(ir.OpAnd, r, inverse, 0), flags&ir.FlagNSW)
			}, everyInput(4, 4))
		}
	}
	rb.wantHits(1, 2)
}
