package analysis

import (
	"slices"

	"gonvvm/internal/ir"
)

// ScopedDisjoint reports whether scopes say that two accesses of f are not to the same memory: !alias.scope lists the scopes that an
// access is in, !noalias those whose accesses it is disjoint from (LangRef, "'noalias' and 'alias.scope' Metadata").
func ScopedDisjoint(f *ir.Func, a, b ir.Value) bool {
	return outsideScopes(f, a, b) || outsideScopes(f, b, a)
}

// outsideScopes reports whether access a is disjoint from access b, since of a domain b is in scopes, and in none that !noalias of a
// does not list.
func outsideScopes(f *ir.Func, a, b ir.Value) bool {
	no := f.Attachment(a, "noalias")
	if no == 0 {
		return false
	}
	in := f.Attachment(b, "alias.scope")
	if in == 0 {
		return false
	}
	listed, scopes := f.Mod.MDs[no].Ops, f.Mod.MDs[in].Ops
	for _, s := range scopes {
		d := scopeDomain(f.Mod, s)
		if d != 0 && !slices.ContainsFunc(scopes, func(x ir.MD) bool { return scopeDomain(f.Mod, x) == d && !slices.Contains(listed, x) }) {
			return true
		}
	}
	return false
}

// scopeDomain returns the domain of a scope !{self, domain, name}, 0 if it is none.
func scopeDomain(m *ir.Module, scope ir.MD) ir.MD {
	if n := &m.MDs[scope]; scope != 0 && n.Kind == ir.MDTuple && len(n.Ops) >= 2 {
		return n.Ops[1]
	}
	return 0
}
