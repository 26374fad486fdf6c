package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// correlatedState is the storage of correlatedPropagation.
type correlatedState struct {
	*unit

	on    bool              // rangeOf looks here
	of    []analysis.Bounds // by instruction, then by parameter: what is known of the value in the current block
	set   []bool            // whether a range is known: not on paths that have not been visited
	width []uint8           // by instruction, then by parameter: of scalar integers of 2 to 64 bits, 0 of anything else
	list  []ir.Value        // what a walk looks at, by block
	at    []uint32          // by block number: where its part of list starts
	slot  []uint32          // by instruction, of phis: where its incoming ranges start in in
	in    []analysis.Bounds // by phi and edge
	came  []bool            // whether the edge has been visited
	undo  []rangeUndo
	stack []rangeLevel
	moved bool // a phi is not what it was in the round before
}

// rangeUndo is what was known of a value before a condition told more.
type rangeUndo struct {
	at  uint32
	was analysis.Bounds
}

// rangeLevel is a block on the current path in the dominator tree, and the number of undo entries before it.
type rangeLevel struct{ blk, undo uint32 }

const (
	maxRangeRounds   = 12 // walks until the phis of loops are as wide as they get
	freeRangeRounds  = 2  // of these before their ends are moved as far as they may go
	maxRangeConds    = 5  // depth of a condition made of others
	maxRangeOperands = 64 // edges of a phi that is evaluated
)

// correlatedPropagation computes constant ranges of integers from their operations and from dominating conditions,
// of loop phis by induction. It decides comparisons, makes signed divisions, shifts and extensions of non-negative
// values unsigned, and narrows divisions of small values.
//
// The state is one range for each value, valid in the current block: blocks are visited in preorder of the dominator
// tree, conditions narrow the ranges of their operands, and leaving a block undoes that. Ranges of incoming values
// of phis are kept for each edge. With back edges the walk is repeated until nothing changes, starting from the
// edges known so far.
func correlatedPropagation(u *unit) bool {
	s := &u.correlated
	u.Dom()
	if !u.correlated.wanted() {
		return false
	}
	loops := u.correlated.setup()
	s.on = true
	defer func() { s.on = false }()
	if loops {
		for round := 0; ; round++ {
			if round == maxRangeRounds {
				return false
			}
			s.moved = false
			u.correlated.walk(round, false)
			if !s.moved {
				break
			}
		}
	}
	return u.correlated.walk(-1, true)
}

// wanted reports whether anything in the function could become better.
func (cp *correlatedState) wanted() bool {
	f := cp.f
	for _, b := range cp.cfg.RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpSDiv, ir.OpSRem, ir.OpUDiv, ir.OpURem, ir.OpAShr, ir.OpSExt, ir.OpAnd:
				return true
			case ir.OpICmp:
				if t := f.Terminator(b); f.Op(t) != ir.OpCondBr || f.Operand(t, 0) != v || f.Next(v) != t {
					return true
				}
				if cp.cfg.Len() > 3 {
					return true
				}
			}
		}
	}
	return false
}

// setup lists what the walks look at, and reports whether there are loops.
func (cp *correlatedState) setup() (loops bool) {
	f := cp.f
	ni, np := f.NumInsts(), f.NumParams()
	cp.of, cp.set, cp.width = slab.Sized(cp.of, ni+np), slab.Sized(cp.set, ni+np), slab.Sized(cp.width, ni+np)
	cp.slot = slab.Sized(cp.slot, ni)
	for i := range np {
		if w := cp.integerBits(f.TypeOf(ir.ParamValue(i))); w != 0 {
			cp.of[ni+i], cp.set[ni+i], cp.width[ni+i] = analysis.FullBounds(w), true, uint8(w)
		}
	}
	cp.at = slab.Sized(cp.at, cp.cfg.Len()+2)
	cp.list = cp.list[:0]
	ways := uint32(0)
	for k := uint32(1); k <= uint32(cp.cfg.Len()); k++ {
		loops = loops || cp.isLoopHeader(k)
		cp.at[k] = uint32(len(cp.list))
		b := cp.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			w := cp.integerBits(f.TypeOf(v))
			cp.width[v] = uint8(w)
			switch {
			case w == 0:
				if f.Op(v) != ir.OpICmp && f.CalleeIntrinsic(v) != ir.IntrAssume {
					continue
				}
			case f.Op(v) == ir.OpPhi:
				cp.slot[v] = ways
				ways += uint32(f.NumOps(v) / 2)
			}
			cp.list = append(cp.list, v)
		}
	}
	cp.at[cp.cfg.Len()+1] = uint32(len(cp.list))
	cp.in, cp.came = slab.Sized(cp.in, int(ways)), slab.Sized(cp.came, int(ways))
	return loops
}

// integerBits is the width of scalar integers of 2 to 64 bits, 0 for other types.
func (cp *correlatedState) integerBits(t ir.Type) int {
	if cp.ty.IsInt(t) && cp.ty.Bits(t) <= 64 && cp.ty.Bits(t) > 1 {
		return cp.ty.Bits(t)
	}
	return 0
}

// rangeBits is the width of a scalar integer that has a range, 0 of anything else.
func (cp *correlatedState) rangeBits(v ir.Value) int {
	if i, ok := cp.rangeIndex(v); ok {
		return int(cp.width[i])
	}
	if v.IsConst() {
		return cp.integerBits(cp.f.TypeOf(v))
	}
	return 0
}

// rangeIndex returns where the range of v stands; ok is false for what has none of its own.
func (cp *correlatedState) rangeIndex(v ir.Value) (i uint32, ok bool) {
	switch {
	case v.IsInst():
		return uint32(v), int(v) < len(cp.slot)
	case v.IsParam():
		return uint32(len(cp.slot)) + v.Index(), true
	}
	return 0, false
}

// rangeAt returns the range of v in the current block; ok is false if no path to it has been visited.
func (cp *correlatedState) rangeAt(v ir.Value, w int) (r analysis.Bounds, ok bool) {
	if x, is := cp.splat(v); is {
		k := fold.Signed(x, w)
		return analysis.Bounds{UMin: x, UMax: x, SMin: k, SMax: k}, true
	}
	i, is := cp.rangeIndex(v)
	if !is || cp.rangeBits(v) == 0 {
		return analysis.FullBounds(w), true
	}
	return cp.of[i], cp.set[i]
}

// walk visits all blocks; round counts from 0, and is -1 when what is known is certain.
func (cp *correlatedState) walk(round int, rewrite bool) bool {
	f := cp.f
	cp.undo = cp.undo[:0]
	changed := false
	fresh := round <= 0 // later rounds have nothing new before the first loop
	stack := cp.stack[:0]
	for _, n := range cp.dom.Preorder() {
		for len(stack) > 0 && stack[len(stack)-1].blk != cp.dom.IDom(n) {
			cp.rollBack(stack[len(stack)-1].undo)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, rangeLevel{n, uint32(len(cp.undo))})
		if p := cp.onlyEdgeInto(n); p != 0 {
			cp.learnEdge(p, n)
		}
		if fresh = fresh || cp.isLoopHeader(n); !fresh {
			continue
		}
		for _, v := range cp.list[cp.at[n]:cp.at[n+1]] {
			w := int(cp.width[v])
			switch {
			case f.Op(v) == ir.OpPhi:
				cp.evaluatePhi(v, w, round)
			case w != 0:
				cp.of[v], cp.set[v] = cp.evaluate(v, w)
				if rewrite && cp.set[v] && cp.rewrite(v, w) {
					changed = true
				}
			case f.Op(v) == ir.OpICmp:
				if rewrite && cp.decideCompare(v) {
					changed = true
				}
			case f.CalleeIntrinsic(v) == ir.IntrAssume:
				cp.learnRange(f.Operand(v, 0), true, 0)
			}
		}
		cp.updatePhis(n)
	}
	cp.rollBack(0)
	cp.stack = stack[:0]
	return changed
}

// evaluate is the range of the result of v; ok is false if that of an operand is not there yet, or empty.
func (cp *correlatedState) evaluate(v ir.Value, w int) (r analysis.Bounds, ok bool) {
	f := cp.f
	op := f.Op(v)
	switch op {
	case ir.OpLoad, ir.OpCall, ir.OpFreeze, ir.OpSelect:
	default:
		if !op.IsBinary() && !op.IsCast() {
			return analysis.FullBounds(w), true
		}
		for i := range f.NumOps(v) {
			if x := f.Operand(v, i); cp.rangeBits(x) != 0 {
				if k, ok := cp.rangeAt(x, w); !ok || k.IsEmpty() {
					return r, false
				}
			}
		}
	}
	r = analysis.FullBounds(w)
	r.Intersect(cp.rangeByOp(v, w, rangeDepth), w)
	return r, true
}

// evaluatePhi joins the ranges of the incoming values.
func (cp *correlatedState) evaluatePhi(v ir.Value, w, round int) {
	f := cp.f
	var r analysis.Bounds
	some := false
	if n := f.NumOps(v) / 2; n <= maxRangeOperands {
		for i := range n {
			at := cp.slot[v] + uint32(i)
			switch {
			case !cp.came[at]:
			case some:
				r = r.Union(cp.in[at])
			default:
				r, some = cp.in[at], true
			}
		}
	} else {
		r, some = analysis.FullBounds(w), true
	}
	was := cp.of[v]
	if some && cp.set[v] {
		if round < 0 {
			r.Intersect(was, w)
		} else if r = r.Union(was); r != was {
			cp.moved = true
			if round >= freeRangeRounds {
				r = was.Widened(r, w)
			}
		}
	} else if some {
		cp.moved = true
	}
	cp.of[v], cp.set[v] = r, some
}

// isLoopHeader reports whether block n is the target of a back edge.
func (cp *correlatedState) isLoopHeader(n uint32) bool {
	for _, p := range cp.cfg.Preds(n) {
		if p >= n {
			return true
		}
	}
	return false
}

// onlyEdgeInto returns the only predecessor of block n, back edges excepted; 0 if there
// are several.
func (cp *correlatedState) onlyEdgeInto(n uint32) uint32 {
	d := cp.dom.IDom(n)
	for _, p := range cp.cfg.Preds(n) {
		if p != d && !cp.dom.DominatesN(n, p) {
			return 0
		}
	}
	return d
}

// updatePhis notes what the end of block n brings to the phis after it.
func (cp *correlatedState) updatePhis(n uint32) {
	f := cp.f
	b := cp.cfg.Block(n)
	for i := range f.NumSuccs(b) {
		to := f.Succ(b, i)
		v := f.First(to)
		if f.Op(v) != ir.OpPhi || f.NumOps(v)/2 > maxRangeOperands {
			continue
		}
		mark := uint32(len(cp.undo))
		if len(cp.cfg.Preds(cp.cfg.Number(to))) > 1 {
			cp.learnEdge(n, cp.cfg.Number(to))
		}
		for ; v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			w := cp.rangeBits(v)
			if w == 0 || f.NumOps(v)/2 > maxRangeOperands {
				continue
			}
			for k := 0; k < f.NumOps(v); k += 2 {
				if f.Operand(v, k+1).Block() != b {
					continue
				}
				at := cp.slot[v] + uint32(k/2)
				r, ok := cp.rangeAt(f.Operand(v, k), w)
				cp.in[at], cp.came[at] = r, ok && !r.IsEmpty()
			}
		}
		cp.rollBack(mark)
	}
}
