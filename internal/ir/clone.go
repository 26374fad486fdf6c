package ir

import (
	"maps"
	"slices"
)

// Clone returns a copy of m that shares nothing with it that either could change. All
// indices mean the same in both. m must not change meanwhile.
func (m *Module) Clone() *Module {
	c := &Module{
		Name: m.Name, SourceFile: m.SourceFile, LayoutText: m.LayoutText, Triple: m.Triple, Asm: slices.Clone(m.Asm),
		TypedPointers: m.TypedPointers, Upgraded: slices.Clone(m.Upgraded), Layout: m.Layout,
		Syms: slices.Clone(m.Syms), symByID: maps.Clone(m.symByID), Asms: slices.Clone(m.Asms), Scopes: slices.Clone(m.Scopes),
		AttrSets: slices.Clone(m.AttrSets), AttrLists: slices.Clone(m.AttrLists), // the sets themselves never change
		MDs: slices.Clone(m.MDs), NamedMDs: slices.Clone(m.NamedMDs), Comdats: slices.Clone(m.Comdats), Files: slices.Clone(m.Files),
	}
	m.Types.cloneInto(&c.Types)
	c.Consts = m.Consts.clone(&c.Types)
	for i := range c.MDs {
		n := &c.MDs[i]
		n.Ops, n.Fields = slices.Clone(n.Ops), slices.Clone(n.Fields)
	}
	for i := range c.NamedMDs {
		c.NamedMDs[i].Ops = slices.Clone(c.NamedMDs[i].Ops)
	}
	for i := range c.Syms {
		s := &c.Syms[i]
		s.MD = slices.Clone(s.MD)
		if s.Fn != nil {
			s.Fn = cloneFunc(s.Fn, c)
		}
	}
	return c
}

// cloneFunc returns a copy of f for module m, a clone of the module of f.
func cloneFunc(f *Func, m *Module) *Func {
	c := *f
	c.Mod, c.room = m, nil
	c.Changes.Stop()
	c.Consts = f.Consts.clone(&m.Types)
	c.params, c.paramNames = slices.Clone(f.params), slices.Clone(f.paramNames)
	if f.IsDecl() { // only the entries that all declarations share are left
		return &c
	}
	c.Dbg, c.track = slices.Clone(f.Dbg), f.track.clone()
	c.insts, c.uses, c.blocks = slices.Clone(f.insts), slices.Clone(f.uses), slices.Clone(f.blocks)
	c.words, c.calls = slices.Clone(f.words), slices.Clone(f.calls)
	for i := range c.calls {
		b := slices.Clone(c.calls[i].Bundles)
		for k := range b {
			b[k].Args = slices.Clone(b[k].Args)
		}
		c.calls[i].Bundles = b
	}
	c.instNames, c.blockNames = slices.Clone(f.instNames), slices.Clone(f.blockNames)
	c.dbgLocs, c.mdHeads, c.mdLists, c.pos = slices.Clone(f.dbgLocs), slices.Clone(f.mdHeads), slices.Clone(f.mdLists), slices.Clone(f.pos)
	return &c
}

func (c *Consts) clone(t *Types) Consts {
	return Consts{
		types: t, info: slices.Clone(c.info), words: slices.Clone(c.words), bytes: slices.Clone(c.bytes),
		opnds: slices.Clone(c.opnds), table: slices.Clone(c.table),
	}
}

func (t *Types) cloneInto(c *Types) {
	c.n, c.used, c.anon = t.n, t.used, t.anon
	c.table, c.named = slices.Clone(t.table), maps.Clone(t.named)
	for i := range t.n>>typePageBits + 1 {
		if p := t.pages[i]; p != nil {
			page := *p // elements are never changed in place: SetBody makes new ones
			c.pages[i] = &page
		}
	}
}
