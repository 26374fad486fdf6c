package ir

// TypeAt returns the type of the n bytes at offset off in type t, if these are an element of it or several of an array, else an array of bytes.
func (m *Module) TypeAt(t Type, off, n uint64) Type {
	ty := &m.Types
	for {
		if off == 0 && m.SizeOf(t) == n {
			return t
		}
		switch ty.Kind(t) {
		case StructKind:
			if i, o, ok := m.FieldAt(t, off, n); ok {
				t, off = ty.Elems(t)[i], off-o
				continue
			}
		case ArrayKind:
			e := ty.Elem(t)
			k := m.SizeOf(e)
			if k != 0 && off%k+n <= k {
				t, off = e, off%k
				continue
			}
			if k != 0 && off%k == 0 && n%k == 0 {
				return ty.Array(e, n/k)
			}
		}
		return ty.Array(I8, n)
	}
}

// ScalarAt returns the scalar or vector of n bytes at offset off in type t, 0 if there is none.
func (m *Module) ScalarAt(t Type, off, n uint64) Type {
	ty := &m.Types
	for {
		switch ty.Kind(t) {
		case StructKind:
			i, o, ok := m.FieldAt(t, off, n)
			if !ok {
				return 0
			}
			t, off = ty.Elems(t)[i], off-o
		case ArrayKind:
			e := ty.Elem(t)
			k := m.SizeOf(e)
			if k == 0 || off%k+n > k {
				return 0
			}
			t, off = e, off%k
		default:
			if off == 0 && m.StoreSize(t) == n && m.BitsOf(t) == 8*n {
				return t
			}
			return 0
		}
	}
}
