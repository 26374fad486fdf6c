package fold

import (
	"math"
	"math/big"
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/softfp"
	"gonvvm/internal/target"
)

// Cast returns constant v converted to type t, None if it cannot be computed.
func (fo *Folder) Cast(op ir.Op, v ir.Value, t ir.Type) ir.Value {
	c := fo.c
	from := fo.f.TypeOf(v)
	k := c.Kind(v)
	if k == ir.CPoison {
		return c.Poison(t)
	}
	if k == ir.CUndef {
		switch op {
		case ir.OpZExt, ir.OpSExt, ir.OpUIToFP, ir.OpSIToFP:
			return c.Null(t)
		}
		return c.Undef(t)
	}
	if op == ir.OpBitCast {
		return fo.bitCast(v, from, t)
	}
	if fo.ty.IsVector(from) {
		return fo.Lanes(t, func(i int) ir.Value {
			x := c.Elem(v, i)
			if x == ir.None {
				return ir.None
			}
			return fo.Cast(op, x, fo.ty.Elem(t))
		})
	}
	switch op {
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		if k == ir.CInt && fo.ty.Bits(t) <= 64 {
			x := c.Bits(v)
			if op == ir.OpSExt {
				x = uint64(Signed(x, fo.ty.Bits(from)))
			}
			return c.Int(t, x)
		}
		if x := c.Big(v); x != nil {
			if op == ir.OpSExt {
				x = SignedBig(x, fo.ty.Bits(from))
			}
			return c.BigInt(t, x)
		}
	case ir.OpFPTrunc, ir.OpFPExt:
		fk, ok1 := fo.Format(from)
		tk, ok2 := fo.Format(t)
		if k == ir.CFloat && ok1 && ok2 && !fo.Flushes(from, c.Bits(v)) {
			if r, ok := Round(tk, fk.ToFloat64(c.Bits(v))); ok && !fo.Flushes(t, r) {
				return c.FloatBits(t, r)
			}
		}
	case ir.OpFPToSI, ir.OpFPToUI:
		fk, ok := fo.Format(from)
		if k == ir.CFloat && ok && fo.ty.Bits(t) <= 64 {
			return fo.toInt(op == ir.OpFPToSI, fk.ToFloat64(c.Bits(v)), t)
		}
	case ir.OpSIToFP, ir.OpUIToFP:
		tk, ok := fo.Format(t)
		if k == ir.CInt && ok {
			return fo.fromInt(op == ir.OpSIToFP, c.Bits(v), fo.ty.Bits(from), t, tk)
		}
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		if k == ir.CNull && fo.ty.AddrSpace(from) == uint32(target.ASGeneric) {
			return c.Null(t)
		}
		if c.ExprOp(v) == ir.OpIntToPtr {
			if x := c.Operands(v)[0]; fo.f.TypeOf(x) == t {
				return x
			}
		}
		if op == ir.OpPtrToInt && fo.ty.IsInt(t) && fo.ty.Bits(t) == fo.m.Layout.PtrBits(fo.ty.AddrSpace(from)) {
			return c.Expr(t, op, 0, 0, v)
		}
	case ir.OpIntToPtr:
		if k == ir.CInt && c.Bits(v) == 0 && fo.ty.AddrSpace(t) == uint32(target.ASGeneric) {
			return c.Null(t)
		}
		if c.ExprOp(v) == ir.OpPtrToInt {
			if x := c.Operands(v)[0]; fo.f.TypeOf(x) == t {
				return x
			}
		}
		return c.Expr(t, op, 0, 0, v)
	case ir.OpAddrSpaceCast:
		if x := fo.castBack(v, t); x != ir.None {
			return x
		}
		return c.Expr(t, op, 0, 0, v)
	}
	return ir.None
}

// castBack returns constant address v as a pointer of type t if v is computed from one, else None.
func (fo *Folder) castBack(v ir.Value, t ir.Type) ir.Value {
	c := fo.c
	switch c.ExprOp(v) {
	case ir.OpAddrSpaceCast:
		if x := c.Operands(v)[0]; fo.f.TypeOf(x) == t {
			return x
		}
	case ir.OpGEP:
		if !fo.ty.IsPtr(t) {
			break
		}
		ops := slices.Clone(c.Operands(v))
		if ops[0] = fo.castBack(ops[0], t); ops[0] != ir.None {
			return c.Expr(t, ir.OpGEP, c.ExprFlags(v), c.ExprAux(v), ops...)
		}
	}
	return ir.None
}

func (fo *Folder) toInt(sign bool, x float64, t ir.Type) ir.Value {
	w := fo.ty.Bits(t)
	if x != x || math.IsInf(x, 0) {
		return fo.c.Poison(t)
	}
	n, _ := new(big.Float).SetFloat64(math.Trunc(x)).Int(nil)
	lo, hi := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w))
	if sign {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}
	if n.Cmp(lo) < 0 || n.Cmp(hi) >= 0 {
		return fo.c.Poison(t)
	}
	return fo.c.BigInt(t, n)
}

// ToIntSat is toInt for numbers of any size: NaN becomes 0, and numbers out of range the nearest bound.
func (fo *Folder) ToIntSat(sign bool, v ir.Value, t ir.Type) ir.Value {
	k, ok := fo.Format(fo.f.TypeOf(v))
	if !ok || fo.Flushes(fo.f.TypeOf(v), fo.c.Bits(v)) {
		return ir.None
	}
	x := math.Trunc(k.ToFloat64(fo.c.Bits(v)))
	w := fo.ty.Bits(t)
	lo, hi := uint64(0), Mask(w)
	limit := math.Ldexp(1, w)
	low := 0.0
	if sign {
		lo, hi, limit = 1<<(w-1), Mask(w)>>1, limit/2
		low = -limit
	}
	switch {
	case x != x:
		return fo.c.Null(t)
	case x >= limit:
		return fo.c.Int(t, hi)
	case x < low:
		return fo.c.Int(t, lo)
	}
	return fo.toInt(sign, x, t)
}

func (fo *Folder) fromInt(sign bool, x uint64, w int, t ir.Type, k *softfp.Format) ir.Value {
	n := new(big.Float).SetPrec(64).SetUint64(x)
	if sign {
		n.SetInt64(Signed(x, w))
	}
	// Round once: to the format's precision, not to double first. Values of integers are normal
	// in every format or, in half, beyond its range.
	n.SetPrec(uint(k.Frac) + 1)
	f, _ := n.Float64()
	if r, ok := Round(k, f); ok {
		return fo.c.FloatBits(t, r)
	}
	return ir.None
}
