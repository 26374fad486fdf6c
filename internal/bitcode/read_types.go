package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// btype is an entry of the type table: the type, and the entries that it was made
// of, which are all that is left of pointees.
type btype struct {
	t    ir.Type
	elem uint32   // pointee of a typed pointer, element, result of a function; noType if none
	subs []uint32 // parameters of a function, elements of a structure
	set  bool
}

// noType is the number of a type that is not known.
const noType = ^uint32(0)

// typeTable reads the block of types that Next found. It reads it twice: structures
// can be used before their names are known.
func (r *reader) typeTable() {
	start := r.s.Pos()
	r.types = r.types[:0]
	r.names(true)
	r.s.Seek(start)
	r.s.Block = blockType
	r.names(false)
	for i := range r.types {
		if !r.types[i].set {
			panic(r.fail(eRef, "type "+utoa(uint64(i))+" is used but not defined"))
		}
	}
	if r.forwardType {
		r.checkCycles()
	}
}

// names reads the block of types; the first time only structures with a name of their own are made.
func (r *reader) names(first bool) {
	r.enter()
	name := ""
	n := 0
	var taken map[string]bool
	if first {
		taken = make(map[string]bool)
	}
	for r.record() {
		switch r.s.Code {
		case typeNumEntry:
			continue
		case typeStructName:
			name = r.text(r.s.Ops)
			continue
		case typeOpaque, typeStructNamed:
			if first {
				r.checkTypes()
				var t ir.Type
				switch {
				case name == "":
					t = r.m.Types.Numbered()
				default:
					for k := uint64(0); taken[name]; k++ { // LLVM has no two of a name
						name += "." + utoa(k)
					}
					taken[name] = true
					t = r.m.Types.Named(name)
				}
				r.types = append(r.types, btype{t: t, elem: noType})
				name = ""
				continue
			}
		}
		if first {
			r.types = append(r.types, btype{elem: noType})
			name = ""
			continue
		}
		if n >= len(r.types) {
			panic(r.fail(eStream, "the table of types changed while it was read"))
		}
		typeReader{r}.typeRecord(n, name)
		r.types[n].set = true
		n++
		name = ""
	}
}

// checkTypes keeps the number of types within the limit of package ir.
func (r *reader) checkTypes() {
	if r.m.Types.Len() > ir.MaxTypes-64 {
		panic(r.fail(eLimit, "too many types"))
	}
}

// typ returns the type with number id.
func (r *reader) typ(id uint64) ir.Type {
	if id >= uint64(len(r.types)) {
		panic(r.fail(eRef, "undefined type "+utoa(id)))
	}
	b := &r.types[id]
	if b.t == ir.NoType {
		panic(r.fail(eRef, "type "+utoa(id)+" is used before its definition"))
	}
	if !b.set {
		r.forwardType = true
	}
	return b.t
}

// valueType returns the type with number id, which must be one that values have.
func (r *reader) valueType(id uint64) ir.Type {
	t := r.typ(id)
	switch r.m.Types.Kind(t) {
	case ir.VoidKind, ir.FuncKind, ir.LabelKind:
		panic(r.fail(eType, "a value cannot have type "+r.m.Types.String(t)))
	}
	return t
}

// typeReader is the part of the reader for the records of types.
type typeReader struct{ *reader }

// typeRecord defines type n.
func (r typeReader) typeRecord(n int, name string) {
	ty := &r.m.Types
	b := &r.types[n]
	ops := r.s.Ops
	r.checkTypes()
	switch code := r.s.Code; code {
	case typeX86MMX: // as LLVM reads it since 20
		b.t = ty.Vector(ir.I64, 1, false)
	case typeOpaque:
	case typeInteger:
		w := r.need(1)[0]
		if w == 0 || w > 1<<23 {
			panic(r.fail(eType, "integers have 1 to 8388608 bits"))
		}
		b.t = ty.Int(int(w))
	case typePointer:
		r.need(1)
		if ops[0] >= uint64(len(r.types)) {
			panic(r.fail(eRef, "undefined type "+utoa(ops[0])))
		}
		b.t, b.elem = ty.Pointer(r.space(opt(ops, 1))), uint32(ops[0])
		r.m.TypedPointers = true
	case typeOpaquePointer:
		b.t = ty.Pointer(r.space(r.need(1)[0]))
	case typeArray:
		r.arrayType(b)
	case typeVector:
		r.vectorType(b)
	case typeStructAnon, typeStructNamed:
		r.structType(b)
	case typeFunction, typeFunctionOld:
		r.funcType(b)
	case typeTarget:
		r.targetType(b, name)
	default:
		if int(code) >= len(simpleTypes) || simpleTypes[code] == 0 {
			panic(r.fail(eUnknown, "unknown type record "+utoa(uint64(code))))
		}
		b.t = simpleTypes[code]
	}
}

func (r typeReader) arrayType(b *btype) {
	ty := &r.m.Types
	ops := r.need(2)
	e := r.typ(ops[1])
	switch ty.Kind(e) {
	case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind, ir.X86AMXKind:
		panic(r.fail(eType, "an array cannot have elements of type "+ty.String(e)))
	}
	b.t, b.elem = ty.Array(e, ops[0]), uint32(ops[1])
}

func (r typeReader) vectorType(b *btype) {
	ty := &r.m.Types
	ops := r.need(2)
	e := r.typ(ops[1])
	if k := ty.Kind(e); k != ir.IntKind && k != ir.PtrKind && k != ir.TargetKind && !ty.IsFloat(e) {
		panic(r.fail(eType, "a vector cannot have elements of type "+ty.String(e)))
	}
	if ops[0] == 0 || ops[0] > 1<<32-1 {
		panic(r.fail(eType, "vectors have 1 to 4294967295 elements"))
	}
	b.t, b.elem = ty.Vector(e, int(ops[0]), opt(ops, 2) != 0), uint32(ops[1])
}

func (r typeReader) structType(b *btype) {
	ty := &r.m.Types
	ops := r.need(1)
	packed := ops[0] != 0
	r.tys = r.tys[:0]
	b.subs = make([]uint32, 0, len(ops)-1)
	for _, id := range ops[1:] {
		e := r.typ(id)
		switch ty.Kind(e) {
		case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind:
			panic(r.fail(eType, "a structure cannot have an element of type "+ty.String(e)))
		}
		r.tys = append(r.tys, e)
		b.subs = append(b.subs, uint32(id))
	}
	if r.s.Code == typeStructAnon {
		b.t = ty.Struct(packed, r.tys...)
	} else {
		ty.SetBody(b.t, packed, r.tys...)
	}
}

func (r typeReader) funcType(b *btype) {
	ty := &r.m.Types
	ops := r.s.Ops
	if r.s.Code == typeFunctionOld { // attributes came after vararg
		r.need(3)
		ops = append(ops[:1:1], ops[2:]...)
	}
	r.need(2)
	ret := r.typ(ops[1])
	switch ty.Kind(ret) {
	case ir.FuncKind, ir.LabelKind, ir.MetadataKind:
		panic(r.fail(eType, "a function cannot return "+ty.String(ret)))
	}
	r.tys = r.tys[:0]
	b.elem = uint32(ops[1])
	b.subs = make([]uint32, 0, len(ops)-2)
	for _, id := range ops[2:] {
		e := r.typ(id)
		switch ty.Kind(e) {
		case ir.VoidKind, ir.FuncKind, ir.LabelKind:
			panic(r.fail(eType, "a parameter cannot have type "+ty.String(e)))
		}
		r.tys = append(r.tys, e)
		b.subs = append(b.subs, uint32(id))
	}
	b.t = ty.Func(ret, ops[0] != 0, r.tys...)
}

func (r typeReader) targetType(b *btype, name string) {
	ops := r.need(1)
	k := int(ops[0])
	if k < 0 || k > len(ops)-1 {
		panic(r.short())
	}
	r.tys = r.tys[:0]
	for _, id := range ops[1 : 1+k] {
		r.tys = append(r.tys, r.typ(id))
	}
	var nums []uint32
	for _, x := range ops[1+k:] {
		nums = append(nums, uint32(x))
	}
	b.t = r.m.Types.Target(name, r.tys, nums)
}

// space checks the number of an address space.
func (r *reader) space(n uint64) uint32 {
	if n >= 1<<24 {
		panic(r.fail(eType, "address space "+utoa(n)+" is beyond 16777215"))
	}
	return uint32(n)
}

// checkCycles finds structures that hold themselves: only one that was used ahead of
// its definition can.
func (r *reader) checkCycles() {
	ty := &r.m.Types
	state := make([]uint8, ty.Len()+1) // 1 in progress, 2 done
	type frame struct {
		t    ir.Type
		next int
	}
	var stack []frame
	for i := range r.types {
		stack = append(stack[:0], frame{t: r.types[i].t})
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			if f.next == 0 {
				if state[f.t] == 2 {
					stack = stack[:len(stack)-1]
					continue
				}
				if state[f.t] == 1 {
					panic(r.fail(eType, "structure "+ty.String(f.t)+" contains itself"))
				}
				state[f.t] = 1
			}
			var e ir.Type
			switch ty.Kind(f.t) {
			case ir.ArrayKind, ir.VectorKind:
				if f.next == 0 {
					e = ty.Elem(f.t)
				}
			case ir.StructKind:
				if es := ty.Elems(f.t); f.next < len(es) {
					e = es[f.next]
				}
			}
			f.next++
			if e == ir.NoType {
				state[f.t] = 2
				stack = stack[:len(stack)-1]
			} else {
				stack = append(stack, frame{t: e})
			}
		}
	}
}

// elemID returns the number of the element type of a pointer, array, vector or function, noType if it is not known.
func (r *reader) elemID(id uint32) uint32 {
	if id >= uint32(len(r.types)) {
		return noType
	}
	return r.types[id].elem
}

// subID returns the number of the type of element i.
func (r *reader) subID(id uint32, i uint64) uint32 {
	if id >= uint32(len(r.types)) {
		return noType
	}
	b := &r.types[id]
	switch {
	case i < uint64(len(b.subs)):
		return b.subs[i]
	case b.subs == nil:
		return b.elem
	}
	return noType
}

// pointerTo returns the number of a pointer type to type id, making one up if the
// table has none: results of getelementptr and alloca have types that no record names.
func (r *reader) pointerTo(id uint32, space uint32) uint32 {
	if !r.m.TypedPointers || id == noType {
		return noType
	}
	key := uint64(id)<<32 | uint64(space)
	if p, ok := r.pointers[key]; ok {
		return p
	}
	if r.pointers == nil {
		r.pointers = make(map[uint64]uint32)
		for i := range r.types {
			if b := &r.types[i]; b.subs == nil && b.elem != noType && r.m.Types.IsPtr(b.t) {
				r.pointers[uint64(b.elem)<<32|uint64(r.m.Types.AddrSpace(b.t))] = uint32(i)
			}
		}
		return r.pointerTo(id, space)
	}
	r.types = append(r.types, btype{t: r.m.Types.Pointer(space), elem: id, set: true})
	p := uint32(len(r.types) - 1)
	r.pointers[key] = p
	return p
}

// vectorOf returns the number of vector type t of elements with type number id, noType if that is
// not known.
func (r *reader) vectorOf(t ir.Type, id uint32) uint32 {
	if id == noType {
		return noType
	}
	key := uint64(id)<<32 | uint64(t) | 1<<31 // no address space is as large
	if v, ok := r.pointers[key]; ok {
		return v
	}
	r.types = append(r.types, btype{t: t, elem: id, set: true})
	v := uint32(len(r.types) - 1)
	r.pointers[key] = v
	return v
}

// pointeeID returns the number of the type that p, a typed pointer or a vector of them, points to,
// noType if it is not known.
func (r *reader) pointeeID(p slot) uint32 {
	id := r.elemID(p.id)
	if r.m.Types.IsVector(p.t) {
		return r.elemID(id)
	}
	return id
}

// enter enters the block that Next found.
func (r *reader) enter() {
	if !r.s.Enter() {
		panic(r.malformed())
	}
}

// record moves to the next record of the current block and reports false at its
// end. Blocks inside are skipped.
func (r *reader) record() bool {
	for {
		switch r.s.Next() {
		case bitstream.AtRecord:
			return true
		case bitstream.AtBlockEnd:
			return false
		case bitstream.AtBlock:
			r.skip()
		default:
			panic(r.malformed())
		}
	}
}

// skip passes over the block that Next found.
func (r *reader) skip() {
	if !r.s.Skip() {
		panic(r.malformed())
	}
}
