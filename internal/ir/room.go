package ir

// Room is memory in which passes work on one body after the other: instructions can be added
// there without the function's own tables growing, which would leave garbage behind in each
// function. The zero value is ready to use.
type Room struct {
	insts []inst
	uses  []use
	// Of the function that is in the room: where it was.
	homeInsts []inst
	homeUses  []use
}

// Enter moves the instructions of f into r. One function at a time is in a room.
func (f *Func) Enter(r *Room) {
	r.homeInsts, r.homeUses = f.insts, f.uses
	f.insts = append(r.insts[:0], f.insts...)
	f.uses = append(r.uses[:0], f.uses...)
}

// Leave moves the instructions of f back, numbered anew as Compact does it, into the tables that it had
// if they are large enough and not much too large. buf is scratch memory as for Compact.
func (f *Func) Leave(r *Room, buf []uint32) []uint32 {
	r.insts, r.uses = f.insts[:0], f.uses[:0]
	n, m := uint32(len(f.insts)), uint32(len(f.uses))
	buf, ok := f.compact(buf, r)
	if !ok {
		insts, uses := r.tables(n, m)
		copy(insts, f.insts)
		copy(uses, f.uses)
		f.insts, f.uses = insts, uses
	}
	r.homeInsts, r.homeUses = nil, nil
	return buf
}

// tables returns tables of n instructions and m uses: those that the function had, or new ones.
func (r *Room) tables(n, m uint32) ([]inst, []use) {
	return table(r.homeInsts, n), table(r.homeUses, m)
}

func table[T any](home []T, n uint32) []T {
	if c := uint32(cap(home)); c < n || c > n+n/8+16 {
		return make([]T, n, n+n/8+8)
	}
	return home[:n]
}

// ReleaseFrom is Release for a body that is in r.
func (f *Func) ReleaseFrom(r *Room) {
	r.insts, r.uses = f.insts[:0], f.uses[:0]
	r.homeInsts, r.homeUses = nil, nil
	f.Release()
}
