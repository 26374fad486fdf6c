package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// setpOp returns an integer comparison for registers of class c: eq and ne
// in the style's type, the others signed.
func (s intSelector) setpOp(c class, cmp isa.Atom) isa.Opcode {
	op := isa.Op_setp_eq_s32
	t := sType[c]
	if cmp == isa.Eq || cmp == isa.Ne {
		t = s.sp.eq[c]
	}
	return setp(op, cmp, t)
}

func setp(op isa.Opcode, cmp, t isa.Atom) isa.Opcode {
	op, _ = op.WithSlot(isa.SlotCompare, cmp)
	op, ok := op.WithSlot(isa.SlotType, t)
	if !ok {
		panic("bug: isel: setp of " + t.String())
	}
	return op
}

// icmpAtom returns the comparison of an integer predicate, its sign aside.
func icmpAtom(p ir.Pred) isa.Atom {
	switch p {
	case ir.ICmpEQ:
		return isa.Eq
	case ir.ICmpNE:
		return isa.Ne
	case ir.ICmpUGT, ir.ICmpSGT:
		return isa.Gt
	case ir.ICmpUGE, ir.ICmpSGE:
		return isa.Ge
	case ir.ICmpULT, ir.ICmpSLT:
		return isa.Lt
	}
	return isa.Le
}

// icmpType returns the type in which integers of class c are compared.
func (s intSelector) icmpType(p ir.Pred, c class) isa.Atom {
	switch {
	case p == ir.ICmpEQ || p == ir.ICmpNE:
		return s.sp.eq[c]
	case p.IsSigned():
		return sType[c]
	}
	return uType[c]
}

// icmp selects component k of an integer comparison.
func (s intSelector) icmp(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	p := f.Pred(v)
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	cp := s.lay.of(f.TypeOf(x))[k]
	if s.inverted[v] {
		p = p.Inverse()
	}
	if cp.class == cPred {
		s.icmpBool(p, d, x, y, k)
		return
	}
	if _, ok := s.constOf(x, k); ok {
		x, y, p = y, x, p.Swap()
	}
	if s.icmpWide(p, d, x, y, k) || cp.bits == 8 && (icmpByteRange(s, p, d, x, y, k) || s.icmpBytes(p, d, x, y, k)) {
		return
	}
	var bound ptx.Operand
	if n, ok := s.constOf(y, k); ok {
		p, bound = strict(p, n, cp)
	}
	cmp, signed := icmpAtom(p), p.IsSigned()
	t := s.icmpType(p, cp.class)
	a := s.extReg(x, k, signed)
	if bound.Kind == ptx.OpNone {
		bound = s.ext(y, k, signed)
	}
	s.e(setp(isa.Op_setp_eq_s32, cmp, t), reg(d), reg(a), bound)
}

// icmpWide compares values that a truncation cut from wider ones without changing them as
// those wider ones.
func (s intSelector) icmpWide(p ir.Pred, d ptx.RegID, x, y ir.Value, k int) bool {
	f := s.f
	cp := s.lay.of(f.TypeOf(x))[k]
	n, isConst := s.constOf(y, k)
	var w ir.Value
	try := func(signed bool) bool {
		if w = s.uncut(x, signed); w == ir.None || isConst {
			return w != ir.None
		}
		z := s.uncut(y, signed)
		if z == ir.None || f.TypeOf(z) != f.TypeOf(w) {
			return false
		}
		y = z
		return true
	}
	signed := p.IsSigned()
	if !try(signed) {
		if p != ir.ICmpEQ && p != ir.ICmpNE || !try(true) {
			return false
		}
		signed = true
	}
	wide := s.lay.of(f.TypeOf(w))[0]
	t := s.icmpType(p, wide.class)
	var bound ptx.Operand
	if isConst {
		if !signed && cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		if p, bound = strict(p, n, wide); bound.Kind == ptx.OpNone {
			bound = imm(n)
		}
	} else {
		bound = s.ext(y, 0, signed)
	}
	s.e(setp(isa.Op_setp_eq_s32, icmpAtom(p), t), reg(d), reg(s.extReg(w, 0, signed)), bound)
	return true
}

// icmpBytes compares bytes of packs and of words in 32 bits, where they are taken out at once extended.
func (s intSelector) icmpBytes(p ir.Pred, d ptx.RegID, x, y ir.Value, k int) bool {
	signed := p.IsSigned()
	a, la, packed := s.vec().packedByte(x, k)
	word := ir.None
	if !packed {
		if word = s.wordOfByte(x); word == ir.None {
			return false
		}
	}
	r := s.newReg(c32)
	var bound ptx.Operand
	n, isConst := s.constOf(y, k)
	switch {
	case packed:
		s.vec().extractByte(r, a, la, signed)
	case signed:
		s.e(cvt(isa.Op_cvt_u32_u64, isa.S32, isa.S8), reg(r), reg(s.reg(word, 0)))
	default:
		s.e(isa.Op_and_b32, reg(r), reg(s.reg(word, 0)), imm(0xff))
	}
	if isConst {
		if !signed {
			n &= 0xff
		}
		if p, bound = strict(p, n, comp{class: c32, bits: 32}); bound.Kind == ptx.OpNone {
			bound = imm(n)
		}
	} else {
		bound = reg(s.extend(y, k, c32, signed))
	}
	t := uType[c32]
	switch {
	case p == ir.ICmpEQ || p == ir.ICmpNE:
		t = s.sp.eq[c32]
	case signed:
		t = sType[c32]
	}
	s.e(setp(isa.Op_setp_eq_s32, icmpAtom(p), t), reg(d), reg(r), bound)
	return true
}

// icmpByteRange compares a byte with both ends of a range, where the IR compares its distance from the first one: the distance would need a mask.
func icmpByteRange(s intSelector, p ir.Pred, d ptx.RegID, x, y ir.Value, k int) bool {
	f := s.f
	last, isConst := s.constOf(y, k)
	if s.opt.LLC || !isConst || p <= ir.ICmpNE || p.IsSigned() || !s.folds(x, ir.OpAdd) || s.def(x, k) != 0 || !s.mayFold(x, f.Operand(x, 0)) {
		return false
	}
	minus, ok := s.constOf(f.Operand(x, 1), k)
	if last &= 0xff; p == ir.ICmpULT || p == ir.ICmpUGE {
		last--
	}
	low := -minus & 0xff
	high := low + last
	if b := f.Operand(x, 0); !ok || last < 0 || low == 0 || high > 0xff || b.IsConst() || !s.zeroBits(b, k, extensionSteps) {
		return false
	}
	r := s.reg(f.Operand(x, 0), k)
	below, above, join := setp(isa.Op_setp_eq_s32, isa.Lt, isa.U16), setp(isa.Op_setp_eq_s32, isa.Gt, isa.U16), isa.Op_or_pred
	if p == ir.ICmpULT || p == ir.ICmpULE {
		below, above, join = above, below, isa.Op_and_pred
		low, high = low-1, high+1
	}
	b, a := s.newReg(cPred), s.newReg(cPred)
	s.e(below, reg(b), reg(r), imm(low))
	s.e(above, reg(a), reg(r), imm(high))
	s.e(join, reg(d), reg(b), reg(a))
	return true
}

// wordOfByte returns the computed 32-bit integer that byte x was cut from, None for others.
func (s intSelector) wordOfByte(x ir.Value) ir.Value {
	f := s.f
	if !x.IsInst() || f.Op(x) != ir.OpTrunc || s.def(x, 0) != 0 {
		return ir.None
	}
	w := f.Operand(x, 0)
	if f.TypeOf(w) != ir.I32 || !w.IsInst() || f.Op(w) == ir.OpLoad || f.Op(w) == ir.OpPhi || !s.mayFold(x, w) {
		return ir.None
	}
	return w
}

// uncut returns the wider integer that v was cut from if, taken as signed or unsigned, it
// is the same number, None for others.
func (s intSelector) uncut(v ir.Value, signed bool) ir.Value {
	f := s.f
	if !v.IsInst() || f.Op(v) != ir.OpTrunc || f.Flags(v)&ir.NoWrap(signed) == 0 || s.lay.count(f.TypeOf(v)) != 1 || s.lay.count(f.TypeOf(f.Operand(v, 0))) != 1 ||
		!s.mayFold(v, f.Operand(v, 0)) {
		return ir.None
	}
	return f.Operand(v, 0)
}

// strict makes a comparison with constant n that includes it one that does not:
// x >= n is x > n-1. The constant is only returned if it changes.
func strict(p ir.Pred, n int64, cp comp) (ir.Pred, ptx.Operand) {
	w := cp.bits
	u := uint64(n) << (64 - w) >> (64 - w)
	top := ^uint64(0) >> (64 - w)
	switch {
	case p == ir.ICmpSGE && n != -1<<(w-1):
		return ir.ICmpSGT, imm(n - 1)
	case p == ir.ICmpSLE && n != 1<<(w-1)-1:
		return ir.ICmpSLT, imm(n + 1)
	case p == ir.ICmpUGE && u != 0:
		return ir.ICmpUGT, imm(int64(u - 1))
	case p == ir.ICmpULE && u != top:
		return ir.ICmpULT, imm(int64(u + 1))
	}
	return p, ptx.Operand{}
}

// icmpBool compares two i1: unsigned 0 < 1, signed -1 < 0.
func (s intSelector) icmpBool(p ir.Pred, d ptx.RegID, x, y ir.Value, k int) {
	a := func() ptx.Operand { return reg(s.reg(x, k)) }
	b := func() ptx.Operand { return reg(s.reg(y, k)) }
	switch p {
	case ir.ICmpNE:
		s.e(isa.Op_xor_pred, reg(d), a(), b())
	case ir.ICmpEQ:
		if s.flow().canInvert(x) {
			x, y = y, x
		}
		s.e(isa.Op_xor_pred, reg(d), a(), reg(s.notReg(y, k)))
	case ir.ICmpUGT, ir.ICmpSLT: // a and not b
		s.e(isa.Op_and_pred, reg(d), a(), reg(s.notReg(y, k)))
	case ir.ICmpULT, ir.ICmpSGT:
		s.e(isa.Op_and_pred, reg(d), b(), reg(s.notReg(x, k)))
	case ir.ICmpUGE, ir.ICmpSLE:
		s.e(isa.Op_or_pred, reg(d), a(), reg(s.notReg(y, k)))
	default:
		s.e(isa.Op_or_pred, reg(d), b(), reg(s.notReg(x, k)))
	}
}

// notReg returns the opposite of component k of i1 x in a register: a comparison without other uses is inverted.
func (s intSelector) notReg(x ir.Value, k int) ptx.RegID {
	if k == 0 && s.flow().canInvert(x) {
		s.inverted[x] = true
		return s.reg(x, 0)
	}
	return s.not(s.reg(x, k))
}

// negated returns the scalar that i1 x is the opposite of.
func (s intSelector) negated(x ir.Value) (ir.Value, bool) {
	if s.f.Op(x) != ir.OpXor || s.m.Types.IsVector(s.f.TypeOf(x)) {
		return ir.None, false
	}
	c, ok := s.constOf(s.f.Operand(x, 1), 0)
	return s.f.Operand(x, 0), ok && c != 0
}

// not returns the opposite of predicate r.
func (s intSelector) not(r ptx.RegID) ptx.RegID {
	n := s.newReg(cPred)
	s.e(isa.Op_not_pred, reg(n), reg(r))
	return n
}

var fcmpAtom = [16]isa.Atom{
	ir.FCmpOEQ: isa.Eq, ir.FCmpOGT: isa.Gt, ir.FCmpOGE: isa.Ge, ir.FCmpOLT: isa.Lt, ir.FCmpOLE: isa.Le, ir.FCmpONE: isa.Ne,
	ir.FCmpORD: isa.Num, ir.FCmpUNO: isa.Nan, ir.FCmpUEQ: isa.Equ, ir.FCmpUGT: isa.Gtu, ir.FCmpUGE: isa.Geu,
	ir.FCmpULT: isa.Ltu, ir.FCmpULE: isa.Leu, ir.FCmpUNE: isa.Neu,
}

// fcmp selects component k of a floating-point comparison.
func (s intSelector) fcmp(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	p := f.Pred(v)
	if s.inverted[v] {
		p = p.Inverse()
	}
	s.fcmpOf(p, d, f.Operand(v, 0), f.Operand(v, 1), k)
}

func (s intSelector) fcmpOf(p ir.Pred, d ptx.RegID, x, y ir.Value, k int) {
	if p == ir.FCmpFalse || p == ir.FCmpTrue {
		s.e(isa.Op_mov_pred, reg(d), imm(-int64(p>>3)))
		return
	}
	c := s.lay.of(s.f.TypeOf(x))[k].class
	var a ptx.RegID
	var b ptx.Operand
	switch {
	case c == cF16 && s.vec().f16Math():
		a, b = s.fp().floatReg(x, k), reg(s.fp().floatReg(y, k))
		s.e(s.withFTZ(setp(isa.Op_setp_eq_f16, fcmpAtom[p], isa.F16), isa.Op_setp_eq_ftz_f16, fcmpAtom[p], isa.F16), reg(d), reg(a), b)
		return
	case c == cBF16 && s.t.Has(target.FeatureSetBf16):
		s.e(setp(isa.Op_setp_eq_bf16, fcmpAtom[p], isa.Bf16), reg(d), reg(s.fp().floatReg(x, k)), reg(s.fp().floatReg(y, k)))
		return
	case c == cF16 || c == cBF16:
		a, b = s.fp().f32Reg(x, k, c), s.fp().f32Use(y, k, c)
		c = cF32
	default:
		a, b = s.fp().floatReg(x, k), s.use(y, k)
	}
	if c == cF32 && s.ftz {
		op, _ := isa.Op_setp_eq_ftz_f32.WithSlot(isa.SlotCompare, fcmpAtom[p])
		s.e(op, reg(d), reg(a), b)
		return
	}
	s.e(setp(isa.Op_setp_eq_s32, fcmpAtom[p], fType[c]), reg(d), reg(a), b)
}

func (s intSelector) withFTZ(op, ftz isa.Opcode, cmp, t isa.Atom) isa.Opcode {
	if s.ftz {
		return setp(ftz, cmp, t)
	}
	return op
}

// choose selects component k of a select.
func (s intSelector) choose(v ir.Value, k int, d ptx.RegID, cp comp) {
	f := s.f
	c, x, y := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	ck := 0
	if s.m.Types.IsVector(f.TypeOf(c)) {
		ck = k / s.lay.count(s.m.Types.Elem(f.TypeOf(v)))
	}
	if n, ok := s.constOf(c, ck); ok {
		w := y
		if n != 0 {
			w = x
		}
		if cp.class == cPred {
			s.e(isa.Op_mov_pred, reg(d), reg(s.reg(w, k)))
		} else {
			s.e(s.sp.mov[cp.class], reg(d), s.use(w, k))
		}
		return
	}
	if s.minMaxOf(v, k, d, cp) {
		return
	}
	if x, y, maxi, ok := s.floatMinMax(v, k); ok && s.tryMinMax(x, y, k, d, cp.class, maxi) {
		return
	}
	if cp.class != cPred {
		p := s.reg(c, ck)
		s.e(selp[cp.class], reg(d), s.use(x, k), s.use(y, k), reg(p))
		return
	}
	xc, xk := s.constOf(x, k)
	yc, yk := s.constOf(y, k)
	not := func() ptx.Operand {
		if s.lay.count(f.TypeOf(v)) > 1 { // other components look at it, too
			return reg(s.not(s.reg(c, ck)))
		}
		return reg(s.notReg(c, ck))
	}
	switch {
	case xk && xc != 0: // c ? 1 : y
		s.e(isa.Op_or_pred, reg(d), reg(s.reg(c, ck)), reg(s.reg(y, k)))
	case xk: // c ? 0 : y
		s.e(isa.Op_and_pred, reg(d), reg(s.reg(y, k)), not())
	case yk && yc == 0: // c ? x : 0
		s.e(isa.Op_and_pred, reg(d), reg(s.reg(c, ck)), reg(s.reg(x, k)))
	case yk: // c ? x : 1
		s.e(isa.Op_or_pred, reg(d), reg(s.reg(x, k)), not())
	default:
		a, b := s.newReg(cPred), s.newReg(cPred)
		p := s.reg(c, ck)
		s.e(isa.Op_and_pred, reg(a), reg(p), reg(s.reg(x, k)))
		s.e(isa.Op_and_pred, reg(b), reg(s.not(p)), reg(s.reg(y, k)))
		s.e(isa.Op_or_pred, reg(d), reg(a), reg(b))
	}
}
