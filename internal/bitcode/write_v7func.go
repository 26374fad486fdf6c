package bitcode

import "gonvvm/internal/ir"

// oldFunc is the state of a body in the LLVM 7 dialect.
type oldFunc struct {
	alias []ir.Value // by instruction: its replacement; None for itself
	gone  []bool     // by instruction: left out
	casts []oldCast  // casts of the current block
	edge  map[edgeKey]uint32
}

// oldCast is a pointer cast that was written in the current block.
type oldCast struct {
	v    ir.Value
	want typeID
	id   uint32
}

// edgeKey names an operand of a phi whose value is cast at the end of the block it comes from.
type edgeKey struct {
	phi ir.Value
	op  int
}

func (o *oldFunc) start() {}

// block forgets the casts: they are only known to be there in their own block.
func (o *oldFunc) block() { o.casts = o.casts[:0] }

// rebase adds first to the ids of results, which were counted from 0 so far.
func (o *oldFunc) rebase(first uint32) {
	for k, id := range o.edge {
		o.edge[k] = id + first
	}
}

// resolve returns the replacement of instruction v.
func (o *oldFunc) resolve(v ir.Value) ir.Value {
	for range len(o.alias) { // an unreachable freeze may be its own operand
		if !v.IsInst() || o.alias[v] == ir.None {
			return v
		}
		v = o.alias[v]
	}
	return v
}

// has reports whether instruction v is there and has a result.
func (o *oldFunc) has(v ir.Value) bool { return o.alias[v] == ir.None && !o.gone[v] }

// infer gives every value a type with pointees, and finds the instructions that
// have no counterpart and need none.
func (fw *funcWriter) infer() {
	f, w := fw.f, fw.w
	fw.par = sized(fw.par, f.NumParams())
	copy(fw.par, w.types.at(w.fnType[f.Sym]).elems)
	fw.typ = sized(fw.typ, f.NumInsts())
	fw.old.alias = sized(fw.old.alias, f.NumInsts())
	fw.old.gone = sized(fw.old.gone, f.NumInsts())
	clear(fw.old.edge)
	ty := &w.m.Types
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			fw.cur = v
			fw.simplify(v)
			t := f.TypeOf(v)
			if fw.typ[v] == 0 && t != ir.Void && !ty.IsPtr(ty.Scalar(t)) {
				fw.typ[v] = w.types.id(t)
			}
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if fw.typ[v] == 0 && f.TypeOf(v) != ir.Void {
				fw.cur = v
				fw.inferPointer(v, 0)
			}
		}
	}
	fw.cur = ir.None
}

// simplify finds instructions that are nothing but one of their operands, or
// nothing at all. Without poison, freeze changes only undef.
func (fw *funcWriter) simplify(v ir.Value) {
	f := fw.f
	switch f.Op(v) {
	case ir.OpFreeze:
		if x := f.Operand(v, 0); !f.Consts.IsUndef(x) {
			fw.old.alias[v] = x
		}
	case ir.OpCall:
		fw.simplifyCall(v)
	}
}

// inferDepth bounds the recursion through phis and selects.
const inferDepth = 8

// inferPointer chooses the type of a pointer that an instruction gives.
func (fw *funcWriter) inferPointer(v ir.Value, depth int) typeID {
	f, w := fw.f, fw.w
	if fw.typ[v] != 0 {
		return fw.typ[v]
	}
	ty := &w.m.Types
	t := f.TypeOf(v)
	canonical := w.types.id(t)
	if depth > inferDepth {
		return canonical
	}
	fw.typ[v] = canonical // ends cycles
	if x := fw.old.resolve(v); x != v {
		fw.typ[v] = fw.valueAt(x, depth)
		return fw.typ[v]
	}
	switch op := f.Op(v); op {
	case ir.OpAlloca:
		fw.typ[v] = w.types.pointer(w.types.id(f.ElemType(v)), ty.AddrSpace(t))
	case ir.OpGEP:
		base := fw.valueAt(f.Operand(v, 0), depth)
		vector := uint64(0)
		if ty.IsVector(t) {
			vector = ty.Len64(t)
		}
		idx := make([]ir.Value, 0, 8)
		for k := 1; k < f.NumOps(v); k++ {
			idx = append(idx, f.Operand(v, k))
		}
		fw.typ[v] = w.gepResult(&f.Consts, base, f.ElemType(v), vector, idx)
	case ir.OpPhi, ir.OpSelect, ir.OpAddrSpaceCast, ir.OpIntToPtr, ir.OpBitCast:
		if !ty.IsPtr(t) {
			break
		}
		space := ty.AddrSpace(t)
		if x := w.demand(f, v, 0); x != 0 {
			fw.typ[v] = w.types.pointer(x, space)
			break
		}
		if elem := fw.operandPointee(v, op, depth); elem != 0 {
			fw.typ[v] = w.types.pointer(elem, space)
		}
	}
	return fw.typ[v]
}

// operandPointee returns the pointee of the first non-constant operand of a phi, select or cast; 0 if there is none.
func (fw *funcWriter) operandPointee(v ir.Value, op ir.Op, depth int) typeID {
	f := fw.f
	first, step := 0, 1
	switch op {
	case ir.OpPhi:
		step = 2
	case ir.OpSelect:
		first = 1
	}
	for i := first; i < f.NumOps(v); i += step {
		x := f.Operand(v, i)
		if x == v || x.IsConst() || x.Kind() == ir.KAsm {
			continue
		}
		if t := fw.w.types.at(fw.valueAt(x, depth)); t.kind == ir.PtrKind {
			return t.elem
		}
	}
	return 0
}

// valueType returns the type of a value.
func (fw *funcWriter) valueType(v ir.Value) typeID { return fw.valueAt(v, 0) }

func (fw *funcWriter) valueAt(v ir.Value, depth int) typeID {
	switch v.Kind() {
	case ir.KConst, ir.KSym:
		return fw.pool.typeOf(fw.pool.ref(v, 0))
	case ir.KParam:
		return fw.par[v.Index()]
	case ir.KInst:
		if fw.typ[v] != 0 {
			return fw.typ[v]
		}
		return fw.inferPointer(v, depth+1)
	}
	return fw.w.types.id(fw.f.TypeOf(v))
}

// castTo returns the id of value v, which has the given id and type t, as one of
// type want. The cast is written before the current instruction.
func (fw *funcWriter) castTo(v ir.Value, id uint32, t, want typeID) uint32 {
	for _, c := range fw.old.casts {
		if c.v == v && c.want == want {
			return c.id
		}
	}
	fw.castRecord(id, t, want, ir.OpBitCast, 0)
	id = fw.newResult()
	fw.old.casts = append(fw.old.casts, oldCast{v, want, id})
	return id
}

// newResult returns the id of the result of the instruction written last.
func (fw *funcWriter) newResult() uint32 {
	fw.next++
	return fw.next - 1
}

// edges writes the casts that phis of the successors need for their values from the block that terminator v ends.
func (fw *funcWriter) edges(v ir.Value) {
	f := fw.f
	b := f.BlockOf(v)
	for s := range f.NumSuccs(b) {
		to := f.Succ(b, s)
		for phi := f.First(to); phi != ir.None && f.Op(phi) == ir.OpPhi; phi = f.Next(phi) {
			want := fw.typ[phi]
			for i := 0; i < f.NumOps(phi); i += 2 {
				x := fw.old.resolve(f.Operand(phi, i))
				if f.Operand(phi, i+1).Block() != b || x.IsConst() || x.IsSym() || fw.valueType(x) == want {
					continue
				}
				id, _ := fw.use(x, want)
				if fw.old.edge == nil {
					fw.old.edge = make(map[edgeKey]uint32)
				}
				fw.old.edge[edgeKey{phi, i}] = id
			}
		}
	}
}

// incoming returns the id of operand i of a phi of type t.
func (fw *funcWriter) incoming(phi ir.Value, i int, t typeID) uint32 {
	x := fw.old.resolve(fw.f.Operand(phi, i))
	if x.IsConst() || x.IsSym() {
		id, _ := fw.use(x, t)
		return id
	}
	if fw.valueType(x) == t {
		id, _ := fw.use(x, 0)
		return id
	}
	return fw.old.edge[edgeKey{phi, i}]
}

// oldCalleeType returns the function type of a call: that of the called function, or that of the call if the function
// is not known.
func (fw *funcWriter) oldCalleeType(v ir.Value) typeID {
	f, w := fw.f, fw.w
	c := f.Call(v)
	if s := f.CalleeSym(v); s != nil && s.Kind == ir.SymFunc && s.Type == c.FnType {
		return w.fnType[f.Callee(v).Index()]
	}
	ty := &w.m.Types
	attrs := &w.m.AttrLists[c.Attrs]
	var params []typeID
	for k, t := range ty.Elems(c.FnType) {
		p := w.types.id(t)
		if x := w.pointeeAttr(attrs.Param(k)); x != ir.NoType && ty.IsPtr(t) {
			p = w.types.pointer(w.types.id(x), ty.AddrSpace(t))
		}
		params = append(params, p)
	}
	return w.types.function(w.types.id(ty.Result(c.FnType)), ty.IsVarArg(c.FnType), params)
}

// argType returns the type that argument i of a call must have.
func (fw *funcWriter) argType(v ir.Value, fnT typeID, i int) typeID {
	x := fw.f.Operand(v, i)
	if x.Kind() == ir.KMeta {
		return 0
	}
	if e := fw.w.types.at(fnT).elems; i < len(e) {
		return e[i]
	}
	return fw.canonical(x)
}
