package analysis

import (
	"strings"

	"gonvvm/internal/ir"
)

// Effects says what executing a call (or a function's body) may do besides
// computing its result. No bit set: it is an expression of its arguments.
type Effects uint16

const (
	// Reads and Writes are about memory that the program can name.
	Reads Effects = 1 << iota
	Writes
	// ArgOnly narrows Reads and Writes to what the pointer arguments point to.
	ArgOnly
	// InaccessibleMem effects are on state that loads and stores cannot see: they keep
	// their order among each other and are not removed, but memory accesses move across.
	InaccessibleMem
	// MayNotReturn: the call may not return (trap, exit, an endless loop).
	MayNotReturn
	// Convergent: which threads execute the call together matters, so it must
	// not be made control dependent on more values, duplicated or hoisted
	// (requirements.md §2, convergence rule; P-18).
	Convergent
	// NoDuplicate: there must not be more copies of the call than there are.
	NoDuplicate
	// Speculatable: the call may be executed where it was not before.
	Speculatable

	// AnyEffect is what an unknown callee has.
	AnyEffect = Reads | Writes | InaccessibleMem | MayNotReturn | Convergent
)

// Removable reports whether a call whose result is unused can go away.
func (e Effects) Removable() bool { return e&(Writes|InaccessibleMem|MayNotReturn) == 0 }

// IsExpr reports whether equal calls give equal results wherever they stand, so
// that one of two can replace the other if it dominates it.
func (e Effects) IsExpr() bool {
	return e&(Reads|Writes|InaccessibleMem|MayNotReturn|Convergent|NoDuplicate) == 0
}

// Movable reports whether the call can move to a place that is executed at
// least when it was and maybe more often.
func (e Effects) Movable() bool { return e.IsExpr() && e&Speculatable != 0 }

// nvvmEffects lists the intrinsics llvm.nvvm.NAME… by the part of the name up to the first
// dot, sorted. The facts are those of LLVM's IntrinsicsNVVM.td, except that
// wmma and mma are convergent (the threads of a warp execute them together) and
// that what works in the background (cp, wgmma, tcgen05, mbarrier) counts as
// touching all memory.
var nvvmEffects = [...]struct {
	stem string
	e    Effects
}{
	{"activemask", InaccessibleMem | Convergent},
	{"add", Speculatable},
	{"applypriority", Reads | Writes | ArgOnly},
	{"atomic", Reads | Writes | ArgOnly},
	{"bar", Reads | Writes | Convergent},
	{"barrier", Reads | Writes | Convergent},
	{"barrier0", Reads | Writes | Convergent},
	{"bf16x2", Speculatable},
	{"bf2h", Speculatable},
	{"bmsk", Speculatable},
	{"ceil", Speculatable},
	{"clusterlaunchcontrol", Reads | Writes | InaccessibleMem},
	{"cos", Speculatable},
	{"cp", Reads | Writes | Convergent},
	{"d2f", Speculatable},
	{"d2i", Speculatable},
	{"d2ll", Speculatable},
	{"d2ui", Speculatable},
	{"d2ull", Speculatable},
	{"discard", Reads | Writes | InaccessibleMem},
	{"div", Speculatable},
	{"e2m1x2", Speculatable},
	{"e2m3x2", Speculatable},
	{"e3m2x2", Speculatable},
	{"e4m3x2", Speculatable},
	{"e5m2x2", Speculatable},
	{"elect", InaccessibleMem | Convergent},
	{"ex2", Speculatable},
	{"exit", InaccessibleMem | Convergent | MayNotReturn},
	{"f16x2", Speculatable},
	{"f2bf16", Speculatable},
	{"f2f16", Speculatable},
	{"f2h", Speculatable},
	{"f2i", Speculatable},
	{"f2ll", Speculatable},
	{"f2tf32", Speculatable},
	{"f2ui", Speculatable},
	{"f2ull", Speculatable},
	{"f32x4", Speculatable},
	{"fabs", Speculatable},
	{"fence", Reads | Writes},
	{"ff", Speculatable},
	{"ff2bf16x2", Speculatable},
	{"ff2f16x2", Speculatable},
	{"flo", Speculatable},
	{"floor", Speculatable},
	{"fma", Speculatable},
	{"fmax", Speculatable},
	{"fmin", Speculatable},
	{"fns", Speculatable},
	{"fshl", Speculatable},
	{"fshr", Speculatable},
	{"getctarank", Speculatable},
	{"griddepcontrol", Reads | Writes | InaccessibleMem},
	{"i2d", Speculatable},
	{"i2f", Speculatable},
	{"idp2a", Speculatable},
	{"idp4a", Speculatable},
	{"internal", Speculatable},
	{"is_explicit_cluster", Speculatable},
	{"isspacep", Speculatable},
	{"istypep", 0},
	{"ldg", Reads | ArgOnly},
	{"ldmatrix", Reads | ArgOnly | Convergent},
	{"ldu", Reads | ArgOnly},
	{"lg2", Speculatable},
	{"ll2d", Speculatable},
	{"ll2f", Speculatable},
	{"lohi", Speculatable},
	{"mapa", Speculatable},
	{"match", InaccessibleMem | Convergent},
	{"mbarrier", Reads | Writes | Convergent},
	{"membar", Reads | Writes},
	{"mma", Convergent},
	{"move", 0},
	{"mul", Speculatable},
	{"mul24", Speculatable},
	{"mulhi", Speculatable},
	{"nanosleep", InaccessibleMem | Convergent},
	{"neg", Speculatable},
	{"pm", InaccessibleMem | Convergent},
	{"prefetch", InaccessibleMem},
	{"prefetchu", InaccessibleMem},
	{"prmt", Speculatable},
	{"rcp", Speculatable},
	{"read", Speculatable},
	{"redux", InaccessibleMem | Convergent},
	{"reflect", Speculatable},
	{"round", Speculatable},
	{"rsqrt", Speculatable},
	{"sad", Speculatable},
	{"saturate", Speculatable},
	{"setmaxnreg", InaccessibleMem | Convergent},
	{"sext", Speculatable},
	{"shfl", InaccessibleMem | Convergent},
	{"sin", Speculatable},
	{"sqrt", Speculatable},
	{"st", Writes | ArgOnly},
	{"stmatrix", Writes | ArgOnly | Convergent},
	{"suld", Reads},
	{"suq", 0},
	{"sust", Writes},
	{"tex", Reads},
	{"texsurf", Speculatable},
	{"tld4", Reads},
	{"trunc", Speculatable},
	{"txq", 0},
	{"ue8m0x2", Speculatable},
	{"ui2d", Speculatable},
	{"ui2f", Speculatable},
	{"ull2d", Speculatable},
	{"ull2f", Speculatable},
	{"vote", InaccessibleMem | Convergent},
	{"zext", Speculatable},
}

// nvvmNameEffects returns the effects of the intrinsic llvm.nvvm.name.
func nvvmNameEffects(name string) Effects {
	stem, rest, _ := strings.Cut(name, ".")
	lo, hi := 0, len(nvvmEffects)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if nvvmEffects[mid].stem < stem {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == len(nvvmEffects) || nvvmEffects[lo].stem != stem {
		return AnyEffect
	}
	e := nvvmEffects[lo].e
	switch stem {
	case "read":
		rest = strings.TrimPrefix(rest, "ptx.sreg.")
		if strings.HasPrefix(rest, "clock") || strings.HasPrefix(rest, "globaltimer") || strings.HasPrefix(rest, "pm") {
			e = InaccessibleMem
		}
	case "mma":
		if strings.HasPrefix(rest, "async") {
			e = AnyEffect
		}
	}
	if stem == "wmma" {
		e = Convergent
	}
	return e
}

// isFreeForm reports whether an intrinsic belongs to those that exist without a row of
// their own in the tables of the instruction set.
func isFreeForm(name string) bool {
	stem, _, _ := strings.Cut(strings.TrimPrefix(name, "llvm.nvvm."), ".")
	switch stem {
	case "sqrt", "ldg", "ldu", "texsurf", "internal", "reflect", "d2i", "compiler", "membar", "cluster", "vote", "hmma", "atomic":
		return true
	}
	return false
}

// IntrinsicEffects returns the effects of a target-independent intrinsic, and
// of an llvm.nvvm one by its name.
func IntrinsicEffects(id ir.Intrinsic, name string) Effects {
	switch id {
	case ir.NotIntrinsic, ir.UnknownIntrinsic:
		return AnyEffect
	case ir.NVVMIntrinsic:
		name = strings.TrimPrefix(name, "llvm.nvvm.")
		if rest, ok := strings.CutPrefix(name, "wmma."); ok {
			switch {
			case strings.Contains(rest, ".load."):
				return Reads | ArgOnly | Convergent
			case strings.Contains(rest, ".store."):
				return Writes | ArgOnly | Convergent
			}
			return Convergent
		}
		return nvvmNameEffects(name)
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline, ir.IntrMemcpyElementUnorderedAtomic, ir.IntrMemmoveElementUnorderedAtomic:
		return Reads | Writes | ArgOnly
	case ir.IntrMemset, ir.IntrMemsetInline, ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrVaStart, ir.IntrVaEnd,
		ir.IntrInvariantStart, ir.IntrInvariantEnd, ir.IntrMemsetElementUnorderedAtomic, ir.IntrExperimentalMemsetPattern:
		return Writes | ArgOnly
	case ir.IntrVaCopy, ir.IntrMaskedLoad, ir.IntrMaskedGather, ir.IntrMaskedExpandload, ir.IntrLoadRelative,
		ir.IntrVpLoad, ir.IntrVpGather, ir.IntrExperimentalVpStridedLoad, ir.IntrMatrixColumnMajorLoad:
		if id == ir.IntrVaCopy {
			return Reads | Writes | ArgOnly
		}
		return Reads
	case ir.IntrMaskedStore, ir.IntrMaskedScatter, ir.IntrMaskedCompressstore,
		ir.IntrVpStore, ir.IntrVpScatter, ir.IntrExperimentalVpStridedStore, ir.IntrMatrixColumnMajorStore:
		return Writes
	case ir.IntrExperimentalVectorHistogramAdd, ir.IntrExperimentalVectorHistogramUaddSat, ir.IntrExperimentalVectorHistogramUmax,
		ir.IntrExperimentalVectorHistogramUmin:
		return Reads | Writes
	case ir.IntrVpUdiv, ir.IntrVpSdiv, ir.IntrVpUrem, ir.IntrVpSrem, ir.IntrUdivFix, ir.IntrSdivFix, ir.IntrUdivFixSat, ir.IntrSdivFixSat:
		return 0 // a divisor of zero is undefined behaviour
	case ir.IntrFrexp, ir.IntrModf, ir.IntrSincos:
		return Speculatable
	case ir.IntrTrap, ir.IntrUbsantrap:
		return InaccessibleMem | MayNotReturn
	case ir.IntrAssume, ir.IntrSideeffect, ir.IntrPseudoprobe, ir.IntrDebugtrap, ir.IntrDonothing, ir.IntrFakeUse,
		ir.IntrStacksave, ir.IntrStackrestore, ir.IntrReadcyclecounter, ir.IntrReadsteadycounter, ir.IntrReadRegister,
		ir.IntrWriteRegister, ir.IntrSetRounding, ir.IntrGetRounding, ir.IntrVarAnnotation, ir.IntrClearCache,
		ir.IntrExperimentalNoaliasScopeDecl, ir.IntrPrefetch, ir.IntrCodeviewAnnotation, ir.IntrInstrprofIncrement,
		ir.IntrDbgAddr, ir.IntrDbgAssign, ir.IntrDbgDeclare, ir.IntrDbgLabel, ir.IntrDbgValue, ir.IntrGcroot,
		ir.IntrAllowRuntimeCheck, ir.IntrAllowUbsanCheck, ir.IntrAllowSanitizeAddress, ir.IntrAllowSanitizeHwaddress,
		ir.IntrAllowSanitizeMemory, ir.IntrAllowSanitizeThread, ir.IntrExperimentalWidenableCondition, ir.IntrRelocNone, ir.IntrIsConstant:
		return InaccessibleMem
	case ir.IntrExperimentalConvergenceAnchor, ir.IntrExperimentalConvergenceEntry, ir.IntrExperimentalConvergenceLoop:
		return InaccessibleMem | Convergent
	case ir.IntrCoroId, ir.IntrLoopDecrement, ir.IntrPtrauthSign, ir.IntrEhTypeidFor:
		return AnyEffect
	}
	if name := id.String(); strings.HasPrefix(name, "experimental.constrained.") {
		return InaccessibleMem
	}
	return Speculatable
}

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
	rule []threadRule
	max  []uint64 // greatest result, unsigned; 0: not known
}

// Compute classifies all functions of m: intrinsics by what they are, others by
// their attributes. Bodies are not looked at; see Refine.
func (t *EffectTable) Compute(m *ir.Module) {
	t.of = append(t.of[:0], make([]Effects, len(m.Syms))...)
	t.sreg = append(t.sreg[:0], make([]Sreg, len(m.Syms))...)
	t.rule = append(t.rule[:0], make([]threadRule, len(m.Syms))...)
	t.max = append(t.max[:0], make([]uint64, len(m.Syms))...)
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc {
			t.of[i] = AnyEffect
			continue
		}
		t.of[i] = declared(m, s)
		t.rule[i] = threadRuleOf(s.Intrinsic, s.Name, t.of[i])
		if name, ok := strings.CutPrefix(s.Name, "llvm.nvvm.read.ptx.sreg."); ok {
			t.sreg[i] = sregNamed(name)
		}
	}
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

func declared(m *ir.Module, s *ir.Symbol) Effects {
	fn := m.AttrLists[s.Fn.Attrs].Fn
	if s.Intrinsic != ir.NotIntrinsic {
		if s.Intrinsic == ir.NVVMIntrinsic && s.NVVM == 0 && !isFreeForm(s.Name) {
			return AnyEffect // not to be removed before selection says that it does not exist (P-01)
		}
		e := IntrinsicEffects(s.Intrinsic, s.Name)
		if s.Intrinsic == ir.UnknownIntrinsic || s.Intrinsic == ir.NVVMIntrinsic && e == AnyEffect {
			e = attrEffects(m, fn, e)
			if m.Attr(fn, ir.AttrConvergent) == nil && s.Intrinsic == ir.UnknownIntrinsic {
				e &^= Convergent
			}
		}
		return e
	}
	e := attrEffects(m, fn, AnyEffect)
	if m.Attr(fn, ir.AttrConvergent) == nil {
		e &^= Convergent
	}
	return e
}

// Set replaces the effects of symbol i, for who knows more from its body.
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
			f.Mod.Sym(callee).Fn.IsDecl() {
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
		if f.Mod.Attr(attrs, ir.AttrConvergent) != nil {
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
