package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Every function of two operations of which the second uses the first, on two parameters and constants, keeps its value, also one whose
// operations have flags. So do comparisons.
func TestRulesOfTwo(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	constants := []uint64{1, 3, 4, 7, 8, 12, 15}
	leaf := func(f *ir.Func, i int) ir.Value {
		switch i {
		case 0:
			return x
		case 1:
			return y
		}
		return f.Consts.Int(i4, constants[i-2])
	}
	leaves := 2 + len(constants)
	flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}
	n := 0 // in turn: no flags, and each of the others
	allowed := func(op ir.Op, k int) ir.Flags {
		switch op {
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
			return flags[k&3]
		case ir.OpOr:
			return []ir.Flags{0, ir.FlagDisjoint}[k&1]
		case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
			return []ir.Flags{0, ir.FlagExact}[k&1]
		}
		return 0
	}
	inputs := all16()
	for _, first := range ruleOps {
		for a := range leaves {
			for b := range leaves {
				if a > 1 && b > 1 || a == 1 || b == 1 && a != 0 { // constants fold, and y is as x
					continue
				}
				for c := range leaves {
					for _, second := range ruleOps {
						for swapped := range 2 {
							n++
							rb.check(params, func(f *ir.Func, bd *ir.Builder) ir.Value {
								v := bd.Binary(first, leaf(f, a), leaf(f, b), allowed(first, n))
								if swapped == 1 {
									return bd.Binary(second, leaf(f, c), v, allowed(second, n/4))
								}
								return bd.Binary(second, v, leaf(f, c), allowed(second, n/4))
							}, inputs)
						}
					}
					for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
						n++
						rb.check(params, func(f *ir.Func, bd *ir.Builder) ir.Value {
							v := bd.ICmp(p, bd.Binary(first, leaf(f, a), leaf(f, b), allowed(first, n)), leaf(f, c))
							if n%3 == 0 { // which is apart from the flags of the operand
								f.SetFlags(v, ir.FlagSameSign)
							}
							return bd.Cast(ir.OpZExt, v, i4, 0)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// A shift and a mask of a sum, difference or product read only its lower bits.
func TestRulesOfLowerBits(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for _, op := range []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul} {
		for _, shape := range []ir.Op{ir.OpShl, ir.OpAnd, ir.OpOr, ir.OpMul} {
			for k := range uint64(16) {
				for m := range uint64(16) {
					for form := range 4 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							part := b.Binary(shape, y, f.Consts.Int(i4, k), 0)
							v := b.Binary(op, x, part, 0)
							if form&1 != 0 {
								v = b.Binary(op, part, x, 0)
							}
							if form&2 != 0 {
								return b.Binary(ir.OpShl, v, f.Consts.Int(i4, m&3), 0)
							}
							return b.Binary(ir.OpAnd, v, f.Consts.Int(i4, m), 0)
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 4)
}

// A sum with a constant, without overflow or with, that is shifted or divided: the constant leaves where nothing of it is lost.
func TestRulesOfDividedSums(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x := ir.ParamValue(0)
	for _, op := range []ir.Op{ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpURem} {
		for k := range uint64(16) {
			for n := uint64(1); n < 16; n++ {
				for form := range 16 {
					rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						var sum, flags ir.Flags
						x := x
						if form&8 != 0 {
							x = b.Binary(ir.OpShl, x, f.Consts.Int(i4, 1), 0)
						}
						if form&1 != 0 {
							sum |= ir.FlagNUW
						}
						if form&2 != 0 {
							sum |= ir.FlagNSW
						}
						if form&4 != 0 && op != ir.OpURem {
							flags = ir.FlagExact
						}
						return b.Binary(op, b.Binary(ir.OpAdd, x, f.Consts.Int(i4, k), sum), f.Consts.Int(i4, n), flags)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Sums, products and shifts of extended numbers become ones of 32 bits where nothing is lost.
func TestRulesOfNarrowMath(t *testing.T) {
	rb := newRuleBench(t)
	words := []uint64{0, 1, 2, 0x7f, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff}
	var inputs [][]uint64
	for _, x := range words {
		for _, y := range words {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	masks := []uint64{3, 0xff, 0xffff, 0x1ffff, 0x7fffffff, 0xffffffff}
	for _, op := range []ir.Op{ir.OpAdd, ir.OpMul, ir.OpShl} {
		for _, m := range masks {
			for _, n := range masks {
				for _, constant := range []bool{false, true} {
					rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
						part := func(i int, m uint64) ir.Value {
							return b.Cast(ir.OpZExt, b.Binary(ir.OpAnd, ir.ParamValue(i), f.Consts.Int(ir.I32, m), 0), ir.I64, 0)
						}
						y := f.Consts.Int(ir.I64, n)
						switch {
						case op == ir.OpShl && constant:
							y = f.Consts.Int(ir.I64, n&31)
						case op == ir.OpShl:
							y = b.Binary(ir.OpAnd, part(1, n), f.Consts.Int(ir.I64, 15), 0)
						case !constant:
							y = part(1, n)
						}
						return b.Binary(op, part(0, m), y, 0)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 4)
}

// Amounts of shifts that are remainders of signed numbers, exhaustively: two shifts by one remainder, and amounts that are extended or truncated.
func TestRulesOfShiftsByRemainders(t *testing.T) {
	rb := newRuleBench(t)
	for _, width := range []int{3, 4, 5, 9} {
		for _, from := range []int{3, 4, 5} {
			wide, narrow := rb.m.Types.Int(width), rb.m.Types.Int(from)
			inputs := everyInput(width, from)
			for _, op := range []ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr} {
				for k := range uint64(1) << from {
					for form := range 8 {
						rb.check([]ir.Type{wide, narrow}, func(f *ir.Func, b *ir.Builder) ir.Value {
							amount := b.Binary(ir.OpSRem, ir.ParamValue(1), f.Consts.Int(narrow, k), 0)
							cast := ir.OpZExt
							switch {
							case width < from:
								cast = ir.OpTrunc
							case form&1 != 0:
								cast = ir.OpSExt
							}
							if width != from {
								amount = b.Cast(cast, amount, wide, 0)
							}
							v := b.Binary(op, ir.ParamValue(0), amount, 0)
							switch form >> 1 {
							case 1:
								v = b.Binary(ir.OpXor, v, b.Binary(ir.OpShl, f.Consts.Int(wide, 1), amount, 0), 0)
							case 2:
								v = b.Binary(ir.OpAdd, v, amount, 0)
							case 3:
								v = b.Binary(ir.OpSub, v, b.Binary(op, amount, amount, 0), 0)
							}
							return v
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 4)
}
