package ir

// SplatBits returns the integer that v is, or that all elements of vector v are.
func (c *Consts) SplatBits(v Value) (uint64, bool) {
	switch c.Kind(v) {
	case CInt:
		return c.Bits(v), true
	case CSplat:
		return c.Uint(c.Operands(v)[0])
	case CZero:
		return 0, c.types.IsInt(c.types.Scalar(c.Type(v)))
	case CData:
		t := c.Type(v)
		if !c.types.IsVector(t) || !c.types.IsInt(c.types.Elem(t)) {
			return 0, false
		}
		b := c.Bytes(v)
		n := len(b) / int(c.types.Len64(t))
		for i := n; i < len(b); i++ {
			if b[i] != b[i-n] {
				return 0, false
			}
		}
		x := uint64(0)
		for i := n - 1; i >= 0; i-- {
			x = x<<8 | uint64(b[i])
		}
		return x, true
	}
	return 0, false
}

// SplatInt returns integer x as a constant of type t, an integer or a vector of integers.
func (c *Consts) SplatInt(t Type, x uint64) Value {
	if c.types.IsVector(t) {
		return c.Splat(t, c.Int(c.types.Elem(t), x))
	}
	return c.Int(t, x)
}

// IsAllOnes reports whether v is an integer, or a vector of integers, with all bits set.
func (c *Consts) IsAllOnes(v Value) bool {
	switch c.Kind(v) {
	case CInt:
		return c.Bits(v) == ^uint64(0)>>(64-c.types.Bits(c.Type(v)))
	case CSplat:
		return c.IsAllOnes(c.Operands(v)[0])
	case CWide:
		return c.types.IsInt(c.Type(v)) && v == c.SInt(c.Type(v), -1)
	case CData:
		for _, b := range c.Bytes(v) {
			if b != 0xff {
				return false
			}
		}
		return c.types.IsInt(c.types.Elem(c.Type(v)))
	}
	return false
}
