package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// constGEP returns the constant address base + off bytes.
func (u *unit) constGEP(t ir.Type, flags ir.Flags, base ir.Value, off int64) ir.Value {
	c := u.c
	if c.ExprOp(base) == ir.OpGEP {
		if o, ok := analysis.ConstGEPOffset(u.m, c, base); ok {
			flags &= c.ExprFlags(base)
			base, off = c.Operands(base)[0], off+o
		}
	}
	if off == 0 {
		return base
	}
	return c.Expr(t, ir.OpGEP, flags, uint32(ir.I8), base, c.SInt(ir.I64, off))
}

// constLoad returns the value that a load of type t from constant memory gives,
// None if the memory may be changed or is not known.
func (u *unit) constLoad(p ir.Value, t ir.Type) ir.Value {
	return u.constLoadAt(analysis.RefOf(u.f, p), t)
}

// constLoadAt is constLoad for a pointer that has been taken apart.
func (u *unit) constLoadAt(r analysis.Ref, t ir.Type) ir.Value {
	if !r.Exact || r.Off < 0 || !r.Base.IsSym() {
		return ir.None
	}
	s := u.m.Sym(r.Base)
	if s.Kind != ir.SymVar || !s.IsConst || s.Init == ir.None || s.Linkage.IsInterposable() || s.ExternInit {
		return ir.None
	}
	return u.fold.Leaf(&u.m.Consts, s.Init, s.Type, uint64(r.Off), t)
}
