package analysis

import "gonvvm/internal/ir"

// exitEdge is an edge that spread found to lead out of the loop it looks at, with the
// label of the threads that take it.
type exitEdge struct{ to, label uint32 }

// diverge notes that threads take different successors of block b: where their paths join, phis
// differ, and loops that some of them leave while others stay are left in
// different iterations.
func (u *Uniformity) diverge(b uint32, lv Level) {
	u.seeds = append(u.seeds[:0], u.l.C.Succs(b)...)
	for x := u.l.Of(b); ; x = u.l.Parent(x) {
		again := u.spread(x, lv)
		switch {
		case u.lost || len(u.exits) == 0:
			return
		case again: // some stay
			u.leaveLate(x, lv)
		case !u.leaveApart(lv):
			return
		}
	}
}

// leaveApart makes the ends of the exit edges the next seeds, and reports whether there
// is more than one group of threads.
func (u *Uniformity) leaveApart(lv Level) bool {
	u.seeds = u.seeds[:0]
	apart := false
	for _, e := range u.exits {
		apart = apart || e.label != u.exits[0].label
		switch u.label[e.to] {
		case 0:
			u.label[e.to] = e.label
			u.seeds = append(u.seeds, e.to)
		case e.label:
		default:
			u.raiseJoin(e.to, lv)
		}
	}
	for _, s := range u.seeds {
		u.label[s] = 0
	}
	return apart
}

// leaveLate notes that threads leave loop x in different iterations, and makes the ends of all its exit
// edges the next seeds: whichever way threads take, others may take another one later.
func (u *Uniformity) leaveLate(x uint32, lv Level) {
	c := u.l.C
	u.seeds = u.seeds[:0]
	u.exiting = u.l.ExitingBlocks(u.exiting[:0], x)
	for _, n := range u.exiting {
		for _, s := range c.Succs(n) {
			if u.l.Contains(x, s) {
				continue
			}
			if u.label[s] == 0 {
				u.label[s] = s
				u.seeds = append(u.seeds, s)
			} else {
				u.raiseJoin(s, lv)
			}
		}
	}
	for _, s := range u.seeds {
		u.label[s] = 0
	}
	if u.loop[x] >= lv {
		return
	}
	u.loop[x], u.loops = lv, true
	for _, w := range u.l.outsideUsers(x) {
		u.enqueue(ir.Value(w))
	}
}

// spread follows the ways from the seeds in one iteration of loop x (0: the function) until
// they have all met. Every block gets the label of the last
// place where ways to it met: the block number of that place, or of the seed. A block reached with two
// labels is such a place. The edges that leave x are in exits afterwards; again reports whether
// a way leads to the next iteration.
func (u *Uniformity) spread(x uint32, lv Level) (again bool) {
	c, l := u.l.C, u.l
	u.exits = u.exits[:0]
	pending, last := 0, uint32(0)
	next := uint32(0) // the label that went to the header
	arrive := func(s, label uint32) {
		switch {
		case x != 0 && s == l.Header(x):
			if again && next != label {
				u.raiseJoin(s, lv)
			}
			again, next = true, label
		case x != 0 && !l.Contains(x, s):
			u.exits = append(u.exits, exitEdge{s, label})
		case u.label[s] == 0:
			u.label[s] = label
			last = max(last, s)
			pending++
		case u.label[s] != label:
			u.label[s] = s
			u.raiseJoin(s, lv)
		}
	}
	first := ^uint32(0)
	for _, s := range u.seeds {
		arrive(s, s)
		first = min(first, s)
	}
	n := max(first, 1)
	for ; n <= last; n++ {
		if u.budget--; u.budget < 0 {
			u.lost = true
			break
		}
		label := u.label[n]
		if label == 0 {
			continue
		}
		u.label[n] = 0
		if pending--; pending == 0 && !again && len(u.exits) == 0 {
			break // all have met here
		}
		for _, s := range c.Succs(n) {
			// Not around a loop inside: all of it has one label.
			if s > n || x != 0 && (s == l.Header(x) || !l.Contains(x, s)) {
				arrive(s, label)
			}
		}
	}
	for ; n <= last; n++ {
		u.label[n] = 0
	}
	return again
}

// raiseJoin notes that threads come to block n on different ways.
func (u *Uniformity) raiseJoin(n uint32, lv Level) {
	if u.join[n] >= lv {
		return
	}
	u.join[n] = lv
	f := u.f
	for v := f.First(u.l.C.Block(n)); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		u.enqueue(v)
	}
}
