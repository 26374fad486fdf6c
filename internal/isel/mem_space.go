package isel

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// cvta returns the conversion between a space and generic addresses; to means from
// generic into the space.
func (s memSelector) cvta(space isa.Atom, to bool) isa.Opcode {
	op := isa.Op_cvta_global_u64
	if to {
		op = isa.Op_cvta_to_global_u64
	}
	if s.m.Layout.PtrBits(0) == 32 {
		op = op.With(isa.U32)
	}
	return op.With(space)
}

// spaceAtom returns the state space of an address space, 0 for generic.
func spaceAtom(as uint32) isa.Atom {
	switch target.AddrSpace(as) {
	case target.ASGlobal:
		return isa.Global
	case target.ASShared:
		return isa.Shared
	case target.ASConst:
		return isa.Const
	case target.ASLocal:
		return isa.Local
	case target.ASSharedCluster:
		return isa.SharedCluster
	case target.ASParam:
		return isa.Param
	}
	return 0
}

// knownSpace returns the operand of a cast from a specific space.
func (s memSelector) knownSpace(p ir.Value) (ir.Value, bool) {
	p = s.origin(p)
	if p.IsInst() && (s.f.Op(p) == ir.OpAddrSpaceCast && s.mayFold(p, s.f.Operand(p, 0)) || s.f.Op(p) == ir.OpAlloca && s.slotOf(p)) {
		if s.f.Op(p) == ir.OpAlloca {
			return p, true
		}
		return p, s.m.Types.AddrSpace(s.f.TypeOf(s.f.Operand(p, 0))) != 0
	}
	return p, false
}

// inSpace returns the pointer into address space as that generic pointer p was cast from, or the local variable that it is.
func (s memSelector) inSpace(p ir.Value, as uint32) (ir.Value, bool) {
	f := s.f
	y := s.origin(p)
	if as == uint32(target.ASLocal) && s.slotOf(y) {
		return y, true
	}
	if as == 0 || !y.IsInst() || f.Op(y) != ir.OpAddrSpaceCast {
		return p, false
	}
	x := f.Operand(y, 0)
	return x, s.m.Types.AddrSpace(f.TypeOf(x)) == as && s.mayFold(y, x)
}

// placeInFrame returns the offset in the depot of p, an address at a constant distance from a local variable; ok is false for others.
func (s memSelector) placeInFrame(p ir.Value) (off int64, ok bool) {
	for s.f.Op(p) == ir.OpGEP && !s.m.Types.IsVector(s.f.TypeOf(p)) {
		k, isConst := analysis.GEPOffset(s.f, p)
		if !isConst {
			return 0, false
		}
		off += k
		p = s.origin(s.f.Operand(p, 0))
	}
	if !s.slotOf(p) {
		return 0, false
	}
	off += int64(s.slots[p] - 1)
	return off, fits32(off)
}

// framePlace returns the address of local memory at distance a from generic pointer p, a place in a local variable.
func (s memSelector) framePlace(p ir.Value, a addr) (addr, bool) {
	if a.space != uint32(target.ASLocal) || s.ordersAsLLC() {
		return a, false
	}
	off, ok := s.placeInFrame(s.origin(p))
	if off += a.off; !ok || !fits32(off) {
		return a, false
	}
	s.usesSPL = true
	a.reg, a.off = regSPL, off
	return a, true
}

// addrSpaceCast converts a pointer between spaces.
func (s memSelector) addrSpaceCast(v ir.Value) {
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
		if off, ok := s.placeInFrame(y); from == 0 && to == uint32(target.ASLocal) && ok {
			s.usesSPL = true
			s.inFrame(d, regSPL, off)
			continue
		}
		if to == uint32(target.ASParam) || to == uint32(target.ASLocal) && !s.entry {
			if p := s.byvalParam(x); p >= 0 {
				s.e(s.sp.mov[s.cls[d]], reg(d), sym(s.env.paramName(f.Sym, p), 0))
				continue
			}
		}
		if from != 0 && to != 0 && from+to != uint32(target.ASShared+target.ASSharedCluster) && !s.opt.LLC {
			s.fail(v, "S0008", "Cannot cast between two non-generic address spaces", "cast to the generic space first (S4-92)")
			return
		}
		c := s.lay.of(f.TypeOf(x))[k].class
		s.castSpaceInto(d, s.regOf(y, j, c), from, to, c, s.cls[d])
	}
}

// castSpace converts an address between spaces and returns the register of the result.
func (s memSelector) castSpace(r ptx.RegID, from, to uint32) ptx.RegID {
	if from == to {
		return r
	}
	cf, ct := s.ptrClass(from), s.ptrClass(to)
	d := s.newReg(ct)
	s.castSpaceInto(d, r, from, to, cf, ct)
	return d
}

func (s memSelector) castSpaceInto(d, r ptx.RegID, from, to uint32, cf, ct class) {
	g := s.ptrClass(0)
	for _, space := range [...]uint32{from, to} {
		if space != 0 && spaceAtom(space) == 0 {
			s.fail(ir.None, "S0008", "address space "+itoa(int(space))+" is not a state space of PTX whose addresses can be cast",
				"the spaces are 0 (generic), 1 (global), 3 (shared), 4 (const), 5 (local), 7 (shared::cluster) and 101 (param)")
			return
		}
	}
	switch {
	case to == 0:
		if cf != g {
			r = s.ints().resize(r, g)
		}
		s.e(s.cvta(spaceAtom(from), false), reg(d), reg(r))
	case from == 0:
		if ct == g {
			s.e(s.cvta(spaceAtom(to), true), reg(d), reg(r))
			return
		}
		w := s.newReg(g)
		s.e(s.cvta(spaceAtom(to), true), reg(w), reg(r))
		s.e(isa.Op_cvt_u32_u64, reg(d), reg(w))
	default: // through the generic address
		t := s.newReg(g)
		s.castSpaceInto(t, r, from, 0, cf, g)
		s.castSpaceInto(d, t, 0, to, g, ct)
	}
}
