package ir

import "sort"

// manyFields is the number of fields from which on the layout of a structure is remembered: adding up the sizes in
// front of each field again would cost as much as their square.
const manyFields = 32

// structLayout is where the fields of a structure are.
type structLayout struct {
	layout      Layout // that it was computed for
	elems       int    // a named structure gets its body after others refer to it
	offs        []uint64
	size, align uint64
}

// structOf returns the layout of structure t, nil if it is small. Function passes ask at the same time.
func (m *Module) structOf(t Type) *structLayout {
	elems := m.Types.Elems(t)
	if len(elems) < manyFields {
		return nil
	}
	if x, ok := m.structs.Load(t); ok {
		if s := x.(*structLayout); s.elems == len(elems) && s.layout == m.Layout {
			return s
		}
	}
	s := &structLayout{layout: m.Layout, elems: len(elems), offs: make([]uint64, len(elems)), align: 1}
	packed := m.Types.IsPacked(t)
	for i, e := range elems {
		if !packed {
			a := m.AlignOf(e)
			s.size, s.align = AlignTo(s.size, a), max(s.align, a)
		}
		s.offs[i] = s.size
		s.size += m.SizeOf(e)
	}
	s.size = AlignTo(s.size, s.align)
	m.structs.Store(t, s)
	return s
}

// FieldOffset returns the byte offset of element i of structure t.
func (m *Module) FieldOffset(t Type, i int) uint64 {
	if s := m.structOf(t); s != nil {
		return s.offs[i]
	}
	packed := m.Types.IsPacked(t)
	off := uint64(0)
	for k, e := range m.Types.Elems(t) {
		if !packed {
			off = AlignTo(off, m.AlignOf(e))
		}
		if k == i {
			break
		}
		off += m.SizeOf(e)
	}
	return off
}

// FieldAt returns the element of structure t that n bytes at off lie in, and its offset; ok is false if they lie
// in none alone.
func (m *Module) FieldAt(t Type, off, n uint64) (i int, at uint64, ok bool) {
	elems := m.Types.Elems(t)
	first := 0
	if s := m.structOf(t); s != nil {
		first = sort.Search(len(elems), func(k int) bool { return s.offs[k] > off }) - 1
		for first > 0 && s.offs[first-1] == s.offs[first] { // behind fields without bytes
			first--
		}
	}
	for i = max(first, 0); i < len(elems); i++ {
		at = m.FieldOffset(t, i)
		if at > off {
			break
		}
		if off+n <= at+m.SizeOf(elems[i]) {
			return i, at, true
		}
	}
	return 0, 0, false
}
