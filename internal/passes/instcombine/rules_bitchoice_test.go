package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Sums of conjunctions without common bits, with up to two other summands between them, for all numbers of two bits: those without common
// bits are joined, others that look alike are not.
func TestRulesBitChoice(t *testing.T) {
	rb := newRuleBench(t)
	i2 := rb.m.Types.Int(2)
	params := []ir.Type{i2, i2, i2, i2}
	var inputs [][]uint64
	for n := range uint64(256) {
		inputs = append(inputs, []uint64{n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6})
	}
	pairs := []func(b *ir.Builder, m, y, z ir.Value) (p, q ir.Value){
		func(b *ir.Builder, m, y, z ir.Value) (p, q ir.Value) {
			return b.Binary(ir.OpAnd, m, y, 0), b.Binary(ir.OpAnd, b.Binary(ir.OpXor, m, b.F.Consts.SInt(i2, -1), 0), z, 0)
		},
		func(b *ir.Builder, m, y, z ir.Value) (p, q ir.Value) {
			return b.Binary(ir.OpAnd, y, m, 0), b.Binary(ir.OpAnd, z, b.Binary(ir.OpXor, m, y, 0), 0)
		},
		func(b *ir.Builder, m, y, z ir.Value) (p, q ir.Value) { // common bits
			return b.Binary(ir.OpAnd, m, y, 0), b.Binary(ir.OpAnd, b.Binary(ir.OpXor, m, z, 0), y, 0)
		},
		func(b *ir.Builder, m, y, z ir.Value) (p, q ir.Value) { // a disjunction, and the complement of another
			return b.Binary(ir.OpOr, m, y, 0), b.Binary(ir.OpAnd, b.Binary(ir.OpXor, y, b.F.Consts.SInt(i2, -1), 0), z, 0)
		},
	}
	for _, pair := range pairs {
		for places := range 16 {
			for between := range 3 {
				rb.check(params, func(_ *ir.Func, b *ir.Builder) ir.Value {
					x := ir.ParamValue(3)
					p, q := pair(b, ir.ParamValue(0), ir.ParamValue(1), ir.ParamValue(2))
					if places&1 != 0 {
						p, q = q, p
					}
					add := func(a, c ir.Value, swap int) ir.Value {
						if places&swap != 0 {
							a, c = c, a
						}
						return b.Binary(ir.OpAdd, a, c, 0)
					}
					s := p
					if between > 0 {
						s = add(s, x, 2)
					}
					if between > 1 {
						s = add(s, b.Binary(ir.OpXor, x, ir.ParamValue(1), 0), 4)
					}
					return add(s, q, 8)
				}, inputs)
			}
		}
	}
}
