package ir

import "gonvvm/internal/slab"

// Room is memory in which passes work on one body after the other: a table that gets longer than its own memory goes there
// instead of growing, which would leave garbage and slack in each function. A table that keeps its length, as most do in most
// passes, is not copied. The zero value is ready to use; a room may not be moved while a function is in it.
type Room struct {
	work Func     // the tables of the room
	home Func     // the function that is in the room, as it came
	buf  []uint32 // of compact
}

// Enter lets the body of f grow in r. One function at a time is in a room.
func (r *Room) Enter(f *Func) {
	r.home = *f
	f.room = &r.work
	c := &f.Consts
	c.room = &r.work.Consts
	if c.table == nil {
		c.table = c.room.table[:0]
	}
}

// end ends the stay of f in r.
func (r *Room) end(f *Func) {
	c, w := &f.Consts, &r.work.Consts
	if cap(c.table) > cap(w.table) {
		w.table = c.table
	}
	c.table = nil // the next new constant makes another one
	f.room, c.room = nil, nil
	r.home = Func{}
}

// Leave moves the tables of f that have grown back, without erased instructions: all instruction Values that
// others hold become invalid; blocks, parameters and constants keep theirs.
func (r *Room) Leave(f *Func) {
	h := &r.home
	if !r.compact(f) {
		f.insts, f.uses = fitted(h.insts, f.insts), fitted(h.uses, f.uses)
		f.dbgLocs, f.pos = fitted(h.dbgLocs, f.dbgLocs), fitted(h.pos, f.pos)
	}
	f.blocks = fitted(h.blocks, f.blocks)
	c, o := &f.Consts, &h.Consts
	c.info, c.words = fitted(o.info, c.info), fitted(o.words, c.words)
	c.bytes, c.opnds = fitted(o.bytes, c.bytes), fitted(o.opnds, c.opnds)
	r.end(f)
}

// Restore is Leave for a body that is as it was before Enter, which it reports: Values stay valid. A body that has
// got instructions, operands or constants stays in r.
func (r *Room) Restore(f *Func) bool {
	h := &r.home
	c, o := &f.Consts, &h.Consts
	if len(f.insts) != len(h.insts) || len(f.uses) != len(h.uses) || len(f.blocks) != len(h.blocks) || len(c.info) != len(o.info) {
		return false
	}
	f.insts, f.uses, f.blocks, f.dbgLocs, f.pos = h.insts, h.uses, h.blocks, h.dbgLocs, h.pos
	c.info, c.words, c.bytes, c.opnds = o.info, o.words, o.bytes, o.opnds
	r.end(f)
	return true
}

// Release is Func.Release for a body that is in r.
func (r *Room) Release(f *Func) {
	r.end(f)
	f.Release()
}

// longer returns t with capacity for n more. If it is not one of the room already, it moves there: room is the room's table
// of that kind.
func longer[T any](t []T, n int, room *[]T) []T {
	if cap(t)-len(t) >= n {
		return t
	}
	if sameMemory(t, *room) {
		t = slab.Doubled(t, n)
	} else {
		t = append(slab.Doubled((*room)[:0], len(t)+max(n, len(t)/2)), t...)
	}
	*room = t
	return t
}

// away moves a table that is at home to the room.
func away[T any](home, t []T, room *[]T) []T {
	if !sameMemory(home, t) {
		return t
	}
	*room = append((*room)[:0], t...)
	return *room
}

func sameMemory[T any](a, b []T) bool { return cap(a) > 0 && cap(b) > 0 && &a[:1][0] == &b[:1][0] }

// fit returns a table of length n: home if it is large enough and not much too large.
func fit[T any](home []T, n int) []T {
	if n <= 1 || cap(home) < n || cap(home) > 2*n+16 { // those of one may be shared by many functions
		return make([]T, n)
	}
	return home[:n]
}

// fitted returns t at home: as it is if it never left, else a copy, in the memory of home if it fits.
func fitted[T any](home, t []T) []T {
	switch {
	case len(t) == 0:
		return nil
	case sameMemory(home, t):
		return t
	}
	out := fit(home, len(t))
	copy(out, t)
	return out
}
