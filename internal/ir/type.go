package ir

import (
	"slices"
	"sync"
)

// Type is an interned type: == is type equality within a Module.
type Type uint32

// TypeKind is the class of a type.
type TypeKind uint8

const (
	VoidKind TypeKind = iota
	IntKind
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	FP128Kind
	X86FP80Kind
	PPCFP128Kind
	PtrKind
	VectorKind
	ArrayKind
	StructKind
	FuncKind
	LabelKind
	TokenKind
	MetadataKind
	X86MMXKind
	X86AMXKind
	TargetKind
)

// Types that every module has, at fixed ids.
const (
	NoType Type = iota
	Void
	I1
	I8
	I16
	I32
	I64
	I128
	Half
	BFloat
	Float
	Double
	FP128
	X86FP80
	PPCFP128
	Label
	Token
	Metadata
	X86MMX
	X86AMX
	Ptr  // generic address space
	Ptr1 // global
	Ptr2
	Ptr3 // shared
	Ptr4 // constant
	Ptr5 // local
	Ptr6 // tensor memory
	Ptr7 // shared cluster
	numFixedTypes
)

// IsFixed reports whether x is one of the types that every module has: neither an aggregate
// nor a vector, nor made from another type.
func (x Type) IsFixed() bool { return x < numFixedTypes }

type typeInfo struct {
	kind     TypeKind
	packed   bool // structures
	vararg   bool // functions
	scalable bool // vectors
	opaque   bool // structures without a body
	literal  bool // structures identified by their elements
	elem     Type // vector, array: element; function: result
	n        uint64
	elems    []Type
	name     string
	ints     []uint32 // target types
	memo     *structMemo
}

const (
	typePageBits = 8
	typePageSize = 1 << typePageBits
	maxTypePages = 1 << 12
)

// Types is the type table of a module. Interning takes a lock; looking at a
// type does not: entries never move and are never changed once their id is
// known outside, except for the body of a named structure while it is read.
type Types struct {
	mu     sync.Mutex
	n      uint32
	pages  [maxTypePages]*[typePageSize]typeInfo
	table  []uint32 // open addressing over structural types
	used   int
	named  map[string]Type
	anon   uint64 // number of structures made by Numbered
	bodies uint32 // number of structures that SetBody gave elements: facts cached about others are void
}

// MaxTypes is the number of types that a module can have.
const MaxTypes = typePageSize*maxTypePages - 1

func (t *Types) init() {
	t.n = 1
	t.pages[0] = new([typePageSize]typeInfo)
	t.named = make(map[string]Type)
	t.table = make([]uint32, 128)
	add := func(want Type, i typeInfo) {
		if got := t.intern(i); got != want {
			panic("ir: fixed types out of order: bug")
		}
	}
	add(Void, typeInfo{kind: VoidKind})
	for i, w := range [...]uint64{1, 8, 16, 32, 64, 128} {
		add(I1+Type(i), typeInfo{kind: IntKind, n: w})
	}
	for i, k := range [...]TypeKind{HalfKind, BFloatKind, FloatKind, DoubleKind, FP128Kind, X86FP80Kind, PPCFP128Kind, LabelKind, TokenKind, MetadataKind, X86MMXKind, X86AMXKind} {
		add(Half+Type(i), typeInfo{kind: k})
	}
	for i := range 8 {
		add(Ptr+Type(i), typeInfo{kind: PtrKind, n: uint64(i)})
	}
}

func (t *Types) at(x Type) *typeInfo {
	return &t.pages[x>>typePageBits][x&(typePageSize-1)]
}

func (i *typeInfo) hash() uint32 {
	h := uint64(i.kind)<<56 ^ uint64(i.elem)<<24 ^ i.n
	if i.packed {
		h ^= 1 << 50
	}
	if i.vararg || i.scalable {
		h ^= 1 << 51
	}
	for _, e := range i.elems {
		h = (h ^ uint64(e)) * 0x9E3779B97F4A7C15
	}
	for _, e := range i.ints {
		h = (h ^ uint64(e)) * 0x9E3779B97F4A7C15
	}
	for _, c := range []byte(i.name) {
		h = (h ^ uint64(c)) * 0x9E3779B97F4A7C15
	}
	h *= 0x9E3779B97F4A7C15
	return uint32(h >> 32)
}

func (i *typeInfo) equal(o *typeInfo) bool {
	if i.kind != o.kind || i.elem != o.elem || i.n != o.n || i.packed != o.packed || i.vararg != o.vararg ||
		i.scalable != o.scalable || i.literal != o.literal || len(i.elems) != len(o.elems) || len(i.ints) != len(o.ints) || i.name != o.name {
		return false
	}
	for k, e := range i.elems {
		if o.elems[k] != e {
			return false
		}
	}
	for k, e := range i.ints {
		if o.ints[k] != e {
			return false
		}
	}
	return true
}

func (t *Types) push(i typeInfo) Type {
	id := t.n
	if id&(typePageSize-1) == 0 {
		t.pages[id>>typePageBits] = new([typePageSize]typeInfo)
	}
	t.n++
	if i.kind == StructKind {
		i.memo = new(structMemo)
	}
	*t.at(Type(id)) = i
	return Type(id)
}

// intern returns the id of a structural type; the caller holds the lock.
func (t *Types) intern(i typeInfo) Type {
	if 2*t.used >= len(t.table) {
		old := t.table
		t.table = make([]uint32, 2*len(old))
		mask := uint32(len(t.table) - 1)
		for _, e := range old {
			if e != 0 {
				h := t.at(Type(e)).hash() & mask
				for t.table[h] != 0 {
					h = (h + 1) & mask
				}
				t.table[h] = e
			}
		}
	}
	mask := uint32(len(t.table) - 1)
	h := i.hash() & mask
	for t.table[h] != 0 {
		if e := Type(t.table[h]); t.at(e).equal(&i) {
			return e
		}
		h = (h + 1) & mask
	}
	i.elems, i.ints = slices.Clone(i.elems), slices.Clone(i.ints) // the caller's may be scratch
	id := t.push(i)
	t.table[h] = uint32(id)
	t.used++
	return id
}

func (t *Types) get(i typeInfo) Type {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.intern(i)
}

// Int returns the integer type of the given width in bits.
func (t *Types) Int(bits int) Type {
	switch bits {
	case 1:
		return I1
	case 8:
		return I8
	case 16:
		return I16
	case 32:
		return I32
	case 64:
		return I64
	case 128:
		return I128
	}
	return t.get(typeInfo{kind: IntKind, n: uint64(bits)})
}

// Pointer returns the opaque pointer type of an address space.
func (t *Types) Pointer(space uint32) Type {
	if space < 8 {
		return Ptr + Type(space)
	}
	return t.get(typeInfo{kind: PtrKind, n: uint64(space)})
}

// Vector returns <n x elem>.
func (t *Types) Vector(elem Type, n int, scalable bool) Type {
	return t.get(typeInfo{kind: VectorKind, elem: elem, n: uint64(n), scalable: scalable})
}

// Array returns [n x elem].
func (t *Types) Array(elem Type, n uint64) Type {
	return t.get(typeInfo{kind: ArrayKind, elem: elem, n: n})
}

// Struct returns the literal structure { elems… } or <{ elems… }>.
func (t *Types) Struct(packed bool, elems ...Type) Type {
	return t.get(typeInfo{kind: StructKind, packed: packed, literal: true, elems: elems})
}

// Func returns the function type ret (params…).
func (t *Types) Func(ret Type, vararg bool, params ...Type) Type {
	return t.get(typeInfo{kind: FuncKind, elem: ret, vararg: vararg, elems: params})
}

// Target returns target("name", types…, ints…).
func (t *Types) Target(name string, types []Type, ints []uint32) Type {
	return t.get(typeInfo{kind: TargetKind, name: name, elems: types, ints: ints})
}

// Named returns the structure %name, opaque until SetBody gives it elements.
func (t *Types) Named(name string) Type {
	t.mu.Lock()
	defer t.mu.Unlock()
	if x, ok := t.named[name]; ok {
		return x
	}
	x := t.push(typeInfo{kind: StructKind, opaque: true, name: name})
	t.named[name] = x
	return x
}

// Numbered returns a new structure without a name, opaque until SetBody gives it
// elements. It is identified by itself, and printed as %0, %1, … in order of
// creation; a structure whose name is made of digits is printed as %"0".
func (t *Types) Numbered() Type {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.anon++
	return t.push(typeInfo{kind: StructKind, opaque: true, n: t.anon - 1})
}

// SetBody gives a named structure its elements. It must happen before the
// module is processed by more than one goroutine.
func (t *Types) SetBody(x Type, packed bool, elems ...Type) {
	i := t.at(x)
	i.opaque, i.packed, i.elems = false, packed, append([]Type(nil), elems...)
	t.bodies++
}

// NamedStructs calls f for every named structure in order of creation.
func (t *Types) NamedStructs(f func(Type)) {
	for x := Type(1); uint32(x) < t.n; x++ {
		if i := t.at(x); i.kind == StructKind && !i.literal {
			f(x)
		}
	}
}

// Len returns the number of types; ids are 1 … Len.
func (t *Types) Len() int { return int(t.n) - 1 }

// Kind returns the class of x.
func (t *Types) Kind(x Type) TypeKind { return t.at(x).kind }

// Bits returns the width of an integer type.
func (t *Types) Bits(x Type) int { return int(t.at(x).n) }

// AddrSpace returns the address space of a pointer type.
func (t *Types) AddrSpace(x Type) uint32 {
	if x >= Ptr && x <= Ptr7 {
		return uint32(x - Ptr)
	}
	return uint32(t.at(x).n)
}

// Elem returns the element type of a vector or array, or a function's result.
func (t *Types) Elem(x Type) Type { return t.at(x).elem }

// Result returns the result type of a function type.
func (t *Types) Result(x Type) Type { return t.at(x).elem }

// Len64 returns the number of elements of a vector or array.
func (t *Types) Len64(x Type) uint64 { return t.at(x).n }

// Elems returns the element types of a structure or the parameter types of a
// function. The slice must not be changed.
func (t *Types) Elems(x Type) []Type { return t.at(x).elems }

// TargetInts returns the integer parameters of a target type.
func (t *Types) TargetInts(x Type) []uint32 { return t.at(x).ints }

// Name returns the name of a named structure (empty for a numbered one) or target type.
func (t *Types) Name(x Type) string { return t.at(x).name }

// IsPacked, IsVarArg, IsScalable, IsOpaque and IsLiteral report flags of a type.
func (t *Types) IsPacked(x Type) bool   { return t.at(x).packed }
func (t *Types) IsVarArg(x Type) bool   { return t.at(x).vararg }
func (t *Types) IsScalable(x Type) bool { return t.at(x).scalable }
func (t *Types) IsOpaque(x Type) bool   { return t.at(x).opaque }
func (t *Types) IsLiteral(x Type) bool  { return t.at(x).literal }

// IsInt reports whether x is an integer type.
func (t *Types) IsInt(x Type) bool { return t.at(x).kind == IntKind }

// IsPtr reports whether x is a pointer type.
func (t *Types) IsPtr(x Type) bool { return x >= Ptr && x <= Ptr7 || t.at(x).kind == PtrKind }

// IsFloat reports whether x is a floating-point type.
func (t *Types) IsFloat(x Type) bool {
	k := t.at(x).kind
	return k >= HalfKind && k <= PPCFP128Kind
}

// IsVector reports whether x is a vector type.
func (t *Types) IsVector(x Type) bool { return !x.IsFixed() && t.at(x).kind == VectorKind }

// IsAggregate reports whether x is a structure or an array.
func (t *Types) IsAggregate(x Type) bool {
	k := t.at(x).kind
	return k == ArrayKind || k == StructKind
}

// IsFirstClass reports whether a value can have type x.
func (t *Types) IsFirstClass(x Type) bool {
	k := t.at(x).kind
	return k != VoidKind && k != FuncKind
}

// IsSized reports whether x has a size in memory.
func (t *Types) IsSized(x Type) bool {
	switch i := t.at(x); i.kind {
	case VoidKind, FuncKind, LabelKind, TokenKind, MetadataKind:
		return false
	case ArrayKind, VectorKind:
		return t.IsSized(i.elem)
	case StructKind:
		return !i.opaque && t.sizedStruct(i)
	}
	return true
}

// Scalar returns the element type of a vector, else x itself.
func (t *Types) Scalar(x Type) Type {
	if i := t.at(x); i.kind == VectorKind {
		return i.elem
	}
	return x
}

// WithScalar returns elem, or a vector of elem with the length of like if that is a vector.
func (t *Types) WithScalar(like, elem Type) Type {
	if i := t.at(like); i.kind == VectorKind {
		return t.Vector(elem, int(i.n), i.scalable)
	}
	return elem
}
