package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// globalUse is the set of uses of a variable of the module.
type globalUse uint8

const (
	globalRead    globalUse = 1 << iota
	globalWritten           // with something else than it is initialized with
	globalEscapes           // anything else may be done with its address
	globalFixed             // has become constant
	globalStored            // with the number globalState.stored, and not with another one
	globalPartly            // read or written other than as one number
)

// globalState is globalOpt's knowledge of the variables.
type globalState struct {
	use    []globalUse // by symbol
	stored []uint64    // by symbol: the only number that is stored to it
}

// globalOptimizer collects the uses of variables in the current function.
type globalOptimizer struct{ *unit }

// globalOpt optimizes variables that are local to the module. A variable that is never written, or only with its
// initializer, becomes constant, and its loads fold or become loads of invariant memory. Stores to a variable that
// is never read are removed, and so is the variable. Loads of one that has no value until always the same constant is stored fold, too.
func globalOpt(r *runner) bool {
	m := r.m
	s := &globalState{use: make([]globalUse, len(m.Syms)), stored: make([]uint64, len(m.Syms))}
	any := false
	for i := 1; i < len(m.Syms); i++ {
		s.use[i] = globalEscapes
		if y := &m.Syms[i]; r.ownVariable(y) {
			s.use[i] = 0
			any = true
		}
	}
	if !any {
		return false
	}
	for i := 1; i < len(m.Syms); i++ {
		if y := &m.Syms[i]; !y.Dead && y.Init != ir.None {
			s.escape(&m.Consts, y.Init)
		}
	}
	for i := range m.MDs { // annotations, not debug information of a variable
		if n := &m.MDs[i]; n.Kind == ir.MDValue && n.Val.IsSym() {
			s.use[n.Val.Index()] |= globalEscapes
		}
	}
	u := r.units[0]
	g := globalOptimizer{u}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		u.enter(f)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				g.globalUses(s, v)
			}
		}
	})
	changed := false
	for i := 1; i < len(m.Syms); i++ {
		y := &m.Syms[i]
		if s.use[i]&(globalEscapes|globalWritten) != 0 || !r.ownVariable(y) {
			continue
		}
		undefined := m.Consts.Kind(y.Init) == ir.CUndef || m.Consts.Kind(y.Init) == ir.CPoison
		switch {
		case s.use[i]&globalStored != 0:
			if undefined && s.use[i]&globalPartly == 0 {
				s.use[i] |= globalFixed
			}
		case !y.IsConst && y.Space != analysis.Shared && y.Space != analysis.Local && !undefined:
			y.IsConst = true
			s.use[i] |= globalFixed
			changed = true
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if u.enter(f); g.dropGlobalStores(s) {
			changed = true
			r.done.BodyChanged(f.Sym)
		}
	})
	return changed
}

// ownVariable reports whether y is a variable that other modules can neither name nor initialize.
func (r *runner) ownVariable(y *ir.Symbol) bool {
	return !y.Dead && y.Kind == ir.SymVar && y.Linkage.IsLocal() && y.Init != ir.None && !y.ExternInit && !isRoot(y) && y.TLS == ""
}

// escape notes that anything may be done with the symbols in constant v.
func (s *globalState) escape(c *ir.Consts, v ir.Value) {
	c.EachSym(v, func(sym uint32) { s.use[sym] |= globalEscapes })
}

// globalUses notes the uses of variables in instruction v.
func (g globalOptimizer) globalUses(s *globalState, v ir.Value) {
	f := g.f
	op := f.Op(v)
	for i := range f.NumOps(v) {
		o := f.Operand(v, i)
		if !o.IsSym() && (!o.IsConst() || g.c.Kind(o) != ir.CExpr && g.c.Kind(o) != ir.CAggregate) {
			continue
		}
		if i == f.NumOps(v)-1 && op == ir.OpCall { // the callee
			continue
		}
		base := analysis.Object(f, o)
		if !base.IsSym() || !g.onlyBase(o) {
			s.escape(g.c, o)
			continue
		}
		if s.use[base.Index()]&globalEscapes == 0 {
			s.use[base.Index()] |= g.pointerUse(s, v, i, 0)
		}
	}
	if op == ir.OpCall {
		for _, bd := range f.Call(v).Bundles {
			for _, o := range bd.Args {
				s.escape(g.c, o)
			}
		}
	}
}

// onlyBase reports whether the symbol that address o starts with is the only one in it.
func (g globalOptimizer) onlyBase(o ir.Value) bool {
	for o.IsConst() {
		ops := g.c.Operands(o)
		switch g.c.ExprOp(o) {
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
		default:
			return false
		}
		for _, x := range ops[1:] {
			if x.IsSym() || g.c.Kind(x) == ir.CExpr {
				return false
			}
		}
		o = ops[0]
	}
	return o.IsSym()
}

// pointerUse returns the uses, in instruction v, of a variable whose address is its operand i.
func (g globalOptimizer) pointerUse(s *globalState, v ir.Value, i, depth int) globalUse {
	f := g.f
	switch f.Op(v) {
	case ir.OpLoad:
		if f.Flags(v)&ir.FlagVolatile == 0 {
			if g.wholeNumber(v, f.TypeOf(v)) == 0 {
				return globalRead | globalPartly
			}
			return globalRead
		}
	case ir.OpStore:
		if i != 1 || !analysis.IsSimple(g.f, v) {
			break
		}
		if g.storesInitial(v) {
			return 0
		}
		return g.storesOnly(s, v)
	case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
		if i != 0 || depth > 8 || !g.ty.IsPtr(f.TypeOf(v)) {
			break
		}
		all := globalUse(0)
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			all |= g.pointerUse(s, f.User(x), f.UseIndex(x), depth+1)
			if all&globalEscapes != 0 {
				break
			}
		}
		return all
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset:
			if !g.c.IsZero(f.Operand(v, 3)) {
				break
			}
			if i == 1 {
				return globalRead | globalPartly
			}
			return globalWritten
		}
	}
	return globalEscapes
}

// storesInitial reports whether store v writes to a variable its initial value.
func (g globalOptimizer) storesInitial(v ir.Value) bool {
	f := g.f
	x := f.Operand(v, 0)
	r := analysis.RefOf(f, f.Operand(v, 1))
	if !g.c.IsPlain(x) || !r.Exact || r.Off < 0 || !r.Base.IsSym() {
		return false
	}
	y := g.m.Sym(r.Base)
	if y.Space == analysis.Shared || y.Space == analysis.Local {
		return false
	}
	return g.fold.Leaf(&g.m.Consts, y.Init, y.Type, uint64(r.Off), f.TypeOf(x)) == x
}

// storesOnly returns the use of a variable by store v, globalStored if all stores so far were of the same number.
func (g globalOptimizer) storesOnly(s *globalState, v ir.Value) globalUse {
	x := g.f.Operand(v, 0)
	y := g.wholeNumber(v, g.f.TypeOf(x))
	k, ok := g.c.Uint(x)
	if y == 0 || !ok && !g.c.IsZero(x) || s.use[y]&globalStored != 0 && s.stored[y] != k {
		return globalWritten
	}
	s.use[y] |= globalStored
	s.stored[y] = k
	return globalStored
}

// wholeNumber returns the variable that v, a load or store of type t, accesses all of as one integer or pointer, but not atomically; 0 for others.
func (g globalOptimizer) wholeNumber(v ir.Value, t ir.Type) uint32 {
	r := analysis.RefOf(g.f, g.f.Operand(v, g.f.NumOps(v)-1))
	if !r.Exact || r.Off != 0 || !r.Base.IsSym() || g.m.Sym(r.Base).Type != t || !g.ty.IsInt(t) && !g.ty.IsPtr(t) || !analysis.IsSimple(g.f, v) {
		return 0
	}
	return r.Base.Index()
}

// dropGlobalStores erases stores to variables that are never read, or that have become constant, and gives loads the number that is stored.
func (g globalOptimizer) dropGlobalStores(s *globalState) bool {
	f := g.f
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			p := ir.None
			switch f.Op(v) {
			case ir.OpLoad:
				if y := g.wholeNumber(v, f.TypeOf(v)); y != 0 && s.use[y]&globalFixed != 0 && s.use[y]&globalStored != 0 {
					f.ReplaceAll(v, g.number(f.TypeOf(v), s.stored[y]))
					f.Erase(v)
					changed = true
				}
			case ir.OpStore:
				p = f.Operand(v, 1)
			case ir.OpCall:
				switch f.CalleeIntrinsic(v) {
				case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset:
					p = f.Operand(v, 0)
				}
			}
			if p != ir.None {
				if base := analysis.Object(f, p); base.IsSym() {
					use := s.use[base.Index()]
					if use&globalEscapes == 0 && (use&globalRead == 0 || use&globalFixed != 0) {
						f.Erase(v)
						changed = true
					}
				}
			}
			v = next
		}
	}
	return changed
}

// number returns k as an integer, or the null pointer.
func (g globalOptimizer) number(t ir.Type, k uint64) ir.Value {
	if g.ty.IsPtr(t) {
		return g.c.Null(t)
	}
	return g.c.Int(t, k)
}
