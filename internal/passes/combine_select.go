package passes

import "gonvvm/internal/ir"

// visitSelect is select c, x, y.
func (ic *combiner) visitSelect(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	cond, x, y := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	t := f.TypeOf(v)
	if x == y {
		return x
	}
	switch {
	case c.Kind(cond) == ir.CPoison:
		return c.Poison(t)
	case c.Kind(cond) == ir.CUndef:
		return y
	case ic.isAllOnes(cond):
		return x
	case c.IsZero(cond):
		return y
	case c.Kind(x) == ir.CPoison:
		return y
	case c.Kind(y) == ir.CPoison:
		return x
	}
	if ic.isPlain(cond) && ic.isPlain(x) && ic.isPlain(y) && ic.ty.IsVector(f.TypeOf(cond)) {
		r := ic.fold.lanes(t, func(i int) ir.Value {
			k, ok := c.Uint(c.Elem(cond, i))
			switch {
			case !ok:
				return ir.None
			case k != 0:
				return c.Elem(x, i)
			}
			return c.Elem(y, i)
		})
		if r != ir.None {
			return r
		}
	}
	if n := ic.notOf(cond); n != ir.None {
		ic.push(cond)
		f.Mutate(v, ir.OpSelect, f.Flags(v), 0, n, y, x)
		return v
	}
	if r := ic.selectAssuming(v, cond, x, y); r != ir.None {
		return r
	}
	if f.TypeOf(cond) == t && ic.ty.Scalar(t) == ir.I1 {
		xt, xf := ic.isAllOnes(x), c.IsZero(x)
		yt, yf := ic.isAllOnes(y), c.IsZero(y)
		switch {
		case xt && yf:
			return cond
		case xf && yt:
			return ic.binary(v, ir.OpXor, 0, cond, ic.splatAllOnes(t))
		case cond == x: // c ? c : y
			f.SetOperand(v, 1, ic.splatAllOnes(t))
			return v
		case cond == y:
			f.SetOperand(v, 2, c.Null(t))
			return v
		}
		// The second operand of and/or may be poison where the first decides, so
		// these stay selects unless it cannot be.
		if yf && (ic.notPoison(x, 0) || ic.poisonOnlyAs(x, cond, 0)) {
			f.Mutate(v, ir.OpAnd, 0, 0, cond, x)
			return v
		}
		if xt && (ic.notPoison(y, 0) || ic.poisonOnlyAs(y, cond, 0)) {
			f.Mutate(v, ir.OpOr, 0, 0, cond, y)
			return v
		}
	}
	if f.TypeOf(cond) == ir.I1 && ic.ty.IsInt(t) && ic.ty.Bits(t) <= 64 {
		kx, ok1 := c.Uint(x)
		ky, ok2 := c.Uint(y)
		m := mask(ic.ty.Bits(t))
		if ok1 && ok2 && t != ir.I1 {
			switch {
			case kx == 1 && ky == 0:
				f.Mutate(v, ir.OpZExt, 0, 0, cond)
				return v
			case kx == m && ky == 0:
				f.Mutate(v, ir.OpSExt, 0, 0, cond)
				return v
			}
			if r := ic.fieldOfTest(v, cond, kx, ky, t); r != ir.None {
				return r
			}
		}
	}
	// The same for floating-point numbers, where -0 and 0 need not be told apart.
	if f.Op(cond) == ir.OpFCmp && f.Flags(v)&ir.FlagNSZ != 0 {
		if a, b := f.Operand(cond, 0), f.Operand(cond, 1); a == x && b == y || a == y && b == x {
			switch f.Pred(cond) {
			case ir.FCmpOEQ:
				return y
			case ir.FCmpUNE:
				return x
			}
		}
	}
	// x == k ? k : y → x == k ? x : y keeps nothing; x == k ? x : y → k is simpler. And
	// x == y ? x : y → y, x != y ? x : y → x.
	if f.Op(cond) == ir.OpICmp {
		a, b := f.Operand(cond, 0), f.Operand(cond, 1)
		if a == x && b == y || a == y && b == x {
			switch f.Pred(cond) {
			case ir.ICmpEQ:
				return y
			case ir.ICmpNE:
				return x
			}
		}
		// (x & 1) == 0 ? … stays. Inverted equality: ne first is not canonical.
		if f.Pred(cond) == ir.ICmpNE && ic.oneUse(cond) {
			f.SetPred(cond, ir.ICmpEQ)
			f.Mutate(v, ir.OpSelect, f.Flags(v), 0, cond, y, x)
			return v
		}
	}
	if r := ic.minMax(v, cond, x, y); r != ir.None {
		return r
	}
	if r := ic.minMaxFloat(v, cond, x, y); r != ir.None {
		return r
	}
	// Nested selects on the same condition.
	if f.Op(x) == ir.OpSelect && f.Operand(x, 0) == cond {
		f.SetOperand(v, 1, f.Operand(x, 1))
		ic.push(x)
		return v
	}
	if f.Op(y) == ir.OpSelect && f.Operand(y, 0) == cond {
		f.SetOperand(v, 2, f.Operand(y, 2))
		ic.push(y)
		return v
	}
	return ic.selectOfSame(v, cond, x, y)
}

// selectOfSame pulls an operation out of a select whose operands both are that
// operation: select c, ext a, ext b → ext (select c, a, b).
func (ic *combiner) selectOfSame(v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	op := f.Op(x)
	if op != f.Op(y) || !ic.oneUse(x) || !ic.oneUse(y) || ic.ty.IsVector(f.TypeOf(cond)) {
		return ir.None
	}
	switch op {
	case ir.OpZExt, ir.OpSExt, ir.OpFPExt, ir.OpBitCast: // truncations move the other way
		a, b := f.Operand(x, 0), f.Operand(y, 0)
		if f.TypeOf(a) != f.TypeOf(b) {
			return ir.None
		}
		ic.b.Before(v)
		s := ic.b.Select(cond, a, b)
		ic.push(s)
		flags := f.Flags(x) & f.Flags(y)
		f.Mutate(v, op, flags, 0, s)
		return v
	case ir.OpGEP:
		if f.Operand(x, 0) != f.Operand(y, 0) || f.NumOps(x) != 2 || f.NumOps(y) != 2 || f.ElemType(x) != f.ElemType(y) ||
			f.TypeOf(f.Operand(x, 1)) != f.TypeOf(f.Operand(y, 1)) {
			return ir.None
		}
		ic.b.Before(v)
		s := ic.b.Select(cond, f.Operand(x, 1), f.Operand(y, 1))
		ic.push(s)
		f.Mutate(v, op, f.Flags(x)&f.Flags(y), f.Aux(x), f.Operand(x, 0), s)
		return v
	}
	return ic.selectOfBinary(v, cond, x, y)
}

// poisonOnlyAs reports whether v is computed from what cond is computed from as well, and from what is never
// poison, in operations that make no poison of their own: if v is poison, so is cond.
func (ic *combiner) poisonOnlyAs(v, cond ir.Value, depth int) bool {
	f := ic.f
	if !v.IsInst() || f.Flags(v) != 0 || depth > 3 {
		return false
	}
	switch f.Op(v) {
	case ir.OpICmp, ir.OpFCmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpTrunc:
	default:
		return false
	}
	for i := range f.NumOps(v) {
		x := f.Operand(v, i)
		if !ic.notPoison(x, 0) && !ic.spreadsTo(x, cond, 0) && !ic.poisonOnlyAs(x, cond, depth+1) {
			return false
		}
	}
	return true
}

// spreadsTo reports whether v is poison whenever x is.
func (ic *combiner) spreadsTo(x, v ir.Value, depth int) bool {
	f := ic.f
	if x == v {
		return true
	}
	if !v.IsInst() || depth > 3 {
		return false
	}
	switch op := f.Op(v); op {
	case ir.OpICmp, ir.OpFCmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		for i := range f.NumOps(v) {
			if ic.spreadsTo(x, f.Operand(v, i), depth+1) {
				return true
			}
		}
	case ir.OpSelect: // of its operands it takes one only
		return ic.spreadsTo(x, f.Operand(v, 0), depth+1)
	}
	return false
}

// notPoison reports whether v is never poison (nor undef).
func (ic *combiner) notPoison(v ir.Value, depth int) bool {
	f := ic.f
	switch v.Kind() {
	case ir.KConst:
		return !ic.c.IsUndef(v) && ic.c.Kind(v) != ir.CExpr && ic.c.Kind(v) != ir.CAggregate
	case ir.KParam:
		return ic.m.Attr(ic.m.AttrLists[f.Attrs].Param(int(v.Index())), ir.AttrNoUndef) != nil
	case ir.KSym:
		return true
	}
	if !v.IsInst() || depth > 4 {
		return false
	}
	switch op := f.Op(v); op {
	case ir.OpFreeze, ir.OpAlloca:
		return true
	case ir.OpICmp, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpSelect, ir.OpBitCast:
		if f.Flags(v) != 0 {
			return false
		}
		for i := range f.NumOps(v) {
			if !ic.notPoison(f.Operand(v, i), depth+1) {
				return false
			}
		}
		return true
	case ir.OpFCmp:
		if f.Flags(v) != 0 {
			return false
		}
		return ic.notPoison(f.Operand(v, 0), depth+1) && ic.notPoison(f.Operand(v, 1), depth+1)
	case ir.OpCall:
		if s := f.CalleeSym(v); s != nil && s.Intrinsic == ir.NVVMIntrinsic && f.NumArgs(v) == 0 {
			return true // special registers
		}
		return ic.m.Attr(ic.m.AttrLists[f.Call(v).Attrs].Ret, ir.AttrNoUndef) != nil
	}
	return false
}
