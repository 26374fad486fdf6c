package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// selectRules are the rules of select c, a, b.
var selectRules = []rule{
	{"select-constant", selectConstant},
	{"select-not", selectNot},
	{"select-assuming", func(ic *Combiner, e expr) ir.Value { return ic.selectAssuming(e.v, ic.f.Operand(e.v, 0), e.a, e.b) }},
	{"select-i1", selectBool},
	{"select-bits", selectBits},
	{"select-fcmp-equal", selectFCmpEqual},
	{"select-icmp-equal", selectICmpEqual},
	{"min-max", func(ic *Combiner, e expr) ir.Value { return ic.minMax(e.v, ic.f.Operand(e.v, 0), e.a, e.b) }},
	{"clamp-of-range", clampOfRange},
	{"saturated", saturatedReport},
	{"saturated-difference", limitedDifference},
	{"select-fabs", selectFabs},
	{"float-min-max", func(ic *Combiner, e expr) ir.Value {
		return ic.floats().minMaxFloat(e.v, ic.f.Operand(e.v, 0), e.a, e.b)
	}},
	{"select-nested", selectNested},
	{"select-as-other", selectAsOther},
	{"select-of-two", selectOfTwo},
	{"select-phi", selectPhi},
	{"select-after-branch", selectAfterBranch},
	{"floor-division", floorChoice},
	{"sign-of-remainder", signOfRemainder},
	{"select-step", selectStep},
	{"select-same-operation", func(ic *Combiner, e expr) ir.Value { return ic.selectOfSame(e.v, ic.f.Operand(e.v, 0), e.a, e.b) }},
}

// selectConstant is a select with equal values, or with a constant, undefined or poison operand that decides it.
func selectConstant(ic *Combiner, e expr) ir.Value {
	c := ic.c
	cond := ic.f.Operand(e.v, 0)
	switch {
	case e.a == e.b:
		return e.a
	case c.Kind(cond) == ir.CPoison:
		return c.Poison(e.t)
	case c.Kind(cond) == ir.CUndef:
		return e.b
	case ic.c.IsAllOnes(cond):
		return e.a
	case c.IsZero(cond):
		return e.b
	case c.Kind(e.a) == ir.CPoison:
		return e.b
	case c.Kind(e.b) == ir.CPoison:
		return e.a
	case c.Kind(e.a) == ir.CUndef && ic.notPoison(e.b, 0): // of undefined values any may be chosen, but not poison
		return e.b
	case c.Kind(e.b) == ir.CUndef && ic.notPoison(e.a, 0):
		return e.a
	}
	if !ic.c.IsPlain(cond) || !ic.c.IsPlain(e.a) || !ic.c.IsPlain(e.b) || !ic.ty.IsVector(ic.f.TypeOf(cond)) {
		return ir.None
	}
	return ic.fold.Lanes(e.t, func(i int) ir.Value {
		k, ok := c.Uint(c.Elem(cond, i))
		switch {
		case !ok:
			return ir.None
		case k != 0:
			return c.Elem(e.a, i)
		}
		return c.Elem(e.b, i)
	})
}

// selectNot is select (not c), a, b → select c, b, a.
func selectNot(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	n := ic.notOf(cond)
	if n == ir.None {
		return ir.None
	}
	ic.push(cond)
	f.Mutate(e.v, ir.OpSelect, f.Flags(e.v), 0, n, e.b, e.a)
	return e.v
}

// selectBool is a select of i1 that is its condition, its inverse, an and or an or.
func selectBool(ic *Combiner, e expr) ir.Value {
	f, c := ic.f, ic.c
	cond := f.Operand(e.v, 0)
	if f.TypeOf(cond) != e.t || ic.ty.Scalar(e.t) != ir.I1 {
		return ir.None
	}
	xt, xf := ic.c.IsAllOnes(e.a), c.IsZero(e.a)
	yt, yf := ic.c.IsAllOnes(e.b), c.IsZero(e.b)
	switch {
	case xt && yf:
		return cond
	case xf && yt:
		return ic.binary(e.v, ir.OpXor, 0, cond, ic.splatAllOnes(e.t))
	case cond == e.a: // c ? c : y
		f.SetOperand(e.v, 1, ic.splatAllOnes(e.t))
		return e.v
	case cond == e.b:
		f.SetOperand(e.v, 2, c.Null(e.t))
		return e.v
	}
	// The second operand of and/or may be poison where the first decides, so the select stays unless the operand is
	// never poison there.
	if yf && (ic.notPoison(e.a, 0) || ic.poisonOnlyAs(e.a, cond, 0)) {
		f.Mutate(e.v, ir.OpAnd, 0, 0, cond, e.a)
		return e.v
	}
	if xt && (ic.notPoison(e.b, 0) || ic.poisonOnlyAs(e.b, cond, 0)) {
		f.Mutate(e.v, ir.OpOr, 0, 0, cond, e.b)
		return e.v
	}
	if xt || yf {
		if i := 1; f.Op(cond) == ir.OpICmp {
			if xt {
				i = 2
			}
			if assume(ic, e.v, i, cond, yf, 0) {
				return e.v
			}
		}
		return selectUnordered(ic, e, cond)
	}
	if xf || yt {
		return selectInverse(ic, e, cond)
	}
	return selectOrdered(ic, e, cond)
}

// selectInverse is c ? false : y → !c && y, and c ? x : true → !c || x, of a comparison c that has no other use.
func selectInverse(ic *Combiner, e expr, cond ir.Value) ir.Value {
	f := ic.f
	op, second := ir.OpAnd, e.b
	if ic.c.IsAllOnes(e.b) {
		op, second = ir.OpOr, e.a
	}
	if !ic.oneUse(cond) || f.Op(cond) != ir.OpICmp && f.Op(cond) != ir.OpFCmp || !ic.notPoison(second, 0) && !ic.poisonOnlyAs(second, cond, 0) {
		return ir.None
	}
	f.SetPred(cond, f.Pred(cond).Inverse())
	f.SetFlags(cond, f.Flags(cond)&^ir.FlagSameSign)
	ic.push(cond)
	f.Mutate(e.v, op, 0, 0, cond, second)
	return e.v
}

// selectUnordered is isnan(x) ? true : isnan(y) → x unordered y, and the opposite. Where y may be poison and x decides alone, y is frozen.
func selectUnordered(ic *Combiner, e expr, cond ir.Value) ir.Value {
	f := ic.f
	op, second := ir.OpOr, e.b
	if ic.c.IsZero(e.b) {
		op, second = ir.OpAnd, e.a
	}
	r := logicOfUnordered(ic, expr{e.v, op, e.t, cond, second})
	if r == ir.None {
		return ir.None
	}
	f.SetFlags(r, 0)
	if y := f.Operand(r, 1); !ic.notPoison(y, 0) {
		ic.b.Before(r)
		f.SetOperand(r, 1, ic.b.Insert(ir.OpFreeze, f.TypeOf(y), 0, 0, y))
	}
	return r
}

// selectOrdered is c ? x : y where c and one of the two compare the same values, so that c decides it: y is false where c holds, as in
// a == b ? x : a < b → (c && x) || y, or x is true where c does not, as in a != b ? a <= b : y → x && (c || y).
func selectOrdered(ic *Combiner, e expr, cond ir.Value) ir.Value {
	if c, y, _ := sameCompared(ic, cond, e.b); c != 0 && c&y == 0 && ic.f.Flags(e.b) == 0 { // with samesign it is poison more often than c
		ic.b.Before(e.v)
		return ic.binary(e.v, ir.OpOr, 0, ic.b.Select(cond, e.a, ic.c.Null(e.t)), e.b)
	}
	if c, x, _ := sameCompared(ic, cond, e.a); c != 0 && c|x == 7 && ic.f.Flags(e.a) == 0 {
		ic.b.Before(e.v)
		return ic.binary(e.v, ir.OpAnd, 0, e.a, ic.b.Select(cond, ic.splatAllOnes(e.t), e.b))
	}
	return ir.None
}

// selectBits is select c, 1, 0 → zext c, select c, -1, 0 → sext c, and other constants that are bits of the condition.
func selectBits(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	if f.TypeOf(cond) != ir.I1 || !ic.ty.IsInt(e.t) || ic.ty.Bits(e.t) > 64 || e.t == ir.I1 {
		return ir.None
	}
	kx, ok1 := ic.c.Uint(e.a)
	ky, ok2 := ic.c.Uint(e.b)
	if !ok1 || !ok2 {
		return ir.None
	}
	switch {
	case kx == 1 && ky == 0:
		f.Mutate(e.v, ir.OpZExt, 0, 0, cond)
		return e.v
	case kx == fold.Mask(ic.ty.Bits(e.t)) && ky == 0:
		f.Mutate(e.v, ir.OpSExt, 0, 0, cond)
		return e.v
	}
	return ic.casts().fieldOfTest(e.v, cond, kx, ky, e.t)
}

// selectFCmpEqual is x == y ? x : y → y and x != y ? x : y → x, if they are not zeros, or -0 and 0 need not be told apart.
func selectFCmpEqual(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	if f.Op(cond) != ir.OpFCmp {
		return ir.None
	}
	a, b := f.Operand(cond, 0), f.Operand(cond, 1)
	if (a != e.a || b != e.b) && (a != e.b || b != e.a) {
		return ir.None
	}
	if k, ok := ic.floats().floatOf(b); f.Flags(e.v)&ir.FlagNSZ == 0 && (!ok || k == 0 || ic.ftz && tiny(k)) {
		return ir.None
	}
	never := f.Flags(cond)&ir.FlagNNaN != 0
	switch p := f.Pred(cond); {
	case p == ir.FCmpOEQ, p == ir.FCmpUEQ && never:
		return e.b
	case p == ir.FCmpUNE, p == ir.FCmpONE && never:
		return e.a
	}
	return ir.None
}

// selectICmpEqual is x == y ? x : y → y and x != y ? x : y → x. Other conditions with ne are inverted to eq.
func selectICmpEqual(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond := f.Operand(e.v, 0)
	if f.Op(cond) != ir.OpICmp {
		return ir.None
	}
	a, b := f.Operand(cond, 0), f.Operand(cond, 1)
	if a == e.a && b == e.b || a == e.b && b == e.a {
		switch f.Pred(cond) {
		case ir.ICmpEQ:
			return e.b
		case ir.ICmpNE:
			return e.a
		}
	}
	if f.Pred(cond) == ir.ICmpNE && ic.oneUse(cond) {
		f.SetPred(cond, ir.ICmpEQ)
		f.Mutate(e.v, ir.OpSelect, f.Flags(e.v), 0, cond, e.b, e.a)
		return e.v
	}
	return ir.None
}

// selectOfSame pulls an operation out of a select whose operands both are that
// operation: select c, ext a, ext b → ext (select c, a, b).
func (ic *Combiner) selectOfSame(v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	op := f.Op(x)
	if ic.ty.IsVector(f.TypeOf(cond)) {
		return ir.None
	}
	if r := selectOfExtended(ic, v, cond, x, y); r != ir.None {
		return r
	}
	if op != f.Op(y) || !ic.oneUse(x) || !ic.oneUse(y) {
		return ir.None
	}
	switch op {
	case ir.OpFPExt, ir.OpBitCast: // truncations are sunk instead
		return castOfSelect(ic, v, cond, x, y, op, f.Flags(x)&f.Flags(y))
	case ir.OpGEP:
		if f.NumOps(x) != 2 || f.NumOps(y) != 2 || f.ElemType(x) != f.ElemType(y) {
			return ir.None
		}
		p, q, i, j := f.Operand(x, 0), f.Operand(y, 0), f.Operand(x, 1), f.Operand(y, 1)
		switch {
		case p == q && f.TypeOf(i) == f.TypeOf(j):
			i = ic.selectBefore(v, cond, i, j)
		case i == j && f.TypeOf(p) == f.TypeOf(q) && !ic.ty.IsVector(f.TypeOf(p)):
			p = ic.selectBefore(v, cond, p, q)
		default:
			return ir.None
		}
		f.Mutate(v, op, f.Flags(x)&f.Flags(y), f.Aux(x), p, i)
		return v
	}
	return ic.selectOfBinary(v, cond, x, y)
}

// selectOfExtended is selectOfSame for zext and sext. A number that is not negative may be extended either way. A select of 64 bits takes two
// instructions, so one of the operands may have other users then.
func selectOfExtended(ic *Combiner, v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	op, other := f.Op(x), f.Op(y)
	if op != ir.OpSExt && op != ir.OpZExt || other != ir.OpSExt && other != ir.OpZExt {
		return ir.None
	}
	wide := ic.values.IntBits(v) == 64 && ic.values.IntBits(f.Operand(x, 0)) == 32
	if one, two := ic.oneUse(x), ic.oneUse(y); !one && !two || one != two && !wide {
		return ir.None
	}
	flags := f.Flags(x) & f.Flags(y)
	if op != other {
		zext := x
		if op == ir.OpSExt {
			zext = y
		}
		if f.Flags(zext)&ir.FlagNNeg == 0 {
			return ir.None
		}
		op, flags = ir.OpSExt, 0
	}
	return castOfSelect(ic, v, cond, x, y, op, flags)
}

// castOfSelect makes v a cast of a select between the operands of casts x and y.
func castOfSelect(ic *Combiner, v, cond, x, y ir.Value, op ir.Op, flags ir.Flags) ir.Value {
	f := ic.f
	a, b := f.Operand(x, 0), f.Operand(y, 0)
	if f.TypeOf(a) != f.TypeOf(b) {
		return ir.None
	}
	f.Mutate(v, op, flags, 0, ic.selectBefore(v, cond, a, b))
	return v
}

// selectStep is a pointer that steps on or stays: select c, &p[i], p → &p[select c, i, 0] where i is a number of 32 bits or a
// constant, of which the select is one instruction in the machine.
func selectStep(ic *Combiner, e expr) ir.Value {
	f := ic.f
	step, stay := e.a, e.b
	if f.Op(step) != ir.OpGEP && f.Op(step) != ir.OpAdd || f.Operand(step, 0) != stay {
		step, stay = stay, step
	}
	if f.Op(step) == ir.OpAdd {
		return selectWideStep(ic, e, step, stay)
	}
	if f.Op(step) != ir.OpGEP || f.Operand(step, 0) != stay || f.NumOps(step) != 2 || !ic.oneUse(step) || ic.ty.IsVector(e.t) {
		return ir.None
	}
	x := f.Operand(step, 1)
	t := f.TypeOf(x)
	op, narrow := ir.OpSExt, ir.None
	if n, ok := ic.c.Sint(x); ok && n == int64(int32(n)) {
		narrow = ic.c.SInt(ir.I32, n)
	} else if f.Op(x) == ir.OpSExt || f.Op(x) == ir.OpZExt {
		op, narrow = f.Op(x), f.Operand(x, 0)
	}
	if narrow == ir.None || f.TypeOf(narrow) != ir.I32 || ic.ty.Bits(t) < 32 {
		return ir.None
	}
	ic.b.Before(e.v)
	n := [2]ir.Value{narrow, ic.c.Int(ir.I32, 0)}
	if step == e.b {
		n[0], n[1] = n[1], n[0]
	}
	n[0] = ic.selectBefore(e.v, f.Operand(e.v, 0), n[0], n[1])
	f.Mutate(e.v, ir.OpGEP, f.Flags(step), f.Aux(step), stay, ic.b.Cast(op, n[0], t, 0))
	return e.v
}

// selectWideStep is selectStep for a number of 64 bits, x + k or x: k and 0 differ in one half only, or k is -1.
func selectWideStep(ic *Combiner, e expr, step, stay ir.Value) ir.Value {
	f := ic.f
	if e.t != ir.I64 || f.Operand(step, 0) != stay || !ic.oneUse(step) || stay.IsConst() {
		return ir.None
	}
	k, ok := ic.c.Sint(f.Operand(step, 1))
	if !ok || k < -1 || k != int64(int32(k)) {
		return ir.None
	}
	n := [2]ir.Value{f.Operand(step, 1), ic.c.Int(e.t, 0)}
	if step == e.b {
		n[0], n[1] = n[1], n[0]
	}
	f.Mutate(e.v, ir.OpAdd, f.Flags(step), 0, stay, ic.selectBefore(e.v, f.Operand(e.v, 0), n[0], n[1]))
	return e.v
}

// poisonOnlyAs reports whether cond is poison if v is: v is computed from operands of cond and from values that are never
// poison, by operations that create no poison.
func (ic *Combiner) poisonOnlyAs(v, cond ir.Value, depth int) bool {
	f := ic.f
	if !v.IsInst() || f.Flags(v) != 0 || depth > 3 {
		return false
	}
	switch f.Op(v) {
	case ir.OpICmp, ir.OpFCmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpTrunc, ir.OpAdd, ir.OpSub, ir.OpMul:
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if n, ok := ic.c.Uint(f.Operand(v, 1)); !ok || n >= uint64(ic.ty.Bits(f.TypeOf(v))) {
			return false
		}
	default:
		return false
	}
	for i := range f.NumOps(v) {
		x := f.Operand(v, i)
		if !ic.notPoison(x, 0) && !ic.spreadsTo(x, cond, 0) && !ic.poisonOnlyAs(x, cond, depth+1) {
			return false
		}
	}
	return true
}

// spreadsTo reports whether v is poison whenever x is.
func (ic *Combiner) spreadsTo(x, v ir.Value, depth int) bool {
	f := ic.f
	if x == v {
		return true
	}
	if !v.IsInst() || depth > 3 {
		return false
	}
	switch op := f.Op(v); op {
	case ir.OpICmp, ir.OpFCmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpTrunc, ir.OpZExt, ir.OpSExt,
		ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		for i := range f.NumOps(v) {
			if ic.spreadsTo(x, f.Operand(v, i), depth+1) {
				return true
			}
		}
	case ir.OpSelect: // of its operands it takes one only
		return ic.spreadsTo(x, f.Operand(v, 0), depth+1)
	}
	return false
}

// notPoison reports whether v is never poison (nor undef).
func (ic *Combiner) notPoison(v ir.Value, depth int) bool {
	f := ic.f
	switch v.Kind() {
	case ir.KConst:
		return !ic.c.IsUndef(v) && ic.c.Kind(v) != ir.CExpr && ic.c.Kind(v) != ir.CAggregate
	case ir.KParam:
		return ic.m.Attr(ic.m.AttrLists[f.Attrs].Param(int(v.Index())), ir.AttrNoUndef) != nil
	case ir.KSym:
		return true
	}
	if !v.IsInst() || depth > 4 {
		return false
	}
	switch op := f.Op(v); op {
	case ir.OpFreeze, ir.OpAlloca:
		return true
	case ir.OpICmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpSelect, ir.OpBitCast:
		if f.Flags(v) != 0 {
			return false
		}
		for i := range f.NumOps(v) {
			if !ic.notPoison(f.Operand(v, i), depth+1) {
				return false
			}
		}
		return true
	case ir.OpFCmp:
		if f.Flags(v) != 0 {
			return false
		}
		return ic.notPoison(f.Operand(v, 0), depth+1) && ic.notPoison(f.Operand(v, 1), depth+1)
	case ir.OpCall:
		if s := f.CalleeSym(v); s != nil && s.Intrinsic == ir.NVVMIntrinsic && f.NumArgs(v) == 0 {
			return true // special registers
		}
		return ic.m.Attr(ic.m.AttrLists[f.Call(v).Attrs].Ret, ir.AttrNoUndef) != nil
	}
	return false
}
