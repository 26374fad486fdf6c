package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// simplerArms computes an operation on a choice for both cases if neither needs an instruction: (c ? -1 : 0) & y → c ? y : 0. Where the condition
// is that x is a constant, x is that constant in its case.
func simplerArms(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if !mayChoose(f.Op(e.a)) && !mayChoose(f.Op(e.b)) || ic.ty.IsVector(f.TypeOf(e.a)) {
		return ir.None
	}
	for i, s := range [2]ir.Value{e.a, e.b} {
		cond, a, b := armsOf(ic, s)
		if cond == ir.None {
			continue
		}
		other := f.Operand(e.v, 1-i)
		ya, yb := other, other
		if c, a2, b2 := armsOf(ic, other); c == cond {
			ya, yb = a2, b2
		}
		x, k, equal := equalityOf(ic, cond)
		l := armOf(ic, e, i, a, ya, x, k, equal == 1)
		if l == ir.None {
			continue
		}
		r := armOf(ic, e, i, b, yb, x, k, equal == 2)
		if r == ir.None || l != r && !ic.oneUse(s) {
			continue
		}
		if l == r {
			return l
		}
		ic.b.Before(e.v)
		return ic.b.Select(cond, l, r)
	}
	return ir.None
}

// mayChoose reports whether an instruction with opcode op may be a choice.
func mayChoose(op ir.Op) bool { return op == ir.OpSelect || op == ir.OpZExt || op == ir.OpSExt }

// armsOf reads x as a choice between two values by a condition, None if it is none.
func armsOf(ic *Combiner, x ir.Value) (cond, a, b ir.Value) {
	f := ic.f
	if f.Op(x) == ir.OpSelect && f.TypeOf(f.Operand(x, 0)) == ir.I1 {
		return f.Operand(x, 0), f.Operand(x, 1), f.Operand(x, 2)
	}
	return ic.choiceOf(x)
}

// armOf returns the value of e with a, at operand i, and y for its operands, None if that takes an instruction. If equal, x is the constant k.
func armOf(ic *Combiner, e expr, i int, a, y, x, k ir.Value, equal bool) ir.Value {
	ops := [2]ir.Value{a, y}
	r := simplified(ic, e, ops[i], ops[1-i])
	if r != ir.None || !equal {
		return r
	}
	for j := range ops {
		if ops[j] == x {
			ops[j] = k
		}
	}
	return simplified(ic, e, ops[i], ops[1-i])
}

// simplified returns a value, of those that exist or a constant, that the operation or comparison e has for operands a and b; None if there is none.
func simplified(ic *Combiner, e expr, a, b ir.Value) ir.Value {
	c := ic.c
	if c.IsUndef(a) || c.IsUndef(b) {
		return ir.None
	}
	ka, kb := ir.None, ir.None // the operands that are constants
	if c.IsPlain(a) {
		ka = a
	}
	if c.IsPlain(b) {
		kb = b
	}
	switch {
	case e.op == ir.OpICmp:
		p := ic.f.Pred(e.v)
		switch {
		case a == b:
			return ic.truth(e.t, fold.CmpSign(p, 0))
		case ka != ir.None && kb != ir.None:
			return ic.fold.ICmp(p, e.t, a, b)
		}
		return decidedByLimit(ic, p, e.t, ka, kb)
	case ka != ir.None && kb != ir.None:
		return ic.fold.Binary(e.op, e.t, a, b)
	case a == b:
		switch e.op {
		case ir.OpAnd, ir.OpOr:
			return a
		case ir.OpSub, ir.OpXor:
			return c.Null(e.t)
		}
	}
	if r := neutral(ic, e.op, a, b); r != ir.None {
		return r
	}
	return absorbed(ic, e.op, e.t, ka, kb)
}

// neutral returns the operand that a op b is because the other is a constant that changes nothing, None if neither is.
func neutral(ic *Combiner, op ir.Op, a, b ir.Value) ir.Value {
	right := func(x ir.Value) bool { // x op that is x
		switch op {
		case ir.OpAdd, ir.OpSub, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr:
			return ic.c.IsZero(x)
		case ir.OpMul, ir.OpUDiv, ir.OpSDiv:
			k, ok := ic.c.Uint(x)
			return ok && k == 1
		case ir.OpAnd:
			return ic.c.IsAllOnes(x)
		}
		return false
	}
	switch {
	case right(b):
		return a
	case op.IsCommutative() && right(a):
		return b
	}
	return ir.None
}

// blend is (m & x) | (~m & y), or their sum → c ? x : y for a mask m that is all ones where condition c holds, and 0 where it does not: so OpenCL C and
// code of vector units choose elements.
func blend(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op == ir.OpAnd || f.Op(e.a) != ir.OpAnd || f.Op(e.b) != ir.OpAnd {
		return ir.None
	}
	for i := range 2 {
		c, not := maskOf(ic, f.Operand(e.a, i))
		if c == ir.None {
			continue
		}
		for j := range 2 {
			if d, opposite := maskOf(ic, f.Operand(e.b, j)); d != c || opposite == not {
				continue
			}
			x, y := f.Operand(e.a, 1-i), f.Operand(e.b, 1-j)
			if not {
				x, y = y, x
			}
			ic.b.Before(e.v)
			return ic.b.Select(c, x, y)
		}
	}
	return ir.None
}

// maskOf returns the condition for which m is all ones; or, if not, for which it is 0. None if m is not such a mask.
func maskOf(ic *Combiner, m ir.Value) (cond ir.Value, not bool) {
	f := ic.f
	if x := ic.notOf(m); x != ir.None {
		m, not = x, true
	}
	switch f.Op(m) {
	case ir.OpSExt:
		if cond = f.Operand(m, 0); ic.ty.Scalar(f.TypeOf(cond)) == ir.I1 {
			if x := ic.notOf(cond); x != ir.None {
				cond, not = x, !not
			}
			return cond, not
		}
	case ir.OpSelect:
		cond = f.Operand(m, 0)
		switch x, y := f.Operand(m, 1), f.Operand(m, 2); {
		case ic.c.IsAllOnes(x) && ic.c.IsZero(y):
			return cond, not
		case ic.c.IsZero(x) && ic.c.IsAllOnes(y):
			return cond, !not
		}
	}
	return ir.None, false
}
