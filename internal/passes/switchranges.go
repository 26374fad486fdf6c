package passes

import (
	"cmp"
	"slices"

	"gonvvm/internal/ir"
)

// caseRange is a run of neighbouring case values that lead to one block.
type caseRange struct {
	lo, hi uint64
	to     ir.Block
}

// switchRanges turns switches of which many neighbouring cases lead to the same block into
// a balanced tree of comparisons with ranges. Other switches stay: the selector makes
// tables and trees of them.
func switchRanges(u *unit) bool {
	f := u.f
	changed := false
	u.blocks = u.blocks[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if t := f.Terminator(b); f.Op(t) == ir.OpSwitch && f.NumSuccs(b) > 4 {
			u.blocks = append(u.blocks, b)
		}
	}
	for _, b := range u.blocks {
		if u.splitSwitch(b) {
			changed = true
		}
	}
	if changed {
		u.edgesChanged()
	}
	return changed
}

func (u *unit) splitSwitch(b ir.Block) bool {
	f, c := u.f, u.c
	t := f.Terminator(b)
	x := f.Operand(t, 0)
	if u.scalarBits(x) == 0 {
		return false
	}
	n := f.NumSuccs(b)
	list := make([]caseRange, 0, n)
	for i := 1; i < n; i++ {
		k, ok := c.Uint(f.Operand(t, 2*i))
		if !ok {
			return false
		}
		list = append(list, caseRange{k, k, f.Succ(b, i)})
	}
	slices.SortFunc(list, func(a, b caseRange) int { return cmp.Compare(a.lo, b.lo) })
	ranges := list[:0]
	for _, r := range list {
		if k := len(ranges) - 1; k >= 0 && ranges[k].hi+1 == r.lo && ranges[k].to == r.to {
			ranges[k].hi = r.hi
			continue
		}
		ranges = append(ranges, r)
	}
	if len(ranges)*2 > n-1 {
		return false
	}
	// What the phis behind have for b they get for each new edge instead.
	s := &switchTree{u: u, x: x, def: f.Succ(b, 0), loc: f.DebugLoc(t)}
	for i := range n {
		to := f.Succ(b, i)
		if slices.ContainsFunc(s.dests, func(d treeDest) bool { return d.to == to }) {
			continue
		}
		d := treeDest{to: to}
		for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			d.phis = append(d.phis, v)
			d.vals = append(d.vals, f.PhiIncoming(v, b))
		}
		s.dests = append(s.dests, d)
	}
	for i := range n {
		f.RemovePhiEdge(f.Succ(b, i), b)
	}
	f.Erase(t)
	s.build(b, ranges)
	return true
}

// switchTree builds the comparisons of one switch.
type switchTree struct {
	u     *unit
	x     ir.Value
	def   ir.Block
	loc   ir.MD
	dests []treeDest
}

// treeDest is a block that the switch leads to, with what its phis get.
type treeDest struct {
	to   ir.Block
	phis []ir.Value
	vals []ir.Value
}

// edge tells the phis of block to about a new edge from b.
func (s *switchTree) edge(b, to ir.Block) {
	for _, d := range s.dests {
		if d.to == to {
			for i, v := range d.phis {
				s.u.f.AddIncoming(v, d.vals[i], b)
			}
		}
	}
}

// build ends block b with the decision among ranges.
func (s *switchTree) build(b ir.Block, ranges []caseRange) {
	u := s.u
	f, c := u.f, u.c
	ty := f.TypeOf(s.x)
	if len(ranges) == 1 {
		r := ranges[0]
		u.b.At(b)
		u.b.Loc = s.loc
		var in ir.Value
		if r.lo == r.hi {
			in = u.b.ICmp(ir.ICmpEQ, s.x, c.Int(ty, r.lo))
		} else {
			d := s.x
			if r.lo != 0 {
				d = u.b.Binary(ir.OpSub, s.x, c.Int(ty, r.lo), 0)
			}
			in = u.b.ICmp(ir.ICmpULE, d, c.Int(ty, r.hi-r.lo))
		}
		u.b.CondBr(in, r.to, s.def)
		s.edge(b, r.to)
		s.edge(b, s.def)
		return
	}
	mid := len(ranges) / 2
	low := f.NewBlockAfter(b)
	high := f.NewBlockAfter(low)
	u.b.At(b)
	u.b.Loc = s.loc
	u.b.CondBr(u.b.ICmp(ir.ICmpULT, s.x, c.Int(ty, ranges[mid].lo)), low, high)
	s.build(low, ranges[:mid])
	s.build(high, ranges[mid:])
}
