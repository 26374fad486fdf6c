package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// bitCount describes a loop that ends when a number, changed bit by bit, has been used up: its
// number of iterations is a count of bits that the GPU computes with one instruction.
type bitCount struct {
	kind bitKind
	y    ir.Value // the phi of the number
	x    ir.Value // with which it starts
	next ir.Value // what it becomes
	old  bool     // the test looks at y and not at next
}

type bitKind uint8

const (
	bitsAll      bitKind = iota // y &= y-1 until it is 0
	bitsLength                  // y >>= 1 until it is 0
	bitsTrailing                // y >>= 1 until bit 0 is set
	bitsLeading                 // y <<= 1 until the sign bit is set
)

// bitsOf recognizes such a loop by its only exit, at its latch. If it only ends because the
// number has a bit, the loop must be known to terminate (mustprogress).
func (lp *loopState) bitsOf(l *analysis.Loops, x uint32, latch ir.Block) (b bitCount, ok bool) {
	f := lp.f
	cmp := f.Operand(f.Terminator(latch), 0)
	if f.Op(cmp) != ir.OpICmp {
		return b, false
	}
	p := f.Pred(cmp)
	if !l.Contains(x, lp.cfg.Number(f.Succ(latch, 0))) {
		p = p.Inverse()
	}
	z := f.Operand(cmp, 0)
	k, isConst := lp.c.Sint(f.Operand(cmp, 1))
	if !isConst {
		return b, false
	}
	lowest, half := false, false
	switch {
	case p == ir.ICmpNE && k == 0:
	case p == ir.ICmpUGT && k == 1, p == ir.ICmpUGE && k == 2: // y > 1 is y>>1 != 0
		half = true
	case p == ir.ICmpEQ && k == 0 && f.Op(z) == ir.OpAnd && lp.isOne(f.Operand(z, 1)):
		z, lowest = f.Operand(z, 0), true
	case p == ir.ICmpSGT && k == -1 || p == ir.ICmpSGE && k == 0:
		b.kind = bitsLeading
	default:
		return b, false
	}
	b.y = z
	if f.Op(z) != ir.OpPhi {
		switch f.Op(z) {
		case ir.OpAnd, ir.OpLShr, ir.OpShl:
			b.y = f.Operand(z, 0)
			if f.Op(b.y) != ir.OpPhi {
				b.y = f.Operand(z, 1)
			}
		}
	}
	h := lp.cfg.Block(l.Header(x))
	if f.Op(b.y) != ir.OpPhi || f.BlockOf(b.y) != h {
		return b, false
	}
	w := lp.ty.Bits(f.TypeOf(b.y))
	b.next = f.PhiIncoming(b.y, latch)
	if half {
		if z != b.y || f.Op(b.next) != ir.OpLShr {
			return b, false
		}
		z = b.next
	}
	b.old = b.y == z
	b.x = f.PhiIncoming(b.y, lp.cfg.Block(l.Preheader(x)))
	if !lp.ty.IsInt(f.TypeOf(b.y)) || w > 64 || w < 8 || !b.old && z != b.next {
		return b, false
	}
	switch f.Op(b.next) {
	case ir.OpAnd:
		return b, !lowest && b.kind == bitsAll && lp.clearsLowest(b.next, b.y)
	case ir.OpLShr:
		if b.kind == bitsLeading || f.Operand(b.next, 0) != b.y || !lp.isOne(f.Operand(b.next, 1)) {
			return b, false
		}
		b.kind = bitsLength
		if lowest {
			b.kind = bitsTrailing
			return b, lp.promisedToEnd(latch)
		}
		return b, true
	case ir.OpShl:
		return b, b.kind == bitsLeading && f.Operand(b.next, 0) == b.y && lp.isOne(f.Operand(b.next, 1)) && lp.promisedToEnd(latch)
	}
	return b, false
}

func (lp *loopState) isOne(v ir.Value) bool {
	k, ok := lp.c.Uint(v)
	return ok && k == 1
}

// clearsLowest reports whether v is y & (y - 1).
func (lp *loopState) clearsLowest(v, y ir.Value) bool {
	f := lp.f
	for i := range 2 {
		d := f.Operand(v, 1-i)
		if f.Operand(v, i) == y && f.Op(d) == ir.OpAdd && f.Operand(d, 0) == y {
			k, ok := lp.c.Sint(f.Operand(d, 1))
			return ok && k == -1
		}
	}
	return false
}

// emit computes before at how many iterations come after the first one, as a number of 32
// or 64 bits; None if that cannot be expressed.
func (b *bitCount) emit(u *unit, at ir.Value, pre ir.Block) ir.Value {
	f := u.f
	x := b.x
	t := f.TypeOf(x)
	w, wide := u.ty.Bits(t), ir.I32
	if w > 32 {
		wide = ir.I64
	}
	u.b.Before(at)
	if !b.old { // the first test is after the first step
		switch b.kind {
		case bitsTrailing:
			x = u.b.Binary(ir.OpLShr, x, u.c.Int(t, 1), 0)
		case bitsLeading:
			x = u.b.Binary(ir.OpShl, x, u.c.Int(t, 1), 0)
		}
	}
	if t != wide {
		x = u.b.Cast(ir.OpZExt, x, wide, 0)
	}
	n := ir.None
	switch b.kind {
	case bitsAll:
		n = u.intrinsic(at, ir.IntrCtpop, wide, x)
	case bitsTrailing:
		return u.intrinsic(at, ir.IntrCttz, wide, x)
	default:
		if n = u.intrinsic(at, ir.IntrCtlz, wide, x); n == ir.None {
			return n
		}
		if b.kind == bitsLeading {
			if d := u.ty.Bits(wide) - w; d != 0 {
				n = u.b.Binary(ir.OpSub, n, u.c.Int(wide, uint64(d)), 0)
			}
			return n
		}
		n = u.b.Binary(ir.OpSub, u.c.Int(wide, uint64(u.ty.Bits(wide))), n, 0)
	}
	if b.old || n == ir.None {
		return n
	}
	// The body is executed once even if there is no bit.
	if u.values.Known(b.x).One == 0 && !u.loop.guardedBy(pre, ir.ICmpNE, b.x, u.c.Int(t, 0)) {
		if n = u.intrinsic(at, ir.IntrUmax, wide, n, u.c.Int(wide, 1)); n == ir.None {
			return n
		}
	}
	u.b.Before(at)
	return u.b.Binary(ir.OpSub, n, u.c.Int(wide, 1), 0)
}

// last returns what v, a value of the loop, is when the loop is left after rest more iterations than one;
// None if bits do not tell.
func (b *bitCount) last(u *unit, v, rest, at ir.Value) ir.Value {
	f := u.f
	t := f.TypeOf(b.y)
	switch {
	case v == b.next && !b.old && (b.kind == bitsAll || b.kind == bitsLength):
		return u.c.Int(t, 0)
	case (v == b.y || v == b.next) && b.kind != bitsAll:
		op := ir.OpLShr
		if b.kind == bitsLeading {
			op = ir.OpShl
		}
		if b.old && b.kind == bitsLength { // it would be shifted by its width
			return u.c.Int(t, 0)
		}
		u.b.Before(at)
		r := u.b.Binary(op, b.x, u.loop.resized(rest, t), 0)
		if v == b.next {
			r = u.b.Binary(op, r, u.c.Int(t, 1), 0)
		}
		return r
	case f.Op(v) == ir.OpAdd && b.kind == bitsLength:
		return b.sum(u, v, at)
	}
	return ir.None
}

// sum returns the last value of v if it is n + (y & 1) and becomes n: the number of bits.
func (b *bitCount) sum(u *unit, v, at ir.Value) ir.Value {
	f := u.f
	n, bit := f.Operand(v, 0), f.Operand(v, 1)
	if f.Op(n) != ir.OpPhi {
		n, bit = bit, n
	}
	h := f.BlockOf(b.y)
	if f.Op(n) != ir.OpPhi || f.BlockOf(n) != h || !u.loop.isLowBit(bit, b.y) {
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
	x, wide := b.x, ir.I32
	u.b.Before(at)
	switch w := u.ty.Bits(f.TypeOf(x)); {
	case w > 32:
		wide = ir.I64
		x = u.loop.resized(x, wide)
	case w < 32:
		x = u.loop.resized(x, wide)
	}
	c := u.intrinsic(at, ir.IntrCtpop, wide, x)
	if c == ir.None {
		return c
	}
	u.b.Before(at)
	return u.b.Binary(ir.OpAdd, first, u.loop.resized(c, f.TypeOf(v)), 0)
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
	case f.Op(v) == ir.OpAnd && lp.isOne(f.Operand(v, 1)):
		v = f.Operand(v, 0)
	default:
		return false
	}
	if f.Op(v) == ir.OpTrunc {
		v = f.Operand(v, 0)
	}
	return v == y
}

// resized extends or truncates unsigned integer v to type t at the builder's place.
func (lp *loopState) resized(v ir.Value, t ir.Type) ir.Value {
	from, to := lp.ty.Bits(lp.f.TypeOf(v)), lp.ty.Bits(t)
	switch {
	case from < to:
		return lp.b.Cast(ir.OpZExt, v, t, 0)
	case from > to:
		return lp.b.Cast(ir.OpTrunc, v, t, 0)
	}
	return v
}
