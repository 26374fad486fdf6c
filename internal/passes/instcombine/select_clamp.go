package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// clampOfRange is lo ≤ x && x ≤ hi ? x : x > k ? hi : lo → min(max(x, lo), hi), with the test of the range as one unsigned comparison and any k between
// lo - 1 and hi: so saturating casts are written. Earlier rules may have changed the comparisons to ones of the number of which x is a shift, or of that
// number without a constant summand.
func clampOfRange(ic *Combiner, e expr) ir.Value {
	f := ic.f
	test, x, rest := f.Operand(e.v, 0), e.a, e.b
	w := ic.values.IntBits(x)
	if w < 16 || w > 32 || !ic.ty.IsInt(e.t) || ic.decl == nil || f.Op(test) != ir.OpICmp {
		return ir.None
	}
	p := f.Pred(test)
	if p == ir.ICmpUGT || p == ir.ICmpUGE {
		p, x, rest = p.Inverse(), rest, x
	}
	n, ok := ic.c.SplatBits(f.Operand(test, 1))
	if p == ir.ICmpULE {
		n++
	} else if p != ir.ICmpULT {
		return ir.None
	}
	tested := f.Operand(test, 0)
	if !ok || n == 0 || n > fold.Mask(w)>>1 || ic.values.IntBits(tested) != w || !ic.oneUse(rest) || f.Op(rest) != ir.OpSelect {
		return ir.None
	}
	r := clampedRange{base: tested, high: int64(n - 1), w: w}
	if !r.from(ic, x) { // base + k < n
		if f.Op(tested) != ir.OpAdd {
			return ir.None
		}
		k, ok := ic.c.Sint(f.Operand(tested, 1))
		if !ok {
			return ir.None
		}
		r = clampedRange{base: f.Operand(tested, 0), low: -k, high: int64(n-1) - k, w: w}
		if fold.Signed(uint64(r.low), w) != r.low || fold.Signed(uint64(r.high), w) != r.high || !r.from(ic, x) {
			return ir.None
		}
	}
	lo, hi, ok := r.otherwise(ic, x, rest)
	if !ok {
		return ir.None
	}
	most := int64(fold.Mask(w) >> 1)
	if r.low>>r.shift < lo || r.high>>r.shift > hi || r.low > -most-1 && (r.low-1)>>r.shift > lo || r.high < most && (r.high+1)>>r.shift < hi {
		return ir.None
	}
	bounded := ic.intrinsic(e.v, ir.IntrSmax, e.t, x, ic.c.SInt(e.t, lo))
	if bounded == ir.None {
		return ir.None
	}
	v := ic.intrinsic(e.v, ir.IntrSmin, e.t, bounded, ic.c.SInt(e.t, hi))
	if v != ir.None && x != r.base && x != tested {
		f.SetFlags(x, 0) // an exact shift: now also of numbers outside the range
	}
	return v
}

// clampedRange is the test low ≤ base ≤ high, of signed numbers of w bits, for a choice of base >> shift.
type clampedRange struct {
	base      ir.Value
	low, high int64
	w         int
	shift     uint64
}

// from reports whether x is base, or base shifted to the right.
func (r *clampedRange) from(ic *Combiner, x ir.Value) bool {
	if x == r.base {
		return true
	}
	if !x.IsInst() || ic.f.Op(x) != ir.OpAShr || ic.f.Operand(x, 0) != r.base {
		return false
	}
	n, ok := ic.c.Uint(ic.f.Operand(x, 1))
	r.shift = n
	return ok && n < uint64(r.w)
}

// otherwise reads select v as the choice between hi for numbers above the range and lo for those below it.
func (r *clampedRange) otherwise(ic *Combiner, x, v ir.Value) (lo, hi int64, ok bool) {
	f := ic.f
	c := f.Operand(v, 0)
	hi, ok1 := ic.c.Sint(f.Operand(v, 1))
	lo, ok2 := ic.c.Sint(f.Operand(v, 2))
	if !ok1 || !ok2 || f.Op(c) != ir.OpICmp {
		return 0, 0, false
	}
	k, ok := ic.c.Sint(f.Operand(c, 1)) // true above k
	switch p := f.Pred(c); {
	case !ok:
		return 0, 0, false
	case p == ir.ICmpSLT:
		lo, hi, k = hi, lo, k-1
	case p == ir.ICmpSLE:
		lo, hi = hi, lo
	case p == ir.ICmpSGE:
		k--
	case p != ir.ICmpSGT:
		return 0, 0, false
	}
	switch y := f.Operand(c, 0); {
	case y == r.base:
	case y == x: // above k << shift with ones below
		k = k<<r.shift | int64(fold.Mask(int(r.shift)))
	case r.base.IsInst() && f.Op(r.base) == ir.OpAdd && f.Flags(r.base)&ir.FlagNSW != 0 && f.Operand(r.base, 0) == y:
		// Where the sum overflows, the choice is poison.
		n, isConst := ic.c.Sint(f.Operand(r.base, 1))
		if !isConst {
			return 0, 0, false
		}
		k += n
	default:
		return 0, 0, false
	}
	return lo, hi, lo <= hi && k >= r.low-1 && k <= r.high
}
