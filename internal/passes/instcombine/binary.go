package instcombine

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// rank orders the operands of commutative operations: instructions are left of parameters, parameters left of constants.
func (ic *Combiner) rank(v ir.Value) int {
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

// leafRules apply to binary operations with an operand that is not an instruction, before those of the opcode.
var leafRules = []rule{
	{"fold-constants", foldConstants},
	{"constant-right", orderOperands},
	{"poison-operand", poisonOperand},
}

// The rules of integer operations other than and, or and xor.
var (
	addRules = []rule{
		{"reassociate-constants", reassociate},
		{"add", addIdentities},
		{"add-of-logic", func(ic *Combiner, e expr) ir.Value { return ic.sumOfLogic(e.v, e.a, e.b) }},
		{"add-of-product", addOfProduct},
		{"add-of-quotient", addOfQuotient},
		{"floor-division", floorSum},
		{"add-of-masks", addOfMasks},
		{"add-of-choice", addOfChoice},
		{"add-of-disjoint", addOfDisjoint},
		{"add-of-part", addOfPart},
		{"add-of-difference", addOfDifference},
		{"add-of-opposite", addOfOpposite},
		{"add-of-wide-product", addOfWideProduct},
		{"add-of-bit", addOfBit},
		{"blend", blend},
		{"average", average},
		{"sum-of-quotient", sumOfQuotient},
		{"narrow-math", narrowMath},
		{"magnitude", magnitude},
		{"exchange", exchange},
		{"negated-if", negatedIf},
		{"add-flags", addFlags},
	}
	subRules = []rule{
		{"sub", subIdentities},
		{"three-way", subOfThreeWay},
		{"sub-of-sum", subOfSum},
		{"sub-of-logic", func(ic *Combiner, e expr) ir.Value { return ic.differenceOfLogic(e.v, e.a, e.b) }},
		{"sub-of-part", subOfPart},
		{"sub-of-quotient", subOfQuotient},
		{"floor-division", floorDifference},
		{"floor-remainder", floorRemainder},
		{"magnitude", magnitude},
		{"exchange", exchange},
		{"negated-if", negatedIf},
		{"pointer-difference", pointerDifference},
	}
	mulRules = []rule{{"reassociate-constants", reassociate}, {"narrow-math", narrowMath}, {"mul", mulByConstant}, {"mul-of-shl", mulOfShl}, {"mul-flags", wrapFlags}, {"mul-of-halves", mulOfHalves}}
	divRules = []rule{
		{"div-rem", divIdentities},
		{"floor-modulo", floorModulo},
		{"div-of-choice", divOfChoice},
		{"div-of-product", divOfProduct},
		{"quotient-in-steps", quotientInSteps},
		{"div-of-sum", divOfSum},
		{"narrow-division", func(ic *Combiner, e expr) ir.Value { return ic.narrowDivision(e.v, e.op) }},
	}
	shiftRules = []rule{
		{"shift-by-remainder", shiftByRemainder},
		{"shift-of-sum", shiftOfSum},
		{"shift", func(ic *Combiner, e expr) ir.Value { return ic.visitShift(e.v, e.op, e.t, e.a, e.b) }},
		{"shl-of-mul", shlOfMul},
		{"narrow-math", narrowMath},
		{"demanded-bits", func(ic *Combiner, e expr) ir.Value { return ic.stripBits(e.v, e.op) }},
		{"shl-flags", wrapFlags},
	}
)

func (ic *Combiner) visitBinary(e expr) ir.Value {
	if !e.a.IsInst() || !e.b.IsInst() {
		if r := ic.try(leafRules, e); r != ir.None {
			return r
		}
	}
	if r := ic.choose(e.v); r != ir.None {
		return ic.named("select-operand", r)
	}
	if r := simplerArms(ic, e); r != ir.None {
		return ic.named("select-arms", r)
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
func foldConstants(ic *Combiner, e expr) ir.Value {
	if ic.c.IsPlain(e.a) && ic.c.IsPlain(e.b) {
		return ic.fold.Binary(e.op, e.t, e.a, e.b)
	}
	return ir.None
}

// orderOperands moves the constant of a commutative operation to the right.
func orderOperands(ic *Combiner, e expr) ir.Value {
	if e.op.IsCommutative() && ic.rank(e.a) < ic.rank(e.b) {
		ic.f.SetOps(e.v, e.b, e.a)
		return e.v
	}
	return ir.None
}

func poisonOperand(ic *Combiner, e expr) ir.Value {
	if ic.c.Kind(e.b) == ir.CPoison || ic.c.Kind(e.a) == ir.CPoison {
		return ic.c.Poison(e.t)
	}
	return ir.None
}

// reassociate folds (x op c1) op c2 to x op (c1 op c2) for the associative
// operations.
func reassociate(ic *Combiner, e expr) ir.Value {
	v, op, t, a, b := e.v, e.op, e.t, e.a, e.b
	f := ic.f
	switch op {
	case ir.OpAdd, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
	default:
		return ir.None
	}
	if op == ir.OpAdd && f.Op(a) != op {
		a, b = b, a
	}
	if f.Op(a) != op {
		return ir.None
	}
	x, c1 := f.Operand(a, 0), f.Operand(a, 1)
	if ic.c.IsPlain(b) && ic.c.IsPlain(c1) {
		r := ic.fold.Binary(op, t, c1, b)
		flags := f.Flags(v) & f.Flags(a)
		if r == ir.None || op == ir.OpAdd && f.Flags(v)&^flags&ir.FlagNSW != 0 && !ic.oneUse(a) && needsSign(f, v, 0) {
			return ir.None
		}
		switch op {
		case ir.OpAdd: // without overflow, x + c1 + b is x + (c1 + b) exactly
			if !ic.sumFits(t, c1, b) {
				flags &^= ir.FlagNSW
			}
			if !ic.sumFitsUnsigned(t, c1, b) {
				flags &^= ir.FlagNUW
			}
		case ir.OpMul: // x * c1 * b is x * (c1 * b) exactly
			if !productFits(ic.c, c1, b, ic.ty.Bits(t)) {
				flags &^= ir.FlagNSW
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
	// (x + c) + y → (x + y) + c, so that constants meet; only if (x + c) becomes dead.
	if op == ir.OpAdd && ic.c.IsPlain(c1) && !ic.c.IsPlain(b) && ic.oneUse(a) && !ic.ty.IsVector(t) {
		flags := f.Flags(v) & f.Flags(a)
		if !ic.swapKeepsNSW(x, c1, b) {
			if flags&ir.FlagNSW != 0 && needsSign(f, v, 0) {
				return ir.None
			}
			flags &= ir.FlagNUW
		}
		y := ic.binary(v, op, flags, x, b)
		ic.push(a)
		f.Mutate(v, op, flags, 0, y, c1)
		return v
	}
	return ir.None
}

// needsSign reports whether a user of sum v asks for its sign, which only a sum without overflow tells: an extension to the width of an address, in which
// separate-const-offset-from-gep finds the constant, or a signed division, which correlated-propagation makes unsigned or a comparison. The user may
// be one of a sum or product without overflow that v is a part of.
func needsSign(f *ir.Func, v ir.Value, depth int) bool {
	const maxDepth, maxUses = 3, 8
	n := 0
	for u := f.FirstUse(v); u != 0 && n < maxUses; u = f.NextUse(u) {
		w := f.User(u)
		n++
		switch f.Op(w) {
		case ir.OpSExt:
			if f.TypeOf(w) == ir.I64 {
				return true
			}
		case ir.OpSDiv, ir.OpSRem:
			if f.UseIndex(u) == 0 && !f.Operand(w, 1).IsConst() {
				return true
			}
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
			if depth < maxDepth && f.Flags(w)&ir.FlagNSW != 0 && needsSign(f, w, depth+1) {
				return true
			}
		}
	}
	return false
}

// swapKeepsNSW reports whether x + y does not overflow if x + c and x + c + y do not: so it is if c has the sign of x or
// of y, as x + y is then no further from zero than one of them.
func (ic *Combiner) swapKeepsNSW(x, c, y ir.Value) bool {
	k, ok := ic.c.Sint(c)
	w := ic.values.IntBits(x)
	if !ok || w == 0 {
		return false
	}
	p, q := ic.values.RangeOf(x, w, 0), ic.values.RangeOf(y, w, 0)
	if k >= 0 {
		return p.SMin >= 0 || q.SMin >= 0
	}
	return p.SMax <= 0 || q.SMax <= 0
}

func (ic *Combiner) sumFits(t ir.Type, a, b ir.Value) bool {
	x, ok1 := ic.c.Sint(a)
	y, ok2 := ic.c.Sint(b)
	if !ok1 || !ok2 { // wider than 64 bits, or not a number
		return false
	}
	_, fits := analysis.AddSigned(x, y, ic.ty.Bits(t))
	return fits
}

// productFits reports whether the product of integers a and b of type t does not overflow.
func productFits(c *ir.Consts, a, b ir.Value, w int) bool {
	x, ok1 := c.Sint(a)
	y, ok2 := c.Sint(b)
	return ok1 && ok2 && analysis.MulFits(x, y, w)
}

func (ic *Combiner) sumFitsUnsigned(t ir.Type, a, b ir.Value) bool {
	x, ok1 := ic.c.Uint(a)
	y, ok2 := ic.c.Uint(b)
	s, carry := bits.Add64(x, y, 0)
	return ok1 && ok2 && carry == 0 && s <= fold.Mask(ic.ty.Bits(t))
}
