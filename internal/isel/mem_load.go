package isel

import (
	"strconv"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// load selects a load.
func (s memSelector) load(v ir.Value) {
	f := s.f
	x := s.accessOf(v, f.Operand(v, 0), isa.Op_ld_u32)
	if m := f.Mem(v); m.Order > ir.Unordered && m.Scope != lowering.ScopeThread {
		s.fencesAround(v, m, x.a.space, func() { s.loadInst(v, &x) })
		return
	}
	s.nonCoherent(v, &x)
	s.loadInst(v, &x)
}

func (s memSelector) loadInst(v ir.Value, x *access) {
	switch t := s.f.TypeOf(v); {
	case s.isWide128(v, t, x):
		s.loadWide(v, x)
	case signedByte(s.selector, v):
		if d := s.def(v, 0); d != 0 {
			s.loadOne(d, c16, s.lay.of(t)[0], x, true)
		}
	default:
		s.loadValue(v, s.lay.of(t), x)
	}
}

// loadValue loads the requested components of v, whose layout in memory is cs.
func (s memSelector) loadValue(v ir.Value, cs []comp, x *access) {
	t := s.f.TypeOf(v)
	units := s.packUnits(cs, x, func(k int) bool { return s.vec().packDef(v, k) != 0 })
	for i := range units {
		u := &units[i]
		vc := s.lay.of(t)[u.k]
		switch {
		case u.parts > 0:
			if s.vec().packWanted(v, u.k) {
				u.reg = s.vec().demandPack(v, u.k)
			}
		default:
			if vc.lanes != 0 && s.vec().packDef(v, u.k-int(vc.lane)) != 0 {
				s.demand(v, u.k)
			}
			u.reg = s.def(v, u.k)
		}
	}
	s.loadUnits(units, x)
	for _, u := range units {
		if u.reg != 0 && u.parts > 0 {
			s.vec().split(v, u.k, u.reg)
		}
	}
	for k := range cs { // loaded element by element, wanted as a whole
		if c := s.lay.of(t)[k]; c.lanes != 0 && c.lane == 0 && s.vec().packDef(v, k) != 0 {
			if u := unitAt(units, k); u.parts == 0 {
				s.vec().join(s.vec().packDef(v, k), v, k)
			}
		}
	}
}

// loadUnits loads units into their registers.
// Of a volatile or atomic access nothing is left out.
func (s memSelector) loadUnits(us []unit, x *access) {
	wide := s.wideAccess(x)
	if x.op.Get(isa.SlotOrder) != 0 {
		for i := range us {
			if us[i].reg == 0 {
				us[i].reg = s.newReg(us[i].class)
			}
		}
	}
	for len(us) > 0 {
		n := s.group(us, x, wide)
		any := false
		for i := range n {
			any = any || us[i].reg != 0
		}
		c := us[0].comp
		if all := uint64(1)<<(n*int(c.size)) - 1; any && x.used != 0 && x.used>>c.off&all != all {
			s.pragma("used_bytes_mask 0x" + strconv.FormatUint(x.used>>c.off&all, 16))
		}
		switch {
		case !any:
		case n == 1:
			s.loadOne(us[0].reg, c.class, c, x, false)
		default:
			ops := append(s.opbuf[:0], group(ptx.OpVec, n))
			for i := range n {
				r := us[i].reg
				if r == 0 {
					r = s.newReg(us[i].class)
				}
				ops = append(ops, reg(r))
			}
			ops = append(ops, x.a.plus(int64(c.off)))
			s.opbuf = ops
			s.e(x.with(s.groupType(us[:n]), n), ops...)
		}
		us = us[n:]
	}
}

// usedBytes returns the bytes of load v, which has gaps, that its users take, 0 for all.
func (s memSelector) usedBytes(v ir.Value) (mask uint64) {
	f, t := s.f, s.f.TypeOf(v)
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		x, k := f.User(u), 0
		switch f.Op(x) {
		case ir.OpExtractValue:
			k, _ = s.lay.elemStart(t, int(f.Indices(x)[0]))
		case ir.OpExtractElement:
			i, ok := f.Consts.Uint(f.Operand(x, 1))
			if !ok {
				return 0
			}
			k = int(i)
		default:
			return 0
		}
		for _, c := range s.lay.of(t)[k : k+s.lay.count(f.TypeOf(x))] {
			mask |= (1<<c.size - 1) << c.off
		}
	}
	return mask
}

// loadOne loads component c into register d of class dc, which may be wider.
func (s memSelector) loadOne(d ptx.RegID, dc class, c comp, x *access, signed bool) {
	size := int(c.size)
	off := uint64(c.off)
	if c.class == cPred {
		s.loadBool(d, c16, x, int64(off))
		return
	}
	if size&(size-1) == 0 && x.align(off) >= uint64(size) {
		t := s.memType(c)
		if dc != c.class || signed {
			t = s.sp.narrow(size, signed)
		}
		s.e(x.with(t, 1), reg(d), x.a.plus(int64(off)))
		return
	}
	w, r := c32, ptx.RegID(0)
	if size > 4 {
		w, r = c64, s.newReg(c64)
		lo, hi := s.loadBytes(off, 4, x), s.loadBytes(off+4, size-4, x)
		s.e(isa.Op_mov_b64, reg(r), group(ptx.OpVec, 2), reg(lo), reg(hi))
	} else {
		r = s.loadBytes(off, size, x)
	}
	s.intoClass(d, dc, r, w, comp{class: w, bits: uint8(8 * size)}, signed)
}

// loadBytes loads up to 4 bytes at off: pieces that are powers of two and aligned, put together in pairs.
func (s memSelector) loadBytes(off uint64, size int, x *access) ptx.RegID {
	d := s.newReg(c32)
	if piece(size, x.align(off)) == size {
		s.e(x.with(s.sp.narrow(size, false), 1), reg(d), x.a.plus(int64(off)))
		return d
	}
	half := 1
	if size > 2 {
		half = 2
	}
	lo, hi := s.loadBytes(off, half, x), s.loadBytes(off+uint64(half), size-half, x)
	if s.opt.Style == lowering.StyleLLVM { // as llc's legalization does
		t := s.newReg(c32)
		s.e(shlOp[c32], reg(t), reg(hi), imm(int64(8*half)))
		s.e(orOp[c32], reg(d), reg(lo), reg(t))
		return d
	}
	if half == 2 {
		s.joinLow(d, reg(lo), reg(hi))
		return d
	}
	const bytePair = 0x5540 // the bytes of the result; those of the second operand are from 4 on, of which 5 is zero
	s.e(isa.Op_prmt_b32, reg(d), reg(lo), reg(hi), hex(bytePair))
	return d
}

// joinLow joins the lower halves of two registers in register d. ptxas up to 13.5 makes wrong code of prmt with 0x5410 if it has joined the
// loads of the halves, and prmt of bfi otherwise.
func (s *selector) joinLow(d ptx.RegID, lo, hi ptx.Operand) {
	s.e(isa.Op_bfi_b32, reg(d), hi, lo, imm(16), imm(16))
}

// loadBool loads predicate d, the lowest bit of a byte or, of class c32, of a word.
func (s memSelector) loadBool(d ptx.RegID, c class, x *access, off int64) {
	mem := s.sp.narrow(1, false)
	if c == c32 {
		mem = s.sp.load[c]
	}
	t, u := s.newReg(c), s.newReg(c)
	s.e(x.with(mem, 1), reg(t), x.a.plus(off))
	s.e(andOp[c], reg(u), reg(t), imm(1))
	s.e(s.ints().setpOp(c, isa.Ne), reg(d), reg(u), imm(0))
}

// intoClass moves an integer of bits in register r of class w into d of class c.
func (s memSelector) intoClass(d ptx.RegID, c class, r ptx.RegID, w class, cp comp, signed bool) {
	switch {
	case c.isFloat() && c.bits() == w.bits():
		s.vec().moveBits(d, c, r, w)
	case c.bits() < w.bits():
		s.ints().narrowInto(d, intClass(c.bits()), r, w)
	case signed:
		s.ints().extendReg(d, c, r, cp, true)
	case c.bits() == w.bits():
		s.e(s.sp.mov[c], reg(d), reg(r))
	default:
		s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[w]), reg(d), reg(r))
	}
}

// loadComps loads components cs into registers regs.
func (s memSelector) loadComps(cs []comp, x *access, regs []ptx.RegID) {
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, reg: regs[k]})
	}
	s.units = units
	s.loadUnits(units, x)
}

// loadInto selects load v of one component straight into register d of wider class c.
func (s memSelector) loadInto(v ir.Value, d ptx.RegID, c class, cp comp, signed bool) {
	x := s.accessOf(v, s.f.Operand(v, 0), isa.Op_ld_u32)
	s.nonCoherent(v, &x)
	s.loadOne(d, c, cp, &x, signed)
}
