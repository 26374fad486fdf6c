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

// rotatedProduct undoes the multiplication by a product of constants in (m >> (w - n)) | x * (c << n) for m = x * c, which is m << n: hashes
// rotate such products, and LLVM folds the left shift of the rotation. A multiplication is the expensive one of the two, even more so in 64 bits.
func rotatedProduct(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpOr || e.t != ir.I32 && e.t != ir.I64 {
		return ir.None
	}
	low, high := e.a, e.b // the bits that wrap around, and the others
	if f.Op(low) != ir.OpLShr {
		low, high = high, low
	}
	if f.Op(low) != ir.OpLShr || f.Op(high) != ir.OpMul || !ic.oneUse(high) {
		return ir.None
	}
	m, w := f.Operand(low, 0), uint64(ic.ty.Bits(e.t))
	if f.Op(m) != ir.OpMul || f.Operand(m, 0) != f.Operand(high, 0) {
		return ir.None
	}
	k, ok := ic.c.Uint(f.Operand(low, 1))
	c, ok1 := ic.c.Uint(f.Operand(m, 1))
	d, ok2 := ic.c.Uint(f.Operand(high, 1))
	if !ok || !ok1 || !ok2 || k == 0 || k >= w || (c<<(w-k)^d)<<(64-w) != 0 {
		return ir.None
	}
	r := ic.binary(e.v, ir.OpShl, 0, m, ic.c.Int(e.t, w-k))
	f.SetOperand(e.v, 0, low)
	f.SetOperand(e.v, 1, r)
	return e.v
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
