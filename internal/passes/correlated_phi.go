package passes

import "gonvvm/internal/ir"

// maxEdgeBlocks bounds the blocks without a decision between a branch and the phi that it decides.
const maxEdgeBlocks = 4

// simplifyIncoming replaces incoming values of phi v that are a select, a minimum or a maximum and that the branch to its block
// decides, as CorrelatedValuePropagation does.
func (cp *correlatedState) simplifyIncoming(v ir.Value) bool {
	f := cp.f
	changed := false
	for i := 0; i < f.NumOps(v); i += 2 {
		x := f.Operand(v, i)
		if !x.IsInst() || f.Op(x) != ir.OpSelect && f.Op(x) != ir.OpCall {
			continue
		}
		to, from := f.BlockOf(v), f.Operand(v, i+1).Block()
		for range maxEdgeBlocks {
			if t := f.Terminator(from); f.Op(t) == ir.OpCondBr {
				if f.Succ(from, 0) != f.Succ(from, 1) {
					if y := cp.choiceUnder(x, f.Operand(t, 0), f.Succ(from, 0) == to); y != ir.None {
						f.SetOperand(v, i, y)
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
