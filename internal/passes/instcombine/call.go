package instcombine

import (
	"math"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// visitCall simplifies calls of intrinsics.
func (ic *Combiner) visitCall(v ir.Value) ir.Value {
	f := ic.f
	s := f.CalleeSym(v)
	if s == nil || s.Intrinsic == ir.NotIntrinsic || s.Intrinsic == ir.UnknownIntrinsic {
		return ic.named("returned-argument", returnedArgument(ic, v, s))
	}
	id := s.Intrinsic
	t := f.TypeOf(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.NVVMIntrinsic:
		if r := ic.launch[ic.fx.Sreg(f.Callee(v).Index())]; r.Min == r.Max {
			return ic.c.Int(t, r.Min)
		}
		if r := ic.foldNVVM(v, isa.IntrinsicID(s.NVVM)); r != ir.None {
			return r
		}
		return ic.named("plain-nvvm", plainNVVM(ic, expr{v: v, op: ir.OpCall, t: t}))
	case ir.IntrExpect, ir.IntrExpectWithProbability, ir.IntrLaunderInvariantGroup, ir.IntrStripInvariantGroup,
		ir.IntrSsaCopy, ir.IntrAnnotation, ir.IntrPtrAnnotation, ir.IntrArithmeticFence, ir.IntrThreadlocalAddress:
		if f.TypeOf(arg(0)) == t {
			return arg(0)
		}
	case ir.IntrIsConstant:
		if plain := ic.c.IsPlain(arg(0)); plain || ic.late {
			return ic.fold.Bool(plain)
		}
	case ir.IntrAssume:
		return ic.visitAssume(v)
	case ir.IntrObjectsize:
		return ic.visitObjectSize(v)
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline:
		return ic.visitCopy(v)
	case ir.IntrMemset, ir.IntrMemsetInline:
		return ic.visitSet(v)
	case ir.IntrMaskedLoad, ir.IntrMaskedStore:
		return ic.casts().visitMasked(v, id == ir.IntrMaskedLoad)
	case ir.IntrMaskedGather, ir.IntrMaskedScatter:
		return ic.casts().visitGather(v, id == ir.IntrMaskedGather)
	case ir.IntrStepvector:
		return ic.fold.Lanes(t, func(i int) ir.Value { return ic.c.Int(ic.ty.Elem(t), uint64(i)) })
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow, ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow,
		ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow:
		return checked{ic}.visit(v, id)
	case ir.IntrFma, ir.IntrFmuladd:
		return ic.visitFMA(v, id, t)
	case ir.IntrFabs:
		return ic.floats().visitFabs(v, t)
	case ir.IntrCopysign:
		if r := ic.floats().visitCopysign(v, t); r != ir.None {
			return r
		}
	case ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		if ic.floats().isIntegral(arg(0)) {
			return arg(0)
		}
	}
	return ic.foldIntrinsic(v, id, t)
}

// returnedArgument replaces the result of call v of s by the argument that attribute returned names. The call stays.
func returnedArgument(ic *Combiner, v ir.Value, s *ir.Symbol) ir.Value {
	f, m := ic.f, ic.m
	if !f.HasUses(v) || f.Call(v).Tail == 2 {
		return ir.None
	}
	lists := [...]ir.AttrListID{f.Call(v).Attrs, 0}
	if s != nil && s.Kind == ir.SymFunc {
		lists[1] = s.Fn.Attrs
	}
	for _, l := range lists {
		for i, set := range m.AttrLists[l].Params {
			if set != 0 && i < f.NumArgs(v) && m.Attr(set, ir.AttrReturned) != nil && f.TypeOf(f.Operand(v, i)) == f.TypeOf(v) {
				ic.pushUsers(v)
				f.ReplaceAll(v, f.Operand(v, i))
				return v
			}
		}
	}
	return ir.None
}

// foldNVVM computes an instruction of constants.
func (ic *Combiner) foldNVVM(v ir.Value, id isa.IntrinsicID) ir.Value {
	var args [3]ir.Value
	n := ic.f.NumArgs(v)
	if id == 0 || n == 0 || n > len(args) {
		return ir.None
	}
	for i := range n {
		if args[i] = ic.f.Operand(v, i); !ic.c.IsPlain(args[i]) {
			return ir.None
		}
	}
	return ic.named("fold-constants", ic.fold.NVVM(id, ic.f.TypeOf(v), args[:n]))
}

// visitFMA simplifies fused multiply-adds.
func (ic *Combiner) visitFMA(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f := ic.f
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	if ic.c.IsPlain(arg(0)) && ic.c.IsPlain(arg(1)) && ic.c.IsPlain(arg(2)) {
		if r := ic.foldCall(id, t, []ir.Value{arg(0), arg(1), arg(2)}); r != ir.None {
			return r
		}
	}
	if ic.c.IsPlain(arg(0)) && !ic.c.IsPlain(arg(1)) {
		a, b := arg(0), arg(1)
		f.SetOperand(v, 0, b)
		f.SetOperand(v, 1, a)
		return v
	}
	if f.Op(arg(0)) == ir.OpFNeg || f.Op(arg(1)) == ir.OpFNeg { // -x * -y + z, -x * k + z
		a, b := arg(0), arg(1)
		if x, y := ic.floats().negated(a), ic.floats().negated(b); x != ir.None && y != ir.None {
			f.SetOperand(v, 0, x)
			f.SetOperand(v, 1, y)
			ic.push(a)
			ic.push(b)
			return v
		}
	}
	if x, ok := ic.floats().floatOf(arg(1)); ok && x == 1 { // x*1 + z
		ic.b.Before(v)
		return ic.b.Binary(ir.OpFAdd, arg(0), arg(2), f.Flags(v))
	}
	if z, ok := ic.floats().floatOf(arg(2)); ok && z == 0 && (math.Signbit(z) || f.Flags(v)&ir.FlagNSZ != 0) { // x*y - 0
		return ic.binary(v, ir.OpFMul, f.Flags(v), arg(0), arg(1))
	}
	return ir.None
}

// foldIntrinsic computes intrinsics of constants and applies the identities of each.
func (ic *Combiner) foldIntrinsic(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f := ic.f
	n := f.NumArgs(v)
	if n == 0 || n > 3 {
		return ir.None
	}
	if !isArithmetic(id) {
		return ir.None
	}
	var ops [3]ir.Value
	constant := true
	for i := range n {
		ops[i] = f.Operand(v, i)
		constant = constant && ic.c.IsPlain(ops[i])
		if ic.c.Kind(ops[i]) == ir.CPoison {
			return ic.c.Poison(t)
		}
	}
	if constant {
		if r := ic.foldCall(id, t, ops[:n]); r != ir.None {
			return r
		}
	}
	r := ir.None
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin:
		r = ic.visitMinMax(v, id, t)
	case ir.IntrUaddSat, ir.IntrUsubSat, ir.IntrSaddSat, ir.IntrSsubSat:
		r = ic.visitSaturating(v, id, t)
	case ir.IntrAbs, ir.IntrFshl, ir.IntrFshr, ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz, ir.IntrBswap, ir.IntrBitreverse:
		r = ic.visitBitwise(v, id, t)
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		r = ic.floats().visitMinMax(v, id, t)
	}
	if r == ir.None {
		r = ic.choose(v)
	}
	return r
}

// isArithmetic reports whether an intrinsic computes a number from numbers, so that it is
// poison if one of them is.
func isArithmetic(id ir.Intrinsic) bool {
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin, ir.IntrUaddSat, ir.IntrUsubSat, ir.IntrSaddSat, ir.IntrSsubSat,
		ir.IntrAbs, ir.IntrFshl, ir.IntrFshr, ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz, ir.IntrBswap, ir.IntrBitreverse, ir.IntrScmp, ir.IntrUcmp,
		ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum,
		ir.IntrFabs, ir.IntrCopysign, ir.IntrSqrt, ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint,
		ir.IntrNearbyint, ir.IntrRoundeven, ir.IntrFptosiSat, ir.IntrFptouiSat, ir.IntrCanonicalize:
		return true
	}
	return false
}

// foldCall computes an intrinsic of constants, None if it cannot.
func (ic *Combiner) foldCall(id ir.Intrinsic, t ir.Type, ops []ir.Value) ir.Value {
	c := ic.c
	if len(ops) == 0 || len(ops) > 3 {
		return ir.None
	}
	if ic.ty.IsVector(t) {
		return ic.fold.Lanes(t, func(i int) ir.Value {
			var e [3]ir.Value
			for k, x := range ops {
				if e[k] = x; ic.ty.IsVector(ic.f.TypeOf(x)) {
					if e[k] = c.Elem(x, i); e[k] == ir.None {
						return ir.None
					}
				}
			}
			return ic.foldCall(id, ic.ty.Elem(t), e[:len(ops)])
		})
	}
	var bits [3]uint64
	ints, floats := true, true
	for i, x := range ops {
		switch c.Kind(x) {
		case ir.CInt:
			bits[i] = c.Bits(x)
			floats = floats && i > 0
		case ir.CFloat:
			bits[i] = c.Bits(x)
			ints = false
		default:
			return ir.None
		}
	}
	if ints && ic.ty.IsInt(t) && ic.ty.Bits(t) <= 64 {
		if r, ok := fold.IntIntrinsic(id, ic.ty.Bits(c.Type(ops[0])), bits[0], bits[1], bits[2]); ok {
			return c.Int(t, r&fold.Mask(ic.ty.Bits(t)))
		}
	}
	if (id == ir.IntrFptosiSat || id == ir.IntrFptouiSat) && floats && ic.ty.Bits(t) <= 64 {
		return ic.fold.ToIntSat(id == ir.IntrFptosiSat, ops[0], t)
	}
	if !floats || !ic.ty.IsFloat(t) {
		return ir.None
	}
	if id == ir.IntrFma || id == ir.IntrFmuladd {
		if r, ok := ic.fold.FMA(t, bits[0], bits[1], bits[2]); ok {
			return c.FloatBits(t, r)
		}
		return ir.None
	}
	if r, ok := ic.fold.FloatIntrinsic(id, t, bits[0], bits[1]); ok && !ic.fold.Flushes(t, r) {
		return c.FloatBits(t, r)
	}
	return ir.None
}

// visitObjectSize is llvm.objectsize: the size of a known object, or the
// answer for unknown ones when nothing more can be learnt.
func (ic *Combiner) visitObjectSize(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	t := f.TypeOf(v)
	r := analysis.RefOf(f, f.Operand(v, 0))
	size, known := uint64(0), false
	switch {
	case r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca:
		if n, ok := c.Uint(f.Operand(r.Base, 0)); ok {
			size, known = n*ic.m.SizeOf(f.ElemType(r.Base)), true
		}
	case r.Base.IsSym():
		if s := ic.m.Sym(r.Base); s.Kind == ir.SymVar && !s.Linkage.IsInterposable() && s.Init != ir.None {
			size, known = ic.m.SizeOf(s.Type), true
		}
	}
	if known && r.Exact && r.Off >= 0 && uint64(r.Off) <= size {
		return c.Int(t, size-uint64(r.Off))
	}
	if ic.late {
		if min, _ := c.Uint(f.Operand(v, 1)); min == 1 {
			return c.Null(t)
		}
		return c.SInt(t, -1)
	}
	return ir.None
}

// copyWidth returns the integer type that moves n bytes at once if both ends are
// aligned well enough, 0 if there is none.
func (ic *Combiner) copyWidth(n, align uint64) ir.Type {
	switch n {
	case 1, 2, 4, 8:
		if align >= n {
			return ic.ty.Int(int(n) * 8)
		}
	case 16:
		if align >= 16 {
			return ic.ty.Vector(ir.I32, 4, false)
		}
	}
	return 0
}

// visitCopy turns small aligned copies into a load and a store.
func (ic *Combiner) visitCopy(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	dst, src := f.Operand(v, 0), f.Operand(v, 1)
	n, ok := c.Uint(f.Operand(v, 2))
	if !ok || !c.IsZero(f.Operand(v, 3)) {
		return ir.None
	}
	if n == 0 || dst == src {
		f.SetOperand(v, 2, c.Null(f.TypeOf(f.Operand(v, 2))))
		return ir.None
	}
	da := analysis.ArgAlign(f, v, 0)
	sa := analysis.ArgAlign(f, v, 1)
	t := ic.copyWidth(n, min(da, sa))
	if t == 0 {
		return ir.None
	}
	ic.b.Before(v)
	x := ic.b.Load(t, src, sa, 0)
	s := ic.b.Store(x, dst, da, 0)
	ic.push(x)
	ic.push(s)
	return ic.gone(v)
}

// visitSet turns small aligned memsets into a store.
func (ic *Combiner) visitSet(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	dst, val := f.Operand(v, 0), f.Operand(v, 1)
	n, ok := c.Uint(f.Operand(v, 2))
	x, isConst := c.Uint(val)
	if !ok || !isConst || !c.IsZero(f.Operand(v, 3)) || n == 0 {
		return ir.None
	}
	da := analysis.ArgAlign(f, v, 0)
	t := ic.copyWidth(n, da)
	if t == 0 {
		return ir.None
	}
	ic.b.Before(v)
	ic.push(ic.b.Store(ic.c.SplatInt(t, x*0x0101010101010101&fold.Mask(ic.ty.Bits(ic.ty.Scalar(t)))), dst, da, 0))
	return ic.gone(v)
}

// gone turns call v, whose effect other instructions have now, into one that has
// none: a memory intrinsic of length 0. dce erases it.
func (ic *Combiner) gone(v ir.Value) ir.Value {
	lt := ic.f.TypeOf(ic.f.Operand(v, 2))
	ic.f.SetOperand(v, 2, ic.c.Null(lt))
	return v
}
