package emu

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// blockScale is the scale of the elements of A and B: a factor for each row of A, or column of B, and block along K
// (PTX ISA §9.7.14.3).
type blockScale struct {
	a, b    uint32    // registers with four factors
	ia, ib  [2]uint32 // numbers of the first byte and of the lanes that have the factors
	blocks  int
	factors isa.Atom // .ue8m0 or .ue4m3
}

// blockScale reads four operands, from the first-th on.
func (d *decoder) blockScale(first int) *blockScale {
	s := &blockScale{a: d.src(first, isa.B32), b: d.src(first+2, isa.B32), blocks: 1, factors: isa.Ue8m0}
	for k, to := range []*[2]uint32{&s.ia, &s.ib} {
		e := d.elems(first + 1 + 2*k)
		if len(e) != 2 {
			d.bad = true
			return s
		}
		to[0], to[1] = d.srcAt(e[0], isa.B16), d.srcAt(e[1], isa.B16)
	}
	switch {
	case d.op.Has(isa.ScaleVec4X):
		s.blocks = 4
	case d.op.Has(isa.ScaleVec2X) || d.op.Has(isa.KindMxf4):
		s.blocks = 2
	}
	if d.op.Has(isa.Ue4m3) {
		s.factors = isa.Ue4m3
	}
	return s
}

// apply multiplies the matrices.
func (s *blockScale) apply(fr *frame, a, b *matrix, size shape) {
	block := size.k / s.blocks
	factor := func(reg, byteID uint32, l, n int) float64 {
		at := int(fr.regs[byteID][0]) + n
		return scaleFactor(s.factors, byte(fr.regs[reg][l%lanes]>>(at%4*8)))
	}
	for n := range s.blocks {
		for i := range size.m { // a pair of lanes has rows i and i+8
			l := i%8*4 + i/8 + int(fr.regs[s.ia[1]][0]&1)*2
			f := factor(s.a, s.ia[0], l, n)
			for k := n * block; k < (n+1)*block; k++ {
				a.scale(i, k, f)
			}
		}
		for j := range size.n {
			f := factor(s.b, s.ib[0], 4*j+int(fr.regs[s.ib[1]][0]&3), n)
			for k := n * block; k < (n+1)*block; k++ {
				b.scale(k, j, f)
			}
		}
	}
}

// scaleFactor returns the value of the bits of a factor.
func scaleFactor(t isa.Atom, x byte) float64 {
	if t == isa.Ue4m3 {
		return softfp.UE4M3.ToFloat64(uint64(x))
	}
	return softfp.UE8M0ToFloat64(x)
}
