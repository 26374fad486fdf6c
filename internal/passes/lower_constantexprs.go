package passes

import "gonvvm/internal/ir"

// expandConstants turns the constant expressions that modern IR does not have
// (comparisons, selects, multiplications, …; typed-pointer IR is full of them) into
// instructions in front of their users, so that everybody behind sees the few
// that remain: casts of addresses, getelementptr, add, sub, xor.
func expandConstants(u *unit) bool {
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
				if !o.IsConst() || !u.oldExpr(o) {
					continue
				}
				at := v
				if f.Op(v) == ir.OpPhi {
					at = f.Terminator(f.Operand(v, i+1).Block())
				}
				f.SetOperand(v, i, u.expandConstant(o, at))
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
func (u *unit) oldExpr(v ir.Value) bool {
	c := u.c
	if !v.IsConst() {
		return false
	}
	if c.Kind(v) == ir.CExpr && !modernExpr(c.ExprOp(v)) {
		return true
	}
	for _, o := range c.Operands(v) {
		if u.oldExpr(o) {
			return true
		}
	}
	return false
}

// expandConstant returns the value of v, computed in front of instruction at.
func (u *unit) expandConstant(v, at ir.Value) ir.Value {
	c := u.c
	if !u.oldExpr(v) {
		return v
	}
	t := c.Type(v)
	ops := append([]ir.Value(nil), c.Operands(v)...)
	for i, o := range ops {
		ops[i] = u.expandConstant(o, at)
	}
	if c.Kind(v) != ir.CExpr { // an aggregate or vector with such an element
		u.b.Before(at)
		agg := c.Poison(t)
		for i, o := range ops {
			if u.ty.IsVector(t) {
				agg = u.b.Insert(ir.OpInsertElement, t, 0, 0, agg, o, c.Int(ir.I32, uint64(i)))
			} else {
				agg = u.b.InsertValue(agg, o, uint32(i))
			}
		}
		return agg
	}
	op := c.ExprOp(v)
	u.b.Before(at)
	r := u.b.Insert(op, t, c.ExprFlags(v), c.ExprAux(v), ops...)
	if k := u.foldConstant(r); k != ir.None {
		u.f.Erase(r)
		return k
	}
	return r
}
