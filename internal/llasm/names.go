package llasm

import (
	"math/bits"
	"strings"

	"gonvvm/internal/slab"
)

// nameTable gives every name a small number, counted from 1, in order of first appearance. It is an open-addressing
// hash table; clearing it takes time proportional to its contents. Names alias the source.
type nameTable struct {
	slots []nameSlot
	names []string
}

// nameSlot holds the hash beside the number, so that a search reads no other name: in a large table each is a cache miss.
type nameSlot struct{ hash, n uint32 }

// hashName adds the last byte to the hash of the others: names that count, as %add1, %add2 and so on, have neighbouring
// slots, and in a large table not each of them is a cache miss.
func hashName(s string) uint32 {
	h := uint64(len(s)) * 0x9E3779B97F4A7C15
	last := uint32(0)
	if n := len(s); n > 0 {
		last = uint32(s[n-1])
		s = s[:n-1]
	}
	for len(s) >= 8 {
		w := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
		h = (h ^ w) * 0x9E3779B97F4A7C15
		h ^= h >> 29
		s = s[8:]
	}
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 0x100000001B3
	}
	h *= 0x9E3779B97F4A7C15
	return uint32(h>>32) + last
}

// id returns the number of a name, giving it the next one if it is new.
func (t *nameTable) id(name string) (n uint32, isNew bool) {
	if 2*len(t.names) >= len(t.slots) {
		t.grow()
	}
	mask := uint32(len(t.slots) - 1)
	hash := hashName(name)
	i := hash & mask
	for t.slots[i].n != 0 {
		if s := t.slots[i]; s.hash == hash && t.names[s.n-1] == name {
			return s.n, false
		}
		i = (i + 1) & mask
	}
	t.names = append(slab.Doubled(t.names, 1), name)
	n = uint32(len(t.names))
	t.slots[i] = nameSlot{hash, n}
	return n, true
}

// find returns the number of a name, 0 if the table does not have it.
func (t *nameTable) find(name string) uint32 {
	if len(t.slots) == 0 {
		return 0
	}
	mask := uint32(len(t.slots) - 1)
	hash := hashName(name)
	for i := hash & mask; t.slots[i].n != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s.hash == hash && t.names[s.n-1] == name {
			return s.n
		}
	}
	return 0
}

// name returns the name with number n.
func (t *nameTable) name(n uint32) string { return t.names[n-1] }

// grow moves the slots in their order: the slots of a part of the old table are in as many parts of the new one as it has
// grown, each in order, so that memory is written in few streams.
func (t *nameTable) grow() {
	old := t.slots
	t.slots = make([]nameSlot, max(64, 4<<bits.Len(uint(len(t.names)))))
	mask := uint32(len(t.slots) - 1)
	for _, s := range old {
		if s.n == 0 {
			continue
		}
		i := s.hash & mask
		for t.slots[i].n != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = s
	}
}

// reset empties the table and keeps its memory.
func (t *nameTable) reset() {
	if 16*len(t.names) >= len(t.slots) {
		clear(t.slots)
	} else {
		mask := uint32(len(t.slots) - 1)
		for k, name := range t.names {
			i := hashName(name) & mask
			for t.slots[i].n != uint32(k+1) {
				i = (i + 1) & mask
			}
			t.slots[i] = nameSlot{}
		}
	}
	t.names = t.names[:0]
}

// copies holds copies of strings, many in one piece of memory: the collector then has few objects to mark.
type copies struct{ piece strings.Builder }

const (
	minPiece = 512
	maxPiece = 64 << 10
)

// add returns a copy of s.
func (c *copies) add(s string) string {
	if c.piece.Cap()-c.piece.Len() < len(s) {
		size := min(max(2*c.piece.Cap(), minPiece), maxPiece)
		c.piece = strings.Builder{}
		c.piece.Grow(max(size, len(s)))
	}
	at := c.piece.Len()
	c.piece.WriteString(s)
	return c.piece.String()[at:]
}

// numTable maps the numbers of numbered names to small numbers: an array for the dense ones, a map for the few that are
// far out.
type numTable struct {
	dense  []uint32
	sparse map[uint32]uint32
}

// get returns the value of n, 0 if it has none.
func (t *numTable) get(n uint32) uint32 {
	if n < uint32(len(t.dense)) {
		return t.dense[n]
	}
	return t.sparse[n]
}

// set maps n to x.
func (t *numTable) set(n, x uint32) {
	if n < uint32(len(t.dense)) {
		t.dense[n] = x
		return
	}
	if n <= uint32(2*len(t.dense)+1024) {
		size := max(int(n)+1, 2*len(t.dense), 64)
		for len(t.dense) < size {
			t.dense = append(t.dense, 0)
		}
		for k, v := range t.sparse { // entries that the array now covers move into it
			if k < uint32(size) {
				t.dense[k] = v
				delete(t.sparse, k)
			}
		}
		t.dense[n] = x
		return
	}
	if t.sparse == nil {
		t.sparse = make(map[uint32]uint32)
	}
	t.sparse[n] = x
}

// reset empties the table and keeps its memory.
func (t *numTable) reset() {
	t.dense = t.dense[:0]
	if t.sparse != nil {
		clear(t.sparse)
	}
}
