package instcombine

import (
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// Two operations on the same operands, exhaustively on four bits: sums and differences of logical ones, logical ones
// of shifts, differences chosen by a comparison.
func TestRulesOfSameOperands(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr}
	for _, p := range ops {
		for _, q := range ops {
			for _, out := range ops[:5] {
				for swap := range 2 {
					rb.check(params, func(_ *ir.Func, b *ir.Builder) ir.Value {
						x, y := ir.ParamValue(0), ir.ParamValue(1)
						v := b.Binary(p, x, y, 0)
						if swap == 1 {
							x, y = y, x
						}
						return b.Binary(out, v, b.Binary(q, x, y, 0), 0)
					}, all16())
				}
			}
		}
	}
	for _, in := range ops[5:] {
		for n := range uint64(4) {
			for _, out := range ops[2:5] {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					k := f.Consts.Int(i4, n)
					return b.Binary(out, b.Binary(in, ir.ParamValue(0), k, 0), b.Binary(in, ir.ParamValue(1), k, 0), 0)
				}, all16())
			}
			// A field that moves and is cut again.
			for k := range uint64(16) {
				for m := range uint64(16) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						v := b.Binary(in, b.Binary(ir.OpAnd, ir.ParamValue(0), f.Consts.Int(i4, k), 0), f.Consts.Int(i4, n), 0)
						return b.Binary(ir.OpAnd, v, f.Consts.Int(i4, m), 0)
					}, all16())
				}
			}
		}
	}
	// Low bits of a sum of fields.
	for _, op := range []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul} {
		for k := range uint64(16) {
			for m := range uint64(16) {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					x := b.Binary(ir.OpAnd, ir.ParamValue(0), f.Consts.Int(i4, k), 0)
					return b.Binary(ir.OpAnd, b.Binary(op, x, ir.ParamValue(1), 0), f.Consts.Int(i4, m), 0)
				}, all16())
			}
		}
	}
	// Fields that are put into a word one after the other.
	for k1 := range uint64(16) {
		for k2 := range uint64(16) {
			for k3 := range uint64(16) {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					k := func(x uint64) ir.Value { return f.Consts.Int(i4, x) }
					v := b.Binary(ir.OpOr, b.Binary(ir.OpAnd, ir.ParamValue(0), k(k1), 0), b.Binary(ir.OpAnd, ir.ParamValue(1), k(k2), 0), 0)
					return b.Binary(ir.OpAnd, v, k(k3), 0)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 3)
}

// Remainders compared with constants, exhaustively on four bits.
func TestRulesOfRemainders(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	for _, op := range []ir.Op{ir.OpSRem, ir.OpURem} {
		for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE} {
			for d := uint64(1); d < 16; d++ {
				for k := range uint64(16) {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.ICmp(p, b.Binary(op, ir.ParamValue(0), f.Consts.Int(i4, d), 0), f.Consts.Int(i4, k))
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Tests for two ranges, joined, exhaustively on four bits: all pairs of ranges, said by two comparisons, or by one of
// the number minus the start.
func TestRulesOfRanges(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	for lo := range uint64(16) {
		for n := range uint64(4) {
			for from := range uint64(16) {
				for form := range 8 {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						k := func(x uint64) ir.Value { return f.Consts.Int(i4, x&15) }
						x := ir.ParamValue(0)
						not := form >= 4
						in := func(lo uint64, two bool) ir.Value {
							switch {
							case two && not:
								return b.Binary(ir.OpOr, b.ICmp(ir.ICmpULT, x, k(lo)), b.ICmp(ir.ICmpUGT, x, k(lo+n)), 0)
							case two:
								return b.Binary(ir.OpAnd, b.ICmp(ir.ICmpUGE, x, k(lo)), b.ICmp(ir.ICmpULE, x, k(lo+n)), 0)
							case n == 0 && not:
								return b.ICmp(ir.ICmpNE, x, k(lo))
							case n == 0:
								return b.ICmp(ir.ICmpEQ, x, k(lo))
							case not:
								return b.ICmp(ir.ICmpUGT, b.Binary(ir.OpAdd, x, k(-lo), 0), k(n))
							}
							return b.ICmp(ir.ICmpULT, b.Binary(ir.OpAdd, x, k(-lo), 0), k(n+1))
						}
						op := ir.OpOr
						if not {
							op = ir.OpAnd
						}
						return b.Binary(op, in(lo, form&1 != 0), in(from, form&2 != 0), 0)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// Tests for two ranges that signed and unsigned comparisons say, of four bits and of bytes.
func TestRulesOfSignedRanges(t *testing.T) {
	rb := newRuleBench(t)
	r := rand.New(rand.NewPCG(7, 8))
	preds := []ir.Pred{ir.ICmpULT, ir.ICmpUGT, ir.ICmpSLT, ir.ICmpSGT}
	var bytes [][]uint64
	for x := range uint64(256) {
		bytes = append(bytes, []uint64{x})
	}
	for _, w := range []int{4, 8} {
		it := rb.m.Types.Int(w)
		inputs := each4()
		if w == 8 {
			inputs = bytes
		}
		for n := range 40000 {
			lo := r.Uint64() & (1<<w - 1)
			hi := lo + r.Uint64()%6
			bit := uint64(1) << r.IntN(w)
			form := r.IntN(64)
			rb.check([]ir.Type{it}, func(f *ir.Func, b *ir.Builder) ir.Value {
				x := ir.ParamValue(0)
				in := func(lo, hi uint64, form int) ir.Value {
					up, down := preds[form&2+1], preds[form&2]
					if form&1 == 0 {
						return b.Binary(ir.OpAnd, b.ICmp(up, x, f.Consts.Int(it, lo-1)), b.ICmp(down, x, f.Consts.Int(it, hi+1)), 0)
					}
					return b.Binary(ir.OpOr, b.ICmp(down, x, f.Consts.Int(it, lo)), b.ICmp(up, x, f.Consts.Int(it, hi)), 0)
				}
				op := ir.OpOr
				if form&1 != 0 {
					op = ir.OpAnd
				}
				if n%4 == 0 {
					return in(lo, hi, form>>1)
				}
				return b.Binary(op, in(lo, hi, form), in(lo^bit, hi^bit, form&^2|form>>2&2), 0)
			}, inputs)
		}
	}
	rb.wantHits(1, 4)
}

// The test for a power of two, and the opposite, with each operand at each place.
func TestRulesPowerOfTwo(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for form := range 16 {
		for _, flags := range []ir.Flags{0, ir.FlagNSW, ir.FlagNUW} {
			rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				x, zero := ir.ParamValue(0), f.Consts.Int(i4, 0)
				swap := func(bit int, x, y ir.Value) (ir.Value, ir.Value) {
					if form&bit != 0 {
						return y, x
					}
					return x, y
				}
				p, op := ir.ICmpNE, ir.OpAnd
				if form&1 != 0 {
					p, op = ir.ICmpEQ, ir.OpOr
				}
				l, r := swap(2, x, b.Binary(ir.OpAdd, x, f.Consts.SInt(i4, -1), flags))
				l, r = swap(4, b.ICmp(p, x, zero), b.ICmp(p.Inverse(), b.Binary(ir.OpAnd, l, r, 0), zero))
				if form&8 != 0 { // x is compared with another number
					l = b.ICmp(p, x, f.Consts.Int(i4, 1))
				}
				return b.Binary(op, l, r, 0)
			}, each4())
		}
	}
	rb.wantHits(1, 2)
}

// Two comparisons of a number, or of its sum with a constant, with constants, exhaustively on four bits.
func TestRulesOfIntervals(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for q := ir.ICmpEQ; q <= ir.ICmpSLE; q++ {
			for k := range uint64(256) {
				for form := range 6 {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := ir.ParamValue(0)
						y := x
						switch form >> 1 {
						case 1:
							y = b.Binary(ir.OpAdd, x, f.Consts.Int(i4, (k*7+3)&15), 0)
						case 2:
							x, y = b.Binary(ir.OpAdd, x, f.Consts.Int(i4, 3), ir.FlagNSW), b.Binary(ir.OpAdd, x, f.Consts.Int(i4, 12), 0)
						}
						op := ir.OpAnd + ir.Op(form&1)*(ir.OpOr-ir.OpAnd)
						return b.Binary(op, b.ICmp(p, x, f.Consts.Int(i4, k&15)), b.ICmp(q, y, f.Consts.Int(i4, k>>4)), 0)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// The logic of truncated extensions is narrow or wide, and does not change between them.
func TestRulesLogicOfTruncations(t *testing.T) {
	rb := newRuleBench(t)
	params := []ir.Type{ir.I8, ir.I8}
	inputs := [][]uint64{{0, 0}, {1, 0x80}, {0x80, 0x7f}, {0xff, 1}, {0x5a, 0xc3}}
	for _, op := range []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor} {
		for _, wide := range []int{20, 32, 64} {
			for middle := 9; middle <= 16; middle++ {
				for first := 8; first <= 16; first++ {
					for form := range 8 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							ext := [3]ir.Op{ir.OpZExt, ir.OpZExt, ir.OpZExt}
							for i := range ext {
								if form>>i&1 != 0 {
									ext[i] = ir.OpSExt
								}
							}
							types := &rb.m.Types
							wt := types.Int(wide)
							to := func(x ir.Value, op ir.Op, t ir.Type) ir.Value {
								if f.TypeOf(x) == t {
									return x
								}
								return b.Cast(op, x, t, 0)
							}
							x := to(to(ir.ParamValue(0), ext[0], types.Int(first)), ir.OpZExt, wt)
							y := to(to(ir.ParamValue(1), ext[1], types.Int(first-first%2)), ir.OpZExt, wt)
							v := b.Cast(ir.OpTrunc, b.Binary(op, x, y, 0), types.Int(middle), 0)
							return b.Binary(ir.OpOr, to(v, ext[2], ir.I16), f.Consts.Int(ir.I16, 1), 0)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(9, 10)
}

// A choice of bits by a mask that is all ones or 0.
func TestRulesBlend(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y, z := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
	inputs := everyInput(4, 4, 4)
	for form := range 4 {
		for order := range 8 {
			for _, op := range []ir.Op{ir.OpOr, ir.OpXor} {
				rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					ones := f.Consts.SInt(i4, -1)
					cond := b.ICmp(ir.ICmpSLT, z, f.Consts.Int(i4, 3))
					var m, not ir.Value
					switch form {
					case 0:
						m = b.Cast(ir.OpSExt, cond, i4, 0)
						not = b.Binary(ir.OpXor, m, ones, 0)
					case 1:
						m = b.Cast(ir.OpSExt, cond, i4, 0)
						not = b.Cast(ir.OpSExt, b.Binary(ir.OpXor, cond, f.Consts.Int(ir.I1, 1), 0), i4, 0)
					case 2:
						m = b.Select(cond, ones, f.Consts.Null(i4))
						not = b.Binary(ir.OpXor, m, ones, 0)
					default:
						m = b.Select(cond, f.Consts.Null(i4), ones)
						not = b.Select(cond, ones, f.Consts.Null(i4))
					}
					and := func(p, q ir.Value, swap int) ir.Value {
						if swap != 0 {
							p, q = q, p
						}
						return b.Binary(ir.OpAnd, p, q, 0)
					}
					p, q := and(m, x, order&1), and(not, y, order&2)
					if order&4 != 0 {
						p, q = q, p
					}
					return b.Binary(op, p, q, 0)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 1)
}
