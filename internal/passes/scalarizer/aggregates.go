package scalarizer

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxMembers = 64  // of an aggregate that is split
	maxNested  = 16  // aggregates in each other
	maxChain   = 256 // insertions and extractions that a member is followed through
)

// aggregates computes with the members of aggregates, its scalars and vectors, and reports whether it changed something. Aggregates stay where
// functions take or return them, and where a volatile or atomic operation accesses them.
func (s *Scalarizer) aggregates() bool {
	f := s.f
	changed := false
	s.chain = s.chain[:0]
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		if f.Op(f.Terminator(blk)) == ir.OpInvoke { // its result has no place for an extraction
			return false
		}
	}
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		for v := f.First(blk); v != ir.None; {
			next := f.Next(v)
			t := f.TypeOf(v)
			switch op := f.Op(v); {
			case op == ir.OpStore && s.divides(f.TypeOf(f.Operand(v, 0))) && analysis.IsSimple(f, v):
				s.storeMembers(v)
				changed = true
			case op == ir.OpExtractValue && !s.ty.IsAggregate(t):
				changed = s.extraction(v) || changed
			case op == ir.OpInsertValue, op == ir.OpExtractValue:
				s.chain = append(s.chain, v)
			case op == ir.OpPhi, op == ir.OpFreeze, op == ir.OpSelect && f.TypeOf(f.Operand(v, 0)) == ir.I1,
				op == ir.OpLoad && analysis.IsSimple(f, v):
				if s.divides(t) {
					s.membersOf(v, t)
				}
			}
			v = next
		}
	}
	for _, v := range s.split {
		if f.Op(v) == ir.OpPhi {
			s.incoming(v)
		}
	}
	s.dropChain()
	for _, v := range s.split {
		s.join(v)
	}
	for _, v := range s.split {
		f.Erase(v)
	}
	changed = changed || len(s.split) > 0
	s.split = s.split[:0]
	s.finish()
	return changed
}

// dropChain erases insertions and extractions that only the split instructions use.
func (s *Scalarizer) dropChain() {
	f := s.f
	for _, v := range s.split {
		step := 1
		if f.Op(v) == ir.OpPhi {
			step = 2
		}
		for i := 0; i < f.NumOps(v); i += step {
			if x := f.Operand(v, i); f.Op(x) == ir.OpInsertValue || f.Op(x) == ir.OpExtractValue && s.ty.IsAggregate(f.TypeOf(x)) {
				f.SetOperand(v, i, s.c.Poison(f.TypeOf(x)))
			}
		}
	}
	for i := len(s.chain) - 1; i >= 0; i-- {
		if v := s.chain[i]; !f.HasUses(v) {
			f.Erase(v)
		}
	}
}

// divides reports whether t is an aggregate of at most maxMembers members.
func (s *Scalarizer) divides(t ir.Type) bool {
	return !t.IsFixed() && s.ty.IsAggregate(t) && s.members(t) <= maxMembers
}

// members returns the number of scalars and vectors in t; if there are more than maxMembers, or types are nested too deep, some number above.
func (s *Scalarizer) members(t ir.Type) int { return s.membersAt(t, 0) }

func (s *Scalarizer) membersAt(t ir.Type, depth int) int {
	k := s.ty.Kind(t)
	if k != ir.StructKind && k != ir.ArrayKind {
		return 1
	}
	for int(t) >= len(s.counts) {
		s.counts = append(s.counts, 0)
	}
	if n := s.counts[t]; n != 0 {
		return int(n) - 1
	}
	n := maxMembers + 1
	switch {
	case depth == maxNested:
	case k == ir.StructKind:
		n = 0
		for _, e := range s.ty.Elems(t) {
			if n += s.membersAt(e, depth+1); n > maxMembers {
				break
			}
		}
	default:
		if each := uint64(s.membersAt(s.ty.Elem(t), depth+1)); each == 0 || s.ty.Len64(t) <= maxMembers/each {
			n = int(each * s.ty.Len64(t))
		}
	}
	n = min(n, maxMembers+1)
	s.counts[t] = uint8(n + 1)
	return n
}

// member returns the type of member i of t, its offset in bytes, and its path of indices, which is valid until the next call.
func (s *Scalarizer) member(t ir.Type, i int) (e ir.Type, off uint64, path []uint32) {
	s.path = s.path[:0]
	for {
		switch s.ty.Kind(t) {
		case ir.StructKind:
			k, elems := 0, s.ty.Elems(t)
			for n := s.members(elems[0]); i >= n; n = s.members(elems[k]) {
				i -= n
				k++
			}
			off += s.f.Mod.FieldOffset(t, k)
			s.path, t = append(s.path, uint32(k)), elems[k]
		case ir.ArrayKind:
			e := s.ty.Elem(t)
			n := s.members(e)
			k := i / n
			off += uint64(k) * s.f.Mod.SizeOf(e)
			s.path, t, i = append(s.path, uint32(k)), e, i%n
		default:
			return t, off, s.path
		}
	}
}

// firstMember returns the number of the first member of t that path leads to, and the type at its end.
func (s *Scalarizer) firstMember(t ir.Type, path []uint32) (int, ir.Type) {
	first := 0
	for _, k := range path {
		if s.ty.Kind(t) == ir.ArrayKind {
			t = s.ty.Elem(t)
			first += int(k) * s.members(t)
			continue
		}
		elems := s.ty.Elems(t)
		for _, e := range elems[:k] {
			first += s.members(e)
		}
		t = elems[k]
	}
	return first, t
}

// origin follows member i of x through insertions and extractions: to the member itself, or to an aggregate whose member k it is.
func (s *Scalarizer) origin(x ir.Value, i int) (y ir.Value, k int) {
	f := s.f
	for n := 0; n < maxChain && s.ty.IsAggregate(f.TypeOf(x)) && !s.known(x); n++ {
		switch f.Op(x) {
		case ir.OpInsertValue:
			first, e := s.firstMember(f.TypeOf(x), f.Indices(x))
			if i < first || i >= first+s.members(e) {
				x = f.Operand(x, 0)
			} else {
				x, i = f.Operand(x, 1), i-first
			}
		case ir.OpExtractValue:
			t := f.TypeOf(f.Operand(x, 0))
			if !s.divides(t) {
				return x, i
			}
			first, _ := s.firstMember(t, f.Indices(x))
			x, i = f.Operand(x, 0), i+first
		default:
			return x, i
		}
	}
	return x, i
}

// extraction replaces the member that v extracts, if that is known, and reports whether it was.
func (s *Scalarizer) extraction(v ir.Value) bool {
	f := s.f
	t := f.TypeOf(f.Operand(v, 0))
	if !s.divides(t) {
		return false
	}
	first, _ := s.firstMember(t, f.Indices(v))
	x, i := s.origin(f.Operand(v, 0), first)
	if s.ty.IsAggregate(f.TypeOf(x)) {
		if !s.known(x) {
			return false
		}
		if x = s.elems[int(s.place(x).first)-1+i]; x == ir.None {
			return false
		}
	}
	f.ReplaceAll(v, x)
	f.Erase(v)
	return true
}

// memberOf returns member i of x.
func (s *Scalarizer) memberOf(x ir.Value, i int) ir.Value {
	f := s.f
	x, i = s.origin(x, i)
	t := f.TypeOf(x)
	if !s.ty.IsAggregate(t) {
		return x
	}
	pos := f.First(f.Entry())
	switch {
	case x.IsConst():
		_, _, path := s.member(t, i)
		if e := s.c.ElemAt(x, path); e != ir.None {
			return e
		}
		return s.extractMember(x, i, pos)
	case x.IsInst():
		pos = analysis.AfterDefinition(f, x)
	}
	if !s.known(x) {
		s.list(x, s.members(t))
	}
	k := int(s.place(x).first) - 1 + i
	if s.elems[k] == ir.None {
		s.elems[k] = s.extractMember(x, i, pos)
	}
	return s.elems[k]
}

// extractMember takes member i of x before instruction pos.
func (s *Scalarizer) extractMember(x ir.Value, i int, pos ir.Value) ir.Value {
	s.b.Before(pos)
	e, _, path := s.member(s.f.TypeOf(x), i)
	return s.b.ExtractValue(e, x, path...)
}

// membersOf computes the members of v, whose type is aggregate t; those of a phi have no incoming values yet.
func (s *Scalarizer) membersOf(v ir.Value, t ir.Type) {
	f := s.f
	n := s.members(t)
	at := s.list(v, n)
	s.at[v].split = true
	s.split = append(s.split, v)
	for i := range n {
		e, off, _ := s.member(t, i)
		var r ir.Value
		switch f.Op(v) {
		case ir.OpPhi:
			s.b.Before(v)
			r = s.b.Phi(e)
		case ir.OpFreeze:
			x := s.memberOf(f.Operand(v, 0), i)
			s.b.Before(v)
			r = s.b.Insert(ir.OpFreeze, e, 0, 0, x)
		case ir.OpSelect:
			x, y := s.memberOf(f.Operand(v, 1), i), s.memberOf(f.Operand(v, 2), i)
			s.b.Before(v)
			r = s.b.Select(f.Operand(v, 0), x, y)
		case ir.OpLoad:
			s.b.Before(v)
			r = s.b.Load(e, s.memberAddress(f.Operand(v, 0), off), analysis.CommonAlignment(f.Mem(v).Bytes(), off), 0)
			s.copyHints(v, r)
		}
		s.elems[at+i] = r
	}
}

// storeMembers stores the members of the aggregate that v stores, and erases v.
func (s *Scalarizer) storeMembers(v ir.Value) {
	f := s.f
	x, p := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(x)
	for i := range s.members(t) {
		e := s.memberOf(x, i)
		_, off, _ := s.member(t, i)
		s.b.Before(v)
		s.copyHints(v, s.b.Store(e, s.memberAddress(p, off), analysis.CommonAlignment(f.Mem(v).Bytes(), off), 0))
	}
	f.Erase(v)
}

// copyHints gives r, an access of a member, the hints of v, that of the aggregate.
func (s *Scalarizer) copyHints(v, r ir.Value) {
	for _, kind := range [...]string{"invariant.load", "nontemporal"} {
		if md := s.f.Attachment(v, kind); md != 0 {
			s.f.Attach(r, ir.Attachment{Kind: kind, Node: md})
		}
	}
}

// memberAddress returns p + off bytes at the builder's place, or p itself.
func (s *Scalarizer) memberAddress(p ir.Value, off uint64) ir.Value {
	if off == 0 {
		return p
	}
	return s.b.PtrAdd(p, s.c.Int(ir.I64, off), ir.FlagInbounds)
}
