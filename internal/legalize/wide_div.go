package legalize

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// Integers of more than 64 bits (P-27): PTX divides and converts at most 64.

// division expands a division or remainder of wide integers: shift and subtract,
// starting at the highest bit that can matter.
func (x *expander) division(v ir.Value, op ir.Op) bool {
	f := x.f
	t := f.TypeOf(v)
	if x.m.Types.IsVector(t) {
		return x.wideVector(v)
	}
	if !x.isWide(t) {
		return false // left to the workers
	}
	b := x.b.Before(v)
	n, d := f.Operand(v, 0), f.Operand(v, 1)
	if k := x.powerOfTwo(d); k >= 0 {
		return x.widePower(v, op, n, uint64(k))
	}
	if op == ir.OpUDiv || op == ir.OpURem {
		q := x.divide(v, n, d)
		if op == ir.OpURem {
			q = b.Binary(ir.OpSub, n, b.Binary(ir.OpMul, q, d, 0), 0)
		}
		return x.done(v, q)
	}
	// Of the absolute values; the quotient's sign is the product of the signs, the
	// remainder's that of the dividend.
	top := b.Int(t, uint64(x.m.Types.Bits(t)-1))
	sn, sd := b.Binary(ir.OpAShr, n, top, 0), b.Binary(ir.OpAShr, d, top, 0)
	abs := func(a, s ir.Value) ir.Value {
		return b.Binary(ir.OpSub, b.Binary(ir.OpXor, a, s, 0), s, 0)
	}
	un, ud := abs(n, sn), abs(d, sd)
	q := x.divide(v, un, ud)
	sign := b.Binary(ir.OpXor, sn, sd, 0)
	if op == ir.OpSRem {
		q = b.Binary(ir.OpSub, un, b.Binary(ir.OpMul, q, ud, 0), 0)
		sign = sn
	}
	return x.done(v, abs(q, sign))
}

// divide computes the unsigned quotient n/d before v, whose block it splits.
func (x *expander) divide(v, n, d ir.Value) ir.Value {
	f, b := x.f, x.b
	t := f.TypeOf(n)
	zero, one := b.Int(t, 0), b.Int(t, 1)
	loc := b.Loc

	pre := f.BlockOf(v)
	after := f.SplitBlock(pre, v)
	start := f.NewBlockAfter(pre)
	loop := f.NewBlockAfter(start)
	b.At(pre)
	b.Loc = loc
	// The quotient has at most sr+1 bits; it is 0 if n < d.
	sr := b.Binary(ir.OpSub, x.leadingZeros(d), x.leadingZeros(n), 0)
	small := b.ICmp(ir.ICmpULT, n, d)
	b.CondBr(small, after, start)

	b.At(start)
	// Align the divisor with the dividend and take it off where it fits.
	top := b.Binary(ir.OpShl, d, sr, 0)
	b.Br(loop)

	b.At(loop)
	r, q, s, k := b.Phi(t), b.Phi(t), b.Phi(t), b.Phi(t)
	fits := b.ICmp(ir.ICmpUGE, r, s)
	r2 := b.Binary(ir.OpSub, r, b.Select(fits, s, zero), 0)
	q2 := b.Binary(ir.OpOr, b.Binary(ir.OpShl, q, one, 0), b.Cast(ir.OpZExt, fits, t, 0), 0)
	s2 := b.Binary(ir.OpLShr, s, one, 0)
	k2 := b.Binary(ir.OpSub, k, one, 0)
	f.AddIncoming(r, n, start)
	f.AddIncoming(r, r2, loop)
	f.AddIncoming(q, zero, start)
	f.AddIncoming(q, q2, loop)
	f.AddIncoming(s, top, start)
	f.AddIncoming(s, s2, loop)
	f.AddIncoming(k, sr, start)
	f.AddIncoming(k, k2, loop)
	b.CondBr(b.ICmp(ir.ICmpEQ, k, zero), after, loop)

	res := f.New(ir.OpPhi, t, 0, 0)
	if at := f.First(after); at != ir.None {
		f.InsertBefore(at, res)
	} else {
		f.Append(after, res)
	}
	f.AddIncoming(res, zero, pre)
	f.AddIncoming(res, q2, loop)
	b.Before(v)
	return res
}

// powerOfTwo returns k if wide constant d is 2^k, else -1.
func (x *expander) powerOfTwo(d ir.Value) int {
	c := &x.f.Consts
	if !d.IsConst() {
		return -1
	}
	var ws []uint64
	switch c.Kind(d) {
	case ir.CInt:
		n, _ := c.Sint(d)
		if n <= 0 {
			return -1
		}
		ws = []uint64{uint64(n)}
	case ir.CWide:
		ws = c.Words(d)
	}
	at := -1
	for i, w := range ws {
		switch {
		case w == 0:
		case at >= 0 || w&(w-1) != 0:
			return -1
		default:
			at = 64*i + bits.TrailingZeros64(w)
		}
	}
	return at
}

// lowBits returns the wide constant whose lowest k bits are set.
func (x *expander) lowBits(t ir.Type, k uint64) ir.Value {
	ws := make([]uint64, (x.m.Types.Bits(t)+63)/64)
	for i := range ws {
		switch at := uint64(64 * i); {
		case k >= at+64:
			ws[i] = ^uint64(0)
		case k > at:
			ws[i] = 1<<(k-at) - 1
		}
	}
	return x.f.Consts.Wide(t, ws)
}

// widePower divides wide n by 2^k.
func (x *expander) widePower(v ir.Value, op ir.Op, n ir.Value, k uint64) bool {
	b := x.b
	t := x.f.TypeOf(v)
	w := uint64(x.m.Types.Bits(t))
	mask := func() ir.Value { return x.lowBits(t, k) }
	switch {
	case op == ir.OpUDiv:
		return x.done(v, b.Binary(ir.OpLShr, n, b.Int(t, k), 0))
	case op == ir.OpURem:
		return x.done(v, b.Binary(ir.OpAnd, n, mask(), 0))
	case k == w-1: // the smallest number, which is negative: only it has another quotient than 0
		least := b.ICmp(ir.ICmpEQ, n, x.f.Operand(v, 1))
		if op == ir.OpSDiv {
			return x.done(v, b.Cast(ir.OpZExt, least, t, 0))
		}
		return x.done(v, b.Select(least, b.Int(t, 0), n))
	}
	biased := n
	if k > 0 {
		sign := b.Binary(ir.OpAShr, n, b.Int(t, w-1), 0)
		biased = b.Binary(ir.OpAdd, n, b.Binary(ir.OpLShr, sign, b.Int(t, w-k), 0), 0)
	}
	if op == ir.OpSDiv {
		return x.done(v, b.Binary(ir.OpAShr, biased, b.Int(t, k), 0))
	}
	ws := make([]uint64, (w+63)/64)
	for i, l := range x.f.Consts.Words(x.lowBits(t, k)) {
		ws[i] = ^l
	}
	if w%64 != 0 {
		ws[len(ws)-1] &= 1<<(w%64) - 1
	}
	whole := b.Binary(ir.OpAnd, biased, x.f.Consts.Wide(t, ws), 0)
	return x.done(v, b.Binary(ir.OpSub, n, whole, 0))
}
