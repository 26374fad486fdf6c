package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// tryMad selects x*…+y as mad.lo.
func (s intSelector) tryMad(v ir.Value, k int, d ptx.RegID, cp comp, x, y ir.Value) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 || !s.folds(x, ir.OpMul) {
		return false
	}
	a, b := f.Operand(x, 0), f.Operand(x, 1)
	if c, ok := s.constOf(b, k); ok && log2(uint64(c)) >= 0 {
		return false
	}
	if s.isWideMul(x, k) {
		return false
	}
	if (!s.opt.LLC || s.opt.MadWide) && s.tryNarrowMul(x, d, cp, y) {
		return true
	}
	s.e(madI[cp.class], reg(d), reg(s.reg(a, k)), s.use(b, k), s.use(y, k))
	return true
}

// tryMadWide selects x + y, where x is a wide product, as mad.wide.
func (s intSelector) tryMadWide(x, y ir.Value, d ptx.RegID, cp comp) bool {
	f := s.f
	if !x.IsInst() || f.BlockOf(x) != s.blk || !f.HasOneUse(x) || s.opt.Level == 0 || cp.bits != 32 && cp.bits != 64 {
		return false
	}
	if s.opt.LLC && !s.opt.MadWide {
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
