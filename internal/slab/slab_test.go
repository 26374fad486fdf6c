package slab

import (
	"math/rand/v2"
	"testing"
)

// A bit set behaves as a map of ids does, under random operations.
func TestBitSetAgainstMap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var s BitSet
	for round := range 20 {
		n := 1 + r.IntN(500)
		s.Reset(n)
		want := map[uint32]bool{}
		for range 400 {
			i := uint32(r.IntN(n))
			switch r.IntN(3) {
			case 0, 1:
				if s.Add(i) == want[i] {
					t.Fatalf("round %d: Add(%d) with %v in the set", round, i, want[i])
				}
				want[i] = true
			case 2:
				s.Remove(i)
				delete(want, i)
			}
		}
		if s.Count() != len(want) || s.Empty() != (len(want) == 0) {
			t.Fatalf("round %d: %d members, want %d", round, s.Count(), len(want))
		}
		seen := 0
		for i, ok := s.Next(0); ok; i, ok = s.Next(i + 1) {
			if !want[i] || !s.Has(i) {
				t.Fatalf("round %d: Next gives %d", round, i)
			}
			seen++
		}
		if seen != len(want) || s.Has(uint32(n)+64) {
			t.Fatalf("round %d: Next gives %d members of %d", round, seen, len(want))
		}
	}
}

func TestBitSetUnion(t *testing.T) {
	var a, b BitSet
	a.Reset(100)
	b.Reset(100)
	a.Add(3)
	b.Add(3)
	if a.Union(&b) {
		t.Error("a union with a subset changes the set")
	}
	b.Add(99)
	if !a.Union(&b) || !a.Has(99) {
		t.Error("a union loses a member")
	}
	a.Grow(300)
	if !a.Has(99) || !a.Add(299) {
		t.Error("growing loses a member")
	}
}

// Values of earlier rounds are never seen again, not even when the epoch wraps.
func TestTableForgets(t *testing.T) {
	var tab Table[int]
	tab.Reset(10)
	tab.Set(3, 7)
	tab.Set(1000, 8)
	if tab.Get(3) != 7 || tab.Get(1000) != 8 || tab.Has(999) {
		t.Fatal("values are lost")
	}
	tab.Reset(10)
	if tab.Has(3) || tab.Get(1000) != 0 {
		t.Fatal("values survive Reset")
	}
	tab.Set(4, 1)
	tab.Delete(4)
	if tab.Has(4) {
		t.Fatal("a deleted value is there")
	}
	tab.epoch = ^uint32(0)
	tab.Set(5, 1)
	tab.entries[6] = entry[int]{1, 9} // written four thousand million rounds ago
	tab.Reset(10)
	if tab.Has(5) || tab.Has(6) {
		t.Fatal("values survive the wrap of the epoch")
	}
}

func TestArenaSlicesAreApart(t *testing.T) {
	var a Arena[byte]
	for range 3 {
		var all [][]byte
		for i := range 300 {
			s := a.Take(i * 3)
			for k := range s {
				if s[k] != 0 {
					t.Fatal("a taken slice is not zero")
				}
				s[k] = byte(i)
			}
			all = append(all, s)
		}
		for i, s := range all {
			for _, x := range s {
				if x != byte(i) {
					t.Fatal("two slices share memory")
				}
			}
		}
		a.Reset()
	}
}
