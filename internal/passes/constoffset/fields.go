package constoffset

import "gonvvm/internal/ir"

// SplitFields turns v, a getelementptr of the function of b with an index into a field and something variable before it, into one up to there
// and one after: the distance of the field is a constant. It returns false if v has no such index.
func SplitFields(b *ir.Builder, v ir.Value) bool {
	f := b.F
	m := f.Mod
	t := f.ElemType(v)
	for i := 2; i < f.NumOps(v); i++ {
		if m.Types.Kind(t) != ir.StructKind {
			t = m.Types.Elem(t)
			continue
		}
		k, _ := f.Consts.Uint(f.Operand(v, i))
		off := m.FieldOffset(t, int(k))
		t = m.Types.Elems(t)[k]
		if off == 0 {
			continue
		}
		// Up to and without this index, the field, and the rest.
		var head []ir.Value
		for j := range i {
			head = append(head, f.Operand(v, j))
		}
		tail := []ir.Value{ir.None, f.Consts.Null(ir.I64)}
		for j := i + 1; j < f.NumOps(v); j++ {
			tail = append(tail, f.Operand(v, j))
		}
		flags := f.Flags(v)
		b.Before(v)
		p := b.Insert(ir.OpGEP, f.TypeOf(v), flags, f.Aux(v), head...)
		if len(tail) > 2 { // the variable rest first, the distance last
			tail[0] = p
			p = b.Insert(ir.OpGEP, f.TypeOf(v), 0, uint32(t), tail...)
			flags = 0
		}
		f.Mutate(v, ir.OpGEP, flags, uint32(ir.I8), p, f.Consts.Int(ir.I64, off))
		return true
	}
	return false
}
