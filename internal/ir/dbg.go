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

// DebugRecords are the debug records of a function (Func.Dbg) while its body changes.
type DebugRecords struct{ f *Func }

// Debug returns the debug records of f.
func (f *Func) Debug() DebugRecords { return DebugRecords{f} }

// Track makes the records move with the instructions around them and follow values that are replaced, from now on. Records may
// then be added by Add only.
func (d DebugRecords) Track() {
	if len(d.f.Dbg) > 0 {
		d.Start()
	}
}

// Start is Track for a function that may have no records yet.
func (d DebugRecords) Start() {
	f := d.f
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

// Add adds a record before an instruction, after the records already there. It counts only in
// functions that Track was called for.
func (d DebugRecords) Add(r DbgRecord) {
	f := d.f
	t := f.track
	if t == nil {
		return
	}
	f.Dbg, t.next = append(f.Dbg, r), append(t.next, 0)
	t.append(r.Before, uint32(len(f.Dbg)))
}

// First returns 1 + the index of the first record before v, 0 if there is none.
func (d DebugRecords) First(v Value) uint32 {
	if d.f.track != nil && int(v) < len(d.f.track.head) {
		return d.f.track.head[v]
	}
	return 0
}

// Next returns 1 + the index of the record after record i-1, 0 at the end.
func (d DebugRecords) Next(i uint32) uint32 { return d.f.track.next[i-1] }

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

// leave moves the records before v, which leaves its block, to the instruction after it.
func (d DebugRecords) leave(v Value) {
	f := d.f
	t := f.track
	if int(v) >= len(t.head) || t.head[v] == 0 {
		return
	}
	chain, in := t.head[v], &f.insts[v]
	t.head[v] = 0
	if in.Next == 0 {
		t.ends = append(t.ends, debugEnd{in.Blk, chain})
		d.place(chain, None)
		return
	}
	d.prepend(Value(in.Next), chain)
}

// prepend puts a chain of records before those that are before v.
func (d DebugRecords) prepend(v Value, chain uint32) {
	t := d.f.track
	last := chain
	for t.next[last-1] != 0 {
		last = t.next[last-1]
	}
	if int(v) >= len(t.head) {
		t.head = extended(t.head, int(v)+1)
	}
	t.next[last-1] = t.head[v]
	t.head[v] = chain
	d.place(chain, v)
}

// place sets the instruction of the records of a chain, up to the first that has it already.
func (d DebugRecords) place(chain uint32, at Value) {
	f := d.f
	for ; chain != 0 && (at == None || f.Dbg[chain-1].Before != at); chain = f.track.next[chain-1] {
		f.Dbg[chain-1].Before = at
	}
}

// join puts the records at the end of b before instruction v, which was appended to b.
func (d DebugRecords) join(b Block, v Value) {
	t := d.f.track
	for i := range t.ends {
		if t.ends[i].b == b {
			chain := t.ends[i].head
			t.ends[i] = t.ends[len(t.ends)-1]
			t.ends = t.ends[:len(t.ends)-1]
			d.prepend(v, chain)
			return
		}
	}
}

// drop takes the records out of b, which is erased. The value of a variable after b is not known then,
// if b changed it and no other record gives it.
func (d DebugRecords) drop(b Block) {
	f := d.f
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
				d.unknownAfter(b, f.Dbg[i-1])
			}
		}
	}
}

// unknownAfter records at the start of b's successors that the value of the variable of r is not known.
func (d DebugRecords) unknownAfter(b Block, r DbgRecord) {
	f := d.f
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
		d.prepend(at, uint32(len(f.Dbg)))
	}
}

// replaced notes that new replaces old.
func (d DebugRecords) replaced(old, new Value) {
	f := d.f
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

// Current returns the value of a record that names v: v, its replacement, or None if it was erased.
func (d DebugRecords) Current(v Value) Value {
	f := d.f
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

// Settle makes the metadata of the records name their current values. It adds to the
// metadata of the module.
func (d DebugRecords) Settle() {
	f := d.f
	if f.track == nil {
		return
	}
	m := f.Mod
	for i := range f.Dbg {
		r := &f.Dbg[i]
		switch v := d.Current(r.Val); {
		case r.Val == None && r.Loc != 0:
			for _, id := range [...]MD{r.Loc, r.Addr} {
				d.settleNode(id)
				for _, op := range m.MDs[id].Ops {
					d.settleNode(op)
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

func (d DebugRecords) settleNode(id MD) {
	if n := &d.f.Mod.MDs[id]; n.Kind == MDLocal {
		if v := d.Current(n.Val); v.IsInst() && v != None || v.IsParam() {
			n.Val = v
		}
	}
}

// Value returns the value that record r names, None if it was erased.
func (d DebugRecords) Value(r *DbgRecord) Value {
	if r.Val != None {
		return d.Current(r.Val)
	}
	switch n := &d.f.Mod.MDs[r.Loc]; n.Kind {
	case MDLocal:
		return d.Current(n.Val)
	case MDValue:
		return n.Val
	}
	return None
}
