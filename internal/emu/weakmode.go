package emu

import (
	"unsafe"

	"gonvvm/internal/emu/weak"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Config.WeakMemory: loads, stores and atomic operations on global and shared memory go through package weak, and warps
// take turns between them. Operations that it does not simulate see and leave the latest values.

// weakUnit is the part of a cluster in the simulation of weak memory.
type weakUnit struct {
	cluster *weak.Common              // views of barrier.cluster.arrive
	objects map[agentKey]*weak.Common // and of arrivals at mbarriers
}

// weakWarp is that of a warp.
type weakWarp struct {
	threads [lanes]*weak.Thread
	warp    *weak.Common // views of bar.warp.sync
	block   *weak.Common // and of the barriers of the CTA
	turns   int          // that the warp may still give to others; without a limit, waiting for ever would not be noticed
}

const maxTurns = 1 << 12

// openWeak begins the simulation.
func (g *grid) openWeak() {
	g.rng = random(g.cfg.Seed)
	g.weak = weak.NewMemory(g.rng.next)
}

// openWeak prepares the threads of a CTA.
func (c *cta) openWeak() {
	if c.unit.g.weak == nil {
		return
	}
	c.unit.g.settle(c.shared, 0, uint64(len(c.shared)))
	block := weak.NewCommon()
	for _, w := range c.warps {
		w.weak = &weakWarp{warp: weak.NewCommon(), block: block, turns: maxTurns}
		for i := range w.weak.threads {
			w.weak.threads[i] = weak.NewThread(uint64(c.linear), uint64(c.linear-c.rank), w.weak.warp, block)
		}
	}
	if c.unit.weak == nil {
		c.unit.weak = &weakUnit{cluster: weak.NewCommon(), objects: map[agentKey]*weak.Common{}}
	}
}

// weakOrder returns the order of a memory operation, or nil if it is not simulated.
func (d *decoder) weakOrder() *weak.Order {
	sem := d.op.Sem()
	atomic := sem == isa.SemAtom || sem == isa.SemRed
	if !d.variant.has(withWeak) || !atomic && sem != isa.SemLd && sem != isa.SemSt || d.op.Has(isa.Nc) {
		return nil
	}
	o := &weak.Order{Scope: d.scope()}
	o.Acquire = d.op.Has(isa.Acquire) || d.op.Has(isa.AcqRel)
	o.Release = d.op.Has(isa.Release) || d.op.Has(isa.AcqRel)
	o.Strong = o.Acquire || o.Release || atomic || d.op.Has(isa.Relaxed) || d.op.Has(isa.Volatile) || d.op.Has(isa.Mmio)
	return o
}

func (d *decoder) scope() weak.Scope {
	switch {
	case d.op.Has(isa.CTA):
		return weak.CTA
	case d.op.Has(isa.Cluster):
		return weak.Cluster
	}
	return weak.Device
}

// findLate notes the registers that loads write: their values may be chosen later.
func (d *decoder) findLate() {
	d.late = map[uint32]bool{}
	for i := range d.f.Insts {
		in := &d.f.Insts[i]
		if in.Op.Sem() != isa.SemLd || in.N == 0 || in.Op.Type().Bits() == 128 {
			continue
		}
		for _, o := range d.f.Opnds[in.Ops : in.Ops+d.f.Span(in.Ops)] {
			if o.Kind == ptx.OpReg && d.f.Regs[o.Idx].Vec <= 1 {
				d.late[d.regs[o.Idx]] = true
			}
		}
	}
}

// addWeak emits, before the instruction whose code begins at start, the choice of the values that it needs, and the
// place at which other warps may take their turn.
func (d *decoder) addWeak(start int) {
	info := d.op.Info()
	sem := d.op.Sem()
	x := &extra{op: d.op}
	for _, o := range d.f.Opnds[d.in.Ops : d.in.Ops+uint32(d.in.N)] {
		if o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
			if r := d.regs[o.Idx]; d.late[r] && d.f.Regs[o.Idx].Type != isa.Pred {
				x.slots = append(x.slots, r)
			}
		}
	}
	order := d.weakOrder()
	orders := info.Flags&(isa.Barrier|isa.IsCall|isa.Terminator|isa.Convergent|isa.MayLoad|isa.MayStore|isa.SideEffect) != 0
	if order != nil || sem == isa.SemBra {
		orders = order != nil && order.Release
	}
	if orders || len(x.slots) > 0 {
		x.aligned = orders
		d.insert(start, inst{kind: kExec, exec: execResolve, src: d.inIdx, x: x})
	}
	if order != nil || info.Flags&isa.Barrier != 0 {
		d.insert(start, inst{kind: kCtl, ctl: ctlTurn, src: d.inIdx})
	}
}

// ctlTurn lets other warps take their turn now and then.
func ctlTurn(w *warp, s *split, _ *inst, m uint32) bool {
	w.uncount(m)
	s.pc++
	if w.weak.turns == 0 || w.g.rng.next()%3 != 0 {
		return true
	}
	w.weak.turns--
	w.cta.unit.progress++
	s.state = yielded
	return false
}

// loadTarget is where the value of a load goes.
type loadTarget struct {
	fr  *frame
	in  *inst
	reg uint32
}

// bind chooses the value of a load of lane i.
func (w *warp) bind(l *weak.Load, i int) {
	lo, hi := w.g.weak.Resolve(w.weak.threads[i], l)
	t := l.Tag.(loadTarget)
	t.fr.regs[t.reg][i] = t.in.finish(lo)
	if t.in.x.op.Type().Bits() == 128 && t.reg != regSink {
		t.fr.regs[t.reg+1][i] = hi
	}
}

// execResolve chooses the values of loads that the next instruction needs: those of its registers, or all.
func execResolve(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		list := w.weak.threads[i].Waiting(func(l *weak.Load) bool {
			t := l.Tag.(loadTarget)
			if in.x.aligned {
				return true
			}
			for _, r := range in.x.slots {
				if t.fr == fr && t.reg == r {
					return true
				}
			}
			return false
		})
		for _, l := range list {
			w.bind(l, i)
		}
	}
}

// wordsAt returns the words of the n bytes of mem at off, and their address in package weak: that of the host.
func wordsAt(mem []byte, off uint64, n uint8) (list []byte, addr uint64) {
	addr = uint64(uintptr(unsafe.Pointer(&mem[off])))
	first := off - min(addr%4, off)
	return mem[first:min(off+uint64(n)+3, uint64(len(mem)))], addr
}

// simulated reports whether an access of an instruction goes through package weak.
func (w *warp) simulated(in *inst, addr uint64) bool {
	if w.g.weak == nil || in.x.order == nil {
		return false
	}
	sp := in.x.space
	if sp == spGeneric {
		sp, _ = w.g.dev.win.classify(w.address(addr + in.imm))
	}
	return sp == spGlobal || sp == spShared
}

// flush chooses the values of the loads of lane i that wait and have a word in common with an access.
func (w *warp) flush(i int, addr uint64, size uint8) *weak.Thread {
	t := w.weak.threads[i]
	for _, l := range t.Waiting(func(l *weak.Load) bool { return l.Overlaps(addr, size) }) {
		w.bind(l, i)
	}
	return t
}

// weakLoad executes a load of lane i.
func (w *warp) weakLoad(fr *frame, in *inst, mem []byte, off uint64, i int) {
	size, dst, wide := in.size, in.x.dst, in.x.op.Type().Bits() == 128
	if wide {
		size = 16
	}
	for k := 0; len(dst) > 0; k++ {
		list, addr := wordsAt(mem, off+uint64(k)*uint64(size), size)
		t := w.flush(i, addr, size)
		l := w.g.weak.Issue(t, addr, size, *in.x.order, list)
		l.Tag = loadTarget{fr, in, dst[0]}
		if in.x.order.Acquire || wide || w.g.rng.next()%2 != 0 {
			w.bind(l, i)
		} else {
			t.Defer(l)
		}
		dst = dst[1:]
		if wide {
			dst = dst[1:]
		}
	}
}

// weakStore executes a store of lane i.
func (w *warp) weakStore(fr *frame, in *inst, mem []byte, off uint64, i int) {
	size, src, wide := in.size, in.x.slots, in.x.op.Type().Bits() == 128
	if wide {
		size = 16
	}
	for k := 0; len(src) > 0; k++ {
		list, addr := wordsAt(mem, off+uint64(k)*uint64(size), size)
		lo, hi := fr.regs[src[0]][i], uint64(0)
		src = src[1:]
		if wide {
			hi, src = fr.regs[src[0]][i], src[1:]
		}
		w.g.weak.Store(w.flush(i, addr, size), addr, size, *in.x.order, list, lo, hi)
	}
}

// weakAtom executes an atomic operation of lane i and returns the old and the new value.
func (w *warp) weakAtom(in *inst, fn func(a, b uint64) uint64, mem []byte, off uint64, i int, b, c uint64) (old, v uint64) {
	list, addr := wordsAt(mem, off, in.size)
	t, result := w.flush(i, addr, in.size), in.x.op.Sem() == isa.SemAtom
	w.g.weak.Update(t, addr, in.size, *in.x.order, list, result, func(lo, _ uint64) (uint64, uint64, bool) {
		old, v = lo, in.updated(fn, lo, b, c)
		return v, 0, fn != nil || lo == b&sizeMask(in.size)
	})
	return old, v
}

// weakSwap executes exch or cas of 128 bits: b is compared and c stored. It returns the old value.
func (w *warp) weakSwap(in *inst, mem []byte, off uint64, i int, cas bool, b, c [2]uint64) (lo, hi uint64) {
	list, addr := wordsAt(mem, off, 16)
	w.g.weak.Update(w.flush(i, addr, 16), addr, 16, *in.x.order, list, true, func(oldLo, oldHi uint64) (uint64, uint64, bool) {
		lo, hi = oldLo, oldHi
		return c[0], c[1], !cas || b == [2]uint64{lo, hi}
	})
	return lo, hi
}

// settle makes the contents of memory the only ones that can be read.
func (g *grid) settle(mem []byte, off, size uint64) {
	if size > 0 && off+size <= uint64(len(mem)) {
		g.weak.Settle(uint64(uintptr(unsafe.Pointer(&mem[off]))), size)
	}
}

// addWeakFence emits a fence of the simulation.
func (d *decoder) addWeakFence() {
	kind := weak.AcqRelFence
	sem := d.op.Sem()
	switch {
	case sem == isa.SemFenceProxy:
		return
	case sem == isa.SemMembar || d.op.Has(isa.Sc):
		kind = weak.SCFence
	case d.op.Has(isa.Acquire):
		kind = weak.AcquireFence
	case d.op.Has(isa.Release):
		kind = weak.ReleaseFence
	}
	scope := d.scope()
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		w.uncount(m)
		for ; m != 0; m &= m - 1 {
			w.g.weak.Fence(w.weak.threads[lane(m)], kind, scope)
		}
	}})
}

// lanesOf returns the threads of some lanes.
func (w *warp) lanesOf(m uint32) (list []*weak.Thread) {
	for ; m != 0; m &= m - 1 {
		list = append(list, w.weak.threads[lane(m)])
	}
	return list
}

// meetWarp adds to bar.warp.sync that the accesses of lanes before it come before those of all of them after it. Lanes may wait at
// different instructions: all have shared their views when the last of them comes.
func meetWarp(sync ctlFn) ctlFn {
	return func(w *warp, s *split, in *inst, m uint32) bool {
		for _, t := range w.lanesOf(m) {
			t.Share(w.weak.warp)
		}
		if !sync(w, s, in, m) && s.state == atSync {
			return false
		}
		for _, t := range w.lanesOf(w.exist) {
			t.Join(w.weak.warp)
		}
		return len(w.splits) == 1 || s.state == ready
	}
}

// meetBlock orders the accesses before barrier id of the warps that have come before those of all of them after it.
func (c *cta) meetBlock(id uint32) {
	var list []*weak.Thread
	for _, w := range c.warps {
		if c.bars[id].came(w) {
			list = append(list, w.lanesOf(w.exist)...)
		}
	}
	block := c.warps[0].weak.block
	for _, t := range list {
		t.Share(block)
	}
	for _, t := range list {
		t.Join(block)
	}
}

// joinCluster orders all before barrier.cluster.arrive before the later accesses of all threads of the cluster.
func (u *unit) joinCluster() {
	for _, c := range u.ctas {
		for _, w := range c.warps {
			for _, t := range w.lanesOf(w.exist) {
				t.Join(u.weak.cluster)
			}
		}
	}
}

// objectAt returns the views of arrivals at an mbarrier.
func (w *warp) objectAt(sp space, addr uint64) *weak.Common {
	key, list := w.mbarrierKey(sp, addr), w.cta.unit.weak.objects
	if list[key] == nil {
		list[key] = weak.NewCommon()
	}
	return list[key]
}
