package bitcode

import (
	"strings"

	"gonvvm/internal/ir"
)

// oldState is the state that the LLVM 7 dialect adds to a module.
type oldState struct {
	decls       []oldDecl
	intrinsics  []uint32 // symbols of intrinsics that the module declares itself
	annotations []uint32 // 1 + index in mdTable.nodes
}

// oldDecl is a function that the module does not declare, but its lowered form calls.
type oldDecl struct {
	name string
	typ  typeID // function type
}

// decl returns the value id and function type of a declaration that the writer adds. They must all be known before ids
// are given: prepareOld calls it for each.
func (w *writer) decl(name string, typ typeID) uint32 {
	for i := range w.old.decls {
		if w.old.decls[i].name == name {
			return uint32(w.funcs + i)
		}
	}
	for _, i := range w.old.intrinsics {
		if w.fnName(i, &w.m.Syms[i]) == name {
			return w.syms[i]
		}
	}
	w.old.decls = append(w.old.decls, oldDecl{name, typ})
	return uint32(w.funcs + len(w.old.decls) - 1)
}

// oldDecls writes the declarations that the writer adds.
func (w *writer) oldDecls() {
	for _, d := range w.old.decls {
		off, n := w.name(d.name)
		w.s.Record(modFunction, []uint64{off, n, uint64(d.typ - 1), 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	}
}

// prepareOld determines the types of functions, and the functions that lowered instructions call. Aliases and ifuncs
// get their ids after those.
func (w *writer) prepareOld() {
	m := w.m
	for _, i := range w.order[w.vars:w.funcs] {
		if w.defined(i) {
			continue
		}
		w.fnType[i] = w.signature(i, &m.Syms[i])
		if strings.HasPrefix(m.Syms[i].Name, "llvm.") {
			w.old.intrinsics = append(w.old.intrinsics, i)
		}
	}
	for _, i := range w.order[w.vars:w.funcs] {
		if !w.defined(i) {
			continue
		}
		w.load(i)
		f := m.Syms[i].Fn
		w.fnType[i] = w.signature(i, &m.Syms[i])
		for k := range f.Dbg {
			if name, n := oldRecordName(m, &f.Dbg[k]); name != "" {
				w.decl(name, w.dbgType(n))
			}
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				switch f.Op(v) {
				case ir.OpAtomicRMW:
					w.oldAtomicDecl(f, v)
				case ir.OpCall:
					w.oldCallDecl(f, v)
				}
			}
		}
		w.done(i)
	}
	for k, i := range w.order[w.funcs:] {
		w.syms[i] = uint32(w.funcs + len(w.old.decls) + k)
	}
}

// expanded reports whether a symbol is an intrinsic that LLVM 7 does not have:
// something else takes the place of all its calls.
func (w *writer) expanded(s *ir.Symbol) bool { return w.v7 && oldRuleOf(s) != nil }

// dbgType returns the type of a debug intrinsic with n operands.
func (w *writer) dbgType(n int) typeID {
	params := make([]typeID, n)
	for i := range params {
		params[i] = w.types.id(ir.Metadata)
	}
	return w.types.function(w.types.id(ir.Void), false, params)
}

// signature returns the type of function i: the pointees of parameters come from their attributes, or from their uses
// in the body.
func (w *writer) signature(i uint32, s *ir.Symbol) typeID {
	ty, f := &w.m.Types, s.Fn
	attrs := &w.m.AttrLists[f.Attrs]
	var params []typeID
	for k, t := range ty.Elems(s.Type) {
		p := w.types.id(t)
		if ty.IsPtr(t) {
			if x := w.pointeeAttr(attrs.Param(k)); x != ir.NoType {
				p = w.types.pointer(w.types.id(x), ty.AddrSpace(t))
			} else if !f.IsDecl() {
				if x := w.demand(f, ir.ParamValue(k), 0); x != 0 {
					p = w.types.pointer(x, ty.AddrSpace(t))
				}
			}
		}
		params = append(params, p)
	}
	if strings.HasPrefix(s.Name, "llvm.") {
		w.intrinsicParams(s, &params)
	}
	return w.types.function(w.types.id(ty.Result(s.Type)), ty.IsVarArg(s.Type), params)
}

// pointeeAttr returns the type in an attribute that LLVM 7 wrote as the pointee.
func (w *writer) pointeeAttr(set ir.AttrSetID) ir.Type {
	for _, k := range [...]ir.AttrKind{ir.AttrByVal, ir.AttrSRet, ir.AttrInAlloca, ir.AttrByRef, ir.AttrPreallocated, ir.AttrElementType} {
		if a := w.m.Attr(set, k); a != nil {
			return a.Type
		}
	}
	return ir.NoType
}

// demandDepth bounds how far demand looks through instructions that pass an address on.
const demandDepth = 4

// demand returns the type with which the memory at v is accessed: that of the first instruction that determines one; 0
// if none does.
func (w *writer) demand(f *ir.Func, v ir.Value, depth int) typeID {
	best, t := ir.Value(0), typeID(0)
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		user, k := f.User(u), f.UseIndex(u)
		if best != 0 && user > best || f.BlockOf(user) == 0 {
			continue
		}
		if x := w.demandOf(f, user, k, depth); x != 0 {
			best, t = user, x
		}
	}
	return t
}

func (w *writer) demandOf(f *ir.Func, user ir.Value, k, depth int) typeID {
	switch f.Op(user) {
	case ir.OpLoad:
		return w.types.id(f.TypeOf(user))
	case ir.OpStore:
		if k == 1 {
			return w.types.id(f.TypeOf(f.Operand(user, 0)))
		}
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		if k == 0 {
			return w.types.id(f.TypeOf(f.Operand(user, 1)))
		}
	case ir.OpGEP:
		if k == 0 {
			return w.types.id(f.ElemType(user))
		}
	case ir.OpCall:
		if k == f.NumArgs(user) {
			return w.types.id(f.Call(user).FnType)
		}
		if x := w.pointeeAttr(w.m.AttrLists[f.Call(user).Attrs].Param(k)); x != ir.NoType {
			return w.types.id(x)
		}
	case ir.OpFreeze:
		if depth < demandDepth {
			return w.demand(f, user, depth+1)
		}
	}
	return 0
}

// pointerLike returns the type of an address of elem that has the form of type t: a
// pointer, or a vector of them.
func (w *writer) pointerLike(t, elem typeID) typeID {
	x := w.types.at(t)
	if x.kind == ir.VectorKind {
		n, space := x.n, uint32(w.types.at(x.elem).n)
		return w.types.vectorOf(w.types.pointer(elem, space), n)
	}
	return w.types.pointer(elem, uint32(x.n))
}

// gepResult returns the type that a getelementptr into elem gives for a base of
// type base: indices are the operands after the base.
func (w *writer) gepResult(c *ir.Consts, base typeID, elem ir.Type, vector uint64, indices []ir.Value) typeID {
	ty := &w.m.Types
	for _, i := range indices[min(1, len(indices)):] {
		switch ty.Kind(elem) {
		case ir.StructKind:
			n, _ := c.Uint(i)
			if c.Kind(i) == ir.CSplat || c.Kind(i) == ir.CData {
				n, _ = c.Uint(c.Elem(i, 0))
			}
			e := ty.Elems(elem)
			if n >= uint64(len(e)) {
				w.fail(failInvalid, "a getelementptr goes beyond the end of a structure")
			}
			elem = e[n]
		default:
			elem = ty.Elem(elem)
		}
	}
	t := w.pointerLike(base, w.types.id(elem))
	if vector != 0 && w.types.at(t).kind != ir.VectorKind {
		t = w.types.vectorOf(t, vector)
	}
	return t
}

// oldConst returns constant v as a value of type want where pointers have types; ok is
// false for constants that are written as they are.
func (p *constPool) oldConst(v ir.Value, typ, want typeID) (r constRef, ok bool) {
	tt, c := &p.w.types, p.c
	pointers := tt.isPointer(typ) || tt.at(typ).kind == ir.VectorKind && tt.isPointer(tt.at(typ).elem)
	if want == 0 {
		want = typ
	}
	switch c.Kind(v) {
	case ir.CPoison, ir.CUndef:
		return p.add(constEntry{kind: entryUndef, typ: want}), true
	case ir.CNull, ir.CZero:
		if !pointers {
			return 0, false
		}
		return p.add(constEntry{kind: entryNull, typ: want}), true
	case ir.CExpr:
		if !pointers {
			return 0, false
		}
		o := c.Operands(v)
		switch op := c.ExprOp(v); {
		case op == ir.OpGEP:
			i := v.Index()
			if p.bySrc[i] == 0 {
				base := p.typeOf(p.ref(o[0], 0))
				vector := uint64(0)
				if tt.at(typ).kind == ir.VectorKind {
					vector = tt.at(typ).n
				}
				natural := p.w.gepResult(c, base, ir.Type(c.ExprAux(v)), vector, o[1:])
				r := p.push(constEntry{kind: entrySource, typ: natural, src: v})
				p.bySrc[i] = uint32(r) + 1
			}
			return p.as(constRef(p.bySrc[i]-1), want), true
		case op == ir.OpBitCast && p.w.m.Types.IsPtr(p.w.m.Types.Scalar(c.Type(constOrSelf(o[0], v)))) && o[0].IsConst(), op == ir.OpBitCast && o[0].IsSym():
			return p.ref(o[0], want), true
		case op.IsCast():
			return p.add(constEntry{kind: entrySource, typ: want, src: v}), true
		}
	}
	return 0, false
}

// constOrSelf returns o if it is a constant of the table, else v.
func constOrSelf(o, v ir.Value) ir.Value {
	if o.IsConst() {
		return o
	}
	return v
}

// negativeZero returns the bits of -0.0 of a floating-point type.
func (w *writer) negativeZero(t ir.Type) uint64 {
	switch w.m.Types.Scalar(t) {
	case ir.Half:
		return 1 << 15
	case ir.Float:
		return 1 << 31
	case ir.Double:
		return 1 << 63
	}
	w.fail(failOld, "LLVM 7 has no fneg, and no substitute is known for type "+w.m.Types.String(t))
	return 0
}
