package bitcode

import "gonvvm/internal/ir"

// wantPtr returns the type that the address v must have to access a value of type
// elem, 0 if pointers have no types.
func (fw *funcWriter) wantPtr(v ir.Value, elem typeID) typeID {
	if !fw.w.v7 {
		return 0
	}
	ty := &fw.w.m.Types
	return fw.w.types.pointer(elem, ty.AddrSpace(ty.Scalar(fw.f.TypeOf(v))))
}

func (fw *funcWriter) load(v ir.Value) {
	f := fw.f
	t := fw.typeOf(v)
	p := f.Operand(v, 0)
	a, at := fw.use(p, fw.wantPtr(p, t))
	m := f.Mem(v)
	vol := bit(f.Flags(v)&ir.FlagVolatile != 0)
	rec := fw.typed(append(fw.w.rec[:0], fnLoad), a, at)
	rec = append(rec, uint64(t-1), uint64(m.Align)+1, vol)
	switch {
	case m.Order != ir.NotAtomic:
		fw.emit(fnLoadAtomic, append(rec, uint64(m.Order), fw.w.scope(m.Scope))[1:])
	case a >= fw.next:
		fw.emit(fnLoad, rec[1:])
	default:
		fw.emitAbbrev(abbrevLoad, rec)
	}
}

func (fw *funcWriter) store(v ir.Value) {
	f := fw.f
	x, p := f.Operand(v, 0), f.Operand(v, 1)
	t := fw.w.types.id(f.TypeOf(x))
	b, bt := fw.use(x, t)
	a, at := fw.use(p, fw.wantPtr(p, t))
	m := f.Mem(v)
	vol := bit(f.Flags(v)&ir.FlagVolatile != 0)
	rec := fw.typed(append(fw.w.rec[:0], fnStore), a, at)
	rec = fw.typed(rec, b, bt)
	rec = append(rec, uint64(m.Align)+1, vol)
	switch {
	case m.Order != ir.NotAtomic:
		fw.emit(fnStoreAtomic, append(rec, uint64(m.Order), fw.w.scope(m.Scope))[1:])
	case a >= fw.next || b >= fw.next:
		fw.emit(fnStore, rec[1:])
	default:
		fw.emitAbbrev(abbrevStore, rec)
	}
}

func (fw *funcWriter) alloca(v ir.Value) {
	f, w := fw.f, fw.w
	n, nt := fw.use(f.Operand(v, 0), 0)
	align := alignCode(f.AllocaAlign(v))
	fl := align&allocaAlignMask | align>>5<<allocaAlignHigh | allocaExplicitBit
	if f.Flags(v)&ir.AllocaInAlloca != 0 {
		fl |= allocaInAllocaBit
	}
	if f.Flags(v)&ir.AllocaSwiftError != 0 {
		fl |= allocaSwiftErrorBit
	}
	rec := append(w.rec[:0], uint64(w.types.id(f.ElemType(v))-1), uint64(nt-1), uint64(n), fl)
	if s := w.m.Types.AddrSpace(f.TypeOf(v)); s != w.m.Layout.AllocaSpace() {
		rec = append(rec, uint64(s))
	}
	fw.emit(fnAlloca, rec)
}

func (fw *funcWriter) atomic(v ir.Value, op ir.Op) {
	f, w := fw.f, fw.w
	m := f.Mem(v)
	vol := bit(f.Flags(v)&ir.FlagVolatile != 0)
	if op == ir.OpFence {
		fw.emit(fnFence, append(w.rec[:0], uint64(m.Order), w.scope(m.Scope)))
		return
	}
	p, x := f.Operand(v, 0), f.Operand(v, 1)
	t := w.types.id(f.TypeOf(x))
	a, at := fw.use(p, fw.wantPtr(p, t))
	b, bt := fw.use(x, t)
	if op == ir.OpCmpXchg {
		c, _ := fw.use(f.Operand(v, 2), t)
		rec := fw.typed(fw.typed(w.rec[:0], a, at), b, bt)
		rec = append(fw.plain(rec, c), vol, uint64(m.Order), w.scope(m.Scope), uint64(m.Failure), bit(m.Weak))
		if !w.v7 {
			rec = append(rec, uint64(m.Align)+1)
		}
		fw.emit(fnCmpXchg, rec)
		return
	}
	rec := fw.typed(w.rec[:0], a, at)
	code := uint64(fnAtomicRMW)
	if w.v7 {
		code, rec = fnAtomicRMWOld, fw.plain(rec, b)
	} else {
		rec = fw.typed(rec, b, bt)
	}
	rec = append(rec, w.rmwCode(m.RMW), vol, uint64(m.Order), w.scope(m.Scope))
	if !w.v7 {
		rec = append(rec, uint64(m.Align)+1)
	}
	fw.emit(code, rec)
}

// rmwCode returns the number of an operation of atomicrmw.
func (w *writer) rmwCode(op ir.RMWOp) uint64 {
	n := lastIndex(rmwOps[:], op)
	if w.v7 && n > 10 {
		w.fail(failOld, "LLVM 7 has no atomicrmw "+op.String())
	}
	return n
}
