package analysis

import (
	"iter"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

const (
	// MaxAddressDepth bounds the chain of instructions that an address is computed by.
	MaxAddressDepth = 4
	// maxGroupWalk bounds the blocks that are walked through from one computation to the next.
	maxGroupWalk = 64
)

// AddressGroups are the addresses of a function that several of its blocks compute identically, from the same values.
type AddressGroups struct {
	c   *CFG
	dom *Dom

	List    []AddressGroup
	heads   []uint32 // by hash: 1 + index of the newest group
	members []addressMember
	walk    []uint32
	seen    slab.BitSet
}

// AddressGroup is an address that blocks compute identically.
type AddressGroup struct {
	hash, next uint32
	First      ir.Value
	From, Last uint32 // blocks of the first one and of the last
	Place      uint32 // the block that dominates all
	more       uint32 // 1 + index of the last member but the first
}

// addressMember is an address of a group.
type addressMember struct {
	v    ir.Value
	next uint32 // as more
}

// Reset makes s empty, for the function of c.
func (s *AddressGroups) Reset(c *CFG, dom *Dom) {
	s.c, s.dom = c, dom
	s.List, s.members = s.List[:0], s.members[:0]
	size := 64
	for size < c.F.NumInsts()/4 {
		size *= 2
	}
	s.heads = slab.Sized(s.heads, size)
}

// Add puts v, in block n, into the group of equal addresses. Blocks are added in their order.
func (s *AddressGroups) Add(v ir.Value, n uint32) {
	h := s.shapeHash(v, 0)
	at := &s.heads[h&uint32(len(s.heads)-1)]
	for i := *at; i != 0; i = s.List[i-1].next {
		if g := &s.List[i-1]; g.hash == h && s.sameShape(g.First, v, 0) {
			s.members = append(s.members, addressMember{v, g.more})
			g.more = uint32(len(s.members))
			g.Last, g.Place = n, s.dom.Common(g.Place, n)
			return
		}
	}
	s.List = append(s.List, AddressGroup{hash: h, next: *at, First: v, From: n, Last: n, Place: n})
	*at = uint32(len(s.List))
}

// Others returns the members of g but the first.
func (s *AddressGroups) Others(g *AddressGroup) iter.Seq[ir.Value] {
	return func(yield func(ir.Value) bool) {
		for i := g.more; i != 0 && yield(s.members[i-1].v); i = s.members[i-1].next {
		}
	}
}

// shapeHash is the same for values that are computed identically from the same values.
func (s *AddressGroups) shapeHash(v ir.Value, depth int) uint32 {
	f := s.c.F
	if !PartOfAddress(f, v) || depth == MaxAddressDepth {
		return uint32(v)
	}
	h := slab.Mix(slab.Mix(uint32(f.Op(v)), uint32(f.TypeOf(v))), f.Aux(v))
	for i := range f.NumOps(v) {
		h = slab.Mix(h, s.shapeHash(f.Operand(v, i), depth+1))
	}
	return h
}

func (s *AddressGroups) sameShape(v, w ir.Value, depth int) bool {
	f := s.c.F
	if v == w {
		return true
	}
	if depth == MaxAddressDepth || !PartOfAddress(f, v) || !w.IsInst() || f.Op(v) != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) ||
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

// PartOfAddress reports whether v is an instruction of address arithmetic.
func PartOfAddress(f *ir.Func, v ir.Value) bool {
	switch f.Op(v) {
	case ir.OpGEP, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpZExt, ir.OpSExt, ir.OpTrunc, ir.OpAnd, ir.OpOr, ir.OpXor:
		return v.IsInst() && !f.Mod.Types.IsVector(f.TypeOf(v))
	}
	return false
}

// Accessed reports whether getelementptr v is the address of an access and not only
// the base of others.
func Accessed(f *ir.Func, v ir.Value) bool {
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch w := f.User(x); f.Op(w) {
		case ir.OpLoad, ir.OpAtomicRMW, ir.OpCmpXchg:
			return true
		case ir.OpStore:
			if f.UseIndex(x) == 1 {
				return true
			}
		case ir.OpGEP: // at a constant distance
			if _, ok := GEPOffset(f, w); ok {
				return true
			}
		}
	}
	return false
}

// InSequence reports whether the last block of g can be executed after the first without going back.
func (s *AddressGroups) InSequence(g *AddressGroup) bool {
	k, n := g.From, g.Last
	s.seen.Reset(s.c.Len() + 1)
	s.walk = append(s.walk[:0], k)
	for i := 0; i < len(s.walk) && i < maxGroupWalk; i++ {
		for _, x := range s.c.Succs(s.walk[i]) {
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
