package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// The rules of icmp by the type that is compared. Rules after icmpRules may assume that a constant is on the right.
var (
	icmpRules = []rule{ // with an operand that is not an instruction, or one operand twice
		{"icmp-fold", icmpFold},
		{"icmp-constant-right", icmpOrderOperands},
		{"poison-operand", icmpPoison},
	}
	icmpPointerRules = []rule{
		{"icmp-pointer", func(ic *Combiner, e expr) ir.Value { return ic.icmpPointer(e.v, ic.f.Pred(e.v), e.a, e.b) }},
	}
	icmpIntRules = []rule{ // 2 to 64 bits, or vectors of them
		{"select-operand", func(ic *Combiner, e expr) ir.Value { return ic.choose(e.v) }},
		{"icmp-choices", icmpChoices},
		{"select-arms", simplerArms},
		{"icmp-constant", icmpWithConst},
		{"icmp-ordered", icmpOrdered},
		{"icmp-next", icmpNext},
		{"icmp-known", func(ic *Combiner, e expr) ir.Value {
			return ic.icmpKnown(e.v, ic.f.Pred(e.v), e.a, e.b, ic.values.IntBits(e.a))
		}},
		{"icmp-minmax", icmpMinMax},
		{"icmp-carry", icmpCarry},
		{"icmp-borrow", borrow},
		{"icmp-product", icmpProduct},
		{"icmp-part", icmpPart},
		{"icmp-signs", icmpSigns},
		{"icmp-chosen", icmpChosen},
		{"icmp-operands", icmpOperands},
	}
	icmpBoolRules = []rule{
		{"select-operand", func(ic *Combiner, e expr) ir.Value { return ic.choose(e.v) }},
		{"icmp-i1", func(ic *Combiner, e expr) ir.Value { return ic.icmpBool(e.v, ic.f.Pred(e.v), e.a, e.b) }},
	}
	icmpWideRules = []rule{
		{"select-operand", func(ic *Combiner, e expr) ir.Value { return ic.choose(e.v) }},
		{"icmp-operands", icmpOperands},
	}
	icmpOtherRules = []rule{
		{"select-operand", func(ic *Combiner, e expr) ir.Value { return ic.choose(e.v) }},
	}
)

func (ic *Combiner) visitICmp(v ir.Value) ir.Value {
	f := ic.f
	e := expr{v, ir.OpICmp, f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1)}
	if !e.a.IsInst() || !e.b.IsInst() || e.a == e.b {
		if r := ic.try(icmpRules, e); r != ir.None {
			return r
		}
	}
	t := f.TypeOf(e.a)
	if ic.ty.IsPtr(t) {
		return ic.try(icmpPointerRules, e)
	}
	switch w := ic.values.IntBits(e.a); {
	case w > 1:
		return ic.try(icmpIntRules, e)
	case w == 1:
		return ic.try(icmpBoolRules, e)
	case ic.ty.IsInt(t):
		return ic.try(icmpWideRules, e)
	}
	return ic.try(icmpOtherRules, e)
}

// icmpCarry is x + y*z < y*z → x + y*z < x, the same carry: the product then is a part of the sum.
func icmpCarry(ic *Combiner, e expr) ir.Value {
	f := ic.f
	sum, product, at := e.a, e.b, 1
	switch f.Pred(e.v) {
	case ir.ICmpULT, ir.ICmpUGE:
	case ir.ICmpUGT, ir.ICmpULE:
		sum, product, at = e.b, e.a, 0
	default:
		return ir.None
	}
	if f.Op(sum) != ir.OpAdd || f.Op(product) != ir.OpMul {
		return ir.None
	}
	x, y := f.Operand(sum, 0), f.Operand(sum, 1)
	if x == product {
		x, y = y, x
	}
	if y != product || x == product || x.IsConst() || f.Op(x) == ir.OpMul {
		return ir.None
	}
	f.SetOperand(e.v, at, x)
	f.SetFlags(e.v, 0) // x may have another sign
	return e.v
}

// icmpNext is x - 1 >= y → x > y, x + 1 > y → x >= y, and the opposites, where the sum does not overflow. Counters of loops stay: they are compared after
// their steps.
func icmpNext(ic *Combiner, e expr) ir.Value {
	f := ic.f
	for i, s := range [2]ir.Value{e.a, e.b} {
		p := f.Pred(e.v)
		if i == 1 {
			p = p.Swap()
		}
		if f.Op(s) != ir.OpAdd || p <= ir.ICmpNE || f.Op(f.Operand(s, 0)) == ir.OpPhi {
			continue
		}
		x, y := f.Operand(s, 0), f.Operand(e.v, 1-i)
		k, ok := ic.c.Sint(f.Operand(s, 1))
		if !ok || y.IsConst() || choosesBetween(f, e.v, s, y) {
			continue
		}
		switch {
		case p.IsSigned() && f.Flags(s)&ir.FlagNSW != 0:
		case !p.IsSigned() && k == 1 && f.Flags(s)&ir.FlagNUW != 0:
		case !p.IsSigned() && k == -1 && ic.values.RangeOf(x, ic.values.IntBits(x), 0).UMin > 0:
		default:
			continue
		}
		q := p // with or without equality
		switch {
		case k == -1 && (p == ir.ICmpSGE || p == ir.ICmpUGE), k == 1 && (p == ir.ICmpSLE || p == ir.ICmpULE):
			q -= ir.ICmpUGE - ir.ICmpUGT
		case k == -1 && (p == ir.ICmpSLT || p == ir.ICmpULT), k == 1 && (p == ir.ICmpSGT || p == ir.ICmpUGT):
			q += ir.ICmpUGE - ir.ICmpUGT
		default:
			continue
		}
		f.Mutate(e.v, ir.OpICmp, 0, uint32(q), x, y)
		ic.push(s)
		return e.v
	}
	return ir.None
}

// choosesBetween reports whether comparison c chooses x or y in a select: a minimum or maximum.
func choosesBetween(f *ir.Func, c, x, y ir.Value) bool {
	for u := f.FirstUse(c); u != 0; u = f.NextUse(u) {
		if s := f.User(u); f.Op(s) == ir.OpSelect && (f.Operand(s, 1) == x && f.Operand(s, 2) == y || f.Operand(s, 1) == y && f.Operand(s, 2) == x) {
			return true
		}
	}
	return false
}

// icmpFold compares constants, or a value with itself.
func icmpFold(ic *Combiner, e expr) ir.Value {
	p := ic.f.Pred(e.v)
	if e.a == e.b && !ic.c.IsUndef(e.a) {
		return ic.truth(e.t, fold.CmpSign(p, 0))
	}
	if ic.c.IsPlain(e.a) && ic.c.IsPlain(e.b) || e.a == e.b {
		return ic.fold.ICmp(p, e.t, e.a, e.b)
	}
	return ir.None
}

func icmpOrderOperands(ic *Combiner, e expr) ir.Value {
	if ic.rank(e.a) >= ic.rank(e.b) {
		return ir.None
	}
	ic.f.Mutate(e.v, ir.OpICmp, ic.f.Flags(e.v), uint32(ic.f.Pred(e.v).Swap()), e.b, e.a)
	return e.v
}

func icmpPoison(ic *Combiner, e expr) ir.Value {
	if ic.c.Kind(e.b) == ir.CPoison {
		return ic.c.Poison(e.t)
	}
	return ir.None
}

// truth returns x as type t, i1 or a vector of them.
func (ic *Combiner) truth(t ir.Type, x bool) ir.Value {
	if !x {
		return ic.c.Null(t)
	}
	return ic.splatAllOnes(t)
}

// icmpBool compares single bits: as numbers true is 1, or -1 in signed comparisons.
func (ic *Combiner) icmpBool(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	t := ic.f.TypeOf(v)
	yes := ic.truth(t, true)
	if k, ok := ic.c.SplatBits(b); ok {
		t0, t1 := fold.ICmpBits(p, 1, 0, k), fold.ICmpBits(p, 1, 1, k)
		switch {
		case t0 == t1:
			return ic.truth(t, t0)
		case t1:
			return a
		}
		return ic.binary(v, ir.OpXor, 0, a, yes)
	}
	switch p {
	case ir.ICmpEQ:
		return ic.binary(v, ir.OpXor, 0, ic.binary(v, ir.OpXor, 0, a, b), yes)
	case ir.ICmpNE:
		return ic.binary(v, ir.OpXor, 0, a, b)
	case ir.ICmpUGT, ir.ICmpSLT:
		return ic.binary(v, ir.OpAnd, 0, a, ic.binary(v, ir.OpXor, 0, b, yes))
	case ir.ICmpUGE, ir.ICmpSLE:
		return ic.binary(v, ir.OpOr, 0, a, ic.binary(v, ir.OpXor, 0, b, yes))
	case ir.ICmpULT, ir.ICmpSGT:
		return ic.binary(v, ir.OpAnd, 0, ic.binary(v, ir.OpXor, 0, a, yes), b)
	}
	return ic.binary(v, ir.OpOr, 0, ic.binary(v, ir.OpXor, 0, a, yes), b)
}

// icmpKnown decides a comparison by the known bits and bounds of its operands.
func (ic *Combiner) icmpKnown(v ir.Value, p ir.Pred, a, b ir.Value, w int) ir.Value {
	t := ic.f.TypeOf(v)
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		if ka, kb := ic.values.Known(a), ic.values.Known(b); ka.One&kb.Zero != 0 || ka.Zero&kb.One != 0 {
			return ic.truth(t, p == ir.ICmpNE)
		}
	}
	r := ic.values.RangeOf(a, w, 0)
	if bits, ok := ic.floats().rangeOfBits(a, w, 0); ok && !r.IsEmpty() {
		r.Intersect(bits, w)
	}
	if x, ok := analysis.CompareBounds(p, r, ic.values.RangeOf(b, w, 0)); ok {
		return ic.truth(t, x)
	}
	k, ok := ic.c.SplatBits(b)
	if ok && p > ir.ICmpNE {
		if r := icmpOpenBit(ic, v, p, a, k, w); r != ir.None {
			return r
		}
	}
	if ok && !r.IsEmpty() {
		if p, k, ok = equality(p, k, r, w); ok {
			ic.f.Mutate(v, ir.OpICmp, 0, uint32(p), a, ic.c.SplatInt(ic.f.TypeOf(a), k))
			return ic.named("icmp-bound", v)
		}
	}
	return ir.None
}

// icmpOpenBit makes an ordering of a with k an equality, or decides it, if all bits of a but one are known.
func icmpOpenBit(ic *Combiner, v ir.Value, p ir.Pred, a ir.Value, k uint64, w int) ir.Value {
	f := ic.f
	if op := f.Op(a); op != ir.OpAnd && op != ir.OpOr {
		return ir.None
	}
	known := ic.values.Known(a)
	open := fold.Mask(w) &^ (known.Zero | known.One)
	if open == 0 || open&(open-1) != 0 {
		return ir.None
	}
	clear, set := fold.ICmpBits(p, w, known.One, k), fold.ICmpBits(p, w, known.One|open, k)
	switch {
	case clear == set:
		return ic.truth(f.TypeOf(v), set)
	case clear:
		p = ir.ICmpEQ
	default:
		p = ir.ICmpNE
	}
	f.Mutate(v, ir.OpICmp, 0, uint32(p), a, ic.c.SplatInt(f.TypeOf(a), known.One))
	return ic.named("icmp-bit", v)
}

// equality returns the equality that strict comparison p with k is for values of w bits within r; ok is false if k is not next to a bound.
func equality(p ir.Pred, k uint64, r analysis.Bounds, w int) (q ir.Pred, to uint64, ok bool) {
	m := fold.Mask(w)
	near, far, step := r.UMin, r.UMax, uint64(1) // the comparison holds from the near bound on, in steps until k
	switch p {
	case ir.ICmpULT:
	case ir.ICmpUGT:
		near, far, step = far, near, m
	case ir.ICmpSLT:
		near, far = uint64(r.SMin)&m, uint64(r.SMax)&m
	case ir.ICmpSGT:
		near, far, step = uint64(r.SMax)&m, uint64(r.SMin)&m, m
	default:
		return p, k, false
	}
	if k == (near+step)&m {
		return ir.ICmpEQ, near, true
	}
	return ir.ICmpNE, k, k == far
}

// icmpOperands removes an operation that both operands have in common.
func icmpOperands(ic *Combiner, e expr) ir.Value {
	v, p, a, b := e.v, ic.f.Pred(e.v), e.a, e.b
	f := ic.f
	if r := ic.icmpOrder(v, p, a, b); r != ir.None {
		return r
	}
	if !a.IsInst() && !b.IsInst() {
		return ir.None
	}
	op := f.Op(a)
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	if a.IsInst() && op == f.Op(b) {
		x, y := f.Operand(a, 0), ir.None
		if f.NumOps(b) > 0 {
			y = f.Operand(b, 0)
		}
		switch op {
		case ir.OpZExt:
			if f.TypeOf(x) == f.TypeOf(y) {
				f.Mutate(v, ir.OpICmp, 0, uint32(p.WithoutSign()), x, y)
				return v
			}
		case ir.OpSExt:
			if f.TypeOf(x) == f.TypeOf(y) {
				f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
				return v
			}
		case ir.OpAdd, ir.OpXor:
			nsw := op == ir.OpAdd && p.IsSigned() && f.Flags(a)&f.Flags(b)&ir.FlagNSW != 0
			nuw := op == ir.OpAdd && !p.IsSigned() && f.Flags(a)&f.Flags(b)&ir.FlagNUW != 0
			if !eq && !nsw && !nuw {
				break
			}
			for i := range 2 {
				for j := range 2 {
					if f.Operand(a, i) == f.Operand(b, j) {
						f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(a, 1-i), f.Operand(b, 1-j))
						return v
					}
				}
			}
		}
	}
	// x == x + y → y == 0
	if eq {
		for i := range 2 {
			x, s := a, b
			if i == 1 {
				x, s = b, a
			}
			if f.Op(s) == ir.OpSub && f.Operand(s, 0) == x {
				f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(s, 1), ic.c.Null(f.TypeOf(x)))
				return v
			}
			if f.Op(s) == ir.OpAdd || f.Op(s) == ir.OpXor {
				for j := range 2 {
					if f.Operand(s, j) == x {
						f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(s, 1-j), ic.c.Null(f.TypeOf(x)))
						return v
					}
				}
			}
		}
	}
	return ir.None
}

// icmpOrder uses that one operand is computed from the other by an operation that does not decrease it, or does not
// increase it.
func (ic *Combiner) icmpOrder(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		return ir.None
	}
	t := ic.f.TypeOf(v)
	q := p // greater or equal, and its opposite less, of the operands in either order
	x, y := a, b
	if q == ir.ICmpUGT || q == ir.ICmpULE || q == ir.ICmpSGT || q == ir.ICmpSLE {
		x, y, q = b, a, q.Swap()
	}
	switch {
	case ic.holdsAtLeast(x, y, q.IsSigned()):
		return ic.truth(t, q == ir.ICmpUGE || q == ir.ICmpSGE)
	case ic.holdsAtLeast(y, x, q.IsSigned()): // then ≥ is =
		eq := ir.ICmpNE
		if q == ir.ICmpUGE || q == ir.ICmpSGE {
			eq = ir.ICmpEQ
		}
		ic.f.Mutate(v, ir.OpICmp, 0, uint32(eq), a, b)
		return v
	}
	return ir.None
}
