package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// adce erases every instruction that no effect, terminator or other live
// instruction needs; cycles of phis that only feed each other go as well.
func adce(u *unit) bool { return u.eraseUnneeded(false) }

// adceLate is adce that also drops assumptions, as simplifyLate does.
func adceLate(u *unit) bool { return u.eraseUnneeded(true) }

func (u *unit) eraseUnneeded(late bool) bool {
	f := u.f
	u.mark.Reset(f.NumInsts())
	u.work = u.work[:0]
	live := func(v ir.Value) {
		if v.IsInst() && u.mark.Add(uint32(v)) {
			u.work = append(u.work, v)
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if !u.removable(v) && !u.pointless(v, late) {
				live(v)
			}
		}
	}
	for len(u.work) > 0 {
		v := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		for i := range f.NumOps(v) {
			live(f.Operand(v, i))
		}
		if f.Op(v) == ir.OpCall {
			for _, b := range f.Call(v).Bundles {
				for _, x := range b.Args {
					live(x)
				}
			}
		}
	}
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.Last(b); v != ir.None; {
			prev := f.Prev(v)
			if !u.mark.Has(uint32(v)) {
				f.Erase(v)
				changed = true
			}
			v = prev
		}
	}
	return changed
}

// pointless reports whether an instruction with effects can go all the same: a
// memory intrinsic of no bytes, a store to or a lifetime marker of an alloca that is
// never read, an assumption that says nothing, or, late, any.
func (u *unit) pointless(v ir.Value, late bool) bool {
	f := u.f
	switch f.Op(v) {
	case ir.OpStore:
		return u.simpleAccess(v) && (u.c.IsUndef(f.Operand(v, 1)) || u.neverRead(f.Operand(v, 1)))
	case ir.OpCall:
		switch id := f.CalleeIntrinsic(v); id {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemcpyInline, ir.IntrMemsetInline:
			if n, ok := u.c.Uint(f.Operand(v, 2)); ok && n == 0 {
				return true
			}
			return u.c.IsZero(f.Operand(v, 3)) && u.neverRead(f.Operand(v, 0))
		case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			p := f.Operand(v, f.NumArgs(v)-1)
			return u.c.IsUndef(p) || u.neverRead(p)
		case ir.IntrAssume:
			return late || u.isAllOnes(f.Operand(v, 0)) && len(f.Call(v).Bundles) == 0
		case ir.IntrDonothing, ir.IntrSideeffect, ir.IntrExperimentalNoaliasScopeDecl, ir.IntrVarAnnotation, ir.IntrInvariantEnd,
			ir.IntrPseudoprobe, ir.IntrFakeUse:
			return !f.HasUses(v)
		case ir.IntrInvariantStart:
			return !f.HasUses(v)
		}
	}
	return false
}

// neverRead reports whether p points into an alloca that is written at most.
func (u *unit) neverRead(p ir.Value) bool {
	base := analysis.Object(u.f, p)
	if !base.IsInst() || u.f.Op(base) != ir.OpAlloca {
		return false
	}
	budget := 64
	return u.onlyWritten(base, &budget)
}

func (u *unit) onlyWritten(p ir.Value, budget *int) bool {
	f := u.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if *budget--; *budget < 0 {
			return false
		}
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpStore:
			if f.UseIndex(x) != 1 || !u.simpleAccess(v) {
				return false
			}
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if !u.ty.IsPtr(f.TypeOf(v)) || !u.onlyWritten(v, budget) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemset, ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemsetInline, ir.IntrMemcpyInline:
				if f.UseIndex(x) != 0 || !u.c.IsZero(f.Operand(v, 3)) {
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
