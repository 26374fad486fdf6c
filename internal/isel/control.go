package isel

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// mustKeep reports whether instruction v must be selected although nobody
// asked for its result.
func (s *selector) mustKeep(v ir.Value) bool {
	f := s.f
	switch f.Op(v) {
	case ir.OpStore:
		return !s.inPlace.Has(uint32(v))
	case ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg:
		return true
	case ir.OpLoad:
		return f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.Unordered
	case ir.OpCall:
		return s.callHasEffect(v)
	}
	return f.Op(v).IsTerminator()
}

// callHasEffect reports whether call v does more than compute its result.
func (s *selector) callHasEffect(v ir.Value) bool {
	y := s.f.CalleeSym(v)
	if y == nil {
		return true
	}
	switch {
	case y.Intrinsic == ir.NVVMIntrinsic && y.NVVM == 0 && strings.HasPrefix(y.Name, "llvm.nvvm.texsurf.handle"):
		return false
	case y.Intrinsic == ir.NVVMIntrinsic && y.NVVM != 0:
		op := isa.Intrinsic(isa.IntrinsicID(y.NVVM))
		return op.Op.Info().Flags&(isa.SideEffect|isa.MayStore|isa.Convergent) != 0
	case y.Intrinsic > ir.NVVMIntrinsic:
		return intrinsicEffect(y.Intrinsic)
	}
	return true
}

// inst selects one instruction that is wanted.
func (s *selector) inst(v ir.Value) {
	if !s.hasPacks(s.f.TypeOf(v)) {
		s.selectInst(v)
	} else if !s.selectsPacks(v) {
		s.selectInst(v)
		s.joinElements(v)
	}
}

func (s *selector) selectInst(v ir.Value) {
	f := s.f
	op := f.Op(v)
	switch op {
	case ir.OpLoad:
		s.load(v)
		return
	case ir.OpStore:
		s.store(v)
		return
	case ir.OpGEP:
		s.selectGEP(v)
		return
	case ir.OpAlloca:
		s.allocaDynamic(v)
		return
	case ir.OpCall:
		s.callOrIntrinsic(v)
		return
	case ir.OpAtomicRMW:
		s.atomicRMW(v)
		return
	case ir.OpCmpXchg:
		s.cmpXchg(v)
		return
	case ir.OpFence:
		m := f.Mem(v)
		if m.Scope != scopeThread {
			s.fence(m.Order, s.scope(v, m.Scope))
		}
		return
	case ir.OpBitCast:
		s.bitcast(v)
		return
	case ir.OpAddrSpaceCast:
		s.addrSpaceCast(v)
		return
	case ir.OpExtractElement, ir.OpInsertElement:
		s.dynamicElement(v)
		return
	case ir.OpVAArg:
		s.vaArg(v)
		return
	}
	if op != ir.OpSelect && s.onWideFloat(v) {
		s.fail(v, "S0007", op.String()+" of 128-bit floating-point numbers cannot be selected", "PTX computes with half, bfloat, float and double; fp128 can only be stored and passed on")
		return
	}
	if s.wide(v) {
		s.wideInst(v)
		return
	}
	t := f.TypeOf(v)
	for k := range s.lay.count(t) {
		cp := s.lay.of(t)[k]
		if cp.lanes != 0 && s.packOp(v, k) || op == ir.OpFCmp && s.comparePacks(v, k) {
			continue
		}
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		switch {
		case op == ir.OpFNeg:
			s.fneg(d, cp.class, s.reg(f.Operand(v, 0), k))
		case op >= ir.OpAdd && op <= ir.OpXor && cp.class.isFloat():
			s.fpBinary(v, k, d, cp.class)
		case op >= ir.OpAdd && op <= ir.OpXor:
			s.intBinary(v, k, d, cp)
		case op.IsCast():
			s.cast(v, k, d)
		case op == ir.OpICmp:
			s.icmp(v, k, d)
		case op == ir.OpFCmp:
			s.fcmp(v, k, d)
		case op == ir.OpSelect:
			s.choose(v, k, d, cp)
		default:
			s.fail(v, "S0007", "instruction "+op.String()+" cannot be selected", "")
			return
		}
	}
}

// onWideFloat reports whether v computes with floating-point numbers that have no
// registers.
func (s *selector) onWideFloat(v ir.Value) bool {
	f := s.f
	is := func(t ir.Type) bool {
		k := s.m.Types.Kind(s.m.Types.Scalar(t))
		return k == ir.FP128Kind || k == ir.X86FP80Kind || k == ir.PPCFP128Kind
	}
	return is(f.TypeOf(v)) || f.NumOps(v) > 0 && is(f.TypeOf(f.Operand(v, 0)))
}

// addrSpaceCast converts a pointer between spaces.
func (s *selector) addrSpaceCast(v ir.Value) {
	f := s.f
	ty := &s.m.Types
	x := f.Operand(v, 0)
	from, to := ty.AddrSpace(ty.Scalar(f.TypeOf(x))), ty.AddrSpace(ty.Scalar(f.TypeOf(v)))
	for k := range s.lay.count(f.TypeOf(v)) {
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		if n, ok := s.constOf(x, k); ok && n == 0 { // null stays null
			s.e(s.sp.mov[s.cls[d]], reg(d), imm(0))
			continue
		}
		y, j := s.resolve(x, k)
		if from == 0 && to == uint32(target.ASLocal) && s.slotOf(y) {
			s.usesSPL = true
			s.inFrame(d, regSPL, int64(s.slots[y]-1))
			continue
		}
		if to == uint32(target.ASParam) || to == uint32(target.ASLocal) && !s.entry {
			if p := s.byvalParam(x); p >= 0 {
				s.e(s.sp.mov[s.cls[d]], reg(d), sym(s.env.paramName(f.Sym, p), 0))
				continue
			}
		}
		if from != 0 && to != 0 && from+to != uint32(target.ASShared+target.ASSharedCluster) && !s.opt.LLVM {
			s.fail(v, "S0008", "Cannot cast between two non-generic address spaces", "cast to the generic space first (S4-92)")
			return
		}
		c := s.lay.of(f.TypeOf(x))[k].class
		s.castSpaceInto(d, s.regOf(y, j, c), from, to, c, s.cls[d])
	}
}

// terminator selects the end of the current block.
func (s *selector) terminator(v ir.Value) {
	f := s.f
	next := ir.Block(0)
	if i := int(s.id[s.blk]) + 1; i < len(s.layout) {
		next = s.layout[i]
	}
	switch f.Op(v) {
	case ir.OpRet:
		s.ret(v)
	case ir.OpBr:
		s.branch(f.Operand(v, 0).Block(), next)
	case ir.OpCondBr:
		then, els := f.Operand(v, 1).Block(), f.Operand(v, 2).Block()
		if c, ok := s.constOf(f.Operand(v, 0), 0); ok || then == els {
			if ok && c == 0 {
				then = els
			}
			s.branch(then, next)
			return
		}
		p, not := s.condition(f.Operand(v, 0), then == next)
		if then == next {
			then, els, not = els, then, !not
		}
		s.target[s.id[then]] = true
		s.e(isa.Op_bra, label(s.id[then]))
		s.guard(p, not)
		s.branch(els, next)
	case ir.OpSwitch:
		s.switchInst(v, next)
	case ir.OpUnreachable:
		s.unreachable(v)
	default:
		s.fail(v, "S0009", f.Op(v).String()+" has no counterpart in PTX", "exceptions cannot be thrown on a GPU: compile without them")
	}
}

// condition returns the predicate of i1 x, and whether it is to be negated.
func (s *selector) condition(x ir.Value, opposite bool) (ptx.RegID, bool) {
	f := s.f
	not := false
	for s.folds(x, ir.OpXor) {
		if c, ok := s.constOf(f.Operand(x, 1), 0); !ok || c == 0 {
			break
		}
		if y, _ := s.resolve(f.Operand(x, 0), 0); f.Op(y) == ir.OpPhi {
			break // its register is written before the branch
		}
		x, not = f.Operand(x, 0), !not
	}
	if s.folds(x, ir.OpICmp) && f.Pred(x) == ir.ICmpEQ && f.TypeOf(f.Operand(x, 0)) == ir.I1 && s.mayFoldAll(x) { // both or neither
		d := s.newReg(cPred)
		s.e(isa.Op_xor_pred, reg(d), reg(s.reg(f.Operand(x, 0), 0)), reg(s.reg(f.Operand(x, 1), 0)))
		return d, !not
	}
	if not != opposite && s.canInvert(x) { // compare the other way round instead
		s.inverted[x] = true
		not = opposite
	}
	return s.reg(x, 0), not
}

// canInvert reports whether x is a comparison that only the instruction at hand uses.
func (s *selector) canInvert(x ir.Value) bool {
	if !s.folds(x, ir.OpICmp) && !s.folds(x, ir.OpFCmp) {
		return false
	}
	t := s.f.TypeOf(s.f.Operand(x, 0))
	return !s.m.Types.IsVector(t) && !s.wide(x) && s.lay.of(t)[0].class != cPred
}

func (s *selector) branch(to, next ir.Block) {
	if to == next {
		return
	}
	s.target[s.id[to]] = true
	s.e(isa.Op_bra_uni, label(s.id[to]))
}

// unreachable ends the thread, which stops ptxas from assuming that control falls
// through (P-19).
func (s *selector) unreachable(v ir.Value) {
	f := s.f
	p := f.Prev(v)
	if s.opt.TrapUnreachable && (p == ir.None || f.Op(p) != ir.OpCall || f.CalleeIntrinsic(p) != ir.IntrTrap) {
		s.e(isa.Op_trap)
	}
	s.e(isa.Op_exit)
}

type switchCase struct {
	val int64 // zero- or sign-extended
	to  ir.Block
}

// sortCases sorts cases by their values of the given number of bits, unsigned or, if that
// makes them stand closer, signed: -1 is next to 0 then. It returns which, and how far the
// first is from the last.
func sortCases(cases []switchCase, bits int) (signed bool, span uint64) {
	shift := 64 - bits
	slices.SortFunc(cases, func(a, b switchCase) int { return cmp.Compare(uint64(a.val), uint64(b.val)) })
	span = uint64(cases[len(cases)-1].val) - uint64(cases[0].val)
	lo, hi := int64(math.MaxInt64), int64(math.MinInt64)
	for _, c := range cases {
		v := c.val << shift >> shift
		lo, hi = min(lo, v), max(hi, v)
	}
	if uint64(hi)-uint64(lo) >= span {
		return false, span
	}
	for i := range cases {
		cases[i].val = cases[i].val << shift >> shift
	}
	slices.SortFunc(cases, func(a, b switchCase) int { return cmp.Compare(a.val, b.val) })
	return true, uint64(hi) - uint64(lo)
}

// isDense reports whether n cases within span are worth a jump table.
func (s *selector) isDense(n int, span uint64) bool {
	return n >= 4 && span < 1<<15 && uint64(n)*10 >= (span+1)*4 && s.t.Has(target.FeatureBrxIdx)
}

// switchInst selects a switch: a jump table if the cases are dense, else a
// chain of comparisons; lowerSwitches made it short.
func (s *selector) switchInst(v ir.Value, next ir.Block) {
	f := s.f
	x := f.Operand(v, 0)
	def := f.Operand(v, 1).Block()
	if s.lay.count(f.TypeOf(x)) != 1 {
		s.fail(v, "S0007", "switch on "+s.m.Types.String(f.TypeOf(x))+" cannot be selected", "use an integer of at most 64 bits")
		return
	}
	cp := s.lay.of(f.TypeOf(x))[0]
	var cases []switchCase
	for i := 2; i < f.NumOps(v); i += 2 {
		n, _ := f.Consts.Uint(f.Operand(v, i))
		if to := f.Operand(v, i+1).Block(); to != def {
			cases = append(cases, switchCase{int64(n), to})
		}
	}
	if n, ok := s.constOf(x, 0); ok {
		if cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		for _, c := range cases {
			if c.val == n {
				def = c.to
			}
		}
		s.branch(def, next)
		return
	}
	if len(cases) == 0 {
		s.branch(def, next)
		return
	}
	if cp.class == cPred {
		w := s.newReg(c32)
		s.e(isa.Op_selp_b32, reg(w), imm(1), imm(0), reg(s.reg(x, 0)))
		s.compareChain(w, c32, cases, def, next)
		return
	}
	signed, span := sortCases(cases, int(cp.bits))
	dense := s.isDense(len(cases), span)
	r := s.extReg(x, 0, signed)
	if dense {
		s.jumpTable(r, cp.class, cases, def, span)
		return
	}
	s.compareChain(r, cp.class, cases, def, next)
}

// compareChain branches to the case that r equals.
func (s *selector) compareChain(r ptx.RegID, c class, cases []switchCase, def, next ir.Block) {
	eq := s.setpOp(c, isa.Eq)
	shift := 64 - c.bits()
	for _, k := range cases {
		p := s.newReg(cPred)
		s.e(eq, reg(p), reg(r), imm(k.val<<shift>>shift))
		s.target[s.id[k.to]] = true
		s.e(isa.Op_bra, label(s.id[k.to]))
		s.guard(p, false)
	}
	s.branch(def, next)
}

// jumpTable selects brx.idx over all values from the lowest to the highest case.
func (s *selector) jumpTable(r ptx.RegID, c class, cases []switchCase, def ir.Block, span uint64) {
	low := cases[0].val
	idx := r
	if low != 0 {
		idx = s.newReg(c)
		s.e(addI[c], reg(idx), reg(r), imm(-low))
	}
	p := s.newReg(cPred)
	s.e(setp(isa.Op_setp_eq_s32, isa.Gt, uType[c]), reg(p), reg(idx), imm(int64(span)))
	s.target[s.id[def]] = true
	s.e(isa.Op_bra, label(s.id[def]))
	s.guard(p, false)
	t := ptx.Proto{Kind: ptx.BranchTargets, Label: s.env.intern("$L_brx_" + itoa(s.num) + "_" + itoa(len(s.out.Protos)))}
	i := 0
	for n := range span + 1 {
		to := def
		if uint64(cases[i].val)-uint64(low) == n {
			to = cases[i].to
			i++
		}
		s.target[s.id[to]] = true
		t.Targets = append(t.Targets, s.id[to])
	}
	s.out.Protos = append(s.out.Protos, t)
	o := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpProto}, Idx: uint32(len(s.out.Protos) - 1)}
	s.e(isa.OpProtoDecl, o)
	s.e(isa.Op_brx_idx, reg(s.resize(idx, c32)), o)
}
