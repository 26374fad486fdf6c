package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxEdgeBlocks bounds the blocks without a decision between a branch and the phi that it decides.
const maxEdgeBlocks = 4

// simplifyIncoming replaces incoming values of phi v that the branches to its block decide, as CorrelatedValuePropagation does: a
// number or truth value that they compare, a select, a minimum or a maximum, and operands of those that are computed for the phi only.
func (cp *correlatedState) simplifyIncoming(v ir.Value) bool {
	f := cp.f
	changed := false
	for i := 0; i < f.NumOps(v); i += 2 {
		x := f.Operand(v, i)
		to, from := f.BlockOf(v), f.Operand(v, i+1).Block()
		if n, ok := analysis.EdgeValue(f, x, from, to); ok {
			f.SetOperand(v, i, cp.c.Int(f.TypeOf(x), n))
			changed = true
			continue
		}
		if !x.IsInst() {
			continue
		}
		for range maxEdgeBlocks {
			if t := f.Terminator(from); f.Op(t) == ir.OpCondBr {
				if f.Succ(from, 0) != f.Succ(from, 1) {
					c, holds := f.Operand(t, 0), f.Succ(from, 0) == to
					if y := cp.valueUnder(x, c, holds); y != ir.None {
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

// valueUnder returns the value of x where condition c is holds, if x is a choice by it (analysis.ChoiceUnder) or c as a number; None if that is not known.
func (cp *correlatedState) valueUnder(x, c ir.Value, holds bool) ir.Value {
	if op := cp.f.Op(x); (op == ir.OpZExt || op == ir.OpSExt) && cp.f.Operand(x, 0) == c {
		return cp.fold.Cast(op, cp.fold.Bool(holds), cp.f.TypeOf(x))
	}
	return analysis.ChoiceUnder(cp.f, x, c, holds)
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
		if y := cp.valueUnder(o, c, holds); y != ir.None {
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
