package tile

import (
	"unsafe"

	"gonvvm/internal/emu/simd"
)

// scalar excludes the assembly.
var scalar bool

// vector reports whether the assembly runs: it needs AVX2, FMA and F16C, which every processor with AVX2 has.
func vector() bool { return !scalar && simd.Available() }

// The functions in tile_amd64.s have no checks: their callers make them. Strides are in bytes.

// widenLanes is Widen.
//
//go:noescape
func widenLanes(dst *float64, reg *Reg, kind int)

// narrowLanes is Narrow.
//
//go:noescape
func narrowLanes(reg *Reg, src *float64, kind int)

// widen converts n consecutive words; n is a multiple of 4, and not zero, as for narrow.
//
//go:noescape
func widen(dst *float64, data unsafe.Pointer, n, kind int)

// narrow does not know F16.
//
//go:noescape
func narrow(words *uint32, src *float64, n, kind int)

// multiply needs m to be a multiple of 4, and n one of 8.
//
//go:noescape
func multiply(c, a, b *float64, strideC, strideA, strideB, m, n, k int)

// transpose needs m and n to be multiples of 4.
//
//go:noescape
func transpose(dst, src *float64, strideDst, strideSrc, m, n int)

//go:noescape
func readMoves(mat, regs *float64, moves *move, n, kind, from, to int)

//go:noescape
func writeMoves(regs, mat *float64, moves *move, n, kind int)
