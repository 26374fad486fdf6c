// Package tensormap has the tensor maps that copies of tensors need (PTX ISA §5.5.8): their description, their 128 bytes, whose layout is up to
// the implementation, and the swizzle of boxes in shared memory.
package tensormap

import (
	"math"

	"gonvvm/internal/isa"
)

// Type is the type of a tensor's elements. The numbers are those of
// tensormap.replace (PTX ISA §9.7.9.28).
type Type uint8

// The types of elements.
const (
	U8 Type = iota
	U16
	U32
	S32
	U64
	S64
	F16
	F32
	F32FTZ
	F64
	BF16
	TF32
	TF32FTZ
	B4x16    // sixteen elements of four bits in eight bytes
	B4x16P64 // the same, in sixteen bytes of shared memory
	B6x16P32 // sixteen elements of six bits: twelve bytes, sixteen in shared memory
	numTypes
)

// Packed reports whether sixteen elements go together.
func (t Type) Packed() bool { return t >= B4x16 }

// Bytes returns the size of an element, or of sixteen packed ones, in global and in
// shared memory.
func (t Type) Bytes() (global, shared int) {
	switch t {
	case B4x16:
		return 8, 8
	case B4x16P64:
		return 8, 16
	case B6x16P32:
		return 12, 16
	}
	n := [...]int{1, 2, 4, 4, 8, 8, 2, 4, 4, 8, 2, 4, 4}[t]
	return n, n
}

// Atom returns the type that reductions have, 0 if there are none.
func (t Type) Atom() isa.Atom {
	if t.Packed() || t == U8 || t == U16 {
		return 0
	}
	return [...]isa.Atom{0, 0, isa.U32, isa.S32, isa.U64, isa.S64, isa.F16, isa.F32, isa.F32, isa.F64, isa.Bf16, isa.F32, isa.F32}[t]
}

// Swizzle says how the 16-byte pieces of a box are arranged in shared memory (PTX ISA §5.5.7).
type Swizzle uint8

// The swizzles.
const (
	SwizzleNone Swizzle = iota
	Swizzle32B
	Swizzle64B
	Swizzle128B
	Swizzle96B
)

// SwizzleAtom is the unit that Swizzle128B keeps together.
type SwizzleAtom uint8

// The atoms.
const (
	Atom16B SwizzleAtom = iota
	Atom32B
	Atom32BFlip8B
	Atom64B
)

// Apply returns the swizzled form of a shared address.
func (s Swizzle) Apply(addr uint64, atom SwizzleAtom) uint64 {
	line := addr >> 7
	switch s {
	case Swizzle32B, Swizzle96B:
		return addr ^ line&1<<4
	case Swizzle64B:
		return addr ^ line&3<<4
	case Swizzle128B:
		switch atom {
		case Atom32B:
			return addr ^ line&3<<5
		case Atom32BFlip8B:
			return addr ^ line&3<<5 ^ line&1<<3
		case Atom64B:
			return addr ^ line&1<<6
		}
		return addr ^ line&7<<4
	}
	return addr
}

// Width returns the bytes that the inner dimension of a box may have.
func (s Swizzle) Width() int { return [...]int{math.MaxInt, 32, 64, 128, 96}[s] }

// Desc describes a tensor in global memory and the boxes that are copied, as
// cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col and cuTensorMapEncodeIm2colWide take it: the innermost dimension first.
type Desc struct {
	Type    Type
	Addr    uint64   // multiple of 16
	Dim     []int    // in elements, one to five
	Stride  []uint64 // bytes from one element to the next along Dim[1], Dim[2] …; multiples of 16
	Box     []int    // elements; not for Im2col
	Step    []int    // element strides; nil: 1
	Swizzle Swizzle
	Atom    SwizzleAtom
	FillNaN bool // elements outside are NaN instead of zero

	// Im2col: Dim is channels, the width, height and depth that there are, images.
	Im2col           bool
	Lower, Upper     []int // corners of the pixels' box, relative to the tensor's first and last pixel
	Channels, Pixels int
	Wide             Wide // pixels run along the width only; the corners have one number
}

// Wide is the mode of a map for pixels that run along the width only (PTX ISA §5.5.5).
type Wide uint8

// The modes: no such map, as many pixels as the map says, 128 pixels.
const (
	NotWide Wide = iota
	WideW
	WideW128
)

// Bytes is the size of a tensor map in memory; it is aligned to 64 bytes.
const Bytes = 128
