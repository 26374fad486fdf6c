package isel

import "gonvvm/internal/ir"

// resolve follows component k of v through operations that only rearrange
// components, to the value that computes it.
func (s *selector) resolve(v ir.Value, k int) (ir.Value, int) {
	f := s.f
	ty := &s.m.Types
	for v.IsInst() {
		switch f.Op(v) {
		case ir.OpExtractValue:
			t := f.TypeOf(f.Operand(v, 0))
			for _, i := range f.Indices(v) {
				n, e := s.lay.elemStart(t, int(i))
				k += n
				t = e
			}
			v = f.Operand(v, 0)
		case ir.OpInsertValue:
			if v == s.spread.of {
				v, k = s.spread.parts[k].v, s.spread.parts[k].k
				continue
			}
			at, n := s.mem().inserted(v)
			if k >= at && k < at+n {
				v, k = f.Operand(v, 1), k-at
			} else {
				v = f.Operand(v, 0)
			}
		case ir.OpExtractElement:
			i, ok := f.Consts.Uint(f.Operand(v, 1))
			vt := f.TypeOf(f.Operand(v, 0))
			if !ok || i >= ty.Len64(vt) {
				return v, k
			}
			k += int(i) * s.lay.count(ty.Elem(vt))
			v = f.Operand(v, 0)
		case ir.OpInsertElement:
			i, ok := f.Consts.Uint(f.Operand(v, 2))
			if !ok {
				return v, k
			}
			n := s.lay.count(ty.Elem(f.TypeOf(v)))
			if k/n == int(i) {
				v, k = f.Operand(v, 1), k%n
			} else {
				v = f.Operand(v, 0)
			}
		case ir.OpShuffleVector:
			n := s.lay.count(ty.Elem(f.TypeOf(v)))
			lane := f.Indices(v)[k/n]
			if lane == ^uint32(0) {
				return f.Consts.Poison(ty.Elem(f.TypeOf(v))), k % n
			}
			src := f.Operand(v, 0)
			if l := uint32(ty.Len64(f.TypeOf(src))); lane >= l {
				src, lane = f.Operand(v, 1), lane-l
			}
			v, k = src, int(lane)*n+k%n
		case ir.OpFreeze:
			v = f.Operand(v, 0)
		case ir.OpZExt:
			if !ty.IsInt(f.TypeOf(v)) || ty.Bits(f.TypeOf(v)) <= 64 {
				return v, k
			}
			x := f.Operand(v, 0)
			switch n := s.lay.count(f.TypeOf(x)); {
			case k >= n:
				return f.Consts.Int(ir.I64, 0), 0
			case s.lay.of(f.TypeOf(x))[k].bits == 64:
				v = x
			default:
				return v, k
			}
		case ir.OpSExt:
			if x := f.Operand(v, 0); !ty.IsInt(f.TypeOf(v)) || ty.Bits(f.TypeOf(v)) <= 64 || k >= s.lay.count(f.TypeOf(x)) || s.lay.of(f.TypeOf(x))[k].bits != 64 {
				return v, k
			}
			v = f.Operand(v, 0)
		case ir.OpBitCast, ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAddrSpaceCast:
			if !s.isAlias(v) {
				return v, k
			}
			v = f.Operand(v, 0)
		default:
			return v, k
		}
	}
	return v, k
}

// computes reports whether v is sure to be where resolve stops: no constant, and nothing
// that might only rearrange components.
func (s *selector) computes(v ir.Value) bool {
	if !v.IsInst() {
		return v.IsParam()
	}
	switch op := s.f.Op(v); op {
	case ir.OpCall, ir.OpLoad, ir.OpPhi:
		return true
	default:
		return op >= ir.OpAdd && op <= ir.OpXor
	}
}

// isAlias reports whether a conversion leaves every component in its register.
func (s *selector) isAlias(v ir.Value) bool {
	f := s.f
	op := f.Op(v)
	from, to := f.TypeOf(f.Operand(v, 0)), f.TypeOf(v)
	if from == to {
		return true
	}
	if op == ir.OpAddrSpaceCast {
		return false
	}
	n := s.lay.count(to)
	if n != s.lay.count(from) && !s.cutsWords(v, from, to) {
		return false
	}
	for k := range n {
		a := s.lay.of(from)[k]
		b := s.lay.of(to)[k]
		if !s.sameReg(a.class, b.class) || a.class == cPred {
			return false
		}
		if op != ir.OpTrunc && a.bits != b.bits {
			return false
		}
	}
	return true
}

// cutsWords reports whether v keeps whole lower words of an integer. A truncation of a shift right is not looked
// through: tryMulHi matches it.
func (s *selector) cutsWords(v ir.Value, from, to ir.Type) bool {
	f := s.f
	if f.Op(v) != ir.OpTrunc || !s.m.Types.IsInt(to) || s.m.Types.Bits(from) <= 64 || s.m.Types.Bits(to)%64 != 0 {
		return false
	}
	op := f.Op(f.Operand(v, 0))
	return op != ir.OpLShr && op != ir.OpAShr
}

// sameReg reports whether classes a and b live in the same kind of register.
func (s *selector) sameReg(a, b class) bool {
	return a == b || s.sp.regType[a] == s.sp.regType[b]
}
