package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// bitcast selects a bitcast that changes the kind of register or the number of
// components.
func (s vecSelector) bitcast(v ir.Value) {
	f := s.f
	x := f.Operand(v, 0)
	nf, nt := s.lay.count(f.TypeOf(x)), s.lay.count(f.TypeOf(v))
	if s.bitcastLoad(v, x) || s.bitcastPacks(v, x) || s.bitcastBytes(v, x) {
		return
	}
	if nf == nt && !s.hasPacks(f.TypeOf(v)) {
		same := true
		for k := range nf {
			same = same && s.lay.of(f.TypeOf(x))[k].class.bits() == s.lay.of(f.TypeOf(v))[k].class.bits() &&
				s.lay.of(f.TypeOf(x))[k].bits == s.lay.of(f.TypeOf(v))[k].bits
		}
		if same {
			for k := range nt {
				if d := s.def(v, k); d != 0 {
					s.moveBits(d, s.lay.of(f.TypeOf(v))[k].class, s.reg(x, k), s.lay.of(f.TypeOf(x))[k].class)
				}
			}
			return
		}
	}
	// Through 32-bit words: gather the operand's bits, then deal them out.
	words := s.toWords(x)
	s.fromWords(v, words)
}

// plainBytes reports whether a value of type t is nothing but whole bytes, in registers
// as in memory.
func (s vecSelector) plainBytes(t ir.Type) bool {
	if ty := &s.m.Types; ty.IsVector(t) && paramStep(s.m, ty.Elem(t)) != s.m.StoreSize(ty.Elem(t)) {
		return false // memory and parameters differ
	}
	for _, c := range s.lay.of(t) {
		if c.class == cPred || int(c.bits) != 8*int(c.size) {
			return false
		}
	}
	return s.m.Types.Kind(t) != ir.PtrKind
}

// bitcastLoad loads the result of bitcast v of x directly; x is a load or parameter without other uses.
func (s vecSelector) bitcastLoad(v, x ir.Value) bool {
	f := s.f
	if s.opt.Level == 0 && x.IsInst() || !s.plainBytes(f.TypeOf(v)) || !s.plainBytes(f.TypeOf(x)) {
		return false
	}
	var a access
	switch {
	case x.IsParam():
		i := int(x.Index())
		sl := s.env.formal(f, i)
		if !f.HasOneUse(x) || s.pstart[i] != 0 || s.env.isByval(f, i) || sl.empty || sl.bytes == 0 && s.lay.count(f.TypeOf(v)) == 1 {
			return false
		}
		a = sl.access(s.env.paramName(f.Sym, i))
	case s.mem().movableLoad(x):
		a = s.mem().accessOf(x, f.Operand(x, 0), isa.Op_ld_u32)
		s.mem().nonCoherent(x, &a)
	default:
		return false
	}
	s.mem().loadValue(v, s.lay.of(f.TypeOf(v)), &a)
	return true
}

// uncast returns the operand of bitcast val if val has no other use and both types are plain bytes, whose stores are
// the same; else val.
func (s vecSelector) uncast(val ir.Value) ir.Value {
	f := s.f
	if f.Op(val) != ir.OpBitCast || !f.HasOneUse(val) || f.BlockOf(val) != s.blk || s.wanted(val) || s.isAlias(val) {
		return val
	}
	x := f.Operand(val, 0)
	if !s.plainBytes(f.TypeOf(val)) || !s.plainBytes(f.TypeOf(x)) {
		return val
	}
	return x
}

// bitcastBytes selects a bitcast between two bytes and one half.
func (s vecSelector) bitcastBytes(v, x ir.Value) bool {
	f := s.f
	from, to := s.lay.of(f.TypeOf(x)), s.lay.of(f.TypeOf(v))
	switch {
	case len(from) == 2 && from[0].bits == 8 && len(to) == 1 && to[0].class.bits() == 16:
		d, h := s.result(v, 0), s.newReg(c16)
		s.e(isa.Op_shl_b16, reg(h), reg(s.reg(x, 1)), imm(8))
		s.e(isa.Op_or_b16, reg(d), reg(s.ints().extReg(x, 0, false)), reg(h))
	case len(to) == 2 && to[0].bits == 8 && len(from) == 1 && from[0].class.bits() == 16:
		r := s.reg(x, 0)
		if d := s.def(v, 0); d != 0 {
			s.e(isa.Op_mov_b16, reg(d), reg(r))
		}
		if d := s.def(v, 1); d != 0 {
			s.e(isa.Op_shr_u16, reg(d), reg(r), imm(8))
		}
	default:
		return false
	}
	return true
}

// bitcastPacks selects a bitcast between vectors of equal packs, and between packs
// and scalars of their size.
func (s vecSelector) bitcastPacks(v, x ir.Value) bool {
	f := s.f
	tf, tt := f.TypeOf(x), f.TypeOf(v)
	nf, nt := s.lay.count(tf), s.lay.count(tt)
	// units returns how many registers of which width a type fills.
	units := func(t ir.Type, n int) (count, bits int) {
		c := s.lay.of(t)[0]
		for _, d := range s.lay.of(t) {
			if d.lanes != c.lanes || d.bits != c.bits || int(d.bits) != d.class.bits() && c.lanes == 0 {
				return 0, 0
			}
		}
		if c.lanes == 0 {
			return n, int(c.bits)
		}
		return n / int(c.lanes), int(c.lanes) * int(c.bits)
	}
	cf, bf := units(tf, nf)
	ct, bt := units(tt, nt)
	if cf == 0 || cf != ct || bf != bt || bf < 32 {
		return false
	}
	lf, lt := int(max(s.lay.of(tf)[0].lanes, 1)), int(max(s.lay.of(tt)[0].lanes, 1))
	if lf == 1 && lt == 1 {
		return false
	}
	for i := range cf {
		kf, kt := i*lf, i*lt
		if lt == 1 {
			if d := s.def(v, kt); d != 0 {
				s.moveBits(d, s.cls[d], s.pack(x, kf), intClass(bf))
			}
			continue
		}
		if !s.packWanted(v, kt) {
			continue
		}
		var r ptx.RegID
		switch {
		case lf > 1:
			r = s.pack(x, kf)
		case s.packDef(v, kt) == 0 && s.sameReg(s.lay.of(tf)[kf].class, intClass(bf)):
			r = s.reg(x, kf) // only elements are wanted
			s.split(v, kt, r)
			continue
		default:
			r = s.newReg(intClass(bf))
			s.moveBits(r, intClass(bf), s.reg(x, kf), s.lay.of(tf)[kf].class)
		}
		d := s.demandPack(v, kt)
		s.e(s.sp.mov[s.cls[d]], reg(d), reg(r))
		s.split(v, kt, d)
	}
	return true
}

// moveBits copies a register to one of another class of the same width.
func (s vecSelector) moveBits(d ptx.RegID, to class, r ptx.RegID, from class) {
	switch {
	case s.sameReg(to, from):
		s.e(s.sp.mov[to], reg(d), reg(r))
	case to.bits() == 32:
		s.e(isa.Op_mov_b32, reg(d), reg(r))
	case to.bits() == 64:
		s.e(isa.Op_mov_b64, reg(d), reg(r))
	default:
		s.e(isa.Op_mov_b16, reg(d), reg(r))
	}
}
