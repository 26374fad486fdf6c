package analysis

import (
	"slices"

	"gonvvm/internal/ir"
)

const (
	maxEdgeSteps    = 8  // blocks before an edge whose branches are looked at
	maxEdgeExcluded = 16 // numbers that such branches exclude
	maxEdgeCases    = 64 // cases of such switches: each edge looks at all of them
	maxEdgeJoined   = 16 // edges into a join block before an edge
)

// edgeFacts are the facts about a number that the branches before an edge tell.
type edgeFacts struct {
	f      *ir.Func
	x      ir.Value
	w      int
	r      Bounds
	not    [maxEdgeExcluded]uint64
	excess int // of not
}

// decidedNumber returns the number that terminator t asks for, which block b does not compute itself, and its width; None if there is none.
func decidedNumber(f *ir.Func, b ir.Block, t ir.Value) (x ir.Value, w int) {
	x = f.Operand(t, 0)
	if f.Op(t) == ir.OpCondBr {
		if f.Op(x) != ir.OpICmp || f.Consts.Kind(f.Operand(x, 1)) != ir.CInt {
			return ir.None, 0
		}
		x = f.Operand(x, 0)
	}
	if x.IsConst() || x.IsInst() && f.BlockOf(x) == b || !f.Mod.Types.IsInt(f.TypeOf(x)) {
		return ir.None, 0
	}
	if w = f.Mod.Types.Bits(f.TypeOf(x)); w > 64 {
		return ir.None, 0
	}
	return x, w
}

// EdgePath returns the successor of terminator t of block b where the branches that lead to the edge from p decide it; 0 if they
// do not. It is found for a number that t and these branches compare with constants, and for the same condition.
func EdgePath(f *ir.Func, b ir.Block, t ir.Value, p ir.Block) ir.Block {
	k := edgeFacts{f: f}
	if k.x, k.w = decidedNumber(f, b, t); k.x != ir.None {
		k.r = FullBounds(k.w)
	}
	c := f.Operand(t, 0)
	same := f.Op(t) == ir.OpCondBr && c.IsInst() && f.BlockOf(c) != b
	if k.x == ir.None && !same {
		return 0
	}
	to := b
	for range maxEdgeSteps {
		u := f.Terminator(p)
		if same && f.Op(u) == ir.OpCondBr && f.Operand(u, 0) == c && f.Operand(u, 1) != f.Operand(u, 2) {
			return SideOf(f, t, f.Operand(u, 1).Block() == to)
		}
		k.learn(u, to)
		to = p
		if p = f.SinglePred(p); p == 0 {
			if to = joinedSince(f, to, b); to != 0 {
				p = f.SinglePred(to)
			}
		}
		if p == 0 || p == b {
			break
		}
	}
	if k.x == ir.None || k.r.IsEmpty() {
		return 0
	}
	return k.path(t)
}

// joinedSince returns the block that every path to join block p came from, itself or through one block of its own, as the cases of a switch are; 0 if
// there is none, or a path leads through block b.
func joinedSince(f *ir.Func, p, b ir.Block) ir.Block {
	first := f.FirstPred(p)
	if first == 0 {
		return 0
	}
	q := f.PredBlock(first)
	for _, o := range [...]ir.Block{onlyPred(f, q), q} {
		if o != 0 && o != b && o != p && allFrom(f, p, o, b) {
			return o
		}
	}
	return 0
}

// allFrom reports whether all edges to block p come from block o, or from blocks other than b and p that all edges lead to from o.
func allFrom(f *ir.Func, p, o, b ir.Block) bool {
	edges := 0
	for u := f.FirstPred(p); u != 0; u = f.NextPred(u) {
		q := f.PredBlock(u)
		if edges++; edges > maxEdgeJoined || q == b || q == p || q != o && onlyPred(f, q) != o {
			return false
		}
	}
	return true
}

// onlyPred returns the block that all edges to block b come from; 0 if there is none.
func onlyPred(f *ir.Func, b ir.Block) ir.Block {
	p, edges := ir.Block(0), 0
	for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
		q := f.PredBlock(u)
		if edges++; edges > maxEdgeJoined || p != 0 && q != p {
			return 0
		}
		p = q
	}
	return p
}

// OperandPath returns the successor of conditional branch t of block b where the branch that leads to the edge from p decides one operand of the
// condition, and this one decides the condition, an and or an or; 0 if it does not.
//
//	br x, p, q; p: br b; b: c = or x, y; br c, …
func OperandPath(f *ir.Func, b ir.Block, t ir.Value, p ir.Block) ir.Block {
	c := f.Operand(t, 0)
	x, y, all := terms(f, c)
	if x == ir.None {
		return 0
	}
	whole := !all // the value of an operand that decides c
	to := b
	if q := f.SinglePred(p); q != 0 && f.Op(f.Terminator(p)) == ir.OpBr {
		to, p = p, q
	}
	u := f.Terminator(p)
	if f.Op(u) != ir.OpCondBr || f.Operand(u, 1) == f.Operand(u, 2) || f.Operand(u, 0) != x && f.Operand(u, 0) != y {
		return 0
	}
	if whole != (f.Operand(u, 1).Block() == to) {
		return 0
	}
	return SideOf(f, t, whole)
}

// EdgeValue returns the number that x, a phi's operand for the edge from p to block to, has where the branches that lead to the edge were taken.
func EdgeValue(f *ir.Func, x ir.Value, p, to ir.Block) (uint64, bool) {
	if t := f.TypeOf(x); x.IsConst() || !f.Mod.Types.IsInt(t) || f.Mod.Types.Bits(t) > 64 {
		return 0, false
	}
	w := f.Mod.Types.Bits(f.TypeOf(x))
	k := edgeFacts{f: f, x: x, w: w, r: FullBounds(w)}
	for range maxEdgeSteps {
		k.learn(f.Terminator(p), to)
		if x.IsInst() && f.BlockOf(x) == p { // above there is only its value of an iteration before
			break
		}
		to = p
		if p = f.SinglePred(p); p == 0 {
			break
		}
	}
	return k.r.UMin, k.r.UMin == k.r.UMax && !k.r.IsEmpty()
}

// maxEdgeTerms bounds the depth of the conjunctions and disjunctions that a branch tests.
const maxEdgeTerms = 4

// learn notes that terminator u goes to block to.
func (k *edgeFacts) learn(u ir.Value, to ir.Block) {
	f := k.f
	switch op := f.Op(u); {
	case k.x == ir.None:
	case op == ir.OpCondBr && f.Operand(u, 1) != f.Operand(u, 2):
		k.learnBranch(f.Operand(u, 0), f.Operand(u, 1).Block() == to)
	case op == ir.OpSwitch && f.Operand(u, 0) == k.x && f.NumOps(u) <= 2+2*maxEdgeCases:
		k.learnSwitch(u, to)
	}
}

// learnBranch notes that condition c holds, or does not.
func (k *edgeFacts) learnBranch(c ir.Value, holds bool) {
	f := k.f
	eachImplied(f, c, holds, 0, func(c ir.Value, holds bool) {
		if c == k.x {
			truth := uint64(0)
			if holds {
				truth = 1
			}
			k.r.Intersect(BoundsWhere(ir.ICmpEQ, truth, 1), 1)
			return
		}
		if f.Op(c) != ir.OpICmp || f.Operand(c, 0) != k.x {
			return
		}
		n, ok := f.Consts.Uint(f.Operand(c, 1))
		if !ok {
			return
		}
		p := f.Pred(c)
		if !holds {
			p = p.Inverse()
		}
		if p == ir.ICmpNE {
			k.exclude(n)
			return
		}
		k.r.Intersect(BoundsWhere(p, n, k.w), k.w)
	})
}

// eachImplied calls visit for condition c, which holds or does not, and for the operands of conjunctions, disjunctions and complements that it decides.
func eachImplied(f *ir.Func, c ir.Value, holds bool, depth int, visit func(c ir.Value, holds bool)) {
	visit(c, holds)
	if depth == maxEdgeTerms {
		return
	}
	switch f.Op(c) {
	case ir.OpXor:
		if f.Consts.IsAllOnes(f.Operand(c, 1)) {
			eachImplied(f, f.Operand(c, 0), !holds, depth+1, visit)
		}
	case ir.OpAnd, ir.OpOr, ir.OpSelect:
		if x, y, all := terms(f, c); x != ir.None && all == holds {
			eachImplied(f, x, holds, depth+1, visit)
			eachImplied(f, y, holds, depth+1, visit)
		}
	}
}

// terms returns the operands of c, a conjunction (all: both hold where c holds) or a disjunction (neither holds where c does not), as an operation or as a
// select; None for other values.
func terms(f *ir.Func, c ir.Value) (x, y ir.Value, all bool) {
	switch op := f.Op(c); {
	case op == ir.OpAnd, op == ir.OpOr:
		return f.Operand(c, 0), f.Operand(c, 1), op == ir.OpAnd
	case op == ir.OpSelect && f.Consts.IsZero(f.Operand(c, 2)):
		return f.Operand(c, 0), f.Operand(c, 1), true
	case op == ir.OpSelect && f.Consts.IsAllOnes(f.Operand(c, 1)):
		return f.Operand(c, 0), f.Operand(c, 2), false
	}
	return ir.None, ir.None, false
}

// learnSwitch notes that switch u goes to block to.
func (k *edgeFacts) learnSwitch(u ir.Value, to ir.Block) {
	f := k.f
	var only uint64
	leads := 0
	other := f.Operand(u, 1).Block() == to
	for i := 2; i < f.NumOps(u); i += 2 {
		n, ok := f.Consts.Uint(f.Operand(u, i))
		switch here := f.Operand(u, i+1).Block() == to; {
		case !ok:
			return
		case here:
			only = n
			leads++
		case other:
			k.exclude(n)
		}
	}
	if !other && leads == 1 {
		k.r.Intersect(BoundsWhere(ir.ICmpEQ, only, k.w), k.w)
	}
}

func (k *edgeFacts) exclude(n uint64) {
	if k.excess < len(k.not) {
		k.not[k.excess] = n
		k.excess++
	}
}

// excludes reports whether the number is not n.
func (k *edgeFacts) excludes(n uint64) bool {
	r := BoundsWhere(ir.ICmpEQ, n, k.w)
	r.Intersect(k.r, k.w)
	return r.IsEmpty() || slices.Contains(k.not[:k.excess], n)
}

// path returns the successor of t that the facts decide; 0 if they do not.
func (k *edgeFacts) path(t ir.Value) ir.Block {
	f := k.f
	if f.Op(t) == ir.OpSwitch {
		if k.r.UMin == k.r.UMax {
			return Destination(f, t, k.r.UMin)
		}
		for i := 2; i < f.NumOps(t); i += 2 {
			if n, ok := f.Consts.Uint(f.Operand(t, i)); !ok || !k.excludes(n) {
				return 0
			}
		}
		return f.Operand(t, 1).Block()
	}
	c := f.Operand(t, 0)
	n, ok := f.Consts.Uint(f.Operand(c, 1))
	if !ok {
		return 0
	}
	p := f.Pred(c)
	holds, known := CompareBounds(p, k.r, BoundsWhere(ir.ICmpEQ, n, k.w))
	if !known && (p == ir.ICmpEQ || p == ir.ICmpNE) && k.excludes(n) {
		holds, known = p == ir.ICmpNE, true
	}
	if !known {
		return 0
	}
	return SideOf(f, t, holds)
}

// SideOf returns the successor of conditional branch t if its condition is x.
func SideOf(f *ir.Func, t ir.Value, x bool) ir.Block {
	if x {
		return f.Operand(t, 1).Block()
	}
	return f.Operand(t, 2).Block()
}

// ChoiceUnder returns the operand that x, a select, minimum or maximum, chooses where condition c is holds; None if that is not known.
func ChoiceUnder(f *ir.Func, x, c ir.Value, holds bool) ir.Value {
	if f.Op(x) == ir.OpSelect {
		switch {
		case f.Operand(x, 0) != c:
			return ir.None
		case holds:
			return f.Operand(x, 1)
		}
		return f.Operand(x, 2)
	}
	if f.Op(x) != ir.OpCall {
		return ir.None
	}
	first, ok := f.CalleeIntrinsic(x).Chooses()
	if !ok || f.Op(c) != ir.OpICmp {
		return ir.None
	}
	a, b, p := f.Operand(x, 0), f.Operand(x, 1), f.Pred(c)
	switch l, r := f.Operand(c, 0), f.Operand(c, 1); {
	case l == a && r == b:
	case l == b && r == a:
		p = p.Swap()
	default:
		return ir.None
	}
	if !holds {
		p = p.Inverse()
	}
	// Equal operands are the choice both ways.
	switch p {
	case ir.ICmpEQ, first, first.Swap().Inverse():
		return a
	case first.Swap(), first.Inverse():
		return b
	}
	return ir.None
}
