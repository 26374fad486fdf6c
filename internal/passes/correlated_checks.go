package passes

import "gonvvm/internal/ir"

// maxCheckLeaves bounds the conditions of a tree that bounds checks are looked for in.
const maxCheckLeaves = 8

// checkLeaf is a condition of a tree of logic: operand i of node.
type checkLeaf struct {
	node ir.Value
	i    int
}

// joinChecks makes 0 ≤ x and x < n one unsigned comparison, and x < 0 or x ≥ n, where a condition before says that n is not negative: a place beside a
// thread's own is in the image. v is the comparison with n.
func (cp *correlatedState) joinChecks(v ir.Value) bool {
	f := cp.f
	p, x, n := f.Pred(v), f.Operand(v, 0), f.Operand(v, 1)
	if p == ir.ICmpSGT || p == ir.ICmpSLE {
		p, x, n = p.Swap(), n, x
	}
	w := cp.ranges.Bits(n)
	if p != ir.ICmpSLT && p != ir.ICmpSGE || w == 0 || n.IsConst() || !f.HasOneUse(v) {
		return false
	}
	b := f.UseBlock(f.FirstUse(v))
	if n.IsInst() && f.BlockOf(n) == b {
		return false
	}
	if r, ok := cp.ranges.At(n, w); !ok || r.IsEmpty() || r.SMin < 0 {
		return false
	}
	all := p == ir.ICmpSLT
	root := v
	for f.HasOneUse(root) && cp.isLogic(f.User(f.FirstUse(root)), b, all) {
		root = f.User(f.FirstUse(root))
	}
	// Where the first condition decides alone, n may be poison, unless a branch was taken on it.
	_, stated := cp.values.Range(n)
	safe := n.IsParam() && !stated
	var leaves [maxCheckLeaves]checkLeaf
	list := leaves[:0]
	if root == v || !cp.checkLeaves(root, b, all, safe, &list) {
		return false
	}
	sign, bound := -1, -1
	for i, l := range list {
		c := f.Operand(l.node, l.i)
		switch {
		case c == v:
			bound = i
		case f.Op(c) != ir.OpICmp || f.Operand(c, 0) != x:
		case all && f.Pred(c) == ir.ICmpSGT && cp.c.IsAllOnes(f.Operand(c, 1)), !all && f.Pred(c) == ir.ICmpSLT && cp.c.IsZero(f.Operand(c, 1)):
			sign = i
		}
	}
	if sign < 0 || bound < 0 {
		return false
	}
	first, second := list[min(sign, bound)], list[max(sign, bound)]
	cp.b.Before(first.node)
	q := ir.ICmpULT
	if !all {
		q = ir.ICmpUGE
	}
	f.SetOperand(first.node, first.i, cp.b.ICmp(q, x, n))
	f.SetOperand(second.node, second.i, cp.fold.Bool(all))
	return true
}

// isLogic reports whether v is, in block b, the conjunction of two conditions, or their disjunction if all is false; also one that ignores the second
// condition where the first decides.
func (cp *correlatedState) isLogic(v ir.Value, b ir.Block, all bool) bool {
	f := cp.f
	if f.TypeOf(v) != ir.I1 || !v.IsInst() || f.BlockOf(v) != b {
		return false
	}
	switch f.Op(v) {
	case ir.OpAnd:
		return all
	case ir.OpOr:
		return !all
	case ir.OpSelect:
		return all && cp.c.IsZero(f.Operand(v, 2)) || !all && cp.c.IsAllOnes(f.Operand(v, 1))
	}
	return false
}

// checkLeaves appends the conditions of tree v to the list, in the order in which they decide; false if there are too many, or selects where only and and or are safe.
func (cp *correlatedState) checkLeaves(v ir.Value, b ir.Block, all, safe bool, list *[]checkLeaf) bool {
	f := cp.f
	if f.Op(v) == ir.OpSelect && !safe {
		return false
	}
	for i := range f.NumOps(v) {
		c := f.Operand(v, i)
		if c.IsConst() { // the choice of a select where the first decides
			continue
		}
		if f.HasOneUse(c) && cp.isLogic(c, b, all) {
			if !cp.checkLeaves(c, b, all, safe, list) {
				return false
			}
			continue
		}
		if len(*list) == maxCheckLeaves {
			return false
		}
		*list = append(*list, checkLeaf{v, i})
	}
	return true
}
