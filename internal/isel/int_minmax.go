package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// minMaxOf matches a select between the two operands of its own integer
// comparison: the smaller or the larger one.
func (s intSelector) minMaxOf(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	c := f.Operand(v, 0)
	a, b := f.Operand(v, 1), f.Operand(v, 2)
	p, ok := choiceOfCompared(s, v, cp)
	if !ok || !s.mayFoldAll(c) || s.opt.Level == 0 && f.BlockOf(c) != s.blk {
		return false
	}
	op := isa.Op_min_s32
	switch p {
	case ir.ICmpSGT, ir.ICmpSGE, ir.ICmpUGT, ir.ICmpUGE:
		op = isa.Op_max_s32
	}
	t := uType[cp.class]
	if p.IsSigned() {
		t = sType[cp.class]
	}
	op, _ = op.WithSlot(isa.SlotType, t)
	if _, isConst := s.constOf(a, k); isConst {
		a, b = b, a
	}
	s.e(op, reg(d), reg(s.extReg(a, k, p.IsSigned())), s.ext(b, k, p.IsSigned()))
	return true
}

// choiceOfCompared reports whether select v, with components cp, is the minimum or maximum of its own operands, which its comparison compares, maybe before
// they are extended to 32 bits; and returns the ordering for which it takes the first one. It is selected as such if the operands of the comparison may be
// read in its block.
func choiceOfCompared(s intSelector, v ir.Value, cp comp) (p ir.Pred, ok bool) {
	f := s.f
	c, t := f.Operand(v, 0), f.TypeOf(v)
	if f.Op(c) != ir.OpICmp || f.Pred(c) <= ir.ICmpNE || cp.class == cPred || cp.class.isFloat() || !f.HasOneUse(c) ||
		s.m.Types.IsPtr(s.m.Types.Scalar(t)) || s.m.Types.IsVector(t) != s.m.Types.IsVector(f.TypeOf(c)) || s.m.Types.Bits(s.m.Types.Scalar(t)) > 64 {
		return 0, false
	}
	swapped, ok := s.selectsCompared(v)
	if !ok && cp.class == c32 {
		swapped, ok = selectsExtended(f, v)
	}
	if p = f.Pred(c); swapped {
		p = p.Swap()
	}
	return p, ok
}

// selectsCompared reports whether select v is one of the two values that its comparison compares; swapped means that it
// takes the second one if the comparison holds.
func (s intSelector) selectsCompared(v ir.Value) (swapped, ok bool) {
	f := s.f
	c := f.Operand(v, 0)
	x, y, a, b := f.Operand(v, 1), f.Operand(v, 2), f.Operand(c, 0), f.Operand(c, 1)
	if x == a && y == b {
		return false, true
	}
	return true, x == b && y == a
}

// selectsExtended is selectsCompared of a select of extensions of the two values, as the comparison orders them.
func selectsExtended(f *ir.Func, v ir.Value) (swapped, ok bool) {
	c, x, y := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	ext := ir.OpZExt
	if f.Pred(c).IsSigned() {
		ext = ir.OpSExt
	}
	if f.Op(x) != ext || f.Op(y) != ext {
		return false, false
	}
	x, y = f.Operand(x, 0), f.Operand(y, 0)
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if x == a && y == b {
		return false, true
	}
	return true, x == b && y == a
}

// minMax selects minnum/maxnum (a NaN loses) or minimum/maximum (a NaN wins).
func (s intSelector) minMax(d ptx.RegID, c class, x, y ir.Value, k int, maxi, nan bool) bool {
	if _, ok := s.constOf(x, k); ok { // the second operand may be an immediate
		x, y = y, x
	}
	if c == cF32 && (s.minMaxOfThree(d, x, y, k, maxi, nan) || s.minMaxOfThree(d, y, x, k, maxi, nan)) {
		return true
	}
	table := &minF
	if maxi {
		table = &maxF
	}
	half := c == cF16 || c == cBF16
	if half && s.t.Has(target.FeatureF16MinMax) {
		a, b := s.reg(x, k), s.fp().floatUse(y, k)
		op := s.fp().flushing(table[c], c)
		if nan {
			op = op.With(isa.NaN)
		}
		s.e(op, reg(d), reg(a), b)
		return true
	}
	out, w := d, c
	var a ptx.RegID
	var b ptx.Operand
	if half {
		a, b = s.fp().f32Reg(x, k, c), s.fp().f32Use(y, k, c)
		out, w = s.newReg(cF32), cF32
	} else {
		a, b = s.reg(x, k), s.fp().floatUse(y, k)
	}
	op := s.fp().flushing(table[w], w)
	switch {
	case !nan:
		s.e(op, reg(out), reg(a), b)
	case w == cF32 && s.t.Has(target.FeatureMinMaxNaN):
		s.e(op.With(isa.NaN), reg(out), reg(a), b)
	default: // a NaN operand decides; PTX orders -0 below +0 by itself
		m, p := s.newReg(w), s.newReg(cPred)
		s.e(op, reg(m), reg(a), b)
		s.e(setp(isa.Op_setp_eq_s32, isa.Nan, fType[w]), reg(p), reg(a), b)
		q := immediate(w, 0x7fffffff)
		if w == cF64 {
			q = f64Imm(0x7ff8000000000000)
		}
		s.e(selp[w], reg(out), q, reg(m), reg(p))
	}
	if half {
		s.fp().floatCast(d, c, out, cF32)
	}
	return true
}

// minMaxOfThree selects the minimum or maximum of y and x, where x is another one without other uses, as one
// instruction if the target has it.
func (s intSelector) minMaxOfThree(d ptx.RegID, x, y ir.Value, k int, maxi, nan bool) bool {
	f := s.f
	if !s.t.Has(target.FeatureMinMax3) || f.Op(x) != ir.OpCall || f.BlockOf(x) != s.blk || !f.HasOneUse(x) {
		return false
	}
	switch f.CalleeIntrinsic(x) {
	case ir.IntrMinnum, ir.IntrMinimumnum:
		if maxi || nan {
			return false
		}
	case ir.IntrMaxnum, ir.IntrMaximumnum:
		if !maxi || nan {
			return false
		}
	case ir.IntrMinimum:
		if maxi || !nan {
			return false
		}
	case ir.IntrMaximum:
		if !maxi || !nan {
			return false
		}
	default:
		return false
	}
	op := isa.Opcode(isa.Form_min_ftz_NaN_abs_f32_three)
	if maxi {
		op = isa.Opcode(isa.Form_max_ftz_NaN_abs_f32_three)
	}
	if nan {
		op = op.With(isa.NaN)
	}
	if s.ftz {
		op = op.With(isa.Ftz)
	}
	s.e(op, reg(d), reg(s.reg(f.Operand(x, 0), k)), s.use(f.Operand(x, 1), k), s.use(y, k))
	return true
}

// tryMinMax selects a select, or a call of minnum or maxnum, as one instruction.
func (s intSelector) tryMinMax(x, y ir.Value, k int, d ptx.RegID, c class, maxi bool) bool {
	if maxi {
		if a, b, e, op, ok := s.fp().reluFMA(x, y, k); ok && s.lay.of(s.f.TypeOf(x))[k].lanes == 0 {
			s.e(op, reg(d), reg(s.reg(a, k)), reg(s.reg(b, k)), reg(s.reg(e, k)))
			return true
		}
	}
	return s.minMax(d, c, x, y, k, maxi, false)
}

// packMinMax is tryMinMax for packs.
func (s intSelector) packMinMax(x, y ir.Value, k int, d ptx.RegID, maxi bool) bool {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	if maxi {
		if a, b, e, op, ok := s.fp().reluFMA(x, y, k); ok {
			s.e(op, reg(d), reg(s.vec().pack(a, k)), reg(s.vec().pack(b, k)), reg(s.vec().pack(e, k)))
			return true
		}
	}
	id := ir.IntrMinnum
	if maxi {
		id = ir.IntrMaxnum
	}
	op := s.vec().packIntrinsic(id, cp)
	if op == 0 {
		return false
	}
	s.e(op, reg(d), reg(s.vec().pack(x, k)), reg(s.vec().pack(y, k)))
	return true
}

// floatMinMax matches a select between the operands of its own comparison that minnum or
// maxnum may replace, although they never choose a NaN and have an order of zeros.
func (s intSelector) floatMinMax(v ir.Value, k int) (x, y ir.Value, maxi, ok bool) {
	f := s.f
	c := f.Operand(v, 0)
	if s.opt.Level == 0 || f.Op(c) != ir.OpFCmp || !s.lay.of(f.TypeOf(v))[k].class.isFloat() || s.m.Types.IsVector(f.TypeOf(v)) != s.m.Types.IsVector(f.TypeOf(c)) {
		return
	}
	x, y = f.Operand(v, 1), f.Operand(v, 2)
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if t := s.lay.of(f.TypeOf(v))[k].class; (t == cF16 || t == cBF16) && !s.t.Has(target.FeatureF16MinMax) {
		return // choosing is cheaper than computing in f32
	}
	p := f.Pred(c)
	maxi = p&(ir.FCmpOGT|ir.FCmpOLT) == ir.FCmpOGT
	if !maxi && p&(ir.FCmpOGT|ir.FCmpOLT) != ir.FCmpOLT || !s.mayFoldAll(c) {
		return
	}
	switch {
	case x == a && y == b:
	case x == b && y == a:
		maxi = !maxi
	default:
		return
	}
	tie, unordered := y, y // the result for equal operands, and for a NaN
	if p&ir.FCmpOEQ != 0 {
		tie = x
	}
	if p&ir.FCmpUNO != 0 {
		unordered = x
	}
	if f.Flags(v)&ir.FlagNSZ != 0 {
		return x, y, maxi, f.Flags(v)&ir.FlagNNaN != 0 || s.neverNaN(unordered, k)
	}
	return x, y, maxi, s.neverNaN(unordered, k) && s.ordersZeros(x, y, tie, k, maxi)
}

// ordersZeros reports whether the choice between x and y, which is tie if they are equal, is that of the instruction:
// the constant among them is not a zero, or is the zero that the instruction returns.
func (s intSelector) ordersZeros(x, y, tie ir.Value, k int, maxi bool) bool {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	if cp.class == cF64 {
		return false // its minimum is a comparison and two choices
	}
	n, isConst := s.constOf(y, k)
	constant := y
	if !isConst {
		n, isConst = s.constOf(x, k)
		constant = x
	}
	if !isConst {
		return false
	}
	sign := int64(1) << (cp.bits - 1)
	if n&(sign-1) == 0 {
		return tie == constant && n&sign == 0 == maxi
	}
	return !s.ftz && !s.hftz // else a small number becomes a zero
}

// neverNaN reports whether x is known not to be a NaN.
func (s intSelector) neverNaN(x ir.Value, k int) bool {
	f := s.f
	if n, ok := s.constOf(x, k); ok {
		switch s.lay.of(f.TypeOf(x))[k].class {
		case cF16:
			return n&0x7fff <= 0x7c00
		case cBF16:
			return n&0x7fff <= 0x7f80
		case cF32:
			return n&0x7fffffff <= 0x7f800000
		case cF64:
			return n&(1<<63-1) <= 0x7ff0000000000000
		}
		return false
	}
	w, _ := s.resolve(x, k)
	if !w.IsInst() {
		return false
	}
	switch f.Op(w) {
	case ir.OpSIToFP, ir.OpUIToFP:
		return true
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFNeg, ir.OpSelect, ir.OpPhi, ir.OpCall, ir.OpFPExt, ir.OpFPTrunc:
		return f.Flags(w)&ir.FlagNNaN != 0
	}
	return false
}
