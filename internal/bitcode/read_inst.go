package bitcode

import "gonvvm/internal/ir"

// instReader is the part of the reader for simple instructions.
type instReader struct{ *reader }

// void is the type of instructions without a result.
var void = slot{t: ir.Void, id: noType}

// instruction reads an instruction. It returns None for one that is left out.
func (r instReader) instruction() ir.Value {
	switch r.s.Code {
	case fnBinop:
		return r.binary()
	case fnUnop:
		return r.unary()
	case fnCast:
		return r.cast()
	case fnGEP, fnGEPOld, fnInboundsGEPOld:
		return r.gep()
	case fnExtractVal, fnInsertVal:
		return r.aggregateInst()
	case fnSelect, fnVSelect:
		return r.selectInst()
	case fnExtractElt, fnInsertElt, fnShuffleVec:
		return r.vectorInst()
	case fnCmp, fnCmp2:
		return r.compare()
	case fnFreeze:
		i := 0
		x := r.value(&i)
		return r.emit(ir.OpFreeze, x, 0, 0, x.v)
	case fnVAArg:
		return r.vaArg()
	case fnPhi:
		return r.phi()
	case fnRet, fnBr, fnSwitch, fnIndirectBr, fnUnreachable:
		return r.terminator()
	case fnAlloca, fnLoad, fnLoadAtomic, fnStore, fnStoreOld, fnStoreAtomic, fnStoreAtomicOld:
		return r.memory()
	case fnFence, fnCmpXchg, fnCmpXchgOld, fnAtomicRMW, fnAtomicRMWOld:
		return r.atomic()
	case fnCall:
		return r.call()
	case fnInvoke, fnResume, fnLandingPad, fnLandingPadOld, fnCallBr, fnCleanupRet, fnCatchRet, fnCatchPad, fnCleanupPad, fnCatchSwitch:
		return r.exception()
	}
	panic(r.fail(eUnknown, "unknown instruction record "+utoa(uint64(r.s.Code))))
}

func (r instReader) binary() ir.Value {
	i := 0
	x := r.value(&i)
	y := r.plain(&i, x)
	op := r.binaryOp(r.op(&i), x.t)
	return r.emit(op, x, r.arithFlags(op, opt(r.s.Ops, i)), 0, x.v, y)
}

func (r instReader) unary() ir.Value {
	i := 0
	x := r.value(&i)
	if code := r.op(&i); code != 0 || !r.m.ArithFits(ir.OpFNeg, x.t) {
		panic(r.fail(eType, "unary operation "+utoa(code)+" of a value of type "+r.m.Types.String(x.t)))
	}
	return r.emit(ir.OpFNeg, x, decodeFMF(opt(r.s.Ops, i)), 0, x.v)
}

func (r instReader) selectInst() ir.Value {
	i := 0
	x := r.value(&i)
	y := r.plain(&i, x)
	if r.s.Code == fnSelect {
		c := r.plain(&i, slot{t: ir.I1, id: noType})
		return r.emit(ir.OpSelect, x, 0, 0, c, x.v, y)
	}
	c := r.value(&i)
	if !r.m.SelectFits(c.t, x.t) {
		panic(r.fail(eType, "select with a condition of type "+r.m.Types.String(c.t)))
	}
	return r.emit(ir.OpSelect, x, decodeFMF(opt(r.s.Ops, i)), 0, c.v, x.v, y)
}

// vectorInst reads an operation on elements of a vector.
func (r instReader) vectorInst() ir.Value {
	ty := &r.m.Types
	i := 0
	x := r.value(&i)
	switch r.s.Code {
	case fnExtractElt:
		k := r.value(&i)
		if !ty.IsVector(x.t) || !ty.IsInt(k.t) {
			panic(r.fail(eType, "extractelement of a value of type "+ty.String(x.t)))
		}
		return r.emit(ir.OpExtractElement, slot{t: ty.Elem(x.t), id: r.elemID(x.id)}, 0, 0, x.v, k.v)
	case fnInsertElt:
		if !ty.IsVector(x.t) {
			panic(r.fail(eType, "insertelement into a value of type "+ty.String(x.t)))
		}
		e := r.plain(&i, slot{t: ty.Elem(x.t), id: r.elemID(x.id)})
		k := r.value(&i)
		if !ty.IsInt(k.t) {
			panic(r.fail(eType, "insertelement with an index of type "+ty.String(k.t)))
		}
		return r.emit(ir.OpInsertElement, x, 0, 0, x.v, e, k.v)
	}
	y := r.plain(&i, x)
	m := r.value(&i)
	if !ty.IsVector(x.t) {
		panic(r.fail(eType, "shufflevector of values of type "+ty.String(x.t)))
	}
	lanes := r.mask(m, x.t)
	t := ty.Vector(ty.Elem(x.t), len(lanes), ty.IsScalable(m.t))
	return r.emit(ir.OpShuffleVector, slot{t: t, id: noType}, 0, r.fn.f.AddWords(lanes), x.v, y)
}

func (r instReader) compare() ir.Value {
	ty := &r.m.Types
	i := 0
	x := r.value(&i)
	y := r.plain(&i, x)
	pred, op := r.predicate(r.op(&i))
	if !r.m.CompareFits(op, x.t) {
		panic(r.fail(eType, op.String()+" of values of type "+ty.String(x.t)))
	}
	var fl ir.Flags
	if bits := opt(r.s.Ops, i); op == ir.OpFCmp {
		fl = decodeFMF(bits)
	} else if bits&flagSameSign != 0 {
		fl = ir.FlagSameSign
	}
	return r.emit(op, slot{t: ty.WithScalar(x.t, ir.I1), id: noType}, fl, uint32(pred), x.v, y)
}

func (r instReader) vaArg() ir.Value {
	ops := r.need(3)
	i := 1
	list := r.plain(&i, slot{t: r.valueType(ops[0]), id: uint32(ops[0])})
	if t := r.fn.f.TypeOf(list); !r.m.Types.IsPtr(t) {
		panic(r.fail(eType, "va_arg of a value of type "+r.m.Types.String(t)))
	}
	return r.emit(ir.OpVAArg, slot{t: r.valueType(ops[2]), id: uint32(ops[2])}, 0, 0, list)
}

// op takes the operand at *i as it is.
func (r *reader) op(i *int) uint64 {
	if *i >= len(r.s.Ops) {
		panic(r.short())
	}
	*i++
	return r.s.Ops[*i-1]
}

func (r *reader) cast() ir.Value {
	ty := &r.m.Types
	i := 0
	x := r.value(&i)
	id := r.op(&i)
	to := slot{t: r.valueType(id), id: uint32(id)}
	op := r.castOp(r.op(&i))
	if !r.m.CastFits(op, x.t, to.t) {
		panic(r.fail(eType, "no "+op.String()+" from "+ty.String(x.t)+" to "+ty.String(to.t)))
	}
	if op == ir.OpBitCast && x.t == to.t && ty.IsPtr(ty.Scalar(to.t)) {
		r.aliasOf(to, x.v)
		return ir.None
	}
	return r.emit(op, to, r.castFlags(op, opt(r.s.Ops, i)), 0, x.v)
}

func (r *reader) gep() ir.Value {
	ty := &r.m.Types
	f := r.fn.f
	i := 0
	var fl ir.Flags
	src, srcID := ir.NoType, noType
	switch r.s.Code {
	case fnGEP:
		fl = decodeGEPFlags(r.op(&i))
		id := r.op(&i)
		src, srcID = r.typ(id), uint32(id)
	case fnInboundsGEPOld:
		fl = ir.FlagInbounds | ir.FlagNUSW
	}
	r.ops = r.ops[:0]
	base := r.value(&i)
	rt := base.t
	r.ops = append(r.ops, base.v)
	for i < len(r.s.Ops) {
		x := r.value(&i)
		if ty.IsVector(x.t) && !ty.IsVector(rt) {
			rt = ty.WithScalar(x.t, rt)
		}
		r.ops = append(r.ops, x.v)
	}
	if src == ir.NoType { // before LLVM 3.7: the type is the pointer's
		srcID = r.pointeeID(base)
		if srcID == noType {
			panic(r.fail(eType, "getelementptr needs a source element type for an opaque pointer"))
		}
		src = r.typ(uint64(srcID))
	}
	if !r.m.GEPFits(&f.Consts, src, base.t, r.ops[1:], f.TypeOf) {
		panic(r.fail(eType, "a getelementptr whose types do not fit"))
	}
	t := slot{t: rt, id: noType}
	if r.m.TypedPointers {
		t.id = r.pointerTo(r.walk(srcID, r.ops[2:]), ty.AddrSpace(ty.Scalar(rt)))
		if ty.IsVector(rt) {
			t.id = r.vectorOf(rt, t.id)
		}
	}
	return r.emit(ir.OpGEP, t, fl, uint32(src), r.ops...)
}

// walk returns the number of the type that indices lead to from type id.
func (r *reader) walk(id uint32, idx []ir.Value) uint32 {
	for _, x := range idx {
		if id == noType {
			break
		}
		c := &r.fn.f.Consts
		if k := c.Kind(x); k == ir.CData || k == ir.CZero || k == ir.CSplat { // a vector of one number
			x = c.Elem(x, 0)
		}
		n, _ := c.Uint(x)
		id = r.subID(id, n)
	}
	return id
}

func (r *reader) aggregateInst() ir.Value {
	f := r.fn.f
	i := 0
	x := r.value(&i)
	var e slot
	insert := r.s.Code == fnInsertVal
	if insert {
		e = r.value(&i)
	}
	r.nums = r.nums[:0]
	id := x.id
	for i < len(r.s.Ops) {
		n := r.op(&i)
		if n > 1<<32-1 {
			panic(r.fail(eType, "index "+utoa(n)+" is too large"))
		}
		r.nums = append(r.nums, uint32(n))
		id = r.subID(id, n)
	}
	t := r.m.IndexType(x.t, r.nums)
	if t == ir.NoType || len(r.nums) == 0 || insert && t != e.t {
		panic(r.fail(eType, "the indices do not fit a value of type "+r.m.Types.String(x.t)))
	}
	if insert {
		return r.emit(ir.OpInsertValue, x, 0, f.AddWords(r.nums), x.v, e.v)
	}
	return r.emit(ir.OpExtractValue, slot{t: t, id: id}, 0, f.AddWords(r.nums), x.v)
}

func (r *reader) phi() ir.Value {
	ops := r.need(1)
	t := slot{t: r.valueType(ops[0]), id: uint32(ops[0])}
	var fl ir.Flags
	if len(ops)%2 == 0 {
		fl = decodeFMF(ops[len(ops)-1])
		ops = ops[:len(ops)-1]
	}
	if len(ops) < 3 {
		panic(r.short())
	}
	r.ops = r.ops[:0]
	for k := 1; k < len(ops); k += 2 {
		id := ops[k]
		if r.version >= 1 {
			id = uint64(uint32(r.fn.next) - uint32(signed(id)))
		}
		r.ops = append(r.ops, r.typed(id, t.t, t.id), r.block(ops[k+1]))
	}
	return r.emit(ir.OpPhi, t, fl, 0, r.ops...)
}

func (r *reader) terminator() ir.Value {
	ty := &r.m.Types
	f := r.fn.f
	ops := r.s.Ops
	i := 0
	switch r.s.Code {
	case fnUnreachable:
		return r.emit(ir.OpUnreachable, void, 0, 0)
	case fnRet:
		want := ty.Result(f.FnType())
		if len(ops) == 0 {
			if want != ir.Void {
				panic(r.meta().mismatch(ir.Void, want))
			}
			return r.emit(ir.OpRet, void, 0, 0)
		}
		x := r.value(&i)
		if x.t != want {
			panic(r.meta().mismatch(x.t, want))
		}
		return r.emit(ir.OpRet, void, 0, 0, x.v)
	case fnBr:
		r.need(1)
		to := r.block(ops[0])
		if len(ops) == 1 {
			return r.emit(ir.OpBr, void, 0, 0, to)
		}
		r.need(3)
		i = 2
		c := r.plain(&i, slot{t: ir.I1, id: noType})
		return r.emit(ir.OpCondBr, void, 0, 0, c, to, r.block(ops[1]))
	case fnSwitch:
		r.need(3)
		if len(ops)%2 == 0 {
			panic(r.fail(eRecord, "a switch with half a case"))
		}
		t := slot{t: r.typ(ops[0]), id: uint32(ops[0])}
		if !ty.IsInt(t.t) {
			panic(r.fail(eType, "switch on a value of type "+ty.String(t.t)))
		}
		i = 1
		r.ops = append(r.ops[:0], r.plain(&i, t), r.block(ops[2]))
		for k := 3; k < len(ops); k += 2 {
			if ops[k] >= r.fn.next {
				panic(r.fail(eRef, "use of undefined value "+utoa(ops[k])))
			}
			c := r.typed(ops[k], t.t, t.id)
			if kind := f.Consts.Kind(c); kind != ir.CInt && kind != ir.CWide {
				panic(r.fail(eType, "a case of switch is not an integer constant"))
			}
			r.ops = append(r.ops, c, r.block(ops[k+1]))
		}
		return r.emit(ir.OpSwitch, void, 0, 0, r.ops...)
	}
	// indirectbr
	r.need(2)
	t := slot{t: r.typ(ops[0]), id: uint32(ops[0])}
	if !ty.IsPtr(t.t) {
		panic(r.fail(eType, "indirectbr to a value of type "+ty.String(t.t)))
	}
	i = 1
	r.ops = append(r.ops[:0], r.plain(&i, t))
	for _, n := range ops[2:] {
		r.ops = append(r.ops, r.block(n))
	}
	return r.emit(ir.OpIndirectBr, void, 0, 0, r.ops...)
}
