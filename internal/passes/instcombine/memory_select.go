package instcombine

import "gonvvm/internal/ir"

// loadOfSelect loads from both pointers of select p and chooses the value, if both have been accessed just before v, as by std::min, which compares
// the values of two references and returns one of these.
func loadOfSelect(ic *Combiner, v, p ir.Value) ir.Value {
	f := ic.f
	t, m, c := f.TypeOf(v), f.Mem(v), f.Operand(p, 0)
	if ic.ty.IsVector(f.TypeOf(c)) || !ic.fx.AccessedBefore(f, f.Operand(p, 1), t, m, v) || !ic.fx.AccessedBefore(f, f.Operand(p, 2), t, m, v) {
		return ir.None
	}
	ic.b.Before(v)
	x := ic.b.MemOp(ir.OpLoad, t, m, 0, f.Operand(p, 1))
	y := ic.b.MemOp(ir.OpLoad, t, m, 0, f.Operand(p, 2))
	return ic.b.Select(c, x, y)
}
