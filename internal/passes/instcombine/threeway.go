package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// threeWay is a comparison with three results: -1 if a is less than b, 0 if they are equal, 1 if a is greater.
type threeWay struct {
	a, b   ir.Value
	signed bool
}

// threeWayOf recognises the intrinsics scmp and ucmp, to which rustc compiles cmp(), (a > b) - (a < b), the idiom of C, and a < b ? -1 : a > b.
func threeWayOf(ic *Combiner, v ir.Value) (w threeWay, ok bool) {
	f := ic.f
	switch f.Op(v) {
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrScmp, ir.IntrUcmp:
			return threeWay{f.Operand(v, 0), f.Operand(v, 1), f.CalleeIntrinsic(v) == ir.IntrScmp}, true
		}
	case ir.OpSub, ir.OpSelect:
		x, y := threeWayTests(ic, v)
		if f.Op(x) != ir.OpICmp || f.Op(y) != ir.OpICmp {
			return w, false
		}
		p, q := f.Pred(x), f.Pred(y)
		w = threeWay{f.Operand(x, 0), f.Operand(x, 1), p.IsSigned()}
		if f.Operand(y, 0) == w.b && f.Operand(y, 1) == w.a && w.a != w.b {
			q = q.Swap()
		} else if f.Operand(y, 0) != w.a || f.Operand(y, 1) != w.b {
			return w, false
		}
		if p == ir.ICmpSLT || p == ir.ICmpULT { // (b < a) - (a < b)
			w.a, w.b, p, q = w.b, w.a, p.Swap(), q.Swap()
		}
		return w, (p == ir.ICmpSGT || p == ir.ICmpUGT) && q == p.Swap()
	}
	return w, false
}

// threeWayTests returns the conditions greater and less that v, a difference or a select, is made of, None if it is not.
func threeWayTests(ic *Combiner, v ir.Value) (greater, less ir.Value) {
	f := ic.f
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if f.Op(v) == ir.OpSelect {
		if less, x = x, f.Operand(v, 2); !ic.c.IsAllOnes(y) {
			return ir.None, ir.None
		}
	} else if f.Op(y) == ir.OpZExt {
		less = f.Operand(y, 0)
	}
	if f.Op(x) != ir.OpZExt || less == ir.None || f.TypeOf(less) != ir.I1 || f.TypeOf(f.Operand(x, 0)) != ir.I1 {
		return ir.None, ir.None
	}
	return f.Operand(x, 0), less
}

// subOfThreeWay is (a > b) - (a < b) → a < b ? -1 : a > b, an operation less.
func subOfThreeWay(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if _, ok := threeWayOf(ic, e.v); !ok {
		return ir.None
	}
	f.Mutate(e.v, ir.OpSelect, 0, 0, f.Operand(e.b, 0), ic.splatAllOnes(e.t), e.a)
	return e.v
}

// threeWayPreds has the predicates that accept some of the results of an unsigned and a signed three-way comparison, by the set of
// them: bit 0 is -1, bit 1 is 0, bit 2 is 1.
var threeWayPreds = [2][8]ir.Pred{
	{1: ir.ICmpULT, 2: ir.ICmpEQ, 3: ir.ICmpULE, 4: ir.ICmpUGT, 5: ir.ICmpNE, 6: ir.ICmpUGE},
	{1: ir.ICmpSLT, 2: ir.ICmpEQ, 3: ir.ICmpSLE, 4: ir.ICmpSGT, 5: ir.ICmpNE, 6: ir.ICmpSGE},
}

// icmpOfThreeWay compares the operands of a three-way comparison instead of its result.
func icmpOfThreeWay(ic *Combiner, c *constCompare) ir.Value {
	w, ok := threeWayOf(ic, c.a)
	if !ok {
		return ir.None
	}
	set := 0
	for i, r := range [3]uint64{c.m, 0, 1} {
		if fold.ICmpBits(c.p, c.w, r, c.k) {
			set |= 1 << i
		}
	}
	if set == 0 || set == 7 {
		return ic.truth(c.t, set == 7)
	}
	preds := &threeWayPreds[0]
	if w.signed {
		preds = &threeWayPreds[1]
	}
	ic.f.Mutate(c.v, ir.OpICmp, 0, uint32(preds[set]), w.a, w.b)
	ic.push(c.a)
	return c.v
}
