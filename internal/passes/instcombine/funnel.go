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
	if x == y {
		i, j := inWord(ic, n), inWord(ic, k)
		switch {
		case i == n && j == k: // neither is masked
		case negated(ic, j, i) && j != k:
			return ic.intrinsic(v, ir.IntrFshl, t, x, y, i)
		case negated(ic, i, j) && i != n:
			return ic.intrinsic(v, ir.IntrFshr, t, x, y, j)
		}
	}
	return ir.None
}

// inWord returns x for x & 31, and other values as they are.
func inWord(ic *Combiner, v ir.Value) ir.Value {
	if ic.f.Op(v) == ir.OpAnd {
		if m, ok := ic.c.Uint(ic.f.Operand(v, 1)); ok && m == 31 {
			return ic.f.Operand(v, 0)
		}
	}
	return v
}

// negated reports whether v is 0 - x, or 32 - x.
func negated(ic *Combiner, v, x ir.Value) bool {
	if ic.f.Op(v) != ir.OpSub || ic.f.Operand(v, 1) != x {
		return false
	}
	k, ok := ic.c.Uint(ic.f.Operand(v, 0))
	return ok && k%32 == 0
}
