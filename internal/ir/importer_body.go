package ir

// Header gives function to, a fresh declaration of Dst, the calling convention,
// the attributes and the names of the parameters of from.
func (p *Importer) Header(to, from *Func) {
	to.CC = from.CC
	to.Attrs = p.AttrList(from.Attrs)
	to.GC = from.GC
	to.paramNames = from.paramNames
}

// Body moves the body of from, a function of Src, into to, a function of Dst with
// as many parameters of the same types. from is left without a body.
func (p *Importer) Body(to, from *Func) {
	sym, mod := to.Sym, to.Mod
	old := from.Consts
	*to = *from
	to.Mod, to.Sym = mod, sym
	to.Attrs = p.AttrList(from.Attrs)
	*from = Func{Mod: from.Mod, Sym: from.Sym, CC: from.CC, Attrs: from.Attrs, GC: from.GC}
	from.init(from.Mod, from.Sym, from.Symbol().Type)

	for _, v := range [...]*Value{&to.Prefix, &to.Prologue, &to.Personality} {
		if *v != None {
			*v = p.Const(&p.Dst.Consts, &p.Src.Consts, *v)
		}
	}
	to.Consts = Consts{}
	to.Consts.init(&p.Dst.Types)
	b := bodyImport{Importer: p, f: to, old: &old, consts: make([]Value, old.Len()+1)}
	for i := range to.params {
		to.params[i].Type = p.Type(to.params[i].Type)
	}
	for i := 1; i < len(to.insts); i++ {
		if to.insts[i].Op != OpInvalid {
			b.inst(uint32(i))
		}
	}
	for i := range to.calls {
		c := &to.calls[i]
		c.FnType, c.Attrs = p.Type(c.FnType), p.AttrList(c.Attrs)
		for _, bundle := range c.Bundles {
			for k, v := range bundle.Args {
				bundle.Args[k] = b.value(v)
			}
		}
	}
	for i, l := range to.dbgLocs {
		to.dbgLocs[i] = p.MD(l)
	}
	for i := range to.mdLists {
		to.mdLists[i].at.Node = p.MD(to.mdLists[i].at.Node)
	}
	for i := range to.Dbg {
		r := &to.Dbg[i]
		for _, m := range [...]*MD{&r.Loc, &r.Var, &r.Expr, &r.AssignID, &r.Addr, &r.AddrExpr, &r.DebugLoc} {
			*m = p.MD(*m)
		}
	}
}

// bodyImport maps the operands of one body.
type bodyImport struct {
	*Importer
	f      *Func
	old    *Consts
	consts []Value // by constant of old: its value in f.Consts
}

func (b *bodyImport) inst(i uint32) {
	f := b.f
	in := &f.insts[i]
	in.Type = b.Type(in.Type)
	switch in.Op {
	case OpAlloca, OpGEP:
		in.Aux = uint32(b.Type(Type(in.Aux)))
	case OpLoad, OpStore, OpFence, OpCmpXchg, OpAtomicRMW:
		if m := unpackMem(in.Aux); m.Scope != 0 {
			m.Scope = b.scope(m.Scope)
			in.Aux = m.pack()
		}
	}
	for k := range uint32(f.NumOps(Value(i))) {
		u := &f.uses[in.Ops+k]
		u.Val = b.value(u.Val) // constants and symbols are in no use list
	}
}

func (b *bodyImport) value(v Value) Value {
	switch v.Kind() {
	case KConst:
		x := &b.consts[v.Index()]
		if *x == None {
			*x = b.Const(&b.f.Consts, b.old, v)
		}
		return *x
	case KSym, KMeta, KAsm:
		return b.Const(&b.f.Consts, b.old, v)
	}
	return v
}
