package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// emitBitCount computes before at the number of iterations after the first one, as a number of 32
// or 64 bits; None if that cannot be expressed.
func (u *unit) emitBitCount(b *analysis.BitCount, at ir.Value, pre ir.Block) ir.Value {
	f := u.f
	x := b.First
	t := f.TypeOf(x)
	w, wide := u.ty.Bits(t), ir.I32
	if w > 32 {
		wide = ir.I64
	}
	u.b.Before(at)
	if !b.TestsPhi { // the first test is after the first step
		switch b.Kind {
		case analysis.CountTrailing:
			x = u.b.Binary(ir.OpLShr, x, u.c.Int(t, 1), 0)
		case analysis.CountLeading:
			x = u.b.Binary(ir.OpShl, x, u.c.Int(t, 1), 0)
		}
	}
	if b.Drop > 0 {
		x = u.b.Binary(ir.OpLShr, x, u.c.Int(t, uint64(b.Drop)), 0)
	}
	if t != wide {
		x = u.b.Cast(ir.OpZExt, x, wide, 0)
	}
	n := ir.None
	switch b.Kind {
	case analysis.CountAll:
		n = u.intrinsic(at, ir.IntrCtpop, wide, x)
	case analysis.CountTrailing:
		return u.intrinsic(at, ir.IntrCttz, wide, x)
	default:
		if n = u.intrinsic(at, ir.IntrCtlz, wide, x); n == ir.None {
			return n
		}
		if b.Kind == analysis.CountLeading {
			if d := u.ty.Bits(wide) - w; d != 0 {
				n = u.b.Binary(ir.OpSub, n, u.c.Int(wide, uint64(d)), 0)
			}
			return n
		}
		n = u.b.Binary(ir.OpSub, u.c.Int(wide, uint64(u.ty.Bits(wide))), n, 0)
	}
	if b.TestsPhi || n == ir.None {
		return n
	}
	// The body is executed once even if no bit is set.
	low := fold.Mask(b.Drop)
	if u.values.Known(b.First).One&^low == 0 && !u.loop.scev.IsGuarded(pre, ir.ICmpUGT, b.First, u.c.Int(t, low)) &&
		(low != 0 || !u.loop.scev.IsGuarded(pre, ir.ICmpNE, b.First, u.c.Int(t, 0))) {
		if n = u.intrinsic(at, ir.IntrUmax, wide, n, u.c.Int(wide, 1)); n == ir.None {
			return n
		}
	}
	u.b.Before(at)
	return u.b.Binary(ir.OpSub, n, u.c.Int(wide, 1), 0)
}

// lastOfBits returns the exit value of v in a loop with rest iterations after the first one; None if it does not follow from
// the count.
func (u *unit) lastOfBits(b *analysis.BitCount, v, rest, at ir.Value) ir.Value {
	f := u.f
	t := f.TypeOf(b.Phi)
	switch {
	case v == b.Next && !b.TestsPhi && b.Drop == 0 && (b.Kind == analysis.CountAll || b.Kind == analysis.CountLength):
		return u.c.Int(t, 0)
	case (v == b.Phi || v == b.Next) && b.Kind != analysis.CountAll:
		op := ir.OpLShr
		if b.Kind == analysis.CountLeading {
			op = ir.OpShl
		}
		if b.TestsPhi && b.Kind == analysis.CountLength && b.Drop == 0 { // it would be shifted by its width
			return u.c.Int(t, 0)
		}
		u.b.Before(at)
		r := u.b.Binary(op, b.First, u.b.ZExtOrTrunc(rest, t), 0)
		if v == b.Next {
			r = u.b.Binary(op, r, u.c.Int(t, 1), 0)
		}
		return r
	case f.Op(v) == ir.OpAdd && b.Kind == analysis.CountLength && b.Drop == 0:
		return u.sumOfBits(b, v, at)
	}
	return ir.None
}

// sumOfBits returns the exit value of v if it is n + (y & 1) and becomes n: the number of bits.
func (u *unit) sumOfBits(b *analysis.BitCount, v, at ir.Value) ir.Value {
	f := u.f
	n, bit := f.Operand(v, 0), f.Operand(v, 1)
	if f.Op(n) != ir.OpPhi {
		n, bit = bit, n
	}
	h := f.BlockOf(b.Phi)
	if f.Op(n) != ir.OpPhi || f.BlockOf(n) != h || !u.loop.isLowBit(bit, b.Phi) {
		return ir.None
	}
	first := ir.None
	for i := 0; i < f.NumOps(n); i += 2 {
		if o := f.Operand(n, i); o != v {
			if first != ir.None {
				return ir.None
			}
			first = o
		}
	}
	if first == ir.None || f.NumOps(n) != 4 {
		return ir.None
	}
	x, wide := b.First, ir.I32
	u.b.Before(at)
	switch w := u.ty.Bits(f.TypeOf(x)); {
	case w > 32:
		wide = ir.I64
		x = u.b.ZExtOrTrunc(x, wide)
	case w < 32:
		x = u.b.ZExtOrTrunc(x, wide)
	}
	c := u.intrinsic(at, ir.IntrCtpop, wide, x)
	if c == ir.None {
		return c
	}
	u.b.Before(at)
	return u.b.Binary(ir.OpAdd, first, u.b.ZExtOrTrunc(c, f.TypeOf(v)), 0)
}

// isLowBit reports whether v is y & 1, in whatever width.
func (lp *loopState) isLowBit(v, y ir.Value) bool {
	f := lp.f
	for f.Op(v) == ir.OpZExt || f.Op(v) == ir.OpTrunc && f.TypeOf(v) != ir.I1 {
		v = f.Operand(v, 0)
	}
	switch {
	case f.Op(v) == ir.OpTrunc: // to i1
		v = f.Operand(v, 0)
	case f.Op(v) == ir.OpAnd && lp.c.IsOne(f.Operand(v, 1)):
		v = f.Operand(v, 0)
	default:
		return false
	}
	if f.Op(v) == ir.OpTrunc {
		v = f.Operand(v, 0)
	}
	return v == y
}
