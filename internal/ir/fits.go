package ir

// CastFits reports whether conversion op can turn type from into type to (LangRef,
// "Conversion Operations").
func (m *Module) CastFits(op Op, from, to Type) bool {
	ty := &m.Types
	ok := false
	f, t := ty.Scalar(from), ty.Scalar(to)
	sameShape := ty.IsVector(from) == ty.IsVector(to) &&
		(!ty.IsVector(from) || ty.Len64(from) == ty.Len64(to) && ty.IsScalable(from) == ty.IsScalable(to))
	switch op {
	case OpTrunc:
		ok = sameShape && ty.IsInt(f) && ty.IsInt(t) && ty.Bits(f) > ty.Bits(t)
	case OpZExt, OpSExt:
		ok = sameShape && ty.IsInt(f) && ty.IsInt(t) && ty.Bits(f) < ty.Bits(t)
	case OpFPTrunc:
		ok = sameShape && ty.IsFloat(f) && ty.IsFloat(t) && m.BitsOf(f) > m.BitsOf(t)
	case OpFPExt:
		ok = sameShape && ty.IsFloat(f) && ty.IsFloat(t) && m.BitsOf(f) < m.BitsOf(t)
	case OpFPToUI, OpFPToSI:
		ok = sameShape && ty.IsFloat(f) && ty.IsInt(t)
	case OpUIToFP, OpSIToFP:
		ok = sameShape && ty.IsInt(f) && ty.IsFloat(t)
	case OpPtrToInt, OpPtrToAddr:
		ok = sameShape && ty.IsPtr(f) && ty.IsInt(t)
	case OpIntToPtr:
		ok = sameShape && ty.IsInt(f) && ty.IsPtr(t)
	case OpAddrSpaceCast:
		ok = sameShape && ty.IsPtr(f) && ty.IsPtr(t) && f != t
	case OpBitCast:
		switch {
		case ty.IsPtr(f) || ty.IsPtr(t):
			ok = f == t && (from == to || m.BitsOf(from) == m.BitsOf(to))
		case ty.IsAggregate(f) || ty.IsAggregate(t) || f == Token || t == Token:
		default:
			ok = m.BitsOf(from) == m.BitsOf(to) && ty.IsScalable(from) == ty.IsScalable(to)
		}
	}
	return ok
}

// ArithFits reports whether binary operation or negation op works on type t.
func (m *Module) ArithFits(op Op, t Type) bool {
	s := m.Types.Scalar(t)
	switch op {
	case OpFAdd, OpFSub, OpFMul, OpFDiv, OpFRem, OpFNeg:
		return m.Types.IsFloat(s)
	}
	return m.Types.IsInt(s)
}

// CompareFits reports whether comparison op works on type t.
func (m *Module) CompareFits(op Op, t Type) bool {
	s := m.Types.Scalar(t)
	if op == OpFCmp {
		return m.Types.IsFloat(s)
	}
	return m.Types.IsInt(s) || m.Types.IsPtr(s)
}

// SelectFits reports whether a value of type cond can choose between two of type t.
func (m *Module) SelectFits(cond, t Type) bool {
	ty := &m.Types
	return cond == I1 || cond == ty.WithScalar(t, I1) && ty.IsVector(cond)
}

// IndexType returns the type of the element of aggregate type t that a path of
// indices leads to, NoType if there is none.
func (m *Module) IndexType(t Type, path []uint32) Type {
	ty := &m.Types
	for _, i := range path {
		switch ty.Kind(t) {
		case StructKind:
			if es := ty.Elems(t); int(i) < len(es) {
				t = es[i]
				continue
			}
		case ArrayKind:
			if uint64(i) < ty.Len64(t) {
				t = ty.Elem(t)
				continue
			}
		}
		return NoType
	}
	return t
}

// GEPFits reports whether a getelementptr over source element type src can have
// a base of type base and the indices idx of table c; typeOf gives their
// types.
func (m *Module) GEPFits(c *Consts, src, base Type, idx []Value, typeOf func(Value) Type) bool {
	ty := &m.Types
	if !ty.IsPtr(ty.Scalar(base)) || !ty.IsSized(src) {
		return false
	}
	t := src
	for i, x := range idx {
		if xt := typeOf(x); !ty.IsInt(ty.Scalar(xt)) {
			return false
		}
		if i == 0 {
			continue
		}
		switch ty.Kind(t) {
		case ArrayKind, VectorKind:
			t = ty.Elem(t)
		case StructKind:
			switch c.Kind(x) {
			case CData, CZero, CSplat, CAggregate: // a vector of one number
				x = c.Elem(x, 0)
			}
			n, ok := c.Uint(x)
			if !ok || n >= uint64(len(ty.Elems(t))) {
				return false
			}
			t = ty.Elems(t)[n]
		default:
			return false
		}
	}
	return true
}
