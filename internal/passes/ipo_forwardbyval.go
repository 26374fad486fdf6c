package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/scopes"
)

// forwardByVal forwards byval arguments: if an argument is an alloca that is only a copy, made for this call, of
// memory that does not change before the call, the call copies from the source itself (LLVM: memcpyopt).
func forwardByVal(u *unit) bool {
	d := deadArgElim{u}
	f := u.f
	changed := false
	u.esc.Reset(f)
	for v := f.First(f.Entry()); v != ir.None; {
		next := f.Next(v)
		if f.Op(v) == ir.OpAlloca && d.forwardCopy(v) {
			changed = true
		}
		v = next
	}
	return changed
}

// forwardCopy does so for alloca a, whose uses are a copy into it and a call.
func (d deadArgElim) forwardCopy(a ir.Value) bool {
	f := d.f
	var fill, call ir.Value
	arg := 0
	for x := f.FirstUse(a); x != 0; x = f.NextUse(x) {
		v := f.User(x)
		switch id := f.CalleeIntrinsic(v); {
		case f.Op(v) != ir.OpCall:
			return false
		case id.IsLifetime():
		case id == ir.IntrMemcpy && f.UseIndex(x) == 0 && fill == ir.None:
			fill = v
		case id == ir.NotIntrinsic && call == ir.None && f.UseIndex(x) < f.NumArgs(v):
			call, arg = v, f.UseIndex(x)
		default:
			return false
		}
	}
	if fill == ir.None || call == ir.None {
		return false
	}
	t := d.byvalType(call, arg)
	src := f.Operand(fill, 1)
	n, ok := d.c.Uint(f.Operand(fill, 2))
	if t == ir.NoType || !ok || n < d.m.SizeOf(t) || !d.Dom().Dominates(f.BlockOf(fill), f.BlockOf(call)) {
		return false
	}
	if base := analysis.RefOf(f, src).Base; d.esc.Private(base) && d.fixedAccesses(base) {
		return false // sroa takes the source apart, and the copy receives its values, as long as no call gets its address
	}
	if d.ty.AddrSpace(f.TypeOf(src)) != analysis.ParamSpace && !d.unchangedUntil(fill, call, src, n) {
		return false
	}
	// The call reads its argument as aligned as the parameter is.
	if analysis.ArgAlign(f, fill, 1) < d.byvalAlign(call, arg, t) {
		return false
	}
	if f.BlockOf(fill) == f.BlockOf(call) {
		for v := f.Next(call); v != ir.None; v = f.Next(v) {
			if v == fill { // filled after the call
				return false
			}
		}
	}
	d.b.Before(call)
	f.SetOperand(call, arg, d.b.Cast(ir.OpAddrSpaceCast, src, f.TypeOf(a), 0))
	scopes.Drop(f, call)
	f.Erase(fill)
	return true
}

// fixedAccesses reports whether all accesses to the object at p, which does not escape, are at constant offsets.
func (d deadArgElim) fixedAccesses(p ir.Value) bool {
	f := d.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		switch v := f.User(x); f.Op(v) {
		case ir.OpPhi, ir.OpSelect:
			return false
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || !d.fixedAccesses(v) {
				return false
			}
		case ir.OpBitCast, ir.OpAddrSpaceCast:
			if !d.fixedAccesses(v) {
				return false
			}
		}
	}
	return true
}

// unchangedUntil reports whether nothing between fill and call, in one block, can write
// the n bytes at src.
func (d deadArgElim) unchangedUntil(fill, call, src ir.Value, n uint64) bool {
	f := d.f
	if f.BlockOf(fill) != f.BlockOf(call) {
		return false
	}
	read := analysis.Access{Ref: analysis.RefOf(f, src), Size: n, Inst: fill}
	for v := f.Next(fill); v != call; v = f.Next(v) {
		if v == ir.None {
			return false
		}
		if d.fx.Inst(f, v)&analysis.Writes == 0 {
			continue
		}
		if w := d.fx.Access(f, v); d.esc.Clobbers(&w, &read) {
			return false
		}
	}
	return true
}

// calleeAttrs returns the attributes of the function that a call calls directly.
func (u *unit) calleeAttrs(call ir.Value) ir.AttrListID {
	if y := u.f.CalleeSym(call); y != nil && y.Kind == ir.SymFunc {
		return y.Fn.Attrs
	}
	return 0
}

// byvalType returns the type that argument i of a call is passed by value with, NoType if
// it is not.
func (d deadArgElim) byvalType(call ir.Value, i int) ir.Type {
	f, m := d.f, d.m
	for _, l := range [...]ir.AttrListID{f.Call(call).Attrs, d.calleeAttrs(call)} {
		if a := m.Attr(m.AttrLists[l].Param(i), ir.AttrByVal); a != nil {
			return a.Type
		}
	}
	return ir.NoType
}

// byvalAlign returns the alignment of parameter i of a call, which has type t.
func (d deadArgElim) byvalAlign(call ir.Value, i int, t ir.Type) uint64 {
	align := d.m.AlignOf(t)
	for _, l := range [...]ir.AttrListID{d.f.Call(call).Attrs, d.calleeAttrs(call)} {
		if x := d.m.Attr(d.m.AttrLists[l].Param(i), ir.AttrAlign); x != nil {
			align = max(align, x.Int)
		}
	}
	return align
}
