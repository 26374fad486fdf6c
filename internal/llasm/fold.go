package llasm

import (
	"math"

	"gonvvm/internal/ir"
)

// castConst returns the constant x converted to type to. Casts that change
// nothing disappear: all pointers of an address space have one type.
func (p *parser) castConst(op ir.Op, flags ir.Flags, x ir.Value, from, to ir.Type) ir.Value {
	if op == ir.OpBitCast && from == to {
		return x
	}
	ty := &p.m.Types
	if p.consts.Kind(x) == ir.CPoison {
		return p.consts.Poison(to)
	}
	if n, ok := p.consts.Uint(x); ok && ty.IsInt(from) {
		switch op {
		case ir.OpTrunc:
			if ty.Bits(to) <= 64 {
				return p.consts.Int(to, n)
			}
		case ir.OpZExt:
			return p.consts.Int(to, n)
		case ir.OpSExt:
			s, _ := p.consts.Sint(x)
			return p.consts.SInt(to, s)
		case ir.OpBitCast:
			switch to {
			case ir.Half, ir.BFloat, ir.Float, ir.Double:
				return p.consts.FloatBits(to, n)
			}
		case ir.OpUIToFP, ir.OpSIToFP:
			f := float64(n)
			if op == ir.OpSIToFP {
				s, _ := p.consts.Sint(x)
				f = float64(s)
			}
			if to == ir.Double {
				return p.consts.FloatBits(to, math.Float64bits(f))
			}
			if v, exact := p.fromDouble(to, math.Float64bits(f)); exact && math.Abs(f) < 1<<53 {
				return v
			}
		}
	}
	if p.consts.Kind(x) == ir.CFloat {
		b := p.consts.Bits(x)
		switch op {
		case ir.OpBitCast:
			if ty.IsInt(to) {
				return p.consts.Int(to, b)
			}
		case ir.OpFPTrunc:
			if from == ir.Double {
				v, _ := p.fromDouble(to, b)
				return v
			}
		case ir.OpFPExt:
			if from == ir.Float && to == ir.Double {
				return p.consts.FloatBits(to, math.Float64bits(float64(math.Float32frombits(uint32(b)))))
			}
		}
	}
	return p.consts.Expr(to, op, flags, 0, x)
}

// foldBinary returns x op y, computed if both are numbers of at most 64 bits.
func (p *parser) foldBinary(op ir.Op, flags ir.Flags, t ir.Type, x, y ir.Value) ir.Value {
	if a, ok := p.consts.Uint(x); ok {
		if b, ok := p.consts.Uint(y); ok {
			sa, _ := p.consts.Sint(x)
			sb, _ := p.consts.Sint(y)
			if r, ok := intOp(op, uint(p.m.Types.Bits(t)), a, b, sa, sb); ok {
				return p.consts.Int(t, r)
			}
			return p.consts.Poison(t)
		}
	}
	if p.consts.Kind(x) == ir.CFloat && p.consts.Kind(y) == ir.CFloat {
		a, b := p.consts.Bits(x), p.consts.Bits(y)
		switch t {
		case ir.Float:
			f, g := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
			if r, ok := floatOp(op, f, g); ok {
				return p.consts.FloatBits(t, uint64(math.Float32bits(r)))
			}
		case ir.Double:
			if r, ok := floatOp(op, math.Float64frombits(a), math.Float64frombits(b)); ok {
				return p.consts.FloatBits(t, math.Float64bits(r))
			}
		}
	}
	return p.consts.Expr(t, op, flags, 0, x, y)
}

// intOp computes an integer operation on w-bit numbers; ok is false where the
// result is poison or undefined. Bits beyond w may be set in the result.
func intOp(op ir.Op, w uint, a, b uint64, sa, sb int64) (r uint64, ok bool) {
	switch op {
	case ir.OpAdd:
		return a + b, true
	case ir.OpSub:
		return a - b, true
	case ir.OpMul:
		return a * b, true
	case ir.OpAnd:
		return a & b, true
	case ir.OpOr:
		return a | b, true
	case ir.OpXor:
		return a ^ b, true
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if b >= uint64(w) {
			return 0, false
		}
		switch op {
		case ir.OpShl:
			return a << b, true
		case ir.OpLShr:
			return a >> b, true
		}
		return uint64(sa >> b), true
	case ir.OpUDiv, ir.OpURem:
		if b == 0 {
			return 0, false
		}
		if op == ir.OpUDiv {
			return a / b, true
		}
		return a % b, true
	case ir.OpSDiv, ir.OpSRem:
		if b == 0 || sb == -1 && sa == math.MinInt64>>(64-w) {
			return 0, false
		}
		if op == ir.OpSDiv {
			return uint64(sa / sb), true
		}
		return uint64(sa % sb), true
	}
	return 0, false
}

func floatOp[F float32 | float64](op ir.Op, a, b F) (r F, ok bool) {
	switch op {
	case ir.OpFAdd:
		r = a + b
	case ir.OpFSub:
		r = a - b
	case ir.OpFMul:
		r = a * b
	case ir.OpFDiv:
		r = a / b
	default:
		return 0, false
	}
	return r, r == r // a NaN's payload is not ours to choose
}

// foldFNeg returns -x.
func (p *parser) foldFNeg(t ir.Type, x ir.Value) ir.Value {
	if p.consts.Kind(x) == ir.CFloat {
		return p.consts.FloatBits(t, p.consts.Bits(x)^1<<(p.m.BitsOf(t)-1))
	}
	return p.consts.Expr(t, ir.OpFNeg, 0, 0, x)
}

// foldCompare returns the comparison of x and y.
func (p *parser) foldCompare(op ir.Op, pred ir.Pred, t, xt ir.Type, x, y ir.Value) ir.Value {
	a, aok := p.consts.Uint(x)
	b, bok := p.consts.Uint(y)
	if op == ir.OpICmp && aok && bok && p.m.Types.IsInt(xt) {
		sa, _ := p.consts.Sint(x)
		sb, _ := p.consts.Sint(y)
		var r bool
		switch pred {
		case ir.ICmpEQ:
			r = a == b
		case ir.ICmpNE:
			r = a != b
		case ir.ICmpUGT:
			r = a > b
		case ir.ICmpUGE:
			r = a >= b
		case ir.ICmpULT:
			r = a < b
		case ir.ICmpULE:
			r = a <= b
		case ir.ICmpSGT:
			r = sa > sb
		case ir.ICmpSGE:
			r = sa >= sb
		case ir.ICmpSLT:
			r = sa < sb
		case ir.ICmpSLE:
			r = sa <= sb
		}
		n := uint64(0)
		if r {
			n = 1
		}
		return p.consts.Int(t, n)
	}
	return p.consts.Expr(t, op, 0, uint32(pred), x, y)
}

// foldShuffle returns the shuffle of two vector constants, which must be known.
func (p *parser) foldShuffle(off int, t, mt ir.Type, x, y, mask ir.Value) (ir.Value, ir.Type) {
	ty := &p.m.Types
	rt := ty.Vector(ty.Elem(t), int(ty.Len64(mt)), ty.IsScalable(mt))
	nbase := len(p.nums)
	p.maskWords(off, mask, mt, t)
	lanes := p.nums[nbase:]
	p.nums = p.nums[:nbase]
	if ty.IsScalable(t) || !p.wholeConst(x) || !p.wholeConst(y) {
		if p.consts.IsUndef(x) && p.consts.IsUndef(y) {
			return p.consts.Undef(rt), rt
		}
		if ty.IsScalable(t) && p.consts.Kind(x) == ir.CExpr && p.consts.ExprOp(x) == ir.OpInsertElement {
			// The splat of before LLVM 20: shuffle(insertelement(poison, e, 0), poison, zeroinitializer).
			if o := p.consts.Operands(x); p.consts.IsUndef(o[0]) && p.consts.IsZero(o[2]) {
				return p.consts.Splat(rt, o[1]), rt
			}
		}
		panic(p.fail(off, eConstant, "shufflevector of constants that are not known", ""))
	}
	n := uint32(ty.Len64(t))
	base := len(p.vals)
	for _, l := range lanes {
		var e ir.Value
		switch {
		case l == ^uint32(0):
			e = p.consts.Poison(ty.Elem(t))
		case l < n:
			e = p.consts.Elem(x, int(l))
		default:
			e = p.consts.Elem(y, int(l-n))
		}
		p.vals = append(p.vals, e)
	}
	v := p.consts.Sequence(rt, p.vals[base:])
	p.vals = p.vals[:base]
	return v, rt
}
