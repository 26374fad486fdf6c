package instcombine

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// choiceOf reads x as a choice between two constants: a widened truth value, or a select.
func (ic *Combiner) choiceOf(x ir.Value) (cond, k1, k2 ir.Value) {
	f := ic.f
	switch f.Op(x) {
	case ir.OpZExt, ir.OpSExt:
		if cond = f.Operand(x, 0); f.TypeOf(cond) == ir.I1 {
			t := f.TypeOf(x)
			if f.Op(x) == ir.OpZExt {
				return cond, ic.c.Int(t, 1), ic.c.Null(t)
			}
			return cond, ic.c.SInt(t, -1), ic.c.Null(t)
		}
	case ir.OpSelect:
		cond, k1, k2 = f.Operand(x, 0), f.Operand(x, 1), f.Operand(x, 2)
		if f.TypeOf(cond) == ir.I1 && ic.c.IsPlain(k1) && ic.c.IsPlain(k2) {
			return cond, k1, k2
		}
	}
	return ir.None, ir.None, ir.None
}

// choose computes an operation whose operands are constants and choices by one
// condition for both cases: (c ? 3 : 5) + 1 → c ? 4 : 6. The choices must have no other
// users, so that none is there twice, unless the result needs none.
func (ic *Combiner) choose(v ir.Value) ir.Value {
	f := ic.f
	n := f.NumOps(v)
	if f.Op(v) == ir.OpCall {
		n = f.NumArgs(v)
	}
	if n > 3 {
		return ir.None
	}
	var a, b [3]ir.Value
	cond, once := ir.None, true
	for i := range n {
		x := f.Operand(v, i)
		if ic.c.IsPlain(x) {
			a[i], b[i] = x, x
			continue
		}
		c, k1, k2 := ic.choiceOf(x)
		if c == ir.None || cond != ir.None && c != cond {
			if f.Op(x) != ir.OpSelect {
				return ir.None
			}
			return chooseFromTree(ic, v, a[:n], i)
		}
		cond, a[i], b[i] = c, k1, k2
		once = once && f.HasOneUse(x)
	}
	if cond == ir.None {
		return ir.None
	}
	r1 := ic.foldAs(v, a[:n])
	if r1 == ir.None {
		return r1
	}
	r2 := ic.foldAs(v, b[:n])
	if r2 == ir.None || r1 == r2 {
		return r2
	}
	t := f.TypeOf(v)
	if t == ir.I1 {
		x, ok1 := ic.c.Uint(r1)
		y, ok2 := ic.c.Uint(r2)
		if ok1 && ok2 && x != y {
			if x != 0 {
				return cond
			}
			return ic.binary(v, ir.OpXor, 0, cond, ic.fold.Bool(true))
		}
	}
	if !once {
		return ir.None
	}
	ic.b.Before(v)
	return ic.b.Select(cond, r1, r2)
}

// maxTreeDepth bounds a tree of choices.
const maxTreeDepth = 4

// chooseFromTree computes operation v of one result, of which operand i is a tree of choices between constants that nothing else uses and the others
// are constants, for each of them: the result is the same tree. ops has room for the operands.
func chooseFromTree(ic *Combiner, v ir.Value, ops []ir.Value, i int) ir.Value {
	f := ic.f
	switch op := f.Op(v); {
	case op.IsBinary(), op == ir.OpSIToFP, op == ir.OpUIToFP, op == ir.OpFNeg: // most other casts take no instruction, and a select of more bits takes two
	default:
		return ir.None
	}
	if t := f.TypeOf(v); ic.m.SizeOf(t) > 4 || t == ir.I1 || ic.ty.IsVector(t) { // truth values are logic
		return ir.None
	}
	for k := range ops {
		if ops[k] = f.Operand(v, k); k != i && !ic.c.IsPlain(ops[k]) {
			return ir.None
		}
	}
	var folds func(x ir.Value, depth int) bool
	folds = func(x ir.Value, depth int) bool {
		if ic.c.IsPlain(x) {
			ops[i] = x
			return ic.foldAs(v, ops) != ir.None
		}
		_, a, b := armsOf(ic, x)
		return a != ir.None && f.HasOneUse(x) && depth < maxTreeDepth && folds(a, depth+1) && folds(b, depth+1)
	}
	x := f.Operand(v, i)
	if !folds(x, 0) {
		return ir.None
	}
	var tree func(x ir.Value) ir.Value
	tree = func(x ir.Value) ir.Value {
		if ic.c.IsPlain(x) {
			ops[i] = x
			return ic.foldAs(v, ops)
		}
		cond, a, b := armsOf(ic, x)
		if a, b = tree(a), tree(b); a == b {
			return a
		}
		return ic.selectBefore(v, cond, a, b)
	}
	return tree(x)
}

// icmpChoices compares a tree of choices between constants with a constant: the result is the same tree of truth values,
// which needs no register. A leaf may be a widened truth value.
func icmpChoices(ic *Combiner, e expr) ir.Value {
	if !ic.c.IsPlain(e.b) || ic.f.Op(e.a) != ir.OpSelect || !ic.comparable(e.a, 0) {
		return ir.None
	}
	return ic.compareChoices(e, e.a)
}

// comparable reports whether x is a tree of choices that nothing else uses.
func (ic *Combiner) comparable(x ir.Value, depth int) bool {
	if ic.c.IsPlain(x) {
		return true
	}
	if cond, _, _ := ic.choiceOf(x); cond != ir.None {
		return true
	}
	f := ic.f
	return f.Op(x) == ir.OpSelect && f.HasOneUse(x) && f.TypeOf(f.Operand(x, 0)) == ir.I1 && depth < maxTreeDepth &&
		ic.comparable(f.Operand(x, 1), depth+1) && ic.comparable(f.Operand(x, 2), depth+1)
}

// compareChoices returns the truth value of comparison e for each leaf of tree x.
func (ic *Combiner) compareChoices(e expr, x ir.Value) ir.Value {
	if ic.c.IsPlain(x) {
		return ic.fold.ICmp(ic.f.Pred(e.v), e.t, x, e.b)
	}
	cond, a, b := armsOf(ic, x)
	p, q := ic.compareChoices(e, a), ic.compareChoices(e, b)
	switch {
	case p == ir.None || q == ir.None:
		return ir.None
	case p == q:
		return p
	}
	ic.b.Before(e.v)
	return ic.b.Select(cond, p, q)
}

// foldAs returns the constant that v gives for constant operands, None if it cannot
// be computed. Flags of v are not visited: where they make poison, any value will do.
func (ic *Combiner) foldAs(v ir.Value, ops []ir.Value) ir.Value {
	f := ic.f
	t := f.TypeOf(v)
	op := f.Op(v)
	switch {
	case op.IsBinary():
		return ic.fold.Binary(op, t, ops[0], ops[1])
	case op.IsCast():
		return ic.fold.Cast(op, ops[0], t)
	}
	switch op {
	case ir.OpFNeg:
		return ic.floats().foldFNeg(ops[0])
	case ir.OpICmp:
		return ic.fold.ICmp(f.Pred(v), t, ops[0], ops[1])
	case ir.OpFCmp:
		return ic.fold.FCmp(f.Pred(v), t, ops[0], ops[1])
	case ir.OpSelect:
		switch k, ok := ic.c.Uint(ops[0]); {
		case !ok:
		case k != 0:
			return ops[1]
		default:
			return ops[2]
		}
	case ir.OpCall:
		if s := f.CalleeSym(v); s != nil {
			return ic.foldCall(s.Intrinsic, t, ops)
		}
	}
	return ir.None
}

// neverPoison reports whether call v is of an intrinsic that is defined for all numbers.
func neverPoison(ic *Combiner, v ir.Value) bool {
	switch ic.f.CalleeIntrinsic(v) {
	case ir.IntrCtpop, ir.IntrBswap, ir.IntrBitreverse, ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax, ir.IntrFshl, ir.IntrFshr:
		return true
	case ir.IntrCtlz, ir.IntrCttz, ir.IntrAbs:
		return ic.c.IsZero(ic.f.Operand(v, 1))
	}
	return false
}

// under returns the constant that x is if from is the constant to, None if that cannot be
// told. If strict, the computation of x must not have made poison.
func (ic *Combiner) under(x, from, to ir.Value, strict bool, depth int) ir.Value {
	f := ic.f
	if x == from {
		return to
	}
	if ic.c.IsPlain(x) {
		return x
	}
	if !x.IsInst() || depth > 2 || strict && f.Flags(x) != 0 {
		return ir.None
	}
	op := f.Op(x)
	n := f.NumOps(x)
	switch {
	case op.IsBinary(), op.IsCast(), op == ir.OpICmp, op == ir.OpSelect, op == ir.OpFNeg:
	case op == ir.OpCall && (!strict || neverPoison(ic, x)):
		n = f.NumArgs(x)
	default:
		return ir.None
	}
	var a [3]ir.Value
	if n > len(a) || n == 0 {
		return ir.None
	}
	for i := range n {
		if a[i] = ic.under(f.Operand(x, i), from, to, strict, depth+1); a[i] == ir.None && (strict || !op.IsBinary() && op != ir.OpICmp) {
			return ir.None
		}
	}
	if a[0] == ir.None || n > 1 && a[1] == ir.None {
		if op == ir.OpICmp {
			return decidedByLimit(ic, f.Pred(x), f.TypeOf(x), a[0], a[1])
		}
		return absorbed(ic, op, f.TypeOf(x), a[0], a[1])
	}
	return ic.foldAs(x, a[:n])
}

// absorbed returns the zero or, of an or, the -1 that a op b is, whatever the operand is that is None, if it is defined; None if that is not known.
func absorbed(ic *Combiner, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	zero := false
	switch op {
	case ir.OpMul, ir.OpAnd, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem: // a division by zero is undefined
		zero = ic.c.IsZero(a) || ic.c.IsZero(b)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		zero = ic.c.IsZero(a)
	case ir.OpOr:
		if ic.c.IsAllOnes(a) || ic.c.IsAllOnes(b) {
			return ic.splatAllOnes(t)
		}
	}
	if !zero {
		return ir.None
	}
	return ic.c.Null(t)
}

// decidedByLimit returns the result of comparing a with b, of which one may be None, if the other is a limit of its type that decides.
func decidedByLimit(ic *Combiner, p ir.Pred, t ir.Type, a, b ir.Value) ir.Value {
	if a != ir.None {
		a, b, p = b, a, p.Swap()
	}
	k, ok := ic.c.Uint(b)
	if !ok || a != ir.None {
		return ir.None
	}
	w := ic.ty.Bits(ic.c.Type(b))
	if r, ok := analysis.CompareBounds(p, analysis.FullBounds(w), analysis.BoundsWhere(ir.ICmpEQ, k, w)); ok {
		return ic.truth(t, r)
	}
	return ir.None
}

// equalityOf returns the operands of condition cond if it compares x with the constant k, and operand i of a select that is chosen where they are
// equal; None if it does not. Equal floating-point numbers other than zero, which is two numbers, are the same.
func equalityOf(ic *Combiner, cond ir.Value) (x, k ir.Value, i int) {
	f := ic.f
	op := f.Op(cond)
	if op != ir.OpICmp && op != ir.OpFCmp {
		return ir.None, ir.None, 0
	}
	switch f.Pred(cond) {
	case ir.ICmpEQ, ir.FCmpOEQ:
		i = 1
	case ir.ICmpNE, ir.FCmpUNE:
		i = 2
	default:
		return ir.None, ir.None, 0
	}
	x, k = f.Operand(cond, 0), f.Operand(cond, 1)
	if ic.c.IsPlain(x) || !ic.c.IsPlain(k) || ic.c.IsUndef(k) {
		return ir.None, ir.None, 0
	}
	if op == ir.OpFCmp {
		number, ok := ic.floats().floatOf(k)
		if !ok || number == 0 || number != number || ic.ftz && tiny(number) {
			return ir.None, ir.None, 0
		}
	} else if !ic.ty.IsInt(f.TypeOf(k)) {
		return ir.None, ir.None, 0
	}
	return x, k, i
}

// shiftedOut is equalityOf for x >> n, which is zero where x < 1 << n.
func shiftedOut(ic *Combiner, cond ir.Value) (shift, zero ir.Value, i int) {
	const maxUses = 8
	f := ic.f
	if f.Op(cond) != ir.OpICmp {
		return ir.None, ir.None, 0
	}
	x := f.Operand(cond, 0)
	k, ok := ic.c.Uint(f.Operand(cond, 1))
	switch f.Pred(cond) {
	case ir.ICmpULT:
		i = 1
	case ir.ICmpUGT:
		i = 2
		k++
	default:
		return ir.None, ir.None, 0
	}
	if !ok || k < 2 || k&(k-1) != 0 || x.IsConst() {
		return ir.None, ir.None, 0
	}
	n := 0
	for u := f.FirstUse(x); u != 0 && n < maxUses; u = f.NextUse(u) {
		n++
		if v := f.User(u); f.Op(v) == ir.OpLShr && f.Operand(v, 0) == x && f.Flags(v)&ir.FlagExact == 0 {
			if by, ok := ic.c.Uint(f.Operand(v, 1)); ok && by == uint64(bits.TrailingZeros64(k)) {
				return v, ic.c.Int(f.TypeOf(x), 0), i
			}
		}
	}
	return ir.None, ir.None, 0
}

// valueUnder returns the value of x if from is the constant to: a constant, a value of which x is computed, or x itself. If strict, the computation must not
// make poison.
func valueUnder(ic *Combiner, x, from, to ir.Value, strict bool, depth int) ir.Value {
	f := ic.f
	if x == from {
		return to
	}
	if !x.IsInst() || depth > 3 || strict && f.Flags(x) != 0 || ic.ty.IsVector(f.TypeOf(x)) {
		return x
	}
	switch op := f.Op(x); {
	case op.IsBinary():
		a, b := f.Operand(x, 0), f.Operand(x, 1)
		p, q := valueUnder(ic, a, from, to, strict, depth+1), valueUnder(ic, b, from, to, strict, depth+1)
		if p == a && q == b || ic.ty.IsFloat(f.TypeOf(x)) {
			return x
		}
		r := ir.None
		switch {
		case !strict:
			r = simplified(ic, expr{v: x, op: op, t: f.TypeOf(x)}, p, q)
		case !ic.c.IsUndef(p) && !ic.c.IsUndef(q): // an operand that does not matter may be poison
			r = neutral(ic, op, p, q)
		}
		if r != ir.None {
			return r
		}
	case op == ir.OpTrunc:
		y := valueUnder(ic, f.Operand(x, 0), from, to, strict, depth+1)
		if ext := f.Op(y); y != f.Operand(x, 0) && (ext == ir.OpZExt || ext == ir.OpSExt) && f.TypeOf(f.Operand(y, 0)) == f.TypeOf(x) {
			return f.Operand(y, 0)
		}
	case op == ir.OpZExt || op == ir.OpSExt:
		if k := valueUnder(ic, f.Operand(x, 0), from, to, strict, depth+1); ic.c.IsPlain(k) && !ic.c.IsUndef(k) {
			if r := ic.fold.Cast(op, k, f.TypeOf(x)); r != ir.None {
				return r
			}
		}
	}
	return x
}

// selectAssuming simplifies the operands of a select under the assumption that its condition holds, or does not.
func (ic *Combiner) selectAssuming(v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	if f.TypeOf(cond) != ir.I1 {
		return ir.None
	}
	if x.IsInst() {
		if k := ic.under(x, cond, ic.fold.Bool(true), false, 0); k != ir.None {
			f.SetOperand(v, 1, k)
			ic.push(x)
			return v
		}
	}
	if y.IsInst() {
		if k := ic.under(y, cond, ic.fold.Bool(false), false, 0); k != ir.None {
			f.SetOperand(v, 2, k)
			ic.push(y)
			return v
		}
	}
	a, b, i := equalityOf(ic, cond)
	if a == ir.None {
		if a, b, i = shiftedOut(ic, cond); a == ir.None {
			return ir.None
		}
	}
	arm := f.Operand(v, i)
	if !ic.c.IsPlain(arm) {
		k := ic.under(arm, a, b, false, 0)
		if k == ir.None {
			k = valueUnder(ic, arm, a, b, false, 0)
		}
		if k != arm {
			f.SetOperand(v, i, k)
			ic.push(arm)
			return v
		}
	}
	if other := f.Operand(v, 3-i); other.IsInst() && !ic.c.IsUndef(arm) {
		// a == k ? f(k) : f(a) → f(a), whose flags may not hold for k
		flags := f.Flags(other)
		if op := f.Op(other); flags != 0 && (op.IsBinary() || op.IsCast()) {
			f.SetFlags(other, 0)
		}
		if ic.under(other, a, b, true, 0) == arm || !ic.c.IsPlain(arm) && valueUnder(ic, other, a, b, true, 0) == arm {
			return other
		}
		f.SetFlags(other, flags)
	}
	return ir.None
}
