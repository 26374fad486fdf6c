package bitcode

import "gonvvm/internal/ir"

// mdID returns the id of metadata that may be local.
func (fw *funcWriter) mdID(id ir.MD) uint32 {
	n := &fw.w.m.MDs[id]
	if n.Kind != ir.MDLocal && n.Kind != ir.MDArgList {
		if fw.dry && fw.w.from != nil {
			fw.w.md.add(id)
		}
		return uint32(fw.w.md.id(id))
	}
	if len(fw.localID) < len(fw.w.m.MDs) {
		fw.localID = make([]uint32, len(fw.w.m.MDs))
	}
	if fw.localID[id] == 0 {
		for _, op := range n.Ops {
			fw.mdID(op)
		}
		if n.Kind == ir.MDLocal {
			fw.local(n.Val)
		}
		fw.locals = append(fw.locals, id)
		fw.localID[id] = uint32(len(fw.locals))
	}
	return fw.w.md.len() + fw.localID[id] - 1
}

// erased reports whether v is an instruction that was erased.
func (fw *funcWriter) erased(v ir.Value) bool { return v.IsInst() && fw.f.BlockOf(v) == 0 }

// local returns id and type of a value that metadata refers to; erased values are poison.
func (fw *funcWriter) local(v ir.Value) (uint32, typeID) {
	if fw.erased(v) {
		t := fw.w.types.id(fw.f.TypeOf(v))
		kind := entryPoison
		if fw.w.v7 {
			kind = entryUndef
		}
		return fw.constant(constEntry{kind: kind, typ: t}), t
	}
	return fw.use(v, 0)
}

// writeMetadata writes the metadata that is the function's own.
func (fw *funcWriter) writeMetadata() {
	w := fw.w
	if len(fw.locals) == 0 && !w.md.own() {
		return
	}
	w.s.Enter(blockMetadata, 3)
	if w.md.own() {
		w.md.writeNodes()
	}
	for _, id := range fw.locals {
		n := &w.m.MDs[id]
		rec := w.rec[:0]
		if n.Kind == ir.MDLocal {
			val, t := fw.local(n.Val)
			w.s.Record(mdValue, append(rec, uint64(t-1), uint64(val)))
			continue
		}
		for _, op := range n.Ops {
			rec = append(rec, uint64(fw.mdID(op)))
		}
		w.s.Record(mdArgList, rec)
		w.rec = rec
	}
	w.s.End()
}

// location writes the debug location of the instruction written last.
func (fw *funcWriter) location(loc ir.MD) {
	if loc == 0 {
		return
	}
	w := fw.w
	if fw.dry {
		if w.from != nil {
			w.addLocation(loc)
		}
		return
	}
	if loc == fw.lastLoc {
		w.s.Record(fnDebugLocAgain, nil)
		return
	}
	fw.lastLoc = loc
	n := &w.m.MDs[loc]
	num := func(name string) uint64 {
		if f := n.Field(name); f != nil {
			return w.boolean(f, 0)
		}
		return 0
	}
	ref := func(name string) uint64 {
		if f := n.Field(name); f != nil && f.Kind == ir.FieldMD {
			return w.md.orNull(f.MD)
		}
		return 0
	}
	line, column := uint64(0), uint64(0)
	if f := n.Field("line"); f != nil {
		line = f.Int
	}
	if f := n.Field("column"); f != nil {
		column = f.Int
	}
	rec := append(w.rec[:0], fnDebugLoc, line, column, ref("scope"), ref("inlinedAt"))
	switch {
	case w.v7:
		w.s.Record(fnDebugLoc, rec[1:])
	case n.Field("atomGroup") != nil || n.Field("atomRank") != nil:
		rec = append(rec, num("isImplicitCode"))
		for _, name := range [...]string{"atomGroup", "atomRank"} {
			x := uint64(0)
			if f := n.Field(name); f != nil {
				x = f.Int
			}
			rec = append(rec, x)
		}
		w.s.Record(fnDebugLoc, rec[1:])
	default:
		w.s.RecordAbbrev(abbrevDebugLoc, append(rec, num("isImplicitCode")))
	}
	w.rec = rec[:0]
}

// record writes a debug record; it follows the instruction that it precedes in the text.
func (fw *funcWriter) record(r *ir.DbgRecord) {
	w := fw.w
	rec := append(w.rec[:0], uint64(fw.mdID(r.DebugLoc)), uint64(fw.mdID(r.Var)))
	code := uint64(fnDbgLabel)
	if r.Kind != ir.DbgLabel {
		rec = append(rec, uint64(fw.mdID(r.Expr)))
		loc := &w.m.MDs[r.Loc]
		if r.Kind == ir.DbgValue && loc.Kind == ir.MDLocal && !fw.erased(loc.Val) {
			code = fnDbgValueSimple
			id, t := fw.use(loc.Val, 0)
			rec = fw.typed(rec, id, t)
		} else {
			rec = append(rec, uint64(fw.mdID(r.Loc)))
			switch r.Kind {
			case ir.DbgValue:
				code = fnDbgValue
			case ir.DbgDeclare:
				code = fnDbgDeclare
			case ir.DbgDeclareValue:
				code = fnDbgDeclareValue
			case ir.DbgAssign:
				code = fnDbgAssign
				rec = append(rec, uint64(fw.mdID(r.AssignID)), uint64(fw.mdID(r.AddrExpr)), uint64(fw.mdID(r.Addr)))
			}
		}
	}
	if !fw.dry {
		w.s.Record(code, rec)
	}
	w.rec = rec[:0]
}

// attach notes that the instruction written last has the attachments fw.atts.
func (fw *funcWriter) attach(v ir.Value) {
	if !fw.dry {
		fw.attached = append(fw.attached, attachedTo{fw.count - 1, v})
	} else if fw.w.from != nil {
		for _, a := range fw.atts {
			fw.w.addAttachment(a)
		}
	}
}

// attachments writes the metadata of the function and its instructions.
func (fw *funcWriter) attachments() {
	w := fw.w
	fn := w.md.attachments(nil, fw.f.Symbol().MD)
	if len(fn) == 0 && len(fw.attached) == 0 {
		return
	}
	w.s.Enter(blockMetadataAttach, 3)
	if len(fn) > 0 {
		w.s.Record(mdAttachment, fn)
	}
	for _, a := range fw.attached {
		fw.atts = fw.f.Attachments(fw.atts[:0], a.v)
		rec := append(w.rec[:0], uint64(a.number))
		if rec = w.md.attachments(rec, fw.atts); len(rec) > 1 {
			w.s.Record(mdAttachment, rec)
		}
		w.rec = rec
	}
	w.s.End()
}
