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
	if r := ic.fcmpOperands(v, p, a, b); r != ir.None {
		return r
	}
	if r := ic.compareMagnitude(v, p, a, b); r != ir.None {
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
	const smallest = 0x1p-126
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
	if ic.ftz && bound != 0 && bound < smallest && bound > -smallest {
		return ir.None
	}
	c := ic.c.FloatBits(ir.Float, uint64(math.Float32bits(bound)))
	if t := f.TypeOf(x); ic.ty.IsVector(t) {
		c = ic.c.Splat(t, c)
	}
	f.Mutate(v, ir.OpFCmp, f.Flags(v)&^ir.FlagNInf, uint32(p), x, c)
	return v
}

// compareMagnitude decides comparisons of a number that is never below zero with a constant that is not above it, except for NaNs.
func (ic floatCombiner) compareMagnitude(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	k, ok := ic.floatOf(b)
	if !ok || !(k <= 0) || !ic.notBelowZero(a) {
		return ir.None
	}
	t := f.TypeOf(v)
	// The comparison determines whether a is ordered, or decides for all that are: bits of p for equal, greater, less.
	ordered := p & 2 // greater, for sure
	if k == 0 {
		switch p &^ 8 {
		case ir.FCmpOLT: // never less
			ordered = 0
		case ir.FCmpOGE: // always
			ordered = 2
		default:
			return ir.None
		}
	}
	unordered := p & 8
	switch {
	case ordered != 0 && unordered != 0:
		return ic.splatAllOnes(t)
	case ordered == 0 && unordered == 0:
		return ic.c.Null(t)
	case ordered != 0:
		p = ir.FCmpORD
	default:
		p = ir.FCmpUNO
	}
	f.Mutate(v, ir.OpFCmp, f.Flags(v), uint32(p), a, ic.c.Null(f.TypeOf(a)))
	return v
}

// notBelowZero reports whether v is at least -0 or NaN.
func (ic floatCombiner) notBelowZero(v ir.Value) bool {
	f := ic.f
	switch f.Op(v) {
	case ir.OpUIToFP:
		return true
	case ir.OpFMul:
		return f.Operand(v, 0) == f.Operand(v, 1)
	case ir.OpFPExt, ir.OpFPTrunc:
		return ic.notBelowZero(f.Operand(v, 0))
	}
	switch f.CalleeIntrinsic(v) {
	case ir.IntrFabs, ir.IntrSqrt:
		return true
	}
	return false
}
