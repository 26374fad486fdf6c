package analysis

import "gonvvm/internal/ir"

// maxBefore bounds the instructions that AccessedBefore looks at.
const maxBefore = 24

// AccessedBefore reports whether the block of instruction at accesses p before it, at least the bytes of a value of type typ at the alignment of m,
// so that a load there is defined if at is executed. A call between the two that has effects may free the memory.
func (t *EffectTable) AccessedBefore(f *ir.Func, p ir.Value, typ ir.Type, m ir.Mem, at ir.Value) bool {
	size := f.Mod.StoreSize(typ)
	v := at
	for range maxBefore {
		if v = f.Prev(v); v == ir.None {
			return false
		}
		val, ptr := v, ir.None
		switch f.Op(v) {
		case ir.OpLoad:
			ptr = f.Operand(v, 0)
		case ir.OpStore:
			val, ptr = f.Operand(v, 0), f.Operand(v, 1)
		case ir.OpCall:
			if !t.Removable(f, v) {
				return false
			}
		}
		if ptr == p && f.Flags(v)&ir.FlagVolatile == 0 && f.Mem(v).Align >= m.Align && f.Mod.StoreSize(f.TypeOf(val)) >= size {
			return true
		}
	}
	return false
}
