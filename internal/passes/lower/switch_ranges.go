package lower

import (
	"cmp"
	"math"
	"slices"

	"gonvvm/internal/ir"
)

// caseRange is a run of neighbouring case values, sign-extended, that lead to one block.
type caseRange struct {
	lo, hi int64
	to     ir.Block
}

// A cluster of ranges is decided by one jump table if it has at least minTable ranges, and, as in LLVM,
// if of each ten values that it spans tableDensity are cases.
const (
	minTable     = 6
	maxTable     = 1 << 10
	tableDensity = 1
)

// minBitTest is the number of ranges from which one test of a mask replaces their comparisons.
const minBitTest = 3

// SwitchRanges lowers the switches of f in which many adjacent cases have the same successor to a balanced tree of range
// comparisons, with jump tables as leaves where ranges are dense, and those that tell a set of small numbers from all others to a test of a bit of a
// mask, as LLVM does. Other switches are left to the legalization.
func SwitchRanges(f *ir.Func) bool {
	changed := false
	for b := f.Entry(); b != 0; {
		next := f.NextBlock(b) // not one that splitSwitch inserts
		if t := f.Terminator(b); f.Op(t) == ir.OpSwitch && f.NumSuccs(b) > minBitTest && splitSwitch(f, b) {
			changed = true
		}
		b = next
	}
	return changed
}

func splitSwitch(f *ir.Func, b ir.Block) bool {
	t := f.Terminator(b)
	x := f.Operand(t, 0)
	w := f.Mod.Types.Bits(f.TypeOf(x))
	if w > 64 {
		return false
	}
	n := f.NumSuccs(b)
	ranges, ok := caseRanges(f, b, w)
	if !ok {
		return false
	}
	mask := isBitTest(ranges)
	pair := len(ranges) == 2 && n > 3 && ranges[0].to == ranges[1].to
	if !mask && !pair && (n <= 4 || len(ranges) == 0 || len(ranges)*2 > n-1) {
		return false
	}
	// Phis of the successors get their value for b for each new edge instead.
	s := &switchTree{b: ir.Builder{F: f}, x: x, def: f.Succ(b, 0), loc: f.DebugLoc(t)}
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
	switch {
	case mask:
		s.bitTest(b, ranges, w)
		return true
	case pair:
		s.eitherRange(b, ranges)
		return true
	}
	s.build(b, s.clusters(ranges), math.MinInt64>>(64-w), math.MaxInt64>>(64-w))
	return true
}

// caseRanges returns the cases of the switch at the end of b, of w bits, that do not lead to its default, in order and with neighbours joined; ok is false if
// one is not a number.
func caseRanges(f *ir.Func, b ir.Block, w int) (ranges []caseRange, ok bool) {
	t := f.Terminator(b)
	n := f.NumSuccs(b)
	list := make([]caseRange, 0, n)
	for i := 1; i < n; i++ {
		k, ok := f.Consts.Uint(f.Operand(t, 2*i))
		if !ok {
			return nil, false
		}
		at := int64(k<<(64-w)) >> (64 - w)
		if to := f.Succ(b, i); to != f.Succ(b, 0) {
			list = append(list, caseRange{at, at, to})
		}
	}
	slices.SortFunc(list, func(a, b caseRange) int { return cmp.Compare(a.lo, b.lo) })
	ranges = list[:0]
	for _, r := range list {
		if k := len(ranges) - 1; k >= 0 && ranges[k].hi+1 == r.lo && ranges[k].to == r.to {
			ranges[k].hi = r.hi
			continue
		}
		ranges = append(ranges, r)
	}
	return ranges, true
}

// isBitTest reports whether ranges are sets of one successor within 64 numbers that take more comparisons than a test of a mask.
func isBitTest(ranges []caseRange) bool {
	if len(ranges) < minBitTest || uint64(ranges[len(ranges)-1].hi)-uint64(ranges[0].lo) >= 64 {
		return false
	}
	return !slices.ContainsFunc(ranges, func(r caseRange) bool { return r.to != ranges[0].to })
}

// bitTest ends block b with a branch on the bit of a mask that the value, of w bits, selects.
func (s *switchTree) bitTest(b ir.Block, ranges []caseRange, w int) {
	c := &s.b.F.Consts
	lo, hi := ranges[0].lo, ranges[len(ranges)-1].hi
	s.b.At(b)
	s.b.Loc = s.loc
	x, t := s.x, s.b.F.TypeOf(s.x)
	if w < 32 {
		op := ir.OpZExt
		if lo < 0 {
			op = ir.OpSExt
		}
		x, t, w = s.b.Cast(op, x, ir.I32, 0), ir.I32, 32
	}
	if lo > 0 && hi < 32 { // no subtraction
		lo = 0
	}
	mask := uint64(0)
	for _, r := range ranges {
		for k := r.lo; k <= r.hi; k++ {
			mask |= 1 << uint(k-lo)
		}
	}
	word := ir.I32
	if hi-lo >= 32 {
		word = ir.I64
	}
	if lo != 0 {
		x = s.b.Binary(ir.OpSub, x, c.SInt(t, lo), 0)
	}
	among := s.b.ICmp(ir.ICmpULE, x, c.Int(t, uint64(hi-lo)))
	bit := s.b.Binary(ir.OpAnd, s.b.Binary(ir.OpLShr, c.Int(word, mask), s.b.ZExtOrTrunc(x, word), 0), c.Int(word, 1), 0)
	in := s.b.Select(among, s.b.ICmp(ir.ICmpNE, bit, c.Int(word, 0)), c.Int(ir.I1, 0)) // the shift may be of too many bits
	s.b.CondBr(in, ranges[0].to, s.def)
	s.edge(b, ranges[0].to)
	s.edge(b, s.def)
}

// eitherRange ends block b with a branch on whether the value is in one of two ranges. ptxas makes a jump table of a branch for each case.
func (s *switchTree) eitherRange(b ir.Block, ranges []caseRange) {
	s.b.At(b)
	s.b.Loc = s.loc
	first := s.isIn(ranges[0])
	s.b.CondBr(s.b.Binary(ir.OpOr, first, s.isIn(ranges[1]), 0), ranges[0].to, s.def)
	s.edge(b, ranges[0].to)
	s.edge(b, s.def)
}

// isIn returns the condition that the value is in r.
func (s *switchTree) isIn(r caseRange) ir.Value {
	c, t := &s.b.F.Consts, s.b.F.TypeOf(s.x)
	if r.lo == r.hi {
		return s.b.ICmp(ir.ICmpEQ, s.x, c.SInt(t, r.lo))
	}
	return s.b.ICmp(ir.ICmpULE, s.b.Binary(ir.OpSub, s.x, c.SInt(t, r.lo), 0), c.SInt(t, r.hi-r.lo))
}

// switchTree builds the comparisons of one switch.
type switchTree struct {
	b     ir.Builder
	x     ir.Value
	def   ir.Block
	loc   ir.MD
	dests []treeDest
}

// treeDest is a successor of the switch, with the values of its phis.
type treeDest struct {
	to   ir.Block
	phis []ir.Value
	vals []ir.Value
}

// edge adds the entry of a new edge from b to the phis of block to.
func (s *switchTree) edge(b, to ir.Block) {
	for _, d := range s.dests {
		if d.to == to {
			for i, v := range d.phis {
				s.b.F.AddIncoming(v, d.vals[i], b)
			}
		}
	}
}

// clusters groups ranges: each group becomes a leaf of the tree, a jump table if it is of
// several ranges.
func (s *switchTree) clusters(ranges []caseRange) [][]caseRange {
	var list [][]caseRange
	for i := 0; i < len(ranges); {
		end, cases := i+1, uint64(0)
		for j := i; j < len(ranges); j++ {
			span := uint64(ranges[j].hi) - uint64(ranges[i].lo)
			if span >= maxTable {
				break
			}
			cases += uint64(ranges[j].hi-ranges[j].lo) + 1
			if j+1-i >= minTable && cases*10 >= (span+1)*tableDensity {
				end = j + 1
			}
		}
		list = append(list, ranges[i:end])
		i = end
	}
	return list
}

// build ends block b, in which the value is known to be from lo to hi, with the decision
// among groups of ranges.
func (s *switchTree) build(b ir.Block, groups [][]caseRange, lo, hi int64) {
	f := s.b.F
	c, ty := &f.Consts, f.TypeOf(s.x)
	s.b.At(b)
	s.b.Loc = s.loc
	if len(groups) > 1 {
		mid := len(groups) / 2
		from := groups[mid][0].lo
		low := f.NewBlockAfter(b)
		high := f.NewBlockAfter(low)
		s.b.CondBr(s.b.ICmp(ir.ICmpSLT, s.x, c.SInt(ty, from)), low, high)
		s.build(low, groups[:mid], lo, from-1)
		s.build(high, groups[mid:], from, hi)
		return
	}
	if len(groups[0]) > 1 {
		ops := []ir.Value{s.x, s.def.Value()}
		for _, r := range groups[0] {
			for k := r.lo; k <= r.hi; k++ {
				ops = append(ops, c.SInt(ty, k), r.to.Value())
				s.edge(b, r.to)
			}
		}
		s.b.Insert(ir.OpSwitch, ir.Void, 0, 0, ops...)
		s.edge(b, s.def)
		return
	}
	r := groups[0][0]
	var in ir.Value
	switch {
	case r.lo == lo && r.hi == hi: // values that reach this point are in the range
		s.b.Br(r.to)
		s.edge(b, r.to)
		return
	case r.lo == r.hi:
		in = s.isIn(r)
	case r.lo == lo:
		in = s.b.ICmp(ir.ICmpSLE, s.x, c.SInt(ty, r.hi))
	case r.hi == hi:
		in = s.b.ICmp(ir.ICmpSGE, s.x, c.SInt(ty, r.lo))
	default:
		in = s.isIn(r)
	}
	s.b.CondBr(in, r.to, s.def)
	s.edge(b, r.to)
	s.edge(b, s.def)
}
