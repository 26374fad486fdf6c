package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// CorrelatedRanges computes constant ranges of scalar integers from their operations and from dominating conditions, of
// loop phis by induction (LLVM: LazyValueInfo; here all values are visited), and relations between two values
// (correlated_relations.go).
//
// The state is one range for each value, valid in the current block: blocks are visited in preorder of the dominator
// tree, conditions narrow the ranges of their operands, and leaving a block undoes that. Ranges of incoming values
// of phis are kept for each edge. With back edges the walk is repeated until nothing changes, starting from the
// edges known so far.
type CorrelatedRanges struct {
	f      *ir.Func
	c      *ir.Consts
	ty     *ir.Types
	cfg    *CFG
	dom    *Dom
	values *ValueTracking

	of    []Bounds   // by instruction, then by parameter: the range of the value in the current block
	set   []bool     // whether a range is known: not on paths that have not been visited
	width []uint8    // by instruction, then by parameter: of scalar integers of 2 to 64 bits, 0 of anything else
	list  []ir.Value // the instructions of a walk, by block
	at    []uint32   // by block number: where its part of list starts
	slot  []uint32   // by instruction, of phis: where its incoming ranges start in in
	in    []Bounds   // by phi and edge
	came  []bool     // whether the edge has been visited
	undo  []rangeUndo
	stack []rangeLevel
	moved bool // the range of a phi differs from the round before

	accessed   []ir.Value // arithmetic that addresses in blocks are computed with, by block
	accessedAt []uint32   // by block number: where its part of accessed starts

	relations []relation // that hold in the current block, of the last walk
	relating  bool       // in the last walk
}

// rangeUndo is the range of a value before a condition narrowed it.
type rangeUndo struct {
	at  uint32
	was Bounds
}

// rangeLevel is a block on the current path in the dominator tree, and the number of undo entries before it.
type rangeLevel struct{ blk, undo uint32 }

const (
	maxRangeRounds   = 12 // walks until the ranges of loop phis no longer grow
	freeRangeRounds  = 2  // of these before a moving end is set to its limit
	maxRangeConds    = 5  // depth of nested conditions
	maxNarrowDepth   = 2  // of operands, and of users, that a condition narrows as well
	maxRangeOperands = 64 // edges of a phi that is evaluated
	maxSpread        = 8  // values that a condition narrows, uses of each, and uses of those
)

// Visit computes the ranges of the function of dom and calls visit for each integer of 2 to 64 bits that has a range, with
// its width, and, with width 0, for each comparison, arithmetic that reports overflow, and branch whose condition is computed before its block. The current block is
// that of the value, or one that dominates all its uses. visit may replace the value, but erase nothing. Visit returns false without a call if the ranges of
// loops do not settle.
func (cr *CorrelatedRanges) Visit(dom *Dom, values *ValueTracking, visit func(v ir.Value, w int)) bool {
	cr.dom, cr.cfg, cr.values = dom, dom.C, values
	f := cr.cfg.F
	cr.f, cr.c, cr.ty = f, &f.Consts, &f.Mod.Types
	loops := cr.setup()
	values.blocks = cr
	defer func() { values.blocks = nil }()
	if loops {
		for round := 0; ; round++ {
			if round == maxRangeRounds {
				return false
			}
			cr.moved = false
			cr.walk(round, nil)
			if !cr.moved {
				break
			}
		}
	}
	cr.walk(-1, visit)
	return true
}

// setup lists the instructions of the walks, and reports whether there are loops.
func (cr *CorrelatedRanges) setup() (loops bool) {
	f := cr.f
	ni, np := f.NumInsts(), f.NumParams()
	cr.of, cr.set, cr.width = slab.Sized(cr.of, ni+np), slab.Sized(cr.set, ni+np), slab.Sized(cr.width, ni+np)
	cr.slot = slab.Sized(cr.slot, ni)
	for i := range np {
		if w := cr.integerBits(f.TypeOf(ir.ParamValue(i))); w != 0 {
			cr.of[ni+i], cr.set[ni+i], cr.width[ni+i] = cr.values.statedBounds(ir.ParamValue(i), w), true, uint8(w)
		}
	}
	cr.at, cr.accessedAt = slab.Sized(cr.at, cr.cfg.Len()+2), slab.Sized(cr.accessedAt, cr.cfg.Len()+2)
	cr.list, cr.accessed = cr.list[:0], cr.accessed[:0]
	edges := uint32(0)
	for k := uint32(1); k <= uint32(cr.cfg.Len()); k++ {
		loops = loops || cr.isLoopHeader(k)
		cr.at[k] = uint32(len(cr.list))
		b := cr.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			w := cr.integerBits(f.TypeOf(v))
			cr.width[v] = uint8(w)
			switch {
			case w == 0:
				if !cr.decides(v) && f.CalleeIntrinsic(v) != ir.IntrAssume {
					continue
				}
			case f.Op(v) == ir.OpPhi:
				cr.slot[v] = edges
				edges += uint32(f.NumOps(v) / 2)
			}
			cr.list = append(cr.list, v)
		}
		cr.findAccessed(k) // the widths of dominating values are known
	}
	cr.at[cr.cfg.Len()+1], cr.accessedAt[cr.cfg.Len()+1] = uint32(len(cr.list)), uint32(len(cr.accessed))
	cr.in, cr.came = slab.Sized(cr.in, int(edges)), slab.Sized(cr.came, int(edges))
	return loops
}

// decides reports whether v is a comparison, arithmetic that reports overflow, or a branch whose condition is computed in another block, where
// less is known.
func (cr *CorrelatedRanges) decides(v ir.Value) bool {
	f := cr.f
	switch f.Op(v) {
	case ir.OpICmp:
		return true
	case ir.OpCondBr:
		c := f.Operand(v, 0)
		return c.IsInst() && f.BlockOf(c) != f.BlockOf(v)
	}
	_, _, ok := f.CalleeIntrinsic(v).Overflows()
	return ok
}

// integerBits returns the width of scalar integers of 2 to 64 bits, 0 for other types.
func (cr *CorrelatedRanges) integerBits(t ir.Type) int {
	if cr.ty.IsInt(t) && cr.ty.Bits(t) <= 64 && cr.ty.Bits(t) > 1 {
		return cr.ty.Bits(t)
	}
	return 0
}

// Bits returns the width of scalar integer v if it has a range, 0 otherwise.
func (cr *CorrelatedRanges) Bits(v ir.Value) int {
	if i, ok := cr.rangeIndex(v); ok {
		return int(cr.width[i])
	}
	if v.IsConst() {
		return cr.integerBits(cr.f.TypeOf(v))
	}
	return 0
}

// rangeIndex returns the index of the range of v; ok is false if v has none of its own.
func (cr *CorrelatedRanges) rangeIndex(v ir.Value) (i uint32, ok bool) {
	switch {
	case v.IsInst():
		return uint32(v), int(v) < len(cr.slot)
	case v.IsParam():
		return uint32(len(cr.slot)) + v.Index(), true
	}
	return 0, false
}

// At returns the range of v, of w bits, in the current block; ok is false if no path to it has been visited, or if w is 0: v is of another type,
// or visit has inserted it.
func (cr *CorrelatedRanges) At(v ir.Value, w int) (r Bounds, ok bool) {
	if w == 0 {
		return r, false
	}
	if x, is := cr.c.SplatBits(v); is {
		k := fold.Signed(x, w)
		return Bounds{UMin: x, UMax: x, SMin: k, SMax: k}, true
	}
	i, is := cr.rangeIndex(v)
	if !is || cr.Bits(v) == 0 {
		return FullBounds(w), true
	}
	return cr.of[i], cr.set[i]
}

// walk visits all blocks. round counts from 0; it is -1 in the last walk, whose ranges are certain, and which calls visit.
func (cr *CorrelatedRanges) walk(round int, visit func(v ir.Value, w int)) {
	f := cr.f
	cr.undo, cr.relations, cr.relating = cr.undo[:0], cr.relations[:0], visit != nil
	fresh := round <= 0 // later rounds have nothing new before the first loop
	stack := cr.stack[:0]
	for _, n := range cr.dom.Preorder() {
		for len(stack) > 0 && stack[len(stack)-1].blk != cr.dom.IDom(n) {
			cr.rollBack(stack[len(stack)-1].undo)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, rangeLevel{n, uint32(len(cr.undo))})
		if p := cr.onlyEdgeInto(n); p != 0 {
			mark := len(cr.undo)
			cr.learnEdge(p, n)
			if f.Op(f.Terminator(cr.cfg.Block(p))) == ir.OpCondBr { // cases of a switch stay alike, so that they can be merged
				cr.spread(mark)
			}
			if visit != nil {
				cr.revisit(p, n, mark, visit)
			}
		}
		header := cr.isLoopHeader(n)
		cr.learnAccessed(n)
		if fresh = fresh || header; !fresh {
			continue
		}
		if header {
			cr.relateCounters(n)
		}
		for _, v := range cr.list[cr.at[n]:cr.at[n+1]] {
			w := int(cr.width[v])
			switch {
			case f.Op(v) == ir.OpPhi:
				cr.evaluatePhi(v, w, round)
			case w != 0:
				cr.of[v], cr.set[v] = cr.evaluate(v, w)
				if visit != nil && cr.set[v] {
					visit(v, w)
				}
			case f.CalleeIntrinsic(v) == ir.IntrAssume:
				cr.learnRange(f.Operand(v, 0), true, 0)
			case visit != nil:
				visit(v, 0)
			}
		}
		cr.updatePhis(n)
	}
	cr.rollBack(0)
	cr.stack = stack[:0]
}

// revisit visits arithmetic of block p that only block n and those that it dominates use, and whose operands the edge between
// them has narrowed since the undo list had length mark.
func (cr *CorrelatedRanges) revisit(p, n uint32, mark int, visit func(v ir.Value, w int)) {
	f := cr.f
	for i := range len(cr.undo) - mark {
		cr.usersOf(mark+i, func(v ir.Value, w int) {
			// A division that is made narrower could divide by zero where the edge is not taken.
			if op := f.Op(v); !op.IsBinary() || op >= ir.OpUDiv && op <= ir.OpSRem {
				return
			}
			if f.BlockOf(v) == cr.cfg.Block(p) && cr.onlyUsedFrom(v, n) {
				visit(v, w)
			}
		})
	}
}

// onlyUsedFrom reports whether block n dominates all uses of v.
func (cr *CorrelatedRanges) onlyUsedFrom(v ir.Value, n uint32) bool {
	f := cr.f
	for e, k := f.FirstUse(v), 0; e != 0; e, k = f.NextUse(e), k+1 {
		b := f.UseBlock(e)
		if k == maxSpread || !cr.dom.DominatesN(n, cr.cfg.Number(b)) {
			return false
		}
	}
	return true
}

// evaluate returns the range of the result of v; ok is false if the range of an operand is not known yet, or empty.
func (cr *CorrelatedRanges) evaluate(v ir.Value, w int) (r Bounds, ok bool) {
	f := cr.f
	op := f.Op(v)
	switch op {
	case ir.OpLoad, ir.OpCall, ir.OpFreeze, ir.OpSelect, ir.OpExtractValue:
	default:
		if !op.IsBinary() && !op.IsCast() {
			return FullBounds(w), true
		}
		for i := range f.NumOps(v) {
			if x := f.Operand(v, i); cr.Bits(x) != 0 {
				if k, ok := cr.At(x, w); !ok || k.IsEmpty() {
					return r, false
				}
			}
		}
	}
	r = FullBounds(w)
	r.Intersect(cr.values.rangeByOp(v, w, rangeDepth), w)
	return r, true
}

// evaluatePhi joins the ranges of the incoming values.
func (cr *CorrelatedRanges) evaluatePhi(v ir.Value, w, round int) {
	f := cr.f
	var r Bounds
	some := false
	if n := f.NumOps(v) / 2; n <= maxRangeOperands {
		for i := range n {
			at := cr.slot[v] + uint32(i)
			switch {
			case !cr.came[at]:
			case some:
				r = r.Union(cr.in[at])
			default:
				r, some = cr.in[at], true
			}
		}
	} else {
		r, some = FullBounds(w), true
	}
	was := cr.of[v]
	if some && cr.set[v] {
		if round < 0 {
			r.Intersect(was, w)
		} else if r = r.Union(was); r != was {
			cr.moved = true
			if round >= freeRangeRounds {
				r = cr.widened(v, was, r, w)
			}
		}
	} else if some {
		cr.moved = true
	}
	cr.of[v], cr.set[v] = r, some
}

// widened returns range r of phi v with its moving ends at their limits. An end that may stop where the loop ends, by a comparison that is not one of
// order, moves no further at first.
func (cr *CorrelatedRanges) widened(v ir.Value, was, r Bounds, w int) Bounds {
	all := was.Widened(r, w)
	for u, n := cr.f.FirstUse(v), 0; u != 0 && n < maxSpread; u, n = cr.f.NextUse(u), n+1 {
		x := cr.f.User(u)
		if end, ok := cr.comparedEqual(v, x, w); ok {
			all.stopAt(r, end)
		}
		if cr.f.Op(x) != ir.OpAdd {
			continue
		}
		step, ok := cr.c.SplatBits(cr.f.Operand(x, 1))
		for u, n := cr.f.FirstUse(x), 0; ok && u != 0 && n < maxSpread; u, n = cr.f.NextUse(u), n+1 {
			if end, ok := cr.comparedEqual(x, cr.f.User(u), w); ok {
				all.stopAt(r, end-fold.Signed(step, w))
			}
		}
	}
	all.Intersect(all, w)
	return all
}

// comparedEqual returns the constant that c compares x with for equality.
func (cr *CorrelatedRanges) comparedEqual(x, c ir.Value, w int) (k int64, ok bool) {
	f := cr.f
	if f.Op(c) != ir.OpICmp || f.Pred(c) > ir.ICmpNE || f.Operand(c, 0) != x {
		return 0, false
	}
	bits, ok := cr.c.SplatBits(f.Operand(c, 1))
	return fold.Signed(bits, w), ok
}

// isLoopHeader reports whether block n is the target of a back edge.
func (cr *CorrelatedRanges) isLoopHeader(n uint32) bool {
	for _, p := range cr.cfg.Preds(n) {
		if p >= n {
			return true
		}
	}
	return false
}

// onlyEdgeInto returns the only predecessor of block n, back edges excepted; 0 if there
// are several.
func (cr *CorrelatedRanges) onlyEdgeInto(n uint32) uint32 {
	d := cr.dom.IDom(n)
	for _, p := range cr.cfg.Preds(n) {
		if p != d && !cr.dom.DominatesN(n, p) {
			return 0
		}
	}
	return d
}

// updatePhis records the ranges at the end of block n of the values that flow into phis of its successors.
func (cr *CorrelatedRanges) updatePhis(n uint32) {
	f := cr.f
	b := cr.cfg.Block(n)
	for i := range f.NumSuccs(b) {
		to := f.Succ(b, i)
		v := f.First(to)
		if f.Op(v) != ir.OpPhi || f.NumOps(v)/2 > maxRangeOperands {
			continue
		}
		mark := uint32(len(cr.undo))
		if len(cr.cfg.Preds(cr.cfg.Number(to))) > 1 {
			relating := cr.relating
			cr.relating = false // ranges are all that flows
			cr.learnEdge(n, cr.cfg.Number(to))
			cr.relating = relating
		}
		for ; v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			w := cr.Bits(v)
			if w == 0 || f.NumOps(v)/2 > maxRangeOperands {
				continue
			}
			for k := 0; k < f.NumOps(v); k += 2 {
				if f.Operand(v, k+1).Block() != b {
					continue
				}
				at := cr.slot[v] + uint32(k/2)
				if len(cr.undo) > int(mark) {
					cr.renew(f.Operand(v, k), int(mark), 0)
				}
				r, ok := cr.At(f.Operand(v, k), w)
				cr.in[at], cr.came[at] = r, ok && !r.IsEmpty()
			}
		}
		cr.rollBack(mark)
	}
}
