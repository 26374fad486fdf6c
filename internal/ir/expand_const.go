package ir

// IsConstExpr reports whether LLVM 22 has constant expressions of operation op with the given
// Aux: the other ones of earlier versions are instructions today.
func (t *Types) IsConstExpr(op Op, aux uint32) bool {
	switch op {
	case OpAdd, OpSub, OpXor, OpTrunc, OpPtrToInt, OpPtrToAddr, OpIntToPtr, OpBitCast, OpAddrSpaceCast,
		OpExtractElement, OpInsertElement, OpShuffleVector:
		return true
	case OpGEP:
		return !t.hasScalable(Type(aux))
	}
	return false
}

// hasScalable reports whether t is or contains a scalable vector.
func (t *Types) hasScalable(x Type) bool {
	switch t.Kind(x) {
	case VectorKind:
		return t.IsScalable(x)
	case ArrayKind:
		return t.hasScalable(t.Elem(x))
	case StructKind:
		for _, e := range t.Elems(x) {
			if t.hasScalable(e) {
				return true
			}
		}
	}
	return false
}

// IsOldExpr reports whether v is or contains a constant expression that LLVM 22 does not have.
func (c *Consts) IsOldExpr(v Value) bool { return v.IsConst() && c.at(v).old }

// containsOld computes IsOldExpr of a new constant, and notes in c that there is one.
func (c *Consts) containsOld(i *constInfo, opnds []Value) bool {
	switch i.kind {
	case CExpr:
		if !c.types.IsConstExpr(i.op, i.aux) {
			c.old = true
			return true
		}
	case CAggregate, CSplat:
	default:
		return false
	}
	if c.old {
		for _, o := range opnds {
			if c.IsOldExpr(o) {
				return true
			}
		}
	}
	return false
}

// ExpandConsts replaces operands that contain constant expressions which LLVM 22 does not have by
// instructions that compute them before their user. If fold is not nil, it returns the constant
// that a new instruction folds to, or None. The result says whether the function changed.
//
// The value of a phi is computed on the edge that it comes from: a division by zero is undefined
// behaviour, and must not happen on other paths.
func (f *Func) ExpandConsts(fold func(Value) Value) bool {
	if !f.Consts.old {
		return false
	}
	e := constExpander{f: f, fold: fold, b: NewBuilder(f), made: make(map[Value]Value)}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != None; v = f.Next(v) {
			e.operands(v)
		}
	}
	return e.changed
}

// constExpander expands the constants of a function.
type constExpander struct {
	f       *Func
	fold    func(Value) Value
	b       *Builder
	made    map[Value]Value // by subexpression of the current operand, which may be used many times
	changed bool
}

// operands expands the operands of v and of its bundles.
func (e *constExpander) operands(v Value) {
	f := e.f
	op, c := f.Op(v), &f.Consts
	if op == OpCall || op == OpInvoke || op == OpCallBr {
		for _, b := range f.Call(v).Bundles {
			for i, o := range b.Args {
				if c.IsOldExpr(o) {
					b.Args[i] = e.operand(o, v)
				}
			}
		}
	}
	for i := 0; i < f.NumOps(v); i++ { // edge removes some
		o := f.Operand(v, i)
		if !c.IsOldExpr(o) {
			continue
		}
		at := v
		if op == OpPhi {
			at = e.edge(v, i)
		}
		f.SetOperand(v, i, e.operand(o, at))
	}
}

// edge returns the instruction before which operand i of a phi is computed: the terminator of its
// predecessor, or of a new block on the edge if the predecessor has other successors.
func (e *constExpander) edge(phi Value, i int) Value {
	f := e.f
	pred := f.Operand(phi, i+1).Block()
	end := f.Terminator(pred)
	if op := f.Op(end); op != OpCondBr && op != OpSwitch {
		return end
	}
	to, n := f.BlockOf(phi), Block(0)
	for k := range f.NumSuccs(pred) {
		switch {
		case f.Succ(pred, k) != to:
		case n == 0:
			n = f.SplitEdge(pred, k)
			if at := f.PrevBlock(to); at != n {
				f.MoveBlockAfter(n, at)
			}
		default: // another edge between the two
			f.SetSucc(pred, k, n)
			f.RemovePhiEdge(to, pred)
		}
	}
	return f.Terminator(n)
}

// operand returns the value of operand v, computed before instruction at.
func (e *constExpander) operand(v, at Value) Value {
	clear(e.made)
	e.changed = true
	return e.expand(v, at)
}

// expand returns the value of v, computed before instruction at.
func (e *constExpander) expand(v, at Value) Value {
	c := &e.f.Consts
	if !c.IsOldExpr(v) {
		return v
	}
	if r, ok := e.made[v]; ok {
		return r
	}
	t := c.Type(v)
	var buf [4]Value
	ops := append(buf[:0], c.Operands(v)...)
	for i, o := range ops {
		ops[i] = e.expand(o, at)
	}
	e.b.Before(at)
	r := None
	switch {
	case c.Kind(v) == CExpr:
		r = e.b.Insert(c.ExprOp(v), t, c.ExprFlags(v), c.ExprAux(v), ops...)
		if e.fold != nil {
			if k := e.fold(r); k != None {
				e.f.Erase(r)
				r = k
			}
		}
	case !c.types.IsVector(t): // an aggregate with such an element
		r = c.Poison(t)
		for i, o := range ops {
			r = e.b.InsertValue(r, o, uint32(i))
		}
	case c.types.IsScalable(t) || c.Kind(v) == CSplat && c.types.Len64(t) > maxSplatData:
		lanes := e.f.AddWords(make([]uint32, c.types.Len64(t)))
		first := e.b.Insert(OpInsertElement, t, 0, 0, c.Poison(t), ops[0], c.Int(I32, 0))
		r = e.b.Insert(OpShuffleVector, t, 0, lanes, first, c.Poison(t))
	default:
		r = c.Poison(t)
		for i := range c.types.Len64(t) {
			o := ops[min(int(i), len(ops)-1)] // a splat has one
			r = e.b.Insert(OpInsertElement, t, 0, 0, r, o, c.Int(I32, i))
		}
	}
	e.made[v] = r
	return r
}
