package emu

import (
	"gonvvm/internal/emu/mbarrier"
	"gonvvm/internal/emu/tensormap"
	"gonvvm/internal/isa"
)

// decodeTcgen05Commit: the operations before have been carried out, so that the mbarrier
// learns of it at once.
func decodeTcgen05Commit(d *decoder) bool {
	b := &bulk{mbar: d.place3(0, spGeneric), multicast: d.op.Has(isa.MulticastCluster)}
	if d.op.Has(isa.SharedCluster) {
		b.mbar.space = spShared
	}
	if b.multicast {
		b.mask = d.src(1, isa.B16)
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			addr := b.mbar.at(w, fr, i)
			if sp, at := w.g.dev.win.classify(addr); b.mbar.space == spGeneric || addr >= w.g.dev.win.high && w.g.dev.bits == 64 && sp == spShared {
				addr = at // generic addresses are taken, too
			}
			for _, rank := range b.targets(w, fr, i) {
				if !w.arriveOne(fr, in, b.toRank(w, addr, rank), i) {
					return
				}
			}
		}
	}})
	return true
}

// arriveOne counts an arrival at an mbarrier of shared memory.
func (w *warp) arriveOne(fr *frame, in *inst, addr uint64, i int) bool {
	mem, off := w.resolve(fr, in, spShared, addr, i, 8, isRead|isWrite|isAtomic|isStrong)
	if mem == nil {
		return false
	}
	v := load(mem, off, 8)
	b := mbarrier.Unpack(v)
	if v&mbarrier.Live == 0 || b.Pending == 0 {
		w.fault(fr, in, 1<<i, CodeBarrier, "the mbarrier object has not been initialised, or expects no arrival", "")
		return false
	}
	b.Pending--
	b.Settle()
	if a, m := w.ofThread(tensorCoreReads, i), w.ofMbarrier(spShared, addr); a != nil { // the tcgen05 operations of the thread before
		a.commit()
		if m.carry == nil {
			m.carry = map[*agent]uint32{}
		}
		m.carry[a] = a.issued
	}
	w.storeMbar(mem, off, spShared, addr, b, v)
	return true
}

// decodeTcgen05Cp: rows of shared memory become lanes of tensor memory.
func decodeTcgen05Cp(d *decoder) bool {
	if d.op.Has(isa.B8x16) || d.op.Has(isa.X4x256b) {
		return false // known from figures only
	}
	rows, units := 128, 1 // of 16 bytes
	switch {
	case d.op.Has(isa.X128x256b):
		units = 2
	case d.op.Has(isa.X64x128b):
		rows = 64
	case d.op.Has(isa.X32x128b):
		rows = 32
	}
	across := d.op.Has(isa.Warpx20213) // the first rows go to warps 0 and 2, the others to 1 and 3
	pair := d.op.Has(isa.CtaGroup2)
	dst, src := d.place3(0, spGlobal), d.src(1, isa.B64)
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			a := w.ofThread(tensorCoreReads, i)
			ctas := []*cta{w.cta}
			if pair && w.cta.rank|1 < len(w.cta.unit.ctas) {
				ctas = w.cta.unit.ctas[w.cta.rank&^1 : w.cta.rank|1+1]
			}
			s := tcgenDescriptor(fr.regs[src][i])
			column := int(dst.at(w, fr, i) & 0xffff)
			for _, c := range ctas {
				t := w.tensorAt(fr, in, i, c, column, 4*units)
				if !t.ok {
					return
				}
				for l := range tmemLanes {
					row := l % rows
					if across {
						row = l/32%2*32 + l%32
					} else if rows == 64 {
						row = l/64*32 + l%32
					}
					for u := range units {
						mem, off := w.resolveAs(a, fr, in, spShared, c.own(w, s.piece(row, u)), i, pieceBytes, isRead)
						if mem == nil {
							return
						}
						for k := range 4 {
							t.set(l, column+4*u+k, uint32(load(mem, off+uint64(4*k), 4)))
						}
					}
				}
			}
			w.cta.unit.progress++
		}
	}})
	return true
}

// own returns an address of c's shared memory as the warp's CTA sees it.
func (c *cta) own(w *warp, addr uint64) uint64 {
	if c == w.cta {
		return addr
	}
	return uint64(c.rank+1)*ctaWindow + addr%ctaWindow
}

// tcgenDescriptor reads a descriptor of shared memory.
func tcgenDescriptor(x uint64) (s smemMatrix) {
	s.descriptor(x)
	s.swizzle = [8]tensormap.Swizzle{1: tensormap.Swizzle128B, 2: tensormap.Swizzle128B, 4: tensormap.Swizzle64B, 6: tensormap.Swizzle32B}[x>>61]
	if x>>61 == 1 {
		s.atom = tensormap.Atom32B
	}
	return s
}
