package emu

import (
	"math/rand/v2"
	"testing"

	"gonvvm/internal/emu/simd"
)

// TestPageStamps spreads the lines of a page in any order: their stamps stay as they are when the page gets room for more, and a page has room
// for few lines more than it has spread.
func TestPageStamps(t *testing.T) {
	p := newPage()
	s := &p.words
	want := map[[2]int]stamp{}
	rooms := map[int]bool{}
	for n, line := range rand.New(rand.NewPCG(1, 2)).Perm(simd.PageLines) {
		for k := range 3 {
			for j := range simd.LineWords {
				i := line*simd.LineWords + j
				o := stamp{warp: uint32(i + 1), clock: uint32(k + 1), src: uint32(n), lane: uint8(j), mask: 15, kind: isRead}
				s.set(k, i, &o)
				want[[2]int{k, i}] = o
			}
		}
		room := len(s.list) / simd.LineStamps
		if rooms[room] = true; room > max(1, 4*n) {
			t.Fatalf("%d lines that are spread have room for %d", n+1, room)
		}
		for at, o := range want {
			if got := s.get(at[0], at[1]); got != o {
				t.Fatalf("after %d lines stamp %d of word %d is %+v, not %+v", n+1, at[0], at[1], got, o)
			}
		}
	}
	if len(rooms) != 4 {
		t.Errorf("the page had room for %v lines, expected four sizes", rooms)
	}
}
