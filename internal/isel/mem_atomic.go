package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// scope returns the PTX scope of a sync scope (LangRef; "" is the system).
func (s memSelector) scope(v ir.Value, n uint8) isa.Atom {
	switch name := s.m.Scopes[n]; name {
	case "":
		return isa.Sys
	case "device", "agent":
		return isa.Gpu
	case "block", "workgroup":
		return isa.CTA
	case "cluster":
		s.need(v, "sync scope \"cluster\"", target.FeatureMemOrderCluster)
		return isa.Cluster
	case "singlethread":
		return isa.CTA
	default:
		s.fail(v, "S0003", "unknown sync scope \""+name+"\"", "the scopes are \"\" (PTX's .sys), \"device\" (.gpu), \"cluster\", \"block\" (.cta) and \"singlethread\"")
	}
	return isa.Sys
}

// fence emits a memory fence of an order and scope.
func (s memSelector) fence(o ir.Order, scope isa.Atom) {
	if !s.t.Has(target.FeatureFenceAcqRel) {
		op := isa.Op_membar_sys
		switch scope {
		case isa.CTA:
			op = isa.Op_membar_cta
		case isa.Gpu:
			op = isa.Op_membar_gl
		}
		s.e(op)
		return
	}
	op := isa.Op_fence_acq_rel_gpu
	switch {
	case o == ir.SeqCst:
		op = isa.Op_fence_sc_gpu
	case o == ir.Acquire && s.t.Has(target.FeatureFenceHalf):
		op = isa.Op_fence_acquire_gpu
	case o == ir.Release && s.t.Has(target.FeatureFenceHalf):
		op = isa.Op_fence_release_gpu
	}
	op, _ = op.WithSlot(isa.SlotScope, scope)
	s.e(op)
}

// fencesAround emits an atomic access with the fences that its order needs
// beside those that the instruction itself carries: a sequentially
// consistent access starts with a full fence; before sm_70 membar does all.
func (s memSelector) fencesAround(v ir.Value, m ir.Mem, space uint32, access func()) {
	sc := s.scope(v, m.Scope)
	if op := s.f.Op(v); s.f.Flags(v)&ir.FlagVolatile != 0 && (op == ir.OpLoad || op == ir.OpStore) {
		sc = isa.Sys
	}
	if space == uint32(target.ASLocal) {
		access()
		return
	}
	old := !s.t.Has(target.FeatureMemOrder)
	load := s.f.Op(v) == ir.OpLoad
	switch {
	case m.Order == ir.SeqCst:
		s.fence(ir.SeqCst, sc)
	case old && !load && m.Order >= ir.Release:
		s.fence(m.Order, sc)
	}
	access()
	if old && s.f.Op(v) != ir.OpStore && (m.Order == ir.Acquire || m.Order >= ir.AcqRel) {
		s.fence(m.Order, sc)
	}
}

// atomOrder returns the order that an atom instruction carries itself.
func atomOrder(o ir.Order) isa.Atom {
	switch o {
	case ir.Acquire:
		return isa.Acquire
	case ir.Release:
		return isa.Release
	case ir.AcqRel:
		return isa.AcqRel
	case ir.SeqCst: // a full fence precedes the access
		return isa.Acquire
	}
	return 0 // relaxed is the default
}

// spell completes the opcode of an atom or red: order, scope and space.
func (s memSelector) spell(op isa.Opcode, v ir.Value, m ir.Mem, space uint32) isa.Opcode {
	if s.t.Has(target.FeatureMemOrder) {
		o := atomOrder(m.Order)
		if o == 0 && s.f.Op(v) == ir.OpCmpXchg { // the default, said where LLVM does
			o = isa.Relaxed
		}
		if o != 0 {
			op, _ = op.WithSlot(isa.SlotOrder, o)
		}
	}
	sc := s.scope(v, m.Scope)
	said := s.opt.LLC && s.f.Op(v) == ir.OpCmpXchg // the default, too
	if (said || space != uint32(target.ASShared) && sc != isa.Gpu) && s.t.Has(target.FeatureAtomScopes) {
		op, _ = op.WithSlot(isa.SlotScope, sc)
	}
	return withSpace(op, space)
}

// withSpace returns op with the state space of its address.
func withSpace(op isa.Opcode, space uint32) isa.Opcode {
	if sp := spaceAtom(space); sp != 0 {
		op, _ = op.WithSlot(isa.SlotSpace, sp)
	}
	return op
}

// atomicRMW selects an atomicrmw that PTX has an instruction for.
func (s memSelector) atomicRMW(v ir.Value) {
	f := s.f
	if lowering.IsExchange128(s.m, f.Mem(v).RMW, f.TypeOf(v)) && s.mayUse(target.FeatureAtomB128) {
		s.exchangeWide(v)
		return
	}
	m := f.Mem(v)
	a := s.addressOf(f.Operand(v, 0))
	val := f.Operand(v, 1)
	cp := s.lay.of(f.TypeOf(val))[0]
	op, ok := lowering.AtomicRMW(s.m, s.t, m.RMW, f.TypeOf(val))
	if !ok || s.lay.count(f.TypeOf(val)) != 1 {
		s.fail(v, "S0004", "atomicrmw "+m.RMW.String()+" "+s.m.Types.String(f.TypeOf(val))+" has no PTX instruction here",
			"the step atomic-expand of legalization turns it into a compare-and-swap loop where PTX has that")
		return
	}
	d := s.def(v, 0)
	if d == 0 {
		d = s.newReg(cp.class)
	}
	emit := func() {
		x := s.fp().floatUse(val, 0)
		if c, ok := s.constOf(val, 0); ok && m.RMW == ir.RMWSub {
			x = imm(-c << (64 - cp.class.bits()) >> (64 - cp.class.bits()))
		} else if m.RMW == ir.RMWSub {
			n := s.newReg(cp.class)
			if cp.class == c64 {
				s.e(isa.Op_neg_s64, reg(n), x)
			} else {
				s.e(isa.Op_neg_s32, reg(n), x)
			}
			x = reg(n)
		}
		s.e(op, reg(d), a.operand(), x)
	}
	if s.opt.LLC { // llc 22 drops order and scope here, though not of a cmpxchg
		op = withSpace(op, a.space)
		emit()
		return
	}
	op = s.spell(op, v, m, a.space)
	s.fencesAround(v, m, a.space, emit)
}

// cmpXchg selects a cmpxchg: component 0 of its result is the old value, component 1
// whether it was the expected one.
func (s memSelector) cmpXchg(v ir.Value) {
	f := s.f
	m := lowering.CasOrder(f.Mem(v))
	a := s.addressOf(f.Operand(v, 0))
	want, val := f.Operand(v, 1), f.Operand(v, 2)
	cp := s.lay.of(f.TypeOf(val))[0]
	if s.lay.count(f.TypeOf(val)) > 1 {
		s.cmpXchg128(v, m, a)
		return
	}
	var op isa.Opcode
	switch {
	case cp.bits == 32:
		op = isa.Op_atom_cas_b32
	case cp.bits == 64:
		op = isa.Op_atom_cas_b64
	case cp.bits == 16 && s.t.Has(target.FeatureAtomCas16):
		op = isa.Op_atom_cas_b16
	default:
		s.fail(v, "S0004", "cmpxchg "+s.m.Types.String(f.TypeOf(val))+" has no PTX instruction here",
			"the step atomic-expand of legalization turns it into a 32-bit cmpxchg")
		return
	}
	op = s.spell(op, v, m, a.space)
	d := s.def(v, 0)
	if d == 0 {
		d = s.newReg(cp.class)
	}
	w := s.ints().extReg(want, 0, false)
	s.fencesAround(v, m, a.space, func() {
		s.e(op, reg(d), a.operand(), reg(w), s.fp().floatUse(val, 0))
	})
	if p := s.def(v, 1); p != 0 {
		s.e(s.ints().setpOp(intClass(cp.class.bits()), isa.Eq), reg(p), reg(d), reg(w))
	}
}

// cmpXchg128 selects a cmpxchg of 128 bits, whose result is the old value in components 0
// and 1, and 2 whether it was the expected one.
func (s memSelector) cmpXchg128(v ir.Value, m ir.Mem, a addr) {
	f := s.f
	want, val := f.Operand(v, 1), f.Operand(v, 2)
	if t := f.TypeOf(val); !s.m.Types.IsInt(t) || s.m.Types.Bits(t) != 128 {
		s.fail(v, "S0004", "cmpxchg "+s.m.Types.String(t)+" has no PTX instruction here", "")
		return
	}
	if !s.need(v, "cmpxchg i128", target.FeatureAtomB128) {
		return
	}
	w, n, d := s.whole128(want), s.whole128(val), s.newReg(c128)
	s.fencesAround(v, m, a.space, func() {
		s.e(s.spell(isa.Op_atom_cas_b128, v, m, a.space), reg(d), a.operand(), reg(w), reg(n))
	})
	var old [2]ptx.RegID
	for k := range old {
		if old[k] = s.def(v, k); old[k] == 0 {
			old[k] = s.newReg(c64)
		}
	}
	s.e(isa.Op_mov_b128, group(ptx.OpVec, 2), reg(old[0]), reg(old[1]), reg(d))
	if p := s.def(v, 2); p != 0 {
		lo, hi := s.newReg(cPred), s.newReg(cPred)
		s.e(s.ints().setpOp(c64, isa.Eq), reg(lo), reg(old[0]), reg(s.reg(want, 0)))
		s.e(s.ints().setpOp(c64, isa.Eq), reg(hi), reg(old[1]), reg(s.reg(want, 1)))
		s.e(isa.Op_and_pred, reg(p), reg(lo), reg(hi))
	}
}
