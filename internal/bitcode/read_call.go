package bitcode

import "gonvvm/internal/ir"

// call reads a call.
func (r *reader) call() ir.Value {
	i := 0
	attrs := r.op(&i)
	cc := r.op(&i)
	info := ir.CallInfo{CC: uint16(cc & callCCMask >> callCCShift)}
	switch {
	case cc&callMustTailBit != 0:
		info.Tail = 2
	case cc&callNoTailBit != 0:
		info.Tail = 3
	case cc&callTailBit != 0:
		info.Tail = 1
	}
	var fl ir.Flags
	if cc&callFMFBit != 0 {
		fl = decodeFMF(r.op(&i))
	}
	r.ops = r.ops[:0]
	id, callee := r.callee(&i, cc&callExplicitBit != 0)
	info.FnType = r.typ(uint64(id))
	info.Attrs = r.attrsOf(attrs, id)
	r.arguments(&i, id)
	r.ops = append(r.ops, callee)
	info.Bundles, r.fn.bundles = r.fn.bundles, nil
	f := r.fn.f
	ret := slot{t: r.m.Types.Result(info.FnType), id: r.elemID(id)}
	v := r.emit(ir.OpCall, ret, fl, f.AddCall(info), r.ops...)
	if info.Bundles != nil {
		r.fn.bundled = append(r.fn.bundled, v)
	}
	return v
}

// callee takes the type of a called function, if it is given, and the function.
func (r *reader) callee(i *int, explicit bool) (id uint32, callee ir.Value) {
	id = noType
	if explicit {
		x := r.op(i)
		r.typ(x)
		id = uint32(x)
	}
	s := r.anyValue(i)
	if s.v.Kind() != ir.KAsm && !r.m.Types.IsPtr(s.t) {
		panic(r.fail(eType, "a call of a value of type "+r.m.Types.String(s.t)))
	}
	if id == noType {
		id = r.pointee(s, "call").id
	}
	if t := r.typ(uint64(id)); r.m.Types.Kind(t) != ir.FuncKind {
		panic(r.fail(eType, "a call of type "+r.m.Types.String(t)))
	}
	return id, s.v
}

// arguments appends the arguments of a call of function type id to r.ops.
func (r *reader) arguments(i *int, id uint32) {
	ty := &r.m.Types
	t := r.typ(uint64(id))
	for k, p := range ty.Elems(t) {
		r.ops = append(r.ops, r.plain(i, slot{t: p, id: r.subID(id, uint64(k))}))
	}
	if !ty.IsVarArg(t) {
		if *i != len(r.s.Ops) {
			panic(r.fail(eType, "a call with more arguments than its type "+ty.String(t)+" has"))
		}
		return
	}
	for *i < len(r.s.Ops) {
		x := r.value(i)
		r.ops = append(r.ops, x.v)
	}
}

// bundle reads an operand bundle of the call that follows.
func (r *reader) bundle() {
	i := 0
	tag := r.op(&i)
	if tag >= uint64(len(r.tags)) {
		panic(r.fail(eRef, "unknown operand bundle tag "+utoa(tag)+" of operand bundles"))
	}
	b := ir.Bundle{Tag: r.tags[tag]}
	for i < len(r.s.Ops) {
		if r.s.Ops[i] == unnamedOperandBundle {
			i++
			b.Args = append(b.Args, ir.MetaValue(r.meta().node(r.id(r.op(&i)))))
			continue
		}
		b.Args = append(b.Args, r.value(&i).v)
	}
	r.fn.bundles = append(r.fn.bundles, b)
}

// debugRecord reads a debug record: it follows the instruction that it belongs in
// front of.
func (r *reader) debugRecord() {
	fn := &r.fn
	f := fn.f
	ops := r.need(2)
	d := ir.DbgRecord{Before: fn.last, DebugLoc: r.meta().node(ops[0]), Var: r.meta().node(ops[1])}
	if len(fn.insts) == 0 {
		panic(r.fail(eStream, "a debug record before all instructions"))
	}
	switch r.s.Code {
	case fnDbgLabel:
		d.Kind = ir.DbgLabel
	case fnDbgValueSimple:
		r.need(4)
		d.Expr = r.meta().node(ops[2])
		i := 3
		x := r.value(&i)
		n := ir.MDNode{Kind: ir.MDLocal, Val: x.v}
		if !x.v.IsInst() && !x.v.IsParam() {
			n = ir.MDNode{Kind: ir.MDValue, Val: r.m.Consts.Import(&f.Consts, x.v)}
		}
		d.Loc = r.m.AddMD(n)
	default:
		r.need(4)
		d.Expr, d.Loc = r.meta().node(ops[2]), r.meta().node(ops[3])
		switch r.s.Code {
		case fnDbgDeclare:
			d.Kind = ir.DbgDeclare
		case fnDbgDeclareValue:
			d.Kind = ir.DbgDeclareValue
		case fnDbgAssign:
			r.need(7)
			d.Kind = ir.DbgAssign
			d.AssignID, d.AddrExpr, d.Addr = r.meta().node(ops[4]), r.meta().node(ops[5]), r.meta().node(ops[6])
		}
	}
	f.Dbg = append(f.Dbg, d)
	if d.Before != ir.None && fn.dbgFrom == len(f.Dbg)-1 {
		fn.dbgFrom++
	}
}
