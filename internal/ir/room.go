package ir

// Room is memory in which passes work on one body after the other: additions go there
// without the function's own tables growing, which would leave garbage and slack in each
// function. The zero value is ready to use.
type Room struct {
	work Func     // the tables of the room
	home Func     // the function that is in the room, as it came
	buf  []uint32 // of compact
}

// Enter moves the body of f into r. One function at a time is in a room.
func (r *Room) Enter(f *Func) {
	r.home = *f
	w := &r.work
	f.insts = append(w.insts[:0], f.insts...)
	f.uses = append(w.uses[:0], f.uses...)
	f.blocks = append(w.blocks[:0], f.blocks...)
	f.dbgLocs = append(w.dbgLocs[:0], f.dbgLocs...)
	f.pos = append(w.pos[:0], f.pos...)
	c, o := &f.Consts, &w.Consts
	c.info = append(o.info[:0], c.info...)
	c.words = append(o.words[:0], c.words...)
	c.bytes = append(o.bytes[:0], c.bytes...)
	c.opnds = append(o.opnds[:0], c.opnds...)
	c.table = append(o.table[:0], c.table...)
}

// keep takes the tables of f, which is in r, for the next one.
func (r *Room) keep(f *Func) {
	w := &r.work
	w.insts, w.uses, w.blocks, w.dbgLocs, w.pos = f.insts, f.uses, f.blocks, f.dbgLocs, f.pos
	w.Consts = f.Consts
}

// Leave moves the body of f back, without erased instructions: all instruction Values that
// others hold become invalid; blocks, parameters and constants keep theirs.
func (r *Room) Leave(f *Func) {
	r.keep(f)
	h := &r.home
	if !r.compact(f) {
		f.insts, f.uses = fitted(h.insts, f.insts), fitted(h.uses, f.uses)
		f.dbgLocs, f.pos = fitted(h.dbgLocs, f.dbgLocs), fitted(h.pos, f.pos)
	}
	f.blocks = fitted(h.blocks, f.blocks)
	c, o := &f.Consts, &h.Consts
	c.info, c.words = fitted(o.info, c.info), fitted(o.words, c.words)
	c.bytes, c.opnds = fitted(o.bytes, c.bytes), fitted(o.opnds, c.opnds)
	c.table = nil // the next new constant makes another one
	r.home = Func{}
}

// Restore is Leave for a body that is as it was before Enter, which it reports: nothing is copied, and Values stay valid. A body that has
// got instructions, operands or constants stays in r.
func (r *Room) Restore(f *Func) bool {
	h := &r.home
	c, o := &f.Consts, &h.Consts
	if len(f.insts) != len(h.insts) || len(f.uses) != len(h.uses) || len(f.blocks) != len(h.blocks) || len(c.info) != len(o.info) {
		return false
	}
	r.keep(f)
	f.insts, f.uses, f.blocks, f.dbgLocs, f.pos = h.insts, h.uses, h.blocks, h.dbgLocs, h.pos
	c.info, c.words, c.bytes, c.opnds, c.table = o.info, o.words, o.bytes, o.opnds, nil
	r.home = Func{}
	return true
}

// Release is Func.Release for a body that is in r.
func (r *Room) Release(f *Func) {
	r.keep(f)
	r.home = Func{}
	f.Release()
}

// fit returns a table of length n: home if it is large enough and not much too large.
func fit[T any](home []T, n int) []T {
	if n <= 1 || cap(home) < n || cap(home) > 2*n+16 { // those of one may be shared by many functions
		return make([]T, n)
	}
	return home[:n]
}

// fitted returns a copy of t, in the memory of home if it fits.
func fitted[T any](home, t []T) []T {
	if len(t) == 0 {
		return nil
	}
	out := fit(home, len(t))
	copy(out, t)
	return out
}
