package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Common code of the passes that copy loops: copyPrepare, then copies of the blocks into those that bmap names, then
// copyDone.

// copyPrepare prepares copying loop x: its blocks are in loop.blocks, values that are used outside go through memory,
// and the maps are large enough. The returned function reports whether a block is in the loop.
func (lp *loopState) copyPrepare(l *analysis.Loops, x uint32) (inLoop func(ir.Block) bool) {
	f := lp.f
	lp.blocks = lp.blocks[:0]
	for _, n := range l.Blocks(x) {
		lp.blocks = append(lp.blocks, lp.cfg.Block(n))
	}
	inLoop = func(b ir.Block) bool {
		n := lp.cfg.Number(b)
		return n != 0 && l.Contains(x, n)
	}
	// Values used outside get a definition in every copy. Phis after an exit edge
	// get entries instead.
	outside := func(use uint32) bool {
		user := f.User(use)
		if f.Op(user) == ir.OpPhi && inLoop(f.Operand(user, f.UseIndex(use)+1).Block()) {
			return false
		}
		return !inLoop(f.BlockOf(user))
	}
	for _, b := range lp.blocks {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.TypeOf(v) != ir.Void {
				lp.slots = lp.demote(lp.slots, v, outside)
			}
		}
	}
	// The maps have entries only for values in the loop, which every copy replaces.
	for len(lp.vmap) < f.NumInsts() {
		lp.vmap = append(lp.vmap, ir.None)
	}
	for len(lp.prev) < f.NumInsts() {
		lp.prev = append(lp.prev, ir.None)
	}
	for len(lp.bmap) < f.NumBlocks() {
		lp.bmap = append(lp.bmap, 0)
	}
	return inLoop
}

// copier copies the blocks of a loop several times.
type copier struct {
	u        *unit
	h, latch ir.Block
	inLoop   func(ir.Block) bool
	counters []counter
	place    ir.Block // new blocks go after it
	overlaps bool     // the copies load and do not store: ptxas may make more
}

// counter is a phi of the header with its value in the first iteration and in the next one.
type counter struct{ phi, first, next ir.Value }

// newCopier prepares copying loop x, which has one preheader and one latch.
func newCopier(u *unit, l *analysis.Loops, x uint32, place ir.Block) copier {
	f, lp := u.f, &u.loop
	c := copier{u: u, h: lp.cfg.Block(l.Header(x)), latch: lp.cfg.Block(l.Latch(x)), inLoop: lp.copyPrepare(l, x), place: place}
	pre := lp.cfg.Block(l.Preheader(x))
	for v := f.First(c.h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		c.counters = append(c.counters, counter{v, f.PhiIncoming(v, pre), f.PhiIncoming(v, c.latch)})
	}
	return c
}

// reserve adds the blocks of one copy.
func (c *copier) reserve() {
	f, lp := c.u.f, &c.u.loop
	lp.firstCopy = ir.Block(f.NumBlocks())
	for _, b := range lp.blocks {
		c.place = f.NewBlockAfter(c.place)
		lp.bmap[b] = c.place
	}
}

// next does so for an iteration whose counters have the values that the previous copy, or the original, computes.
func (c *copier) next() {
	lp := &c.u.loop
	lp.prev, lp.vmap = lp.vmap, lp.prev
	for _, p := range c.counters {
		lp.vmap[p.phi] = mapped(lp.prev, p.next)
	}
	c.reserve()
}

// continueFrom makes block b, the end of the last copy, the predecessor of the header instead of block was, and gives the
// counters the values that the copy computes.
func (c *copier) continueFrom(was, b ir.Block) {
	f := c.u.f
	for _, p := range c.counters {
		for i := 0; i < f.NumOps(p.phi); i += 2 {
			if f.Operand(p.phi, i+1).Block() == was {
				f.SetOperand(p.phi, i, mapped(c.u.loop.vmap, p.next))
				f.SetOperand(p.phi, i+1, b.Value())
			}
		}
	}
}

// copyDone forgets which copies the blocks of copyPrepare have.
func (lp *loopState) copyDone() {
	f := lp.f
	for _, b := range lp.blocks {
		lp.bmap[b] = 0
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			lp.vmap[v], lp.prev[v] = ir.None, ir.None
		}
	}
}

// copyBlocks copies the blocks of a loop into those of bmap; the header's phis
// have their values in vmap already.
func (lp *loopState) copyBlocks(h ir.Block, inLoop func(ir.Block) bool) {
	f := lp.f
	for _, b := range lp.blocks {
		c := lp.bmap[b]
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if b == h && f.Op(v) == ir.OpPhi {
				continue
			}
			w := lp.copyOf(f, v, lp.vmap, lp.bmap)
			f.Append(c, w)
			lp.setMap(v, w)
		}
	}
	for _, b := range lp.blocks {
		c := lp.bmap[b]
		// Phis of inner loops name values that were copied after them.
		for v := f.First(b); b != h && v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			for i := 0; i < f.NumOps(v); i += 2 {
				f.SetOperand(lp.vmap[v], i, mapped(lp.vmap, f.Operand(v, i)))
			}
		}
		for i := range f.NumSuccs(c) {
			out := f.Succ(c, i)
			if out < lp.firstCopy && !inLoop(out) {
				for v := f.First(out); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
					f.AddIncoming(v, mapped(lp.vmap, f.PhiIncoming(v, b)), c)
				}
			}
		}
	}
}

// redirect makes the branches of block b that lead to from lead to to.
func (lp *loopState) redirect(b, from, to ir.Block) {
	for i := range lp.f.NumSuccs(b) {
		if lp.f.Succ(b, i) == from {
			lp.f.SetSucc(b, i, to)
		}
	}
}

// settleCopies must follow the copying of blocks: unreachable code is removed, and values with several definitions are
// put into SSA form.
func (lp *loopState) settleCopies() {
	lp.edgesChanged()
	lp.removeUnreachable()
	if len(lp.slots) > 0 {
		lp.mem2reg.promote(lp.slots)
	}
}
