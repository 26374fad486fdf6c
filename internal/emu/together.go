package emu

import "gonvvm/internal/emu/simd"

// together is the state of a CTA whose warps run together by handlers, from barrier to barrier without a return to Go. The order is that of
// unit.run: when the last warp has come to a barrier it goes on, until it comes to the next one, and then the warps after it.
type together struct {
	ring   simd.Ring
	fresh  bool  // no warp has run
	inTurn bool  // the warps run one after the other, and only the first one is open
	turn   *warp // that has to run next, nil: the one after the current one
	fails  int   // runs in a row in which the warps did not come to the next barrier, or to their ends
	skip   int   // barriers after which the warps do not run together
}

// maxFails is the number of fails after which skip grows no more.
const maxFails = 6

// openRing makes the ring of the CTA's warps.
func (c *cta) openRing(g *grid) {
	contexts := make([]*simd.Context, len(c.warps))
	for i, w := range c.warps {
		contexts[i] = &w.context
	}
	c.ring.Open(contexts, g.check)
}

// runTogether runs the warps of a CTA by handlers, w first, until one of them comes to an instruction for Go. Either no warp has run, or all of
// them have passed a barrier, to which w, which is being executed, has come last.
func (c *cta) runTogether(w *warp, fresh bool) {
	if c.skip > 0 {
		c.skip--
		return
	}
	if !c.canRunTogether() {
		return
	}
	for _, o := range c.warps {
		s := o.splits[0]
		o.left = false
		o.openRecords(s, all)
		o.context.Start(s.fr.fn.records, int(s.pc), simd.Limits{Stop: -1, Fuel: o.fuel(s) / int64(len(c.warps))})
	}
	t := c.ring.Run(w.id)
	for _, o := range c.warps {
		s := o.splits[0]
		pc, steps := o.context.End(s.fr.fn.records)
		o.closeRecords(s, pc, steps, noStop)
	}
	c.era += uint64(t.Met)
	if t.Met+t.Come > 0 {
		c.used |= 1
		c.bars[0].arrivals += uint64(lanes * (t.Met*len(c.warps) + t.Come))
	}
	c.unit.progress += uint64(t.Met + t.Come)
	for n := t.Come; n > 0; n-- {
		c.warps[t.Back(n)].comeToBarrier()
	}
	c.tried(t.Met > 0 || t.Over())
	if t.Over() && (c.used == 0 || c.used == 1 && !c.bars[0].waiting) {
		c.end(t)
		return
	}
	over := int(b2u(t.Over())) // the last one is at a return, too
	for n := t.Gone - over; n >= 1-over; n-- {
		end(c.warps[t.Back(n)])
	}
	if next := c.warps[t.At]; !t.Over() {
		next.left = true
		if next != w || fresh {
			c.turn = next
		}
	}
}

// end executes the return that all warps are at, where none of them waits. The last one's frame becomes that of the first, as by pop and push.
func (c *cta) end(t simd.Turn) {
	var frames [lanes]*frame
	for i, w := range c.warps {
		w.steps++
		w.threads += lanes
		w.live, w.splits[0].state, w.ended = 0, atBar, true // not ready
		frames[i] = c.warps[t.Back(i)].splits[0].fr
	}
	for i, w := range c.warps {
		w.splits[0].fr = frames[i]
	}
	c.endAll()
}

// endAll counts all threads of the CTA as ended.
func (c *cta) endAll() {
	c.exitedN += c.live
	c.unit.progress += uint64(len(c.warps))
	c.live, c.liveWarps = 0, 0
}

// again starts the kernel in the frame that a warp has ended in.
func (c *cta) again(w *warp) {
	s := w.splits[0]
	*s, w.ended = split{mask: w.exist, fr: s.fr}, false
	s.fr.live = w.exist
	s.fr.open(w, w.exist)
}

// exchange gives the registers of two frames of one function to each other.
func (fr *frame) exchange(o *frame) {
	fr.regs, o.regs = o.regs, fr.regs
	fr.preds, o.preds = o.preds, fr.preds
}

// end executes the return that a warp is at.
func end(w *warp) {
	s := w.splits[0]
	in := &s.fr.fn.code[s.pc]
	w.steps++
	w.threads += lanes
	in.ctl(w, s, in, all)
}

// comeToBarrier records that all lanes of the warp have come to barrier 0 and wait, as ctlBarrier does.
func (w *warp) comeToBarrier() {
	s, b := w.splits[0], &w.cta.bars[0]
	if w.g.check {
		w.checkBarrier(s, &s.fr.fn.code[s.pc-1], b, 0, 0, all)
	}
	b.arrive(w, all)
	s.state, s.bar = atBar, 0
}

// tried decides when the warps run together the next time.
func (c *cta) tried(success bool) {
	if success {
		c.fails = 0
		return
	}
	c.fails = min(c.fails+1, maxFails)
	if c.fails > 1 {
		c.skip = 1<<c.fails - 1
	}
}

// canRunTogether reports whether all threads of the CTA are in whole warps, and can run.
func (c *cta) canRunTogether() bool {
	g := c.unit.g
	if !g.threaded || g.cfg.Seed != 0 || g.weak != nil || len(c.unit.ctas) > 1 {
		return false
	}
	for _, w := range c.warps {
		if w.live != all || len(w.splits) != 1 || w.ext != nil {
			return false
		}
		if s := w.splits[0]; s.mask != all || s.state != ready || s.bar == releasedSync {
			return false
		}
	}
	return true
}
