package emu

import (
	"math/bits"
	"strings"

	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/emu/mbarrier"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Bulk copies and the asynchronous stores that report their bytes to an mbarrier (PTX ISA §9.7.9.25.4). They are
// performed when they are issued, the earliest time that a program must expect, so waits for groups return at once.

// bulkUnit is the unit of addresses and sizes of bulk copies.
const bulkUnit = 16

// bulk is a bulk copy or reduction as it is decoded.
type bulk struct {
	dst, src, mbar place3
	n              uint32
	mask           uint32 // of CTAs or of bytes; 0: none
	multicast      bool
	bytes          bool // mask selects bytes
	elem           uint8
	fn             func(a, b uint64) uint64 // of elements; nil: copy
	proxy          access                   // isProxy, or 0 for a copy of the generic proxy
}

// place3 is an address operand.
type place3 struct {
	reg   uint32
	imm   uint64
	space space
}

func (d *decoder) place3(i int, sp space) place3 {
	var p place3
	p.reg, p.imm, p.space = d.addr(i, sp)
	return p
}

// at returns the address of lane i.
func (p *place3) at(w *warp, fr *frame, i int) uint64 { return w.address(fr.regs[p.reg][i] + p.imm) }

// decodeCpBulk: cp.async.bulk.DST.SRC [d], [a], n, [mbar] or, to global memory, in groups.
func decodeCpBulk(d *decoder) bool { return d.bulkCopy(&bulk{}) }

// decodeCpBulkRed: the same, with an operation on the elements.
func decodeCpBulkRed(d *decoder) bool {
	t := d.op.Type()
	op := d.operation()
	b := &bulk{elem: uint8(t.Bits() / 8), fn: atomicFn(op, t)}
	return b.fn != nil && d.bulkCopy(b)
}

func (d *decoder) bulkCopy(b *bulk) bool {
	// The state spaces are fixed modifiers: destination, then source.
	var spaces []space
	for _, word := range strings.Split(d.op.String(), ".") {
		switch word {
		case "global":
			spaces = append(spaces, spGlobal)
		case "shared::cta", "shared::cluster":
			spaces = append(spaces, spShared)
		}
	}
	if len(spaces) != 2 || d.num() < 3 {
		return false
	}
	b.proxy = isProxy
	b.dst, b.src, b.n = d.place3(0, spaces[0]), d.place3(1, spaces[1]), d.src(2, isa.U32)
	next := 3
	if spaces[0] == spShared {
		b.mbar = d.place3(3, spShared)
		next++
	}
	b.multicast, b.bytes = d.op.Has(isa.MulticastCluster), d.op.Has(isa.CpMask)
	switch {
	case b.multicast: // the mask comes before the policy
		b.mask = d.src(next, isa.B16)
	case b.bytes: // and after it
		b.mask = d.src(d.num()-1, isa.B16)
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			b.run(w, fr, in, lane(m))
		}
	}})
	return true
}

// run carries out the copy of lane i.
func (b *bulk) run(w *warp, fr *frame, in *inst, i int) {
	n := fr.regs[b.n][i] & 0xffffffff
	dst, src := b.dst.at(w, fr, i), b.src.at(w, fr, i)
	if n%bulkUnit != 0 {
		w.fault(fr, in, 1<<i, CodeMisaligned, "the size of a bulk copy is not a multiple of 16 bytes", "")
		return
	}
	for _, rank := range b.targets(w, fr, i) {
		to := b.toRank(w, dst, rank)
		reads, writes := b.agents(w, fr, i, rank)
		for at := uint64(0); at < n; at += bulkUnit {
			from, off := w.resolveAs(reads, fr, in, b.src.space, src+at, i, bulkUnit, isRead|b.proxy)
			if from == nil {
				return
			}
			var data [bulkUnit]byte
			copy(data[:], from[off:off+bulkUnit])
			if !b.put(writes, w, fr, in, i, to+at, &data) {
				return
			}
		}
		if b.dst.space == spShared && !w.completeTx(fr, in, b.toRank(w, b.mbar.at(w, fr, i), rank), i, n) {
			return
		}
	}
}

// agents returns the authors of the accesses for one receiver: the mbarrier's, or those of the thread's groups.
func (b *bulk) agents(w *warp, fr *frame, i, rank int) (reads, writes *agent) {
	if b.proxy == 0 { // of the generic proxy: it is complete when the thread goes on
		return nil, nil
	}
	if b.dst.space != spShared {
		return w.ofThread(bulkReads, i), w.ofThread(bulkWrites, i)
	}
	a := w.ofMbarrier(b.mbar.space, b.toRank(w, b.mbar.at(w, fr, i), rank))
	return a, a
}

// targets returns the ranks of the CTAs that receive the data; -1 is the one that
// the address says.
func (b *bulk) targets(w *warp, fr *frame, i int) []int {
	if !b.multicast {
		return []int{-1}
	}
	var list []int
	for mask := uint16(fr.regs[b.mask][i]); mask != 0; mask &= mask - 1 {
		if r := bits.TrailingZeros16(mask); r < len(w.cta.unit.ctas) {
			list = append(list, r)
		}
	}
	return list
}

// toRank returns the address at the same place in the shared memory of a CTA.
func (b *bulk) toRank(_ *warp, addr uint64, rank int) uint64 {
	if rank < 0 {
		return addr
	}
	return uint64(rank+1)*ctaWindow + addr%ctaWindow
}

// put writes 16 bytes, or combines them with the memory.
func (b *bulk) put(a *agent, w *warp, fr *frame, in *inst, i int, addr uint64, data *[bulkUnit]byte) bool {
	kind := isWrite | b.proxy
	if b.fn != nil {
		kind = isRead | isWrite | isAtomic | isStrong
	}
	if b.bytes && uint16(fr.regs[b.mask][i]) != 0xffff {
		return b.putBytes(a, w, fr, in, i, addr, data)
	}
	mem, off := w.resolveAs(a, fr, in, b.dst.space, addr, i, bulkUnit, kind)
	if mem == nil {
		return false
	}
	w.overwrite.warp = 0
	w.cta.unit.progress++
	if b.fn == nil {
		copy(mem[off:off+bulkUnit], data[:])
		return true
	}
	if w.g.parallel && w.g.sameMem(mem) {
		l := w.g.memLock(off)
		l.Lock()
		defer l.Unlock()
	}
	for e := uint64(0); e < bulkUnit; e += uint64(b.elem) {
		store(mem, off+e, b.elem, b.fn(load(mem, off+e, b.elem), load(data[:], e, b.elem)))
	}
	return true
}

// putBytes writes the bytes that the mask selects, bit k for byte k of each 16.
func (b *bulk) putBytes(a *agent, w *warp, fr *frame, in *inst, i int, addr uint64, data *[bulkUnit]byte) bool {
	for k := range uint64(bulkUnit) {
		if fr.regs[b.mask][i]>>k&1 == 0 {
			continue
		}
		mem, off := w.resolveAs(a, fr, in, b.dst.space, addr+k, i, 1, isWrite|b.proxy)
		if mem == nil {
			return false
		}
		w.overwrite.warp = 0
		mem[off] = data[k]
	}
	w.cta.unit.progress++
	return true
}

// completeTx reports n arrived bytes to an mbarrier.
func (w *warp) completeTx(fr *frame, in *inst, addr uint64, i int, n uint64) bool {
	mem, off := w.resolve(fr, in, spShared, addr, i, 8, isRead|isWrite|isAtomic|isStrong)
	if mem == nil {
		return false
	}
	v := load(mem, off, 8)
	if v&mbarrier.Live == 0 {
		w.fault(fr, in, 1<<i, CodeBarrier, "the mbarrier object has not been initialised", "mbarrier.init must come first")
		return false
	}
	b := mbarrier.Unpack(v)
	if !w.addTx(fr, in, &b, i, -int64(n)) {
		return false
	}
	w.storeMbar(mem, off, spShared, addr, b, v)
	return true
}

// storeMbar stores the state of an mbarrier, which was old before.
func (w *warp) storeMbar(mem []byte, off uint64, sp space, addr uint64, b mbarrier.Object, old uint64) {
	n := b.Pack()
	if n == old {
		return
	}
	store(mem, off, 8, n)
	w.cta.unit.progress++
	if n>>63 != old>>63 {
		w.endPhase(sp, addr)
	}
}

// decodeStAsync decodes st.async, which stores a vector in a CTA of the cluster, and red.async, which combines one
// element with memory; both report the bytes to the mbarrier, which is in the same CTA.
func decodeStAsync(d *decoder) bool {
	t := d.op.Type()
	if d.num() != 3 {
		return false
	}
	dst, mbar := d.place3(0, spShared), d.place3(2, spShared)
	size := uint8(t.Bits() / 8)
	var regs []uint32
	for _, e := range d.elems(1) {
		regs = append(regs, d.srcAt(e, t))
		if t.Bits() == 128 || d.op.Sem() == isa.SemStAsyncB128 {
			d.need128(e)
			regs, size = append(regs, regs[0]+1), 8
		}
	}
	var fn func(a, b uint64) uint64
	kind := isWrite
	if d.op.Sem() == isa.SemRedAsync {
		if fn = atomicFn(d.operation(), t); fn == nil {
			return false
		}
		kind = isRead | isWrite | isAtomic | isStrong
	}
	total := uint64(size) * uint64(len(regs))
	if total == 0 {
		return false
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			mem, off := w.resolveAs(w.ofMbarrier(mbar.space, mbar.at(w, fr, i)), fr, in, spShared, dst.at(w, fr, i), i, total, kind)
			if mem == nil {
				return
			}
			for k, r := range regs {
				at, v := off+uint64(k)*uint64(size), fr.regs[r][i]
				if fn != nil {
					v = fn(load(mem, at, size), v)
				}
				store(mem, at, size, v)
			}
			w.overwrite.warp = 0
			w.cta.unit.progress++
			if !w.completeTx(fr, in, mbar.at(w, fr, i), i, total) {
				return
			}
		}
	}})
	return true
}

// decodeStBulk: st.bulk [a], size, 0 clears shared memory.
func decodeStBulk(d *decoder) bool {
	sp := spShared
	if !d.op.Has(isa.SharedCta) {
		sp = spGeneric
	}
	dst, size := d.place3(0, sp), d.src(1, isa.B64)
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			n := fr.regs[size][i]
			if n%8 != 0 {
				w.fault(fr, in, 1<<i, CodeMisaligned, "the size of st.bulk is not a multiple of 8 bytes", "")
				return
			}
			addr := dst.at(w, fr, i)
			for at := uint64(0); at < n; at += 8 {
				mem, off := w.resolve(fr, in, sp, addr+at, i, 8, isWrite)
				if mem == nil {
					return
				}
				w.overwrite.warp = 0
				store(mem, off, 8, 0)
			}
			w.cta.unit.progress++
		}
	}})
	return true
}

// decodeCreatepolicy gives an arbitrary policy: its encoding is machine-specific, and loads and stores ignore it here.
func decodeCreatepolicy(d *decoder) bool {
	d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: d.dst(0), a: d.constant(1)})
	return true
}

// decodeClcTry decodes clusterlaunchcontrol.try_cancel, which requests the work of a cluster that has not begun. The
// answer here, 16 zero bytes, is always that there is none.
func decodeClcTry(d *decoder) bool {
	b := &bulk{dst: d.place3(0, spShared), mbar: d.place3(1, spShared), proxy: isProxy}
	b.dst.space = spShared
	every := strings.Contains(d.op.String(), "multicast")
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			first, last := -1, -1
			if every {
				first, last = 0, len(w.cta.unit.ctas)-1
			}
			for rank := first; rank <= last; rank++ {
				var answer [bulkUnit]byte
				_, writes := b.agents(w, fr, i, rank)
				if !b.put(writes, w, fr, in, i, b.toRank(w, b.dst.at(w, fr, i), rank), &answer) ||
					!w.completeTx(fr, in, b.toRank(w, b.mbar.at(w, fr, i), rank), i, bulkUnit) {
					return
				}
			}
		}
	}})
	return true
}

// decodeClcQuery answers that nothing was cancelled, so a first CTA does not exist either.
func decodeClcQuery(d *decoder) bool {
	if d.op.Has(isa.IsCanceled) {
		d.emit(inst{kind: kSetp, d: d.pdst(0), a: regBase, cmp: func(*vec, *vec) uint32 { return 0 }})
		return true
	}
	to := d.elems(0)
	if d.arg(0).Kind != ptx.OpVec {
		to = to[:min(len(to), 1)]
	}
	for _, k := range to {
		d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: d.dstAt(k), a: d.constant(0)})
	}
	return len(to) > 0
}

// decodeCpBulkCommit ends a group of bulk copies of each thread.
func decodeCpBulkCommit(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		for ; w.g.check && m != 0; m &= m - 1 {
			w.ofThread(bulkReads, lane(m)).commit()
			w.ofThread(bulkWrites, lane(m)).commit()
		}
	}})
	return true
}

// decodeCpBulkWait waits until at most n groups of each thread have not ended, or not read their sources.
func decodeCpBulkWait(d *decoder) bool {
	n, read := d.arg(0).Imm, d.op.Has(isa.Read)
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		for ; w.g.check && m != 0; m &= m - 1 {
			w.endGroups(w.ofThread(bulkReads, lane(m)), n)
			if !read {
				w.endGroups(w.ofThread(bulkWrites, lane(m)), n)
			}
		}
	}})
	return true
}
