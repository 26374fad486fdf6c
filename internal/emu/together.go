package emu

import "gonvvm/internal/emu/simd"

// together is the state of a CTA whose warps run together by handlers, from barrier to barrier without a return to Go. The order is that of
// unit.run: when the last warp has come to a barrier it goes on, until it comes to the next one, and then the warps after it.
type together struct {
	ring  simd.Ring
	turn  *warp // that has to run next, nil: the one after the current one
	fails int   // runs in a row in which the warps did not come to the next barrier
	skip  int   // barriers after which the warps do not run together
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

// runTogether runs the warps of a CTA by handlers, from a barrier that all of them have passed, until one of them comes to an instruction for Go.
// w came to the barrier last and goes on first.
func (c *cta) runTogether(w *warp) {
	if c.skip > 0 {
		c.skip--
		return
	}
	if !c.canRunTogether() {
		return
	}
	for _, o := range c.warps {
		s := o.splits[0]
		o.openRecords(s, all)
		o.context.Start(s.fr.fn.records, int(s.pc), simd.Limits{Stop: -1, Fuel: o.fuel(s) / int64(len(c.warps))})
	}
	at, come, met := c.ring.Run(w.id)
	b := &c.bars[0]
	for i, o := range c.warps {
		s := o.splits[0]
		pc, steps := o.context.End(s.fr.fn.records)
		o.closeRecords(s, pc, steps, noStop)
		if !c.ring.Waits(i, at, come) {
			continue
		}
		if c.unit.g.check {
			o.checkBarrier(s, &s.fr.fn.code[s.pc-1], b, 0, 0, all)
		}
		b.arrive(o, all)
		c.used |= 1
		s.state, s.bar = atBar, 0
	}
	c.era += uint64(met)
	b.arrivals += uint64(lanes * (met*len(c.warps) + come))
	c.unit.progress++
	if met > 0 {
		c.fails = -1
	}
	c.fails = min(c.fails+1, maxFails)
	c.skip = 1<<c.fails - 1
	if c.fails < 2 { // the barrier may be the last one
		c.skip = 0
	}
	next := c.warps[at]
	next.left = true
	if next != w {
		c.turn = next
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
