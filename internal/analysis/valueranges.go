package analysis

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

const rangeDepth = 4

// RangeOf returns the constant range that the computation of v gives it.
func (vt *ValueTracking) RangeOf(v ir.Value, w, depth int) Bounds {
	if x, ok := vt.c.SplatBits(v); ok {
		s := fold.Signed(x, w)
		return Bounds{UMin: x, UMax: x, SMin: s, SMax: s}
	}
	if vt.blocks != nil {
		if r, ok := vt.blocks.At(v, w); ok && !r.IsEmpty() {
			return r
		}
		return FullBounds(w)
	}
	r := vt.KnownFrom(v, depth-1).Bounds(w) // as deep as from where it began: not all of it again at each step
	if v.IsParam() {
		r.Intersect(vt.statedBounds(v, w), w)
	}
	if !v.IsInst() || depth >= rangeDepth {
		return r
	}
	r.Intersect(vt.rangeByOp(v, w, depth+1), w)
	return r
}

// rangeByOp returns the range of v that follows from its operation and the ranges of its operands.
func (vt *ValueTracking) rangeByOp(v ir.Value, w, depth int) Bounds {
	f := vt.f
	r := FullBounds(w)
	switch f.Op(v) {
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		if k, ok := vt.floorRemainder(v, w); ok {
			return Bounds{UMax: k - 1, SMax: int64(k - 1)}
		}
		return rangeOfSum(f.Op(v), f.Flags(v), vt.RangeOf(f.Operand(v, 0), w, depth), vt.RangeOf(f.Operand(v, 1), w, depth), w)
	case ir.OpExtractValue: // of arithmetic that reports overflow
		x := f.Operand(v, 0)
		if op, _, ok := f.CalleeIntrinsic(x).Overflows(); ok && vt.ScalarBits(f.Operand(x, 0)) == w {
			return rangeOfSum(op, 0, vt.RangeOf(f.Operand(x, 0), w, depth), vt.RangeOf(f.Operand(x, 1), w, depth), w)
		}
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return vt.rangeOfDivision(v, w, depth)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return vt.rangeOfShift(v, w, depth)
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return vt.rangeOfCast(v, w, depth)
	case ir.OpAnd:
		r.UMax = min(vt.RangeOf(f.Operand(v, 0), w, depth).UMax, vt.RangeOf(f.Operand(v, 1), w, depth).UMax)
	case ir.OpOr:
		r.UMin = max(vt.RangeOf(f.Operand(v, 0), w, depth).UMin, vt.RangeOf(f.Operand(v, 1), w, depth).UMin)
	case ir.OpXor:
		if vt.c.IsAllOnes(f.Operand(v, 1)) { // -1 - x
			return rangeOfSum(ir.OpSub, 0, BoundsWhere(ir.ICmpEQ, fold.Mask(w), w), vt.RangeOf(f.Operand(v, 0), w, depth), w)
		}
	case ir.OpSelect:
		return vt.rangeOfSelect(v, w, depth)
	case ir.OpLoad, ir.OpCall:
		r = vt.statedBounds(v, w)
		if f.Op(v) == ir.OpCall {
			r.Intersect(vt.rangeOfCall(v, w, depth), w)
		}
	}
	return r
}

// floorRemainder returns the positive divisor if v is x % k + (x % k >> (w-1) & k), the remainder of a division that rounds down.
func (vt *ValueTracking) floorRemainder(v ir.Value, w int) (k uint64, ok bool) {
	f := vt.f
	rest, mask := f.Operand(v, 0), f.Operand(v, 1)
	if f.Op(rest) != ir.OpSRem {
		rest, mask = mask, rest
	}
	if f.Op(v) != ir.OpAdd || f.Op(rest) != ir.OpSRem || f.Op(mask) != ir.OpAnd {
		return 0, false
	}
	s := f.Operand(mask, 0)
	k, ok = vt.c.SplatBits(f.Operand(rest, 1))
	m, same := vt.c.SplatBits(f.Operand(mask, 1))
	if !ok || !same || m != k || fold.Signed(k, w) <= 0 || f.Op(s) != ir.OpAShr || f.Operand(s, 0) != rest {
		return 0, false
	}
	n, ok := vt.c.SplatBits(f.Operand(s, 1))
	return k, ok && n == uint64(w-1)
}

// rangeOfSum returns the range of a sum, difference or product of numbers in a and b.
func rangeOfSum(op ir.Op, flags ir.Flags, a, b Bounds, w int) Bounds {
	r, nsw := FullBounds(w), flags&ir.FlagNSW != 0
	switch op {
	case ir.OpAdd:
		if hi, carry := bits.Add64(a.UMax, b.UMax, 0); carry == 0 && hi <= fold.Mask(w) {
			r.UMin, r.UMax = a.UMin+b.UMin, hi
		} else if flags&ir.FlagNUW != 0 {
			r.UMin = max(a.UMin, b.UMin)
		}
		lo, ok1 := AddSigned(a.SMin, b.SMin, w)
		hi, ok2 := AddSigned(a.SMax, b.SMax, w)
		r.setSigned(lo, hi, ok1, ok2, nsw)
	case ir.OpSub:
		if a.UMin >= b.UMax {
			r.UMin, r.UMax = a.UMin-b.UMax, a.UMax-b.UMin
		} else if flags&ir.FlagNUW != 0 {
			r.UMax = a.UMax
		}
		r.setSigned(a.SMin-b.SMax, a.SMax-b.SMin, subFits(a.SMin, b.SMax, w), subFits(a.SMax, b.SMin, w), nsw)
	case ir.OpMul:
		if hi, p := bits.Mul64(a.UMax, b.UMax); hi == 0 && p <= fold.Mask(w) {
			r.UMin, r.UMax = a.UMin*b.UMin, p
		} else if hi, p := bits.Mul64(a.UMin, b.UMin); flags&ir.FlagNUW != 0 && hi == 0 && p <= fold.Mask(w) {
			r.UMin = p
		}
		r.productSigned(a, b, nsw, w)
	}
	return r
}

// setSigned sets the signed bounds of r to lo and hi, of which okLo and okHi say whether they do not overflow: without signed overflow each end
// holds that does not overflow itself.
func (r *Bounds) setSigned(lo, hi int64, okLo, okHi, nsw bool) {
	if okLo && (okHi || nsw) {
		r.SMin = lo
	}
	if okHi && (okLo || nsw) {
		r.SMax = hi
	}
}

// productSigned sets the signed bounds of r to those of products of a and b, if none overflows, or nsw says that.
func (r *Bounds) productSigned(a, b Bounds, nsw bool, w int) {
	full := FullBounds(w)
	lo, hi := full.SMax, full.SMin
	for _, x := range [2]int64{a.SMin, a.SMax} {
		for _, y := range [2]int64{b.SMin, b.SMax} {
			p := x * y
			switch {
			case MulFits(x, y, w):
			case !nsw:
				return
			case x < 0 == (y < 0):
				p = full.SMax
			default:
				p = full.SMin
			}
			lo, hi = min(lo, p), max(hi, p)
		}
	}
	r.SMin, r.SMax = lo, hi
}

// rangeOfDivision returns the range of a quotient or remainder.
func (vt *ValueTracking) rangeOfDivision(v ir.Value, w, depth int) Bounds {
	f := vt.f
	r := FullBounds(w)
	of := func(i int) Bounds { return vt.RangeOf(f.Operand(v, i), w, depth) }
	switch f.Op(v) {
	case ir.OpURem:
		a, b := of(0), of(1)
		r.UMax = min(a.UMax, max(b.UMax, 1)-1)
	case ir.OpUDiv:
		a, b := of(0), of(1)
		r.UMax, r.UMin = a.UMax/max(b.UMin, 1), a.UMin/max(b.UMax, 1)
	case ir.OpSRem:
		a, b := of(0), of(1)
		// Its magnitude is below the divisor's and not above the dividend's; its sign is the dividend's.
		if b.SMin > fold.Signed(1<<(w-1), w) {
			m := max(b.SMax, -b.SMin) - 1
			r.SMin, r.SMax = -m, m
		}
		r.SMin, r.SMax = max(r.SMin, min(a.SMin, 0)), min(r.SMax, max(a.SMax, 0))
	case ir.OpSDiv:
		a := of(0)
		k, ok := vt.c.SplatBits(f.Operand(v, 1))
		if d := fold.Signed(k, w); ok && d > 0 {
			r.SMin, r.SMax = a.SMin/d, a.SMax/d
		} else if ok && d < -1 {
			r.SMin, r.SMax = a.SMax/d, a.SMin/d
		}
	}
	return r
}

// rangeOfShift returns the range of a shift by a constant, and of a shift to the right.
func (vt *ValueTracking) rangeOfShift(v ir.Value, w, depth int) Bounds {
	f := vt.f
	r := FullBounds(w)
	n, ok := vt.c.SplatBits(f.Operand(v, 1))
	ok = ok && n < uint64(w)
	if f.Op(v) == ir.OpShl && !ok {
		return r
	}
	a := vt.RangeOf(f.Operand(v, 0), w, depth)
	switch f.Op(v) {
	case ir.OpShl:
		if a.UMax <= fold.Mask(w)>>n {
			r.UMin, r.UMax = a.UMin<<n, a.UMax<<n
		}
	case ir.OpLShr:
		r.UMax = a.UMax
		if ok {
			r.UMin, r.UMax = a.UMin>>n, a.UMax>>n
		}
	case ir.OpAShr:
		r.SMin, r.SMax = min(a.SMin, 0), max(a.SMax, -1)
		if ok {
			r.SMin, r.SMax = a.SMin>>n, a.SMax>>n
		}
	}
	return r
}

// rangeOfCast returns the range of an extension or truncation.
func (vt *ValueTracking) rangeOfCast(v ir.Value, w, depth int) Bounds {
	f := vt.f
	r := FullBounds(w)
	x := f.Operand(v, 0)
	n := vt.IntBits(x)
	if n == 0 {
		return r
	}
	a := vt.RangeOf(x, n, depth)
	switch {
	case f.Op(v) == ir.OpZExt:
		r.UMin, r.UMax = a.UMin, a.UMax
	case f.Op(v) == ir.OpSExt:
		r.SMin, r.SMax = a.SMin, a.SMax
	default:
		if a.UMax <= fold.Mask(w) {
			r.UMin, r.UMax = a.UMin, a.UMax
		}
		if FitsSigned(a.SMin, w) && FitsSigned(a.SMax, w) {
			r.SMin, r.SMax = a.SMin, a.SMax
		}
	}
	return r
}

// rangeOfSelect joins the ranges of the operands. An operand that the condition compares with a constant has passed
// the comparison.
func (vt *ValueTracking) rangeOfSelect(v ir.Value, w, depth int) Bounds {
	f := vt.f
	cond := f.Operand(v, 0)
	x, y := vt.RangeOf(f.Operand(v, 1), w, depth), vt.RangeOf(f.Operand(v, 2), w, depth)
	if f.Op(cond) == ir.OpICmp {
		if k, ok := vt.c.SplatBits(f.Operand(cond, 1)); ok {
			p, a := f.Pred(cond), f.Operand(cond, 0)
			if f.Operand(v, 1) == a {
				x.Intersect(BoundsWhere(p, k, w), w)
			}
			if f.Operand(v, 2) == a {
				y.Intersect(BoundsWhere(p.Inverse(), k, w), w)
			}
		}
	}
	switch {
	case x.IsEmpty():
		return y
	case y.IsEmpty():
		return x
	}
	return x.Union(y)
}

// rangeOfCall returns the range of the result of an integer intrinsic.
func (vt *ValueTracking) rangeOfCall(v ir.Value, w, depth int) Bounds {
	f := vt.f
	r := FullBounds(w)
	id := f.CalleeIntrinsic(v)
	switch id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		r.UMax = min(r.UMax, uint64(w))
		return r
	case ir.IntrAbs:
		a := vt.RangeOf(f.Operand(v, 0), w, depth)
		if a.SMin > fold.Signed(1<<(w-1), w) {
			r.SMin, r.SMax = 0, max(-a.SMin, a.SMax)
		} else if vt.c.IsZero(f.Operand(v, 1)) {
			r.UMax = 1 << (w - 1)
		} else {
			r.SMin = 0
		}
		return r
	case ir.IntrScmp, ir.IntrUcmp:
		r.SMin, r.SMax = -1, 1
		return r
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax, ir.IntrUaddSat, ir.IntrUsubSat:
	default:
		return r
	}
	a, b := vt.RangeOf(f.Operand(v, 0), w, depth), vt.RangeOf(f.Operand(v, 1), w, depth)
	switch id {
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax:
		r = a.Union(b) // it is one of them
		switch id {
		case ir.IntrUmin:
			r.UMin, r.UMax = min(a.UMin, b.UMin), min(a.UMax, b.UMax)
		case ir.IntrUmax:
			r.UMin, r.UMax = max(a.UMin, b.UMin), max(a.UMax, b.UMax)
		case ir.IntrSmin:
			r.SMin, r.SMax = min(a.SMin, b.SMin), min(a.SMax, b.SMax)
		default:
			r.SMin, r.SMax = max(a.SMin, b.SMin), max(a.SMax, b.SMax)
		}
	case ir.IntrUaddSat:
		r.UMin = max(a.UMin, b.UMin)
	default:
		r.UMax = a.UMax
	}
	return r
}
