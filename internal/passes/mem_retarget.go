package passes

import "gonvvm/internal/ir"

// retargetMemory gives memory intrinsics the specific pointers that infer-address-spaces found: an operand that is a
// cast to generic is replaced by the operand of the cast, and the call becomes one of the overload for it. Overloads
// are declared, so this is a module pass.
func retargetMemory(r *runner) bool {
	m := r.m
	any := false
	for i := 1; i < len(m.Syms) && !any; i++ {
		switch s := &m.Syms[i]; s.Intrinsic {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
			any = !s.Dead
		}
	}
	if !any {
		return false
	}
	changed := false
	u := r.units[0]
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		u.enter(f)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpCall && u.retargetCall(v) {
					changed = true
				}
			}
		}
	})
	return changed
}

func (u *unit) retargetCall(v ir.Value) bool {
	l := argLowerer{u}
	f := u.f
	changed := false
	for i := range 2 {
		if i >= f.NumOps(v) || !u.isAccess(v, i) {
			continue
		}
		o := f.Operand(v, i)
		var w ir.Value
		switch sp := u.infer.leafSpace(o); {
		case o.IsConst():
			if sp = u.infer.operandSpace(o); !specific(sp) {
				continue
			}
			w = u.specificConst(f, o, u.ty.Pointer(uint32(sp)))
		case !specific(sp):
			continue
		case f.Op(o) == ir.OpAddrSpaceCast:
			w = f.Operand(o, 0)
		default:
			u.b.Before(v)
			w = u.b.Insert(ir.OpAddrSpaceCast, u.ty.Pointer(uint32(sp)), 0, 0, o)
		}
		f.SetOperand(v, i, w)
		if o.IsInst() && !f.HasUses(o) && u.removable(o) {
			u.eraseDead(o)
		}
		changed = true
	}
	if changed {
		l.retypeMem(v)
	}
	return changed
}
