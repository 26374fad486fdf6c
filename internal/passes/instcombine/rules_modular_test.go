package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Steps of modular arithmetic: reductions, differences with a constant, carries of sums with products, and distances of extended numbers.
func TestRulesModular(t *testing.T) {
	numbers := []uint64{0, 1, 2, 5, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xfffa, 0xfffe, 0xffff}
	var inputs [][]uint64
	for _, x := range numbers {
		for _, y := range numbers {
			inputs = append(inputs, []uint64{x, y})
		}
	}
	i16, i32 := ir.I16, ir.I32
	params := []ir.Type{i16, i16}
	x, y := ir.ParamValue(0), ir.ParamValue(1)
	test := func(what string, least int, run func(rb *ruleBench)) {
		t.Helper()
		rb := newRuleBench(t)
		run(rb)
		if rb.hits*100 < rb.n*least {
			t.Errorf("%s: the rules have changed only %d of %d expressions", what, rb.hits, rb.n)
		}
	}
	test("reductions", 30, func(rb *ruleBench) {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for k := range len(numbers) + 1 {
				for _, near := range []uint64{0, 1, 0xffff} {
					for swap := range 8 {
						flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}[swap>>1]
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							bound, d := y, b.Binary(ir.OpSub, x, y, flags)
							if k > 0 {
								m := numbers[k-1]
								bound, d = f.Consts.Int(i16, m+near&0xffff), b.Binary(ir.OpAdd, x, f.Consts.Int(i16, -m&0xffff), flags)
							}
							c := b.ICmp(p, x, bound)
							if swap&1 == 1 {
								return b.Select(c, d, x)
							}
							return b.Select(c, x, d)
						}, inputs)
					}
				}
			}
		}
	})
	test("differences", 90, func(rb *ruleBench) {
		for _, k := range numbers {
			for swap := range 2 {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					d := b.Binary(ir.OpSub, f.Consts.Int(i16, k), y, 0)
					if swap == 1 {
						return b.Binary(ir.OpAdd, d, x, 0)
					}
					return b.Binary(ir.OpAdd, x, d, 0)
				}, inputs)
			}
		}
	})
	test("carries", 30, func(rb *ruleBench) {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for swap := range 4 {
				rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
					m := b.Binary(ir.OpMul, x, x, 0)
					s := b.Binary(ir.OpAdd, m, y, 0)
					if swap&1 == 1 {
						s = b.Binary(ir.OpAdd, y, m, 0)
					}
					c := b.ICmp(p, s, m)
					if swap >= 2 {
						c = b.ICmp(p, m, s)
					}
					return b.Cast(ir.OpZExt, c, i16, 0)
				}, inputs)
			}
		}
	})
	test("distances", 20, func(rb *ruleBench) {
		for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
			for _, ext := range []ir.Op{ir.OpZExt, ir.OpSExt} {
				for swap := range 8 {
					flags := [...]ir.Flags{0, ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}[swap>>1]
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						u, v := b.Cast(ext, x, i32, 0), b.Cast(ext, y, i32, 0)
						d, e := b.Binary(ir.OpSub, u, v, flags), b.Binary(ir.OpSub, v, u, flags)
						if swap&1 == 1 {
							d, e = e, d
						}
						return b.Select(b.ICmp(p, x, y), d, e)
					}, inputs)
				}
			}
		}
	})
	test("wide products", 40, func(rb *ruleBench) {
		i64 := ir.I64
		words := []uint64{0, 1, 0xffff, 0x7fffffff, 0xffffffff, 0xfffffffe_00000003, 0x1_00000000}
		var inputs [][]uint64
		for _, x := range words {
			for _, y := range words {
				for _, a := range words {
					inputs = append(inputs, []uint64{x, y, a, 0xffffffff_ffffffff ^ x})
				}
			}
		}
		for form := range 16 {
			rb.check([]ir.Type{i64, i64, i64, i64}, func(f *ir.Func, b *ir.Builder) ir.Value {
				word := func(k int) ir.Value {
					v := ir.ParamValue(k)
					switch {
					case form&1 != 0 && k == 3: // not a word
						return v
					case k == 3:
						return b.Binary(ir.OpLShr, v, f.Consts.Int(i64, 32), 0)
					}
					return b.Binary(ir.OpAnd, v, f.Consts.Int(i64, 0xffffffff), 0)
				}
				p := b.Binary(ir.OpMul, word(0), word(1), 0)
				a, c := word(2), word(3)
				if form&2 != 0 {
					a, p = p, a
				}
				s := b.Binary(ir.OpAdd, p, a, ir.FlagNUW)
				if form&4 != 0 {
					s, c = c, s
				}
				flags := ir.Flags(0)
				if form&8 != 0 {
					flags = ir.FlagNUW
				}
				return b.Binary(ir.OpAdd, s, c, flags)
			}, inputs)
		}
	})
	test("bits and signs", 60, func(rb *ruleBench) {
		numbers := []uint64{0, 1, 2, 3, 0x20, 0x55555555, 0x7fffffff, 0x80000000, 0xaaaaaaaa, 0xedb88320, 0xfffffffe, 0xffffffff}
		var inputs [][]uint64
		for _, x := range numbers {
			for _, y := range numbers {
				inputs = append(inputs, []uint64{x, y})
			}
		}
		two := []ir.Type{i32, i32}
		for _, n := range []uint64{0, 1, 2, 5, 30, 31} {
			for _, k := range []uint64{0, 1, 4, 31} {
				num := func(b *ir.Builder, k uint64) ir.Value { return b.F.Consts.Int(i32, k) }
				bit := func(b *ir.Builder, x ir.Value, op ir.Op, n uint64) ir.Value { // 0 - ((x >> n) & 1)
					return b.Binary(ir.OpSub, num(b, 0), b.Binary(ir.OpAnd, b.Binary(op, x, num(b, n), 0), num(b, 1), 0), 0)
				}
				for _, op := range []ir.Op{ir.OpLShr, ir.OpAShr} {
					rb.check(two, func(f *ir.Func, b *ir.Builder) ir.Value { return bit(b, x, op, n) }, inputs)
					rb.check(two, func(f *ir.Func, b *ir.Builder) ir.Value {
						return b.Binary(ir.OpAShr, b.Binary(ir.OpShl, b.Binary(op, x, num(b, k), 0), num(b, n), 0), num(b, 31), 0)
					}, inputs)
					rb.check(two, func(f *ir.Func, b *ir.Builder) ir.Value { // a step of a polynomial division, and the next bit
						s := b.Binary(ir.OpXor, b.Binary(op, x, num(b, 1), 0), b.Binary(ir.OpAnd, bit(b, y, ir.OpLShr, k), num(b, 0xedb88320), 0), 0)
						if k == 1 {
							return b.Binary(ir.OpAnd, b.Binary(ir.OpLShr, s, num(b, n), 0), num(b, 1), 0)
						}
						return b.Binary(ir.OpLShr, s, num(b, n), 0)
					}, inputs)
				}
			}
		}
	})
}

// An operand of a select may be poison where the other one is chosen: rules that make it the result, or a part of it, in other cases drop its flags.
func TestRulesChosenFlags(t *testing.T) {
	rb := newRuleBench(t)
	i16 := ir.I16
	numbers := []uint64{0, 1, 3, 0x7fff, 0x8000, 0xffff}
	var inputs [][]uint64
	for _, x := range append(numbers, 2, 0x4000, 0xc000, 0xfffe) {
		inputs = append(inputs, []uint64{x})
	}
	x := ir.ParamValue(0)
	for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
		for _, k := range numbers {
			for _, op := range ruleOps {
				all := []ir.Flags{ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}
				switch op {
				case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
					all = []ir.Flags{ir.FlagExact}
				case ir.OpOr:
					all = []ir.Flags{ir.FlagDisjoint}
				case ir.OpURem, ir.OpSRem, ir.OpAnd, ir.OpXor:
					continue
				}
				for _, flags := range all {
					for _, n := range numbers {
						for form := range 6 {
							rb.check([]ir.Type{i16}, func(f *ir.Func, b *ir.Builder) ir.Value {
								num := func(k uint64) ir.Value { return f.Consts.Int(i16, k) }
								v := b.Binary(op, x, num(n), flags)
								if form >= 3 {
									v = b.Binary(op, num(n), x, flags)
								}
								c := b.ICmp(p, x, num(k))
								switch form % 3 {
								case 0:
									return b.Select(c, x, v)
								case 1:
									return b.Select(c, num(k), v)
								}
								return b.Select(c, num(0), v)
							}, inputs)
						}
					}
				}
			}
		}
	}
	rb.wantHits(1, 4)
}
