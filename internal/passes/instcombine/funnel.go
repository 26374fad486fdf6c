package instcombine

import "gonvvm/internal/ir"

// funnel returns the call of fshl, or of fshr if the amount of the right shift is the one that is not computed, for an or of the two
// shifts of a rotation or funnel shift.
func (ic *Combiner) funnel(v, a, b ir.Value, t ir.Type) ir.Value {
	f, c := ic.f, ic.c
	if ic.decl == nil || t != ir.I32 {
		return ir.None
	}
	if f.Op(a) != ir.OpShl {
		a, b = b, a
	}
	if f.Op(a) != ir.OpShl || f.Op(b) != ir.OpLShr {
		return ir.None
	}
	x, n := f.Operand(a, 0), f.Operand(a, 1)
	y, k := f.Operand(b, 0), f.Operand(b, 1)
	if i, ok := c.Uint(n); ok {
		if j, ok := c.Uint(k); !ok || i+j != 32 || i == 0 {
			return ir.None
		}
		return ic.intrinsic(v, ir.IntrFshl, t, x, y, n)
	}
	// Variable: n and 32 - n, whose shifts are both defined for 0 < n < 32 only; masked, n & 31 and
	// (0 - n) & 31, which for n = 0 gives x | y and so has to be a rotation.
	if f.Op(k) == ir.OpSub && f.Operand(k, 1) == n {
		if w, ok := c.Uint(f.Operand(k, 0)); ok && w == 32 {
			return ic.intrinsic(v, ir.IntrFshl, t, x, y, n)
		}
	}
	if f.Op(n) == ir.OpSub && f.Operand(n, 1) == k {
		if w, ok := c.Uint(f.Operand(n, 0)); ok && w == 32 {
			return ic.intrinsic(v, ir.IntrFshr, t, x, y, k)
		}
	}
	masked := func(q ir.Value) ir.Value {
		if f.Op(q) == ir.OpAnd {
			if m, ok := c.Uint(f.Operand(q, 1)); ok && m == 31 {
				return f.Operand(q, 0)
			}
		}
		return ir.None
	}
	if x == y {
		i, j := masked(n), masked(k)
		if i != ir.None && j != ir.None {
			if f.Op(j) == ir.OpSub && f.Operand(j, 1) == i && c.IsZero(f.Operand(j, 0)) {
				return ic.intrinsic(v, ir.IntrFshl, t, x, y, i)
			}
			if f.Op(i) == ir.OpSub && f.Operand(i, 1) == j && c.IsZero(f.Operand(i, 0)) {
				return ic.intrinsic(v, ir.IntrFshr, t, x, y, j)
			}
		}
	}
	return ir.None
}
