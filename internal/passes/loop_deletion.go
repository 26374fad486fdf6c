package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// loopDeletion removes loops without effects and without live-out values that are certain to terminate: because the
// trip count is known, or because the language guarantees it (mustprogress).
func loopDeletion(u *unit) bool {
	changed := u.loop.canonicalLoops()
	for again := true; again; {
		again = false
		l := u.Loops()
		l.Leaking(&u.loop.leaking)
		u.loop.actingLoops(l, &u.loop.chosen)
		gone := uint32(0) // the outermost loop of the last deletion: its inner loops are gone too
		for x := uint32(1); x <= uint32(l.Len()); x++ {
			if gone != 0 && l.Contains(gone, l.Header(x)) {
				continue
			}
			if !u.loop.leaking.Has(x) && !u.loop.chosen.Has(x) && u.loop.deleteLoop(l, x) {
				gone, again, changed = x, true, true
			}
		}
		if again {
			u.edgesChanged()
			u.removeUnreachable()
			u.loop.canonicalLoops()
		}
	}
	return changed
}

// actingLoops adds to set the loops that do more than compute.
func (lp *loopState) actingLoops(l *analysis.Loops, set *slab.BitSet) {
	set.Reset(l.Len() + 1)
	for x := uint32(l.Len()); x >= 1; x-- {
		if set.Has(x) || lp.ownActs(l, x) {
			set.Add(x)
			set.Add(l.Parent(x))
		}
	}
}

// ownActs reports whether a block of loop x that is in no inner loop does more than compute.
func (lp *loopState) ownActs(l *analysis.Loops, x uint32) bool {
	for n := range l.Own(x) {
		for v := lp.f.First(lp.cfg.Block(n)); v != ir.None; v = lp.f.Next(v) {
			if lp.acts(v) {
				return true
			}
		}
	}
	return false
}

// deleteLoop removes loop x, which only computes and has no result that is used outside.
func (lp *loopState) deleteLoop(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	// One block after the loop, whose phis have values from outside.
	exit := ir.Block(0)
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	for _, n := range lp.exits {
		b := lp.cfg.Block(n)
		for i := range f.NumSuccs(b) {
			out := f.Succ(b, i)
			if l.Contains(x, lp.cfg.Number(out)) {
				continue
			}
			if exit != 0 && exit != out {
				return false
			}
			exit = out
		}
	}
	if exit == 0 {
		return false
	}
	pre := lp.cfg.Block(pn)
	for v := f.First(exit); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		only := ir.None
		for i := 0; i < f.NumOps(v); i += 2 {
			if !l.Contains(x, lp.cfg.Number(f.Operand(v, i+1).Block())) {
				continue
			}
			if o := f.Operand(v, i); only == ir.None {
				only = o
			} else if o != only {
				return false
			}
		}
	}
	if !lp.loopEnds(l, x, ln) {
		return false
	}
	for v := f.First(exit); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		for i := 0; i < f.NumOps(v); i += 2 {
			if l.Contains(x, lp.cfg.Number(f.Operand(v, i+1).Block())) {
				f.AddIncoming(v, f.Operand(v, i), pre)
				break
			}
		}
	}
	f.SetSucc(pre, 0, exit)
	// The header's phis lose the entry; the loop is unreachable now.
	f.RemovePhiEdge(lp.cfg.Block(l.Header(x)), pre)
	lp.exits = lp.exits[:0]
	return true
}

// loopEnds reports whether loop x is certain to be left.
func (lp *loopState) loopEnds(l *analysis.Loops, x, ln uint32) bool {
	latch := lp.cfg.Block(ln)
	if lp.scev.MustProgress(latch) {
		return true
	}
	for _, e := range l.ExitingBlocks(nil, x) {
		if e == ln {
			// A counter that must not overflow ends the loop, whatever it is compared with.
			if t, ok := lp.scev.ExitCount(l, x, latch); ok && (!t.Pred.IsNonStrict() || t.Exact()) || t.NoWrap {
				return true
			}
			if _, ok := lp.scev.BitCount(l, x, latch); ok {
				return true
			}
		}
		if lp.dom.DominatesN(e, ln) {
			if _, ok := lp.scev.TripCount(l, x, lp.cfg.Block(e), unrollMaxTrips); ok {
				return true
			}
		}
	}
	return false
}

// acts reports whether v does anything but compute or read: writes, waits, may not come back.
func (lp *loopState) acts(v ir.Value) bool {
	switch lp.f.Op(v) {
	case ir.OpLoad, ir.OpStore, ir.OpCall, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr, ir.OpAlloca:
		return lp.fx.Inst(lp.f, v)&(analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn|analysis.Convergent) != 0
	}
	return false
}
