package analysis

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// Effects says which effects a call (or the body of a function) may have besides computing its result.
type Effects = isa.Effects

// The effects; package isa documents them. The rows of the instruction set give those of NVVM's
// intrinsics, the table of package ir those of the target-independent ones.
const (
	Reads           = isa.EffectReads
	Writes          = isa.EffectWrites
	ArgOnly         = isa.EffectArgOnly
	InaccessibleMem = isa.EffectInaccessible
	MayNotReturn    = isa.EffectMayNotReturn
	Convergent      = isa.EffectConvergent
	NoDuplicate     = isa.EffectNoDuplicate
	Speculatable    = isa.EffectSpeculatable
	AnyEffect       = isa.EffectsAny
)

// memoryAttr turns a memory(…) attribute into Reads, Writes, ArgOnly and InaccessibleMem.
func memoryAttr(m ir.MemoryEffects) Effects {
	way := func(l ir.MemLoc) (e Effects) {
		if m.At(l)&ir.Ref != 0 {
			e |= Reads
		}
		if m.At(l)&ir.Mod != 0 {
			e |= Writes
		}
		return e
	}
	arg, other := way(ir.ArgMem), way(ir.OtherMem)
	e := other | arg
	if other == 0 && arg != 0 {
		e |= ArgOnly
	}
	switch h := way(ir.InaccessibleMem) | way(ir.ErrnoMem) | way(ir.TargetMem0) | way(ir.TargetMem1); {
	case h&Writes != 0:
		e |= InaccessibleMem
	case h&Reads != 0: // gives another result when the state has changed, which no other call shows
		e = e&^ArgOnly | Reads
	}
	return e
}

// attrEffects narrows e by the attributes of a function or call.
func attrEffects(m *ir.Module, id ir.AttrSetID, e Effects) Effects {
	if id == 0 {
		return e
	}
	memory := func(x Effects) {
		// The narrower of two statements about memory.
		if x&ArgOnly == 0 && e&ArgOnly != 0 {
			x |= ArgOnly
		}
		e = e&^(Reads|Writes|InaccessibleMem) | e&x&(Reads|Writes|InaccessibleMem) | (x & ArgOnly)
		if e&(Reads|Writes) == 0 {
			e &^= ArgOnly
		}
	}
	for _, a := range m.AttrSets[id] {
		switch a.Kind {
		case ir.AttrMemory:
			memory(memoryAttr(ir.MemoryEffects(a.Int)))
		case ir.AttrReadNone:
			memory(0)
		case ir.AttrReadOnly:
			memory(Reads)
		case ir.AttrWriteOnly:
			memory(Writes)
		case ir.AttrArgMemOnly:
			memory(Reads | Writes | ArgOnly)
		case ir.AttrInaccessibleMemOnly:
			memory(InaccessibleMem)
		case ir.AttrInaccessibleMemOrArgMemOnly:
			memory(Reads | Writes | ArgOnly | InaccessibleMem)
		case ir.AttrWillReturn:
			e &^= MayNotReturn
		case ir.AttrSpeculatable:
			e |= Speculatable
		case ir.AttrNoReturn:
			e |= MayNotReturn
		case ir.AttrNoDuplicate:
			e |= NoDuplicate
		}
	}
	return e
}

// EffectTable holds the effects of every symbol of a module as a callee. It is
// read by all workers and written by none while they run.
type EffectTable struct {
	of   []Effects
	sreg []Sreg
	rule []isa.Uniform // rules for the results
	max  []uint64      // greatest result, unsigned; 0: not known

	communicates []bool // by the number of inline assembly: has convergent instructions
}

// Compute classifies all functions of m: intrinsics by their rows, others by
// their attributes. Bodies are not looked at; see Refine.
func (t *EffectTable) Compute(m *ir.Module) {
	t.of = append(t.of[:0], make([]Effects, len(m.Syms))...)
	t.sreg = append(t.sreg[:0], make([]Sreg, len(m.Syms))...)
	t.rule = append(t.rule[:0], make([]isa.Uniform, len(m.Syms))...)
	t.max = append(t.max[:0], make([]uint64, len(m.Syms))...)
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Kind != ir.SymFunc || s.Fn == nil && s.Intrinsic <= ir.NVVMIntrinsic { // other intrinsics may be revived
			t.of[i] = AnyEffect
			continue
		}
		t.of[i], t.rule[i] = declared(m, s)
		if s.NVVM != 0 {
			t.sreg[i] = sregOf(isa.Intrinsic(isa.IntrinsicID(s.NVVM)).Sreg)
		}
	}
	t.communicates = t.communicates[:0]
	for i := range m.Asms {
		t.communicates = append(t.communicates, communicates(m.Asms[i].Text))
	}
}

// communicates reports whether assembly has convergent instructions. Front ends that print barriers and shuffles as assembly often do not say so: clang does,
// MLIR does not.
func communicates(text string) bool {
	for i := 0; i < len(text); {
		j := i
		for j < len(text) && (text[j] >= 'a' && text[j] <= 'z' || text[j] >= '0' && text[j] <= '9' || text[j] == '_') {
			j++
		}
		if j > i && (i == 0 || strings.IndexByte(" \t\r\n;{}", text[i-1]) >= 0) && isa.Communicates(text[i:j]) {
			return true
		}
		i = j + 1
	}
	return false
}

// Sreg returns the special register that symbol i reads, NoSreg if it does something else.
func (t *EffectTable) Sreg(i uint32) Sreg {
	if int(i) < len(t.sreg) {
		return t.sreg[i]
	}
	return NoSreg
}

// Max returns the greatest unsigned value that a call of symbol i gives, 0 if
// nothing is known about it.
func (t *EffectTable) Max(i uint32) uint64 {
	if int(i) < len(t.max) {
		return t.max[i]
	}
	return 0
}

// SetMax says that a call of symbol i gives at most hi, unsigned.
func (t *EffectTable) SetMax(i uint32, hi uint64) { t.max[i] = hi }

// declared returns the effects of calls of s and the rule for their results.
func declared(m *ir.Module, s *ir.Symbol) (Effects, isa.Uniform) {
	if s.Intrinsic > ir.NVVMIntrinsic {
		return s.Intrinsic.Effects(), s.Intrinsic.Uniform()
	}
	fn := m.AttrLists[s.Fn.Attrs].Fn
	if s.Intrinsic != ir.NVVMIntrinsic {
		e := attrEffects(m, fn, AnyEffect)
		if m.Attr(fn, ir.AttrConvergent) == nil {
			e &^= Convergent
		}
		return e, isa.UniformNever
	}
	e, rule, ok := nvvmEffects(s)
	if ok && e == AnyEffect {
		e = attrEffects(m, fn, e)
	}
	return e, rule
}

// nvvmEffects returns the effects of an intrinsic of NVVM and the rule for its results. A name that does not
// exist has all effects, even if its declaration says less: it must not be removed before selection reports it (P-01).
func nvvmEffects(s *ir.Symbol) (e Effects, rule isa.Uniform, ok bool) {
	if s.NVVM != 0 {
		in := isa.Intrinsic(isa.IntrinsicID(s.NVVM))
		return in.Effects, in.Uniform, true
	}
	if in := isa.LookupFree(s.Name); in != nil {
		return in.Effects, in.Uniform, true
	}
	return AnyEffect, isa.UniformNever, false
}

// Set replaces the effects of symbol i, for callers that know its body.
func (t *EffectTable) Set(i uint32, e Effects) { t.of[i] = e }

// Sym returns the effects of calling symbol i.
func (t *EffectTable) Sym(i uint32) Effects {
	if int(i) < len(t.of) {
		return t.of[i]
	}
	return AnyEffect
}

// Call returns the effects of call v of f.
func (t *EffectTable) Call(f *ir.Func, v ir.Value) Effects {
	callee := f.Callee(v)
	var e Effects
	attrs := f.Mod.AttrLists[f.Call(v).Attrs].Fn
	switch callee.Kind() {
	case ir.KSym:
		e = t.Sym(callee.Index())
		if e == 0 || e == Speculatable {
			return e
		}
		if f.Mod.Attr(attrs, ir.AttrConvergent) != nil && f.Mod.Sym(callee).Intrinsic == ir.NotIntrinsic &&
			f.Mod.Sym(callee).IsDecl() {
			e |= Convergent
		}
	case ir.KAsm:
		a := &f.Mod.Asms[callee.Index()]
		e = 0
		if strings.Contains(a.Constraints, "~{memory}") {
			e = Reads | Writes
		}
		if a.SideEffect { // without a memory clobber, people forget it: it may store all the same
			e = attrEffects(f.Mod, attrs, Reads|Writes) | InaccessibleMem
		}
		if i := callee.Index(); f.Mod.Attr(attrs, ir.AttrConvergent) != nil || int(i) < len(t.communicates) && t.communicates[i] {
			e |= Convergent
		}
		return e
	default:
		e = AnyEffect
	}
	return attrEffects(f.Mod, attrs, e)
}

// Inst returns the effects of any instruction of f. Accesses that are volatile
// or atomic count as InaccessibleMem too, so that nothing removes or duplicates them.
func (t *EffectTable) Inst(f *ir.Func, v ir.Value) Effects {
	switch op := f.Op(v); op {
	case ir.OpLoad:
		m := f.Mem(v)
		if f.Flags(v)&ir.FlagVolatile != 0 || m.Order > ir.Monotonic {
			return Reads | Writes | InaccessibleMem
		}
		if m.Order > ir.Unordered {
			return Reads | InaccessibleMem
		}
		return Reads | ArgOnly
	case ir.OpStore:
		m := f.Mem(v)
		if f.Flags(v)&ir.FlagVolatile != 0 || m.Order > ir.Monotonic {
			return Reads | Writes | InaccessibleMem
		}
		return Writes | ArgOnly
	case ir.OpFence:
		return Reads | Writes | InaccessibleMem
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		if m := f.Mem(v); m.Order > ir.Monotonic || f.Flags(v)&ir.FlagVolatile != 0 {
			return Reads | Writes | InaccessibleMem
		}
		return Reads | Writes | ArgOnly
	case ir.OpVAArg:
		return Reads | Writes
	case ir.OpCall:
		return t.Call(f, v)
	case ir.OpInvoke, ir.OpCallBr, ir.OpLandingPad, ir.OpResume:
		return AnyEffect
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if divisorSafe(f, v, op) {
			return Speculatable
		}
		return 0
	case ir.OpAlloca:
		return InaccessibleMem
	case ir.OpRet, ir.OpBr, ir.OpCondBr, ir.OpSwitch, ir.OpIndirectBr, ir.OpUnreachable, ir.OpPhi:
		return 0
	}
	return Speculatable
}

// divisorSafe reports whether a division is defined for every dividend.
func divisorSafe(f *ir.Func, v ir.Value, op ir.Op) bool {
	d := f.Operand(v, 1)
	x, ok := f.Consts.Sint(d)
	if !ok || x == 0 {
		return false
	}
	return x != -1 || op == ir.OpUDiv || op == ir.OpURem
}
