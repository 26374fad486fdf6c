package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// trySad selects |a - b| + z as sad; z is None for no sum. PTX ISA §9.7.1.6: sad computes the difference without overflow.
func (s intSelector) trySad(x, z ir.Value, k int, d ptx.RegID, cp comp) bool {
	if cp.bits != 32 || s.opt.LLC || s.opt.Level == 0 {
		return false
	}
	a, b, signed, ok := s.distance(x)
	if !ok {
		return false
	}
	op := isa.Op_sad_u32
	if signed {
		op = isa.Op_sad_s32
	}
	sum := imm(0)
	if z != ir.None {
		sum = s.use(z, k)
	}
	s.e(op, reg(d), reg(s.reg(a, k)), s.use(b, k), sum)
	return true
}

// trySadSum selects x + z as sad where x is a distance that nothing else uses.
func (s intSelector) trySadSum(x, z ir.Value, k int, d ptx.RegID, cp comp) bool {
	return (s.folds(x, ir.OpCall) || s.folds(x, ir.OpSub)) && s.trySad(x, z, k, d, cp)
}

// distance returns the integers whose distance x is: the magnitude of a difference that does not overflow, or the greater one less the smaller
// one, which nothing else uses.
func (s intSelector) distance(x ir.Value) (a, b ir.Value, signed, ok bool) {
	f := s.f
	switch {
	case f.Op(x) == ir.OpCall && f.CalleeIntrinsic(x) == ir.IntrAbs:
		y := f.Operand(x, 0)
		if !s.folds(y, ir.OpSub) || f.Flags(y)&ir.FlagNSW == 0 || f.Operand(y, 0).IsConst() {
			return
		}
		return f.Operand(y, 0), f.Operand(y, 1), true, true
	case f.Op(x) == ir.OpSub:
		y, z := f.Operand(x, 0), f.Operand(x, 1)
		if !s.folds(y, ir.OpCall) || !s.folds(z, ir.OpCall) {
			return
		}
		hi, lo := f.CalleeIntrinsic(y), f.CalleeIntrinsic(z)
		signed = hi == ir.IntrSmax && lo == ir.IntrSmin && f.Flags(x)&ir.FlagNSW != 0
		if !signed && !(hi == ir.IntrUmax && lo == ir.IntrUmin) {
			return
		}
		a, b = f.Operand(y, 0), f.Operand(y, 1)
		c, e := f.Operand(z, 0), f.Operand(z, 1)
		return a, b, signed, (a == c && b == e || a == e && b == c) && !a.IsConst()
	}
	return
}
