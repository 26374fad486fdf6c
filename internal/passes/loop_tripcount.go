package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// tripSim is the storage of the trip counter: it executes the integer
// instructions of a loop that only depend on constants.
type tripSim struct {
	val   []uint64 // by instruction
	state []uint8  // by instruction: 0 not visited, 1 computed from the loop's counters, 2 not
	phis  []ir.Value
	next  []uint64
	insts []ir.Value // in the order they are executed
}

// maxSim bounds the instructions that are executed to find a trip count.
const maxSim = 1 << 16

// tripCount executes loop x as far as its exit at the block exiting depends on
// constants, and returns how often the header is executed. ok is false if that is not
// known or more than limit.
func (lp *loopState) tripCount(l *analysis.Loops, x uint32, exiting ir.Block, limit int) (n int, ok bool) {
	f, s := lp.f, &lp.sim
	t := f.Terminator(exiting)
	if f.Op(t) != ir.OpCondBr {
		return 0, false
	}
	h, latch, pre := lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Latch(x)), lp.cfg.Block(l.Preheader(x))
	s.state = slabSized(s.state, f.NumInsts())
	if cap(s.val) < f.NumInsts() {
		s.val = make([]uint64, f.NumInsts()*5/4)
	}
	s.val = s.val[:f.NumInsts()]
	s.phis, s.insts = s.phis[:0], s.insts[:0]
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if k, ok := lp.c.Uint(f.PhiIncoming(v, pre)); ok && lp.ty.Bits(f.TypeOf(v)) <= 64 {
			s.state[v], s.val[v] = 1, k
			s.phis = append(s.phis, v)
		} else {
			s.state[v] = 2
		}
	}
	cond := f.Operand(t, 0)
	if !lp.simulated(l, x, cond) {
		return 0, false
	}
	// Counters whose step cannot be computed drop out, and what depends on them.
	for again := true; again; {
		again = false
		for _, p := range s.phis {
			if s.state[p] == 1 && !lp.simulated(l, x, f.PhiIncoming(p, latch)) {
				s.state[p] = 2
				again = true
			}
		}
		if again {
			for _, v := range s.insts {
				s.state[v] = 0
			}
			s.insts = s.insts[:0]
			if !lp.simulated(l, x, cond) {
				return 0, false
			}
		}
	}
	stay := uint64(0)
	if l.Contains(x, lp.cfg.Number(f.Succ(exiting, 0))) {
		stay = 1
	}
	for n = 1; n <= limit && n*(len(s.insts)+1) < maxSim; n++ {
		for _, v := range s.insts {
			r, ok := lp.execute(v)
			if !ok {
				return 0, false
			}
			s.val[v] = r
		}
		c, ok := lp.simValue(cond)
		if !ok {
			return 0, false
		}
		if c != stay {
			return n, true
		}
		s.next = s.next[:0]
		for _, p := range s.phis {
			k := uint64(0)
			if s.state[p] == 1 {
				if k, ok = lp.simValue(f.PhiIncoming(p, latch)); !ok {
					return 0, false
				}
			}
			s.next = append(s.next, k)
		}
		for i, p := range s.phis {
			s.val[p] = s.next[i]
		}
	}
	return 0, false
}

// simulated reports whether v can be computed from counters and constants, and
// schedules the instructions for that.
func (lp *loopState) simulated(l *analysis.Loops, x uint32, v ir.Value) bool {
	f, s := lp.f, &lp.sim
	if v.IsConst() {
		_, ok := lp.c.Uint(v)
		return ok
	}
	if !v.IsInst() || l.DefinedOutside(x, v) {
		return false
	}
	if s.state[v] != 0 {
		return s.state[v] == 1
	}
	s.state[v] = 2
	op := f.Op(v)
	ok := op.IsBinary() || op == ir.OpICmp || op == ir.OpSelect || op == ir.OpTrunc || op == ir.OpZExt || op == ir.OpSExt || op == ir.OpFreeze
	if t := f.TypeOf(v); !ok || !lp.ty.IsInt(t) || lp.ty.Bits(t) > 64 {
		return false
	}
	for i := range f.NumOps(v) {
		o := f.Operand(v, i)
		if t := f.TypeOf(o); !lp.ty.IsInt(t) || lp.ty.Bits(t) > 64 || !lp.simulated(l, x, o) {
			return false
		}
	}
	s.state[v] = 1
	s.insts = append(s.insts, v)
	return true
}

func (lp *loopState) simValue(v ir.Value) (uint64, bool) {
	if v.IsInst() {
		return lp.sim.val[v], true
	}
	return lp.c.Uint(v)
}

// execute computes one instruction on the current values.
func (lp *loopState) execute(v ir.Value) (uint64, bool) {
	f := lp.f
	var a [3]uint64
	for i := range f.NumOps(v) {
		x, ok := lp.simValue(f.Operand(v, i))
		if !ok || i > 2 {
			return 0, false
		}
		a[i] = x
	}
	w := lp.ty.Bits(f.TypeOf(f.Operand(v, 0)))
	switch op := f.Op(v); op {
	case ir.OpICmp:
		if fold.ICmpBits(f.Pred(v), w, a[0], a[1]) {
			return 1, true
		}
		return 0, true
	case ir.OpSelect:
		if a[0] != 0 {
			return a[1], true
		}
		return a[2], true
	case ir.OpTrunc:
		return a[0] & fold.Mask(lp.ty.Bits(f.TypeOf(v))), true
	case ir.OpZExt, ir.OpFreeze:
		return a[0], true
	case ir.OpSExt:
		return uint64(fold.Signed(a[0], w)) & fold.Mask(lp.ty.Bits(f.TypeOf(v))), true
	default:
		return fold.IntBits(op, w, a[0], a[1])
	}
}
