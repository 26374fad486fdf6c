package bitcode

import (
	"math/bits"

	"gonvvm/internal/ir"
)

func log2(n uint64) uint8 { return uint8(bits.Len64(n) - 1) }

// pointer takes a value that must be a pointer.
func (r *reader) pointer(i *int, what string) slot {
	p := r.value(i)
	if !r.m.Types.IsPtr(p.t) {
		panic(r.fail(eType, what+" with an address of type "+r.m.Types.String(p.t)))
	}
	return p
}

// pointee returns the pointee of pointer p.
func (r *reader) pointee(p slot, what string) slot {
	id := r.elemID(p.id)
	if id == noType {
		panic(r.fail(eType, what+" needs a type on an opaque pointer"))
	}
	return slot{t: r.typ(uint64(id)), id: id}
}

// sized checks that values of type t can be in memory.
func (r *reader) sized(t ir.Type, what string) {
	if !r.m.Types.IsSized(t) || !r.m.Types.IsFirstClass(t) {
		panic(r.fail(eType, what+" of type "+r.m.Types.String(t)+", which has no size"))
	}
}

// accessAlign decodes the alignment of an access to values of type t.
func (r *reader) accessAlign(code uint64, t ir.Type) uint8 {
	if a := r.alignment(code); a != 0 {
		return log2(a)
	}
	return log2(r.m.AlignOf(t))
}

// order decodes an atomic ordering; unknown ones are the strictest.
func order(code uint64) ir.Order {
	if code > uint64(ir.SeqCst) {
		return ir.SeqCst
	}
	return ir.Order(code)
}

// scope decodes a sync scope.
func (r *reader) scope(code uint64) uint8 {
	switch {
	case r.scopes == nil && code == 0:
		return 1 // singlethread
	case r.scopes == nil && code == 1:
		return 0
	case code >= uint64(len(r.scopes)):
		panic(r.fail(eRef, "undefined synchronization scope "+utoa(code)))
	}
	return r.scopes[code]
}

func volatile(x uint64) ir.Flags {
	if x != 0 {
		return ir.FlagVolatile
	}
	return 0
}

// memory reads alloca, load and store.
func (r *reader) memory() ir.Value {
	f := r.fn.f
	i := 0
	code := r.s.Code
	switch code {
	case fnAlloca:
		return r.alloca()
	case fnLoad, fnLoadAtomic:
		rest := 2
		if code == fnLoadAtomic {
			rest = 4
		}
		p := r.pointer(&i, "load")
		var t slot
		if len(r.s.Ops)-i == rest+1 {
			id := r.op(&i)
			t = slot{t: r.valueType(id), id: uint32(id)}
		} else {
			t = r.pointee(p, "load")
		}
		r.sized(t.t, "load")
		m := ir.Mem{Align: r.accessAlign(r.op(&i), t.t)}
		fl := volatile(r.op(&i))
		if code == fnLoadAtomic {
			m.Order = order(r.op(&i))
			m.Scope = r.scope(r.op(&i))
			if m.Order == ir.Release || m.Order == ir.AcqRel {
				panic(r.fail(eType, "a load cannot release"))
			}
		}
		v := r.emit(ir.OpLoad, t, fl, 0, p.v)
		f.SetMem(v, m)
		return v
	}
	p := r.pointer(&i, "store")
	var x slot
	if code == fnStore || code == fnStoreAtomic {
		x = r.value(&i)
	} else {
		x = r.pointee(p, "store")
		x.v = r.plain(&i, x)
	}
	r.sized(x.t, "store")
	m := ir.Mem{Align: r.accessAlign(r.op(&i), x.t)}
	fl := volatile(r.op(&i))
	if code == fnStoreAtomic || code == fnStoreAtomicOld {
		m.Order = order(r.op(&i))
		m.Scope = r.scope(r.op(&i))
		if m.Order == ir.Acquire || m.Order == ir.AcqRel {
			panic(r.fail(eType, "a store cannot acquire"))
		}
	}
	v := r.emit(ir.OpStore, void, fl, 0, x.v, p.v)
	f.SetMem(v, m)
	return v
}

func (r *reader) alloca() ir.Value {
	ty := &r.m.Types
	ops := r.need(4)
	t := slot{t: r.typ(ops[0]), id: uint32(ops[0])}
	space := r.m.Layout.AllocaSpace()
	if len(ops) > 4 {
		space = r.space(ops[4])
	}
	if ops[3]&allocaExplicitBit == 0 {
		if !ty.IsPtr(t.t) {
			panic(r.fail(eType, "alloca must return a pointer"))
		}
		space = ty.AddrSpace(t.t)
		t = r.pointee(t, "alloca")
	}
	r.sized(t.t, "alloca")
	ct := r.typ(ops[1])
	if !ty.IsInt(ct) {
		panic(r.fail(eType, "alloca with a number of elements of type "+ty.String(ct)))
	}
	count := r.typed(ops[2], ct, uint32(ops[1]))
	fl := ir.Flags(0)
	if ops[3]&allocaInAllocaBit != 0 {
		fl |= ir.AllocaInAlloca
	}
	if ops[3]&allocaSwiftErrorBit != 0 {
		fl |= ir.AllocaSwiftError
	}
	align := r.alignment(ops[3]&allocaAlignMask | ops[3]>>allocaAlignHigh&7<<5)
	if align == 0 {
		align = r.m.AlignOf(t.t)
	}
	p := slot{t: ty.Pointer(space), id: r.pointerTo(t.id, space)}
	return r.emit(ir.OpAlloca, p, fl|ir.Flags(log2(align)), uint32(t.t), count)
}

// atomic reads fence, cmpxchg and atomicrmw.
func (r *reader) atomic() ir.Value {
	f := r.fn.f
	ty := &r.m.Types
	ops := r.s.Ops
	i := 0
	var m ir.Mem
	switch r.s.Code {
	case fnFence:
		m.Order = order(r.op(&i))
		m.Scope = r.scope(r.op(&i))
		if m.Order < ir.Acquire {
			panic(r.fail(eType, "a fence cannot be "+m.Order.String()))
		}
		v := r.emit(ir.OpFence, void, 0, 0)
		f.SetMem(v, m)
		return v
	case fnCmpXchg, fnCmpXchgOld:
		return r.cmpXchg()
	}
	p := r.pointer(&i, "atomicrmw")
	var x slot
	if r.s.Code == fnAtomicRMW {
		x = r.value(&i)
	} else {
		x = r.pointee(p, "atomicrmw")
		x.v = r.plain(&i, x)
	}
	code := r.op(&i)
	if code >= uint64(len(rmwOps)) {
		panic(r.fail(eUnknown, "unknown operation "+utoa(code)+" of atomicrmw"))
	}
	m.RMW = rmwOps[code]
	s := ty.Scalar(x.t)
	ok := false
	switch m.RMW {
	case ir.RMWXchg:
		ok = ty.IsInt(x.t) || ty.IsFloat(x.t) || ty.IsPtr(x.t)
	case ir.RMWFAdd, ir.RMWFSub, ir.RMWFMax, ir.RMWFMin, ir.RMWFMaximum, ir.RMWFMinimum:
		ok = ty.IsFloat(s)
	default:
		ok = ty.IsInt(x.t)
	}
	if !ok {
		panic(r.fail(eType, "atomicrmw "+m.RMW.String()+" of a value of type "+ty.String(x.t)))
	}
	fl := volatile(r.op(&i))
	m.Order = order(r.op(&i))
	m.Scope = r.scope(r.op(&i))
	if m.Order <= ir.Unordered {
		panic(r.fail(eType, "an atomicrmw cannot be unordered"))
	}
	m.Align = r.atomicAlign(opt(ops, i), x.t)
	v := r.emit(ir.OpAtomicRMW, x, fl, 0, p.v, x.v)
	f.SetMem(v, m)
	return v
}

// atomicAlign decodes an alignment; without one an atomic operation is aligned to its size.
func (r *reader) atomicAlign(code uint64, t ir.Type) uint8 {
	if a := r.alignment(code); a != 0 {
		return log2(a)
	}
	n := uint64(1)
	for n < r.m.StoreSize(t) {
		n *= 2
	}
	return log2(n)
}

func (r *reader) cmpXchg() ir.Value {
	f := r.fn.f
	ty := &r.m.Types
	ops := r.s.Ops
	i := 0
	p := r.pointer(&i, "cmpxchg")
	var c slot
	if r.s.Code == fnCmpXchg {
		c = r.value(&i)
	} else {
		c = r.pointee(p, "cmpxchg")
		c.v = r.plain(&i, c)
	}
	n := r.plain(&i, c)
	if !ty.IsInt(c.t) && !ty.IsPtr(c.t) {
		panic(r.fail(eType, "cmpxchg of values of type "+ty.String(c.t)))
	}
	fl := volatile(r.op(&i))
	var m ir.Mem
	m.Order = order(r.op(&i))
	m.Scope = r.scope(r.op(&i))
	weakForm := i < len(ops) // since LLVM 3.5: the result is a pair
	if weakForm {
		m.Failure = order(r.op(&i))
		m.Weak = opt(ops, i) != 0
		i++
	} else {
		m.Failure = failureOrder(m.Order)
	}
	if m.Order <= ir.Unordered || m.Failure <= ir.Unordered || m.Failure == ir.Release || m.Failure == ir.AcqRel {
		panic(r.fail(eType, "bad orderings of cmpxchg"))
	}
	m.Align = r.atomicAlign(opt(ops, i), c.t)
	t := slot{t: ty.Struct(false, c.t, ir.I1), id: noType}
	if weakForm {
		v := r.emit(ir.OpCmpXchg, t, fl, 0, p.v, c.v, n)
		f.SetMem(v, m)
		return v
	}
	v := f.New(ir.OpCmpXchg, t.t, fl, 0, p.v, c.v, n)
	f.SetMem(v, m)
	f.Append(r.fn.cur, v)
	return r.emit(ir.OpExtractValue, c, 0, f.AddWords([]uint32{0}), v)
}

// failureOrder returns the strongest ordering that a failed exchange can have.
func failureOrder(o ir.Order) ir.Order {
	switch o {
	case ir.Release:
		return ir.Monotonic
	case ir.AcqRel:
		return ir.Acquire
	}
	return o
}
