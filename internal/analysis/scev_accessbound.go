package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// AccessBound returns how often the header of loop x is executed at most, since it accesses an element of an object of known size with each
// execution, and the next one would lie outside. The loop must be left after the access only. ends tells the instructions after which the next ones may
// not be executed.
func (se *ScalarEvolution) AccessBound(l *Loops, x uint32, limit int, ends func(ir.Value) bool) (n int, ok bool) {
	f := se.f
	for b := l.C.Block(l.Header(x)); ; b = f.Succ(b, 0) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			op := f.Op(v)
			if op == ir.OpLoad || op == ir.OpStore {
				if n, ok = se.accessesWithin(l, x, v, limit); ok {
					return n, true
				}
			} else if op != ir.OpPhi && ends(v) {
				return 0, false
			}
		}
		if f.Op(f.Terminator(b)) != ir.OpBr || !l.Contains(x, l.C.Number(f.Succ(b, 0))) || f.Succ(b, 0) == l.C.Block(l.Header(x)) {
			return 0, false
		}
	}
}

// accessesWithin returns how many of the first executions of load or store v in loop x lie inside the object that it accesses.
func (se *ScalarEvolution) accessesWithin(l *Loops, x uint32, v ir.Value, limit int) (n int, ok bool) {
	base, index, scale, off := se.elementOf(PointerOf(se.f, v))
	size := se.sizeOfLocal(base)
	if index == ir.None || size == 0 || !se.schedule(l, x, index) {
		return 0, false
	}
	latch := l.C.Block(l.Latch(x))
	last := size - int64(se.m.StoreSize(AccessedType(se.f, v)))
	for ; n <= limit && (n+1)*(len(se.sim.insts)+1) < MaxSimulated; n++ {
		i, known := se.iterate(index)
		if !known {
			return 0, false
		}
		k := fold.Signed(i, se.ty.Bits(se.f.TypeOf(index)))
		if at := k*scale + off; k < -size || k > size || at < 0 || at > last {
			return n, n > 0
		}
		if !se.step(latch) {
			return 0, false
		}
	}
	return 0, false
}

// elementOf reads p as base + index*scale + off, with an index that is not constant; index is None if there is none.
func (se *ScalarEvolution) elementOf(p ir.Value) (base, index ir.Value, scale, off int64) {
	f := se.f
	for f.Op(p) == ir.OpGEP {
		k, constant := GEPOffset(f, p)
		n := f.NumOps(p)
		switch {
		case constant:
			off += k
		case index != ir.None, n > 3, se.ty.IsVector(f.TypeOf(p)):
			return p, ir.None, 0, 0
		default:
			t := f.ElemType(p)
			if n == 3 {
				if se.ty.Kind(t) != ir.ArrayKind || !se.c.IsZero(f.Operand(p, 1)) {
					return p, ir.None, 0, 0
				}
				t = se.ty.Elem(t)
			}
			index, scale = f.Operand(p, n-1), int64(se.m.SizeOf(t))
		}
		p = f.Operand(p, 0)
	}
	return p, index, scale, off
}

// sizeOfLocal returns the size of local variable v in bytes, 0 if it is not one of constant size that is stored to: a copy of a parameter stays where it is.
func (se *ScalarEvolution) sizeOfLocal(v ir.Value) int64 {
	f := se.f
	if !v.IsInst() || f.Op(v) != ir.OpAlloca || !se.ty.IsSized(f.ElemType(v)) || !storedTo(f, v) {
		return 0
	}
	if n, ok := se.c.Uint(f.Operand(v, 0)); !ok || n != 1 {
		return 0
	}
	return int64(min(se.m.SizeOf(f.ElemType(v)), 1<<31))
}

// storedTo reports whether a store has an address that is computed from v.
func storedTo(f *ir.Func, v ir.Value) bool {
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch w := f.User(x); f.Op(w) {
		case ir.OpStore:
			return true
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if storedTo(f, w) {
				return true
			}
		}
	}
	return false
}
