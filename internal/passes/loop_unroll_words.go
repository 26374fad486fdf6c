package passes

import "gonvvm/internal/ir"

// words returns how many instructions of 32 bits the integer operation v of 64 bits is, and how many are left of them in a copy. Bits that
// counters choose are in one half of the number there.
func (e *unrollEstimate) words(v ir.Value) (full, rest int) {
	f := e.f
	switch op := f.Op(v); op {
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		switch by := f.Operand(v, 1); {
		case by.IsConst():
			return 2, 2
		case !e.becomesConstant(by, constantSteps):
			return 3, 3
		case op == ir.OpShl && e.fewBits(f.Operand(v, 0)):
			return 3, 1
		}
		return 3, 2
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if e.inHalf(f.Operand(v, 0)) || e.inHalf(f.Operand(v, 1)) {
			return 2, 1
		}
		return 2, 2
	}
	if f.Op(v).IsBinary() {
		return 2, 2
	}
	return 1, 1
}

// inHalf reports whether a copy knows that one half of v is zero.
func (e *unrollEstimate) inHalf(v ir.Value) bool {
	f := e.f
	return v.IsInst() && f.Op(v) == ir.OpShl && !f.Operand(v, 1).IsConst() && e.becomesConstant(f.Operand(v, 1), constantSteps) && e.fewBits(f.Operand(v, 0))
}

// fewBits reports whether v is an extension of at most 8 bits, or a constant as small: shifted by a constant, it is in one half, most often.
func (e *unrollEstimate) fewBits(v ir.Value) bool {
	const few = 8
	if k, ok := e.c.SplatBits(v); ok {
		return k < 1<<few
	}
	return v.IsInst() && e.f.Op(v) == ir.OpZExt && e.ty.Bits(e.f.TypeOf(e.f.Operand(v, 0))) <= few
}
