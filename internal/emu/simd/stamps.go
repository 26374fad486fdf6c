package simd

import (
	"math/bits"
	"sync"
	"unsafe"
)

// Elements of the stamps of a line, of 32 bits: an array for each field of a stamp.
const (
	LineStamps    = 3 * StampElements
	StampElements = 4 * LineWords // warp, clock, src and tag
)

// StampAt returns the element of the stamps of a memory that is the warp of stamp k of word i; the other fields follow at distances of LineWords.
func (s *Summary) StampAt(k, i int) int {
	return int(s.Stamps/4) + StampElements*k + i%LineWords
}

// spareStamps has stamps of pages, for each number of lines. They need not be cleared: all stamps of a line that is spread are set.
var spareStamps [4]sync.Pool

func spareOf(lines int) *sync.Pool { return &spareStamps[bits.TrailingZeros(uint(lines))/2] }

// GrowStamps returns stamps for more lines of a page that begin with those of a list, which is not used any more. A page has room for one line,
// then for 4, 16 and all lines: most have few that are spread, or most.
func GrowStamps(list []uint32) (more []uint32) {
	n := max(1, 4*len(list)/LineStamps)
	if p, ok := spareOf(n).Get().(*uint32); ok {
		more = unsafe.Slice(p, n*LineStamps)
	} else {
		more = make([]uint32, n*LineStamps)
	}
	copy(more, list)
	FreeStamps(list)
	return more
}

// FreeStamps gives back the result of GrowStamps, or an empty list.
func FreeStamps(list []uint32) {
	if len(list) > 0 {
		spareOf(len(list) / LineStamps).Put(unsafe.SliceData(list))
	}
}
