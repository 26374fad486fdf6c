package passes

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// constantRange are the least and the greatest value that an integer of at most 64 bits has,
// read without and with a sign. Where a value is poison they need not hold.
type constantRange struct {
	umin, umax uint64
	smin, smax int64
}

const rangeDepth = 4

// rangeOf returns the constant range that the computation of v gives it.
func (u *unit) rangeOf(v ir.Value, w, depth int) constantRange {
	if x, ok := u.splat(v); ok {
		s := fold.Signed(x, w)
		return constantRange{x, x, s, s}
	}
	if u.correlated.on {
		if r, ok := u.correlated.rangeAt(v, w); ok && !r.isEmpty() {
			return r
		}
		return fullRange(w)
	}
	r := u.known2(v, depth-1).toRange(w) // as deep as from where it began: not all of it again at each step
	if !v.IsInst() || depth >= rangeDepth {
		return r
	}
	r.intersect(u.rangeByOp(v, w, depth+1), w)
	return r
}

// toRange is what known bits say.
func (k knownBits) toRange(w int) constantRange {
	sign := uint64(1) << (w - 1)
	least, most := k.one, k.max(w)
	if k.zero&sign == 0 { // may be negative
		least |= sign
	}
	if k.one&sign == 0 {
		most &^= sign
	}
	return constantRange{k.one, k.max(w), fold.Signed(least, w), fold.Signed(most, w)}
}

// fullRange is the bounds of a type.
func fullRange(w int) constantRange { return knownBits{}.toRange(w) }

// intersect keeps what holds by both r and x, and lets the readings help each other.
func (r *constantRange) intersect(x constantRange, w int) {
	r.umin, r.umax = max(r.umin, x.umin), min(r.umax, x.umax)
	r.smin, r.smax = max(r.smin, x.smin), min(r.smax, x.smax)
	half := fold.Mask(w) >> 1
	switch {
	case r.smin >= 0: // the readings are the same
		r.umin, r.umax = max(r.umin, uint64(r.smin)), min(r.umax, uint64(max(r.smax, 0)))
	case r.smax < 0:
		r.umin, r.umax = max(r.umin, uint64(r.smin)&fold.Mask(w)), min(r.umax, uint64(r.smax)&fold.Mask(w))
	}
	switch {
	case r.umax <= half:
		r.smin, r.smax = max(r.smin, int64(r.umin)), min(r.smax, int64(r.umax))
	case r.umin > half:
		r.smin, r.smax = max(r.smin, fold.Signed(r.umin, w)), min(r.smax, fold.Signed(r.umax, w))
	}
}

// union holds for values of either.
func (r constantRange) union(x constantRange) constantRange {
	return constantRange{min(r.umin, x.umin), max(r.umax, x.umax), min(r.smin, x.smin), max(r.smax, x.smax)}
}

// isEmpty reports whether no value is in r: the code is never executed, or poison.
func (r constantRange) isEmpty() bool { return r.umin > r.umax || r.smin > r.smax }

// fitsSigned reports whether x is a signed number of w bits.
func fitsSigned(x int64, w int) bool { return fold.Signed(uint64(x), w) == x }

// addSigned returns x + y; ok is false if that is no signed number of w bits.
func addSigned(x, y int64, w int) (s int64, ok bool) {
	s = x + y
	return s, (x < 0 != (y < 0) || s < 0 == (x < 0)) && fitsSigned(s, w)
}

func (u *unit) rangeByOp(v ir.Value, w, depth int) constantRange {
	f := u.f
	r := fullRange(w)
	of := func(i int) constantRange { return u.rangeOf(f.Operand(v, i), w, depth) }
	switch op := f.Op(v); op {
	case ir.OpAdd:
		a, b := of(0), of(1)
		if hi, carry := bits.Add64(a.umax, b.umax, 0); carry == 0 && hi <= fold.Mask(w) {
			r.umin, r.umax = a.umin+b.umin, hi
		} else if f.Flags(v)&ir.FlagNUW != 0 {
			r.umin = max(a.umin, b.umin)
		}
		lo, ok1 := addSigned(a.smin, b.smin, w)
		hi, ok2 := addSigned(a.smax, b.smax, w)
		nsw := f.Flags(v)&ir.FlagNSW != 0
		// Without signed overflow each end holds that does not overflow itself.
		if ok1 && (ok2 || nsw) {
			r.smin = lo
		}
		if ok2 && (ok1 || nsw) {
			r.smax = hi
		}
	case ir.OpSub:
		a, b := of(0), of(1)
		if a.umin >= b.umax {
			r.umin, r.umax = a.umin-b.umax, a.umax-b.umin
		} else if f.Flags(v)&ir.FlagNUW != 0 {
			r.umax = a.umax
		}
		if a.smin >= 0 && b.smin >= 0 { // never overflows
			r.smin, r.smax = a.smin-b.smax, a.smax-b.smin
		}
	case ir.OpMul:
		a, b := of(0), of(1)
		if hi, p := bits.Mul64(a.umax, b.umax); hi == 0 && p <= fold.Mask(w) {
			r.umin, r.umax = a.umin*b.umin, p
		}
	case ir.OpShl:
		if n, ok := u.splat(f.Operand(v, 1)); ok && n < uint64(w) {
			if a := of(0); a.umax <= fold.Mask(w)>>n {
				r.umin, r.umax = a.umin<<n, a.umax<<n
			}
		}
	case ir.OpURem:
		a, b := of(0), of(1)
		r.umax = min(a.umax, max(b.umax, 1)-1)
	case ir.OpUDiv:
		a, b := of(0), of(1)
		r.umax, r.umin = a.umax/max(b.umin, 1), a.umin/max(b.umax, 1)
	case ir.OpSRem:
		a, b := of(0), of(1)
		// Its magnitude is below the divisor's and not above the dividend's; its sign is the dividend's.
		if b.smin > fold.Signed(1<<(w-1), w) {
			m := max(b.smax, -b.smin) - 1
			r.smin, r.smax = -m, m
		}
		r.smin, r.smax = max(r.smin, min(a.smin, 0)), min(r.smax, max(a.smax, 0))
	case ir.OpSDiv:
		a := of(0)
		k, ok := u.splat(f.Operand(v, 1))
		if d := fold.Signed(k, w); ok && d > 0 {
			r.smin, r.smax = a.smin/d, a.smax/d
		} else if ok && d < -1 {
			r.smin, r.smax = a.smax/d, a.smin/d
		}
	case ir.OpAnd:
		r.umax = min(of(0).umax, of(1).umax)
	case ir.OpOr:
		r.umin = max(of(0).umin, of(1).umin)
	case ir.OpLShr:
		a := of(0)
		r.umax = a.umax
		if n, ok := u.splat(f.Operand(v, 1)); ok && n < uint64(w) {
			r.umin, r.umax = a.umin>>n, a.umax>>n
		}
	case ir.OpAShr:
		a := of(0)
		r.smin, r.smax = min(a.smin, 0), max(a.smax, -1)
		if n, ok := u.splat(f.Operand(v, 1)); ok && n < uint64(w) {
			r.smin, r.smax = a.smin>>n, a.smax>>n
		}
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		x := f.Operand(v, 0)
		n := u.intBits(x)
		if n == 0 {
			return r
		}
		a := u.rangeOf(x, n, depth)
		switch {
		case op == ir.OpZExt:
			r.umin, r.umax = a.umin, a.umax
		case op == ir.OpSExt:
			r.smin, r.smax = a.smin, a.smax
		default:
			if a.umax <= fold.Mask(w) {
				r.umin, r.umax = a.umin, a.umax
			}
			if fitsSigned(a.smin, w) && fitsSigned(a.smax, w) {
				r.smin, r.smax = a.smin, a.smax
			}
		}
	case ir.OpSelect:
		return u.rangeOfSelect(v, w, depth)
	case ir.OpLoad:
		if x, ok := u.rangeMetadata(v); ok {
			r.umin, r.umax = x.Min, x.Max
		}
	case ir.OpCall:
		if x, ok := u.rangeMetadata(v); ok {
			r.umin, r.umax = x.Min, x.Max
			return r
		}
		return u.rangeOfCall(v, w, depth)
	}
	return r
}

// rangeOfSelect joins the operands; where one is what the condition compares with a
// constant, it has passed the comparison.
func (u *unit) rangeOfSelect(v ir.Value, w, depth int) constantRange {
	f := u.f
	cond := f.Operand(v, 0)
	x, y := u.rangeOf(f.Operand(v, 1), w, depth), u.rangeOf(f.Operand(v, 2), w, depth)
	if f.Op(cond) == ir.OpICmp {
		if k, ok := u.splat(f.Operand(cond, 1)); ok {
			p, a := f.Pred(cond), f.Operand(cond, 0)
			if f.Operand(v, 1) == a {
				x.intersect(rangeWhere(p, k, w), w)
			}
			if f.Operand(v, 2) == a {
				y.intersect(rangeWhere(p.Inverse(), k, w), w)
			}
		}
	}
	switch {
	case x.isEmpty():
		return y
	case y.isEmpty():
		return x
	}
	return x.union(y)
}

// rangeWhere is the bounds of the values that compare so with k.
func rangeWhere(p ir.Pred, k uint64, w int) constantRange {
	r, s := fullRange(w), fold.Signed(k, w)
	switch p {
	case ir.ICmpEQ:
		return constantRange{k, k, s, s}
	case ir.ICmpULT:
		if k > 0 {
			r.umax = k - 1
		}
	case ir.ICmpULE:
		r.umax = k
	case ir.ICmpUGT:
		if k < fold.Mask(w) {
			r.umin = k + 1
		}
	case ir.ICmpUGE:
		r.umin = k
	case ir.ICmpSLT:
		if s > r.smin {
			r.smax = s - 1
		}
	case ir.ICmpSLE:
		r.smax = s
	case ir.ICmpSGT:
		if s < r.smax {
			r.smin = s + 1
		}
	case ir.ICmpSGE:
		r.smin = s
	}
	return r
}

func (u *unit) rangeOfCall(v ir.Value, w, depth int) constantRange {
	f := u.f
	r := fullRange(w)
	id := f.CalleeIntrinsic(v)
	switch id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		r.umax = min(r.umax, uint64(w))
		return r
	case ir.IntrAbs:
		a := u.rangeOf(f.Operand(v, 0), w, depth)
		if a.smin > fold.Signed(1<<(w-1), w) {
			r.smin, r.smax = 0, max(-a.smin, a.smax)
		} else if u.c.IsZero(f.Operand(v, 1)) {
			r.umax = 1 << (w - 1)
		} else {
			r.smin = 0
		}
		return r
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax, ir.IntrUaddSat, ir.IntrUsubSat:
	default:
		return r
	}
	a, b := u.rangeOf(f.Operand(v, 0), w, depth), u.rangeOf(f.Operand(v, 1), w, depth)
	switch id {
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax:
		r = a.union(b) // it is one of them
		switch id {
		case ir.IntrUmin:
			r.umin, r.umax = min(a.umin, b.umin), min(a.umax, b.umax)
		case ir.IntrUmax:
			r.umin, r.umax = max(a.umin, b.umin), max(a.umax, b.umax)
		case ir.IntrSmin:
			r.smin, r.smax = min(a.smin, b.smin), min(a.smax, b.smax)
		default:
			r.smin, r.smax = max(a.smin, b.smin), max(a.smax, b.smax)
		}
	case ir.IntrUaddSat:
		r.umin = max(a.umin, b.umin)
	default:
		r.umax = a.umax
	}
	return r
}

// compareRanges decides a comparison of values within bounds; ok is false if it can go
// either way.
func compareRanges(p ir.Pred, a, b constantRange) (result, ok bool) {
	if a.isEmpty() || b.isEmpty() {
		return false, false
	}
	// less and more say for certain that a is below or above b, in the reading of p.
	less, more := a.umax < b.umin, a.umin > b.umax
	atMost, atLeast := a.umax <= b.umin, a.umin >= b.umax
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		less, more = less || a.smax < b.smin, more || a.smin > b.smax
		if less || more {
			return p == ir.ICmpNE, true
		}
		if a.umin == a.umax && b.umin == b.umax {
			return p == ir.ICmpEQ, true
		}
		return false, false
	}
	if p.IsSigned() {
		less, more = a.smax < b.smin, a.smin > b.smax
		atMost, atLeast = a.smax <= b.smin, a.smin >= b.smax
		p -= ir.ICmpSGT - ir.ICmpUGT
	}
	switch p {
	case ir.ICmpULT:
		return less, less || atLeast
	case ir.ICmpULE:
		return atMost, atMost || more
	case ir.ICmpUGT:
		return more, more || atMost
	}
	return atLeast, atLeast || less
}
