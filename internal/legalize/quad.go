package legalize

import "gonvvm/internal/ir"

// PTX does not compute with fp128, and has no library for it. The operations on signs and classes, which are exact, work on the bits, as
// LLVM's type legalization has them.

const (
	quadBits     = 128
	quadFraction = 112 // bits of the fraction
)

// quad expands fneg, fabs, copysign and is.fpclass of fp128 and of vectors of it.
// id is that of the call, or ir.NotIntrinsic for fneg.
func (x *expander) quad(v ir.Value, id ir.Intrinsic) bool {
	f, ty := x.f, &x.m.Types
	args := 1
	switch id {
	case ir.NotIntrinsic, ir.IntrFabs:
	case ir.IntrCopysign, ir.IntrIsFpclass:
		args = 2
	default:
		return false
	}
	t := f.TypeOf(f.Operand(v, 0))
	if ty.Kind(ty.Scalar(t)) != ir.FP128Kind {
		return false
	}
	x.b.Before(v)
	if !ty.IsVector(t) {
		return x.done(v, x.quadBits(id, x.operandsAt(v, args, 0)))
	}
	elems := make([]ir.Value, ty.Len64(t))
	for i := range elems {
		elems[i] = x.quadBits(id, x.operandsAt(v, args, i))
	}
	return x.done(v, x.vector(f.TypeOf(v), elems))
}

// quadBits is quad for numbers.
func (x *expander) quadBits(id ir.Intrinsic, args []ir.Value) ir.Value {
	b, t := x.b, x.m.Types.Int(quadBits)
	bits := func(a ir.Value) ir.Value { return b.Cast(ir.OpBitCast, a, t, 0) }
	a, rest := bits(args[0]), x.lowBits(t, quadBits-1)
	abs := func() ir.Value { return b.Binary(ir.OpAnd, a, rest, 0) }
	sign := x.f.Consts.Wide(t, []uint64{0, 1 << 63})
	var r ir.Value
	switch id {
	case ir.IntrIsFpclass:
		mask, _ := x.f.Consts.Uint(args[1])
		return x.quadClass(a, abs(), mask)
	case ir.IntrFabs:
		r = abs()
	case ir.IntrCopysign:
		r = b.Binary(ir.OpOr, abs(), b.Binary(ir.OpAnd, bits(args[1]), sign, 0), 0)
	default:
		r = b.Binary(ir.OpXor, a, sign, 0)
	}
	return b.Cast(ir.OpBitCast, r, x.f.TypeOf(args[0]), 0)
}

// quadClass tests bits, and abs, which lack the sign, against the classes of llvm.is.fpclass.
func (x *expander) quadClass(bits, abs ir.Value, mask uint64) ir.Value {
	b, t := x.b, x.f.TypeOf(bits)
	high := func(word uint64) ir.Value { return x.f.Consts.Wide(t, []uint64{0, word}) }
	normal, infinite := high(1<<(quadFraction-64)), high(0x7fff<<(quadFraction-64))
	quiet := high(0x7fff<<(quadFraction-64) | 1<<(quadFraction-65))
	zero := high(0)
	result := b.Int(ir.I1, 0)
	or := func(p ir.Value) { result = b.Binary(ir.OpOr, result, p, 0) }
	between := func(low, above ir.Value) ir.Value { // low ≤ abs < above
		return b.Binary(ir.OpAnd, b.ICmp(ir.ICmpUGE, abs, low), b.ICmp(ir.ICmpULT, abs, above), 0)
	}
	negative := b.ICmp(ir.ICmpSLT, bits, zero)
	if mask&1 != 0 { // signalling NaNs
		or(b.Binary(ir.OpAnd, b.ICmp(ir.ICmpUGT, abs, infinite), b.ICmp(ir.ICmpULT, abs, quiet), 0))
	}
	if mask&2 != 0 { // quiet NaNs
		or(b.ICmp(ir.ICmpUGE, abs, quiet))
	}
	for _, c := range []struct {
		negative, positive uint64 // bits of the mask
		is                 func() ir.Value
	}{
		{1 << 2, 1 << 9, func() ir.Value { return b.ICmp(ir.ICmpEQ, abs, infinite) }},
		{1 << 3, 1 << 8, func() ir.Value { return between(normal, infinite) }},
		{1 << 4, 1 << 7, func() ir.Value { return between(x.b.Int(t, 1), normal) }},
		{1 << 5, 1 << 6, func() ir.Value { return b.ICmp(ir.ICmpEQ, abs, zero) }},
	} {
		switch n, p := mask&c.negative != 0, mask&c.positive != 0; {
		case n && p:
			or(c.is())
		case n:
			or(b.Binary(ir.OpAnd, c.is(), negative, 0))
		case p:
			or(b.Binary(ir.OpAnd, c.is(), b.Binary(ir.OpXor, negative, b.Int(ir.I1, 1), 0), 0))
		}
	}
	return result
}
