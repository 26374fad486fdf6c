package passes

import (
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/alignment"
)

// alignFromAssumptions uses assumptions about alignment before loops change addresses.
func alignFromAssumptions(r *runner) bool {
	changed := false
	if analysis.Assumes(r.m) {
		r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
			if u := r.units[0]; r.optimizes(f) {
				u.enter(f)
				changed = u.alignments.Run(f, &u.values, u.CFG(), u.Dom, true) || changed
			}
		})
	}
	return changed
}

// alignFromAssumptionsLate uses them when loops are unrolled: one of the accesses of four iterations may be aligned to 16 bytes.
func alignFromAssumptionsLate(u *unit) bool {
	return analysis.Assumes(u.m) && u.alignments.Run(u.f, &u.values, u.CFG(), u.Dom, false)
}

// inferAlignment raises the alignment of loads and stores that are aligned to less than their size to the alignment
// of their address. PTX has no unaligned accesses: an access of less alignment is split. Local variables
// are aligned for the sake of such an access.
func inferAlignment(u *unit) bool {
	f, s := u.f, &u.vectorizer
	s.raised, s.kept = false, s.kept[:0]
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if op := f.Op(v); op != ir.OpLoad && op != ir.OpStore {
				continue
			}
			size := min(u.m.StoreSize(accessedType(f, v)), alignment.WidestAccess)
			if f.Mem(v).Bytes() >= size {
				continue
			}
			p := analysis.PointerOf(f, v)
			if u.values.PointerAlign(p) < size {
				s.raiseAlign(p, min(uint64(1)<<bits.Len64(size-1), vectorBytes))
			}
			changed = alignment.Raise(f, &u.values, v) || changed
		}
	}
	return changed || s.raised
}

// raiseAlign raises the alignment of the local variable that p points into to that of vectors, if p is then aligned to bytes.
func (s *vectorizerState) raiseAlign(p ir.Value, bytes uint64) bool {
	f := s.f
	v := analysis.LocalVariable(f, p)
	if v == ir.None || f.AllocaAlign(v) >= vectorBytes || slices.Contains(s.kept, v) {
		return false
	}
	if analysis.StaysInRegisters(f, v) {
		s.kept = append(s.kept, v)
		return false
	}
	was := f.Flags(v)
	f.SetFlags(v, was.WithAllocaAlign(vectorBytes))
	if s.values.PointerAlign(p) < bytes {
		f.SetFlags(v, was)
		return false
	}
	s.raised = true
	return true
}

// alignFilled raises the alignment of local variables that memory intrinsic v fills or copies with vectors.
func (s *vectorizerState) alignFilled(v ir.Value) {
	f := s.f
	pointers := 0
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset:
		pointers = 1
	case ir.IntrMemcpy, ir.IntrMemmove:
		pointers = 2
	}
	for i := range pointers {
		if n, ok := f.Consts.Uint(f.Operand(v, 2)); ok && n >= vectorBytes {
			s.raiseAlign(f.Operand(v, i), vectorBytes)
		}
	}
}
