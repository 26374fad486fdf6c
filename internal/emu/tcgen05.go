package emu

import (
	"math"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// The fifth generation of tensor cores (PTX ISA §9.7.16): one thread multiplies for a CTA, or for
// the pair of CTAs with ranks 2n and 2n+1. D is in tensor memory.

// tcMma is a tcgen05.mma as it is decoded.
type tcMma struct {
	op       isa.Opcode
	d, a, b  uint32 // registers; a is an address of tensor memory if inTmem
	inTmem   bool
	aImm     uint64
	dImm     uint64
	desc     uint32
	disable  []uint32 // lanes of D that stay as they are
	keep     uint32   // predicate: add to D
	keepNeg  uint32
	scaleD   int // D is divided by two to this
	pair     bool
	ws       bool
	scales   [2]place3 // of A and B, in tensor memory
	scaled   bool
	perBlock int // scale factors of a row; 0: as many as kind and K say
}

func decodeTcgen05Mma(d *decoder) bool {
	if d.op.Has(isa.Sp) || d.op.Has(isa.Ashift) {
		return false // the layout of metadata, and the effect of a shift, are known from figures only
	}
	g := &tcMma{op: d.op, pair: d.op.Has(isa.CtaGroup2), ws: d.op.Has(isa.Ws), scaled: d.op.Has(isa.BlockScale)}
	g.d, g.dImm, _ = d.addr(0, spGlobal)
	if k := d.arg(1).Kind; k == ptx.OpAddrReg || k == ptx.OpAddrImm || k == ptx.OpAddrSym {
		g.inTmem = true
		g.a, g.aImm, _ = d.addr(1, spGlobal)
	} else {
		g.a = d.src(1, isa.B64)
	}
	g.b, g.desc = d.src(2, isa.B64), d.src(3, isa.B32)
	next := 4
	if g.scaled {
		g.scales[0], g.scales[1] = d.place3(4, spGlobal), d.place3(5, spGlobal)
		next = 6
		switch {
		case d.op.Has(isa.ScaleVec4X) || d.op.Has(isa.Block16):
			g.perBlock = 4
		case d.op.Has(isa.ScaleVec2X):
			g.perBlock = 2
		}
	} else if d.arg(4).Kind == ptx.OpVec {
		g.disable = d.vectorSrc(4)
		next = 5
	}
	g.keep, g.keepNeg = d.psrc(next)
	if next++; next < d.num() {
		if g.ws {
			return false // a mask of columns: its layout is known from a figure only
		}
		g.scaleD = int(d.arg(next).Imm)
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			g.run(w, fr, in, lane(m))
		}
	}})
	return true
}

// tcDesc is a decoded instruction descriptor (PTX ISA §9.7.16.4.2).
type tcDesc struct {
	m, n, k      int
	d, a, b      isa.Atom
	bitsA, bitsB int // of an element in shared memory
	negA, negB   bool
	tranA, tranB bool
	sat          bool
	idA, idB     int // of scale factors
	factors      isa.Atom
	why          string // the reason if the descriptor is invalid
}

// floatTypes are the element types that a descriptor numbers, for kinds of eight bits and less.
var floatTypes = [8]isa.Atom{0: isa.E4m3, 1: isa.E5m2, 3: isa.E2m3, 4: isa.E3m2, 5: isa.E2m1}

func (g *tcMma) descriptor(x uint32) (t tcDesc) {
	field := func(at, n int) int { return int(x >> at & (1<<n - 1)) }
	t = tcDesc{
		m: field(24, 5) << 4, n: field(17, 6) << 3,
		negA: field(13, 1) != 0, negB: field(14, 1) != 0, tranA: field(15, 1) != 0, tranB: field(16, 1) != 0,
		sat: field(3, 1) != 0,
	}
	fa, fb, fd := field(7, 3), field(10, 3), field(4, 2)
	if g.scaled {
		fd = 1
		t.idA, t.idB = field(29, 2), field(4, 2)
		t.factors = [2]isa.Atom{isa.Ue4m3, isa.Ue8m0}[field(23, 1)]
	}
	if fd < 3 {
		t.d = [3]isa.Atom{isa.F16, isa.F32, isa.S32}[fd]
	}
	pick := func(list ...isa.Atom) {
		if fa < len(list) && fb < len(list) {
			t.a, t.b = list[fa], list[fb]
		}
	}
	switch {
	case g.op.Has(isa.KindF16):
		pick(isa.F16, isa.Bf16)
	case g.op.Has(isa.KindTf32):
		pick(0, 0, isa.Tf32)
	case g.op.Has(isa.KindI8):
		pick(isa.U8, isa.S8)
	case g.op.Has(isa.KindMxf4), g.op.Has(isa.KindMxf4nvf4):
		pick(0, isa.E2m1)
	default:
		pick(floatTypes[:]...)
	}
	if t.a == 0 || t.b == 0 || t.d == 0 || (t.d == isa.S32) != (t.a == isa.U8 || t.a == isa.S8) {
		t.why = "the instruction descriptor has types that this kind of multiplication does not"
		return t
	}
	t.bitsA, t.bitsB = memoryBits(t.a), memoryBits(t.b)
	t.k = 32
	switch {
	case t.bitsA == 16 || t.bitsA == 32:
		t.k = 256 / t.bitsA
	case g.op.Has(isa.KindMxf4), g.op.Has(isa.KindMxf4nvf4):
		t.k = 64
		if field(31, 1) != 0 {
			t.why = "multiplications with K = 96 are not emulated yet"
		}
	}
	most, sizes := 128, t.m == 64 || t.m == 128
	switch {
	case g.pair:
		most, sizes = 256, t.m == 128 || t.m == 256
	case g.ws:
		sizes = sizes || t.m == 32
	}
	if g.scaled && t.m != most {
		sizes = false // where the scales of fewer rows are is known from figures only
	}
	if !sizes || t.n == 0 || t.n > 256 {
		t.why = "the instruction descriptor has a size that is not one, or not emulated yet"
	}
	return t
}

// memoryBits returns the bits of an element in shared memory.
func memoryBits(t isa.Atom) int {
	switch t {
	case isa.Tf32:
		return 32
	case isa.E2m3, isa.E3m2:
		return 6
	}
	return t.Bits()
}

// lanesOf returns where row i of a CTA's rows, and column j, of D or A lie in tensor memory: the
// layouts of PTX ISA §9.7.16.10.5.
func (g *tcMma) lanesOf(t *tcDesc, i, j, columns int) (lane, column int) {
	switch {
	case g.ws && t.m == 32: // layout G: quarters of the columns side by side
		q := columns / 4
		return i + j/q*32, j % q
	case g.ws && t.m == 64, g.pair && t.m == 128: // layouts E and B: halves of the columns
		h := columns / 2
		return i + j/h*64, j % h
	case t.m == 64: // layout F: half of the lanes of each warp
		return i/16*32 + i%16, j
	}
	return i, j // layouts A and D
}

// half returns how many rows of D a CTA has, and how many columns of B its shared memory.
func (g *tcMma) half(t *tcDesc) (rows, columns int) {
	if g.pair {
		return t.m / 2, t.n / 2
	}
	return t.m, t.n
}

// run multiplies for lane i.
func (g *tcMma) run(w *warp, fr *frame, in *inst, i int) {
	t := g.descriptor(uint32(fr.regs[g.desc][i]))
	if t.why != "" {
		w.fault(fr, in, 1<<i, CodeUnsupported, t.why, "")
		return
	}
	ctas := []*cta{w.cta}
	if g.pair {
		if w.cta.rank|1 >= len(w.cta.unit.ctas) {
			w.fault(fr, in, 1<<i, CodeBarrier, "the cluster has no second CTA for .cta_group::2", "the cluster needs pairs of CTAs")
			return
		}
		ctas = w.cta.unit.ctas[w.cta.rank&^1 : w.cta.rank|1+1]
	}
	rows, columns := g.half(&t)
	room := &w.cta.unit.tiles
	room.next()
	b := matrix{t.n, room.take(t.k * t.n)}
	for k, c := range ctas {
		s := g.smem(fr.regs[g.b][i], t.b, t.bitsB, t.tranB)
		s.by = w.ofThread(tensorCoreReads, i)
		part, ok := s.readOf(c, w, fr, in, i, 0, columns, t.k, true)
		if !ok {
			return
		}
		for r := range t.k {
			copy(b.v[r*t.n+k*columns:], part.v[r*columns:(r+1)*columns])
		}
	}
	if g.scaled && !g.scaleB(w, fr, in, i, &t, &b) {
		return
	}
	for _, c := range ctas {
		a, ok := g.readA(c, w, fr, in, i, &t, rows)
		if !ok || g.scaled && !g.scaleA(c, w, fr, in, i, &t, &a) {
			return
		}
		if t.negA != t.negB {
			a.negate()
		}
		if !g.accumulate(c, w, fr, in, i, &t, &a, &b, rows) {
			return
		}
	}
	w.cta.unit.progress++
}

// smem reads a descriptor of shared memory (PTX ISA §9.7.16.4.1).
func (g *tcMma) smem(x uint64, t isa.Atom, elemBits int, transposed bool) smemMatrix {
	s := tcgenDescriptor(x)
	s.typ, s.bits, s.transposed = t, elemBits, transposed
	if elemBits < 8 && !g.op.Has(isa.KindMxf4) && !g.op.Has(isa.KindMxf4nvf4) {
		s.padded = true // sixteen elements in sixteen bytes, whatever their size
	}
	return s
}

// readA reads the rows of A that belong to a CTA.
func (g *tcMma) readA(c *cta, w *warp, fr *frame, in *inst, i int, t *tcDesc, rows int) (m matrix, ok bool) {
	if !g.inTmem {
		s := g.smem(fr.regs[g.a][i], t.a, t.bitsA, t.tranA)
		s.by = w.ofThread(tensorCoreReads, i)
		return s.readOf(c, w, fr, in, i, 0, rows, t.k, false)
	}
	if t.bitsA < 8 && t.k != 64 || (g.ws || g.pair) && t.m < 256 && !(g.ws && t.m == 128) {
		w.fault(fr, in, 1<<i, CodeUnsupported, "such a matrix A in tensor memory is not emulated yet", "")
		return m, false
	}
	at := uint32(fr.regs[g.a][i] + g.aImm)
	lane0, column := int(at>>16), int(at&0xffff)
	per := 32 / t.bitsA
	r := w.tensorAt(fr, in, i, c, column, t.k/per)
	m = w.cta.unit.tiles.zeros(rows, t.k)
	format := scalarFormat(t.a)
	for row := range rows {
		l := row
		if rows == 64 && !g.pair {
			l = row/16*32 + row%16
		}
		for k := 0; r.ok && k < t.k; k++ {
			v := uint64(r.get(lane0+l, column+k/per)) >> (k % per * t.bitsA)
			if t.bitsA < 32 {
				v &= 1<<t.bitsA - 1
			}
			m.v[row*t.k+k] = elementValue(t.a, format, v)
		}
	}
	return m, r.ok
}

// accumulate writes a CTA's rows of D.
func (g *tcMma) accumulate(c *cta, w *warp, fr *frame, in *inst, i int, t *tcDesc, a, b *matrix, rows int) bool {
	at := uint32(fr.regs[g.d][i] + g.dImm)
	lane0, column := int(at>>16), int(at&0xffff)
	_, last := g.lanesOf(t, 0, t.n-1, t.n)
	r := w.tensorAt(fr, in, i, c, column, last+1)
	if !r.ok {
		return false
	}
	d := w.cta.unit.tiles.zeros(rows, t.n)
	keep := (fr.preds[g.keep]^g.keepNeg)>>i&1 != 0
	// Consecutive columns of D are in one lane up to a half or a quarter of them.
	for row := range rows {
		for j := 0; keep && j < t.n; j += last + 1 {
			l, _ := g.lanesOf(t, row, j, t.n)
			if !g.disabled(fr, i, c, l+lane0) {
				r.read(d.v[row*t.n+j:][:last+1], t.d, l+lane0, column)
			}
		}
	}
	if f := math.Ldexp(1, -g.scaleD); keep && g.scaleD > 0 {
		for k := range d.v {
			d.v[k] *= f
		}
	}
	sum := arith{typ: t.d, sat: t.sat}
	sum.multiply(&d, a, b, 0, rows, 0, t.n, t.k)
	for row := range rows {
		for j := 0; j < t.n; j += last + 1 {
			l, _ := g.lanesOf(t, row, j, t.n)
			if !g.disabled(fr, i, c, l+lane0) {
				r.write(d.v[row*t.n+j:][:last+1], t.d, l+lane0, column)
			}
		}
	}
	return true
}

// disabled reports whether a lane of D must stay unchanged: four registers of a CTA's mask.
func (g *tcMma) disabled(fr *frame, i int, c *cta, l int) bool {
	if len(g.disable) == 0 {
		return false
	}
	n := l / 32
	if g.pair && len(g.disable) == 8 {
		n += c.rank & 1 * 4
	}
	return n < len(g.disable) && fr.regs[g.disable[n]][i]>>(l%32)&1 != 0
}

// factors returns how many scale factors a row of K elements has.
func (g *tcMma) factors(t *tcDesc) int {
	switch {
	case g.perBlock != 0:
		return g.perBlock
	case t.k == 64:
		return 2
	}
	return 1
}

// scaleA multiplies the rows of a CTA by their factors. Those of 32 rows are in the lanes of one
// column, as bytes of its words.
func (g *tcMma) scaleA(c *cta, w *warp, fr *frame, in *inst, i int, t *tcDesc, a *matrix) bool {
	block := t.k / g.factors(t)
	column := int(g.scales[0].at(w, fr, i) & 0xffff)
	rows := len(a.v) / t.k
	r := w.tensorAt(fr, in, i, c, column, (rows+31)/32)
	for row := 0; r.ok && row < rows; row++ {
		word := r.get(row%32, column+row/32)
		for k := range t.k {
			a.scale(row, k, scaleFactor(t.factors, byte(word>>((t.idA+k/block)%4*8))))
		}
	}
	return r.ok
}

// scaleB multiplies the columns of B.
func (g *tcMma) scaleB(w *warp, fr *frame, in *inst, i int, t *tcDesc, b *matrix) bool {
	block := t.k / g.factors(t)
	column := int(g.scales[1].at(w, fr, i) & 0xffff)
	r := w.tensorAt(fr, in, i, w.cta, column, (t.n+31)/32)
	for j := 0; r.ok && j < t.n; j++ {
		word := r.get(j%32, column+j/32)
		for k := range t.k {
			b.scale(k, j, scaleFactor(t.factors, byte(word>>((t.idB+k/block)%4*8))))
		}
	}
	return r.ok
}
