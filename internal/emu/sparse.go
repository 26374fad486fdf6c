package emu

import (
	"gonvvm/internal/isa"
)

// sparsity is where the metadata of a sparse matrix A is: 16 bits of each row in each
// of the lanes that contribute, four for each chunk of four units, of which two are stored
// (PTX ISA §9.7.14.6). A unit is an element, half of one of tf32, or two of four bits.
type sparsity struct {
	reg      uint32
	selector int
	units    int // of a row
	elems    int // stored elements of a chunk
	chunk    int // elements of a chunk
}

const (
	chunkUnits = 4
	chunkBits  = 4
	laneChunks = 4 // of a row, in one lane
)

// newSparsity describes rows of k elements of a type; pairs says that its elements go in twos.
func newSparsity(reg uint32, selector, k int, t isa.Atom, pairs bool) *sparsity {
	s := &sparsity{reg: reg, selector: selector, units: k, elems: 2, chunk: 4}
	switch {
	case t == isa.Tf32:
		s.units, s.elems, s.chunk = 2*k, 1, 2
	case pairs:
		s.units, s.elems, s.chunk = k/2, 4, 8
	}
	return s
}

// lanes returns how many lanes of four contribute.
func (s *sparsity) lanes() int { return s.units / (chunkUnits * laneChunks) }

// nibble returns the metadata of a chunk of one of a warp's 16 rows.
func (s *sparsity) nibble(fr *frame, row, chunk int) int {
	l := row%8*4 + s.selector*s.lanes() + chunk/laneChunks
	return int(fr.regs[s.reg][l&(lanes-1)] >> (row/8*16 + chunk%laneChunks*chunkBits) & 15)
}

// expand puts the stored elements of 16 rows where they belong; the others are zero.
func (s *sparsity) expand(room *tiles, a matrix, nibble func(row, chunk int) int) matrix {
	rows := len(a.v) / a.cols
	k := a.cols / s.elems * s.chunk
	out := room.zeros(rows, k)
	for r := range rows {
		for c := range k / s.chunk {
			n := nibble(r, c)
			for e := range s.elems {
				at := 0
				switch first, second := n&3, n>>2; s.elems {
				case 1: // both halves of one element
					at = first / 2
				case 2:
					at = [2]int{first, second}[e]
				default:
					at = 2*[2]int{first, second}[e/2] + e%2
				}
				out.v[r*k+c*s.chunk+at] = a.v[r*a.cols+c*s.elems+e]
			}
		}
	}
	return out
}
