package passes

import (
	"math"
	"math/big"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// folder evaluates operations on constants (constant folding).
type folder struct{ *unit }

// lanes calls fn for each element of vector type t and returns the vector of
// the results, or None as soon as one of them is None.
func (fo folder) lanes(t ir.Type, fn func(i int) ir.Value) ir.Value {
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
	return fo.vector(t, buf[:n])
}

// vector returns the constant vector of the given elements.
func (fo folder) vector(t ir.Type, elems []ir.Value) ir.Value {
	same := true
	for _, e := range elems {
		same = same && e == elems[0]
	}
	if same && !fo.c.IsUndef(elems[0]) && elems[0].IsConst() {
		return fo.c.Splat(t, elems[0])
	}
	return fo.c.Aggregate(t, elems)
}

// binary returns the constant a op b, None if it cannot be computed. Both
// must be constants.
func (fo folder) binary(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.lanes(t, func(i int) ir.Value {
			x, y := c.Elem(a, i), c.Elem(b, i)
			if x == ir.None || y == ir.None {
				return ir.None
			}
			return fo.binary(op, fo.ty.Elem(t), x, y)
		})
	}
	ka, kb := c.Kind(a), c.Kind(b)
	if ka == ir.CPoison || kb == ir.CPoison {
		return c.Poison(t)
	}
	if ka == ir.CUndef || kb == ir.CUndef {
		return fo.undef(op, t, a, b)
	}
	if ka == ir.CInt && kb == ir.CInt {
		r, ok := foldIntBits(op, fo.ty.Bits(t), c.Bits(a), c.Bits(b))
		if !ok {
			return c.Poison(t)
		}
		return c.Int(t, r)
	}
	if ka == ir.CFloat && kb == ir.CFloat {
		if r, ok := fo.float(op, t, c.Bits(a), c.Bits(b)); ok {
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
func (fo folder) undef(op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	both := c.Kind(a) == c.Kind(b)
	switch op {
	case ir.OpAdd, ir.OpSub:
		return c.Undef(t)
	case ir.OpXor:
		if both { // clang clears registers this way
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

// cast returns constant v converted to type t, None if it cannot be computed.
func (fo folder) cast(op ir.Op, v ir.Value, t ir.Type) ir.Value {
	c := fo.c
	from := fo.typeOfConst(v)
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
		return fo.lanes(t, func(i int) ir.Value {
			x := c.Elem(v, i)
			if x == ir.None {
				return ir.None
			}
			return fo.cast(op, x, fo.ty.Elem(t))
		})
	}
	switch op {
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		if k == ir.CInt && fo.ty.Bits(t) <= 64 {
			x := c.Bits(v)
			if op == ir.OpSExt {
				x = uint64(signed(x, fo.ty.Bits(from)))
			}
			return c.Int(t, x)
		}
		if x := c.Big(v); x != nil {
			if op == ir.OpSExt {
				x = signedBig(x, fo.ty.Bits(from))
			}
			return c.BigInt(t, x)
		}
	case ir.OpFPTrunc, ir.OpFPExt:
		fk, ok1 := fo.format(from)
		tk, ok2 := fo.format(t)
		if k == ir.CFloat && ok1 && ok2 && !fo.flushes(from, c.Bits(v)) {
			if r, ok := tk.fromFloat64(fk.toFloat64(c.Bits(v))); ok && !fo.flushes(t, r) {
				return c.FloatBits(t, r)
			}
		}
	case ir.OpFPToSI, ir.OpFPToUI:
		fk, ok := fo.format(from)
		if k == ir.CFloat && ok && fo.ty.Bits(t) <= 64 {
			return fo.toInt(op == ir.OpFPToSI, fk.toFloat64(c.Bits(v)), t)
		}
	case ir.OpSIToFP, ir.OpUIToFP:
		tk, ok := fo.format(t)
		if k == ir.CInt && ok {
			return fo.fromInt(op == ir.OpSIToFP, c.Bits(v), fo.ty.Bits(from), t, tk)
		}
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		if k == ir.CNull && fo.ty.AddrSpace(from) == analysis.Generic {
			return c.Null(t)
		}
		if c.ExprOp(v) == ir.OpIntToPtr {
			if x := c.Operands(v)[0]; fo.typeOfConst(x) == t {
				return x
			}
		}
		if op == ir.OpPtrToInt && fo.ty.IsInt(t) && fo.ty.Bits(t) == fo.m.Layout.PtrBits(fo.ty.AddrSpace(from)) {
			return c.Expr(t, op, 0, 0, v)
		}
	case ir.OpIntToPtr:
		if k == ir.CInt && c.Bits(v) == 0 && fo.ty.AddrSpace(t) == analysis.Generic {
			return c.Null(t)
		}
		if c.ExprOp(v) == ir.OpPtrToInt {
			if x := c.Operands(v)[0]; fo.typeOfConst(x) == t {
				return x
			}
		}
		return c.Expr(t, op, 0, 0, v)
	case ir.OpAddrSpaceCast:
		if c.ExprOp(v) == ir.OpAddrSpaceCast {
			if x := c.Operands(v)[0]; fo.typeOfConst(x) == t {
				return x
			}
		}
		return c.Expr(t, op, 0, 0, v)
	}
	return ir.None
}

func (fo folder) typeOfConst(v ir.Value) ir.Type { return fo.f.TypeOf(v) }

func (fo folder) toInt(sign bool, x float64, t ir.Type) ir.Value {
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

// toIntSat is toInt for numbers of any size: NaN becomes 0, and what is out of range the
// nearest bound.
func (fo folder) toIntSat(sign bool, v ir.Value, t ir.Type) ir.Value {
	k, ok := fo.format(fo.typeOfConst(v))
	if !ok || fo.flushes(fo.typeOfConst(v), fo.c.Bits(v)) {
		return ir.None
	}
	x := math.Trunc(k.toFloat64(fo.c.Bits(v)))
	w := fo.ty.Bits(t)
	lo, hi := uint64(0), mask(w)
	limit := math.Ldexp(1, w)
	low := 0.0
	if sign {
		lo, hi, limit = 1<<(w-1), mask(w)>>1, limit/2
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

func (fo folder) fromInt(sign bool, x uint64, w int, t ir.Type, k floatFormat) ir.Value {
	n := new(big.Float).SetPrec(64).SetUint64(x)
	if sign {
		n.SetInt64(signed(x, w))
	}
	// Round once: to the format's precision, not to double first. Values of integers are normal
	// in every format or, in half, beyond its range.
	n.SetPrec(k.frac + 1)
	f, _ := n.Float64()
	if r, ok := k.fromFloat64(f); ok {
		return fo.c.FloatBits(t, r)
	}
	return ir.None
}

// constBytes appends the bytes of a constant in memory order; false if it has addresses or
// undefined parts.
func (fo folder) constBytes(dst []byte, v ir.Value) ([]byte, bool) {
	c := fo.c
	t := fo.typeOfConst(v)
	if fo.ty.IsVector(t) {
		for i := range int(fo.ty.Len64(t)) {
			e := c.Elem(v, i)
			if e == ir.None || fo.m.BitsOf(fo.ty.Elem(t))&7 != 0 {
				return dst, false
			}
			var ok bool
			if dst, ok = fo.constBytes(dst, e); !ok {
				return dst, false
			}
		}
		return dst, true
	}
	n := fo.m.BitsOf(t)
	if n&7 != 0 {
		return dst, false
	}
	switch c.Kind(v) {
	case ir.CInt, ir.CFloat:
		for i := uint64(0); i < n; i += 8 {
			dst = append(dst, byte(c.Bits(v)>>i))
		}
		return dst, true
	case ir.CWide:
		for i := uint64(0); i < n; i += 8 {
			dst = append(dst, byte(c.Words(v)[i>>6]>>(i&63)))
		}
		return dst, true
	}
	return dst, false
}

// fromBytes returns the constant of type t with the given bytes, None if t is a pointer.
func (fo folder) fromBytes(t ir.Type, b []byte) ir.Value {
	c := fo.c
	switch fo.ty.Kind(t) {
	case ir.VectorKind:
		e := fo.ty.Elem(t)
		n := int(fo.m.BitsOf(e) / 8)
		if fo.m.BitsOf(e)&7 != 0 {
			return ir.None
		}
		return fo.lanes(t, func(i int) ir.Value { return fo.fromBytes(e, b[i*n:(i+1)*n]) })
	case ir.IntKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind:
		if fo.m.BitsOf(t)&7 != 0 {
			return ir.None
		}
		var words [4]uint64
		if len(b) > 32 {
			return ir.None
		}
		for i, x := range b {
			words[i>>3] |= uint64(x) << (i & 7 * 8)
		}
		switch {
		case len(b) > 8:
			return c.Wide(t, words[:])
		case fo.ty.IsInt(t):
			return c.Int(t, words[0])
		}
		return c.FloatBits(t, words[0])
	}
	return ir.None
}

func (fo folder) bitCast(v ir.Value, from, t ir.Type) ir.Value {
	if from == t {
		return v
	}
	if fo.c.IsZero(v) && !fo.ty.IsPtr(fo.ty.Scalar(t)) && !fo.ty.IsPtr(fo.ty.Scalar(from)) {
		return fo.c.Null(t)
	}
	var buf [64]byte
	b, ok := fo.constBytes(buf[:0], v)
	if !ok || uint64(len(b))*8 != fo.m.BitsOf(t) {
		return ir.None
	}
	return fo.fromBytes(t, b)
}

// boolConst returns i1 x.
func (fo folder) boolConst(x bool) ir.Value {
	if x {
		return fo.c.Int(ir.I1, 1)
	}
	return fo.c.Int(ir.I1, 0)
}

// icmp compares two constants; t is the type of the result.
func (fo folder) icmp(p ir.Pred, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.lanes(t, func(i int) ir.Value {
			x, y := c.Elem(a, i), c.Elem(b, i)
			if x == ir.None || y == ir.None {
				return ir.None
			}
			return fo.icmp(p, ir.I1, x, y)
		})
	}
	ka, kb := c.Kind(a), c.Kind(b)
	switch {
	case ka == ir.CPoison || kb == ir.CPoison:
		return c.Poison(t)
	case ka == ir.CUndef || kb == ir.CUndef:
		if p == ir.ICmpEQ || p == ir.ICmpNE || ka == kb {
			return c.Undef(t)
		}
		return fo.boolConst(cmpSign(p, 0))
	case ka == ir.CInt && kb == ir.CInt:
		return fo.boolConst(foldICmpBits(p, fo.ty.Bits(c.Type(a)), c.Bits(a), c.Bits(b)))
	case ka == ir.CWide && kb == ir.CWide:
		x, y := c.Big(a), c.Big(b)
		if p.IsSigned() {
			w := fo.ty.Bits(c.Type(a))
			x, y = signedBig(x, w), signedBig(y, w)
		}
		return fo.boolConst(cmpSign(p, x.Cmp(y)))
	case a == b:
		return fo.boolConst(cmpSign(p, 0))
	}
	return ir.None
}

// fcmp compares two floating-point constants.
func (fo folder) fcmp(p ir.Pred, t ir.Type, a, b ir.Value) ir.Value {
	c := fo.c
	if fo.ty.IsVector(t) {
		return fo.lanes(t, func(i int) ir.Value {
			x, y := c.Elem(a, i), c.Elem(b, i)
			if x == ir.None || y == ir.None {
				return ir.None
			}
			return fo.fcmp(p, ir.I1, x, y)
		})
	}
	if c.Kind(a) == ir.CPoison || c.Kind(b) == ir.CPoison {
		return c.Poison(t)
	}
	if c.Kind(a) == ir.CFloat && c.Kind(b) == ir.CFloat {
		if r, ok := fo.fcmpBits(p, c.Type(a), c.Bits(a), c.Bits(b)); ok {
			return fo.boolConst(r)
		}
	}
	return ir.None
}

// gep returns the constant address base + off bytes.
func (fo folder) gep(t ir.Type, flags ir.Flags, base ir.Value, off int64) ir.Value {
	c := fo.c
	if c.ExprOp(base) == ir.OpGEP {
		if o, ok := analysis.ConstGEPOffset(fo.m, c, base); ok {
			flags &= c.ExprFlags(base)
			base, off = c.Operands(base)[0], off+o
		}
	}
	if off == 0 {
		return base
	}
	return c.Expr(t, ir.OpGEP, flags, uint32(ir.I8), base, c.SInt(ir.I64, off))
}

// constLeaf reads the value of type t at byte off of a constant of table from (the module's or the
// function's) and returns it as a constant of the function; None if that is not one
// leaf of the constant. It changes nothing in from.
func (fo folder) constLeaf(from *ir.Consts, v ir.Value, vt ir.Type, off uint64, t ir.Type) ir.Value {
	for {
		if off+fo.m.StoreSize(t) > fo.m.SizeOf(vt) {
			return ir.None
		}
		switch from.Kind(v) {
		case ir.CZero:
			if fo.ty.IsPtr(t) && fo.ty.AddrSpace(t) != analysis.Generic {
				return ir.None
			}
			return fo.c.Null(t)
		case ir.CUndef, ir.CPoison:
			return fo.c.Undef(t)
		case ir.CData:
			n := fo.m.StoreSize(t)
			return fo.fromBytes(t, from.Bytes(v)[off:off+n])
		case ir.CInt, ir.CFloat, ir.CWide:
			if off == 0 && vt == t {
				return fo.c.Import(from, v)
			}
			if from != fo.c {
				v = fo.c.Import(from, v)
			}
			var buf [32]byte
			b, ok := fo.constBytes(buf[:0], v)
			if !ok || off+fo.m.StoreSize(t) > uint64(len(b)) {
				return ir.None
			}
			return fo.fromBytes(t, b[off:off+fo.m.StoreSize(t)])
		case ir.CAggregate, ir.CSplat:
			i := uint64(0)
			et := vt
			switch fo.ty.Kind(vt) {
			case ir.StructKind:
				k, o, ok := fo.m.FieldAt(vt, off, 1)
				if !ok {
					return ir.None
				}
				i, et, off = uint64(k), fo.ty.Elems(vt)[k], off-o
			default:
				et = fo.ty.Elem(vt)
				n := fo.m.StrideOf(vt)
				if n == 0 || fo.ty.IsVector(vt) && fo.m.BitsOf(et)%8 != 0 {
					return ir.None
				}
				i, off = off/n, off%n
			}
			ops := from.Operands(v)
			if from.Kind(v) == ir.CSplat {
				i = 0
			}
			if i >= uint64(len(ops)) {
				return ir.None
			}
			v, vt = ops[i], et
			continue
		case ir.NoConst: // the address of a symbol
			if off == 0 && v.IsSym() && fo.f.TypeOf(v) == t {
				return v
			}
			return ir.None
		default:
			if off == 0 && from.Type(v) == t && !from.IsOldExpr(v) { // which instructions cannot use
				return fo.c.Import(from, v)
			}
			return ir.None
		}
	}
}

// load returns the value that a load of type t from constant memory gives,
// None if the memory may be changed or is not known.
func (fo folder) load(p ir.Value, t ir.Type) ir.Value {
	return fo.loadAt(analysis.RefOf(fo.f, p), t)
}

// loadAt is load for a pointer that has been taken apart.
func (fo folder) loadAt(r analysis.Ref, t ir.Type) ir.Value {
	if !r.Exact || r.Off < 0 || !r.Base.IsSym() {
		return ir.None
	}
	s := fo.m.Sym(r.Base)
	if s.Kind != ir.SymVar || !s.IsConst || s.Init == ir.None || s.Linkage.IsInterposable() || s.ExternInit {
		return ir.None
	}
	return fo.constLeaf(&fo.m.Consts, s.Init, s.Type, uint64(r.Off), t)
}
