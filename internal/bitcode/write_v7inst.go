package bitcode

import "gonvvm/internal/ir"

// oldInst writes instruction v if LLVM 7 has it in another form only, and reports
// whether it did.
func (fw *funcWriter) oldInst(v ir.Value) bool {
	f, w := fw.f, fw.w
	if fw.old.alias[v] != ir.None || fw.old.gone[v] {
		return true
	}
	switch f.Op(v) {
	case ir.OpFNeg: // -0.0 - x
		a, t := fw.use(f.Operand(v, 0), 0)
		zero := fw.constant(constEntry{kind: entryBits, typ: t, n: w.negativeZero(f.TypeOf(v))})
		rec := append(fw.plain(w.rec[:0], zero), uint64(fw.next-a), binaryCode(ir.OpFSub))
		if fl := encodeFMF(f.Flags(v)); fl != 0 {
			rec = append(rec, fl)
		}
		fw.emit(fnBinop, rec)
	case ir.OpFreeze: // of undef: any value will do
		t := fw.typeOf(v)
		zero := fw.constant(constEntry{kind: entryNull, typ: t})
		yes := fw.constant(constEntry{kind: entryInt, typ: w.types.id(ir.I1), n: ^uint64(0)})
		rec := fw.plain(fw.plain(w.rec[:0], zero), zero)
		fw.emit(fnVSelect, fw.plain(rec, yes))
	case ir.OpPtrToAddr:
		a, t := fw.use(f.Operand(v, 0), 0)
		fw.castRecord(a, t, fw.typeOf(v), ir.OpPtrToInt, 0)
	case ir.OpAlloca:
		space := w.m.Layout.AllocaSpace()
		if w.m.Types.AddrSpace(f.TypeOf(v)) == space {
			return false
		}
		// All allocas are in the layout's space, on GPUs the generic one; the variable gets another address.
		n, nt := fw.use(f.Operand(v, 0), 0)
		fl := alignCode(f.AllocaAlign(v))&allocaAlignMask | allocaExplicitBit
		elem := w.types.id(f.ElemType(v))
		fw.emit(fnAlloca, append(w.rec[:0], uint64(elem-1), uint64(nt-1), uint64(n), fl))
		fw.castRecord(fw.newResult(), w.types.pointer(elem, space), fw.typeOf(v), ir.OpAddrSpaceCast, 0)
	case ir.OpBitCast: // between pointers, one of which may have the type already
		a, t := fw.use(f.Operand(v, 0), 0)
		fw.castRecord(a, t, fw.typeOf(v), ir.OpBitCast, 0)
	case ir.OpAtomicRMW:
		return fw.oldAtomic(v)
	case ir.OpCall:
		return fw.oldCall(v)
	default:
		return false
	}
	fw.result(v)
	return true
}

// oldAtomicName returns the intrinsic for an atomicrmw that LLVM 7 lacks, "" if there is none. The intrinsics order
// nothing.
func oldAtomicName(f *ir.Func, v ir.Value) string {
	m := f.Mem(v)
	var name string
	switch t := f.TypeOf(v); {
	case m.RMW == ir.RMWFAdd && t == ir.Float:
		name = "llvm.nvvm.atomic.load.add.f32"
	case m.RMW == ir.RMWFAdd && t == ir.Double:
		name = "llvm.nvvm.atomic.load.add.f64"
	case m.RMW == ir.RMWUIncWrap && t == ir.I32:
		name = "llvm.nvvm.atomic.load.inc.32"
	case m.RMW == ir.RMWUDecWrap && t == ir.I32:
		name = "llvm.nvvm.atomic.load.dec.32"
	}
	return name
}

// oldAtomicDecl declares the intrinsic of an atomicrmw.
func (w *writer) oldAtomicDecl(f *ir.Func, v ir.Value) (id uint32, typ typeID) {
	name := oldAtomicName(f, v)
	if name == "" {
		return 0, 0
	}
	t := w.types.id(f.TypeOf(v))
	p := w.types.pointer(t, w.m.Types.AddrSpace(f.TypeOf(f.Operand(v, 0))))
	typ = w.types.function(t, false, []typeID{p, t})
	return w.decl(name+"."+string(w.mangle(nil, p)), typ), typ
}

// oldAtomic writes an atomicrmw that LLVM 7 does not have as it is.
func (fw *funcWriter) oldAtomic(v ir.Value) bool {
	f, w := fw.f, fw.w
	p, x := f.Operand(v, 0), f.Operand(v, 1)
	if id, typ := w.oldAtomicDecl(f, v); typ != 0 {
		e := w.types.at(typ).elems
		a, _ := fw.use(p, e[0])
		b, _ := fw.use(x, e[1])
		rec := append(w.rec[:0], 0, callExplicitBit, uint64(typ-1))
		rec = fw.plain(fw.plain(fw.plain(rec, id), a), b)
		fw.emit(fnCall, rec)
		fw.result(v)
		return true
	}
	m := f.Mem(v)
	t := f.TypeOf(v)
	if m.RMW != ir.RMWXchg || w.m.Types.IsInt(t) {
		return false
	}
	// Exchanges were of integers only.
	bits := w.types.id(w.m.Types.Int(int(w.m.BitsOf(t))))
	toInt, back := ir.OpBitCast, ir.OpBitCast
	if w.m.Types.IsPtr(t) {
		toInt, back = ir.OpPtrToInt, ir.OpIntToPtr
	}
	a, at := fw.use(p, fw.wantPtr(p, bits))
	b, bt := fw.use(x, w.types.id(t))
	fw.castRecord(b, bt, bits, toInt, 0)
	n := fw.newResult()
	rec := fw.plain(fw.typed(w.rec[:0], a, at), n)
	rec = append(rec, 0, bit(f.Flags(v)&ir.FlagVolatile != 0), uint64(m.Order), w.scope(m.Scope))
	fw.emit(fnAtomicRMWOld, rec)
	fw.castRecord(fw.newResult(), bits, fw.typeOf(v), back, 0)
	fw.result(v)
	return true
}
