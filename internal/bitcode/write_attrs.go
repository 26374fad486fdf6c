package bitcode

import "gonvvm/internal/ir"

// attrTable numbers attribute lists and their groups.
type attrTable struct {
	w      *writer
	listID []uint32 // by AttrListID: id in the file, counted from 1
	lists  [][]uint32
	groups []groupAt
	first  []uint32 // by AttrSetID: 1 + index of its first group
	global []uint32 // by AttrSetID: id of the list that a variable has with it
}

// groupAt is a set at a position of a list.
type groupAt struct {
	set   ir.AttrSetID
	index uint64
	next  uint32 // 1 + index of the next group of the same set
	empty bool   // nothing of the set exists in the dialect
}

func (a *attrTable) init(w *writer) {
	a.w = w
	a.listID = make([]uint32, len(w.m.AttrLists))
	a.first = make([]uint32, len(w.m.AttrSets))
	a.global = make([]uint32, len(w.m.AttrSets))
}

// id returns the id of a list in the file, 0 for an empty one.
func (a *attrTable) id(l ir.AttrListID) uint64 {
	if l == 0 {
		return 0
	}
	if a.listID[l] == 0 {
		src := &a.w.m.AttrLists[l]
		var list []uint32
		list = a.add(list, src.Ret, attrIndexReturn)
		for i, p := range src.Params {
			list = a.add(list, p, attrIndexFirstArg+uint64(i))
		}
		list = a.add(list, src.Fn, attrIndexFunction)
		a.listID[l] = a.list(list)
	}
	return uint64(a.listID[l] - 1)
}

// variable returns the id of the list that holds the attributes of a variable.
func (a *attrTable) variable(s ir.AttrSetID) uint64 {
	if s == 0 {
		return 0
	}
	if a.global[s] == 0 {
		a.global[s] = a.list(a.add(nil, s, attrIndexFunction))
	}
	return uint64(a.global[s] - 1)
}

// list returns 1 + the id of a list of groups.
func (a *attrTable) list(groups []uint32) uint32 {
	if len(groups) == 0 {
		return 1
	}
	a.lists = append(a.lists, groups)
	return uint32(len(a.lists)) + 1
}

// add appends the group of set s at an index to a list.
func (a *attrTable) add(list []uint32, s ir.AttrSetID, index uint64) []uint32 {
	if len(a.w.m.AttrSets[s]) == 0 {
		return list
	}
	for g := a.first[s]; g != 0; g = a.groups[g-1].next {
		if x := &a.groups[g-1]; x.index == index {
			if x.empty {
				return list
			}
			return append(list, g)
		}
	}
	g := groupAt{set: s, index: index, next: a.first[s]}
	rec := a.record(a.w.rec[:0], &g) // makes the types known
	g.empty = len(rec) == 2
	a.w.rec = rec[:0]
	a.groups = append(a.groups, g)
	a.first[s] = uint32(len(a.groups))
	if g.empty {
		return list
	}
	return append(list, a.first[s])
}

// record appends the record of a group without its id.
func (a *attrTable) record(rec []uint64, g *groupAt) []uint64 {
	rec = append(rec, 0, g.index)
	set := a.w.m.AttrSets[g.set]
	if a.w.v7 {
		return a.w.oldAttrs(rec, set, g.index == attrIndexFunction)
	}
	for i := range set {
		rec = a.attr(rec, &set[i])
	}
	return rec
}

func appendString(rec []uint64, s string) []uint64 {
	for i := range len(s) {
		rec = append(rec, uint64(s[i]))
	}
	return append(rec, 0)
}

// stringAttr appends a string attribute.
func stringAttr(rec []uint64, key, val string) []uint64 {
	if val == "" {
		return appendString(append(rec, attrFormString), key)
	}
	return appendString(appendString(append(rec, attrFormStringVal), key), val)
}

// attr appends one attribute.
func (a *attrTable) attr(rec []uint64, x *ir.Attr) []uint64 {
	if x.Kind == ir.AttrString {
		return stringAttr(rec, x.Key, x.Str)
	}
	kind := encodeAttr(x.Kind)
	if kind == 0 {
		a.w.fail(failAttr, "the attribute "+x.Kind.String()+" has no number in bitcode")
	}
	switch x.Kind {
	case ir.AttrAlign, ir.AttrAlignStack, ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		return append(rec, attrFormInt, kind, x.Int)
	case ir.AttrMemory:
		return append(rec, attrFormInt, kind, encodeMemory(ir.MemoryEffects(x.Int)))
	case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrElementType:
		return append(rec, attrFormType, kind, uint64(a.w.types.id(x.Type)-1))
	case ir.AttrUWTable:
		n := uint64(2) // asynchronous tables
		if x.Str == "sync" {
			n = 1
		}
		return append(rec, attrFormInt, kind, n)
	case ir.AttrRange:
		r := attrText{text: x.Str}
		return r.constantRange(append(rec, attrFormRange, kind), a.w)
	case ir.AttrInitializes:
		r := attrText{text: x.Str}
		return r.rangeList(append(rec, attrFormRangeList, kind), a.w)
	}
	if x.Str != "" || intAttr(x.Kind) {
		r := attrText{text: x.Str}
		n, ok := r.number(x.Kind)
		if !ok {
			a.w.fail(failAttr, "the operand of the attribute "+x.Kind.String()+"("+x.Str+") cannot be understood")
		}
		return append(rec, attrFormInt, kind, n)
	}
	return append(rec, attrFormEnum, kind)
}

// encodeMemory returns the number of a memory(…) attribute: two bits for each location. LLVM's order is the same as
// ours, but a version is in the high byte.
func encodeMemory(e ir.MemoryEffects) uint64 {
	return memoryVersion<<56 | uint64(e)
}

// write writes the groups and lists.
func (a *attrTable) write() {
	if len(a.lists) == 0 {
		return
	}
	s := a.w.s
	s.Enter(blockParamAttrGroup, 3)
	rec := a.w.rec
	for i := range a.groups {
		if a.groups[i].empty {
			continue
		}
		rec = a.record(rec[:0], &a.groups[i])
		rec[0] = uint64(i) + 1
		s.Record(attrGroupEntry, rec)
	}
	s.End()
	s.Enter(blockParamAttr, 3)
	for _, l := range a.lists {
		rec = rec[:0]
		for _, g := range l {
			rec = append(rec, uint64(g))
		}
		s.Record(attrEntry, rec)
	}
	s.End()
	a.w.rec = rec
}
