package instcombine

import (
	"testing"

	"gonvvm/internal/ir"
)

// Steps x ^ (x >> k) and x ^ (x << k) after each other, of all widths up to seven, on all bytes.
func TestXorSteps(t *testing.T) {
	rb := newRuleBench(t)
	i8 := rb.m.Types.Int(8)
	var inputs [][]uint64
	for x := range uint64(256) {
		inputs = append(inputs, []uint64{x})
	}
	ops := []ir.Op{ir.OpShl, ir.OpLShr}
	for _, first := range ops {
		for _, second := range ops {
			for j := uint64(1); j < 8; j++ {
				for k := uint64(1); k < 8; k++ {
					before := rb.hits
					rb.check([]ir.Type{i8}, func(f *ir.Func, b *ir.Builder) ir.Value {
						x := ir.ParamValue(0)
						y := b.Binary(ir.OpXor, x, b.Binary(first, x, f.Consts.Int(i8, j), 0), 0)
						return b.Binary(ir.OpXor, b.Binary(second, y, f.Consts.Int(i8, k), 0), y, 0)
					}, inputs)
					if squares := first == second && j == k; squares && rb.hits == before {
						t.Errorf("two steps by %d are not one", j)
					}
				}
			}
		}
	}
}
