// Package scopes keeps the scopes of accesses (LangRef, "'noalias' and 'alias.scope' Metadata") true where code is copied, and makes
// those that stand for the noalias parameters of functions that are inlined. (LLVM: the inliner and the passes for loops.)
package scopes

import (
	"slices"
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// kinds are the kinds of metadata about scopes.
var kinds = []string{"alias.scope", "noalias"}

// Same reports whether accesses v and w have the same scopes.
func Same(f *ir.Func, v, w ir.Value) bool {
	return !slices.ContainsFunc(kinds, func(kind string) bool { return f.Attachment(v, kind) != f.Attachment(w, kind) })
}

// Drop removes the scopes of access v, which is moved to other memory.
func Drop(f *ir.Func, v ir.Value) {
	for _, kind := range kinds {
		if f.Attachment(v, kind) != 0 {
			f.Detach(v, kind)
		}
	}
}

// DropThrough removes the scopes of the accesses through p, which are moved to other memory.
func DropThrough(f *ir.Func, p ir.Value) {
	if !f.HasAttachments(kinds...) {
		return
	}
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		switch v := f.User(x); f.Op(v) {
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			DropThrough(f, v)
		default:
			Drop(f, v)
		}
	}
}

// DropAll removes the scopes of all accesses of f, whose body is repeated now.
func DropAll(f *ir.Func) {
	if f.HasAttachments(kinds...) {
		dropIf(f, func(ir.MD) bool { return true })
	}
}

// dropIf removes the lists of f in which a scope is gone.
func dropIf(f *ir.Func, gone func(scope ir.MD) bool) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for _, kind := range kinds {
				if id := f.Attachment(v, kind); id != 0 && slices.ContainsFunc(f.Mod.MDs[id].Ops, gone) {
					f.Detach(v, kind)
				}
			}
		}
	}
}

// DropRepeated removes the scopes that blocks of f declare which are repeated: they are others in each iteration, and copies of the block
// would have to declare their own. The inliner of LLVM before 12 declared none: then it removes those that it made for parameters.
func DropRepeated(f *ir.Func, loops *analysis.Loops) {
	m := f.Mod
	var gone []ir.MD
	declared := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.CalleeIntrinsic(v) != ir.IntrExperimentalNoaliasScopeDecl {
				continue
			}
			if declared = true; loops.Repeats(b) {
				gone = append(gone, m.MDs[f.Operand(v, 0).MD()].Ops...)
			}
		}
	}
	for b := f.Entry(); b != 0 && !declared; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if id := f.Attachment(v, "alias.scope"); id != 0 && loops.Repeats(b) {
				for _, s := range m.MDs[id].Ops {
					if isParam(m, s) && !slices.Contains(gone, s) {
						gone = append(gone, s)
					}
				}
			}
		}
	}
	if len(gone) > 0 {
		dropIf(f, func(s ir.MD) bool { return slices.Contains(gone, s) })
	}
}

// isParam reports whether LLVM's inliner made scope for a parameter: it is called "axpy: %x" in a domain "axpy".
func isParam(m *ir.Module, scope ir.MD) bool {
	if scope == 0 || len(m.MDs[scope].Ops) < 3 {
		return false
	}
	domain := m.MDs[scope].Ops[1]
	if domain == 0 || len(m.MDs[domain].Ops) < 2 {
		return false
	}
	name, of := m.MDs[scope].Ops[2], m.MDs[domain].Ops[1]
	return name != 0 && of != 0 && strings.HasPrefix(m.MDs[name].Str, m.MDs[of].Str+": ") && m.MDs[of].Str != ""
}

// Has reports whether copies of g have scopes: those of its accesses or of noalias parameters.
func Has(g *ir.Func) bool {
	for i := range min(g.NumParams(), maxParams) {
		if isDisjoint(g, i) {
			return true
		}
	}
	return g.HasAttachments(kinds...)
}

// isDisjoint reports whether parameter i of g is a noalias pointer, and used.
func isDisjoint(g *ir.Func, i int) bool {
	m, p := g.Mod, ir.ParamValue(i)
	if !m.Types.IsPtr(g.TypeOf(p)) || g.FirstUse(p) == 0 {
		return false
	}
	set := m.AttrLists[g.Attrs].Param(i)
	return m.Attr(set, ir.AttrNoAlias) != nil && m.Attr(set, ir.AttrByVal) == nil
}

// maxParams bounds the noalias parameters of a function that get scopes, maxScopes the scopes of one access.
const (
	maxParams = 16
	maxScopes = 32
)

// Inliner gives the copies of accesses their scopes while a function is inlined. Those of copies that the caller repeats hold in one
// iteration only: a pass that moves code over iterations must not see them, see Forget.
type Inliner struct {
	m        *ir.Module
	on, once bool                 // there are scopes; each execution of the caller executes the copy once at most
	any      bool                 // parameters have scopes
	repeated ir.MD                // the domain of all scopes of copies that are repeated, 0 if there are none
	clones   slab.Table[ir.MD]    // of scopes and lists of the callee, by node
	scope    [maxParams]ir.MD     // by parameter: the list of its scope, 0 if it has none
	others   [maxParams + 1]ir.MD // by parameter: the list of the scopes of the others; last: of all
	joint    []joint
}

// joint is the list of the scopes of lists a and b.
type joint struct{ a, b, list ir.MD }

// Enter prepares for a copy of g, which each execution of the caller executes once at most if once is set. Without on it gets no scopes.
func (s *Inliner) Enter(g *ir.Func, on, once bool) {
	s.m, s.on, s.once, s.any = g.Mod, on, once, false
	if !on {
		return
	}
	if !once && s.repeated == 0 {
		s.repeated = s.distinct()
	}
	s.clones.Reset(len(s.m.MDs))
	s.joint = s.joint[:0]
	clear(s.scope[:])
	clear(s.others[:])
	domain := s.domain(0) // 0: made for the first parameter
	for i := range min(g.NumParams(), maxParams) {
		if !isDisjoint(g, i) {
			continue
		}
		if domain == 0 {
			domain = s.distinct()
		}
		s.scope[i], s.any = s.list(s.distinct(domain)), true
	}
}

// domain returns the domain of a copy of a scope that is in domain d.
func (s *Inliner) domain(d ir.MD) ir.MD {
	if s.once {
		return d
	}
	return s.repeated
}

// Repeated reports whether there are copies that are repeated, and have scopes.
func (s *Inliner) Repeated() bool { return s.repeated != 0 }

// Forget removes the scopes of copies in f that are repeated.
func (s *Inliner) Forget(f *ir.Func) {
	if s.repeated == 0 {
		return
	}
	dropIf(f, s.isRepeated)
	s.repeated = 0
}

// isRepeated reports whether scope is one of a copy that is repeated.
func (s *Inliner) isRepeated(scope ir.MD) bool {
	n := &s.m.MDs[scope]
	return len(n.Ops) >= 2 && n.Ops[1] == s.repeated
}

// distinct returns a new node that names itself and then ops.
func (s *Inliner) distinct(ops ...ir.MD) ir.MD {
	n := s.m.AddMD(ir.MDNode{Kind: ir.MDTuple, Distinct: true})
	s.m.MDs[n].Ops = append([]ir.MD{n}, ops...)
	return n
}

// list returns a node of scopes.
func (s *Inliner) list(scopes ...ir.MD) ir.MD {
	return s.m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: scopes})
}

// Attach gives n, in f, the scopes that x of g has, as those of this copy, and those of the parameters of g.
func (s *Inliner) Attach(f *ir.Func, n ir.Value, g *ir.Func, x ir.Value) {
	if !s.on {
		return
	}
	in, no := s.copied(g.Attachment(x, "alias.scope")), s.copied(g.Attachment(x, "noalias"))
	if op := g.Op(x); s.any && (op == ir.OpLoad || op == ir.OpStore) {
		switch base := analysis.Object(g, analysis.PointerOf(g, x)); {
		case base.IsParam():
			i := min(int(base.Index()), maxParams)
			if i < maxParams {
				in = s.joined(in, s.scope[i])
			}
			no = s.joined(no, s.exceptOf(i))
		case base.IsSym():
			no = s.joined(no, s.exceptOf(maxParams))
		}
	}
	if in != 0 {
		f.Attach(n, ir.Attachment{Kind: "alias.scope", Node: in})
	}
	if no != 0 {
		f.Attach(n, ir.Attachment{Kind: "noalias", Node: no})
	}
}

// exceptOf returns the list of the scopes of all parameters but i, 0 if there are none.
func (s *Inliner) exceptOf(i int) ir.MD {
	if s.others[i] == 0 {
		var scopes []ir.MD
		for k, l := range s.scope {
			if l != 0 && k != i {
				scopes = append(scopes, s.m.MDs[l].Ops...)
			}
		}
		if len(scopes) == 0 {
			return 0
		}
		s.others[i] = s.list(scopes...)
	}
	return s.others[i]
}

// joined returns the list of the scopes of two lists; 0 is the empty one.
func (s *Inliner) joined(a, b ir.MD) ir.MD {
	switch {
	case a == 0:
		return b
	case b == 0 || len(s.m.MDs[a].Ops)+len(s.m.MDs[b].Ops) > maxScopes:
		return a
	}
	for _, j := range s.joint {
		if j.a == a && j.b == b {
			return j.list
		}
	}
	l := s.list(append(append([]ir.MD(nil), s.m.MDs[a].Ops...), s.m.MDs[b].Ops...)...)
	if len(s.joint) < maxScopes {
		s.joint = append(s.joint, joint{a, b, l})
	}
	return l
}

// copied returns the list of the scopes of this copy for a list of the callee.
func (s *Inliner) copied(l ir.MD) ir.MD {
	if l == 0 {
		return 0
	}
	if c := s.clones.Get(uint32(l)); c != 0 {
		return c
	}
	ops := append([]ir.MD(nil), s.m.MDs[l].Ops...)
	for i, o := range ops {
		c := s.clones.Get(uint32(o))
		if n := &s.m.MDs[o]; c == 0 && o != 0 && n.Kind == ir.MDTuple && len(n.Ops) >= 2 {
			c = s.distinct(s.domain(n.Ops[1]))
			s.clones.Set(uint32(o), c)
		}
		ops[i] = c
	}
	c := s.list(ops...)
	s.clones.Set(uint32(l), c)
	return c
}
