package interp

import (
	"math/big"

	"gonvvm/internal/ir"
)

// Value is the result of an instruction.
type Value struct {
	Bits   *big.Int // of a scalar, not negative; nil if it is poison
	Elems  []Value  // of a vector, array or structure
	Nested bool     // it is one of these
	NaN    bool     // of a float: it is some NaN, and nothing can be said of its bits
}

func poison() Value { return Value{} }

func number(x *big.Int) Value { return Value{Bits: x} }

func small(x uint64) Value { return number(new(big.Int).SetUint64(x)) }

func truth(b bool) Value {
	if b {
		return small(1)
	}
	return small(0)
}

func list(elems []Value) Value { return Value{Elems: elems, Nested: true} }

var one = big.NewInt(1)

// power returns 2^n.
func power(n int) *big.Int { return new(big.Int).Lsh(one, uint(n)) }

// wrap returns x modulo 2^w.
func wrap(x *big.Int, w int) *big.Int {
	return new(big.Int).And(x, new(big.Int).Sub(power(w), one))
}

// signed returns the number of w bits x as two's complement.
func signed(x *big.Int, w int) *big.Int {
	if x.Bit(w-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, power(w))
}

// fits reports whether x is a signed number of w bits.
func fits(x *big.Int, w int) bool { return signed(wrap(x, w), w).Cmp(x) == 0 }

// undefined returns the value of type t that is poison throughout.
func (m *Machine) undefined(t ir.Type) Value {
	return m.build(t, func(ir.Type) Value { return poison() })
}

// build makes a value of type t out of its scalars, in order.
func (m *Machine) build(t ir.Type, scalar func(t ir.Type) Value) Value {
	ty := &m.mod.Types
	switch ty.Kind(t) {
	case ir.VectorKind, ir.ArrayKind:
		elems := make([]Value, ty.Len64(t))
		for i := range elems {
			elems[i] = m.build(ty.Elem(t), scalar)
		}
		return list(elems)
	case ir.StructKind:
		es := ty.Elems(t)
		elems := make([]Value, len(es))
		for i, e := range es {
			elems[i] = m.build(e, scalar)
		}
		return list(elems)
	}
	return scalar(t)
}

// width returns the bits of a scalar type.
func (m *Machine) width(t ir.Type) int { return int(m.mod.BitsOf(t)) }

// constant returns the value of constant v of table c.
func (m *Machine) constant(c *ir.Consts, v ir.Value) (Value, error) {
	if v.IsSym() {
		at, err := m.symbol(v.Index())
		return small(at), err
	}
	t := c.Type(v)
	switch c.Kind(v) {
	case ir.CInt, ir.CFloat:
		return small(c.Bits(v)), nil
	case ir.CWide:
		x := new(big.Int)
		words := c.Words(v)
		for i := len(words) - 1; i >= 0; i-- {
			x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(words[i]))
		}
		return number(x), nil
	case ir.CNull, ir.CZero:
		return m.build(t, func(ir.Type) Value { return small(0) }), nil
	case ir.CUndef, ir.CPoison:
		return m.undefined(t), nil
	case ir.CAggregate, ir.CData, ir.CSplat:
		n := len(m.mod.Types.Elems(t))
		if m.mod.Types.Kind(t) != ir.StructKind {
			n = int(m.mod.Types.Len64(t))
		}
		elems := make([]Value, n)
		for i := range elems {
			var err error
			if elems[i], err = m.constant(c, c.Elem(v, i)); err != nil {
				return Value{}, err
			}
		}
		return list(elems), nil
	case ir.CExpr:
		return m.expression(c, v)
	}
	return Value{}, unsupported("constant")
}

// expression returns the value of a constant expression.
func (m *Machine) expression(c *ir.Consts, v ir.Value) (Value, error) {
	ops := c.Operands(v)
	vals := make([]Value, len(ops))
	typeOf := func(x ir.Value) ir.Type {
		if x.IsSym() {
			return m.mod.Types.Pointer(m.mod.Sym(x).Space)
		}
		return c.Type(x)
	}
	for i, o := range ops {
		var err error
		if vals[i], err = m.constant(c, o); err != nil {
			return Value{}, err
		}
	}
	switch op := c.ExprOp(v); {
	case op == ir.OpGEP:
		return m.address(ir.Type(c.ExprAux(v)), vals, func(i int) ir.Type { return typeOf(ops[i]) })
	case op.IsCast():
		return m.cast(nil, op, c.ExprFlags(v), vals[0], typeOf(ops[0]), c.Type(v))
	}
	return Value{}, unsupported("constant expression")
}
