package vectorize

import (
	"cmp"
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// round says which accesses are joined: those of the same elements or, if mixed is set, of words of the same size or, if parts is set, of any size;
// side by side or, if gaps is set, with gaps between them, which a load may have.
type round struct{ mixed, parts, gaps bool }

// join joins accesses of a list: those of one type first, and those that have gaps and one type last.
func (s *Vectorizer) join(list []piece, op ir.Op) bool {
	gaps := op == ir.OpLoad && s.Gaps
	changed := s.joinGroups(list, op, round{})
	changed = !s.LLC && s.joinGroups(list, op, round{mixed: true, parts: true}) || changed
	changed = s.joinGroups(list, op, round{mixed: true, gaps: gaps}) || changed
	return gaps && s.joinGroups(list, op, round{gaps: true}) || changed
}

// joinGroups joins the accesses of each group of a list that has the same base and terms.
func (s *Vectorizer) joinGroups(list []piece, op ir.Op, r round) bool {
	f := s.F
	for i := range list {
		p := &list[i]
		p.used = p.inst == ir.None || r.mixed && s.word(p) == 0
	}
	changed := false
	for i := range list {
		first := &list[i]
		if first.used {
			continue
		}
		var group []int // by offset
		differ := false // as only this round allows
		for j := i; j < len(list); j++ {
			p := &list[j]
			if !p.used && p.base == first.base && (p.elem == first.elem || r.mixed && (r.parts || s.word(p) == s.word(first))) &&
				f.TypeOf(analysis.PointerOf(f, p.inst)) == f.TypeOf(analysis.PointerOf(f, first.inst)) && p.form.SameTerms(&first.form) {
				group = append(group, j)
				p.used, differ = true, differ || p.elem != first.elem && (!r.parts || s.word(p) != s.word(first))
			}
		}
		if len(group) < 2 || r.mixed && !differ {
			continue
		}
		slices.SortStableFunc(group, func(a, b int) int { return cmp.Compare(list[a].form.K, list[b].form.K) })
		for len(group) > 0 {
			n, size := s.widest(list, group, op, r)
			if n > 1 {
				s.replace(list, group[:n], op, size)
				changed = true
			}
			group = group[n:]
		}
	}
	return changed
}

// widest returns how many of the first accesses of a group, in order of their addresses, one can replace, and the bytes that it accesses: 1 if there
// are none.
func (s *Vectorizer) widest(list []piece, group []int, op ir.Op, r round) (n int, size int64) {
	first := &list[group[0]]
	unit := int64(s.m.SizeOf(first.elem))
	switch {
	case r.parts:
		unit = partBytes
	case r.mixed:
		unit = s.word(first)
	}
	gaps := r.gaps && s.ty.AddrSpace(s.F.TypeOf(analysis.PointerOf(s.F, first.inst))) != analysis.Constant // a bank may end with its last variable
	for size := int64(Bytes); size >= 2*unit; size /= 2 {
		n, used := s.within(list, group, size, unit)
		if n > 1 && (gaps && s.fills(used, size, unit) || bits.OnesCount32(used) == int(size)) && s.alignedFor(list, group[:n], size) && s.movable(list, group[:n], op) {
			return n, size
		}
	}
	return 1, 0
}

// within returns how many accesses lie in the bytes from the first one on, one after the other, and which bytes they access. After a gap an access lies
// a whole number of units from the first: the joined access has elements or words there.
func (s *Vectorizer) within(list []piece, group []int, size, unit int64) (n int, used uint32) {
	end := int64(0)
	for _, j := range group {
		at, bytes := list[j].form.K-list[group[0]].form.K, s.bytes(&list[j])
		if at < end || at+bytes > size || at > end && at%unit != 0 {
			break
		}
		end = at + bytes
		used |= (1<<bytes - 1) << at
		n++
	}
	return n, used
}

// fills reports whether the bytes that are used are enough of an access to units: those of each register, but for one register of four that is
// empty. One byte of each register is enough where PTX can tell which bytes are used, or if instruction selection has a register for each unit,
// which for bytes takes too many instructions.
func (s *Vectorizer) fills(used uint32, size, unit int64) bool {
	empty := int64(0)
	for at := int64(0); at < size; at += 4 {
		whole := uint32(1)<<min(size, 4) - 1
		switch part := used >> at & whole; {
		case part == 0:
			empty++
		case part != whole && !s.Partial && (unit == 1 || size > 4*unit):
			return false
		}
	}
	return empty == 0 || empty == 1 && size == Bytes
}

// bytes returns the size of the memory that a piece accesses.
func (s *Vectorizer) bytes(p *piece) int64 { return int64(s.m.SizeOf(p.elem)) * int64(p.n) }

// word returns the size of the words that a piece consists of, 4 or 8, or 0: elements of less than 32 bits share one.
func (s *Vectorizer) word(p *piece) int64 {
	if size := int64(s.m.SizeOf(p.elem)); size >= 4 {
		return size
	}
	if s.bytes(p)%4 == 0 {
		return 4
	}
	return 0
}

// replace replaces the accesses of a group, in order of their addresses, by one of size bytes: of a vector or, if their elements differ, of a
// structure. The place of the group in the list has it then.
func (s *Vectorizer) replace(list []piece, group []int, op ir.Op, size int64) {
	f := s.F
	at := group[0]
	for _, j := range group {
		if op == ir.OpLoad && j < at || op == ir.OpStore && j > at {
			at = j
		}
	}
	first, place := list[group[0]], list[at].inst
	same, flags, used, align := true, ir.Flags(0), int64(0), uint64(size)
	for _, j := range group {
		same = same && list[j].elem == first.elem
		flags |= f.Flags(list[j].inst)
		used += s.bytes(&list[j])
		align = max(align, analysis.CommonAlignment(f.Mem(list[j].inst).Bytes(), uint64(list[j].form.K-first.form.K)))
	}
	if used < size {
		flags |= ir.FlagGaps
	}
	s.B.Before(place)
	p := analysis.PointerOf(f, place)
	if d := first.form.K - list[at].form.K; d != 0 {
		p = s.B.PtrAdd(p, s.c.SInt(ir.I64, d), 0)
	}
	joined := piece{elem: first.elem, n: int(size / int64(s.m.SizeOf(first.elem))), base: first.base, form: first.form}
	var t ir.Type
	if same {
		t = s.ty.Vector(first.elem, joined.n, false)
	} else {
		t = s.structOf(list, group, size)
	}
	if op == ir.OpLoad {
		v := s.B.Load(t, p, align, flags)
		if node := f.Attachment(place, "invariant.load"); node != 0 && s.allInvariant(list, group) {
			f.Attach(v, ir.Attachment{Kind: "invariant.load", Node: node})
		}
		s.replaceLoads(list, group, v, same)
		joined.inst = v
	} else {
		x := s.storedValue(list, group, t, same)
		if s.ty.Scalar(f.TypeOf(x)) == ir.I32 && same {
			joined.elem, joined.n = ir.I32, int(size/4)
		}
		joined.inst = s.B.Store(x, p, align, flags)
	}
	joined.acc = analysis.AccessOf(f, joined.inst)
	for _, j := range group {
		f.Erase(list[j].inst)
		list[j].inst = ir.None
	}
	if same && size < Bytes {
		list[at] = joined
	}
}

// partBytes is the size of the parts of a word that lies beside smaller ones.
const partBytes = 4

// member returns the type of a piece as a member of a structure with words of the given size: a word of eight bytes may be two of four.
func (s *Vectorizer) member(p *piece, word int64) ir.Type {
	if s.word(p) != word {
		return s.ty.Vector(ir.I32, int(s.bytes(p)/word), false)
	}
	return analysis.AccessedType(s.F, p.inst)
}

// leastWord returns the size of the smallest words of a group.
func (s *Vectorizer) leastWord(list []piece, group []int) int64 {
	least := s.word(&list[group[0]])
	for _, j := range group {
		least = min(least, s.word(&list[j]))
	}
	return least
}

// structOf returns the structure of size bytes of the values that a group accesses, with words in the gaps.
func (s *Vectorizer) structOf(list []piece, group []int, size int64) ir.Type {
	var members [Bytes]ir.Type
	n, end, word := 0, int64(0), s.leastWord(list, group)
	fill := func(to int64) {
		for ; end < to; end += 4 {
			members[n] = ir.I32
			n++
		}
	}
	for _, j := range group {
		fill(list[j].form.K - list[group[0]].form.K)
		members[n], end = s.member(&list[j], word), end+s.bytes(&list[j])
		n++
	}
	fill(size)
	return s.ty.Struct(true, members[:n]...)
}

// replaceLoads replaces the loads of a group by the parts of v: elements of a vector if they are the same, or members of a structure.
func (s *Vectorizer) replaceLoads(list []piece, group []int, v ir.Value, same bool) {
	f := s.F
	member, end, word := 0, int64(0), s.leastWord(list, group)
	for _, j := range group {
		p := &list[j]
		was, at := f.TypeOf(p.inst), p.form.K-list[group[0]].form.K
		i := int(at / int64(s.m.SizeOf(p.elem)))
		var x ir.Value
		switch {
		case !same:
			member += int(at-end) / 4
			x = s.B.BitOrPointerCast(s.B.ExtractValue(s.member(p, word), v, uint32(member)), was)
			member, end = member+1, at+s.bytes(p)
		case was == p.elem:
			x = s.element(v, p.elem, i)
		default:
			x = s.c.Poison(was)
			for k := range p.n {
				x = s.with(x, s.element(v, p.elem, i+k), k)
			}
		}
		f.ReplaceAll(p.inst, x)
	}
}

// storedValue returns the values that the stores of a group store as one of type t.
func (s *Vectorizer) storedValue(list []piece, group []int, t ir.Type, same bool) ir.Value {
	if same {
		if x := s.words(list, group); x != ir.None {
			return x
		}
	}
	f, n, word := s.F, 0, s.leastWord(list, group)
	v := s.c.Poison(t)
	for i, j := range group {
		p := &list[j]
		x := f.Operand(p.inst, 0)
		switch {
		case !same:
			t := s.member(p, word)
			if f.Op(x) == ir.OpBitCast && f.TypeOf(f.Operand(x, 0)) == t { // of a load that has been joined
				x = f.Operand(x, 0)
			}
			v = s.B.InsertValue(v, s.B.BitOrPointerCast(x, t), uint32(i))
		case f.TypeOf(x) == p.elem:
			v = s.with(v, x, n)
		default:
			for k := range p.n {
				v = s.with(v, s.element(x, p.elem, k), n+k)
			}
		}
		n += p.n
	}
	return v
}

// element returns element i of a vector, of type t.
func (s *Vectorizer) element(v ir.Value, t ir.Type, i int) ir.Value {
	if v.IsConst() {
		if x := s.c.Elem(v, i); x != ir.None {
			return x
		}
	}
	return s.B.Insert(ir.OpExtractElement, t, 0, 0, v, s.c.Int(ir.I32, uint64(i)))
}

// with returns vector vec with element i replaced by x.
func (s *Vectorizer) with(vec, x ir.Value, i int) ir.Value {
	return s.B.Insert(ir.OpInsertElement, s.F.TypeOf(vec), 0, 0, vec, x, s.c.Int(ir.I32, uint64(i)))
}

// allInvariant reports whether every load of a group is marked as reading memory that
// never changes.
func (s *Vectorizer) allInvariant(list []piece, group []int) bool {
	for _, j := range group {
		if s.F.Attachment(list[j].inst, "invariant.load") == 0 {
			return false
		}
	}
	return true
}
