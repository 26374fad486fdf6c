package passes

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// rank orders operands of commutative operations: what is computed stands left
// of parameters, and these left of constants.
func (ic *combiner) rank(v ir.Value) int {
	switch v.Kind() {
	case ir.KInst:
		return 3
	case ir.KParam:
		return 2
	case ir.KSym:
		return 1
	}
	return 0
}

// binaryRules apply to every binary operation before those of its opcode.
var binaryRules = []rule{
	{"fold-constants", foldConstants},
	{"constant-right", orderOperands},
	{"poison-operand", poisonOperand},
	{"select-operand", func(ic *combiner, e expr) ir.Value { return ic.choose(e.v) }},
}

// The rules of integer operations other than and, or and xor.
var (
	reassociateRule = rule{"reassociate-constants", func(ic *combiner, e expr) ir.Value { return ic.reassociate(e.v, e.op, e.t, e.a, e.b) }}
	stripBitsRule   = rule{"demanded-bits", func(ic *combiner, e expr) ir.Value { return ic.stripBits(e.v, e.op) }}

	addRules = []rule{reassociateRule, {"add", func(ic *combiner, e expr) ir.Value { return ic.visitAdd(e.v, e.t, e.a, e.b) }}}
	subRules = []rule{{"sub", func(ic *combiner, e expr) ir.Value { return ic.visitSub(e.v, e.t, e.a, e.b) }}}
	mulRules = []rule{reassociateRule, {"mul", func(ic *combiner, e expr) ir.Value { return ic.visitMul(e.v, e.t, e.a, e.b) }}}
	divRules = []rule{
		{"div-rem", func(ic *combiner, e expr) ir.Value { return ic.visitDivRem(e.v, e.op, e.t, e.a, e.b) }},
		{"narrow-division", func(ic *combiner, e expr) ir.Value { return ic.narrowDivision(e.v, e.op) }},
	}
	shiftRules = []rule{
		{"shift", func(ic *combiner, e expr) ir.Value { return ic.visitShift(e.v, e.op, e.t, e.a, e.b) }},
		stripBitsRule,
	}
)

func (ic *combiner) visitBinary(e expr) ir.Value {
	if r := ic.try(binaryRules, e); r != ir.None {
		return r
	}
	switch e.op {
	case ir.OpFAdd:
		return ic.try(faddRules, e)
	case ir.OpFSub:
		return ic.try(fsubRules, e)
	case ir.OpFMul:
		return ic.try(fmulRules, e)
	case ir.OpFDiv:
		return ic.try(fdivRules, e)
	case ir.OpFRem:
		return ic.try(fremRules, e)
	case ir.OpAdd:
		return ic.try(addRules, e)
	case ir.OpSub:
		return ic.try(subRules, e)
	case ir.OpMul:
		return ic.try(mulRules, e)
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return ic.try(divRules, e)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return ic.try(shiftRules, e)
	}
	return ic.try(logicRules, e)
}

// foldConstants evaluates an operation on constants.
func foldConstants(ic *combiner, e expr) ir.Value {
	if ic.c.IsPlain(e.a) && ic.c.IsPlain(e.b) {
		return ic.fold.Binary(e.op, e.t, e.a, e.b)
	}
	return ir.None
}

// orderOperands moves the constant of a commutative operation to the right.
func orderOperands(ic *combiner, e expr) ir.Value {
	if e.op.IsCommutative() && ic.rank(e.a) < ic.rank(e.b) {
		ic.f.SetOps(e.v, e.b, e.a)
		return e.v
	}
	return ir.None
}

func poisonOperand(ic *combiner, e expr) ir.Value {
	if ic.c.Kind(e.b) == ir.CPoison || ic.c.Kind(e.a) == ir.CPoison {
		return ic.c.Poison(e.t)
	}
	return ir.None
}

// reassociate folds (x op c1) op c2 to x op (c1 op c2) for the associative
// operations.
func (ic *combiner) reassociate(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := ic.f
	switch op {
	case ir.OpAdd, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
	default:
		return ir.None
	}
	if f.Op(a) != op {
		return ir.None
	}
	x, c1 := f.Operand(a, 0), f.Operand(a, 1)
	if ic.c.IsPlain(b) && ic.c.IsPlain(c1) {
		r := ic.fold.Binary(op, t, c1, b)
		if r == ir.None {
			return r
		}
		flags := f.Flags(v) & f.Flags(a)
		switch op {
		case ir.OpAdd: // the sum of two constants of one sign overflows only if the whole does
			if !ic.sameSign(c1, b) || !ic.sumFits(t, c1, b) {
				flags &^= ir.FlagNSW
			}
			if !ic.sumFitsUnsigned(t, c1, b) {
				flags &^= ir.FlagNUW
			}
		case ir.OpOr:
			flags &= ir.FlagDisjoint
		default:
			flags = 0
		}
		ic.push(a)
		f.Mutate(v, op, flags, 0, x, r)
		return v
	}
	// (x + c) + y → (x + y) + c, so that constants meet; only if (x + c) goes away.
	if op == ir.OpAdd && ic.c.IsPlain(c1) && !ic.c.IsPlain(b) && ic.oneUse(a) && !ic.ty.IsVector(t) {
		flags := f.Flags(v) & f.Flags(a) & ir.FlagNUW
		y := ic.binary(v, op, flags, x, b)
		ic.push(a)
		f.Mutate(v, op, flags, 0, y, c1)
		return v
	}
	return ir.None
}

func (ic *combiner) sameSign(a, b ir.Value) bool {
	x, ok1 := ic.c.Sint(a)
	y, ok2 := ic.c.Sint(b)
	return ok1 && ok2 && x < 0 == (y < 0)
}

func (ic *combiner) sumFits(t ir.Type, a, b ir.Value) bool {
	x, _ := ic.c.Sint(a)
	y, _ := ic.c.Sint(b)
	w := ic.ty.Bits(t)
	s := x + y
	return fold.Signed(uint64(s), w) == s && (x < 0 != (y < 0) || s < 0 == (x < 0))
}

func (ic *combiner) sumFitsUnsigned(t ir.Type, a, b ir.Value) bool {
	x, ok1 := ic.c.Uint(a)
	y, ok2 := ic.c.Uint(b)
	s, carry := bits.Add64(x, y, 0)
	return ok1 && ok2 && carry == 0 && s <= fold.Mask(ic.ty.Bits(t))
}

func (ic *combiner) visitAdd(v ir.Value, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	if c.IsZero(b) {
		return a
	}
	if a == b {
		f.Mutate(v, ir.OpShl, f.Flags(v)&(ir.FlagNUW|ir.FlagNSW), 0, a, ic.c.SplatInt(t, 1))
		if ic.ty.Scalar(t) == ir.I1 {
			return c.Null(t)
		}
		return v
	}
	if ic.ty.Scalar(t) == ir.I1 { // one bit: no carry
		f.Mutate(v, ir.OpXor, 0, 0, a, b)
		return v
	}
	// (x - y) + y → x, and y + (x - y)
	if f.Op(a) == ir.OpSub && f.Operand(a, 1) == b {
		return f.Operand(a, 0)
	}
	if f.Op(b) == ir.OpSub && f.Operand(b, 1) == a {
		return f.Operand(b, 0)
	}
	// x + (0 - y) → x - y
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) {
		f.Mutate(v, ir.OpSub, 0, 0, a, f.Operand(b, 1))
		return v
	}
	if f.Op(a) == ir.OpSub && c.IsZero(f.Operand(a, 0)) {
		f.Mutate(v, ir.OpSub, 0, 0, b, f.Operand(a, 1))
		return v
	}
	// (k - x) + c → (k + c) - x
	if f.Op(a) == ir.OpSub && ic.c.IsPlain(b) && ic.c.IsPlain(f.Operand(a, 0)) {
		if r := ic.fold.Binary(ir.OpAdd, t, f.Operand(a, 0), b); r != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(a, 1))
			return v
		}
	}
	// ~x + k → (k - 1) - x
	if x := ic.notOf(a); x != ir.None && ic.c.IsPlain(b) {
		if r := ic.fold.Binary(ir.OpAdd, t, b, ic.splatAllOnes(t)); r != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, r, x)
			return v
		}
	}
	// x*k + x → x*(k+1); x<<k + x is a multiply-add as it stands.
	if f.Op(a) == ir.OpMul && f.Operand(a, 0) == b && ic.c.IsPlain(f.Operand(a, 1)) && ic.oneUse(a) {
		if r := ic.fold.Binary(ir.OpAdd, t, f.Operand(a, 1), ic.c.SplatInt(t, 1)); r != ir.None && !ic.ty.IsVector(t) {
			f.Mutate(v, ir.OpMul, 0, 0, b, r)
			return v
		}
	}
	if r := ic.sumOfLogic(v, a, b); r != ir.None {
		return r
	}
	// x + y*-2^n → x - (y << n), where a product takes several instructions.
	if !ic.ty.IsVector(t) && ic.ty.Bits(t) >= 64 {
		for i := range 2 {
			x, y := a, b
			if i == 1 {
				x, y = b, a
			}
			if f.Op(y) != ir.OpMul || !ic.oneUse(y) {
				continue
			}
			if n, minus, ok := ic.powerOf(f.Operand(y, 1)); ok && minus {
				f.Mutate(v, ir.OpSub, 0, 0, x, ic.binary(v, ir.OpShl, 0, f.Operand(y, 0), c.Int(t, uint64(n))))
				return v
			}
		}
	}
	// Operands without common bits: the sum is a disjoint or; front ends and
	// address arithmetic want additions, so only the flags are improved.
	flags := f.Flags(v)
	if flags&(ir.FlagNUW|ir.FlagNSW) != ir.FlagNUW|ir.FlagNSW && ic.values.IntBits(a) != 0 {
		w := ic.values.IntBits(a)
		ka, kb := ic.values.Known(a), ic.values.Known(b)
		s, carry := bits.Add64(ka.Max(w), kb.Max(w), 0)
		apart := ka.Max(w)&kb.Max(w) == 0 // nothing carries
		if carry == 0 && s <= fold.Mask(w) || apart {
			n := flags | ir.FlagNUW
			if s <= fold.Mask(w)>>1 || apart {
				n |= ir.FlagNSW
			}
			if n != flags {
				f.SetFlags(v, n)
				return v
			}
		}
	}
	return ir.None
}

func (ic *combiner) visitSub(v ir.Value, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	if c.IsZero(b) {
		return a
	}
	if a == b {
		return c.Null(t)
	}
	if ic.ty.Scalar(t) == ir.I1 {
		f.Mutate(v, ir.OpXor, 0, 0, a, b)
		return v
	}
	if ic.c.IsPlain(b) { // x - c → x + -c
		if r := ic.fold.Binary(ir.OpSub, t, c.Null(t), b); r != ir.None && !c.IsUndef(r) {
			flags := f.Flags(v) & ir.FlagNSW
			if k, ok := ic.c.SplatBits(b); !ok || k == 1<<(ic.ty.Bits(ic.ty.Scalar(t))-1) {
				flags = 0 // the smallest number has no opposite
			}
			f.Mutate(v, ir.OpAdd, flags, 0, a, r)
			return v
		}
	}
	if c.IsZero(a) && f.Flags(v)&ir.FlagNUW != 0 { // nothing else can be taken from 0
		return a
	}
	if ic.c.IsAllOnes(a) {
		f.Mutate(v, ir.OpXor, 0, 0, b, a)
		return v
	}
	// x - (0 - y) → x + y
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) && !c.IsZero(a) {
		f.Mutate(v, ir.OpAdd, 0, 0, a, f.Operand(b, 1))
		return v
	}
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) {
		return f.Operand(b, 1)
	}
	// (x + y) - x → y
	if f.Op(a) == ir.OpAdd {
		if f.Operand(a, 0) == b {
			return f.Operand(a, 1)
		}
		if f.Operand(a, 1) == b {
			return f.Operand(a, 0)
		}
	}
	// x - (x + y) → 0 - y
	if f.Op(b) == ir.OpAdd {
		for i := range 2 {
			if f.Operand(b, i) == a {
				f.Mutate(v, ir.OpSub, 0, 0, c.Null(t), f.Operand(b, 1-i))
				return v
			}
		}
	}
	// x - (x - y) → y
	if f.Op(b) == ir.OpSub && f.Operand(b, 0) == a {
		return f.Operand(b, 1)
	}
	// k - (x + c) → (k - c) - x
	if ic.c.IsPlain(a) && f.Op(b) == ir.OpAdd && ic.c.IsPlain(f.Operand(b, 1)) {
		if r := ic.fold.Binary(ir.OpSub, t, a, f.Operand(b, 1)); r != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(b, 0))
			return v
		}
	}
	// k - ~x → x + (k + 1), and ~x - ~y → y - x
	if y := ic.notOf(b); y != ir.None {
		if x := ic.notOf(a); x != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, y, x)
			return v
		}
		if ic.c.IsPlain(a) {
			if r := ic.fold.Binary(ir.OpAdd, t, a, ic.c.SplatInt(t, 1)); r != ir.None {
				f.Mutate(v, ir.OpAdd, 0, 0, y, r)
				return v
			}
		}
	}
	// (x << 1) - x → x
	if f.Op(a) == ir.OpShl && f.Operand(a, 0) == b {
		if k, ok := ic.c.SplatBits(f.Operand(a, 1)); ok && k == 1 {
			return b
		}
	}
	if r := ic.differenceOfLogic(v, a, b); r != ir.None {
		return r
	}
	// x - (x / y) * y → x % y
	if f.Op(b) == ir.OpMul && ic.oneUse(b) {
		d := f.Operand(b, 0)
		if (f.Op(d) == ir.OpUDiv || f.Op(d) == ir.OpSDiv) && f.Operand(d, 0) == a && f.Operand(d, 1) == f.Operand(b, 1) {
			f.Mutate(v, f.Op(d)+(ir.OpURem-ir.OpUDiv), 0, 0, a, f.Operand(b, 1))
			return v
		}
	}
	return ir.None
}

// powerOf returns n if constant v of any width is 2^n, or -2^n as minus says.
func (ic *combiner) powerOf(v ir.Value) (n int, minus, ok bool) {
	k := ic.c.Kind(v)
	if k != ir.CInt && k != ir.CWide || !ic.ty.IsInt(ic.c.Type(v)) {
		return 0, false, false
	}
	x := fold.SignedBig(ic.c.Big(v), ic.ty.Bits(ic.c.Type(v)))
	minus = x.Sign() < 0
	n = int(x.TrailingZeroBits())
	return n, minus, x.BitLen() == n+1 // of the magnitude
}

func (ic *combiner) visitMul(v ir.Value, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	k, ok := ic.c.SplatBits(b)
	if !ok {
		if n, minus, ok := ic.powerOf(b); ok && !minus {
			f.Mutate(v, ir.OpShl, f.Flags(v)&ir.FlagNUW, 0, a, c.Int(t, uint64(n)))
			return v
		}
		return ir.None
	}
	w := ic.ty.Bits(ic.ty.Scalar(t))
	switch {
	case k == 0:
		return c.Null(t)
	case k == 1:
		return a
	case ic.c.IsAllOnes(b):
		f.Mutate(v, ir.OpSub, f.Flags(v)&ir.FlagNSW, 0, c.Null(t), a)
		return v
	case k&(k-1) == 0:
		n := uint64(bits.TrailingZeros64(k))
		flags := f.Flags(v) & ir.FlagNUW
		if n != uint64(w-1) {
			flags = f.Flags(v) & (ir.FlagNUW | ir.FlagNSW)
		}
		f.Mutate(v, ir.OpShl, flags, 0, a, ic.c.SplatInt(t, n))
		return v
	}
	switch f.Op(a) {
	case ir.OpShl: // (x << n) * k → x * (k << n)
		if n, ok := ic.c.SplatBits(f.Operand(a, 1)); ok && n < uint64(w) {
			f.Mutate(v, ir.OpMul, f.Flags(v)&f.Flags(a)&ir.FlagNUW, 0, f.Operand(a, 0), ic.c.SplatInt(t, k<<n&fold.Mask(w)))
			return v
		}
	case ir.OpSub: // (0 - x) * k → x * -k
		if c.IsZero(f.Operand(a, 0)) {
			f.Mutate(v, ir.OpMul, 0, 0, f.Operand(a, 1), ic.c.SplatInt(t, -k&fold.Mask(w)))
			return v
		}
	}
	return ir.None
}

func (ic *combiner) visitDivRem(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	div := op == ir.OpUDiv || op == ir.OpSDiv
	if c.IsZero(b) || c.IsUndef(b) {
		return c.Poison(t)
	}
	if a == b && !c.IsUndef(a) {
		if div {
			return ic.c.SplatInt(t, 1)
		}
		return c.Null(t)
	}
	if c.IsZero(a) {
		return c.Null(t)
	}
	if ic.ty.Scalar(t) == ir.I1 { // the divisor is one
		if div {
			return a
		}
		return c.Null(t)
	}
	w := ic.ty.Bits(ic.ty.Scalar(t))
	k, isConst := ic.c.SplatBits(b)
	if isConst && k == 1 {
		if div {
			return a
		}
		return c.Null(t)
	}
	if r := ic.divideSmall(op, t, a, b); r != ir.None {
		return r
	}
	if op == ir.OpSDiv || op == ir.OpSRem {
		if isConst && ic.c.IsAllOnes(b) {
			if op == ir.OpSRem {
				return c.Null(t)
			}
			f.Mutate(v, ir.OpSub, ir.FlagNSW, 0, c.Null(t), a)
			return v
		}
		if ic.values.IntBits(a) != 0 && ic.values.Known(a).NonNegative(w) && ic.values.Known(b).NonNegative(w) {
			f.Mutate(v, op-1, f.Flags(v)&ir.FlagExact, 0, a, b)
			return v
		}
		if op == ir.OpSDiv && isConst && k&(k-1) == 0 && f.Flags(v)&ir.FlagExact != 0 && k != 1<<(w-1) {
			f.Mutate(v, ir.OpAShr, ir.FlagExact, 0, a, ic.c.SplatInt(t, uint64(bits.TrailingZeros64(k))))
			return v
		}
		return ir.None
	}
	if isConst && k&(k-1) == 0 {
		n := uint64(bits.TrailingZeros64(k))
		if op == ir.OpUDiv {
			f.Mutate(v, ir.OpLShr, f.Flags(v)&ir.FlagExact, 0, a, ic.c.SplatInt(t, n))
		} else {
			f.Mutate(v, ir.OpAnd, 0, 0, a, ic.c.SplatInt(t, k-1))
		}
		return v
	}
	// x / (1 << n) → x >> n, x % (1 << n) → x & ((1 << n) - 1)
	if f.Op(b) == ir.OpShl {
		if one, ok := ic.c.SplatBits(f.Operand(b, 0)); ok && one == 1 {
			if op == ir.OpUDiv {
				f.Mutate(v, ir.OpLShr, 0, 0, a, f.Operand(b, 1))
				return v
			}
			m := ic.binary(v, ir.OpAdd, 0, b, ic.c.SInt(ic.ty.Scalar(t), -1))
			if !ic.ty.IsVector(t) {
				f.Mutate(v, ir.OpAnd, 0, 0, a, m)
				return v
			}
		}
	}
	// (x / c1) / c2 → x / (c1*c2)
	if op == ir.OpUDiv && isConst && f.Op(a) == ir.OpUDiv {
		if k1, ok := ic.c.SplatBits(f.Operand(a, 1)); ok {
			if hi, lo := bits.Mul64(k, k1); hi == 0 && lo <= fold.Mask(w) {
				f.Mutate(v, op, 0, 0, f.Operand(a, 0), ic.c.SplatInt(t, lo))
				return v
			}
			return c.Null(t)
		}
	}
	return ir.None
}

// divideSmall is a division whose dividend is smaller than the divisor.
func (ic *combiner) divideSmall(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	w := ic.values.IntBits(a)
	if w == 0 {
		return ir.None
	}
	x, y := ic.values.RangeOf(a, w, 0), ic.values.RangeOf(b, w, 0)
	if x.IsEmpty() || y.IsEmpty() {
		return ir.None
	}
	small := x.UMax < y.UMin
	if op == ir.OpSDiv || op == ir.OpSRem {
		least := fold.Signed(1<<(w-1), w)
		magnitude := max(x.SMax, -x.SMin)
		small = x.SMin > least && (y.SMin > magnitude || y.SMax < -magnitude)
	}
	switch {
	case !small:
		return ir.None
	case op == ir.OpUDiv || op == ir.OpSDiv:
		return ic.c.Null(t)
	}
	return a
}
