package legalize

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
)

// maxChain is the number of cases that are compared one after the other.
const maxChain = 3

// switches is the step lower-switch. It turns switches with many scattered cases into trees of comparisons, whose
// leaves are switches of at most maxChain cases.
type switches struct{ state }

// function implements step.
func (s *switches) function(f *ir.Func) (changed bool) {
	s.enter(f)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v := f.Terminator(b)
		if f.Op(v) != ir.OpSwitch || f.NumOps(v) < 2+2*(maxChain+1) {
			continue
		}
		t := f.TypeOf(f.Operand(v, 0))
		if s.m.Types.Kind(t) != ir.IntKind || s.m.Types.Bits(t) > 64 {
			continue
		}
		n := (f.NumOps(v) - 2) / 2
		cases := make([]treeCase, n)
		for i := range cases {
			c := f.Operand(v, 2+2*i)
			x, _ := f.Consts.Uint(c)
			cases[i] = treeCase{x, c, f.Operand(v, 3+2*i).Block()}
		}
		slices.SortFunc(cases, func(a, b treeCase) int {
			if a.val < b.val {
				return -1
			}
			return 1
		})
		flat := make([]lowering.SwitchCase, n)
		for i, c := range cases {
			flat[i].Val = int64(c.val)
		}
		if _, span := lowering.SortCases(flat, s.m.Types.Bits(t)); !s.opt.IsJumpTable(n, span) {
			s.switchTree(b, v, cases)
			s.changed = true
		}
	}
	return s.changed
}

type treeCase struct {
	val uint64
	c   ir.Value
	to  ir.Block
}

// switchTree replaces switch v of block b by a tree.
func (s *switches) switchTree(b ir.Block, v ir.Value, cases []treeCase) {
	f := s.f
	x, def := f.Operand(v, 0), f.Operand(v, 1).Block()
	var edges []edge
	build := ir.NewBuilder(f)
	build.Loc = f.DebugLoc(v)
	last := b
	var tree func(at ir.Block, cs []treeCase)
	tree = func(at ir.Block, cs []treeCase) {
		build.At(at)
		if len(cs) <= maxChain {
			ops := []ir.Value{x, def.Value()}
			for _, c := range cs {
				ops = append(ops, c.c, c.to.Value())
			}
			build.Insert(ir.OpSwitch, ir.Void, 0, 0, ops...)
			edges = append(edges, edge{at, def})
			for _, c := range cs {
				edges = append(edges, edge{at, c.to})
			}
			return
		}
		mid := len(cs) / 2
		low := build.ICmp(ir.ICmpULT, x, cs[mid].c)
		left := f.NewBlockAfter(last)
		right := f.NewBlockAfter(left)
		last = right
		build.CondBr(low, left, right)
		tree(left, cs[:mid])
		tree(right, cs[mid:])
	}
	f.Erase(v)
	tree(b, cases)
	retargetPhis(f, b, edges)
}

// edge is an edge of the control flow graph.
type edge struct{ from, to ir.Block }

// retargetPhis gives the phis of the blocks that edges lead to an entry for each
// edge, with the value that they had for the terminator of block b, which the edges replace.
func retargetPhis(f *ir.Func, b ir.Block, edges []edge) {
	seen := map[ir.Block]bool{}
	for _, e := range edges {
		if seen[e.to] {
			continue
		}
		seen[e.to] = true
		for p := f.First(e.to); f.Op(p) == ir.OpPhi; p = f.Next(p) {
			val := f.PhiIncoming(p, b)
			ops := make([]ir.Value, 0, f.NumOps(p))
			for i := 0; i < f.NumOps(p); i += 2 {
				if f.Operand(p, i+1).Block() != b {
					ops = append(ops, f.Operand(p, i), f.Operand(p, i+1))
				}
			}
			for _, g := range edges {
				if g.to == e.to {
					ops = append(ops, val, g.from.Value())
				}
			}
			f.SetOps(p, ops...)
		}
	}
}
