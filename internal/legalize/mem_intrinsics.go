package legalize

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
)

// memory expands fills with patterns and copies element by element.
func (x *expander) memory(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.IntrExperimentalMemsetPattern:
		return x.fillPattern(v)
	case ir.IntrMemcpyElementUnorderedAtomic, ir.IntrMemsetElementUnorderedAtomic, ir.IntrMemmoveElementUnorderedAtomic:
		// A plain one moves words no shorter than the pointers are aligned, which is at
		// least an element, so that none is ever seen in halves.
		x.b.Before(v)
		name := "memcpy"
		switch id {
		case ir.IntrMemsetElementUnorderedAtomic:
			name = "memset"
		case ir.IntrMemmoveElementUnorderedAtomic:
			name = "memmove"
			if n, ok := f.Consts.Uint(arg(2)); !ok || n > lowering.MaxInlineCopy {
				return false // runs backwards byte by byte
			}
		}
		over := []ir.Type{f.TypeOf(arg(0)), f.TypeOf(arg(1)), f.TypeOf(arg(2))}
		r := x.call(name, ir.Void, over, arg(0), arg(1), arg(2), x.b.Int(ir.I1, 0))
		f.Call(r).Attrs = f.Call(v).Attrs
		f.Erase(v)
		return true
	}
	return false
}

// fillPattern stores a value several times: for (i = 0; i != n; i++) p[i] = x.
func (x *expander) fillPattern(v ir.Value) bool {
	f := x.f
	p, val, n := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	t, it := f.TypeOf(val), f.TypeOf(n)
	align := uint64(1)
	if a := x.m.Attr(x.m.AttrLists[f.Call(v).Attrs].Param(0), ir.AttrAlign); a != nil {
		align = a.Int
	}
	if size := x.m.SizeOf(t); size > 0 {
		align = min(align, size&-size)
	}
	var flags ir.Flags
	if c, _ := f.Consts.Uint(f.Operand(v, 3)); c != 0 {
		flags = ir.FlagVolatile
	}
	b := x.b.Before(v)
	loc := b.Loc
	pre := f.BlockOf(v)
	after := f.SplitBlock(pre, v)
	body := f.NewBlockAfter(pre)
	zero := b.Int(it, 0)
	b.At(pre)
	b.Loc = loc
	b.CondBr(b.ICmp(ir.ICmpEQ, n, zero), after, body)
	b.At(body)
	i := b.Phi(it)
	b.Store(val, b.GEP(t, 0, p, b.Cast(ir.OpZExt, i, ir.I64, 0)), align, flags)
	next := b.Binary(ir.OpAdd, i, b.Int(it, 1), 0)
	f.AddIncoming(i, zero, pre)
	f.AddIncoming(i, next, body)
	b.CondBr(b.ICmp(ir.ICmpEQ, next, n), after, body)
	f.Erase(v)
	return true
}

// fixed replaces queries about features that GPUs lack by their constant answer.
func (x *expander) fixed(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	t := f.TypeOf(v)
	switch id {
	case ir.IntrAllowRuntimeCheck, ir.IntrAllowUbsanCheck, ir.IntrTypeTest, ir.IntrPublicTypeTest, ir.IntrExperimentalWidenableCondition:
		// Checks are enabled unless a pass has removed them; unresolved type tests pass.
		return x.done(v, x.b.Int(t, 1))
	case ir.IntrAllowSanitizeAddress, ir.IntrAllowSanitizeHwaddress, ir.IntrAllowSanitizeMemory, ir.IntrAllowSanitizeThread:
		return x.done(v, x.b.Int(t, 0)) // no sanitizer has run
	case ir.IntrReturnaddress, ir.IntrFrameaddress, ir.IntrGetDynamicAreaOffset:
		return x.done(v, f.Consts.Null(t)) // "zero if it cannot be determined" (LangRef)
	case ir.IntrEhTypeidFor:
		return x.done(v, x.b.Int(t, 1)) // no other types can be thrown
	case ir.IntrLoadRelative:
		b := x.b.Before(v)
		p := f.Operand(v, 0)
		q := b.PtrAdd(p, f.Operand(v, 1), 0)
		return x.done(v, b.PtrAdd(p, b.Cast(ir.OpSExt, b.Load(ir.I32, q, 4, 0), ir.I64, 0), 0))
	}
	return false
}
