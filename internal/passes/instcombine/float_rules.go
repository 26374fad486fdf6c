package instcombine

import (
	"math"

	"gonvvm/internal/ir"
)

// The rules of floating-point operations. Identities hold for every operand unless flags exclude some. A function
// that may flush subnormal numbers need not do so: x * 1 is x there too.
var (
	forbiddenRule = rule{"float-forbidden-constant", forbiddenOperand}
	reassocRule   = rule{"float-reassociate-constants", reassocConstants}

	faddRules = []rule{
		forbiddenRule,
		{"fadd-zero", faddZero},
		{"fadd-of-zero", faddOfZero},
		{"fadd-cancel", faddCancel},
		{"fadd-fneg", faddOfFNeg},
		{"fadd-fdiv", sumOfNegativeQuotient},
		reassocRule,
	}
	fsubRules = []rule{
		forbiddenRule,
		{"fsub-zero", fsubZero},
		{"fsub-fneg", fsubOfFNeg},
		{"fsub-from-zero", fsubFromZero},
		{"fsub-cancel", fsubCancel},
		{"fsub-product", fsubOfProduct},
		{"fsub-fdiv", sumOfNegativeQuotient},
		{"fsub-constant", fsubOfConstant},
		{"float-reassociate-constants", fsubOfSum},
	}
	fmulRules = []rule{
		forbiddenRule,
		{"fmul-constant", fmulByConstant},
		{"fmul-fneg", fmulOfFNeg},
		{"fmul-fabs", fmulOfFabs},
		reassocRule,
	}
	fdivRules = []rule{
		forbiddenRule,
		{"fdiv-constant", fdivByConstant},
		{"fdiv-fneg", fdivOfFNeg},
		{"fdiv-same", fdivBySame},
		{"fdiv-zero", fdivOfZero},
	}
	fremRules = []rule{forbiddenRule}
)

// forbiddenOperand makes an operation poison whose constant operand, or result, its flags exclude.
func forbiddenOperand(ic *Combiner, e expr) ir.Value {
	flags := ic.f.Flags(e.v)
	kb, isConst := ic.floats().floatOf(e.b)
	if ic.floats().forbidden(e.a, flags) || ic.floats().forbidden(e.b, flags) ||
		e.op == ir.OpFDiv && isConst && kb == 0 && flags&ir.FlagNNaN != 0 && flags&ir.FlagNInf != 0 { // infinity or NaN
		return ic.c.Poison(e.t)
	}
	return ir.None
}

func reassocConstants(ic *Combiner, e expr) ir.Value {
	return ic.floats().reassocFloat(e.v, e.op, e.t, e.a, e.b, ic.f.Flags(e.v))
}

// faddZero is x + -0 → x always, x + 0 → x unless x may be -0.
func faddZero(ic *Combiner, e expr) ir.Value {
	k, ok := ic.floats().floatOf(e.b)
	if ok && k == 0 && (math.Signbit(k) || ic.f.Flags(e.v)&ir.FlagNSZ != 0 || ic.floats().noNegativeZero(e.a)) {
		return e.a
	}
	return ir.None
}

// faddOfZero is (x + 0) + y → x + y, if y is never -0.
func faddOfZero(ic *Combiner, e expr) ir.Value {
	for i, s := range [2]ir.Value{e.a, e.b} {
		x := ic.floats().pastZero(s)
		y := ic.f.Operand(e.v, 1-i)
		k, isConst := ic.floats().floatOf(y)
		if x != s && (isConst && (k != 0 || !math.Signbit(k)) || !isConst && ic.floats().noNegativeZero(y)) {
			ic.f.SetOperand(e.v, i, x)
			ic.push(s)
			return e.v
		}
	}
	return ir.None
}

// faddCancel is (y - x) + x → y.
func faddCancel(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if flags := f.Flags(e.v); flags&ir.FlagReassoc == 0 || flags&ir.FlagNSZ == 0 {
		return ir.None
	}
	for i := range 2 {
		x, d := e.a, e.b
		if i == 1 {
			x, d = e.b, e.a
		}
		if f.Op(d) == ir.OpFSub && f.Operand(d, 1) == x && f.Flags(d)&ir.FlagReassoc != 0 {
			return f.Operand(d, 0)
		}
	}
	return ir.None
}

// faddOfFNeg is x + -y → x - y.
func faddOfFNeg(ic *Combiner, e expr) ir.Value {
	f := ic.f
	switch {
	case f.Op(e.b) == ir.OpFNeg:
		f.Mutate(e.v, ir.OpFSub, f.Flags(e.v), 0, e.a, f.Operand(e.b, 0))
	case f.Op(e.a) == ir.OpFNeg:
		f.Mutate(e.v, ir.OpFSub, f.Flags(e.v), 0, e.b, f.Operand(e.a, 0))
	default:
		return ir.None
	}
	return e.v
}

// sumOfNegativeQuotient is x + y / -k → x - y / k, x - y / -k → x + y / k, and so with -k / y: other quotients by k may be the same then. (A
// product's sign costs nothing, as part of a fused multiplication and addition.)
func sumOfNegativeQuotient(ic *Combiner, e expr) ir.Value {
	f := ic.f
	for range 2 {
		if q := e.b; f.Op(q) == ir.OpFDiv && ic.oneUse(q) {
			for i := range 2 {
				n := ir.None
				if k, ok := ic.floats().floatOf(f.Operand(q, i)); ok && k < 0 && ic.c.IsPlain(f.Operand(q, i)) {
					n = ic.floats().foldFNeg(f.Operand(q, i))
				}
				if n == ir.None {
					continue
				}
				f.SetOperand(q, i, n)
				ic.push(q)
				f.Mutate(e.v, ir.OpFAdd+ir.OpFSub-e.op, f.Flags(e.v), 0, e.a, q)
				return e.v
			}
		}
		if e.op == ir.OpFSub {
			break
		}
		e.a, e.b = e.b, e.a
	}
	return ir.None
}

// fsubZero is x - 0 → x.
func fsubZero(ic *Combiner, e expr) ir.Value {
	if k, ok := ic.floats().floatOf(e.b); ok && k == 0 && (!math.Signbit(k) || ic.f.Flags(e.v)&ir.FlagNSZ != 0) {
		return e.a
	}
	return ir.None
}

// fsubOfFNeg is x - -y → x + y.
func fsubOfFNeg(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.b) != ir.OpFNeg {
		return ir.None
	}
	f.Mutate(e.v, ir.OpFAdd, f.Flags(e.v), 0, e.a, f.Operand(e.b, 0))
	return e.v
}

// fsubFromZero is -0 - x → -x.
func fsubFromZero(ic *Combiner, e expr) ir.Value {
	flags := ic.f.Flags(e.v)
	if k, ok := ic.floats().floatOf(e.a); ok && k == 0 && (math.Signbit(k) || flags&ir.FlagNSZ != 0) {
		ic.f.Mutate(e.v, ir.OpFNeg, flags, 0, e.b)
		return e.v
	}
	return ir.None
}

// fsubCancel is x - x → 0 and (x + y) - x → y.
func fsubCancel(ic *Combiner, e expr) ir.Value {
	f := ic.f
	flags := f.Flags(e.v)
	if e.a == e.b && flags&ir.FlagNNaN != 0 {
		return ic.c.Null(e.t)
	}
	if flags&ir.FlagReassoc != 0 && flags&ir.FlagNSZ != 0 && f.Op(e.a) == ir.OpFAdd && f.Flags(e.a)&ir.FlagReassoc != 0 {
		for i := range 2 {
			if f.Operand(e.a, i) == e.b {
				return f.Operand(e.a, 1-i)
			}
		}
	}
	return ir.None
}

// fsubOfProduct is x - y * k → x + y * -k.
func fsubOfProduct(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.b) != ir.OpFMul || !ic.oneUse(e.b) || !ic.c.IsPlain(f.Operand(e.b, 1)) {
		return ir.None
	}
	n := ic.floats().foldFNeg(f.Operand(e.b, 1))
	if n == ir.None {
		return ir.None
	}
	f.SetOperand(e.b, 1, n)
	f.Mutate(e.v, ir.OpFAdd, f.Flags(e.v), 0, e.a, e.b)
	return e.v
}

// fsubOfConstant is x - k → x + -k.
func fsubOfConstant(ic *Combiner, e expr) ir.Value {
	if !ic.c.IsPlain(e.b) || ic.c.IsUndef(e.b) {
		return ir.None
	}
	n := ic.floats().foldFNeg(e.b)
	if n == ir.None {
		return ir.None
	}
	ic.f.Mutate(e.v, ir.OpFAdd, ic.f.Flags(e.v), 0, e.a, n)
	return e.v
}

// fsubOfSum is k2 - (x + k1) → (k2 - k1) - x.
func fsubOfSum(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.b) != ir.OpFAdd || !ic.oneUse(e.b) || !ic.c.IsPlain(f.Operand(e.b, 1)) {
		return ir.None
	}
	flags := f.Flags(e.v) & f.Flags(e.b)
	if flags&ir.FlagReassoc == 0 || f.Flags(e.v)&ir.FlagNSZ == 0 {
		return ir.None
	}
	k := ic.floats().foldFNeg(f.Operand(e.b, 1))
	if k == ir.None {
		return ir.None
	}
	return ic.floats().constantLess(e.v, e.t, e.a, k, f.Operand(e.b, 0), flags)
}

// fmulByConstant is x * 1 → x, x * -1 → -x, x * 0 → 0.
func fmulByConstant(ic *Combiner, e expr) ir.Value {
	k, ok := ic.floats().floatOf(e.b)
	flags := ic.f.Flags(e.v)
	switch {
	case !ok:
	case k == 1:
		return e.a
	case k == -1:
		ic.f.Mutate(e.v, ir.OpFNeg, flags, 0, e.a)
		return e.v
	case k == 0 && flags&ir.FlagNNaN != 0 && flags&ir.FlagNSZ != 0:
		return e.b
	}
	return ir.None
}

// fmulOfFNeg is -x * -y → x * y and -x * k → x * -k.
func fmulOfFNeg(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpFNeg {
		return ir.None
	}
	y := ir.None
	if f.Op(e.b) == ir.OpFNeg {
		y = f.Operand(e.b, 0)
	} else if ic.c.IsPlain(e.b) {
		y = ic.floats().foldFNeg(e.b)
	}
	if y == ir.None {
		return ir.None
	}
	f.Mutate(e.v, e.op, f.Flags(e.v), 0, f.Operand(e.a, 0), y)
	return e.v
}

// fmulOfFabs is |x| * |x| → x * x.
func fmulOfFabs(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.a != e.b || f.CalleeIntrinsic(e.a) != ir.IntrFabs {
		return ir.None
	}
	f.SetOps(e.v, f.Operand(e.a, 0), f.Operand(e.a, 0))
	ic.push(e.a)
	return e.v
}

// fdivByConstant multiplies with the reciprocal, which of a power of two is exact.
func fdivByConstant(ic *Combiner, e expr) ir.Value {
	k, ok := ic.floats().floatOf(e.b)
	if !ok {
		return ir.None
	}
	if k == 1 {
		return e.a
	}
	if r := 1 / k; k == 0 || math.IsInf(r, 0) || math.IsInf(k, 0) {
		return ir.None
	}
	frac, _ := math.Frexp(k)
	exact := frac == 0.5 || frac == -0.5
	if !exact && ic.f.Flags(e.v)&ir.FlagARcp == 0 {
		return ir.None
	}
	r := ic.floats().reciprocal(e.t, k, exact)
	if r == ir.None {
		return ir.None
	}
	ic.f.Mutate(e.v, ir.OpFMul, ic.f.Flags(e.v), 0, e.a, r)
	return e.v
}

// fdivOfFNeg is -x / -y → x / y, -x / k → x / -k, k / -x → -k / x.
func fdivOfFNeg(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpFNeg && f.Op(e.b) != ir.OpFNeg {
		return ir.None
	}
	x, y := ic.floats().negated(e.a), ic.floats().negated(e.b)
	if x == ir.None || y == ir.None {
		return ir.None
	}
	f.Mutate(e.v, e.op, f.Flags(e.v), 0, x, y)
	return e.v
}

// fdivBySame is x / x → 1; 0 / 0 and infinity / infinity are NaN.
func fdivBySame(ic *Combiner, e expr) ir.Value {
	if e.a == e.b && ic.f.Flags(e.v)&ir.FlagNNaN != 0 {
		return ic.floats().floatConst(e.t, 1)
	}
	return ir.None
}

// fdivOfZero is 0 / x → 0.
func fdivOfZero(ic *Combiner, e expr) ir.Value {
	flags := ic.f.Flags(e.v)
	if k, ok := ic.floats().floatOf(e.a); ok && k == 0 && flags&ir.FlagNNaN != 0 && flags&ir.FlagNSZ != 0 {
		return e.a
	}
	return ir.None
}
