package verify

import (
	"gonvvm/internal/ir"
)

// scopeList checks a list of scopes of alias analysis: each is itself, or a name, a domain, and
// perhaps a name; so are domains without the domain.
func (v *verifier) scopeList(n *ir.MDNode) string {
	named := func(id ir.MD) bool {
		n := &v.m.MDs[id]
		return n.Ops[0] == id || v.isKind(n.Ops[0], ir.MDString)
	}
	for _, o := range n.Ops {
		if !v.isKind(o, ir.MDTuple) {
			return "scope list must consist of MDNodes"
		}
		scope := &v.m.MDs[o]
		if len(scope.Ops) != 2 && len(scope.Ops) != 3 {
			return "scope must have two or three operands"
		}
		if !named(o) {
			return "first scope operand must be self-referential or string"
		}
		if len(scope.Ops) == 3 && !v.isKind(scope.Ops[2], ir.MDString) {
			return "third scope operand must be string (if used)"
		}
		d := scope.Ops[1]
		if !v.isKind(d, ir.MDTuple) {
			return "second scope operand must be MDNode"
		}
		domain := &v.m.MDs[d]
		if len(domain.Ops) != 1 && len(domain.Ops) != 2 {
			return "domain must have one or two operands"
		}
		if !named(d) {
			return "first domain operand must be self-referential or string"
		}
		if len(domain.Ops) == 2 && !v.isKind(domain.Ops[1], ir.MDString) {
			return "second domain operand must be string (if used)"
		}
	}
	return ""
}

// accessGroup: a group is a distinct node without operands; a list of them is one, too.
func (v *verifier) accessGroup(id ir.MD) string {
	const msg = "expected a distinct node without operands, or a list of such nodes"
	group := func(id ir.MD) bool {
		return v.isKind(id, ir.MDTuple) && v.m.MDs[id].Distinct && len(v.m.MDs[id].Ops) == 0
	}
	n := &v.m.MDs[id]
	if n.Kind != ir.MDTuple {
		return msg
	}
	if group(id) {
		return ""
	}
	for _, o := range n.Ops {
		if !group(o) {
			return msg
		}
	}
	return ""
}

// relaxation checks annotations of the memory model: pairs of strings, on instructions that access memory.
func (v *verifier) relaxation(op ir.Op, id ir.MD) string {
	switch op {
	case ir.OpLoad, ir.OpStore, ir.OpCall, ir.OpFence, ir.OpAtomicRMW, ir.OpCmpXchg:
	default:
		return "!mmra metadata attached to unexpected instruction kind"
	}
	tag := func(id ir.MD) bool {
		n := &v.m.MDs[id]
		return id != 0 && n.Kind == ir.MDTuple && len(n.Ops) == 2 && v.isKind(n.Ops[0], ir.MDString) && v.isKind(n.Ops[1], ir.MDString)
	}
	if tag(id) {
		return ""
	}
	n := &v.m.MDs[id]
	for _, o := range n.Ops {
		if !tag(o) {
			return "!mmra expected to be a metadata tuple of two strings, or a tuple of such tuples"
		}
	}
	return ""
}
