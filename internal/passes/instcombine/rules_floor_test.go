package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Quotients and remainders that round down, in the forms of the front ends, by all constants.
func TestRulesOfFloorDivision(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x := ir.ParamValue(0)
	for k := uint64(1); k < 16; k++ {
		for rest := range 3 {
			for sign := range 3 {
				for form := range 8 {
					rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						c := &f.Consts
						n := func(k uint64) ir.Value { return c.Int(i4, k&15) }
						q := b.Binary(ir.OpSDiv, x, n(k), 0)
						r := b.Binary(ir.OpSRem, x, n(k), 0)
						equal, different := ir.ICmpEQ, ir.ICmpNE
						remains := func(p ir.Pred) ir.Value {
							switch rest {
							case 0:
								return b.ICmp(p, r, n(0))
							case 1:
								return b.ICmp(p, b.Binary(ir.OpMul, q, n(k), 0), x)
							}
							return b.ICmp(p, b.Binary(ir.OpSub, x, b.Binary(ir.OpMul, n(k), q, 0), 0), n(0))
						}
						apart := func() ir.Value { // the signs of x and k differ
							switch sign {
							case 0:
								if k < 8 {
									return b.ICmp(ir.ICmpSLT, x, n(0))
								}
								return b.ICmp(ir.ICmpSGT, x, n(15))
							case 1:
								return b.ICmp(ir.ICmpSLT, b.Binary(ir.OpXor, x, n(k), 0), n(0))
							}
							return b.ICmp(ir.ICmpSLT, x, n(0)) // the remainder has another sign than a positive divisor
						}
						switch form {
						case 0:
							return b.Select(b.Binary(ir.OpAnd, remains(different), apart(), 0), b.Binary(ir.OpAdd, q, n(15), 0), q)
						case 1:
							return b.Binary(ir.OpSub, q, b.Cast(ir.OpZExt, b.Binary(ir.OpAnd, apart(), remains(different), 0), i4, 0), 0)
						case 2:
							return b.Binary(ir.OpAdd, b.Cast(ir.OpSExt, b.Binary(ir.OpAnd, apart(), remains(different), 0), i4, 0), q, 0)
						case 3:
							shifted := b.Binary(ir.OpAShr, b.Binary(ir.OpXor, x, n(k), 0), n(3), 0)
							return b.Binary(ir.OpAdd, q, b.Select(remains(equal), n(0), shifted), 0)
						case 4:
							shifted := b.Binary(ir.OpAShr, x, n(3), 0)
							return b.Binary(ir.OpAdd, q, b.Select(remains(different), shifted, n(0)), 0)
						case 5:
							return b.Select(b.Binary(ir.OpAnd, remains(different), apart(), 0), b.Binary(ir.OpAdd, r, n(k), 0), r)
						case 6:
							return b.Binary(ir.OpAdd, r, b.Select(b.Binary(ir.OpAnd, remains(different), apart(), 0), n(k), n(0)), 0)
						}
						return b.Binary(ir.OpAnd, r, n(uint64(rest*3+sign)), 0)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(3, 4)
}

// The remainder with the sign of the divisor, by two divisions.
func TestRulesOfModulo(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for _, positive := range []bool{false, true} {
		for _, swapped := range []bool{false, true} {
			rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				n := ir.ParamValue(1)
				if positive {
					n = b.Binary(ir.OpAnd, n, f.Consts.Int(i4, 7), 0)
				}
				r := b.Binary(ir.OpSRem, ir.ParamValue(0), n, 0)
				s := n
				if swapped {
					r, s = s, r
				}
				return b.Binary(ir.OpSRem, b.Binary(ir.OpAdd, r, s, ir.FlagNSW), n, 0)
			}, all16())
		}
	}
	rb.wantHits(1, 1)
}

// Divisions by one of two constants.
func TestRulesOfChosenDivisors(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for _, op := range []ir.Op{ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem} {
		for k := range uint64(16) {
			for l := range uint64(16) {
				rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					d := b.Select(b.ICmp(ir.ICmpULT, ir.ParamValue(1), f.Consts.Int(i4, 5)), f.Consts.Int(i4, k), f.Consts.Int(i4, l))
					return b.Binary(op, ir.ParamValue(0), d, 0)
				}, all16())
			}
		}
	}
	rb.wantHits(3, 4)
}

// Quotients and remainders by powers of two that are not constants.
func TestRulesOfPowers(t *testing.T) {
	rb := newRuleBench(t)
	rb.declare(ir.I32)
	var umax ruleCall
	for _, c := range rb.calls {
		if c.fnTyp == rb.m.Types.Func(ir.I32, false, ir.I32, ir.I32) && rb.m.Sym(c.fn).Name == "llvm.umax.i32" {
			umax = c
		}
	}
	words := []uint64{0, 1, 2, 3, 4, 7, 16, 31, 32, 0x7fff, 0x8000, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff}
	var inputs [][]uint64
	for _, x := range words {
		for _, y := range words {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}
	for _, op := range []ir.Op{ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem} {
		for shape := range 10 {
			for form := range 8 {
				rb.check([]ir.Type{ir.I32, ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
					x, y := ir.ParamValue(0), ir.ParamValue(1)
					k := func(n uint64) ir.Value { return f.Consts.Int(ir.I32, n) }
					if form&4 != 0 {
						x = b.Binary(ir.OpLShr, x, k(1), 0)
					}
					lowest := b.Binary(ir.OpAnd, y, b.Binary(ir.OpSub, k(0), y, 0), 0)
					one := b.Binary(ir.OpShl, k(1), y, flags[form&3])
					small := b.Binary(ir.OpAnd, y, k(7), 0)
					d := lowest
					switch shape {
					case 1:
						d = one
					case 2:
						d = b.Binary(ir.OpShl, k(3), y, flags[form&3]) // is none
					case 3:
						d = b.Binary(ir.OpLShr, k(1<<31), y, 0)
					case 4:
						d = b.Select(b.ICmp(ir.ICmpSLT, y, k(5)), one, k(64))
					case 5:
						d = b.Call(umax.fnTyp, umax.fn, lowest, k(1))
					case 6:
						d = b.Binary(ir.OpMul, one, b.Binary(ir.OpShl, k(2), small, 0), flags[form&3])
					case 7:
						d = b.Binary(ir.OpAnd, one, k(0xffff), 0)
					case 8:
						d = b.Binary(ir.OpShl, lowest, small, flags[form&3])
					case 9:
						d = b.Binary(ir.OpUDiv, one, k(4), 0)
					}
					return b.Binary(op, x, d, 0)
				}, inputs)
			}
		}
	}
	rb.wantHits(6, 10)
}

// Comparisons of a minimum or maximum with a part of its operands.
func TestRulesOfParts(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	rb.declare(i4)
	var calls []ruleCall
	for _, c := range rb.calls {
		switch rb.m.Sym(c.fn).Name {
		case "llvm.umin.i4", "llvm.umax.i4", "llvm.smin.i4", "llvm.smax.i4":
			calls = append(calls, c)
		}
	}
	inputs := everyInput(4, 4, 4)
	flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW}
	for _, outer := range calls {
		for _, inner := range calls {
			for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
				for form := range 18 {
					rb.check([]ir.Type{i4, i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x, y, n := ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2)
						part := b.Call(inner.fnTyp, inner.fn, x, n)
						sum := b.Binary(ir.OpAdd, part, f.Consts.Int(i4, []uint64{3, 12}[form&1]), flags[form/2%3])
						other := []ir.Value{n, x, y}[form/6]
						return b.Cast(ir.OpZExt, b.ICmp(p, b.Call(outer.fnTyp, outer.fn, sum, other), part), i4, 0)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 8)
}

// The remainder of a division that rounds down, computed from the quotient, and another division of it, which has no sign.
func TestRulesFloorRemainder(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for k := uint64(2); k < 8; k++ {
		for other := uint64(2); other < 8; other++ { // the divisor of the remainder
			for n := uint64(2); n < 4; n++ { // 3: the sign
				for _, then := range []ir.Op{ir.OpAdd, ir.OpSDiv, ir.OpSRem} {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						number := func(x uint64) ir.Value { return f.Consts.Int(i4, x) }
						x := ir.ParamValue(0)
						rest := b.Binary(ir.OpSRem, x, number(other), 0)
						floor := b.Binary(ir.OpAdd, b.Binary(ir.OpSDiv, x, number(k), 0), b.Binary(ir.OpAShr, rest, number(n), 0), 0)
						return b.Binary(then, b.Binary(ir.OpSub, x, b.Binary(ir.OpMul, floor, number(k), 0), 0), number(3), 0)
					}, each4())
				}
			}
		}
	}
	rb.wantHits(1, 20)
}
