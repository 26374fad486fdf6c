package emu

import (
	"gonvvm/internal/emu/tensormap"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// Tensor copies (PTX ISA §9.7.9.27.1): boxes of a tensor between global and shared memory.
// Like bulk copies they are carried out when they are issued.

// tma is a tensor copy as it is decoded.
type tma struct {
	bulk    bulk // its dst or src is the place in shared memory; mbar, multicast and mask
	tensor  uint32
	coords  []uint32
	offsets []uint32 // of im2col; the halo and the offset of im2col::w
	mode    tensormap.Mode
	rows    bool // tile::gather4, tile::scatter4
	red     isa.Atom
	load    bool
}

// box is a copy that is being carried out.
type box struct {
	t    *tma
	m    *tensormap.Map
	w    *warp
	fr   *frame
	in   *inst
	i    int
	at   uint64 // in shared memory, without swizzle
	rank int    // CTA that receives, or -1
	fn   func(a, b uint64) uint64
	buf  []byte // a row of the box
	ok   bool

	inside, outside *agent // the authors of accesses to shared and to global memory
}

func decodeTmaLoad(d *decoder) bool   { return d.tma(true) }
func decodeTmaStore(d *decoder) bool  { return d.tma(false) }
func decodeTmaReduce(d *decoder) bool { return d.tma(false) }

func (d *decoder) tma(load bool) bool {
	t := &tma{load: load}
	if d.op.Sem() == isa.SemTmaReduce {
		if t.red = d.operation(); t.red == 0 {
			return false
		}
	}
	switch {
	case d.op.Has(isa.Im2colW):
		t.mode = tensormap.Im2colW
	case d.op.Has(isa.Im2colW128):
		t.mode = tensormap.Im2colW128
	case d.op.Has(isa.Im2col) || d.op.Has(isa.Im2colNoOffs):
		t.mode = tensormap.Im2col
	case d.op.Has(isa.TileGather4) || d.op.Has(isa.TileScatter4):
		t.rows = true
	}
	group := 0
	if load {
		group = 1
	}
	e := d.elems(group)
	if len(e) != 2 {
		d.bad = true
		return false
	}
	t.tensor, t.coords = d.srcAt(e[0], isa.B64), d.groupAt(e[1], isa.B32)
	if !load {
		t.bulk.src = d.place3(1, spShared)
	} else {
		t.bulk.dst, t.bulk.mbar = d.place3(0, spShared), d.place3(2, spShared)
		next := 3
		if t.mode != tensormap.Tile {
			t.offsets = d.groupAt(d.head(3), isa.B16)
			next++
		}
		if t.bulk.multicast = d.op.Has(isa.MulticastCluster); t.bulk.multicast {
			t.bulk.mask = d.src(next, isa.B16)
		}
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			t.run(w, fr, in, lane(m))
		}
	}})
	return true
}

// tensorMapAt reads a tensor map.
func (w *warp) tensorMapAt(fr *frame, in *inst, i int, addr uint64) (m tensormap.Map, ok bool) {
	var data [tensormap.Bytes]byte
	for k := uint64(0); k < tensormap.Bytes; k += 64 {
		mem, off := w.resolve(fr, in, spGeneric, addr+k, i, 64, isRead)
		if mem == nil {
			return m, false
		}
		copy(data[k:], mem[off:off+64])
	}
	m, why := tensormap.Parse(data[:])
	if why != "" {
		w.fault(fr, in, 1<<i, CodeObject, why, "")
	}
	return m, why == ""
}

func (t *tma) run(w *warp, fr *frame, in *inst, i int) {
	m, ok := w.tensorMapAt(fr, in, i, fr.regs[t.tensor][i])
	if !ok {
		return
	}
	switch {
	case len(t.coords) != m.Rank && !t.rows || t.rows && m.Rank != 2:
		w.fault(fr, in, 1<<i, CodeObject, "the tensor has another number of dimensions than the instruction", "")
		return
	case m.Mode != t.mode:
		w.fault(fr, in, 1<<i, CodeObject, "the tensor map was made for another mode: tile, im2col, im2col::w or im2col::w::128", "")
		return
	case t.mode == tensormap.Im2col && t.tooFar(fr, i, m.Rank):
		w.fault(fr, in, 1<<i, CodeObject, "an offset of im2col is too large for the dimensions of the tensor", "it has 16 bits in three dimensions, 8 in four and 5 in five")
		return
	case m.InnerBytes()%bulkUnit != 0 || m.InnerBytes() > m.Swizzle.Width():
		w.fault(fr, in, 1<<i, CodeMisaligned, "the inner dimension of the box is not a multiple of 16 bytes, or exceeds the swizzle width", "")
		return
	}
	b := box{t: t, m: &m, w: w, fr: fr, in: in, i: i, rank: -1, ok: true, buf: make([]byte, m.InnerBytes())}
	if t.red != 0 {
		if b.fn = atomicFn(t.red, m.Type.Atom()); m.Type.Atom() == 0 || b.fn == nil {
			w.fault(fr, in, 1<<i, CodeObject, "the tensor's elements have no such reduction", "")
			return
		}
	}
	var coord [5]int
	for k, r := range t.coords {
		if k < len(coord) {
			coord[k] = int(int32(fr.regs[r][i]))
		}
	}
	start := &t.bulk.src
	if t.load {
		start = &t.bulk.dst
	}
	for _, b.rank = range t.bulk.targets(w, fr, i) {
		b.at = t.bulk.toRank(w, start.at(w, fr, i), b.rank)
		if b.at%bulkUnit != 0 || b.at%128 != 0 && m.Swizzle != tensormap.SwizzleNone {
			w.fault(fr, in, 1<<i, CodeMisaligned, "the box in shared memory is not aligned", "it is to 128 bytes")
			return
		}
		from := b.at
		if t.load {
			b.outside = w.ofMbarrier(t.bulk.mbar.space, t.bulk.toRank(w, t.bulk.mbar.at(w, fr, i), b.rank))
			b.inside = b.outside
		} else {
			b.inside, b.outside = w.ofThread(bulkReads, i), w.ofThread(bulkWrites, i)
		}
		switch {
		case t.mode == tensormap.Im2col:
			b.pixels(coord)
		case t.mode != tensormap.Tile:
			b.wide(coord)
		case t.rows:
			for _, y := range coord[1:] {
				b.row([5]int{coord[0], y})
			}
		default:
			b.tile(coord)
		}
		if !b.ok {
			return
		}
		if t.load && !w.completeTx(fr, in, t.bulk.toRank(w, t.bulk.mbar.at(w, fr, i), b.rank), i, b.at-from) {
			return
		}
	}
	w.cta.unit.progress++
}

// tile moves all rows of a box, the second dimension fastest.
func (b *box) tile(coord [5]int) {
	m := b.m
	var n [5]int
	for b.ok {
		at := coord
		for k := 1; k < 5; k++ {
			at[k] += n[k]
		}
		b.row(at)
		k := 1
		for ; k < 5; k++ {
			if n[k] += m.Step[k]; n[k] < m.Box[k] {
				break
			}
			n[k] = 0
		}
		if k == 5 {
			return
		}
	}
}

// pixels moves columns of pixels: they run through the bounding box, the width fastest,
// and go on in the next image (PTX ISA §5.5.4).
func (b *box) pixels(coord [5]int) {
	m := b.m
	spatial := m.Rank - 2
	at := coord
	for range m.Pixels {
		p := at
		for k, r := range b.t.offsets {
			if k < spatial {
				p[k+1] += int(uint16(b.fr.regs[r][b.i]))
			}
		}
		if b.row(p); !b.ok {
			return
		}
		k := 1
		for ; k <= spatial; k++ {
			if at[k] += m.Step[k]; at[k] <= m.Dim[k]-1+m.Upper[k-1] {
				break
			}
			at[k] = m.Lower[k-1]
		}
		if k > spatial {
			at[k]++
		}
	}
}

// tooFar reports whether an offset of im2col is out of its range (S2-88).
func (t *tma) tooFar(fr *frame, i, rank int) bool {
	for _, r := range t.offsets {
		if uint16(fr.regs[r][i])>>tensormap.OffsetBits(rank) != 0 {
			return true
		}
	}
	return false
}

// wide moves pixels along the width and continues in the next image (PTX ISA §5.5.5). The halo, of pixels that continue
// along the width regardless of the bounding box, follows the last pixel, or each 32 pixels of im2col::w::128 (S2-91);
// the offset shifts pixels and box (S2-92). The manual shows the place of the halo in figures only.
func (b *box) wide(coord [5]int) {
	m := b.m
	halo, offset := int(uint16(b.fr.regs[b.t.offsets[0]][b.i])), int(int16(b.fr.regs[b.t.offsets[1]][b.i]))
	first, last := m.Lower[0]+offset, m.Dim[1]-1+m.Upper[0]+offset
	pixels, group := m.Pixels, m.Pixels
	if b.t.mode == tensormap.Im2colW128 {
		pixels, group = 128, 32
	}
	at := coord
	at[1] += offset
	for n := 1; n <= pixels && b.ok; n++ {
		b.row(at)
		if n%group == 0 {
			beyond := at
			for range halo {
				beyond[1] += m.Step[1]
				b.row(beyond)
			}
		}
		if at[1] += m.Step[1]; at[1] > last {
			at[1] = first
			at[m.Rank-1]++
		}
	}
}

// row moves the inner dimension of a box.
func (b *box) row(at [5]int) {
	if !b.ok {
		return
	}
	m := b.m
	inside := true
	base := m.Addr
	for k := 1; k < m.Rank; k++ {
		inside = inside && at[k] >= 0 && at[k] < m.Dim[k]
		base += uint64(at[k]) * m.Stride[k]
	}
	if !b.t.load {
		b.fromShared()
	}
	group := 1
	if m.Type.Packed() {
		group = 16
	}
	for n := 0; n < len(b.buf) && b.ok; n += m.Shared {
		x := at[0] + n/m.Shared*m.Step[0]*group
		elem := b.buf[n : n+m.Shared]
		if !inside || x < 0 || x >= m.Dim[0] {
			for k := range elem {
				elem[k] = m.Fill
			}
			continue
		}
		b.element(base+uint64(x/group*m.Global), elem)
	}
	if b.t.load && b.ok {
		b.toShared()
	}
	b.at += uint64(len(b.buf))
}

// element moves an element between global memory and the row.
func (b *box) element(addr uint64, elem []byte) {
	m := b.m
	kind := isRead
	switch {
	case b.fn != nil:
		kind = isRead | isWrite | isAtomic | isStrong
	case !b.t.load:
		kind = isWrite
	}
	mem, off := b.w.resolveAs(b.outside, b.fr, b.in, spGlobal, addr, b.i, uint64(m.Global), kind)
	if mem == nil {
		b.ok = false
		return
	}
	global := mem[off : off+uint64(m.Global)]
	switch {
	case b.t.load:
		clear(elem[copy(elem, global):])
		if m.Type == tensormap.F32FTZ || m.Type == tensormap.TF32FTZ {
			store(elem, 0, 4, uint64(softfp.FTZ32(uint32(load(elem, 0, 4)))))
		}
	case b.fn != nil:
		if b.w.g.parallel {
			l := b.w.g.memLock(off)
			l.Lock()
			defer l.Unlock()
		}
		n := uint8(m.Global)
		store(mem, off, n, b.fn(load(mem, off, n), load(elem, 0, n)))
	default:
		changed := string(global) != string(elem[:m.Global])
		copy(global, elem)
		if b.w.g.check {
			b.w.stored(b.fr, b.in, spGlobal, b.i, changed)
		}
	}
}

// toShared and fromShared move a row between the buffer and shared memory, in pieces that
// the swizzle keeps together.
func (b *box) toShared() {
	b.pieces(isWrite|isProxy, func(mem, buf []byte) { copy(mem, buf) })
	b.w.overwrite.warp = 0
}

func (b *box) fromShared() {
	b.pieces(isRead|isProxy, func(mem, buf []byte) { copy(buf, mem) })
}

func (b *box) pieces(kind access, move func(mem, buf []byte)) {
	const piece = 8 // the unit of a flip
	for n := uint64(0); n < uint64(len(b.buf)); n += piece {
		addr := b.m.Swizzle.Apply(b.at+n, b.m.Atom)
		mem, off := b.w.resolveAs(b.inside, b.fr, b.in, spShared, addr, b.i, piece, kind)
		if mem == nil {
			b.ok = false
			return
		}
		move(mem[off:off+piece], b.buf[n:n+piece])
	}
}
