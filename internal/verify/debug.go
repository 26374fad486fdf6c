package verify

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// isNode reports whether id is a specialised node of one of the given names.
func (v *verifier) isNode(id ir.MD, names ...string) bool {
	n := &v.m.MDs[id]
	if id == 0 || n.Kind != ir.MDSpecial {
		return false
	}
	for _, s := range names {
		if n.Str == s {
			return true
		}
	}
	return false
}

// ref returns the node that a field refers to, 0 if there is none.
func (v *verifier) ref(id ir.MD, field string) ir.MD {
	if f := v.m.MDs[id].Field(field); f != nil && f.Kind == ir.FieldMD {
		return f.MD
	}
	return 0
}

// badDebug reports broken debug information: as LLVM does, with a warning, and the
// compiler drops it; with the strict rules it is an error.
func (v *verifier) badDebug(s *ir.Symbol, at ir.Value, format string) {
	sev := diag.Error
	if v.lenientDebug {
		sev = diag.Warning
	}
	if at.IsInst() {
		format += ": " + string(s.Fn.AppendInst(nil, at))
	}
	v.report(sev, CodeDebug, s, at, format, "invalid debug information is ignored")
}

// debugInfo checks the graph of debug information: the kinds of attached nodes, that scopes lead to a subprogram, and
// that compile units are listed (LangRef, "Specialized Metadata Nodes").
func (v *verifier) debugInfo() {
	m := v.m
	var listed map[ir.MD]bool
	for _, id := range m.Named("llvm.dbg.cu") {
		if !v.isNode(id, "DICompileUnit") {
			v.badDebug(nil, ir.None, "invalid compile unit in llvm.dbg.cu")
			continue
		}
		if !m.MDs[id].Distinct {
			v.badDebug(nil, ir.None, "compile units must be distinct")
		}
		if listed == nil {
			listed = make(map[ir.MD]bool)
		}
		listed[id] = true
	}
	for i := 1; i < len(m.MDs); i++ {
		id := ir.MD(i)
		if m.MDs[i].Kind == ir.MDSpecial {
			v.debugNode(id, listed)
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		var sp ir.MD
		for _, a := range s.MD {
			if a.Kind != "dbg" {
				continue
			}
			switch s.Kind {
			case ir.SymFunc:
				if !v.isNode(a.Node, "DISubprogram") {
					v.badDebug(s, ir.None, "function !dbg attachment must be a subprogram")
					continue
				}
				if sp != 0 {
					v.badDebug(s, ir.None, "function must have a single !dbg attachment")
				}
				sp = a.Node
				if !s.Fn.IsDecl() && !m.MDs[sp].Distinct {
					v.badDebug(s, ir.None, "function definition may only have a distinct !dbg attachment")
				}
			case ir.SymVar:
				if !v.isNode(a.Node, "DIGlobalVariableExpression", "DIGlobalVariable") {
					v.badDebug(s, ir.None, "!dbg attachment of global variable must be a DIGlobalVariableExpression")
				}
			}
		}
		if s.Kind == ir.SymFunc && !s.Fn.IsDecl() {
			v.debugFunc(s, sp)
		}
	}
}

// subprogramOf follows the scopes of a location to the function it lies in: that of
// the call that was inlined last.
func (v *verifier) subprogramOf(loc ir.MD) ir.MD {
	for range 1000 {
		at := v.ref(loc, "inlinedAt")
		if at == 0 {
			break
		}
		loc = at
	}
	s := v.ref(loc, "scope")
	for range 1000 {
		if v.isNode(s, "DISubprogram") {
			return s
		}
		if s == 0 {
			return 0
		}
		s = v.ref(s, "scope")
	}
	return 0
}

func (v *verifier) debugFunc(s *ir.Symbol, sp ir.MD) {
	f := s.Fn
	if f.HasDebugLocs() {
		seen := ir.MD(0)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				loc := f.DebugLoc(x)
				if loc == 0 || loc == seen {
					continue
				}
				seen = loc
				if !v.isNode(loc, "DILocation") {
					v.badDebug(s, x, "invalid !dbg metadata attachment")
					continue
				}
				if sp != 0 && v.subprogramOf(loc) != sp {
					v.badDebug(s, x, "!dbg attachment points at wrong subprogram for function")
					return
				}
			}
		}
	}
	for i := range f.Dbg {
		r := &f.Dbg[i]
		want := "DILocalVariable"
		if r.Kind == ir.DbgLabel {
			want = "DILabel"
		}
		if !v.isNode(r.Var, want) {
			v.badDebug(s, ir.None, "invalid variable of a debug record")
			continue
		}
		if r.DebugLoc == 0 || !v.isNode(r.DebugLoc, "DILocation") {
			v.badDebug(s, ir.None, "a debug record requires a location")
			continue
		}
		if r.Kind != ir.DbgLabel && (r.Expr == 0 || v.m.MDs[r.Expr].Kind != ir.MDExpr) {
			v.badDebug(s, ir.None, "a debug record requires an expression")
		}
	}
}
