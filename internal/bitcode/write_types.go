package bitcode

import "gonvvm/internal/ir"

// typeID names a type of the file: 1 + its index in the type table; 0 is none.
type typeID uint32

// fileType is an entry of the file's type table.
type fileType struct {
	kind     ir.TypeKind
	src      ir.Type // the module's type, NoType for those that only the file has
	typed    bool    // a pointer with a pointee
	vararg   bool
	elem     typeID // pointee, element, result
	n        uint64 // address space, number of elements
	elems    []typeID
	pointers typeID // first of the pointers to this type
	next     typeID // next in the list that this type is in
	funcs    typeID // first of the function types with this result
}

// typeTable is the types of the file being written. With typed pointers a pointer
// of the module whose pointee is unknown is one to i8.
type typeTable struct {
	types   *ir.Types
	typed   bool
	of      []typeID // by the module's types
	list    []fileType
	problem ir.Type // a type that the dialect does not have
}

func (tt *typeTable) init(t *ir.Types, typed bool) {
	tt.types, tt.typed = t, typed
	tt.of = make([]typeID, t.Len()+1)
	tt.list = make([]fileType, 1, 64)
}

func (tt *typeTable) at(t typeID) *fileType { return &tt.list[t] }

func (tt *typeTable) add(f fileType) typeID {
	tt.list = append(tt.list, f)
	return typeID(len(tt.list) - 1)
}

// id returns the file's type for one of the module.
func (tt *typeTable) id(t ir.Type) typeID {
	if int(t) >= len(tt.of) { // made since then
		tt.of = append(tt.of, make([]typeID, tt.types.Len()+1-len(tt.of))...)
	}
	if x := tt.of[t]; x != 0 {
		return x
	}
	ty := tt.types
	k := ty.Kind(t)
	f := fileType{kind: k, src: t}
	switch k {
	case ir.PtrKind:
		if tt.typed {
			x := tt.pointer(tt.id(ir.I8), ty.AddrSpace(t))
			tt.of[t] = x
			return x
		}
		f.n = uint64(ty.AddrSpace(t))
	case ir.VectorKind, ir.ArrayKind:
		f.elem, f.n = tt.id(ty.Elem(t)), ty.Len64(t)
	case ir.StructKind, ir.TargetKind:
		f.elems = tt.ids(ty.Elems(t))
	case ir.FuncKind:
		x := tt.function(tt.id(ty.Result(t)), ty.IsVarArg(t), tt.ids(ty.Elems(t)))
		tt.of[t] = x
		return x
	}
	if tt.typed && tt.problem == ir.NoType {
		if k == ir.BFloatKind || k == ir.X86AMXKind || k == ir.TargetKind || k == ir.VectorKind && ty.IsScalable(t) {
			tt.problem = t
		}
	}
	x := tt.add(f)
	tt.of[t] = x
	return x
}

func (tt *typeTable) ids(list []ir.Type) []typeID {
	out := make([]typeID, len(list))
	for i, t := range list {
		out[i] = tt.id(t)
	}
	return out
}

// pointer returns the pointer to elem in an address space.
func (tt *typeTable) pointer(elem typeID, space uint32) typeID {
	if !tt.typed {
		return tt.id(tt.types.Pointer(space))
	}
	for x := tt.list[elem].pointers; x != 0; x = tt.list[x].next {
		if tt.list[x].n == uint64(space) {
			return x
		}
	}
	x := tt.add(fileType{kind: ir.PtrKind, typed: true, elem: elem, n: uint64(space), next: tt.list[elem].pointers})
	tt.list[elem].pointers = x
	return x
}

// function returns the function type with the given result and parameters.
func (tt *typeTable) function(result typeID, vararg bool, params []typeID) typeID {
next:
	for x := tt.list[result].funcs; x != 0; x = tt.list[x].next {
		f := &tt.list[x]
		if f.vararg != vararg || len(f.elems) != len(params) {
			continue
		}
		for i, p := range params {
			if f.elems[i] != p {
				continue next
			}
		}
		return x
	}
	x := tt.add(fileType{kind: ir.FuncKind, vararg: vararg, elem: result, elems: params, next: tt.list[result].funcs})
	tt.list[result].funcs = x
	return x
}

// vectorOf returns the vector of n elements that are pointers of the file.
func (tt *typeTable) vectorOf(elem typeID, n uint64) typeID {
	for x := typeID(1); int(x) < len(tt.list); x++ {
		if f := &tt.list[x]; f.kind == ir.VectorKind && f.elem == elem && f.n == n {
			return x
		}
	}
	return tt.add(fileType{kind: ir.VectorKind, elem: elem, n: n})
}

// isPointer reports whether t is a pointer.
func (tt *typeTable) isPointer(t typeID) bool { return tt.list[t].kind == ir.PtrKind }

// write writes the type table.
func (tt *typeTable) write(w *writer) {
	s := w.s
	s.Enter(blockType, 4)
	s.Record(typeNumEntry, []uint64{uint64(len(tt.list) - 1)})
	for i := 1; i < len(tt.list); i++ {
		tt.entry(w, &tt.list[i])
	}
	s.End()
}

func appendTypes(rec []uint64, list []typeID) []uint64 {
	for _, t := range list {
		rec = append(rec, uint64(t-1))
	}
	return rec
}

// simpleCode returns the code of a type without operands.
func simpleCode(ty *ir.Types, kind ir.TypeKind) uint64 {
	for code, t := range simpleTypes {
		if t != 0 && ty.Kind(t) == kind {
			return uint64(code)
		}
	}
	return 0
}

func (tt *typeTable) entry(w *writer, f *fileType) {
	ty, rec := tt.types, w.rec[:0]
	code := uint64(0)
	switch f.kind {
	case ir.IntKind:
		code, rec = typeInteger, append(rec, uint64(ty.Bits(f.src)))
	case ir.PtrKind:
		code, rec = typeOpaquePointer, append(rec, f.n)
		if f.typed {
			code, rec = typePointer, append(rec[:0], uint64(f.elem-1), f.n)
		}
	case ir.VectorKind:
		code, rec = typeVector, append(rec, f.n, uint64(f.elem-1))
		if f.src != ir.NoType && ty.IsScalable(f.src) {
			rec = append(rec, 1)
		}
	case ir.ArrayKind:
		code, rec = typeArray, append(rec, f.n, uint64(f.elem-1))
	case ir.FuncKind:
		code, rec = typeFunction, append(rec, bit(f.vararg), uint64(f.elem-1))
		rec = appendTypes(rec, f.elems)
	case ir.StructKind:
		code, rec = typeStructAnon, append(rec, bit(ty.IsPacked(f.src)))
		if !ty.IsLiteral(f.src) {
			if name := ty.Name(f.src); name != "" {
				w.s.RecordString(typeStructName, nil, name)
			}
			code = typeStructNamed
			if ty.IsOpaque(f.src) {
				code = typeOpaque
			}
		}
		rec = appendTypes(rec, f.elems)
	case ir.TargetKind:
		w.s.RecordString(typeStructName, nil, ty.Name(f.src))
		code, rec = typeTarget, append(rec, uint64(len(f.elems)))
		rec = appendTypes(rec, f.elems)
		for _, n := range ty.TargetInts(f.src) {
			rec = append(rec, uint64(n))
		}
	default:
		code = simpleCode(ty, f.kind)
	}
	w.s.Record(code, rec)
	w.rec = rec
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
