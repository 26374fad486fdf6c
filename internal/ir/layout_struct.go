package ir

import (
	"sort"
	"sync/atomic"
)

// structMemo remembers facts about a structure. Types are a graph in which a structure may
// occur many times below another: computing them anew at each occurrence would take time
// exponential in the depth. Function passes ask at the same time, hence the atomics.
type structMemo struct {
	layout atomic.Pointer[structLayout]
	sized  atomic.Uint64 // Types.bodies<<2 | whether it is sized<<1 | 1, or 0 if unknown
}

// structLayout is where the fields of a structure are.
type structLayout struct {
	layout      Layout // that it was computed for
	bodies      uint32 // Types.bodies: a named structure gets its body after others refer to it
	offs        []uint64
	size, align uint64
	comps       uint64
}

// structOf returns the layout of structure t.
func (m *Module) structOf(t Type) *structLayout {
	i := m.Types.at(t)
	if s := i.memo.layout.Load(); s != nil && s.bodies == m.Types.bodies && s.layout == m.Layout {
		return s
	}
	s := &structLayout{layout: m.Layout, bodies: m.Types.bodies, offs: make([]uint64, len(i.elems)), align: 1}
	for k, e := range i.elems {
		if !i.packed {
			a := m.AlignOf(e)
			s.size, s.align = AlignTo(s.size, a), max(s.align, a)
		}
		s.offs[k] = s.size
		s.size += m.SizeOf(e)
		s.comps = min(s.comps+m.Components(e), manyComponents)
	}
	s.size = AlignTo(s.size, s.align)
	i.memo.layout.Store(s)
	return s
}

// manyComponents is the largest result of Components.
const manyComponents = 1 << 32

// Components returns the number of scalars that a value of type t consists of, where an
// integer counts for each 64 bits; of huge types it returns a number that is too small, but
// at least 1<<32.
func (m *Module) Components(t Type) uint64 {
	switch i := m.Types.at(t); i.kind {
	case VoidKind:
		return 0
	case IntKind:
		return (i.n + 63) / 64
	case FP128Kind, PPCFP128Kind, X86FP80Kind:
		return 2
	case ArrayKind, VectorKind:
		n := min(i.n, manyComponents)
		return min(n*min(m.Components(i.elem), 1<<31), manyComponents)
	case StructKind:
		return m.structOf(t).comps
	}
	return 1
}

// sizedStruct reports whether all elements of structure i have a size.
func (t *Types) sizedStruct(i *typeInfo) bool {
	if x := i.memo.sized.Load(); x&1 != 0 && x>>2 == uint64(t.bodies) {
		return x&2 != 0
	}
	x := uint64(t.bodies)<<2 | 3
	for _, e := range i.elems {
		if !t.IsSized(e) {
			x &^= 2
			break
		}
	}
	i.memo.sized.Store(x)
	return x&2 != 0
}

// FieldOffset returns the byte offset of element i of structure t.
func (m *Module) FieldOffset(t Type, i int) uint64 { return m.structOf(t).offs[i] }

// FieldAt returns the element of structure t that n bytes at off lie in, and its offset; ok is false if they lie
// in none alone.
func (m *Module) FieldAt(t Type, off, n uint64) (i int, at uint64, ok bool) {
	elems := m.Types.Elems(t)
	s := m.structOf(t)
	first := sort.Search(len(elems), func(k int) bool { return s.offs[k] > off }) - 1
	for first > 0 && s.offs[first-1] == s.offs[first] { // after fields without bytes
		first--
	}
	for i = max(first, 0); i < len(elems); i++ {
		at = s.offs[i]
		if at > off {
			break
		}
		if off+n <= at+m.SizeOf(elems[i]) {
			return i, at, true
		}
	}
	return 0, 0, false
}
