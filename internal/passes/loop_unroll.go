package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// Limits of partial unrolling in instructions.
const (
	partialLimit = unrollLimit / 2 // of a known number of iterations, which the copies divide
	runtimeLimit = unrollLimit / 4 // of a number that is computed, which leaves a remainder
	// The most copies where the number of iterations is computed, or where metadata requests no number of copies.
	partialCopies = 8
	// The copies in a loop that has been unrolled before from which on more only cost.
	manyCopies = 4
	// The counter's update and the branch, which the copies share.
	partialShared = 2
	// The longest iteration of a loop whose threads have different numbers of iterations: their warp executes the copies and the
	// remainder, on average one iteration more, and the tests that it saves must be worth that. The limit is not for a loop in which threads share
	// a known number of elements in steps of a warp or more: their numbers differ by one at most, and the loads of the copies overlap.
	partialDivergent = 12
	// The operations of floating-point numbers in a row, from one iteration to the next, from which on ptxas may make more copies of a loop that reads.
	longRecurrence = 3
)

// loopUnroll unrolls inner loops partially, so that several iterations share one test and are scheduled together. A
// known trip count is divided without remainder. Otherwise the trip count is computed in the preheader, the unrolled
// loop executes the multiple of the factor and the original loop the remainder; never with convergent operations,
// which threads with different trip counts would execute at different places. Both loops are marked, so that neither
// this pass nor ptxas unrolls them again (S4-61, X-46). ptxas may unroll the first one where it only reads global memory and each iteration waits
// for several operations of the one before, since more loads are under way at a time then: on an H200 kahan_sum of testdata takes 122 us instead of
// 181. Other loops that read take as long without it, with a third of the code and fewer registers. Iterations are peeled off other loops
// (loop_peel.go).
func loopUnroll(u *unit) bool {
	changed := u.loop.canonicalLoops()
	f, s := u.f, &u.loop
	if u.Loops().Len() == 0 {
		return changed
	}
	s.marked, s.vmap, s.prev, s.bmap = false, s.vmap[:0], s.prev[:0], s.bmap[:0]
	// Loops that share a block wait for the next round, in which marks exclude the loops that are done.
	for range 4 {
		l := u.Loops()
		if u.loop.needsUniformity(l) { // of the loops before any of them changes
			u.Uniformity()
		}
		s.slots = s.slots[:0]
		s.touched.Reset(f.NumBlocks())
		did := false
		for x := uint32(l.Len()); x >= 1; x-- {
			if u.loop.unrollPartially(l, x) || u.loop.peelOne(l, x, "loop-unroll") {
				did = true
			}
		}
		if !did {
			break
		}
		changed = true
		u.loop.settleCopies()
		if u.decl == nil || u.decl.noUnroll == 0 {
			break
		}
		u.loop.canonicalLoops()
	}
	return changed || s.marked
}

// needsUniformity reports whether it depends on the uniformity of a loop whether it is unrolled.
func (lp *loopState) needsUniformity(l *analysis.Loops) bool {
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		if l.Latch(x) == 0 || !l.Innermost(x) || lp.hintOf(lp.cfg.Block(l.Latch(x))).noUnroll() {
			continue
		}
		n, ok := lp.iterationSize(l, x)
		if ok && !n.convergent && n.size > partialDivergent && 2*(n.size-partialShared) <= runtimeLimit {
			return true
		}
	}
	return false
}

// unrollPartially unrolls loop x partially if that is possible and worth it.
func (lp *loopState) unrollPartially(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	latch := lp.cfg.Block(ln)
	h := lp.hintOf(latch)
	if h.noUnroll() {
		return false // metadata forbids it, also for loops that were unrolled here
	}
	n := iteration{copies: 1}
	missed := func(why string) bool {
		if n.copies > 1 {
			lp.markUnrolled(latch, lp.overlaps(l, x, latch, &n))
			lp.marked = true
		}
		lp.remarkLoop(Missed, "loop-unroll", lp.cfg.Block(l.Header(x)), "loop not unrolled: "+why)
		return false
	}
	if !l.Innermost(x) {
		return false
	}
	if f.Op(f.Terminator(latch)) != ir.OpCondBr {
		return missed("it does not test at its end")
	}
	n, ok := lp.iterationSize(l, x)
	if !ok {
		return missed("its body cannot be duplicated")
	}
	limit, runtime := partialLimit, runtimeLimit
	if lp.opt.Level < 3 {
		limit, runtime = limit/2, runtime/2
	}
	pragma := h.count > 1 || h.enable || h.full
	switch {
	case pragma:
		limit, runtime = unrollPragmaLimit, unrollPragmaLimit
	case lp.size > 0:
		lp.markUnrolled(latch, false) // ptxas does not know it
		lp.marked = true
		return missed("size counts more than speed")
	case n.recurs:
		return missed("the function calls itself in it, beside which its test costs nothing")
	}
	if !pragma {
		n.copies = lp.unrolledBefore(l, x, latch)
	}
	if n.copies >= manyCopies {
		return missed("it steps by " + strconv.Itoa(n.copies) + " to a multiple of that, as a loop that has been unrolled")
	}
	size := n.size
	grown := func(n int) int { return (size-partialShared)*n + partialShared }
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	count := 0
	if trips, ok := lp.scev.TripCount(l, x, latch, analysis.MaxSimulated); ok {
		count = max(1, (max(limit, partialShared+1)-partialShared)/max(1, size-partialShared))
		if h.count > 1 {
			count = h.count
		} else if pragma {
			count = min(count, partialCopies)
		}
		want := lp.shiftCopies(l, x, size)
		if count < want && grown(want) <= 2*limit {
			count = want
		}
		for count = min(count, trips-1); count > 1 && trips%count != 0; {
			count--
		}
		if count > 1 && (count >= want || trips < 4*want || grown(want) > 2*runtime) { // else the moves are worth a loop for the rest
			return lp.unrollTimes(l, x, latch, count, nil, &n)
		}
	}
	if n.convergent {
		return missed("threads meet in it, and may have different numbers of iterations")
	}
	if h.count <= 1 { // the request to unroll has its limit where one loop becomes two
		runtime = min(runtime, unrollLimit)
	}
	if n.atomic && h.count <= 1 {
		return missed("an atomic operation in it takes longer than its test")
	}
	if n.calls && h.count <= 1 {
		return missed("a call in it takes longer than its test, and writes memory that iterations have in common")
	}
	if len(lp.exits) != 1 {
		return missed("it is left from several places")
	}
	count = partialCopies
	if h.count > 1 {
		for count = 1; 2*count <= h.count; { // the rest is taken by a mask
			count *= 2
		}
	}
	for count > 1 && grown(count) > runtime {
		count /= 2
	}
	if want := lp.shiftCopies(l, x, size); count < want && h.count <= 1 && grown(want) <= 2*runtime {
		count = want
	}
	if count < 2 {
		return missed("two iterations of " + strconv.Itoa(size) + " instructions are longer than " + strconv.Itoa(runtime))
	}
	t, ok := lp.scev.ExitCount(l, x, latch)
	if !ok {
		return missed("the number of iterations cannot be computed before it")
	}
	if !pragma && size > partialDivergent && lp.tripsDiffer(x, &t, count) {
		return missed("a warp whose threads have different numbers of iterations would execute the copies and the remainder")
	}
	return lp.unrollTimes(l, x, latch, count, &t, &n)
}

// tripsDiffer reports whether the threads of a warp have different numbers of iterations of loop x, other than by one where copies are worth that,
// or where an array ends.
func (lp *loopState) tripsDiffer(x uint32, t *analysis.ExitCount, copies int) bool {
	strides := analysis.NewStrides(lp.m, lp.f, &lp.uni, lp.fx)
	return lp.uni.Loop(x) == analysis.Divergent && !strides.TripsEqual(t) && !(strides.TripsDifferByOne(t) && lp.scev.Repeats(t, 2*copies))
}

// shiftCopies returns how many copies of loop x spare it the moves of values that pass from phi to phi, as the rows of a window do that slides over
// an array; 0 if there are few for an iteration of size instructions. With more copies than such a value has phis, each new one takes the register
// of one that is dead by then.
func (lp *loopState) shiftCopies(l *analysis.Loops, x uint32, size int) int {
	const worth = 12
	moves, longest := analysis.ShiftedPhis(lp.f, lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Latch(x)), partialCopies)
	if longest >= partialCopies || moves*worth < size {
		return 0
	}
	copies := 2
	for copies <= longest+1 {
		copies *= 2
	}
	return copies
}

// iteration describes an iteration of a loop.
type iteration struct {
	size       int  // in instructions
	copies     int  // of the body that it has from an unrolling before, else 1
	calls      bool // it calls a function that writes memory
	recurs     bool // the function calls itself
	convergent bool
	atomic     bool // it executes atomic operations
	loads      bool // it reads global memory
	stores     bool // it writes memory
}

// iterationSize measures an iteration of loop x. ok is false if it cannot be copied.
func (lp *loopState) iterationSize(l *analysis.Loops, x uint32) (n iteration, ok bool) {
	f := lp.f
	n.copies = 1
	for _, k := range l.Blocks(x) {
		b := lp.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpIndirectBr, ir.OpInvoke, ir.OpCallBr, ir.OpAlloca:
				return n, false
			case ir.OpAtomicRMW, ir.OpCmpXchg:
				n.atomic = true
			case ir.OpLoad:
				n.loads = n.loads || lp.ty.AddrSpace(f.TypeOf(f.Operand(v, 0))) <= uint32(target.ASGlobal)
			case ir.OpStore:
				n.stores = true
			case ir.OpCall:
				e := lp.fx.Call(f, v)
				if e&analysis.NoDuplicate != 0 || f.TypeOf(v) == ir.Token {
					return n, false
				}
				n.convergent = n.convergent || e&analysis.Convergent != 0
				if f.CalleeIntrinsic(v) == ir.NotIntrinsic {
					n.calls = n.calls || e&analysis.Writes != 0
					n.recurs = n.recurs || lp.callsItself(v)
				}
			}
			n.size += lp.instructionSize(v)
		}
	}
	return n, true
}

// unrollTimes puts count-1 copies of loop x after each other into the loop. With t, the number of
// iterations is computed when the program runs: the copies are a loop of their own before
// x, which is left with the rest.
func (lp *loopState) unrollTimes(l *analysis.Loops, x uint32, latch ir.Block, count int, t *analysis.ExitCount, n *iteration) bool {
	f := lp.f
	h, pre := lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Preheader(x))
	exit := f.Succ(latch, 0)
	if exit == h {
		exit = f.Succ(latch, 1)
	}
	lp.unit.blocks = append(lp.unit.blocks[:0], pre, exit)
	for _, n := range l.Blocks(x) {
		lp.unit.blocks = append(lp.unit.blocks, lp.cfg.Block(n))
	}
	if !lp.touch(lp.unit.blocks...) {
		return false
	}
	if lp.opt.Remarks != nil {
		how := " times"
		if t != nil {
			how += ", with a remainder loop"
		}
		lp.remarkLoop(Passed, "loop-unroll", h, "loop unrolled "+strconv.Itoa(count)+how)
	}
	c := newCopier(lp.unit, l, x, lp.lastOf(l, x))
	c.overlaps = lp.overlaps(l, x, latch, n)
	if t == nil {
		c.inPlace(count)
	} else {
		c.place = pre
		c.runtime(pre, exit, count, t)
	}
	lp.copyDone()
	return true
}

// inPlace makes one iteration of the loop out of count, of which only the last tests.
func (c *copier) inPlace(count int) {
	u := c.u
	f, s := u.f, &u.loop
	stay := 0 // the successor of a latch that is the next iteration
	if f.Succ(c.latch, 0) != c.h {
		stay = 1
	}
	latches := []ir.Block{c.latch}
	second := ir.Block(0)
	for k := 1; k < count; k++ {
		c.next()
		u.loop.copyBlocks(c.h, c.inLoop)
		if k == 1 { // the original stays as it is while it is copied
			second = s.bmap[c.h]
		} else {
			u.loop.redirect(latches[k-1], c.h, s.bmap[c.h])
		}
		u.loop.redirect(s.bmap[c.latch], s.bmap[c.h], c.h)
		latches = append(latches, s.bmap[c.latch])
	}
	last := latches[count-1]
	c.continueFrom(c.latch, last)
	u.loop.redirect(c.latch, c.h, second)
	for _, b := range latches[:count-1] {
		f.ClearAttachments(f.Terminator(b))
		u.setBr(b, f.Succ(b, stay))
	}
	u.loop.markUnrolled(last, c.overlaps)
}
