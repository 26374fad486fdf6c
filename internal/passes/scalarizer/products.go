package scalarizer

import "gonvvm/internal/ir"

// summands reports whether v multiplies vectors and each element of the product is used by one sum or difference of numbers, of which
// the multiplication becomes a part: an fma for each element takes fewer instructions than products of pairs and the sums.
func (s *Scalarizer) summands(v ir.Value) bool {
	f := s.f
	t := f.TypeOf(v)
	if f.Op(v) != ir.OpFMul || !s.packs.F32 || s.ty.Elem(t) != ir.Float || s.ty.IsScalable(t) || s.ty.Len64(t) > maxLanes || !s.contracts(v) {
		return false
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		x := f.User(u)
		if f.Op(x) != ir.OpExtractElement || !f.Operand(x, 1).IsConst() || f.BlockOf(x) != f.BlockOf(v) || !f.HasOneUse(x) {
			return false
		}
		sum := f.User(f.FirstUse(x))
		if op := f.Op(sum); op != ir.OpFAdd && op != ir.OpFSub || f.BlockOf(sum) != f.BlockOf(v) || !s.contracts(sum) {
			return false
		}
	}
	return f.HasUses(v)
}

// contracts reports whether operation v may be a part of an fma.
func (s *Scalarizer) contracts(v ir.Value) bool {
	return s.packs.FMA || s.f.Flags(v)&ir.FlagContract != 0
}
