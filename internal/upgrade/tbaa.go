package upgrade

import "gonvvm/internal/ir"

// scalarTBAA reports whether an access tag is of the form of before LLVM 3.4: a type
// itself instead of a path through types.
func scalarTBAA(m *ir.Module, id ir.MD) bool {
	n := &m.MDs[id]
	return n.Kind == ir.MDTuple && len(n.Ops) > 0 && n.Ops[0] != 0 && m.MDs[n.Ops[0]].Kind == ir.MDString
}

// tbaa replaces the tags of f that are scalar types by paths of one step.
func (u *Upgrader) tbaa(f *ir.Func) {
	if !f.HasAttachments() {
		return
	}
	m := u.m
	var list []ir.Attachment
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			id := f.Attachment(v, "tbaa")
			if id == 0 || !scalarTBAA(m, id) {
				continue
			}
			list = f.Attachments(list[:0], v)
			f.ClearAttachments(v)
			for _, a := range list {
				if a.Kind == "tbaa" {
					a.Node = u.tag(a.Node)
				}
				f.Attach(v, a)
			}
		}
	}
}

// tag returns the access tag for a scalar type: the type, itself, offset 0 and, if the
// old node had it, that the memory is constant.
func (u *Upgrader) tag(id ir.MD) ir.MD {
	if t, ok := u.tags[id]; ok {
		return t
	}
	m := u.m
	typ, n := id, m.MDs[id]
	zero := m.AddMD(ir.MDNode{Kind: ir.MDValue, Val: m.Consts.Int(ir.I64, 0)})
	ops := []ir.MD{typ, typ, zero}
	if len(n.Ops) > 2 {
		typ = m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: n.Ops[:2:2]})
		ops = []ir.MD{typ, typ, zero, n.Ops[2]}
	}
	if u.tags == nil {
		u.tags = make(map[ir.MD]ir.MD)
	}
	u.tags[id] = m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: ops})
	return u.tags[id]
}

// maxCtors bounds the lists of constructors that are rewritten.
const maxCtors = 1 << 16

// constructors gives the entries of llvm.global_ctors and llvm.global_dtors the
// third field, data that they belong to, that LLVM 3.5 added: null.
func constructors(m *ir.Module) {
	for _, name := range [...]string{"llvm.global_ctors", "llvm.global_dtors"} {
		i := m.Lookup(name)
		if i == 0 {
			continue
		}
		s, ty := &m.Syms[i], &m.Types
		if s.Kind != ir.SymVar || ty.Kind(s.Type) != ir.ArrayKind || ty.Len64(s.Type) > maxCtors {
			continue
		}
		old := ty.Elem(s.Type)
		if ty.Kind(old) != ir.StructKind || len(ty.Elems(old)) != 2 {
			continue
		}
		fields := ty.Elems(old)
		entry := ty.Struct(ty.IsPacked(old), fields[0], fields[1], ir.Ptr)
		list := ty.Array(entry, ty.Len64(s.Type))
		if s.Init != ir.None {
			var elems []ir.Value
			for k := range int(ty.Len64(s.Type)) {
				e := m.Consts.Elem(s.Init, k)
				if e == ir.None {
					return
				}
				elems = append(elems, m.Consts.Aggregate(entry, []ir.Value{m.Consts.Elem(e, 0), m.Consts.Elem(e, 1), m.Consts.Null(ir.Ptr)}))
			}
			s.Init = m.Consts.Sequence(list, elems)
		}
		s.Type = list
	}
}
