package passes

import "gonvvm/internal/ir"

// maxEdgeBlocks bounds the blocks without a decision between a branch and the phi that it decides.
const maxEdgeBlocks = 4

// simplifyIncoming replaces incoming values of phi v that are a select, a minimum or a maximum and that the branch to its block
// decides, as CorrelatedValuePropagation does, and operands of those that are computed for the phi only.
func (cp *correlatedState) simplifyIncoming(v ir.Value) bool {
	f := cp.f
	changed := false
	for i := 0; i < f.NumOps(v); i += 2 {
		x := f.Operand(v, i)
		if !x.IsInst() {
			continue
		}
		to, from := f.BlockOf(v), f.Operand(v, i+1).Block()
		for range maxEdgeBlocks {
			if t := f.Terminator(from); f.Op(t) == ir.OpCondBr {
				if f.Succ(from, 0) != f.Succ(from, 1) {
					c, holds := f.Operand(t, 0), f.Succ(from, 0) == to
					if y := cp.choiceUnder(x, c, holds); y != ir.None {
						f.SetOperand(v, i, y)
						changed = true
					} else if cp.decideOperands(x, c, holds, 0) {
						changed = true
					}
				}
				break
			}
			p := f.SinglePred(from)
			if p == 0 || f.BlockOf(x) == from {
				break
			}
			to, from = from, p
		}
	}
	return changed
}

// choiceUnder returns the operand that x, a select, minimum or maximum, chooses where condition c is holds; None if that is not known.
func (cp *correlatedState) choiceUnder(x, c ir.Value, holds bool) ir.Value {
	f := cp.f
	if f.Op(x) == ir.OpSelect {
		switch {
		case f.Operand(x, 0) != c:
			return ir.None
		case holds:
			return f.Operand(x, 1)
		}
		return f.Operand(x, 2)
	}
	if f.Op(x) != ir.OpCall {
		return ir.None
	}
	first, ok := f.CalleeIntrinsic(x).Chooses()
	if !ok || f.Op(c) != ir.OpICmp {
		return ir.None
	}
	a, b, p := f.Operand(x, 0), f.Operand(x, 1), f.Pred(c)
	switch l, r := f.Operand(c, 0), f.Operand(c, 1); {
	case l == a && r == b:
	case l == b && r == a:
		p = p.Swap()
	default:
		return ir.None
	}
	if !holds {
		p = p.Inverse()
	}
	// Equal operands are the choice both ways.
	switch p {
	case ir.ICmpEQ, first, first.Swap().Inverse():
		return a
	case first.Swap(), first.Inverse():
		return b
	}
	return ir.None
}

// maxDecided bounds the operations between a condition and the value that a phi takes.
const maxDecided = 3

// decideOperands replaces operands of x, whose only use is where condition c is holds: a select by the value that it
// chooses, an extension of c by a number. Iterators of Rust add 4 to an address unless the loop ends: (c ? 4 : 0) + p. It reports whether it has
// changed any.
func (cp *correlatedState) decideOperands(x, c ir.Value, holds bool, depth int) bool {
	f := cp.f
	if !f.HasOneUse(x) || depth == maxDecided {
		return false
	}
	switch f.Op(x) {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpGEP:
	default:
		return false // a division that c guards, for example
	}
	changed := false
	for i := range f.NumOps(x) {
		o := f.Operand(x, i)
		if !o.IsInst() {
			continue
		}
		y := cp.choiceUnder(o, c, holds)
		if op := f.Op(o); (op == ir.OpZExt || op == ir.OpSExt) && f.Operand(o, 0) == c {
			y = cp.fold.Cast(op, cp.fold.Bool(holds), f.TypeOf(o))
		}
		if y != ir.None {
			f.SetOperand(x, i, y)
			changed = true
		} else if cp.decideOperands(o, c, holds, depth+1) {
			changed = true
		}
	}
	if a, b := f.Operand(x, 0), f.Operand(x, min(1, f.NumOps(x)-1)); changed && f.Op(x).IsCommutative() && a.IsConst() && !b.IsConst() {
		f.SetOperand(x, 0, b) // the order that induction variables have
		f.SetOperand(x, 1, a)
	}
	return changed
}
