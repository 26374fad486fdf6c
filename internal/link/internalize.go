package link

import "gonvvm/internal/ir"

// Internalize gives internal linkage to every definition that need not be visible outside the module: all except
// kernels, symbols in llvm.used, reserved names, and those in keep (S3-64). It returns the names in keep that the
// module does not define.
func Internalize(m *ir.Module, keep []string) (missing []string) {
	stay := make([]bool, len(m.Syms))
	for _, name := range keep {
		if i := m.Lookup(name); i != 0 && !m.Syms[i].IsDecl() {
			stay[i] = true
		} else {
			missing = append(missing, name)
		}
	}
	for _, list := range [...]string{"llvm.used", "llvm.compiler.used"} {
		if i := m.Lookup(list); i != 0 && m.Syms[i].Init != ir.None {
			m.Consts.EachSym(m.Syms[i].Init, func(sym uint32) { stay[sym] = true })
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		switch {
		case s.Dead || stay[i] || s.IsDecl() || s.Linkage.IsLocal() || s.Linkage == ir.Appending || s.Linkage == ir.AvailableExternally:
		case len(s.Name) > 5 && (s.Name[:5] == "llvm." || s.Name[:5] == "nvvm."):
		case s.Kind == ir.SymFunc && s.Fn.CC == ir.CCPTXKernel:
		default:
			s.Linkage, s.Visibility, s.Comdat = ir.Internal, ir.DefaultVisibility, ""
		}
	}
	return missing
}
