package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// rangeState is the storage of valueRanges.
type rangeState struct {
	on    bool       // boundsOf looks here
	of    []bounds   // by instruction, then by parameter: what is known of the value in the block at hand
	set   []bool     // whether there is anything: not yet, on ways that have not been looked at
	width []uint8    // by instruction, then by parameter: of scalar integers of 2 to 64 bits, 0 of anything else
	list  []ir.Value // what a walk looks at, by block
	at    []uint32   // by block number: where its part of list starts
	slot  []uint32   // by instruction, of phis: where in takes what its ways bring
	in    []bounds   // by phi and way
	came  []bool     // whether the way has been looked at
	undo  []rangeUndo
	stack []rangeLevel
	moved bool // a phi is not what it was in the round before
}

// rangeUndo is what was known of a value before a condition told more.
type rangeUndo struct {
	at  uint32
	was bounds
}

// rangeLevel is a block on the way down the dominator tree, and the conditions that held before it.
type rangeLevel struct{ blk, undo uint32 }

const (
	maxRangeRounds   = 12 // walks until the phis of loops are as wide as they get
	freeRangeRounds  = 2  // of these before their ends are moved as far as they may go
	maxRangeConds    = 5  // depth of a condition made of others
	maxRangeOperands = 64 // ways into a phi that is looked at
)

// valueRanges finds between which numbers integers lie, from what they are computed from and from the conditions
// on the way to where they are used; phis of loops by induction. With that it decides comparisons, and makes signed
// divisions, shifts and extensions of what is not negative unsigned, and wide divisions of small numbers narrow.
//
// The state of the analysis is one range for each value, correct for the block at hand: blocks are visited in
// preorder of the dominator tree, conditions narrow the ranges of their operands, and leaving a block takes that
// back. What ways bring to phis is kept by way. Where that comes around a loop, the walk is repeated until nothing
// changes, starting with the ways that are known so far.
func valueRanges(u *unit) bool {
	s := &u.ranges
	u.Dom()
	if !u.rangesWanted() {
		return false
	}
	loops := u.rangeSetup()
	s.on = true
	defer func() { s.on = false }()
	if loops {
		for round := 0; ; round++ {
			if round == maxRangeRounds {
				return false
			}
			s.moved = false
			u.rangeWalk(round, false)
			if !s.moved {
				break
			}
		}
	}
	return u.rangeWalk(-1, true)
}

// rangesWanted reports whether anything in the function could become better.
func (u *unit) rangesWanted() bool {
	f := u.f
	for _, b := range u.cfg.RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpSDiv, ir.OpSRem, ir.OpUDiv, ir.OpURem, ir.OpAShr, ir.OpSExt, ir.OpAnd:
				return true
			case ir.OpICmp:
				if t := f.Terminator(b); f.Op(t) != ir.OpCondBr || f.Operand(t, 0) != v || f.Next(v) != t {
					return true
				}
				if u.cfg.Len() > 3 {
					return true
				}
			}
		}
	}
	return false
}

// rangeSetup lists what the walks look at, and reports whether there are loops.
func (u *unit) rangeSetup() (loops bool) {
	f, s := u.f, &u.ranges
	ni, np := f.NumInsts(), f.NumParams()
	s.of, s.set, s.width = slab.Sized(s.of, ni+np), slab.Sized(s.set, ni+np), slab.Sized(s.width, ni+np)
	s.slot = slab.Sized(s.slot, ni)
	for i := range np {
		if w := u.integerBits(f.TypeOf(ir.ParamValue(i))); w != 0 {
			s.of[ni+i], s.set[ni+i], s.width[ni+i] = anything(w), true, uint8(w)
		}
	}
	s.at = slab.Sized(s.at, u.cfg.Len()+2)
	s.list = s.list[:0]
	ways := uint32(0)
	for k := uint32(1); k <= uint32(u.cfg.Len()); k++ {
		loops = loops || u.isLoopHeader(k)
		s.at[k] = uint32(len(s.list))
		b := u.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			w := u.integerBits(f.TypeOf(v))
			s.width[v] = uint8(w)
			switch {
			case w == 0:
				if f.Op(v) != ir.OpICmp && f.CalleeIntrinsic(v) != ir.IntrAssume {
					continue
				}
			case f.Op(v) == ir.OpPhi:
				s.slot[v] = ways
				ways += uint32(f.NumOps(v) / 2)
			}
			s.list = append(s.list, v)
		}
	}
	s.at[u.cfg.Len()+1] = uint32(len(s.list))
	s.in, s.came = slab.Sized(s.in, int(ways)), slab.Sized(s.came, int(ways))
	return loops
}

// integerBits is the width of scalar integers of 2 to 64 bits, 0 for other types.
func (u *unit) integerBits(t ir.Type) int {
	if u.ty.IsInt(t) && u.ty.Bits(t) <= 64 && u.ty.Bits(t) > 1 {
		return u.ty.Bits(t)
	}
	return 0
}

// rangeBits is the width of a scalar integer that has a range, 0 of anything else.
func (u *unit) rangeBits(v ir.Value) int {
	if i, ok := u.rangeIndex(v); ok {
		return int(u.ranges.width[i])
	}
	if v.IsConst() {
		return u.integerBits(u.f.TypeOf(v))
	}
	return 0
}

// rangeIndex returns where the range of v stands; ok is false for what has none of its own.
func (u *unit) rangeIndex(v ir.Value) (i uint32, ok bool) {
	switch {
	case v.IsInst():
		return uint32(v), int(v) < len(u.ranges.slot)
	case v.IsParam():
		return uint32(len(u.ranges.slot)) + v.Index(), true
	}
	return 0, false
}

// rangeAt returns the range of v in the block at hand; ok is false if no way to it has been looked at.
func (u *unit) rangeAt(v ir.Value, w int) (r bounds, ok bool) {
	if x, is := u.splat(v); is {
		k := signed(x, w)
		return bounds{x, x, k, k}, true
	}
	i, is := u.rangeIndex(v)
	if !is || u.rangeBits(v) == 0 {
		return anything(w), true
	}
	return u.ranges.of[i], u.ranges.set[i]
}

// rangeWalk visits all blocks; round counts from 0, and is -1 when what is known is certain.
func (u *unit) rangeWalk(round int, rewrite bool) bool {
	f, s := u.f, &u.ranges
	s.undo = s.undo[:0]
	changed := false
	fresh := round <= 0 // later rounds have nothing new in front of the first loop
	stack := s.stack[:0]
	for _, n := range u.dom.Preorder() {
		for len(stack) > 0 && stack[len(stack)-1].blk != u.dom.IDom(n) {
			u.unlearn(stack[len(stack)-1].undo)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, rangeLevel{n, uint32(len(s.undo))})
		if p := u.onlyWayInto(n); p != 0 {
			u.learnEdge(p, n)
		}
		if fresh = fresh || u.isLoopHeader(n); !fresh {
			continue
		}
		for _, v := range s.list[s.at[n]:s.at[n+1]] {
			w := int(s.width[v])
			switch {
			case f.Op(v) == ir.OpPhi:
				u.rangePhi(v, w, round)
			case w != 0:
				s.of[v], s.set[v] = u.rangeOf(v, w)
				if rewrite && s.set[v] && u.rewriteRanged(v, w) {
					changed = true
				}
			case f.Op(v) == ir.OpICmp:
				if rewrite && u.decideCompare(v) {
					changed = true
				}
			case f.CalleeIntrinsic(v) == ir.IntrAssume:
				u.learnRange(f.Operand(v, 0), true, 0)
			}
		}
		u.bringToPhis(n)
	}
	u.unlearn(0)
	s.stack = stack[:0]
	return changed
}

// rangeOf is the range of the result of v; ok is false if that of an operand is not there yet, or empty.
func (u *unit) rangeOf(v ir.Value, w int) (r bounds, ok bool) {
	f := u.f
	op := f.Op(v)
	switch op {
	case ir.OpLoad, ir.OpCall, ir.OpFreeze, ir.OpSelect:
	default:
		if !op.IsBinary() && !op.IsCast() {
			return anything(w), true
		}
		for i := range f.NumOps(v) {
			if x := f.Operand(v, i); u.rangeBits(x) != 0 {
				if k, ok := u.rangeAt(x, w); !ok || k.empty() {
					return r, false
				}
			}
		}
	}
	r = anything(w)
	r.meet(u.boundsByOp(v, w, boundsDepth), w)
	return r, true
}

// rangePhi joins what the ways bring.
func (u *unit) rangePhi(v ir.Value, w, round int) {
	f, s := u.f, &u.ranges
	var r bounds
	some := false
	if n := f.NumOps(v) / 2; n <= maxRangeOperands {
		for i := range n {
			at := s.slot[v] + uint32(i)
			switch {
			case !s.came[at]:
			case some:
				r = r.join(s.in[at])
			default:
				r, some = s.in[at], true
			}
		}
	} else {
		r, some = anything(w), true
	}
	was := s.of[v]
	if some && s.set[v] {
		if round < 0 {
			r.meet(was, w)
		} else if r = r.join(was); r != was {
			s.moved = true
			if round >= freeRangeRounds {
				r = was.widened(r, w)
			}
		}
	} else if some {
		s.moved = true
	}
	s.of[v], s.set[v] = r, some
}

// widened moves the ends of r that x has moved to the next one of few numbers.
func (r bounds) widened(x bounds, w int) bounds {
	all := anything(w)
	if x.umin < r.umin {
		x.umin = 0
	}
	if x.umax > r.umax {
		if x.umax <= mask(w)>>1 {
			x.umax = mask(w) >> 1
		} else {
			x.umax = all.umax
		}
	}
	if x.smin < r.smin {
		switch {
		case x.smin >= 0:
			x.smin = 0
		case x.smin == -1:
		default:
			x.smin = all.smin
		}
	}
	if x.smax > r.smax {
		x.smax = all.smax
	}
	return x
}

// isLoopHeader reports whether a way leads back to block n.
func (u *unit) isLoopHeader(n uint32) bool {
	for _, p := range u.cfg.Preds(n) {
		if p >= n {
			return true
		}
	}
	return false
}

// onlyWayInto returns the block from which block n is entered, but for ways that come from n itself; 0 if there
// are several.
func (u *unit) onlyWayInto(n uint32) uint32 {
	d := u.dom.IDom(n)
	for _, p := range u.cfg.Preds(n) {
		if p != d && !u.dom.DominatesN(n, p) {
			return 0
		}
	}
	return d
}

// bringToPhis notes what the end of block n brings to the phis behind it.
func (u *unit) bringToPhis(n uint32) {
	f, s := u.f, &u.ranges
	b := u.cfg.Block(n)
	for i := range f.NumSuccs(b) {
		to := f.Succ(b, i)
		v := f.First(to)
		if f.Op(v) != ir.OpPhi {
			continue
		}
		mark := uint32(len(s.undo))
		if len(u.cfg.Preds(u.cfg.Number(to))) > 1 {
			u.learnEdge(n, u.cfg.Number(to))
		}
		for ; v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			w := u.rangeBits(v)
			if w == 0 || f.NumOps(v)/2 > maxRangeOperands {
				continue
			}
			for k := 0; k < f.NumOps(v); k += 2 {
				if f.Operand(v, k+1).Block() != b {
					continue
				}
				at := s.slot[v] + uint32(k/2)
				r, ok := u.rangeAt(f.Operand(v, k), w)
				s.in[at], s.came[at] = r, ok && !r.empty()
			}
		}
		u.unlearn(mark)
	}
}

// unlearn takes back what conditions have told since the undo list had length to.
func (u *unit) unlearn(to uint32) {
	s := &u.ranges
	for i := len(s.undo) - 1; i >= int(to); i-- {
		s.of[s.undo[i].at] = s.undo[i].was
	}
	s.undo = s.undo[:to]
}

// learnEdge uses what is known on the edge from block p to block n.
func (u *unit) learnEdge(p, n uint32) {
	f := u.f
	from, b := u.cfg.Block(p), u.cfg.Block(n)
	t := f.Terminator(from)
	switch f.Op(t) {
	case ir.OpCondBr:
		if f.Succ(from, 0) != f.Succ(from, 1) {
			u.learnRange(f.Operand(t, 0), f.Succ(from, 0) == b, 0)
		}
	case ir.OpSwitch:
		// The cases that lead here; the default leads anywhere.
		v := f.Operand(t, 0)
		w := u.rangeBits(v)
		if w == 0 || f.Operand(t, 1).Block() == b {
			return
		}
		var r bounds
		some := false
		for i := 2; i < f.NumOps(t); i += 2 {
			if x, ok := u.splat(f.Operand(t, i)); ok && f.Operand(t, i+1).Block() == b {
				k := signed(x, w)
				c := bounds{x, x, k, k}
				if some {
					c = c.join(r)
				}
				r, some = c, true
			}
		}
		if some {
			u.narrowRange(v, r, w, 0)
		}
	}
}

// learnRange uses that condition c is x.
func (u *unit) learnRange(c ir.Value, x bool, depth int) {
	f := u.f
	if !c.IsInst() || depth > maxRangeConds {
		return
	}
	switch f.Op(c) {
	case ir.OpAnd, ir.OpOr:
		if x == (f.Op(c) == ir.OpAnd) {
			u.learnRange(f.Operand(c, 0), x, depth+1)
			u.learnRange(f.Operand(c, 1), x, depth+1)
		}
	case ir.OpXor:
		if u.isAllOnes(f.Operand(c, 1)) {
			u.learnRange(f.Operand(c, 0), !x, depth+1)
		}
	case ir.OpSelect: // c && d, c || d
		if x && u.c.IsZero(f.Operand(c, 2)) {
			u.learnRange(f.Operand(c, 0), true, depth+1)
			u.learnRange(f.Operand(c, 1), true, depth+1)
		}
		if !x && u.isAllOnes(f.Operand(c, 1)) {
			u.learnRange(f.Operand(c, 0), false, depth+1)
			u.learnRange(f.Operand(c, 2), false, depth+1)
		}
	case ir.OpICmp:
		p := f.Pred(c)
		if !x {
			p = p.Inverse()
		}
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		w := u.rangeBits(a)
		if w == 0 {
			return
		}
		ra, ok1 := u.rangeAt(a, w)
		rb, ok2 := u.rangeAt(b, w)
		if ok1 && ok2 && !ra.empty() && !rb.empty() {
			u.narrowRange(a, ra.where(p, rb, w), w, 0)
			u.narrowRange(b, rb.where(p.Swap(), ra, w), w, 0)
		}
	}
}

// where returns the values of r that can compare so with one of x.
func (r bounds) where(p ir.Pred, x bounds, w int) bounds {
	all := anything(w)
	switch p {
	case ir.ICmpEQ:
		r.meet(x, w)
	case ir.ICmpNE:
		if x.umin == x.umax {
			if r.umin == x.umin && r.umin < r.umax {
				r.umin++
			}
			if r.umax == x.umin && r.umin < r.umax {
				r.umax--
			}
			if r.smin == x.smin && r.smin < r.smax {
				r.smin++
			}
			if r.smax == x.smin && r.smin < r.smax {
				r.smax--
			}
		}
	case ir.ICmpULT:
		if x.umax > 0 {
			r.umax = min(r.umax, x.umax-1)
		}
	case ir.ICmpULE:
		r.umax = min(r.umax, x.umax)
	case ir.ICmpUGT:
		if x.umin < all.umax {
			r.umin = max(r.umin, x.umin+1)
		}
	case ir.ICmpUGE:
		r.umin = max(r.umin, x.umin)
	case ir.ICmpSLT:
		if x.smax > all.smin {
			r.smax = min(r.smax, x.smax-1)
		}
	case ir.ICmpSLE:
		r.smax = min(r.smax, x.smax)
	case ir.ICmpSGT:
		if x.smin < all.smax {
			r.smin = max(r.smin, x.smin+1)
		}
	case ir.ICmpSGE:
		r.smin = max(r.smin, x.smin)
	}
	r.meet(all, w)
	return r
}

// narrowRange notes that v lies in r here, and what that says of what v is computed from.
func (u *unit) narrowRange(v ir.Value, r bounds, w, depth int) {
	f, s := u.f, &u.ranges
	i, ok := u.rangeIndex(v)
	if !ok || !s.set[i] {
		return
	}
	was := s.of[i]
	r.meet(was, w)
	if r == was {
		return
	}
	s.undo = append(s.undo, rangeUndo{i, was})
	s.of[i] = r
	if !v.IsInst() || depth == 2 || r.empty() {
		return
	}
	switch f.Op(v) {
	case ir.OpZExt:
		if x := f.Operand(v, 0); u.rangeBits(x) != 0 {
			n := u.rangeBits(x)
			k := anything(n)
			k.umin, k.umax = min(r.umin, mask(n)), min(r.umax, mask(n))
			k.meet(k, n)
			u.narrowRange(x, k, n, depth+1)
		}
	case ir.OpSExt:
		if x := f.Operand(v, 0); u.rangeBits(x) != 0 {
			n := u.rangeBits(x)
			k := anything(n)
			k.smin, k.smax = max(r.smin, k.smin), min(r.smax, k.smax)
			k.meet(k, n)
			u.narrowRange(x, k, n, depth+1)
		}
	case ir.OpAdd:
		k, ok := u.splat(f.Operand(v, 1))
		if !ok {
			return
		}
		// x + k in [lo, hi]: x in [lo - k, hi - k], where that does not wrap around.
		x := anything(w)
		if lo, hi := (r.umin-k)&mask(w), (r.umax-k)&mask(w); lo <= hi {
			x.umin, x.umax = lo, hi
		}
		lo, ok1 := addSigned(r.smin, -signed(k, w), w)
		hi, ok2 := addSigned(r.smax, -signed(k, w), w)
		if ok1 && ok2 && fitsSigned(-signed(k, w), w) && f.Flags(v)&ir.FlagNSW != 0 {
			x.smin, x.smax = lo, hi
		}
		x.meet(x, w)
		u.narrowRange(f.Operand(v, 0), x, w, depth+1)
	}
}

// decideCompare replaces comparison v if it can only go one way here.
func (u *unit) decideCompare(v ir.Value) bool {
	f := u.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	w := u.rangeBits(a)
	if w == 0 || !f.HasUses(v) {
		return false
	}
	ra, ok1 := u.rangeAt(a, w)
	rb, ok2 := u.rangeAt(b, w)
	if !ok1 || !ok2 {
		return false
	}
	x, ok := compareBounds(f.Pred(v), ra, rb)
	if !ok {
		return false
	}
	f.ReplaceAll(v, u.boolConst(x))
	return true
}
