package passes

import "gonvvm/internal/ir"

// exprExpander expands constant expressions of the function at hand.
type exprExpander struct{ *unit }

// expandConstantExprs turns the constant expressions that modern IR does not have
// (comparisons, selects, multiplications, …; typed-pointer IR is full of them) into
// instructions in front of their users, so that everybody behind sees the few
// that remain: casts of addresses, getelementptr, add, sub, xor.
func expandConstantExprs(u *unit) bool {
	e := exprExpander{u}
	f, c := u.f, u.c
	any := false
	for i := 1; i <= c.Len() && !any; i++ {
		v := c.Nth(i)
		any = c.Kind(v) == ir.CExpr && !modernExpr(c.ExprOp(v))
	}
	if !any {
		return false
	}
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				o := f.Operand(v, i)
				if !o.IsConst() || !e.oldExpr(o) {
					continue
				}
				at := v
				if f.Op(v) == ir.OpPhi {
					at = f.Terminator(f.Operand(v, i+1).Block())
				}
				f.SetOperand(v, i, e.expandConstant(o, at))
				changed = true
			}
		}
	}
	return changed
}

// modernExpr reports whether LLVM 22 has constant expressions of operation op.
func modernExpr(op ir.Op) bool {
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpXor, ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpBitCast, ir.OpAddrSpaceCast,
		ir.OpGEP, ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return true
	}
	return false
}

// oldExpr reports whether constant v contains an expression that has to go.
func (e exprExpander) oldExpr(v ir.Value) bool {
	c := e.c
	if !v.IsConst() {
		return false
	}
	if c.Kind(v) == ir.CExpr && !modernExpr(c.ExprOp(v)) {
		return true
	}
	for _, o := range c.Operands(v) {
		if e.oldExpr(o) {
			return true
		}
	}
	return false
}

// expandConstant returns the value of v, computed in front of instruction at.
func (e exprExpander) expandConstant(v, at ir.Value) ir.Value {
	c := e.c
	if !e.oldExpr(v) {
		return v
	}
	t := c.Type(v)
	ops := append([]ir.Value(nil), c.Operands(v)...)
	for i, o := range ops {
		ops[i] = e.expandConstant(o, at)
	}
	if c.Kind(v) != ir.CExpr { // an aggregate or vector with such an element
		e.b.Before(at)
		agg := c.Poison(t)
		for i, o := range ops {
			if e.ty.IsVector(t) {
				agg = e.b.Insert(ir.OpInsertElement, t, 0, 0, agg, o, c.Int(ir.I32, uint64(i)))
			} else {
				agg = e.b.InsertValue(agg, o, uint32(i))
			}
		}
		return agg
	}
	op := c.ExprOp(v)
	e.b.Before(at)
	r := e.b.Insert(op, t, c.ExprFlags(v), c.ExprAux(v), ops...)
	if k := (reflector{e.unit}).foldConstant(r); k != ir.None {
		e.f.Erase(r)
		return k
	}
	return r
}
