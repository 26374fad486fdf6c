package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// dynamicElement selects extractelement and insertelement with a variable index, by
// a chain of selects.
func (s *selector) dynamicElement(v ir.Value) {
	f := s.f
	insert := f.Op(v) == ir.OpInsertElement
	vec := f.Operand(v, 0)
	vt := f.TypeOf(vec)
	et := s.m.Types.Elem(vt)
	n := int(s.m.Types.Len64(vt))
	per := s.lay.count(et)
	ix := f.Operand(v, 1)
	if insert {
		ix = f.Operand(v, 2)
	}
	i := s.count32(ix, 0)
	is := make([]ptx.RegID, n)
	for l := range n {
		is[l] = s.newReg(cPred)
		s.e(s.setpOp(c32, isa.Eq), reg(is[l]), s.in32(i), imm(int64(l)))
	}
	pick := func(d ptx.RegID, p ptx.RegID, a, b ptx.RegID) {
		c := s.cls[d]
		if c != cPred {
			s.e(selp[c], reg(d), reg(a), reg(b), reg(p))
			return
		}
		x, y, np := s.newReg(cPred), s.newReg(cPred), s.newReg(cPred)
		s.e(isa.Op_and_pred, reg(x), reg(p), reg(a))
		s.e(isa.Op_not_pred, reg(np), reg(p))
		s.e(isa.Op_and_pred, reg(y), reg(np), reg(b))
		s.e(isa.Op_or_pred, reg(d), reg(x), reg(y))
	}
	if insert {
		for k := range n * per {
			if d := s.def(v, k); d != 0 {
				pick(d, is[k/per], s.reg(f.Operand(v, 1), k%per), s.reg(vec, k))
			}
		}
		return
	}
	for j := range per {
		d := s.def(v, j)
		if d == 0 {
			continue
		}
		acc := s.reg(vec, j)
		for l := 1; l < n; l++ {
			t := d
			if l < n-1 {
				t = s.newReg(s.cls[d])
			}
			pick(t, is[l], s.reg(vec, l*per+j), acc)
			acc = t
		}
		if n == 1 {
			s.copyComp(d, vec, j)
		}
	}
}

// in32 moves an immediate into a 32-bit register.
func (s *selector) in32(o ptx.Operand) ptx.Operand {
	if o.Kind == ptx.OpReg {
		return o
	}
	r := s.newReg(c32)
	s.e(s.sp.mov[c32], reg(r), o)
	return reg(r)
}

// listAccess describes an access to the list of variable arguments behind p, which is
// one generic pointer.
func (s *selector) listAccess(p ir.Value, op isa.Opcode) access {
	x := access{op: op, a: s.addressOf(p), base: uint64(s.m.Layout.PtrBits(0) / 8)}
	s.place(&x)
	return x
}

// vaStart stores the address of the buffer of variable arguments into the list.
func (s *selector) vaStart(v ir.Value) {
	if !s.need(v, "a variadic function", target.FeatureVariadic) {
		return
	}
	c := s.ptrClass(0)
	r := s.newReg(c)
	s.e(isa.Op_ld_param_u64.With(s.sp.load[c]), reg(r), addrSym(s.env.intern(s.name+"_vararg"), 0))
	x := s.listAccess(s.f.Operand(v, 0), isa.Op_st_u64)
	s.e(x.with(s.sp.load[c], 1), x.a.operand(), reg(r))
}

// vaCopy copies a list.
func (s *selector) vaCopy(v ir.Value) {
	f := s.f
	src := s.listAccess(f.Operand(v, 1), isa.Op_ld_u64)
	dst := s.listAccess(f.Operand(v, 0), isa.Op_st_u64)
	s.copyBytes(&src, &dst, src.base)
}

// vaArg reads the next variable argument and moves the list past it.
func (s *selector) vaArg(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	c := s.ptrClass(0)
	list := s.listAccess(f.Operand(v, 0), isa.Op_ld_u64)
	p := s.newReg(c)
	s.e(list.with(s.sp.load[c], 1), reg(p), list.a.operand())
	if a := s.m.AlignOf(t); a > 1 {
		q, r := s.newReg(c), s.newReg(c)
		s.e(s.addOp(c), reg(q), reg(p), imm(int64(a-1)))
		s.e(andOp[c], reg(r), reg(q), imm(-int64(a)))
		p = r
	}
	n := s.newReg(c)
	s.e(s.addOp(c), reg(n), reg(p), imm(int64(s.m.SizeOf(t))))
	st := access{op: isa.Op_st_u64, a: list.a, base: list.base}
	s.place(&st)
	s.e(st.with(s.sp.load[c], 1), st.a.operand(), reg(n))
	x := access{op: isa.Op_ld_u64, a: addr{reg: p}, base: s.m.AlignOf(t)}
	s.loadValue(v, s.lay.of(t), &x)
}

// maxInlineCopy is the size in bytes up to which copies and fills are unrolled;
// package passes makes loops of larger ones.
const maxInlineCopy = 128

// memCopy selects a memcpy or memmove of known size: all loads, then all stores.
func (s *selector) memCopy(v ir.Value) {
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 2))
	if !ok || n > 8*maxInlineCopy {
		s.fail(v, "S0013", "a memory copy of unknown or large size reached selection", "the lower-mem pass makes it a loop; it did not run")
		return
	}
	dst := access{op: isa.Op_st_u32, a: s.addressOf(f.Operand(v, 0)), base: s.argAlign(v, 0)}
	src := access{op: isa.Op_ld_u32, a: s.addressOf(f.Operand(v, 1)), base: s.argAlign(v, 1)}
	s.place(&dst)
	s.place(&src)
	if vol, _ := f.Consts.Uint(f.Operand(v, 3)); vol != 0 {
		dst.op, src.op = s.volatile(dst.op, false), s.volatile(src.op, true)
	}
	var cs []comp
	for off := uint64(0); off < n; {
		p := piece(int(min(n-off, 8)), min(src.align(off), dst.align(off)))
		c := comp{class: c64, bits: uint8(8 * p), size: uint8(p), off: uint32(off)}
		switch p {
		case 4:
			c.class = c32
		case 1, 2:
			c.class = c16
		}
		cs = append(cs, c)
		off += uint64(p)
	}
	regs := make([]ptx.RegID, len(cs))
	for i := range cs {
		regs[i] = s.newReg(cs[i].class)
	}
	s.loadComps(cs, &src, regs)
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, val: reg(regs[k])})
	}
	s.units = units
	s.storeUnits(units, &dst)
}

// argAlign returns the alignment of pointer argument i of a memory intrinsic.
func (s *selector) argAlign(v ir.Value, i int) uint64 {
	set := s.m.AttrLists[s.f.Call(v).Attrs].Param(i)
	if a := s.m.Attr(set, ir.AttrAlign); a != nil {
		return a.Int
	}
	return 1
}

// memSet selects a memset of known size.
func (s *selector) memSet(v ir.Value) {
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 2))
	if !ok || n > 8*maxInlineCopy {
		s.fail(v, "S0013", "a memory fill of unknown or large size reached selection", "the lower-mem pass makes it a loop; it did not run")
		return
	}
	dst := access{op: isa.Op_st_u32, a: s.addressOf(f.Operand(v, 0)), base: s.argAlign(v, 0)}
	s.place(&dst)
	if vol, _ := f.Consts.Uint(f.Operand(v, 3)); vol != 0 {
		dst.op = s.volatile(dst.op, false)
	}
	val := f.Operand(v, 1)
	byteVal, known := s.constOf(val, 0)
	pattern := [4]ptx.Operand{} // by log2 of the size
	get := func(size int) ptx.Operand {
		i := log2(uint64(size))
		if known {
			return imm(int64(uint64(byteVal&0xff)*0x0101010101010101) << (64 - 8*size) >> (64 - 8*size))
		}
		if pattern[i].Kind != ptx.OpNone {
			return pattern[i]
		}
		w := s.newReg(c32)
		b := s.extend(val, 0, c32, false)
		s.e(isa.Op_mul_lo_s32, reg(w), reg(b), imm(0x01010101))
		switch size {
		case 8:
			d := s.newReg(c64)
			s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(w), reg(w))
			pattern[i] = reg(d)
		case 4:
			pattern[i] = reg(w)
		default:
			h := s.newReg(c16)
			s.e(isa.Op_cvt_u16_u32, reg(h), reg(w))
			pattern[i] = reg(h)
		}
		return pattern[i]
	}
	var cs []comp
	for off := uint64(0); off < n; {
		p := piece(int(min(n-off, 8)), dst.align(off))
		c := comp{class: c64, bits: uint8(8 * p), size: uint8(p), off: uint32(off)}
		switch p {
		case 4:
			c.class = c32
		case 1, 2:
			c.class = c16
		}
		cs = append(cs, c)
		off += uint64(p)
	}
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, val: get(int(c.size))})
	}
	s.units = units
	s.storeUnits(units, &dst)
}
