package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// tryExtLoad lets the load that x is extend into register d at once.
func (s memSelector) tryExtLoad(d ptx.RegID, c class, x ir.Value, k int, from comp, signed bool) bool {
	if from.class == cPred && s.lay.count(s.f.TypeOf(x)) == 1 {
		return s.boolLoad(d, c, x, signed)
	}
	if c == c32 && from.class == c16 && s.ints().countInto(d, x, k, from, signed) {
		return true
	}
	if from.bits == 8 && c != c16 {
		if pack, lane, ok := s.vec().packedByte(x, k); ok {
			w := d
			if c != c32 {
				w = s.newReg(c32)
			}
			s.vec().extractByte(w, pack, lane, signed)
			if w != d {
				s.ints().extendReg(d, c, w, comp{class: c32, bits: 32}, signed)
			}
			return true
		}
	}
	if s.lay.count(s.f.TypeOf(x)) != 1 {
		return false
	}
	if from.bits != 8 && from.bits != 16 && from.bits != 32 {
		return s.tryExtOddLoad(d, c, x, from, signed)
	}
	if s.scalarParam(x) {
		x := s.paramAccess(x)
		if from.bits == 8 && !signed && c != c16 && s.entry { // ptxas loads a byte of the constant bank for 16 bits, a word and a mask for more
			r := s.newReg(c16)
			s.e(x.with(s.sp.narrow(1, false), 1), reg(r), x.a.operand())
			s.ints().extendReg(d, c, r, comp{class: c16, bits: 16}, false)
			return true
		}
		s.e(x.with(s.sp.narrow(int(from.bits)/8, signed), 1), reg(d), x.a.operand())
		return true
	}
	if !s.movableLoad(x) {
		return false
	}
	s.loadInto(x, d, c, from, signed)
	return true
}

// tryExtOddLoad is tryExtLoad for numbers of bits between those that loads extend.
func (s memSelector) tryExtOddLoad(d ptx.RegID, c class, x ir.Value, from comp, signed bool) bool {
	size := int(from.size)
	if from.class == cPred || c == c16 || size > 4 || size&(size-1) != 0 {
		return false
	}
	var a access
	clean := !signed && s.ints().zeroBits(x, 0, extensionSteps)
	switch {
	case s.scalarParam(x):
		a = s.paramAccess(x)
	case s.movableLoad(x):
		a = s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
		if a.align(0) < uint64(size) {
			return false
		}
		s.nonCoherent(x, &a)
	default:
		return false
	}
	r := d
	if !clean {
		r = s.newReg(c)
	}
	s.e(a.with(s.sp.narrow(size, false), 1), reg(r), a.a.operand())
	switch {
	case clean:
	case signed:
		s.bfe(d, c, r, 0, int(from.bits), true)
	default:
		s.e(andOp[c], reg(d), reg(r), imm(int64(uint64(1)<<from.bits-1)))
	}
	return true
}

// boolLoad loads i1 x, a byte that is 0 or 1, as an integer.
func (s memSelector) boolLoad(d ptx.RegID, c class, x ir.Value, signed bool) bool {
	var a access
	mask := false
	switch {
	case s.scalarParam(x):
		a = s.paramAccess(x)
		mask = s.m.Attr(s.env.attrs(s.f).Param(int(x.Index())), ir.AttrZeroExt) == nil
	case s.movableLoad(x):
		a = s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
		s.nonCoherent(x, &a)
	default:
		return false
	}
	r := d
	if signed || mask {
		r = s.newReg(c)
	}
	s.e(a.with(s.sp.narrow(1, false), 1), reg(r), a.a.operand())
	if mask {
		m := d
		if signed {
			m = s.newReg(c)
		}
		s.e(andOp[c], reg(m), reg(r), imm(1))
		r = m
	}
	if signed {
		op, _ := isa.Op_neg_s32.WithSlot(isa.SlotType, sType[c])
		s.e(op, reg(d), reg(r))
	}
	return true
}

// movableLoad reports whether load x may be executed by the instruction that is selected now, its only user or one that
// looked through it: x does not move across instructions that write memory or synchronise. If the register of x was
// requested before, x stays in its own place.
func (s memSelector) movableLoad(x ir.Value) bool {
	f := s.f
	if f.Op(x) != ir.OpLoad || s.wanted(x) || f.BlockOf(x) != s.blk || !f.HasOneUse(x) || f.Flags(x)&ir.FlagVolatile != 0 || f.Mem(x).Order > ir.NotAtomic {
		return false
	}
	now := s.origins[len(s.origins)-1]
	if now == ir.None { // copies for phis
		now = f.Terminator(s.blk)
	}
	run := s.calmRun(f.Prev(now))
	return run != 0 && s.calm.of[x] == run
}

// calmRuns numbers the runs of instructions that neither write memory nor synchronise.
type calmRuns struct {
	of []uint32 // by instruction: the number of its run, 0 if it is not known or in none
	n  uint32   // runs that have a number
}

// calmRun returns the number of the run of which v is the last instruction so far, 0 if v is in none. Blocks are selected from their end:
// a run gets its number with its last instruction, and each instruction is visited once.
func (s memSelector) calmRun(v ir.Value) uint32 {
	if s.calm.of[v] == 0 {
		s.calm.n++
		for w := v; w != ir.None && !s.flow().mustKeep(w); w = s.f.Prev(w) {
			s.calm.of[w] = s.calm.n
		}
	}
	return s.calm.of[v]
}

// scalarParam reports whether x is an integer parameter that only one instruction uses,
// which may load it as it likes.
func (s memSelector) scalarParam(x ir.Value) bool {
	if !s.loneParam(x) || !s.m.Types.IsInt(s.f.TypeOf(x)) {
		return false
	}
	sl := s.env.formal(s.f, int(x.Index()))
	return !sl.empty && sl.bytes == 0
}

// loneParam reports whether x is a parameter that only one instruction uses, and no phi.
func (s memSelector) loneParam(x ir.Value) bool {
	return x.IsParam() && s.opt.Level > 0 && s.f.HasOneUse(x) && s.pstart[x.Index()] == 0 && !s.env.isByval(s.f, int(x.Index())) &&
		s.f.Op(s.f.User(s.f.FirstUse(x))) != ir.OpPhi
}

// paramAccess describes how parameter x is loaded.
func (s memSelector) paramAccess(x ir.Value) access {
	return access{op: isa.Op_ld_param_u64, a: addr{sym: s.env.paramName(s.f.Sym, int(x.Index())), space: uint32(paramSpace)}, base: 8}
}

// tryNarrowLoad loads only the lower part of x, of which v is a truncation.
func (s memSelector) tryNarrowLoad(d ptx.RegID, to comp, x ir.Value, from comp) bool {
	size := 1
	for 8*size < int(to.bits) {
		size *= 2
	}
	if s.lay.count(s.f.TypeOf(x)) != 1 || s.opt.Level == 0 {
		return false
	}
	if stored := int(s.lay.of(s.f.TypeOf(x))[0].size); to.class == cPred || from.class == cPred || size >= stored {
		return false
	}
	if s.scalarParam(x) {
		x := s.paramAccess(x)
		s.e(x.with(s.sp.narrow(size, false), 1), reg(d), x.a.operand())
		return true
	}
	if !s.movableLoad(x) {
		return false
	}
	a := s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
	if a.align(0) < uint64(size) {
		return false
	}
	s.nonCoherent(x, &a)
	s.e(a.with(s.sp.narrow(size, false), 1), reg(d), a.a.operand())
	return true
}
