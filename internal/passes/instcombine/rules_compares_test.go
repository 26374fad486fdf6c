package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Comparisons with constants of which some bits of the other operand do not matter, exhaustively on four bits.
func TestRulesDemandedByComparisons(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	for _, p := range []ir.Pred{ir.ICmpUGT, ir.ICmpULT, ir.ICmpSGT, ir.ICmpSLT, ir.ICmpEQ, ir.ICmpUGE, ir.ICmpSLE} {
		for _, op := range []ir.Op{ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpAnd} {
			for m := range uint64(16) {
				for k := range uint64(16) {
					for form := range 3 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							x, y := ir.ParamValue(0), ir.Value(f.Consts.Int(i4, m))
							switch form {
							case 1:
								y = b.Binary(ir.OpAnd, ir.ParamValue(1), y, 0)
							case 2: // operands without common bits
								x = b.Binary(ir.OpShl, x, f.Consts.Int(i4, 2), 0)
							}
							return b.Cast(ir.OpZExt, b.ICmp(p, b.Binary(op, x, y, 0), f.Consts.Int(i4, k)), i4, 0)
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Two comparisons of the same operands, joined by logic or by a select.
func TestRulesOfSameComparisons(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4, ir.I1}
	x, y, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 1)
	preds := []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpUGT, ir.ICmpUGE, ir.ICmpULT, ir.ICmpULE, ir.ICmpSGT, ir.ICmpSGE, ir.ICmpSLT, ir.ICmpSLE}
	for _, p := range preds {
		for _, q := range preds {
			for form := range 40 {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					one, other := b.ICmp(p, x, y), ir.None
					if form&1 == 0 {
						other = b.ICmp(q, x, y)
					} else {
						other = b.ICmp(q, y, x)
					}
					if form >= 20 {
						f.SetFlags(other, ir.FlagSameSign)
					}
					form := form % 20
					var v ir.Value
					switch form >> 1 {
					case 0:
						v = b.Binary(ir.OpXor, one, other, 0)
					case 1:
						v = b.Binary(ir.OpAnd, one, other, 0)
					case 2:
						v = b.Binary(ir.OpOr, one, other, 0)
					case 3:
						v = b.Select(one, c, other)
					case 4:
						v = b.Select(one, other, c)
					case 6, 7, 8, 9: // with another condition between
						op := [...]ir.Op{ir.OpAnd, ir.OpOr}[form>>1&1]
						if v = b.Binary(op, c, one, 0); form >= 16 {
							v = b.Binary(op, one, c, 0)
						}
						v = b.Binary(op, other, v, 0)
					default: // a value that is poison only where it is not chosen
						v = b.Select(one, b.ICmp(ir.ICmpSGT, b.Binary(ir.OpAdd, x, y, ir.FlagNSW), x), other)
					}
					return b.Cast(ir.OpZExt, v, i4, 0)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 3)
}

// An exclusive or of a constant and a sum of operands without common bits.
func TestRulesXorOfSums(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	for _, op := range []ir.Op{ir.OpOr, ir.OpAdd} {
		for k1 := range uint64(16) {
			for k2 := range uint64(16) {
				for form := range 4 {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						k := f.Consts.Int(i4, k1)
						high := b.Binary(ir.OpShl, ir.ParamValue(0), f.Consts.Int(i4, 2), 0)
						low := b.Binary(ir.OpAnd, ir.ParamValue(1), f.Consts.Int(i4, 2), 0)
						var v ir.Value
						switch form {
						case 0:
							v = b.Binary(op, high, k, 0)
						case 1:
							v = b.Binary(op, high, b.Binary(op, low, k, 0), 0)
						case 2:
							v = b.Binary(op, b.Binary(op, high, k, 0), low, 0)
						default:
							v = b.Binary(op, ir.ParamValue(0), k, 0)
						}
						return b.Binary(ir.OpXor, v, f.Consts.Int(i4, k2), 0)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// The carry of a sum with a product, which a comparison with either term tells; samesign says something of the term that is compared.
func TestRulesOfCarries(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, z := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	var inputs [][]uint64
	for _, in := range all16() {
		for k := range uint64(16) {
			inputs = append(inputs, append(in[:2:2], k))
		}
	}
	for _, p := range []ir.Pred{ir.ICmpULT, ir.ICmpUGE, ir.ICmpUGT, ir.ICmpULE, ir.ICmpSLT} {
		for form := range 16 {
			rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				product := b.Binary(ir.OpMul, y, z, 0)
				sum := b.Binary(ir.OpAdd, x, product, 0)
				if form&1 != 0 {
					sum = b.Binary(ir.OpAdd, product, x, 0)
				}
				v := b.ICmp(p, sum, product)
				if form&2 != 0 {
					v = b.ICmp(p, product, sum)
				}
				if form&4 != 0 {
					f.SetFlags(v, ir.FlagSameSign)
				}
				v = b.Cast(ir.OpZExt, v, i4, 0)
				if form&8 != 0 { // the sum is a value, too
					v = b.Binary(ir.OpXor, v, sum, 0)
				}
				return v
			}, inputs)
		}
	}
	rb.wantHits(1, 4)
}

// Comparisons of the bits that a shift and a truncation take out of a number, exhaustively.
func TestRulesOfTakenBits(t *testing.T) {
	rb := newRuleBench(t)
	i6 := rb.m.Types.Int(6)
	inputs := everyInput(6)
	for _, op := range []ir.Op{ir.OpLShr, ir.OpAShr} {
		for shift := range uint64(6) {
			for width := 1; width < 6; width++ {
				part := rb.m.Types.Int(width)
				for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
					for k := range uint64(1) << width {
						rb.check([]ir.Type{i6}, func(f *ir.Func, b *ir.Builder) ir.Value {
							x := b.Binary(op, ir.ParamValue(0), f.Consts.Int(i6, shift), 0)
							return b.ICmp(p, b.Cast(ir.OpTrunc, x, part, 0), f.Consts.Int(part, k))
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}
