package emu

import "gonvvm/internal/emu"

// TensorMapDesc describes a tensor in global memory and the boxes that cp.async.bulk.tensor
// copies.
type TensorMapDesc = emu.TensorMapDesc

// TensorType is the type of a tensor's elements.
type TensorType = emu.TensorType

// The types of elements.
const (
	TensorU8       = emu.TensorU8
	TensorU16      = emu.TensorU16
	TensorU32      = emu.TensorU32
	TensorS32      = emu.TensorS32
	TensorU64      = emu.TensorU64
	TensorS64      = emu.TensorS64
	TensorF16      = emu.TensorF16
	TensorF32      = emu.TensorF32
	TensorF32FTZ   = emu.TensorF32FTZ
	TensorF64      = emu.TensorF64
	TensorBF16     = emu.TensorBF16
	TensorTF32     = emu.TensorTF32
	TensorTF32FTZ  = emu.TensorTF32FTZ
	TensorB4x16    = emu.TensorB4x16
	TensorB4x16P64 = emu.TensorB4x16P64
	TensorB6x16P32 = emu.TensorB6x16P32
)

// Swizzle says how the 16-byte pieces of a box are arranged in shared memory.
type Swizzle = emu.Swizzle

// The swizzles, by the bytes of a line.
const (
	SwizzleNone = emu.SwizzleNone
	Swizzle32B  = emu.Swizzle32B
	Swizzle64B  = emu.Swizzle64B
	Swizzle128B = emu.Swizzle128B
	Swizzle96B  = emu.Swizzle96B
)

// SwizzleAtom is what Swizzle128B keeps together.
type SwizzleAtom = emu.SwizzleAtom

// The atoms of Swizzle128B; the others keep 16 bytes together.
const (
	Atom16B       = emu.Atom16B
	Atom32B       = emu.Atom32B
	Atom32BFlip8B = emu.Atom32BFlip8B
	Atom64B       = emu.Atom64B
)

// EncodeTensorMap makes the 128 bytes of a tensor map: an argument for a parameter of that
// size, or what Write puts in memory, aligned to 64 bytes.
func EncodeTensorMap(t TensorMapDesc) ([]byte, error) { return emu.EncodeTensorMap(t) }
