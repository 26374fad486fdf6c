package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// LoadConstant returns the value of type t at address r of constant memory, None if the memory may change or its
// contents are not known (LLVM's ConstantFoldLoadFromConstPtr).
func LoadConstant(fo *fold.Folder, m *ir.Module, r Ref, t ir.Type) ir.Value {
	if !r.Exact || r.Off < 0 || !IsConstantVariable(m, r.Base) {
		return ir.None
	}
	s := m.Sym(r.Base)
	return fo.Leaf(&m.Consts, s.Init, s.Type, uint64(r.Off), t)
}

// IsConstantVariable reports whether v is a variable of the module that nothing changes and whose contents are known.
func IsConstantVariable(m *ir.Module, v ir.Value) bool {
	if !v.IsSym() {
		return false
	}
	s := m.Sym(v)
	return s.Kind == ir.SymVar && s.IsConst && s.Init != ir.None && !s.Linkage.IsInterposable() && !s.ExternInit
}

// IndexesTable reports whether v loads an element of a constant variable, and index accepts each index of its address.
func IndexesTable(f *ir.Func, v ir.Value, index func(ir.Value) bool) bool {
	if f.Op(v) != ir.OpLoad || !IsSimple(f, v) {
		return false
	}
	p := f.Operand(v, 0)
	for f.Op(p) == ir.OpGEP {
		for i := 1; i < f.NumOps(p); i++ {
			if !index(f.Operand(p, i)) {
				return false
			}
		}
		p = f.Operand(p, 0)
	}
	return IsConstantVariable(f.Mod, Object(f, p))
}
