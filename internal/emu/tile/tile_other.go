//go:build !amd64

package tile

// vector is false: only amd64 has assembly.
var vector = false

func widenLanes(*float64, *Reg, int)                                    {}
func widenBytes(*float64, *[16]byte, int)                               {}
func narrowLanes(*Reg, *float64, int)                                   {}
func widenWords(dst *float64, words *uint32, n, kind int)               {}
func narrowWords(words *uint32, src *float64, n, kind int)              {}
func multiply(c, a, b *float64, strideC, strideA, strideB, m, n, k int) {}
func transpose(dst, src *float64, strideDst, strideSrc, m, n int)       {}
func readMoves(mat, regs *float64, moves *move, n, kind, from, to int)  {}
func writeMoves(regs, mat *float64, moves *move, n, kind int)           {}
