package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Comparisons of signs, exhaustively on four bits.
func TestRulesOfSigns(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE} {
		for _, op := range []ir.Op{ir.OpAShr, ir.OpLShr} {
			for n := uint64(2); n < 4; n++ {
				for k := range uint64(16) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						sign := func(v ir.Value) ir.Value {
							return b.Binary(ir.OpOr, b.Binary(op, v, f.Consts.Int(i4, n), 0), f.Consts.Int(i4, k), 0)
						}
						return b.Cast(ir.OpZExt, b.ICmp(p, sign(x), sign(y)), i4, 0)
					}, all16())
				}
			}
		}
		for _, q := range []ir.Pred{ir.ICmpSLT, ir.ICmpSGT, ir.ICmpSGE, ir.ICmpSLE} {
			for _, k := range []int64{-1, 0, 1} {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					v := b.Binary(ir.OpXor, b.ICmp(ir.ICmpSLT, x, f.Consts.Int(i4, 0)), b.ICmp(q, y, f.Consts.SInt(i4, k)), 0)
					return b.Cast(ir.OpZExt, v, i4, 0)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 2)
}

// Comparisons of a choice of which one value differs from the other operand.
func TestRulesComparedChoices(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4, ir.I1}
	inputs := everyInput(4, 4, 1)
	x, y, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpULT} {
		for _, op := range []ir.Op{ir.OpOr, ir.OpAnd} {
			for m := range uint64(16) {
				for k := range uint64(16) {
					for form := range 4 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							chosen, value := f.Consts.Int(i4, k), x
							if form&1 != 0 {
								chosen, value = value, chosen
							}
							v, w := b.Select(c, chosen, value), b.Binary(op, y, f.Consts.Int(i4, m), 0)
							if form&2 != 0 {
								v, w = w, v
							}
							return b.Cast(ir.OpZExt, b.ICmp(p, v, w), i4, 0)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 4)
}

// Conditions that matter only where a remainder, product or other result is not zero, or is: those of a division that rounds down.
func TestRulesAssuming(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for _, op := range []ir.Op{ir.OpSRem, ir.OpURem, ir.OpSDiv, ir.OpUDiv, ir.OpMul, ir.OpAnd, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpSub} {
		for _, rest := range []ir.Pred{ir.ICmpNE, ir.ICmpEQ} {
			for _, logic := range []ir.Op{ir.OpAnd, ir.OpOr} {
				for _, zero := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE} {
					for form := range 96 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							null := f.Consts.Int(i4, 0)
							// Of a choice the second condition may be poison.
							join := func(op ir.Op, x, y ir.Value) ir.Value {
								switch {
								case form < 48:
									return b.Binary(op, x, y, 0)
								case op == ir.OpAnd:
									return b.Select(x, y, f.Consts.Int(ir.I1, 0))
								}
								return b.Select(x, f.Consts.Int(ir.I1, 1), y)
							}
							flagged := form%48 >= 24
							form := form % 24
							tested, other := x, y
							if form&1 != 0 {
								tested, other = y, x
							}
							result := b.ICmp(rest, b.Binary(op, x, y, 0), null)
							is := b.ICmp(zero, tested, null)
							var v ir.Value
							switch form >> 1 % 6 {
							case 0: // the sign
								sign := b.Binary(ir.OpOr, b.Binary(ir.OpAShr, tested, f.Consts.Int(i4, 3), 0), f.Consts.Int(i4, 1), 0)
								v = b.ICmp(ir.ICmpNE, b.Select(is, null, sign), b.Binary(ir.OpAShr, other, f.Consts.Int(i4, 3), 0))
							case 1: // a difference that is poison only where the condition matters no more
								rest := b.Binary(ir.OpSub, tested, b.Binary(ir.OpAnd, other, f.Consts.Int(i4, 1), 0), ir.FlagNUW)
								v = b.ICmp(ir.ICmpSGT, b.Select(is, null, rest), other)
							case 2:
								v = join(ir.OpOr, is, b.ICmp(ir.ICmpSLT, tested, other))
							case 3:
								v = join(ir.OpAnd, b.ICmp(ir.ICmpSLT, other, f.Consts.Int(i4, 5)), is)
							case 4:
								v = b.ICmp(ir.ICmpULT, other, b.Select(is, tested, other))
							default:
								v = is
							}
							switch {
							case flagged && f.Op(v) == ir.OpICmp:
								f.SetFlags(v, ir.FlagSameSign)
							case flagged && f.Op(v) == ir.OpOr:
								f.SetFlags(v, ir.FlagDisjoint)
							}
							if form >= 12 {
								v, result = result, v
							}
							return b.Cast(ir.OpZExt, join(logic, v, result), i4, 0)
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}
