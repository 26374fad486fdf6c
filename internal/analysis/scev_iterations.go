package analysis

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// iterations is the storage of Iterations.
type iterations struct {
	l     *Loops
	ran   []bool  // by block number: whether the current iteration executes the block
	next  []uint8 // the states of a header's phis in the next iteration
	visit func(v ir.Value) bool
}

// Iterations executes the first n iterations of loop x with the values that are constant in them, inner loops as well, and calls visit
// for each instruction that they may execute; Simulated then tells whether its result is a constant there. A branch
// whose condition is constant goes one way; others go both. (LLVM: the analysis of
// the cost of full unrolling, which knows the phis of headers only and no inner loops.) It returns false as soon as visit
// does, for loops without a preheader and a single latch, and for inner loops whose number of iterations depends on other values.
func (se *ScalarEvolution) Iterations(l *Loops, x uint32, n int, visit func(v ir.Value) bool) bool {
	f, s := se.f, &se.sim
	s.reset(f)
	s.base = ir.None
	se.iter.l, se.iter.visit = l, visit
	se.iter.ran = slab.Sized(se.iter.ran, l.C.Len()+1)
	se.iter.ran[l.Preheader(x)] = true
	done := se.iterateLoop(x, n, true)
	se.iter.visit = nil
	return done
}

// iterateLoop executes at most n iterations of loop x, of an inner loop all of them.
func (se *ScalarEvolution) iterateLoop(x uint32, n int, outermost bool) bool {
	it := &se.iter
	l := it.l
	from, latch, h := l.Preheader(x), l.Latch(x), l.Header(x)
	if from == 0 || latch == 0 {
		return false
	}
	for range n {
		se.enterHeader(h, from)
		if !se.iterateBlocks(x) {
			return false
		}
		if !se.mayBranch(latch, h) {
			return true
		}
		if !outermost && se.mayLeave(x) {
			return false
		}
		from = latch
	}
	return outermost
}

// iterateBlocks executes one iteration of loop x, whose phis have their values.
func (se *ScalarEvolution) iterateBlocks(x uint32) bool {
	it, f := &se.iter, se.f
	l := it.l
	blocks := l.Blocks(x)
	for i := 0; i < len(blocks); i++ {
		b := blocks[i]
		it.ran[b] = i == 0
		for _, p := range l.C.Preds(b) {
			it.ran[b] = it.ran[b] || se.mayBranch(p, b)
		}
		if y := l.Of(b); y != x { // the header of an inner loop
			inner := l.Blocks(y)
			i += len(inner) - 1
			if it.ran[b] {
				if !se.iterateLoop(y, MaxSimulated, false) {
					return false
				}
				continue
			}
			for _, c := range inner {
				it.ran[c] = false
			}
		}
		if !it.ran[b] {
			continue
		}
		for v := f.First(l.C.Block(b)); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpPhi {
				se.know(v, se.evaluate)
			} else if i != 0 {
				se.know(v, se.joined)
			}
			if !it.visit(v) {
				return false
			}
		}
	}
	return true
}

// know notes the value of v in this iteration, if of computes it.
func (se *ScalarEvolution) know(v ir.Value, of func(ir.Value) (uint64, bool)) {
	k, ok := of(v)
	se.sim.val[v], se.sim.state[v] = k, stateOf(ok)
}

// enterHeader gives the phis of header h their values on the edge from block p.
func (se *ScalarEvolution) enterHeader(h, p uint32) {
	f, s := se.f, &se.sim
	c := se.iter.l.C
	first := f.First(c.Block(h))
	s.next, se.iter.next = s.next[:0], se.iter.next[:0]
	for v := first; v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		k, ok := se.known(f.PhiIncoming(v, c.Block(p)))
		s.next, se.iter.next = append(s.next, k), append(se.iter.next, stateOf(ok))
	}
	v := first
	for i, k := range s.next { // phis are evaluated at once
		s.val[v], s.state[v] = k, se.iter.next[i]
		v = f.Next(v)
	}
}

// stateOf returns the state of a value that is known or not.
func stateOf(known bool) uint8 {
	if known {
		return 1
	}
	return 2
}

// joined returns the value of phi v that all edges bring which are taken.
func (se *ScalarEvolution) joined(v ir.Value) (value uint64, ok bool) {
	f := se.f
	c := se.iter.l.C
	b := c.Number(f.BlockOf(v))
	for i := 0; i < f.NumOps(v); i += 2 {
		if !se.mayBranch(c.Number(f.Operand(v, i+1).Block()), b) {
			continue
		}
		k, known := se.known(f.Operand(v, i))
		if !known || ok && k != value {
			return 0, false
		}
		value, ok = k, true
	}
	return value, ok
}

// known returns v's value in this iteration.
func (se *ScalarEvolution) known(v ir.Value) (uint64, bool) {
	if v.IsInst() {
		return se.sim.val[v], se.sim.state[v] == 1
	}
	return se.initial(v)
}

// evaluate computes instruction v, which is not a phi, if its operands are known.
func (se *ScalarEvolution) evaluate(v ir.Value) (uint64, bool) {
	f := se.f
	n := operands(f, v)
	if n == 0 || !se.scalar(f.TypeOf(v)) {
		return 0, false
	}
	if f.Op(v) == ir.OpSelect {
		c, ok := se.known(f.Operand(v, 0))
		if !ok {
			return 0, false
		}
		return se.known(f.Operand(v, 2-int(c&1)))
	}
	for i := range n {
		if o := f.Operand(v, i); !se.scalar(f.TypeOf(o)) {
			return 0, false
		} else if _, ok := se.known(o); !ok {
			return 0, false
		}
	}
	return se.execute(v)
}

// mayBranch reports whether this iteration may go from block p to block b.
func (se *ScalarEvolution) mayBranch(p, b uint32) bool {
	f := se.f
	c := se.iter.l.C
	if !se.iter.ran[p] {
		return false
	}
	t := f.Terminator(c.Block(p))
	if op := f.Op(t); op != ir.OpCondBr && op != ir.OpSwitch {
		return true
	}
	k, ok := se.known(f.Operand(t, 0))
	if !ok {
		return true
	}
	return Destination(f, t, k) == c.Block(b)
}

// mayLeave reports whether the iteration may leave loop x.
func (se *ScalarEvolution) mayLeave(x uint32) bool {
	l := se.iter.l
	for _, b := range l.Blocks(x) {
		for _, to := range l.C.Succs(b) {
			if !l.Contains(x, to) && se.mayBranch(b, to) {
				return true
			}
		}
	}
	return false
}
