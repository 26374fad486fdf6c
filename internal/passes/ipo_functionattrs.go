package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// pointerUse is the set of uses of a pointer in a function.
type pointerUse uint8

const (
	pointerRead    pointerUse = 1 << iota // reads the memory that it points to
	pointerWritten                        // writes there
	pointerKept                           // it is known elsewhere when the function has returned, or compared
)

// functionAttrs infers attributes and effects from the body of the current function.
type functionAttrs struct{ *unit }

// inferFunctionAttrs adds readonly, writeonly, readnone and captures(none) to pointer parameters. Callers then know
// that a call does not change the memory, or does not capture the address. inferKernelAttrs does the same for
// kernels.
func inferFunctionAttrs(r *runner) bool {
	m := r.m
	var g analysis.CallGraph
	g.Compute(m, nil)
	changed := false
	for k, sym := range g.Order() {
		s := &m.Syms[sym]
		f := s.Fn
		if s.Linkage.IsInterposable() || f.CC == ir.CCPTXKernel || !r.optimizes(f) || !g.Alone(k) {
			continue
		}
		u := r.units[0]
		fa := functionAttrs{u}
		u.enter(f)
		list := m.AttrLists[f.Attrs]
		params := make([]ir.AttrSetID, f.NumParams())
		copy(params, list.Params)
		some := false
		for i := range params {
			p := ir.ParamValue(i)
			if !m.Types.IsPtr(f.TypeOf(p)) || m.Attr(params[i], ir.AttrByVal) != nil || m.Attr(params[i], ir.AttrInAlloca) != nil {
				continue
			}
			set := fa.withPointerUse(params[i], fa.paramUse(p))
			some = some || set != params[i]
			params[i] = set
		}
		if some {
			list.Params = params
			f.Attrs = m.AddAttrList(list)
			changed = true
		}
	}
	return changed
}

// withPointerUse returns attribute set id with the attributes that use implies.
func (fa functionAttrs) withPointerUse(id ir.AttrSetID, use pointerUse) ir.AttrSetID {
	m := fa.m
	if use&pointerKept == 0 && m.Attr(id, ir.AttrCaptures) == nil && m.Attr(id, ir.AttrNoCapture) == nil {
		id = m.WithAttr(id, ir.Attr{Kind: ir.AttrCaptures, Str: "none"})
	}
	for _, k := range [...]ir.AttrKind{ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly} {
		if m.Attr(id, k) != nil {
			return id
		}
	}
	switch use & (pointerRead | pointerWritten) {
	case 0:
		return m.WithAttr(id, ir.Attr{Kind: ir.AttrReadNone})
	case pointerRead:
		return m.WithAttr(id, ir.Attr{Kind: ir.AttrReadOnly})
	case pointerWritten:
		return m.WithAttr(id, ir.Attr{Kind: ir.AttrWriteOnly})
	}
	return id
}

// paramUse follows pointer p and the pointers computed from it.
func (fa functionAttrs) paramUse(p ir.Value) pointerUse {
	const all = pointerRead | pointerWritten | pointerKept
	f := fa.f
	fa.mark.Reset(f.NumInsts())
	fa.work = append(fa.work[:0], p)
	budget := maxReadOnlyUses
	use := pointerUse(0)
	for len(fa.work) > 0 && use != all {
		v := fa.work[len(fa.work)-1]
		fa.work = fa.work[:len(fa.work)-1]
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			if budget--; budget < 0 {
				return all
			}
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpPhi, ir.OpSelect, ir.OpFreeze:
				if !fa.ty.IsPtr(f.TypeOf(w)) {
					return all
				}
				if fa.mark.Add(uint32(w)) {
					fa.work = append(fa.work, w)
				}
			case ir.OpLoad:
				if !analysis.IsSimple(fa.f, w) {
					return all
				}
				use |= pointerRead
			case ir.OpStore:
				if !analysis.IsSimple(fa.f, w) || f.UseIndex(x) != 1 {
					return all
				}
				use |= pointerWritten
			case ir.OpICmp:
				if !fa.c.IsZero(f.Operand(w, 1)) {
					use |= pointerKept
				}
			case ir.OpPtrToInt:
				if !analysis.OnlyAssumed(f, w) {
					return all
				}
			case ir.OpRet:
				use |= pointerKept
			case ir.OpCall:
				if fa.callsItself(w) && p == ir.ParamValue(f.UseIndex(x)) {
					continue // whose effects are those of the rest of the function
				}
				use |= fa.paramUseOfCall(w, f.UseIndex(x))
			default:
				return all
			}
		}
	}
	return use
}

// paramUseOfCall returns the uses of operand i, a pointer, in call v.
func (fa functionAttrs) paramUseOfCall(v ir.Value, i int) pointerUse {
	const all = pointerRead | pointerWritten | pointerKept
	f, m := fa.f, fa.m
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
		switch {
		case !fa.c.IsZero(f.Operand(v, 3)):
			return all
		case i == 0:
			return pointerWritten
		}
		return pointerRead
	case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
		return pointerWritten
	}
	if i >= f.NumArgs(v) || f.CalleeSym(v) == nil || len(f.Call(v).Bundles) != 0 {
		return all
	}
	use := all
	for _, l := range [...]ir.AttrListID{f.Call(v).Attrs, fa.calleeAttrs(v)} {
		set := m.AttrLists[l].Param(i)
		if analysis.NotCaptured(m, set) {
			use &^= pointerKept
		}
		switch {
		case m.Attr(set, ir.AttrReadNone) != nil:
			use &^= pointerRead | pointerWritten
		case m.Attr(set, ir.AttrReadOnly) != nil:
			use &^= pointerWritten
		case m.Attr(set, ir.AttrWriteOnly) != nil:
			use &^= pointerRead
		}
	}
	if use&pointerKept != 0 { // and then through the captured address
		return all
	}
	return use
}
