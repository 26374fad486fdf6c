package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// shiftOfField is a shift by n of (x >> n1) & k, a field that moves: one shift and one mask do.
func (ic castCombiner) shiftOfField(v ir.Value, op ir.Op, t ir.Type, a ir.Value, n uint64, w int) ir.Value {
	f := ic.f
	if f.Op(a) != ir.OpAnd || !ic.oneUse(a) {
		return ir.None
	}
	s := f.Operand(a, 0)
	k, ok1 := ic.c.SplatBits(f.Operand(a, 1))
	if in := f.Op(s); in != ir.OpLShr && in != ir.OpAShr || !ok1 || !ic.oneUse(s) {
		return ir.None
	}
	n1, ok := ic.c.SplatBits(f.Operand(s, 1))
	if !ok || n1 >= uint64(w) || f.Op(s) == ir.OpAShr && k>>(uint64(w)-n1) != 0 {
		return ir.None
	}
	x := f.Operand(s, 0)
	shift := func(op ir.Op, n uint64) ir.Value {
		if n == 0 {
			return x
		}
		return ic.binary(v, op, 0, x, ic.c.SplatInt(t, n))
	}
	var y ir.Value
	m := k << n & fold.Mask(w)
	switch {
	case op == ir.OpLShr && n1+n < uint64(w):
		y, m = shift(ir.OpLShr, n1+n), k>>n
	case op != ir.OpShl:
		return ir.None
	case n1 >= n:
		y = shift(ir.OpLShr, n1-n)
	default:
		y = shift(ir.OpShl, n-n1)
	}
	f.Mutate(v, ir.OpAnd, 0, 0, y, ic.c.SplatInt(t, m))
	return v
}

// fieldOfHalf is a field of one half of a number of 64 bits, trunc(x >> n) & k: the shift needs that half only, and the machine takes a byte out of a
// register of 32 bits by one instruction.
func fieldOfHalf(ic *Combiner, e expr) ir.Value {
	const half = 32
	f := ic.f
	k, ok := ic.c.Uint(e.b)
	if e.op != ir.OpAnd || e.t != ir.I32 || !ok || f.Op(e.a) != ir.OpTrunc || !ic.oneUse(e.a) {
		return ir.None
	}
	s := f.Operand(e.a, 0)
	if f.Op(s) != ir.OpLShr && f.Op(s) != ir.OpAShr || f.TypeOf(s) != ir.I64 || !ic.oneUse(s) {
		return ir.None
	}
	n, ok := ic.c.Uint(f.Operand(s, 1))
	if !ok || n%half == 0 || n >= 2*half || n%half+uint64(bits.Len64(k)) > half {
		return ir.None
	}
	x := f.Operand(s, 0)
	if n > half {
		x = ic.binary(e.v, ir.OpLShr, 0, x, ic.c.Int(ir.I64, half))
	}
	ic.b.Before(e.v)
	x = ic.b.Cast(ir.OpTrunc, x, ir.I32, 0)
	f.SetOperand(e.v, 0, ic.binary(e.v, ir.OpLShr, 0, x, ic.c.Int(ir.I32, n%half)))
	return e.v
}

// logicOfPair is op of two operations that share an operand.
func (ic castCombiner) logicOfPair(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := ic.f
	dual := ir.OpAnd + ir.OpOr - op
	if op != ir.OpXor && f.Op(a) == dual && f.Op(b) == dual {
		for i := range 2 {
			for j := range 2 {
				x, y, z := f.Operand(a, i), f.Operand(a, 1-i), f.Operand(b, 1-j)
				if x == f.Operand(b, j) && ic.complements(y, z) { // (x & y) | (x & ~y) → x
					return x
				}
			}
		}
	}
	// (x & k1) op (x & k2) → x & (k1 op k2)
	if op != ir.OpAnd && f.Op(a) == ir.OpAnd && f.Op(b) == ir.OpAnd && f.Operand(a, 0) == f.Operand(b, 0) {
		k1, k2 := f.Operand(a, 1), f.Operand(b, 1)
		if ic.c.IsPlain(k1) && ic.c.IsPlain(k2) {
			if k := ic.fold.Binary(op, t, k1, k2); k != ir.None {
				f.Mutate(v, ir.OpAnd, 0, 0, f.Operand(a, 0), k)
				return v
			}
		}
	}
	for i := range 2 {
		x, y := a, b
		if i == 1 {
			x, y = b, a
		}
		// (z & ~y) | y → z | y, (z & y) | ~y → z | ~y, and the other way round
		if op != ir.OpXor && f.Op(x) == dual {
			for j := range 2 {
				if z := f.Operand(x, j); ic.complements(y, z) {
					f.SetOps(v, f.Operand(x, 1-j), y)
					f.SetFlags(v, 0)
					return v
				}
			}
		}
		// ((y ^ z) & z) ^ y → y | z, ((y ^ z) & y) ^ y → y & z
		if op == ir.OpXor && f.Op(x) == ir.OpAnd && ic.oneUse(x) {
			for j := range 2 {
				d, z := f.Operand(x, j), f.Operand(x, 1-j)
				if f.Op(d) != ir.OpXor {
					continue
				}
				d0, d1 := f.Operand(d, 0), f.Operand(d, 1)
				switch {
				case d0 == y && d1 == z || d1 == y && d0 == z:
					f.Mutate(v, ir.OpOr, 0, 0, y, z)
					return v
				case z == y && d0 == y:
					f.Mutate(v, ir.OpAnd, 0, 0, y, d1)
					return v
				case z == y && d1 == y:
					f.Mutate(v, ir.OpAnd, 0, 0, y, d0)
					return v
				}
			}
		}
	}
	return ir.None
}

// bitTest reads cond as the test whether one bit of a is clear, or set.
func (ic castCombiner) bitTest(cond ir.Value) (masked, a ir.Value, bit int, clear bool) {
	f := ic.f
	p := f.Pred(cond)
	masked = f.Operand(cond, 0)
	if p > ir.ICmpNE || !ic.c.IsZero(f.Operand(cond, 1)) || f.Op(masked) != ir.OpAnd {
		return ir.None, ir.None, 0, false
	}
	k, ok := ic.c.Uint(f.Operand(masked, 1))
	if !ok || k == 0 || k&(k-1) != 0 {
		return ir.None, ir.None, 0, false
	}
	return masked, f.Operand(masked, 0), bits.TrailingZeros64(k), p == ir.ICmpEQ
}

// fieldOfTest turns the choice between 0 and a power of two, or -1, by one bit into a shift
// of that bit: a comparison and a select less.
func (ic castCombiner) fieldOfTest(v, cond ir.Value, kx, ky uint64, t ir.Type) ir.Value {
	f := ic.f
	if f.Op(cond) != ir.OpICmp || !ic.oneUse(cond) || f.TypeOf(f.Operand(cond, 0)) != t {
		return ir.None
	}
	w := ic.ty.Bits(t)
	m := fold.Mask(w)
	if x := f.Operand(cond, 0); f.Pred(cond) == ir.ICmpSLT && ic.c.IsZero(f.Operand(cond, 1)) && ky == 0 {
		switch kx { // the sign
		case 1:
			return ic.binary(v, ir.OpLShr, 0, x, ic.c.Int(t, uint64(w-1)))
		case m:
			return ic.binary(v, ir.OpAShr, 0, x, ic.c.Int(t, uint64(w-1)))
		}
		return ir.None
	}
	masked, a, bit, clear := ic.bitTest(cond)
	if masked == ir.None {
		return ir.None
	}
	if !clear {
		kx, ky = ky, kx
	}
	switch {
	case kx == 0 && ky == m && w >= 32:
		if bit == w-1 {
			return ic.binary(v, ir.OpAShr, 0, a, ic.c.Int(t, uint64(w-1)))
		}
		return ic.binary(v, ir.OpAShr, 0, ic.binary(v, ir.OpShl, 0, a, ic.c.Int(t, uint64(w-1-bit))), ic.c.Int(t, uint64(w-1)))
	case kx == 0 && ky&(ky-1) == 0:
		switch to := bits.TrailingZeros64(ky); {
		case to == bit:
			return masked
		case to > bit:
			return ic.binary(v, ir.OpShl, 0, masked, ic.c.Int(t, uint64(to-bit)))
		default:
			return ic.binary(v, ir.OpAnd, 0, ic.binary(v, ir.OpLShr, 0, a, ic.c.Int(t, uint64(bit-to))), ic.c.Int(t, ky))
		}
	case ky == 0 && kx == 1<<bit:
		return ic.binary(v, ir.OpXor, 0, masked, ic.c.Int(t, kx))
	}
	return ir.None
}
