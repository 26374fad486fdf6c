package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Limits of full unrolling in instructions: LLVM's for NVPTX at -O3, where a loop of
// few iterations may be up to four times as large if that much of it becomes constant, and
// pragmas allow far more.
const (
	unrollLimit       = 300
	unrollBoost       = 4
	unrollBoostTrips  = 32
	unrollManyTrips   = 64   // if copies save more than tests and addresses
	unrollArrayLimit  = 2400 // if a local array becomes registers
	unrollPragmaLimit = 16 << 10
	unrollSmallLimit  = 100 // for arrays, where size counts
	unrollMaxTrips    = 1024
	unrollMaxBound    = 8 // of a loop that may end sooner
)

// loopUnrollFull unrolls loops with a small constant trip count completely, inner loops first. Local arrays indexed
// by the induction variable then have constant indices and can be promoted to registers. The threads that executed a
// convergent call execute each of its copies. llvm.loop.unroll metadata is respected. Iterations are peeled off loops that
// remain (loop_peel.go).
func loopUnrollFull(u *unit) bool {
	changed := u.loop.canonicalLoops()
	s := &u.loop
	s.vmap, s.prev, s.bmap = s.vmap[:0], s.prev[:0], s.bmap[:0]
	for rounds := 0; rounds < 100; rounds++ {
		l := u.Loops()
		s.slots = s.slots[:0]
		s.chosen.Reset(l.Len() + 1)
		did := false
		for x := uint32(l.Len()); x >= 1; x-- {
			if s.chosen.Has(x) { // an inner loop has been unrolled: this one is weighed in the next round
				s.chosen.Add(l.Parent(x))
			} else if u.loop.unrollOne(l, x) || u.loop.peelOne(l, x, "loop-unroll-full") {
				did = true
				s.chosen.Add(l.Parent(x))
			}
		}
		if !did {
			break
		}
		changed = true
		u.loop.settleCopies()
		// New constants decide about the outer loops.
		instCombine(u)
		simplifycfg(u)
		u.have = 0
		u.loop.canonicalLoops()
	}
	return changed
}

// loopHint is the request of a loop's metadata.
type loopHint struct {
	disable, full, enable bool
	rest                  bool // llvm.loop.unroll.disable is all that it says, as of the loop for the remainder that LLVM's unrolling leaves
	count                 int
}

// restTrips is the most iterations of a loop for a remainder: LLVM unrolls a loop whose number of iterations it does not know eight times at
// most. If that number is known now, such a loop is unrolled for its local arrays.
const restTrips = 7

// noUnroll reports whether metadata forbids unrolling, both here and, unless it is llvm.loop.unroll.runtime.disable, in ptxas.
func (h loopHint) noUnroll() bool { return h.disable || h.count == 1 }

// hintOf reads the llvm.loop metadata of the latch.
func (lp *loopState) hintOf(latch ir.Block) loopHint {
	var h loopHint
	m := lp.m
	id := lp.f.Attachment(lp.f.Terminator(latch), "llvm.loop")
	if id == 0 {
		return h
	}
	for i, o := range m.MDs[id].Ops {
		n := &m.MDs[o]
		if i == 0 || n.Kind != ir.MDTuple || len(n.Ops) == 0 {
			continue
		}
		switch m.MDs[n.Ops[0]].Str {
		case "llvm.loop.unroll.disable", "llvm.loop.unroll.runtime.disable", "llvm.loop.disable_nonforced":
			h.disable = true
			h.rest = len(m.MDs[id].Ops) == 2 && m.MDs[n.Ops[0]].Str == "llvm.loop.unroll.disable"
		case "llvm.loop.unroll.full":
			h.full = true
		case "llvm.loop.unroll.enable":
			h.enable = true
		case "llvm.loop.unroll.count":
			if len(n.Ops) > 1 {
				if c, ok := m.Consts.Uint(m.MDs[n.Ops[1]].Val); ok {
					h.count = int(min(c, 1<<20))
				}
			}
		}
	}
	return h
}

func (lp *loopState) unrollOne(l *analysis.Loops, x uint32) bool {
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	hint := lp.hintOf(lp.cfg.Block(ln))
	pragma := hint.full || hint.enable || hint.count > 1
	maxTrips := unrollMaxTrips
	if pragma {
		maxTrips = unrollPragmaLimit
	}
	// The exit whose iteration is known.
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	var bound tripBound
	exiting := ir.Block(0)
	for _, e := range lp.exits {
		if !lp.dom.DominatesN(e, ln) {
			continue
		}
		if t, ok := lp.latestExit(&lp.scev, l, x, lp.cfg.Block(e), maxTrips); ok && (bound.trips == 0 || t.trips < bound.trips) {
			bound, exiting = t, lp.cfg.Block(e)
		}
	}
	trips := bound.trips
	forbidden := trips > 1 && hint.noUnroll() // the branch back of a single iteration goes in any case
	if trips == 0 || forbidden && !(hint.rest && bound.exact && trips <= restTrips) {
		return false
	}
	cost, ok := lp.unrollCost(l, x, exiting)
	if !ok || forbidden && !cost.arrays || hint.count > 1 && trips > hint.count { // metadata requests fewer copies
		return false
	}
	switch { // iterations that may not be executed
	case bound.byArray && (!cost.arrays || trips > unrollMaxBound || cost.rest*trips > unrollLimit):
		return false
	case !bound.exact && !pragma && (!cost.arrays && trips > unrollMaxBound || cost.rest*trips > unrollLimit):
		return false
	}
	if trips > 1 && !lp.worthUnrolling(cost, trips, pragma) && !(bound.exact && lp.worthByIteration(l, x, exiting, trips)) {
		return false
	}
	if lp.opt.Remarks != nil {
		lp.remarkLoop(Passed, "loop-unroll-full", lp.cfg.Block(l.Header(x)), "loop unrolled completely, "+strconv.Itoa(trips)+" iterations")
	}
	lp.unroll(l, x, exiting, trips, bound.exact)
	return true
}

// tripBound tells how often the header of a loop is executed.
type tripBound struct {
	trips   int
	exact   bool // as often as that, else at most
	byArray bool // since a local array ends
}

// latestExit returns how often the header of loop x is executed, if it is left at the block exiting: its condition tells it, one of several, or a local
// array.
func (lp *loopState) latestExit(scev *analysis.ScalarEvolution, l *analysis.Loops, x uint32, exiting ir.Block, limit int) (t tripBound, ok bool) {
	if t.trips, t.exact, ok = scev.LatestExit(l, x, exiting, limit); ok || len(l.ExitingBlocks(lp.words[:0], x)) != 1 {
		return t, ok
	}
	t.byArray = true
	t.trips, ok = scev.AccessBound(l, x, limit, func(v ir.Value) bool { return lp.fx.Inst(lp.f, v)&analysis.MayNotReturn != 0 })
	return t, ok
}

// tripsAtMost returns how often the header of loop x is executed at most, 0 if it is not known or known exactly, while scev is in use.
func (lp *loopState) tripsAtMost(l *analysis.Loops, x uint32) int {
	lp.probe.Enter(lp.f, &lp.values, &lp.fold)
	t, ok := lp.latestExit(&lp.probe, l, x, lp.cfg.Block(l.Latch(x)), unrollMaxTrips)
	if !ok || t.exact || t.byArray && t.trips > unrollMaxBound { // SupposedTrips has weighed an exact one
		return 0
	}
	return t.trips
}

// unroll copies loop x so that each of its trips iterations has blocks of its own.
// The exit at the block exiting is taken in the last one; if exact, in no other.
func (lp *loopState) unroll(l *analysis.Loops, x uint32, exiting ir.Block, trips int, exact bool) {
	f := lp.f
	c := newCopier(lp.unit, l, x, lp.lastOf(l, x))
	h, latch := c.h, c.latch
	exitSide := 0
	if c.inLoop(f.Succ(exiting, 0)) {
		exitSide = 1
	}
	latches, tests := []ir.Block{latch}, []ir.Block{exiting} // by iteration
	second := ir.Block(0)
	for k := 1; k < trips; k++ {
		c.next()
		lp.copyBlocks(h, c.inLoop)
		if k == 1 { // the original stays as it is while it is copied
			second = lp.bmap[h]
		} else {
			lp.redirect(latches[k-1], h, lp.bmap[h])
		}
		lp.redirect(lp.bmap[latch], lp.bmap[h], h) // until the next copy is there
		latches = append(latches, lp.bmap[latch])
		tests = append(tests, lp.bmap[exiting])
	}
	lp.copyDone()
	if trips > 1 {
		lp.redirect(latch, h, second)
	}
	// The first copy is entered from outside only, and only the last one leaves.
	for _, p := range c.counters {
		f.ReplaceAll(p.phi, p.first)
		f.Erase(p.phi)
	}
	for k, b := range tests {
		switch {
		case k == trips-1:
			lp.setBr(b, f.Succ(b, exitSide))
		case exact:
			lp.setBr(b, f.Succ(b, 1-exitSide))
		}
	}
	for _, b := range latches {
		f.ClearAttachments(f.Terminator(b))
	}
	if last := latches[trips-1]; lp.isSucc(last, h) { // cannot happen, but must lead somewhere
		end := f.NewBlockAfter(c.place)
		lp.b.At(end)
		lp.b.Loc = 0
		lp.b.Unreachable()
		lp.redirect(last, h, end)
	}
}
