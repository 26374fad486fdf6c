package emu

import (
	"encoding/binary"

	"gonvvm/internal/emu/simd"
)

// The commonest accesses under the sanitizer where no handler executes them: loads of four bytes, weak, from shared or
// global memory. They leave all other cases to the general functions.

// known reports whether touch would record nothing for a read of all of word i by a lane, and find no race.
func (w *warp) known(s *shadowWords, i, me int) bool {
	const n = simd.LineWords
	if s.line(i).Summary() == nil {
		return false
	}
	list := s.fields(lastWrite, i)
	if by := list[0]; by == w.gid {
		if tag := list[3*n]; uint8(tag) != uint8(me) && list[n] >= w.lsync || access(tag>>16)&isAsync != 0 {
			return false
		}
	} else if by != 0 {
		j := by - w.first
		if j >= lanes || list[n] > w.vc[j] || access(list[3*n]>>16)&isAsync != 0 {
			return false
		}
	}
	by0, by1 := list[4*n], list[8*n]
	if by0 == 0 || w.ext != nil {
		return false
	}
	if by0 == w.gid {
		if list[5*n] != w.now || list[7*n]&0xf00 != 0xf00 {
			return false
		}
		return uint8(list[7*n]) == uint8(me) || by1 == w.gid && list[9*n] == w.now && list[11*n]&0xf00 == 0xf00
	}
	j0, j1 := by0-w.first, by1-w.first
	return by1 != 0 && by1 != w.gid && (j0 >= lanes || list[5*n] > w.vc[j0]) && (j1 >= lanes || list[9*n] > w.vc[j1])
}

// execLdShared32Checked is execLdShared32 under the sanitizer.
func execLdShared32Checked(w *warp, fr *frame, in *inst, m uint32) {
	mem, s := w.cta.shared, &w.cta.shadow.shadowWords
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
		if p > last || p&3 != 0 || s.value(int(p/4)) == 0 {
			execLd(w, fr, in, m)
			return
		}
		if !w.known(s, int(p/4), i) {
			me.lane = uint8(i)
			w.touch(s, int(p/4), &me, fr, in)
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
	var s *shadowWords
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
			s = &w.g.page(p).words
		}
		word := int(p % pageBytes / 4)
		if s.value(word) == 0 {
			execLd(w, fr, in, 1<<i)
			continue
		}
		if !w.known(s, word, i) {
			me.lane = uint8(i)
			w.touch(s, word, &me, fr, in)
		}
		d[i] = uint64(binary.LittleEndian.Uint32(mem[p:]))
	}
}
