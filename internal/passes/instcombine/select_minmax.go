package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// minMax turns a select by a comparison into a minimum, maximum or absolute value.
func (ic *Combiner) minMax(v, cond, x, y ir.Value) ir.Value {
	f, c := ic.f, ic.c
	t := f.TypeOf(v)
	if ic.decl == nil || f.Op(cond) != ir.OpICmp || !ic.ty.IsInt(t) {
		return ir.None
	}
	p := f.Pred(cond)
	a, b := f.Operand(cond, 0), f.Operand(cond, 1)
	if f.TypeOf(a) != t {
		if r := choiceOfExtended(ic, v, p, a, b, x, y); r != ir.None {
			return r
		}
		if r := saturatedChoice(ic, v, p, a, b, x, y); r != ir.None {
			return r
		}
		return differenceOfExtended(ic, v, p, a, b, x, y)
	}
	w := ic.ty.Bits(t)
	// x < 0 ? 0 - x : x
	if k, ok := c.Sint(b); ok && (p == ir.ICmpSLT && k == 0 || p == ir.ICmpSGT && k == -1) {
		neg, pos := x, y
		if p == ir.ICmpSGT {
			neg, pos = y, x
		}
		if pos == a && f.Op(neg) == ir.OpSub && c.IsZero(f.Operand(neg, 0)) && f.Operand(neg, 1) == a {
			return magnitudeOf(ic, ic.intrinsic(v, ir.IntrAbs, t, a), f.Flags(neg))
		}
	}
	if f.Op(x) == ir.OpSub && f.Op(y) == ir.OpSub && p > ir.ICmpNE {
		return ic.absoluteDifference(v, p, a, b, x, y)
	}
	if y == a && p == ir.ICmpEQ {
		return ic.minMaxOfEdge(v, t, a, b, x)
	}
	if p == ir.ICmpEQ && b == x {
		return stepFromEdge(ic, v, t, a, b, y)
	}
	if p <= ir.ICmpNE {
		return ir.None
	}
	if r := minMaxOfSums(ic, v, p, a, b, x, y); r != ir.None {
		return r
	}
	if y == a && x != a { // bring it to: a p b ? a : …
		x, y, p = y, x, p.Inverse()
	}
	if x != a {
		return clamp(ic, v, p, a, b, x, y)
	}
	if f.HasOneUse(cond) && isReduction(ic, p, a, b, y, w) {
		return always(ic, v, ir.IntrUmin, y, 0, a)
	}
	if y != b && !ic.nextBound(p, b, y, w) {
		return ir.None
	}
	if w == 8 && f.HasOneUse(cond) {
		return ir.None // type-promotion makes more of a select of bytes, and selection the same
	}
	return ic.intrinsic(v, chooses(p), t, a, y)
}

// isReduction reports whether a p b ? a : y is a < m ? a : a - m, which is the smaller of a and a - m: where m is greater, the difference wraps to a
// number above a.
func isReduction(ic *Combiner, p ir.Pred, a, b, y ir.Value, w int) bool {
	f, c := ic.f, ic.c
	if f.Op(y) == ir.OpSub {
		return p == ir.ICmpULT && f.Operand(y, 0) == a && f.Operand(y, 1) == b
	}
	if f.Op(y) != ir.OpAdd || f.Operand(y, 0) != a {
		return false
	}
	m, ok1 := c.Uint(b)
	k, ok2 := c.Uint(f.Operand(y, 1))
	switch p {
	case ir.ICmpULT:
	case ir.ICmpULE:
		m++
	default:
		return false
	}
	return ok1 && ok2 && m != 0 && m&fold.Mask(w) == -k&fold.Mask(w)
}

// chooses returns the minimum or maximum that a p b ? a : b is, for an ordering.
func chooses(p ir.Pred) ir.Intrinsic {
	switch p {
	case ir.ICmpSGT, ir.ICmpSGE:
		return ir.IntrSmax
	case ir.ICmpSLT, ir.ICmpSLE:
		return ir.IntrSmin
	case ir.ICmpUGT, ir.ICmpUGE:
		return ir.IntrUmax
	}
	return ir.IntrUmin
}

// minMaxOfSums is a < b ? a + c : b + d with constants of which c is d or d + 1, the minimum of the sums, and its relatives for the other orderings and the
// maximum, as in i >= n ? n - 1 : i. The result has both sums as operands, also the one that was not chosen. So c and d of a minimum are not positive: if the
// sum that was not chosen overflows, the chosen one is less, and overflows too.
func minMaxOfSums(ic *Combiner, v ir.Value, p ir.Pred, a, b, x, y ir.Value) ir.Value {
	f := ic.f
	flag := ir.FlagNUW
	if p.IsSigned() {
		flag = ir.FlagNSW
	}
	of := func(s, x ir.Value) (int64, bool) {
		if s == x {
			return 0, true
		}
		if f.Op(s) != ir.OpAdd || f.Operand(s, 0) != x || f.Flags(s)&flag == 0 {
			return 0, false
		}
		return ic.c.Sint(f.Operand(s, 1))
	}
	c, ok1 := of(x, a)
	d, ok2 := of(y, b)
	if !ok1 || !ok2 {
		x, y, p = y, x, p.Inverse()
		c, ok1 = of(x, a)
		d, ok2 = of(y, b)
	}
	if !ok1 || !ok2 || c == 0 && d == 0 || ic.ty.Bits(f.TypeOf(v)) == 8 {
		return ir.None
	}
	least, most := c-1, c // the bounds of d
	switch p {
	case ir.ICmpSLE, ir.ICmpULE, ir.ICmpSGT, ir.ICmpUGT:
		least, most = c, c+1
	}
	id := chooses(p)
	switch {
	case d != least && d != most:
		return ir.None
	case id == ir.IntrSmin && c <= 0 && d <= 0:
	case (id == ir.IntrSmax || id == ir.IntrUmax) && c >= 0 && d >= 0:
	default:
		return ir.None
	}
	r := ic.intrinsic(v, id, f.TypeOf(v), x, y)
	for _, s := range [...]ir.Value{x, y} {
		if r != ir.None && f.Op(s) == ir.OpAdd && s != a && s != b {
			f.SetFlags(s, f.Flags(s)&flag)
		}
	}
	return r
}

// clamp is a > k ? k : max(a, l) with k ≥ l, and its relatives. The bound may be the next number, as in a > k-1 ? k : max(a, l).
func clamp(ic *Combiner, v ir.Value, p ir.Pred, a, b, x, y ir.Value) ir.Value {
	f, c := ic.f, ic.c
	bound, inner := x, y
	if !inner.IsInst() || f.Op(inner) != ir.OpCall {
		bound, inner, p = y, x, p.Inverse()
	}
	if !inner.IsInst() || f.Op(inner) != ir.OpCall || f.NumArgs(inner) != 2 || f.Operand(inner, 0) != a {
		return ir.None
	}
	t := f.TypeOf(v)
	w := ic.ty.Bits(t)
	k, ok1 := c.Uint(bound)
	l, ok2 := c.Uint(f.Operand(inner, 1))
	// a p k ? k : inner, which is inner where a is within both bounds.
	if !ok1 || !ok2 || f.CalleeIntrinsic(inner) != chooses(p) || bound != b && !ic.nextBound(p, b, bound, w) || l != k && fold.ICmpBits(p, w, l, k) {
		return ir.None
	}
	return ic.intrinsic(v, chooses(p.Swap()), t, inner, bound)
}

// nextBound reports whether p with constant b is the non-strict comparison with constant y, as in a > k-1 ? a : k.
func (ic *Combiner) nextBound(p ir.Pred, b, y ir.Value, w int) bool {
	k, ok1 := ic.c.Uint(b)
	n, ok2 := ic.c.Uint(y)
	if !ok1 || !ok2 {
		return false
	}
	m := fold.Mask(w)
	least, most := uint64(0), m // the numbers without a predecessor, without a successor
	if p.IsSigned() {
		least, most = m>>1+1, m>>1
	}
	switch p {
	case ir.ICmpSGT, ir.ICmpUGT, ir.ICmpSLE, ir.ICmpULE:
		return n == (k+1)&m && n != least
	}
	return k == (n+1)&m && n != most // with ≥ after exchanging the operands
}

// absoluteDifference is a > b ? a - b : b - a.
func (ic *Combiner) absoluteDifference(v ir.Value, p ir.Pred, a, b, x, y ir.Value) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	if !p.IsSigned() {
		if p == ir.ICmpULT || p == ir.ICmpULE {
			x, y = y, x
		}
		if f.Operand(x, 0) == a && f.Operand(x, 1) == b && f.Operand(y, 0) == b && f.Operand(y, 1) == a && ic.oneUse(x) && ic.oneUse(y) {
			hi, lo := ic.intrinsic(v, ir.IntrUmax, t, a, b), ic.intrinsic(v, ir.IntrUmin, t, a, b)
			if hi == ir.None || lo == ir.None {
				return ir.None
			}
			return ic.binary(v, ir.OpSub, ir.FlagNUW, hi, lo)
		}
		return ir.None
	}
	if p == ir.ICmpSLT || p == ir.ICmpSLE {
		x, y = y, x
	}
	if f.Operand(x, 0) != a || f.Operand(x, 1) != b || f.Operand(y, 0) != b || f.Operand(y, 1) != a {
		return ir.None
	}
	if flags := f.Flags(x) & f.Flags(y); flags&ir.FlagNSW != 0 {
		return magnitudeOf(ic, always(ic, v, ir.IntrAbs, x, ir.FlagNSW), flags)
	}
	if !ic.oneUse(x) || !ic.oneUse(y) {
		return ir.None
	}
	hi, lo := ic.intrinsic(v, ir.IntrSmax, t, a, b), ic.intrinsic(v, ir.IntrSmin, t, a, b)
	if hi == ir.None || lo == ir.None {
		return ir.None
	}
	return ic.binary(v, ir.OpSub, 0, hi, lo)
}

// magnitudeOf returns abs, a call of abs or None, which is poison for the smallest number if the opposite that it replaces was.
func magnitudeOf(ic *Combiner, abs ir.Value, flags ir.Flags) ir.Value {
	if abs != ir.None && flags&ir.FlagNSW != 0 {
		ic.f.SetOperand(abs, 1, ic.fold.Bool(true))
	}
	return abs
}

// always creates a call of an intrinsic of x and args in the place of v, which chooses x only sometimes: x keeps of its flags those that hold
// always.
func always(ic *Combiner, v ir.Value, id ir.Intrinsic, x ir.Value, flags ir.Flags, args ...ir.Value) ir.Value {
	r := ic.intrinsic(v, id, ic.f.TypeOf(v), append([]ir.Value{x}, args...)...)
	if r != ir.None {
		ic.f.SetFlags(x, flags)
	}
	return r
}

// differenceOfExtended is a > b ? ext(a) - ext(b) : ext(b) - ext(a) → abs(ext(a) - ext(b)), where a and b are compared before they are extended.
func differenceOfExtended(ic *Combiner, v ir.Value, p ir.Pred, a, b, x, y ir.Value) ir.Value {
	f := ic.f
	if f.Op(x) != ir.OpSub || f.Op(y) != ir.OpSub || p <= ir.ICmpNE {
		return ir.None
	}
	ext := ir.OpZExt
	if p.IsSigned() {
		ext = ir.OpSExt
	}
	of := func(x, a ir.Value) bool { return f.Op(x) == ext && f.Operand(x, 0) == a }
	switch p {
	case ir.ICmpULT, ir.ICmpULE, ir.ICmpSLT, ir.ICmpSLE:
		x, y = y, x
	}
	l, r := f.Operand(x, 0), f.Operand(x, 1)
	if !of(l, a) || !of(r, b) || !of(f.Operand(y, 0), b) || !of(f.Operand(y, 1), a) {
		return ir.None
	}
	return always(ic, v, ir.IntrAbs, x, ir.FlagNSW)
}

// choiceOfExtended is a > k ? ext(a) : k and a < 0 ? -ext(a) : ext(a), where a is compared before it is extended: the minimum or maximum, extended, and the
// magnitude of ext(a).
func choiceOfExtended(ic *Combiner, v ir.Value, p ir.Pred, a, b, x, y ir.Value) ir.Value {
	f, c := ic.f, ic.c
	k, ok := c.Sint(b)
	if p <= ir.ICmpNE {
		return ir.None
	}
	ext := ir.OpZExt
	if p.IsSigned() {
		ext = ir.OpSExt
	}
	if !ok {
		return choiceOfExtensions(ic, v, p, a, b, x, y, ext)
	}
	of := func(x ir.Value) bool { return f.Op(x) == ext && f.Operand(x, 0) == a }
	if !of(x) {
		x, y, p = y, x, p.Inverse()
	}
	if !of(x) {
		return ir.None
	}
	if (p == ir.ICmpSGT && k == -1 || p == ir.ICmpSGE && k == 0 || p == ir.ICmpSGT && k == 0) && f.Op(y) == ir.OpSub && c.IsZero(f.Operand(y, 0)) && f.Operand(y, 1) == x {
		return always(ic, v, ir.IntrAbs, x, 0)
	}
	n, ok := c.Sint(y)
	if !ok {
		return ir.None
	}
	if !p.IsSigned() {
		u, _ := c.Uint(b)
		k = int64(u)
	}
	switch p {
	case ir.ICmpSGT, ir.ICmpUGT: // x > n-1 ? x : n is the maximum, too
		ok = n == k || n == k+1
	case ir.ICmpSLT, ir.ICmpULT:
		ok = n == k || n == k-1
	default:
		ok = n == k
	}
	if !ok {
		return ir.None
	}
	narrow := f.TypeOf(a)
	if w := ic.ty.Bits(narrow); w < 32 || p.IsSigned() && fold.Signed(uint64(n), w) != n || !p.IsSigned() && uint64(n) > fold.Mask(w) {
		return always(ic, v, chooses(p), x, 0, y)
	}
	r := ic.intrinsic(v, chooses(p), narrow, a, c.SInt(narrow, n))
	if r == ir.None {
		return r
	}
	ic.push(r)
	return ic.cast(v, ext, r, f.TypeOf(v))
}

// choiceOfExtensions is a > b ? ext(a) : ext(b), the maximum or minimum, extended. Extensions of fewer than 32 bits come first: registers have 32. A
// comparison of bytes stays, as in minMax: type-promotion widens the two numbers.
func choiceOfExtensions(ic *Combiner, v ir.Value, p ir.Pred, a, b, x, y ir.Value, ext ir.Op) ir.Value {
	f := ic.f
	of := func(x, a ir.Value) bool { return f.Op(x) == ext && f.Operand(x, 0) == a }
	if of(x, b) && of(y, a) {
		x, y, p = y, x, p.Inverse()
	}
	if !of(x, a) || !of(y, b) {
		return ir.None
	}
	w := ic.values.IntBits(a)
	if w == 8 {
		return ir.None
	}
	if narrow := f.TypeOf(a); w >= 32 {
		r := ic.intrinsic(v, chooses(p), narrow, a, b)
		if r == ir.None {
			return r
		}
		ic.push(r)
		return ic.cast(v, ext, r, f.TypeOf(v))
	}
	f.SetFlags(y, 0)
	return always(ic, v, chooses(p), x, 0, y)
}

// minMaxOfEdge is a == k ? n : a, where k is the least or greatest number and n the next.
func (ic *Combiner) minMaxOfEdge(v ir.Value, t ir.Type, a, vk, vn ir.Value) ir.Value {
	k, ok1 := ic.c.Uint(vk)
	n, ok2 := ic.c.Uint(vn)
	if !ok1 || !ok2 {
		return ir.None
	}
	w := ic.ty.Bits(t)
	m := fold.Mask(w)
	switch {
	case k == 0 && n == 1:
		return ic.intrinsic(v, ir.IntrUmax, t, a, vn)
	case k == m && n == m-1:
		return ic.intrinsic(v, ir.IntrUmin, t, a, vn)
	case k == m>>1 && n == k-1:
		return ic.intrinsic(v, ir.IntrSmin, t, a, vn)
	case k == m>>1+1 && n == k+1:
		return ic.intrinsic(v, ir.IntrSmax, t, a, vn)
	}
	return ir.None
}

// stepFromEdge is a == 0 ? 0 : a - 1 → umax(a, 1) - 1, and the same for the greatest number and a + 1.
func stepFromEdge(ic *Combiner, v ir.Value, t ir.Type, a, k, step ir.Value) ir.Value {
	f, c := ic.f, ic.c
	if f.Op(step) != ir.OpAdd || !ic.oneUse(step) || f.Operand(step, 0) != a {
		return ir.None
	}
	by := f.Operand(step, 1)
	n, ok := c.Sint(by)
	id, next := ir.IntrUmax, int64(1)
	switch {
	case !ok:
		return ir.None
	case n == -1 && c.IsZero(k):
	case n == 1 && c.IsAllOnes(k):
		id, next = ir.IntrUmin, -2
	default:
		return ir.None
	}
	bounded := ic.intrinsic(v, id, t, a, c.SInt(t, next))
	if bounded == ir.None {
		return ir.None
	}
	ic.push(bounded)
	f.Mutate(v, ir.OpAdd, 0, 0, bounded, by)
	return v
}
