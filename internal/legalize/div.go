package legalize

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// Divisions by constants become multiplications (Granlund and Montgomery, Division by Invariant Integers using
// Multiplication), and 64-bit divisions of small numbers become 32-bit ones, after a test: PTX has no divider, ptxas
// makes long sequences of both.

// narrowDivision expands divisions of at most 64 bits.
func (x *expander) narrowDivision(v ir.Value, op ir.Op) bool {
	f := x.f
	t := f.TypeOf(v)
	if x.m.Types.IsVector(t) && !x.m.Types.IsScalable(t) && x.m.Types.Bits(x.m.Types.Elem(t)) <= 64 {
		return x.divideLanes(v, op)
	}
	if !x.m.Types.IsInt(t) || x.m.Types.Bits(t) < 2 || x.m.Types.Bits(t) > 64 {
		return false
	}
	d := f.Operand(v, 1)
	isConst := d.IsConst() && f.Consts.Kind(d) == ir.CInt
	switch {
	case x.m.Types.Bits(t) < 32 || t != ir.I32 && t != ir.I64 && isConst:
		return x.widenDivision(v, op)
	case isConst:
		return x.divideByConst(v, op)
	}
	return t == ir.I64 && x.bypass(v, op)
}

// divideLanes divides the elements of vectors one by one; each division is looked at again.
func (x *expander) divideLanes(v ir.Value, op ir.Op) bool {
	f := x.f
	t := f.TypeOf(v)
	b := x.b.Before(v)
	elems := make([]ir.Value, x.m.Types.Len64(t))
	for i := range elems {
		elems[i] = b.Binary(op, x.elem(f.Operand(v, 0), i), x.elem(f.Operand(v, 1), i), f.Flags(v))
	}
	return x.done(v, x.vector(t, elems))
}

// divideByConst expands v, whose divisor is a constant.
func (x *expander) divideByConst(v ir.Value, op ir.Op) bool {
	f := x.f
	t := f.TypeOf(v)
	w := uint(x.m.Types.Bits(t))
	n := f.Operand(v, 0)
	c, _ := f.Consts.Uint(f.Operand(v, 1))
	sc, _ := f.Consts.Sint(f.Operand(v, 1))
	b := x.b.Before(v)
	var q ir.Value
	switch op {
	case ir.OpUDiv, ir.OpURem:
		if c == 0 || n.IsConst() {
			return false
		}
		if c == 1 {
			return x.dividedByOne(v, op, n)
		}
		if c&(c-1) == 0 {
			k := uint64(bits.TrailingZeros64(c))
			if op == ir.OpURem {
				return x.done(v, b.Binary(ir.OpAnd, n, b.Int(t, c-1), 0))
			}
			return x.done(v, b.Binary(ir.OpLShr, n, b.Int(t, k), 0))
		}
		q = x.unsignedQuotient(n, c, w)
	default:
		if sc == 0 || n.IsConst() || sc == -1<<(w-1) {
			return false
		}
		if sc == 1 {
			return x.dividedByOne(v, op, n)
		}
		if sc == -1 {
			return x.dividedByOne(v, op, b.Binary(ir.OpSub, b.Int(t, 0), n, 0))
		}
		mag := uint64(sc)
		if sc < 0 {
			mag = -mag
		}
		if mag&(mag-1) == 0 {
			return x.signedPower(v, op, mag, w, sc < 0)
		}
		q = x.signedQuotient(n, sc, w)
	}
	if op == ir.OpURem || op == ir.OpSRem {
		q = b.Binary(ir.OpSub, n, b.Binary(ir.OpMul, q, f.Operand(v, 1), 0), 0)
	}
	return x.done(v, q)
}

// dividedByOne replaces division v by one, or by minus one, whose quotient is q.
func (x *expander) dividedByOne(v ir.Value, op ir.Op, q ir.Value) bool {
	if op == ir.OpURem || op == ir.OpSRem {
		q = x.b.Int(x.f.TypeOf(v), 0)
	}
	return x.done(v, q)
}

// signedPower divides by a power of two: rounding towards zero takes a bias for
// negative numbers.
func (x *expander) signedPower(v ir.Value, op ir.Op, mag uint64, w uint, neg bool) bool {
	f, b := x.f, x.b
	t := f.TypeOf(v)
	n := f.Operand(v, 0)
	k := uint64(bits.TrailingZeros64(mag))
	sign := n // its highest bit counts
	if k > 1 {
		sign = b.Binary(ir.OpAShr, n, b.Int(t, uint64(w-1)), 0)
	}
	biased := b.Binary(ir.OpAdd, n, b.Binary(ir.OpLShr, sign, b.Int(t, uint64(w)-k), 0), 0)
	if op == ir.OpSRem {
		return x.done(v, b.Binary(ir.OpSub, n, b.Binary(ir.OpAnd, biased, b.Int(t, -mag), 0), 0))
	}
	if !neg {
		x.multiples(v, biased, k, mag)
	}
	q := b.Binary(ir.OpAShr, biased, b.Int(t, k), 0)
	if neg {
		q = b.Binary(ir.OpSub, b.Int(t, 0), q, 0)
	}
	return x.done(v, q)
}

// multiples replaces v << k, where v is biased >> k, or was cut from it, by biased without its lowest bits.
func (x *expander) multiples(v, biased ir.Value, k, mag uint64) {
	f := x.f
	for u := f.FirstUse(v); u != 0; {
		next := f.NextUse(u)
		switch y := f.User(u); f.Op(y) {
		case ir.OpTrunc:
			if f.HasOneUse(y) && x.shifts(f.User(f.FirstUse(y)), y, k) {
				x.multiples(y, x.b.Cast(ir.OpTrunc, biased, f.TypeOf(y), 0), k, mag)
			}
		case ir.OpShl:
			if x.shifts(y, v, k) {
				f.ReplaceAll(y, x.b.Binary(ir.OpAnd, biased, x.b.Int(f.TypeOf(y), -mag), 0))
				f.Erase(y)
			}
		}
		u = next
	}
}

// shifts reports whether y is v << k.
func (x *expander) shifts(y, v ir.Value, k uint64) bool {
	f := x.f
	if f.Op(y) != ir.OpShl || f.Operand(y, 0) != v {
		return false
	}
	n, ok := f.Consts.Uint(f.Operand(y, 1))
	return ok && n == k && k < uint64(x.m.Types.Bits(f.TypeOf(y)))
}

// mulHi returns the upper half of n times m.
func (x *expander) mulHi(n ir.Value, m uint64, w uint, signed bool) ir.Value {
	b := x.b
	t := x.f.TypeOf(n)
	wide := x.m.Types.Int(int(2 * w))
	ext := ir.OpZExt
	var c ir.Value
	switch {
	case w == 64 && signed:
		c = x.f.Consts.Wide(wide, []uint64{m, uint64(int64(m) >> 63)})
		ext = ir.OpSExt
	case w == 64:
		c = x.f.Consts.Wide(wide, []uint64{m, 0})
	case signed:
		c = x.f.Consts.SInt(wide, int64(m)<<(64-w)>>(64-w))
		ext = ir.OpSExt
	default:
		c = b.Int(wide, m)
	}
	p := b.Binary(ir.OpMul, b.Cast(ext, n, wide, 0), c, 0)
	return b.Cast(ir.OpTrunc, b.Binary(ir.OpLShr, p, b.Int(wide, uint64(w)), 0), t, 0)
}

// unsignedQuotient returns n / d for d that is not a power of two.
func (x *expander) unsignedQuotient(n ir.Value, d uint64, w uint) ir.Value {
	b := x.b
	t := x.f.TypeOf(n)
	if q := x.shortQuotient(n, int64(d), w, false); q != ir.None {
		return q
	}
	m, shift, add := unsignedMagicBits(d, w, x.rangeBits(n, w))
	if add && d&1 == 0 { // an even divisor needs fewer bits of the dividend
		z := uint(bits.TrailingZeros64(d))
		n = b.Binary(ir.OpLShr, n, b.Int(t, uint64(z)), 0)
		m, shift, add = unsignedMagicBits(d>>z, w, w-z)
	}
	h := x.mulHi(n, m, w, false)
	if add { // the multiplier has one bit more: (h + (n-h)/2) >> (shift-1)
		half := b.Binary(ir.OpLShr, b.Binary(ir.OpSub, n, h, 0), b.Int(t, 1), 0)
		h = b.Binary(ir.OpAdd, half, h, 0)
		shift--
	}
	if shift == 0 {
		return h
	}
	return b.Binary(ir.OpLShr, h, b.Int(t, uint64(shift)), 0)
}

// unsignedMagic returns a multiplier and shift for dividends of w bits.
func unsignedMagic(d uint64, w uint) (m uint64, shift uint, add bool) {
	return unsignedMagicBits(d, w, w)
}

// unsignedMagicBits is unsignedMagic for dividends below 2^n, in arithmetic of w bits:
// the smallest s such that m = ⌈2^(w+s)/d⌉ is near enough: m·d - 2^(w+s) ≤ 2^(w+s-n).
func unsignedMagicBits(d uint64, w, n uint) (m uint64, shift uint, add bool) {
	for s := uint(0); ; s++ {
		// 2^(w+s) / d with remainder; the quotient has at most w+1 bits.
		hi, lo := uint64(0), uint64(0)
		if w+s < 64 {
			lo = 1 << (w + s)
		} else {
			hi = 1 << (w + s - 64)
		}
		q1, rest := hi/d, hi%d
		if w+s == 128 { // 2^64 in hi: d is more than half of it
			q1, rest = 1, -d
		}
		q0, r := bits.Div64(rest, lo, d)
		err := d - r // of the rounded-up multiplier
		if r == 0 {
			err = 0
		} else {
			var carry uint64
			q0, carry = bits.Add64(q0, 1, 0)
			q1 += carry
		}
		limit := w + s - n
		if limit < 64 && err > 1<<limit {
			continue
		}
		if w == 64 {
			return q0, s, q1 != 0
		}
		return q0 & (1<<w - 1), s, q0>>w != 0
	}
}

// signedQuotient returns n / d rounded towards zero, |d| no power of two.
func (x *expander) signedQuotient(n ir.Value, d int64, w uint) ir.Value {
	b := x.b
	t := x.f.TypeOf(n)
	if q := x.shortQuotient(n, d, w, true); q != ir.None {
		return q
	}
	m, shift := signedMagic(d, w)
	h := x.mulHi(n, uint64(m), w, true)
	switch {
	case d > 0 && m < 0:
		h = b.Binary(ir.OpAdd, h, n, 0)
	case d < 0 && m > 0:
		h = b.Binary(ir.OpSub, h, n, 0)
	}
	negative := b.Binary(ir.OpLShr, h, b.Int(t, uint64(w-1)), 0)
	q := h
	if shift > 0 {
		q = b.Binary(ir.OpAShr, h, b.Int(t, uint64(shift)), 0)
	}
	return b.Binary(ir.OpAdd, q, negative, 0)
}

// signedMagic returns the multiplier of w bits and the shift for a signed divisor:
// the smallest p ≥ w with 2^p > nc·(|d| - 2^p mod |d|), nc the largest dividend with
// remainder |d|-1.
func signedMagic(d int64, w uint) (m int64, shift uint) {
	ad := uint64(d)
	if d < 0 {
		ad = -ad
	}
	top := uint64(1) << (w - 1)
	t := top
	if d < 0 {
		t++
	}
	nc := t - 1 - t%ad
	q1, r1 := top/nc, top%nc
	q2, r2 := top/ad, top%ad
	p := w - 1
	for {
		p++
		q1, r1 = 2*q1, 2*r1
		if r1 >= nc {
			q1, r1 = q1+1, r1-nc
		}
		q2, r2 = 2*q2, 2*r2
		if r2 >= ad {
			q2, r2 = q2+1, r2-ad
		}
		if delta := ad - r2; q1 > delta || q1 == delta && r1 != 0 {
			break
		}
	}
	m = int64(q2 + 1)
	m = m << (64 - w) >> (64 - w)
	if d < 0 {
		m = -m
	}
	return m, p - w
}

// bypass divides 64-bit numbers as 32-bit ones where both fit.
func (x *expander) bypass(v ir.Value, op ir.Op) bool {
	f := x.f
	if x.bypassed[v] || x.m.Attr(x.m.AttrLists[f.Attrs].Fn, ir.AttrOptSize) != nil || x.m.Attr(x.m.AttrLists[f.Attrs].Fn, ir.AttrMinSize) != nil {
		return false
	}
	n, d := f.Operand(v, 0), f.Operand(v, 1)
	short := op
	switch op {
	case ir.OpSDiv:
		short = ir.OpUDiv
	case ir.OpSRem:
		short = ir.OpURem
	}
	b := x.b.Before(v)
	narrow := func() ir.Value {
		q := b.Binary(short, b.Cast(ir.OpTrunc, n, ir.I32, 0), b.Cast(ir.OpTrunc, d, ir.I32, 0), 0)
		return b.Cast(ir.OpZExt, q, ir.I64, 0)
	}
	if x.fits32(n) && x.fits32(d) {
		return x.done(v, narrow())
	}
	if x.hashLike(n, 0) || x.hashLike(d, 0) {
		return false
	}
	all := d
	switch {
	case x.fits32(n):
	case x.fits32(d):
		all = n
	default:
		all = b.Binary(ir.OpOr, n, d, 0)
	}
	high := b.ICmp(ir.ICmpNE, b.Binary(ir.OpAnd, all, f.Consts.SInt(ir.I64, -1<<32), 0), b.Int(ir.I64, 0))
	loc := b.Loc
	pre := f.BlockOf(v)
	after := f.SplitBlock(pre, v)
	fast := f.NewBlockAfter(pre)
	slow, q2 := pre, ir.None
	switch { // a divisor with high bits is greater than a dividend without them
	case all == d && op == ir.OpUDiv:
		q2 = b.Int(ir.I64, 0)
	case all == d && op == ir.OpURem:
		q2 = n
	default:
		slow = f.NewBlockAfter(fast)
	}
	b.At(pre)
	b.Loc = loc
	if slow == pre {
		b.CondBr(high, after, fast)
	} else {
		b.CondBr(high, slow, fast)
	}
	b.At(fast)
	q1 := narrow()
	b.Br(after)
	if slow != pre {
		b.At(slow)
		q2 = b.Binary(op, n, d, f.Flags(v))
		b.Br(after)
		if x.bypassed == nil {
			x.bypassed = make(map[ir.Value]bool)
		}
		x.bypassed[q2] = true
	}
	phi := f.New(ir.OpPhi, ir.I64, 0, 0)
	f.InsertBefore(f.First(after), phi)
	f.AddIncoming(phi, q2, slow)
	f.AddIncoming(phi, q1, fast)
	return x.done(v, phi)
}

// hashLike reports whether v is computed like the hash of something, and so has high bits nearly always: an exclusive or, or a product with a constant
// of more than 32 bits. (LLVM: BypassSlowDivision.)
func (x *expander) hashLike(v ir.Value, depth int) bool {
	const maxPhi, maxDepth = 16, 3
	f := x.f
	switch f.Op(v) {
	case ir.OpXor:
		return true
	case ir.OpMul:
		k, ok := f.Consts.Sint(f.Operand(v, 1))
		return ok && k != int64(int32(k))
	case ir.OpPhi:
		if f.NumOps(v) > 2*maxPhi || depth == maxDepth {
			return false
		}
		for i := 0; i < f.NumOps(v); i += 2 {
			if a := f.Operand(v, i); a != v && f.Consts.Kind(a) != ir.CUndef && !x.hashLike(a, depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// fits32 reports whether i64 a is known to have no bits above the lowest 32.
func (x *expander) fits32(a ir.Value) bool {
	f := x.f
	switch f.Op(a) {
	case ir.OpZExt:
		return x.m.Types.Bits(f.TypeOf(f.Operand(a, 0))) <= 32
	case ir.OpAnd:
		c, ok := f.Consts.Uint(f.Operand(a, 1))
		return ok && c>>32 == 0
	case ir.OpLShr:
		c, ok := f.Consts.Uint(f.Operand(a, 1))
		return ok && c >= 32
	}
	if a.IsConst() {
		c, ok := f.Consts.Uint(a)
		return ok && c>>32 == 0
	}
	return false
}
