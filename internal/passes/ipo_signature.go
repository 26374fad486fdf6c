package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/ipo"
)

// callSite is a call of a function by its name, with the type that it has.
type callSite struct {
	f *ir.Func
	v ir.Value
}

// newParam is a parameter in the new signature of a function: parameter old, perhaps as a pointer to another address space, or a part of the memory at it.
type newParam struct {
	old   int
	space uint32   // of the pointer; 0: that of the old parameter
	part  *argPart // nil: the parameter itself
}

// ownCalls returns the calls of the functions that only this module calls, directly and with their own type: those
// whose signature may change. A function that is not one of them has nil, one without calls an empty list.
func (r *runner) ownCalls() [][]callSite {
	m := r.m
	calls := ipo.CountCalls(r.m)
	sites := make([][]callSite, len(m.Syms))
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		fn := m.AttrLists[f.Attrs].Fn
		if s.Linkage.IsLocal() && calls[f.Sym] < ipo.AddressTaken && f.CC != ir.CCPTXKernel && !m.Types.IsVarArg(s.Type) && r.optimizes(f) &&
			m.Attr(fn, ir.AttrAllocSize) == nil && m.Attr(fn, ir.AttrNaked) == nil {
			sites[f.Sym] = make([]callSite, 0, calls[f.Sym])
		}
	})
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) != ir.OpCall {
					continue
				}
				callee := f.Callee(v)
				if f.Call(v).Tail == 2 { // musttail: the two signatures have to stay alike
					sites[f.Sym] = nil
					if callee.IsSym() {
						sites[callee.Index()] = nil
					}
				}
				if !callee.IsSym() || sites[callee.Index()] == nil {
					continue
				}
				if f.Call(v).FnType != m.Sym(callee).Type || len(f.Call(v).Bundles) != 0 {
					sites[callee.Index()] = nil
					continue
				}
				sites[callee.Index()] = append(sites[callee.Index()], callSite{f, v})
			}
		}
	})
	for _, id := range m.Named("nvvm.annotations") { // which may be about parameters by their number
		for _, op := range m.MDs[id].Ops {
			if n := &m.MDs[op]; op != 0 && n.Kind == ir.MDValue && n.Val.IsSym() {
				sites[n.Val.Index()] = nil
			}
		}
	}
	return sites
}

// bundled reports whether operand bundles of f, whose values are in no use list, name a parameter.
func bundled(f *ir.Func) bool {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpCall {
				continue
			}
			for _, x := range f.Call(v).Bundles {
				for _, a := range x.Args {
					if a.IsParam() {
						return true
					}
				}
			}
		}
	}
	return false
}

// setSignature gives g the parameters params, in the order of the old ones, and all its calls their arguments; with void
// it returns nothing any more, which no call may look at. Where g calls itself
// with the pointer that it got, it hands its own parts of it on.
func (r *runner) setSignature(g *ir.Func, sites []callSite, params []newParam, void bool) {
	m, u := r.m, r.units[0]
	t := g.FnType()
	types := make([]ir.Type, len(params))
	to := make([]int, g.NumParams())
	for i := range to {
		to[i] = -1
	}
	for i, p := range params {
		if p.part != nil {
			types[i] = p.part.t
			continue
		}
		types[i], to[p.old] = m.Types.Elems(t)[p.old], i
		if p.space != 0 {
			types[i] = m.Types.Pointer(p.space)
		}
	}
	result := m.Types.Result(t)
	if void {
		result = ir.Void
	}
	t = m.Types.Func(result, false, types...)
	attrs := func(id ir.AttrListID) ir.AttrListID {
		l := m.AttrLists[id]
		n := ir.AttrList{Fn: l.Fn, Params: make([]ir.AttrSetID, len(params))}
		if !void {
			n.Ret = l.Ret
		}
		for i, p := range params {
			switch {
			case p.part != nil:
			case p.space != 0:
				n.Params[i] = attrsInSpace(m, l.Param(p.old))
			default:
				n.Params[i] = l.Param(p.old)
			}
		}
		return m.AddAttrList(n)
	}
	type handed struct {
		call ir.Value
		i    int
	}
	var own []handed
	var ops []ir.Value
	for _, s := range sites {
		if u.f != s.f {
			u.enter(s.f)
		}
		f := s.f
		ops = ops[:0]
		for i, p := range params {
			a := f.Operand(s.v, p.old)
			switch {
			case p.space != 0:
				a = u.inSpace(s.v, a, p.space)
			case p.part == nil:
			case f == g && a == ir.ParamValue(p.old):
				own = append(own, handed{s.v, i})
				a = u.c.Poison(p.part.t)
			default:
				a = u.loadPart(s.v, a, p.part)
			}
			ops = append(ops, a)
		}
		ops = append(ops, f.Callee(s.v))
		f.SetOps(s.v, ops...)
		c := f.Call(s.v)
		c.FnType, c.Attrs = t, attrs(c.Attrs)
		if void { // and nothing speaks of a result any more
			f.SetType(s.v, ir.Void)
			f.SetFlags(s.v, 0)
			f.ClearAttachments(s.v)
		}
	}
	g.SetSignature(t, to)
	g.Attrs = attrs(g.Attrs)
	for _, h := range own {
		g.SetOperand(h.call, h.i, ir.ParamValue(h.i))
	}
	u.enter(g)
	for b := g.Entry(); void && b != 0; b = g.NextBlock(b) {
		if x := g.Terminator(b); g.Op(x) == ir.OpRet && g.NumOps(x) == 1 {
			g.SetOps(x)
		}
	}
}

// attrsInSpace returns attributes of a generic pointer that hold for a pointer to another address space as well, where zero may be an address.
func attrsInSpace(m *ir.Module, id ir.AttrSetID) ir.AttrSetID {
	return m.AddAttrs(slices.DeleteFunc(slices.Clone(m.AttrSets[id]), func(a ir.Attr) bool {
		return a.Kind == ir.AttrNonNull || a.Kind == ir.AttrDereferenceableOrNull
	}))
}

// inSpace returns pointer p as one to a space, for call v.
func (u *unit) inSpace(v, p ir.Value, space uint32) ir.Value {
	f := u.f
	t := u.ty.Pointer(space)
	if p.IsInst() && f.Op(p) == ir.OpAddrSpaceCast && f.TypeOf(f.Operand(p, 0)) == t {
		return f.Operand(p, 0)
	}
	u.b.Before(v)
	u.b.Loc = f.DebugLoc(v)
	return u.b.Cast(ir.OpAddrSpaceCast, p, t, 0)
}

// loadPart loads part of the memory at p before call v.
func (u *unit) loadPart(v, p ir.Value, part *argPart) ir.Value {
	f := u.f
	u.b.Before(v)
	u.b.Loc = f.DebugLoc(v)
	if part.off != 0 {
		p = u.b.PtrAdd(p, u.c.Int(ir.I64, uint64(part.off)), 0)
	}
	x := u.b.Load(part.t, p, max(part.align, analysis.KnownAlign(u.f, p)), 0)
	for _, a := range part.facts {
		f.Attach(x, a)
	}
	return x
}

// pointsToLocal reports whether p points to a local variable of at least n bytes from off on.
func (u *unit) pointsToLocal(p ir.Value, off int64, n uint64) bool {
	f := u.f
	r := analysis.RefOf(f, p)
	if !r.Exact || !r.Base.IsInst() || f.Op(r.Base) != ir.OpAlloca {
		return false
	}
	count, ok := u.c.Uint(f.Operand(r.Base, 0))
	size := u.m.SizeOf(f.ElemType(r.Base))
	off += r.Off
	return ok && count == 1 && off >= 0 && uint64(off) <= size && n <= size-uint64(off)
}
