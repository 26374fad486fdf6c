package analysis

import "gonvvm/internal/ir"

// KnownAlign returns the alignment in bytes of pointer p, as far as the object that it points into tells.
func (vt *ValueTracking) KnownAlign(p ir.Value) uint64 {
	f, m := vt.f, vt.m
	r := RefOf(f, p)
	if !r.Exact {
		return 1
	}
	a := uint64(1)
	switch {
	case r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca:
		a = f.AllocaAlign(r.Base)
	case r.Base.IsSym():
		a = max(1, uint64(m.Sym(r.Base).Align))
	case r.Base.IsParam():
		set := m.AttrLists[f.Attrs].Param(int(r.Base.Index()))
		if x := m.Attr(set, ir.AttrAlign); x != nil && x.Int > 0 {
			a = x.Int
		} else if x := m.Attr(set, ir.AttrByVal); x != nil && x.Type != 0 {
			a = m.AlignOf(x.Type)
		}
		if x := m.Attr(set, ir.AttrAlignStack); x != nil && m.Attr(set, ir.AttrByVal) != nil {
			a = max(a, x.Int)
		}
	}
	return CommonAlignment(a, uint64(r.Off))
}

// ParamAlign returns the alignment in bytes that the attributes of a call give argument i.
func (vt *ValueTracking) ParamAlign(call ir.Value, i int) uint64 {
	l := &vt.m.AttrLists[vt.f.Call(call).Attrs]
	if a := vt.m.Attr(l.Param(i), ir.AttrAlign); a != nil && a.Int > 0 {
		return a.Int
	}
	return 1
}

// CommonAlignment returns the alignment of an address off bytes after one that is aligned to align.
func CommonAlignment(align, off uint64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, off&-off)
}
