package isel

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// mustKeep reports whether instruction v must be selected even if its result is not used.
func (s flowSelector) mustKeep(v ir.Value) bool {
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
func (s flowSelector) callHasEffect(v ir.Value) bool {
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
func (s flowSelector) inst(v ir.Value) {
	if !s.vec().hasPacks(s.f.TypeOf(v)) {
		s.selectInst(v)
	} else if !s.vec().selectsPacks(v) {
		s.selectInst(v)
		s.vec().joinElements(v)
	}
}

func (s flowSelector) selectInst(v ir.Value) {
	f := s.f
	op := f.Op(v)
	switch op {
	case ir.OpLoad:
		s.mem().load(v)
		return
	case ir.OpStore:
		s.mem().store(v)
		return
	case ir.OpGEP:
		s.mem().selectGEP(v)
		return
	case ir.OpAlloca:
		s.allocaDynamic(v)
		return
	case ir.OpCall:
		s.calls().callOrIntrinsic(v)
		return
	case ir.OpAtomicRMW:
		s.mem().atomicRMW(v)
		return
	case ir.OpCmpXchg:
		s.mem().cmpXchg(v)
		return
	case ir.OpFence:
		m := f.Mem(v)
		if m.Scope != lowering.ScopeThread {
			s.mem().fence(m.Order, s.mem().scope(v, m.Scope))
		}
		return
	case ir.OpBitCast:
		s.vec().bitcast(v)
		return
	case ir.OpAddrSpaceCast:
		s.mem().addrSpaceCast(v)
		return
	case ir.OpExtractElement, ir.OpInsertElement:
		s.vec().dynamicElement(v)
		return
	case ir.OpVAArg:
		s.calls().vaArg(v)
		return
	}
	if op != ir.OpSelect && s.onWideFloat(v) {
		s.fail(v, "S0007", op.String()+" of 128-bit floating-point numbers cannot be selected", "PTX computes with half, bfloat, float and double; fp128 can only be stored, passed on, classified and changed in sign")
		return
	}
	if s.ints().wide(v) {
		s.ints().wideInst(v)
		return
	}
	t := f.TypeOf(v)
	for k := range s.lay.count(t) {
		cp := s.lay.of(t)[k]
		if cp.lanes != 0 && s.vec().packOp(v, k) || op == ir.OpFCmp && s.vec().comparePacks(v, k) {
			continue
		}
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		switch {
		case op == ir.OpFNeg:
			s.fp().fneg(d, cp.class, s.reg(f.Operand(v, 0), k))
		case op >= ir.OpAdd && op <= ir.OpXor && cp.class.isFloat():
			s.fp().fpBinary(v, k, d, cp.class)
		case op >= ir.OpAdd && op <= ir.OpXor:
			s.ints().intBinary(v, k, d, cp)
		case op.IsCast():
			s.ints().cast(v, k, d)
		case op == ir.OpICmp:
			s.ints().icmp(v, k, d)
		case op == ir.OpFCmp:
			s.ints().fcmp(v, k, d)
		case op == ir.OpSelect:
			s.ints().choose(v, k, d, cp)
		default:
			s.fail(v, "S0007", "instruction "+op.String()+" cannot be selected", "")
			return
		}
	}
}

// onWideFloat reports whether v computes with floating-point numbers that have no
// registers.
func (s flowSelector) onWideFloat(v ir.Value) bool {
	f := s.f
	is := func(t ir.Type) bool {
		k := s.m.Types.Kind(s.m.Types.Scalar(t))
		return k == ir.FP128Kind || k == ir.X86FP80Kind || k == ir.PPCFP128Kind
	}
	return is(f.TypeOf(v)) || f.NumOps(v) > 0 && is(f.TypeOf(f.Operand(v, 0)))
}

// terminator selects the end of the current block.
func (s flowSelector) terminator(v ir.Value) {
	f := s.f
	next := ir.Block(0)
	if i := int(s.id[s.blk]) + 1; i < len(s.layout) {
		next = s.layout[i]
	}
	switch f.Op(v) {
	case ir.OpRet:
		s.calls().ret(v)
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
		// The branch back of a loop is the conditional one: ptxas unrolls a loop twice that a conditional branch leaves at its end.
		here := s.id[s.blk]
		other := then == next || els != next && s.id[els] <= here && here < s.id[then]
		p, not := s.condition(f.Operand(v, 0), other)
		if other {
			then, els, not = els, then, !not
		}
		if not && s.opt.LLC {
			p, not = s.ints().not(p), false
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

// condition returns the predicate of i1 x, and whether it must be negated.
func (s flowSelector) condition(x ir.Value, opposite bool) (ptx.RegID, bool) {
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
	if s.folds(x, ir.OpICmp) && f.Pred(x) == ir.ICmpEQ && f.TypeOf(f.Operand(x, 0)) == ir.I1 && s.ints().mayFoldAll(x) { // both or neither
		d := s.newReg(cPred)
		s.e(isa.Op_xor_pred, reg(d), reg(s.reg(f.Operand(x, 0), 0)), reg(s.reg(f.Operand(x, 1), 0)))
		return d, !not
	}
	if not != opposite && (s.canInvert(x) || s.opt.LLC && s.canInvertLogic(x, 3)) { // invert the comparison instead
		s.inverted[x] = true
		not = opposite
	}
	return s.reg(x, 0), not
}

// canInvert reports whether x is a comparison whose only user is the current instruction.
func (s flowSelector) canInvert(x ir.Value) bool {
	if op := s.f.Op(x); op != ir.OpICmp && op != ir.OpFCmp || s.f.BlockOf(x) != s.blk || !s.f.HasOneUse(x) || s.opt.Level == 0 && !s.opt.LLC {
		return false
	}
	t := s.f.TypeOf(s.f.Operand(x, 0))
	return !s.m.Types.IsVector(t) && !s.ints().wide(x)
}

// canInvertLogic reports whether x, whose only user is the current instruction, is a conjunction or disjunction of
// comparisons that can be inverted: llc branches on its opposite, as De Morgan has it.
func (s flowSelector) canInvertLogic(x ir.Value, depth int) bool {
	if op := s.f.Op(x); op != ir.OpAnd && op != ir.OpOr || depth == 0 || s.f.BlockOf(x) != s.blk || !s.f.HasOneUse(x) {
		return false
	}
	for i := range 2 {
		y := s.f.Operand(x, i)
		if _, not := s.ints().negated(y); !not && !s.canInvert(y) && !s.canInvertLogic(y, depth-1) {
			return false
		}
	}
	return true
}

func (s flowSelector) branch(to, next ir.Block) {
	if to == next {
		return
	}
	s.target[s.id[to]] = true
	s.e(isa.Op_bra_uni, label(s.id[to]))
}

// unreachable ends the thread, which stops ptxas from assuming that control falls
// through (P-19).
func (s flowSelector) unreachable(v ir.Value) {
	f := s.f
	p := f.Prev(v)
	if s.opt.TrapUnreachable && (p == ir.None || f.Op(p) != ir.OpCall || f.CalleeIntrinsic(p) != ir.IntrTrap) {
		s.e(isa.Op_trap)
	}
	s.e(isa.Op_exit)
}
