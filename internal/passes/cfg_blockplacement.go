package passes

import "gonvvm/internal/slab"

// blockPlacement orders the blocks: every block follows its predecessors except along back edges, the blocks of a
// loop are contiguous, and exit blocks follow the loop. Most branches then fall through, and a loop ends in one
// backward branch (P-20).
func blockPlacement(u *unit) bool {
	f := u.f
	l := u.Loops()
	c := &u.cfg
	n := c.Len()
	if n < 3 {
		return false
	}
	// Depth-first search that visits loop exits first: blocks finished first are placed last.
	seen := slab.Sized(u.words, 2*(n+1))
	u.words = seen
	post := seen[n+1:]
	seen = seen[:n+1]
	count := 0
	type frame struct{ blk, next uint32 }
	stack := []frame{{1, 0}}
	seen[1] = 1
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		succs := c.Succs(top.blk)
		next := uint32(0)
		// Two passes over the successors: exits of the innermost loop, then the others; the last one first, so that
		// the then-side is placed next.
		for top.next < 2*uint32(len(succs)) && next == 0 {
			i := uint32(len(succs)) - 1 - top.next%uint32(len(succs))
			s := succs[i]
			exits := l.Of(top.blk) != 0 && !l.Contains(l.Of(top.blk), s)
			if exits == (top.next < uint32(len(succs))) && seen[s] == 0 {
				next = s
			}
			top.next++
		}
		if next != 0 {
			seen[next] = 1
			stack = append(stack, frame{next, 0})
			continue
		}
		post[count] = top.blk
		count++
		stack = stack[:len(stack)-1]
	}
	changed := false
	at := f.Entry()
	for i := count - 2; i >= 0; i-- {
		b := c.Block(post[i])
		if f.NextBlock(at) != b {
			f.MoveBlockAfter(b, at)
			changed = true
		}
		at = b
	}
	if changed {
		u.edgesChanged()
	}
	return changed
}
