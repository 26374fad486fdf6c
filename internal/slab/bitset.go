package slab

import "math/bits"

// BitSet is a set of small ids. Ids at or above the size given to Reset are not
// in the set and must not be added.
type BitSet struct {
	words []uint64
}

// Reset empties the set and makes room for the ids 0 … n-1.
func (s *BitSet) Reset(n int) {
	w := (n + 63) / 64
	if cap(s.words) < w {
		s.words = make([]uint64, w, w+w/2)
		return
	}
	s.words = s.words[:w]
	clear(s.words)
}

// Grow makes room for the ids 0 … n-1 and keeps the members.
func (s *BitSet) Grow(n int) {
	w := (n + 63) / 64
	for len(s.words) < w {
		s.words = append(s.words, 0)
	}
}

// Has reports whether i is in the set.
func (s *BitSet) Has(i uint32) bool {
	w := i >> 6
	return w < uint32(len(s.words)) && s.words[w]>>(i&63)&1 != 0
}

// Add puts i into the set and reports whether it was not there.
func (s *BitSet) Add(i uint32) bool {
	w := &s.words[i>>6]
	m := uint64(1) << (i & 63)
	if *w&m != 0 {
		return false
	}
	*w |= m
	return true
}

// AddBelow is Add that ignores ids without room.
func (s *BitSet) AddBelow(i uint32) {
	if w := i >> 6; w < uint32(len(s.words)) {
		s.words[w] |= 1 << (i & 63)
	}
}

// Remove takes i out of the set.
func (s *BitSet) Remove(i uint32) {
	if w := i >> 6; w < uint32(len(s.words)) {
		s.words[w] &^= 1 << (i & 63)
	}
}

// Next returns the smallest member that is at least i; ok is false if there is none.
func (s *BitSet) Next(i uint32) (member uint32, ok bool) {
	w := int(i >> 6)
	if w >= len(s.words) {
		return 0, false
	}
	x := s.words[w] >> (i & 63) << (i & 63)
	for x == 0 {
		if w++; w == len(s.words) {
			return 0, false
		}
		x = s.words[w]
	}
	return uint32(w<<6 + bits.TrailingZeros64(x)), true
}

// Count returns the number of members.
func (s *BitSet) Count() int {
	n := 0
	for _, w := range s.words {
		n += bits.OnesCount64(w)
	}
	return n
}

// Empty reports whether the set has no member.
func (s *BitSet) Empty() bool {
	for _, w := range s.words {
		if w != 0 {
			return false
		}
	}
	return true
}

// Union adds the members of o, which must have the same size, and reports
// whether s changed.
func (s *BitSet) Union(o *BitSet) bool {
	changed := false
	for i, w := range o.words {
		if n := s.words[i] | w; n != s.words[i] {
			s.words[i] = n
			changed = true
		}
	}
	return changed
}
