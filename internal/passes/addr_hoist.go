package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// fullGroup is the number of registers in blocks with all addresses hoisted from which on each block computes its own: of four arrays that four
// guarded iterations load and store there are 16 addresses of two registers.
const fullGroup = 56

// addrHoistState is the storage of hoistAddresses.
type addrHoistState struct {
	*unit
	analysis.AddressGroups
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
	s.Reset(c, u.Dom())
	for n := uint32(1); n <= uint32(c.Len()); n++ {
		for v := f.First(c.Block(n)); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpGEP && !u.ty.IsVector(f.TypeOf(v)) && analysis.Accessed(f, v) {
				if _, isConst := analysis.GEPOffset(f, v); !isConst {
					s.Add(v, n)
				}
			}
		}
	}
	measured := false
	for i := range s.List {
		if g := &s.List[i]; s.hoistable(g, l) {
			if !measured {
				u.pressure.Compute(f, l)
				measured = true
			}
			u.pressure.Reserve(g.Place, g.Last, 2)
		}
	}
	if !measured {
		return false
	}
	u.pressure.Settle()
	changed := false
	for i := range s.List {
		if g := &s.List[i]; s.hoistable(g, l) && u.pressure.Most(g.Place, g.Last) < fullGroup {
			s.hoistAddress(g)
			changed = true
		}
	}
	return changed
}

// hoistable reports whether the address of a group can be computed at a block that dominates its members, and that block is in the same loop as
// they are.
func (s *addrHoistState) hoistable(g *analysis.AddressGroup, l *analysis.Loops) bool {
	f := s.f
	if g.From == g.Place || f.Op(g.First) == ir.OpInvalid || l.Of(g.From) != l.Of(g.Place) {
		return false
	}
	for v := range s.Others(g) {
		// The operands of an address may have been members of another group.
		if f.Op(v) == ir.OpInvalid || l.Of(s.cfg.Number(f.BlockOf(v))) != l.Of(g.Place) {
			return false
		}
	}
	part := func(v ir.Value) bool { return analysis.PartOfAddress(f, v) }
	return s.InSequence(g) && s.canHoist(g.First, g.Place, analysis.MaxAddressDepth, part)
}

// hoistAddress computes the address of a group at the block that dominates its members.
func (s *addrHoistState) hoistAddress(g *analysis.AddressGroup) {
	s.hoist(g.First, g.Place, 0) // its flags may not hold for the others
	for v := range s.Others(g) {
		s.f.ReplaceAll(v, g.First)
		s.eraseDead(v)
	}
}
