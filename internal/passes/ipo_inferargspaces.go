package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// inferArgAddressSpaces finds the address space that all callers pass for a pointer parameter of a function that
// only this module calls, and casts the parameter to it and back, where infer-address-spaces finds it. Callers are
// visited before callees.
func inferArgAddressSpaces(r *runner) bool {
	m := r.m
	var g analysis.CallGraph
	g.Compute(m)
	calls := r.countCalls()
	spaces := make([][]uint8, len(m.Syms))
	order := g.Order()
	for _, sym := range order {
		s := &m.Syms[sym]
		if s.Linkage.IsLocal() && calls[sym] < addressTaken && s.Fn.CC != ir.CCPTXKernel && !m.Types.IsVarArg(s.Type) {
			spaces[sym] = make([]uint8, s.Fn.NumParams())
			for i := range spaces[sym] {
				spaces[sym][i] = spaceUnknown
			}
		}
	}
	changed := false
	u := r.units[0]
	for k := len(order) - 1; k >= 0; k-- {
		sym := order[k]
		f := m.Syms[sym].Fn
		u.enter(f)
		if spaces[sym] != nil && !g.Recursive(sym) {
			for i, sp := range spaces[sym] {
				p := ir.ParamValue(i)
				if specific(sp) && f.TypeOf(p) == ir.Ptr && f.HasUses(p) && u.castParam(p, uint32(sp)) {
					changed = true
				}
			}
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
					continue
				}
				if sp := spaces[f.Callee(v).Index()]; sp != nil {
					for i := range min(len(sp), f.NumArgs(v)) {
						if f.TypeOf(f.Operand(v, i)) == ir.Ptr {
							sp[i] = joinSpaces(sp[i], uint8(min(analysis.RefOf(f, f.Operand(v, i)).Space, 200)))
						}
					}
				}
			}
		}
	}
	return changed
}

// castParam casts parameter p to a space and back.
func (u *unit) castParam(p ir.Value, space uint32) bool {
	f := u.f
	set := u.m.AttrLists[f.Attrs].Param(int(p.Index()))
	if u.m.Attr(set, ir.AttrByVal) != nil || u.m.Attr(set, ir.AttrSRet) != nil {
		return false
	}
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if f.Op(f.User(x)) == ir.OpAddrSpaceCast {
			return false // it has been found out already
		}
	}
	u.b.Before(u.entryPoint())
	u.b.Loc = 0
	g := u.b.Cast(ir.OpAddrSpaceCast, p, u.ty.Pointer(space), 0)
	back := u.b.Cast(ir.OpAddrSpaceCast, g, ir.Ptr, 0)
	f.ReplaceAll(p, back)
	f.SetOperand(g, 0, p)
	return true
}
