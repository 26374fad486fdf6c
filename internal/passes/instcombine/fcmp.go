package instcombine

import (
	"math"

	"gonvvm/internal/ir"
)

// visitFCmp simplifies comparisons of floats.
func (ic floatCombiner) visitFCmp(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	p, t := f.Pred(v), f.TypeOf(v)
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	switch {
	case p == ir.FCmpFalse:
		return c.Null(t)
	case p == ir.FCmpTrue:
		return ic.splatAllOnes(t)
	}
	if ic.c.IsPlain(a) && ic.c.IsPlain(b) {
		if r := ic.fold.FCmp(p, t, a, b); r != ir.None {
			return r
		}
	}
	if c.Kind(a) == ir.CPoison || c.Kind(b) == ir.CPoison {
		return c.Poison(t)
	}
	if x, ok := ic.floatOf(b); ok && x != x { // unordered for sure
		if p&8 != 0 {
			return ic.splatAllOnes(t)
		}
		return c.Null(t)
	}
	if ic.rank(a) < ic.rank(b) {
		f.Mutate(v, ir.OpFCmp, f.Flags(v), uint32(p.Swap()), b, a)
		return v
	}
	if x, y := ic.pastZero(a), ic.pastZero(b); x != a || y != b {
		f.SetOps(v, x, y)
		ic.push(a)
		ic.push(b)
		return v
	}
	if r := ic.fcmpUnordered(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.withoutSign(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.fcmpOfSum(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.fcmpOperands(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.fcmpOfIntegers(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.compareRanges(v, p, a, b); r != ir.None {
		return r
	}
	return ic.choose(v)
}

// fcmpUnordered simplifies comparisons without NaNs, and of a number with itself.
func (ic floatCombiner) fcmpUnordered(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	t := f.TypeOf(v)
	if f.Flags(v)&ir.FlagNNaN != 0 { // unordered never happens
		switch p {
		case ir.FCmpORD:
			return ic.splatAllOnes(t)
		case ir.FCmpUNO:
			return c.Null(t)
		}
		if p&8 != 0 && p != ir.FCmpUNE {
			f.SetPred(v, p&^8)
			return v
		}
	}
	if k, ok := ic.floatOf(b); ok && !math.IsNaN(k) && !c.IsZero(b) && (p == ir.FCmpORD || p == ir.FCmpUNO) { // only whether a is a NaN matters
		f.SetOperand(v, 1, c.Null(f.TypeOf(a)))
		return v
	}
	if p == ir.FCmpORD || p == ir.FCmpUNO {
		if x, y := ic.nanOf(a, 0), ic.nanOf(b, 0); x != a || y != b {
			f.Mutate(v, ir.OpFCmp, 0, uint32(p), x, y)
			ic.push(a)
			ic.push(b)
			return v
		}
	}
	if a == b {
		switch p {
		case ir.FCmpOLT, ir.FCmpOGT, ir.FCmpONE:
			return c.Null(t)
		case ir.FCmpULE, ir.FCmpUGE, ir.FCmpUEQ:
			return ic.splatAllOnes(t)
		case ir.FCmpOEQ, ir.FCmpOLE, ir.FCmpOGE:
			f.SetPred(v, ir.FCmpORD)
			f.SetOperand(v, 1, c.Null(f.TypeOf(a)))
			return v
		case ir.FCmpUNE, ir.FCmpULT, ir.FCmpUGT:
			f.SetPred(v, ir.FCmpUNO)
			f.SetOperand(v, 1, c.Null(f.TypeOf(a)))
			return v
		}
	}
	return ir.None
}

// nanOf returns a number that is a NaN if v is, and is not if v is not.
func (ic floatCombiner) nanOf(v ir.Value, depth int) ir.Value {
	f := ic.f
	x := ir.None
	switch op := f.Op(v); op {
	case ir.OpFNeg:
		x = f.Operand(v, 0)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv: // with a constant that makes no NaN
		k, ok := ic.floatOf(f.Operand(v, 1))
		if ok && !math.IsInf(k, 0) && k == k && (k != 0 && !(ic.ftz && tiny(k)) || op == ir.OpFAdd || op == ir.OpFSub) {
			x = f.Operand(v, 0)
		}
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrFabs, ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven, ir.IntrCopysign:
			x = f.Operand(v, 0)
		case ir.IntrMinimum, ir.IntrMaximum:
			if k, ok := ic.floatOf(f.Operand(v, 1)); ok && k == k {
				x = f.Operand(v, 0)
			}
		}
	}
	if x == ir.None || depth > 4 {
		return v
	}
	return ic.nanOf(x, depth+1)
}

// withoutSign compares x instead of its magnitude or its opposite, where p with zero, or with x, permits that.
func (ic floatCombiner) withoutSign(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	flags := f.Flags(v)
	k, isConst := ic.floatOf(b)
	if isConst && k == 0 && f.CalleeIntrinsic(a) == ir.IntrFabs {
		switch p {
		case ir.FCmpOGT:
			p = ir.FCmpONE
		case ir.FCmpULE:
			p = ir.FCmpUEQ
		case ir.FCmpOLE:
			p = ir.FCmpOEQ
		case ir.FCmpUGT:
			p = ir.FCmpUNE
		case ir.FCmpOEQ, ir.FCmpUNE, ir.FCmpONE, ir.FCmpUEQ:
		default:
			return ir.None
		}
		f.Mutate(v, ir.OpFCmp, flags, uint32(p), f.Operand(a, 0), b)
		ic.push(a)
		return v
	}
	x, by := ic.oppositeOf(a)
	switch {
	case by == 0:
		return ir.None
	case x == b:
		b = ic.c.Null(f.TypeOf(x))
	case isConst && by == ir.OpFSub:
		if b = ic.foldFNeg(b); b == ir.None {
			return ir.None
		}
	default:
		return ir.None
	}
	f.Mutate(v, ir.OpFCmp, flags, uint32(p.Swap()), x, b)
	ic.push(a)
	return v
}

// fcmpOfSum compares the terms of a difference that is compared with zero, or of a sum with a constant: k - x < 0 → x > k. Without flags that exclude it,
// the difference of equal infinities is a NaN. A difference that is flushed is zero where the terms are not equal.
func (ic floatCombiner) fcmpOfSum(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	if k, ok := ic.floatOf(b); !ok || k != 0 || ic.ftz || !ic.oneUse(a) || f.Op(a) != ir.OpFSub && f.Op(a) != ir.OpFAdd {
		return ir.None
	}
	x, y := f.Operand(a, 0), f.Operand(a, 1)
	finite := false
	for _, term := range [2]ir.Value{x, y} {
		k, ok := ic.floatOf(term)
		finite = finite || ok && !math.IsInf(k, 0) && k == k
	}
	if f.Op(a) == ir.OpFAdd {
		if y = ic.negated(y); y == ir.None || !finite {
			return ir.None
		}
	}
	if !finite && f.Flags(a)&(ir.FlagNNaN|ir.FlagNInf) == 0 {
		return ir.None
	}
	f.Mutate(v, ir.OpFCmp, f.Flags(v)&^ir.FlagNInf, uint32(p), x, y)
	ic.push(a)
	return v
}

// fcmpOperands compares the operands of conversions and negations.
func (ic floatCombiner) fcmpOperands(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	flags := f.Flags(v)
	// fpext a ? fpext b, and fpext a ? constant that is exact in a's type
	if f.Op(a) == ir.OpFPExt && (!ic.ftz || ic.ty.Scalar(f.TypeOf(f.Operand(a, 0))) == ir.Float) {
		x := f.Operand(a, 0)
		if f.Op(b) == ir.OpFPExt && f.TypeOf(f.Operand(b, 0)) == f.TypeOf(x) {
			f.Mutate(v, ir.OpFCmp, flags, uint32(p), x, f.Operand(b, 0))
			return v
		}
		if y := ic.shrinkConst(b, f.TypeOf(x)); y != ir.None {
			f.Mutate(v, ir.OpFCmp, flags, uint32(p), x, y)
			return v
		}
		if r := ic.fcmpBetween(v, p, x, b); r != ir.None {
			return r
		}
	}
	// fneg a ? fneg b → b ? a; fneg a ? k → a ?' -k
	if f.Op(a) == ir.OpFNeg {
		if f.Op(b) == ir.OpFNeg {
			f.Mutate(v, ir.OpFCmp, flags, uint32(p), f.Operand(b, 0), f.Operand(a, 0))
			return v
		}
		if ic.c.IsPlain(b) {
			if k := ic.foldFNeg(b); k != ir.None {
				f.Mutate(v, ir.OpFCmp, flags, uint32(p.Swap()), f.Operand(a, 0), k)
				return v
			}
		}
	}
	return ir.None
}

// fcmpBetween compares x, a float that was extended to double, with constant k, which lies between two floats: x is below k if it is below the
// upper one, and above k if it is above the lower one.
func (ic floatCombiner) fcmpBetween(v ir.Value, p ir.Pred, x, k ir.Value) ir.Value {
	f := ic.f
	d, ok := ic.floatOf(k)
	if t := f.TypeOf(x); !ok || ic.ty.Scalar(t) != ir.Float || ic.ty.Scalar(f.TypeOf(k)) != ir.Double {
		return ir.None
	}
	near := float32(d)
	lower, upper := near, near
	switch {
	case float64(near) == d: // subnormal
		return ir.None
	case float64(near) < d:
		upper = math.Nextafter32(near, float32(math.Inf(1)))
	default:
		lower = math.Nextafter32(near, float32(math.Inf(-1)))
	}
	bound := float32(0)
	switch p { // never equal
	case ir.FCmpOEQ:
		return ic.c.Null(f.TypeOf(v))
	case ir.FCmpUNE:
		return ic.splatAllOnes(f.TypeOf(v))
	case ir.FCmpUEQ:
		p = ir.FCmpUNO
	case ir.FCmpONE:
		p = ir.FCmpORD
	case ir.FCmpOLT, ir.FCmpOLE, ir.FCmpULT, ir.FCmpULE:
		p, bound = p&^1, upper
	case ir.FCmpOGT, ir.FCmpOGE, ir.FCmpUGT, ir.FCmpUGE:
		p, bound = p&^1, lower
	default:
		return ir.None
	}
	if ic.ftz && tiny(float64(bound)) {
		return ir.None
	}
	c := ic.c.FloatBits(ir.Float, uint64(math.Float32bits(bound)))
	if t := f.TypeOf(x); ic.ty.IsVector(t) {
		c = ic.c.Splat(t, c)
	}
	f.Mutate(v, ir.OpFCmp, f.Flags(v)&^ir.FlagNInf, uint32(p), x, c)
	return v
}
