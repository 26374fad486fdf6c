package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// pointerUse is what a function does with a pointer that it gets.
type pointerUse uint8

const (
	pointerRead    pointerUse = 1 << iota // reads what it points to
	pointerWritten                        // writes there
	pointerKept                           // it is known elsewhere when the function has returned, or compared
)

// paramAttributes notes on parameters of functions what happens to what they point to: readonly, writeonly, readnone,
// captures(none). Callers then know that a call does not change what it is only given to read, and that nobody
// else gets to know the address of a variable. Kernels have function-attrs-kernels.
func paramAttributes(r *runner) bool {
	m := r.m
	var g analysis.CallGraph
	g.Compute(m)
	changed := false
	for k, sym := range g.Order() {
		s := &m.Syms[sym]
		f := s.Fn
		if s.Linkage.IsInterposable() || f.CC == ir.CCPTXKernel || !r.optimises(f) || !g.Alone(k) {
			continue
		}
		u := r.units[0]
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
			set := u.withPointerUse(params[i], u.paramUse(p))
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

// withPointerUse returns attribute set id with what use says.
func (u *unit) withPointerUse(id ir.AttrSetID, use pointerUse) ir.AttrSetID {
	m := u.m
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

// paramUse follows pointer p and what is computed from it.
func (u *unit) paramUse(p ir.Value) pointerUse {
	const all = pointerRead | pointerWritten | pointerKept
	f := u.f
	u.mark.Reset(f.NumInsts())
	u.work = append(u.work[:0], p)
	budget := maxReadOnlyUses
	use := pointerUse(0)
	for len(u.work) > 0 && use != all {
		v := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			if budget--; budget < 0 {
				return all
			}
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpPhi, ir.OpSelect, ir.OpFreeze:
				if !u.ty.IsPtr(f.TypeOf(w)) {
					return all
				}
				if u.mark.Add(uint32(w)) {
					u.work = append(u.work, w)
				}
			case ir.OpLoad:
				if !u.simpleAccess(w) {
					return all
				}
				use |= pointerRead
			case ir.OpStore:
				if !u.simpleAccess(w) || f.UseIndex(x) != 1 {
					return all
				}
				use |= pointerWritten
			case ir.OpICmp:
				if !u.c.IsZero(f.Operand(w, 1)) {
					use |= pointerKept
				}
			case ir.OpRet:
				use |= pointerKept
			case ir.OpCall:
				if u.callsItself(w) && p == ir.ParamValue(f.UseIndex(x)) {
					continue // which does what the rest of the function does
				}
				use |= u.paramUseOfCall(w, f.UseIndex(x))
			default:
				return all
			}
		}
	}
	return use
}

// paramUseOfCall is what call v does with its operand i, a pointer.
func (u *unit) paramUseOfCall(v ir.Value, i int) pointerUse {
	const all = pointerRead | pointerWritten | pointerKept
	f, m := u.f, u.m
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
		switch {
		case !u.c.IsZero(f.Operand(v, 3)):
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
	for _, l := range [...]ir.AttrListID{f.Call(v).Attrs, u.calleeAttrs(v)} {
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
	if use&pointerKept != 0 { // and then by whoever knows it
		return all
	}
	return use
}
