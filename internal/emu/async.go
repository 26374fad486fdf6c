package emu

import (
	"fmt"
	"strings"

	"gonvvm/internal/emu/mbarrier"
	"gonvvm/internal/isa"
)

// asyncCopy is a cp.async that has been issued and not yet carried out: that
// happens when its thread waits for it, at the latest possible moment.
type asyncCopy struct {
	lane     int
	group    uint32 // number of the group, counted from 1; 0 until it is committed
	dst, src uint64 // shared and global addresses
	size     uint64 // bytes written
	from     uint64 // bytes read; the others are zero
	fr       *fn
	in       *inst
}

// decodeCpAsync: cp.async.ca.shared.global [dst], [src], size{, src-size}.
func decodeCpAsync(d *decoder) bool {
	x := &extra{op: d.op}
	in := inst{kind: kExec, x: x, exec: execCpAsync}
	in.a, in.imm, _ = d.addr(0, spShared)
	var srcImm uint64
	in.b, srcImm, _ = d.addr(1, spGlobal)
	x.a, x.b = d.arg(2).Imm, srcImm
	n := d.num()
	if d.op.Has(isa.L2CacheHint) {
		n--
	}
	if n > 3 {
		if d.isPred(3) { // ignore-src
			in.c, in.d = d.psrc(3)
			in.e = 2
		} else {
			in.c, in.e = d.src(3, isa.U32), 1
		}
	}
	d.emit(in)
	return true
}

func execCpAsync(w *warp, fr *frame, in *inst, m uint32) {
	size := in.x.a
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		c := asyncCopy{lane: i, dst: fr.regs[in.a][i] + in.imm, src: fr.regs[in.b][i] + in.x.b, size: size, from: size, fr: fr.fn, in: in}
		switch in.e {
		case 1:
			c.from = min(uint64(uint32(fr.regs[in.c][i])), size)
		case 2:
			if (fr.preds[in.c]^in.d)>>i&1 != 0 {
				c.from = 0
			}
		}
		if mem, _ := w.resolve(fr, in, spShared, c.dst, i, size, isWrite|isAsync); mem == nil {
			return
		}
		if w.overwrite.warp != 0 {
			if !copying(w.async, &c) {
				w.race(fr, in, &stamp{warp: w.gid, clock: w.now, lane: uint8(i), kind: isWrite | isAsync}, &w.overwrite)
			}
			w.overwrite = stamp{}
		}
		if c.src&(size-1) != 0 {
			w.misaligned(fr, in, spGlobal, c.src, i, size)
			return
		}
		if c.from > 0 {
			if mem, _ := w.resolve(fr, in, spGlobal, c.src, i, c.from, isRead); mem == nil {
				return
			}
		}
		w.async = append(w.async, c)
	}
}

// copying reports whether a copy of the same bytes to the same address is pending. memcpy_async of cooperative groups lets the
// lanes that have no element of their own copy the last one, too.
func copying(pending []asyncCopy, c *asyncCopy) bool {
	for i := range pending {
		if o := &pending[i]; o.dst == c.dst && o.src == c.src && o.size == c.size && o.from == c.from {
			return true
		}
	}
	return false
}

// finish carries a copy out.
func (w *warp) finish(c *asyncCopy) {
	dst, at := w.cta.window(c.dst & 0xffffffff)
	src, off := w.g.mem, c.src-w.g.dev.win.global
	if off >= uint64(len(src)) {
		src, off = w.g.outside(c.src, c.from, isRead)
	}
	n := uint64(0)
	if c.from > 0 {
		n = uint64(copy(dst[at:at+c.from], src[off:off+c.from]))
	}
	clear(dst[at+n : at+c.size])
	w.cta.unit.progress++
	if w.g.weak != nil {
		w.g.settle(dst, at, c.size)
	}
	if w.g.check {
		w.endAsync(c)
	}
}

func decodeCpAsyncCommit(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			w.groups[lane(k)]++
		}
		for i := range w.async {
			if c := &w.async[i]; c.group == 0 && m>>c.lane&1 != 0 {
				c.group = w.groups[c.lane]
			}
		}
	}})
	return true
}

// decodeCpAsyncWait: wait_group n leaves at most the n latest groups pending;
// wait_all waits for everything, committed or not.
func decodeCpAsyncWait(d *decoder) bool {
	every := d.op.Has(isa.WaitAll)
	keep := uint64(0)
	if !every {
		keep = d.arg(0).Imm
	}
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		w.complete(func(c *asyncCopy) bool {
			return m>>c.lane&1 != 0 && (every || c.group != 0 && uint64(w.groups[c.lane]) >= uint64(c.group)+keep)
		})
	}})
	return true
}

// complete finishes the copies that which holds of, in order.
func (w *warp) complete(which func(*asyncCopy) bool) {
	rest := w.async[:0]
	for i := range w.async {
		c := w.async[i]
		if which(&c) {
			w.finish(&c)
		} else {
			rest = append(rest, c)
		}
	}
	w.async = rest
}

// closeAsync completes copies without a wait.
func (w *warp) closeAsync() {
	for i := range w.async {
		c := &w.async[i]
		w.finish(c)
		if w.g.check {
			w.report(&frame{fn: c.fr}, c.in, 1<<c.lane, CodeAsyncLeak, "the thread ended without waiting for this copy", "cp.async.wait_all or cp.async.wait_group completes it", false)
		}
	}
	w.async = w.async[:0]
}

// mbarOp runs fn on the object at an address for each lane.
func (w *warp) mbarOp(fr *frame, in *inst, m uint32, kind access, fn func(b *mbarrier.Object, i int) bool) {
	addr := fr.regs[in.a]
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		mem, off := w.resolve(fr, in, in.x.space, w.address(addr[i]+in.imm), i, 8, kind|isAtomic|isStrong)
		if mem == nil {
			if w.halt {
				return
			}
			continue
		}
		v := load(mem, off, 8)
		if v&mbarrier.Live == 0 {
			w.fault(fr, in, 1<<i, CodeBarrier, "the mbarrier object has not been initialised", "mbarrier.init must come first")
			return
		}
		b := mbarrier.Unpack(v)
		if !fn(&b, i) {
			return
		}
		w.storeMbar(mem, off, in.x.space, w.address(addr[i]+in.imm), b, v)
	}
}

// mbarInst decodes the address of an mbarrier instruction.
func (d *decoder) mbarInst(i int) inst {
	x := &extra{op: d.op}
	in := inst{kind: kExec, x: x, e: 64, size: 8}
	in.a, in.imm, x.space = d.addr(i, spaceOf(d.op.Get(isa.SlotSpace)))
	return in
}

func decodeMbarInit(d *decoder) bool {
	in := d.mbarInst(0)
	in.b = d.src(1, isa.U32)
	layout := uint64(b2u(d.op.Has(isa.LayoutV1)))
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			n := fr.regs[in.b][i] & 0xffffffff
			if n == 0 || n > mbarrier.MaxCount {
				w.fault(fr, in, 1<<i, CodeBarrier, fmt.Sprintf("mbarrier.init with a count of %d", n), "it must be between 1 and 1048575")
				return
			}
			mem, off := w.resolve(fr, in, in.x.space, w.address(fr.regs[in.a][i]+in.imm), i, 8, isWrite|isAtomic|isStrong)
			if mem == nil {
				return
			}
			store(mem, off, 8, mbarrier.Object{Pending: n, Expected: n, Layout: layout}.Pack())
			w.cta.unit.progress++
		}
	}
	d.emit(in)
	return true
}

func decodeMbarInval(d *decoder) bool {
	in := d.mbarInst(0)
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			if mem, off := w.resolve(fr, in, in.x.space, w.address(fr.regs[in.a][i]+in.imm), i, 8, isWrite|isAtomic|isStrong); mem != nil {
				store(mem, off, 8, 0)
			}
		}
	}
	d.emit(in)
	return true
}

// decodeMbarTx: expect_tx and complete_tx change the transaction count.
func decodeMbarTx(d *decoder) bool {
	in := d.mbarInst(0)
	in.b = d.src(1, isa.U32)
	complete := d.op.Has(isa.CompleteTx)
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		w.mbarOp(fr, in, m, isRead|isWrite, func(b *mbarrier.Object, i int) bool {
			n := int64(uint32(fr.regs[in.b][i]))
			if complete {
				n = -n
			}
			return w.addTx(fr, in, b, i, n)
		})
	}
	d.emit(in)
	return true
}

// addTx changes the transaction count by n.
func (w *warp) addTx(fr *frame, in *inst, b *mbarrier.Object, i int, n int64) bool {
	b.Tx += n
	if b.Tx > 1<<20-1 || b.Tx < -(1<<20-1) {
		w.fault(fr, in, 1<<i, CodeBarrier, fmt.Sprintf("the transaction count of the mbarrier becomes %d, beyond its range", b.Tx), "")
		return false
	}
	if n < 0 {
		b.Settle()
	}
	return true
}

// decodeMbarArrive: arrive and arrive_drop, with a count or expected bytes.
func decodeMbarArrive(d *decoder) bool {
	in := d.mbarInst(1)
	in.d = d.dst(0)
	drop := d.op.Has(isa.ArriveDrop)
	expect := d.op.Has(isa.ExpectTx)
	if d.num() > 2 {
		in.b = d.src(2, isa.U32)
	} else {
		in.b = d.constant(1)
	}
	kind := isRead | isWrite | isRelease // the default of arrive
	if d.op.Has(isa.Relaxed) {
		kind &^= isRelease
	}
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		count := fr.regs[in.b]
		w.mbarOp(fr, in, m, kind, func(b *mbarrier.Object, i int) bool {
			n := count[i] & 0xffffffff
			if w.g.weak != nil && kind&isRelease != 0 {
				w.weak.threads[i].Share(w.objectAt(in.x.space, w.address(fr.regs[in.a][i]+in.imm)))
			}
			fr.regs[in.d][i] = b.Pack() // the state before is the token
			if expect {
				if !w.addTx(fr, in, b, i, int64(n)) {
					return false
				}
				n = 1
			}
			if n > b.Pending {
				w.fault(fr, in, 1<<i, CodeBarrier, fmt.Sprintf("%d arrivals at an mbarrier that expects %d more", n, b.Pending), "")
				return false
			}
			b.Pending -= n
			if drop {
				b.Expected -= min(n, b.Expected)
			}
			b.Settle()
			return true
		})
	}
	d.emit(in)
	return true
}

// decodeMbarWait: test_wait and try_wait, by token or by parity. Waiting longer is
// up to the program's loop.
func decodeMbarWait(d *decoder) bool {
	in := d.mbarInst(1)
	in.d = d.pdst(0)
	parity, relaxed := d.op.Has(isa.Parity), d.op.Has(isa.Relaxed)
	if parity {
		in.b = d.src(2, isa.U32)
	} else {
		in.b = d.src(2, isa.B64)
	}
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		w.polled = true
		var p uint32
		w.mbarOp(fr, in, m, isRead, func(b *mbarrier.Object, i int) bool {
			v := fr.regs[in.b][i]
			old := v >> 63
			if parity {
				old = v & 1
			}
			if b.Phase != old {
				p |= 1 << i
				w.seePhases(in.x.space, w.address(fr.regs[in.a][i]+in.imm))
				if w.g.weak != nil && !relaxed {
					w.weak.threads[i].Join(w.objectAt(in.x.space, w.address(fr.regs[in.a][i]+in.imm)))
				}
			}
			return true
		})
		q := &fr.preds[in.d]
		*q = *q&^m | p&m
	}
	d.emit(in)
	return true
}

// decodeMbarLayout asks whether an object was initialised with a layout.
func decodeMbarLayout(d *decoder) bool {
	in := d.mbarInst(1)
	in.d = d.pdst(0)
	layout := uint64(b2u(d.op.Has(isa.LayoutV1)))
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		var p uint32
		w.mbarOp(fr, in, m, isRead, func(b *mbarrier.Object, i int) bool {
			p |= b2u(b.Layout == layout) << i
			return true
		})
		q := &fr.preds[in.d]
		*q = *q&^m | p&m
	}
	d.emit(in)
	return true
}

func decodeMbarPending(d *decoder) bool {
	return d.scalarT(isa.B64, func(a, _, _ uint64) uint64 { return a & mbarrier.MaxCount })
}

// decodeCpAsyncMbar: the arrival happens when the thread's copies have been
// made, which is at once: they are carried out here.
func decodeCpAsyncMbar(d *decoder) bool {
	in := d.mbarInst(0)
	noinc := d.op.Has(isa.Noinc)
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		w.complete(func(c *asyncCopy) bool { return m>>c.lane&1 != 0 })
		w.mbarOp(fr, in, m, isRead|isWrite, func(b *mbarrier.Object, i int) bool {
			if !noinc {
				return true // one more is expected, and arrives
			}
			if b.Pending == 0 {
				w.fault(fr, in, 1<<i, CodeBarrier, "an arrival at an mbarrier that expects none", "")
				return false
			}
			b.Pending--
			b.Settle()
			return true
		})
	}
	d.emit(in)
	return true
}

// decodeFence: memory is always consistent here; the sanitizer has to know.
func decodeFence(d *decoder) bool {
	fence := (*warp).fence
	if d.op.Has(isa.CTA) {
		fence = (*warp).fenceCTA
	}
	if strings.HasPrefix(d.op.String(), "fence.proxy.async") {
		fence = (*warp).fenceProxy
	}
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
		if w.g.check {
			fence(w, m)
		}
	}})
	if d.variant.has(withWeak) {
		d.addWeakFence()
	}
	return true
}
