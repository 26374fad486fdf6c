package emu

import (
	"gonvvm/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/emu/tensormap"
)

// TensorMapDesc describes a tensor in global memory and the boxes that cp.async.bulk.tensor copies, as
// cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col and cuTensorMapEncodeIm2colWide of CUDA's driver take it: the innermost dimension first.
type TensorMapDesc struct {
	Type    TensorType  // of an element
	Addr    Ptr         // multiple of 16
	Dim     []int       // extents in elements, one to five
	Stride  []uint64    // bytes from one element to the next along Dim[1], Dim[2] …; multiples of 16
	Box     []int       // extents of the box in elements; not for Im2col
	Step    []int       // element strides; nil is 1 for all
	Swizzle Swizzle     // arrangement in shared memory
	Atom    SwizzleAtom // unit of Swizzle128B
	FillNaN bool        // elements outside of the tensor are NaN instead of zero

	Im2col           bool  // Dim is channels; width, height and depth, as far as present; images
	Lower, Upper     []int // Im2col: corners of the box of pixels, relative to the first and last pixel of the tensor
	Channels, Pixels int   // Im2col: extents of the box
	Wide             Wide  // Im2col: pixels run along the width only; Lower and Upper have one number
}

// Wide is the mode of a map for the copies .im2col::w and .im2col::w::128 (PTX ISA §5.5.5).
type Wide uint8

// The modes: a map for another copy, for as many pixels along the width as Pixels says, for 128 pixels.
const (
	NotWide Wide = iota
	WideW
	WideW128
)

// TensorType is the type of a tensor's elements.
type TensorType uint8

// The types of elements. TensorB4x16 is sixteen elements of four bits in eight bytes, TensorB4x16P64 the same in sixteen bytes
// of shared memory, TensorB6x16P32 sixteen elements of six bits in twelve bytes, or sixteen in shared memory.
const (
	TensorU8 TensorType = iota
	TensorU16
	TensorU32
	TensorS32
	TensorU64
	TensorS64
	TensorF16
	TensorF32
	TensorF32FTZ
	TensorF64
	TensorBF16
	TensorTF32
	TensorTF32FTZ
	TensorB4x16
	TensorB4x16P64
	TensorB6x16P32
)

// Swizzle is the arrangement of the 16-byte pieces of a box in shared memory (PTX ISA §5.5.7).
type Swizzle uint8

// The swizzles, by the bytes of a line.
const (
	SwizzleNone Swizzle = iota
	Swizzle32B
	Swizzle64B
	Swizzle128B
	Swizzle96B
)

// SwizzleAtom is the unit that Swizzle128B keeps together.
type SwizzleAtom uint8

// The units of Swizzle128B; the other swizzles keep 16 bytes together.
const (
	Atom16B SwizzleAtom = iota
	Atom32B
	Atom32BFlip8B
	Atom64B
)

// EncodeTensorMap returns the 128 bytes of a tensor map: an argument for a parameter of that size, or the contents of memory
// that is aligned to 64 bytes.
func EncodeTensorMap(t TensorMapDesc) ([]byte, error) {
	b, err := tensormap.Encode(tensormap.Desc{
		Type: tensormap.Type(t.Type), Addr: uint64(t.Addr), Dim: t.Dim, Stride: t.Stride, Box: t.Box, Step: t.Step,
		Swizzle: tensormap.Swizzle(t.Swizzle), Atom: tensormap.SwizzleAtom(t.Atom), FillNaN: t.FillNaN,
		Im2col: t.Im2col, Lower: t.Lower, Upper: t.Upper, Channels: t.Channels, Pixels: t.Pixels, Wide: tensormap.Wide(t.Wide),
	})
	if err != nil {
		return nil, &diag.Diagnostic{Code: emu.CodeMemory, Msg: err.Error()}
	}
	return b, nil
}
