package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// intBinary selects an integer operation of component k of v. Values of more
// than one word are those of wide.go.
func (s intSelector) intBinary(v ir.Value, k int, d ptx.RegID, cp comp) {
	f := s.f
	op := f.Op(v)
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if cp.class == cPred {
		s.predBinary(v, k, d)
		return
	}
	if _, ok := s.constOf(x, k); ok && op.IsCommutative() { // the second operand may be an immediate
		x, y = y, x
	}
	if f.Operand(v, 0) == f.Operand(v, 1) && (op == ir.OpAnd || op == ir.OpOr) {
		s.copyComp(d, x, k)
		return
	}
	if (s.opt.Level > 0 || s.opt.LLC) && s.m.Types.IsVector(f.TypeOf(v)) && s.foldLane(op, k, d, x, y, cp) {
		return
	}
	switch op {
	case ir.OpAdd:
		selectSum(s, v, x, y, k, d, cp)
	case ir.OpXor:
		if s.tryNot(x, y, k, d, cp) || s.tryBfind(y, x, k, d, cp, false) {
			return
		}
		fallthrough
	case ir.OpMul, ir.OpAnd, ir.OpOr:
		if op == ir.OpMul && (s.tryMulWide(v, k, d, cp) || s.tryNarrowMul(v, d, cp, ir.None) || s.tryMadOne(v, k, d, cp)) || op == ir.OpAnd && s.mem().tryBFE(v, k, d, cp) ||
			op == ir.OpOr && (s.tryFunnel(v, d, cp) || s.tryBytes(v, k, d, cp)) {
			return
		}
		if op == ir.OpMul {
			if c, ok := s.constOf(y, k); ok && log2(uint64(c)) >= 0 {
				s.e(shlOp[cp.class], reg(d), reg(s.reg(x, k)), imm(int64(log2(uint64(c)))))
				return
			}
		}
		s.e(binaryOp(op, cp.class), reg(d), reg(s.reg(x, k)), s.use(y, k))
	case ir.OpSub:
		if s.tryNeg(x, y, k, d, cp) || tryMadLess(s, x, y, k, d, cp) || s.trySad(v, ir.None, k, d, cp) || s.tryBfind(x, y, k, d, cp, true) {
			return
		}
		s.e(subI[cp.class], reg(d), s.use(x, k), s.use(y, k))
	case ir.OpShl:
		if s.tryMulWide(v, k, d, cp) {
			return
		}
		s.e(shlOp[cp.class], reg(d), reg(s.reg(x, k)), s.count32(y, k))
	case ir.OpLShr:
		if s.mem().tryBFE(v, k, d, cp) {
			return
		}
		r := ptx.RegID(0)
		if s.shiftsOut(v, y, k, cp) {
			r = s.reg(x, k)
		} else {
			r = s.extReg(x, k, false)
		}
		s.e(shrU[cp.class], reg(d), reg(r), s.count32(y, k))
	case ir.OpAShr:
		if s.mem().tryBFE(v, k, d, cp) {
			return
		}
		s.e(shrS[cp.class], reg(d), reg(s.extReg(x, k, true)), s.count32(y, k))
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		s.division(v, k, d, cp)
	default: // floating-point operations of types that have no registers of their own
		s.fail(v, "S0007", op.String()+" of "+s.m.Types.String(f.TypeOf(v))+" cannot be selected", "PTX computes with half, bfloat, float and double")
	}
}

// selectSum selects component k of v, the sum of x and y, of which y may be an immediate.
func selectSum(s intSelector, v, x, y ir.Value, k int, d ptx.RegID, cp comp) {
	if s.tryFunnel(v, d, cp) || s.tryMadSelect(x, y, k, d, cp) || s.tryMadSelect(y, x, k, d, cp) || s.tryMad(v, k, d, cp, x, y) || s.tryMad(v, k, d, cp, y, x) ||
		s.tryMadWide(x, y, d, cp) || s.tryMadWide(y, x, d, cp) || s.trySadSum(x, y, k, d, cp) || s.trySadSum(y, x, k, d, cp) {
		return
	}
	op := ir.OpAdd
	if sumHasNoCarry(s, v, x, y, k, cp) || sumOfLogic(s, v, x, y, cp) {
		op = ir.OpOr
	}
	s.e(binaryOp(op, cp.class), reg(d), reg(s.reg(x, k)), s.use(y, k))
}

// sumHasNoCarry reports whether sum v of x and constant y, of 64 bits, is better selected as an or: the constant has none of the bits of x and lies in the lower
// half, so that the upper half stays. Only comparisons use v: a sum may become a part of an address.
func sumHasNoCarry(s intSelector, v, x, y ir.Value, k int, cp comp) bool {
	f := s.f
	c, ok := s.constOf(y, k)
	if !ok || cp.bits != 64 || c <= 0 || c>>32 != 0 || s.opt.Level == 0 || s.opt.LLC || s.m.Types.IsVector(f.TypeOf(v)) {
		return false
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if f.Op(f.User(u)) != ir.OpICmp {
			return false
		}
	}
	return uint64(c)&^s.valueTracking().Known(x).Zero == 0
}

// shiftsOut reports whether the only use of shift v is a truncation to bits that are within its operand before the shift, so that bits
// beyond the operand's width do not matter.
func (s intSelector) shiftsOut(v, count ir.Value, k int, cp comp) bool {
	f := s.f
	n, ok := s.constOf(count, k)
	if !ok || int(cp.bits) == cp.class.bits() || !f.HasOneUse(v) {
		return false
	}
	t := f.User(f.FirstUse(v))
	return f.Op(t) == ir.OpTrunc && !s.m.Types.IsVector(f.TypeOf(t)) && uint64(n)+uint64(s.m.Types.Bits(f.TypeOf(t))) <= uint64(cp.bits)
}

// count32 returns a shift count as an operand: always 32 bits.
func (s intSelector) count32(v ir.Value, k int) ptx.Operand {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	if x, ok := s.constOf(v, k); ok {
		if cp.bits < 64 {
			x &= 1<<cp.bits - 1
		}
		return imm(int64(uint32(x)))
	}
	switch cp.class {
	case c64:
		w, j := s.resolve(v, k)
		if f := s.f; j == 0 && w.IsInst() && f.Op(w) == ir.OpZExt && s.m.Types.IsInt(f.TypeOf(w)) && s.mayFold(w, f.Operand(w, 0)) {
			if x := f.Operand(w, 0); s.lay.of(f.TypeOf(x))[0].class != cPred {
				return s.count32(x, 0)
			}
		}
		d := s.newReg(c32)
		if s.mem().tryNarrowLoad(d, comp{class: c32, bits: 32}, v, cp) {
			return reg(d)
		}
		return reg(s.resize(s.reg(v, k), c32))
	case c32:
		return s.ext(v, k, false)
	}
	return reg(s.extend(v, k, c32, false))
}

// predBinary selects i1 arithmetic, in which all is modulo 2.
func (s intSelector) predBinary(v ir.Value, k int, d ptx.RegID) {
	op, x, y := s.f.Op(v), s.f.Operand(v, 0), s.f.Operand(v, 1)
	if s.inverted[v] {
		s.invertedLogic(op, d, x, y)
		return
	}
	switch op {
	case ir.OpXor, ir.OpAdd, ir.OpSub:
		if c, ok := s.constOf(y, k); ok && c != 0 {
			s.e(isa.Op_not_pred, reg(d), reg(s.reg(x, k)))
			return
		}
		s.e(isa.Op_xor_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpAnd, ir.OpMul:
		if s.bothOrdered(d, x, y, k, ir.FCmpORD) {
			return
		}
		s.e(isa.Op_and_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpOr:
		if s.bothOrdered(d, x, y, k, ir.FCmpUNO) {
			return
		}
		s.e(isa.Op_or_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpURem, ir.OpSRem: // the divisor is not zero: the remainder is
		s.e(isa.Op_mov_pred, reg(d), imm(0))
	default: // shifts by less than 1, divisions by 1
		s.e(isa.Op_mov_pred, reg(d), reg(s.reg(x, k)))
	}
}

// invertedLogic selects the opposite of x op y, which canInvertLogic allows.
func (s intSelector) invertedLogic(op ir.Op, d ptx.RegID, x, y ir.Value) {
	opposite := func(v ir.Value) ptx.Operand {
		if w, ok := s.negated(v); ok {
			return reg(s.reg(w, 0))
		}
		s.inverted[v] = true
		return reg(s.reg(v, 0))
	}
	code := isa.Op_or_pred
	if op == ir.OpOr {
		code = isa.Op_and_pred
	}
	s.e(code, reg(d), opposite(x), opposite(y))
}

// bothOrdered selects two tests for NaN of one value each, combined, as one of both.
func (s intSelector) bothOrdered(d ptx.RegID, x, y ir.Value, k int, p ir.Pred) bool {
	f := s.f
	single := func(c ir.Value) ir.Value {
		if !s.folds(c, ir.OpFCmp) || f.Pred(c) != p {
			return ir.None
		}
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		switch {
		case a == b, b.IsConst() && s.neverNaN(b, k):
			return a
		case a.IsConst() && s.neverNaN(a, k):
			return b
		}
		return ir.None
	}
	a, b := single(x), single(y)
	if a == ir.None || b == ir.None || f.TypeOf(a) != f.TypeOf(b) {
		return false
	}
	s.fcmpOf(p, d, a, b, k)
	return true
}

// Combinations of integer operations that PTX has one instruction for.

// operandInst returns the instruction that operand i of v is, through operations
// that leave registers alone, if its own operands may be read here; ok is false for others.
func (s intSelector) operandInst(v ir.Value, i int) (ir.Value, bool) {
	x, k := s.resolve(s.f.Operand(v, i), 0)
	if !x.IsInst() || k != 0 {
		return ir.None, false
	}
	for j := range s.f.NumOps(x) {
		if o := s.f.Operand(x, j); (o.IsInst() || o.IsParam()) && !s.mayFold(x, o) {
			return ir.None, false
		}
	}
	return x, true
}

// mayFoldAll reports whether all operands of v may be read in the current block.
func (s intSelector) mayFoldAll(v ir.Value) bool {
	for i := range s.f.NumOps(v) {
		if o := s.f.Operand(v, i); (o.IsInst() || o.IsParam()) && !s.mayFold(v, o) {
			return false
		}
	}
	return true
}

// tryNot selects x ^ -1.
func (s intSelector) tryNot(x, y ir.Value, k int, d ptx.RegID, cp comp) bool {
	c, ok := s.constOf(y, k)
	if !ok || c != -1 {
		return false
	}
	s.e(notOp[cp.class], reg(d), reg(s.reg(x, k)))
	return true
}

// tryNeg selects 0 - y.
func (s intSelector) tryNeg(x, y ir.Value, k int, d ptx.RegID, cp comp) bool {
	c, ok := s.constOf(x, k)
	if !ok || c != 0 {
		return false
	}
	neg := [numClasses]isa.Opcode{c16: isa.Op_neg_s16, c32: isa.Op_neg_s32, c64: isa.Op_neg_s64}
	s.e(neg[cp.class], reg(d), reg(s.reg(y, k)))
	return true
}

// tryBfind selects w-1 - ctlz, or w-1 ^ ctlz where the count of 0 is poison, as the number of the highest one of 32 or 64 bits; of 0, bfind
// is -1, as the difference is.
func (s intSelector) tryBfind(last, count ir.Value, k int, d ptx.RegID, cp comp, difference bool) bool {
	n, ok := s.constOf(last, k)
	if !ok || n != int64(cp.bits)-1 || cp.bits != 32 && cp.bits != 64 || !s.folds(count, ir.OpCall) || s.f.CalleeIntrinsic(count) != ir.IntrCtlz {
		return false
	}
	if poison, ok := s.constOf(s.f.Operand(count, 1), 0); !difference && (!ok || poison == 0) {
		return false
	}
	x := s.reg(s.f.Operand(count, 0), k)
	if cp.bits == 32 {
		s.e(isa.Op_bfind_u32, reg(d), reg(x))
		return true
	}
	r := s.newReg(c32)
	s.e(isa.Op_bfind_u64, reg(r), reg(x))
	s.e(isa.Op_cvt_s64_s32, reg(d), reg(r))
	return true
}

// sumOfLogic reports whether sum v of x and y, of 32 bits, is better selected as an or: the two have no bits in common, and one of them is a mask or an exclusive
// or without other uses, which is one instruction with an or. A sum of three is one instruction, too.
func sumOfLogic(s intSelector, v, x, y ir.Value, cp comp) bool {
	f := s.f
	logic := func(x ir.Value) bool { return s.folds(x, ir.OpAnd) || s.folds(x, ir.OpXor) }
	if cp.bits != 32 || s.opt.Level == 0 || s.opt.LLC || s.m.Types.IsVector(f.TypeOf(v)) || !logic(x) && !logic(y) || x.IsConst() || y.IsConst() {
		return false
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if op := f.Op(f.User(u)); op == ir.OpAdd || op == ir.OpSub {
			return false
		}
	}
	vt := s.valueTracking()
	return uint32(vt.Known(x).Zero|vt.Known(y).Zero) == 1<<32-1
}
