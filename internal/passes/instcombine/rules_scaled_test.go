package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

var everyPred = []ir.Pred{
	ir.ICmpEQ, ir.ICmpNE, ir.ICmpUGT, ir.ICmpUGE, ir.ICmpULT, ir.ICmpULE, ir.ICmpSGT, ir.ICmpSGE, ir.ICmpSLT, ir.ICmpSLE,
}

// Comparisons with every constant of a quotient, of shifted, truncated and extended numbers, and of numbers of which one bit is not known.
func TestRulesOfScaledComparisons(t *testing.T) {
	rb := newRuleBench(t)
	i3, i4, i6 := rb.m.Types.Int(3), rb.m.Types.Int(4), rb.m.Types.Int(6)
	params := []ir.Type{i4}
	x := ir.ParamValue(0)
	forms := []func(f *ir.Func, b *ir.Builder, k uint64, flags ir.Flags) ir.Value{}
	for _, op := range []ir.Op{ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpSDiv, ir.OpAnd} {
		forms = append(forms, func(f *ir.Func, b *ir.Builder, k uint64, flags ir.Flags) ir.Value {
			return b.Binary(op, x, f.Consts.Int(i4, k), flags&ir.FlagExact)
		})
	}
	forms = append(forms,
		func(f *ir.Func, b *ir.Builder, _ uint64, flags ir.Flags) ir.Value {
			return b.Cast(ir.OpTrunc, x, i3, flags&(ir.FlagNUW|ir.FlagNSW))
		},
		func(f *ir.Func, b *ir.Builder, k uint64, flags ir.Flags) ir.Value {
			return b.Cast([]ir.Op{ir.OpZExt, ir.OpSExt}[k&1], x, i6, 0)
		},
		func(f *ir.Func, b *ir.Builder, k uint64, flags ir.Flags) ir.Value {
			return b.Binary(ir.OpOr, b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 4), 0), f.Consts.Int(i4, k&^4), 0)
		})
	for _, form := range forms {
		for k := range uint64(16) {
			for _, flags := range []ir.Flags{0, ir.FlagExact | ir.FlagNUW, ir.FlagNSW} {
				for _, p := range everyPred {
					for c := range uint64(16) {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							v := form(f, b, k, flags)
							if !v.IsInst() {
								return ir.None
							}
							t := f.TypeOf(v)
							return b.ICmp(p, v, f.Consts.SInt(t, int64(c)-8))
						}, each4())
					}
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// Two conditions about one number: its intervals, its bits, and those of which one decides the other.
func TestRulesOfTwoConditions(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	preds := []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpUGT, ir.ICmpULT, ir.ICmpSLT, ir.ICmpSGT}
	of := func(f *ir.Func, b *ir.Builder, k uint64) ir.Value {
		switch k % 10 {
		case 0:
			return x
		case 1:
			return b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 4), 0)
		case 2:
			return b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 11), 0)
		case 3:
			return b.Binary(ir.OpLShr, x, f.Consts.Int(i4, 1), 0)
		case 4:
			return b.Binary(ir.OpAnd, x, f.Consts.Int(i4, 6), 0)
		case 5:
			return b.Binary(ir.OpSub, x, y, 0)
		case 6:
			return b.Binary(ir.OpXor, y, x, ir.FlagNUW)
		case 7:
			return b.Binary(ir.OpAdd, x, f.Consts.Int(i4, 3), ir.FlagNUW)
		case 8:
			return b.Binary(ir.OpMul, x, y, 0)
		}
		return y
	}
	constants := []uint64{0, 4, 15, 2, 8}
	for first := range uint64(10) {
		for second := range uint64(10) {
			for i, p := range preds {
				for j, q := range preds {
					for form := range uint64(75) {
						if (first+second+uint64(i+j)+form)%11 != 0 { // some of them: a second instead of twelve
							continue
						}
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							operand := func(k uint64) ir.Value { return f.Consts.Int(i4, constants[k]) }
							other := operand(form / 3 % 5)
							if form%2 == 1 && first == 0 {
								other = y
							}
							c := b.ICmp(p, of(f, b, first), other)
							d := b.ICmp(q, of(f, b, second), operand(form/15))
							return b.Binary([]ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}[form%3], c, d, 0)
						}, all16())
					}
				}
			}
		}
	}
	rb.wantHits(1, 3)
}

// Operations on a choice, and choices of which one value is an operation, also on a number that the condition compares.
func TestRulesOfChosenOperands(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	ops := []ir.Op{
		ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpICmp,
	}
	leaf := func(f *ir.Func, k int) ir.Value {
		if k < 2 {
			return ir.ParamValue(k)
		}
		return f.Consts.Int(i4, []uint64{0, 1, 15, 8}[k-2])
	}
	for _, op := range ops {
		for _, p := range []ir.Pred{ir.ICmpEQ, ir.ICmpNE, ir.ICmpSLT} {
			for k := range 6 * 6 * 6 * 4 {
				for form := range 4 {
					if (k+form)%5 != 0 { // some of them: a second instead of six
						continue
					}
					flags := ir.Flags(0)
					if form&1 != 0 && (op == ir.OpAdd || op == ir.OpSub || op == ir.OpMul || op == ir.OpShl) {
						flags = ir.FlagNUW
					}
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						operation := func(a, c ir.Value) ir.Value {
							if op == ir.OpICmp {
								return b.Cast(ir.OpZExt, b.ICmp(ir.ICmpULT+ir.Pred(form&1)*(ir.ICmpSLT-ir.ICmpULT), a, c), i4, 0)
							}
							return b.Binary(op, a, c, flags)
						}
						cond := b.ICmp(p, ir.ParamValue(0), leaf(f, 2+k/216))
						l, r, other := leaf(f, k%6), leaf(f, k/6%6), leaf(f, k/36%6)
						if form < 2 {
							return operation(b.Select(cond, l, r), other)
						}
						return b.Select(cond, operation(l, other), r)
					}, all16())
				}
			}
		}
	}
	rb.wantHits(2, 3)
}

// A choice between an extended number, or its opposite, and a constant, by a comparison of the number before.
func TestRulesOfExtendedChoices(t *testing.T) {
	for _, types := range [][2]ir.Type{{ir.I8, ir.I32}, {ir.I32, ir.I64}} {
		rb := newRuleBench(t)
		rb.declare(ir.I64)
		from, to := types[0], types[1]
		w := rb.m.Types.Bits(from)
		least := -int64(1) << (w - 1)
		constants := []int64{0, 1, -1, 7, 8, -8, -1 - least, least, -2 - least, least + 1}
		var inputs [][]uint64
		for i := range int64(128) {
			inputs = append(inputs, []uint64{uint64(i-64) & evalMask(w)}, []uint64{uint64(least+i) & evalMask(w)})
		}
		x := ir.ParamValue(0)
		for _, p := range everyPred {
			for _, k := range constants {
				for _, n := range append(constants, k+1, k-1, 1000, -2*least-1) {
					for form := range 6 {
						rb.check([]ir.Type{from}, func(f *ir.Func, b *ir.Builder) ir.Value {
							ext := b.Cast(ir.OpSExt, x, to, 0)
							if form&1 != 0 {
								ext = b.Cast(ir.OpZExt, x, to, ir.FlagNNeg*ir.Flags(form>>1&1))
							}
							other := f.Consts.SInt(to, n)
							if n == 1000 {
								other = b.Binary(ir.OpSub, f.Consts.Int(to, 0), ext, 0)
							}
							c := b.ICmp(p, x, f.Consts.SInt(from, k))
							if form >= 3 {
								return b.Select(c, other, ext)
							}
							return b.Select(c, ext, other)
						}, inputs)
					}
				}
			}
		}
		rb.wantHits(1, 4)
	}
}

// Comparisons of the number before or after another one, and products with shifted numbers, with all flags.
func TestRulesOfNextNumbers(t *testing.T) {
	rb := newRuleBench(t)
	rb.declare(rb.m.Types.Int(4))
	i4 := rb.m.Types.Int(4)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	for _, p := range everyPred {
		for form := range 2 * 4 * 3 * 4 {
			rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				k := f.Consts.SInt(i4, int64(form&1)*2-1)
				a := x
				if form>>1&1 != 0 { // never 0
					a = b.Binary(ir.OpOr, x, f.Consts.Int(i4, 1), 0)
				}
				s := b.Binary(ir.OpAdd, a, k, []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}[form/4%4])
				c := b.ICmp(p, s, y)
				if form >= 48 {
					c = b.ICmp(p, y, s)
				}
				switch form / 16 % 3 {
				case 1:
					return b.Select(c, s, y)
				case 2:
					return b.Select(c, b.Binary(ir.OpAdd, y, k, 0), s)
				}
				return c
			}, all16())
		}
	}
	for k := range uint64(256) {
		for _, flags := range []ir.Flags{0, ir.FlagNSW} {
			rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
				d := b.Binary(ir.OpSub, b.Binary(ir.OpAdd, x, f.Consts.Int(i4, k&15), flags), y, flags)
				return b.Binary(ir.OpAdd, d, f.Consts.Int(i4, k>>4), flags)
			}, all16())
		}
	}
	for k := range uint64(4) {
		for _, outer := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW} {
			for _, inner := range []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW} {
				rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					return b.Binary(ir.OpMul, x, b.Binary(ir.OpShl, y, f.Consts.Int(i4, k), inner), outer)
				}, all16())
			}
		}
	}
	rb.wantHits(1, 4)
}

// Choices by an equality of which a value is two operations on the number that is compared, also in a wider type.
func TestRulesOfNestedChoices(t *testing.T) {
	rb := newRuleBench(t)
	i4, i6 := rb.m.Types.Int(4), rb.m.Types.Int(6)
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	ops := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr}
	for _, inner := range ops {
		for _, outer := range ops {
			for form := range 4 * 4 * 3 * 2 * 2 {
				flags := []ir.Flags{0, ir.FlagNSW}[form&1]
				if inner > ir.OpMul && inner != ir.OpShl || outer > ir.OpMul && outer != ir.OpShl {
					flags = 0
				}
				rb.check([]ir.Type{i4, i4}, func(f *ir.Func, b *ir.Builder) ir.Value {
					k := f.Consts.Int(i4, []uint64{0, 1, 15, 8}[form>>2&3])
					wide := func(v ir.Value) ir.Value { return v }
					if form>>1&1 != 0 {
						ext := []ir.Op{ir.OpZExt, ir.OpSExt}[form>>4&1]
						wide = func(v ir.Value) ir.Value { return b.Cast(ext, v, i6, 0) }
					}
					v := b.Binary(inner, wide(x), wide([]ir.Value{y, x, k, y}[form>>4&3]), flags)
					if form&64 != 0 {
						v = b.Binary(outer, v, wide(y), flags)
					} else {
						v = b.Binary(outer, wide(y), v, flags)
					}
					if form>>1&1 != 0 {
						v = b.Cast(ir.OpTrunc, v, i4, 0)
					}
					c := b.ICmp(ir.ICmpEQ, x, k)
					return []ir.Value{b.Select(c, v, y), b.Select(c, y, v), b.Select(c, v, x)}[form/64]
				}, all16())
			}
		}
	}
	rb.wantHits(1, 3)
}

// A product that is shifted, beside a factor that is shifted as far, before or after it.
func TestRulesScaledRows(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	flags := []ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}
	for k := range uint64(4) {
		for form := range 4 * 4 * 4 * 4 {
			rb.check([]ir.Type{i4, i4, ir.I1}, func(f *ir.Func, b *ir.Builder) ir.Value {
				x, y := ir.ParamValue(0), ir.ParamValue(1)
				if form&1 != 0 {
					x, y = y, x
				}
				n := f.Consts.Int(i4, k)
				row := func() ir.Value {
					return b.Binary(ir.OpAdd, b.Binary(ir.OpShl, ir.ParamValue(1), n, flags[form>>2&3]), f.Consts.Int(i4, 1), 0)
				}
				product := func() ir.Value {
					return b.Binary(ir.OpShl, b.Binary(ir.OpMul, x, y, flags[form>>4&3]), n, flags[form>>6&3])
				}
				var v, w ir.Value
				if form&2 != 0 {
					v, w = row(), product()
				} else {
					w, v = product(), row()
				}
				return b.Select(ir.ParamValue(2), v, w) // each alone may be poison
			}, pairsAndBools())
		}
	}
	rb.wantHits(1, 2)
}

// pairsAndBools returns all pairs of numbers of four bits, each with both truth values.
func pairsAndBools() [][]uint64 {
	var all [][]uint64
	for _, p := range all16() {
		for c := range uint64(2) {
			all = append(all, []uint64{p[0], p[1], c})
		}
	}
	return all
}
