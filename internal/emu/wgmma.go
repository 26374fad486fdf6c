package emu

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// wgmma (PTX ISA §9.7.15): a warpgroup multiplies 64 rows, each of its warps 16 of them. A
// warp needs no other for that, so each multiplies for itself when it issues the instruction:
// the earliest of the moments a program must reckon with. Fences and waits have nothing left to do.

// wgmma is a wgmma.mma_async as it is decoded.
type wgmma struct {
	s          shape
	a          *fragment // in registers, or
	descA      uint32    // in shared memory
	descB      uint32
	typeA      isa.Atom
	typeB      isa.Atom
	d          *fragment
	keep       uint32 // predicate: add to the contents of d
	keepNeg    uint32
	negA, negB bool
	tranA      bool
	tranB      bool
	sparse     *sparsity
	arith
}

// wgmmaBits is the size of a row of A.
const wgmmaBits = 256

// warpRows is the number of rows that a warp of a warpgroup has.
const warpRows = 16

func decodeWgmma(d *decoder) bool {
	types := d.types()
	s, ok := d.shape()
	if !ok || len(types) != 3 {
		return false
	}
	g := &wgmma{s: s, typeA: types[1], typeB: types[2], arith: d.matrixArith(types[0], types[1])}
	sparse := d.op.Has(isa.Sp)
	k := s.k
	if sparse {
		k /= 2
	}
	if k*elementBits(g.typeA) != wgmmaBits {
		return false // PTX has each shape for one kind only
	}
	frag := func(t isa.Atom, regs []uint32) *fragment {
		return &fragment{typ: t, width: elementBits(t), regs: regs}
	}
	g.d = frag(types[0], d.vectorDst(0))
	g.d.at = placeWgmma(g.d.per())
	if len(g.d.regs)*g.d.per() != s.n/2 {
		d.bad = true
		return false
	}
	if d.arg(1).Kind == ptx.OpVec {
		g.a = frag(types[1], d.vectorSrc(1))
		g.a.at = placeA(shape{warpRows, s.n, k}, g.a.per())
		if len(g.a.regs)*g.a.per()*lanes != warpRows*k {
			d.bad = true
			return false
		}
	} else {
		g.descA = d.src(1, isa.B64)
	}
	g.descB = d.src(2, isa.B64)
	next := 3
	if sparse {
		g.sparse = newSparsity(d.src(3, isa.B32), int(d.arg(4).Imm), s.k, types[1], false)
		next += 2
	}
	g.keep, g.keepNeg = d.psrc(next)
	if next+2 < d.num() {
		g.negA, g.negB = int32(d.arg(next+1).Imm) < 0, int32(d.arg(next+2).Imm) < 0
	}
	next += 3
	if g.descA != 0 && next < d.num() {
		g.tranA = d.arg(next).Imm != 0
		next++
	}
	if next < d.num() {
		g.tranB = d.arg(next).Imm != 0
	}
	if g.a != nil {
		g.a.prepare(warpRows, k)
	}
	g.d.prepare(warpRows, s.n)
	return d.warpWide(g.run)
}

// placeWgmma is the fragment of D: as that of mma, for 8 columns after the other.
func placeWgmma(int) place {
	return func(l, t int) (int, int) { return l>>2 + 8*(t>>1&1), t>>2*8 + l&3*2 + t&1 }
}

func (g *wgmma) run(w *warp, fr *frame, in *inst, m uint32) {
	first := lane(m)
	room := &w.cta.unit.tiles
	room.next()
	k := g.s.k
	if g.sparse != nil {
		k /= 2
	}
	var a matrix
	ok := true
	if g.a != nil {
		a = g.a.read(w, fr, warpRows, k)
	} else {
		desc := wgmmaDescriptor(fr.regs[g.descA][first], g.typeA, g.tranA)
		desc.by = w.ofThread(wgmmaReads, 0)
		a, ok = desc.read(w, fr, in, first, w.id%4*warpRows, warpRows, k, false)
	}
	if !ok {
		return
	}
	if g.sparse != nil {
		a = g.sparse.expand(room, a, func(row, chunk int) int { return g.sparse.nibble(fr, row, chunk) })
	}
	desc := wgmmaDescriptor(fr.regs[g.descB][first], g.typeB, g.tranB)
	desc.by = w.ofThread(wgmmaReads, 0)
	b, ok := desc.read(w, fr, in, first, 0, g.s.n, g.s.k, true)
	if !ok {
		return
	}
	if g.negA != g.negB {
		a.negate()
	}
	var out matrix
	if (fr.preds[g.keep]^g.keepNeg)>>first&1 != 0 {
		out = g.d.read(w, fr, warpRows, g.s.n)
	} else {
		out = room.zeros(warpRows, g.s.n)
	}
	g.multiply(&out, &a, &b, 0, warpRows, 0, g.s.n, g.s.k)
	g.d.write(w, fr, out, m)
}

// decodeWgmmaCommit ends a group of the warp's operations.
func decodeWgmmaCommit(d *decoder) bool {
	return d.warpWide(func(w *warp, _ *frame, _ *inst, _ uint32) {
		w.ofThread(wgmmaReads, 0).commit()
	})
}

// decodeWgmmaWait waits until at most n groups of the warp have not ended.
func decodeWgmmaWait(d *decoder) bool {
	n := d.arg(0).Imm
	return d.warpWide(func(w *warp, _ *frame, _ *inst, _ uint32) {
		w.endGroups(w.ofThread(wgmmaReads, 0), n)
	})
}

// decodeWarpNop decodes instructions that only keep the warp together.
func decodeWarpNop(d *decoder) bool {
	return d.warpWide(func(*warp, *frame, *inst, uint32) {})
}
