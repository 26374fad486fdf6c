package passes

import (
	"math/bits"
	"slices"

	"gonvvm/internal/ir"
)

const (
	// widestAccess is the size of ld.global.v8.b32, in bytes.
	widestAccess = 32
	// maxVariableDepth is the number of steps from an address to its local variable.
	maxVariableDepth = 8
)

// inferAlignment raises the alignment of loads and stores that are aligned to less than their size to the alignment
// of their address. PTX has no unaligned accesses: an access of less alignment is split. Local variables
// are aligned for the sake of such an access.
func inferAlignment(u *unit) bool {
	f, s := u.f, &u.vectorizer
	s.raised, s.kept = false, s.kept[:0]
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			t := f.TypeOf(v)
			switch f.Op(v) {
			case ir.OpLoad:
			case ir.OpStore:
				t = f.TypeOf(f.Operand(v, 0))
			default:
				continue
			}
			mem := f.Mem(v)
			size := min(u.m.StoreSize(t), widestAccess)
			if mem.Bytes() >= size {
				continue
			}
			p := pointerOf(f, v)
			known := u.values.PointerAlign(p)
			if known < size && s.raiseAlign(p, min(uint64(1)<<bits.Len64(size-1), vectorBytes)) {
				known = u.values.PointerAlign(p)
			}
			if known > mem.Bytes() {
				mem.Align = uint8(bits.Len64(known) - 1)
				f.SetMem(v, mem)
				changed = true
			}
		}
	}
	return changed || s.raised
}

// raiseAlign raises the alignment of the local variable that p points into to that of vectors, if p is then aligned to bytes.
func (s *vectorizerState) raiseAlign(p ir.Value, bytes uint64) bool {
	f := s.f
	v := localVariable(f, p)
	if v == ir.None || f.AllocaAlign(v) >= vectorBytes || slices.Contains(s.kept, v) {
		return false
	}
	if s.staysInRegisters(v) {
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

// staysInRegisters reports whether ptxas may keep local variable v in registers and select among them: it does so with small arrays of words
// whose accesses have variable indices, but not if any of them is a vector. Local memory takes 1.5 times as long.
func (s *vectorizerState) staysInRegisters(v ir.Value) bool {
	const most = 64 // bytes
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 0))
	return ok && n*s.m.SizeOf(f.ElemType(v)) <= most && s.accessedByWords(v, maxVariableDepth)
}

// accessedByWords reports whether loads and stores of words are all that is done with the memory that p points to, but for filling it.
func (s *vectorizerState) accessedByWords(p ir.Value, depth int) bool {
	const least, most = 4, 8
	f := s.f
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		switch f.Op(v) {
		case ir.OpLoad:
			if n := s.m.StoreSize(f.TypeOf(v)); n < least || n > most {
				return false
			}
		case ir.OpStore:
			if n := s.m.StoreSize(f.TypeOf(f.Operand(v, 0))); f.UseIndex(u) == 0 || n < least || n > most {
				return false
			}
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth == 0 || !s.accessedByWords(v, depth-1) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemset:
				if !f.Operand(v, 2).IsConst() {
					return false
				}
			default:
				return false
			}
		default:
			return false
		}
	}
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

// localVariable returns the alloca that p points into, or None. A phi is followed to an address that enters its loop.
func localVariable(f *ir.Func, p ir.Value) ir.Value {
	phi := ir.None
	for range maxVariableDepth {
		switch f.Op(p) {
		case ir.OpAlloca:
			return p
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if p = f.Operand(p, 0); p == phi { // the step of the loop
				p = f.Operand(phi, 2)
			}
		case ir.OpPhi:
			if phi != ir.None || f.NumOps(p) != 4 {
				return ir.None
			}
			phi, p = p, f.Operand(p, 0)
		default:
			return ir.None
		}
	}
	return ir.None
}
