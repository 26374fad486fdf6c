package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Magnitudes by the sign in all bits, for all numbers of eight bits.
func TestRulesOfMagnitude(t *testing.T) {
	rb := newRuleBench(t)
	x := ir.ParamValue(0)
	var inputs [][]uint64
	for k := range uint64(256) {
		inputs = append(inputs, []uint64{k, k ^ 0x5a})
	}
	for _, flags := range []ir.Flags{0, ir.FlagNSW} {
		for form := range 8 {
			for _, n := range []uint64{6, 7} {
				rb.check([]ir.Type{ir.I8, ir.I8}, func(f *ir.Func, b *ir.Builder) ir.Value {
					y := x
					if form == 7 {
						y = ir.ParamValue(1)
					}
					m := b.Binary(ir.OpAShr, y, f.Consts.Int(ir.I8, n), 0)
					bit := b.Binary(ir.OpLShr, y, f.Consts.Int(ir.I8, n), 0)
					switch form {
					case 0, 7:
						return b.Binary(ir.OpSub, b.Binary(ir.OpXor, x, m, 0), m, flags)
					case 1:
						return b.Binary(ir.OpSub, b.Binary(ir.OpXor, m, x, 0), m, flags)
					case 2:
						return b.Binary(ir.OpAdd, b.Binary(ir.OpXor, x, m, 0), bit, flags)
					case 3:
						return b.Binary(ir.OpAdd, bit, b.Binary(ir.OpXor, x, m, 0), flags)
					case 4:
						return b.Binary(ir.OpXor, b.Binary(ir.OpAdd, x, m, flags), m, 0)
					case 5:
						return b.Binary(ir.OpXor, m, b.Binary(ir.OpAdd, m, x, flags), 0)
					}
					return b.Binary(ir.OpAdd, b.Binary(ir.OpXor, x, bit, 0), m, flags)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 3)
}

// Choices by masks, exhaustively on four bits.
func TestRulesOfMaskedChoices(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 1)
	for _, outer := range []ir.Op{ir.OpXor, ir.OpAdd, ir.OpSub} {
		for _, inner := range []ir.Op{ir.OpXor, ir.OpAdd, ir.OpSub} {
			for form := range 32 {
				rb.check([]ir.Type{i4, i4, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
					zero := f.Consts.Int(i4, 0)
					p, q := x, y
					if form&1 != 0 {
						p, q = q, p
					}
					d := b.Binary(inner, p, q, 0)
					var part ir.Value
					switch form >> 3 {
					case 0:
						part = b.Binary(ir.OpAnd, d, b.Cast(ir.OpSExt, c, i4, 0), 0)
					case 1:
						part = b.Binary(ir.OpAnd, d, b.Binary(ir.OpSub, zero, b.Cast(ir.OpZExt, c, i4, 0), 0), 0)
					case 2:
						part = b.Select(c, zero, d)
					default:
						part = b.Select(c, d, zero)
					}
					v, other := y, part
					if form&2 != 0 {
						v = x
					}
					if form&4 != 0 {
						v, other = other, v
					}
					return b.Binary(outer, v, other, 0)
				}, inputs)
			}
		}
	}
	for form := range 16 {
		rb.check([]ir.Type{i4, i4, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
			bit := b.Cast(ir.OpZExt, c, i4, 0)
			mask := b.Cast(ir.OpSExt, c, i4, 0)
			if form&1 != 0 {
				mask = b.Binary(ir.OpSub, f.Consts.Int(i4, 0), bit, 0)
			}
			flipped := b.Binary(ir.OpXor, x, mask, 0)
			flags := ir.Flags(0)
			if form&2 != 0 {
				flags = ir.FlagNSW
			}
			switch form >> 2 {
			case 0:
				return b.Binary(ir.OpAdd, flipped, bit, flags)
			case 1:
				return b.Binary(ir.OpAdd, bit, flipped, flags)
			case 2:
				return b.Binary(ir.OpSub, flipped, mask, flags)
			}
			return b.Binary(ir.OpSub, mask, flipped, flags)
		}, inputs)
	}
	rb.wantHits(1, 2)
}

// Values inside of a select that are selects with its condition, and borrows, exhaustively on four bits.
func TestRulesOfChoicesInside(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, c := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 1)
	for _, op := range []ir.Op{ir.OpAdd, ir.OpOr, ir.OpShl, ir.OpUDiv, ir.OpSub} {
		for form := range 16 {
			rb.check([]ir.Type{i4, i4, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
				p, q := x, f.Consts.Int(i4, 3)
				if form&1 != 0 {
					p, q = q, p
				}
				chosen := b.Select(c, p, q)
				inner := b.Binary(op, y, chosen, 0)
				if form&2 != 0 {
					inner = b.Binary(op, chosen, y, 0)
				}
				if form&4 != 0 {
					inner = b.Binary(ir.OpXor, inner, x, 0)
				}
				if form&8 != 0 {
					return b.Select(c, y, inner)
				}
				return b.Select(c, inner, y)
			}, inputs)
		}
	}
	for _, p := range []ir.Pred{ir.ICmpULT, ir.ICmpULE, ir.ICmpUGT, ir.ICmpUGE, ir.ICmpEQ, ir.ICmpSGT} {
		for form := range 4 {
			rb.check([]ir.Type{i4, i4, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
				v, w := b.Binary(ir.OpSub, x, y, 0), x
				if form&1 != 0 {
					w = y
				}
				if form&2 != 0 {
					v, w = w, v
				}
				return b.Cast(ir.OpZExt, b.ICmp(p, v, w), i4, 0)
			}, inputs)
		}
	}
	rb.wantHits(1, 2)
}

// Sums and differences of 32 bits that saturate, in the forms of authors, at the ends of the range.
func TestRulesOfSaturatedChoices(t *testing.T) {
	rb := newRuleBench(t)
	rb.declare(ir.I32)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	numbers := []uint64{0, 1, 5, 1<<31 - 2, 1<<31 - 1, 1 << 31, 1<<31 + 1, 1<<31 + 5, 1<<32 - 5, 1<<32 - 1}
	var inputs [][]uint64
	for _, a := range numbers {
		for _, b := range numbers {
			inputs = append(inputs, []uint64{a, b})
		}
	}
	const least, most = -1 << 31, 1<<31 - 1
	for form := range 64 {
		for shift := range int64(3) { // of the limits
			rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
				k := func(n int64) ir.Value { return f.Consts.SInt(ir.I64, n) }
				op := ir.OpAdd
				if form&1 != 0 {
					op = ir.OpSub
				}
				s := b.Binary(op, b.Cast(ir.OpSExt, x, ir.I64, 0), b.Cast(ir.OpSExt, y, ir.I64, 0), 0)
				over, under := b.ICmp(ir.ICmpSGT, s, k(most-shift)), b.ICmp(ir.ICmpSLT, s, k(least+shift*int64(form>>4&1)))
				if form&2 != 0 {
					over, under = b.ICmp(ir.ICmpSGE, s, k(most+shift*int64(form>>5&1))), b.ICmp(ir.ICmpSLE, s, k(least-shift))
				}
				limit := func(c ir.Value, n int64, v ir.Value) ir.Value {
					if form&4 != 0 {
						return b.Select(b.Binary(ir.OpXor, c, f.Consts.Int(ir.I1, 1), 0), v, f.Consts.SInt(ir.I32, n))
					}
					return b.Select(c, f.Consts.SInt(ir.I32, n), v)
				}
				v := b.Cast(ir.OpTrunc, s, ir.I32, 0)
				if form&8 != 0 {
					return limit(over, most, limit(under, least, v))
				}
				return limit(under, least, limit(over, most, v))
			}, inputs)
		}
	}
	ft := rb.m.Types.Func(rb.m.Types.Struct(false, ir.I32, ir.I1), false, ir.I32, ir.I32)
	for _, name := range []string{"sadd", "ssub"} {
		fn := ir.SymValue(rb.m.Declare("llvm."+name+".with.overflow.i32", ft))
		rb.env.fx.Compute(rb.m)
		for form := range 16 {
			rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
				sum := b.Call(ft, fn, x, y)
				of := x
				if form&1 != 0 {
					of = y
				}
				low, high := f.Consts.SInt(ir.I32, least), f.Consts.SInt(ir.I32, most)
				if form&2 != 0 {
					low, high = high, low
				}
				var end ir.Value
				switch form >> 2 {
				case 0:
					end = b.Select(b.ICmp(ir.ICmpSLT, of, f.Consts.Int(ir.I32, 0)), low, high)
				case 1:
					end = b.Select(b.ICmp(ir.ICmpSGT, of, f.Consts.SInt(ir.I32, -1)), high, low)
				case 2:
					end = b.Binary(ir.OpXor, b.Binary(ir.OpAShr, of, f.Consts.Int(ir.I32, 31), 0), high, 0)
				default:
					end = b.Binary(ir.OpXor, b.Binary(ir.OpAShr, of, f.Consts.Int(ir.I32, 30), 0), high, 0)
				}
				return b.Select(b.ExtractValue(ir.I1, sum, 1), end, b.ExtractValue(ir.I32, sum, 0))
			}, inputs)
		}
	}
	for _, p := range []ir.Pred{ir.ICmpULT, ir.ICmpULE, ir.ICmpUGT, ir.ICmpUGE, ir.ICmpSGT} {
		for form := range 4 {
			rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
				d := b.Binary(ir.OpSub, x, y, 0)
				if form&1 != 0 {
					d = b.Binary(ir.OpSub, y, x, 0)
				}
				if form&2 != 0 {
					return b.Select(b.ICmp(p, x, y), f.Consts.Int(ir.I32, 0), d)
				}
				return b.Select(b.ICmp(p, x, y), d, f.Consts.Int(ir.I32, 0))
			}, inputs)
		}
	}
	rb.wantHits(1, 4)
}
