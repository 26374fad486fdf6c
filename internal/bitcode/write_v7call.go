package bitcode

import "gonvvm/internal/ir"

// simplifyCall finds calls that are their first argument, or nothing.
func (fw *funcWriter) simplifyCall(v ir.Value) {
	f := fw.f
	s := f.CalleeSym(v)
	if s == nil {
		return
	}
	if r := oldRuleOf(s); r != nil {
		if s.Type != f.Call(v).FnType || f.NumArgs(v) < r.args() {
			fw.w.fail(failOld, "@"+s.Name+" is called with other arguments than it has, and LLVM 7 does not have it")
		}
		switch r.do {
		case oldDrop:
			fw.old.gone[v] = true
		case oldSame:
			fw.old.alias[v] = f.Operand(v, 0)
		case oldReduce:
			fw.simplifyReduce(v)
		case oldRefuse:
			fw.w.failHint(failOld, "LLVM 7 has no @"+s.Name, "write the modern dialect, or lower it first")
		}
		return
	}
	if s.Name == "llvm.assume" && len(f.Call(v).Bundles) > 0 {
		fw.old.gone[v] = true // the bundles are the promise
	}
}

// simplifyReduce leaves out the conversions around a reduction at a barrier, which
// takes and gives integers in LLVM 7: a comparison with zero before it,
// and a widening of its result.
func (fw *funcWriter) simplifyReduce(v ir.Value) {
	f := fw.f
	if x := f.Operand(v, 1); fw.reduced(x) != x && f.HasOneUse(x) {
		fw.old.gone[x] = true
	}
	if u := f.FirstUse(v); f.TypeOf(v) == ir.I1 && f.HasOneUse(v) {
		if z := f.User(u); f.Op(z) == ir.OpZExt && f.TypeOf(z) == ir.I32 {
			fw.old.alias[z] = v
			fw.typ[v] = fw.w.types.id(ir.I32)
		}
	}
}

// reduced returns the integer operand of a reduction: x, or the value that x compares with zero.
func (fw *funcWriter) reduced(x ir.Value) ir.Value {
	f := fw.f
	if f.Op(x) == ir.OpICmp && f.Pred(x) == ir.ICmpNE && f.TypeOf(f.Operand(x, 0)) == ir.I32 && f.Consts.IsZero(f.Operand(x, 1)) {
		return f.Operand(x, 0)
	}
	return x
}

// oldCallee returns the name and type of the replacement of a callee; "" if the callee stays or the call is expanded.
func (w *writer) oldCallee(f *ir.Func, v ir.Value) (name string, typ typeID) {
	s := f.CalleeSym(v)
	if s == nil {
		return "", 0
	}
	r := oldRuleOf(s)
	if r == nil || f.NumArgs(v) < r.args() {
		return "", 0
	}
	i := f.Callee(v).Index()
	switch r.do {
	case oldRename:
		return "llvm." + r.to + w.fnName(i, s)[len("llvm.")+len(r.name):], w.signature(i, s)
	case oldBarrier0:
		if n, ok := f.Consts.Uint(f.Operand(v, 0)); ok && n == 0 {
			return "llvm.nvvm.barrier0", w.types.function(w.types.id(ir.Void), false, nil)
		}
		return "llvm." + r.to, w.signature(i, s)
	case oldReduce:
		if n, ok := f.Consts.Uint(f.Operand(v, 0)); !ok || n != 0 {
			w.failHint(failOld, "LLVM 7 has reductions at barrier 0 only", "write the modern dialect")
		}
		i32 := w.types.id(ir.I32)
		return "llvm." + r.to, w.types.function(i32, false, []typeID{i32})
	}
	return "", 0
}

// oldCallDecl declares the replacement of the callee of a call.
func (w *writer) oldCallDecl(f *ir.Func, v ir.Value) {
	if name, typ := w.oldCallee(f, v); name != "" {
		w.decl(name, typ)
	}
}

// oldCall writes a call of an intrinsic that LLVM 7 has in another form.
func (fw *funcWriter) oldCall(v ir.Value) bool {
	f, w := fw.f, fw.w
	s := f.CalleeSym(v)
	if s == nil || s.Kind != ir.SymFunc {
		return false
	}
	if name, typ := w.oldCallee(f, v); name != "" {
		fw.replaced(v, w.decl(name, typ), typ, oldRuleOf(s).do)
		return true
	}
	if r := oldRuleOf(s); r != nil && r.do == oldExpand {
		fw.val[v] = fw.expand(v, r.name)
		return true
	}
	if s.Type != f.Call(v).FnType {
		return false
	}
	if in := s.Intrinsic.String(); (in == "lifetime.start" || in == "lifetime.end") && f.NumArgs(v) == 1 {
		typ := w.fnType[f.Callee(v).Index()]
		size := fw.constant(constEntry{kind: entryInt, typ: w.types.id(ir.I64), n: fw.lifetime(f.Operand(v, 0))})
		p, _ := fw.use(f.Operand(v, 0), w.types.at(typ).elems[1])
		fw.callRecord(w.syms[f.Callee(v).Index()], typ, size, p)
		return true
	}
	return false
}

// lifetime returns the size of the object at an address, -1 if it is not known.
func (fw *funcWriter) lifetime(p ir.Value) uint64 {
	f := fw.f
	if f.Op(p) == ir.OpAlloca {
		if n, ok := f.Consts.Uint(f.Operand(p, 0)); ok {
			return n * fw.w.m.SizeOf(f.ElemType(p))
		}
	}
	return ^uint64(0)
}

// callRecord writes a call without attributes.
func (fw *funcWriter) callRecord(callee uint32, typ typeID, args ...uint32) {
	fw.callWith(0, callee, typ, args...)
}

// callWith writes a call with an attribute list of the file.
func (fw *funcWriter) callWith(attrs uint64, callee uint32, typ typeID, args ...uint32) {
	rec := append(fw.w.rec[:0], attrs, callExplicitBit, uint64(typ-1))
	rec = fw.plain(rec, callee)
	for _, a := range args {
		rec = fw.plain(rec, a)
	}
	fw.emit(fnCall, rec)
}

// replaced writes a call of another intrinsic than the module calls.
func (fw *funcWriter) replaced(v ir.Value, callee uint32, typ typeID, do oldAction) {
	f, w := fw.f, fw.w
	e := w.types.at(typ).elems
	if do == oldReduce {
		i32 := w.types.id(ir.I32)
		x := fw.reduced(f.Operand(v, 1))
		p, pt := fw.use(x, 0)
		if f.TypeOf(x) == ir.I1 {
			fw.castRecord(p, pt, i32, ir.OpZExt, 0)
			p = fw.newResult()
		}
		fw.callRecord(callee, typ, p)
		fw.val[v] = fw.newResult()
		if u := f.FirstUse(v); f.TypeOf(v) == ir.I1 && (u == 0 || fw.old.alias[f.User(u)] != v) {
			zero := fw.constant(constEntry{kind: entryNull, typ: i32})
			fw.val[v] = fw.compared(ir.ICmpNE, fw.val[v], zero)
		}
		return
	}
	args := fw.args[:0]
	for i, t := range e {
		a, _ := fw.use(f.Operand(v, i), t)
		args = append(args, a)
	}
	fw.args = args
	attrs := uint64(0)
	if do == oldRename {
		attrs = w.attrs.id(f.Call(v).Attrs)
	}
	fw.callWith(attrs, callee, typ, args...)
	fw.result(v)
}

// The following write one instruction with operands that are there already, and
// return the id of its result.

func (fw *funcWriter) binop(op ir.Op, a, b uint32) uint32 {
	rec := append(fw.plain(fw.plain(fw.w.rec[:0], a), b), binaryCode(op))
	fw.emit(fnBinop, rec)
	return fw.newResult()
}

func (fw *funcWriter) compared(p ir.Pred, a, b uint32) uint32 {
	fw.emit(fnCmp2, append(fw.plain(fw.plain(fw.w.rec[:0], a), b), predCode(p)))
	return fw.newResult()
}

func (fw *funcWriter) chosen(c, a, b uint32) uint32 {
	fw.emit(fnVSelect, fw.plain(fw.plain(fw.plain(fw.w.rec[:0], a), b), c))
	return fw.newResult()
}

func (fw *funcWriter) converted(op ir.Op, a uint32, from, to typeID) uint32 {
	fw.castRecord(a, from, to, op, 0)
	return fw.newResult()
}

// number returns the id of an integer, in every lane of a vector.
func (fw *funcWriter) number(t typeID, n uint64) uint32 {
	return fw.constant(constEntry{kind: entryInt, typ: t, n: n})
}
