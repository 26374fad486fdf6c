package passes

import "gonvvm/internal/ir"

// deadArgElim finds parameters and arguments that are not used.
type deadArgElim struct{ *unit }

// deadArgElimination removes unused parameters and results of functions that only this module calls: callers write
// arguments to memory or registers even if they are poison.
func deadArgElimination(r *runner) bool {
	m := r.m
	changed := false
	for sym, sites := range r.ownCalls() {
		if len(sites) == 0 {
			continue
		}
		f := m.Syms[sym].Fn
		u := r.units[0].in(f)
		d := deadArgElim{u}
		var params []newParam
		list := m.AttrLists[f.Attrs]
		void := m.Types.Result(f.FnType()) != ir.Void
		for i := range f.NumParams() {
			if d.usesParam(i) {
				params = append(params, newParam{old: i})
			}
			void = void && m.Attr(list.Param(i), ir.AttrReturned) == nil
		}
		for _, s := range sites {
			void = void && !s.f.HasUses(s.v)
		}
		if len(params) == f.NumParams() && !void || bundled(f) {
			continue
		}
		u.remark(Passed, "deadargelim", ir.None, "unused parameters or result removed")
		r.setSignature(f, sites, params, void)
		changed = true
	}
	return changed
}

// usesParam reports whether the function does something with parameter i besides handing it on to itself.
func (d deadArgElim) usesParam(i int) bool {
	f := d.f
	p := ir.ParamValue(i)
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if v := f.User(x); !d.callsItself(v) || f.UseIndex(x) != i {
			return true
		}
	}
	return false
}
