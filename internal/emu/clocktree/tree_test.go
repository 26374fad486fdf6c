package clocktree

import (
	"math/rand"
	"testing"
)

// Random histories of trees, beside maps: no operation changes the clocks of a tree that exists.
func TestTrees(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	trees, maps := []*Tree{nil}, []map[uint32]uint32{{}}
	id := func() uint32 { return 1 + uint32(r.Int63())>>r.Intn(32) }
	for range 20_000 {
		k := r.Intn(len(trees))
		m := map[uint32]uint32{}
		for i, c := range maps[k] {
			m[i] = c
		}
		n := trees[k]
		switch r.Intn(3) {
		case 0:
			i, c := id(), uint32(r.Intn(9))
			n = n.Raise(i, c)
			if c > m[i] {
				m[i] = c
			}
		case 1:
			i := id()
			var leaf [Width]uint32
			for j := range leaf {
				leaf[j] = uint32(max(0, r.Intn(9)-5))
				if at := (i-1)&^(Width-1) + uint32(j) + 1; leaf[j] > m[at] {
					m[at] = leaf[j]
				}
			}
			n = n.RaiseAll(i, &leaf)
		case 2:
			k := r.Intn(len(trees))
			n = n.Merge(trees[k])
			for i, c := range maps[k] {
				m[i] = max(m[i], c)
			}
		}
		if len(trees) < 50 {
			trees, maps = append(trees, n), append(maps, m)
		} else {
			k := r.Intn(len(trees))
			trees[k], maps[k] = n, m
			if len(m) > 200 { // begin anew
				trees[k], maps[k] = nil, map[uint32]uint32{}
			}
		}
	}
	for k, n := range trees {
		for range 200 {
			if i := id(); n.At(i) != maps[k][i] {
				t.Fatalf("clock of %d is %d, want %d", i, n.At(i), maps[k][i])
			}
		}
		i := id()
		only := true
		for j, c := range maps[k] {
			only = only && (c == 0 || (j-1)/Width == (i-1)/Width)
		}
		if n.Only(i) != only {
			t.Fatalf("Only(%d) is %v", i, !only)
		}
		for i, c := range maps[k] {
			if n.At(i) != c {
				t.Fatalf("clock of %d is %d, want %d", i, n.At(i), c)
			}
		}
	}
}

// Clocks that a tree has already cost nothing: a chain of merges with one new clock each shares all the rest.
func TestShared(t *testing.T) {
	var lock *Tree
	for i := range uint32(1000) {
		mine := (*Tree)(nil).Merge(lock)
		if mine != lock {
			t.Fatal("the first merge copies")
		}
		lock = mine.Raise(i*Width+1, 5)
		if lock.Merge(mine) != lock || mine.Merge(lock) != lock {
			t.Fatalf("%d: a merge that adds nothing makes a tree", i)
		}
	}
	if n := testing.AllocsPerRun(100, func() { lock.Merge(lock); lock.At(7); lock.Leaf(77) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if n := testing.AllocsPerRun(100, func() { lock.Raise(32_001, 9) }); n > 12 {
		t.Errorf("%v allocations for one clock", n)
	}
}
