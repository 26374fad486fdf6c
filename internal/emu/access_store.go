package emu

import (
	"encoding/binary"
	"sync"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// decodeSt decodes stores of every kind.
func decodeSt(d *decoder) bool {
	t := d.op.Type()
	x := &extra{op: d.op, order: d.weakOrder()}
	reg, imm, sp := d.addr(0, spaceOf(d.op.Get(isa.SlotSpace)))
	x.space = sp
	in := inst{kind: kExec, size: uint8(max(1, t.Bits()/8)), a: reg, imm: imm, x: x, flags: d.strength()}
	elems := d.elems(1)
	for _, k := range elems {
		if d.f.Opnds[k].Kind == ptx.OpNone {
			return d.storeSome(in, elems)
		}
		r := d.srcAt(k, t)
		if t.Bits() == 128 {
			d.need128(k)
			x.slots = append(x.slots, r, r+1)
		} else {
			x.slots = append(x.slots, r)
		}
	}
	if t.Bits() == 128 {
		in.size = 8
	}
	if len(x.slots) == 0 {
		return false
	}
	in.n, in.b = uint8(len(x.slots)), x.slots[0]
	in.exec = execSt
	if in.n == 1 && in.flags == 0 && !d.variant.has(withChecks) && !d.variant.has(withWeak) {
		switch {
		case sp == spGlobal && in.size == 4:
			in.exec = execStGlobal32
		case sp == spShared && in.size == 4:
			in.exec = execStShared32
		case sp == spFrame || sp == spLocal:
			in.exec = execStLocal
		}
	}
	d.emit(in)
	return true
}

// decodeDiscard decodes discard.L2: 128 bytes have no value until they are written again (PTX ISA §9.7.9.18). They keep
// their contents; the sanitizer has to know.
func decodeDiscard(d *decoder) bool {
	x := &extra{op: d.op}
	in := inst{kind: kExec, x: x}
	in.a, in.imm, x.space = d.addr(0, spaceOf(d.op.Get(isa.SlotSpace)))
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		addr := fr.regs[in.a]
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			at := w.address(addr[i] + in.imm)
			if mem, _ := w.resolve(fr, in, in.x.space, at, i, discardBytes, isWrite); mem != nil && w.g.check {
				w.discard(at - w.g.dev.win.global)
			}
		}
	}
	d.emit(in)
	return true
}

const discardBytes = 128

// discard notes that the bytes at an offset in global memory have no value.
func (w *warp) discard(off uint64) {
	p := w.g.page(off)
	if w.g.parallel {
		p.lock()
		defer p.unlock()
	}
	for i := range discardBytes / 4 {
		p.words.setValue(int(off%pageBytes/4)+i, 0)
	}
	w.stale = true
}

// storeSome decodes a store of a vector of which some elements, written _, are not stored: each of the others is a store of its own.
func (d *decoder) storeSome(in inst, elems []uint32) bool {
	for i, k := range elems {
		if d.f.Opnds[k].Kind == ptx.OpNone {
			continue
		}
		one := in
		one.x = &extra{op: d.op, order: in.x.order, space: in.x.space, slots: []uint32{d.srcAt(k, d.op.Type())}}
		one.imm += uint64(i) * uint64(in.size)
		one.n, one.b, one.exec = 1, one.x.slots[0], execSt
		d.emit(one)
	}
	return true
}

// execSt is the general store.
func execSt(w *warp, fr *frame, in *inst, m uint32) {
	total := uint64(in.size) * uint64(in.n)
	addr := &fr.regs[in.a]
	kind := isWrite | in.order()
	strong := in.flags&fStrong != 0
	if sp := in.x.space; sp != spLocal && sp != spFrame {
		w.cta.unit.progress++
	}
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		mem, off := w.resolve(fr, in, in.x.space, w.address(addr[i]+in.imm), i, total, kind)
		if mem == nil {
			if w.halt {
				return
			}
			continue
		}
		var l *sync.Mutex
		if strong && w.g.parallel && w.g.sameMem(mem) {
			l = w.g.memLock(off)
			l.Lock()
		}
		if w.g.check && (w.overwrite.warp != 0 || w.poisoned != 0) {
			changed := false
			for k, r := range in.x.slots {
				at := off + uint64(k)*uint64(in.size)
				differ := load(mem, at, in.size) ^ fr.regs[r][i]&sizeMask(in.size)
				word := at / 4 % simd.LineWords
				changed = changed || w.racing>>word&1 != 0 && uint32(differ) != 0 || w.racing>>(word+1)&1 != 0 && differ>>32 != 0
			}
			sp := in.x.space
			if sp == spGeneric {
				sp, _ = w.g.dev.win.classify(w.address(addr[i] + in.imm))
			}
			w.stored(fr, in, sp, i, changed)
		}
		if w.simulated(in, addr[i]) {
			w.weakStore(fr, in, mem, off, i)
			continue
		}
		for k, r := range in.x.slots {
			store(mem, off+uint64(k)*uint64(in.size), in.size, fr.regs[r][i])
		}
		if l != nil {
			l.Unlock()
		}
	}
	w.poisoned, w.partial = 0, 0
}

func execStGlobal32(w *warp, fr *frame, in *inst, m uint32) {
	mem := w.g.mem
	a, b := &fr.regs[in.a], &fr.regs[in.b]
	sub := in.imm - w.g.dev.win.global
	if len(mem) < 4 || w.g.dev.bits == 32 {
		execSt(w, fr, in, m)
		return
	}
	w.cta.unit.progress++
	last := uint64(len(mem) - 4)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := a[i] + sub
		if p > last || p&3 != 0 {
			execSt(w, fr, in, m)
			return
		}
		binary.LittleEndian.PutUint32(mem[p:], uint32(b[i]))
	}
}

func execStShared32(w *warp, fr *frame, in *inst, m uint32) {
	mem := w.cta.shared
	if len(mem) < 4 {
		execSt(w, fr, in, m)
		return
	}
	w.cta.unit.progress++
	last := uint64(len(mem) - 4)
	a, b := &fr.regs[in.a], &fr.regs[in.b]
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := (a[i] + in.imm) & 0xffffffff
		if p > last || p&3 != 0 {
			execSt(w, fr, in, m)
			return
		}
		binary.LittleEndian.PutUint32(mem[p:], uint32(b[i]))
	}
}

func execStLocal(w *warp, fr *frame, in *inst, m uint32) {
	a, b := &fr.regs[in.a], &fr.regs[in.b]
	size := uint64(in.size)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := (a[i] + in.imm) & 0xffffffff
		if p+size > uint64(w.stride) || p&(size-1) != 0 {
			execSt(w, fr, in, m)
			return
		}
		store(w.local, uint64(i)*uint64(w.stride)+p, in.size, b[i])
	}
}
