package llasm

import (
	"slices"

	"gonvvm/internal/ir"
)

// setTable finds equal attribute sets; 0 marks an empty slot.
type setTable struct {
	slots []ir.AttrSetID
	used  int
}

// listTable finds equal attribute lists.
type listTable struct {
	slots []ir.AttrListID
	used  int
}

func mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9E3779B97F4A7C15
	return h ^ h>>29
}

func hashSet(s ir.AttrSet) uint32 {
	h := uint64(len(s))
	for i := range s {
		a := &s[i]
		h = mix(h, uint64(a.Kind)|uint64(a.Type)<<8)
		if a.Int != 0 {
			h = mix(h, a.Int)
		}
		if a.Key != "" || a.Str != "" {
			h = mix(h, uint64(hashName(a.Key))|uint64(hashName(a.Str))<<32)
		}
	}
	return uint32(h >> 32)
}

// internSet returns the id of the set in s, which is copied if it is new.
func (p declParser) internSet(s ir.AttrSet) ir.AttrSetID {
	if len(s) == 0 {
		return 0
	}
	t := &p.sets
	if 2*t.used >= len(t.slots) {
		old := t.slots
		t.slots = make([]ir.AttrSetID, max(32, 2*len(old)))
		for _, id := range old {
			if id != 0 {
				i := hashSet(p.m.AttrSets[id]) & uint32(len(t.slots)-1)
				for t.slots[i] != 0 {
					i = (i + 1) & uint32(len(t.slots)-1)
				}
				t.slots[i] = id
			}
		}
	}
	mask := uint32(len(t.slots) - 1)
	i := hashSet(s) & mask
	for t.slots[i] != 0 {
		if slices.Equal(p.m.AttrSets[t.slots[i]], s) {
			return t.slots[i]
		}
		i = (i + 1) & mask
	}
	t.slots[i] = p.m.AddAttrs(p.ownSet(s))
	t.used++
	return t.slots[i]
}

// ownSet copies a set and its strings.
func (p declParser) ownSet(s ir.AttrSet) ir.AttrSet {
	s = slices.Clone(s)
	for i := range s {
		s[i].Key, s[i].Str = p.str(s[i].Key), p.str(s[i].Str)
	}
	return s
}

func hashList(l *ir.AttrList) uint32 {
	h := uint64(l.Fn) | uint64(l.Ret)<<32
	for _, x := range l.Params {
		h = mix(h, uint64(x))
	}
	return uint32(mix(h, uint64(len(l.Params))) >> 32)
}

// internList returns the id of a list, whose params are copied if it is new.
func (p declParser) internList(l ir.AttrList) ir.AttrListID {
	for len(l.Params) > 0 && l.Params[len(l.Params)-1] == 0 {
		l.Params = l.Params[:len(l.Params)-1]
	}
	if l.Fn == 0 && l.Ret == 0 && len(l.Params) == 0 {
		return 0
	}
	t := &p.lists
	if 2*t.used >= len(t.slots) {
		old := t.slots
		t.slots = make([]ir.AttrListID, max(32, 2*len(old)))
		for _, id := range old {
			if id != 0 {
				i := hashList(&p.m.AttrLists[id]) & uint32(len(t.slots)-1)
				for t.slots[i] != 0 {
					i = (i + 1) & uint32(len(t.slots)-1)
				}
				t.slots[i] = id
			}
		}
	}
	mask := uint32(len(t.slots) - 1)
	i := hashList(&l) & mask
	for t.slots[i] != 0 {
		o := &p.m.AttrLists[t.slots[i]]
		if o.Fn == l.Fn && o.Ret == l.Ret && slices.Equal(o.Params, l.Params) {
			return t.slots[i]
		}
		i = (i + 1) & mask
	}
	l.Params = slices.Clone(l.Params)
	t.slots[i] = p.m.AddAttrList(l)
	t.used++
	return t.slots[i]
}
