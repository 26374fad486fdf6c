package isel

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// foldLane selects lane k of vector operation x op y if the lane's operands decide its result. Passes fold whole
// vectors: a vector that is built lane by lane shows the constants among its lanes only here. Lanes that are narrower than
// their registers are left alone: some operations clear the bits above, which a copy does not.
func (s intSelector) foldLane(op ir.Op, k int, d ptx.RegID, x, y ir.Value, cp comp) bool {
	if int(cp.bits) != cp.class.bits() {
		return false
	}
	a, i := s.resolve(x, k)
	b, j := s.resolve(y, k)
	same := a == b && i == j
	c, isConst := s.constOf(y, k)
	neutral := int64(0) // x op neutral is x
	switch op {
	case ir.OpAnd:
		neutral = -1
	case ir.OpMul, ir.OpUDiv, ir.OpSDiv:
		neutral = 1
	case ir.OpURem, ir.OpSRem:
		return false
	}
	switch {
	case (op == ir.OpAnd || op == ir.OpMul) && isConst && c == 0, (op == ir.OpXor || op == ir.OpSub) && same:
		s.e(s.sp.mov[cp.class], reg(d), imm(0))
	case (op == ir.OpAnd || op == ir.OpOr) && same, isConst && c == neutral:
		s.copyComp(d, a, i)
	default:
		return s.foldConstants(op, k, d, x, y, cp)
	}
	return true
}

// foldConstants selects lane k of x op y if both operands are constant there.
func (s intSelector) foldConstants(op ir.Op, k int, d ptx.RegID, x, y ir.Value, cp comp) bool {
	a, ok := s.constOf(x, k)
	b, ok2 := s.constOf(y, k)
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
	default: // shifts of two constants are rare
		return false
	}
	m := fold.Mask(int(cp.bits))
	r, ok3 := fold.IntBits(op, int(cp.bits), uint64(a)&m, uint64(b)&m)
	if !ok || !ok2 || !ok3 {
		return false
	}
	s.e(s.sp.mov[cp.class], reg(d), imm(trim(int64(r), cp)))
	return true
}
