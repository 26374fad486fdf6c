package ir

// Kind returns the form of constant v, NoConst if v is not of kind KConst.
func (c *Consts) Kind(v Value) ConstKind {
	if !v.IsConst() {
		return NoConst
	}
	return c.at(v).kind
}

// Type returns the type of constant v.
func (c *Consts) Type(v Value) Type { return c.at(v).typ }

// Bits returns the payload of a CInt or CFloat constant.
func (c *Consts) Bits(v Value) uint64 { return c.at(v).a }

// Words returns the words of a CWide constant. The slice must not be changed.
func (c *Consts) Words(v Value) []uint64 {
	i := c.at(v)
	return c.words[i.a>>32 : i.a>>32+i.a&0xffffffff]
}

// Bytes returns the bytes of a CData constant. The slice must not be changed.
func (c *Consts) Bytes(v Value) []byte {
	i := c.at(v)
	return c.bytes[i.a>>32 : i.a>>32+i.a&0xffffffff]
}

// Operands returns the elements of a CAggregate or CSplat and the operands of
// a CExpr and the special forms; nothing if v is not a constant. The slice must not be changed.
func (c *Consts) Operands(v Value) []Value {
	if !v.IsConst() {
		return nil
	}
	i := c.at(v)
	switch i.kind {
	case CAggregate, CSplat, CExpr, CBlockAddr, CDSOLocal, CNoCFI, CPtrAuth:
		return c.opnds[i.a>>32 : i.a>>32+i.a&0xffffffff]
	}
	return nil
}

// ExprOp returns the operation of a CExpr, OpInvalid for anything else.
func (c *Consts) ExprOp(v Value) Op {
	if !v.IsConst() {
		return OpInvalid
	}
	return c.at(v).op
}

// ExprFlags returns the flags of a CExpr.
func (c *Consts) ExprFlags(v Value) Flags { return c.at(v).flags }

// ExprAux returns the source element type or predicate of a CExpr.
func (c *Consts) ExprAux(v Value) uint32 { return c.at(v).aux }

// Uint returns the value of an integer constant of at most 64 bits, zero-extended.
func (c *Consts) Uint(v Value) (uint64, bool) {
	if !v.IsConst() {
		return 0, false
	}
	if i := c.at(v); i.kind == CInt {
		return i.a, true
	}
	return 0, false
}

// Sint returns the value of an integer constant of at most 64 bits, sign-extended.
func (c *Consts) Sint(v Value) (int64, bool) {
	x, ok := c.Uint(v)
	if !ok {
		return 0, false
	}
	s := 64 - uint(c.types.Bits(c.at(v).typ))
	return int64(x<<s) >> s, true
}

// IsZero reports whether v is the zero value of its type: 0, +0.0, null or
// zeroinitializer (not -0.0, undef or poison).
func (c *Consts) IsZero(v Value) bool {
	if !v.IsConst() {
		return false
	}
	switch i := c.at(v); i.kind {
	case CInt, CFloat:
		return i.a == 0
	case CNull, CZero:
		return true
	case CWide:
		for _, w := range c.Words(v) {
			if w != 0 {
				return false
			}
		}
		return true
	}
	return false
}

// IsUndef reports whether v is undef or poison.
func (c *Consts) IsUndef(v Value) bool {
	k := c.Kind(v)
	return k == CUndef || k == CPoison
}

// Elem returns element i of an aggregate or vector constant, whatever its form;
// None if v is a constant expression or i is out of range.
func (c *Consts) Elem(v Value, i int) Value {
	if !v.IsConst() || i < 0 {
		return None
	}
	info := *c.at(v)
	var et Type
	switch c.types.Kind(info.typ) {
	case StructKind:
		es := c.types.Elems(info.typ)
		if i >= len(es) {
			return None
		}
		et = es[i]
	case ArrayKind, VectorKind:
		if uint64(i) >= c.types.Len64(info.typ) {
			return None
		}
		et = c.types.Elem(info.typ)
	default:
		return None
	}
	switch info.kind {
	case CZero:
		return c.Null(et)
	case CUndef:
		return c.Undef(et)
	case CPoison:
		return c.Poison(et)
	case CAggregate:
		return c.Operands(v)[i]
	case CSplat:
		return c.Operands(v)[0]
	case CData:
		b := c.Bytes(v)
		n := len(b) / int(c.types.Len64(info.typ))
		x := uint64(0)
		for k := n - 1; k >= 0; k-- {
			x = x<<8 | uint64(b[i*n+k])
		}
		if c.types.IsInt(et) {
			return c.Int(et, x)
		}
		return c.FloatBits(et, x)
	}
	return None
}

// Import copies constant v of table from, which belongs to the same module,
// into c and returns its Value here. Other kinds of Value are returned as they are.
func (c *Consts) Import(from *Consts, v Value) Value {
	if !v.IsConst() || from == c {
		return v
	}
	i := *from.at(v)
	switch i.kind {
	case CWide:
		return c.Wide(i.typ, from.Words(v))
	case CData:
		return c.Data(i.typ, from.Bytes(v))
	case CAggregate, CSplat, CExpr, CBlockAddr, CDSOLocal, CNoCFI, CPtrAuth:
		ops := append([]Value(nil), from.allOpnds(v)...)
		for k, o := range ops {
			ops[k] = c.Import(from, o)
		}
		return c.withOpnds(i, ops)
	}
	w, _ := c.intern(i)
	return w
}

// IsOne reports whether v is the integer 1.
func (c *Consts) IsOne(v Value) bool {
	k, ok := c.Uint(v)
	return ok && k == 1
}

// IsPlain reports whether v is a constant, but not a constant expression; its elements may be.
func (c *Consts) IsPlain(v Value) bool { return v.IsConst() && c.Kind(v) != CExpr }

// ElemAt returns the element of constant v at a path of indices, None if it has none that is a constant.
func (c *Consts) ElemAt(v Value, path []uint32) Value {
	for _, i := range path {
		if v = c.Elem(v, int(i)); v == None {
			return v
		}
	}
	if v.IsConst() {
		return v
	}
	return None
}
