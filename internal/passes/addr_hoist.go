package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

const (
	// maxHoistDepth bounds the chain of instructions that an address is computed by.
	maxHoistDepth = 4
	// maxHoistWalk bounds the blocks that are walked through from one computation to the next.
	maxHoistWalk = 64
)

// addrHoistState is the storage of hoistAddresses.
type addrHoistState struct {
	*unit

	heads   []uint32 // by hash: 1 + index of the newest group
	groups  []addrGroup
	members []addrMember
	walk    []uint32
	seen    slab.BitSet
}

// addrGroup is an address that blocks compute identically.
type addrGroup struct {
	hash, next uint32
	first      ir.Value
	from, last uint32 // blocks of the first one and of the last
	place      uint32 // the block that dominates all
	more       uint32 // 1 + index of the last member but the first
}

// addrMember is an address of a group.
type addrMember struct {
	v    ir.Value
	next uint32 // as more
}

// hoistAddresses computes an address once, in a common dominator, if several blocks compute it of which one can
// execute after another: unrolled iterations that are guarded by a condition each are such blocks. CSE does not find
// them, since none of the blocks dominates another. Threads that enter none of the blocks compute the address in
// vain, which costs a few instructions.
func hoistAddresses(u *unit) bool {
	f, s := u.f, &u.addrHoist
	c := u.CFG()
	if c.Len() < 4 {
		return false
	}
	l := u.Loops()
	s.groups, s.members = s.groups[:0], s.members[:0]
	size := 64
	for size < f.NumInsts()/4 {
		size *= 2
	}
	s.heads = slab.Sized(s.heads, size)
	for n := uint32(1); n <= uint32(c.Len()); n++ {
		for v := f.First(c.Block(n)); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpGEP && !u.ty.IsVector(f.TypeOf(v)) && analysis.Accessed(f, v) {
				if _, isConst := analysis.GEPOffset(f, v); !isConst {
					u.addrHoist.noteAddress(v, n)
				}
			}
		}
	}
	changed := false
	for i := range s.groups {
		if u.addrHoist.hoistAddress(&s.groups[i], l) {
			changed = true
		}
	}
	return changed
}

// noteAddress puts v, in block n, into the group of equal addresses.
func (s *addrHoistState) noteAddress(v ir.Value, n uint32) {
	h := s.shapeHash(v, 0)
	at := &s.heads[h&uint32(len(s.heads)-1)]
	for i := *at; i != 0; i = s.groups[i-1].next {
		if g := &s.groups[i-1]; g.hash == h && s.sameShape(g.first, v, 0) {
			s.members = append(s.members, addrMember{v, g.more})
			g.more = uint32(len(s.members))
			g.last, g.place = n, s.dom.Common(g.place, n)
			return
		}
	}
	s.groups = append(s.groups, addrGroup{hash: h, next: *at, first: v, from: n, last: n, place: n})
	*at = uint32(len(s.groups))
}

// shapeHash is the same for values that are computed identically from the same values.
func (s *addrHoistState) shapeHash(v ir.Value, depth int) uint32 {
	f := s.f
	if !s.partOfAddress(v) || depth == maxHoistDepth {
		return uint32(v)
	}
	h := hashMix(hashMix(uint32(f.Op(v)), uint32(f.TypeOf(v))), f.Aux(v))
	for i := range f.NumOps(v) {
		h = hashMix(h, s.shapeHash(f.Operand(v, i), depth+1))
	}
	return h
}

func (s *addrHoistState) sameShape(v, w ir.Value, depth int) bool {
	f := s.f
	if v == w {
		return true
	}
	if depth == maxHoistDepth || !s.partOfAddress(v) || !w.IsInst() || f.Op(v) != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) ||
		f.Aux(v) != f.Aux(w) || f.NumOps(v) != f.NumOps(w) {
		return false
	}
	for i := range f.NumOps(v) {
		if !s.sameShape(f.Operand(v, i), f.Operand(w, i), depth+1) {
			return false
		}
	}
	return true
}

// partOfAddress reports whether v is an instruction of address arithmetic.
func (s *addrHoistState) partOfAddress(v ir.Value) bool {
	switch s.f.Op(v) {
	case ir.OpGEP, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpZExt, ir.OpSExt, ir.OpTrunc, ir.OpAnd, ir.OpOr, ir.OpXor:
		return v.IsInst() && !s.ty.IsVector(s.f.TypeOf(v))
	}
	return false
}

// hoistAddress computes the address of a group at a block that dominates its members, if that block is in the same loop
// as they are.
func (s *addrHoistState) hoistAddress(g *addrGroup, l *analysis.Loops) bool {
	f := s.f
	if g.more == 0 || g.from == g.place || f.Op(g.first) == ir.OpInvalid || l.Of(g.from) != l.Of(g.place) {
		return false
	}
	for i := g.more; i != 0; i = s.members[i-1].next {
		// The operands of an address may have been members of another group.
		v := s.members[i-1].v
		if f.Op(v) == ir.OpInvalid || l.Of(s.cfg.Number(f.BlockOf(v))) != l.Of(g.place) {
			return false
		}
	}
	if !s.follows(g.from, g.last) || !s.canHoist(g.first, g.place, maxHoistDepth, s.partOfAddress) {
		return false
	}
	s.hoist(g.first, g.place, 0) // its flags may not hold for the others
	for i := g.more; i != 0; i = s.members[i-1].next {
		v := s.members[i-1].v
		f.ReplaceAll(v, g.first)
		s.eraseDead(v)
	}
	return true
}

// follows reports whether block n can be executed after block k without going back.
func (s *addrHoistState) follows(k, n uint32) bool {
	s.seen.Reset(s.cfg.Len() + 1)
	s.walk = append(s.walk[:0], k)
	for i := 0; i < len(s.walk) && i < maxHoistWalk; i++ {
		for _, x := range s.cfg.Succs(s.walk[i]) {
			if x == n {
				return true
			}
			if x > s.walk[i] && x < n && s.seen.Add(x) {
				s.walk = append(s.walk, x)
			}
		}
	}
	return false
}
