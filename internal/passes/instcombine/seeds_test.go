package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// The second run visits changed instructions and their neighbours, and applies the rules that match since the change.
func TestSeeds(t *testing.T) {
	rb := newRuleBench(t)
	i32 := ir.I32
	var chain, other []ir.Value
	f := rb.fresh([]ir.Type{i32, i32}, func(f *ir.Func, b *ir.Builder) ir.Value {
		x, y := ir.ParamValue(0), ir.ParamValue(1)
		for k, list := range []*[]ir.Value{&chain, &other} {
			v := x
			for range 4 {
				v = b.Binary(ir.OpXor, b.Binary(ir.OpMul, v, y, 0), f.Consts.Int(i32, uint64(k)+5), 0)
				*list = append(*list, v)
			}
		}
		return b.Binary(ir.OpAnd, chain[3], other[3], 0)
	})
	seeds := &rb.ic.seeds
	rb.ic.Run(rb.env.enter(f), false)
	if !seeds.all {
		t.Error("the first run does not visit everything")
	}
	if rb.ic.Run(rb.env.enter(f), false) || seeds.all || !seeds.chosen.Empty() {
		t.Errorf("a run without changes visits %d instructions, everything: %v", seeds.chosen.Count(), seeds.all)
	}
	product := f.Operand(chain[1], 0)
	f.SetOperand(product, 1, f.Consts.Int(i32, 0)) // x * 0
	if !rb.ic.Run(rb.env.enter(f), false) {
		t.Error("a product with zero stays")
	}
	if seeds.all || !seeds.has(product) || !seeds.has(chain[1]) || seeds.has(other[1]) {
		t.Errorf("%d instructions are visited, everything: %v", seeds.chosen.Count(), seeds.all)
	}
	if got := f.Op(chain[1]); got != ir.OpInvalid {
		t.Errorf("the sum of constants is still a %s", got)
	}
	// Other attributes concern users of parameters, other facts do not.
	user := f.Operand(other[2], 0)
	env := rb.env.enter(f)
	env.Facts++
	rb.ic.Run(env, false)
	if seeds.has(user) {
		t.Error("the user of a parameter is visited when facts are others")
	}
	f.Attrs = f.Mod.AddAttrList(ir.AttrList{Fn: f.Mod.AddAttrs(ir.AttrSet{{Kind: ir.AttrConvergent}})})
	rb.ic.Run(rb.env.enter(f), false)
	if !seeds.has(user) {
		t.Error("the user of a parameter is not visited when its attributes are others")
	}
}
