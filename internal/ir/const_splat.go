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
