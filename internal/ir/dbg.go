package ir

// debugTrack follows the records of a function while its body changes: where each stands, and
// what became of the values that they name. Records are in no use list, so that a function
// with them is compiled like one without.
type debugTrack struct {
	head []uint32 // by instruction: 1 + first record in front of it
	next []uint32 // by record: 1 + the next one in front of the same instruction
	to   []Value  // by instruction: what replaced it, None if nothing did
	ends []debugEnd
}

// debugEnd is records at the end of a block that has lost its last instruction.
type debugEnd struct {
	b    Block
	head uint32
}

// TrackDebug makes the records of f move with the instructions around them and follow values
// that are replaced, from now on. Records may then be added by AddDebug only.
func (f *Func) TrackDebug() {
	if len(f.Dbg) == 0 || f.track != nil {
		return
	}
	t := &debugTrack{head: make([]uint32, len(f.insts)), next: make([]uint32, len(f.Dbg))}
	for i := len(f.Dbg) - 1; i >= 0; i-- {
		at := f.Dbg[i].Before
		if !at.IsInst() || at == None {
			continue
		}
		t.next[i] = t.head[at]
		t.head[at] = uint32(i) + 1
	}
	f.track = t
}

// AddDebug adds a record in front of an instruction, behind those that stand there. It counts only in
// functions that TrackDebug was called for.
func (f *Func) AddDebug(r DbgRecord) {
	t := f.track
	if t == nil {
		return
	}
	f.Dbg, t.next = append(f.Dbg, r), append(t.next, 0)
	t.append(r.Before, uint32(len(f.Dbg)))
}

// DebugAt returns 1 + the index of the first record in front of v, 0 if there is none; DebugNext that of
// the one behind record i.
func (f *Func) DebugAt(v Value) uint32 {
	if f.track != nil && int(v) < len(f.track.head) {
		return f.track.head[v]
	}
	return 0
}

// DebugNext returns 1 + the index of the record behind record i-1, 0 at the end.
func (f *Func) DebugNext(i uint32) uint32 { return f.track.next[i-1] }

// append puts a chain of records behind those in front of v.
func (t *debugTrack) append(v Value, chain uint32) {
	if int(v) >= len(t.head) {
		t.head = extended(t.head, int(v)+1)
	}
	p := &t.head[v]
	for *p != 0 {
		p = &t.next[*p-1]
	}
	*p = chain
}

// leave moves the records in front of v, which leaves its block, to the instruction behind it.
func (f *Func) leaveDebug(v Value) {
	t := f.track
	if int(v) >= len(t.head) || t.head[v] == 0 {
		return
	}
	chain, in := t.head[v], &f.insts[v]
	t.head[v] = 0
	if in.Next == 0 {
		t.ends = append(t.ends, debugEnd{in.Blk, chain})
		f.standDebug(chain, None)
		return
	}
	last := chain
	for t.next[last-1] != 0 {
		last = t.next[last-1]
	}
	f.standDebug(chain, Value(in.Next))
	if int(in.Next) >= len(t.head) {
		t.head = extended(t.head, int(in.Next)+1)
	}
	t.next[last-1] = t.head[in.Next]
	t.head[in.Next] = chain
}

// standDebug notes where the records of a chain stand.
func (f *Func) standDebug(chain uint32, at Value) {
	for ; chain != 0; chain = f.track.next[chain-1] {
		f.Dbg[chain-1].Before = at
	}
}

// joinDebug gives instruction v, which was put at the end of b, the records that wait there.
func (f *Func) joinDebug(b Block, v Value) {
	t := f.track
	for i := range t.ends {
		if t.ends[i].b == b {
			chain := t.ends[i].head
			t.ends[i] = t.ends[len(t.ends)-1]
			t.ends = t.ends[:len(t.ends)-1]
			f.standDebug(chain, v)
			t.append(v, chain)
			return
		}
	}
}

// dropDebug forgets the records in front of the instructions of b, which is erased.
func (f *Func) dropDebug(b Block) {
	t := f.track
	for v := f.First(b); v != None; v = f.Next(v) {
		if int(v) < len(t.head) && t.head[v] != 0 {
			f.standDebug(t.head[v], None)
			t.head[v] = 0
		}
	}
	for i := len(t.ends) - 1; i >= 0; i-- {
		if t.ends[i].b == b {
			t.ends[i] = t.ends[len(t.ends)-1]
			t.ends = t.ends[:len(t.ends)-1]
		}
	}
}

// replacedDebug notes that new is what old was.
func (f *Func) replacedDebug(old, new Value) {
	if !old.IsInst() {
		return
	}
	t := f.track
	if int(old) >= len(t.to) {
		t.to = extended(t.to, int(old)+1)
	}
	t.to[old] = new
}

// DebugValue returns the value that a record that names v means: v, what replaced it, or None if it
// is gone.
func (f *Func) DebugValue(v Value) Value {
	for range 1 << 10 {
		if !v.IsInst() || f.insts[v].Op != OpInvalid && f.insts[v].Blk != 0 {
			return v
		}
		if f.track == nil || int(v) >= len(f.track.to) || f.track.to[v] == None {
			return None
		}
		v = f.track.to[v]
	}
	return None
}

// SettleDebug makes the metadata of the records name the values that replaced those that they named.
func (f *Func) SettleDebug() {
	if f.track == nil {
		return
	}
	for i := range f.Dbg {
		for _, id := range [...]MD{f.Dbg[i].Loc, f.Dbg[i].Addr} {
			f.settle(id)
			for _, op := range f.Mod.MDs[id].Ops {
				f.settle(op)
			}
		}
	}
}

func (f *Func) settle(id MD) {
	if n := &f.Mod.MDs[id]; n.Kind == MDLocal {
		if v := f.DebugValue(n.Val); v.IsInst() || v.IsParam() {
			n.Val = v
		}
	}
}
