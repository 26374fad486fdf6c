package interp

import (
	"math/big"

	"gonvvm/internal/ir"
)

// readModifyWrite executes atomicrmw v and returns the value before.
func (m *Machine) readModifyWrite(f *ir.Func, v ir.Value, ops []Value, t ir.Type) (Value, error) {
	old, err := m.load(ops[0], t)
	if err != nil {
		return Value{}, err
	}
	now, err := m.lanes(t, []Value{old, ops[1]}, func(a []Value) (Value, error) {
		s := m.mod.Types.Scalar(t)
		switch op := f.Mem(v).RMW; {
		case op == ir.RMWXchg:
			return a[1], nil
		case m.mod.Types.IsFloat(s):
			e, err := m.floatEnv(f, 0, s)
			if err != nil {
				return Value{}, err
			}
			e.flush = s == ir.Float // as atom.add.f32 does in any case
			return e.combined(op, a)
		default:
			return combined(op, a[0], a[1], m.width(s))
		}
	})
	if err != nil {
		return Value{}, err
	}
	return old, m.store(ops[0], now, t)
}

// combined returns the floating-point value that an atomicrmw stores.
func (e *env) combined(op ir.RMWOp, a []Value) (Value, error) {
	switch op {
	case ir.RMWFAdd:
		return e.arithmetic(ir.OpFAdd, a)
	case ir.RMWFSub:
		return e.arithmetic(ir.OpFSub, a)
	}
	choices := map[ir.RMWOp]ir.Intrinsic{
		ir.RMWFMin: ir.IntrMinnum, ir.RMWFMax: ir.IntrMaxnum, ir.RMWFMinimum: ir.IntrMinimum, ir.RMWFMaximum: ir.IntrMaximum,
	}
	if id, ok := choices[op]; ok {
		return e.choice(id, a), nil
	}
	return Value{}, unsupported("atomicrmw " + op.String())
}

// combined returns the integer of w bits that an atomicrmw stores: x is the value before.
func combined(op ir.RMWOp, x, y Value, w int) (Value, error) {
	plain := map[ir.RMWOp]ir.Op{ir.RMWAdd: ir.OpAdd, ir.RMWSub: ir.OpSub, ir.RMWAnd: ir.OpAnd, ir.RMWOr: ir.OpOr, ir.RMWXor: ir.OpXor}
	named := map[ir.RMWOp]ir.Intrinsic{
		ir.RMWMax: ir.IntrSmax, ir.RMWMin: ir.IntrSmin, ir.RMWUMax: ir.IntrUmax, ir.RMWUMin: ir.IntrUmin, ir.RMWUSubSat: ir.IntrUsubSat,
	}
	if o, ok := plain[op]; ok {
		return binary(o, 0, x, y, w)
	}
	if id, ok := named[op]; ok {
		return integer(id, []Value{x, y}, w)
	}
	if x.Bits == nil || y.Bits == nil {
		return poison(), nil
	}
	c := x.Bits.Cmp(y.Bits)
	switch op {
	case ir.RMWNand:
		z := new(big.Int).And(x.Bits, y.Bits)
		return number(z.Xor(z, new(big.Int).Sub(power(w), one))), nil
	case ir.RMWUIncWrap:
		if c >= 0 {
			return small(0), nil
		}
		return number(new(big.Int).Add(x.Bits, one)), nil
	case ir.RMWUDecWrap:
		if x.Bits.Sign() == 0 || c > 0 {
			return y, nil
		}
		return number(new(big.Int).Sub(x.Bits, one)), nil
	case ir.RMWUSubCond:
		if c < 0 {
			return x, nil
		}
		return number(new(big.Int).Sub(x.Bits, y.Bits)), nil
	}
	return Value{}, unsupported("atomicrmw " + op.String())
}

// exchange executes a cmpxchg of type t. A weak one succeeds like a strong one here.
func (m *Machine) exchange(ops []Value, t ir.Type) (Value, error) {
	old, err := m.load(ops[0], t)
	if err != nil {
		return Value{}, err
	}
	if old.Bits == nil || ops[1].Bits == nil {
		return Value{}, unsupported("a comparison of undefined memory")
	}
	same := old.Bits.Cmp(ops[1].Bits) == 0
	if same {
		err = m.store(ops[0], ops[2], t)
	}
	return list([]Value{old, truth(same)}), err
}
