package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/scopes"
)

const (
	maxLoopAccesses  = 192 // memory accesses of a loop, at most
	maxLoopPromoted  = 8   // places of one loop that get a register
	maxPromotedExits = 8   // edges out of such a loop
	maxPromoteTries  = 16  // locations of one loop that are tried
)

// promotedLocation is a place in memory that a loop may keep in a register.
type promotedLocation struct {
	key    memKey
	loop   uint32
	addr   ir.Value // its address, computed before the loop
	off    int64    // and the distance from there
	align  uint64
	reads  bool // the loop may read the previous value
	remark ir.Value
}

// loopScalarPromotion promotes a memory location that a loop reads and writes to a register: it loads the location
// in the preheader and stores it in the exit blocks (LLVM: scalar promotion in LICM). No other access of the loop
// may alias the location, and either every path through the loop stores it, so that no thread writes a location that
// it did not write before, or it belongs to an alloca that does not escape. Outer loops are visited first; a
// location promoted there needs no further work in inner loops.
func loopScalarPromotion(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	if l.Len() == 0 {
		return changed
	}
	s := &u.loop
	s.esc.Reset(u.f)
	s.places = s.places[:0]
	u.mark.Reset(u.f.NumInsts()) // accesses that have got a register
	s.cells = s.cells[:0]
	s.collectAccesses(l)
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		u.loop.promoteLoop(l, x)
	}
	if len(s.places) == 0 {
		return changed
	}
	u.loop.loopCells(l)
	return true
}

// promotedCell is an access that moves to the register of a place.
type promotedCell struct {
	inst  ir.Value
	place uint32
}

// collectAccesses lists the memory accesses of all loops. The blocks of a loop are consecutive, so its accesses are a
// range of the list.
func (lp *loopState) collectAccesses(l *analysis.Loops) {
	f := lp.f
	lp.memory, lp.memoryAt = lp.memory[:0], lp.memoryAt[:0]
	for _, n := range l.Blocks(0) {
		lp.memoryAt = append(lp.memoryAt, uint32(len(lp.memory)))
		if l.Of(n) == 0 {
			continue
		}
		for v := f.First(lp.cfg.Block(n)); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpLoad, ir.OpStore, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpFence, ir.OpCall, ir.OpVAArg:
				if lp.fx.Inst(f, v)&(analysis.Reads|analysis.Writes|analysis.MayNotReturn) != 0 {
					lp.memory = append(lp.memory, v)
				}
			}
		}
	}
	lp.memoryAt = append(lp.memoryAt, uint32(len(lp.memory)))
}

// promoteLoop finds the places that loop x can keep, and their accesses.
func (lp *loopState) promoteLoop(l *analysis.Loops, x uint32) {
	f := lp.f
	if l.Preheader(x) == 0 {
		return
	}
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	if len(lp.exits) == 0 || len(lp.exits) > maxPromotedExits {
		return
	}
	for _, n := range lp.exits {
		switch f.Op(f.Terminator(lp.cfg.Block(n))) {
		case ir.OpBr, ir.OpCondBr, ir.OpSwitch:
		default:
			return
		}
	}
	lp.accesses = lp.accesses[:0]
	shared := true // memory that others see may be kept
	from, to := l.Range(x)
	for _, v := range lp.memory[lp.memoryAt[from]:lp.memoryAt[to]] {
		e := lp.fx.Inst(f, v)
		a := memEntry{inst: v, acc: lp.fx.Access(f, v), writes: e&analysis.Writes != 0}
		switch f.Op(v) {
		case ir.OpLoad, ir.OpStore:
			a.simple = analysis.IsSimple(lp.f, v)
			if a.simple {
				a.key = memKeyOf(f, v)
			}
		}
		if !a.simple {
			// An access that waits for others, or may end the thread, must see and show the contents of memory.
			shared = shared && f.Op(v) == ir.OpCall && e&(analysis.InaccessibleMem|analysis.MayNotReturn|analysis.Convergent) == 0
		}
		if len(lp.accesses) == maxLoopAccesses {
			return
		}
		lp.accesses = append(lp.accesses, a)
	}
	promoted := 0
	tries := 0
	for i := range lp.accesses {
		a := &lp.accesses[i]
		if !a.simple || f.Op(a.inst) != ir.OpStore || lp.mark.Has(uint32(a.inst)) || !l.DefinedOutside(x, a.key.base) {
			continue
		}
		if tries++; tries > maxPromoteTries {
			break
		}
		if lp.promoteLocation(l, x, a, shared) {
			if promoted++; promoted == maxLoopPromoted {
				break
			}
		}
	}
}

// promoteLocation decides about the place that store a writes.
func (lp *loopState) promoteLocation(l *analysis.Loops, x uint32, a *memEntry, shared bool) bool {
	f := lp.f
	private := lp.esc.Private(a.acc.Ref.Base)
	if !private && !shared {
		return false
	}
	p := promotedLocation{key: a.key, loop: x, addr: a.key.base, off: a.key.off, reads: true, remark: a.inst}
	surely := uint32(0) // a block that writes the location before every exit
	place := a.acc
	for i := range lp.accesses {
		if b := &lp.accesses[i]; b.simple && b.key == a.key && !scopes.Same(f, a.inst, b.inst) {
			place.Inst = ir.None // a may be executed less often than b: its scopes do not hold for the location then
		}
	}
	for i := range lp.accesses {
		b := &lp.accesses[i]
		if b.simple && b.key == a.key {
			if f.Op(b.inst) == ir.OpStore && lp.beforeExits(lp.cfg.Number(f.BlockOf(b.inst))) && surely == 0 {
				surely = lp.cfg.Number(f.BlockOf(b.inst))
				p.align = max(p.align, f.Mem(b.inst).Bytes())
			}
			continue
		}
		if lp.esc.Touches(&b.acc, &place) {
			return false
		}
	}
	if surely == 0 {
		if !private || !analysis.Loadable(lp.f, lp.accessPointer(a.inst), a.key.typ) {
			return false
		}
		p.align = analysis.KnownAlign(lp.f, lp.accessPointer(a.inst))
	} else {
		p.reads = lp.readFirst(surely, a.key)
	}
	lp.places = append(lp.places, p)
	k := uint32(len(lp.places) - 1)
	for i := range lp.accesses {
		if b := &lp.accesses[i]; b.simple && b.key == a.key {
			lp.mark.Add(uint32(b.inst))
			lp.cells = append(lp.cells, promotedCell{b.inst, k})
		}
	}
	return true
}

// beforeExits reports whether block n dominates every exit of the loop whose exiting
// blocks are in s.exits.
func (lp *loopState) beforeExits(n uint32) bool {
	for _, e := range lp.exits {
		if !lp.dom.DominatesN(n, e) {
			return false
		}
	}
	return true
}

// readFirst reports whether a load of the place may come before the store to it in block n.
func (lp *loopState) readFirst(n uint32, key memKey) bool {
	f := lp.f
	for i := range lp.accesses {
		a := &lp.accesses[i]
		if !a.simple || a.key != key || f.Op(a.inst) != ir.OpLoad {
			continue
		}
		k := lp.cfg.Number(f.BlockOf(a.inst))
		if !lp.dom.DominatesN(n, k) {
			return true
		}
		if k == n { // in order within the block
			for j := range lp.accesses[:i] {
				if b := &lp.accesses[j]; b.simple && b.key == key && f.Op(b.inst) == ir.OpStore && f.BlockOf(b.inst) == f.BlockOf(a.inst) {
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

// loopCells gives every place a variable, reads it before the loop, writes it back on every
// exit, and makes the variables values.
func (lp *loopState) loopCells(l *analysis.Loops) {
	f := lp.f
	lp.work = lp.work[:0]
	entry := f.First(f.Entry())
	for i := range lp.places {
		p := &lp.places[i]
		lp.b.Before(entry)
		lp.b.Loc = 0
		lp.work = append(lp.work, lp.b.Alloca(p.key.typ, lp.c.Int(ir.I32, 1), lp.m.AlignOf(p.key.typ), 0))
	}
	cells := lp.work
	for _, c := range lp.cells {
		i := 0
		if f.Op(c.inst) == ir.OpStore {
			i = 1
		}
		f.SetOperand(c.inst, i, cells[c.place])
	}
	for i := range lp.places {
		p := &lp.places[i]
		if !p.reads {
			continue
		}
		lp.b.Before(f.Terminator(lp.cfg.Block(l.Preheader(p.loop))))
		x := lp.b.Load(p.key.typ, lp.placeAddr(p), p.align, 0)
		lp.b.Store(x, cells[i], lp.m.AlignOf(p.key.typ), 0)
	}
	// Edges are split after the exits of all loops are known: new blocks have no number.
	for i := 0; i < len(lp.places); {
		x := lp.places[i].loop
		j := i
		for j < len(lp.places) && lp.places[j].loop == x {
			j++
		}
		lp.exits = l.ExitingBlocks(lp.exits[:0], x)
		for _, n := range lp.exits {
			b := lp.cfg.Block(n)
			for k := range f.NumSuccs(b) {
				if e := f.Succ(b, k); lp.cfg.Number(e) == 0 || l.Contains(x, lp.cfg.Number(e)) {
					if lp.cfg.Number(e) != 0 || !lp.leaves(l, x, e) {
						continue
					}
				}
				lp.writeBack(f.SplitEdge(b, k), lp.places[i:j], cells[i:j])
			}
		}
		i = j
	}
	lp.edgesChanged()
	for i := range lp.places {
		lp.remark(Passed, "loop-scalar-promotion", lp.places[i].remark, "memory location promoted to a register in the loop")
	}
	allocas := append([]ir.Value(nil), cells...)
	lp.mem2reg.promote(allocas)
}

// leaves reports whether block e, which an inner loop has put on one of its exit edges, leads out of loop x.
func (lp *loopState) leaves(l *analysis.Loops, x uint32, e ir.Block) bool {
	f := lp.f
	for lp.cfg.Number(e) == 0 {
		e = f.Succ(e, 0)
	}
	return !l.Contains(x, lp.cfg.Number(e))
}

// writeBack stores the values of places in block b, on an exit edge of their loop.
func (lp *loopState) writeBack(b ir.Block, places []promotedLocation, cells []ir.Value) {
	f := lp.f
	for i := range places {
		p := &places[i]
		lp.b.Before(f.Terminator(b))
		lp.b.Loc = f.DebugLoc(p.remark)
		a := lp.placeAddr(p)
		x := lp.b.Load(p.key.typ, cells[i], lp.m.AlignOf(p.key.typ), 0)
		lp.b.Store(x, a, p.align, 0)
	}
}

// placeAddr computes the address of a place where the builder is.
func (lp *loopState) placeAddr(p *promotedLocation) ir.Value {
	if p.off == 0 {
		return p.addr
	}
	return lp.b.PtrAdd(p.addr, lp.c.SInt(ir.I64, p.off), 0)
}
