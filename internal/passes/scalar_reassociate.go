package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// reassocState is the storage of the pass.
type reassocState struct {
	*unit

	leaves []reassocLeaf
	nodes  []ir.Value // operations of the tree, the root first
	sum    uint32     // the sum of their current loop depths
	minus  bool       // a constant among the operands is negative
}

// reassocLeaf is an operand of a tree of one associative operation.
type reassocLeaf struct {
	val   ir.Value
	neg   bool   // subtracted
	level uint32 // loops of the tree that it changes in
	order uint32 // as found
}

// maxReassocLeaves bounds the operands of a tree.
const maxReassocLeaves = 24

// reassociate reorders sums, products and logic operations of three or more operands: constants combine, inverse
// operands cancel, and operands that are invariant in more loops are combined first, so that LICM can hoist them.
// Floating-point operations take part if the whole expression allows it (reassoc and nsz).
func reassociate(u *unit) bool {
	f := u.f
	l := u.Loops()
	changed := false
	for _, b := range u.cfg.RPO() {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if op := reassocOp(f.Op(v)); op != ir.OpInvalid && u.reassoc.isTreeRoot(v, op) && u.reassoc.visitTree(l, v, op) {
				changed = true
			}
			v = next
		}
	}
	return changed
}

// reassocOp returns the associative operation that a tree with op in it is of.
func reassocOp(op ir.Op) ir.Op {
	switch op {
	case ir.OpAdd, ir.OpSub:
		return ir.OpAdd
	case ir.OpFAdd, ir.OpFSub:
		return ir.OpFAdd
	case ir.OpMul, ir.OpFMul, ir.OpAnd, ir.OpOr, ir.OpXor:
		return op
	}
	return ir.OpInvalid
}

// mayRegroup reports whether v is an operation of a tree of op that may be regrouped.
func (s *reassocState) mayRegroup(v ir.Value, op ir.Op) bool {
	f := s.f
	if !v.IsInst() || reassocOp(f.Op(v)) != op {
		return false
	}
	if op == ir.OpFAdd || op == ir.OpFMul {
		const need = ir.FlagReassoc | ir.FlagNSZ
		return f.Flags(v)&need == need
	}
	return true
}

// isTreeRoot reports whether v is part of no greater tree of op in its block.
func (s *reassocState) isTreeRoot(v ir.Value, op ir.Op) bool {
	f := s.f
	if !s.mayRegroup(v, op) {
		return false
	}
	x := f.FirstUse(v)
	if x == 0 {
		return false
	}
	w := f.User(x)
	return f.NextUse(x) != 0 || f.BlockOf(w) != f.BlockOf(v) || !s.mayRegroup(w, op)
}

// collectTree adds the operands of v, and of operations in its block whose only user is v, to the leaves, and returns
// the loop depth at which v is computed.
func (s *reassocState) collectTree(l *analysis.Loops, v ir.Value, op ir.Op, neg bool) uint32 {
	f := s.f
	s.nodes = append(s.nodes, v)
	level := uint32(0)
	for i := range 2 {
		o := f.Operand(v, i)
		n := neg
		if i == 1 && (f.Op(v) == ir.OpSub || f.Op(v) == ir.OpFSub) {
			n = !n
		}
		var k uint32
		if len(s.nodes) < maxReassocLeaves-1 && s.mayRegroup(o, op) && f.HasOneUse(o) && f.BlockOf(o) == f.BlockOf(v) {
			k = s.collectTree(l, o, op, n)
		} else {
			k = s.loopLevel(l, o, f.BlockOf(v))
			s.leaves = append(s.leaves, reassocLeaf{o, n, k, uint32(len(s.leaves))})
		}
		level = max(level, k)
	}
	s.sum += level
	return level
}

// loopLevel returns in how many of the loops around block b value v changes.
func (s *reassocState) loopLevel(l *analysis.Loops, v ir.Value, b ir.Block) uint32 {
	if !v.IsInst() {
		return 0
	}
	x := l.Of(s.cfg.Number(b))
	for x != 0 && l.DefinedOutside(x, v) {
		x = l.Parent(x)
	}
	if x == 0 {
		return 0
	}
	return l.Depth(x)
}

// visitTree looks at the tree with root v.
func (s *reassocState) visitTree(l *analysis.Loops, v ir.Value, op ir.Op) bool {
	f := s.f
	s.leaves, s.nodes, s.sum, s.minus = s.leaves[:0], s.nodes[:0], 0, false
	s.collectTree(l, v, op, false)
	if len(s.leaves) < 3 {
		return false
	}
	old := len(s.leaves)
	k := s.simplifyLeaves(op, f.TypeOf(v))
	// The most invariant operands first; constants, which addresses and instructions can take as operands, last.
	slices.SortStableFunc(s.leaves, func(a, b reassocLeaf) int { return int(a.level) - int(b.level) })
	sum := uint32(0)
	for i := 1; i < len(s.leaves); i++ {
		sum += s.leaves[i].level
	}
	n := len(s.leaves)
	if k != ir.None {
		n++
		if len(s.leaves) > 0 {
			sum += s.leaves[len(s.leaves)-1].level
		}
	}
	if n >= old && sum >= s.sum {
		return false
	}
	if s.mustNotWrap(v) && s.treeFlags(op)&(ir.FlagNSW|ir.FlagNUW) == 0 {
		return false
	}
	s.rebuildTree(v, op, k)
	return true
}

// simplifyLeaves folds the constants among the leaves, removes pairs that have no effect, and
// returns the constant, None if there is none.
func (s *reassocState) simplifyLeaves(op ir.Op, t ir.Type) ir.Value {
	c := s.c
	k := ir.None
	keep := s.leaves[:0]
	for _, x := range s.leaves {
		if s.c.IsPlain(x.val) {
			y := x.val
			if x.neg {
				if y = s.opposite(op, t, y); y == ir.None {
					keep = append(keep, x)
					continue
				}
			}
			if x, ok := c.Sint(y); !ok || x < 0 {
				s.minus = true
			}
			if k == ir.None {
				k = y
				continue
			}
			if r := s.fold.Binary(op, t, k, y); r != ir.None {
				k = r
				continue
			}
		}
		keep = append(keep, x)
	}
	s.leaves = keep
	switch op {
	case ir.OpAdd, ir.OpXor, ir.OpAnd, ir.OpOr:
		s.cancelLeaves(op)
	}
	switch {
	case k == ir.None:
	case op == ir.OpMul && c.IsZero(k), op == ir.OpAnd && c.IsZero(k), op == ir.OpOr && s.c.IsAllOnes(k):
		s.leaves = s.leaves[:0]
	case (op == ir.OpAdd || op == ir.OpOr || op == ir.OpXor) && c.IsZero(k) && len(s.leaves) > 0,
		op == ir.OpAnd && s.c.IsAllOnes(k) && len(s.leaves) > 0:
		k = ir.None
	}
	if k == ir.None && len(s.leaves) == 0 {
		k = c.Null(t)
	}
	return k
}

// opposite returns -k for a sum.
func (s *reassocState) opposite(op ir.Op, t ir.Type, k ir.Value) ir.Value {
	if op == ir.OpFAdd {
		return s.fold.Binary(ir.OpFSub, t, s.c.Null(t), k)
	}
	return s.fold.Binary(ir.OpSub, t, s.c.Null(t), k)
}

// cancelLeaves removes x - x and x ^ x, and the second x of x & x and x | x.
func (s *reassocState) cancelLeaves(op ir.Op) {
	for i := 0; i < len(s.leaves); i++ {
		for j := i + 1; j < len(s.leaves); j++ {
			a, b := s.leaves[i], s.leaves[j]
			if a.val != b.val || op == ir.OpAdd && a.neg == b.neg {
				continue
			}
			s.leaves = slices.Delete(s.leaves, j, j+1)
			if op == ir.OpAdd || op == ir.OpXor {
				s.leaves = slices.Delete(s.leaves, i, i+1)
				i--
				break
			}
			j--
		}
	}
}

// mustNotWrap reports whether v is widened, indexes or is divided as a signed number: then it matters that it does not wrap.
func (s *reassocState) mustNotWrap(v ir.Value) bool {
	f := s.f
	if f.Flags(v)&(ir.FlagNSW|ir.FlagNUW) == 0 || f.Op(v) == ir.OpOr {
		return false
	}
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch f.Op(f.User(x)) {
		case ir.OpSExt, ir.OpZExt, ir.OpGEP, ir.OpSDiv, ir.OpSRem:
			return true
		}
	}
	return false
}

// treeFlags returns the flags that hold for every operation of the tree in any order. A sum that
// does not wrap has no part that does if nothing in it is negative.
func (s *reassocState) treeFlags(op ir.Op) ir.Flags {
	f := s.f
	flags := ^ir.Flags(0)
	for _, v := range s.nodes {
		flags &= f.Flags(v)
		if f.Op(v) == ir.OpSub {
			flags &^= ir.FlagNSW | ir.FlagNUW
		}
	}
	switch op {
	case ir.OpFAdd, ir.OpFMul:
		return flags
	case ir.OpOr: // operands that have no bit in common, all of them
		return flags & ir.FlagDisjoint
	case ir.OpAdd:
	default:
		return 0
	}
	flags &= ir.FlagNSW | ir.FlagNUW
	if s.minus {
		flags &^= ir.FlagNSW
	}
	if flags&ir.FlagNSW != 0 {
		t := f.TypeOf(s.nodes[0])
		for _, x := range s.leaves {
			if !s.ty.IsInt(t) || s.ty.Bits(t) > 64 || !s.values.Known(x.val).NonNegative(s.ty.Bits(t)) {
				return flags &^ ir.FlagNSW
			}
		}
	}
	return flags
}

// rebuildTree computes the leaves in their order, and constant k last, in the place of root v.
func (s *reassocState) rebuildTree(v ir.Value, op ir.Op, k ir.Value) {
	f := s.f
	flags := s.treeFlags(op)
	sub := ir.OpSub
	if op == ir.OpFAdd {
		sub = ir.OpFSub
	}
	s.b.Before(v)
	x := ir.None
	for pass := range 2 { // additions, then subtractions, level by level
		for i := range s.leaves {
			y := &s.leaves[i]
			switch {
			case pass == 0 && x == ir.None && !y.neg:
				x = y.val
				y.val = ir.None
			case pass == 1 && y.val == ir.None:
			case pass == 1 && x == ir.None:
				x = s.b.Binary(sub, s.c.Null(f.TypeOf(v)), y.val, flags)
			case pass == 1 && y.neg:
				x = s.b.Binary(sub, x, y.val, flags)
			case pass == 1:
				x = s.b.Binary(op, x, y.val, flags)
			}
		}
	}
	switch {
	case x == ir.None:
		x = k
	case k != ir.None:
		x = s.b.Binary(op, x, k, flags)
	}
	s.remark(Passed, "reassociate", v, "operands reassociated")
	f.ReplaceAll(v, x)
	s.eraseDead(v)
}
