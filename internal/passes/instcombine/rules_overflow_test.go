package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Arithmetic that reports overflow, exhaustively on one to four bits: of two numbers, of their low bits, of a number and each constant on either side; the value,
// the report, and both.
func TestRulesOfOverflow(t *testing.T) {
	for w := 1; w <= 4; w++ {
		rb := newRuleBench(t)
		it := rb.m.Types.Int(w)
		all := uint64(1)<<w - 1
		var inputs [][]uint64
		for x := range all + 1 {
			for y := range all + 1 {
				inputs = append(inputs, []uint64{x, y})
			}
		}
		ft := rb.m.Types.Func(rb.m.Types.Struct(false, it, ir.I1), false, it, it)
		for _, name := range []string{"uadd", "sadd", "usub", "ssub", "umul", "smul"} {
			fn := ir.SymValue(rb.m.Declare("llvm."+name+".with.overflow."+rb.m.Types.Mangle(it), ft))
			rb.env.fx.Compute(rb.m)
			check := func(operands func(f *ir.Func, b *ir.Builder) (x, y ir.Value)) {
				for used := range 3 {
					rb.check([]ir.Type{it, it}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x, y := operands(f, b)
						call := b.Call(ft, fn, x, y)
						switch used {
						case 0:
							return b.ExtractValue(it, call, 0)
						case 1:
							return b.ExtractValue(ir.I1, call, 1)
						}
						return b.Select(b.ExtractValue(ir.I1, call, 1), f.Consts.Int(it, 1), b.ExtractValue(it, call, 0))
					}, inputs)
				}
			}
			x, y := ir.ParamValue(0), ir.ParamValue(1)
			check(func(*ir.Func, *ir.Builder) (ir.Value, ir.Value) { return x, y })
			for k := range all + 1 {
				check(func(f *ir.Func, _ *ir.Builder) (ir.Value, ir.Value) { return x, f.Consts.Int(it, k) })
				check(func(f *ir.Func, _ *ir.Builder) (ir.Value, ir.Value) { return f.Consts.Int(it, k), y })
				for m := range all + 1 {
					check(func(f *ir.Func, b *ir.Builder) (ir.Value, ir.Value) {
						return b.Binary(ir.OpAnd, x, f.Consts.Int(it, k), 0), b.Binary(ir.OpOr, y, f.Consts.Int(it, m), 0)
					})
					check(func(f *ir.Func, b *ir.Builder) (ir.Value, ir.Value) {
						return b.Binary(ir.OpOr, x, f.Consts.Int(it, k), 0), f.Consts.Int(it, m)
					})
				}
			}
		}
		if rb.hits*2 < rb.n {
			t.Errorf("i%d: the rules have changed only %d of %d expressions", w, rb.hits, rb.n)
		}
	}
}
