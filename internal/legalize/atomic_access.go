package legalize

import (
	"strconv"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
)

// atomicWhole reports whether atomic operation v can be one access. An access of several parts, or of
// an address that is not aligned to its size, could be seen half done, so it is refused.
func (s *atomics) atomicWhole(v ir.Value) bool {
	t := s.accessType(v)
	size, align := s.m.SizeOf(t), s.f.Mem(v).Bytes()
	what := atomicName(s.f.Op(v))
	switch {
	case size > lowering.LargestAtomic:
		s.fail(v, "S0004", "unsupported "+what+" of "+s.m.Types.String(t)+": the largest atomic access of PTX has 16 bytes, this one has "+strconv.Itoa(int(size)), "protect the object with a lock, or access its parts")
		return false
	case align < size:
		s.fail(v, "S0004", "unsupported "+what+" of "+s.m.Types.String(t)+": its address is aligned to "+strconv.Itoa(int(align))+", an atomic access needs "+strconv.Itoa(int(size)), "align the object")
		return false
	}
	return true
}

// isSystem reports whether a scope is that of the system. So are unknown ones, which selection refuses.
func (s *atomics) isSystem(scope uint8) bool {
	switch s.m.Scopes[scope] {
	case "device", "agent", "block", "workgroup", "cluster", "singlethread":
		return false
	}
	return true
}

// accessType returns the type of the value in memory.
func (s *atomics) accessType(v ir.Value) ir.Type {
	switch s.f.Op(v) {
	case ir.OpStore:
		return s.f.TypeOf(s.f.Operand(v, 0))
	case ir.OpAtomicRMW, ir.OpCmpXchg:
		return s.f.TypeOf(s.f.Operand(v, 1))
	}
	return s.f.TypeOf(v)
}

// isAtomicAccess reports whether v is an atomic load or store that other threads can see.
func (s *atomics) isAtomicAccess(v ir.Value) bool {
	op, p := s.f.Op(v), s.f.Operand(v, 0)
	if op == ir.OpStore {
		p = s.f.Operand(v, 1)
	}
	m := s.f.Mem(v)
	return (op == ir.OpLoad || op == ir.OpStore) && m.Order > ir.NotAtomic && m.Scope != lowering.ScopeThread && !s.isLocal(p) &&
		s.m.Types.AddrSpace(s.f.TypeOf(p)) != uint32(target.ASConst)
}

// lowerAtomicAccess makes atomic load or store v one access: a vector becomes an integer of its size.
func (s *atomics) lowerAtomicAccess(v ir.Value) {
	if !s.atomicWhole(v) {
		return
	}
	f, t := s.f, s.accessType(v)
	bits := s.m.BitsOf(t)
	if bits == 128 {
		ft := target.FeatureLdStB128
		if m := f.Mem(v); f.Flags(v)&ir.FlagVolatile != 0 || s.isSystem(m.Scope) {
			ft = target.FeatureB128Sys
		}
		if !s.need(v, "an atomic access of 128 bits", ft) {
			return
		}
	}
	if !s.m.Types.IsVector(t) && bits <= 64 || s.m.Types.IsInt(t) {
		return
	}
	s.changed = true
	b := ir.NewBuilder(f).Before(v)
	b.Loc = f.DebugLoc(v)
	whole := s.m.Types.Int(int(bits))
	if f.Op(v) == ir.OpStore {
		x := s.atomicBits(b, f.Operand(v, 0), whole)
		b.MemOp(ir.OpStore, ir.Void, f.Mem(v), f.Flags(v)&ir.FlagVolatile, x, f.Operand(v, 1))
	} else {
		x := b.MemOp(ir.OpLoad, whole, f.Mem(v), f.Flags(v)&ir.FlagVolatile, f.Operand(v, 0))
		f.ReplaceAll(v, s.fromAtomicBits(b, x, t))
	}
	f.Erase(v)
}

// atomicBits returns x as an integer of type whole, fromAtomicBits an integer as a value of type t.
func (s *atomics) atomicBits(b *ir.Builder, x ir.Value, whole ir.Type) ir.Value {
	if t := b.F.TypeOf(x); s.m.Types.IsPtr(s.m.Types.Scalar(t)) {
		x = b.Cast(ir.OpPtrToInt, x, s.pointerBits(t), 0)
	}
	return b.Cast(ir.OpBitCast, x, whole, 0)
}

func (s *atomics) fromAtomicBits(b *ir.Builder, x ir.Value, t ir.Type) ir.Value {
	if !s.m.Types.IsPtr(s.m.Types.Scalar(t)) {
		return b.Cast(ir.OpBitCast, x, t, 0)
	}
	return b.Cast(ir.OpIntToPtr, b.Cast(ir.OpBitCast, x, s.pointerBits(t), 0), t, 0)
}

// pointerBits returns the type of integers, or vectors of them, that have the size of pointers t.
func (s *atomics) pointerBits(t ir.Type) ir.Type {
	ty := &s.m.Types
	return ty.WithScalar(t, ty.Int(s.m.Layout.PtrBits(ty.AddrSpace(ty.Scalar(t)))))
}

// atomicName returns the name of an atomic operation for messages.
func atomicName(op ir.Op) string {
	switch op {
	case ir.OpLoad:
		return "atomic load"
	case ir.OpStore:
		return "atomic store"
	}
	return op.String()
}
