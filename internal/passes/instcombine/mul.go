package instcombine

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// powerOf returns n if constant v of any width is 2^n, or -2^n if minus.
func (ic *Combiner) powerOf(v ir.Value) (n int, minus, ok bool) {
	k := ic.c.Kind(v)
	if k != ir.CInt && k != ir.CWide || !ic.ty.IsInt(ic.c.Type(v)) {
		return 0, false, false
	}
	x := fold.SignedBig(ic.c.Big(v), ic.ty.Bits(ic.c.Type(v)))
	minus = x.Sign() < 0
	n = int(x.TrailingZeroBits())
	return n, minus, x.BitLen() == n+1 // of the magnitude
}

// mulByConstant simplifies products with constants.
func mulByConstant(ic *Combiner, e expr) ir.Value {
	v, t, a, b := e.v, e.t, e.a, e.b
	f, c := ic.f, ic.c
	k, ok := ic.c.SplatBits(b)
	if !ok {
		if n, minus, ok := ic.powerOf(b); ok && !minus {
			f.Mutate(v, ir.OpShl, f.Flags(v)&ir.FlagNUW, 0, a, c.Int(t, uint64(n)))
			return v
		}
		return ir.None
	}
	w := ic.ty.Bits(ic.ty.Scalar(t))
	switch {
	case k == 0:
		return c.Null(t)
	case k == 1:
		return a
	case ic.c.IsAllOnes(b):
		f.Mutate(v, ir.OpSub, f.Flags(v)&ir.FlagNSW, 0, c.Null(t), a)
		return v
	case k&(k-1) == 0:
		n := uint64(bits.TrailingZeros64(k))
		flags := f.Flags(v) & ir.FlagNUW
		if n != uint64(w-1) {
			flags = f.Flags(v) & (ir.FlagNUW | ir.FlagNSW)
		}
		f.Mutate(v, ir.OpShl, flags, 0, a, ic.c.SplatInt(t, n))
		return v
	}
	switch f.Op(a) {
	case ir.OpShl:
		return productOfShift(ic, v, a, k, w)
	case ir.OpAdd: // (x + i) * k → x * k + i * k, and x * (j * k) for x * j
		i, ok := ic.c.SplatBits(f.Operand(a, 1))
		if !ok || !ic.oneUse(a) || ic.ty.IsVector(t) || !ic.staysInBounds(f.Operand(a, 0), i, k, f.Flags(v), w) {
			break
		}
		x, n := f.Operand(a, 0), k
		if f.Op(x) == ir.OpMul {
			if j, ok := ic.c.SplatBits(f.Operand(x, 1)); ok {
				x, n = f.Operand(x, 0), j*k
			}
		}
		x = ic.binary(v, ir.OpMul, 0, x, ic.c.SplatInt(t, n&fold.Mask(w)))
		f.Mutate(v, ir.OpAdd, 0, 0, x, ic.c.SplatInt(t, i*k&fold.Mask(w)))
		return v
	case ir.OpSub: // (0 - x) * k → x * -k
		if c.IsZero(f.Operand(a, 0)) {
			f.Mutate(v, ir.OpMul, 0, 0, f.Operand(a, 1), ic.c.SplatInt(t, -k&fold.Mask(w)))
			return v
		}
	}
	return ir.None
}

// productOfShift is (x << n) * k → x * (k << n) for v, a product of a = x << n and k of w bits.
func productOfShift(ic *Combiner, v, a ir.Value, k uint64, w int) ir.Value {
	f := ic.f
	n, ok := ic.c.SplatBits(f.Operand(a, 1))
	if !ok || n >= uint64(w) {
		return ir.None
	}
	flags := f.Flags(v) & f.Flags(a)
	if n > 62 || !analysis.MulFits(fold.Signed(k, w), 1<<n, w) {
		flags &= ir.FlagNUW
	}
	f.Mutate(v, ir.OpMul, flags, 0, f.Operand(a, 0), ic.c.SplatInt(f.TypeOf(v), k<<n&fold.Mask(w)))
	return v
}

// staysInBounds reports whether x*k and x*k + i*k overflow no more than the flags of (x + i)*k, of w bits, allow, which an address may need.
func (ic *Combiner) staysInBounds(x ir.Value, i, k uint64, flags ir.Flags, w int) bool {
	if flags&(ir.FlagNSW|ir.FlagNUW) == 0 {
		return true
	}
	if w > 32 || ic.values.IntBits(x) != w {
		return false
	}
	r := ic.values.RangeOf(x, w, 0)
	p, q, d := r.SMin*fold.Signed(k, w), r.SMax*fold.Signed(k, w), fold.Signed(i, w)*fold.Signed(k, w)
	signed := analysis.FitsSigned(p, w) && analysis.FitsSigned(q, w) && analysis.FitsSigned(d, w) && analysis.FitsSigned(p+d, w) && analysis.FitsSigned(q+d, w)
	unsigned := r.UMax <= fold.Mask(w)/k && i <= fold.Mask(w)/k && r.UMax*k+i*k <= fold.Mask(w)
	return (flags&ir.FlagNSW == 0 || signed) && (flags&ir.FlagNUW == 0 || unsigned)
}

// divIdentities simplifies divisions and remainders.
func divIdentities(ic *Combiner, e expr) ir.Value {
	v, op, t, a, b := e.v, e.op, e.t, e.a, e.b
	c := ic.c
	div := op == ir.OpUDiv || op == ir.OpSDiv
	if c.IsZero(b) || c.IsUndef(b) {
		return c.Poison(t)
	}
	if a == b && !c.IsUndef(a) {
		if div {
			return ic.c.SplatInt(t, 1)
		}
		return c.Null(t)
	}
	if c.IsZero(a) {
		return c.Null(t)
	}
	if ic.ty.Scalar(t) == ir.I1 { // the divisor is one
		if div {
			return a
		}
		return c.Null(t)
	}
	if ic.values.IntBits(b) != 0 && ic.values.Known(b).Max(ic.values.IntBits(b)) <= 1 { // it is not 0
		if div {
			return a
		}
		return c.Null(t)
	}
	if r := ic.divideSmall(op, t, a, b); r != ir.None {
		return r
	}
	if op == ir.OpSDiv || op == ir.OpSRem {
		return ic.signedDivRem(v, op, t, a, b)
	}
	return ic.unsignedDivRem(v, op, t, a, b)
}

// divOfChoice is x / (c ? k : l) → c ? x / k : x / l, of constants and for remainders, too: those are multiplications, and a division by a number that is not
// a constant is about 25 instructions.
func divOfChoice(ic *Combiner, e expr) ir.Value {
	const most = 3
	f := ic.f
	if f.Op(e.b) != ir.OpSelect || ic.values.IntBits(e.v) == 0 {
		return ir.None
	}
	signed := e.op == ir.OpSDiv || e.op == ir.OpSRem
	n, powers := divisorsOf(ic, e.b, signed, most)
	if n == 0 || n > most || powers && !signed { // those are one shift or mask by a choice
		return ir.None
	}
	arm := func(i int) ir.Value { return ic.binary(e.v, e.op, f.Flags(e.v), e.a, f.Operand(e.b, i)) }
	a, b := arm(1), arm(2)
	ic.b.Before(e.v)
	return ic.b.Select(f.Operand(e.b, 0), a, b)
}

// divisorsOf counts the constants of choice v, of at most limit choices, by which every number can be divided, 0 if there are others; powers reports whether
// all are powers of two.
func divisorsOf(ic *Combiner, v ir.Value, signed bool, limit int) (n int, powers bool) {
	f := ic.f
	if k, ok := ic.c.SplatBits(v); ok {
		if k == 0 || signed && ic.c.IsAllOnes(v) {
			return 0, false
		}
		return 1, k&(k-1) == 0
	}
	if f.Op(v) != ir.OpSelect || limit == 0 {
		return 0, false
	}
	a, p := divisorsOf(ic, f.Operand(v, 1), signed, limit-1)
	b, q := divisorsOf(ic, f.Operand(v, 2), signed, limit-1)
	if a == 0 || b == 0 {
		return 0, false
	}
	return a + b, p && q
}

// signedDivRem simplifies signed divisions by -1 and by powers of two, and those of non-negative numbers.
func (ic *Combiner) signedDivRem(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	w := ic.ty.Bits(ic.ty.Scalar(t))
	k, isConst := c.SplatBits(b)
	if isConst && ic.c.IsAllOnes(b) {
		if op == ir.OpSRem {
			return c.Null(t)
		}
		f.Mutate(v, ir.OpSub, ir.FlagNSW, 0, c.Null(t), a)
		return v
	}
	if ic.values.IntBits(a) != 0 && ic.values.Known(a).NonNegative(w) && ic.values.Known(b).NonNegative(w) {
		f.Mutate(v, op-1, f.Flags(v)&ir.FlagExact, 0, a, b)
		return v
	}
	// The sign bit is a power of two, too: the quotient of a positive number is 0.
	if ic.values.IntBits(a) != 0 && !isConst && ic.values.Known(a).NonNegative(w) && ic.values.IsPowerOfTwo(b, true) {
		f.Mutate(v, op-1, f.Flags(v)&ir.FlagExact, 0, a, b)
		return v
	}
	isPower := isConst && k&(k-1) == 0 && k != 1<<(w-1)
	exact := f.Flags(v)&ir.FlagExact != 0
	if isPower && ic.values.IntBits(a) != 0 && ic.values.Known(a).Zero&(k-1) == k-1 { // a is a multiple
		if exact = true; op == ir.OpSRem {
			return c.Null(t)
		}
	}
	if op == ir.OpSDiv && isPower && exact {
		f.Mutate(v, ir.OpAShr, ir.FlagExact, 0, a, ic.c.SplatInt(t, uint64(bits.TrailingZeros64(k))))
		return v
	}
	return ir.None
}

// unsignedDivRem makes unsigned divisions by powers of two shifts and masks, and combines two divisions.
func (ic *Combiner) unsignedDivRem(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	w := ic.ty.Bits(ic.ty.Scalar(t))
	k, isConst := c.SplatBits(b)
	if isConst && k&(k-1) == 0 {
		n := uint64(bits.TrailingZeros64(k))
		if op == ir.OpUDiv {
			f.Mutate(v, ir.OpLShr, f.Flags(v)&ir.FlagExact, 0, a, ic.c.SplatInt(t, n))
		} else {
			f.Mutate(v, ir.OpAnd, 0, 0, a, ic.c.SplatInt(t, k-1))
		}
		return v
	}
	// x / (1 << n) → x >> n
	if op == ir.OpUDiv && f.Op(b) == ir.OpShl && isOne(ic, f.Operand(b, 0)) {
		f.Mutate(v, ir.OpLShr, 0, 0, a, f.Operand(b, 1))
		return v
	}
	// x / y → x >> (w-1 - clz y), x % y → x & (y - 1), of a power of two y
	if !isConst && ic.values.IntBits(b) != 0 && ic.values.IsPowerOfTwo(b, true) {
		if op == ir.OpURem {
			f.Mutate(v, ir.OpAnd, 0, 0, a, ic.binary(v, ir.OpAdd, 0, b, ic.c.SplatInt(t, fold.Mask(w))))
			return v
		}
		ic.b.Before(v)
		if n := ic.intrinsic(v, ir.IntrCtlz, t, b); n != ir.None {
			ic.push(n)
			f.Mutate(v, ir.OpLShr, f.Flags(v)&ir.FlagExact, 0, a, ic.binary(v, ir.OpSub, ir.FlagNUW|ir.FlagNSW, ic.c.SplatInt(t, uint64(w-1)), n))
			return v
		}
	}
	// (x / c1) / c2 → x / (c1*c2)
	if op == ir.OpUDiv && isConst && f.Op(a) == ir.OpUDiv {
		if k1, ok := ic.c.SplatBits(f.Operand(a, 1)); ok {
			if hi, lo := bits.Mul64(k, k1); hi == 0 && lo <= fold.Mask(w) {
				f.Mutate(v, op, 0, 0, f.Operand(a, 0), ic.c.SplatInt(t, lo))
				return v
			}
			return c.Null(t)
		}
	}
	return ir.None
}

// divideSmall returns the result of a division whose dividend is smaller than the divisor.
func (ic *Combiner) divideSmall(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	w := ic.values.IntBits(a)
	if w == 0 {
		return ir.None
	}
	x, y := ic.values.RangeOf(a, w, 0), ic.values.RangeOf(b, w, 0)
	if x.IsEmpty() || y.IsEmpty() {
		return ir.None
	}
	small := x.UMax < y.UMin
	if op == ir.OpSDiv || op == ir.OpSRem {
		least := fold.Signed(1<<(w-1), w)
		magnitude := max(x.SMax, -x.SMin)
		small = x.SMin > least && (y.SMin > magnitude || y.SMax < -magnitude)
	}
	switch {
	case !small:
		return ir.None
	case op == ir.OpUDiv || op == ir.OpSDiv:
		return ic.c.Null(t)
	}
	return a
}

// mulOfShl is x * (y << k) → (x * y) << k, where the shift is not moved into a loop: it is a part of the scale of an address, or common to a sum.
func mulOfShl(ic *Combiner, e expr) ir.Value {
	f := ic.f
	for i, s := range [2]ir.Value{e.a, e.b} {
		x := f.Operand(e.v, 1-i)
		if f.Op(s) != ir.OpShl || !ic.oneUse(s) || x.IsConst() || !ic.c.IsPlain(f.Operand(s, 1)) || !sameLoop(ic, f.Operand(s, 0), e.v) {
			continue
		}
		flags := f.Flags(e.v) & f.Flags(s) & (ir.FlagNUW | ir.FlagNSW)
		f.Mutate(e.v, ir.OpShl, flags, 0, ic.binary(e.v, ir.OpMul, flags, x, f.Operand(s, 0)), f.Operand(s, 1))
		return e.v
	}
	return ir.None
}

// shlOfMul is (x * y) << k → x * (y << k) where y << k has another use: 2*y*w is (2*y+1)*w without the second row then.
func shlOfMul(ic *Combiner, e expr) ir.Value {
	const maxUses = 8
	f := ic.f
	if e.op != ir.OpShl || f.Op(e.a) != ir.OpMul || !ic.oneUse(e.a) || ic.values.IntBits(e.v) == 0 {
		return ir.None
	}
	for i := range 2 {
		x, y := f.Operand(e.a, i), f.Operand(e.a, 1-i)
		if x.IsConst() || y.IsConst() {
			return ir.None
		}
		n := 0
		for u := f.FirstUse(y); u != 0 && n < maxUses; u = f.NextUse(u) {
			n++
			s := f.User(u)
			if f.Op(s) == ir.OpShl && f.Operand(s, 0) == y && f.Operand(s, 1) == e.b && f.HasUses(s) && precede(ic, s, e.v) {
				// Where x is 0 it may wrap, and the product does not; with a sign also where x is -1.
				f.SetFlags(s, 0)
				f.Mutate(e.v, ir.OpMul, f.Flags(e.v)&f.Flags(e.a)&ir.FlagNUW, 0, x, s)
				return e.v
			}
		}
	}
	return ir.None
}

// precede moves s, whose operands are there before v, before v if it is executed after v, and reports whether s is before v then.
func precede(ic *Combiner, s, v ir.Value) bool {
	dom := ic.analyses.Dom()
	if dom.ExecutedBefore(s, v) {
		return true
	}
	if !dom.ExecutedBefore(v, s) {
		return false
	}
	ic.f.MoveBefore(s, v)
	return true
}

// sameLoop reports whether x is defined in the loop of instruction v.
func sameLoop(ic *Combiner, x, v ir.Value) bool {
	c, l := ic.analyses.CFG(), ic.analyses.Loops()
	at := l.Of(c.Number(ic.f.BlockOf(v)))
	if !x.IsInst() {
		return at == l.Of(c.Number(ic.f.Entry()))
	}
	return at == l.Of(c.Number(ic.f.BlockOf(x)))
}

// wrapFlags notes that a product or a shift to the left does not overflow, by the bounds of its operands.
func wrapFlags(ic *Combiner, e expr) ir.Value {
	w, flags := ic.values.IntBits(e.a), ic.f.Flags(e.v)
	if e.op != ir.OpMul && e.op != ir.OpShl || w == 0 || flags&(ir.FlagNUW|ir.FlagNSW) == ir.FlagNUW|ir.FlagNSW {
		return ir.None
	}
	flags |= analysis.NoWrap(e.op, ic.values.RangeOf(e.a, w, 0), ic.values.RangeOf(e.b, w, 0), w)
	if flags == ic.f.Flags(e.v) {
		return ir.None
	}
	ic.f.SetFlags(e.v, flags)
	return e.v
}

// mulOfHalves extends the low halves of factors of 64 bits whose high halves are cut off: such a product is one mul.wide.
func mulOfHalves(ic *Combiner, e expr) ir.Value {
	if e.t != ir.I64 {
		return ir.None
	}
	changed := false
	for i, x := range [2]ir.Value{e.a, e.b} {
		if ic.f.Op(x) != ir.OpAnd {
			continue
		}
		if k, ok := ic.c.Uint(ic.f.Operand(x, 1)); ok && k == fold.Mask(32) {
			y := ic.cast(e.v, ir.OpTrunc, ic.f.Operand(x, 0), ir.I32)
			ic.f.SetOperand(e.v, i, ic.cast(e.v, ir.OpZExt, y, ir.I64))
			ic.push(x)
			changed = true
		}
	}
	if !changed {
		return ir.None
	}
	return e.v
}
