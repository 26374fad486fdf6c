package instcombine

import (
	"math"
	"math/bits"
	"slices"
	"strings"

	"gonvvm/internal/ir"
)

// floatRange bounds a floating-point number: from lo to hi, where -0 and 0 are one number, or a NaN, if nan is set.
type floatRange struct {
	lo, hi float64
	nan    bool
}

// maxRangeDepth bounds the operations that rangeOf follows.
const maxRangeDepth = 6

func anyFloat() floatRange { return floatRange{math.Inf(-1), math.Inf(1), true} }

// rangeOf returns bounds of the number v, or of each element of a vector. Where v is poison they need not hold.
func (ic floatCombiner) rangeOf(v ir.Value, depth int) floatRange {
	if k, ok := ic.floatOf(v); ok {
		if k != k {
			return floatRange{math.Inf(1), math.Inf(-1), true}
		}
		return ic.flushed(floatRange{k, k, false})
	}
	r := anyFloat()
	switch {
	case v.IsParam():
		r.exclude(ic.m, ic.m.AttrLists[ic.f.Attrs].Param(int(v.Index())))
	case v.IsInst() && depth < maxRangeDepth:
		r = ic.rangeOfInst(v, depth+1)
		flags := ic.f.Flags(v)
		if op := ic.f.Op(v); op == ir.OpSIToFP || op == ir.OpUIToFP {
			flags = 0 // these have other flags
		}
		r.nan = r.nan && flags&ir.FlagNNaN == 0
		if flags&ir.FlagNInf != 0 {
			r.lo, r.hi = max(r.lo, -math.MaxFloat64), min(r.hi, math.MaxFloat64)
		}
	}
	return ic.flushed(r)
}

// flushed returns r for a function that may flush subnormal numbers.
func (ic floatCombiner) flushed(r floatRange) floatRange {
	if ic.ftz && r.lo > 0 && tiny(r.lo) {
		r.lo = 0
	}
	if ic.ftz && r.hi < 0 && tiny(r.hi) {
		r.hi = 0
	}
	return r
}

// exclude removes the classes that nofpclass of an attribute set rules out: NaNs, and all numbers below zero.
func (r *floatRange) exclude(m *ir.Module, set ir.AttrSetID) {
	a := m.Attr(set, ir.AttrNoFPClass)
	if a == nil {
		return
	}
	words := strings.Fields(a.Str)
	has := func(list ...string) bool {
		for _, w := range list {
			if !slices.Contains(words, w) {
				return false
			}
		}
		return true
	}
	r.nan = !has("nan") && !has("snan", "qnan") && !has("all")
	if (has("ninf") || has("inf")) && (has("nnorm") || has("norm")) && (has("nsub") || has("sub")) {
		r.lo = 0
	}
}

// rangeOfInst is rangeOf of an instruction, without its flags.
func (ic floatCombiner) rangeOfInst(v ir.Value, depth int) floatRange {
	f := ic.f
	t := ic.ty.Scalar(f.TypeOf(v))
	switch op := f.Op(v); op {
	case ir.OpUIToFP, ir.OpSIToFP:
		return ic.rangeOfInteger(f.Operand(v, 0), op == ir.OpSIToFP, t)
	case ir.OpFMul:
		if k, ok := ic.floatOf(f.Operand(v, 1)); ok && k == 0 {
			return floatRange{0, 0, true}
		}
		if f.Operand(v, 0) == f.Operand(v, 1) { // infinity and NaN only of themselves, or beyond the greatest number
			return floatRange{0, math.Inf(1), ic.rangeOf(f.Operand(v, 0), depth).nan}
		}
		return ic.rangeOfBinary(v, t, depth)
	case ir.OpFAdd, ir.OpFSub, ir.OpFDiv:
		return ic.rangeOfBinary(v, t, depth)
	case ir.OpFNeg:
		r := ic.rangeOf(f.Operand(v, 0), depth)
		return floatRange{-r.hi, -r.lo, r.nan}
	case ir.OpFPExt:
		return ic.rangeOf(f.Operand(v, 0), depth)
	case ir.OpFPTrunc:
		r := ic.rangeOf(f.Operand(v, 0), depth)
		return floatRange{ic.outwards(t, r.lo, -1), ic.outwards(t, r.hi, 1), r.nan}
	case ir.OpSelect:
		a, b := ic.rangeOf(f.Operand(v, 1), depth), ic.rangeOf(f.Operand(v, 2), depth)
		return floatRange{min(a.lo, b.lo), max(a.hi, b.hi), a.nan || b.nan}
	case ir.OpCall:
		return ic.rangeOfCall(v, depth)
	}
	return anyFloat()
}

// outwards returns x as a bound of numbers that are rounded to type t: x if it is exact there, else zero or infinity in the direction of sign.
func (ic floatCombiner) outwards(t ir.Type, x, sign float64) float64 {
	switch {
	case x != 0 && ic.floatConst(t, x) != ir.None && !math.IsInf(x, 0):
		return x
	case x*sign <= 0:
		return 0
	}
	return math.Inf(int(sign))
}

// rangeOfInteger is the range of integer x as a number of type t.
func (ic floatCombiner) rangeOfInteger(x ir.Value, signed bool, t ir.Type) floatRange {
	r := floatRange{math.Inf(-1), math.Inf(1), false}
	if !signed {
		r.lo = 0
	}
	w := ic.values.IntBits(x)
	k, ok := ic.fold.Format(t)
	if w == 0 || !ok {
		return r
	}
	b := ic.values.RangeOf(x, w, 0)
	if b.IsEmpty() {
		return r
	}
	exact := uint64(1) << (min(k.Frac, 62) + 1) // integers up to it are exact
	top := math.Ldexp(1, 1<<(k.Exp-1)-1)        // numbers from it on may be infinite
	above := func(n uint64) float64 {
		if n <= exact {
			return float64(n)
		}
		if x := math.Ldexp(1, bits.Len64(n)); x < top {
			return x
		}
		return math.Inf(1)
	}
	switch {
	case !signed:
		r.hi = above(b.UMax)
		if b.UMin <= exact {
			r.lo = float64(b.UMin)
		}
		return r
	case b.SMax >= 0:
		r.hi = above(uint64(b.SMax))
	default:
		r.hi = 0
	}
	if b.SMin < 0 {
		r.lo = -above(-uint64(b.SMin))
	} else if r.lo = 0; uint64(b.SMin) <= exact {
		r.lo = float64(b.SMin)
	}
	return r
}

// rangeOfCall is rangeOf of a call.
func (ic floatCombiner) rangeOfCall(v ir.Value, depth int) floatRange {
	f := ic.f
	r := anyFloat()
	arg := func(i int) floatRange { return ic.rangeOf(f.Operand(v, i), depth) }
	switch id := f.CalleeIntrinsic(v); id {
	case ir.NotIntrinsic:
		r.exclude(ic.m, ic.m.AttrLists[f.Call(v).Attrs].Ret)
	case ir.IntrFabs:
		r = arg(0)
		switch {
		case r.hi <= 0:
			r.lo, r.hi = -r.hi, -r.lo
		case r.lo < 0:
			r.lo, r.hi = 0, max(-r.lo, r.hi)
		}
	case ir.IntrFma, ir.IntrFmuladd:
		if b, c := arg(1), arg(2); b != r && c != r { // else nothing is known, as in most polynomials
			r = ic.rangeOfFMA(ic.ty.Scalar(f.TypeOf(v)), arg(0), b, c)
		}
	case ir.IntrSqrt:
		r.lo = 0
		if x := arg(0); x.lo >= 0 {
			r.nan = x.nan
		}
	case ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		r = arg(0)
		r.lo, r.hi = math.Floor(r.lo), math.Ceil(r.hi)
	case ir.IntrMinnum, ir.IntrMinimumnum, ir.IntrMaxnum, ir.IntrMaximumnum: // the other operand, if one is a NaN
		a, b := arg(0), arg(1)
		r.lo, r.hi = chosen(id, a, b)
		if a.nan {
			r.lo, r.hi = min(r.lo, b.lo), max(r.hi, b.hi)
		}
		if b.nan {
			r.lo, r.hi = min(r.lo, a.lo), max(r.hi, a.hi)
		}
		r.nan = a.nan && b.nan
	case ir.IntrMinimum, ir.IntrMaximum:
		a, b := arg(0), arg(1)
		r.nan = a.nan || b.nan
		r.lo, r.hi = chosen(id, a, b)
	case ir.IntrCopysign:
		x, s := arg(0), arg(1)
		most := max(-x.lo, x.hi)
		r = floatRange{-most, most, x.nan}
		if k, ok := ic.floatOf(f.Operand(v, 1)); ok && math.Signbit(k) {
			r.hi = 0
		} else if ok || s.lo > 0 && !s.nan {
			r.lo = 0
		}
	}
	return r
}

// isFloatMin reports whether id, a minimum or maximum of floating-point numbers, is a minimum.
func isFloatMin(id ir.Intrinsic) bool {
	return id == ir.IntrMinnum || id == ir.IntrMinimum || id == ir.IntrMinimumnum
}

// chosen returns the bounds of the smaller or the greater one of two numbers.
func chosen(id ir.Intrinsic, a, b floatRange) (lo, hi float64) {
	if isFloatMin(id) {
		return min(a.lo, b.lo), min(a.hi, b.hi)
	}
	return max(a.lo, b.lo), max(a.hi, b.hi)
}

// compareRanges decides a comparison by the bounds of its operands, or except for NaNs.
func (ic floatCombiner) compareRanges(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	x, y := ic.rangeOf(a, 0), ic.rangeOf(b, 0)
	possible := ir.Pred(0) // bits as in a predicate: equal, greater, less, unordered
	if x.lo <= y.hi && y.lo <= x.hi {
		possible |= 1
	}
	if x.hi > y.lo {
		possible |= 2
	}
	if x.lo < y.hi {
		possible |= 4
	}
	if x.nan || y.nan {
		possible |= 8
	}
	t := f.TypeOf(v)
	switch yes, no := p&possible, possible&^p; {
	case yes == 0:
		return ic.c.Null(t)
	case no == 0:
		return ic.splatAllOnes(t)
	case p == ir.FCmpORD || p == ir.FCmpUNO || y.nan || !ic.c.IsPlain(b):
		return ir.None
	case yes == 8:
		p = ir.FCmpUNO
	case no == 8:
		p = ir.FCmpORD
	default:
		return ir.None
	}
	f.Mutate(v, ir.OpFCmp, f.Flags(v), uint32(p), a, ic.c.Null(f.TypeOf(a)))
	return v
}

// visitMinMax is the smaller or the greater one of two numbers.
func (ic floatCombiner) visitMinMax(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f := ic.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if a == b {
		return a
	}
	if ic.rank(a) < ic.rank(b) {
		f.SetOperand(v, 0, b)
		f.SetOperand(v, 1, a)
		return v
	}
	for _, s := range [2][2]ir.Value{{a, b}, {b, a}} {
		switch x, y := s[0], s[1]; {
		case f.CalleeIntrinsic(x) == id && (f.Operand(x, 0) == y || f.Operand(x, 1) == y): // min(min(x, y), x)
			return x
		case f.Op(x) == ir.OpFNeg && f.Operand(x, 0) == y:
			return ic.magnitude(v, id, t, y)
		}
	}
	less := isFloatMin(id)
	ordered := id == ir.IntrMinimum || id == ir.IntrMaximum // a NaN is the result
	k, isConst := ic.floatOf(b)
	switch {
	case isConst && k != k && ordered:
		return b
	case isConst && k != k:
		return a
	}
	x, y := ic.rangeOf(a, 0), ic.rangeOf(b, 0)
	if f.Flags(v)&ir.FlagNNaN != 0 {
		x.nan, y.nan = false, false
	}
	first, second := x.nan, y.nan // where it is a NaN the other one is the result
	if ordered {
		first, second = y.nan, x.nan
	}
	below := func(x, y floatRange) bool { return x.hi < y.lo || x.hi == y.lo && x.hi != 0 }
	switch {
	case !first && (less && below(x, y) || !less && below(y, x)):
		return a
	case !second && (less && below(y, x) || !less && below(x, y)):
		return b
	}
	// min(min(x, k1), k2) → min(x, min(k1, k2))
	if f.CalleeIntrinsic(a) == id && isConst {
		if k1, ok := ic.floatOf(f.Operand(a, 1)); ok && k1 == k1 && (k1 != 0 || k != 0) {
			if k1 < k == less {
				b = f.Operand(a, 1)
			}
			f.SetFlags(v, f.Flags(v)&f.Flags(a))
			f.SetOperand(v, 0, f.Operand(a, 0))
			f.SetOperand(v, 1, b)
			ic.push(a)
			return v
		}
	}
	return ir.None
}

// magnitude is max(x, -x) → |x| and min(x, -x) → -|x|.
func (ic floatCombiner) magnitude(v ir.Value, id ir.Intrinsic, t ir.Type, x ir.Value) ir.Value {
	abs := ic.intrinsic(v, ir.IntrFabs, t, x)
	if abs == ir.None {
		return ir.None
	}
	ic.push(abs)
	if !isFloatMin(id) {
		return abs
	}
	ic.b.Before(v)
	return ic.b.FNeg(abs, 0)
}
