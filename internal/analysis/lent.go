package analysis

import "gonvvm/internal/ir"

// Lent reports whether v is an alloca whose address only accesses in this function use, and calls that get it as
// an argument and do not keep it: other calls do not know it.
func (e *Escapes) Lent(v ir.Value) bool {
	f := e.f
	if !v.IsInst() || f.Op(v) != ir.OpAlloca || int(v) >= len(e.known) {
		return false
	}
	if len(e.lent) == 0 {
		if n := len(e.known); cap(e.lent) < n {
			e.lent = make([]uint8, n)
		} else {
			e.lent = e.lent[:n]
			clear(e.lent)
		}
	}
	if e.lent[v] == 0 {
		e.lent[v] = 2
		budget := 500
		if e.onlyLent(v, &budget) {
			e.lent[v] = 1
		}
	}
	return e.lent[v] == 1
}

func (e *Escapes) onlyLent(p ir.Value, budget *int) bool {
	f := e.f
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		if *budget--; *budget < 0 {
			return false
		}
		v := f.User(u)
		switch f.Op(v) {
		case ir.OpLoad, ir.OpICmp:
		case ir.OpStore:
			if f.UseIndex(u) != 1 {
				return false
			}
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if !f.Mod.Types.IsPtr(f.TypeOf(v)) || f.UseIndex(u) != 0 || !e.onlyLent(v, budget) {
				return false
			}
		case ir.OpCall:
			i := f.UseIndex(u)
			if i >= f.NumArgs(v) || len(f.Call(v).Bundles) != 0 {
				return false
			}
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset,
				ir.IntrMemcpyInline, ir.IntrMemsetInline:
				continue
			}
			if !NotCaptured(f.Mod, f.Mod.AttrLists[f.Call(v).Attrs].Param(i)) && !NotCaptured(f.Mod, e.calleeParam(v, i)) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// calleeParam returns the attributes of parameter i of the function that call v calls directly.
func (e *Escapes) calleeParam(v ir.Value, i int) ir.AttrSetID {
	f := e.f
	if s := f.CalleeSym(v); s != nil && s.Kind == ir.SymFunc {
		l := f.Mod.AttrLists[s.Fn.Attrs]
		return l.Param(i)
	}
	return 0
}

// NotCaptured reports whether a parameter with attributes set is not known elsewhere when the call has returned.
func NotCaptured(m *ir.Module, set ir.AttrSetID) bool {
	a := m.Attr(set, ir.AttrCaptures)
	return a != nil && a.Str == "none" || m.Attr(set, ir.AttrNoCapture) != nil
}

// getsAddress reports whether call v, as far as it may write, gets a pointer that may lead to alloca a, which is
// lent only.
func (e *Escapes) getsAddress(v, a ir.Value) bool {
	f := e.f
	if !v.IsInst() || f.Op(v) != ir.OpCall {
		return true
	}
	ty := &f.Mod.Types
	for i := range f.NumArgs(v) {
		x := f.Operand(v, i)
		switch t := f.TypeOf(x); {
		case ty.IsPtr(t):
			o := Object(f, x)
			if (o == a || o.IsInst() && (f.Op(o) == ir.OpPhi || f.Op(o) == ir.OpSelect)) && !e.onlyReads(v, i) {
				return true
			}
		case ty.IsVector(t) || ty.IsAggregate(t):
			return true
		}
	}
	return false
}

// onlyReads reports whether call v does not write through its argument i.
func (e *Escapes) onlyReads(v ir.Value, i int) bool {
	m := e.f.Mod
	l := m.AttrLists[e.f.Call(v).Attrs]
	for _, set := range [...]ir.AttrSetID{l.Param(i), e.calleeParam(v, i)} {
		if m.Attr(set, ir.AttrReadOnly) != nil || m.Attr(set, ir.AttrReadNone) != nil {
			return true
		}
	}
	return false
}
