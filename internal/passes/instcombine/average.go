package instcombine

import "gonvvm/internal/ir"

// average is the mean of two numbers in their own width, as (x >> 1) + (y >> 1) + (x & y & 1) → (x & y) + ((x ^ y) >> 1), which is rounded down,
// and (x >> 1) + (y >> 1) + ((x | y) & 1) → (x | y) - ((x ^ y) >> 1), rounded up. The shifts are both logical or both arithmetic.
func average(ic *Combiner, e expr) ir.Value {
	f := ic.f
	for range 2 {
		if sum := e.a; f.Op(sum) == ir.OpAdd && ic.oneUse(sum) {
			terms := [3]ir.Value{f.Operand(sum, 0), f.Operand(sum, 1), e.b}
			for range 3 {
				if r := averageOf(ic, e, terms[0], terms[1], terms[2]); r != ir.None {
					return r
				}
				terms[0], terms[1], terms[2] = terms[1], terms[2], terms[0]
			}
		}
		e.a, e.b = e.b, e.a
	}
	return ir.None
}

// averageOf is average for two halves and the carry of the lowest bits.
func averageOf(ic *Combiner, e expr, h1, h2, low ir.Value) ir.Value {
	f := ic.f
	op := f.Op(h1)
	if op != ir.OpLShr && op != ir.OpAShr || f.Op(h2) != op || f.Op(low) != ir.OpAnd || !ic.oneUse(h1) && !ic.oneUse(h2) ||
		!isOne(ic, f.Operand(h1, 1)) || !isOne(ic, f.Operand(h2, 1)) {
		return ir.None
	}
	x, y := f.Operand(h1, 0), f.Operand(h2, 0)
	isPair := func(a, b ir.Value) bool { return a == x && b == y || a == y && b == x }
	a, b := f.Operand(low, 0), f.Operand(low, 1)
	kind := ir.OpInvalid // of how the lowest bits meet
	switch {
	case isOne(ic, b) && (f.Op(a) == ir.OpAnd || f.Op(a) == ir.OpOr) && isPair(f.Operand(a, 0), f.Operand(a, 1)):
		kind = f.Op(a)
	case f.Op(a) == ir.OpAnd && isOne(ic, f.Operand(a, 1)) && isPair(f.Operand(a, 0), b),
		f.Op(b) == ir.OpAnd && isOne(ic, f.Operand(b, 1)) && isPair(f.Operand(b, 0), a):
		kind = ir.OpAnd
	default:
		return ir.None
	}
	half := ic.binary(e.v, op, 0, ic.binary(e.v, ir.OpXor, 0, x, y), f.Operand(h1, 1))
	flags := ir.FlagNSW
	if op == ir.OpLShr {
		flags = ir.FlagNUW
	}
	common := ic.binary(e.v, kind, 0, x, y)
	if kind == ir.OpAnd {
		f.Mutate(e.v, ir.OpAdd, flags, 0, common, half)
	} else {
		f.Mutate(e.v, ir.OpSub, flags, 0, common, half)
	}
	return e.v
}

// isOne reports whether v is one, or a vector of ones.
func isOne(ic *Combiner, v ir.Value) bool {
	k, ok := ic.c.SplatBits(v)
	return ok && k == 1
}
