package slab

// Table maps ids to values of type T. Ids without a value read as the zero T.
// Reset forgets all values in constant time: an entry counts only if it was
// written since.
type Table[T any] struct {
	entries []entry[T]
	epoch   uint32
}

type entry[T any] struct {
	epoch uint32
	val   T
}

// Reset forgets all values and makes room for the ids 0 … n-1.
func (t *Table[T]) Reset(n int) {
	if len(t.entries) < n {
		t.entries = make([]entry[T], n+n/4)
		t.epoch = 0
	}
	t.epoch++
	if t.epoch == 0 { // after 2^32 rounds old entries would count again
		clear(t.entries)
		t.epoch = 1
	}
}

// Get returns the value of id i, the zero T if it has none.
func (t *Table[T]) Get(i uint32) T {
	if i < uint32(len(t.entries)) {
		if e := &t.entries[i]; e.epoch == t.epoch {
			return e.val
		}
	}
	var zero T
	return zero
}

// Has reports whether id i has a value.
func (t *Table[T]) Has(i uint32) bool {
	return i < uint32(len(t.entries)) && t.entries[i].epoch == t.epoch
}

// Set gives id i a value; the table grows when i is new.
func (t *Table[T]) Set(i uint32, v T) {
	if i >= uint32(len(t.entries)) {
		t.grow(i)
	}
	t.entries[i] = entry[T]{t.epoch, v}
}

func (t *Table[T]) grow(i uint32) {
	n := make([]entry[T], int(i)+int(i)/2+16)
	copy(n, t.entries)
	t.entries = n
	if t.epoch == 0 {
		t.epoch = 1
	}
}

// Delete takes the value of id i away.
func (t *Table[T]) Delete(i uint32) {
	if i < uint32(len(t.entries)) {
		t.entries[i].epoch = t.epoch - 1
	}
}
