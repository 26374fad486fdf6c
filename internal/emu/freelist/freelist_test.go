package freelist

import (
	"math/rand/v2"
	"testing"
)

// Taken memory is aligned by its address and never overlaps; when all is given back, one allocation can have it.
func TestList(t *testing.T) {
	const base, size = 0x10_0500, 1 << 16
	rng := rand.New(rand.NewPCG(1, 2))
	l := New(base, size)
	var owner [size]int
	taken := map[int][2]uint64{}
	drop := func(id int) {
		s := taken[id]
		for i := range s[1] {
			owner[s[0]+i] = 0
		}
		l.Put(s[0], s[1])
		delete(taken, id)
	}
	for id := 1; id < 2000; id++ {
		need, align := uint64(rng.IntN(3000)+1), uint64(1)<<rng.IntN(13)
		off, ok := l.Take(need, align)
		if !ok {
			for other := range id {
				if _, held := taken[other]; held && rng.IntN(2) == 0 {
					drop(other)
				}
			}
			continue
		}
		if (base+off)%align != 0 || off+need > size {
			t.Fatalf("%d bytes at %#x, aligned to %d", need, off, align)
		}
		for i := range need {
			if owner[off+i] != 0 {
				t.Fatalf("offset %#x is taken twice", off+i)
			}
			owner[off+i] = id
		}
		taken[id] = [2]uint64{off, need}
	}
	for id := range taken {
		drop(id)
	}
	if off, ok := l.Take(l.top, 1); !ok || off != 0 || len(l.free) > 0 {
		t.Error("the free memory is in pieces")
	}
}
