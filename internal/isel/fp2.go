package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// neverNaN reports whether x is known not to be a NaN.
func (s *selector) neverNaN(x ir.Value, k int) bool {
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

// floatMinMax matches a select between the operands of its own comparison that minnum or
// maxnum may replace: zeros have no sign and there is no NaN.
func (s *selector) floatMinMax(v ir.Value, k int) (x, y ir.Value, maxi, ok bool) {
	f := s.f
	c := f.Operand(v, 0)
	if s.opt.OptNone || f.Op(c) != ir.OpFCmp || !s.lay.of(f.TypeOf(v))[k].class.isFloat() || s.m.Types.IsVector(f.TypeOf(v)) != s.m.Types.IsVector(f.TypeOf(c)) {
		return
	}
	x, y = f.Operand(v, 1), f.Operand(v, 2)
	a, b := f.Operand(c, 0), f.Operand(c, 1)
	if t := s.lay.of(f.TypeOf(v))[k].class; (t == cF16 || t == cBF16) && !s.t.Has(target.FeatureF16MinMax) {
		return // choosing is cheaper than computing in f32
	}
	if f.Flags(v)&ir.FlagNSZ == 0 || f.Flags(v)&ir.FlagNNaN == 0 && (!s.neverNaN(x, k) || !s.neverNaN(y, k)) || !s.mayFoldAll(c) {
		return
	}
	greater := false
	switch f.Pred(c) {
	case ir.FCmpOGT, ir.FCmpOGE, ir.FCmpUGT, ir.FCmpUGE:
		greater = true
	case ir.FCmpOLT, ir.FCmpOLE, ir.FCmpULT, ir.FCmpULE:
	default:
		return
	}
	switch {
	case x == a && y == b:
		return x, y, greater, true
	case x == b && y == a:
		return x, y, !greater, true
	}
	return
}

// reluFMA matches max(fma, 0), which some targets compute at once. a, b and c are the
// operands of the fma.
func (s *selector) reluFMA(x, y ir.Value, k int) (a, b, c ir.Value, op isa.Opcode, ok bool) {
	f := s.f
	if s.opt.OptNone {
		return
	}
	if n, isConst := s.constOf(x, k); isConst && n&0x7fff == 0 {
		x, y = y, x
	}
	n, isConst := s.constOf(y, k)
	cp := s.lay.of(f.TypeOf(x))[k]
	if !isConst || n&0x7fff != 0 || !x.IsInst() || f.BlockOf(x) != s.blk || f.Flags(x)&ir.FlagNNaN == 0 || !s.reluUses(x) {
		return
	}
	switch f.Op(x) {
	case ir.OpCall:
		if id := f.CalleeIntrinsic(x); id != ir.IntrFma && id != ir.IntrFmuladd {
			return
		}
		a, b, c = f.Operand(x, 0), f.Operand(x, 1), f.Operand(x, 2)
	case ir.OpFAdd:
		m := f.Operand(x, 0)
		c = f.Operand(x, 1)
		if !s.canFuse(x, m) {
			m, c = c, m
			if !s.canFuse(x, m) {
				return
			}
		}
		a, b = f.Operand(m, 0), f.Operand(m, 1)
	default:
		return
	}
	pack := cp.lanes != 0
	switch {
	case cp.class == cF16 && s.t.Has(target.FeatureF16FmaRelu):
		op = isa.Op_fma_rn_relu_f16
		if pack {
			op = isa.Op_fma_rn_relu_f16x2
		}
	case cp.class == cBF16 && s.t.Has(target.FeatureBf16Fma):
		op = isa.Op_fma_rn_relu_bf16
		if pack {
			op = isa.Op_fma_rn_relu_bf16x2
		}
	default:
		return
	}
	return a, b, c, s.half(cp.class, op), true
}

// reluUses reports whether x is only used by a maximum: one use, or those of a
// comparison and the select that belongs to it.
func (s *selector) reluUses(x ir.Value) bool {
	f := s.f
	sel, cmp, other := 0, 0, 0
	for u := f.FirstUse(x); u != 0; u = f.NextUse(u) {
		switch w := f.User(u); f.Op(w) {
		case ir.OpSelect:
			sel++
		case ir.OpFCmp:
			cmp++
			if !f.HasOneUse(w) {
				return false
			}
		default:
			other++
		}
	}
	return sel == 1 && cmp == 1 && other == 0 || sel+cmp == 0 && other == 1
}

// tryMinMax selects a select, or a call of minnum or maxnum, as one instruction.
func (s *selector) tryMinMax(x, y ir.Value, k int, d ptx.RegID, c class, maxi bool) bool {
	if maxi {
		if a, b, e, op, ok := s.reluFMA(x, y, k); ok && s.lay.of(s.f.TypeOf(x))[k].lanes == 0 {
			s.e(op, reg(d), reg(s.reg(a, k)), reg(s.reg(b, k)), reg(s.reg(e, k)))
			return true
		}
	}
	return s.minMax(d, c, x, y, k, maxi, false)
}

// packMinMax is tryMinMax for packs.
func (s *selector) packMinMax(x, y ir.Value, k int, d ptx.RegID, maxi bool) bool {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	if maxi {
		if a, b, e, op, ok := s.reluFMA(x, y, k); ok {
			s.e(op, reg(d), reg(s.pack(a, k)), reg(s.pack(b, k)), reg(s.pack(e, k)))
			return true
		}
	}
	id := ir.IntrMinnum
	if maxi {
		id = ir.IntrMaxnum
	}
	op := s.packIntrinsic(id, cp)
	if op == 0 {
		return false
	}
	s.e(op, reg(d), reg(s.pack(x, k)), reg(s.pack(y, k)))
	return true
}

// packMasks returns the patterns of sign bits and of all others in a pack of halves.
const (
	packSigns = int64(-0x7fff8000) // 0x80008000
	packRest  = int64(0x7fff7fff)
)

// bf16FMA selects an addition, subtraction or multiplication of bf16x2 by the fma that
// sm_80 has: a·1+b, b·-1+a, a·b-0.
func (s *selector) bf16FMA(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	konst := func(half int64) ptx.Operand {
		r := s.newReg(c32)
		s.e(s.sp.mov[c32], reg(r), imm(int64(int32(half|half<<16))))
		return reg(r)
	}
	a, b := reg(s.pack(f.Operand(v, 0), k)), reg(s.pack(f.Operand(v, 1), k))
	switch f.Op(v) {
	case ir.OpFAdd:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), a, konst(0x3f80), b)
	case ir.OpFSub:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), b, konst(0xbf80), a)
	default:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), a, b, konst(0x8000))
	}
}

// rounded is a half that was just rounded from f32 register src by the instruction at
// place at of the buffer.
type rounded struct {
	half, src ptx.RegID
	at        int
}

// joinRounded puts two halves that were rounded from f32 for this only together by
// rounding both at once.
func (s *selector) joinRounded(d, a, b ptx.RegID, c class) bool {
	op := isa.Op_cvt_rn_f16x2_f32
	need := target.FeatureCvtF16x2
	if c == cBF16 {
		op, need = isa.Op_cvt_rn_bf16x2_f32, target.FeatureCvtBf16
	}
	if !s.t.Has(need) {
		return false
	}
	var p, q *rounded
	for i := range s.rounds {
		switch r := &s.rounds[i]; r.half {
		case a:
			p = r
		case b:
			q = r
		}
	}
	if p == nil || q == nil {
		return false
	}
	s.e(op, reg(d), reg(q.src), reg(p.src))
	// The single conversions are not needed: nobody else asked for the halves.
	for _, at := range [2]int{max(p.at, q.at), min(p.at, q.at)} {
		s.buf = append(s.buf[:at], s.buf[at+1:]...)
		for i := range s.rounds {
			if s.rounds[i].at > at {
				s.rounds[i].at--
			}
		}
	}
	return true
}

// isFinite reports whether x is a finite constant.
func (s *selector) isFinite(x ir.Value, k int) bool {
	n, ok := s.constOf(x, k)
	if !ok {
		return false
	}
	switch s.lay.of(s.f.TypeOf(x))[k].class {
	case cF16:
		return n&0x7c00 != 0x7c00
	case cBF16:
		return n&0x7f80 != 0x7f80
	case cF32:
		return n&0x7f800000 != 0x7f800000
	case cF64:
		return n&0x7ff0000000000000 != 0x7ff0000000000000
	}
	return false
}
