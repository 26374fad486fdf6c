package isel

import (
	"cmp"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxInPlace bounds the stores that an argument is built by, and the instructions between them and the call.
const maxInPlace = 64

// argumentsInPlace finds variables that only hold a structure until a call takes it by value: all accesses are stores
// in the block of the call. The values are stored to the parameter directly, and the variable takes no local memory,
// which ptxas would keep even if nothing reads it.
func (s memSelector) argumentsInPlace() {
	s.inPlace.Reset(s.f.NumInsts())
	if s.opt.Level == 0 {
		return
	}
	f := s.f
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if f.Op(v) == ir.OpAlloca {
			s.buildInPlace(v)
		}
	}
}

// buildInPlace marks variable v and its stores if v is only built for one call.
func (s memSelector) buildInPlace(v ir.Value) {
	f := s.f
	var call ir.Value
	arg := 0
	stores := s.placed[:0]
	ok := s.placedUses(v, func(w ir.Value, operand int) bool {
		switch {
		case f.Op(w) == ir.OpStore && operand == 1 && f.Flags(w)&ir.FlagVolatile == 0 && f.Mem(w).Order == ir.NotAtomic:
			stores = append(stores, w)
			return len(stores) <= maxInPlace
		case f.Op(w) != ir.OpCall:
			return false
		case f.CalleeIntrinsic(w).IsLifetime():
			return true
		}
		again := call != ir.None
		call, arg = w, operand
		return !again && f.CalleeIntrinsic(w) == ir.NotIntrinsic && f.Callee(w).Kind() != ir.KAsm && operand < f.NumArgs(w)
	})
	s.placed = stores
	if !ok || call == ir.None || len(stores) == 0 || arg >= len(s.m.Types.Elems(f.Call(call).FnType)) {
		return
	}
	if _, t := s.calls().actual(call, f.Call(call), arg); t == ir.NoType || !s.fillInOrder(call, f.Operand(call, arg), t) {
		return
	}
	s.inPlace.Add(uint32(v))
	for _, w := range stores {
		s.inPlace.Add(uint32(w))
	}
}

// placedUses calls yield with each use of pointer p, and of pointers at a known distance from it, until yield returns
// false.
func (s memSelector) placedUses(p ir.Value, yield func(w ir.Value, operand int) bool) bool {
	f := s.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		w := f.User(x)
		switch f.Op(w) {
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, w); !ok || f.UseIndex(x) != 0 || !s.placedUses(w, yield) {
				return false
			}
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			if !s.placedUses(w, yield) {
				return false
			}
		default:
			if !yield(w, f.UseIndex(x)) {
				return false
			}
		}
	}
	return true
}

// fillInOrder reports whether all of s.placed precede call in its block, write disjoint parts of the object of type t
// that argument p points to, and can be moved to the call.
func (s memSelector) fillInOrder(call, p ir.Value, t ir.Type) bool {
	f := s.f
	size := int64(s.m.SizeOf(t))
	if r := analysis.RefOf(f, p); !r.Exact || r.Off != 0 {
		return false
	}
	for i, w := range s.placed {
		r := analysis.RefOf(f, f.Operand(w, 1))
		end := r.Off + int64(s.m.StoreSize(f.TypeOf(f.Operand(w, 0))))
		if !r.Exact || r.Off < 0 || end > size || f.BlockOf(w) != f.BlockOf(call) {
			return false
		}
		for _, y := range s.placed[:i] {
			q := analysis.RefOf(f, f.Operand(y, 1))
			if r.Off < q.Off+int64(s.m.StoreSize(f.TypeOf(f.Operand(y, 0)))) && q.Off < end {
				return false
			}
		}
	}
	found, between := 0, false
	for w, n := f.Prev(call), 0; w != ir.None && n < maxInPlace && found < len(s.placed); w, n = f.Prev(w), n+1 {
		if f.Op(w) != ir.OpStore || analysis.RefOf(f, f.Operand(w, 1)).Base != analysis.RefOf(f, p).Base {
			between = between || s.flow().mustKeep(w)
			continue
		}
		found++
		// A load would be done where its value is stored.
		if x := f.Operand(w, 0); between && x.IsInst() && f.Op(x) == ir.OpLoad {
			return false
		}
	}
	return found == len(s.placed)
}

// passBuilt emits the stores that initialise the variable at p as stores to the parameter; false if the variable is in
// memory.
func (s memSelector) passBuilt(p ir.Value, x *access) bool {
	f := s.f
	v := analysis.RefOf(f, p).Base
	if !v.IsInst() || !s.inPlace.Has(uint32(v)) {
		return false
	}
	s.placed = s.placed[:0]
	s.placedUses(v, func(w ir.Value, _ int) bool {
		if f.Op(w) == ir.OpStore {
			s.placed = append(s.placed, w)
		}
		return true
	})
	at := func(w ir.Value) int64 { return analysis.RefOf(f, f.Operand(w, 1)).Off }
	slices.SortFunc(s.placed, func(a, b ir.Value) int { return cmp.Compare(at(a), at(b)) })
	for _, w := range s.placed {
		part := *x
		part.a.off += at(w)
		part.base = x.align(uint64(at(w)))
		val := f.Operand(w, 0)
		if val.IsInst() && f.Op(val) == ir.OpLoad { // values loaded in pieces are stored in the same pieces
			part.base = min(part.base, f.Mem(val).Bytes())
		}
		s.storeInst(val, &part)
	}
	return true
}
