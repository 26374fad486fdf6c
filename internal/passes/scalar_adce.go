package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// deadCodeElim erases dead instructions of the current function.
type deadCodeElim struct{ *unit }

// adce erases every instruction that is not needed, transitively, by an effect or a terminator; dead cycles of phis
// are erased too.
func adce(u *unit) bool { return deadCodeElim{u}.eraseUnneeded(false) }

// adceLate is adce that also drops assumptions, as instCombineLate does.
func adceLate(u *unit) bool { return deadCodeElim{u}.eraseUnneeded(true) }

func (d deadCodeElim) eraseUnneeded(late bool) bool {
	f := d.f
	d.mark.Reset(f.NumInsts())
	d.work = d.work[:0]
	live := func(v ir.Value) {
		if v.IsInst() && d.mark.Add(uint32(v)) {
			d.work = append(d.work, v)
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if !d.removable(v) && !d.isDead(v, late) {
				live(v)
			}
		}
	}
	for len(d.work) > 0 {
		v := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
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
			if !d.mark.Has(uint32(v)) {
				f.Erase(v)
				changed = true
			}
			v = prev
		}
	}
	return changed
}

// isDead reports whether an instruction with effects is removable all the same: a memory intrinsic of no bytes or lanes, a store
// to or a lifetime marker of an alloca that is never read, an assumption without information, or, late, any, and the release of stack memory that
// the function never takes. llc keeps such stores and releases.
func (d deadCodeElim) isDead(v ir.Value, late bool) bool {
	f := d.f
	switch f.Op(v) {
	case ir.OpStore:
		return analysis.IsSimple(d.f, v) && (d.c.IsUndef(f.Operand(v, 1)) || !d.opt.LLC && d.neverRead(f.Operand(v, 1)))
	case ir.OpCall:
		switch id := f.CalleeIntrinsic(v); id {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemcpyInline, ir.IntrMemsetInline:
			if n, ok := d.c.Uint(f.Operand(v, 2)); ok && n == 0 {
				return true
			}
			return d.c.IsZero(f.Operand(v, 3)) && !d.opt.LLC && d.neverRead(f.Operand(v, 0))
		case ir.IntrMaskedStore, ir.IntrMaskedScatter:
			return d.c.IsZero(f.Operand(v, 2))
		case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			p := f.Operand(v, f.NumArgs(v)-1)
			return d.c.IsUndef(p) || d.neverRead(p)
		case ir.IntrAssume:
			return late || d.c.IsAllOnes(f.Operand(v, 0)) && len(f.Call(v).Bundles) == 0
		case ir.IntrDonothing, ir.IntrSideeffect, ir.IntrExperimentalNoaliasScopeDecl, ir.IntrVarAnnotation, ir.IntrInvariantEnd,
			ir.IntrPseudoprobe, ir.IntrFakeUse:
			return !f.HasUses(v)
		case ir.IntrInvariantStart:
			return !f.HasUses(v)
		case ir.IntrStacksave: // of which those are needed that a live stackrestore uses
			return true
		case ir.IntrStackrestore:
			return !d.opt.LLC && !d.allocatesDynamically()
		}
	}
	return false
}

// allocatesDynamically reports whether the function has a dynamic alloca: only such memory is freed by llvm.stackrestore.
func (d deadCodeElim) allocatesDynamically() bool {
	f := d.f
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpAlloca && !analysis.IsStaticAlloca(f, v) {
				return true
			}
		}
	}
	return false
}

// neverRead reports whether p points into an alloca that is written at most.
func (d deadCodeElim) neverRead(p ir.Value) bool {
	base := analysis.Object(d.f, p)
	if !base.IsInst() || d.f.Op(base) != ir.OpAlloca {
		return false
	}
	budget := 64
	return d.onlyWritten(base, &budget)
}

func (d deadCodeElim) onlyWritten(p ir.Value, budget *int) bool {
	f := d.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if *budget--; *budget < 0 {
			return false
		}
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpStore:
			if f.UseIndex(x) != 1 || !analysis.IsSimple(d.f, v) {
				return false
			}
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if !d.ty.IsPtr(f.TypeOf(v)) || !d.onlyWritten(v, budget) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemset, ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemsetInline, ir.IntrMemcpyInline:
				if f.UseIndex(x) != 0 || !d.c.IsZero(f.Operand(v, 3)) {
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
