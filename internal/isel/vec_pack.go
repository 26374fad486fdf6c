package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// Packs: two 16-bit or four 8-bit elements of a vector that share a 32-bit register, or two 32-bit elements in a 64-bit
// one (sm_100). A value has a register for each element and one for the whole pack. Users request the form that suits
// them, and the value's instruction provides it: it computes one form and splits it, or joins the other.

// packAt returns the place of the register of the pack that starts at component k of v.
func (s vecSelector) packAt(v ir.Value, k int) *ptx.RegID {
	s.regAt(v, k)
	p := s.start
	if v.IsParam() {
		p = s.pstart
	}
	return &s.packs[int(p[v.Index()])-1+k]
}

// demandPack is demand for a pack as a whole.
func (s vecSelector) demandPack(v ir.Value, k int) ptx.RegID {
	if p := *s.packAt(v, k); p != 0 {
		return p
	}
	r := s.newReg(s.lay.of(s.f.TypeOf(v))[k].packClass())
	*s.packAt(v, k) = r
	return r
}

// packDef returns the register of a pack of v if it was requested, else 0.
func (s vecSelector) packDef(v ir.Value, k int) ptx.RegID {
	p := s.start
	if v.IsParam() {
		p = s.pstart
	}
	if at := p[v.Index()]; at != 0 {
		return s.packs[int(at)-1+k]
	}
	return 0
}

// packWanted reports whether the pack at component k of v or one of its elements was requested.
func (s vecSelector) packWanted(v ir.Value, k int) bool {
	if s.packDef(v, k) != 0 {
		return true
	}
	for i := range int(s.lay.of(s.f.TypeOf(v))[k].lanes) {
		if s.def(v, k+i) != 0 {
			return true
		}
	}
	return false
}

// packSource follows all elements of the pack at component k of x to the value that
// computes them as a pack. whole is false if they come from several places.
func (s vecSelector) packSource(x ir.Value, k int) (w ir.Value, j int, whole bool) {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	for i := range int(cp.lanes) {
		v, n := s.resolve(x, k+i)
		if !v.IsInst() && !v.IsParam() {
			if _, undef, ok := s.constComp(v, n); ok && undef {
				continue
			}
			return x, k, false
		}
		c := s.lay.of(s.f.TypeOf(v))[n]
		if c.lanes != cp.lanes || int(c.lane) != i || c.bits != cp.bits {
			return x, k, false
		}
		if w == ir.None {
			w, j = v, n-i
		} else if v != w || n-i != j {
			return x, k, false
		}
	}
	return w, j, w != ir.None
}

// packConst returns the bits of a pack that is constant.
func (s vecSelector) packConst(x ir.Value, k int) (bits int64, undef, ok bool) {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	undef = true
	w := uint(cp.bits)
	for i := range int(cp.lanes) {
		v, j := s.resolve(x, k+i)
		n, u, isConst := s.constComp(v, j)
		if !isConst {
			return 0, false, false
		}
		undef = undef && u
		bits |= int64(uint64(n) << (64 - w) >> (64 - w) << (w * uint(i)))
	}
	if cp.packClass() == c32 {
		bits = int64(int32(bits))
	}
	return bits, undef, true
}

// pack returns the pack that starts at component k of x in one register.
func (s vecSelector) pack(x ir.Value, k int) ptx.RegID {
	if o := s.packUse(x, k); o.Kind == ptx.OpReg {
		return ptx.RegID(o.Idx)
	}
	c := s.lay.of(s.f.TypeOf(x))[k].packClass()
	r := s.newReg(c)
	if n, undef, _ := s.packConst(x, k); !undef {
		s.e(s.sp.mov[c], reg(r), imm(n))
	}
	return r
}

// packUse returns a pack as an operand: an immediate if it is constant.
func (s vecSelector) packUse(x ir.Value, k int) ptx.Operand {
	if n, _, ok := s.packConst(x, k); ok {
		return imm(n)
	}
	if w, j, whole := s.packSource(x, k); whole {
		return reg(s.demandPack(w, j))
	}
	if x.IsInst() || x.IsParam() {
		return reg(s.demandPack(x, k))
	}
	cp := s.lay.of(s.f.TypeOf(x))[k] // a constant with addresses in it
	d := s.newReg(cp.packClass())
	s.join(d, x, k)
	return reg(d)
}

// finishPacks puts packs of v together from its elements.
func (s vecSelector) finishPacks(v ir.Value) {
	t := s.f.TypeOf(v)
	for k := 0; k < s.lay.count(t); k++ {
		if cp := s.lay.of(t)[k]; cp.lanes != 0 && cp.lane == 0 {
			if d := s.packDef(v, k); d != 0 {
				s.join(d, v, k)
			}
		}
	}
}

// isNaturalPack reports whether the pack at component k of x is computed as a whole.
func (s vecSelector) isNaturalPack(x ir.Value, k int) bool {
	w, j, whole := s.packSource(x, k)
	if whole && s.packsNatively(w, j) {
		return true
	}
	return s.roundsTogether(x, k)
}

// packsNatively reports whether v computes its packs as a whole.
func (s vecSelector) packsNatively(v ir.Value, k int) bool {
	if v.IsParam() {
		return true
	}
	switch s.f.Op(v) {
	case ir.OpLoad, ir.OpPhi, ir.OpBitCast, ir.OpVAArg:
		return true
	case ir.OpCall:
		if y := s.f.CalleeSym(v); y == nil || y.Intrinsic <= ir.NVVMIntrinsic {
			return true
		}
	}
	return s.packsOp(v, k)
}

// selectsPacks prepares instruction v for the requested packs. It reports whether this already selects v: it only
// rearranges elements.
func (s vecSelector) selectsPacks(v ir.Value) bool {
	f := s.f
	t := f.TypeOf(v)
	s.lone = s.lone[:0]
	switch f.Op(v) {
	case ir.OpLoad, ir.OpPhi, ir.OpBitCast, ir.OpVAArg:
		return false
	case ir.OpCall:
		if y := f.CalleeSym(v); y != nil && y.Intrinsic > ir.NVVMIntrinsic {
			break
		}
		return false
	case ir.OpInsertElement:
		if _, ok := f.Consts.Uint(f.Operand(v, 2)); ok {
			s.finishPacks(v)
			return true
		}
	case ir.OpInsertValue, ir.OpExtractValue, ir.OpShuffleVector, ir.OpFreeze, ir.OpExtractElement:
		s.finishPacks(v)
		return true
	}
	// The elements first; whatever computes the pack as a whole has taken it.
	for k := 0; k < s.lay.count(t); k++ {
		cp := s.lay.of(t)[k]
		if cp.lanes != 0 && cp.lane == 0 && s.packDef(v, k) != 0 && !s.packsOp(v, k) {
			if cp.lanes == 2 && s.def(v, k) == 0 && s.def(v, k+1) == 0 {
				s.lone = append(s.lone, uint32(k))
			}
			if cp.lanes > 2 && s.extendsBools(v) { // byteElem makes them where they are joined
				continue
			}
			for i := range int(cp.lanes) {
				s.demand(v, k+i)
			}
		}
	}
	return false
}

// extendsBools reports whether v is an extension of predicates.
func (s vecSelector) extendsBools(v ir.Value) bool {
	op := s.f.Op(v)
	return (op == ir.OpZExt || op == ir.OpSExt) && s.lay.of(s.f.TypeOf(s.f.Operand(v, 0)))[0].class == cPred
}

// hasPacks reports whether a value of type t has packs.
func (s vecSelector) hasPacks(t ir.Type) bool {
	if t.IsFixed() {
		return false
	}
	for _, c := range s.lay.of(t) {
		if c.lanes != 0 {
			return true
		}
	}
	return false
}
