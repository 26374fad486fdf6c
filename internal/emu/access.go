package emu

import (
	"encoding/binary"
	"fmt"
	"sync"
	"unsafe"

	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// load reads size bytes, up to 8.
func load(mem []byte, off uint64, size uint8) uint64 {
	switch size {
	case 4:
		return uint64(binary.LittleEndian.Uint32(mem[off:]))
	case 8:
		return binary.LittleEndian.Uint64(mem[off:])
	case 2:
		return uint64(binary.LittleEndian.Uint16(mem[off:]))
	}
	return uint64(mem[off])
}

// store writes size bytes, up to 8.
func store(mem []byte, off uint64, size uint8, v uint64) {
	switch size {
	case 4:
		binary.LittleEndian.PutUint32(mem[off:], uint32(v))
	case 8:
		binary.LittleEndian.PutUint64(mem[off:], v)
	case 2:
		binary.LittleEndian.PutUint16(mem[off:], uint16(v))
	default:
		mem[off] = byte(v)
	}
}

// access is the kind of a lane's access to memory.
type access uint16

const (
	isRead access = 1 << iota
	isWrite
	isAtomic // indivisible, and strong
	isStrong // volatile, relaxed, acquire, release
	isAsync  // by a copy engine
	isCas    // compare and swap
	isProxy  // by the asynchronous proxy
	isRelease
	isCTA // strong in the CTA alone
)

// resolve turns an address of a space into memory and an offset, for size bytes; on
// failure it reports a fault, or leaves that to the sanitizer, and returns nil.
func (w *warp) resolve(fr *frame, in *inst, sp space, addr uint64, i int, size uint64, kind access) (mem []byte, off uint64) {
	at := addr
	if sp == spGeneric {
		sp, at = w.g.dev.win.classify(addr)
	}
	switch sp {
	case spGlobal:
		mem, off = w.g.mem, at-w.g.dev.win.global
		if off >= uint64(len(mem)) {
			mem, off = w.g.outside(at, size, kind)
		}
	case spShared:
		at &= 0xffffffff
		mem, off = w.cta.window(at)
	case spLocal, spFrame:
		at &= 0xffffffff
		if at+size > uint64(w.stride) {
			off = ^uint64(0)
			break
		}
		mem, off = w.local[i*int(w.stride):(i+1)*int(w.stride)], at
	case spConst:
		mem, off = w.g.mod.konst, at
		if kind&isWrite != 0 {
			mem = nil
		}
	case spParam:
		mem, off = w.g.params, at
		if kind&isWrite != 0 {
			mem = nil
		}
	}
	if n := uint64(len(mem)); off > n || size > n-off {
		w.outOfBounds(fr, in, sp, addr, at, i, size, kind)
		return nil, 0
	}
	if at&(size-1) != 0 && size&(size-1) == 0 {
		w.misaligned(fr, in, sp, addr, i, size)
		return nil, 0
	}
	if w.g.check && !w.checkAccess(fr, in, sp, at, mem, off, i, size, kind) {
		return nil, 0
	}
	if w.g.weak != nil && kind&isWrite != 0 && (in.x == nil || in.x.order == nil) {
		w.g.settle(mem, off, size)
	}
	return mem, off
}

// window returns the shared memory that an address in the shared window means:
// the thread's own CTA or one of its cluster.
func (c *cta) window(at uint64) ([]byte, uint64) {
	k := at / ctaWindow
	if k == 0 {
		return c.shared, at
	}
	if int(k-1) < len(c.unit.ctas) {
		return c.unit.ctas[k-1].shared, at % ctaWindow
	}
	return nil, at
}

func (w *warp) outOfBounds(fr *frame, in *inst, sp space, addr, at uint64, i int, size uint64, kind access) {
	what := "read"
	if kind&isWrite != 0 {
		what = "write"
	}
	where := ""
	switch sp {
	case spGlobal:
		where = w.g.describe(at)
	case spShared:
		where = fmt.Sprintf("shared memory of %d bytes", len(w.cta.shared))
	case spLocal, spFrame:
		where = fmt.Sprintf("local memory of %d bytes", w.stride)
	case spConst:
		where = fmt.Sprintf("constant memory of %d bytes", len(w.g.mod.konst))
	case spParam:
		where = fmt.Sprintf("parameters of %d bytes", len(w.g.params))
	}
	if (sp == spConst || sp == spParam) && kind&isWrite != 0 {
		where = "memory that is read-only"
	}
	w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("%s of %d bytes at %s address %#x: %s", what, size, sp, addr, where), "")
}

func (w *warp) misaligned(fr *frame, in *inst, sp space, addr uint64, i int, size uint64) {
	w.fault(fr, in, 1<<i, CodeMisaligned, fmt.Sprintf("access of %d bytes at %s address %#x is not aligned", size, sp, addr), "")
}

// memLock is the lock that an atomic access to a global address takes when CTAs
// run in parallel. Plain accesses take none.
func (g *grid) memLock(off uint64) *sync.Mutex {
	return &g.locks[(off>>5^off>>14)%uint64(len(g.locks))]
}

// sameMem reports whether mem is global memory.
func (g *grid) sameMem(mem []byte) bool {
	if len(g.mem) > 0 && len(mem) > 0 && unsafe.SliceData(g.mem) == unsafe.SliceData(mem) {
		return true
	}
	return len(g.pinned) > 0 && g.isPinned(mem)
}

// decodeLd decodes loads of every kind.
func decodeLd(d *decoder) bool {
	t := d.op.Type()
	if d.op.Has(isa.Unified) {
		return false
	}
	x := &extra{op: d.op, order: d.weakOrder()}
	reg, imm, sp := d.addr(1, spaceOf(d.op.Get(isa.SlotSpace)))
	x.space = sp
	in := inst{kind: kExec, size: uint8(max(1, t.Bits()/8)), a: reg, imm: imm, x: x}
	in.flags |= d.strength()
	elems := d.elems(0)
	if t.Bits() == 128 {
		in.size = 8
		for _, k := range elems {
			r := d.dstAt(k)
			d.need128(k)
			if r == regSink {
				x.dst = append(x.dst, r, r)
			} else {
				x.dst = append(x.dst, r, r+1)
			}
		}
		in.e = 64
	} else {
		for _, k := range elems {
			x.dst = append(x.dst, d.dstAt(k))
		}
		in.e = 64
		for _, k := range elems {
			if d.f.Opnds[k].Kind == ptx.OpReg {
				in.e = uint32(d.dstBitsAt(k))
			}
		}
	}
	if isSigned(t) && int(in.e) > t.Bits() {
		in.flags |= fSigned
	}
	if len(x.dst) == 0 {
		return false
	}
	in.n, in.d = uint8(len(x.dst)), x.dst[0]
	in.exec = d.loadFunc(&in, sp)
	if x.used = d.usedBytes(&in, elems); x.used != nil {
		in.exec = execLdGaps
	}
	d.emit(in)
	return true
}

// loadFunc returns the function that executes a load.
func (d *decoder) loadFunc(in *inst, sp space) execFn {
	switch {
	case in.n != 1 || in.flags != 0 || in.x.order != nil:
	case d.variant.has(withChecks) && in.size == 4 && in.e == 32 && sp == spShared:
		return execLdShared32Checked
	case d.variant.has(withChecks) && in.size == 4 && in.e == 32 && sp == spGlobal:
		return execLdGlobal32Checked
	case d.variant.has(withChecks):
	case sp == spGlobal && in.size == 4:
		return execLdGlobal32
	case sp == spGlobal && in.size == 8:
		return execLdGlobal64
	case sp == spShared && in.size == 4:
		return execLdShared32
	case sp == spFrame || sp == spLocal:
		return execLdLocal
	case sp == spParam && in.size < 16:
		return execLdParam
	}
	return execLd
}

// strength returns the flags of an access that is not weak.
func (d *decoder) strength() (f instFlags) {
	switch {
	case d.op.Has(isa.Release) || d.op.Has(isa.AcqRel):
		f = fStrong | fRelease
	case d.op.Has(isa.Volatile) || d.op.Has(isa.Relaxed) || d.op.Has(isa.Acquire) || d.op.Has(isa.Mmio):
		f = fStrong
	}
	if d.op.Has(isa.CTA) {
		f |= fCTA
	}
	return f
}

// order returns the kind of the access: whether it is strong and where, and whether it releases.
func (in *inst) order() (k access) {
	if in.flags&fStrong != 0 {
		k = isStrong
	}
	if in.flags&fRelease != 0 {
		k |= isRelease
	}
	if in.flags&fCTA != 0 {
		k |= isCTA
	}
	return k
}

// finish extends a loaded value to the width of its register.
func (in *inst) finish(x uint64) uint64 {
	if in.flags&fSigned != 0 && in.size < 8 {
		n := 64 - 8*uint(in.size)
		x = uint64(int64(x<<n) >> n)
		if in.e < 64 {
			x &= 1<<in.e - 1
		}
	} else if in.e < 64 {
		x &= 1<<in.e - 1
	}
	return x
}

// execLd is the general load. Lanes that read the same memory as the one before them get its value, as those of a GPU do: another CTA that changes
// the memory at the same time cannot make uniform values differ.
func execLd(w *warp, fr *frame, in *inst, m uint32) {
	total := uint64(in.size) * uint64(in.n)
	addr := fr.regs[in.a] // a copy: the address may be overwritten
	kind := isRead | in.order()
	strong := in.flags&fStrong != 0
	w.polled = w.polled || strong
	var last *byte // the memory that lane from has read
	from := 0
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		mem, off := w.resolve(fr, in, in.x.space, w.address(addr[i]+in.imm), i, total, kind)
		if mem == nil {
			if w.halt {
				return
			}
			for _, r := range in.x.dst {
				fr.regs[r][i] = 0
			}
			continue
		}
		if w.simulated(in, addr[i]) {
			w.weakLoad(fr, in, mem, off, i)
			continue
		}
		if last == &mem[off] {
			fr.copyLane(in.x.dst, i, from)
			continue
		}
		last, from = &mem[off], i
		var l *sync.Mutex
		if strong && w.g.parallel && w.g.sameMem(mem) {
			l = w.g.memLock(off)
			l.Lock()
		}
		for k, r := range in.x.dst {
			fr.regs[r][i] = in.finish(load(mem, off+uint64(k)*uint64(in.size), in.size))
		}
		if l != nil {
			l.Unlock()
		}
	}
	if w.g.check {
		w.loaded(fr, in)
	}
}

// address cuts a computed address to the module's address size.
func (w *warp) address(a uint64) uint64 {
	if w.g.dev.bits == 32 {
		return a & 0xffffffff
	}
	return a
}

// The commonest loads: one register, weak, no sanitizer. Cases that they cannot handle are left to execLd, which
// reports errors.

func execLdGlobal32(w *warp, fr *frame, in *inst, m uint32) {
	mem := w.g.mem
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	sub := in.imm - w.g.dev.win.global
	if len(mem) < 4 || w.g.dev.bits == 32 {
		execLd(w, fr, in, m)
		return
	}
	last := uint64(len(mem) - 4)
	at, x := ^uint64(0), uint64(0)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := a[i] + sub
		if p > last || p&3 != 0 {
			execLd(w, fr, in, m)
			return
		}
		if p != at {
			at, x = p, uint64(binary.LittleEndian.Uint32(mem[p:]))
		}
		d[i] = x
	}
}

func execLdGlobal64(w *warp, fr *frame, in *inst, m uint32) {
	mem := w.g.mem
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	sub := in.imm - w.g.dev.win.global
	if len(mem) < 8 || w.g.dev.bits == 32 {
		execLd(w, fr, in, m)
		return
	}
	last := uint64(len(mem) - 8)
	at, x := ^uint64(0), uint64(0)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := a[i] + sub
		if p > last || p&7 != 0 {
			execLd(w, fr, in, m)
			return
		}
		if p != at {
			at, x = p, binary.LittleEndian.Uint64(mem[p:])
		}
		d[i] = x
	}
}

func execLdShared32(w *warp, fr *frame, in *inst, m uint32) {
	mem := w.cta.shared
	if len(mem) < 4 {
		execLd(w, fr, in, m)
		return
	}
	last := uint64(len(mem) - 4)
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := (a[i] + in.imm) & 0xffffffff
		if p > last || p&3 != 0 {
			execLd(w, fr, in, m)
			return
		}
		d[i] = uint64(binary.LittleEndian.Uint32(mem[p:]))
	}
}

func execLdLocal(w *warp, fr *frame, in *inst, m uint32) {
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	size := uint64(in.size)
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		p := (a[i] + in.imm) & 0xffffffff
		if p+size > uint64(w.stride) || p&(size-1) != 0 {
			execLd(w, fr, in, m)
			return
		}
		x := load(w.local, uint64(i)*uint64(w.stride)+p, in.size)
		if in.e < 64 {
			x &= 1<<in.e - 1
		}
		d[i] = x
	}
}

// execLdParam reads one value for all lanes where the address is a name.
func execLdParam(w *warp, fr *frame, in *inst, m uint32) {
	a, d := &fr.regs[in.a], &fr.regs[in.d]
	p := a[lane(m)] + in.imm
	size := uint64(in.size)
	if p+size > uint64(len(w.g.params)) || p&(size-1) != 0 {
		execLd(w, fr, in, m)
		return
	}
	for k := m; k != 0; k &= k - 1 {
		if i := lane(k); a[i]+in.imm != p {
			execLd(w, fr, in, m)
			return
		}
	}
	x := in.finish(load(w.g.params, p, in.size))
	for ; m != 0; m &= m - 1 {
		d[lane(m)] = x
	}
}

// decodeCvta converts between an address of a space and a generic one.
func decodeCvta(d *decoder) bool   { return d.cvta(false) }
func decodeCvtaTo(d *decoder) bool { return d.cvta(true) }

func (d *decoder) cvta(to bool) bool {
	sp := spaceOf(d.op.Get(isa.SlotSpace))
	if sp == spParam && !d.fn.entry {
		sp = spFrame
	}
	t := d.op.Type()
	base := d.mod.dev.win.base(sp)
	if o := d.arg(1); o.Kind == ptx.OpSym { // cvta of a name: its own space counts
		if at, _, _, ok := d.symbol(d.heads[1]); ok {
			base = d.mod.dev.win.base(at)
		}
	}
	if to {
		base = -base
	}
	if t == isa.U32 {
		base &= 0xffffffff
	}
	d.emit(inst{
		kind: kVec, d: d.dst(0), a: d.src(1, t), b: d.constant(base),
		vec: byWidth(t, nil, lanewise.Add[uint32], lanewise.Add[uint64]),
	})
	return true
}

// decodeIsspacep tests which window a generic address lies in.
func decodeIsspacep(d *decoder) bool {
	sp := spaceOf(d.op.Get(isa.SlotSpace))
	own := d.op.Has(isa.SharedCta) || d.op.Has(isa.Shared)
	win := d.mod.dev.win
	d.emit(inst{kind: kSetp, d: d.pdst(0), a: d.src(1, isa.B64), cmp: func(a, _ *vec) (m uint32) {
		for i, x := range a {
			at, off := win.classify(x)
			ok := at == sp || at == spParam && sp == spGlobal // the window of parameters lies in that of global memory
			if at == spGlobal {
				ok = ok && x >= win.global
			}
			if ok && own {
				ok = off < ctaWindow
			}
			m |= b2u(ok) << i
		}
		return m
	}})
	return true
}
