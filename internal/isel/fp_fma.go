package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// fuses reports whether a multiplication and an addition may become one fma.
func (s fpSelector) fuses(v ir.Value) bool {
	return s.opt.FMA || s.f.Flags(v)&ir.FlagContract != 0
}

// tryFMA selects (x = a*b) ± y as a fused operation.
func (s fpSelector) tryFMA(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value, sub bool) bool {
	if !s.canFuse(v, x) {
		return false
	}
	a, b := s.f.Operand(x, 0), s.f.Operand(x, 1)
	add := func() ptx.Operand {
		if !sub {
			return s.floatUse(y, k)
		}
		n := s.newReg(c)
		s.fneg(n, c, s.reg(y, k))
		return reg(n)
	}
	if c == cF32 && s.mixedFMA(d, k, isa.Op_fma_rn_f32, a, b, add) {
		return true
	}
	z := add()
	return s.fma(d, c, reg(s.reg(a, k)), s.floatUse(b, k), z)
}

// tryFNMA selects x - (y = a*b) as (-a)*b + x.
func (s fpSelector) tryFNMA(v ir.Value, k int, d ptx.RegID, c class, x, y ir.Value) bool {
	if !s.canFuse(v, y) {
		return false
	}
	n := s.newReg(c)
	s.fneg(n, c, s.reg(s.f.Operand(y, 0), k))
	return s.fma(d, c, reg(n), s.floatUse(s.f.Operand(y, 1), k), s.floatUse(x, k))
}

func (s fpSelector) canFuse(v, mul ir.Value) bool {
	if !s.fusedAlone(v, mul) && !s.fusedByAllUses(mul) {
		return false
	}
	switch s.m.Types.Scalar(s.f.TypeOf(v)) {
	case ir.Half:
		return s.t.Has(target.FeatureF16Fma) && s.vec().f16Math()
	case ir.BFloat:
		return s.t.Has(target.FeatureBf16Fma)
	}
	return true
}

// fusedAlone reports whether mul, used by v alone, may become part of it.
func (s fpSelector) fusedAlone(v, mul ir.Value) bool {
	f := s.f
	return f.Op(mul) == ir.OpFMul && f.BlockOf(mul) == f.BlockOf(v) && f.HasOneUse(mul) && s.fuses(v) && s.fuses(mul)
}

// maxFusedUses is the largest number of additions that repeat a multiplication.
const maxFusedUses = 4

// fusedByAllUses reports whether mul becomes part of each of its uses, so that it is not computed itself (LLVM: aggressive FMA
// fusion). Of two multiplications that are added the older one becomes a part of the sum.
func (s fpSelector) fusedByAllUses(mul ir.Value) bool {
	f := s.f
	if !s.fusible(mul) {
		return false
	}
	for u := f.FirstUse(mul); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		other := f.Operand(v, 0)
		if other == mul {
			other = f.Operand(v, 1)
		}
		if other == mul || s.fusedAlone(v, other) || other < mul && s.fusible(other) {
			return false
		}
	}
	return true
}

// fusible reports whether each use of mul, a scalar, is an addition or subtraction that may be fused with it where it stands.
func (s fpSelector) fusible(mul ir.Value) bool {
	f := s.f
	if f.Op(mul) != ir.OpFMul || s.opt.Level == 0 || s.m.Types.IsVector(f.TypeOf(mul)) || !s.fuses(mul) {
		return false
	}
	n := 0
	for u := f.FirstUse(mul); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		if n++; n > maxFusedUses || f.Op(v) != ir.OpFAdd && f.Op(v) != ir.OpFSub || !s.fuses(v) || !s.readableAt(f.BlockOf(v), mul) {
			return false
		}
	}
	return true
}

// readableAt reports whether block b may read the operands of mul instead of mul: b is its block, or is entered from there only and
// they never change.
func (s fpSelector) readableAt(b ir.Block, mul ir.Value) bool {
	f := s.f
	if b == f.BlockOf(mul) {
		return true
	}
	for i := range 2 {
		if x, _ := s.resolve(f.Operand(mul, i), 0); f.Op(x) == ir.OpPhi {
			return false
		}
	}
	return f.SinglePred(b) == f.BlockOf(mul)
}

// fusedIntrinsic selects component k of a call of llvm.fma.
func (s fpSelector) fusedIntrinsic(v ir.Value, k int, d ptx.RegID, c class) bool {
	x, y := s.f.Operand(v, 0), s.f.Operand(v, 1)
	z := func() ptx.Operand { return s.floatUse(s.f.Operand(v, 2), k) }
	if c == cF32 && s.mixedFMA(d, k, isa.Op_fma_rn_f32, x, y, z) {
		return true
	}
	return s.fma(d, c, reg(s.reg(x, k)), s.floatUse(y, k), z())
}

// fma emits a fused multiply-add of class c, in f64 where the target has none of a half type.
func (s fpSelector) fma(d ptx.RegID, c class, a, b, y ptx.Operand) bool {
	switch c {
	case cF32:
		s.e(s.f32Op(isa.Op_fma_rn_f32, isa.Op_fma_rn_ftz_f32), reg(d), a, b, y)
	case cF64:
		s.e(isa.Op_fma_rn_f64, reg(d), a, b, y)
	case cF16:
		if s.t.Has(target.FeatureF16Fma) && s.vec().f16Math() {
			s.e(s.flushing(isa.Op_fma_rn_f16, c), reg(d), a, b, y)
			return true
		}
		s.wideFMA(d, c, a, b, y)
	case cBF16:
		if s.t.Has(target.FeatureBf16Fma) {
			s.e(isa.Op_fma_rn_bf16, reg(d), a, b, y)
			return true
		}
		s.wideFMA(d, c, a, b, y)
	}
	return true
}

// wideFMA computes a fused multiply-add of halves in f64. Products are exact there. So are sums of f16, if the result is finite:
// at most 41 bits lie between the highest of a product and the lowest of an addend. A sum of bf16 may not fit: it is rounded
// down and up to f32, and the result from the odd one of both, which lies on the same side of each bf16 and each tie as the sum.
func (s fpSelector) wideFMA(d ptx.RegID, c class, a, b, y ptx.Operand) {
	wide := func(o ptx.Operand) ptx.Operand {
		r := s.newReg(cF64)
		s.floatCast(r, cF64, ptx.RegID(o.Idx), c)
		return reg(r)
	}
	a, b, y = wide(a), wide(b), wide(y)
	if c == cF16 {
		r := s.newReg(cF64)
		s.e(isa.Op_fma_rn_f64, reg(r), a, b, y)
		s.floatCast(d, c, r, cF64)
		return
	}
	bound := func(mode isa.Atom) ptx.RegID {
		sum, t, bits := s.newReg(cF64), s.newReg(cF32), s.newReg(c32)
		fma, _ := isa.Op_fma_rn_f64.WithSlot(isa.SlotRound, mode)
		cvt, _ := isa.Op_cvt_rz_f32_f64.WithSlot(isa.SlotRound, mode)
		s.e(fma, reg(sum), a, b, y)
		s.e(cvt, reg(t), reg(sum))
		s.vec().moveBits(bits, c32, t, cF32)
		return bits
	}
	low, high := bound(isa.RM), bound(isa.RP)
	last, out, res, p := s.newReg(c32), s.newReg(c32), s.newReg(cF32), s.newReg(cPred)
	s.e(isa.Op_and_b32, reg(last), reg(low), imm(1))
	s.e(isa.Op_setp_eq_s32, reg(p), reg(last), imm(0))
	s.e(isa.Op_selp_b32, reg(out), reg(high), reg(low), reg(p))
	s.vec().moveBits(res, cF32, out, c32)
	s.floatCast(d, c, res, cF32)
}

// reluFMA matches max(fma, 0), which some targets compute at once. a, b and c are the
// operands of the fma.
func (s fpSelector) reluFMA(x, y ir.Value, k int) (a, b, c ir.Value, op isa.Opcode, ok bool) {
	f := s.f
	if s.opt.Level == 0 {
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
	return a, b, c, s.flushing(op, cp.class), true
}

// reluUses reports whether x is only used by a maximum: one use, or those of a
// comparison and the select that belongs to it.
func (s fpSelector) reluUses(x ir.Value) bool {
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

// The patterns of sign bits and of all others in a pack of halves.
const (
	packSigns = int64(-0x7fff8000) // 0x80008000
	packRest  = int64(0x7fff7fff)
)

// bf16FMA selects an addition, subtraction or multiplication of bf16x2 by the fma that
// sm_80 has: a·1+b, b·-1+a, a·b-0.
func (s fpSelector) bf16FMA(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	konst := func(half int64) ptx.Operand {
		r := s.newReg(c32)
		s.e(s.sp.mov[c32], reg(r), imm(int64(int32(half|half<<16))))
		return reg(r)
	}
	a, b := reg(s.vec().pack(f.Operand(v, 0), k)), reg(s.vec().pack(f.Operand(v, 1), k))
	switch f.Op(v) {
	case ir.OpFAdd:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), a, konst(0x3f80), b)
	case ir.OpFSub:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), b, konst(0xbf80), a)
	default:
		s.e(isa.Op_fma_rn_bf16x2, reg(d), a, b, konst(0x8000))
	}
}
