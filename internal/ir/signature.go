package ir

// SetSignature gives f the function type t. Parameter i becomes parameter to[i]; if that is negative it is removed,
// and its remaining uses become poison. Parameters that none becomes are new. Attributes
// and calls of the function are left to the caller.
func (f *Func) SetSignature(t Type, to []int) {
	for i := range to {
		if p := ParamValue(i); to[i] < 0 && f.HasUses(p) {
			f.ReplaceAll(p, f.Consts.Poison(f.TypeOf(p)))
		}
	}
	old, names := f.params, f.paramNames
	types := f.Mod.Types.Elems(t)
	f.params = make([]param, len(types))
	for i, p := range types {
		f.params[i].Type = p
	}
	if names != nil {
		f.paramNames = make([]string, len(types))
	}
	for i, j := range to {
		if j < 0 {
			continue
		}
		f.params[j].Users = old[i].Users
		for u := old[i].Users; u != 0; u = f.uses[u].Next {
			f.uses[u].Val = ParamValue(j)
		}
		if i < len(names) {
			f.paramNames[j] = names[i]
		}
	}
	renumberBundles(f, to)
	f.Debug().renumber(to)
	f.Symbol().Type = t
}

// renumberBundles renumbers the parameters in operand bundles, which are in no use list.
func renumberBundles(f *Func, to []int) {
	for i := range f.calls {
		for _, b := range f.calls[i].Bundles {
			for k, a := range b.Args {
				switch {
				case !a.IsParam():
				case to[a.Index()] >= 0:
					b.Args[k] = ParamValue(to[a.Index()])
				default:
					b.Args[k] = f.Consts.Poison(f.TypeOf(a))
				}
			}
		}
	}
}

// renumber renumbers the parameters in the records. The nodes that name them may be
// shared with other functions.
func (d DebugRecords) renumber(to []int) {
	f := d.f
	if t := f.track; t != nil && t.copy != nil {
		was := t.copy
		t.copy = make([]Value, len(f.params))
		for i, j := range to {
			if j >= 0 {
				t.copy[j] = was[i]
			}
		}
	}
	for i := range f.Dbg {
		r := &f.Dbg[i]
		v := r.Val
		if n := &f.Mod.MDs[r.Loc]; v == None {
			switch n.Kind {
			case MDLocal:
				v = n.Val
			case MDArgList:
				for _, op := range n.Ops {
					if x := &f.Mod.MDs[op]; x.Kind == MDLocal && x.Val.IsParam() {
						r.Loc = 0 // a computation of several values is not worth a new list
						break
					}
				}
			}
		}
		if !v.IsParam() {
			continue
		}
		if j := to[v.Index()]; j >= 0 {
			r.Val = ParamValue(j)
		} else {
			r.Val, r.Loc = None, 0
		}
	}
}
