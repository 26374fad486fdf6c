package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// sinker sinks instructions of the current function.
type sinker struct {
	*unit
	left []uint32 // of leftLoops; nil: the function has no loops
}

// sink moves computations into the successor that uses them: threads on other paths do not execute them, and the
// results need no register until then. Nothing is sunk into a loop, and convergent operations and memory accesses
// are not moved. A computation is sunk past a loop only if its operands need no more registers in the loop than its result.
func sink(u *unit) bool {
	s := sinker{unit: u}
	f := u.f
	split := s.intoExits()
	if split {
		u.edgesChanged()
	}
	c, dom, l := u.CFG(), u.Dom(), u.Loops()
	stores := s.localStores()
	if l.Len() > 0 {
		u.pressure.Compute(f, l)
		s.left = u.leftLoops()
	}
	changed := split || stores
	// Uses before definitions: later instructions have moved already.
	for n := uint32(c.Len()); n >= 1; n-- {
		b := c.Block(n)
		if f.NumSuccs(b) < 2 && dom.FirstChild(n) == 0 {
			continue
		}
		for v := f.Prev(f.Terminator(b)); v != ir.None && f.Op(v) != ir.OpPhi; {
			prev := f.Prev(v)
			if to := s.sinkPlace(v, n, dom, l); to != 0 {
				f.MoveBefore(v, f.FirstNonPhi(c.Block(to)))
				s.extendOperands(v, to)
				changed = true
			}
			v = prev
		}
	}
	return changed
}

// intoExits splits edges that leave a loop, and moves to them the computations that only a phi of the block after the loop needs, such as the number
// of the element that a search has found: iterations that stay in the loop do not execute them. It reports whether there were any.
func (s sinker) intoExits() bool {
	f, l := s.f, s.Loops()
	split := false
	if l.Len() == 0 || s.opt.Level < 2 || s.size > 0 {
		return false
	}
	for n := range uint32(s.cfg.Len()) {
		x := l.Of(n + 1)
		b := s.cfg.Block(n + 1)
		if x == 0 || f.Op(f.Terminator(b)) != ir.OpCondBr || f.Succ(b, 0) == f.Succ(b, 1) {
			continue
		}
		for i := range 2 {
			to := f.Succ(b, i)
			if k := s.cfg.Number(to); l.Contains(x, k) || len(s.cfg.Preds(k)) < 2 {
				continue
			}
			exit := ir.Block(0)
			for phi := f.First(to); f.Op(phi) == ir.OpPhi; phi = f.Next(phi) {
				from := b
				if exit != 0 {
					from = exit
				}
				v := f.PhiIncoming(phi, from)
				if !s.onlyForExit(v, x) {
					continue
				}
				if exit == 0 {
					exit = f.SplitEdge(b, i)
				}
				f.MoveBefore(v, f.Terminator(exit))
				split = true
			}
		}
	}
	return split
}

// onlyForExit reports whether v is computed in loop x, has one use and may be computed where the loop is left. Two operands that nothing else uses
// would need more registers until then than v.
func (s sinker) onlyForExit(v ir.Value, x uint32) bool {
	f := s.f
	if !s.oneUse(v) || f.Op(v) == ir.OpPhi || s.loops.Of(s.cfg.Number(f.BlockOf(v))) != x || !s.sinkable(v) {
		return false
	}
	own := 0
	for i := range f.NumOps(v) {
		if s.oneUse(f.Operand(v, i)) {
			own++
		}
	}
	return own < 2
}

// sinkPlace returns the block, by number, to which v of block n should be sunk; 0 if it stays.
func (s sinker) sinkPlace(v ir.Value, n uint32, dom *analysis.Dom, l *analysis.Loops) uint32 {
	f := s.f
	if !f.HasUses(v) || !s.sinkable(v) {
		return 0
	}
	to := uint32(0)
	budget := 16
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		k := s.cfg.Number(f.UseBlock(x))
		if k == n || k == 0 {
			return 0
		}
		if to == 0 {
			to = k
		} else {
			to = dom.Common(to, k)
		}
		if budget--; to == n || budget == 0 {
			return 0
		}
	}
	// Out of the loops that the definition is not in.
	for to != n && l.Of(to) != l.Of(n) && !(l.Of(to) != 0 && l.Contains(l.Of(to), n)) {
		if l.Of(to) == 0 || l.Of(n) != 0 && l.Depth(l.Of(to)) < l.Depth(l.Of(n)) {
			break // after the loop
		}
		to = dom.IDom(to)
	}
	for s.left != nil && to > n && s.left[to] > n && s.operandsWeigh(v, to) > s.pressure.Weight(v) {
		to = dom.IDom(to) // before the loop
	}
	if to == n || to == 0 {
		return 0
	}
	// A place that is executed whenever n is gains nothing; a block with a single predecessor that branches does.
	for k := to; k != n; k = dom.IDom(k) {
		if p := s.cfg.Preds(k); len(p) == 1 && len(s.cfg.Succs(p[0])) > 1 {
			return to
		}
	}
	return 0
}

// operandsWeigh returns the registers of the operands of v that live through the last loop before block to only if v is sunk
// there.
func (s sinker) operandsWeigh(v ir.Value, to uint32) (registers int32) {
	loop := s.loops.Of(s.left[to])
	for i := range s.f.NumOps(v) {
		if o := s.f.Operand(v, i); o.IsInst() && s.pressure.End(o) < s.loops.Last(loop) {
			registers += s.pressure.Weight(o)
		}
	}
	return registers
}

// extendOperands records that the operands of v live to block to.
func (s sinker) extendOperands(v ir.Value, to uint32) {
	for i := range s.f.NumOps(v) {
		if o := s.f.Operand(v, i); s.left != nil && o.IsInst() {
			s.pressure.Extend(o, s.pressure.UseEnd(s.cfg.Number(s.f.BlockOf(o)), to))
		}
	}
}

// sinkable reports whether v may be executed later, or not at all.
func (s sinker) sinkable(v ir.Value) bool {
	f := s.f
	op := f.Op(v)
	switch {
	case op == ir.OpAlloca, op == ir.OpLoad, op == ir.OpFreeze, op.IsTerminator(), f.TypeOf(v) == ir.Token, f.TypeOf(v) == ir.Void,
		op == ir.OpAddrSpaceCast && s.opt.LLC: // llc has those of parameters at the top
		return false
	case op == ir.OpCall:
		// Reading a special register costs little, and its value is often needed again.
		return s.fx.Call(f, v).Movable() && f.NumArgs(v) > 0
	}
	e := s.fx.Inst(f, v)
	return e&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.Convergent|analysis.MayNotReturn) == 0
}
