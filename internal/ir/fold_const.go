package ir

import "math"

// FoldCast returns the constant x converted to type to. Casts that change
// nothing disappear: all pointers of an address space have one type.
func (c *Consts) FoldCast(op Op, flags Flags, x Value, from, to Type) Value {
	if op == OpBitCast && from == to {
		return x
	}
	ty := c.types
	if c.Kind(x) == CPoison {
		return c.Poison(to)
	}
	if n, ok := c.Uint(x); ok && ty.IsInt(from) {
		switch op {
		case OpTrunc:
			if ty.Bits(to) <= 64 {
				return c.Int(to, n)
			}
		case OpZExt:
			return c.Int(to, n)
		case OpSExt:
			s, _ := c.Sint(x)
			return c.SInt(to, s)
		case OpBitCast:
			switch to {
			case Half, BFloat, Float, Double:
				return c.FloatBits(to, n)
			}
		case OpUIToFP, OpSIToFP:
			f := float64(n)
			if op == OpSIToFP {
				s, _ := c.Sint(x)
				f = float64(s)
			}
			if to == Double {
				return c.FloatBits(to, math.Float64bits(f))
			}
			if v, exact := c.FromDouble(to, math.Float64bits(f)); exact && math.Abs(f) < 1<<53 {
				return v
			}
		}
	}
	if c.Kind(x) == CFloat {
		b := c.Bits(x)
		switch op {
		case OpBitCast:
			if ty.IsInt(to) {
				return c.Int(to, b)
			}
		case OpFPTrunc:
			if from == Double {
				v, _ := c.FromDouble(to, b)
				return v
			}
		case OpFPExt:
			if from == Float && to == Double {
				return c.FloatBits(to, math.Float64bits(float64(math.Float32frombits(uint32(b)))))
			}
		}
	}
	return c.Expr(to, op, flags, 0, x)
}

// FoldBinary returns x op y, computed if both are numbers of at most 64 bits.
func (c *Consts) FoldBinary(op Op, flags Flags, t Type, x, y Value) Value {
	if a, ok := c.Uint(x); ok {
		if b, ok := c.Uint(y); ok {
			sa, _ := c.Sint(x)
			sb, _ := c.Sint(y)
			if r, ok := intOp(op, uint(c.types.Bits(t)), a, b, sa, sb); ok {
				return c.Int(t, r)
			}
			return c.Poison(t)
		}
	}
	if c.Kind(x) == CFloat && c.Kind(y) == CFloat {
		a, b := c.Bits(x), c.Bits(y)
		switch t {
		case Float:
			f, g := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
			if r, ok := floatOp(op, f, g); ok {
				return c.FloatBits(t, uint64(math.Float32bits(r)))
			}
		case Double:
			if r, ok := floatOp(op, math.Float64frombits(a), math.Float64frombits(b)); ok {
				return c.FloatBits(t, math.Float64bits(r))
			}
		}
	}
	return c.Expr(t, op, flags, 0, x, y)
}

// intOp computes an integer operation on w-bit numbers; ok is false where the
// result is poison or undefined. Bits beyond w may be set in the result.
func intOp(op Op, w uint, a, b uint64, sa, sb int64) (r uint64, ok bool) {
	switch op {
	case OpAdd:
		return a + b, true
	case OpSub:
		return a - b, true
	case OpMul:
		return a * b, true
	case OpAnd:
		return a & b, true
	case OpOr:
		return a | b, true
	case OpXor:
		return a ^ b, true
	case OpShl, OpLShr, OpAShr:
		if b >= uint64(w) {
			return 0, false
		}
		switch op {
		case OpShl:
			return a << b, true
		case OpLShr:
			return a >> b, true
		}
		return uint64(sa >> b), true
	case OpUDiv, OpURem:
		if b == 0 {
			return 0, false
		}
		if op == OpUDiv {
			return a / b, true
		}
		return a % b, true
	case OpSDiv, OpSRem:
		if b == 0 || sb == -1 && sa == math.MinInt64>>(64-w) {
			return 0, false
		}
		if op == OpSDiv {
			return uint64(sa / sb), true
		}
		return uint64(sa % sb), true
	}
	return 0, false
}

func floatOp[F float32 | float64](op Op, a, b F) (r F, ok bool) {
	switch op {
	case OpFAdd:
		r = a + b
	case OpFSub:
		r = a - b
	case OpFMul:
		r = a * b
	case OpFDiv:
		r = a / b
	default:
		return 0, false
	}
	return r, r == r // a NaN's payload is not ours to choose
}

// FoldFNeg returns -x.
func (c *Consts) FoldFNeg(t Type, x Value) Value {
	if c.Kind(x) == CFloat {
		return c.FloatBits(t, c.Bits(x)^1<<(uint(c.floatBits(t))-1))
	}
	return c.Expr(t, OpFNeg, 0, 0, x)
}

// FoldCompare returns the comparison of x and y.
func (c *Consts) FoldCompare(op Op, pred Pred, t, xt Type, x, y Value) Value {
	a, aok := c.Uint(x)
	b, bok := c.Uint(y)
	if op == OpICmp && aok && bok && c.types.IsInt(xt) {
		sa, _ := c.Sint(x)
		sb, _ := c.Sint(y)
		var r bool
		switch pred {
		case ICmpEQ:
			r = a == b
		case ICmpNE:
			r = a != b
		case ICmpUGT:
			r = a > b
		case ICmpUGE:
			r = a >= b
		case ICmpULT:
			r = a < b
		case ICmpULE:
			r = a <= b
		case ICmpSGT:
			r = sa > sb
		case ICmpSGE:
			r = sa >= sb
		case ICmpSLT:
			r = sa < sb
		case ICmpSLE:
			r = sa <= sb
		}
		n := uint64(0)
		if r {
			n = 1
		}
		return c.Int(t, n)
	}
	return c.Expr(t, op, 0, uint32(pred), x, y)
}

// FoldShuffle returns the vector of type rt that lanes (^0 for poison) select from
// vectors x and y of type t; ok is false if their elements are not known.
func (c *Consts) FoldShuffle(t, rt Type, x, y Value, lanes []uint32) (v Value, ok bool) {
	ty := c.types
	if ty.IsScalable(t) || !c.IsWhole(x) || !c.IsWhole(y) {
		if c.IsUndef(x) && c.IsUndef(y) {
			return c.Undef(rt), true
		}
		if ty.IsScalable(t) && c.Kind(x) == CExpr && c.ExprOp(x) == OpInsertElement {
			// The splat of before LLVM 20: shuffle(insertelement(poison, e, 0), poison, zeroinitializer).
			if o := c.Operands(x); c.IsUndef(o[0]) && c.IsZero(o[2]) {
				return c.Splat(rt, o[1]), true
			}
		}
		return None, false
	}
	n := uint32(ty.Len64(t))
	elems := make([]Value, len(lanes))
	for i, l := range lanes {
		switch {
		case l == ^uint32(0):
			elems[i] = c.Poison(ty.Elem(t))
		case l < n:
			elems[i] = c.Elem(x, int(l))
		default:
			elems[i] = c.Elem(y, int(l-n))
		}
	}
	return c.Sequence(rt, elems), true
}

// floatBits returns the width of a floating-point type.
func (c *Consts) floatBits(t Type) int {
	switch c.types.Kind(t) {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	}
	return 128
}

// maxReplace bounds the aggregates that are taken apart to replace one element.
const maxReplace = 1 << 16

// IsWhole reports whether the elements of an aggregate or vector constant are known.
func (c *Consts) IsWhole(x Value) bool {
	switch c.Kind(x) {
	case CZero, CUndef, CPoison, CAggregate, CSplat, CData:
		return c.numElems(c.Type(x)) <= maxReplace
	}
	return false
}

func (c *Consts) numElems(t Type) uint64 {
	if c.types.Kind(t) == StructKind {
		return uint64(len(c.types.Elems(t)))
	}
	return c.types.Len64(t)
}

// ReplaceElem returns x with element i replaced.
func (c *Consts) ReplaceElem(t Type, x Value, i int, e Value) Value {
	elems := make([]Value, c.numElems(t))
	for k := range elems {
		if elems[k] = e; k != i {
			elems[k] = c.Elem(x, k)
		}
	}
	if c.types.Kind(t) == StructKind {
		return c.Aggregate(t, elems)
	}
	return c.Sequence(t, elems)
}
