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
	unrollBoostTrips  = 10
	unrollArrayLimit  = 1200 // if a local array becomes registers
	unrollPragmaLimit = 16 << 10
	unrollSmallLimit  = 100 // for arrays, where size counts
	unrollMaxTrips    = 1024
)

// loopUnroll unrolls loops with a known small number of iterations completely,
// inner ones first. Local arrays that they index then have constant indices and
// become registers. Every copy of a convergent call is executed by the threads that
// executed the original. llvm.loop.unroll metadata is respected.
func loopUnroll(u *unit) bool {
	changed := u.canonicalLoops()
	f, s := u.f, &u.loop
	s.vmap, s.prev, s.bmap = s.vmap[:0], s.prev[:0], s.bmap[:0]
	for rounds := 0; rounds < 100; rounds++ {
		l := u.Loops()
		s.slots = s.slots[:0]
		s.touched.Reset(f.NumBlocks())
		did := false
		for x := uint32(l.Len()); x >= 1; x-- {
			if u.unrollOne(l, x) {
				did = true
			}
		}
		if !did {
			break
		}
		changed = true
		u.settleCopies()
		// What became constant decides about the loops around.
		simplify(u)
		simplifycfg(u)
		u.have = 0
		u.canonicalLoops()
	}
	return changed
}

// loopHint is what the metadata of a loop asks for.
type loopHint struct {
	disable, full, enable bool
	count                 int
}

// once reports whether nobody, and so not ptxas either, is to unroll the loop.
func (h loopHint) once() bool { return h.disable || h.count == 1 }

// hintOf reads the llvm.loop metadata of the latch.
func (u *unit) hintOf(latch ir.Block) loopHint {
	var h loopHint
	m := u.m
	id := u.f.Attachment(u.f.Terminator(latch), "llvm.loop")
	if id == 0 {
		return h
	}
	for i, o := range m.MDs[id].Ops {
		n := &m.MDs[o]
		if i == 0 || n.Kind != ir.MDTuple || len(n.Ops) == 0 {
			continue
		}
		switch m.MDs[n.Ops[0]].Str {
		case "llvm.loop.unroll.disable", "llvm.loop.disable_nonforced":
			h.disable = true
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

func (u *unit) unrollOne(l *analysis.Loops, x uint32) bool {
	s := &u.loop
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	for _, n := range l.Blocks(x) { // an inner loop has been unrolled: this one is weighed in the next round
		if s.touched.Has(uint32(u.cfg.Block(n))) {
			return false
		}
	}
	hint := u.hintOf(u.cfg.Block(ln))
	if hint.once() {
		return false
	}
	pragma := hint.full || hint.enable || hint.count > 1
	maxTrips := unrollMaxTrips
	if pragma {
		maxTrips = unrollPragmaLimit
	}
	// The exit whose iteration is known.
	s.exits = l.ExitingBlocks(s.exits[:0], x)
	trips, exiting := 0, ir.Block(0)
	for _, e := range s.exits {
		if !u.dom.DominatesN(e, ln) {
			continue
		}
		if n, ok := u.tripCount(l, x, u.cfg.Block(e), maxTrips); ok && (trips == 0 || n < trips) {
			trips, exiting = n, u.cfg.Block(e)
		}
	}
	if trips == 0 {
		return false
	}
	cost, ok := u.unrollCost(l, x, exiting)
	if !ok || hint.count > 1 && trips > hint.count { // only so many copies are asked for
		return false
	}
	if trips > 1 && !u.worthUnrolling(cost, trips, pragma) {
		return false
	}
	s.touched.Grow(u.f.NumBlocks())
	for _, n := range l.Blocks(x) {
		s.touched.Add(uint32(u.cfg.Block(n)))
	}
	if u.opt.Remarks != nil {
		u.remarkLoop(Passed, "loop-unroll-full", u.cfg.Block(l.Header(x)), "loop unrolled completely, "+strconv.Itoa(trips)+" iterations")
	}
	u.unroll(l, x, exiting, trips)
	return true
}

// unroll copies loop x so that each of its trips iterations has blocks of its own.
// The exit at the block exiting is taken in the last one.
func (u *unit) unroll(l *analysis.Loops, x uint32, exiting ir.Block, trips int) {
	f, s := u.f, &u.loop
	h, latch, pre := u.cfg.Block(l.Header(x)), u.cfg.Block(l.Latch(x)), u.cfg.Block(l.Preheader(x))
	inLoop := u.copyPrepare(l, x)
	// What phis of the header have in the first iteration and after each.
	type counter struct{ phi, first, next ir.Value }
	var counters []counter
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		counters = append(counters, counter{v, f.PhiIncoming(v, pre), f.PhiIncoming(v, latch)})
	}
	exitSide := 0
	if inLoop(f.Succ(exiting, 0)) {
		exitSide = 1
	}
	latches, tests := []ir.Block{latch}, []ir.Block{exiting} // by iteration
	place, second := u.lastOf(l, x), ir.Block(0)
	for k := 1; k < trips; k++ {
		s.prev, s.vmap = s.vmap, s.prev
		s.firstCopy = ir.Block(f.NumBlocks())
		for _, b := range s.blocks {
			place = f.NewBlockAfter(place)
			s.bmap[b] = place
		}
		for _, c := range counters {
			s.vmap[c.phi] = c.next
			if k > 1 {
				s.vmap[c.phi] = mapped(s.prev, c.next)
			}
		}
		u.copyBlocks(h, inLoop)
		if k == 1 { // the original stays as it is while it is copied
			second = s.bmap[h]
		} else {
			u.redirect(latches[k-1], h, s.bmap[h])
		}
		u.redirect(s.bmap[latch], s.bmap[h], h) // until the next copy is there
		latches = append(latches, s.bmap[latch])
		tests = append(tests, s.bmap[exiting])
	}
	u.copyDone()
	if trips > 1 {
		u.redirect(latch, h, second)
	}
	// The first copy is entered from outside only, and only the last one leaves.
	for _, c := range counters {
		f.ReplaceAll(c.phi, c.first)
		f.Erase(c.phi)
	}
	for k, b := range tests {
		side := 1 - exitSide
		if k == trips-1 {
			side = exitSide
		}
		u.setBr(b, f.Succ(b, side))
	}
	for _, b := range latches {
		f.ClearAttachments(f.Terminator(b))
	}
	if last := latches[trips-1]; u.isSucc(last, h) { // cannot happen, but must lead somewhere
		end := f.NewBlockAfter(place)
		u.b.At(end)
		u.b.Loc = 0
		u.b.Unreachable()
		u.redirect(last, h, end)
	}
}
