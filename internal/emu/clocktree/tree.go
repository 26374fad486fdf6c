// Package clocktree has the clocks of warps as a value that many hold: trees do not change, and share the parts that they have in
// common. A lock that goes from one of n CTAs to the next so costs the depth of a tree each time, not n clocks.
package clocktree

// Width is the number of clocks in a leaf: those of the warps of one CTA, if the first of them is a multiple of Width, plus one.
const Width = 32

const levelBits = 5 // of an index, for each level

// Tree has a clock for each id from 1 on; those that it does not have are zero. A nil Tree has none.
type Tree struct {
	height uint8 // 0: a leaf
	kids   *[Width]*Tree
	clocks *[Width]uint32
}

// At returns the clock of id.
func (t *Tree) At(id uint32) uint32 {
	if leaf := t.Leaf(id); leaf != nil {
		return leaf[(id-1)%Width]
	}
	return 0
}

// Leaf returns the clocks of id and its neighbours, nil if there are none. They must not be changed.
func (t *Tree) Leaf(id uint32) *[Width]uint32 {
	at := (id - 1) / Width
	if t == nil || at>>(levelBits*uint(t.height)) != 0 {
		return nil
	}
	for t != nil && t.height > 0 {
		t = t.kids[at>>(levelBits*uint(t.height-1))%Width]
	}
	if t == nil {
		return nil
	}
	return t.clocks
}

// Only reports whether no clocks are there but those of id and its neighbours.
func (t *Tree) Only(id uint32) bool {
	at := (id - 1) / Width
	if t != nil && at>>(levelBits*uint(t.height)) != 0 {
		return false
	}
	for t != nil && t.height > 0 {
		next := t.kids[at>>(levelBits*uint(t.height-1))%Width]
		for _, k := range t.kids {
			if k != next && k != nil {
				return false
			}
		}
		t = next
	}
	return true
}

// Raise returns t with the clock of id, unless it is greater.
func (t *Tree) Raise(id, clock uint32) *Tree {
	if clock <= t.At(id) {
		return t
	}
	var leaf [Width]uint32
	leaf[(id-1)%Width] = clock
	return t.RaiseAll(id, &leaf)
}

// RaiseAll returns t with the clocks of id and its neighbours, unless they are greater.
func (t *Tree) RaiseAll(id uint32, clocks *[Width]uint32) *Tree {
	if *clocks == [Width]uint32{} {
		return t
	}
	leaf := *clocks
	at := (id - 1) / Width
	one := &Tree{clocks: &leaf}
	for ; at != 0; at >>= levelBits {
		kids := new([Width]*Tree)
		kids[at%Width] = one
		one = &Tree{height: one.height + 1, kids: kids}
	}
	return t.Merge(one)
}

// Merge returns the greater of the clocks of t and u: one of them, if the other adds nothing.
func (t *Tree) Merge(u *Tree) *Tree {
	switch {
	case u == nil || t == u:
		return t
	case t == nil:
		return u
	}
	for t.height < u.height {
		t = t.lift()
	}
	for u.height < t.height {
		u = u.lift()
	}
	if t.height == 0 {
		return t.mergeLeaf(u)
	}
	var kids [Width]*Tree
	asT, asU := true, true
	for i := range kids {
		k := t.kids[i].Merge(u.kids[i])
		asT, asU = asT && k == t.kids[i], asU && k == u.kids[i]
		kids[i] = k
	}
	switch {
	case asT:
		return t
	case asU:
		return u
	}
	return &Tree{height: t.height, kids: &kids}
}

func (t *Tree) mergeLeaf(u *Tree) *Tree {
	var clocks [Width]uint32
	for i := range clocks {
		clocks[i] = max(t.clocks[i], u.clocks[i])
	}
	switch clocks {
	case *t.clocks:
		return t
	case *u.clocks:
		return u
	}
	return &Tree{clocks: &clocks}
}

// lift returns t as a tree with another level.
func (t *Tree) lift() *Tree {
	return &Tree{height: t.height + 1, kids: &[Width]*Tree{t}}
}
