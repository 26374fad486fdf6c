package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Places of flat indices, exhaustively on four bits: quotients by products beside quotients and remainders by their factors.
func TestRulesOfQuotientsInSteps(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, a, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 4)
	for _, signed := range []bool{false, true} {
		div, rem, flag := ir.OpUDiv, ir.OpURem, ir.FlagNUW
		if signed {
			div, rem, flag = ir.OpSDiv, ir.OpSRem, ir.FlagNSW
		}
		for _, flags := range []ir.Flags{flag, 0} {
			for form := range 48 {
				rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					mul := func(p, q ir.Value) ir.Value { return b.Binary(ir.OpMul, p, q, flags) }
					first := form&1 != 0 // the quotient by the product comes first
					var whole, part ir.Value
					by := ir.None
					switch form / 8 {
					case 0:
						by = mul(a, c)
					case 1:
						by = mul(c, a)
					case 2:
						by = b.Binary(ir.OpShl, a, f.Consts.Int(i4, 1), flags)
					case 3:
						by = mul(mul(c, f.Consts.Int(i4, 2)), a)
					case 4:
						by = mul(mul(a, c), c)
					default:
						by = mul(c, c)
					}
					if first {
						whole = b.Binary(div, x, by, 0)
					}
					switch form >> 1 & 3 {
					case 0:
						part = b.Binary(div, x, a, 0)
					case 1:
						part = b.Binary(rem, x, a, 0)
					case 2:
						part = b.Binary(rem, b.Binary(div, x, a, 0), c, 0)
					default:
						part = b.Binary(rem, b.Binary(div, x, mul(a, c), 0), c, 0)
					}
					if !first {
						whole = b.Binary(div, x, by, 0)
					}
					return b.Binary(ir.OpAdd, b.Binary(ir.OpMul, whole, f.Consts.Int(i4, 7), 0), part, 0)
				}, inputs)
			}
		}
		for form := range 32 {
			rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				q, r := b.Binary(div, x, a, 0), b.Binary(rem, x, a, 0)
				if form&1 != 0 {
					r = b.Binary(ir.OpSub, x, b.Binary(ir.OpMul, a, q, 0), 0)
				}
				sum := b.Binary(ir.OpAdd, q, c, flag)
				if form&2 != 0 {
					sum = b.Binary(ir.OpAdd, b.Binary(ir.OpMul, c, x, 0), b.Binary(ir.OpAdd, c, q, 0), flag)
				}
				if form&4 != 0 {
					sum = b.Binary(ir.OpSub, q, c, 0)
				}
				times := a
				if form&8 != 0 {
					times = c
				}
				v := b.Binary(ir.OpMul, sum, times, flag)
				if form&16 != 0 {
					return b.Binary(ir.OpAdd, r, v, flag)
				}
				return b.Binary(ir.OpAdd, v, r, 0)
			}, inputs)
		}
	}
	rb.wantHits(1, 3)
}

// Sums of a quotient, a remainder and other terms, exhaustively on four bits.
func TestRulesOfSumsWithQuotients(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 4)
	for _, signed := range []bool{false, true} {
		div, rem := ir.OpUDiv, ir.OpURem
		if signed {
			div, rem = ir.OpSDiv, ir.OpSRem
		}
		for _, flags := range []ir.Flags{ir.FlagNUW, ir.FlagNSW, ir.FlagNSW | ir.FlagNUW, 0} {
			for form := range 256 {
				rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					add := func(p, q ir.Value) ir.Value { return b.Binary(ir.OpAdd, p, q, flags) }
					mul := func(p, q ir.Value) ir.Value { return b.Binary(ir.OpMul, p, q, flags) }
					one := f.Consts.Int(i4, 1)
					q := b.Binary(div, x, y, 0)
					r := b.Binary(rem, x, y, 0)
					if form&1 != 0 {
						r = b.Binary(ir.OpSub, x, mul(y, q), flags)
					}
					row, used := q, ir.None
					switch form >> 1 & 7 {
					case 1:
						row = add(q, c)
					case 2:
						row = add(q, one)
						used = row
					case 3:
						row = add(add(c, q), x)
					case 4:
						row = add(q, c)
						used = row
					case 5:
						row = b.Binary(ir.OpSub, q, c, flags)
					case 6:
						used = q
					case 7:
						used = r
					}
					var whole, part ir.Value
					switch form >> 4 & 3 {
					case 0:
						whole, part = mul(row, y), r
					case 1:
						whole, part = mul(mul(c, y), row), mul(r, c)
					case 2:
						whole, part = mul(row, b.Binary(ir.OpShl, y, one, flags)), b.Binary(ir.OpShl, r, one, flags)
					default:
						whole, part = mul(y, row), mul(r, c)
					}
					var sum ir.Value
					switch form >> 6 {
					case 0:
						sum = add(whole, part)
					case 1:
						sum = add(add(part, c), whole)
					case 2:
						sum = add(add(mul(c, c), whole), part)
					default:
						sum = add(add(whole, one), add(c, part))
					}
					if used != ir.None {
						sum = b.Binary(ir.OpXor, sum, used, 0)
					}
					return sum
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 2)
}
