package emu

import (
	"fmt"
	"math/bits"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// barrier is one of the 16 barriers of a CTA.
type barrier struct {
	arrived  uint32   // threads, in whole warps where a whole warp has come
	expected uint32   // 0: all threads of the CTA
	full     []uint32 // per warp: lanes that have arrived
	pop      uint32   // bar.red: lanes with a true predicate
	votes    uint32   // and all lanes that voted
	waiting  bool
	arrivals uint64    // of threads, since they were counted last
	who      uint32    // warps that have come, at least in part
	at       []arrival // sanitizer: where each warp's lanes came first
}

// arrival is the instruction at which lanes came to a barrier.
type arrival struct {
	in    *inst
	fn    *fn
	lanes uint32
}

// came reports whether lanes of w have arrived.
func (b *barrier) came(w *warp) bool { return b.who>>w.id&1 != 0 }

func (b *barrier) reset() {
	b.arrived, b.expected, b.pop, b.votes, b.waiting, b.who = 0, 0, 0, 0, false, 0
	clear(b.full)
	clear(b.at)
}

// resetBars makes all barriers unused.
func (c *cta) resetBars() {
	for ; c.used != 0; c.used &= c.used - 1 {
		c.bars[lane(c.used)].reset()
	}
}

// Forms of barrier instructions.
const (
	barSync = iota
	barArrive
	barRed
)

func decodeBarSync(d *decoder) bool   { return d.barrier(barSync) }
func decodeBarArrive(d *decoder) bool { return d.barrier(barArrive) }
func decodeBarRed(d *decoder) bool    { return d.barrier(barRed) }

// barrier decodes bar and barrier. e is 1 if there is a count.
func (d *decoder) barrier(form int) bool {
	x := &extra{op: d.op, a: uint64(form), aligned: d.op.Has(isa.Aligned) || d.op.Info().Root() == "bar"}
	in := inst{kind: kCtl, ctl: ctlBarrier, x: x}
	i, n := 0, d.num()
	if form == barRed {
		i, n = 1, n-1
		x.slots = make([]uint32, 2)
		x.slots[0], x.slots[1] = d.psrc(n)
		if d.op.Has(isa.Popc) {
			in.d = d.dst(0)
		} else {
			in.d = d.pdst(0)
		}
	}
	if i < n {
		in.a = d.src(i, isa.U32)
		x.uniform = d.arg(i).Kind != ptx.OpReg
	} else {
		in.a, x.uniform = d.constant(0), true
	}
	if i+1 < n {
		in.b, in.e = d.src(i+1, isa.U32), 1
	}
	if zero, ok := d.consts[0]; ok && in.a == zero && in.e == 0 && form == barSync && d.in.Guard == 0 {
		in.op = simd.Barrier
	}
	d.emit(in)
	return true
}

// ctlBarrier arrives at a barrier of the CTA and, except for arrive, waits.
func ctlBarrier(w *warp, s *split, in *inst, m uint32) bool {
	c := w.cta
	ids := &s.fr.regs[in.a]
	id := uint32(ids[lane(m)])
	group := in.together(ids, m)
	if id >= uint32(len(c.bars)) {
		w.fault(s.fr, in, group, CodeBarrier, fmt.Sprintf("barrier %d: a CTA has 16", id), "")
		return false
	}
	if rest := m &^ group; rest != 0 {
		w.add(s.fr, s.pc, rest)
		s.mask &^= rest
	}
	b := &c.bars[id]
	count := uint32(0)
	if in.e != 0 {
		count = uint32(s.fr.regs[in.b][lane(group)])
		if count == 0 || count%lanes != 0 {
			w.fault(s.fr, in, group, CodeBarrier, fmt.Sprintf("barrier %d with a count of %d, which is not a positive multiple of 32", id, count), "")
			return false
		}
	}
	if w.g.check {
		w.checkBarrier(s, in, b, id, count, group)
	}
	b.expected = count
	if in.x.a == barRed {
		p := s.fr.preds[in.x.slots[0]] ^ in.x.slots[1]
		b.pop += uint32(bits.OnesCount32(p & group))
		b.votes += uint32(bits.OnesCount32(group))
	}
	b.arrive(w, group)
	c.used |= 1 << id
	b.arrivals += uint64(bits.OnesCount32(group))
	c.unit.progress++
	// The lanes continue after the instruction, at once or when all have arrived.
	if rest := s.mask &^ group; rest != 0 {
		s.mask = rest
		s.pc++
		t := w.add(s.fr, s.pc, group)
		if in.x.a != barArrive {
			t.state, t.bar = atBar, id
		}
		c.release(id)
		return false
	}
	s.pc++
	if in.x.a == barArrive {
		c.release(id)
		return true
	}
	s.state, s.bar = atBar, id
	b.waiting = true
	c.release(id)
	if s.state == ready && in.op == simd.Barrier {
		c.runTogether(w, false)
	}
	return false
}

// together returns the lanes of m that name the same barrier as the first one.
func (in *inst) together(ids *vec, m uint32) (group uint32) {
	if in.x.uniform {
		return m
	}
	id := uint32(ids[lane(m)])
	for k := m; k != 0; k &= k - 1 {
		if i := lane(k); uint32(ids[i]) == id {
			group |= 1 << i
		}
	}
	return group
}

// arrive counts lanes of w: all 32 when the last living lane of the warp has come.
func (b *barrier) arrive(w *warp, m uint32) {
	old := b.full[w.id]
	if old&m != 0 {
		old = 0 // a second time, by bar.arrive
	}
	now := old | m
	n := uint32(bits.OnesCount32(now))
	if now&w.live == w.live {
		n = lanes
	}
	was := uint32(bits.OnesCount32(old))
	b.arrived += n - was
	b.who |= 1 << w.id
	b.full[w.id] = now
	if now&w.live == w.live {
		b.full[w.id] = 0
	}
	b.waiting = true
}

// release completes barrier id if all that it waits for have come.
func (c *cta) release(id uint32) {
	b := &c.bars[id]
	if !b.waiting {
		return
	}
	need := b.expected
	if need == 0 {
		need = uint32(c.liveWarps) * lanes // warps that have gone after they arrived still count as arrived
	}
	if b.arrived < need {
		return
	}
	pop, votes := b.pop, b.votes
	if c.unit.g.check {
		c.checkExited(id)
		c.joinBarrier(id)
	}
	if c.unit.g.weak != nil {
		c.meetBlock(id)
	}
	b.reset()
	c.unit.progress++
	for _, w := range c.warps {
		for _, s := range w.splits {
			if s.state != atBar || s.bar != id {
				continue
			}
			s.state = ready
			in := &s.fr.fn.code[s.pc-1]
			if in.x.a != barRed {
				continue
			}
			switch in.x.op.Get(isa.SlotOperation) {
			case isa.And, isa.Or:
				yes := pop == votes
				if in.x.op.Get(isa.SlotOperation) == isa.Or {
					yes = pop != 0
				}
				p := &s.fr.preds[in.d]
				*p &^= s.mask
				if yes {
					*p |= s.mask
				}
			default:
				for k := s.mask; k != 0; k &= k - 1 {
					s.fr.regs[in.d][lane(k)] = uint64(pop)
				}
			}
		}
	}
}

// exited removes ended lanes from the barriers.
func (w *warp) exited(m uint32) {
	c := w.cta
	c.live -= bits.OnesCount32(m)
	c.exitedN += bits.OnesCount32(m)
	c.unit.progress++
	if w.live == 0 {
		c.liveWarps--
	}
	for used := c.used; used != 0; used &= used - 1 {
		id := lane(used)
		b := &c.bars[id]
		if !b.waiting {
			continue
		}
		if f := b.full[w.id]; f != 0 && f&w.live == w.live {
			// The others of its warp have come before.
			b.arrived += lanes - uint32(bits.OnesCount32(f))
			b.full[w.id] = 0
		}
		c.release(uint32(id))
	}
	w.wakeSync()
	c.unit.releaseCluster()
}

// decodeBarClusterArrive and decodeBarClusterWait: the barrier of the cluster.
func decodeBarClusterArrive(d *decoder) bool {
	d.emit(inst{kind: kCtl, ctl: ctlClusterArrive, x: &extra{op: d.op}})
	return true
}

func decodeBarClusterWait(d *decoder) bool {
	d.emit(inst{kind: kCtl, ctl: ctlClusterWait, x: &extra{op: d.op}})
	return true
}

func ctlClusterArrive(w *warp, s *split, in *inst, m uint32) bool {
	u, c := w.cta.unit, w.cta
	if twice := c.clArr[w.id] & m; twice != 0 {
		w.fault(s.fr, in, twice, CodeBarrier, "barrier.cluster.arrive twice without barrier.cluster.wait", "")
		return false
	}
	if w.g.check {
		w.releaseCluster()
	}
	if w.g.weak != nil && !in.x.op.Has(isa.Relaxed) {
		for _, t := range w.lanesOf(m) {
			t.Share(u.weak.cluster)
		}
	}
	c.clArr[w.id] |= m
	u.arrived += bits.OnesCount32(m)
	u.progress++
	s.pc++
	u.releaseCluster()
	return true
}

func ctlClusterWait(w *warp, s *split, in *inst, m uint32) bool {
	c := w.cta
	// A lane whose arrival has been answered waits no more: clArr was cleared.
	wait := m & c.clArr[w.id]
	if wait == 0 {
		if w.g.check {
			w.acquireCluster()
		}
		s.pc++
		return true
	}
	rest := s.mask &^ wait
	if rest != 0 {
		w.place(s.fr, s.pc+1, rest)
	}
	s.mask = wait
	s.pc++
	s.state = atClust
	return false
}

// releaseCluster completes the cluster's barrier if all living threads have arrived.
func (u *unit) releaseCluster() {
	if u.arrived == 0 {
		return
	}
	for _, c := range u.ctas {
		for i, w := range c.warps {
			if w.live&^c.clArr[i] != 0 {
				return
			}
		}
	}
	u.arrived = 0
	u.phase++
	u.progress++
	if u.g.weak != nil {
		u.joinCluster()
	}
	for _, c := range u.ctas {
		clear(c.clArr)
		for _, w := range c.warps {
			for _, s := range w.splits {
				if s.state == atClust {
					s.state = ready
					if u.g.check {
						w.acquireCluster()
					}
				}
			}
		}
	}
}
