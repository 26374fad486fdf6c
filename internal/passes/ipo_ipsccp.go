package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/ipo"
	"gonvvm/internal/passes/lower"
)

// ipsccp propagates constants into and out of the current function.
type ipsccp struct{ *unit }

// ipSCCP propagates constants across calls: a parameter for which all callers pass one constant is that constant; a
// call of a function that always returns one constant, or one of its parameters, is that value; and a function whose
// result no caller uses returns poison. All callers of a function are known if it is local to the module and its
// address is not taken.
func ipSCCP(r *runner) bool {
	m := r.m
	u := r.units[0]
	ip := ipsccp{u}
	calls := ipo.CountCalls(r.m)
	args := make([][]ir.Value, len(m.Syms)) // by symbol: constants of the function itself
	read := make([]bool, len(m.Syms))       // by symbol: a caller uses the result
	any := false
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		if s.Linkage.IsLocal() && calls[f.Sym] < ipo.AddressTaken && f.CC != ir.CCPTXKernel && !m.Types.IsVarArg(s.Type) && !r.optNone(f) {
			args[f.Sym] = make([]ir.Value, f.NumParams())
			any = true
		}
	})
	results := r.knownResults()
	changed, unread := false, false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		u.enter(f)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				if callee := ip.directCallee(v); callee != 0 {
					if f.Call(v).FnType != m.Syms[callee].Type { // as another function than it is
						read[callee] = true
						for i := range args[callee] {
							args[callee][i] = varies
						}
						v = next
						continue
					}
					if any && args[callee] != nil {
						ip.joinArgs(v, args[callee], m.Syms[callee].Fn)
						read[callee] = read[callee] || f.HasUses(v) || f.Call(v).Tail == 2
					}
					if results[callee] != ir.None && ip.replaceResult(v, results[callee], m.Syms[callee].Fn) {
						changed = true
					}
				}
				v = next
			}
		}
	})
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		if args[f.Sym] == nil || calls[f.Sym] == 0 {
			return
		}
		u.enter(f)
		for i, k := range args[f.Sym] {
			if p := ir.ParamValue(i); k != ir.None && k != varies && f.HasUses(p) {
				f.ReplaceAll(p, k)
				u.remark(Passed, "ipsccp", ir.None, "parameter replaced by the constant that all callers pass")
				changed = true
			}
		}
		if !read[f.Sym] && results[f.Sym] == ir.None && ip.returnNothing() {
			unread, changed = true, true
		} else {
			read[f.Sym] = true
		}
	})
	if unread {
		r.dropResultFacts(func(sym uint32) bool { return args[sym] != nil && calls[sym] != 0 && !read[sym] })
	}
	return changed
}

// varies is the value of an argument that differs between calls: a value that no argument has.
const varies = ^ir.Value(0)

// optNone reports whether f must stay unchanged.
func (r *runner) optNone(f *ir.Func) bool {
	return r.m.Attr(r.m.AttrLists[f.Attrs].Fn, ir.AttrOptNone) != nil || lower.KeepsBundles(f)
}

// directCallee returns the symbol of the function with a body that v calls, 0 if there is none.
func (p ipsccp) directCallee(v ir.Value) uint32 {
	f := p.f
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return 0
	}
	c := f.Callee(v)
	if s := p.m.Sym(c); s.Kind != ir.SymFunc || s.IsDecl() {
		return 0
	}
	return c.Index()
}

// joinArgs notes the arguments of call v of function g.
func (p ipsccp) joinArgs(v ir.Value, args []ir.Value, g *ir.Func) {
	f := p.f
	for i := range args {
		a := f.Operand(v, i)
		switch {
		case args[i] == varies:
		case f == g && a == ir.ParamValue(i): // handed on
		case a.IsConst() && p.c.IsUndef(a):
		case a.IsSym() || a.IsConst() && p.isLiteral(a):
			if set := p.m.AttrLists[g.Attrs].Param(i); p.m.Attr(set, ir.AttrByVal) != nil {
				args[i] = varies
				break
			}
			k := g.Consts.Import(p.c, a)
			if args[i] == ir.None {
				args[i] = k
			} else if args[i] != k {
				args[i] = varies
			}
		default:
			args[i] = varies
		}
	}
}

// isLiteral reports whether constant k is a number or zero.
func (p ipsccp) isLiteral(k ir.Value) bool {
	switch p.c.Kind(k) {
	case ir.CInt, ir.CFloat, ir.CZero, ir.CWide:
		return true
	}
	return false
}

// knownResults returns, by symbol, the constant (of the function's table) or the parameter that a function
// returns whatever happens.
func (r *runner) knownResults() []ir.Value {
	m := r.m
	u := r.units[0]
	ip := ipsccp{u}
	known := make([]ir.Value, len(m.Syms))
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		if s.Linkage.IsInterposable() || f.FnType() == 0 || m.Types.Result(s.Type) == ir.Void || r.optNone(f) {
			return
		}
		u.enter(f)
		x := ir.None
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			t := f.Terminator(b)
			if f.Op(t) != ir.OpRet {
				continue
			}
			y := f.Operand(t, 0)
			switch {
			case y.IsConst() && u.c.IsUndef(y):
				continue
			case y.IsParam():
				set := m.AttrLists[f.Attrs].Param(int(y.Index()))
				if m.Attr(set, ir.AttrByVal) != nil {
					return
				}
			case y.IsSym() || y.IsConst() && ip.isLiteral(y):
			default:
				return
			}
			if x != ir.None && x != y {
				return
			}
			x = y
		}
		known[f.Sym] = x
	})
	return known
}

// replaceResult replaces the uses of call v, of function g that returns k.
func (p ipsccp) replaceResult(v, k ir.Value, g *ir.Func) bool {
	f := p.f
	if !f.HasUses(v) || f.Call(v).Tail == 2 {
		return false
	}
	switch {
	case k.IsParam():
		k = f.Operand(v, int(k.Index()))
	default:
		k = p.c.Import(&g.Consts, k)
	}
	if k == v || f.TypeOf(k) != f.TypeOf(v) {
		return false
	}
	p.remark(Passed, "ipsccp", v, "result of the call replaced by its known value")
	f.ReplaceAll(v, k)
	return true
}

// returnNothing makes the function return poison, since no caller uses the result, and reports whether it returned
// something else.
func (p ipsccp) returnNothing() bool {
	f := p.f
	t := p.m.Types.Result(f.FnType())
	if t == ir.Void {
		return false
	}
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v := f.Terminator(b)
		if f.Op(v) != ir.OpRet || !f.Operand(v, 0).IsInst() && !f.Operand(v, 0).IsParam() {
			continue
		}
		f.SetOperand(v, 0, p.c.Poison(t))
		changed = true
	}
	return changed
}

// dropResultFacts removes the attributes of the result from the functions that of selects and from their calls.
func (r *runner) dropResultFacts(of func(uint32) bool) {
	m := r.m
	made := map[ir.AttrListID]ir.AttrListID{}
	without := func(id ir.AttrListID) ir.AttrListID {
		l := m.AttrLists[id]
		if l.Ret == 0 {
			return id
		}
		if _, ok := made[id]; !ok {
			made[id] = m.AddAttrList(ir.AttrList{Fn: l.Fn, Params: l.Params})
		}
		return made[id]
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if of(f.Sym) {
			f.Attrs = without(f.Attrs)
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpCall && f.Callee(v).IsSym() && of(f.Callee(v).Index()) {
					f.Call(v).Attrs = without(f.Call(v).Attrs)
				}
			}
		}
	})
}
