package fold

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// constBytes appends the bytes of a constant in memory order; false if it has addresses or
// undefined parts.
func (fo *Folder) constBytes(dst []byte, v ir.Value) ([]byte, bool) {
	c := fo.c
	t := fo.f.TypeOf(v)
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

// FromBytes returns the constant of type t with the given bytes, None if t is a pointer.
func (fo *Folder) FromBytes(t ir.Type, b []byte) ir.Value {
	c := fo.c
	switch fo.ty.Kind(t) {
	case ir.VectorKind:
		e := fo.ty.Elem(t)
		n := int(fo.m.BitsOf(e) / 8)
		if fo.m.BitsOf(e)&7 != 0 {
			return ir.None
		}
		return fo.Lanes(t, func(i int) ir.Value { return fo.FromBytes(e, b[i*n:(i+1)*n]) })
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

func (fo *Folder) bitCast(v ir.Value, from, t ir.Type) ir.Value {
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
	return fo.FromBytes(t, b)
}

// Leaf reads the value of type t at byte off of a constant of table from (the module's or the
// function's) and returns it as a constant of the function; None if that is not one
// leaf of the constant. It changes nothing in from.
func (fo *Folder) Leaf(from *ir.Consts, v ir.Value, vt ir.Type, off uint64, t ir.Type) ir.Value {
	for {
		if off+fo.m.StoreSize(t) > fo.m.SizeOf(vt) {
			return ir.None
		}
		switch from.Kind(v) {
		case ir.CZero:
			if fo.ty.IsPtr(t) && fo.ty.AddrSpace(t) != uint32(target.ASGeneric) {
				return ir.None
			}
			return fo.c.Null(t)
		case ir.CUndef, ir.CPoison:
			return fo.c.Undef(t)
		case ir.CData:
			n := fo.m.StoreSize(t)
			return fo.FromBytes(t, from.Bytes(v)[off:off+n])
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
			return fo.FromBytes(t, b[off:off+fo.m.StoreSize(t)])
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
