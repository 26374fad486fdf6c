package passes

import "gonvvm/internal/ir"

// globalDCE removes functions, variables and aliases that are local to the module and unused, and declarations
// without uses. Kernels, externally visible symbols and members of llvm.used stay.
func globalDCE(r *runner) bool {
	return r.sweep(func(s *ir.Symbol) bool { return !isRoot(s) })
}

// RemoveUnused removes symbols that are not visible outside module m and not used inside.
func RemoveUnused(m *ir.Module) bool {
	r := &runner{m: m, opt: &Options{}}
	return globalDCE(r)
}

// sweep removes the symbols for which may holds and that nothing that stays refers to.
func (r *runner) sweep(may func(*ir.Symbol) bool) bool {
	m := r.m
	live := make([]bool, len(m.Syms))
	var work []uint32
	mark := func(i uint32) {
		if !live[i] {
			live[i] = true
			work = append(work, i)
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && (isRoot(s) || !may(s)) {
			mark(uint32(i))
		}
	}
	for _, i := range r.decl.intrinsics.All() { // later passes may call them; see stripDeadPrototypes
		if !m.Syms[i].Dead {
			mark(i)
		}
	}
	seen := make(map[string][]uint32) // comdats keep together
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Comdat != "" {
			seen[s.Comdat] = append(seen[s.Comdat], uint32(i))
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		s := &m.Syms[i]
		if s.Init != ir.None {
			m.Consts.EachSym(s.Init, mark)
		}
		if s.Comdat != "" {
			for _, k := range seen[s.Comdat] {
				if !m.Syms[k].Linkage.IsLocal() {
					mark(k)
				}
			}
		}
		if s.Kind != ir.SymFunc {
			continue
		}
		f := s.Fn
		for _, v := range [...]ir.Value{f.Prefix, f.Prologue, f.Personality} {
			if v != ir.None {
				m.Consts.EachSym(v, mark)
			}
		}
		f.EachSymUse(func(sym uint32, _ bool) { mark(sym) })
		if !f.HasBundles() {
			continue
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpCall {
					for _, bd := range f.Call(v).Bundles {
						for _, o := range bd.Args {
							f.Consts.EachSym(o, mark)
						}
					}
				}
			}
		}
	}
	changed := false
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && !live[i] {
			if s.Kind == ir.SymFunc && !s.Fn.IsDecl() {
				s.Fn.DropBody()
			}
			m.Remove(uint32(i))
			changed = true
		}
	}
	if changed {
		dropDeadMetadata(m)
	}
	return changed
}

// isRoot reports whether symbol s is kept even without uses.
func isRoot(s *ir.Symbol) bool {
	if len(s.Name) > 5 && s.Name[:5] == "llvm." && s.Kind == ir.SymVar {
		return true // llvm.used, llvm.global_ctors and their kind
	}
	if s.IsDecl() {
		return false
	}
	if s.Kind == ir.SymFunc && s.Fn.CC == ir.CCPTXKernel {
		return true
	}
	switch s.Linkage {
	case ir.Private, ir.Internal, ir.AvailableExternally, ir.LinkOnce, ir.LinkOnceODR:
		return false
	}
	return true
}

// dropDeadMetadata makes references of metadata to removed symbols null.
func dropDeadMetadata(m *ir.Module) {
	gone := func(id ir.MD) bool {
		n := &m.MDs[id]
		return n.Kind == ir.MDValue && n.Val.IsSym() && m.Sym(n.Val).Dead
	}
	for i := range m.MDs {
		n := &m.MDs[i]
		for k, o := range n.Ops {
			if gone(o) {
				n.Ops[k] = 0
			}
		}
		for k := range n.Fields {
			if n.Fields[k].Kind == ir.FieldMD && gone(n.Fields[k].MD) {
				n.Fields[k].MD = 0
			}
		}
	}
}
