package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

const maxProductSpan = 32 // instructions between the halves of a product

// products moves the two halves of a product of 32 bits beside each other, the later one directly after the other. Ptxas computes them as one
// instruction, which is also faster than that of the upper half alone, but only if they follow each other in its input:
//
//	mul.lo.s32 l, a, b; …; mul.hi.u32 h, a, b   →   mul.lo.s32 l, a, b; mul.hi.u32 h, a, b; …
func (o *Optimizer) products() bool {
	f, w := o.f, &o.flow
	changed := false
	for i := range uint32(len(f.Insts)) {
		in := &f.Insts[i]
		if !isHalf(in, isa.Hi) || !o.pure(in) {
			continue
		}
		r := w.run[i]
		from := max(w.first[r], i-min(i, maxProductSpan))
		to := min(w.first[r+1], i+maxProductSpan)
		for j := from; j < to; j++ {
			if !isHalf(&f.Insts[j], isa.Lo) || !o.pure(&f.Insts[j]) || !o.sameFactors(i, j) {
				continue
			}
			if a, b := min(i, j), max(i, j); b > a+1 && o.precedes(b, a+1) && !o.writesFactor(a) {
				o.moveUp(b, a+1)
				changed = true
			}
			break
		}
	}
	return changed
}

// isHalf reports whether in computes the lower or the upper half of a product of numbers of 32 bits.
func isHalf(in *ptx.Inst, half isa.Atom) bool {
	return in.Op.Sem() == isa.SemMul && in.Guard == 0 && in.N == 3 && in.Op.Type().Bits() == 32 && in.Op.Has(half)
}

// sameFactors reports whether instructions i and j multiply the same operands, in any order.
func (o *Optimizer) sameFactors(i, j uint32) bool {
	x, y := o.operands(&o.f.Insts[i]), o.operands(&o.f.Insts[j])
	return x[1] == y[1] && x[2] == y[2] || x[1] == y[2] && x[2] == y[1]
}

// writesFactor reports whether the result of multiplication i is one of its operands: then the other half has another factor.
func (o *Optimizer) writesFactor(i uint32) bool {
	ops := o.operands(&o.f.Insts[i])
	return ops[0] == ops[1] || ops[0] == ops[2]
}
