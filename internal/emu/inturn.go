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
	records, fuel := s.fr.fn.records, w.fuel(s)
	stores, returns := uint64(0), [lanes]uint32{}
	begin := 0
	for i, o := range c.warps {
		x.Thread, x.Uniform[warpidPlace] = unsafe.Pointer(o.tid), uint64(i)
		x.Begin(uint32(i))
		pc, steps := x.Run(records, begin, simd.Limits{Stop: -1, Fuel: fuel})
		steps += int64(begin)
		x.Threads += int64(begin * lanes)
		if end := i > 0 && uint32(pc) == returns[i-1] || s.fr.fn.code[pc].op == simd.Return; !end || x.Active != all {
			c.handOver(i, pc, steps, &returns)
			c.unit.progress += stores
			c.tried(false)
			return
		}
		returns[i] = uint32(pc)
		w.steps += uint64(steps)
		w.threads += uint64(x.Threads)
		stores += uint64(x.Stores)
		begin = s.fr.fn.uniform
	}
	c.restore()
	w.steps += uint64(len(c.warps))
	w.threads += uint64(c.live)
	w.live, s.state, w.ended = 0, atBar, true // not ready
	c.unit.progress += stores
	c.tried(true)
	c.endAll()
}

// handOver gives the state of the first warp to warp i, which has executed steps instructions and come to the one at pc. The warps before it
// are at their returns.
func (c *cta) handOver(i, pc int, steps int64, returns *[lanes]uint32) {
	w, next := c.warps[0], c.warps[i]
	c.inTurn = false
	for _, o := range c.warps[1:] {
		c.openWarp(o)
	}
	if i > 0 {
		next.context.Take(&w.context)
		next.splits[0].fr.exchange(w.splits[0].fr)
	}
	next.closeRecords(next.splits[0], pc, steps, noStop)
	for k, o := range c.warps[:i] {
		o.splits[0].pc = returns[k]
		end(o)
	}
	c.restore()
	next.left, c.turn = true, next
}

// restore makes the context of the first warp that of its own threads again.
func (c *cta) restore() {
	w := c.warps[0]
	w.context.Thread, w.context.Uniform[warpidPlace] = unsafe.Pointer(w.tid), 0
}
