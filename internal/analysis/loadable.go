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

// Loadable reports whether a value of type t can be loaded from p anywhere in function f: p points into a variable, or into the bytes of a
// dereferenceable parameter, as a reference of C++ is.
func Loadable(f *ir.Func, p ir.Value, t ir.Type) bool {
	if f.Consts.IsUndef(p) {
		return true
	}
	r := RefOf(f, p)
	if !r.Exact || r.Off < 0 {
		return false
	}
	var obj ir.Type
	switch {
	case r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca:
		if n, ok := f.Consts.Uint(f.Operand(r.Base, 0)); !ok || n < 1 {
			return false
		}
		obj = f.ElemType(r.Base)
	case r.Base.IsSym():
		s := f.Mod.Sym(r.Base)
		if s.Kind != ir.SymVar || s.Linkage == ir.ExternWeak || !f.Mod.Types.IsSized(s.Type) {
			return false
		}
		obj = s.Type
	case r.Base.IsParam():
		d := f.Mod.Attr(f.Mod.AttrLists[f.Attrs].Param(int(r.Base.Index())), ir.AttrDereferenceable)
		return d != nil && uint64(r.Off)+f.Mod.StoreSize(t) <= d.Int && KnownAlign(f, p) >= f.Mod.AlignOf(t)
	default:
		return false
	}
	return uint64(r.Off)+f.Mod.StoreSize(t) <= f.Mod.SizeOf(obj)
}
