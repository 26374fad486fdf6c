package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// maxClass bounds the registers that become one: each is compared with each.
const maxClass = 64

// coalescer joins registers that are copied into each other.
type coalescer struct {
	live   live
	want   []uint8
	parent []uint32 // by candidate: union-find
	member []uint32 // by candidate: next of its class, a ring
	size   []uint32
	alive  []uint32 // scratch of interfere
}

// coalesce gives the source and the destination of a move one register where their values
// are never needed at the same time, and takes the move out. The moves are those that
// phis have become. With delays, instructions are moved within their runs where that lets the next call join more.
func (o *Optimizer) coalesce(delays bool) (changed, moved bool) {
	f, c := o.f, &o.co
	o.moves = o.moves[:0]
	c.want = slab.Sized(c.want, len(f.Regs))
	any := false
	for i := range f.Insts {
		if d, s, ok := o.copyOf(uint32(i)); ok && o.flow.pos[o.flow.run[i]] != 0 {
			c.want[d], c.want[s] = 1, 1
			any = true
		}
	}
	if !any || !c.live.compute(o, c.want) {
		return false, false
	}
	n := len(c.live.regs)
	c.parent, c.member, c.size = slab.Sized(c.parent, n), slab.Sized(c.member, n), slab.Sized(c.size, n)
	for k := range n {
		c.parent[k], c.member[k], c.size[k] = uint32(k), uint32(k), 1
	}
	joined := false
	// Moves in loops first would be best; the last ones of the text are at the ends of blocks and are those.
	for i := len(f.Insts) - 1; i >= 0; i-- {
		d, s, ok := o.copyOf(uint32(i))
		if !ok || o.flow.pos[o.flow.run[i]] == 0 {
			continue
		}
		a, b := c.find(c.live.slot[d]-1), c.find(c.live.slot[s]-1)
		if a == b || c.size[a]+c.size[b] > maxClass {
			continue
		}
		if o.interfere(a, b) || o.interfere(b, a) {
			if delays {
				o.delay(a, b)
			}
			continue
		}
		c.parent[b] = a
		c.size[a] += c.size[b]
		c.member[a], c.member[b] = c.member[b], c.member[a] // joins the rings
		c.live.join(a, b)
		joined = true
	}
	if joined {
		o.renameJoined()
	}
	moved = o.applyDelays()
	return joined || moved, moved
}

// renameJoined gives the registers of each class one name.
func (o *Optimizer) renameJoined() {
	f, c := o.f, &o.co
	name := func(r uint32) uint32 {
		if k := c.live.slot[r]; k != 0 {
			return c.live.regs[c.find(k-1)]
		}
		return r
	}
	for i, r := range f.Watch {
		f.Watch[i] = ptx.RegID(name(uint32(r)))
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		in.Guard = ptx.RegID(name(uint32(in.Guard)))
		ops := o.operands(in)
		for k := range ops {
			if x := &ops[k]; x.Kind == ptx.OpReg || x.Kind == ptx.OpAddrReg {
				x.Idx = name(x.Idx)
			}
		}
		if in.Guard == 0 && in.Op.Sem() == isa.SemMov && len(ops) == 2 && ops[0].Kind == ptx.OpReg && ops[0] == ops[1] {
			o.dead.Add(uint32(i))
		}
	}
	o.repeated()
}

// copyOf returns the registers of instruction i if it is a move between two that may become one.
func (o *Optimizer) copyOf(i uint32) (d, s uint32, ok bool) {
	f := o.f
	in := &f.Insts[i]
	if in.Guard != 0 || in.Flags&ptx.Pinned != 0 || in.N != 2 || in.Op.Sem() != isa.SemMov {
		return 0, 0, false
	}
	ops := o.operands(in)
	if ops[0].Kind != ptx.OpReg || ops[1].Kind != ptx.OpReg || ops[0].Idx == ops[1].Idx || ops[1].Flags != 0 {
		return 0, 0, false
	}
	x, y := &f.Regs[ops[0].Idx], &f.Regs[ops[1].Idx]
	if x.Type != y.Type || x.Scoped || y.Scoped || x.Vec|y.Vec != 0 || x.Num < 0 || y.Num < 0 {
		return 0, 0, false
	}
	return ops[0].Idx, ops[1].Idx, true
}

func (c *coalescer) find(k uint32) uint32 {
	for c.parent[k] != k {
		c.parent[k] = c.parent[c.parent[k]]
		k = c.parent[k]
	}
	return k
}

// interfere reports whether a register of class a is written where one of class b is
// still needed, other than by a move of that one.
func (o *Optimizer) interfere(a, b uint32) bool {
	l := &o.co.live
	// A search in b for each write, or a walk through both lists: a register that is copied a
	// thousand times has a thousand events, and so have a few registers of many writes each.
	if l.count[a]*o.co.size[b] < l.count[b] {
		return o.overwrites(a, b) || o.liveIn(a, b)
	}
	return o.overwritesWalk(a, b) || o.liveIn(a, b)
}

// overwrites reports whether a write of class a clashes with a register of class b.
func (o *Optimizer) overwrites(a, b uint32) bool {
	return !o.clashes(a, b, func(uint32, uint32, uint32) bool { return false })
}

// clashes calls each for every write of class a in run r where register y of class b is still needed, and returns whether each did so every time.
// It is false as well if an instruction writes both.
func (o *Optimizer) clashes(a, b uint32, each func(inst, r, y uint32) bool) bool {
	c, w := &o.co, &o.flow
	l := &c.live
	for x := l.tail[a]; x != 0; x = l.events[x].prev {
		ev := &l.events[x]
		r := w.run[ev.inst]
		if !ev.def || w.pos[r] == 0 {
			continue
		}
		_, src, isCopy := o.copyOf(ev.inst)
		for y := b; ; {
			// Two results of one instruction, or a guarded write, which leaves the old value.
			if l.writes(y, ev.inst) {
				return false
			}
			if (!isCopy || l.regs[y] != src) && l.liveAfter(y, ev.inst, r, w.first[r+1]) && !o.sameMove(y, ev.inst, r) && !each(ev.inst, r, y) {
				return false
			}
			if y = c.member[y]; y == b {
				break
			}
		}
	}
	return true
}

// overwritesWalk walks both lists of events backwards and keeps the registers of class b that are live.
func (o *Optimizer) overwritesWalk(a, b uint32) bool {
	c, w := &o.co, &o.flow
	l := &c.live
	y := l.tail[b]
	const none = ^uint32(0)
	in := none // the run that c.alive belongs to
	for x := l.tail[a]; x != 0; x = l.events[x].prev {
		ev := &l.events[x]
		r := w.run[ev.inst]
		if !ev.def || w.pos[r] == 0 {
			continue
		}
		if r != in {
			in, c.alive = r, c.alive[:0]
			for k := b; ; {
				if l.liveOut(k, r) {
					c.alive = append(c.alive, k)
				}
				if k = c.member[k]; k == b {
					break
				}
			}
			for y != 0 && l.events[y].inst >= w.first[r+1] {
				y = l.events[y].prev
			}
		}
		for ; y != 0 && l.events[y].inst > ev.inst; y = l.events[y].prev {
			c.alive = l.before(c.alive, y)
		}
		if y != 0 && l.events[y].inst == ev.inst && l.events[y].def {
			return true
		}
		_, src, isCopy := o.copyOf(ev.inst)
		for _, k := range c.alive {
			if (!isCopy || l.regs[k] != src) && !o.sameMove(k, ev.inst, r) {
				return true
			}
		}
	}
	return false
}

// sameMove reports whether instruction i copies the same source as a move to candidate y just before, in the same run:
// then both can share a register.
func (o *Optimizer) sameMove(y, i, r uint32) bool {
	f, l := o.f, &o.co.live
	in := &f.Insts[i]
	if in.Guard != 0 || in.Flags&ptx.Pinned != 0 || in.N != 2 || in.Op.Sem() != isa.SemMov {
		return false
	}
	s := &o.operands(in)[1]
	if !isConstant(s) && s.Kind != ptx.OpReg {
		return false
	}
	last := l.after(y, i) - 1
	for last >= l.at[y] && !l.events[last].def {
		last--
	}
	if last < l.at[y] || o.flow.run[l.events[last].inst] != r {
		return false
	}
	j := &f.Insts[l.events[last].inst]
	if j.Guard != 0 || j.N != 2 || j.Op != in.Op || o.operands(j)[1] != *s {
		return false
	}
	if s.Kind != ptx.OpReg || o.single(s.Idx) {
		return true
	}
	if l.slot[s.Idx] == 0 {
		return false
	}
	// Not written in between.
	from := l.slot[s.Idx] - 1
	for e := l.after(from, l.events[last].inst+1); e < l.at[from+1] && l.events[e].inst < i; e++ {
		if l.events[e].def {
			return false
		}
	}
	return true
}

func isConstant(x *ptx.Operand) bool {
	switch x.Kind {
	case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
		return true
	}
	return false
}

// repeated marks moves of a constant, or of another register, into a register that has it from a move in the
// same run.
func (o *Optimizer) repeated() {
	f, w := o.f, &o.flow
	last := slab.Sized(o.uses, len(f.Regs)) // by register: 1 + the last instruction that wrote it
	o.uses = last
	for i := range f.Insts {
		in := &f.Insts[i]
		ops := o.operands(in)
		if in.Guard == 0 && in.N == 2 && in.Op.Sem() == isa.SemMov && ops[0].Kind == ptx.OpReg &&
			(isConstant(&ops[1]) || ops[1].Kind == ptx.OpReg && in.Flags&ptx.Pinned == 0) {
			k := last[ops[0].Idx]
			written := ops[1].Kind == ptx.OpReg && last[ops[1].Idx] > k // since then
			if k != 0 && !written && w.run[k-1] == w.run[i] {
				j := &f.Insts[k-1]
				if j.Op == in.Op && j.N == 2 && j.Guard == 0 && o.operands(j)[1] == ops[1] {
					o.dead.Add(uint32(i))
					continue
				}
			}
		}
		n, known := ptx.Destinations(in, ops)
		for k := range ops {
			if x := &ops[k]; x.Kind == ptx.OpReg && (k < n || !known) {
				last[x.Idx] = uint32(i) + 1
			}
		}
	}
}

// liveIn reports whether registers of both classes are live at the function's entry, each read without an earlier
// write.
func (o *Optimizer) liveIn(a, b uint32) bool {
	c := &o.co
	l := &c.live
	entry := func(k uint32) bool { return l.in[k/64]>>(k%64)&1 != 0 }
	any := func(k uint32) bool {
		for x := k; ; {
			if entry(x) {
				return true
			}
			if x = c.member[x]; x == k {
				return false
			}
		}
	}
	return any(a) && any(b)
}
