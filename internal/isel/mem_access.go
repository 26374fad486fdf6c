package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
)

// access is how a memory instruction is spelled, without type and vector.
type access struct {
	op   isa.Opcode // ld or st with space, order, scope, cache operation
	a    addr
	base uint64 // alignment of a in bytes
	used uint64 // of a load with gaps, the bytes that are used, if PTX can tell; 0: all
	// apart says that a register for each element shows which ones are used.
	apart bool
}

// align returns the alignment of the byte at offset off.
func (x *access) align(off uint64) uint64 {
	if off == 0 {
		return x.base
	}
	return min(x.base, off&-off)
}

// with returns the opcode for a type and a vector length (1 for none).
func (x *access) with(t isa.Atom, vec int) isa.Opcode {
	op, _ := x.op.WithSlot(isa.SlotType, t)
	switch vec {
	case 2:
		op, _ = op.WithSlot(isa.SlotVec, isa.V2)
	case 4:
		op, _ = op.WithSlot(isa.SlotVec, isa.V4)
	case 8:
		op, _ = op.WithSlot(isa.SlotVec, isa.V8)
	}
	return op
}

// hasGaps reports whether v is a load of which the parts that are not used are not accessed.
func (s *selector) hasGaps(v ir.Value) bool {
	return s.f.Op(v) == ir.OpLoad && s.f.Flags(v)&ir.FlagGaps != 0
}

// apart reports whether v is a load with gaps that only a register for each element shows: PTX has no pragma for them.
func (s *selector) apart(v ir.Value) bool {
	return s.hasGaps(v) && !s.t.Has(target.FeatureUsedBytesMask)
}

// accessOf describes the load or store v of pointer p.
func (s memSelector) accessOf(v, p ir.Value, base isa.Opcode) access {
	m := s.f.Mem(v)
	x := access{op: base, a: s.addressOf(p), base: m.Bytes()}
	if x.apart = s.apart(v); !x.apart && s.hasGaps(v) {
		x.used = s.usedBytes(v)
	}
	if x.a.space == uint32(target.ASTensor) {
		s.fail(v, "S0007", "a "+s.f.Op(v).String()+" cannot access tensor memory (address space 6)", "use llvm.nvvm.tcgen05.ld, .st or .cp")
	}
	s.place(&x)
	volatile := s.f.Flags(v)&ir.FlagVolatile != 0
	weakSpace := x.a.space == uint32(target.ASLocal) || x.a.space == uint32(target.ASConst) || x.a.space == uint32(target.ASParam)
	if weakSpace {
		return x // private or read-only: order has no meaning
	}
	load := s.f.Op(v) == ir.OpLoad
	if volatile && m.Order > ir.NotAtomic && m.Order <= ir.Monotonic && s.t.Has(target.FeatureMMIO) && x.a.space == uint32(target.ASGlobal) {
		x.op = isa.Op_ld_mmio_relaxed_sys_global_u32
		if !load {
			x.op = isa.Op_st_mmio_relaxed_sys_global_u32
		}
		return x
	}
	if m.Order > ir.NotAtomic && m.Scope != lowering.ScopeThread && (!volatile || m.Order > ir.Monotonic) {
		if !s.t.Has(target.FeatureMemOrder) {
			x.op = s.volatile(x.op, load) // with fences around it
			return x
		}
		o := isa.Relaxed
		if load && m.Order >= ir.Acquire {
			o = isa.Acquire
		} else if !load && m.Order >= ir.Release {
			o = isa.Release
		}
		op := isa.Op_ld_relaxed_gpu_u32
		if !load {
			op = isa.Op_st_relaxed_gpu_u32
		}
		op, _ = op.WithSlot(isa.SlotOrder, o)
		sc := s.scope(v, m.Scope)
		if volatile { // seen from outside the program
			sc = isa.Sys
		}
		op, _ = op.WithSlot(isa.SlotScope, sc)
		if sp := spaceAtom(x.a.space); sp != 0 {
			op, _ = op.WithSlot(isa.SlotSpace, sp)
		}
		x.op = op
		return x
	}
	if volatile {
		x.op = s.volatile(x.op, load)
	}
	return x
}

// volatile returns the volatile access of the same space. Private and read-only memory has none: other threads cannot
// observe an access to it.
func (s memSelector) volatile(op isa.Opcode, load bool) isa.Opcode {
	switch op.Get(isa.SlotSpace) {
	case isa.Local, isa.Const, isa.Param:
		return op
	}
	v := isa.Op_st_volatile_u32
	if load {
		v = isa.Op_ld_volatile_u32
	}
	if sp := op.Get(isa.SlotSpace); sp != 0 {
		v, _ = v.WithSlot(isa.SlotSpace, sp)
	}
	return v
}

// place puts the state space into the opcode of x.
func (s memSelector) place(x *access) {
	if sp := spaceAtom(x.a.space); sp != 0 {
		x.op, _ = x.op.WithSlot(isa.SlotSpace, sp)
	}
}

// place is the end of the instructions of a chunk, with the number of the IR instruction that they come from.
type place struct{ number, end uint32 }

// nonCoherent makes a load of memory that never changes an ld.global.nc.
func (s memSelector) nonCoherent(v ir.Value, x *access) {
	if x.a.space != uint32(target.ASGlobal) || !s.t.Has(target.FeatureLoadNC) || s.f.Flags(v)&ir.FlagVolatile != 0 {
		return
	}
	if s.f.Attachment(v, "invariant.load") != 0 || s.opt.Level > 0 && s.neverWritten(s.f.Operand(v, 0), nil, 0) {
		x.op = isa.Op_ld_global_nc_u32
	}
}

const (
	maxPointerSteps = 16 // operations between a pointer and its object
	maxPointerPhis  = 3  // phis among them
)

// neverWritten reports whether the memory that p points to does not change while a kernel runs: constant variables, and
// memory that is reachable only through a noalias readonly parameter of a kernel. p is depth operations from the pointer of a load; phis are
// those between, which are pointers to such memory if all else is that enters them.
func (s memSelector) neverWritten(p ir.Value, phis []ir.Value, depth int) bool {
	f := s.f
	if depth > maxPointerSteps {
		return false
	}
	switch {
	case p.IsParam():
		set := s.env.attrs(f).Param(int(p.Index()))
		return s.entry && s.m.Attr(set, ir.AttrNoAlias) != nil && (s.m.Attr(set, ir.AttrReadOnly) != nil || s.m.Attr(set, ir.AttrReadNone) != nil)
	case p.IsSym():
		y := s.m.Sym(p)
		return y.Kind == ir.SymVar && y.IsConst
	case p.IsConst():
		c := &f.Consts
		if c.Kind(p) != ir.CExpr {
			return false
		}
		switch c.ExprOp(p) {
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			return s.neverWritten(c.Operands(p)[0], phis, depth+1)
		}
		return false
	}
	switch f.Op(p) {
	case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpFreeze:
		return s.neverWritten(f.Operand(p, 0), phis, depth+1)
	case ir.OpSelect:
		return s.neverWritten(f.Operand(p, 1), phis, depth+1) && s.neverWritten(f.Operand(p, 2), phis, depth+1)
	case ir.OpPhi:
		if slices.Contains(phis, p) {
			return true
		}
		if len(phis) == maxPointerPhis {
			return false
		}
		phis = append(phis, p)
		for i := 0; i < f.NumOps(p); i += 2 {
			if !s.neverWritten(f.Operand(p, i), phis, depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// wideAccess reports whether vectors of 256 bits can be accessed.
func (s memSelector) wideAccess(x *access) bool {
	o := x.op.Get(isa.SlotOrder)
	return x.a.space == uint32(target.ASGlobal) && s.t.Has(target.FeatureWide256) && (o == 0 || o == isa.Volatile)
}
