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
	if !f.HasAttachments(kinds...) {
		return
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			Drop(f, v)
		}
	}
}

// Repeated reports whether a block of f that Repeats declares a scope, which is another one in each iteration: copies of the block would
// have to declare their own. The inliner of LLVM before 12 declared none.
func Repeated(f *ir.Func, loops func() *analysis.Loops) bool {
	declared := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.CalleeIntrinsic(v) == ir.IntrExperimentalNoaliasScopeDecl {
				if declared = true; Repeats(loops(), b) {
					return true
				}
			}
		}
	}
	for b := f.Entry(); b != 0 && !declared; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if id := f.Attachment(v, "alias.scope"); id != 0 && slices.ContainsFunc(f.Mod.MDs[id].Ops, func(s ir.MD) bool { return isParam(f.Mod, s) }) && Repeats(loops(), b) {
				return true
			}
		}
	}
	return false
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

// Repeats reports whether an execution of the function may execute block b more than once.
func Repeats(loops *analysis.Loops, b ir.Block) bool {
	dom := loops.D
	cfg := dom.C
	if n := cfg.Number(b); n == 0 || loops.Of(n) != 0 {
		return true
	}
	for n := uint32(1); n <= uint32(cfg.Len()); n++ {
		for _, p := range cfg.Preds(n) {
			if p >= n && !dom.DominatesN(n, p) { // a cycle that is not a loop
				return true
			}
		}
	}
	return false
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

// Inliner gives the copies of accesses their scopes while a function is inlined.
type Inliner struct {
	m      *ir.Module
	once   bool                 // each execution of the caller executes the copy once at most
	clones slab.Table[ir.MD]    // of scopes and lists of the callee, by node
	scope  [maxParams]ir.MD     // by parameter: the list of its scope, 0 if it has none
	others [maxParams + 1]ir.MD // by parameter: the list of the scopes of the others; last: of all
	any    bool
	joint  []joint
}

// joint is the list of the scopes of lists a and b.
type joint struct{ a, b, list ir.MD }

// Enter prepares for a copy of g. Unless each execution of the caller executes it once at most, accesses lose their scopes.
func (s *Inliner) Enter(g *ir.Func, once bool) {
	s.m, s.once, s.any = g.Mod, once, false
	if !once {
		return
	}
	s.clones.Reset(len(s.m.MDs))
	s.joint = s.joint[:0]
	clear(s.scope[:])
	clear(s.others[:])
	domain := ir.MD(0)
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
	if !s.once {
		return
	}
	in, no := s.copied(g.Attachment(x, "alias.scope")), s.copied(g.Attachment(x, "noalias"))
	if s.any {
		if p, ok := address(g, x); ok {
			r := analysis.RefOf(g, p)
			switch {
			case r.Base.IsParam():
				i := int(r.Base.Index())
				if i >= maxParams {
					i = maxParams
				}
				if i < maxParams && s.scope[i] != 0 {
					in = s.joined(in, s.scope[i])
				}
				no = s.joined(no, s.exceptOf(i))
			case r.Base.IsSym():
				no = s.joined(no, s.exceptOf(maxParams))
			}
		}
	}
	if in != 0 {
		f.Attach(n, ir.Attachment{Kind: "alias.scope", Node: in})
	}
	if no != 0 {
		f.Attach(n, ir.Attachment{Kind: "noalias", Node: no})
	}
}

// address returns the address of load or store x.
func address(g *ir.Func, x ir.Value) (ir.Value, bool) {
	switch g.Op(x) {
	case ir.OpLoad:
		return g.Operand(x, 0), true
	case ir.OpStore:
		return g.Operand(x, 1), true
	}
	return ir.None, false
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
			c = s.distinct(n.Ops[1])
			s.clones.Set(uint32(o), c)
		}
		ops[i] = c
	}
	c := s.list(ops...)
	s.clones.Set(uint32(l), c)
	return c
}
