package emu

import (
	"unsafe"

	"gonvvm/internal/emu/simd"
)

// canRunInTurn reports whether the warps of a CTA that begins can run one after the other, from start to end, in the registers and the context
// of the first one. These stay in the nearest cache, and the other warps need not even be opened.
func (c *cta) canRunInTurn() bool {
	g := c.unit.g
	return c.skip == 0 && g.kernel.single && g.kernel.local == 0 && g.threaded && g.cfg.Seed == 0 && g.weak == nil && g.clusterSize == 1 && g.numThreads%lanes == 0
}

// opened returns the warps of the CTA that have been opened.
func (c *cta) opened() []*warp {
	if c.inTurn {
		return c.warps[:1]
	}
	return c.warps
}

// runFromStart runs the warps of a CTA that begins by handlers.
func (c *cta) runFromStart() {
	if c.inTurn {
		c.runInTurn()
	} else {
		c.runTogether(c.warps[0], true)
	}
}

// runInTurn runs the warps of the CTA one after the other until one of them comes to an instruction for Go.
func (c *cta) runInTurn() {
	w := c.warps[0]
	s, x := w.splits[0], &w.context
	w.openRecords(s, all)
	f, limits := s.fr.fn, simd.Limits{Stop: -1, Fuel: w.fuel(s)}
	stores := uint64(0)
	for i, pc := 0, 0; i < len(c.warps); pc = f.uniform {
		x.Thread, x.Uniform[simd.Warpid] = unsafe.Pointer(&c.tids[i]), uint64(i)
		x.Begin(i)
		t := x.RunTurns(f.records, pc, f.uniform, len(c.warps)-1, limits)
		w.steps += uint64(t.Ended)
		if x.Active != all || f.code[t.Next].op != simd.Return {
			c.handOver(&t)
			c.unit.progress += stores
			c.tried(false)
			return
		}
		w.steps += uint64(t.Steps)
		w.threads += uint64(x.Threads)
		stores += uint64(x.Stores)
		i = t.Turn + 1
	}
	w.steps += uint64(len(c.warps)) // the returns
	w.threads += uint64(c.live)
	w.live, s.state, w.ended = 0, atBar, true // not ready
	c.unit.progress += stores
	c.tried(true)
	c.endAll()
}

// handOver gives the state of the first warp to the one whose turn it is. The warps before that one are at their returns.
func (c *cta) handOver(t *simd.Turns) {
	w, next := c.warps[0], c.warps[t.Turn]
	f := w.splits[0].fr.fn
	c.inTurn = false
	for _, o := range c.warps[1:] {
		c.openWarp(o)
	}
	if next != w {
		next.context.Take(&w.context)
		next.splits[0].fr.exchange(w.splits[0].fr)
	}
	next.closeRecords(next.splits[0], t.Next, t.Steps, noStop)
	for i, o := range c.warps[:t.Turn] {
		o.splits[0].pc = uint32(w.context.ReturnOf(f.records, i))
		end(o)
	}
	next.left, c.turn = true, next
}
