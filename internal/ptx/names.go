package ptx

import "gonvvm/internal/slab"

// Names interns strings. The zero value is ready to use.
type Names struct {
	data  []byte
	spans []span
	table []uint32 // open addressing, index into spans
}

type span struct{ off, len uint32 }

// Intern returns the Name of s.
func (n *Names) Intern(s string) Name { return intern(n, s) }

// InternBytes returns the Name of s.
func (n *Names) InternBytes(s []byte) Name { return intern(n, s) }

func intern[S string | []byte](n *Names, s S) Name {
	if len(n.spans) == 0 {
		n.spans = append(n.spans, span{})
	}
	if len(s) == 0 {
		return 0
	}
	if 4*len(n.spans) >= 3*len(n.table) {
		n.grow()
	}
	mask := uint32(len(n.table) - 1)
	for h := hash(s) & mask; ; h = (h + 1) & mask {
		e := n.table[h]
		if e == 0 {
			id := uint32(len(n.spans))
			n.table[h] = id
			n.spans = append(slab.Doubled(n.spans, 1), span{uint32(len(n.data)), uint32(len(s))})
			n.data = append(slab.Doubled(n.data, len(s)), s...)
			return Name(id)
		}
		if sp := n.spans[e]; string(n.data[sp.off:sp.off+sp.len]) == string(s) {
			return Name(e)
		}
	}
}

// Find returns the Name of s if it was interned before, else 0.
func (n *Names) Find(s []byte) Name {
	if len(n.table) == 0 || len(s) == 0 {
		return 0
	}
	mask := uint32(len(n.table) - 1)
	for h := hash(s) & mask; ; h = (h + 1) & mask {
		e := n.table[h]
		if e == 0 {
			return 0
		}
		if sp := n.spans[e]; string(n.data[sp.off:sp.off+sp.len]) == string(s) {
			return Name(e)
		}
	}
}

// Len returns the number of names, the empty one included.
func (n *Names) Len() int { return max(1, len(n.spans)) }

func (n *Names) grow() {
	n.table = make([]uint32, max(64, 2*len(n.table)))
	mask := uint32(len(n.table) - 1)
	for id := 1; id < len(n.spans); id++ {
		sp := n.spans[id]
		h := hash(n.data[sp.off:sp.off+sp.len]) & mask
		for n.table[h] != 0 {
			h = (h + 1) & mask
		}
		n.table[h] = uint32(id)
	}
}

// Get returns the string of id.
func (n *Names) Get(id Name) string {
	if id == 0 {
		return ""
	}
	sp := n.spans[id]
	return string(n.data[sp.off : sp.off+sp.len])
}

// Bytes returns the string of id without copying; it must not be changed and
// is valid until the next Intern.
func (n *Names) Bytes(id Name) []byte {
	if id == 0 {
		return nil
	}
	sp := n.spans[id]
	return n.data[sp.off : sp.off+sp.len]
}

// Append appends the string of id to b without allocating.
func (n *Names) Append(b []byte, id Name) []byte {
	if id == 0 {
		return b
	}
	sp := n.spans[id]
	return append(b, n.data[sp.off:sp.off+sp.len]...)
}

func hash[S string | []byte](s S) uint32 { // FNV-1a
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
