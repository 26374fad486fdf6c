package vectorize

import (
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/alignment"
)

// InferAlignment raises the alignment of loads and stores that are aligned to less than their size to the alignment
// of their address. PTX has no unaligned accesses: an access of less alignment is split. Local variables
// are aligned for the sake of such an access. It reports whether it has changed the function.
func (s *Vectorizer) InferAlignment(e Env) bool {
	s.enter(e)
	f := s.F
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if op := f.Op(v); op != ir.OpLoad && op != ir.OpStore {
				continue
			}
			size := min(s.m.StoreSize(analysis.AccessedType(f, v)), alignment.WidestAccess)
			if f.Mem(v).Bytes() >= size {
				continue
			}
			p := analysis.PointerOf(f, v)
			if s.Values.PointerAlign(p) < size {
				s.raiseAlign(p, min(uint64(1)<<bits.Len64(size-1), Bytes))
			}
			changed = alignment.Raise(f, s.Values, v) || changed
		}
	}
	return changed || s.raised
}

// alignedFor reports whether the first access of a group is aligned to bytes: by its own alignment, that of another
// one at a distance, or the address.
func (s *Vectorizer) alignedFor(list []piece, group []int, bytes int64) bool {
	f := s.F
	for _, j := range group {
		d := list[j].form.K - list[group[0]].form.K
		if f.Mem(list[j].inst).Bytes() >= uint64(bytes) && d%bytes == 0 {
			return true
		}
	}
	p := analysis.PointerOf(f, list[group[0]].inst)
	return s.Values.PointerAlign(p) >= uint64(bytes) || s.raiseAlign(p, uint64(bytes))
}

// raiseAlign raises the alignment of the local variable that p points into to that of vectors, if p is then aligned to bytes.
func (s *Vectorizer) raiseAlign(p ir.Value, bytes uint64) bool {
	f := s.F
	v := analysis.LocalVariable(f, p)
	if v == ir.None || f.AllocaAlign(v) >= Bytes || slices.Contains(s.kept, v) {
		return false
	}
	if analysis.StaysInRegisters(f, v) {
		s.kept = append(s.kept, v)
		return false
	}
	was := f.Flags(v)
	f.SetFlags(v, was.WithAllocaAlign(Bytes))
	if s.Values.PointerAlign(p) < bytes {
		f.SetFlags(v, was)
		return false
	}
	s.raised = true
	return true
}

// alignFilled raises the alignment of local variables that memory intrinsic v fills or copies with vectors.
func (s *Vectorizer) alignFilled(v ir.Value) {
	f := s.F
	pointers := 0
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset:
		pointers = 1
	case ir.IntrMemcpy, ir.IntrMemmove:
		pointers = 2
	}
	for i := range pointers {
		if n, ok := f.Consts.Uint(f.Operand(v, 2)); ok && n >= Bytes {
			s.raiseAlign(f.Operand(v, i), Bytes)
		}
	}
}
