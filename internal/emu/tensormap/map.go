package tensormap

import "gonvvm/internal/isa"

// The parts of a tensor map as it lies in memory. Its layout is up to the implementation.
const (
	atAddr      = 0
	Magic       = 8  // of MagicWord
	atRank      = 12 // less one
	atType      = 13
	atSwizzle   = 14
	atAtom      = 15
	atFill      = 16
	atIm2col    = 17 // Tile …
	atInterlace = 18
	atStep      = 19 // 5
	atDim       = 24 // 5 of 4
	atBox       = 44 // 5 of 2
	atLower     = 54 // 3 of 2
	atStride    = 64 // 5 of 8, of which 4 count
	atUpper     = 104
	atChannels  = 110
	atPixels    = 112
)

// MagicWord says that memory holds a tensor map. Its bit 21 is clear, which CUTLASS and Triton clear in the map of a small tensor.
const MagicWord = 0x70416d74

// Mode selects the elements of a tensor: by boxes of it, or by pixels.
type Mode uint8

// The modes of maps.
const (
	Tile Mode = iota
	Im2col
	Im2colW    // Im2col + WideW
	Im2colW128 // Im2col + WideW128
)

// mode returns the mode of the map of a description.
func (t *Desc) mode() Mode {
	if !t.Im2col {
		return Tile
	}
	return Im2col + Mode(t.Wide)
}

// Map is a tensor map that an instruction has read.
type Map struct {
	Addr         uint64
	Rank         int
	Type         Type
	Swizzle      Swizzle
	Atom         SwizzleAtom
	Fill         byte // bytes outside
	Mode         Mode
	Dim          [5]int
	Step, Box    [5]int
	Stride       [5]uint64 // of each dimension; packed elements count by sixteen
	Lower, Upper [3]int
	Channels     int
	Pixels       int

	Global, Shared int // bytes of an element in these memories, or of sixteen packed ones
}

// Parse reads 128 bytes; why is the error in them.
func Parse(b []byte) (m Map, why string) {
	m = Map{
		Addr: le.Uint64(b[atAddr:]), Rank: int(b[atRank]) + 1, Type: Type(b[atType]), Swizzle: Swizzle(b[atSwizzle]), Atom: SwizzleAtom(b[atAtom]),
		Mode: Mode(b[atIm2col]), Channels: int(le.Uint16(b[atChannels:])), Pixels: int(le.Uint16(b[atPixels:])),
	}
	switch {
	case le.Uint32(b[Magic:]) != MagicWord:
		return m, "no tensor map lies at the address"
	case m.Rank > 5 || m.Type >= numTypes || m.Swizzle > Swizzle96B || m.Atom > Atom64B || m.Mode > Im2colW128:
		return m, "the tensor map has a field that cannot be"
	case b[atInterlace] != 0:
		return m, "interleaved tensors are not emulated yet"
	}
	if b[atFill] != 0 {
		m.Fill = 0xff
	}
	m.Global, m.Shared = m.Type.Bytes()
	m.Stride[0] = uint64(m.Global)
	for i := range 5 {
		m.Dim[i], m.Step[i], m.Box[i] = 1, 1, 1
		if i >= m.Rank {
			continue
		}
		m.Dim[i], m.Step[i], m.Box[i] = int(le.Uint32(b[atDim+4*i:])), max(1, int(b[atStep+i])), int(le.Uint16(b[atBox+2*i:]))
		if i > 0 {
			m.Stride[i] = le.Uint64(b[atStride+8*(i-1):])
		}
		if i < 3 {
			m.Lower[i], m.Upper[i] = int(int16(le.Uint16(b[atLower+2*i:]))), int(int16(le.Uint16(b[atUpper+2*i:])))
		}
	}
	return m, ""
}

// InnerBytes returns the bytes of a box's inner dimension in shared memory.
func (m *Map) InnerBytes() int {
	n := m.Box[0]
	if m.Mode != Tile {
		n = m.Channels
	}
	n = (n + m.Step[0] - 1) / m.Step[0]
	if m.Type.Packed() {
		n /= 16
	}
	return n * m.Shared
}

// Field returns the place of the field that tensormap.replace writes, its size, and the distance of its elements, 0 if it has one. Other atoms have
// the size 0.
func Field(field isa.Atom) (at uint64, size uint8, each uint64) {
	switch field {
	case isa.GlobalAddress:
		return atAddr, 8, 0
	case isa.Rank:
		return atRank, 1, 0
	case isa.BoxDim:
		return atBox, 2, 2
	case isa.GlobalDim:
		return atDim, 4, 4
	case isa.GlobalStride:
		return atStride, 8, 8
	case isa.ElementStride:
		return atStep, 1, 1
	case isa.Elemtype:
		return atType, 1, 0
	case isa.InterleaveLayout:
		return atInterlace, 1, 0
	case isa.SwizzleMode:
		return atSwizzle, 1, 0
	case isa.FillMode:
		return atFill, 1, 0
	case isa.SwizzleAtomicity:
		return atAtom, 1, 0
	}
	return 0, 0, 0
}

// SetAddr sets the address in a tensor map.
func SetAddr(b []byte, addr uint64) { le.PutUint64(b[atAddr:], addr) }
