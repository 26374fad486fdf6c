package bitcode

import "gonvvm/internal/ir"

// enumerate gives ids to symbols, the module's constants and metadata.
func (w *writer) enumerate() {
	m := w.m
	w.syms, w.symType, w.fnType = make([]uint32, len(m.Syms)), make([]typeID, len(m.Syms)), make([]typeID, len(m.Syms))
	w.fnPos = make([]uint64, len(m.Syms))
	w.comdats = make([]string, 0, len(m.Comdats))
	for _, kind := range [...]ir.SymKind{ir.SymVar, ir.SymFunc, ir.SymAlias, ir.SymIFunc} {
		for i := 1; i < len(m.Syms); i++ {
			if s := &m.Syms[i]; s.Kind == kind && !s.Dead && !w.expanded(s) && !w.skipped(uint32(i)) {
				w.syms[i] = uint32(len(w.order))
				w.order = append(w.order, uint32(i))
			}
		}
		switch kind {
		case ir.SymVar:
			w.vars = len(w.order)
		case ir.SymFunc:
			w.funcs = len(w.order)
		case ir.SymAlias:
			w.aliases = len(w.order)
		}
	}
	m.Types.NamedStructs(func(t ir.Type) { w.types.id(t) })
	if w.v7 {
		w.prepareOld()
	}
	for _, i := range w.order {
		s := &m.Syms[i]
		w.attrs.variable(s.Attrs)
		if s.Kind == ir.SymFunc {
			w.attrs.id(s.Fn.Attrs)
			if w.fnType[i] == 0 {
				w.fnType[i] = w.types.id(s.Type)
			}
			w.symType[i] = w.types.pointer(w.fnType[i], s.Space)
		} else {
			w.symType[i] = w.types.pointer(w.types.id(s.Type), s.Space)
		}
	}
	for _, i := range w.order {
		s := &m.Syms[i]
		if s.Init != ir.None {
			w.pool.ref(s.Init, w.initType(i))
		}
		if s.Kind == ir.SymFunc {
			for _, c := range [...]ir.Value{s.Fn.Prefix, s.Fn.Prologue, s.Fn.Personality} {
				if c != ir.None {
					w.pool.ref(c, 0)
				}
			}
		}
	}
	w.enumerateMD()
	w.pool.finish(w.firstConst())
}

// firstConst returns the id of the first constant: all symbols are before it.
func (w *writer) firstConst() uint32 { return uint32(len(w.order) + len(w.old.decls)) }

// initType returns the type that the initialiser or aliasee of a symbol must have.
func (w *writer) initType(i uint32) typeID {
	if w.m.Syms[i].Kind == ir.SymVar {
		return w.types.id(w.m.Syms[i].Type)
	}
	if w.v7 && w.m.Syms[i].Kind == ir.SymIFunc {
		return 0 // a function that returns the address
	}
	return w.symType[i]
}

// enumerateMD numbers the metadata that the module and its functions refer to.
func (w *writer) enumerateMD() {
	m := w.m
	for _, i := range w.order {
		for _, a := range m.Syms[i].MD {
			w.addAttachment(a)
		}
	}
	w.md.named = m.NamedMDs
	if w.v7 {
		w.md.named = w.oldNamed()
	}
	for _, n := range w.md.named {
		for _, op := range n.Ops {
			w.md.add(op)
		}
	}
	if w.from != nil {
		w.addModuleMetadata()
		return
	}
	if len(m.MDs) <= 1 {
		return
	}
	var atts []ir.Attachment
	for _, i := range w.order[w.vars:w.funcs] {
		f := m.Syms[i].Fn
		for k := range f.Dbg {
			w.addRecord(&f.Dbg[k])
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				switch f.Op(v) {
				case ir.OpCatchPad, ir.OpCleanupPad:
					for k := range f.NumOps(v) {
						w.addOperand(f.Operand(v, k))
					}
				case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
					for k := range numArgs(f, v) {
						w.addOperand(f.Operand(v, k))
					}
					for _, u := range f.Call(v).Bundles {
						for _, a := range u.Args {
							w.addOperand(a)
						}
					}
				}
				if loc := f.DebugLoc(v); loc != 0 {
					w.addLocation(loc)
				}
				atts = f.Attachments(atts[:0], v)
				for _, a := range atts {
					w.addAttachment(a)
				}
			}
		}
	}
}

func (w *writer) addAttachment(a ir.Attachment) {
	if w.mdSubstitute(a.Node) != 0 {
		w.kind(a.Kind)
		w.md.add(a.Node)
	}
}

// addOperand numbers metadata that is an argument of a call.
func (w *writer) addOperand(v ir.Value) {
	if v.Kind() == ir.KMeta {
		w.addLocal(v.MD())
	}
}

// addLocal numbers the operands of a node that may be local.
func (w *writer) addLocal(id ir.MD) {
	switch n := &w.m.MDs[id]; n.Kind {
	case ir.MDLocal:
	case ir.MDArgList:
		for _, op := range n.Ops {
			w.addLocal(op)
		}
	default:
		w.md.add(id)
	}
}

// addLocation numbers the scopes of a debug location, which is not a node itself.
func (w *writer) addLocation(id ir.MD) {
	for _, name := range [...]string{"scope", "inlinedAt"} {
		if f := w.m.MDs[id].Field(name); f != nil && f.Kind == ir.FieldMD {
			w.md.add(f.MD)
		}
	}
}

func (w *writer) addRecord(r *ir.DbgRecord) {
	if w.v7 {
		w.addOldRecord(r)
		return
	}
	for _, id := range [...]ir.MD{r.Loc, r.Var, r.Expr, r.AssignID, r.Addr, r.AddrExpr, r.DebugLoc} {
		if id != 0 {
			w.addLocal(id)
		}
	}
}
