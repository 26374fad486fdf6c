package ir

import "gonvvm/internal/slab"

// allocOps reserves a run of n operand slots for instruction i.
func (f *Func) allocOps(i uint32, n int) {
	in := &f.insts[i]
	reserveUses(f, n+1)
	if n >= manyOps {
		f.uses = append(f.uses, use{Val: Value(n)}) // in no list: holds the number
		in.N = manyOps
	} else {
		in.N = uint8(n)
	}
	in.Ops = uint32(len(f.uses))
	for range n {
		f.uses = append(f.uses, use{User: i})
	}
}

// reserveUses makes room for n operands of f.
func reserveUses(f *Func, n int) {
	if f.room != nil {
		f.uses = longer(f.uses, n, &f.room.uses)
	} else {
		f.uses = slab.Doubled(f.uses, n)
	}
}

// New creates an instruction that stands in no block yet.
func (f *Func) New(op Op, t Type, flags Flags, aux uint32, ops ...Value) Value {
	i := uint32(len(f.insts))
	if f.room != nil {
		f.insts = longer(f.insts, 1, &f.room.insts)
	} else {
		f.insts = slab.Doubled(f.insts, 1)
	}
	f.insts = append(f.insts, inst{Op: op, Type: t, Flags: flags, Aux: aux})
	f.allocOps(i, len(ops))
	base := f.insts[i].Ops
	for k, v := range ops {
		f.link(base+uint32(k), v)
	}
	return Value(i)
}

// Append puts instruction v at the end of block b.
func (f *Func) Append(b Block, v Value) {
	k := &f.blocks[b]
	in := &f.insts[v]
	in.Blk, in.Prev, in.Next = b, k.Last, 0
	if k.Last != 0 {
		f.insts[k.Last].Next = uint32(v)
	} else {
		k.First = uint32(v)
	}
	k.Last = uint32(v)
	if f.track != nil && len(f.track.ends) > 0 {
		f.Debug().join(b, v)
	}
}

// InsertBefore puts instruction v before instruction pos.
func (f *Func) InsertBefore(pos, v Value) {
	p := &f.insts[pos]
	in := &f.insts[v]
	in.Blk, in.Prev, in.Next = p.Blk, p.Prev, uint32(pos)
	if p.Prev != 0 {
		f.insts[p.Prev].Next = uint32(v)
	} else {
		f.blocks[p.Blk].First = uint32(v)
	}
	p.Prev = uint32(v)
}

// Unlink takes instruction v out of its block without erasing it.
func (f *Func) Unlink(v Value) {
	in := &f.insts[v]
	if in.Blk == 0 {
		return
	}
	if f.track != nil {
		f.Debug().leave(v)
	}
	f.detach(v)
}

// detach is Unlink for an instruction that stays where it is among the others: records before
// it remain there.
func (f *Func) detach(v Value) {
	in := &f.insts[v]
	k := &f.blocks[in.Blk]
	if in.Prev != 0 {
		f.insts[in.Prev].Next = in.Next
	} else {
		k.First = in.Next
	}
	if in.Next != 0 {
		f.insts[in.Next].Prev = in.Prev
	} else {
		k.Last = in.Prev
	}
	in.Blk, in.Prev, in.Next = 0, 0, 0
}

// MoveBefore moves instruction v before instruction pos.
func (f *Func) MoveBefore(v, pos Value) {
	f.Unlink(v)
	f.InsertBefore(pos, v)
}

// MoveToEnd moves instruction v to the end of block b, with the debug records before it. Callers
// move the rest of a block so.
func (f *Func) MoveToEnd(v Value, b Block) {
	if f.insts[v].Blk != 0 {
		f.detach(v)
	}
	f.Append(b, v)
}

// Erase removes instruction v. Remaining uses of its result become poison.
func (f *Func) Erase(v Value) {
	if f.HasUses(v) {
		f.ReplaceAll(v, f.Consts.Poison(f.insts[v].Type))
	}
	f.Unlink(v)
	f.clearOps(v)
	f.insts[v].Op = OpInvalid
}

func (f *Func) clearOps(v Value) {
	in := &f.insts[v]
	for k := range uint32(f.NumOps(v)) {
		f.unlink(in.Ops + k)
	}
	in.N = 0
}

// SetOps replaces all operands of instruction v by another number of them.
func (f *Func) SetOps(v Value, ops ...Value) {
	if len(ops) == f.NumOps(v) {
		for k, x := range ops {
			f.SetOperand(v, k, x)
		}
		return
	}
	shorter := len(ops) < f.NumOps(v) && f.insts[v].N != manyOps
	f.clearOps(v)
	if shorter {
		f.insts[v].N = uint8(len(ops)) // in the place of the first ones
	} else {
		f.allocOps(uint32(v), len(ops))
	}
	base := f.insts[v].Ops
	for k, x := range ops {
		f.link(base+uint32(k), x)
	}
}

// Mutate turns instruction v into another one in place; its users stay.
func (f *Func) Mutate(v Value, op Op, flags Flags, aux uint32, ops ...Value) {
	f.Changes.touch(uint32(v))
	in := &f.insts[v]
	in.Op, in.Flags, in.Aux = op, flags, aux
	f.SetOps(v, ops...)
}

// AddWords stores a run of indices or a shuffle mask and returns the Aux that names it.
func (f *Func) AddWords(w []uint32) uint32 {
	a := uint32(len(f.words))
	f.words = append(f.words, uint32(len(w)))
	f.words = append(f.words, w...)
	return a
}

// AddCall stores a call's description and returns the Aux that names it.
func (f *Func) AddCall(c CallInfo) uint32 {
	f.calls = append(f.calls, c)
	f.bundles = f.bundles || len(c.Bundles) > 0
	return uint32(len(f.calls) - 1)
}
