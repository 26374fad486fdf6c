package fold

import (
	"cmp"
	"math/big"
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/limit"
)

// Signed returns the low w bits of x, sign-extended.
func Signed(x uint64, w int) int64 { return int64(x<<(64-w)) >> (64 - w) }

// Mask returns w one bits.
func Mask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<w - 1
}

// IntBits computes an integer operation of w ≤ 64 bits. ok is false if the
// result is not defined: division by zero or overflowing, a shift by w or more.
func IntBits(op ir.Op, w int, a, b uint64) (r uint64, ok bool) {
	switch op {
	case ir.OpAdd:
		r = a + b
	case ir.OpSub:
		r = a - b
	case ir.OpMul:
		r = a * b
	case ir.OpAnd:
		r = a & b
	case ir.OpOr:
		r = a | b
	case ir.OpXor:
		r = a ^ b
	case ir.OpUDiv, ir.OpURem:
		if b == 0 {
			return 0, false
		}
		if op == ir.OpUDiv {
			r = a / b
		} else {
			r = a % b
		}
	case ir.OpSDiv, ir.OpSRem:
		x, y := Signed(a, w), Signed(b, w)
		if y == 0 || y == -1 && uint64(x)&Mask(w) == 1<<(w-1) {
			return 0, false
		}
		if op == ir.OpSDiv {
			r = uint64(x / y)
		} else {
			r = uint64(x % y)
		}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if b >= uint64(w) {
			return 0, false
		}
		switch op {
		case ir.OpShl:
			r = a << b
		case ir.OpLShr:
			r = a >> b
		default:
			r = uint64(Signed(a, w) >> b)
		}
	default:
		return 0, false
	}
	return r & Mask(w), true
}

// SignedBig reads x as a signed number of w bits.
func SignedBig(x *big.Int, w int) *big.Int {
	if x.Bit(w-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}

// wide is IntBits for integers of more than 64 bits.
func (fo *Folder) wide(op ir.Op, t ir.Type, va, vb ir.Value) ir.Value {
	w := fo.ty.Bits(t)
	if w > limit.ConstantBits {
		switch op {
		case ir.OpMul, ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
			return ir.None
		}
	}
	a, b := fo.c.Big(va), fo.c.Big(vb)
	if a == nil || b == nil {
		return ir.None
	}
	r := new(big.Int)
	switch op {
	case ir.OpAdd:
		r.Add(a, b)
	case ir.OpSub:
		r.Sub(a, b)
	case ir.OpMul:
		r.Mul(a, b)
	case ir.OpAnd:
		r.And(a, b)
	case ir.OpOr:
		r.Or(a, b)
	case ir.OpXor:
		r.Xor(a, b)
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		if op == ir.OpSDiv || op == ir.OpSRem {
			a, b = SignedBig(a, w), SignedBig(b, w)
		}
		if b.Sign() == 0 {
			return fo.c.Poison(t)
		}
		if op == ir.OpUDiv || op == ir.OpSDiv {
			r.Quo(a, b)
		} else {
			r.Rem(a, b)
		}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if b.Cmp(big.NewInt(int64(w))) >= 0 {
			return fo.c.Poison(t)
		}
		n := uint(b.Uint64())
		switch op {
		case ir.OpShl:
			r.Lsh(a, n)
		case ir.OpLShr:
			r.Rsh(a, n)
		default:
			r.Rsh(SignedBig(a, w), n)
		}
	default:
		return ir.None
	}
	return fo.c.BigInt(t, r)
}

// ICmpBits compares two integers of w ≤ 64 bits.
func ICmpBits(p ir.Pred, w int, a, b uint64) bool {
	x, y := Signed(a, w), Signed(b, w)
	switch p {
	case ir.ICmpEQ:
		return a == b
	case ir.ICmpNE:
		return a != b
	case ir.ICmpUGT:
		return a > b
	case ir.ICmpUGE:
		return a >= b
	case ir.ICmpULT:
		return a < b
	case ir.ICmpULE:
		return a <= b
	case ir.ICmpSGT:
		return x > y
	case ir.ICmpSGE:
		return x >= y
	case ir.ICmpSLT:
		return x < y
	}
	return x <= y
}

// CmpSign evaluates an integer predicate on the sign of a comparison.
func CmpSign(p ir.Pred, s int) bool {
	switch p {
	case ir.ICmpEQ:
		return s == 0
	case ir.ICmpNE:
		return s != 0
	case ir.ICmpUGT, ir.ICmpSGT:
		return s > 0
	case ir.ICmpUGE, ir.ICmpSGE:
		return s >= 0
	case ir.ICmpULT, ir.ICmpSLT:
		return s < 0
	}
	return s <= 0
}

// IntIntrinsic computes an integer intrinsic of w ≤ 64 bits.
func IntIntrinsic(id ir.Intrinsic, w int, a, b, c uint64) (uint64, bool) {
	m := Mask(w)
	x, y := Signed(a, w), Signed(b, w)
	pick := func(first bool) (uint64, bool) {
		if first {
			return a, true
		}
		return b, true
	}
	switch id {
	case ir.IntrCtpop:
		return uint64(bits.OnesCount64(a)), true
	case ir.IntrCtlz:
		return uint64(bits.LeadingZeros64(a) - (64 - w)), true
	case ir.IntrCttz:
		return uint64(min(bits.TrailingZeros64(a), w)), true
	case ir.IntrBswap:
		return bits.ReverseBytes64(a) >> (64 - w), true
	case ir.IntrBitreverse:
		return bits.Reverse64(a) >> (64 - w), true
	case ir.IntrAbs:
		if x < 0 {
			return uint64(-x) & m, true
		}
		return a, true
	case ir.IntrSmax:
		return pick(x > y)
	case ir.IntrSmin:
		return pick(x < y)
	case ir.IntrUmax:
		return pick(a > b)
	case ir.IntrUmin:
		return pick(a < b)
	case ir.IntrScmp, ir.IntrUcmp:
		r := cmp.Compare(x, y)
		if id == ir.IntrUcmp {
			r = cmp.Compare(a, b)
		}
		return uint64(r), true // the result may be of another type
	case ir.IntrFshl, ir.IntrFshr:
		n := int(c % uint64(w))
		if id == ir.IntrFshr {
			n = w - n
		}
		if n == 0 {
			return a, true
		}
		if n == w {
			return b, true
		}
		return (a<<n | b>>(w-n)) & m, true
	case ir.IntrUaddSat:
		if s := a + b; s >= a && s&^m == 0 {
			return s, true
		}
		return m, true
	case ir.IntrUsubSat:
		if a < b {
			return 0, true
		}
		return a - b, true
	case ir.IntrSaddSat, ir.IntrSsubSat:
		r := new(big.Int).Add(big.NewInt(x), big.NewInt(y))
		if id == ir.IntrSsubSat {
			r.Sub(big.NewInt(x), big.NewInt(y))
		}
		if lo := Signed(1<<(w-1), w); r.Cmp(big.NewInt(lo)) < 0 {
			return uint64(lo) & m, true
		}
		if hi := int64(m >> 1); r.Cmp(big.NewInt(hi)) > 0 {
			return uint64(hi), true
		}
		return uint64(r.Int64()) & m, true
	}
	return 0, false
}
