package analysis

import "gonvvm/internal/ir"

// TBAADisjoint reports whether type-based alias metadata says that two accesses of
// f cannot be to the same memory: their types are in one tree and neither is an
// ancestor of the other. Struct paths are only looked at for their last type, which errs
// on the side of "may".
func TBAADisjoint(f *ir.Func, a, b ir.Value) bool {
	x, y := f.Attachment(a, "tbaa"), f.Attachment(b, "tbaa")
	if x == 0 || y == 0 || x == y {
		return false
	}
	m := f.Mod
	tx, ty := accessType(m, x), accessType(m, y)
	if tx == 0 || ty == 0 || tx == ty {
		return false
	}
	return !tbaaAncestor(m, tx, ty) && !tbaaAncestor(m, ty, tx) && tbaaRoot(m, tx) == tbaaRoot(m, ty)
}

// accessType returns the type node of a tag !{base, access, offset}; an old scalar
// tag !{name, parent} is its own type.
func accessType(m *ir.Module, tag ir.MD) ir.MD {
	n := &m.MDs[tag]
	if n.Kind != ir.MDTuple || len(n.Ops) < 2 {
		return 0
	}
	if m.MDs[n.Ops[0]].Kind == ir.MDTuple && len(n.Ops) >= 3 {
		return n.Ops[1]
	}
	return tag
}

// tbaaParent returns the parent of a type node: !{name, parent[, offset…]}. A
// structure !{name, field, offset, field, offset…} has no single parent.
func tbaaParent(m *ir.Module, t ir.MD) ir.MD {
	n := &m.MDs[t]
	if n.Kind != ir.MDTuple || len(n.Ops) < 2 || len(n.Ops) > 3 {
		return 0
	}
	if m.MDs[n.Ops[1]].Kind != ir.MDTuple {
		return 0
	}
	return n.Ops[1]
}

const maxTBAADepth = 32

func tbaaAncestor(m *ir.Module, a, t ir.MD) bool {
	for range maxTBAADepth {
		if t == a {
			return true
		}
		if t = tbaaParent(m, t); t == 0 {
			return false
		}
	}
	return true
}

func tbaaRoot(m *ir.Module, t ir.MD) ir.MD {
	for range maxTBAADepth {
		p := tbaaParent(m, t)
		if p == 0 {
			return t
		}
		t = p
	}
	return t
}
