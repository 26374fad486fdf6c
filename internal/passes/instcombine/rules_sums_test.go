package instcombine

import (
	"math/bits"
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// A sum or disjunction whose operands share no bits, and of which a shift, mask or truncation reads only some.
func TestRulesDisjointSums(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	inputs := all16()
	fields := func(f *ir.Func, b *ir.Builder, op ir.Op, n, k uint64, constant bool) ir.Value {
		low := f.Consts.Int(i4, k)
		if !constant {
			low = b.Binary(ir.OpAnd, ir.ParamValue(1), low, 0)
		}
		return b.Binary(op, b.Binary(ir.OpShl, ir.ParamValue(0), f.Consts.Int(i4, n), 0), low, 0)
	}
	for _, op := range []ir.Op{ir.OpAdd, ir.OpOr, ir.OpXor} {
		for n := range uint64(4) {
			for k := range uint64(16) {
				for _, constant := range []bool{false, true} {
					for m := range uint64(16) {
						for _, out := range []ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpTrunc} {
							if m > 3 && out != ir.OpAnd {
								continue
							}
							rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
								v := fields(f, b, op, n, k, constant)
								if out == ir.OpTrunc {
									return b.Cast(ir.OpZExt, b.Cast(ir.OpTrunc, v, rb.m.Types.Int(int(m)%3+1), 0), i4, 0)
								}
								return b.Binary(out, v, f.Consts.Int(i4, m), 0)
							}, inputs)
						}
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// A sum of a constant and a disjoint or of another one, with every combination of flags.
func TestRulesSumOfDisjoint(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	for k1 := range uint64(16) {
		for k2 := range uint64(16) {
			for _, flags := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW} {
				for _, masked := range []bool{false, true} {
					rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := ir.ParamValue(0)
						if masked {
							x = b.Binary(ir.OpAnd, x, f.Consts.Int(i4, ^k1&15), 0)
						}
						return b.Binary(ir.OpAdd, b.Binary(ir.OpOr, x, f.Consts.Int(i4, k1), ir.FlagDisjoint), f.Consts.Int(i4, k2), flags)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// Comparisons of minima and maxima: with their operands, with other constants, and with another value.
func TestRulesMinMaxCompared(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	rb.declare(i4)
	params := []ir.Type{i4, i4}
	inputs := all16()
	for _, c := range rb.calls[:4] {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for k1 := range uint64(17) { // 16: the second parameter
				for k2 := range uint64(18) { // 16 and 17: the parameters
					for side := range 2 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							y, z := f.Consts.Int(i4, k1&15), f.Consts.Int(i4, k2&15)
							if k1 == 16 {
								y = ir.ParamValue(1)
							}
							if k2 >= 16 {
								z = ir.ParamValue(int(k2 - 16))
							}
							m := b.Call(c.fnTyp, c.fn, ir.ParamValue(0), y)
							if side == 1 {
								m, z = z, m
							}
							return b.ICmp(p, m, z)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(3, 4)
}

// Products without a carry that are divided by a factor or a multiple of one.
func TestRulesDividedProducts(t *testing.T) {
	rb := newRuleBench(t)
	i5 := rb.m.Types.Int(5)
	params := []ir.Type{i5, i5}
	var inputs [][]uint64
	for x := range uint64(1024) {
		inputs = append(inputs, []uint64{x & 31, x >> 5})
	}
	for _, op := range []ir.Op{ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem} {
		for _, of := range []ir.Op{ir.OpMul, ir.OpShl} {
			for flags := range ir.Flags(4) {
				flags *= ir.FlagNUW
				for k := range uint64(33) { // 32: the second parameter
					for d := range uint64(33) {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							y, z := f.Consts.Int(i5, k&31), f.Consts.Int(i5, d&31)
							if k == 32 {
								y = ir.ParamValue(1)
							}
							if d == 32 {
								z = ir.ParamValue(1)
							}
							return b.Binary(op, b.Binary(of, ir.ParamValue(0), y, flags), z, 0)
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Three-way comparisons, and sums of the truth values that are one, compared with constants.
func TestRulesThreeWayCompared(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	rb.declare(i4)
	params := []ir.Type{i4, i4}
	inputs := all16()
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for k := range uint64(16) {
			for _, c := range rb.calls {
				if id := rb.m.Sym(c.fn).Intrinsic; id == ir.IntrScmp || id == ir.IntrUcmp {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.ICmp(p, b.Call(c.fnTyp, c.fn, x, y), f.Consts.Int(i4, k))
					}, inputs)
				}
			}
			for _, q := range []ir.Pred{ir.ICmpSGT, ir.ICmpUGT, ir.ICmpSLT, ir.ICmpULT} {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					g, l := b.ICmp(q, x, y), b.ICmp(q, y, x)
					return b.ICmp(p, b.Binary(ir.OpSub, b.Cast(ir.OpZExt, g, i4, 0), b.Cast(ir.OpZExt, l, i4, 0), 0), f.Consts.Int(i4, k))
				}, inputs)
			}
		}
	}
	rb.wantHits(1, 1)
}

// Sums with two constants: they overflow where the first one does, or not at all. The comparison depends on the flags that are kept.
func TestRulesSumsOfConstants(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	flags := []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW}
	for k1 := range uint64(16) {
		for k2 := range uint64(16) {
			for _, inner := range flags {
				for _, outer := range flags {
					for _, p := range []ir.Pred{ir.ICmpSLT, ir.ICmpSGT, ir.ICmpULT, ir.ICmpUGT} {
						rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
							x := b.Binary(ir.OpAdd, ir.ParamValue(0), f.Consts.Int(i4, k1), inner)
							x = b.Binary(ir.OpAdd, x, f.Consts.Int(i4, k2), outer)
							return b.ICmp(p, x, ir.ParamValue(0))
						}, inputs)
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// Comparisons of values of a known range with every constant: next to a bound they are equalities.
func TestRulesOfBoundedValues(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	inputs := each4()
	for _, op := range []ir.Op{ir.OpAnd, ir.OpOr, ir.OpLShr, ir.OpAShr, ir.OpURem} {
		for k := uint64(1); k < 16; k++ {
			if (op == ir.OpLShr || op == ir.OpAShr) && k > 3 {
				break
			}
			for p := ir.ICmpUGT; p <= ir.ICmpSLE; p++ {
				for bound := range uint64(16) {
					rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.ICmp(p, b.Binary(op, ir.ParamValue(0), f.Consts.Int(i4, k), 0), f.Consts.Int(i4, bound))
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// Sums of multiples of a quotient and of its remainder: (x / 2) * 3 + x % 2 is x / 2 + x.
func TestRulesQuotientsAndRemainders(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4}
	inputs := each4()
	times := func(f *ir.Func, b *ir.Builder, x ir.Value, k uint64) ir.Value {
		switch k {
		case 1:
			return x
		case 2, 4, 8:
			return b.Binary(ir.OpShl, x, f.Consts.Int(i4, uint64(bits.TrailingZeros64(k))), 0)
		}
		return b.Binary(ir.OpMul, x, f.Consts.Int(i4, k), 0)
	}
	for _, div := range []ir.Op{ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr} {
		for d := uint64(2); d < 8; d++ {
			if d&(d-1) != 0 && (div == ir.OpLShr || div == ir.OpAShr) {
				continue
			}
			for _, op := range []ir.Op{ir.OpAdd, ir.OpOr} {
				for k := range uint64(256) {
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := ir.ParamValue(0)
						var q, r ir.Value
						switch div {
						case ir.OpUDiv, ir.OpSDiv:
							q = b.Binary(div, x, f.Consts.Int(i4, d), 0)
							r = b.Binary(div+(ir.OpURem-ir.OpUDiv), x, f.Consts.Int(i4, d), 0)
						default:
							q = b.Binary(div, x, f.Consts.Int(i4, uint64(bits.TrailingZeros64(d))), 0)
							r = b.Binary(ir.OpAnd, x, f.Consts.Int(i4, d-1), 0)
						}
						q, r = times(f, b, q, k&15), times(f, b, r, k>>4)
						if k%3 == 0 {
							q, r = r, q
						}
						return b.Binary(op, q, r, 0)
					}, inputs)
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// The remainder in (x / 2) * 3 + x % 2 is not computed, unless something else uses it.
func TestRemainderInSum(t *testing.T) {
	rb := newRuleBench(t)
	for _, used := range []bool{false, true} {
		for _, op := range []ir.Op{ir.OpAdd, ir.OpOr} {
			fs, _ := rb.pair([]ir.Type{ir.I32}, func(f *ir.Func, b *ir.Builder) ir.Value {
				x := ir.ParamValue(0)
				q := b.Binary(ir.OpMul, b.Binary(ir.OpLShr, x, f.Consts.Int(ir.I32, 1), 0), f.Consts.Int(ir.I32, 6), 0)
				r := b.Binary(ir.OpAnd, x, f.Consts.Int(ir.I32, 1), 0)
				s := b.Binary(op, q, r, 0)
				if used {
					s = b.Binary(ir.OpShl, s, r, 0)
				}
				return s
			})
			text := string(ir.AppendFunc(nil, fs[1]))
			if strings.Contains(text, "and i32 %0, 1") != used {
				t.Errorf("remainder with another user: %v\n%s", used, text)
			}
		}
	}
}

// Products of sums of products by constants, with all flags.
func TestRulesProducts(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	flags := []ir.Flags{0, ir.FlagNSW, ir.FlagNUW}
	for n := range uint64(16 * 16 * 16 * 27) {
		j, i, k := n&15, n>>4&15, n>>8&15
		x := n >> 12
		rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
			m := b.Binary(ir.OpMul, ir.ParamValue(0), f.Consts.Int(i4, j), flags[x%3])
			s := b.Binary(ir.OpAdd, m, f.Consts.Int(i4, i), flags[x/3%3])
			return b.Binary(ir.OpMul, s, f.Consts.Int(i4, k), flags[x/9%3])
		}, each4())
	}
	rb.wantHits(1, 2)
}

// Sums of parts of one value: masks, quotients and remainders, and the bits below one.
func TestRulesParts(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	param := ir.ParamValue(0)
	for k := range uint64(16) {
		for m := range uint64(16) {
			rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				return b.Binary(ir.OpAdd, b.Binary(ir.OpAnd, param, f.Consts.Int(i4, k), 0), b.Binary(ir.OpAnd, param, f.Consts.Int(i4, m), 0), 0)
			}, each4())
			for _, signed := range []ir.Op{0, ir.OpSDiv - ir.OpUDiv} {
				rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					q := b.Binary(ir.OpUDiv+signed, param, f.Consts.Int(i4, k), 0)
					r := b.Binary(ir.OpURem+signed, param, f.Consts.Int(i4, k), 0)
					return b.Binary(ir.OpAdd, b.Binary(ir.OpShl, q, f.Consts.Int(i4, m&3), 0), r, 0)
				}, each4())
			}
		}
		rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
			return b.Binary(ir.OpAdd, b.Binary(ir.OpShl, f.Consts.Int(i4, k), param, 0), f.Consts.Int(i4, 15), 0)
		}, each4())
	}
	rb.wantHits(1, 2)
}

// The mean of two numbers, rounded down and up.
func TestRulesAverage(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for _, shift := range []ir.Op{ir.OpLShr, ir.OpAShr} {
		for _, kind := range []ir.Op{ir.OpAnd, ir.OpOr} {
			for order := range 24 {
				rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					one := f.Consts.Int(i4, 1)
					var low ir.Value
					switch {
					case order/6 == 0 && kind == ir.OpAnd:
						low = b.Binary(kind, x, b.Binary(ir.OpAnd, y, one, 0), 0)
					case order/6 == 1 && kind == ir.OpAnd:
						low = b.Binary(kind, b.Binary(ir.OpAnd, x, one, 0), y, 0)
					case order/6 < 3:
						low = b.Binary(ir.OpAnd, b.Binary(kind, x, y, 0), one, 0)
					default:
						low = b.Binary(ir.OpAnd, b.Binary(kind, y, x, 0), one, 0)
					}
					terms := []ir.Value{b.Binary(shift, x, one, 0), b.Binary(shift, y, one, 0), low}
					i := order % 3
					p, q, r := terms[i], terms[(i+1)%3], terms[(i+2)%3]
					if order%6 < 3 {
						return b.Binary(ir.OpAdd, b.Binary(ir.OpAdd, p, q, 0), r, 0)
					}
					return b.Binary(ir.OpAdd, p, b.Binary(ir.OpAdd, q, r, 0), 0)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 1)
}

// Sums with a constant that is multiplied by a constant, the sum of a number that may be bounded, and another that has a constant, too: digits of a
// decimal number.
func TestRulesSumsTimesConstant(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	inputs := everyInput(4, 4)
	some := []uint64{1, 2, 3, 6, 8, 13, 15}
	flags := []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW}
	for _, mask := range []uint64{15, 7, 1} {
		for _, i := range some {
			for k := range uint64(16) {
				for _, j := range some {
					for n := range flags {
						for side := range 2 {
							rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
								x := ir.ParamValue(0)
								if mask != 15 {
									x = b.Binary(ir.OpAnd, x, f.Consts.Int(i4, mask), 0)
								}
								sum := b.Binary(ir.OpAdd, x, f.Consts.Int(i4, i), flags[n])
								p := b.Binary(ir.OpMul, sum, f.Consts.Int(i4, k), flags[n])
								y := b.Binary(ir.OpAdd, ir.ParamValue(1), f.Consts.Int(i4, j), flags[3-n])
								if side == 1 {
									p, y = y, p
								}
								return b.Binary(ir.OpAdd, p, y, flags[n])
							}, inputs)
						}
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// Elements of units that an index is divided into: (x + c) << n for multiples x of powers of two, with every constant and all flags.
func TestRulesElementsOfUnits(t *testing.T) {
	rb := newRuleBench(t)
	i5 := rb.m.Types.Int(5)
	flags := []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW}
	for unit := range uint64(4) {
		for c := range uint64(32) {
			for n := range uint64(5) {
				for _, fa := range flags {
					for _, fs := range flags {
						rb.check([]ir.Type{i5}, func(f *ir.Func, b *ir.Builder) ir.Value {
							x := b.Binary(ir.OpShl, ir.ParamValue(0), f.Consts.Int(i5, unit), fa)
							sum := b.Binary(ir.OpAdd, x, f.Consts.Int(i5, c), fa)
							return b.Binary(ir.OpShl, sum, f.Consts.Int(i5, n), fs)
						}, everyInput(5))
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}

// Quotients and remainders of multiples by powers of two, which need no correction for negative numbers.
func TestRulesQuotientsOfMultiples(t *testing.T) {
	rb := newRuleBench(t)
	i5 := rb.m.Types.Int(5)
	for unit := range uint64(5) {
		for k := uint64(1); k < 32; k++ {
			for _, op := range []ir.Op{ir.OpSDiv, ir.OpSRem} {
				for _, flags := range []ir.Flags{0, ir.FlagNSW, ir.FlagNUW} {
					rb.check([]ir.Type{i5}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := b.Binary(ir.OpShl, ir.ParamValue(0), f.Consts.Int(i5, unit), flags)
						return b.Binary(op, x, f.Consts.Int(i5, k), 0)
					}, everyInput(5))
				}
			}
		}
	}
	rb.wantHits(1, 4)
}

// Products of products by constants, as multiplications and shifts, with all flags.
func TestRulesRepeatedProducts(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	flags := []ir.Flags{0, ir.FlagNSW, ir.FlagNUW, ir.FlagNSW | ir.FlagNUW}
	for _, op := range []ir.Op{ir.OpMul, ir.OpShl} {
		for c := range uint64(16) {
			for k := range uint64(16) {
				for _, fa := range flags {
					for _, fb := range flags {
						rb.check([]ir.Type{i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
							x := b.Binary(op, ir.ParamValue(0), f.Consts.Int(i4, c), fa)
							return b.Binary(ir.OpMul, x, f.Consts.Int(i4, k), fb)
						}, everyInput(4))
					}
				}
			}
		}
	}
	rb.wantHits(1, 2)
}
