package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxLoopAccesses  = 192 // memory accesses of a loop that is looked at
	maxLoopPromoted  = 8   // places of one loop that get a register
	maxPromotedExits = 8   // edges out of such a loop
	maxPromoteTries  = 16  // places of one loop that are looked at
)

// loopPlace is a place in memory that a loop may keep in a register.
type loopPlace struct {
	key    memKey
	loop   uint32
	addr   ir.Value // its address, computed in front of the loop
	off    int64    // and the distance from there
	align  uint64
	reads  bool // the loop may read what was there before
	remark ir.Value
}

// loopPromote keeps a place in memory that a loop reads and writes in a register while the loop
// runs: it is read in front and written behind. Nothing else in the loop may touch the
// place; and either the loop writes it in any case, before it is left, so that no thread writes what it
// would not have written, or the place is a variable of the function that nobody else sees.
// Loops from the outside in: who keeps it, keeps it for the loops inside as well.
func loopPromote(u *unit) bool {
	changed := u.canonicalLoops()
	l := u.Loops()
	if l.Len() == 0 {
		return changed
	}
	s := &u.loop
	s.esc.Reset(u.f)
	s.places = s.places[:0]
	u.mark.Reset(u.f.NumInsts()) // accesses that have got a register
	s.cells = s.cells[:0]
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		u.promoteIn(l, x)
	}
	if len(s.places) == 0 {
		return changed
	}
	u.loopCells(l)
	return true
}

// loopCell is an access that moves to the register of a place.
type loopCell struct {
	inst  ir.Value
	place uint32
}

// promoteIn finds the places that loop x can keep, and their accesses.
func (u *unit) promoteIn(l *analysis.Loops, x uint32) {
	f, s := u.f, &u.loop
	if l.Preheader(x) == 0 {
		return
	}
	s.exits = l.ExitingBlocks(s.exits[:0], x)
	if len(s.exits) == 0 || len(s.exits) > maxPromotedExits {
		return
	}
	for _, n := range s.exits {
		switch f.Op(f.Terminator(u.cfg.Block(n))) {
		case ir.OpBr, ir.OpCondBr, ir.OpSwitch:
		default:
			return
		}
	}
	s.accesses = s.accesses[:0]
	shared := true // memory that others see may be kept
	for _, n := range l.Blocks(x) {
		b := u.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpLoad, ir.OpStore, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpFence, ir.OpCall, ir.OpVAArg:
			default:
				continue
			}
			e := u.fx.Inst(f, v)
			if e&(analysis.Reads|analysis.Writes|analysis.Diverges) == 0 {
				continue
			}
			a := memEntry{inst: v, acc: u.fx.Access(f, v), writes: e&analysis.Writes != 0}
			switch f.Op(v) {
			case ir.OpLoad, ir.OpStore:
				a.simple = u.simpleAccess(v)
				if a.simple {
					a.key = u.memKey(v)
				}
			}
			if !a.simple {
				// Who waits for others, or may end here, must see and show what memory holds.
				shared = shared && f.Op(v) == ir.OpCall && e&(analysis.Hidden|analysis.Diverges|analysis.Convergent) == 0
			}
			if len(s.accesses) == maxLoopAccesses {
				return
			}
			s.accesses = append(s.accesses, a)
		}
	}
	promoted := 0
	tries := 0
	for i := range s.accesses {
		a := &s.accesses[i]
		if !a.simple || f.Op(a.inst) != ir.OpStore || u.mark.Has(uint32(a.inst)) || !l.DefinedOutside(x, a.key.base) {
			continue
		}
		if tries++; tries > maxPromoteTries {
			break
		}
		if u.promotePlace(l, x, a, shared) {
			if promoted++; promoted == maxLoopPromoted {
				break
			}
		}
	}
}

// promotePlace decides about the place that store a writes.
func (u *unit) promotePlace(l *analysis.Loops, x uint32, a *memEntry, shared bool) bool {
	f, s := u.f, &u.loop
	private := s.esc.Private(a.acc.Ref.Base)
	if !private && !shared {
		return false
	}
	p := loopPlace{key: a.key, loop: x, addr: a.key.base, off: a.key.off, reads: true, remark: a.inst}
	surely := uint32(0) // a block that writes the place before every way out
	for i := range s.accesses {
		b := &s.accesses[i]
		if b.simple && b.key == a.key {
			if f.Op(b.inst) == ir.OpStore && u.beforeExits(u.cfg.Number(f.BlockOf(b.inst))) && surely == 0 {
				surely = u.cfg.Number(f.BlockOf(b.inst))
				p.align = max(p.align, f.Mem(b.inst).Bytes())
			}
			continue
		}
		if s.esc.Touches(&b.acc, &a.acc) {
			return false
		}
	}
	if surely == 0 {
		if !private || !u.loadable(u.accessPointer(a.inst), a.key.typ) {
			return false
		}
		p.align = u.knownAlign(u.accessPointer(a.inst))
	} else {
		p.reads = u.readFirst(surely, a.key)
	}
	s.places = append(s.places, p)
	k := uint32(len(s.places) - 1)
	for i := range s.accesses {
		if b := &s.accesses[i]; b.simple && b.key == a.key {
			u.mark.Add(uint32(b.inst))
			s.cells = append(s.cells, loopCell{b.inst, k})
		}
	}
	return true
}

// beforeExits reports whether block n is executed before every way out of the loop whose exiting
// blocks are in s.exits.
func (u *unit) beforeExits(n uint32) bool {
	for _, e := range u.loop.exits {
		if !u.dom.DominatesN(n, e) {
			return false
		}
	}
	return true
}

// readFirst reports whether a load of the place may come before the store to it in block n.
func (u *unit) readFirst(n uint32, key memKey) bool {
	f, s := u.f, &u.loop
	for i := range s.accesses {
		a := &s.accesses[i]
		if !a.simple || a.key != key || f.Op(a.inst) != ir.OpLoad {
			continue
		}
		k := u.cfg.Number(f.BlockOf(a.inst))
		if !u.dom.DominatesN(n, k) {
			return true
		}
		if k == n { // in order within the block
			for j := range s.accesses[:i] {
				if b := &s.accesses[j]; b.simple && b.key == key && f.Op(b.inst) == ir.OpStore && f.BlockOf(b.inst) == f.BlockOf(a.inst) {
					k = 0
					break
				}
			}
			if k == n {
				return true
			}
		}
	}
	return false
}

// loopCells gives every place a variable, reads it in front of the loop, writes it back on every
// way out, and makes the variables values.
func (u *unit) loopCells(l *analysis.Loops) {
	f, s := u.f, &u.loop
	u.work = u.work[:0]
	entry := f.First(f.Entry())
	for i := range s.places {
		p := &s.places[i]
		u.b.Before(entry)
		u.b.Loc = 0
		u.work = append(u.work, u.b.Alloca(p.key.typ, u.c.Int(ir.I32, 1), u.m.AlignOf(p.key.typ), 0))
	}
	cells := u.work
	for _, c := range s.cells {
		i := 0
		if f.Op(c.inst) == ir.OpStore {
			i = 1
		}
		f.SetOperand(c.inst, i, cells[c.place])
	}
	for i := range s.places {
		p := &s.places[i]
		if !p.reads {
			continue
		}
		u.b.Before(f.Terminator(u.cfg.Block(l.Preheader(p.loop))))
		x := u.b.Load(p.key.typ, u.placeAddr(p), p.align, 0)
		u.b.Store(x, cells[i], u.m.AlignOf(p.key.typ), 0)
	}
	// Edges are split after all loops were asked for theirs: new blocks have no number.
	for i := 0; i < len(s.places); {
		x := s.places[i].loop
		j := i
		for j < len(s.places) && s.places[j].loop == x {
			j++
		}
		s.exits = l.ExitingBlocks(s.exits[:0], x)
		for _, n := range s.exits {
			b := u.cfg.Block(n)
			for k := range f.NumSuccs(b) {
				if e := f.Succ(b, k); u.cfg.Number(e) == 0 || l.Contains(x, u.cfg.Number(e)) {
					if u.cfg.Number(e) != 0 || !u.leaves(l, x, e) {
						continue
					}
				}
				u.writeBack(f.SplitEdge(b, k), s.places[i:j], cells[i:j])
			}
		}
		i = j
	}
	u.edgesChanged()
	for i := range s.places {
		u.remark(Passed, "loop-scalar-promotion", s.places[i].remark, "kept in a register while the loop runs")
	}
	allocas := append([]ir.Value(nil), cells...)
	u.promote(allocas)
}

// leaves reports whether block e, which an inner loop has put on one of its ways out, leads out of loop x.
func (u *unit) leaves(l *analysis.Loops, x uint32, e ir.Block) bool {
	f := u.f
	for u.cfg.Number(e) == 0 {
		e = f.Succ(e, 0)
	}
	return !l.Contains(x, u.cfg.Number(e))
}

// writeBack stores the values of places in block b, on a way out of their loop.
func (u *unit) writeBack(b ir.Block, places []loopPlace, cells []ir.Value) {
	f := u.f
	for i := range places {
		p := &places[i]
		u.b.Before(f.Terminator(b))
		u.b.Loc = f.DebugLoc(p.remark)
		a := u.placeAddr(p)
		x := u.b.Load(p.key.typ, cells[i], u.m.AlignOf(p.key.typ), 0)
		u.b.Store(x, a, p.align, 0)
	}
}

// placeAddr computes the address of a place where the builder is.
func (u *unit) placeAddr(p *loopPlace) ir.Value {
	if p.off == 0 {
		return p.addr
	}
	return u.b.PtrAdd(p.addr, u.c.SInt(ir.I64, p.off), 0)
}
