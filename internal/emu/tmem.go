package emu

import (
	"fmt"
	"math"
	"math/bits"

	"gonvvm/internal/emu/tile"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// Tensor memory (PTX ISA §9.7.16.1): each CTA has 128 lanes of 512 columns of 32 bits. An address has the lane in its
// upper half and the column in the lower. Asynchronous operations are performed when they are issued.

const (
	tmemLanes   = 128
	tmemColumns = 512
	tmemUnit    = 32 // columns are allocated by
)

// tmem is the tensor memory of a CTA.
type tmem struct {
	words     [tmemLanes * tmemColumns]uint32
	written   [tmemLanes * tmemColumns / 64]uint64 // for the sanitizer
	allocated [tmemColumns / tmemUnit]int          // columns of the allocation that begins here; -1 inside one
	released  bool                                 // nothing more may be allocated
}

// tensorMemory returns the tensor memory, which most CTAs never need.
func (c *cta) tensorMemory() *tmem {
	if c.tmem == nil {
		c.tmem = new(tmem)
	}
	return c.tmem
}

// covers reports whether columns from first on are allocated.
func (t *tmem) covers(first, n int) bool {
	if first < 0 || n < 1 || first+n > tmemColumns {
		return false
	}
	for u := first / tmemUnit; u <= (first+n-1)/tmemUnit; u++ {
		if t.allocated[u] == 0 {
			return false
		}
	}
	return true
}

// alloc finds n free columns; it returns -1 if there are none.
func (t *tmem) alloc(n int) int {
	units := n / tmemUnit
	for at := 0; at+units <= len(t.allocated); at += units {
		free := true
		for u := at; u < at+units; u++ {
			free = free && t.allocated[u] == 0
		}
		if free {
			for u := at; u < at+units; u++ {
				t.allocated[u] = -1
			}
			t.allocated[at] = n
			return at * tmemUnit
		}
	}
	return -1
}

// tmemRange is a place in a CTA's tensor memory that an instruction accesses.
type tmemRange struct {
	w  *warp
	fr *frame
	in *inst
	i  int
	t  *tmem
	ok bool
}

// tensorAt checks that columns of tensor memory can be accessed.
func (w *warp) tensorAt(fr *frame, in *inst, i int, c *cta, column, n int) tmemRange {
	r := tmemRange{w, fr, in, i, c.tensorMemory(), true}
	if !r.t.covers(column, n) {
		w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("access to columns %d to %d of tensor memory, which are not allocated", column, column+n-1), "")
		r.ok = false
	}
	return r
}

func (r *tmemRange) get(lane, column int) uint32 {
	at := lane%tmemLanes*tmemColumns + column
	if r.w.g.check && r.t.written[at/64]>>(at%64)&1 == 0 {
		r.w.report(r.fr, r.in, 1<<r.i, CodeUninitMem, "read of tensor memory that nothing has been written to", "", false)
	}
	return r.t.words[at]
}

func (r *tmemRange) set(lane, column int, v uint32) {
	at := lane%tmemLanes*tmemColumns + column
	r.t.words[at] = v
	r.t.written[at/64] |= 1 << (at % 64)
}

// read writes consecutive words of a lane to dst, as numbers: f16 in their lower halves, or 32 bits.
func (r *tmemRange) read(dst []float64, t isa.Atom, lane, column int) {
	if r.w.g.check {
		for k := range dst {
			r.get(lane, column+k)
		}
	}
	words := r.t.words[lane%tmemLanes*tmemColumns+column:][:len(dst)]
	if t == isa.F16 {
		for k, x := range words {
			dst[k] = softfp.F16.ToFloat64(uint64(x & 0xffff))
		}
		return
	}
	tile.WidenWords(dst, words, elementType{typ: t, width: 32}.kind())
}

// write is the opposite of read.
func (r *tmemRange) write(src []float64, t isa.Atom, lane, column int) {
	at := lane%tmemLanes*tmemColumns + column
	words := r.t.words[at:][:len(src)]
	for k, n := at, 0; k < at+len(words); k += n {
		n = min(64-k%64, at+len(words)-k)
		r.t.written[k/64] |= ^uint64(0) >> (64 - n) << (k % 64)
	}
	if t == isa.F16 {
		for k, v := range src {
			words[k] = uint32(softfp.F16.FromFloat64(v, softfp.RN))
		}
		return
	}
	tile.NarrowWords(words, src, elementType{typ: t, width: 32}.kind())
}

// decodeTmemAlloc: tcgen05.alloc writes the address of new columns to shared memory.
func decodeTmemAlloc(d *decoder) bool {
	dst := d.place3(0, spaceOf(d.op.Get(isa.SlotSpace)))
	if d.op.Has(isa.SharedCta) {
		dst.space = spShared
	}
	columns := d.src(1, isa.U32)
	return d.warpWide(func(w *warp, fr *frame, in *inst, m uint32) {
		i := lane(m)
		t := w.cta.tensorMemory()
		n := int(uint32(fr.regs[columns][i]))
		at := -1
		switch {
		case n < tmemUnit || n > tmemColumns || bits.OnesCount(uint(n)) != 1:
			w.fault(fr, in, 1<<i, CodeMemory, fmt.Sprintf("tcgen05.alloc of %d columns", n), "it takes a power of two from 32 to 512")
			return
		case t.released:
			w.fault(fr, in, 1<<i, CodeMemory, "tcgen05.alloc after tcgen05.relinquish_alloc_permit", "")
			return
		default:
			at = t.alloc(n)
		}
		if at < 0 {
			w.fault(fr, in, 1<<i, CodeMemory, fmt.Sprintf("tcgen05.alloc of %d columns would wait for ever: the CTA has allocated too many", n), "tcgen05.dealloc gives them back")
			return
		}
		mem, off := w.resolve(fr, in, dst.space, dst.at(w, fr, i), i, 4, isWrite)
		if mem == nil {
			return
		}
		w.overwrite.warp = 0
		store(mem, off, 4, uint64(at))
		w.cta.unit.progress++
	})
}

// decodeTmemDealloc gives columns back.
func decodeTmemDealloc(d *decoder) bool {
	addr, columns := d.src(0, isa.B32), d.src(1, isa.U32)
	return d.warpWide(func(w *warp, fr *frame, in *inst, m uint32) {
		i := lane(m)
		t := w.cta.tensorMemory()
		at, n := int(uint32(fr.regs[addr][i])), int(uint32(fr.regs[columns][i]))
		if at%tmemUnit != 0 || at >= tmemColumns || t.allocated[at/tmemUnit] != n || n <= 0 {
			w.fault(fr, in, 1<<i, CodeMemory, fmt.Sprintf("tcgen05.dealloc of %d columns at %#x, which were not allocated so", n, at), "")
			return
		}
		for u := at / tmemUnit; u < (at+n)/tmemUnit; u++ {
			t.allocated[u] = 0
		}
		for l := range tmemLanes { // later allocations there have no value
			for c := at; c < at+n; c++ {
				x := l*tmemColumns + c
				t.written[x/64] &^= 1 << (x % 64)
			}
		}
		w.cta.unit.progress++
	})
}

func decodeTmemRelinquish(d *decoder) bool {
	return d.warpWide(func(w *warp, _ *frame, _ *inst, _ uint32) { w.cta.tensorMemory().released = true })
}

// tmemShape says which word of tensor memory register r of lane l has, relative to the
// address: the lane there, and the column.
type tmemShape func(l, r int) (lane, column int)

// tmemShape returns the shape of a tcgen05.ld or st; split is the distance of the second half of .16x32bx2 from the
// first.
func (d *decoder) tmemShape(split int) tmemShape {
	switch {
	case d.op.Has(isa.X32x32b):
		return func(l, r int) (int, int) { return l, r }
	case d.op.Has(isa.X16x64b):
		return func(l, r int) (int, int) { return l>>2 + l&1*8, l>>1&1 + 2*r }
	case d.op.Has(isa.X16x128b):
		return func(l, r int) (int, int) { return l>>2 + r&1*8, l&3 + r>>1*4 }
	case d.op.Has(isa.X16x256b):
		return func(l, r int) (int, int) { return l>>2 + r>>1&1*8, l&3*2 + r&1 + r>>2*8 }
	case d.op.Has(isa.X16x32bx2):
		return func(l, r int) (int, int) { return l & 15, l>>4*split + r }
	}
	return nil
}

// decodeTmemLd and decodeTmemSt move words between tensor memory and registers. With
// .pack::16b or .unpack::16b, a register has the lower halves of two columns.
func decodeTmemLd(d *decoder) bool { return d.tmemMove(true) }
func decodeTmemSt(d *decoder) bool { return d.tmemMove(false) }

func (d *decoder) tmemMove(load bool) bool {
	var regs []uint32
	addr, split := 0, 0
	if load {
		regs, addr = d.vectorDst(0), 1
	}
	reduce := d.op.Sem() == isa.SemTcgen05LdRed
	result := uint32(regSink)
	if reduce {
		result, addr = d.dst(1), 2
	}
	if d.op.Has(isa.X16x32bx2) {
		split = int(d.arg(addr + 1).Imm)
	}
	if !load {
		regs = d.vectorSrc(d.num() - 1)
	}
	shape := d.tmemShape(split)
	if shape == nil || len(regs) == 0 {
		return false
	}
	packed := d.op.Has(isa.Pack16b) || d.op.Has(isa.Unpack16b)
	var fn func(a, b uint64) uint64
	if reduce {
		if fn = tmemReduction(d.op); fn == nil {
			return false
		}
	}
	base, imm, _ := d.addr(addr, spGlobal)
	columns := 0
	for l := range lanes {
		for r := range regs {
			_, c := shape(l, r)
			columns = max(columns, c+1)
		}
	}
	if packed {
		columns *= 2
	}
	return d.warpWide(func(w *warp, fr *frame, in *inst, m uint32) {
		i := lane(m)
		a := uint32(fr.regs[base][i] + imm)
		row, column := int(a>>16), int(a&0xffff)
		if row/lanes != w.id%4 || row%16 != 0 {
			w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("warp %d accesses lane %d of tensor memory: it can only access lanes %d to %d", w.id, row, w.id%4*lanes, w.id%4*lanes+lanes-1), "")
			return
		}
		t := w.tensorAt(fr, in, i, w.cta, column, columns)
		if !t.ok {
			return
		}
		for k := m; k != 0; k &= k - 1 {
			l := lane(k)
			t.i = l
			for n, r := range regs {
				at, c := shape(l, n)
				at = row + at
				switch {
				case load && packed:
					fr.regs[r][l] = uint64(t.get(at, column+2*c)&0xffff | t.get(at, column+2*c+1)<<16)
				case load:
					fr.regs[r][l] = uint64(t.get(at, column+c))
				case packed:
					v := uint32(fr.regs[r][l])
					t.set(at, column+2*c, v&0xffff)
					t.set(at, column+2*c+1, v>>16)
				default:
					t.set(at, column+c, uint32(fr.regs[r][l]))
				}
				switch {
				case fn != nil && n == 0:
					fr.regs[result][l] = fn(fr.regs[r][l], fr.regs[r][l])
				case fn != nil:
					fr.regs[result][l] = fn(fr.regs[result][l], fr.regs[r][l])
				}
			}
		}
		if !load {
			w.cta.unit.progress++
		}
	})
}

// tmemReduction returns the operation of tcgen05.ld.red on two words.
func tmemReduction(op isa.Opcode) func(a, b uint64) uint64 {
	t := op.Type()
	least := op.Has(isa.Min)
	if t != isa.F32 {
		o := isa.Max
		if least {
			o = isa.Min
		}
		return atomicFn(o, t)
	}
	absolute, nan := op.Has(isa.Abs), op.Has(isa.NaN)
	return func(a, b uint64) uint64 {
		x, y := uint32(a), uint32(b)
		if absolute {
			x, y = x&math.MaxInt32, y&math.MaxInt32
		}
		if least {
			return uint64(softfp.Min32(x, y, nan))
		}
		return uint64(softfp.Max32(x, y, nan))
	}
}
