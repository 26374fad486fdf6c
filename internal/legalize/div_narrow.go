package legalize

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// widenDivision makes a division in a type that is narrower than 32 bits, or between 32 and 64, one in 32 or 64 bits: registers of
// 16 bits have no arithmetic of their own in SASS, where each operation extends its operands again, and the division itself is a call of a
// subroutine. The new division is then expanded, or selected, with the number of bits that its dividend has.
func (x *expander) widenDivision(v ir.Value, op ir.Op) bool {
	f, b := x.f, x.b
	n, d := f.Operand(v, 0), f.Operand(v, 1)
	signed := op == ir.OpSDiv || op == ir.OpSRem
	wide, ext := ir.I32, ir.OpZExt
	if x.m.Types.Bits(f.TypeOf(v)) > 32 {
		wide = ir.I64
	}
	if signed {
		ext = ir.OpSExt
	}
	b.Before(v)
	by := ir.None
	switch k, ok := f.Consts.Uint(d); {
	case !d.IsConst():
		by = b.Cast(ext, d, wide, 0)
	case !ok || k == 0 || n.IsConst():
		return false
	case signed:
		c, _ := f.Consts.Sint(d)
		by = f.Consts.SInt(wide, c)
	case k&(k-1) == 0:
		return x.divideByConst(v, op) // a shift or a mask
	default:
		by = b.Int(wide, k)
	}
	q := b.Binary(op, b.Cast(ext, n, wide, 0), by, f.Flags(v)&ir.FlagExact)
	for use := f.FirstUse(v); use != 0; { // an extension of the result needs no truncation before it
		y := f.User(use)
		use = f.NextUse(use)
		switch t := f.TypeOf(y); {
		case f.Op(y) != ext || x.m.Types.Bits(t) < x.m.Types.Bits(wide):
		case t == wide:
			f.ReplaceAll(y, q)
			f.Erase(y)
		default:
			f.SetOperand(y, 0, q)
		}
	}
	if !f.HasUses(v) {
		f.Erase(v)
		return true
	}
	return x.done(v, b.Cast(ir.OpTrunc, q, f.TypeOf(v), 0))
}

// significantBits returns how many bits of integer n of w bits may be other than zero, or than the sign.
func (x *expander) significantBits(n ir.Value, w uint, signed bool) uint {
	f := x.f
	ext := ir.OpZExt
	if signed {
		ext = ir.OpSExt
	}
	switch op := f.Op(n); {
	case op == ext || op == ir.OpZExt: // a bit more for the sign, as the width of the result is greater than that of the operand
		k := uint(x.m.Types.Bits(f.TypeOf(f.Operand(n, 0))))
		if op != ext {
			k++
		}
		return k
	case op == ir.OpAnd && !signed:
		if c, ok := f.Consts.Uint(f.Operand(n, 1)); ok {
			return uint(bits.Len64(c))
		}
	}
	return w
}

// rangeBits returns how many bits of unsigned integer n of w bits may be other than zero, by all that is known of it. The index of a thread has ten.
func (x *expander) rangeBits(n ir.Value, w uint) uint {
	if x.tracked != x.f {
		if x.effects == nil {
			x.effects = new(analysis.EffectTable)
			x.effects.Compute(x.m)
		}
		x.tracked = x.f
		x.launch.Reset()
		x.launch.Narrow(x.f)
		x.values.Enter(x.f, &x.launch, x.effects)
	}
	return min(x.significantBits(n, w, false), uint(bits.Len64(x.values.RangeOf(n, int(w), 0).UMax)))
}

// shortMagic returns a multiplier m and a shift with which n*m >> shift is n/d for all n below 2^k, or, if signed, n/d rounded down, or for
// negative n down and one less than towards zero, for n from -2^(k-1) up to 2^(k-1). ok is false if the product may need more than 32 bits.
func shortMagic(d uint64, k uint, signed bool) (m uint64, shift uint, ok bool) {
	n := k
	if signed {
		n-- // the absolute value of a dividend is at most 2^n
	}
	for shift = n; shift < 63; shift++ {
		m = 1<<shift/d + 1
		if err := m*d - 1<<shift; err <= 1<<(shift-n) {
			// err is above zero, so that negative multiples of d are rounded down as well.
			limit := uint(32)
			if signed {
				limit = 31
			}
			hi, product := bits.Mul64(m, 1<<n)
			return m, shift, hi == 0 && product <= 1<<limit
		}
	}
	return 0, 0, false
}

// shortQuotient returns n / d for a dividend whose product with a multiplier has 32 bits, or ir.None for others. The absolute value of d is not a
// power of two.
func (x *expander) shortQuotient(n ir.Value, d int64, w uint, signed bool) ir.Value {
	if w != 32 {
		return ir.None
	}
	m, shift, ok := shortMagic(uint64(max(d, -d)), x.significantBits(n, w, signed), signed)
	if !ok {
		return ir.None
	}
	b := x.b
	t := x.f.TypeOf(n)
	p := b.Binary(ir.OpMul, n, b.Int(t, m), 0)
	if !signed {
		return b.Binary(ir.OpLShr, p, b.Int(t, uint64(shift)), 0)
	}
	q, sign := b.Binary(ir.OpAShr, p, b.Int(t, uint64(shift)), 0), b.Int(t, uint64(w-1))
	if d < 0 {
		return b.Binary(ir.OpSub, b.Binary(ir.OpAShr, p, sign, 0), q, 0)
	}
	return b.Binary(ir.OpAdd, q, b.Binary(ir.OpLShr, p, sign, 0), 0)
}
