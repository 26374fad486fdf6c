package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// inst writes instruction v.
func (fw *funcWriter) inst(v ir.Value) {
	f, w := fw.f, fw.w
	if w.v7 && fw.oldInst(v) {
		return
	}
	op := f.Op(v)
	switch op {
	case ir.OpLoad:
		fw.load(v)
	case ir.OpStore:
		fw.store(v)
	case ir.OpGEP:
		fw.gep(v)
	case ir.OpCall:
		fw.call(v)
	case ir.OpICmp, ir.OpFCmp:
		fw.compare(v)
	case ir.OpPhi:
		fw.phi(v)
	case ir.OpSelect:
		fw.selectInst(v)
	case ir.OpAlloca:
		fw.alloca(v)
	case ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW:
		fw.atomic(v, op)
	case ir.OpFNeg:
		id, t := fw.use(f.Operand(v, 0), 0)
		rec := append(fw.typed(w.rec[:0], id, t), 0)
		if fl := w.opFlags(op, f.Flags(v)); fl != 0 {
			rec = append(rec, fl)
		}
		fw.emit(fnUnop, rec)
	case ir.OpFreeze:
		id, t := fw.use(f.Operand(v, 0), 0)
		fw.emit(fnFreeze, fw.typed(w.rec[:0], id, t))
	case ir.OpVAArg:
		id, t := fw.use(f.Operand(v, 0), 0)
		rec := fw.plain(append(w.rec[:0], uint64(t-1)), id)
		fw.emit(fnVAArg, append(rec, uint64(fw.typeOf(v)-1)))
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector, ir.OpExtractValue, ir.OpInsertValue:
		fw.aggregate(v, op)
	default:
		switch {
		case op.IsBinary():
			fw.binary(v, op)
		case op.IsCast():
			fw.cast(v, op)
		case fw.exception(v, op):
		default:
			fw.terminator(v, op)
		}
	}
	fw.result(v)
}

// typeOf returns the type of an instruction's result.
func (fw *funcWriter) typeOf(v ir.Value) typeID {
	if fw.w.v7 && v.IsInst() && fw.typ[v] != 0 {
		return fw.typ[v]
	}
	return fw.w.types.id(fw.f.TypeOf(v))
}

func (fw *funcWriter) binary(v ir.Value, op ir.Op) {
	a, t := fw.use(fw.f.Operand(v, 0), 0)
	b, _ := fw.use(fw.f.Operand(v, 1), t)
	fl := fw.w.opFlags(op, fw.f.Flags(v))
	rec := fw.typed(append(fw.w.rec[:0], fnBinop), a, t)
	rec = append(fw.plain(rec, b), binaryCode(op))
	if fl != 0 {
		rec = append(rec, fl)
	}
	switch {
	case a >= fw.next:
		fw.emit(fnBinop, rec[1:])
	case fl != 0:
		fw.emitAbbrev(abbrevBinopFlags, rec)
	default:
		fw.emitAbbrev(abbrevBinop, rec)
	}
}

func (fw *funcWriter) cast(v ir.Value, op ir.Op) {
	a, t := fw.use(fw.f.Operand(v, 0), 0)
	fw.castRecord(a, t, fw.typeOf(v), op, fw.w.opFlags(op, fw.f.Flags(v)))
}

// castRecord writes a conversion of operand a from type t.
func (fw *funcWriter) castRecord(a uint32, t, to typeID, op ir.Op, fl uint64) {
	rec := fw.typed(append(fw.w.rec[:0], fnCast), a, t)
	rec = append(rec, uint64(to-1), lastIndex(castOps[:], op))
	if fl != 0 {
		rec = append(rec, fl)
	}
	if a >= fw.next || len(rec) > 4 {
		fw.emit(fnCast, rec[1:])
	} else {
		fw.emitAbbrev(abbrevCast, rec)
	}
}

func (fw *funcWriter) gep(v ir.Value) {
	f, w := fw.f, fw.w
	elem := w.types.id(f.ElemType(v))
	args, types := fw.args[:0], fw.argTypes[:0]
	for i := range f.NumOps(v) {
		x := f.Operand(v, i)
		want := typeID(0)
		if i == 0 && w.v7 {
			want = w.pointerLike(fw.valueType(x), elem)
		}
		a, t := fw.use(x, want)
		args, types = append(args, a), append(types, t)
	}
	fl := gepFlagBits(f.Flags(v))
	if w.v7 {
		fl &= flagInbounds
	}
	rec := append(w.rec[:0], fnGEP, fl, uint64(elem-1))
	forward := false
	for i, a := range args {
		rec = fw.typed(rec, a, types[i])
		forward = forward || a >= fw.next
	}
	fw.args, fw.argTypes = args, types
	if forward {
		fw.emit(fnGEP, rec[1:])
	} else {
		fw.emitAbbrev(abbrevGEP, rec)
	}
}

func (fw *funcWriter) compare(v ir.Value) {
	f := fw.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	a, t := fw.use(x, 0)
	if fw.w.v7 && !x.IsInst() && !x.IsParam() && (y.IsInst() || y.IsParam()) {
		t = fw.valueType(y) // a constant takes the type of the other operand
		a, t = fw.use(x, t)
	}
	b, _ := fw.use(y, t)
	rec := fw.typed(append(fw.w.rec[:0], fnCmp2), a, t)
	rec = append(fw.plain(rec, b), predCode(f.Pred(v)))
	if fl := fw.w.opFlags(f.Op(v), f.Flags(v)); fl != 0 {
		fw.emit(fnCmp2, append(rec, fl)[1:])
	} else if a >= fw.next {
		fw.emit(fnCmp2, rec[1:])
	} else {
		fw.emitAbbrev(abbrevCmp, rec)
	}
}

func (fw *funcWriter) phi(v ir.Value) {
	f, w := fw.f, fw.w
	t := fw.typeOf(v)
	rec := append(w.rec[:0], uint64(t-1))
	for i := 0; i < f.NumOps(v); i += 2 {
		x := f.Operand(v, i)
		var id uint32
		if w.v7 {
			id = fw.incoming(v, i, t)
		} else {
			id, _ = fw.use(x, 0)
		}
		rec = append(rec, bitstream.Signed(int64(int32(fw.next-id))), uint64(fw.blk[f.Operand(v, i+1).Block()]))
	}
	if fl := w.opFlags(ir.OpPhi, f.Flags(v)); fl != 0 {
		rec = append(rec, fl)
	}
	fw.emit(fnPhi, rec)
}

func (fw *funcWriter) selectInst(v ir.Value) {
	f := fw.f
	t := fw.typeOf(v)
	a, at := fw.use(f.Operand(v, 1), t)
	b, _ := fw.use(f.Operand(v, 2), t)
	c, ct := fw.use(f.Operand(v, 0), 0)
	rec := fw.typed(fw.w.rec[:0], a, at)
	rec = fw.typed(fw.plain(rec, b), c, ct)
	if fl := fw.w.opFlags(ir.OpSelect, f.Flags(v)); fl != 0 {
		rec = append(rec, fl)
	}
	fw.emit(fnVSelect, rec)
}

func (fw *funcWriter) aggregate(v ir.Value, op ir.Op) {
	f, w := fw.f, fw.w
	a, at := fw.use(f.Operand(v, 0), fw.canonical(f.Operand(v, 0)))
	var b, c uint32
	var bt, ct typeID
	if n := f.NumOps(v); n > 1 {
		b, bt = fw.use(f.Operand(v, 1), fw.canonical(f.Operand(v, 1)))
		if n > 2 {
			c, ct = fw.use(f.Operand(v, 2), 0)
		}
	}
	code := uint64(fnExtractElt)
	var rec []uint64
	switch op {
	case ir.OpExtractElement:
		rec = fw.typed(fw.typed(w.rec[:0], a, at), b, bt)
	case ir.OpInsertElement:
		code = fnInsertElt
		rec = fw.typed(fw.plain(fw.typed(w.rec[:0], a, at), b), c, ct)
	case ir.OpShuffleVector:
		code = fnShuffleVec
		ty := &w.m.Types
		mask := w.types.id(ty.Vector(ir.I32, len(f.Indices(v)), ty.IsScalable(f.TypeOf(v))))
		c = fw.constant(constEntry{kind: entryMask, typ: mask, n: uint64(v)})
		rec = fw.plain(fw.plain(fw.typed(w.rec[:0], a, at), b), c)
	case ir.OpExtractValue, ir.OpInsertValue:
		code = fnExtractVal
		rec = fw.typed(w.rec[:0], a, at)
		if op == ir.OpInsertValue {
			code, rec = fnInsertVal, fw.typed(rec, b, bt)
		}
		for _, i := range f.Indices(v) {
			rec = append(rec, uint64(i))
		}
	}
	fw.emit(code, rec)
}

// canonical returns the type that a value has inside an aggregate, 0 if pointers have
// no types.
func (fw *funcWriter) canonical(v ir.Value) typeID {
	if !fw.w.v7 {
		return 0
	}
	return fw.w.types.id(fw.f.TypeOf(v))
}

func (fw *funcWriter) block(v ir.Value) uint64 { return uint64(fw.blk[v.Block()]) }

func (fw *funcWriter) terminator(v ir.Value, op ir.Op) {
	f, w := fw.f, fw.w
	if w.v7 {
		fw.edges(v)
	}
	switch op {
	case ir.OpRet:
		if f.NumOps(v) == 0 {
			fw.emitAbbrev(abbrevRetVoid, append(w.rec[:0], fnRet))
			return
		}
		a, t := fw.use(f.Operand(v, 0), fw.canonical(f.Operand(v, 0)))
		rec := fw.typed(append(w.rec[:0], fnRet), a, t)
		if a >= fw.next {
			fw.emit(fnRet, rec[1:])
		} else {
			fw.emitAbbrev(abbrevRet, rec)
		}
	case ir.OpBr:
		fw.emitAbbrev(abbrevBr, append(w.rec[:0], fnBr, fw.block(f.Operand(v, 0))))
	case ir.OpCondBr:
		c, _ := fw.use(f.Operand(v, 0), 0)
		fw.emit(fnBr, fw.plain(append(w.rec[:0], fw.block(f.Operand(v, 1)), fw.block(f.Operand(v, 2))), c))
	case ir.OpSwitch:
		c, t := fw.use(f.Operand(v, 0), 0)
		rec := fw.plain(append(w.rec[:0], uint64(t-1)), c)
		rec = append(rec, fw.block(f.Operand(v, 1)))
		for i := 2; i < f.NumOps(v); i += 2 {
			x, _ := fw.use(f.Operand(v, i), 0)
			rec = append(rec, uint64(x), fw.block(f.Operand(v, i+1)))
		}
		fw.emit(fnSwitch, rec)
	case ir.OpIndirectBr:
		a, t := fw.use(f.Operand(v, 0), 0)
		rec := fw.plain(append(w.rec[:0], uint64(t-1)), a)
		for i := 1; i < f.NumOps(v); i++ {
			rec = append(rec, fw.block(f.Operand(v, i)))
		}
		fw.emit(fnIndirectBr, rec)
	case ir.OpUnreachable:
		fw.emitAbbrev(abbrevUnreachable, append(w.rec[:0], fnUnreachable))
	default:
		w.fail(failInvalid, "the bitcode writer knows no instruction "+op.String())
	}
}
