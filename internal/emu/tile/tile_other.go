//go:build !amd64

package tile

import "unsafe"

// scalar excludes assembly, which only amd64 has.
var scalar = true

func vector() bool { return false }

func widenLanes(*float64, *Reg, int)                                    {}
func narrowLanes(*Reg, *float64, int)                                   {}
func widen(dst *float64, data unsafe.Pointer, n, kind int)              {}
func narrow(words *uint32, src *float64, n, kind int)                   {}
func multiply(c, a, b *float64, strideC, strideA, strideB, m, n, k int) {}
func transpose(dst, src *float64, strideDst, strideSrc, m, n int)       {}
func readMoves(mat, regs *float64, moves *move, n, kind, from, to int)  {}
func writeMoves(regs, mat *float64, moves *move, n, kind int)           {}
