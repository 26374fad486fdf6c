package vectorize

import "gonvvm/internal/ir"

// words returns the stored value of a group of stores without gaps as words of four bytes if they store all parts of such words: halves of an
// integer are the integer. It returns None if there is a part that is not one. (LLVM's DAG combiner merges such stores.)
func (s *Vectorizer) words(list []piece, group []int) ir.Value {
	each := int64(s.m.SizeOf(list[group[0]].elem))
	size := int64(len(group)) * each
	if each >= 4 || size%4 != 0 {
		return ir.None
	}
	var words [Bytes / 4]ir.Value
	for i, j := range group {
		if list[j].n != 1 {
			return ir.None
		}
		k, at := int64(i)*each/4, int64(i)*each%4
		x, low := s.part(s.F.Operand(list[j].inst, 0))
		if at == 0 {
			words[k] = x
		}
		if x == ir.None || x != words[k] || low != uint64(8*at) {
			return ir.None
		}
	}
	if size == 4 {
		return words[0]
	}
	v := s.c.Poison(s.ty.Vector(ir.I32, int(size/4), false))
	for k, x := range words[:size/4] {
		v = s.with(v, x, k)
	}
	return v
}

// part returns the integer of 32 bits that v is a part of, and the number of its lowest bit there; None if v is not one.
func (s *Vectorizer) part(v ir.Value) (x ir.Value, low uint64) {
	f := s.F
	if f.Op(v) == ir.OpBitCast {
		v = f.Operand(v, 0)
	}
	if f.Op(v) != ir.OpTrunc || f.TypeOf(f.Operand(v, 0)) != ir.I32 {
		return ir.None, 0
	}
	x = f.Operand(v, 0)
	if op := f.Op(x); op == ir.OpLShr || op == ir.OpAShr {
		if k, ok := s.c.Uint(f.Operand(x, 1)); ok && k+uint64(s.ty.Bits(f.TypeOf(v))) <= 32 {
			return f.Operand(x, 0), k
		}
	}
	return x, 0
}
