package instcombine

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// visitShift simplifies shifts by constants.
func (ic *Combiner) visitShift(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	w := ic.ty.Bits(ic.ty.Scalar(t))
	if c.IsZero(b) || c.IsZero(a) {
		return a
	}
	if op == ir.OpAShr && ic.c.IsAllOnes(a) {
		return a
	}
	// x >> x is 0: a defined amount is less than the width, and less than 1 << it.
	if a == b && op != ir.OpShl {
		return c.Null(t)
	}
	n, ok := ic.c.SplatBits(b)
	if !ok {
		if ic.values.IntBits(b) != 0 && ic.values.Known(b).Min() >= uint64(w) {
			return c.Poison(t)
		}
		return ir.None
	}
	if n >= uint64(w) {
		return c.Poison(t)
	}
	if w > 64 {
		return ir.None
	}
	if f.Op(a).IsBinary() && f.Op(a) >= ir.OpShl && f.Op(a) <= ir.OpAShr {
		if n1, ok := ic.c.SplatBits(f.Operand(a, 1)); ok && n1 < uint64(w) {
			if r := ic.shiftOfShift(v, op, t, a, n1, n, w); r != ir.None {
				return r
			}
		}
	}
	if r := shiftOfConstant(ic, v, op, t, a, n, w); r != ir.None {
		return r
	}
	if r := ic.casts().shiftOfField(v, op, t, a, n, w); r != ir.None {
		return r
	}
	switch {
	case ic.ty.IsVector(t):
	case op == ir.OpLShr:
		if r := shiftOfStep(ic, v, t, a, n, w); r != ir.None {
			return r
		}
	case op == ir.OpAShr && n == uint64(w-1):
		if r := signOfBit(ic, v, t, a); r != ir.None {
			return r
		}
	}
	if ic.values.IntBits(a) == 0 {
		return ir.None
	}
	if r := ic.values.KnownConstant(v, w); r != ir.None {
		return r
	}
	return ic.shiftOfKnown(v, op, t, a, b, n, w)
}

// shiftByRemainder is x << (i % 2^n) → x << (i & (2^n - 1)), and so for the other shifts: a negative remainder would not be a valid amount. Authors
// test bits as words[i / 32] >> (i % 32) with signed places.
func shiftByRemainder(ic *Combiner, e expr) ir.Value {
	f := ic.f
	r := e.b
	w, given := ic.values.ScalarBits(e.v), ic.values.ScalarBits(e.b)
	if op := f.Op(r); op == ir.OpZExt || op == ir.OpSExt || op == ir.OpTrunc {
		r = f.Operand(r, 0)
		given = min(given, ic.values.ScalarBits(r))
		if !ic.oneUse(r) {
			return ir.None
		}
	}
	if f.Op(r) != ir.OpSRem || w == 0 || w > 64 || given == 0 {
		return ir.None
	}
	k, ok := ic.c.SplatBits(f.Operand(r, 1))
	if !ok || k == 0 || k&(k-1) != 0 || k+uint64(w) > 1<<min(given, 62) { // the least negative one is below the width otherwise
		return ir.None
	}
	for u := f.FirstUse(e.b); u != 0; u = f.NextUse(u) {
		if op := f.Op(f.User(u)); op != ir.OpShl && op != ir.OpLShr && op != ir.OpAShr || f.UseIndex(u) != 1 {
			return ir.None
		}
	}
	f.Mutate(r, ir.OpAnd, 0, 0, f.Operand(r, 0), ic.c.SplatInt(f.TypeOf(r), k-1))
	ic.push(r)
	return e.v
}

// shiftOfStep is ((x >> j) ^ (m & c)) >> n → (x >> (j+n)) ^ (m & (c >> n)) where m is a sign in all bits: the steps of a polynomial division then
// share their shifts.
func shiftOfStep(ic *Combiner, v ir.Value, t ir.Type, a ir.Value, n uint64, w int) ir.Value {
	f, c := ic.f, ic.c
	if f.Op(a) != ir.OpXor || !ic.oneUse(a) {
		return ir.None
	}
	x, y := f.Operand(a, 0), f.Operand(a, 1)
	if f.Op(x) != ir.OpLShr {
		x, y = y, x
	}
	if f.Op(x) != ir.OpLShr || f.Op(y) != ir.OpAnd || !ic.oneUse(x) || !ic.oneUse(y) {
		return ir.None
	}
	j, ok1 := c.Uint(f.Operand(x, 1))
	k, ok2 := c.Uint(f.Operand(y, 1))
	m := f.Operand(y, 0)
	if !ok1 || !ok2 || j+n >= uint64(w) || !isSign(f, m, w) {
		return ir.None
	}
	ic.push(a)
	f.Mutate(v, ir.OpXor, 0, 0, ic.binary(v, ir.OpLShr, 0, f.Operand(x, 0), c.Int(t, j+n)), ic.binary(v, ir.OpAnd, 0, m, c.Int(t, k>>n)))
	return v
}

// signOfBit is ((x >> k) << n) >> (w-1) → (x << (n-k)) >> (w-1) with the sign, which is one bit of x.
func signOfBit(ic *Combiner, v ir.Value, t ir.Type, a ir.Value) ir.Value {
	f, c := ic.f, ic.c
	if f.Op(a) != ir.OpShl {
		return ir.None
	}
	x := f.Operand(a, 0)
	if f.Op(x) != ir.OpLShr && f.Op(x) != ir.OpAShr {
		return ir.None
	}
	n, ok1 := c.Uint(f.Operand(a, 1))
	k, ok2 := c.Uint(f.Operand(x, 1))
	if !ok1 || !ok2 || k > n {
		return ir.None
	}
	ic.push(a)
	f.SetOperand(v, 0, ic.binary(v, ir.OpShl, 0, f.Operand(x, 0), c.Int(t, n-k)))
	f.SetFlags(v, 0)
	return v
}

// isSign reports whether all bits of m, w of them, are equal.
func isSign(f *ir.Func, m ir.Value, w int) bool {
	switch f.Op(m) {
	case ir.OpAShr:
		k, ok := f.Consts.Uint(f.Operand(m, 1))
		return ok && k == uint64(w-1)
	case ir.OpSExt:
		return f.TypeOf(f.Operand(m, 0)) == ir.I1
	}
	return false
}

// shiftOfKnown simplifies the shift of a by n by its demanded bits, known bits and range.
func (ic *Combiner) shiftOfKnown(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value, n uint64, w int) ir.Value {
	f := ic.f
	// The bits that are shifted out need not be computed.
	if want := fold.Mask(w) >> n; op != ir.OpAShr {
		if op == ir.OpLShr {
			want = fold.Mask(w) << n & fold.Mask(w)
		}
		if r := ic.demand(a, want, 0); r != ir.None {
			f.SetOperand(v, 0, r)
			f.SetFlags(v, 0)
			ic.push(a)
			return v
		}
	}
	k := ic.values.Known(a)
	switch op {
	case ir.OpAShr:
		// x << n >> n, of something that fits
		if f.Op(a) == ir.OpShl && f.Operand(a, 1) == b {
			x := f.Operand(a, 0)
			if r := ic.values.RangeOf(x, w, 0); analysis.FitsSigned(r.SMin, w-int(n)) && analysis.FitsSigned(r.SMax, w-int(n)) {
				return x
			}
		}
		if k.NonNegative(w) {
			f.Mutate(v, ir.OpLShr, f.Flags(v)&ir.FlagExact, 0, a, b)
			return v
		}
	case ir.OpShl:
		// ((x >> n) + c) << n → (x & -1<<n) + (c << n)
		if f.Op(a) == ir.OpAdd && ic.oneUse(a) {
			if x := f.Operand(a, 0); f.Op(x) == ir.OpLShr || f.Op(x) == ir.OpAShr {
				n1, ok1 := ic.c.SplatBits(f.Operand(x, 1))
				k1, ok2 := ic.c.SplatBits(f.Operand(a, 1))
				if ok1 && ok2 && n1 == n {
					y := ic.binary(v, ir.OpAnd, 0, f.Operand(x, 0), ic.c.SplatInt(t, fold.Mask(w)<<n&fold.Mask(w)))
					f.Mutate(v, ir.OpAdd, 0, 0, y, ic.c.SplatInt(t, k1<<n&fold.Mask(w)))
					return v
				}
			}
		}
		if r := shiftOfUnit(ic, expr{v: v, op: op, t: t, a: a, b: b}, n, w); r != ir.None {
			return r
		}
		flags := f.Flags(v)
		if k.Leading(w) >= int(n) {
			flags |= ir.FlagNUW
		}
		if k.Leading(w) > int(n) {
			flags |= ir.FlagNSW
		}
		if flags != f.Flags(v) {
			f.SetFlags(v, flags)
			return v
		}
	}
	return ir.None
}

// shiftOfUnit is (x + c) << n → (x << n) + (c << n) for a multiple x of a power of two that is greater than c: element c of one of the units that an
// index is divided into. The constant then leaves the index, since no more overflows than before: the least number that the shift takes is a
// multiple of that power, too.
func shiftOfUnit(ic *Combiner, e expr, n uint64, w int) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpAdd || !ic.oneUse(e.a) {
		return ir.None
	}
	x := f.Operand(e.a, 0)
	c, ok := ic.c.SplatBits(f.Operand(e.a, 1))
	size := bits.Len64(c)
	if !ok || ic.values.IntBits(x) != w || uint64(size)+n >= uint64(w) || ic.values.Known(x).Zero&fold.Mask(size) != fold.Mask(size) {
		return ir.None
	}
	flags := f.Flags(e.v)
	y := ic.binary(e.v, ir.OpShl, flags, x, e.b)
	f.Mutate(e.v, ir.OpAdd, flags, 0, y, ic.c.SplatInt(e.t, c<<n))
	return e.v
}

// shiftOfShift combines two shifts by constants, n1 then n.
func (ic *Combiner) shiftOfShift(v ir.Value, op ir.Op, t ir.Type, a ir.Value, n1, n uint64, w int) ir.Value {
	f, c := ic.f, ic.c
	x, inner := f.Operand(a, 0), f.Op(a)
	if inner == op {
		if n1+n >= uint64(w) {
			if op != ir.OpAShr {
				return c.Null(t)
			}
			n1, n = uint64(w-1), 0
		}
		f.Mutate(v, op, f.Flags(v)&f.Flags(a), 0, x, ic.c.SplatInt(t, n1+n))
		return v
	}
	switch {
	case op == ir.OpLShr && inner == ir.OpShl, op == ir.OpAShr && inner == ir.OpShl && f.Flags(a)&ir.FlagNSW != 0:
		// Nothing is lost on the left: only the difference of the shifts remains.
		lossless := f.Flags(a)&ir.FlagNUW != 0
		if op == ir.OpAShr {
			lossless = true
		}
		if lossless {
			switch {
			case n1 == n:
				return x
			case n1 > n:
				f.Mutate(v, ir.OpShl, f.Flags(a)&(ir.FlagNUW|ir.FlagNSW), 0, x, ic.c.SplatInt(t, n1-n))
			default:
				f.Mutate(v, op, 0, 0, x, ic.c.SplatInt(t, n-n1))
			}
			return v
		}
		if op == ir.OpLShr && n1 == n {
			f.Mutate(v, ir.OpAnd, 0, 0, x, ic.c.SplatInt(t, fold.Mask(w)>>n))
			return v
		}
		if op == ir.OpLShr && n1 < n && ic.oneUse(a) { // a field
			y := ic.binary(v, ir.OpLShr, 0, x, ic.c.SplatInt(t, n-n1))
			f.Mutate(v, ir.OpAnd, 0, 0, y, ic.c.SplatInt(t, fold.Mask(w)>>n))
			return v
		}
	case op == ir.OpShl && (inner == ir.OpLShr || inner == ir.OpAShr):
		if f.Flags(a)&ir.FlagExact != 0 {
			switch {
			case n1 == n:
				return x
			case n > n1:
				f.Mutate(v, ir.OpShl, 0, 0, x, ic.c.SplatInt(t, n-n1))
			default:
				f.Mutate(v, inner, ir.FlagExact, 0, x, ic.c.SplatInt(t, n1-n))
			}
			return v
		}
		if n1 == n {
			f.Mutate(v, ir.OpAnd, 0, 0, x, ic.c.SplatInt(t, fold.Mask(w)<<n&fold.Mask(w)))
			return v
		}
		if inner == ir.OpLShr && ic.oneUse(a) { // one shift and a mask
			m := fold.Mask(w) >> n1 << n & fold.Mask(w)
			var y ir.Value
			if n1 > n {
				y = ic.binary(v, ir.OpLShr, 0, x, ic.c.SplatInt(t, n1-n))
			} else {
				y = ic.binary(v, ir.OpShl, 0, x, ic.c.SplatInt(t, n-n1))
			}
			f.Mutate(v, ir.OpAnd, 0, 0, y, ic.c.SplatInt(t, m))
			return v
		}
	case op == ir.OpLShr && inner == ir.OpAShr && n == uint64(w-1):
		f.Mutate(v, ir.OpLShr, 0, 0, x, ic.c.SplatInt(t, n)) // the sign bit
		return v
	}
	return ir.None
}

// shiftOfSum is (x + k) >> n → (x >> n) + (k >> n) where the sum does not wrap and one of them loses no bits: an address then has the constant
// as its offset. The sum may have other uses, as where threads number rows and columns by the same sum.
func shiftOfSum(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpAdd || (e.op != ir.OpLShr || f.Flags(e.a)&ir.FlagNUW == 0) && (e.op != ir.OpAShr || f.Flags(e.a)&ir.FlagNSW == 0) {
		return ir.None
	}
	x, k := f.Operand(e.a, 0), f.Operand(e.a, 1)
	bits, ok1 := ic.c.SplatBits(k)
	n, ok2 := ic.c.SplatBits(e.b)
	exact := f.Flags(e.v) & ir.FlagExact
	switch low := fold.Mask(int(min(n, 64))); {
	case !ok1 || !ok2 || n == 0 || n >= uint64(ic.values.ScalarBits(e.v)):
		return ir.None
	case bits&low == 0:
	case ic.values.IntBits(x) != 0 && ic.values.Known(x).Zero&low == low: // no carry comes from there
		exact = ir.FlagExact
	default:
		return ir.None
	}
	flags := ir.FlagNSW
	if e.op == ir.OpLShr {
		flags |= ir.FlagNUW
	}
	f.Mutate(e.v, ir.OpAdd, flags, 0, ic.binary(e.v, e.op, exact, x, e.b), ic.fold.Binary(e.op, e.t, k, e.b))
	return e.v
}

// shiftOfConstant is (k << x) << n → (k << n) << x, the same with shifts to the right, and (x * k) << n → x * (k << n).
func shiftOfConstant(ic *Combiner, v ir.Value, op ir.Op, t ir.Type, a ir.Value, n uint64, w int) ir.Value {
	f := ic.f
	if !ic.oneUse(a) {
		return ir.None
	}
	m := fold.Mask(w)
	switch {
	case f.Op(a) == op:
		k := f.Operand(a, 0)
		if _, ok := ic.c.SplatBits(k); !ok {
			return ir.None
		}
		f.Mutate(v, op, 0, 0, ic.fold.Binary(op, t, k, f.Operand(v, 1)), f.Operand(a, 1))
		return v
	case op == ir.OpShl && f.Op(a) == ir.OpMul:
		k, ok := ic.c.SplatBits(f.Operand(a, 1))
		if !ok {
			return ir.None
		}
		flags := f.Flags(v) & f.Flags(a) & (ir.FlagNUW | ir.FlagNSW)
		if k<<n&m>>n != k {
			flags &^= ir.FlagNUW
		}
		if fold.Signed(k<<n&m, w)>>n != fold.Signed(k, w) {
			flags &^= ir.FlagNSW
		}
		f.Mutate(v, ir.OpMul, flags, 0, f.Operand(a, 0), ic.c.SplatInt(t, k<<n&m))
		return v
	}
	return ir.None
}
