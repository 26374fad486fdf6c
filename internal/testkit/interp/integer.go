package interp

import (
	"math/big"

	"gonvvm/internal/ir"
)

// binary computes x op y of w bits.
func binary(op ir.Op, flags ir.Flags, a, b Value, w int) (Value, error) {
	switch op {
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		if b.Bits == nil || b.Bits.Sign() == 0 {
			return Value{}, undefinedBecause("a division by zero")
		}
		if signs := op == ir.OpSDiv || op == ir.OpSRem; signs && signed(b.Bits, w).Cmp(big.NewInt(-1)) == 0 && (a.Bits == nil || a.Bits.Cmp(power(w-1)) == 0) {
			return Value{}, undefinedBecause("a quotient that is too large")
		}
	}
	if a.Bits == nil || b.Bits == nil {
		return poison(), nil
	}
	x, y := a.Bits, b.Bits
	sx, sy := signed(x, w), signed(y, w)
	z := new(big.Int)
	nuw, nsw, exact := flags&ir.FlagNUW != 0, flags&ir.FlagNSW != 0, flags&ir.FlagExact != 0
	// checked wraps the result of an operation on unsigned and of the same on signed numbers.
	checked := func(u, s *big.Int) (Value, error) {
		r := wrap(u, w)
		if nuw && r.Cmp(u) != 0 || nsw && !fits(s, w) {
			return poison(), nil
		}
		return number(r), nil
	}
	switch op {
	case ir.OpAdd:
		return checked(z.Add(x, y), new(big.Int).Add(sx, sy))
	case ir.OpSub:
		return checked(z.Sub(x, y), new(big.Int).Sub(sx, sy))
	case ir.OpMul:
		return checked(z.Mul(x, y), new(big.Int).Mul(sx, sy))
	case ir.OpUDiv, ir.OpSDiv:
		if op == ir.OpSDiv {
			x, y = sx, sy
		}
		q, r := z.QuoRem(x, y, new(big.Int))
		if exact && r.Sign() != 0 {
			return poison(), nil
		}
		return number(wrap(q, w)), nil
	case ir.OpURem:
		return number(z.Rem(x, y)), nil
	case ir.OpSRem:
		return number(wrap(z.Rem(sx, sy), w)), nil
	case ir.OpAnd:
		return number(z.And(x, y)), nil
	case ir.OpOr:
		if flags&ir.FlagDisjoint != 0 && new(big.Int).And(x, y).Sign() != 0 {
			return poison(), nil
		}
		return number(z.Or(x, y)), nil
	case ir.OpXor:
		return number(z.Xor(x, y)), nil
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if !y.IsUint64() || y.Uint64() >= uint64(w) {
			return poison(), nil
		}
		n := uint(y.Uint64())
		if op == ir.OpShl {
			return checked(z.Lsh(x, n), new(big.Int).Lsh(sx, n))
		}
		if exact && n > 0 && wrap(x, int(n)).Sign() != 0 {
			return poison(), nil
		}
		if op == ir.OpLShr {
			return number(z.Rsh(x, n)), nil
		}
		return number(wrap(z.Rsh(sx, n), w)), nil
	}
	return Value{}, unsupported(op.String())
}

// compare is icmp of numbers of w bits.
func compare(p ir.Pred, flags ir.Flags, a, b Value, w int) Value {
	if a.Bits == nil || b.Bits == nil {
		return poison()
	}
	x, y := a.Bits, b.Bits
	if flags&ir.FlagSameSign != 0 && x.Bit(w-1) != y.Bit(w-1) {
		return poison()
	}
	if p.IsSigned() {
		x, y = signed(x, w), signed(y, w)
	}
	c := x.Cmp(y)
	switch p {
	case ir.ICmpEQ:
		return truth(c == 0)
	case ir.ICmpNE:
		return truth(c != 0)
	case ir.ICmpUGT, ir.ICmpSGT:
		return truth(c > 0)
	case ir.ICmpUGE, ir.ICmpSGE:
		return truth(c >= 0)
	case ir.ICmpULT, ir.ICmpSLT:
		return truth(c < 0)
	}
	return truth(c <= 0)
}

// cast converts x of type from to type to.
func (m *Machine) cast(f *ir.Func, op ir.Op, flags ir.Flags, x Value, from, to ir.Type) (Value, error) {
	if op == ir.OpBitCast {
		return m.bitcast(x, from, to), nil
	}
	wf, wt := m.width(m.mod.Types.Scalar(from)), m.width(m.mod.Types.Scalar(to))
	var src, dst env // of floats
	var err error
	if t := m.mod.Types.Scalar(from); m.mod.Types.IsFloat(t) {
		if src, err = m.floatEnv(f, flags, t); err != nil {
			return Value{}, err
		}
	}
	if t := m.mod.Types.Scalar(to); m.mod.Types.IsFloat(t) {
		if dst, err = m.floatEnv(f, flags, t); err != nil {
			return Value{}, err
		}
	}
	return m.lanes(to, []Value{x}, func(a []Value) (Value, error) {
		b := a[0].Bits
		if b == nil {
			return poison(), nil
		}
		switch op {
		case ir.OpTrunc:
			r := wrap(b, wt)
			if flags&ir.FlagNUW != 0 && r.Cmp(b) != 0 || flags&ir.FlagNSW != 0 && !fits(signed(b, wf), wt) {
				return poison(), nil
			}
			return number(r), nil
		case ir.OpZExt:
			if flags&ir.FlagNNeg != 0 && b.Bit(wf-1) != 0 {
				return poison(), nil
			}
			return a[0], nil
		case ir.OpSExt:
			return number(wrap(signed(b, wf), wt)), nil
		case ir.OpPtrToInt, ir.OpIntToPtr, ir.OpPtrToAddr, ir.OpAddrSpaceCast:
			return number(wrap(b, wt)), nil
		case ir.OpUIToFP, ir.OpSIToFP:
			if flags&ir.FlagNNeg != 0 && b.Bit(wf-1) != 0 {
				return poison(), nil
			}
			if op == ir.OpSIToFP {
				b = signed(b, wf)
			}
			return dst.toFloat(b), nil
		case ir.OpFPToUI, ir.OpFPToSI:
			return src.fromFloat(a[0], wt, op == ir.OpFPToSI, false), nil
		case ir.OpFPTrunc, ir.OpFPExt:
			return resize(a[0], src, dst), nil
		}
		return Value{}, unsupported(op.String())
	})
}
