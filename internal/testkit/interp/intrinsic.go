package interp

import (
	"math/big"
	"math/bits"

	"gonvvm/internal/ir"
)

// intrinsic executes a call of intrinsic y.
func (m *Machine) intrinsic(f *ir.Func, v ir.Value, y *ir.Symbol, ops []Value, t ir.Type) (Value, error) {
	switch y.Intrinsic {
	case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrDbgValue, ir.IntrDbgDeclare, ir.IntrDonothing, ir.IntrSideeffect, ir.IntrExperimentalNoaliasScopeDecl:
		return Value{}, nil
	case ir.IntrAssume:
		if ops[0].Bits == nil || ops[0].Bits.Sign() == 0 {
			return Value{}, undefinedBecause("an assumption does not hold")
		}
		return Value{}, nil
	case ir.IntrExpect:
		return ops[0], nil
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemset, ir.IntrMemsetInline:
		return Value{}, m.memory(y.Intrinsic, ops)
	case ir.IntrMaskedLoad:
		x, err := m.loadMasked(ops[0], ops[1], t)
		if err != nil {
			return Value{}, err
		}
		return m.choose(ops[1], x, ops[2], t), nil
	case ir.IntrMaskedStore:
		vt := f.TypeOf(f.Operand(v, 0))
		return Value{}, m.storeMasked(ops[1], ops[0], ops[2], vt)
	case ir.NVVMIntrinsic:
		if y.Name == "llvm.nvvm.read.ptx.sreg.tid.x" {
			return small(m.Thread), nil
		}
		return Value{}, unsupported(y.Name)
	case ir.IntrVectorReduceAdd, ir.IntrVectorReduceMul, ir.IntrVectorReduceAnd, ir.IntrVectorReduceOr, ir.IntrVectorReduceXor,
		ir.IntrVectorReduceSmax, ir.IntrVectorReduceSmin, ir.IntrVectorReduceUmax, ir.IntrVectorReduceUmin:
		w := m.width(t)
		acc := ops[0].Elems[0]
		for _, e := range ops[0].Elems[1:] {
			var err error
			if op := reductions[y.Intrinsic]; op != ir.OpInvalid {
				acc, err = binary(op, 0, acc, e, w)
			} else {
				acc, err = integer(choices[y.Intrinsic], []Value{acc, e}, w)
			}
			if err != nil {
				return Value{}, err
			}
		}
		return acc, nil
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow, ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow, ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow:
		return m.overflow(y.Intrinsic, ops, f.TypeOf(f.Operand(v, 0)))
	case ir.IntrFptosiSat, ir.IntrFptouiSat:
		src, err := m.floatEnv(f, 0, m.mod.Types.Scalar(f.TypeOf(f.Operand(v, 0))))
		if err != nil {
			return Value{}, err
		}
		w := m.width(m.mod.Types.Scalar(t))
		return m.lanes(t, ops, func(a []Value) (Value, error) {
			if a[0].Bits == nil {
				return poison(), nil
			}
			return src.fromFloat(a[0], w, y.Intrinsic == ir.IntrFptosiSat, true), nil
		})
	case ir.IntrScmp, ir.IntrUcmp:
		w, to := m.width(m.mod.Types.Scalar(f.TypeOf(f.Operand(v, 0)))), m.width(m.mod.Types.Scalar(t))
		return m.lanes(t, ops, func(a []Value) (Value, error) {
			if a[0].Bits == nil || a[1].Bits == nil {
				return poison(), nil
			}
			x, y2 := a[0].Bits, a[1].Bits
			if y.Intrinsic == ir.IntrScmp {
				x, y2 = signed(x, w), signed(y2, w)
			}
			return number(wrap(big.NewInt(int64(x.Cmp(y2))), to)), nil
		})
	case ir.IntrVectorReduceFadd, ir.IntrVectorReduceFmul:
		e, err := m.floatEnv(f, f.Flags(v), t)
		op := ir.OpFAdd
		if y.Intrinsic == ir.IntrVectorReduceFmul {
			op = ir.OpFMul
		}
		acc := ops[0]
		for i := 0; err == nil && i < len(ops[1].Elems); i++ {
			acc, err = e.arithmetic(op, []Value{acc, ops[1].Elems[i]})
		}
		return acc, err
	case ir.IntrIsFpclass:
		e, err := m.floatEnv(f, 0, m.mod.Types.Scalar(f.TypeOf(f.Operand(v, 0))))
		if err != nil {
			return Value{}, err
		}
		return m.lanes(t, ops, func(a []Value) (Value, error) { return e.class(a[0], a[1].Bits.Uint64()), nil })
	}
	if m.mod.Types.IsFloat(m.mod.Types.Scalar(t)) {
		e, err := m.floatEnv(f, f.Flags(v), m.mod.Types.Scalar(t))
		if err != nil {
			return Value{}, err
		}
		return m.lanes(t, ops, func(a []Value) (Value, error) {
			x, ok := e.floatIntrinsic(y.Intrinsic, a)
			if !ok {
				return Value{}, unsupported(y.Name)
			}
			return x, nil
		})
	}
	if !m.mod.Types.IsInt(m.mod.Types.Scalar(t)) {
		return Value{}, unsupported(y.Name)
	}
	return m.lanes(t, ops, func(a []Value) (Value, error) { return integer(y.Intrinsic, a, m.width(m.mod.Types.Scalar(t))) })
}

var reductions = map[ir.Intrinsic]ir.Op{
	ir.IntrVectorReduceAdd: ir.OpAdd, ir.IntrVectorReduceMul: ir.OpMul, ir.IntrVectorReduceAnd: ir.OpAnd,
	ir.IntrVectorReduceOr: ir.OpOr, ir.IntrVectorReduceXor: ir.OpXor,
}

var choices = map[ir.Intrinsic]ir.Intrinsic{
	ir.IntrVectorReduceSmax: ir.IntrSmax, ir.IntrVectorReduceSmin: ir.IntrSmin,
	ir.IntrVectorReduceUmax: ir.IntrUmax, ir.IntrVectorReduceUmin: ir.IntrUmin,
}

// memory executes copies and fills.
func (m *Machine) memory(id ir.Intrinsic, ops []Value) error {
	if ops[0].Bits == nil || ops[2].Bits == nil {
		return undefinedBecause("an address or a size is poison")
	}
	n, to := ops[2].Bits.Uint64(), ops[0].Bits.Uint64()
	if id != ir.IntrMemset && id != ir.IntrMemsetInline {
		if ops[1].Bits == nil {
			return undefinedBecause("an address is poison")
		}
		return m.copy(to, ops[1].Bits.Uint64(), n)
	}
	if n == 0 {
		return nil
	}
	data, undef, err := m.Bytes(to, n)
	if err != nil {
		return err
	}
	for i := range data {
		data[i], undef[i] = 0, 0xff
		if b := ops[1].Bits; b != nil {
			data[i], undef[i] = byte(b.Uint64()), 0
		}
	}
	return nil
}

// overflow computes a sum, difference or product and whether it is out of range.
func (m *Machine) overflow(id ir.Intrinsic, ops []Value, t ir.Type) (Value, error) {
	w := m.width(m.mod.Types.Scalar(t))
	op, flag, _ := id.Overflows()
	r, err := m.lanes(t, ops, func(a []Value) (Value, error) { return binary(op, 0, a[0], a[1], w) })
	if err != nil {
		return Value{}, err
	}
	o, err := m.lanes(t, ops, func(a []Value) (Value, error) {
		if a[0].Bits == nil || a[1].Bits == nil {
			return poison(), nil
		}
		x, err := binary(op, flag, a[0], a[1], w)
		return truth(x.Bits == nil), err
	})
	return list([]Value{r, o}), err
}

// integer computes an intrinsic of integers of w bits.
func integer(id ir.Intrinsic, a []Value, w int) (Value, error) {
	for _, x := range a {
		if x.Bits == nil {
			return poison(), nil
		}
	}
	x := a[0].Bits
	y, z := x, new(big.Int)
	if len(a) > 1 {
		y = a[1].Bits
	}
	sx := signed(x, w)
	least, most := new(big.Int).Neg(power(w-1)), new(big.Int).Sub(power(w-1), one)
	all := new(big.Int).Sub(power(w), one)
	clamp := func(r, lo, hi *big.Int) (Value, error) {
		if r.Cmp(lo) < 0 {
			r = lo
		}
		if r.Cmp(hi) > 0 {
			r = hi
		}
		return number(wrap(r, w)), nil
	}
	switch id {
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax:
		c := x.Cmp(y)
		if id == ir.IntrSmin || id == ir.IntrSmax {
			c = sx.Cmp(signed(y, w))
		}
		if (c < 0) == (id == ir.IntrUmin || id == ir.IntrSmin) {
			return a[0], nil
		}
		return a[1], nil
	case ir.IntrAbs:
		if y.Sign() != 0 && sx.Cmp(least) == 0 {
			return poison(), nil
		}
		return number(wrap(z.Abs(sx), w)), nil
	case ir.IntrFshl, ir.IntrFshr:
		n := uint(new(big.Int).Mod(a[2].Bits, big.NewInt(int64(w))).Uint64())
		both := z.Or(z.Lsh(x, uint(w)), y)
		if id == ir.IntrFshl {
			n = uint(w) - n
		}
		return number(wrap(both.Rsh(both, n), w)), nil
	case ir.IntrCtpop:
		n := 0
		for _, word := range x.Bits() {
			n += bits.OnesCount(uint(word))
		}
		return number(wrap(big.NewInt(int64(n)), w)), nil
	case ir.IntrCtlz, ir.IntrCttz:
		n := w - x.BitLen()
		if x.Sign() == 0 {
			if y.Sign() != 0 {
				return poison(), nil
			}
		} else if id == ir.IntrCttz {
			n = int(x.TrailingZeroBits())
		}
		return number(wrap(big.NewInt(int64(n)), w)), nil
	case ir.IntrBswap:
		for i := 0; i < w; i += 8 {
			z.Or(z.Lsh(z, 8), wrap(new(big.Int).Rsh(x, uint(i)), 8))
		}
		return number(z), nil
	case ir.IntrBitreverse:
		for i := range w {
			z.SetBit(z, w-1-i, x.Bit(i))
		}
		return number(z), nil
	case ir.IntrUaddSat:
		return clamp(z.Add(x, y), new(big.Int), all)
	case ir.IntrUsubSat:
		return clamp(z.Sub(x, y), new(big.Int), all)
	case ir.IntrSaddSat:
		return clamp(z.Add(sx, signed(y, w)), least, most)
	case ir.IntrSsubSat:
		return clamp(z.Sub(sx, signed(y, w)), least, most)
	case ir.IntrUshlSat, ir.IntrSshlSat:
		if y.Cmp(big.NewInt(int64(w))) >= 0 {
			return poison(), nil
		}
		if id == ir.IntrUshlSat {
			return clamp(z.Lsh(x, uint(y.Uint64())), new(big.Int), all)
		}
		return clamp(z.Lsh(sx, uint(y.Uint64())), least, most)
	}
	return Value{}, unsupported("llvm." + id.String())
}
