package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// LoadConstant returns the value of type t at address r of constant memory, None if the memory may change or its
// contents are not known (LLVM's ConstantFoldLoadFromConstPtr).
func LoadConstant(fo *fold.Folder, m *ir.Module, r Ref, t ir.Type) ir.Value {
	if !r.Exact || r.Off < 0 || !r.Base.IsSym() {
		return ir.None
	}
	s := m.Sym(r.Base)
	if s.Kind != ir.SymVar || !s.IsConst || s.Init == ir.None || s.Linkage.IsInterposable() || s.ExternInit {
		return ir.None
	}
	return fo.Leaf(&m.Consts, s.Init, s.Type, uint64(r.Off), t)
}
