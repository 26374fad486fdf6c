package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

const (
	// unswitchLimit is how many instructions may be in both loops for one branch less in
	// each iteration: LLVM's threshold.
	unswitchLimit = 50
	// unswitchGrowth bounds how many are copied in a function.
	unswitchGrowth = 500
	// unswitchRounds bounds how many branches of one loop are taken out.
	unswitchRounds = 4
)

// simpleLoopUnswitch moves a branch with an invariant condition out of the loop, which is duplicated for both
// successors. The condition must be uniform in the warp: divergent threads would execute both loops one after the
// other. A loop with convergent operations is not duplicated, as in LLVM: its threads converge at one place (P-18), and waiting for
// each other takes longer than a branch.
func simpleLoopUnswitch(u *unit) bool {
	changed := u.loop.canonicalLoops()
	f, s := u.f, &u.loop
	if u.Loops().Len() == 0 || u.size > 0 {
		return changed
	}
	s.vmap, s.prev, s.bmap = s.vmap[:0], s.prev[:0], s.bmap[:0]
	budget := unswitchGrowth
	for range unswitchRounds {
		l := u.Loops()
		u.Uniformity()
		s.slots = s.slots[:0]
		s.touched.Reset(f.NumBlocks())
		u.branchesToLeave(l, &s.chosen)
		did := false
		for x := uint32(1); x <= uint32(l.Len()); x++ { // the outermost loop that a branch can leave
			if s.chosen.Has(x) && u.loop.unswitch(l, x, &budget) {
				did = true
			}
		}
		if !did {
			break
		}
		changed = true
		u.loop.settleCopies()
		simplifycfg(u)
		u.loop.canonicalLoops()
	}
	return changed
}

// branchesToLeave adds to set the loops with a conditional branch whose condition is computed outside.
func (u *unit) branchesToLeave(l *analysis.Loops, set *slab.BitSet) {
	f := u.f
	set.Reset(l.Len() + 1)
	for n := uint32(1); n <= uint32(u.cfg.Len()); n++ {
		t := f.Terminator(u.cfg.Block(n))
		if l.Of(n) == 0 || f.Op(t) != ir.OpCondBr || f.Operand(t, 0).IsConst() {
			continue
		}
		for x := l.Of(n); x != 0 && l.DefinedOutside(x, f.Operand(t, 0)); x = l.Parent(x) {
			set.Add(x)
		}
	}
}

// unswitch takes one branch out of loop x.
func (lp *loopState) unswitch(l *analysis.Loops, x uint32, budget *int) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	var body iteration
	ok, looked := false, false
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		t := f.Terminator(b)
		if f.Op(t) != ir.OpCondBr || f.Succ(b, 0) == f.Succ(b, 1) {
			continue
		}
		cond := f.Operand(t, 0)
		if cond.IsConst() || !l.DefinedOutside(x, cond) {
			continue
		}
		if !looked {
			looked = true
			if body, ok = lp.iterationSize(l, x); !ok {
				return false
			}
		}
		missed := func(why string) {
			lp.remark(Missed, "simple-loop-unswitch", t, "branch not unswitched: "+why)
		}
		level := lp.uni.At(cond, lp.cfg.Block(pn))
		if level == analysis.Divergent {
			missed("threads of a warp may disagree about the condition")
			continue
		}
		if body.convergent {
			missed("threads meet in the loop, which takes longer than the branch")
			continue
		}
		cost, deeper := lp.unswitchCost(l, x, n)
		if deeper {
			missed("a loop inside takes longer than the branch")
			continue
		}
		if cost > min(unswitchLimit, *budget) {
			missed(strconv.Itoa(cost) + " instructions would be in both loops")
			continue
		}
		if !lp.touchLoop(l, x) {
			return false
		}
		*budget -= cost
		lp.remark(Passed, "simple-loop-unswitch", t, "branch on a loop-invariant condition unswitched")
		lp.copyForBranch(l, x, b)
		return true
	}
	return false
}

// unswitchCost counts the instructions of loop x that both copies keep when the branch of block n is unswitched: all
// except those that only one of its successors leads to. deeper reports that there is a loop inside that does not
// contain the branch: its execution outweighs one branch, also where the branch is its guard, so that one of both copies would be without it.
func (lp *loopState) unswitchCost(l *analysis.Loops, x, n uint32) (cost int, deeper bool) {
	f := lp.f
	b := lp.cfg.Block(n)
	var only [2]uint32 // the first block of a successor, if the branch is its only predecessor
	for i := range only {
		if s := f.Succ(b, i); f.SinglePred(s) == b {
			only[i] = lp.cfg.Number(s)
		}
	}
	for _, k := range l.Blocks(x) {
		if l.Depth(l.Of(k)) > l.Depth(l.Of(n)) {
			return 0, true
		}
		if only[0] != 0 && lp.dom.DominatesN(only[0], k) || only[1] != 0 && lp.dom.DominatesN(only[1], k) {
			continue
		}
		c := lp.cfg.Block(k)
		for v := f.First(c); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpBr {
				cost += lp.instructionSize(v)
			}
		}
	}
	return cost, false
}

// touchLoop marks the blocks of loop x, its preheader and the blocks after it; false if one
// of them was marked.
func (lp *loopState) touchLoop(l *analysis.Loops, x uint32) bool {
	lp.unit.blocks = append(lp.unit.blocks[:0], lp.cfg.Block(l.Preheader(x)))
	for _, n := range l.Blocks(x) {
		lp.unit.blocks = append(lp.unit.blocks, lp.cfg.Block(n))
		for _, s := range lp.cfg.Succs(n) {
			if !l.Contains(x, s) {
				lp.unit.blocks = append(lp.unit.blocks, lp.cfg.Block(s))
			}
		}
	}
	return lp.touch(lp.unit.blocks...)
}

// copyForBranch copies loop x. The branch of block at leaves it: the loop takes the first successor, the copy the
// second, and the preheader chooses between them.
func (lp *loopState) copyForBranch(l *analysis.Loops, x uint32, at ir.Block) {
	f := lp.f
	h, latch, pre := lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Latch(x)), lp.cfg.Block(l.Preheader(x))
	c := newCopier(lp.unit, l, x, lp.lastOf(l, x))
	c.reserve()
	inLoop := c.inLoop
	header := lp.bmap[h]
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		c := f.New(ir.OpPhi, f.TypeOf(v), f.Flags(v), 0, f.PhiIncoming(v, pre), pre.Value())
		f.SetDebugLoc(c, f.DebugLoc(v))
		f.Append(header, c)
		lp.setMap(v, c)
	}
	lp.copyBlocks(h, inLoop)
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		f.AddIncoming(lp.vmap[v], mapped(lp.vmap, f.PhiIncoming(v, latch)), lp.bmap[latch])
	}
	t := f.Terminator(pre)
	lp.b.Before(t)
	// The branch may never have been executed, so its condition may be poison.
	cond := f.Operand(f.Terminator(at), 0)
	choice := lp.b.Insert(ir.OpFreeze, ir.I1, 0, 0, cond)
	f.Mutate(t, ir.OpCondBr, 0, 0, choice, h.Value(), header.Value())
	twin := lp.bmap[at]
	lp.copyDone()
	lp.setBr(at, f.Succ(at, 0))
	lp.setBr(twin, f.Succ(twin, 1))
	// Wherever else the loops look at it, they know it; if it is poison, any value will do.
	lp.words = lp.words[:0]
	for e := f.FirstUse(cond); e != 0; e = f.NextUse(e) {
		if b := f.BlockOf(f.User(e)); inLoop(b) || b >= lp.firstCopy {
			lp.words = append(lp.words, e)
		}
	}
	for _, e := range lp.words {
		f.SetUse(e, lp.fold.Bool(inLoop(f.BlockOf(f.User(e)))))
	}
}
