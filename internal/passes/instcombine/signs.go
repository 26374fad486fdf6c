package instcombine

import "gonvvm/internal/ir"

// Division in the manner of Python rounds down: front ends write it as x / y minus one where the signs of x and y differ and the
// remainder is not zero, with the sign of x as x == 0 ? 0 : x >> (w-1) | 1. The rules here leave (x ^ y) < 0 of the comparison of signs.

// icmpSigns compares signs: x >> (w-1) == y >> (w-1) → (x ^ y) > -1. Where the shifts copy the sign to all bits, both may have some of
// them set by a constant.
func icmpSigns(ic *Combiner, e expr) ir.Value {
	f := ic.f
	p := f.Pred(e.v)
	if p != ir.ICmpEQ && p != ir.ICmpNE || !e.a.IsInst() || !e.b.IsInst() {
		return ir.None
	}
	a, b := e.a, e.b
	if f.Op(a) == ir.OpOr && f.Op(b) == ir.OpOr && f.Operand(a, 1) == f.Operand(b, 1) {
		k := f.Operand(a, 1)
		a, b = f.Operand(a, 0), f.Operand(b, 0)
		if !ic.c.IsPlain(k) || ic.c.IsUndef(k) || ic.c.IsAllOnes(k) || f.Op(a) != ir.OpAShr {
			return ir.None
		}
	}
	x, y := signOf(ic, a), signOf(ic, b)
	if x == ir.None || y == ir.None || f.Op(a) != f.Op(b) {
		return ir.None
	}
	return differ(ic, e.v, x, y, p == ir.ICmpNE)
}

// signOf returns x of v = x >> (w-1), None if v is something else.
func signOf(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	if !v.IsInst() || f.Op(v) != ir.OpAShr && f.Op(v) != ir.OpLShr {
		return ir.None
	}
	if n, ok := ic.c.SplatBits(f.Operand(v, 1)); !ok || n != uint64(ic.values.IntBits(v)-1) {
		return ir.None
	}
	return f.Operand(v, 0)
}

// differ is (x ^ y) < 0, or its opposite.
func differ(ic *Combiner, v, x, y ir.Value, different bool) ir.Value {
	t := ic.f.TypeOf(x)
	x = ic.binary(v, ir.OpXor, 0, x, y)
	ic.b.Before(v)
	if different {
		return ic.b.ICmp(ir.ICmpSLT, x, ic.c.Null(t))
	}
	return ic.b.ICmp(ir.ICmpSGT, x, ic.splatAllOnes(t))
}

// xorSigns is (x < 0) ^ (y < 0) → (x ^ y) < 0.
func xorSigns(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpXor || ic.ty.Scalar(e.t) != ir.I1 {
		return ir.None
	}
	x, xneg := signTest(ic, e.a)
	y, yneg := signTest(ic, e.b)
	if x == ir.None || y == ir.None || f.TypeOf(x) != f.TypeOf(y) || !f.HasOneUse(e.a) || !f.HasOneUse(e.b) {
		return ir.None
	}
	return differ(ic, e.v, x, y, xneg == yneg)
}

// signTest returns x if v tests its sign, and whether v is true for negative numbers.
func signTest(ic *Combiner, v ir.Value) (x ir.Value, negative bool) {
	f := ic.f
	if !v.IsInst() || f.Op(v) != ir.OpICmp || !ic.ty.IsInt(ic.ty.Scalar(f.TypeOf(f.Operand(v, 0)))) {
		return ir.None, false
	}
	switch k := f.Operand(v, 1); {
	case f.Pred(v) == ir.ICmpSLT && ic.c.IsZero(k):
		return f.Operand(v, 0), true
	case f.Pred(v) == ir.ICmpSGT && ic.c.IsAllOnes(k):
		return f.Operand(v, 0), false
	}
	return ir.None, false
}

// icmpChosen is (c ? k : x) == y → !c && x == y, where k and y differ in a known bit.
func icmpChosen(ic *Combiner, e expr) ir.Value {
	f := ic.f
	p := f.Pred(e.v)
	if p != ir.ICmpEQ && p != ir.ICmpNE || f.TypeOf(e.v) != ir.I1 {
		return ir.None
	}
	for _, s := range [2][2]ir.Value{{e.a, e.b}, {e.b, e.a}} {
		if !s[0].IsInst() || f.Op(s[0]) != ir.OpSelect || !f.HasOneUse(s[0]) {
			continue
		}
		for i := 1; i <= 2; i++ {
			k, ok := ic.c.Uint(f.Operand(s[0], i))
			if !ok {
				continue
			}
			if y := ic.values.Known(s[1]); y.Zero&k == 0 && y.One&^k == 0 {
				continue
			}
			cond, x, differs := f.Operand(s[0], 0), f.Operand(s[0], 3-i), ic.fold.Bool(p == ir.ICmpNE)
			ic.b.Before(e.v)
			x = ic.b.ICmp(p, x, s[1])
			if i == 1 {
				return ic.b.Select(cond, differs, x)
			}
			return ic.b.Select(cond, x, differs)
		}
	}
	return ir.None
}

// logicAssuming simplifies a condition that matters only where another one holds: in x != 0 and (x == 0 ? k : y) == z the select is y. Of
// an or, that is where the other one does not hold.
func logicAssuming(ic *Combiner, e expr) ir.Value {
	if e.op == ir.OpXor || e.t != ir.I1 {
		return ir.None
	}
	for i, other := range [2]ir.Value{e.b, e.a} {
		if other.IsInst() && ic.f.Op(other) == ir.OpICmp && assume(ic, e.v, i, other, e.op == ir.OpAnd, 0) {
			return e.v
		}
	}
	return ir.None
}

// assume simplifies operand i of user, which matters only if given has the value holds, and reports whether it did. Then user loses its flags:
// they held for the operand that it had, and poison matters also if given has the other value.
func assume(ic *Combiner, user ir.Value, i int, given ir.Value, holds bool, depth int) bool {
	if !assumeOperand(ic, user, i, given, holds, depth) {
		return false
	}
	ic.f.SetFlags(user, 0)
	return true
}

func assumeOperand(ic *Combiner, user ir.Value, i int, given ir.Value, holds bool, depth int) bool {
	f := ic.f
	v := f.Operand(user, i)
	if !v.IsInst() || !f.HasOneUse(v) || depth > 2 {
		return false
	}
	switch f.Op(v) {
	case ir.OpICmp:
		return assume(ic, v, 0, given, holds, depth+1) || assume(ic, v, 1, given, holds, depth+1)
	case ir.OpSelect:
		known, is := decidedBy(ic, f.Operand(v, 0), given, holds)
		if !known {
			for j := 1; j <= 2; j++ { // an and or or whose second operand may be poison
				if known, is := decidedBy(ic, f.Operand(v, j), given, holds); known {
					return replaceOperand(ic, v, j, ic.fold.Bool(is))
				}
			}
			return assume(ic, v, 1, given, holds, depth+1) || assume(ic, v, 2, given, holds, depth+1)
		}
		rest := f.Operand(v, 2)
		if is {
			rest = f.Operand(v, 1)
		}
		if !ic.notPoison(rest, 0) && !ic.spreadsTo(rest, given, 0) && !ic.poisonOnlyAs(rest, given, 0) {
			return false
		}
		return replaceOperand(ic, user, i, rest)
	case ir.OpAnd, ir.OpOr: // of conditions, or of numbers that are compared
		for j := range 2 {
			if known, is := decidedBy(ic, f.Operand(v, j), given, holds); known && is == (f.Op(v) == ir.OpAnd) {
				return replaceOperand(ic, user, i, f.Operand(v, 1-j))
			}
		}
		return assume(ic, v, 0, given, holds, depth+1) || assume(ic, v, 1, given, holds, depth+1)
	}
	return false
}

// replaceOperand makes x operand i of user, and returns true.
func replaceOperand(ic *Combiner, user ir.Value, i int, x ir.Value) bool {
	old := ic.f.Operand(user, i)
	ic.f.SetOperand(user, i, x)
	ic.push(user)
	ic.push(old)
	return true
}

// decidedBy reports whether cond, a comparison of a value with a constant for equality, is known where given has the value holds.
func decidedBy(ic *Combiner, cond, given ir.Value, holds bool) (known, is bool) {
	f := ic.f
	if !cond.IsInst() || f.Op(cond) != ir.OpICmp || f.Pred(cond) != ir.ICmpEQ && f.Pred(cond) != ir.ICmpNE {
		return false, false
	}
	x, k := f.Operand(cond, 0), f.Operand(cond, 1)
	if !ic.c.IsPlain(k) || ic.c.IsPlain(x) || ic.c.IsUndef(k) || !ic.ty.IsInt(f.TypeOf(k)) {
		return false, false
	}
	r := ic.under(given, x, k, false, 0)
	if n, ok := ic.c.Uint(r); r == ir.None || !ok || (n != 0) == holds {
		return false, false
	}
	return true, f.Pred(cond) == ir.ICmpNE
}
