package emu

import (
	"sync"
	"sync/atomic"
	"unsafe"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// decodeAtom and decodeRed decode read-modify-write operations.
func decodeAtom(d *decoder) bool { return d.atomic(true) }
func decodeRed(d *decoder) bool  { return d.atomic(false) }

func (d *decoder) atomic(result bool) bool {
	t := d.op.Type()
	k := 0
	x := &extra{op: d.op, order: d.weakOrder()}
	if result {
		k = 1
	}
	reg, imm, sp := d.addr(k, spaceOf(d.op.Get(isa.SlotSpace)))
	x.space = sp
	in := inst{kind: kExec, a: reg, imm: imm, x: x, flags: fStrong | d.strength(), size: uint8(t.Bits() / 8), exec: execAtom}
	op := d.operation()
	if op == isa.Cas || op == isa.Exch {
		if t.Bits() == 128 {
			return d.atomic128(in, op, k)
		}
	}
	for _, e := range d.elems(k + 1) {
		x.slots = append(x.slots, d.srcAt(e, t))
	}
	if result {
		for _, e := range d.elems(0) {
			x.dst = append(x.dst, d.dstAt(e))
		}
	} else {
		for range x.slots {
			x.dst = append(x.dst, regSink)
		}
	}
	if len(x.slots) == 0 || len(x.dst) != len(x.slots) {
		return false
	}
	in.n = uint8(len(x.slots))
	if op == isa.Cas {
		in.c = d.src(k+2, t)
	}
	in.e = 64
	x.fn = atomicFn(op, t)
	if x.fn == nil && op != isa.Cas {
		return false
	}
	if op == isa.Add {
		x.global = map[isa.Atom]func(a, b uint64) uint64{isa.F32: addFlushed, isa.F64: softfp.AddSignalling64}[t]
	}
	d.emit(in)
	return true
}

// addFlushed is atom.add.f32 on global memory, which flushes subnormal operands and
// results to zeroes of their sign; on shared memory it does not (PTX ISA §9.7.13.5).
func addFlushed(a, b uint64) uint64 {
	return uint64(softfp.FTZ32(softfp.Add32(softfp.FTZ32(uint32(a)), softfp.FTZ32(uint32(b)), softfp.RN)))
}

// operation returns the operation, which is a fixed modifier of some forms.
func (d *decoder) operation() isa.Atom {
	if a := d.op.Get(isa.SlotOperation); a != 0 {
		return a
	}
	for _, a := range [...]isa.Atom{isa.Add, isa.Exch, isa.Cas, isa.Inc, isa.Dec, isa.Min, isa.Max, isa.And, isa.Or, isa.Xor} {
		if d.op.Has(a) {
			return a
		}
	}
	return 0
}

// atomicFn returns the stored value for the old value a and the operand b.
func atomicFn(op, t isa.Atom) func(a, b uint64) uint64 {
	mask := integer.WidthMask(t)
	switch op {
	case isa.Exch:
		return func(_, b uint64) uint64 { return b & mask }
	case isa.And:
		return func(a, b uint64) uint64 { return a & b }
	case isa.Or:
		return func(a, b uint64) uint64 { return (a | b) & mask }
	case isa.Xor:
		return func(a, b uint64) uint64 { return (a ^ b) & mask }
	case isa.Inc:
		return func(a, b uint64) uint64 {
			if a >= b&mask {
				return 0
			}
			return a + 1
		}
	case isa.Dec:
		return func(a, b uint64) uint64 {
			if a == 0 || a > b&mask {
				return b & mask
			}
			return a - 1
		}
	}
	switch t {
	case isa.F32:
		return func(a, b uint64) uint64 { return uint64(softfp.Add32(uint32(a), uint32(b), softfp.RN)) }
	case isa.F64:
		return func(a, b uint64) uint64 { return softfp.Add64(a, b, softfp.RN) }
	case isa.F16, isa.F16x2, isa.Bf16, isa.Bf16x2:
		f := halfFormat(t)
		var fn func(a, b, _ uint16) uint16
		switch op {
		case isa.Add:
			fn = func(a, b, _ uint16) uint16 { return softfp.Add16(f, a, b) }
		case isa.Min:
			fn = func(a, b, _ uint16) uint16 { return softfp.Min16(f, a, b, false) }
		case isa.Max:
			fn = func(a, b, _ uint16) uint16 { return softfp.Max16(f, a, b, false) }
		default:
			return nil
		}
		h := halves(t, fn)
		return func(a, b uint64) uint64 { return h(a, b, 0) }
	}
	s := isSigned(t)
	switch op {
	case isa.Add:
		return func(a, b uint64) uint64 { return (a + b) & mask }
	case isa.Min, isa.Max:
		larger := op == isa.Max
		return func(a, b uint64) uint64 {
			less := a < b&mask
			if s {
				less = integer.SignExtend(a, t) < integer.SignExtend(b, t)
			}
			if less == larger {
				return b & mask
			}
			return a
		}
	}
	return nil
}

func execAtom(w *warp, fr *frame, in *inst, m uint32) {
	w.polled = true
	addr := fr.regs[in.a]
	total := uint64(in.size) * uint64(in.n)
	kind := isRead | isWrite | isAtomic | in.order()
	if in.x.fn == nil {
		kind |= isCas
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
		if w.g.parallel && w.g.sameMem(mem) {
			l = w.g.memLock(off)
			l.Lock()
		}
		fn := in.x.fn
		if in.x.global != nil && w.g.sameMem(mem) {
			fn = in.x.global
		}
		for k, r := range in.x.slots {
			at := off + uint64(k)*uint64(in.size)
			b := fr.regs[r][i]
			var old, v uint64
			if w.simulated(in, addr[i]) {
				old, v = w.weakAtom(in, fn, mem, at, i, b, fr.regs[in.c][i])
			} else {
				old, v = in.update(fn, mem, at, b, fr.regs[in.c][i])
			}
			if v != old {
				w.cta.unit.progress++
			}
			fr.regs[in.x.dst[k]][i] = old
			w.overwrite.warp = 0
		}
		if l != nil {
			l.Unlock()
		}
	}
}

// wide returns the value of lane i of a register of 128 bits.
func (fr *frame) wide(r uint32, i int) [2]uint64 { return [2]uint64{fr.regs[r][i], fr.regs[r+1][i]} }

// updated returns the new value for the old one: of fn, or of cas, where b is compared and c stored.
func (in *inst) updated(fn func(a, b uint64) uint64, old, b, c uint64) uint64 {
	switch {
	case fn != nil:
		return fn(old, b)
	case old == b&sizeMask(in.size):
		return c
	}
	return old
}

// update changes mem and returns the old and the new value.
func (in *inst) update(fn func(a, b uint64) uint64, mem []byte, at, b, c uint64) (old, v uint64) {
	for {
		old = load(mem, at, in.size)
		if v = in.updated(fn, old, b, c); v == old || swap(mem, at, in.size, old, v) {
			return old, v
		}
	}
}

// swap stores v if the memory still holds old, and reports whether it does. It is an atomic operation of the processor on aligned memory, since
// the host and kernels of other launches may change global memory at the same time (PTX ISA 8.5, scopes gpu and sys).
func swap(mem []byte, off uint64, size uint8, old, v uint64) bool {
	p := unsafe.Pointer(&mem[off])
	switch at := uintptr(p); {
	case size == 4 && at%4 == 0:
		return atomic.CompareAndSwapUint32((*uint32)(p), uint32(old), uint32(v))
	case size == 8 && at%8 == 0:
		return atomic.CompareAndSwapUint64((*uint64)(p), old, v)
	case size == 2 && at%2 == 0 && off >= uint64(at%4) && off-uint64(at%4)+4 <= uint64(len(mem)):
		word := (*uint32)(unsafe.Pointer(&mem[off-uint64(at%4)]))
		shift := 8 * (at % 4)
		now := atomic.LoadUint32(word)
		return uint64(uint16(now>>shift)) == old && atomic.CompareAndSwapUint32(word, now, now&^(0xffff<<shift)|uint32(uint16(v))<<shift)
	}
	store(mem, off, size, v)
	return true
}

func sizeMask(n uint8) uint64 { return ^uint64(0) >> (64 - 8*uint(n)) }

// atomic128 decodes exch and cas of 128 bits.
func (d *decoder) atomic128(in inst, op isa.Atom, k int) bool {
	t := d.op.Type()
	in.b = d.src(k+1, t)
	for i := range d.num() {
		if i != k {
			d.need128(d.head(i))
		}
	}
	if op == isa.Cas {
		in.c = d.src(k+2, t)
	}
	in.d = d.dst(0)
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		w.polled = true
		addr := fr.regs[in.a]
		kind := isRead | isWrite | isAtomic | isCas | in.order()
		for ; m != 0; m &= m - 1 {
			i := lane(m)
			mem, off := w.resolve(fr, in, in.x.space, w.address(addr[i]+in.imm), i, 16, kind)
			if mem == nil {
				if w.halt {
					return
				}
				continue
			}
			var l *sync.Mutex
			if w.g.parallel && w.g.sameMem(mem) {
				l = w.g.memLock(off)
				l.Lock()
			}
			var lo, hi uint64
			b, c := fr.wide(in.b, i), fr.wide(in.b, i)
			if op == isa.Cas {
				c = fr.wide(in.c, i)
			}
			if w.simulated(in, addr[i]) {
				lo, hi = w.weakSwap(in, mem, off, i, op == isa.Cas, b, c)
			} else if lo, hi = load(mem, off, 8), load(mem, off+8, 8); c != [2]uint64{lo, hi} && (op != isa.Cas || b == [2]uint64{lo, hi}) {
				store(mem, off, 8, c[0])
				store(mem, off+8, 8, c[1])
				w.cta.unit.progress++
			}
			if in.d != regSink {
				fr.regs[in.d][i], fr.regs[in.d+1][i] = lo, hi
			}
			if l != nil {
				l.Unlock()
			}
		}
	}
	d.emit(in)
	return true
}
