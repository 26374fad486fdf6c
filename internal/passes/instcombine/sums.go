package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// sameTwo reports whether x and y have the same two operands, in either order.
func (ic *Combiner) sameTwo(x, y ir.Value) bool {
	f := ic.f
	a, b, c, d := f.Operand(x, 0), f.Operand(x, 1), f.Operand(y, 0), f.Operand(y, 1)
	return a == c && b == d || a == d && b == c
}

// sumOfLogic is the sum of two logical operations on the same operands: x & y are the bits that carry, x ^ y
// the others.
func (ic *Combiner) sumOfLogic(v, a, b ir.Value) ir.Value {
	f := ic.f
	if f.Op(a) != ir.OpAnd {
		a, b = b, a
	}
	if f.Op(a) != ir.OpAnd {
		return ir.None
	}
	switch f.Op(b) {
	case ir.OpXor: // (x & y) + (x ^ y) → x | y
		if ic.sameTwo(a, b) {
			f.Mutate(v, ir.OpOr, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
			return v
		}
	case ir.OpOr: // (x & y) + (x | y) → x + y
		if ic.sameTwo(a, b) {
			f.Mutate(v, ir.OpAdd, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
			return v
		}
	}
	return ir.None
}

// orDisjoint makes a disjoint or of an or, or exclusive or, of operands without common bits: address arithmetic reads it as a sum.
// Front ends before LLVM 18 do not write the flag; Triton and XLA write the bits of an index as an exclusive or.
func orDisjoint(ic *Combiner, e expr) ir.Value {
	if e.op == ir.OpAnd || ic.ty.Scalar(e.t) == ir.I1 || ic.f.Flags(e.v)&ir.FlagDisjoint != 0 || !ic.apart(e.a, e.b) {
		return ir.None
	}
	if e.op == ir.OpOr {
		ic.f.SetFlags(e.v, ic.f.Flags(e.v)|ir.FlagDisjoint)
	} else {
		ic.f.Mutate(e.v, ir.OpOr, ir.FlagDisjoint, 0, e.a, e.b)
	}
	return e.v
}

// xorOfDisjoint is (x + k1) ^ k2 → x ^ (k1 ^ k2) for a sum or an or of operands without common bits, and (x + (y + k1)) ^ k2 → (x + y) ^ (k1 ^ k2)
// for two.
func xorOfDisjoint(ic *Combiner, e expr) ir.Value {
	f := ic.f
	k2, ok := ic.c.SplatBits(e.b)
	if !ok || e.op != ir.OpXor {
		return ir.None
	}
	x, y := disjointParts(ic, e.a)
	if x == ir.None {
		return ir.None
	}
	if k1, ok := ic.c.SplatBits(y); ok {
		f.Mutate(e.v, ir.OpXor, 0, 0, x, ic.c.SplatInt(e.t, k1^k2))
		return e.v
	}
	for range 2 {
		if z, k := disjointParts(ic, y); z != ir.None && ic.oneUse(y) && ic.oneUse(e.a) {
			if k1, ok := ic.c.SplatBits(k); ok {
				x = ic.binary(e.v, ir.OpOr, ir.FlagDisjoint, x, z)
				f.Mutate(e.v, ir.OpXor, 0, 0, x, ic.c.SplatInt(e.t, k1^k2))
				return e.v
			}
		}
		x, y = y, x
	}
	return ir.None
}

// disjointParts returns the operands of v, a sum or an or of values without common bits; None for others.
func disjointParts(ic *Combiner, v ir.Value) (x, y ir.Value) {
	f := ic.f
	if !v.IsInst() || f.Op(v) != ir.OpAdd && f.Op(v) != ir.OpOr || ic.ty.Scalar(f.TypeOf(v)) == ir.I1 {
		return ir.None, ir.None
	}
	x, y = f.Operand(v, 0), f.Operand(v, 1)
	if f.Flags(v)&ir.FlagDisjoint == 0 && !ic.apart(x, y) {
		return ir.None, ir.None
	}
	return x, y
}

// addOfDisjoint is (x | k1) + k2 → x + (k1 + k2) where x and k1 have no bits in common: an address then has one constant. The or is a sum without
// overflow, so that flags stay as in a sum of sums.
func addOfDisjoint(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if !e.a.IsInst() || f.Op(e.a) != ir.OpOr || f.Flags(e.a)&ir.FlagDisjoint == 0 || !ic.c.IsPlain(e.b) || !ic.c.IsPlain(f.Operand(e.a, 1)) {
		return ir.None
	}
	x, k1 := f.Operand(e.a, 0), f.Operand(e.a, 1)
	flags := f.Flags(e.v)
	if !ic.sumFits(e.t, k1, e.b) {
		if flags&ir.FlagNSW != 0 && needsSign(f, e.v, 0) {
			return ir.None
		}
		flags &^= ir.FlagNSW
	}
	if !ic.sumFitsUnsigned(e.t, k1, e.b) {
		flags &^= ir.FlagNUW
	}
	k := ic.fold.Binary(ir.OpAdd, e.t, k1, e.b)
	if k == ir.None {
		return ir.None
	}
	ic.push(e.a)
	f.Mutate(e.v, ir.OpAdd, flags, 0, x, k)
	return e.v
}

// differenceOfLogic is the difference of sums and logical operations on the same operands.
func (ic *Combiner) differenceOfLogic(v, a, b ir.Value) ir.Value {
	f := ic.f
	op := ir.OpInvalid
	switch f.Op(a) {
	case ir.OpAdd: // (x + y) - (x | y) → x & y, (x + y) - (x & y) → x | y
		switch f.Op(b) {
		case ir.OpOr:
			op = ir.OpAnd
		case ir.OpAnd:
			op = ir.OpOr
		}
	case ir.OpOr: // (x | y) - (x & y) → x ^ y, (x | y) - (x ^ y) → x & y
		switch f.Op(b) {
		case ir.OpAnd:
			op = ir.OpXor
		case ir.OpXor:
			op = ir.OpAnd
		}
	}
	if op == ir.OpInvalid || !ic.sameTwo(a, b) {
		return ir.None
	}
	f.Mutate(v, op, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
	return v
}

// logicOfShifts is op of two shifts by the same number: (x >> n) op (y >> n) → (x op y) >> n.
func (ic *Combiner) logicOfShifts(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	f := ic.f
	in := f.Op(a)
	if in != ir.OpShl && in != ir.OpLShr && in != ir.OpAShr || f.Op(b) != in || f.Operand(a, 1) != f.Operand(b, 1) ||
		!ic.oneUse(a) || !ic.oneUse(b) {
		return ir.None
	}
	n := f.Operand(a, 1)
	r := ic.binary(v, op, 0, f.Operand(a, 0), f.Operand(b, 0))
	f.Mutate(v, in, 0, 0, r, n)
	return v
}

// maskOfShift is ((x & k) << n) & m → (x << n) & (k << n & m), and likewise to the right.
func (ic *Combiner) maskOfShift(v ir.Value, t ir.Type, a ir.Value, m uint64) ir.Value {
	f := ic.f
	op := f.Op(a)
	w := ic.values.IntBits(v)
	if op != ir.OpShl && op != ir.OpLShr || w == 0 || !ic.oneUse(a) || f.Op(f.Operand(a, 0)) != ir.OpAnd {
		return ir.None
	}
	x := f.Operand(a, 0)
	k, ok1 := ic.c.SplatBits(f.Operand(x, 1))
	n, ok2 := ic.c.SplatBits(f.Operand(a, 1))
	if !ok1 || !ok2 || n >= uint64(w) {
		return ir.None
	}
	if op == ir.OpShl {
		m &= k << n
	} else {
		m &= k >> n
	}
	s := ic.binary(v, op, 0, f.Operand(x, 0), f.Operand(a, 1))
	f.Mutate(v, ir.OpAnd, 0, 0, s, ic.c.SplatInt(t, m))
	return v
}

// remainderTest is x % 2^n == k for a signed x: the low bits of x and, unless k is 0, its sign.
func (ic *Combiner) remainderTest(v ir.Value, p ir.Pred, a ir.Value, k uint64, w int) ir.Value {
	f := ic.f
	d, ok := ic.c.SplatBits(f.Operand(a, 1))
	if !ok || d == 0 || d&(d-1) != 0 || d>>(w-1) != 0 || !ic.oneUse(a) || p != ir.ICmpEQ && p != ir.ICmpNE {
		return ir.None
	}
	low := d - 1
	switch s := fold.Signed(k, w); {
	case k == 0:
	case s > 0 && k <= low: // positive, and so is x
		low |= 1 << (w - 1)
	case s < 0 && uint64(-s) <= low:
		low |= 1 << (w - 1)
		k &= low
	default: // no remainder
		return ic.truth(f.TypeOf(v), p == ir.ICmpNE)
	}
	t := f.TypeOf(a)
	r := ic.binary(v, ir.OpAnd, 0, f.Operand(a, 0), ic.c.SplatInt(t, low))
	f.Mutate(v, ir.OpICmp, 0, uint32(p), r, ic.c.SplatInt(t, k))
	return v
}

// takesMask reports whether x & m needs no instruction: x is an or of values that m does not change and of masked values, whose
// masks can become narrower, as in a word whose fields are set one after the other.
func (ic *Combiner) takesMask(x ir.Value, m uint64, w, depth int) bool {
	f := ic.f
	if ic.values.Known(x).Max(w)&^m == 0 {
		return true
	}
	if depth > 4 || !ic.oneUse(x) {
		return false
	}
	switch f.Op(x) {
	case ir.OpAnd:
		_, ok := ic.c.SplatBits(f.Operand(x, 1))
		return ok
	case ir.OpOr:
		return ic.takesMask(f.Operand(x, 0), m, w, depth+1) && ic.takesMask(f.Operand(x, 1), m, w, depth+1)
	}
	return false
}

// giveMask makes the masks in x, which takes mask m, narrower.
func (ic *Combiner) giveMask(x ir.Value, m uint64) {
	f := ic.f
	if w := ic.values.IntBits(x); ic.values.Known(x).Max(w)&^m == 0 {
		return
	}
	if f.Op(x) == ir.OpOr {
		ic.giveMask(f.Operand(x, 0), m)
		ic.giveMask(f.Operand(x, 1), m)
		return
	}
	k, _ := ic.c.SplatBits(f.Operand(x, 1))
	f.SetOperand(x, 1, ic.c.SplatInt(f.TypeOf(x), k&m))
	ic.push(x)
}

// andOfSum is (x + c) & m → (x & m) + (c & m) for c whose bits are known to be zero in x: the constant then leaves an index.
func andOfSum(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpAnd || f.Op(e.a) != ir.OpAdd {
		return ir.None
	}
	m, ok := ic.c.SplatBits(e.b)
	x := f.Operand(e.a, 0)
	c, isConst := ic.c.SplatBits(f.Operand(e.a, 1))
	if !ok || !isConst || c == 0 || ic.values.IntBits(x) == 0 || c&^ic.values.Known(x).Zero != 0 {
		return ir.None
	}
	ic.push(e.a)
	if c&m == 0 {
		f.SetOps(e.v, x, e.b)
	} else {
		f.Mutate(e.v, ir.OpAdd, ir.FlagNUW|ir.FlagNSW, 0, ic.binary(e.v, ir.OpAnd, 0, x, e.b), ic.c.SplatInt(e.t, c&m))
	}
	return e.v
}
