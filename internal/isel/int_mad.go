package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// tryMad selects x*…+y as mad.lo.
func (s intSelector) tryMad(v ir.Value, k int, d ptx.RegID, cp comp, x, y ir.Value) bool {
	f := s.f
	if !s.opt.LLC && s.folds(x, ir.OpAdd) {
		return madOfProducts(s, x, y, k, d, cp)
	}
	if !isMad(s, x, k, cp) {
		return false
	}
	if (!s.opt.LLC || s.opt.MadWide) && s.tryNarrowMul(x, d, cp, y) {
		return true
	}
	a, b := f.Operand(x, 0), f.Operand(x, 1)
	s.e(madI[cp.class], reg(d), reg(s.reg(a, k)), s.use(b, k), s.use(y, k))
	return true
}

// tryMadLess selects x - a*c as x + a * -c for constant c.
func tryMadLess(s intSelector, x, y ir.Value, k int, d ptx.RegID, cp comp) bool {
	if s.opt.LLC || s.opt.Level == 0 || !isMad(s, y, k, cp) {
		return false
	}
	f := s.f
	c, ok := s.constOf(f.Operand(y, 1), k)
	if !ok || cp.bits == 64 && int64(int32(c)) != c {
		return false
	}
	s.e(madI[cp.class], reg(d), reg(s.reg(f.Operand(y, 0), k)), imm(-c), s.use(x, k))
	return true
}

// isMad reports whether x is a product of component cp that a sum can take into a mad.lo.
func isMad(s intSelector, x ir.Value, k int, cp comp) bool {
	if cp.bits != 32 && cp.bits != 64 || !s.folds(x, ir.OpMul) {
		return false
	}
	c, ok := s.constOf(s.f.Operand(x, 1), k)
	return (!ok || log2(uint64(c)) < 0) && !s.isWideMul(x, k)
}

// madOfProducts selects (a*b + c*d) + y as two mad.lo, a*b + (c*d + y), where y is not a product itself.
func madOfProducts(s intSelector, sum, y ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	first, second := f.Operand(sum, 0), f.Operand(sum, 1)
	if first == second || !isMad(s, first, k, cp) || !isMad(s, second, k, cp) || isMad(s, y, k, cp) || isNarrowMul(s, first) || isNarrowMul(s, second) {
		return false
	}
	if _, isConst := s.constOf(y, k); isConst {
		return false
	}
	t := s.newReg(cp.class)
	s.e(madI[cp.class], reg(t), reg(s.reg(f.Operand(second, 0), k)), s.use(f.Operand(second, 1), k), s.use(y, k))
	s.e(madI[cp.class], reg(d), reg(s.reg(f.Operand(first, 0), k)), s.use(f.Operand(first, 1), k), reg(t))
	return true
}

// wantsMadWide reports whether a wide product and a sum of component cp are better one instruction. From sm_70 on ptxas joins them itself, and computes
// the product of a mad.wide, but not of a mul.wide, for the whole warp if its factors are: then the sum takes two more instructions.
func wantsMadWide(s intSelector, cp comp) bool {
	if s.opt.LLC {
		return s.opt.MadWide
	}
	return cp.bits != 64 || s.t.SM.Number() < 70
}

// tryMadWide selects x + y, where x is a wide product, as mad.wide.
func (s intSelector) tryMadWide(x, y ir.Value, d ptx.RegID, cp comp) bool {
	f := s.f
	if !x.IsInst() || f.BlockOf(x) != s.blk || !f.HasOneUse(x) || s.opt.Level == 0 || cp.bits != 32 && cp.bits != 64 {
		return false
	}
	if !wantsMadWide(s, cp) {
		return false
	}
	if _, isConst := s.constOf(y, 0); isConst && !s.opt.LLC {
		return false
	}
	if f.Op(x) == ir.OpMul || f.Op(x) == ir.OpShl {
		if a, b, signed, ok := s.wideOperands(x, 0); ok {
			s.e(madWide(cp, signed), reg(d), reg(s.reg(a, 0)), b, s.use(y, 0))
			return true
		}
		return false
	}
	if _, a, b, signed, ok := s.extMul(x, cp); ok {
		s.e(madWide(cp, signed), reg(d), reg(s.reg(a, 0)), b, s.use(y, 0))
		return true
	}
	return false
}

// tryMadOne selects x*(y+1) as x*y + x, also where a select takes 1 instead.
func (s intSelector) tryMadOne(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 {
		return false
	}
	for i := range 2 {
		x, y := f.Operand(v, i), f.Operand(v, 1-i)
		if _, isConst := s.constOf(x, k); isConst {
			return false
		}
		if z, ok := s.plusOne(y, k); ok {
			r := reg(s.reg(x, k))
			s.e(madI[cp.class], reg(d), r, s.use(z, k), r)
			return true
		}
		if !s.folds(y, ir.OpSelect) || s.m.Types.IsVector(f.TypeOf(f.Operand(y, 0))) {
			continue
		}
		for j := 1; j <= 2; j++ {
			z, ok := s.plusOne(f.Operand(y, j), k)
			c, isOne := s.constOf(f.Operand(y, 3-j), k)
			if !ok || !isOne || c != 1 {
				continue
			}
			r, m := reg(s.reg(x, k)), s.newReg(cp.class)
			s.e(madI[cp.class], reg(m), r, s.use(z, k), r)
			s.likeSelect(y, j, d, cp.class, reg(m), r)
			return true
		}
	}
	return false
}

// likeSelect chooses a where select y takes its operand j, else b.
func (s intSelector) likeSelect(y ir.Value, j int, d ptx.RegID, c class, a, b ptx.Operand) {
	if j == 2 {
		a, b = b, a
	}
	s.e(selp[c], reg(d), a, b, reg(s.reg(s.f.Operand(y, 0), 0)))
}

// plusOne reports whether x is z + 1 and only used here.
func (s intSelector) plusOne(x ir.Value, k int) (ir.Value, bool) {
	if !s.folds(x, ir.OpAdd) {
		return ir.None, false
	}
	c, ok := s.constOf(s.f.Operand(x, 1), k)
	return s.f.Operand(x, 0), ok && c == 1
}

// tryMadSelect selects z + (p ? a*b : 0) as a select between z and a*b+z.
func (s intSelector) tryMadSelect(x, z ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 || !s.folds(x, ir.OpSelect) || s.m.Types.IsVector(f.TypeOf(f.Operand(x, 0))) {
		return false
	}
	for j := 1; j <= 2; j++ {
		mul := f.Operand(x, j)
		c, ok := s.constOf(f.Operand(x, 3-j), k)
		if !ok || c != 0 || !s.folds(mul, ir.OpMul) {
			continue
		}
		zr, m := reg(s.reg(z, k)), s.newReg(cp.class)
		s.e(madI[cp.class], reg(m), reg(s.reg(f.Operand(mul, 0), k)), s.use(f.Operand(mul, 1), k), zr)
		s.likeSelect(x, j, d, cp.class, reg(m), zr)
		return true
	}
	return false
}
