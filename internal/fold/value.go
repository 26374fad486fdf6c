package fold

import (
	"gonvvm/internal/ir"
)

// Folder evaluates operations on the constants of a function and adds the results to its table. The zero Folder has
// no function. It is not safe for concurrent use.
type Folder struct {
	m   *ir.Module
	f   *ir.Func
	c   *ir.Consts
	ty  *ir.Types
	ftz bool // subnormal f32 operands and results may be flushed to zero
}

// Enter makes f the current function. ftz says that f may flush subnormal f32 operands and results to zero: operations
// on such numbers are not folded.
func (fo *Folder) Enter(f *ir.Func, ftz bool) {
	fo.m, fo.f, fo.c, fo.ty, fo.ftz = f.Mod, f, &f.Consts, &f.Mod.Types, ftz
}

// Lanes calls fn for each element of vector type t and returns the vector of
// the results, or None as soon as one of them is None.
func (fo *Folder) Lanes(t ir.Type, fn func(i int) ir.Value) ir.Value {
	if fo.ty.IsScalable(t) {
		return ir.None
	}
	n := int(fo.ty.Len64(t))
	if n > 64 {
		return ir.None
	}
	var buf [64]ir.Value
	for i := range n {
		if buf[i] = fn(i); buf[i] == ir.None {
			return ir.None
		}
	}
	return fo.Vector(t, buf[:n])
}

// pairs is Lanes for a function of the elements of vectors a and b.
func (fo *Folder) pairs(t ir.Type, a, b ir.Value, fn func(x, y ir.Value) ir.Value) ir.Value {
	return fo.Lanes(t, func(i int) ir.Value {
		x, y := fo.c.Elem(a, i), fo.c.Elem(b, i)
		if x == ir.None || y == ir.None {
			return ir.None
		}
		return fn(x, y)
	})
}

// Vector returns the constant vector of the given elements.
func (fo *Folder) Vector(t ir.Type, elems []ir.Value) ir.Value {
	same := true
	for _, e := range elems {
		same = same && e == elems[0]
	}
	if same && !fo.c.IsUndef(elems[0]) && elems[0].IsConst() {
		return fo.c.Splat(t, elems[0])
	}
	return fo.c.Aggregate(t, elems)
}

// Bool returns i1 x.
func (fo *Folder) Bool(x bool) ir.Value {
	if x {
		return fo.c.Int(ir.I1, 1)
	}
	return fo.c.Int(ir.I1, 0)
}

// Binary returns the constant a op b, None if it cannot be computed. Both
// must be constants.
func (fo *Folder) Binary(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.pairs(t, a, b, func(x, y ir.Value) ir.Value { return fo.Binary(op, fo.ty.Elem(t), x, y) })
	}
	ka, kb := c.Kind(a), c.Kind(b)
	if ka == ir.CPoison || kb == ir.CPoison {
		return c.Poison(t)
	}
	if ka == ir.CUndef || kb == ir.CUndef {
		return fo.undef(op, t, a, b)
	}
	if ka == ir.CInt && kb == ir.CInt {
		r, ok := IntBits(op, fo.ty.Bits(t), c.Bits(a), c.Bits(b))
		if !ok {
			return c.Poison(t)
		}
		return c.Int(t, r)
	}
	if ka == ir.CFloat && kb == ir.CFloat {
		if r, ok := fo.FloatBits(op, t, c.Bits(a), c.Bits(b)); ok {
			return c.FloatBits(t, r)
		}
		return ir.None
	}
	if fo.ty.IsInt(t) && (ka == ir.CWide || kb == ir.CWide) {
		return fo.wide(op, t, a, b)
	}
	return ir.None
}

// undef folds an integer operation with an undefined operand to a value that the
// operand can be chosen to give.
func (fo *Folder) undef(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	both := c.Kind(a) == c.Kind(b)
	switch op {
	case ir.OpAdd, ir.OpSub:
		return c.Undef(t)
	case ir.OpXor:
		if both { // clang clears registers with it
			return c.Null(t)
		}
		return c.Undef(t)
	case ir.OpAnd, ir.OpMul:
		return c.Null(t)
	case ir.OpOr:
		return c.SInt(t, -1)
	case ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if c.Kind(b) == ir.CUndef {
			return c.Poison(t)
		}
		if c.IsZero(b) && op >= ir.OpUDiv && op <= ir.OpSRem {
			return c.Poison(t)
		}
		return c.Null(t)
	}
	return ir.None
}

// ICmp compares two constants; t is the type of the result.
func (fo *Folder) ICmp(p ir.Pred, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.pairs(t, a, b, func(x, y ir.Value) ir.Value { return fo.ICmp(p, ir.I1, x, y) })
	}
	ka, kb := c.Kind(a), c.Kind(b)
	switch {
	case ka == ir.CPoison || kb == ir.CPoison:
		return c.Poison(t)
	case ka == ir.CUndef || kb == ir.CUndef:
		if p == ir.ICmpEQ || p == ir.ICmpNE || ka == kb {
			return c.Undef(t)
		}
		return fo.Bool(CmpSign(p, 0))
	case ka == ir.CInt && kb == ir.CInt:
		return fo.Bool(ICmpBits(p, fo.ty.Bits(c.Type(a)), c.Bits(a), c.Bits(b)))
	case ka == ir.CWide && kb == ir.CWide:
		x, y := c.Big(a), c.Big(b)
		if p.IsSigned() {
			w := fo.ty.Bits(c.Type(a))
			x, y = SignedBig(x, w), SignedBig(y, w)
		}
		return fo.Bool(CmpSign(p, x.Cmp(y)))
	case a == b:
		return fo.Bool(CmpSign(p, 0))
	}
	return ir.None
}

// FCmp compares two floating-point constants.
func (fo *Folder) FCmp(p ir.Pred, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.pairs(t, a, b, func(x, y ir.Value) ir.Value { return fo.FCmp(p, ir.I1, x, y) })
	}
	if c.Kind(a) == ir.CPoison || c.Kind(b) == ir.CPoison {
		return c.Poison(t)
	}
	if c.Kind(a) == ir.CFloat && c.Kind(b) == ir.CFloat {
		if r, ok := fo.FCmpBits(p, c.Type(a), c.Bits(a), c.Bits(b)); ok {
			return fo.Bool(r)
		}
	}
	return ir.None
}
