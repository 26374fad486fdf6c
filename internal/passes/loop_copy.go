package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// What the passes that copy loops share: copyPrepare, then copies of the blocks into those that bmap
// names, then copyDone.

// copyPrepare gets ready to copy loop x: its blocks are in loop.blocks, values that are used
// outside go through memory, and the maps are large enough. The function that it returns tells
// whether a block is one of the loop's.
func (u *unit) copyPrepare(l *analysis.Loops, x uint32) (inLoop func(ir.Block) bool) {
	f, s := u.f, &u.loop
	s.blocks = s.blocks[:0]
	for _, n := range l.Blocks(x) {
		s.blocks = append(s.blocks, u.cfg.Block(n))
	}
	inLoop = func(b ir.Block) bool {
		n := u.cfg.Number(b)
		return n != 0 && l.Contains(x, n)
	}
	// Values used outside get a definition in every copy. Phis behind an exit edge
	// get entries instead.
	outside := func(use uint32) bool {
		user := f.User(use)
		if f.Op(user) == ir.OpPhi && inLoop(f.Operand(user, f.UseIndex(use)+1).Block()) {
			return false
		}
		return !inLoop(f.BlockOf(user))
	}
	for _, b := range s.blocks {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.TypeOf(v) != ir.Void {
				s.slots = u.demote(s.slots, v, outside)
			}
		}
	}
	// The maps have entries for what the loop contains only, which every copy replaces.
	for len(s.vmap) < f.NumInsts() {
		s.vmap = append(s.vmap, ir.None)
	}
	for len(s.prev) < f.NumInsts() {
		s.prev = append(s.prev, ir.None)
	}
	for len(s.bmap) < f.NumBlocks() {
		s.bmap = append(s.bmap, 0)
	}
	return inLoop
}

// copyDone forgets which copies the blocks of copyPrepare have.
func (u *unit) copyDone() {
	f, s := u.f, &u.loop
	for _, b := range s.blocks {
		s.bmap[b] = 0
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			s.vmap[v], s.prev[v] = ir.None, ir.None
		}
	}
}

// copyBlocks copies the blocks of a loop into those of bmap; the header's phis
// have their values in vmap already.
func (u *unit) copyBlocks(h ir.Block, inLoop func(ir.Block) bool) {
	f, s := u.f, &u.loop
	for _, b := range s.blocks {
		c := s.bmap[b]
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if b == h && f.Op(v) == ir.OpPhi {
				continue
			}
			w := u.copyOf(f, v, s.vmap, s.bmap)
			f.Append(c, w)
			u.setMap(v, w)
		}
	}
	for _, b := range s.blocks {
		c := s.bmap[b]
		// Phis of inner loops name what was copied after them.
		for v := f.First(b); b != h && v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			for i := 0; i < f.NumOps(v); i += 2 {
				f.SetOperand(s.vmap[v], i, mapped(s.vmap, f.Operand(v, i)))
			}
		}
		for i := range f.NumSuccs(c) {
			out := f.Succ(c, i)
			if out < s.firstCopy && !inLoop(out) {
				for v := f.First(out); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
					f.AddIncoming(v, mapped(s.vmap, f.PhiIncoming(v, b)), c)
				}
			}
		}
	}
}

// redirect makes the branches of block b that lead to from lead to to.
func (u *unit) redirect(b, from, to ir.Block) {
	for i := range u.f.NumSuccs(b) {
		if u.f.Succ(b, i) == from {
			u.f.SetSucc(b, i, to)
		}
	}
}

// settleCopies is what has to follow when blocks were copied: what cannot be reached any more goes, and
// the values that got several definitions become values again.
func (u *unit) settleCopies() {
	u.edgesChanged()
	u.removeUnreachable()
	if len(u.loop.slots) > 0 {
		u.promote(u.loop.slots)
	}
}
