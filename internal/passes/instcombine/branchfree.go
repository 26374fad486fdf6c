package instcombine

import "gonvvm/internal/ir"

// Choices without a branch, as authors wrote them for compilers without select: arithmetic with a mask that is -1 or 0.

// truthMask returns the condition c whose mask v is, -1 or 0: sext c, or 0 - zext c.
func truthMask(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	switch {
	case !v.IsInst():
	case f.Op(v) == ir.OpSExt && ic.ty.Scalar(f.TypeOf(f.Operand(v, 0))) == ir.I1:
		return f.Operand(v, 0)
	case f.Op(v) == ir.OpSub && ic.c.IsZero(f.Operand(v, 0)):
		return truthBit(ic, f.Operand(v, 1))
	}
	return ir.None
}

// truthBit returns the condition c of v = zext c.
func truthBit(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	if v.IsInst() && f.Op(v) == ir.OpZExt && ic.ty.Scalar(f.TypeOf(f.Operand(v, 0))) == ir.I1 {
		return f.Operand(v, 0)
	}
	return ir.None
}

// isSignMask reports whether m is the sign of x in all bits, x >> (w-1), and isSignBit whether b is the sign of x as 1 or 0.
func isSignMask(ic *Combiner, m, x ir.Value) bool {
	return m.IsInst() && ic.f.Op(m) == ir.OpAShr && signOf(ic, m) == x
}

func isSignBit(ic *Combiner, b, x ir.Value) bool {
	return b.IsInst() && ic.f.Op(b) == ir.OpLShr && signOf(ic, b) == x
}

// otherOperand returns the other operand of v, a commutative operation op of x; None if v is something else.
func otherOperand(f *ir.Func, op ir.Op, v, x ir.Value) ir.Value {
	switch {
	case !v.IsInst() || f.Op(v) != op:
	case f.Operand(v, 0) == x:
		return f.Operand(v, 1)
	case f.Operand(v, 1) == x:
		return f.Operand(v, 0)
	}
	return ir.None
}

// xorBranchFree is the rules of xor.
func xorBranchFree(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpXor {
		return ir.None
	}
	if r := magnitude(ic, e); r != ir.None {
		return r
	}
	return exchange(ic, e)
}

// magnitude is (x ^ m) - m, (x ^ m) + (x >>> (w-1)) and (x + m) ^ m → abs(x), where m is x >> (w-1).
func magnitude(ic *Combiner, e expr) ir.Value {
	if ic.decl == nil || !ic.ty.IsInt(e.t) {
		return ir.None
	}
	f := ic.f
	sum, m := e.a, e.b
	x, flags := ir.None, f.Flags(e.v)
	switch e.op {
	case ir.OpSub:
		if x = otherOperand(f, ir.OpXor, sum, m); x == ir.None || !isSignMask(ic, m, x) {
			return ir.None
		}
	case ir.OpAdd:
		if !sum.IsInst() || f.Op(sum) != ir.OpXor {
			sum, m = m, sum
		}
		if x = signOf(ic, m); x == ir.None || !isSignBit(ic, m, x) {
			return ir.None
		}
		if mask := otherOperand(f, ir.OpXor, sum, x); mask == ir.None || !isSignMask(ic, mask, x) {
			return ir.None
		}
	case ir.OpXor:
		if !sum.IsInst() || f.Op(sum) != ir.OpAdd {
			sum, m = m, sum
		}
		if x = otherOperand(f, ir.OpAdd, sum, m); x == ir.None || !isSignMask(ic, m, x) {
			return ir.None
		}
		flags = f.Flags(sum)
	}
	return magnitudeOf(ic, ic.intrinsic(e.v, ir.IntrAbs, e.t, x), flags)
}

// exchange is y ^ (c ? x ^ y : 0), y + (c ? x - y : 0) and x - (c ? x - y : 0) → c ? x : y, and c ? y : x.
func exchange(ic *Combiner, e expr) ir.Value {
	f := ic.f
	y, part := e.a, e.b
	if e.op != ir.OpSub && (!part.IsInst() || f.Op(part) != ir.OpSelect) {
		y, part = part, y
	}
	if !part.IsInst() || f.Op(part) != ir.OpSelect || !ic.oneUse(part) {
		return ir.None
	}
	c, d, zero := f.Operand(part, 0), f.Operand(part, 1), f.Operand(part, 2)
	inverse := ic.c.IsZero(d)
	if inverse {
		d, zero = zero, d
	}
	if !ic.c.IsZero(zero) || !d.IsInst() {
		return ir.None
	}
	x := ir.None
	switch {
	case e.op == ir.OpXor:
		x = otherOperand(f, ir.OpXor, d, y)
	case e.op == ir.OpAdd && f.Op(d) == ir.OpSub && f.Operand(d, 1) == y:
		x = f.Operand(d, 0)
	case e.op == ir.OpSub && f.Op(d) == ir.OpSub && f.Operand(d, 0) == y:
		x = f.Operand(d, 1)
	}
	if x == ir.None {
		return ir.None
	}
	if inverse {
		x, y = y, x
	}
	ic.b.Before(e.v)
	return ic.b.Select(c, x, y)
}

// negatedIf is (x ^ -c) + c and (x ^ -c) - -c → c ? 0 - x : x, where c is 1 or 0.
func negatedIf(ic *Combiner, e expr) ir.Value {
	f := ic.f
	flipped, bit := e.a, e.b
	var c ir.Value
	if e.op == ir.OpSub {
		c = truthMask(ic, bit)
	} else if c = truthBit(ic, bit); c == ir.None {
		flipped, bit = bit, flipped
		c = truthBit(ic, bit)
	}
	if c == ir.None || !flipped.IsInst() || f.Op(flipped) != ir.OpXor || !ic.oneUse(flipped) {
		return ir.None
	}
	x, mask := f.Operand(flipped, 0), f.Operand(flipped, 1)
	if truthMask(ic, mask) != c {
		x, mask = mask, x
	}
	if truthMask(ic, mask) != c {
		return ir.None
	}
	opposite := ic.binary(e.v, ir.OpSub, f.Flags(e.v)&ir.FlagNSW, ic.c.Null(e.t), x)
	ic.b.Before(e.v)
	return ic.b.Select(c, opposite, x)
}

// saturatedChoice is s > most ? most : s < least ? least : trunc s, where s is a sum or difference of 32 bits that is computed in 64.
func saturatedChoice(ic *Combiner, v ir.Value, p ir.Pred, s, k, x, y ir.Value) ir.Value {
	f := ic.f
	if f.TypeOf(s) != ir.I64 || f.TypeOf(v) != ir.I32 {
		return ir.None
	}
	outer, rest := limitOf(ic, p, k, x, y)
	if outer == 0 || !rest.IsInst() || f.Op(rest) != ir.OpSelect || !ic.oneUse(rest) {
		return ir.None
	}
	c := f.Operand(rest, 0)
	if f.Op(c) != ir.OpICmp || f.Operand(c, 0) != s {
		return ir.None
	}
	inner, low := limitOf(ic, f.Pred(c), f.Operand(c, 1), f.Operand(rest, 1), f.Operand(rest, 2))
	if inner != -outer || f.Op(low) != ir.OpTrunc || f.Operand(low, 0) != s {
		return ir.None
	}
	return saturatedSum(ic, v, s, ir.OpSExt, ir.IntrSaddSat, ir.IntrSsubSat)
}

// limitOf reads s p k ? x : y, of 64 bits and 32: limit is 1 if it is the largest number of 32 bits where s is greater, -1 if it is the smallest one
// where s is less, and 0 for others. rest is its other value.
func limitOf(ic *Combiner, p ir.Pred, k, x, y ir.Value) (limit int, rest ir.Value) {
	if !x.IsConst() {
		x, y, p = y, x, p.Inverse()
	}
	n, ok1 := ic.c.Sint(k)
	bound, ok2 := ic.c.Sint(x)
	const least, most = -1 << 31, 1<<31 - 1
	switch {
	case !ok1 || !ok2:
	case bound == most && (p == ir.ICmpSGT && (n == most || n == most-1) || p == ir.ICmpSGE && (n == most || n == most+1)):
		return 1, y
	case bound == least && (p == ir.ICmpSLT && (n == least || n == least+1) || p == ir.ICmpSLE && (n == least || n == least-1)):
		return -1, y
	}
	return 0, ir.None
}

// saturatedReport is over ? (x < 0 ? least : most) : value of x + y or x - y of 32 bits that reports overflow: the result saturates.
func saturatedReport(ic *Combiner, e expr) ir.Value {
	f := ic.f
	over := f.Operand(e.v, 0)
	if ic.decl == nil || e.t != ir.I32 || f.Op(over) != ir.OpExtractValue || !e.b.IsInst() || f.Op(e.b) != ir.OpExtractValue {
		return ir.None
	}
	sum := f.Operand(over, 0)
	if f.Operand(e.b, 0) != sum || f.Indices(over)[0] != 1 || f.Indices(e.b)[0] != 0 {
		return ir.None
	}
	sat := ir.NotIntrinsic
	switch of := extremeOf(ic, e.a); f.CalleeIntrinsic(sum) {
	case ir.IntrSaddWithOverflow: // where it overflows both have one sign
		if of == f.Operand(sum, 0) || of == f.Operand(sum, 1) {
			sat = ir.IntrSaddSat
		}
	case ir.IntrSsubWithOverflow:
		if of == f.Operand(sum, 0) {
			sat = ir.IntrSsubSat
		}
	}
	if sat == ir.NotIntrinsic {
		return ir.None
	}
	return ic.intrinsic(e.v, sat, ir.I32, f.Operand(sum, 0), f.Operand(sum, 1))
}

// extremeOf returns x of v = x < 0 ? least : most of 32 bits, None if v is something else.
func extremeOf(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	if !v.IsInst() {
		return ir.None
	}
	const least, most = -1 << 31, 1<<31 - 1
	switch f.Op(v) {
	case ir.OpSelect:
		x, negative := signTest(ic, f.Operand(v, 0))
		a, ok1 := ic.c.Sint(f.Operand(v, 1))
		b, ok2 := ic.c.Sint(f.Operand(v, 2))
		if x != ir.None && ok1 && ok2 && f.TypeOf(x) == ir.I32 && (negative && a == least && b == most || !negative && a == most && b == least) {
			return x
		}
	case ir.OpXor:
		if k, ok := ic.c.Sint(f.Operand(v, 1)); ok && k == most && f.Op(f.Operand(v, 0)) == ir.OpAShr {
			return signOf(ic, f.Operand(v, 0))
		}
	}
	return ir.None
}

// limitedDifference is a > b ? a - b : 0 of 32 bits, which saturates.
func limitedDifference(ic *Combiner, e expr) ir.Value {
	f := ic.f
	c := f.Operand(e.v, 0)
	if ic.decl == nil || e.t != ir.I32 || f.Op(c) != ir.OpICmp {
		return ir.None
	}
	d, zero, p := e.a, e.b, f.Pred(c)
	if ic.c.IsZero(d) {
		d, zero, p = zero, d, p.Inverse()
	}
	if !ic.c.IsZero(zero) || !d.IsInst() || f.Op(d) != ir.OpSub || !ic.oneUse(d) {
		return ir.None
	}
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if p == ir.ICmpULT || p == ir.ICmpULE {
		a, b, p = b, a, p.Swap()
	}
	if p != ir.ICmpUGT && p != ir.ICmpUGE || f.Operand(d, 0) != a || f.Operand(d, 1) != b {
		return ir.None
	}
	return ic.intrinsic(e.v, ir.IntrUsubSat, e.t, a, b)
}

// borrow is a - b > a → a < b, without a sign, and the opposite.
func borrow(ic *Combiner, e expr) ir.Value {
	f := ic.f
	d, a, p := e.a, e.b, f.Pred(e.v)
	if !d.IsInst() || f.Op(d) != ir.OpSub || f.Operand(d, 0) != a {
		d, a, p = a, d, p.Swap()
	}
	if !d.IsInst() || f.Op(d) != ir.OpSub || f.Operand(d, 0) != a || p != ir.ICmpUGT && p != ir.ICmpULE {
		return ir.None
	}
	less := ir.ICmpUGE
	if p == ir.ICmpUGT {
		less = ir.ICmpULT
	}
	ic.b.Before(e.v)
	return ic.b.ICmp(less, a, f.Operand(d, 1))
}
