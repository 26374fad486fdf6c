package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// simulation is the storage of TripCount, which executes the instructions of a loop that only depend on constants. Values are
// bits of integers or of floating-point numbers; pointers are their distances from one of them.
type simulation struct {
	base ir.Value // the pointer that others are measured from, None if the exit compares no pointers
	// The exit asks which pointer is less: those that are at a distance from base then must lie in its object, where no address wraps.
	ordered bool
	val     []uint64 // by instruction
	state   []uint8  // by instruction: 0 not visited, 1 computed from the loop's counters, 2 not
	phis    []ir.Value
	next    []uint64
	insts   []ir.Value // in the order they are executed
}

// reset prepares the storage for the instructions of f.
func (s *simulation) reset(f *ir.Func) {
	s.state = slab.Sized(s.state, f.NumInsts())
	if cap(s.val) < f.NumInsts() {
		s.val = make([]uint64, f.NumInsts()*5/4)
	}
	s.val = s.val[:f.NumInsts()]
	s.phis, s.insts = s.phis[:0], s.insts[:0]
}

// MaxSimulated bounds the instructions that are executed to find a trip count.
const MaxSimulated = 1 << 16

// TripCount returns how often the header of loop x is executed, if it is left at the block exiting. ok is false if that is not
// known or more than limit. The loop is executed as far as the exit depends on constants; else counter and bound may
// have a constant distance.
func (se *ScalarEvolution) TripCount(l *Loops, x uint32, exiting ir.Block, limit int) (n int, ok bool) {
	t := se.f.Terminator(exiting)
	if se.f.Op(t) != ir.OpCondBr {
		return 0, false
	}
	if n, ok = se.simulateExit(l, x, se.f.Operand(t, 0), se.stays(l, x, exiting), limit); ok || l.C.Number(exiting) != l.Latch(x) {
		return n, ok
	}
	if t, ok := se.ExitCount(l, x, exiting); ok {
		if n, ok := se.countByDistance(&t); ok && n <= uint64(limit) {
			return int(n), true
		}
	}
	return 0, false
}

// LatestExit is TripCount also of an exit that several conditions lead to: one of them holds then, so the header is executed at most n times. exact
// tells that it is executed as often as that.
func (se *ScalarEvolution) LatestExit(l *Loops, x uint32, exiting ir.Block, limit int) (n int, exact, ok bool) {
	if n, ok = se.TripCount(l, x, exiting, limit); ok {
		return n, true, true
	}
	t := se.f.Terminator(exiting)
	if se.f.Op(t) != ir.OpCondBr {
		return 0, false, false
	}
	cond, stay := se.f.Operand(t, 0), se.stays(l, x, exiting)
	if first, _ := se.eitherOf(cond, stay); first == ir.None {
		return 0, false, false
	}
	if _, cond = se.soonest(l, x, cond, stay, limit, 0); cond == ir.None {
		return 0, false, false
	}
	n, ok = se.simulateExit(l, x, cond, stay, limit) // once more, for Simulated
	return n, false, ok
}

// maxConditions bounds the depth of a tree of conditions.
const maxConditions = 3

// soonest returns the condition with the least trip count of those of which each alone makes cond differ from stay; by is None if no count is known.
func (se *ScalarEvolution) soonest(l *Loops, x uint32, cond ir.Value, stay uint64, limit, depth int) (n int, by ir.Value) {
	first, second := se.eitherOf(cond, stay)
	if first == ir.None || depth > maxConditions {
		n, ok := se.simulateExit(l, x, cond, stay, limit)
		if !ok {
			return 0, ir.None
		}
		return n, cond
	}
	n, by = se.soonest(l, x, first, stay, limit, depth+1)
	if m, other := se.soonest(l, x, second, stay, limit, depth+1); other != ir.None && (by == ir.None || m <= n) {
		return m, other
	}
	return n, by
}

// eitherOf returns the two conditions of which each alone makes cond differ from stay, None if cond is not made of two such.
func (se *ScalarEvolution) eitherOf(cond ir.Value, stay uint64) (first, second ir.Value) {
	f := se.f
	op := f.Op(cond)
	switch {
	case f.TypeOf(cond) != ir.I1:
	case op == ir.OpAnd && stay == 1, op == ir.OpOr && stay == 0:
		return f.Operand(cond, 0), f.Operand(cond, 1)
	case op == ir.OpSelect && stay == 1 && se.c.IsZero(f.Operand(cond, 2)):
		return f.Operand(cond, 0), f.Operand(cond, 1)
	case op == ir.OpSelect && stay == 0 && se.c.IsAllOnes(f.Operand(cond, 1)):
		return f.Operand(cond, 0), f.Operand(cond, 2)
	}
	return ir.None, ir.None
}

// stays returns the condition of the branch at the block exiting that keeps loop x going.
func (se *ScalarEvolution) stays(l *Loops, x uint32, exiting ir.Block) uint64 {
	if l.Contains(x, l.C.Number(se.f.Succ(exiting, 0))) {
		return 1
	}
	return 0
}

// simulateExit executes loop x, which is left when cond is not stay, as far as cond depends on constants.
func (se *ScalarEvolution) simulateExit(l *Loops, x uint32, cond ir.Value, stay uint64, limit int) (n int, ok bool) {
	s := &se.sim
	if !se.schedule(l, x, cond) {
		return 0, false
	}
	latch := l.C.Block(l.Latch(x))
	for n = 1; n <= limit && n*(len(s.insts)+1) < MaxSimulated; n++ {
		c, ok := se.iterate(cond)
		if !ok {
			return 0, false
		}
		if c != stay {
			return n, true
		}
		if !se.step(latch) {
			return 0, false
		}
	}
	return 0, false
}

// iterate executes the scheduled instructions and returns the value of cond.
func (se *ScalarEvolution) iterate(cond ir.Value) (c uint64, ok bool) {
	for _, v := range se.sim.insts {
		if se.sim.val[v], ok = se.execute(v); !ok {
			return 0, false
		}
	}
	return se.simValue(cond)
}

// schedule gives the counters of loop x their first values and lists the instructions that compute cond and the next values
// of the counters. It returns false if cond does not depend on counters and constants only.
func (se *ScalarEvolution) schedule(l *Loops, x uint32, cond ir.Value) bool {
	f, s := se.f, &se.sim
	h, latch, pre := l.C.Block(l.Header(x)), l.C.Block(l.Latch(x)), l.C.Block(l.Preheader(x))
	s.reset(f)
	s.base = se.comparedObject(l, x, cond)
	s.ordered = s.base != ir.None && f.Pred(cond) != ir.ICmpEQ && f.Pred(cond) != ir.ICmpNE
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if k, ok := se.initial(f.PhiIncoming(v, pre)); ok {
			s.state[v], s.val[v] = 1, k
			s.phis = append(s.phis, v)
		} else {
			s.state[v] = 2
		}
	}
	if !se.simulated(l, x, cond) {
		return false
	}
	// Counters whose step cannot be computed drop out, with the instructions that depend on them.
	for again := true; again; {
		again = false
		for _, p := range s.phis {
			if s.state[p] == 1 && !se.simulated(l, x, f.PhiIncoming(p, latch)) {
				s.state[p] = 2
				again = true
			}
		}
		if again {
			for _, v := range s.insts {
				s.state[v] = 0
			}
			s.insts = s.insts[:0]
			if !se.simulated(l, x, cond) {
				return false
			}
		}
	}
	return true
}

// comparedObject returns the value that the pointer that exit condition cond compares one of the loop's with, for equality or without a sign, lies at a
// constant distance from.
func (se *ScalarEvolution) comparedObject(l *Loops, x uint32, cond ir.Value) ir.Value {
	f := se.f
	if f.Op(cond) != ir.OpICmp || f.Pred(cond).IsSigned() || !se.ty.IsPtr(f.TypeOf(f.Operand(cond, 0))) {
		return ir.None
	}
	for i := range 2 {
		if p := f.Operand(cond, i); !p.IsInst() || l.DefinedOutside(x, p) {
			r := RefOf(f, p)
			base, _ := r.Fixed()
			return base
		}
	}
	return ir.None
}

// initial returns constant v, of a pointer its distance from the base.
func (se *ScalarEvolution) initial(v ir.Value) (uint64, bool) {
	t := se.f.TypeOf(v)
	if se.sim.base != ir.None && se.ty.IsPtr(t) {
		r := RefOf(se.f, v)
		base, off := r.Fixed()
		if base == se.sim.base && se.sim.ordered {
			_, ok := InObject(se.f, v, base)
			return uint64(off), ok
		}
		return uint64(off), base == se.sim.base
	}
	if se.c.Kind(v) == ir.CFloat {
		return se.c.Bits(v), true
	}
	k, ok := se.c.Uint(v)
	return k, ok && se.ty.IsInt(t) && se.ty.Bits(t) <= 64
}

// scalar reports whether values of type t are simulated: integers and floating-point numbers of at most 64 bits.
func (se *ScalarEvolution) scalar(t ir.Type) bool {
	if se.ty.IsInt(t) {
		return se.ty.Bits(t) <= 64
	}
	_, ok := se.fold.Format(t)
	return ok
}

// step gives the counters their values of the next iteration.
func (se *ScalarEvolution) step(latch ir.Block) bool {
	s := &se.sim
	s.next = s.next[:0]
	for _, p := range s.phis {
		k, ok := uint64(0), true
		if s.state[p] == 1 {
			if k, ok = se.simValue(se.f.PhiIncoming(p, latch)); !ok {
				return false
			}
		}
		s.next = append(s.next, k)
	}
	for i, p := range s.phis {
		s.val[p] = s.next[i]
	}
	return true
}

// simulated reports whether v can be computed from counters and constants, and
// schedules the instructions for that.
func (se *ScalarEvolution) simulated(l *Loops, x uint32, v ir.Value) bool {
	f, s := se.f, &se.sim
	if !v.IsInst() || l.DefinedOutside(x, v) {
		k, ok := se.initial(v)
		if ok && v.IsInst() {
			s.state[v], s.val[v] = 1, k
		}
		return ok
	}
	if s.state[v] != 0 {
		return s.state[v] == 1
	}
	s.state[v] = 2
	op := f.Op(v)
	if op == ir.OpGEP && s.base != ir.None {
		if _, ok := GEPOffset(f, v); !ok || se.ty.IsVector(f.TypeOf(v)) || s.ordered && f.Flags(v)&ir.FlagInbounds == 0 || !se.simulated(l, x, f.Operand(v, 0)) {
			return false
		}
		s.state[v] = 1
		s.insts = append(s.insts, v)
		return true
	}
	n := operands(f, v)
	if n == 0 || !se.scalar(f.TypeOf(v)) {
		return false
	}
	for i := range n {
		o := f.Operand(v, i)
		if t := f.TypeOf(o); se.ty.IsPtr(t) && s.base != ir.None {
			if p := f.Pred(v); p != ir.ICmpEQ && p != ir.ICmpNE && (!s.ordered || p.IsSigned()) {
				return false
			}
		} else if !se.scalar(t) {
			return false
		}
		if !se.simulated(l, x, o) {
			return false
		}
	}
	s.state[v] = 1
	s.insts = append(s.insts, v)
	return true
}

// operands returns the number of operands from which execute computes scalar v, 0 if it cannot. The callee of an intrinsic is none of them.
func operands(f *ir.Func, v ir.Value) int {
	switch op := f.Op(v); {
	case op == ir.OpCall:
		if _, ok := fold.IntIntrinsic(f.CalleeIntrinsic(v), 64, 0, 0, 0); ok {
			return f.NumArgs(v)
		}
		return 0
	case op.IsBinary(), op == ir.OpICmp, op == ir.OpFCmp, op == ir.OpSelect, op == ir.OpTrunc, op == ir.OpZExt, op == ir.OpSExt, op == ir.OpFreeze:
		return f.NumOps(v)
	default:
		return 0
	}
}

func (se *ScalarEvolution) simValue(v ir.Value) (uint64, bool) {
	if v.IsInst() {
		return se.sim.val[v], true
	}
	return se.initial(v)
}

// execute computes one instruction on the current values.
func (se *ScalarEvolution) execute(v ir.Value) (uint64, bool) {
	f := se.f
	if f.Op(v) == ir.OpGEP {
		p, ok := se.simValue(f.Operand(v, 0))
		off, _ := GEPOffset(f, v)
		return p + uint64(off), ok
	}
	var a [3]uint64
	for i := range operands(f, v) {
		x, ok := se.simValue(f.Operand(v, i))
		if !ok || i > 2 {
			return 0, false
		}
		a[i] = x
	}
	t := f.TypeOf(f.Operand(v, 0))
	w := se.ty.Bits(t)
	switch op := f.Op(v); op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		return se.fold.FloatBits(op, t, a[0], a[1])
	case ir.OpFCmp:
		c, ok := se.fold.FCmpBits(f.Pred(v), t, a[0], a[1])
		if c {
			return 1, ok
		}
		return 0, ok
	case ir.OpICmp:
		p := f.Pred(v)
		if se.ty.IsPtr(t) { // distances, which may be negative
			p, w = p.WithSign(), 64
		}
		if fold.ICmpBits(p, w, a[0], a[1]) {
			return 1, true
		}
		return 0, true
	case ir.OpSelect:
		if a[0] != 0 {
			return a[1], true
		}
		return a[2], true
	case ir.OpCall:
		return fold.IntIntrinsic(f.CalleeIntrinsic(v), w, a[0], a[1], a[2])
	case ir.OpTrunc:
		return a[0] & fold.Mask(se.ty.Bits(f.TypeOf(v))), true
	case ir.OpZExt, ir.OpFreeze:
		return a[0], true
	case ir.OpSExt:
		return uint64(fold.Signed(a[0], w)) & fold.Mask(se.ty.Bits(f.TypeOf(v))), true
	default:
		return fold.IntBits(op, w, a[0], a[1])
	}
}

// Simulated reports whether the last TripCount computes v in each iteration.
func (se *ScalarEvolution) Simulated(v ir.Value) bool {
	return v.IsInst() && int(v) < len(se.sim.state) && se.sim.state[v] == 1
}

// SimulatedBase returns the pointer that Simulated pointer p is a constant distance from in each iteration, p for others.
func (se *ScalarEvolution) SimulatedBase(p ir.Value) ir.Value {
	if se.sim.base != ir.None && se.Simulated(p) && se.ty.IsPtr(se.f.TypeOf(p)) {
		return se.sim.base
	}
	return p
}

// Settles executes the condition cond of loop x for some iterations, without regard to exits, and returns after how many of them
// it no longer changes. ok is false if it depends on more than counters and constants, or changes after more than limit iterations.
func (se *ScalarEvolution) Settles(l *Loops, x uint32, cond ir.Value, limit int) (n int, ok bool) {
	const observed = 64
	if !se.schedule(l, x, cond) {
		return 0, false
	}
	latch := l.C.Block(l.Latch(x))
	last := uint64(0)
	for k := range observed {
		c, ok := se.iterate(cond)
		if !ok {
			return 0, false
		}
		if k > 0 && c != last {
			if n = k; n > limit {
				return 0, false
			}
		}
		last = c
		if !se.step(latch) {
			return 0, false
		}
	}
	return n, true
}
