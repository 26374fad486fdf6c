package analysis

import "gonvvm/internal/ir"

// Extent is the memory that is accessed through an address with indices that are not constant: bytes From up to To, counted from the base of the
// address.
type Extent struct {
	From, To int64
	Forward  bool // no index is negative
}

const (
	maxExtent      = 1 << 30 // bytes from the base, in either direction
	maxExtentSteps = 64      // uses of the address, and of addresses computed from it
)

// Extent returns the memory that simple loads and stores access through getelementptr v. ok is false if the range of an index is not known or if the address is
// used in another way. It is called after Visit, and the range of an index is the one where it is defined.
func (cr *CorrelatedRanges) Extent(v ir.Value) (x Extent, ok bool) {
	x = Extent{From: maxExtent, To: -maxExtent, Forward: true}
	steps := 0
	return x, cr.extend(&x, v, 0, 0, &steps) && x.From < x.To
}

// extend widens x by the accesses through v, a getelementptr or a cast, from a pointer that is lo to hi bytes after the base.
func (cr *CorrelatedRanges) extend(x *Extent, v ir.Value, lo, hi int64, steps *int) bool {
	f := cr.f
	if f.Op(v) == ir.OpGEP {
		from, to, ok := cr.offsetRange(v)
		if lo, hi = lo+from, hi+to; !ok || lo < -maxExtent || hi > maxExtent {
			return false
		}
		x.Forward = x.Forward && from >= 0
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if *steps++; *steps > maxExtentSteps {
			return false
		}
		user := f.User(u)
		switch f.Op(user) {
		case ir.OpLoad, ir.OpStore:
			if f.UseIndex(u) != f.NumOps(user)-1 || !IsSimple(f, user) {
				return false
			}
			x.From, x.To = min(x.From, lo), max(x.To, hi+int64(f.Mod.StoreSize(AccessedType(f, user))))
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if f.UseIndex(u) != 0 || !cr.ty.IsPtr(f.TypeOf(user)) || !cr.extend(x, user, lo, hi, steps) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// offsetRange returns the bytes that getelementptr v adds to its base, at least and at most.
func (cr *CorrelatedRanges) offsetRange(v ir.Value) (lo, hi int64, ok bool) {
	f := cr.f
	if cr.ty.IsVector(f.TypeOf(v)) {
		return 0, 0, false
	}
	walk := gepWalk{m: f.Mod, t: f.ElemType(v)}
	for i := 1; i < f.NumOps(v); i++ {
		index := f.Operand(v, i)
		r, ok := cr.At(index, cr.Bits(index))
		if !ok || r.IsEmpty() || r.SMin < -maxExtent || r.SMax > maxExtent || f.Mod.SizeOf(walk.t) > maxExtent {
			return 0, 0, false
		}
		other := walk
		from, first := walk.step(i-1, r.SMin)
		to, last := other.step(i-1, r.SMax)
		if lo, hi = lo+from, hi+to; !first || !last || lo < -maxExtent || hi > maxExtent {
			return 0, 0, false
		}
	}
	return lo, hi, true
}
