package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// A field of one half of a number of 64 bits.
func TestRulesFieldsOfHalves(t *testing.T) {
	rb := newRuleBench(t)
	params := []ir.Type{ir.I64}
	inputs := [][]uint64{{0}, {1 << 63}, {0x0123456789abcdef}, {0xfedcba9876543210}, {^uint64(0)}, {0x80000000}, {0x100000000}}
	for _, op := range []ir.Op{ir.OpLShr, ir.OpAShr} {
		for n := range uint64(64) {
			for _, k := range []uint64{1, 3, 0xff, 0xf0, 0xffff, 0x7fffffff, 0x80000001, 0xffffffff} {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					x := b.Binary(op, ir.ParamValue(0), f.Consts.Int(ir.I64, n), 0)
					return b.Binary(ir.OpAnd, b.Cast(ir.OpTrunc, x, ir.I32, 0), f.Consts.Int(ir.I32, k), 0)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 2)
}

// The smallest of several numbers, of which some are given twice.
func TestRulesRepeatedMinima(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	rb.declare(i4)
	params := []ir.Type{i4, i4}
	for _, name := range []string{"umin", "umax", "smin", "smax"} {
		for shape := range 81 { // the operand that each step adds
			rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
				vals := [3]ir.Value{ir.ParamValue(0), ir.ParamValue(1), f.Consts.Int(i4, 9)}
				id := f.Mod.Lookup("llvm." + name + ".i4")
				r := b.Binary(ir.OpMul, ir.ParamValue(0), ir.ParamValue(1), 0)
				for k := shape; k > 0; k /= 3 {
					r = b.Call(f.Mod.Syms[id].Type, ir.SymValue(id), vals[k%3], r)
				}
				return r
			}, all16())
		}
	}
	rb.wantHits(1, 2)
}

// A square that does not overflow is not negative.
func TestRulesSquares(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	for _, flags := range []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW} {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for k := range uint64(16) {
				rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					x := b.Binary(ir.OpMul, ir.ParamValue(0), ir.ParamValue(0), flags)
					return b.Select(b.ICmp(p, x, f.Consts.Int(i4, k)), b.Binary(ir.OpAShr, x, f.Consts.Int(i4, 1), 0), x)
				}, inputs)
			}
		}
	}
}

// A number of 64 bits that steps on or stays.
func TestRulesWideSteps(t *testing.T) {
	rb := newRuleBench(t)
	inputs := [][]uint64{{0, 0}, {0, 1}, {1 << 63, 1}, {^uint64(0), 1}, {1<<63 - 1, 1}, {1<<63 - 1, 0}, {1<<32 - 1, 1}, {1 << 32, 1}}
	for _, flags := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW} {
		for _, k := range []int64{0, 1, -1, 2, 7, -7, 1<<31 - 1, 1 << 31, 1 << 40} {
			for side := range 2 {
				rb.check([]ir.Type{ir.I64, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
					x := ir.ParamValue(0)
					y := b.Binary(ir.OpAdd, x, f.Consts.SInt(ir.I64, k), flags)
					if side == 1 {
						x, y = y, x
					}
					return b.Select(ir.ParamValue(1), x, y)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 2)
}

// Sums and differences of numbers of 32 bits, computed in 64 bits and limited: they saturate if the limits are those of 32 bits.
func TestRulesSaturation(t *testing.T) {
	rb := newRuleBench(t)
	rb.declare(ir.I64)
	rb.declare(ir.I32)
	var inputs [][]uint64
	numbers := []uint64{0, 1, 5, 1<<31 - 1, 1 << 31, 1<<31 + 1, 1<<32 - 1}
	for _, x := range numbers {
		for _, y := range numbers {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	limits := [][4]any{ // two intrinsics with their bounds; "" is none
		{"smin", int64(1<<31 - 1), "smax", int64(-1 << 31)},
		{"smax", int64(-1 << 31), "smin", int64(1<<31 - 1)},
		{"smin", int64(1<<31 - 1), "smax", int64(-1<<31 + 1)},
		{"smin", int64(1<<31 - 2), "smax", int64(-1 << 31)},
		{"umin", int64(1<<32 - 1), "", int64(0)},
		{"umin", int64(1<<31 - 1), "", int64(0)},
		{"smax", int64(0), "", int64(0)},
		{"umax", int64(1), "", int64(0)},
	}
	for _, l := range limits {
		for form := range 16 {
			rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
				ext, op := ir.OpSExt, ir.OpAdd
				if form&1 != 0 {
					ext = ir.OpZExt
				}
				if form&2 != 0 {
					op = ir.OpSub
				}
				x, y := b.Cast(ext, ir.ParamValue(0), ir.I64, 0), b.Cast(ext, ir.ParamValue(1), ir.I64, 0)
				if form&4 != 0 {
					y = f.Consts.SInt(ir.I64, 7)
				}
				v := b.Binary(op, x, y, 0)
				for i := 2; i >= 0; i -= 2 {
					if name := l[i].(string); name != "" {
						id := rb.m.Lookup("llvm." + name + ".i64")
						v = b.Call(rb.m.Syms[id].Type, ir.SymValue(id), v, f.Consts.SInt(ir.I64, l[i+1].(int64)))
					}
				}
				return b.Cast(ir.OpTrunc, v, ir.I32, 0)
			}, inputs)
		}
	}
	rb.wantHits(1, 8)
}

// Rotations by variable amounts, of which one, both or none is masked.
func TestRulesRotations(t *testing.T) {
	rb := newRuleBench(t)
	var inputs [][]uint64
	for n := range uint64(70) {
		inputs = append(inputs, []uint64{0x12345678, n}, []uint64{0xfedcba98, -n & (1<<32 - 1)})
	}
	for form := range 64 {
		rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
			x, n := ir.ParamValue(0), ir.ParamValue(1)
			k := b.Binary(ir.OpSub, f.Consts.Int(ir.I32, uint64(form&3/2*32+form&1)), n, 0)
			if form&4 != 0 {
				n = b.Binary(ir.OpAnd, n, f.Consts.Int(ir.I32, 31), 0)
			}
			if form&8 != 0 {
				k = b.Binary(ir.OpAnd, k, f.Consts.Int(ir.I32, 31), 0)
			}
			if form&16 != 0 {
				n, k = k, n
			}
			y := x
			if form&32 != 0 {
				y = f.Consts.Int(ir.I32, 77)
			}
			return b.Binary(ir.OpOr, b.Binary(ir.OpShl, x, n, 0), b.Binary(ir.OpLShr, y, k, 0), 0)
		}, inputs)
	}
	rb.wantHits(1, 8)
}

// Rotations of a product whose left shift has become a part of the factor, and sums of parts that are none.
func TestRulesRotatedProducts(t *testing.T) {
	rb := newRuleBench(t)
	inputs := [][]uint64{{0}, {1}, {3}, {0x12345678}, {0x80000001}, {0xfedcba98}, {0xffffffff}}
	wide := append([][]uint64{{0x123456789abcdef1}, {0x8000000000000001}, {0xfffffffffffffffe}}, inputs...)
	for _, c := range []uint64{0xcc9e2d51, 0x87c37b91114253d5, 3, 1 << 20, 7 << 31} {
		for n := uint64(1); n < 64; n += 5 {
			for form := range 16 {
				typ, w, in := ir.I32, uint64(32), inputs
				if form&1 != 0 {
					typ, w, in = ir.I64, 64, wide
				}
				if n >= w {
					continue
				}
				rb.check([]ir.Type{typ}, func(f *ir.Func, b *ir.Builder) ir.Value {
					mask := uint64(1)<<(w-1)<<1 - 1
					x := ir.ParamValue(0)
					low := b.Binary(ir.OpLShr, b.Binary(ir.OpMul, x, f.Consts.Int(typ, c&mask), 0), f.Consts.Int(typ, w-n), 0)
					d := c << n
					switch form & 6 {
					case 2: // the lowest set bit is another one
						d |= 1
					case 4:
						d <<= 1
					}
					high := b.Binary(ir.OpMul, x, f.Consts.Int(typ, d&mask), 0)
					if form&8 != 0 {
						low, high = high, low
					}
					return b.Binary(ir.OpOr, low, high, 0)
				}, in)
			}
		}
	}
	rb.wantHits(1, 4)
}

// A choice by whether a number has bits above some low ones, between a constant and a value that those above give.
func TestRulesShiftedOut(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	rb.declare(i4)
	for form := range 32 {
		for n := range uint64(4) {
			for k := range uint64(16) {
				for other := range uint64(6) {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						flags := ir.Flags(0)
						if form&16 != 0 {
							flags = ir.FlagExact
						}
						x := ir.ParamValue(0)
						y := b.Binary(ir.OpLShr, x, f.Consts.Int(i4, n), flags)
						switch form & 3 {
						case 0:
							id := rb.m.Lookup("llvm.ctlz.i4")
							y = b.Call(rb.m.Syms[id].Type, ir.SymValue(id), y, f.Consts.Int(ir.I1, uint64(form>>3&1)))
						case 1:
							y = b.Binary(ir.OpAdd, y, f.Consts.Int(i4, 3), ir.FlagNUW)
						case 2:
							y = b.Binary(ir.OpSub, f.Consts.Int(i4, 4), y, 0)
						}
						p := ir.ICmpUGT
						c, d := y, f.Consts.Int(i4, other)
						if form&4 != 0 {
							p = ir.ICmpULT
							c, d = d, c
						}
						return b.Select(b.ICmp(p, x, f.Consts.Int(i4, k)), c, d)
					}, each4())
				}
			}
		}
	}
}
