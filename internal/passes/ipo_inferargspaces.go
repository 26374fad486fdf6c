package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/ipo"
	"gonvvm/internal/target"
)

// inferArgAddressSpaces finds the address space that all callers pass for a pointer parameter of a function that
// only this module calls, and casts the parameter to it and back, where infer-address-spaces finds it. A function that
// passes a parameter on, to itself perhaps, passes the space of that parameter. Where a cast is an instruction, as for local and shared
// memory, the parameter gets the type of the space: a function that accesses memory and passes its address on would keep both pointers across its calls.
func inferArgAddressSpaces(r *runner) bool {
	m := r.m
	var g analysis.CallGraph
	g.Compute(m, nil)
	calls := ipo.CountCalls(r.m)
	var args argSpaces
	args.of = make([][]uint8, len(m.Syms))
	order := g.Order()
	for _, sym := range order {
		s := &m.Syms[sym]
		if s.Linkage.IsLocal() && calls[sym] < ipo.AddressTaken && s.Fn.CC != ir.CCPTXKernel && !m.Types.IsVarArg(s.Type) {
			args.of[sym] = slices.Repeat([]uint8{spaceUnknown}, s.Fn.NumParams())
		}
	}
	for _, sym := range slices.Backward(order) { // callers first, so that spread is soon done
		args.collect(int(sym), m.Syms[sym].Fn)
	}
	args.spread()
	changed := false
	u := r.units[0]
	var sites [][]callSite
	for i, spaces := range args.of {
		var params []newParam
		retype := false
		for k, sp := range spaces {
			params = append(params, newParam{old: k})
			f, p := m.Syms[i].Fn, ir.ParamValue(k)
			if !specific(sp) || f.TypeOf(p) != ir.Ptr || !f.HasUses(p) {
				continue
			}
			u.enter(f)
			if !u.castParam(p, uint32(sp)) {
				continue
			}
			changed = true
			if sp == uint8(target.ASLocal) || sp == uint8(target.ASShared) {
				params[k].space, retype = uint32(sp), true
			}
		}
		if !retype {
			continue
		}
		if sites == nil {
			sites = r.ownCalls()
		}
		if f := m.Syms[i].Fn; len(sites[i]) != 0 && !bundled(f) {
			r.setSignature(f, sites[i], params, false)
			u.enter(f)
			u.dropCasts(params)
		}
	}
	return changed
}

// dropCasts removes the casts by castParam of parameters that have the type of the space now.
func (u *unit) dropCasts(params []newParam) {
	f := u.f
	for k := range params {
		p := ir.ParamValue(k)
		for x := f.FirstUse(p); x != 0 && params[k].space != 0; {
			y := f.User(x)
			x = f.NextUse(x)
			if f.Op(y) == ir.OpAddrSpaceCast && f.TypeOf(y) == f.TypeOf(p) {
				f.ReplaceAll(y, p)
				f.Erase(y)
			}
		}
	}
}

// argSpaces are the address spaces that parameters get from callers.
type argSpaces struct {
	of     [][]uint8 // by symbol and parameter; nil for a function that others may call
	passed []passedOn
}

// passedOn is a parameter that a function passes on as an argument.
type passedOn struct{ from, param, to, arg int }

// collect joins the spaces of the arguments of f, which is symbol sym, to those of the functions that it calls.
func (a *argSpaces) collect(sym int, f *ir.Func) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
				continue
			}
			to := int(f.Callee(v).Index())
			for i := range min(len(a.of[to]), f.NumArgs(v)) {
				x := f.Operand(v, i)
				if f.TypeOf(x) != ir.Ptr {
					continue
				}
				ref := analysis.RefOf(f, x)
				if ref.Space == analysis.Generic && ref.Base.IsParam() && a.of[sym] != nil {
					a.passed = append(a.passed, passedOn{sym, int(ref.Base.Index()), to, i})
				} else {
					a.of[to][i] = joinSpaces(a.of[to][i], uint8(min(ref.Space, 200)))
				}
			}
		}
	}
}

// spread joins the spaces of parameters that are passed on, until none changes.
func (a *argSpaces) spread() {
	for changed := true; changed; {
		changed = false
		for _, p := range a.passed {
			was := a.of[p.to][p.arg]
			a.of[p.to][p.arg] = joinSpaces(was, a.of[p.from][p.param])
			changed = changed || a.of[p.to][p.arg] != was
		}
	}
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
