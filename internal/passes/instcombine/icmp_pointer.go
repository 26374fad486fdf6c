package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// statedNonNull reports whether attributes or metadata state that generic pointer v is not null.
func (ic *Combiner) statedNonNull(v ir.Value) bool {
	f, m := ic.f, ic.m
	if ic.ty.AddrSpace(f.TypeOf(v)) != analysis.Generic {
		return false
	}
	var sets [2]ir.AttrSetID
	switch {
	case v.IsParam():
		sets[0] = m.AttrLists[f.Attrs].Param(int(v.Index()))
	case f.Op(v) == ir.OpCall:
		sets[0] = m.AttrLists[f.Call(v).Attrs].Ret
		if callee := f.CalleeSym(v); callee != nil && callee.Kind == ir.SymFunc {
			sets[1] = m.AttrLists[callee.Fn.Attrs].Ret
		}
	case f.Op(v) == ir.OpLoad:
		return f.Attachment(v, "nonnull") != 0
	}
	for _, set := range sets {
		if m.Attr(set, ir.AttrNonNull) != nil {
			return true
		}
		if m.Attr(set, ir.AttrDereferenceable) != nil && m.Attr(m.AttrLists[f.Attrs].Fn, ir.AttrNullPointerIsValid) == nil {
			return true
		}
	}
	return false
}

// isObject reports whether generic pointer p is that of an object or stated not to be null. (In shared and local space objects can be
// at address 0.)
func isObject(ic *Combiner, p ir.Value) bool {
	switch {
	case p.IsInst() && ic.f.Op(p) == ir.OpAlloca:
		return true
	case p.IsSym():
		return ic.m.Sym(p).Linkage != ir.ExternWeak && ic.m.Sym(p).Kind != ir.SymAlias
	}
	return ic.statedNonNull(p)
}

// nonNull reports whether p, a pointer to generic or global memory, is not null at instruction at: it lies in or at the end of an object, or at a
// constant distance from another pointer. A getelementptr that does not wrap, or that stays inside its object, yields null from no
// other pointer; from null it is poison, except in global space, where an object may begin at 0 and a positive distance is needed.
// Iterators of Rust state that each pointer is not null that they step over. A choice, and a pointer that steps through an object, are not null if all they
// come from are not.
func nonNull(ic *Combiner, p, at ir.Value) bool { return nonNullIf(ic, p, at, ir.None, maxChoices) }

const (
	maxChoices = 3 // of pointers, one after the other, through which nonNull looks
	maxNonNull = 4 // values that come into a phi of them
)

// nonNullIf is nonNull for a pointer that may come from phi loop, which is taken not to be null, through some choices.
func nonNullIf(ic *Combiner, p, at, loop ir.Value, choices int) bool {
	f := ic.f
	if ic.m.Attr(ic.m.AttrLists[f.Attrs].Fn, ir.AttrNullPointerIsValid) != nil {
		return false
	}
	for range 8 {
		if p == loop && p != ir.None || assumedNonNull(ic, p, at) {
			return true
		}
		if !p.IsInst() {
			break
		}
		space := ic.ty.AddrSpace(f.TypeOf(p))
		switch f.Op(p) {
		case ir.OpGEP:
			if f.Flags(p)&(ir.FlagInbounds|ir.FlagNUW) == 0 || space != analysis.Generic && space != analysis.Global {
				return false
			}
			if off, ok := analysis.GEPOffset(f, p); ok && (off > 0 || off < 0 && space == analysis.Generic) {
				return true
			}
		case ir.OpAddrSpaceCast:
			if !sameInGlobal(ic, p) {
				return false
			}
		case ir.OpSelect:
			return space == analysis.Generic && choices > 0 && nonNullIf(ic, f.Operand(p, 1), at, loop, choices-1) &&
				nonNullIf(ic, f.Operand(p, 2), at, loop, choices-1)
		case ir.OpPhi:
			if loop == ir.None {
				loop = p
			}
			ok := space == analysis.Generic && choices > 0 && f.NumOps(p) <= 2*maxNonNull
			for i := 0; ok && i < f.NumOps(p); i += 2 {
				ok = nonNullIf(ic, f.Operand(p, i), f.Terminator(f.Operand(p, i+1).Block()), loop, choices-1)
			}
			return ok
		default:
			return space == analysis.Generic && isObject(ic, p)
		}
		p = f.Operand(p, 0)
	}
	return ic.ty.AddrSpace(f.TypeOf(p)) == analysis.Generic && isObject(ic, p)
}

// maxAssumed bounds the uses of a pointer among which an assumption is looked for.
const maxAssumed = 16

// assumedNonNull reports whether an assumption that dominates instruction at says that p is not null.
func assumedNonNull(ic *Combiner, p, at ir.Value) bool {
	f := ic.f
	if f.Op(p) == ir.OpIntToPtr {
		p = f.Operand(p, 0)
	}
	if p.IsConst() || p.IsSym() {
		return false
	}
	n := 0
	for use := f.FirstUse(p); use != 0 && n < maxAssumed; use = f.NextUse(use) {
		n++
		c := f.User(use)
		if f.Op(c) != ir.OpICmp || f.Pred(c) != ir.ICmpNE || f.UseIndex(use) != 0 || !ic.c.IsZero(f.Operand(c, 1)) {
			continue
		}
		for u := f.FirstUse(c); u != 0; u = f.NextUse(u) {
			if a := f.User(u); a != at && c != at && f.CalleeIntrinsic(a) == ir.IntrAssume && ic.analyses.Dom().ExecutedBefore(a, at) {
				return true
			}
		}
	}
	return false
}

// sameInGlobal reports whether v casts a pointer between global and generic space, which have the same addresses of global memory.
func sameInGlobal(ic *Combiner, v ir.Value) bool {
	f := ic.f
	if f.Op(v) != ir.OpAddrSpaceCast || ic.ty.IsVector(f.TypeOf(v)) {
		return false
	}
	to, from := ic.ty.AddrSpace(f.TypeOf(v)), ic.ty.AddrSpace(f.TypeOf(f.Operand(v, 0)))
	return to == analysis.Global && from == analysis.Generic || to == analysis.Generic && from == analysis.Global
}

// icmpNull compares pointer a with null.
func icmpNull(ic *Combiner, v ir.Value, p ir.Pred, a, null ir.Value) ir.Value {
	f := ic.f
	if nonNull(ic, a, v) {
		return ic.fold.Bool(p == ir.ICmpNE)
	}
	if sameInGlobal(ic, a) {
		x := f.Operand(a, 0)
		f.Mutate(v, ir.OpICmp, 0, uint32(p), x, ic.c.Null(f.TypeOf(x)))
		ic.push(a)
		return v
	}
	if f.Op(a) == ir.OpSelect && !ic.ty.IsVector(f.TypeOf(f.Operand(a, 0))) { // an Option of a reference
		cond, x, y := f.Operand(a, 0), f.Operand(a, 1), f.Operand(a, 2)
		switch {
		case x == null && nonNull(ic, y, v):
			return ic.binary(v, ir.OpXor, 0, cond, ic.fold.Bool(p == ir.ICmpNE))
		case y == null && nonNull(ic, x, v):
			return ic.binary(v, ir.OpXor, 0, cond, ic.fold.Bool(p == ir.ICmpEQ))
		}
	}
	return icmpPhiOfNull(ic, v, p, a, null)
}

// icmpElements is &p[i] == p → i == 0 and &p[i] == &p[j] → i == j, where the distances do not wrap.
func icmpElements(ic *Combiner, v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	if f.Op(a) != ir.OpGEP {
		a, b = b, a
	}
	if f.Op(a) != ir.OpGEP || f.NumOps(a) != 2 || ic.ty.IsVector(f.TypeOf(a)) {
		return ir.None
	}
	x, y := f.Operand(a, 1), ir.None
	t := f.TypeOf(x)
	size := ic.m.SizeOf(f.ElemType(a))
	const noWrap = ir.FlagInbounds | ir.FlagNUSW | ir.FlagNUW
	exact := func(g ir.Value) bool { return size == 1 || f.Flags(g)&noWrap != 0 }
	switch base := f.Operand(a, 0); {
	case base == b:
		y = ic.c.Null(t)
	case f.Op(b) == ir.OpGEP && f.NumOps(b) == 2 && f.Operand(b, 0) == base && f.ElemType(b) == f.ElemType(a) && f.TypeOf(f.Operand(b, 1)) == t && exact(b):
		y = f.Operand(b, 1)
	}
	if y == ir.None || !exact(a) || size == 0 || !ic.ty.IsInt(t) || uint64(ic.ty.Bits(t)) != uint64(ic.m.Layout.PtrBits(ic.ty.AddrSpace(f.TypeOf(a)))) {
		return ir.None
	}
	f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
	return v
}

// icmpPhiOfNull compares phi a of pointers with null, where it is known of each whether it is null, so that the branch can be threaded.
func icmpPhiOfNull(ic *Combiner, v ir.Value, p ir.Pred, a, null ir.Value) ir.Value {
	f := ic.f
	if f.Op(a) != ir.OpPhi || f.NumOps(a) > 2*maxNullPhi {
		return ir.None
	}
	var ops [2 * maxNullPhi]ir.Value
	n := f.NumOps(a)
	for i := 0; i < n; i += 2 {
		x, from := f.Operand(a, i), f.Operand(a, i+1)
		if x != null && !nonNull(ic, x, f.Terminator(from.Block())) {
			return ir.None
		}
		ops[i], ops[i+1] = ic.fold.Bool((x == null) == (p == ir.ICmpEQ)), from
	}
	phi := f.New(ir.OpPhi, ir.I1, 0, 0, ops[:n]...)
	f.InsertBefore(f.First(f.BlockOf(a)), phi)
	ic.push(phi)
	return phi
}

// maxNullPhi is the number of pointers of a phi that is compared with null.
const maxNullPhi = 8

// compareNull turns the comparison of the number of a pointer with 0 into one of the pointer with null.
func compareNull(ic *Combiner, c *constCompare) ir.Value {
	ic.f.Mutate(c.v, ir.OpICmp, 0, uint32(c.p), c.x, ic.c.Null(ic.f.TypeOf(c.x)))
	ic.push(c.a)
	return c.v
}

// icmpPointer compares addresses.
func (ic *Combiner) icmpPointer(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	ra, rb := analysis.RefOf(f, a), analysis.RefOf(f, b)
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	x, m := ra.Fixed()
	if y, n := rb.Fixed(); eq && x == y && x != ir.None && f.TypeOf(a) == f.TypeOf(b) {
		return ic.fold.Bool((m == n) == (p == ir.ICmpEQ))
	}
	if y, _ := rb.Fixed(); !eq && !p.IsSigned() && x == y && x != ir.None && f.TypeOf(a) == f.TypeOf(b) {
		m, ok1 := analysis.InObject(f, a, x)
		n, ok2 := analysis.InObject(f, b, x)
		if ok1 && ok2 {
			return ic.fold.Bool(fold.ICmpBits(p.WithSign(), 64, uint64(m), uint64(n)))
		}
	}
	switch {
	case p == ir.ICmpULT && c.IsZero(b):
		return ic.fold.Bool(false)
	case p == ir.ICmpUGE && c.IsZero(b):
		return ic.fold.Bool(true)
	case !eq:
		return ir.None
	}
	if r := icmpElements(ic, v, p, a, b); r != ir.None {
		return r
	}
	if c.IsZero(b) && ic.ty.AddrSpace(f.TypeOf(b)) == analysis.Generic && ra.Exact && ra.Off == 0 && isObject(ic, ra.Base) {
		return ic.fold.Bool(p == ir.ICmpNE)
	}
	if c.IsZero(b) && !ic.ty.IsVector(f.TypeOf(b)) {
		if r := icmpNull(ic, v, p, a, b); r != ir.None {
			return r
		}
	}
	// Casts to another space keep the equality of pointers of one space.
	if f.Op(a) == ir.OpAddrSpaceCast && f.Op(b) == ir.OpAddrSpaceCast {
		x, y := f.Operand(a, 0), f.Operand(b, 0)
		if f.TypeOf(x) == f.TypeOf(y) && ic.ty.AddrSpace(f.TypeOf(a)) == analysis.Generic {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
			return v
		}
	}
	if f.Op(a) == ir.OpIntToPtr && c.IsZero(b) && ic.ty.AddrSpace(f.TypeOf(a)) == analysis.Generic {
		x := f.Operand(a, 0)
		if ic.m.BitsOf(f.TypeOf(x)) == ic.m.BitsOf(f.TypeOf(a)) {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, c.Null(f.TypeOf(x)))
			return v
		}
	}
	return ir.None
}
