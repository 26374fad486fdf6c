package analysis

import (
	"math/bits"
	"slices"

	"gonvvm/internal/ir"
)

// KnownAlign returns the alignment in bytes of pointer p of f, as far as the object that it points into tells.
func KnownAlign(f *ir.Func, p ir.Value) uint64 {
	m := f.Mod
	r := RefOf(f, p)
	if !r.Exact {
		return 1
	}
	a := uint64(1)
	switch {
	case r.Base.IsInst():
		a = resultAlign(f, r.Base)
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

// resultAlign returns the alignment in bytes that instruction v states for its result: an alloca has one, a load metadata !align, and a
// call the attribute align, as the function that it calls.
func resultAlign(f *ir.Func, v ir.Value) uint64 {
	m := f.Mod
	switch f.Op(v) {
	case ir.OpAlloca:
		return f.AllocaAlign(v)
	case ir.OpLoad:
		if id := f.Attachment(v, "align"); id != 0 && len(m.MDs[id].Ops) == 1 {
			if n, ok := m.Consts.Uint(m.MDs[m.MDs[id].Ops[0]].Val); ok {
				return max(n, 1)
			}
		}
	case ir.OpCall:
		a := uint64(1)
		if x := m.Attr(m.AttrLists[f.Call(v).Attrs].Ret, ir.AttrAlign); x != nil {
			a = max(a, x.Int)
		}
		if callee := f.Callee(v); callee.IsSym() && m.Sym(callee).Kind == ir.SymFunc {
			if x := m.Attr(m.AttrLists[m.Sym(callee).Fn.Attrs].Ret, ir.AttrAlign); x != nil {
				a = max(a, x.Int)
			}
		}
		return a
	}
	return 1
}

// ParamAlign returns the alignment in bytes that the attributes of a call of f give argument i.
func ParamAlign(f *ir.Func, call ir.Value, i int) uint64 {
	l := &f.Mod.AttrLists[f.Call(call).Attrs]
	if a := f.Mod.Attr(l.Param(i), ir.AttrAlign); a != nil && a.Int > 0 {
		return a.Int
	}
	return 1
}

// ArgAlign returns the alignment in bytes of pointer argument i of a call of f: that of ParamAlign, or a greater one of the address.
func ArgAlign(f *ir.Func, call ir.Value, i int) uint64 {
	return max(ParamAlign(f, call, i), KnownAlign(f, f.Operand(call, i)))
}

// CommonAlignment returns the alignment of an address off bytes after one that is aligned to align.
func CommonAlignment(align, off uint64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, off&-off)
}

// maxAlign is the alignment of an address that is not known to be anything else; no access needs more.
const maxAlign = 1 << 8

// PointerAlign returns the alignment in bytes of pointer p: as KnownAlign, by AssumeAlignment, and through variable indices and pointers
// that step through an object in a loop.
func (vt *ValueTracking) PointerAlign(p ir.Value) uint64 {
	var phis [4]ir.Value
	return vt.pointerAlign(p, phis[:0], 8)
}

// pointerAlign is PointerAlign inside of the phis, whose alignment is that of the addresses that enter and step them.
func (vt *ValueTracking) pointerAlign(p ir.Value, phis []ir.Value, depth int) uint64 {
	return max(vt.assumedAlign(p), vt.derivedAlign(p, phis, depth))
}

// derivedAlign is pointerAlign without an assumption about p itself.
func (vt *ValueTracking) derivedAlign(p ir.Value, phis []ir.Value, depth int) uint64 {
	f := vt.f
	if depth == 0 {
		return 1
	}
	switch f.Op(p) {
	case ir.OpGEP:
		return min(vt.pointerAlign(f.Operand(p, 0), phis, depth-1), vt.distanceAlign(p))
	case ir.OpAddrSpaceCast, ir.OpBitCast:
		return vt.pointerAlign(f.Operand(p, 0), phis, depth-1)
	case ir.OpPhi:
		if slices.Contains(phis, p) {
			return maxAlign
		}
		if len(phis) == cap(phis) {
			return 1
		}
		a := uint64(maxAlign)
		for i := 0; i < f.NumOps(p) && a > 1; i += 2 {
			a = min(a, vt.pointerAlign(f.Operand(p, i), append(phis, p), depth-1))
		}
		return a
	}
	return KnownAlign(f, p)
}

// distanceAlign returns the greatest power of two, up to maxAlign, that divides the distance of getelementptr p from its base.
func (vt *ValueTracking) distanceAlign(p ir.Value) uint64 {
	f, m := vt.f, vt.m
	a := uint64(maxAlign)
	t := f.ElemType(p)
	for i := 1; i < f.NumOps(p); i++ {
		o := f.Operand(p, i)
		size := uint64(0)
		switch {
		case i == 1:
			size = m.SizeOf(t)
		case m.Types.Kind(t) == ir.StructKind:
			k, ok := vt.c.Uint(o)
			if !ok {
				return 1
			}
			a = CommonAlignment(a, m.FieldOffset(t, int(k)))
			t = m.Types.Elems(t)[k]
			continue
		default:
			size = m.StrideOf(t)
			t = m.Types.Elem(t)
		}
		if k, ok := vt.c.Sint(o); ok {
			a = CommonAlignment(a, uint64(k)*size)
		} else if vt.IntBits(o) != 0 {
			a = CommonAlignment(a, size<<vt.trailingZeros(o))
		} else {
			return 1
		}
	}
	return a
}

// trailingZeros returns how many of the lowest bits of v are known to be zero, at most 8.
func (vt *ValueTracking) trailingZeros(v ir.Value) int {
	return min(bits.TrailingZeros64(^vt.Known(v).Zero), 8)
}
