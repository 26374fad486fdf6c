package ir

// Layout gives sizes and alignments in memory (LangRef, "Data Layout").
type Layout struct {
	ptrBits  [8]uint16 // by address space; others as space 0
	ptrAlign [8]uint16 // bytes
	intAlign [5]uint8  // i8 i16 i32 i64 i128: log2 bytes
	spaces   [3]uint32 // of allocas, globals and functions
	foreign  string    // the first part that no GPU has
}

// AllocaSpace, GlobalSpace and ProgramSpace return the address spaces that allocas, globals and functions
// are in if nothing else is said (A5, G1, P1 of the string).
func (l *Layout) AllocaSpace() uint32 { return l.spaces[0] }

// GlobalSpace: see AllocaSpace.
func (l *Layout) GlobalSpace() uint32 { return l.spaces[1] }

// ProgramSpace: see AllocaSpace.
func (l *Layout) ProgramSpace() uint32 { return l.spaces[2] }

// Foreign returns the first part of the layout that no GPU has, or "": modules for other
// targets can be read and written, but not compiled.
func (l *Layout) Foreign() string { return l.foreign }

func (l *Layout) init() {
	for i := range l.ptrBits {
		l.ptrBits[i], l.ptrAlign[i] = 64, 8
	}
	l.intAlign = [5]uint8{0, 1, 2, 3, 4}
}

func log2(x uint64) int {
	n := 0
	for x > 1 {
		x >>= 1
		n++
	}
	return n
}

// PtrBits returns the width of pointers of an address space.
func (l *Layout) PtrBits(space uint32) int {
	if space < uint32(len(l.ptrBits)) {
		return int(l.ptrBits[space])
	}
	return int(l.ptrBits[0])
}

// AlignTo rounds n up to a multiple of a.
func AlignTo(n, a uint64) uint64 { return (n + a - 1) / a * a }

// BitsOf returns the number of bits of a value of type t without padding.
func (m *Module) BitsOf(t Type) uint64 {
	ty := &m.Types
	switch ty.Kind(t) {
	case IntKind:
		return uint64(ty.Bits(t))
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind, X86MMXKind:
		return 64
	case FP128Kind, PPCFP128Kind:
		return 128
	case X86FP80Kind:
		return 80
	case PtrKind:
		return uint64(m.Layout.PtrBits(ty.AddrSpace(t)))
	case VectorKind:
		return ty.Len64(t) * m.BitsOf(ty.Elem(t))
	case ArrayKind:
		return ty.Len64(t) * m.SizeOf(ty.Elem(t)) * 8
	case StructKind:
		return m.SizeOf(t) * 8
	}
	return 0
}

// StoreSize returns the number of bytes that a store of type t writes.
func (m *Module) StoreSize(t Type) uint64 { return (m.BitsOf(t) + 7) / 8 }

// SizeOf returns the distance of consecutive elements of type t in memory, in bytes.
func (m *Module) SizeOf(t Type) uint64 {
	ty := &m.Types
	switch ty.Kind(t) {
	case StructKind:
		return m.structOf(t).size
	case ArrayKind:
		return ty.Len64(t) * m.SizeOf(ty.Elem(t))
	}
	return AlignTo(m.StoreSize(t), m.AlignOf(t))
}

// StrideOf returns the distance of the elements of array or vector type t, in bytes: those of a vector
// have no padding. Elements of a vector that are not whole bytes have no distance in bytes.
func (m *Module) StrideOf(t Type) uint64 {
	if m.Types.IsVector(t) {
		return m.StoreSize(m.Types.Elem(t))
	}
	return m.SizeOf(m.Types.Elem(t))
}

// AlignOf returns the ABI alignment of type t in bytes.
func (m *Module) AlignOf(t Type) uint64 {
	ty := &m.Types
	switch ty.Kind(t) {
	case IntKind:
		k := 0
		for w := ty.Bits(t); 8<<k < w && k < 4; {
			k++
		}
		return 1 << m.Layout.intAlign[k]
	case PtrKind:
		if as := ty.AddrSpace(t); as < uint32(len(m.Layout.ptrAlign)) {
			return uint64(m.Layout.ptrAlign[as])
		}
		return uint64(m.Layout.ptrAlign[0])
	case VectorKind:
		n := m.StoreSize(t)
		a := uint64(1)
		for a < n {
			a <<= 1
		}
		return a
	case ArrayKind:
		return m.AlignOf(ty.Elem(t))
	case StructKind:
		return m.structOf(t).align
	}
	a := uint64(1)
	for n := m.StoreSize(t); a < n && a < 16; {
		a <<= 1
	}
	return a
}

// SetPtrBits gives pointers of an address space another width, naturally aligned.
func (l *Layout) SetPtrBits(space uint32, bits int) {
	if space < uint32(len(l.ptrBits)) {
		l.ptrBits[space], l.ptrAlign[space] = uint16(bits), uint16(bits/8)
	}
}
