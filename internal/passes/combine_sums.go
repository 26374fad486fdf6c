package passes

import "gonvvm/internal/ir"

// sameTwo reports whether x and y have the same two operands, in either order.
func (u *unit) sameTwo(x, y ir.Value) bool {
	f := u.f
	a, b, c, d := f.Operand(x, 0), f.Operand(x, 1), f.Operand(y, 0), f.Operand(y, 1)
	return a == c && b == d || a == d && b == c
}

// sumOfLogic is the sum of two logical operations on the same operands: x & y are the bits that carry, x ^ y
// the others.
func (u *unit) sumOfLogic(v, a, b ir.Value) ir.Value {
	f := u.f
	if f.Op(a) != ir.OpAnd {
		a, b = b, a
	}
	if f.Op(a) != ir.OpAnd {
		return ir.None
	}
	switch f.Op(b) {
	case ir.OpXor: // (x & y) + (x ^ y) → x | y
		if u.sameTwo(a, b) {
			f.Mutate(v, ir.OpOr, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
			return v
		}
	case ir.OpOr: // (x & y) + (x | y) → x + y
		if u.sameTwo(a, b) {
			f.Mutate(v, ir.OpAdd, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
			return v
		}
	}
	return ir.None
}

// differenceOfLogic is the difference of sums and logical operations on the same operands.
func (u *unit) differenceOfLogic(v, a, b ir.Value) ir.Value {
	f := u.f
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
	if op == ir.OpInvalid || !u.sameTwo(a, b) {
		return ir.None
	}
	f.Mutate(v, op, 0, 0, f.Operand(a, 0), f.Operand(a, 1))
	return v
}

// logicOfShifts is op of two shifts by the same number: (x >> n) op (y >> n) → (x op y) >> n.
func (u *unit) logicOfShifts(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	f := u.f
	in := f.Op(a)
	if in != ir.OpShl && in != ir.OpLShr && in != ir.OpAShr || f.Op(b) != in || f.Operand(a, 1) != f.Operand(b, 1) ||
		!u.oneUse(a) || !u.oneUse(b) {
		return ir.None
	}
	n := f.Operand(a, 1)
	r := u.binary(v, op, 0, f.Operand(a, 0), f.Operand(b, 0))
	f.Mutate(v, in, 0, 0, r, n)
	return v
}

// maskOfShift is ((x & k) << n) & m → (x << n) & (k << n & m), and likewise to the right.
func (u *unit) maskOfShift(v ir.Value, t ir.Type, a ir.Value, m uint64) ir.Value {
	f := u.f
	op := f.Op(a)
	w := u.intBits(v)
	if op != ir.OpShl && op != ir.OpLShr || w == 0 || !u.oneUse(a) || f.Op(f.Operand(a, 0)) != ir.OpAnd {
		return ir.None
	}
	x := f.Operand(a, 0)
	k, ok1 := u.splat(f.Operand(x, 1))
	n, ok2 := u.splat(f.Operand(a, 1))
	if !ok1 || !ok2 || n >= uint64(w) {
		return ir.None
	}
	if op == ir.OpShl {
		m &= k << n
	} else {
		m &= k >> n
	}
	s := u.binary(v, op, 0, f.Operand(x, 0), f.Operand(a, 1))
	f.Mutate(v, ir.OpAnd, 0, 0, s, u.splatConst(t, m))
	return v
}

// remainderTest is x % 2^n == k for a signed x: the low bits of x and, unless k is 0, its sign.
func (u *unit) remainderTest(v ir.Value, p ir.Pred, a ir.Value, k uint64, w int) ir.Value {
	f := u.f
	d, ok := u.splat(f.Operand(a, 1))
	if !ok || d == 0 || d&(d-1) != 0 || d>>(w-1) != 0 || !u.oneUse(a) || p != ir.ICmpEQ && p != ir.ICmpNE {
		return ir.None
	}
	low := d - 1
	switch s := signed(k, w); {
	case k == 0:
	case s > 0 && k <= low: // positive, and so is x
		low |= 1 << (w - 1)
	case s < 0 && uint64(-s) <= low:
		low |= 1 << (w - 1)
		k &= low
	default: // no remainder
		return u.truth(f.TypeOf(v), p == ir.ICmpNE)
	}
	t := f.TypeOf(a)
	r := u.binary(v, ir.OpAnd, 0, f.Operand(a, 0), u.splatConst(t, low))
	f.Mutate(v, ir.OpICmp, 0, uint32(p), r, u.splatConst(t, k))
	return v
}

// takesMask reports whether nothing has to be computed for x & m: x is an or of what m leaves as it is and of masked
// values, whose masks can be narrower; as fields of a word are, that are set one after the other.
func (u *unit) takesMask(x ir.Value, m uint64, w, depth int) bool {
	f := u.f
	if u.known(x).max(w)&^m == 0 {
		return true
	}
	if depth > 4 || !u.oneUse(x) {
		return false
	}
	switch f.Op(x) {
	case ir.OpAnd:
		_, ok := u.splat(f.Operand(x, 1))
		return ok
	case ir.OpOr:
		return u.takesMask(f.Operand(x, 0), m, w, depth+1) && u.takesMask(f.Operand(x, 1), m, w, depth+1)
	}
	return false
}

// giveMask makes the masks in x, which takes mask m, narrower.
func (u *unit) giveMask(x ir.Value, m uint64) {
	f := u.f
	if w := u.intBits(x); u.known(x).max(w)&^m == 0 {
		return
	}
	if f.Op(x) == ir.OpOr {
		u.giveMask(f.Operand(x, 0), m)
		u.giveMask(f.Operand(x, 1), m)
		return
	}
	k, _ := u.splat(f.Operand(x, 1))
	f.SetOperand(x, 1, u.splatConst(f.TypeOf(x), k&m))
	u.push(x)
}
