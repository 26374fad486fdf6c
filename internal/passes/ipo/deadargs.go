package ipo

import "gonvvm/internal/ir"

// PoisonDeadArgs passes poison for parameters that the callee does not use. The computation of the argument, or the
// memory that it points to, is then dead in the caller, which may leave a parameter of the caller unused; so the
// pass runs several times between the function passes.
func PoisonDeadArgs(m *ir.Module) bool {
	unused := make([][]bool, len(m.Syms)) // by symbol of a function with unused parameters
	any := false
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		// Another definition of the function may use the parameter.
		if !s.Linkage.IsLocal() && s.Linkage != ir.External {
			return
		}
		for i := range f.NumParams() {
			if !f.HasUses(ir.ParamValue(i)) && !PassesPointee(m, f, i) {
				if unused[f.Sym] == nil {
					unused[f.Sym] = make([]bool, f.NumParams())
					any = true
				}
				unused[f.Sym][i] = true
			}
		}
	})
	if !any {
		return false
	}
	changed := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
					continue
				}
				dead := unused[f.Callee(v).Index()]
				for i := range min(len(dead), f.NumArgs(v)) {
					if a := f.Operand(v, i); dead[i] && (a.IsInst() || a.IsParam()) {
						f.SetOperand(v, i, f.Consts.Poison(f.TypeOf(a)))
						changed = true
					}
				}
			}
		}
	})
	return changed
}

// PassesPointee reports whether a call of f passes the memory that argument i points to, not its address.
func PassesPointee(m *ir.Module, f *ir.Func, i int) bool {
	set := m.AttrLists[f.Attrs].Param(i)
	for _, k := range [...]ir.AttrKind{ir.AttrByVal, ir.AttrInAlloca, ir.AttrPreallocated} {
		if m.Attr(set, k) != nil {
			return true
		}
	}
	return false
}
