package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// A select of numbers that are extended, one of them in the other way: a number that is not negative may be extended either way.
func TestRulesSelectOfExtended(t *testing.T) {
	rb := newRuleBench(t)
	i4, i8 := rb.m.Types.Int(4), rb.m.Types.Int(8)
	extensions := []ir.Op{ir.OpZExt, ir.OpSExt}
	for _, first := range extensions {
		for _, second := range extensions {
			for _, flags := range []ir.Flags{0, ir.FlagNNeg} {
				for _, n := range []uint64{0, 1} { // shifted by one, it is not negative
					for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpULT, ir.ICmpSLT} {
						rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
							extended := func(v ir.Value, op ir.Op) ir.Value {
								if op == ir.OpZExt {
									return b.Cast(op, b.Binary(ir.OpLShr, v, f.Consts.Int(i4, n), 0), i8, flags)
								}
								return b.Cast(op, v, i8, 0)
							}
							x, y := extended(ir.ParamValue(0), first), extended(ir.ParamValue(1), second)
							return b.Select(b.ICmp(p, ir.ParamValue(0), ir.ParamValue(1)), x, y)
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// An operation on a tree of choices between constants.
func TestRulesChoices(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for _, op := range []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpUDiv, ir.OpSRem} {
		for k := range uint64(16) {
			for _, left := range []bool{false, true} {
				rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					number := func(x uint64) ir.Value { return f.Consts.Int(i4, x&15) }
					x, y := ir.ParamValue(0), ir.ParamValue(1)
					tree := b.Cast(ir.OpZExt, b.ICmp(ir.ICmpULT, x, y), i4, 0)
					tree = b.Select(b.ICmp(ir.ICmpEQ, y, number(k)), number(3*k), tree)
					tree = b.Select(b.ICmp(ir.ICmpSLT, x, number(k)), tree, number(k+5))
					if left {
						return b.Binary(op, tree, number(k), 0)
					}
					return b.Binary(op, number(k), tree, 0)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 2)
}

// A constant less a sum with a constant keeps the flags of both.
func TestRulesFlagsOfDifference(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}
	for k := range uint64(16) {
		for c := range uint64(16) {
			for _, outer := range flags {
				for _, inner := range flags {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						sum := b.Binary(ir.OpAdd, ir.ParamValue(0), f.Consts.Int(i4, c), inner)
						return b.Binary(ir.OpSub, f.Consts.Int(i4, k), sum, outer)
					}, each4())
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// A choice between sums of the compared numbers and constants, with every predicate and set of flags.
func TestRulesChosenSums(t *testing.T) {
	rb := newRuleBench(t)
	i16 := ir.I16
	var inputs [][]uint64
	numbers := []uint64{0, 1, 2, 3, 0x7ffd, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0x8002, 0xfffd, 0xfffe, 0xffff}
	for _, a := range numbers {
		for _, b := range numbers {
			inputs = append(inputs, []uint64{a, b})
		}
	}
	a, b := ir.ParamValue(0), ir.ParamValue(1)
	steps := []uint64{0, 1, 2, 0xffff, 0xfffe}
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for _, c := range steps {
			for _, d := range steps {
				for _, flags := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW} {
					for _, swap := range []bool{false, true} {
						rb.check([]ir.Type{i16, i16}, func(f *ir.Func, bl *ir.Builder) ir.Value {
							x := bl.Binary(ir.OpAdd, a, f.Consts.Int(i16, c), flags)
							y := bl.Binary(ir.OpAdd, b, f.Consts.Int(i16, d), flags)
							if swap {
								x, y = y, x
							}
							return bl.Select(bl.ICmp(p, a, b), x, y)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(2, 20)
}

// A select between a value and a tree of selects that is that value where the first condition holds: comparisons with all predicates, and one that
// may be poison.
func TestRulesSelectAsOther(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, a, b2 := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2), ir.ParamValue(3)
	inputs := everyInput(4, 3, 2, 2)
	preds := []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpULT, ir.ICmpSGT}
	for _, p := range preds {
		for _, q := range preds {
			for form := range 128 {
				rb.check([]ir.Type{i4, i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					k := func(n uint64) ir.Value { return f.Consts.Int(i4, n) }
					tested := x
					if form&1 != 0 {
						tested = b.Binary(ir.OpAdd, x, k(3), ir.FlagNSW)
					}
					inner := b.Select(b.ICmp(q, tested, k(2+uint64(form>>1&1))), b2, a)
					if form&64 != 0 {
						part := b.Select(b.ICmp(q, tested, k(2+uint64(form>>1&1))), b2, k(0))
						inner = b.Binary([]ir.Op{ir.OpAdd, ir.OpOr, ir.OpXor}[form%3], part, a, 0)
					}
					if form&4 != 0 {
						between := b.ICmp(ir.ICmpEQ, b.Binary(ir.OpMul, y, y, ir.FlagNUW), b2)
						if form&8 != 0 {
							between = b.ICmp(ir.ICmpEQ, tested, k(5))
						}
						inner = b.Select(between, a, inner)
					}
					c := b.ICmp(p, x, k(uint64(form>>4&1)+2))
					if form&32 != 0 {
						return b.Select(c, inner, a)
					}
					return b.Select(c, a, inner)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 4)
}

// A select between a value and a select of that value and another, in all orders, with conditions that may be poison.
func TestRulesSelectOfTwo(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, a, b2 := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2), ir.ParamValue(3)
	inputs := everyInput(4, 4, 1, 1)
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for form := range 16 {
			rb.check([]ir.Type{i4, i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				d := b.ICmp(p, b.Binary(ir.OpMul, y, y, []ir.Flags{0, ir.FlagNSW}[form&1]), f.Consts.Int(i4, 4))
				inner := b.Select(d, b2, a)
				if form&2 != 0 {
					inner = b.Select(d, a, b2)
				}
				c := b.ICmp(ir.ICmpULT, x, f.Consts.Int(i4, 6))
				var r ir.Value
				if form&4 != 0 {
					r = b.Select(c, inner, a)
				} else {
					r = b.Select(c, a, inner)
				}
				if form&8 != 0 { // a second use of the condition
					r = b.Binary(ir.OpXor, r, b.Select(c, x, y), 0)
				}
				return r
			}, inputs)
		}
	}
	rb.wantHits(3, 4)
}
