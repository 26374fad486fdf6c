package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// intrinsicEffect reports whether a call of a generic LLVM intrinsic must be kept even if its result is not used.
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
		s.mem().maskedStore(v)
		return
	case ir.IntrVaStart:
		s.calls().vaStart(v)
		return
	case ir.IntrVaCopy:
		s.calls().vaCopy(v)
		return
	case ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
		s.mem().memCopy(v)
		return
	case ir.IntrMemset, ir.IntrMemsetInline:
		s.mem().memSet(v)
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
			s.mem().castSpaceInto(d, t, uint32(target.ASLocal), s.m.Types.AddrSpace(f.TypeOf(v)), s.cls[t], s.cls[d])
		}
		return
	case ir.IntrStackrestore:
		if s.need(v, "llvm.stackrestore", target.FeatureAlloca) {
			r := s.mem().castSpace(s.reg(arg(0), 0), s.m.Types.AddrSpace(f.TypeOf(arg(0))), uint32(target.ASLocal))
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
	if s.ints().overflow(v, id) {
		return
	}
	t := f.TypeOf(v)
	for k := range s.lay.count(t) {
		cp := s.lay.of(t)[k]
		if cp.lanes != 0 && s.vec().packOp(v, k) {
			continue
		}
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		ok := false
		if cp.class.isFloat() || id == ir.IntrFptosiSat || id == ir.IntrFptouiSat {
			ok = s.fp().floatIntrinsic(v, id, k, d, cp)
		} else {
			ok = s.ints().intIntrinsic(v, id, k, d, cp)
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
