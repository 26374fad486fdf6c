package ir

import "slices"

// debugTrack follows the records of a function while its body changes: the place of each, and
// the replacements of the values that they name. Records are in no use list, so that a function
// with them is compiled like one without.
type debugTrack struct {
	head []uint32 // by instruction: 1 + first record before it
	next []uint32 // by record: 1 + the next one before the same instruction
	to   []Value  // by instruction: its replacement, or None
	copy []Value  // by parameter: the object that replaced one that is passed by value
	ends []debugEnd
	work []uint32
}

// debugEnd is records at the end of a block that has lost its last instruction.
type debugEnd struct {
	b    Block
	head uint32
}

func (t *debugTrack) clone() *debugTrack {
	if t == nil {
		return nil
	}
	return &debugTrack{
		head: slices.Clone(t.head), next: slices.Clone(t.next), to: slices.Clone(t.to), copy: slices.Clone(t.copy), ends: slices.Clone(t.ends),
	}
}

// TrackDebug makes the records of f move with the instructions around them and follow values
// that are replaced, from now on. Records may then be added by AddDebug only.
func (f *Func) TrackDebug() {
	if len(f.Dbg) > 0 {
		f.StartDebug()
	}
}

// StartDebug is TrackDebug for a function that may have no records yet.
func (f *Func) StartDebug() {
	if f.track != nil {
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

// AddDebug adds a record before an instruction, after the records already there. It counts only in
// functions that TrackDebug was called for.
func (f *Func) AddDebug(r DbgRecord) {
	t := f.track
	if t == nil {
		return
	}
	f.Dbg, t.next = append(f.Dbg, r), append(t.next, 0)
	t.append(r.Before, uint32(len(f.Dbg)))
}

// DebugAt returns 1 + the index of the first record before v, 0 if there is none; DebugNext that of
// the one after record i.
func (f *Func) DebugAt(v Value) uint32 {
	if f.track != nil && int(v) < len(f.track.head) {
		return f.track.head[v]
	}
	return 0
}

// DebugNext returns 1 + the index of the record after record i-1, 0 at the end.
func (f *Func) DebugNext(i uint32) uint32 { return f.track.next[i-1] }

// append puts a chain of records after those before v.
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

// leaveDebug moves the records before v, which leaves its block, to the instruction after it.
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
	f.prependDebug(Value(in.Next), chain)
}

// prependDebug puts a chain of records before those that are before v.
func (f *Func) prependDebug(v Value, chain uint32) {
	t := f.track
	last := chain
	for t.next[last-1] != 0 {
		last = t.next[last-1]
	}
	if int(v) >= len(t.head) {
		t.head = extended(t.head, int(v)+1)
	}
	t.next[last-1] = t.head[v]
	t.head[v] = chain
	f.standDebug(chain, v)
}

// standDebug notes where the records of a chain stand, up to those that stand there already.
func (f *Func) standDebug(chain uint32, at Value) {
	for ; chain != 0 && (at == None || f.Dbg[chain-1].Before != at); chain = f.track.next[chain-1] {
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
			f.prependDebug(v, chain)
			return
		}
	}
}

// dropDebug takes the records out of b, which is erased. The value of a variable after b is not known then,
// if b changed it and no other record gives it.
func (f *Func) dropDebug(b Block) {
	t := f.track
	t.work = t.work[:0]
	for v := f.First(b); v != None; v = f.Next(v) {
		if int(v) < len(t.head) && t.head[v] != 0 {
			t.work = append(t.work, t.head[v])
			t.head[v] = 0
		}
	}
	for i := len(t.ends) - 1; i >= 0; i-- {
		if t.ends[i].b == b {
			t.work = append(t.work, t.ends[i].head)
			t.ends[i] = t.ends[len(t.ends)-1]
			t.ends = t.ends[:len(t.ends)-1]
		}
	}
	for _, chain := range t.work {
		for chain != 0 {
			i := chain
			chain = t.next[i-1]
			t.next[i-1] = 0
			f.Dbg[i-1].Before = None
			if f.Dbg[i-1].Kind != DbgLabel && f.Dbg[i-1].Kind != DbgDeclare {
				f.unknownBehind(b, f.Dbg[i-1])
			}
		}
	}
}

// unknownBehind says at the start of b's successors that the variable of r is not known.
func (f *Func) unknownBehind(b Block, r DbgRecord) {
	if f.Terminator(b) == None {
		return
	}
	r.Kind, r.Loc, r.Val = DbgValue, 0, None
	for k := range f.NumSuccs(b) {
		s := f.Succ(b, k)
		at := f.FirstNonPhi(s)
		if s == b || at == None || !f.IsLive(s) {
			continue
		}
		f.Dbg, f.track.next = append(f.Dbg, r), append(f.track.next, 0)
		f.prependDebug(at, uint32(len(f.Dbg)))
	}
}

// replacedDebug notes that new replaces old.
func (f *Func) replacedDebug(old, new Value) {
	t := f.track
	if old.IsParam() {
		if i := int(old.Index()); f.Mod.Attr(f.Mod.AttrLists[f.Attrs].Param(i), AttrByVal) != nil {
			if t.copy == nil {
				t.copy = make([]Value, len(f.params))
			}
			t.copy[i] = new
		}
		return
	}
	if !old.IsInst() {
		return
	}
	if int(old) >= len(t.to) {
		t.to = extended(t.to, int(old)+1)
	}
	t.to[old] = new
}

// DebugValue returns the value that a record that names v means: v, its replacement, or None if it
// was erased.
func (f *Func) DebugValue(v Value) Value {
	if v.IsParam() && f.track != nil && f.track.copy != nil && f.track.copy[v.Index()] != None {
		v = f.track.copy[v.Index()]
	}
	for range 1 << 10 {
		if v == None || !v.IsInst() || f.insts[v].Op != OpInvalid && f.insts[v].Blk != 0 {
			return v
		}
		if f.track == nil || int(v) >= len(f.track.to) || f.track.to[v] == None {
			return None
		}
		v = f.track.to[v]
	}
	return None
}

// SettleDebug makes the metadata of the records name the values that they mean now. It adds to the
// metadata of the module.
func (f *Func) SettleDebug() {
	if f.track == nil {
		return
	}
	m := f.Mod
	for i := range f.Dbg {
		r := &f.Dbg[i]
		switch v := f.DebugValue(r.Val); {
		case r.Val == None && r.Loc != 0:
			for _, id := range [...]MD{r.Loc, r.Addr} {
				f.settle(id)
				for _, op := range m.MDs[id].Ops {
					f.settle(op)
				}
			}
		case v.IsInst() && v != None || v.IsParam():
			r.Loc = m.AddMD(MDNode{Kind: MDLocal, Val: v})
		case v.IsConst():
			r.Loc = m.AddMD(MDNode{Kind: MDValue, Val: m.Consts.Import(&f.Consts, v)})
		case v.IsSym():
			r.Loc = m.AddMD(MDNode{Kind: MDValue, Val: v})
		default:
			r.Loc = m.AddMD(MDNode{Kind: MDValue, Val: m.Consts.Poison(I1)})
		}
		r.Val = None
		if r.Part.Size != 0 {
			r.Expr = m.fragment(r.Part)
			r.Part = DbgPart{}
		}
	}
}

// fragment returns an expression that names part p of a variable.
func (m *Module) fragment(p DbgPart) MD {
	return m.AddMD(MDNode{Kind: MDExpr, Fields: []MDField{
		{Kind: FieldWord, Str: "DW_OP_LLVM_fragment"}, {Kind: FieldUint, Int: 8 * uint64(p.Off)}, {Kind: FieldUint, Int: 8 * uint64(p.Size)},
	}})
}

func (f *Func) settle(id MD) {
	if n := &f.Mod.MDs[id]; n.Kind == MDLocal {
		if v := f.DebugValue(n.Val); v.IsInst() && v != None || v.IsParam() {
			n.Val = v
		}
	}
}

// DebugVal returns the value that record r names, None if it is none that is there.
func (f *Func) DebugVal(r *DbgRecord) Value {
	if r.Val != None {
		return f.DebugValue(r.Val)
	}
	switch n := &f.Mod.MDs[r.Loc]; n.Kind {
	case MDLocal:
		return f.DebugValue(n.Val)
	case MDValue:
		return n.Val
	}
	return None
}
