package emu

import (
	"math"

	"gonvvm/internal/emu/tile"
	"gonvvm/internal/isa"
)

// shape is the size of a product of matrices: m×k times k×n.
type shape struct{ m, n, k int }

// shape reads a modifier such as .m16n8k16.
func (d *decoder) shape() (s shape, ok bool) {
	slots := d.op.Info().Slots()
	for i := range slots {
		for _, v := range slots[i].Values() {
			if !d.op.Has(v.Atom) {
				continue
			}
			text := v.Atom.String()
			if text[0] != 'm' {
				continue
			}
			n := [3]int{}
			part := -1
			for _, c := range []byte(text) {
				switch {
				case c == "mnk?"[part+1] && part < 2:
					part++
				case c >= '0' && c <= '9' && part >= 0:
					n[part] = n[part]*10 + int(c-'0')
				default:
					part = 9
				}
				if part == 9 {
					break
				}
			}
			if part == 2 && n[2] > 0 {
				return shape{n[0], n[1], n[2]}, true
			}
		}
	}
	return s, false
}

// place says which element of a matrix element t of a lane's fragment is.
type place func(l, t int) (row, col int)

// fragment is a matrix spread over the registers of a warp.
type fragment struct {
	typ   isa.Atom
	width int // bits of an element in the register
	shift int // zero bits below it in there
	regs  []uint32
	wide  bool // 64-bit registers
	at    place

	kind   tile.Kind
	table  *[256]float64 // the values of an element's bits, nil if they are too many
	layout *tile.Layout  // where its elements are in the matrix
	covers bool          // every element of the matrix is in the fragment
}

// prepare finds where in a matrix of rows×cols the elements of the fragment are.
func (f *fragment) prepare(rows, cols int) {
	t := f.element()
	f.table, f.kind = t.table(), t.kind()
	per := f.per()
	index := make([]int32, lanes*per*len(f.regs))
	seen := make([]bool, rows*cols)
	left := len(seen)
	for x := range index {
		r, c := f.at(x/per%lanes, x/(per*lanes)*per+x%per)
		index[x] = int32(r*cols + c)
		if r >= rows || c >= cols {
			index[x] = -1
		} else if !seen[index[x]] {
			seen[index[x]] = true
			left--
		}
	}
	f.covers = left == 0
	f.layout = tile.NewLayout(index, per, cols)
}

// element returns the type of the fragment's elements.
func (f *fragment) element() elementType { return elementType{f.typ, f.width, f.shift} }

// isResult reports whether write knows the type of the elements.
func (f *fragment) isResult() bool {
	return f.wide || f.kind == tile.F16 || f.kind == tile.F32 || f.kind == tile.S32
}

// per returns the elements of one register.
func (f *fragment) per() int {
	if f.wide {
		return 1
	}
	return 32 / f.width
}

// read collects a fragment into the matrix that it was prepared for.
func (f *fragment) read(w *warp, fr *frame, rows, cols int) matrix {
	room := &w.cta.unit.tiles
	m := matrix{cols, room.take(rows * cols)}
	if !f.covers {
		clear(m.v)
	}
	per := f.per()
	t, format := f.element(), scalarFormat(f.typ)
	flat := room.take(f.layout.Len())
	for i, r := range f.regs {
		part := flat[i*per*lanes:][:per*lanes]
		if f.kind != tile.None {
			tile.Widen(part, (*tile.Reg)(&fr.regs[r]), f.kind)
			continue
		}
		for l, x := range &fr.regs[r] {
			for k := range per {
				part[l*per+k] = t.value(x, f.table, format)
				x >>= f.width & 63
			}
		}
	}
	f.layout.Read(m.v, flat)
	return m
}

// write spreads a matrix over a fragment.
func (f *fragment) write(w *warp, fr *frame, m matrix, lanesOn uint32) {
	per := f.per()
	flat := w.cta.unit.tiles.take(f.layout.Len())
	f.layout.Write(flat, m.v)
	for i, r := range f.regs {
		part := flat[i*per*lanes:][:per*lanes]
		to := &fr.regs[r]
		if lanesOn != all {
			to = &w.tmp
		}
		if f.wide {
			for l, v := range part {
				to[l] = math.Float64bits(v)
			}
		} else {
			tile.Narrow((*tile.Reg)(to), part, f.kind)
		}
		for k := lanesOn; lanesOn != all && k != 0; k &= k - 1 {
			fr.regs[r][lane(k)] = to[lane(k)]
		}
	}
}

// The fragments of mma (PTX ISA §9.7.14.5): a group of four lanes has a row of A,
// C and D and a column of B.

func placeA(s shape, per int) place {
	return func(l, t int) (int, int) {
		reg, i := t/per, t%per
		if s.m == 8 {
			return l >> 2, reg*4*per + l&3*per + i
		}
		return l>>2 + 8*(reg&1), reg>>1*4*per + l&3*per + i
	}
}

func placeB(per int) place {
	return func(l, t int) (int, int) { return t/per*4*per + l&3*per + t%per, l >> 2 }
}

func placeC(l, t int) (int, int) { return l>>2 + 8*(t>>1), l&3*2 + t&1 }

// quadPair returns the quad pair of lane l, and its place in that. The first mma, m8n8k4 in half precision, is four
// products at once: one for each quad pair, lanes 4q … 4q+3 and 16 lanes further. Its matrices are stacked here: row
// 8q+r of A, C and D, columns 8q+c of B.
func quadPair(l int) (quad, inner, half int) { return l >> 2 & 3, l & 3, l >> 4 }

func placeVoltaA(rowMajor bool) place {
	return func(l, t int) (int, int) {
		q, in, half := quadPair(l)
		if rowMajor {
			return 8*q + in + 4*half, t
		}
		return 8*q + t + 4*half, in
	}
}

func placeVoltaB(rowMajor bool) place {
	return func(l, t int) (int, int) {
		q, in, half := quadPair(l)
		if rowMajor {
			return in, 8*q + t + 4*half
		}
		return t, 8*q + in + 4*half
	}
}

func placeVoltaC(wide bool) place {
	return func(l, t int) (int, int) {
		q, in, half := quadPair(l)
		if !wide {
			return 8*q + in + 4*half, t
		}
		return 8*q + in&1 + t&2 + 4*half, t&4 + in&2 + t&1
	}
}

// placeLinear is the layout of wmma's fragments, which PTX leaves open: the elements row by row, repeated to fill the
// registers.
func placeLinear(rows, cols, elems int) place {
	return func(l, t int) (int, int) {
		x := (l*elems + t) % (rows * cols)
		return x / cols, x % cols
	}
}

// vectorSrc returns the registers of operand i.
func (d *decoder) vectorSrc(i int) []uint32 {
	var list []uint32
	for _, k := range d.elems(i) {
		list = append(list, d.srcAt(k, isa.B64))
	}
	return list
}

func (d *decoder) vectorDst(i int) []uint32 {
	var list []uint32
	for _, k := range d.elems(i) {
		list = append(list, d.dstAt(k))
	}
	return list
}

// warpWide emits an operation of all lanes of the warp together.
func (d *decoder) warpWide(op func(w *warp, fr *frame, in *inst, m uint32)) bool {
	d.emit(inst{kind: kCtl, e: d.constant(all), x: &extra{op: d.op}, ctl: syncOp(maskInE, op)})
	return true
}

// types returns the type modifiers in order.
func (d *decoder) types() []isa.Atom {
	var list []isa.Atom
	for _, k := range [...]isa.Slot{isa.SlotType, isa.SlotType2, isa.SlotType3, isa.SlotType4} {
		if t := d.op.Get(k); t != 0 {
			list = append(list, t)
		}
	}
	return list
}

// decodeMma: d = a · b + c with fragments in registers. mma.sp has after them the metadata of A and its selector; both
// may have scales of A and B at the end.
func decodeMma(d *decoder) bool {
	s, ok := d.shape()
	types := d.types()
	sparse := d.op.Sem() == isa.SemMmaSp
	plain := 4 + 2*int(b2u(sparse))
	if !ok || len(types) < 4 || d.num() != plain && d.num() != plain+4 {
		return false
	}
	td, ta, tb, tc := types[0], types[1], types[2], types[3]
	packed := d.op.Has(isa.KindMxf4) || d.op.Has(isa.KindMxf4nvf4) // four bits, without a byte for each
	frag := func(t isa.Atom, regs []uint32, at func(per int) place) *fragment {
		f := &fragment{typ: t, width: elementBits(t), shift: elementShift(t), regs: regs, wide: t.Bits() == 64}
		if packed && t == isa.E2m1 {
			f.width, f.shift = 4, 0
		}
		f.at = at(f.per())
		return f
	}
	c := func(int) place { return placeC }
	if s == (shape{8, 8, 4}) && ta == isa.F16 {
		rowA := d.op.Get(isa.SlotLayoutA) == isa.Row
		rowB := d.op.Get(isa.SlotLayoutB) == isa.Row
		f := &product{
			s: s, stacked: 4,
			a: frag(ta, d.vectorSrc(1), func(int) place { return placeVoltaA(rowA) }),
			b: frag(tb, d.vectorSrc(2), func(int) place { return placeVoltaB(rowB) }),
			c: frag(tc, d.vectorSrc(3), func(int) place { return placeVoltaC(tc == isa.F32) }),
			d: frag(td, d.vectorDst(0), func(int) place { return placeVoltaC(td == isa.F32) }),
		}
		return d.product(f)
	}
	sa := s
	p := &product{s: s, stacked: 1}
	if sparse {
		sa.k /= 2
		pairs := ta.Bits() == 4 && (packed || scalarFormat(ta) == nil)
		p.sparse = newSparsity(d.src(4, isa.B32), int(d.arg(5).Imm), s.k, ta, pairs)
		if p.sparse.selector < 0 || (p.sparse.selector+1)*p.sparse.lanes() > 4 {
			d.bad = true
			return false
		}
	}
	if d.num() > plain {
		p.scale = d.blockScale(plain)
	}
	p.a = frag(ta, d.vectorSrc(1), func(per int) place { return placeA(sa, per) })
	p.b, p.c, p.d = frag(tb, d.vectorSrc(2), placeB), frag(tc, d.vectorSrc(3), c), frag(td, d.vectorDst(0), c)
	return d.product(p)
}

// decodeWmma: the same with wmma's fragments.
func decodeWmma(d *decoder) bool {
	s, ok := d.shape()
	types := d.types()
	if !ok || d.num() != 4 {
		return false
	}
	if len(types) == 2 { // those of d and c; a and b are f16
		types = []isa.Atom{types[0], isa.F16, isa.F16, types[1]}
	}
	if len(types) != 4 {
		return false
	}
	frag := func(t isa.Atom, regs []uint32, rows, cols int) *fragment {
		f := &fragment{typ: t, width: elementBits(t), regs: regs, wide: t.Bits() == 64}
		f.at = placeLinear(rows, cols, len(regs)*f.per())
		return f
	}
	return d.product(&product{
		s: s, stacked: 1,
		a: frag(types[1], d.vectorSrc(1), s.m, s.k), b: frag(types[2], d.vectorSrc(2), s.k, s.n),
		c: frag(types[3], d.vectorSrc(3), s.m, s.n), d: frag(types[0], d.vectorDst(0), s.m, s.n),
	})
}

// product is the data of a multiplication of fragments.
type product struct {
	s          shape
	stacked    int // products at once, stacked as quadPair says
	a, b, c, d *fragment
	sparse     *sparsity   // of A, or nil
	scale      *blockScale // or nil
	arith
}

func (d *decoder) product(p *product) bool {
	p.arith = d.matrixArith(p.d.typ, p.a.typ)
	rows, k := p.s.m*p.stacked, p.s.k
	if p.sparse != nil {
		k /= 2
	}
	p.a.prepare(rows, k)
	p.b.prepare(p.s.k, p.s.n*p.stacked)
	p.c.prepare(rows, p.s.n)
	p.d.prepare(rows, p.s.n)
	if len(p.a.regs) == 0 || len(p.b.regs) == 0 || len(p.c.regs) == 0 || len(p.d.regs) == 0 || !p.d.layout.Inside() || !p.d.isResult() {
		d.bad = true
		return false
	}
	return d.warpWide(func(w *warp, fr *frame, _ *inst, m uint32) { p.run(w, fr, m) })
}

func (p *product) run(w *warp, fr *frame, m uint32) {
	room := &w.cta.unit.tiles
	room.next()
	rows, cols := p.s.m*p.stacked, p.s.n*p.stacked
	k := p.s.k
	if p.sparse != nil {
		k /= 2
	}
	a, b := p.a.read(w, fr, rows, k), p.b.read(w, fr, p.s.k, cols)
	if p.sparse != nil {
		a = p.sparse.expand(room, a, func(row, chunk int) int { return p.sparse.nibble(fr, row, chunk) })
	}
	if p.scale != nil {
		p.scale.apply(fr, &a, &b, p.s)
	}
	c := p.c.read(w, fr, rows, p.s.n)
	for q := range p.stacked {
		p.multiply(&c, &a, &b, q*p.s.m, p.s.m, q*p.s.n, p.s.n, p.s.k)
	}
	p.d.write(w, fr, c, m)
}

// decodeWmmaLoad and decodeWmmaStore move a matrix between memory and a
// fragment. The stride counts elements between rows, or columns.
func decodeWmmaLoad(d *decoder) bool  { return d.wmmaMove(true) }
func decodeWmmaStore(d *decoder) bool { return d.wmmaMove(false) }

func (d *decoder) wmmaMove(load bool) bool {
	s, ok := d.shape()
	t := d.op.Type()
	if !ok {
		return false
	}
	rows, cols := s.m, s.n
	switch {
	case d.op.Has(isa.A):
		cols = s.k
	case d.op.Has(isa.B):
		rows = s.k
	}
	rowMajor := d.op.Get(isa.SlotLayoutA) == isa.Row
	f := &fragment{typ: t, width: elementBits(t), wide: t.Bits() == 64}
	addr := 0
	if load {
		f.regs, addr = d.vectorDst(0), 1
	} else {
		f.regs = d.vectorSrc(1)
	}
	if len(f.regs) == 0 {
		return false
	}
	f.at = placeLinear(rows, cols, len(f.regs)*f.per())
	x := &extra{op: d.op}
	in := inst{kind: kCtl, e: d.constant(all), x: x, size: uint8(max(1, f.width/8))}
	in.a, in.imm, x.space = d.addr(addr, spaceOf(d.op.Get(isa.SlotSpace)))
	stride := uint64(cols)
	if !rowMajor {
		stride = uint64(rows)
	}
	if d.num() > 2 {
		in.b = d.src(2, isa.U32)
	} else {
		in.b = d.constant(stride)
	}
	in.ctl = syncOp(maskInE, func(w *warp, fr *frame, in *inst, m uint32) {
		w.moveFragment(fr, in, m, f, rowMajor, load)
	})
	d.emit(in)
	return true
}

// moveFragment loads or stores the elements of each lane.
func (w *warp) moveFragment(fr *frame, in *inst, m uint32, f *fragment, rowMajor, isLoad bool) {
	per := f.per()
	addr, stride := fr.regs[in.a], fr.regs[in.b]
	for k := m; k != 0; k &= k - 1 {
		l := lane(k)
		for i, r := range f.regs {
			var x uint64
			for e := range per {
				row, col := f.at(l, i*per+e)
				if !rowMajor {
					row, col = col, row
				}
				bit := (uint64(row)*(stride[l]&0xffffffff) + uint64(col)) * uint64(f.width)
				if f.wide {
					bit = (uint64(row)*(stride[l]&0xffffffff) + uint64(col)) * 64
				}
				kind := isRead
				if !isLoad {
					kind = isWrite
				}
				mem, off := w.resolve(fr, in, in.x.space, w.address(addr[l]+in.imm+bit/8), l, uint64(in.size), kind)
				if mem == nil {
					return
				}
				if isLoad {
					v := load(mem, off, in.size)
					if f.width < 8 {
						v = v >> (bit % 8) & (1<<f.width - 1)
					}
					x |= v << (e * f.width & 63)
					continue
				}
				v := fr.regs[r][l]
				if !f.wide {
					v = v >> (e * f.width) & (1<<f.width - 1)
				}
				w.overwrite.warp = 0
				w.cta.unit.progress++
				store(mem, off, in.size, v)
			}
			if isLoad {
				fr.regs[r][l] = x
			}
		}
	}
}
