package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// intrinsicEffect reports whether a call of one of LLVM's own intrinsics must be
// kept although nobody uses its result.
func intrinsicEffect(i ir.Intrinsic) bool {
	switch i {
	case ir.IntrTrap, ir.IntrDebugtrap, ir.IntrUbsantrap, ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemsetInline,
		ir.IntrVaStart, ir.IntrVaCopy, ir.IntrVaEnd, ir.IntrStackrestore, ir.IntrStacksave, ir.IntrPrefetch,
		ir.IntrMaskedStore, ir.IntrMaskedScatter, ir.UnknownIntrinsic,
		// There is nothing to select for these, which is an error.
		ir.IntrSetRounding, ir.IntrWriteRegister, ir.IntrInstrprofIncrement, ir.IntrGcroot, ir.IntrMemmoveElementUnorderedAtomic:
		return true
	}
	return false
}

// generic selects one of LLVM's own intrinsics.
func (s *selector) generic(v ir.Value, id ir.Intrinsic) {
	f := s.f
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.IntrTrap, ir.IntrUbsantrap:
		s.e(isa.Op_trap)
		return
	case ir.IntrDebugtrap:
		s.e(isa.Op_brkpt)
		return
	case ir.IntrVaEnd, ir.IntrPrefetch:
		return
	case ir.IntrMaskedStore:
		s.maskedStore(v)
		return
	case ir.IntrVaStart:
		s.vaStart(v)
		return
	case ir.IntrVaCopy:
		s.vaCopy(v)
		return
	case ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
		s.memCopy(v)
		return
	case ir.IntrMemset, ir.IntrMemsetInline:
		s.memSet(v)
		return
	case ir.IntrStacksave:
		if s.need(v, "llvm.stacksave", target.FeatureAlloca) {
			d := s.result(v, 0)
			t := s.newReg(s.ptrClass(uint32(target.ASLocal)))
			op := isa.Op_stacksave_u64
			if s.cls[t] == c32 {
				op = isa.Op_stacksave_u32
			}
			s.e(op, reg(t))
			s.castSpaceInto(d, t, uint32(target.ASLocal), s.m.Types.AddrSpace(f.TypeOf(v)), s.cls[t], s.cls[d])
		}
		return
	case ir.IntrStackrestore:
		if s.need(v, "llvm.stackrestore", target.FeatureAlloca) {
			r := s.castSpace(s.reg(arg(0), 0), s.m.Types.AddrSpace(f.TypeOf(arg(0))), uint32(target.ASLocal))
			op := isa.Op_stackrestore_u64
			if s.cls[r] == c32 {
				op = isa.Op_stackrestore_u32
			}
			s.e(op, reg(r))
		}
		return
	case ir.IntrReadcyclecounter:
		s.e(isa.Op_mov_u64, reg(s.result(v, 0)), sreg(isa.Clock64))
		return
	case ir.IntrReadsteadycounter:
		s.e(isa.Op_mov_u64, reg(s.result(v, 0)), sreg(isa.Globaltimer))
		return
	case ir.IntrExpect, ir.IntrExpectWithProbability, ir.IntrSsaCopy, ir.IntrLaunderInvariantGroup, ir.IntrStripInvariantGroup,
		ir.IntrAnnotation, ir.IntrPtrAnnotation, ir.IntrThreadlocalAddress, ir.IntrArithmeticFence:
		for k := range s.lay.count(f.TypeOf(v)) {
			if d := s.def(v, k); d != 0 {
				s.copyComp(d, arg(0), k)
			}
		}
		return
	case ir.IntrIsConstant:
		s.e(isa.Op_mov_pred, reg(s.result(v, 0)), imm(0))
		return
	case ir.IntrObjectsize:
		c := s.lay.of(f.TypeOf(v))[0].class
		n := int64(-1)
		if x, ok := f.Consts.Uint(arg(1)); ok && x != 0 {
			n = 0
		}
		s.e(s.sp.mov[c], reg(s.result(v, 0)), imm(n))
		return
	}
	if isNothing(id) {
		return
	}
	if f.TypeOf(v) == ir.Void {
		s.unsupported(v)
		return
	}
	if s.overflow(v, id) {
		return
	}
	t := f.TypeOf(v)
	for k := range s.lay.count(t) {
		cp := s.lay.of(t)[k]
		if cp.lanes != 0 && s.packOp(v, k) {
			continue
		}
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		ok := false
		if cp.class.isFloat() || id == ir.IntrFptosiSat || id == ir.IntrFptouiSat {
			ok = s.floatIntrinsic(v, id, k, d, cp)
		} else {
			ok = s.intIntrinsic(v, id, k, d, cp)
		}
		if !ok {
			s.unsupported(v)
			return
		}
	}
}

// isNothing reports whether an intrinsic has no effect on the program.
func isNothing(id ir.Intrinsic) bool {
	switch id {
	case ir.IntrAssume, ir.IntrDonothing, ir.IntrSideeffect, ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrInvariantStart,
		ir.IntrInvariantEnd, ir.IntrVarAnnotation, ir.IntrCodeviewAnnotation, ir.IntrExperimentalNoaliasScopeDecl, ir.IntrDbgDeclare, ir.IntrDbgValue,
		ir.IntrDbgLabel, ir.IntrDbgAddr, ir.IntrDbgAssign, ir.IntrPseudoprobe, ir.IntrFakeUse, ir.IntrClearCache, ir.IntrRelocNone:
		return true
	}
	return false
}

func (s *selector) unsupported(v ir.Value) {
	y := s.f.CalleeSym(v)
	switch y.Intrinsic {
	case ir.IntrInstrprofIncrement:
		s.fail(v, "S0012", "intrinsic "+y.Name+" counts for a profile, which does not exist on a GPU", "compile without -fprofile-instr-generate and -fcoverage-mapping")
		return
	case ir.IntrSetRounding, ir.IntrWriteRegister, ir.IntrGcroot, ir.IntrMemmoveElementUnorderedAtomic:
		s.fail(v, "S0012", "intrinsic "+y.Name+" has no counterpart in PTX", "")
		return
	}
	s.fail(v, "S0012", "intrinsic "+y.Name+" on "+s.m.Types.String(s.f.TypeOf(v))+" has no PTX instruction",
		"link libdevice and call its function (__nv_…), or mark the call afn if an approximation will do")
}

// copyComp copies component k of x into register d.
func (s *selector) copyComp(d ptx.RegID, x ir.Value, k int) {
	c := s.cls[d]
	if c == cPred {
		s.e(isa.Op_mov_pred, reg(d), reg(s.reg(x, k)))
		return
	}
	s.e(s.sp.mov[c], reg(d), s.use(x, k))
}

// intIntrinsic selects component k of an integer intrinsic.
func (s *selector) intIntrinsic(v ir.Value, id ir.Intrinsic, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	x := f.Operand(v, 0)
	c := cp.class
	if s.lay.count(f.TypeOf(v)) > 1 && !s.m.Types.IsVector(f.TypeOf(v)) {
		return false // wide integers: the expand pass
	}
	signed := false
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin:
		if c == cPred {
			op := isa.Op_and_pred
			if id == ir.IntrUmax || id == ir.IntrSmin {
				op = isa.Op_or_pred
			}
			s.e(op, reg(d), reg(s.reg(x, k)), reg(s.reg(f.Operand(v, 1), k)))
			return true
		}
		signed = id == ir.IntrSmax || id == ir.IntrSmin
		op, t := isa.Op_min_s32, uType[c]
		if id == ir.IntrSmax || id == ir.IntrUmax {
			op = isa.Op_max_s32
		}
		if signed {
			t = sType[c]
		}
		op, _ = op.WithSlot(isa.SlotType, t)
		s.e(op, reg(d), reg(s.extReg(x, k, signed)), s.ext(f.Operand(v, 1), k, signed))
		return true
	case ir.IntrAbs:
		op, _ := isa.Op_abs_s32.WithSlot(isa.SlotType, sType[c])
		s.e(op, reg(d), reg(s.extReg(x, k, true)))
		return true
	case ir.IntrBswap:
		return s.bswap(d, s.reg(x, k), cp)
	case ir.IntrBitreverse:
		s.bitreverse(d, x, k, cp)
		return true
	case ir.IntrCtpop:
		s.countBits(d, x, k, cp, isa.Op_popc_b32, isa.Op_popc_b64, 0)
		return true
	case ir.IntrCtlz:
		s.countBits(d, x, k, cp, isa.Op_clz_b32, isa.Op_clz_b64, cp.bits)
		return true
	case ir.IntrCttz:
		poison, _ := s.constOf(f.Operand(v, 1), 0)
		s.cttz(d, x, k, cp, poison != 0)
		return true
	case ir.IntrFshl, ir.IntrFshr:
		s.funnel(v, id == ir.IntrFshl, k, d, cp)
		return true
	case ir.IntrSaddSat, ir.IntrSsubSat, ir.IntrUaddSat, ir.IntrUsubSat:
		s.saturating(v, id, k, d, cp)
		return true
	case ir.IntrPtrmask:
		s.e(andOp[c], reg(d), reg(s.reg(x, k)), s.use(f.Operand(v, 1), k))
		return true
	case ir.IntrConvertToFp16:
		r := s.reg(x, k)
		s.floatCast(d, cF16, r, s.lay.of(f.TypeOf(x))[k].class)
		return true
	case ir.IntrIsFpclass:
		return s.fpClass(v, k, d)
	}
	return false
}

// bswap reverses the bytes of r.
func (s *selector) bswap(d, r ptx.RegID, cp comp) bool {
	switch cp.bits {
	case 16:
		w, x := s.newReg(c32), s.newReg(c32)
		s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
		s.e(isa.Op_prmt_b32, reg(x), reg(w), imm(0), imm(0x7701))
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(x))
	case 32:
		s.e(isa.Op_prmt_b32, reg(d), reg(r), imm(0), imm(0x0123))
	case 64:
		lo, hi, a, b := s.newReg(c32), s.newReg(c32), s.newReg(c32), s.newReg(c32)
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(r))
		s.e(isa.Op_prmt_b32, reg(a), reg(lo), imm(0), imm(0x0123))
		s.e(isa.Op_prmt_b32, reg(b), reg(hi), imm(0), imm(0x0123))
		s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(b), reg(a))
	case 48: // as the upper bytes of 64 bits
		t := s.newReg(c64)
		s.bswap(t, r, comp{class: c64, bits: 64})
		s.e(isa.Op_shr_u64, reg(d), reg(t), imm(16))
	default:
		return false
	}
	return true
}

// bitreverse reverses all bits: in a 32- or 64-bit register, then shifted down.
func (s *selector) bitreverse(d ptx.RegID, x ir.Value, k int, cp comp) {
	if cp.class == cPred {
		s.copyComp(d, x, k)
		return
	}
	w, op := c32, isa.Op_brev_b32
	if cp.class == c64 {
		w, op = c64, isa.Op_brev_b64
	}
	r := s.reg(x, k)
	if cp.class == c16 {
		r = s.extend(x, k, c32, false)
	}
	if int(cp.bits) == w.bits() {
		s.e(op, reg(d), reg(r))
		return
	}
	t, u := s.newReg(w), d
	if cp.class != w {
		u = s.newReg(w)
	}
	s.e(op, reg(t), reg(r))
	s.e(shrU[w], reg(u), reg(t), imm(int64(w.bits()-int(cp.bits))))
	if u != d {
		s.narrowInto(d, cp.class, u, w)
	}
}

// countBits selects popc or clz, which give a 32-bit number; zeros is the value's
// width for clz, whose excess leading zeros are taken off.
func (s *selector) countBits(d ptx.RegID, x ir.Value, k int, cp comp, op32, op64 isa.Opcode, zeros uint8) {
	w := c32
	var r ptx.RegID
	if cp.bits > 32 {
		w = c64
		r = s.extReg(x, k, false)
	} else {
		r = s.extend(x, k, c32, false)
	}
	op := op32
	if w == c64 {
		op = op64
	}
	extra := 0
	if zeros != 0 {
		extra = w.bits() - int(zeros)
	}
	m := s.countReg(d, cp)
	n := m
	if extra > 0 {
		n = s.newReg(c32)
	}
	s.e(op, reg(n), reg(r))
	if extra > 0 {
		s.e(isa.Op_sub_s32, reg(m), reg(n), imm(int64(extra)))
		n = m
	}
	s.fromCount(d, cp, n)
}

// countReg returns the register of 32 bits in which a count for register d is made: d
// itself if it has as many.
func (s *selector) countReg(d ptx.RegID, cp comp) ptx.RegID {
	if cp.class == c32 {
		return d
	}
	return s.newReg(c32)
}

// fromCount moves the count in a register of countReg into register d.
func (s *selector) fromCount(d ptx.RegID, cp comp, n ptx.RegID) {
	if n == d {
		return
	}
	switch cp.class {
	case cPred:
		s.e(s.setpOp(c32, isa.Ne), reg(d), reg(n), imm(0))
	case c64:
		s.e(isa.Op_cvt_u64_u32, reg(d), reg(n))
	default:
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(n))
	}
}

// cttz counts the zeros below the lowest one: the ones of ^x & (x-1). A bit set just above
// a narrow value that may be zero bounds the count.
func (s *selector) cttz(d ptx.RegID, x ir.Value, k int, cp comp, neverZero bool) {
	c, popc := c32, isa.Op_popc_b32
	if cp.bits > 32 {
		c, popc = c64, isa.Op_popc_b64
	}
	r := s.anyExtend(x, k, c)
	if int(cp.bits) < c.bits() && !neverZero {
		g := s.newReg(c)
		s.e(orOp[c], reg(g), reg(r), imm(int64(uint64(1)<<cp.bits)))
		r = g
	}
	n, t, u, w := s.countReg(d, cp), s.newReg(c), s.newReg(c), s.newReg(c)
	s.e(addI[c], reg(t), reg(r), imm(-1))
	s.e(notOp[c], reg(u), reg(r))
	s.e(andOp[c], reg(w), reg(u), reg(t))
	s.e(popc, reg(n), reg(w))
	s.fromCount(d, cp, n)
}

// funnel selects fshl and fshr: the concatenation a:b shifted, count modulo width.
func (s *selector) funnel(v ir.Value, left bool, k int, d ptx.RegID, cp comp) {
	f := s.f
	a, b, n := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	w := int(cp.bits)
	if w == 32 && s.t.Has(target.FeatureShf) {
		op := isa.Op_shf_r_wrap_b32
		if left {
			op = isa.Op_shf_l_wrap_b32
		}
		s.e(op, reg(d), s.use(b, k), s.use(a, k), s.count32(n, k))
		return
	}
	c := cp.class
	if c == cPred { // modulo 1 nothing is shifted
		if left {
			s.copyComp(d, a, k)
		} else {
			s.copyComp(d, b, k)
		}
		return
	}
	n0, isConst := s.constOf(n, k)
	if m := uint64(n0) << (64 - cp.bits) >> (64 - cp.bits) % uint64(w); isConst {
		n0 = int64(m)
	}
	switch {
	case isConst && w == 64 && s.t.Has(target.FeatureShf) && n0 != 0 && s.lay.count(f.TypeOf(v)) == 1:
		s.funnelConst(d, cp, a, b, n0, left)
		return
	case isConst && n0 == 0 && left:
		s.copyComp(d, a, k)
		return
	case isConst && n0 == 0:
		s.copyComp(d, b, k)
		return
	case isConst: // shifts by the count and by what it lacks to the width
		up, down := n0, int64(w)-n0
		if !left {
			up, down = down, up
		}
		t, u := s.newReg(c), s.newReg(c)
		s.e(shlOp[c], reg(t), reg(s.reg(a, k)), imm(up))
		s.e(shrU[c], reg(u), reg(s.extReg(b, k, false)), imm(down))
		s.e(orOp[c], reg(d), reg(t), reg(u))
		return
	case a == b && !isConst && w&(w-1) == 0 && w >= 32:
		s.rotate(d, cp, a, n, k, left)
		return
	}
	// left: a << n | b >> 1 >> (w-1-n); right: a << 1 << (w-1-n) | b >> n.
	r, i := s.newReg(c32), s.newReg(c32)
	inverted := false
	switch {
	case w&(w-1) == 0:
		cnt, not := s.count32(n, k), s.newReg(c32)
		s.e(isa.Op_and_b32, reg(r), cnt, imm(int64(w-1)))
		s.e(isa.Op_not_b32, reg(not), cnt)
		s.e(isa.Op_and_b32, reg(i), reg(not), imm(int64(w-1)))
		inverted = true
	case c == c64: // the upper bits of the count matter, too
		q := s.newReg(c64)
		s.e(isa.Op_rem_u64, reg(q), reg(s.extReg(n, k, false)), imm(int64(w)))
		s.e(isa.Op_cvt_u32_u64, reg(r), reg(q))
	default:
		s.e(isa.Op_rem_u32, reg(r), s.count32(n, k), imm(int64(w)))
	}
	if !inverted {
		s.e(isa.Op_sub_s32, reg(i), imm(int64(w-1)), reg(r))
	}
	cnt, inv := reg(r), reg(i)
	ra, rb := reg(s.reg(a, k)), reg(s.extReg(b, k, false))
	t, u, x := s.newReg(c), s.newReg(c), s.newReg(c)
	if left {
		s.e(shlOp[c], reg(t), ra, cnt)
		s.e(shrU[c], reg(x), rb, imm(1))
		s.e(shrU[c], reg(u), reg(x), inv)
	} else {
		s.e(shlOp[c], reg(x), ra, imm(1))
		s.e(shlOp[c], reg(t), reg(x), inv)
		s.e(shrU[c], reg(u), rb, cnt)
	}
	s.e(orOp[c], reg(d), reg(t), reg(u))
}
