package locals

import "gonvvm/internal/ir"

// IsIndex returns whether index x, a tree of phis and selects of constants, is k, as a tree of the same phis and selects.
func IsIndex(b *ir.Builder, x ir.Value, k int64) ir.Value {
	f := b.F
	c := &f.Consts
	if x.IsConst() {
		is, ok := c.Sint(x)
		if !ok {
			return c.Poison(ir.I1)
		}
		if is == k {
			return c.Int(ir.I1, 1)
		}
		return c.Int(ir.I1, 0)
	}
	switch f.Op(x) {
	case ir.OpZExt, ir.OpSExt:
		a := f.Operand(x, 0)
		if f.TypeOf(a) != ir.I1 {
			return IsIndex(b, a, k)
		}
		switch {
		case k == 0:
			b.Before(x)
			return b.Binary(ir.OpXor, a, c.Int(ir.I1, 1), 0)
		case k == 1 && f.Op(x) == ir.OpZExt, k == -1 && f.Op(x) == ir.OpSExt:
			return a
		}
		return c.Int(ir.I1, 0)
	case ir.OpSelect:
		then, els := IsIndex(b, f.Operand(x, 1), k), IsIndex(b, f.Operand(x, 2), k)
		v := f.New(ir.OpSelect, ir.I1, 0, 0, f.Operand(x, 0), then, els)
		f.InsertBefore(x, v)
		return v
	}
	ops := make([]ir.Value, 0, f.NumOps(x))
	for i := 0; i < f.NumOps(x); i += 2 {
		ops = append(ops, IsIndex(b, f.Operand(x, i), k), f.Operand(x, i+1))
	}
	v := f.New(ir.OpPhi, ir.I1, 0, 0, ops...)
	f.InsertBefore(x, v)
	return v
}
