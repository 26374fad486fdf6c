package emu

import "encoding/binary"

// The commonest accesses under the sanitizer: four bytes, weak, of shared or global memory. They leave all other cases
// to the general functions.

// seen reports whether a read of the word by lane i needs nothing recorded and is in order: the last write is ordered
// before, and this lane's read, or two others that are not ordered before it, are recorded already.
func (w *warp) seen(c *cell, i int) bool {
	if o := &c.w; o.warp != 0 {
		j := o.warp - w.first
		if j >= lanes || o.clock > w.vc[j] || o.kind&isAsync != 0 {
			return false
		}
	}
	j := c.r0.warp - w.first // of none: large
	if j >= lanes || c.r0.clock <= w.vc[j] {
		return false
	}
	if int(c.r0.lane) == i && c.r0.warp == w.gid {
		return true
	}
	j = c.r1.warp - w.first
	return j < lanes && c.r1.clock > w.vc[j]
}

// execLdShared32Checked is execLdShared32 under the sanitizer.
func execLdShared32Checked(w *warp, fr *frame, in *inst, m uint32) {
	mem, cells := w.cta.shared, w.cta.shadow.cells
	if len(mem) < 4 {
		execLd(w, fr, in, m)
		return
	}
	last := uint64(len(mem) - 4)
	me := stamp{warp: w.gid, clock: w.now, src: fr.fn.uid + in.src, mask: 15, kind: isRead}
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := (a[i] + in.imm) & 0xffffffff
		if p > last || p&3 != 0 {
			execLd(w, fr, in, m)
			return
		}
		c := &cells[p/4]
		if c.init == 0 {
			execLd(w, fr, in, m)
			return
		}
		if !w.seen(c, i) {
			me.lane = uint8(i)
			w.touch(c, &me, fr, in)
		}
		d[i] = uint64(binary.LittleEndian.Uint32(mem[p:]))
	}
}

// execLdGlobal32Checked is execLdGlobal32 under the sanitizer, for CTAs that do
// not run in parallel.
func execLdGlobal32Checked(w *warp, fr *frame, in *inst, m uint32) {
	if w.g.parallel || w.g.dev.bits == 32 {
		execLd(w, fr, in, m)
		return
	}
	mem := w.g.mem
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	sub := in.imm - w.g.dev.win.global
	me := stamp{warp: w.gid, clock: w.now, src: fr.fn.uid + in.src, mask: 15, kind: isRead}
	var page *globalPage
	base := ^uint64(0)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := a[i] + sub
		if p < w.lastLo || p >= w.lastHi || p+4 > w.lastHi || p&3 != 0 {
			// Another allocation, or a fault: the general case for one lane.
			execLd(w, fr, in, 1<<i)
			if w.halt {
				return
			}
			continue
		}
		if p/pageBytes != base {
			base = p / pageBytes
			page = w.g.page(p)
		}
		c := &page.cells[p%pageBytes/4]
		if c.init == 0 {
			execLd(w, fr, in, 1<<i)
			continue
		}
		if !w.seen(c, i) {
			me.lane = uint8(i)
			w.touch(c, &me, fr, in)
		}
		d[i] = uint64(binary.LittleEndian.Uint32(mem[p:]))
	}
}
