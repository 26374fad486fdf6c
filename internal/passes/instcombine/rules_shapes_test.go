package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Shapes of three and four operations that rules look for, exhaustively on four bits:
// random expressions are too seldom of these shapes.

// A field moves: ((x >> n1) & k) shifted again, and with a sign.
func TestRulesFields(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4}
	inputs := each4()
	shifts := []ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr}
	for _, in := range shifts {
		for _, out := range shifts {
			for n1 := range uint64(4) {
				for n := range uint64(4) {
					for k := range uint64(17) { // 16: no mask
						for _, flags := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW} {
							if in != ir.OpShl && flags != 0 {
								flags = ir.FlagExact
							}
							rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
								v := b.Binary(in, ir.ParamValue(0), f.Consts.Int(i4, n1), flags)
								if k < 16 {
									v = b.Binary(ir.OpAnd, v, f.Consts.Int(i4, k), 0)
								}
								return b.Binary(out, v, f.Consts.Int(i4, n), 0)
							}, inputs)
						}
					}
				}
			}
		}
	}
	// The choice between two constants by one bit, or by the sign.
	for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpSLT, ir.ICmpSGT} {
		for k := range uint64(16) {
			for x := range uint64(16) {
				for y := range uint64(16) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						c := b.Binary(ir.OpAnd, ir.ParamValue(0), f.Consts.Int(i4, k), 0)
						return b.Select(b.ICmp(p, c, f.Consts.Int(i4, 0)), f.Consts.Int(i4, x), f.Consts.Int(i4, y))
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// A field that is joined with others is shifted, or its sign is tested: the bits that are shifted out are gone.
func TestRulesJoinedFields(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	for _, join := range []ir.Op{ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub} {
		for _, out := range []ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr} {
			for n := range uint64(4) {
				for k := range uint64(16) {
					for n1 := range uint64(4) {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							x := b.Binary(ir.OpAnd, ir.ParamValue(0), f.Consts.Int(i4, k), 0)
							y := b.Binary(ir.OpShl, ir.ParamValue(1), f.Consts.Int(i4, n1), 0)
							v := b.Binary(out, b.Binary(join, x, y, 0), f.Consts.Int(i4, n), 0)
							if out != ir.OpAShr {
								return v
							}
							c := b.ICmp(ir.ICmpSLT, v, f.Consts.Int(i4, 0))
							return b.Select(c, ir.ParamValue(0), ir.ParamValue(1))
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Products with powers of two that are added, where a product takes several instructions.
func TestRulesPowers(t *testing.T) {
	rb := newRuleBench(t)
	params := []ir.Type{ir.I64, ir.I64}
	inputs := [][]uint64{{0, 0}, {1, 1 << 63}, {1 << 63, 1}, {0x123456789abcdef, 0xfedcba9876543210}, {^uint64(0), ^uint64(0)}}
	for n := range uint64(64) {
		for _, k := range []uint64{1 << n, ^uint64(0) << n, ^uint64(0)<<n + 1} {
			rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
				return b.Binary(ir.OpAdd, ir.ParamValue(0), b.Binary(ir.OpMul, ir.ParamValue(1), f.Consts.Int(ir.I64, k), 0), 0)
			}, inputs)
		}
	}
	if rb.hits*3 < rb.n*2-3 {
		t.Errorf("the rules have changed only %d of %d expressions", rb.hits, rb.n)
	}
}

// Logic of logic: all of and, or and xor, of x, y, their complements and a constant.
func TestRulesLogic(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	inputs := all16()
	ops := []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}
	leaf := func(f *ir.Func, b *ir.Builder, k int) ir.Value {
		switch k {
		case 0, 1:
			return ir.ParamValue(k)
		case 2, 3:
			return b.Binary(ir.OpXor, ir.ParamValue(k-2), f.Consts.SInt(i4, -1), 0)
		}
		return f.Consts.Int(i4, 6)
	}
	for _, o1 := range ops {
		for _, o2 := range ops {
			for _, o3 := range ops {
				for k := range 5 * 5 * 5 {
					k1, k2, k3 := k%5, k/5%5, k/25
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						v := b.Binary(o2, ir.ParamValue(0), leaf(f, b, k1), 0)
						w := b.Binary(o3, leaf(f, b, k2), leaf(f, b, k3), 0)
						return b.Binary(o1, v, w, 0)
					}, inputs)
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						v := b.Binary(o3, ir.ParamValue(0), leaf(f, b, k1), 0)
						return b.Binary(o1, b.Binary(o2, v, leaf(f, b, k2), 0), leaf(f, b, k3), 0)
					}, inputs)
				}
			}
		}
	}
	// Comparisons and selects of truth values, where the second operand may be poison.
	i1 := ir.I1
	var bits [][]uint64
	for k := range uint64(4) {
		bits = append(bits, []uint64{k & 1, k >> 1})
	}
	operand := func(f *ir.Func, b *ir.Builder, k int) ir.Value {
		switch k {
		case 0, 1:
			return ir.ParamValue(k)
		case 2:
			return b.Binary(ir.OpXor, ir.ParamValue(0), f.Consts.Int(i1, 1), 0)
		case 3: // poison if y is set
			return b.Cast(ir.OpTrunc, b.Binary(ir.OpAdd, b.Cast(ir.OpZExt, ir.ParamValue(1), i4, 0), f.Consts.Int(i4, 15), ir.FlagNUW), i1, 0)
		}
		return f.Consts.Int(i1, uint64(k&1))
	}
	for k := range 6 * 6 * 6 {
		rb.check([]ir.Type{i1, i1}, func(f *ir.Func, b *ir.Builder) ir.Value {
			return b.Select(operand(f, b, k%6), operand(f, b, k/6%6), operand(f, b, k/36))
		}, bits)
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			rb.check([]ir.Type{i1, i1}, func(f *ir.Func, b *ir.Builder) ir.Value {
				return b.ICmp(p, b.Select(operand(f, b, k%6), operand(f, b, k/6%6), f.Consts.Int(i1, 0)), operand(f, b, k/36))
			}, bits)
		}
	}
	rb.wantHits(1, 2)
}

// Every intrinsic of every other one, of an operation, and compared with a constant.
func TestRulesIntrinsics(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	inputs := all16()
	rb.declare(i4)
	call := func(f *ir.Func, b *ir.Builder, i int, flag uint64, ops ...ir.Value) ir.Value {
		c := &rb.calls[i]
		args := append([]ir.Value(nil), ops[:c.args]...)
		if c.flag {
			args = append(args, f.Consts.Int(ir.I1, flag))
		}
		return b.Call(c.fnTyp, c.fn, args...)
	}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	leaf := func(f *ir.Func, k int) ir.Value {
		if k < 2 {
			return ir.ParamValue(k)
		}
		return f.Consts.Int(i4, []uint64{0, 1, 5, 7, 8, 15}[k-2])
	}
	const leaves = 8
	amount := func(f *ir.Func, k int) ir.Value { return f.Consts.Int(i4, uint64(k)) }
	for i := range rb.calls {
		for l := range leaves {
			for j := range rb.calls {
				for flag := range uint64(2) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						return call(f, b, i, flag, call(f, b, j, flag, x, y, amount(f, 1)), leaf(f, l), amount(f, 3))
					}, inputs)
					if j == i && rb.calls[i].args == 3 { // rotations
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							v := call(f, b, j, 0, x, x, amount(f, l))
							return call(f, b, i, 0, v, v, amount(f, 3))
						}, inputs)
					}
				}
			}
			for _, op := range ruleOps {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					return call(f, b, i, 0, b.Binary(op, x, leaf(f, l), 0), y, leaf(f, l))
				}, inputs)
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					return b.Binary(op, call(f, b, i, 1, leaf(f, l), x, y), y, 0)
				}, inputs)
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					return call(f, b, i, 1, b.Binary(op, leaf(f, 2), x, ir.Flags(0)), b.Binary(ir.OpOr, x, leaf(f, l), 0), x)
				}, inputs)
			}
			for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
				for k := range uint64(16) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.ICmp(p, call(f, b, i, 0, x, leaf(f, l), y), f.Consts.Int(i4, k))
					}, inputs)
				}
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					return b.ICmp(p, call(f, b, i, 1, x, leaf(f, l), y), x)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 3)
}

// Minimum, maximum, absolute value and clamps written with comparisons, for a width that has
// the intrinsics.
func TestRulesMinMax(t *testing.T) {
	rb := newRuleBench(t)
	i16 := ir.I16
	params := []ir.Type{i16, i16}
	numbers := []uint64{0, 1, 2, 5, 6, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xfffe, 0xffff}
	var inputs [][]uint64
	for _, x := range numbers {
		for _, y := range numbers {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	x := ir.ParamValue(0)
	leaf := func(f *ir.Func, k int) ir.Value {
		if k == 0 {
			return ir.ParamValue(1)
		}
		return f.Consts.Int(i16, numbers[k-1])
	}
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for k := range len(numbers) + 1 {
			for arm := range len(numbers) + 1 {
				for swap := range 2 {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						c := b.ICmp(p, x, leaf(f, k))
						if swap == 1 {
							return b.Select(c, leaf(f, arm), x)
						}
						return b.Select(c, x, leaf(f, arm))
					}, inputs)
				}
			}
			for swap := range 6 {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					flags := [...]ir.Flags{0, ir.FlagNSW, ir.FlagNSW | ir.FlagNUW}[swap>>1]
					d, e := b.Binary(ir.OpSub, x, leaf(f, k), flags), b.Binary(ir.OpSub, leaf(f, k), x, flags)
					if swap&1 == 1 {
						d, e = e, d
					}
					return b.Select(b.ICmp(p, x, leaf(f, k)), d, e)
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 3)
}

// A number between two bounds, written with two comparisons: the bounds in both orders, and any predicates.
func TestRulesClamp(t *testing.T) {
	rb := newRuleBench(t)
	i16 := ir.I16
	numbers := []uint64{0, 1, 2, 0x7e, 0x7f, 0x80, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xff7f, 0xff80, 0xfffe, 0xffff}
	var inputs [][]uint64
	for _, x := range append(numbers, 0x40, 0x81, 0xff7e, 0xff81, 0xc000, 0x4000) {
		inputs = append(inputs, []uint64{x})
	}
	x := ir.ParamValue(0)
	for _, p := range []ir.Pred{ir.ICmpUGT, ir.ICmpULE, ir.ICmpSGT, ir.ICmpSGE, ir.ICmpSLT} {
		for _, q := range []ir.Pred{ir.ICmpUGT, ir.ICmpULT, ir.ICmpSGT, ir.ICmpSLT} {
			for _, k1 := range numbers {
				for _, k2 := range numbers {
					for swap := range 4 {
						rb.check([]ir.Type{i16}, func(f *ir.Func, b *ir.Builder) ir.Value {
							k := func(n uint64) ir.Value { return f.Consts.Int(i16, n) }
							inner := b.Select(b.ICmp(q, x, k(k2)), k(k2), x)
							bound := k1
							if swap&2 != 0 {
								bound++ // the next number is the bound
							}
							if swap&1 == 1 {
								return b.Select(b.ICmp(p, x, k(k1)), inner, k(bound))
							}
							return b.Select(b.ICmp(p, x, k(k1)), k(bound), inner)
						}, inputs)
					}
				}
			}
		}
	}
}

// A comparison of a select whose condition bounds its operands.
func TestRulesBounds(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	x := ir.ParamValue(0)
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for q := ir.ICmpEQ; q <= ir.ICmpSLE; q++ {
			for _, k1 := range []uint64{0, 3, 7, 8, 12, 15} {
				for _, k2 := range []uint64{0, 5, 8, 15} {
					for _, k3 := range []uint64{0, 4, 7, 11, 15} {
						for swap := range 2 {
							rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
								y, z := x, f.Consts.Int(i4, k2)
								if swap == 1 {
									y, z = z, y
								}
								v := b.Select(b.ICmp(p, x, f.Consts.Int(i4, k1)), y, z)
								return b.ICmp(q, v, f.Consts.Int(i4, k3))
							}, inputs)
						}
					}
				}
			}
		}
	}
	rb.wantHits(1, 4)
}

// Trees of choices between constants and widened truth values, compared with every constant of four bits.
func TestRulesOfChoices(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	leaves := []func(f *ir.Func, b *ir.Builder, c ir.Value) ir.Value{
		func(f *ir.Func, _ *ir.Builder, _ ir.Value) ir.Value { return f.Consts.Int(i4, 1) },
		func(f *ir.Func, _ *ir.Builder, _ ir.Value) ir.Value { return f.Consts.Int(i4, 15) },
		func(_ *ir.Func, b *ir.Builder, c ir.Value) ir.Value { return b.Cast(ir.OpZExt, c, i4, 0) },
		func(_ *ir.Func, b *ir.Builder, c ir.Value) ir.Value { return b.Cast(ir.OpSExt, c, i4, 0) },
		func(f *ir.Func, b *ir.Builder, c ir.Value) ir.Value {
			return b.Select(c, f.Consts.Int(i4, 1), f.Consts.Int(i4, 2))
		},
	}
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for _, left := range leaves {
			for _, right := range leaves {
				for k := range uint64(16) {
					rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x, y := ir.ParamValue(0), ir.ParamValue(1)
						c := b.ICmp(ir.ICmpULT, x, f.Consts.Int(i4, 5))
						d := b.ICmp(ir.ICmpSGT, y, x)
						e := b.ICmp(ir.ICmpEQ, y, f.Consts.Int(i4, 9))
						return b.ICmp(p, b.Select(c, left(f, b, d), right(f, b, e)), f.Consts.Int(i4, k))
					}, all16())
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// A quotient times its divisor and the remainder make the dividend, whatever the order of the operands.
func TestRulesOfQuotients(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for _, div := range []ir.Op{ir.OpUDiv, ir.OpSDiv} {
		for _, rem := range []ir.Op{ir.OpURem, ir.OpSRem} {
			for order := range 4 {
				rb.check([]ir.Type{i4, i4}, func(_ *ir.Func, b *ir.Builder) ir.Value {
					x, y := ir.ParamValue(0), ir.ParamValue(1)
					m, n := b.Binary(div, x, y, 0), y
					if order&1 != 0 {
						m, n = n, m
					}
					m, n = b.Binary(ir.OpMul, m, n, 0), b.Binary(rem, x, y, 0)
					if order&2 != 0 {
						m, n = n, m
					}
					return b.Binary(ir.OpAdd, m, n, 0)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 2)
}

// (x + c) + y that does not overflow, with operands of known and unknown sign: the sum in another order does not either,
// where it says so.
func TestRulesOfSumsWithoutOverflow(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	part := func(f *ir.Func, b *ir.Builder, x ir.Value, kind int) ir.Value {
		switch kind {
		case 1: // not negative
			return b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 7), 0)
		case 2: // negative
			return b.Binary(ir.OpOr, x, f.Consts.Int(i4, 8), 0)
		}
		return x
	}
	for c := range uint64(16) {
		for left := range 3 {
			for right := range 3 {
				for _, flags := range []ir.Flags{ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW} {
					rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x, y := part(f, b, ir.ParamValue(0), left), part(f, b, ir.ParamValue(1), right)
						return b.Binary(ir.OpAdd, b.Binary(ir.OpAdd, x, f.Consts.Int(i4, c), flags), y, flags)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// Comparisons of x << n, which does not overflow, with constants.
func TestRulesShiftCompared(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4}
	inputs := each4()
	for _, flags := range []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW} {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for _, positive := range []bool{false, true} {
				for k := range uint64(64) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := ir.ParamValue(0)
						if positive {
							x = b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 7), 0)
						}
						return b.ICmp(p, b.Binary(ir.OpShl, x, f.Consts.Int(i4, k>>4), flags), f.Consts.Int(i4, k&15))
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}
