package passes

import (
	"math"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// correlatedState is the storage of correlatedPropagation.
type correlatedState struct {
	*unit

	ranges analysis.CorrelatedRanges
}

// correlatedPropagation uses the constant ranges and relations that hold in each block (analysis.CorrelatedRanges): it decides
// comparisons, makes signed divisions, shifts and extensions of non-negative values unsigned, and narrows divisions
// of small values. Incoming values of phis become those that the edge decides. If it decided something, instcombine runs: the loop passes see that a flag
// is the same in each iteration.
func correlatedPropagation(u *unit) bool {
	s := &u.correlated
	changed, decided := false, false
	for _, b := range u.CFG().RPO() {
		for v := u.f.First(b); v != ir.None; v = u.f.Next(v) {
			switch u.f.Op(v) {
			case ir.OpPhi:
				changed = s.simplifyIncoming(v) || changed
			case ir.OpFCmp:
				if x, ok := analysis.DecideFloat(&s.fold, u.Dom(), u.f, v); ok && u.f.HasUses(v) {
					u.f.ReplaceAll(v, s.fold.Bool(x))
					changed = true
				}
			}
		}
	}
	if changed { // loops are not peeled for a phi of equal numbers
		instCombine(u)
	}
	if !s.wanted() {
		return changed
	}
	s.ranges.Visit(u.Dom(), &u.values, func(v ir.Value, w int) {
		if w == 0 && s.decide(v) {
			changed, decided = true, true
		} else if w != 0 && s.rewrite(v, w) {
			changed = true
		}
	})
	if decided {
		instCombine(u)
	}
	return changed
}

// wanted reports whether the function has instructions that the pass could improve.
func (cp *correlatedState) wanted() bool {
	f := cp.f
	for _, b := range cp.CFG().RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpSDiv, ir.OpSRem, ir.OpUDiv, ir.OpURem, ir.OpAShr, ir.OpSExt, ir.OpAnd:
				return true
			case ir.OpCall:
				id := f.CalleeIntrinsic(v)
				_, _, checked := id.Overflows()
				if _, chooses := id.Chooses(); chooses || checked || id == ir.IntrAbs {
					return true
				}
			case ir.OpICmp:
				if t := f.Terminator(b); f.Op(t) != ir.OpCondBr || f.Operand(t, 0) != v || f.Next(v) != t {
					return true
				}
				if cp.cfg.Len() > 3 {
					return true
				}
			}
		}
	}
	return false
}

// rewrite makes v, whose range and whose operands' ranges are known here, a simpler operation.
func (cp *correlatedState) rewrite(v ir.Value, w int) bool {
	f := cp.f
	if !f.HasUses(v) {
		return false
	}
	r, _ := cp.ranges.At(v, w)
	if r.IsEmpty() {
		return false
	}
	op := f.Op(v)
	if r.UMin == r.UMax && op != ir.OpCall && op != ir.OpLoad {
		f.ReplaceAll(v, cp.c.Int(f.TypeOf(v), r.UMin))
		return true
	}
	var a, b analysis.Bounds
	if op.IsBinary() {
		ok1, ok2 := false, false
		a, ok1 = cp.ranges.At(f.Operand(v, 0), w)
		b, ok2 = cp.ranges.At(f.Operand(v, 1), w)
		if !ok1 || !ok2 || a.IsEmpty() || b.IsEmpty() {
			return false
		}
	}
	switch op {
	case ir.OpSDiv, ir.OpSRem:
		if a.SMin < 0 || b.SMin < 0 {
			return op == ir.OpSDiv && cp.divideExact(v, w) || cp.divideOnce(v, w, true) || cp.divideNarrow(v, w, a, b)
		}
		cp.divideUnsigned(v)
		cp.divideRanged(v, w, a, b)
		return true
	case ir.OpUDiv, ir.OpURem:
		return cp.divideRanged(v, w, a, b)
	case ir.OpAShr:
		if a.SMin < 0 {
			return false
		}
		f.Mutate(v, ir.OpLShr, f.Flags(v)&ir.FlagExact, 0, f.Operand(v, 0), f.Operand(v, 1))
		return true
	case ir.OpSExt:
		return cp.zeroExtend(v)
	case ir.OpAnd: // with ones wherever the other operand can have some
		if k, ok := cp.c.SplatBits(f.Operand(v, 1)); ok && k&(k+1) == 0 && a.UMax <= k {
			f.ReplaceAll(v, f.Operand(v, 0))
			return true
		}
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		return cp.addFlags(v, w, a, b)
	case ir.OpCall:
		return cp.chooseRanged(v, w)
	}
	return false
}

// divideExact marks signed division v by a power of two as exact if a dominating condition says that nothing remains.
func (cp *correlatedState) divideExact(v ir.Value, w int) bool {
	const maxUses = 8
	f := cp.f
	x := f.Operand(v, 0)
	k, ok := cp.c.SplatBits(f.Operand(v, 1))
	if !ok || k == 0 || k&(k-1) != 0 || x.IsConst() || f.Flags(v)&ir.FlagExact != 0 {
		return false
	}
	at := cp.cfg.Number(f.BlockOf(v))
	for u, n := f.FirstUse(x), 0; u != 0 && n < maxUses; u, n = f.NextUse(u), n+1 {
		y := f.User(u)
		if f.Op(y) != ir.OpAnd || !cp.dom.DominatesN(cp.cfg.Number(f.BlockOf(y)), at) {
			continue
		}
		if mask, ok := cp.c.SplatBits(f.Operand(y, 1)); ok && mask&(k-1) == k-1 {
			if r, ok := cp.ranges.At(y, w); ok && !r.IsEmpty() && r.UMax == 0 {
				f.SetFlags(v, f.Flags(v)|ir.FlagExact)
				return true
			}
		}
	}
	return false
}

// zeroExtend makes sign extension v of a non-negative value a zero extension.
func (cp *correlatedState) zeroExtend(v ir.Value) bool {
	x := cp.f.Operand(v, 0)
	n := cp.ranges.Bits(x)
	if n == 0 {
		return false
	}
	if a, ok := cp.ranges.At(x, n); !ok || a.IsEmpty() || a.SMin < 0 {
		return false
	}
	cp.f.Mutate(v, ir.OpZExt, ir.FlagNNeg, 0, x)
	return true
}

// divideUnsigned makes signed division v, of numbers that are not negative, unsigned.
func (cp *correlatedState) divideUnsigned(v ir.Value) {
	f := cp.f
	f.Mutate(v, f.Op(v)-ir.OpSDiv+ir.OpUDiv, f.Flags(v)&ir.FlagExact, 0, f.Operand(v, 0), f.Operand(v, 1))
}

// divideRanged simplifies an unsigned division of numbers in a and b.
func (cp *correlatedState) divideRanged(v ir.Value, w int, a, b analysis.Bounds) bool {
	if cp.divideOnce(v, w, false) {
		return true
	}
	if w == 64 && a.UMax <= fold.Mask(32) && b.UMax <= fold.Mask(32) {
		cp.narrow(v, ir.FlagNUW, ir.OpZExt)
		return true
	}
	return false
}

// divideOnce replaces division v if its quotient can only be 0 or 1.
func (cp *correlatedState) divideOnce(v ir.Value, w int, signed bool) bool {
	f := cp.f
	q := cp.ranges.Quotient(f.Operand(v, 0), f.Operand(v, 1), w, signed)
	if q == analysis.AnyQuotient {
		return false
	}
	op := f.Op(v)
	if k, ok := cp.c.SplatBits(f.Operand(v, 1)); ok && k&(k-1) == 0 && q != analysis.QuotientZero && q != analysis.QuotientOne {
		if signed { // x is not negative: a mask or a shift
			cp.divideUnsigned(v)
		}
		return signed
	}
	f.ReplaceAll(v, cp.dividedOnce(v, q, op == ir.OpURem || op == ir.OpSRem))
	return true
}

// dividedOnce returns the quotient or the rest of division v with quotient q.
func (cp *correlatedState) dividedOnce(v ir.Value, q analysis.Quotient, rest bool) ir.Value {
	f := cp.f
	x, n, t := f.Operand(v, 0), f.Operand(v, 1), f.TypeOf(v)
	cp.b.Before(v)
	switch {
	case q == analysis.QuotientZero && rest:
		return x
	case q == analysis.QuotientZero:
		return cp.c.Null(t)
	case q == analysis.QuotientOne && rest:
		return cp.b.Binary(ir.OpSub, x, n, ir.FlagNUW)
	case q == analysis.QuotientOne:
		return cp.c.Int(t, 1)
	case q == analysis.QuotientAtN && !rest:
		return cp.b.Cast(ir.OpZExt, cp.b.ICmp(ir.ICmpEQ, x, n), t, 0)
	case !rest:
		return cp.b.Cast(ir.OpZExt, cp.b.ICmp(ir.ICmpUGE, x, n), t, 0)
	}
	x = cp.b.Insert(ir.OpFreeze, t, 0, 0, x) // it has two uses now, which would see different values of undef
	if q == analysis.QuotientAtN {
		return cp.b.Select(cp.b.ICmp(ir.ICmpEQ, x, n), cp.c.Null(t), x)
	}
	less := cp.b.Binary(ir.OpSub, x, n, 0) // a great number where x is less than n
	return cp.b.Select(cp.b.ICmp(ir.ICmpULT, less, x), less, x)
}

// divideNarrow makes a signed division of numbers in a and b one of 32 bits if they have no more.
func (cp *correlatedState) divideNarrow(v ir.Value, w int, a, b analysis.Bounds) bool {
	fits := func(r analysis.Bounds) bool {
		return analysis.FitsSigned(r.SMin, 32) && analysis.FitsSigned(r.SMax, 32)
	}
	if w != 64 || !fits(a) || !fits(b) || a.SMin == math.MinInt32 && b.SMin <= -1 && b.SMax >= -1 { // -(-1<<31) has one more
		return false
	}
	cp.narrow(v, ir.FlagNSW, ir.OpSExt)
	return true
}

// narrow makes division v of 64 bits, which is many instructions, by a constant a product of 128 bits, one of 32 bits.
func (cp *correlatedState) narrow(v ir.Value, noWrap ir.Flags, extend ir.Op) {
	f := cp.f
	cp.b.Before(v)
	low := func(x ir.Value) ir.Value {
		if k, ok := cp.c.SplatBits(x); ok {
			return cp.c.Int(ir.I32, k)
		}
		return cp.b.Cast(ir.OpTrunc, x, ir.I32, noWrap)
	}
	x, y := low(f.Operand(v, 0)), low(f.Operand(v, 1))
	f.Mutate(v, extend, 0, 0, cp.b.Binary(f.Op(v), x, y, f.Flags(v)&ir.FlagExact))
}

// addFlags notes that a sum, difference, product or shift to the left does not overflow.
func (cp *correlatedState) addFlags(v ir.Value, w int, a, b analysis.Bounds) bool {
	f := cp.f
	flags := f.Flags(v) | analysis.NoWrap(f.Op(v), a, b, w)
	if flags == f.Flags(v) {
		return false
	}
	f.SetFlags(v, flags)
	return true
}

// chooseRanged replaces a minimum or maximum whose operands do not overlap, and the absolute value of a
// non-negative number.
func (cp *correlatedState) chooseRanged(v ir.Value, w int) bool {
	f := cp.f
	id := f.CalleeIntrinsic(v)
	if id == ir.IntrAbs {
		if a, ok := cp.ranges.At(f.Operand(v, 0), w); ok && !a.IsEmpty() && a.SMin >= 0 {
			f.ReplaceAll(v, f.Operand(v, 0))
			return true
		}
		return false
	}
	p, ok := id.Chooses()
	if !ok {
		return false
	}
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if first, ok := cp.ranges.Compare(p, x, y, w); ok && first {
		f.ReplaceAll(v, x)
		return true
	}
	if second, ok := cp.ranges.Compare(p, y, x, w); ok && second {
		f.ReplaceAll(v, y)
		return true
	}
	return false
}

// decide replaces a comparison or a condition whose result is known here, and the report of an overflow that does not happen.
func (cp *correlatedState) decide(v ir.Value) bool {
	f := cp.f
	switch f.Op(v) {
	case ir.OpICmp:
		x, ok := false, false
		if f.HasUses(v) {
			x, ok = cp.compare(v)
		}
		if ok {
			f.ReplaceAll(v, cp.fold.Bool(x))
		}
		return ok || cp.joinChecks(v)
	case ir.OpCondBr:
		c := f.Operand(v, 0)
		x, ok := false, f.Op(c) == ir.OpExtractValue && f.Indices(c)[0] == 1 && cp.neverOverflows(f.Operand(c, 0))
		if f.Op(c) == ir.OpICmp {
			x, ok = cp.compare(c)
		}
		if ok {
			f.SetOperand(v, 0, cp.fold.Bool(x))
		}
		return ok
	}
	if !cp.neverOverflows(v) {
		return false
	}
	changed := false
	for e := f.FirstUse(v); e != 0; e = f.NextUse(e) {
		if u := f.User(e); f.Op(u) == ir.OpExtractValue && f.Indices(u)[0] == 1 && f.HasUses(u) {
			f.ReplaceAll(u, cp.fold.Bool(false))
			changed = true
		}
	}
	return changed
}

// neverOverflows reports whether v is arithmetic that reports overflow, and reports none here.
func (cp *correlatedState) neverOverflows(v ir.Value) bool {
	f := cp.f
	op, noWrap, ok := f.CalleeIntrinsic(v).Overflows()
	if !ok {
		return false
	}
	w := cp.ranges.Bits(f.Operand(v, 0))
	if w == 0 {
		return false
	}
	a, ok1 := cp.ranges.At(f.Operand(v, 0), w)
	b, ok2 := cp.ranges.At(f.Operand(v, 1), w)
	return ok1 && ok2 && !a.IsEmpty() && !b.IsEmpty() && analysis.NoWrap(op, a, b, w)&noWrap != 0
}

// compare returns the result of comparison v if it is known here.
func (cp *correlatedState) compare(v ir.Value) (x, ok bool) {
	f := cp.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if w := cp.ranges.Bits(a); w != 0 {
		return cp.ranges.Compare(f.Pred(v), a, b, w)
	}
	return false, false
}
