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
	if rb.hits*2 < rb.n {
		t.Errorf("the rules have changed only %d of %d expressions", rb.hits, rb.n)
	}
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
	if rb.hits*2 < rb.n {
		t.Errorf("the rules have changed only %d of %d expressions", rb.hits, rb.n)
	}
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
	if rb.hits*2 < rb.n {
		t.Errorf("the rules have changed only %d of %d expressions", rb.hits, rb.n)
	}
}
