package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// store selects a store.
func (s memSelector) store(v ir.Value) {
	f := s.f
	val := f.Operand(v, 0)
	m := f.Mem(v)
	if f.Flags(v)&ir.FlagVolatile == 0 && m.Order == ir.NotAtomic && s.allUndef(val) {
		return
	}
	x := s.accessOf(v, f.Operand(v, 1), isa.Op_st_u32)
	ordered := m.Order > ir.Unordered && m.Scope != lowering.ScopeThread
	put := func() {
		if s.isWide128(v, f.TypeOf(val), &x) {
			s.storeWide(val, &x)
		} else {
			s.storeValue(val, s.lay.of(f.TypeOf(val)), &x, ordered || f.Flags(v)&ir.FlagVolatile != 0)
		}
	}
	if ordered {
		s.fencesAround(v, m, x.a.space, put)
	} else {
		put()
	}
}

// storeInst stores val, whose components lie in memory as in a value of its type.
func (s memSelector) storeInst(val ir.Value, x *access) {
	s.storeValue(val, s.lay.of(s.f.TypeOf(val)), x, false)
}

// storeValue stores val, whose layout in memory is cs; with keep, undefined components are stored, too.
func (s memSelector) storeValue(val ir.Value, cs []comp, x *access, keep bool) {
	if y := s.vec().uncast(val); y != val && x.op.Get(isa.SlotOrder) == 0 {
		val, cs = y, s.lay.of(s.f.TypeOf(y))
	}
	if len(cs) == 1 && s.copyPieces(val, cs[0], x) {
		return
	}
	if len(cs) >= manyComps {
		s.spreadOut(val, len(cs))
	}
	units := s.packUnits(cs, x, func(k int) bool {
		_, _, isConst := s.vec().packConst(val, k)
		return isConst && cs[k].bits == 16 || s.vec().isNaturalPack(val, k)
	})
	for i := range units {
		u := &units[i]
		u.undef = !keep
		for n := range max(1, int(u.parts)) {
			u.undef = u.undef && s.isUndef(val, u.k+n)
		}
		switch {
		case u.undef:
		case u.parts == 0 && u.class == cPred:
			u.val = s.boolByte(val, u.k, s.opt.LLC && x.a.space == uint32(target.ASParam))
		case u.parts == 0:
			u.val = s.use(val, u.k)
			if int(u.bits) != 8*int(u.size) && !u.class.isFloat() && s.ints().zeroBits(val, u.k, extensionSteps) {
				u.bits = 8 * u.size // zeros above them, as in memory
			}
		default:
			u.val = s.vec().packUse(val, u.k)
		}
	}
	units = s.joinConstants(units, x)
	for i := range units { // a vector store needs all its operands
		if u := &units[i]; u.undef {
			u.val = s.undefOperand(u.comp)
		}
	}
	s.storeUnits(units, x)
}

// storeUnits stores units.
func (s memSelector) storeUnits(us []unit, x *access) {
	wide := s.wideAccess(x)
	for len(us) > 0 {
		n := s.group(us, x, wide)
		any := false
		for i := range n {
			any = any || !us[i].undef
		}
		switch {
		case !any:
		case n == 1:
			s.storeOne(us[0].val, us[0].comp, x)
		default:
			ops := append(s.opbuf[:0], x.a.plus(int64(us[0].off)), group(ptx.OpVec, n))
			for i := range n {
				ops = append(ops, us[i].val)
			}
			s.opbuf = ops
			op := x.with(s.groupType(us[:n]), n)
			alike(s.out, ops[2:], int(us[0].bits))
			s.e(op, ops...)
		}
		us = us[n:]
	}
}

// storeOne stores operand v of component c.
func (s memSelector) storeOne(v ptx.Operand, c comp, x *access) {
	size := int(c.size)
	off := uint64(c.off)
	if c.class == cPred { // v is its byte
		s.e(x.with(s.sp.narrow(1, false), 1), x.a.plus(int64(off)), v)
		return
	}
	odd := int(c.bits) != 8*size && !c.class.isFloat() // bits above are zeros in memory
	if size&(size-1) == 0 && x.align(off) >= uint64(size) {
		if odd {
			v = s.clearAbove(v, c)
		}
		s.e(x.with(s.memType(c), 1), x.a.plus(int64(off)), v)
		return
	}
	ic := intClass(c.class.bits())
	if odd && v.Kind == ptx.OpReg && (ic == c16 || size*8-int(c.bits) >= 8) {
		// More than the last piece has to be cleared, or bfe does not take the register.
		v, odd = s.clearAbove(v, c), false
	}
	r := ptx.RegID(v.Idx)
	if v.Kind != ptx.OpReg && v.Kind != ptx.OpSym && c.class != c128 { // the pieces are constants, too
		if odd {
			v = s.clearAbove(v, c)
		}
		for done := 0; done < size; {
			n := piece(size-done, x.align(off+uint64(done)))
			p := imm(int64(v.Imm) >> (8 * done) << (64 - 8*n) >> (64 - 8*n))
			s.e(x.with(s.sp.narrow(n, false), 1), x.a.plus(int64(off)+int64(done)), p)
			done += n
		}
		return
	}
	if v.Kind != ptx.OpReg {
		r = s.newReg(c.class)
		s.e(s.sp.mov[c.class], reg(r), v)
	}
	if c.class.isFloat() && !s.sameReg(ic, c.class) {
		b := s.newReg(ic)
		s.vec().moveBits(b, ic, r, c.class)
		r = b
	}
	for done := 0; done < size; {
		n := piece(size-done, x.align(off+uint64(done)))
		p := r
		switch {
		case done > 0 && odd && done+n == size:
			p = s.newReg(ic)
			s.bfe(p, ic, r, 8*done, int(c.bits)-8*done, false)
		case done > 0:
			p = s.newReg(ic)
			s.e(shrU[ic], reg(p), reg(r), imm(int64(8*done)))
		}
		s.e(x.with(s.sp.narrow(n, false), 1), x.a.plus(int64(off)+int64(done)), reg(p))
		done += n
	}
}

// boolByte returns component k of x, an i1, as the byte that is stored for it: 0 or 1,
// or, where only the lowest bit counts, 0 or -1.
func (s memSelector) boolByte(x ir.Value, k int, any bool) ptx.Operand {
	if n, ok := s.constOf(x, k); ok {
		return imm(n & 1)
	}
	if any && s.lay.count(s.f.TypeOf(x)) == 1 && s.ints().hasBits(x, 0) {
		return reg(s.ints().bitsOf(x))
	}
	d := s.newReg(c16)
	if w, j := s.resolve(x, k); j != 0 || s.lay.count(s.f.TypeOf(w)) != 1 || !s.boolLoad(d, c16, w, false) {
		one := int64(1)
		if any {
			one = -1
		}
		s.e(isa.Op_selp_b16, reg(d), imm(one), imm(0), reg(s.reg(x, k)))
	}
	return reg(d)
}

// clearAbove returns the value of component c with zeros above its bits.
func (s memSelector) clearAbove(v ptx.Operand, c comp) ptx.Operand {
	mask := int64(uint64(1)<<c.bits - 1)
	if v.Kind == ptx.OpInt {
		return imm(int64(v.Imm) & mask)
	}
	d := s.newReg(c.class)
	s.e(andOp[c.class], reg(d), v, imm(mask))
	return reg(d)
}

// copyPieces stores load val, an integer that is accessed in several pieces, without putting
// it together in between.
func (s memSelector) copyPieces(val ir.Value, c comp, x *access) bool {
	size := int(c.size)
	if size&(size-1) == 0 && x.align(uint64(c.off)) >= uint64(size) {
		return false
	}
	val, k := s.resolve(val, 0)
	if k != 0 || s.lay.count(s.f.TypeOf(val)) != 1 || s.lay.of(s.f.TypeOf(val))[0].bits != c.bits || !s.movableLoad(val) {
		return false
	}
	y := s.accessOf(val, s.f.Operand(val, 0), isa.Op_ld_u32)
	s.nonCoherent(val, &y)
	ic := intClass(c.class.bits())
	var parts []unit
	for done := 0; done < size; {
		off := uint64(done)
		n := piece(size-done, min(x.align(uint64(c.off)+off), y.align(off)))
		r := s.newReg(ic)
		s.e(y.with(s.sp.narrow(n, false), 1), reg(r), y.a.plus(int64(done)))
		if rest := int(c.bits) - 8*done; rest < 8*n { // bits above are zeros in memory
			m := s.newReg(ic)
			s.e(andOp[ic], reg(m), reg(r), imm(1<<rest-1))
			r = m
		}
		parts = append(parts, unit{comp: comp{size: uint8(n), off: uint32(done)}, reg: r})
		done += n
	}
	for _, p := range parts {
		s.e(x.with(s.sp.narrow(int(p.size), false), 1), x.a.plus(int64(c.off+p.off)), reg(p.reg))
	}
	return true
}

// joinConstants makes one unit of 32 bits of bytes and halves side by side that are
// all constant.
func (s memSelector) joinConstants(us []unit, x *access) []unit {
	if x.op.Get(isa.SlotOrder) != 0 {
		return us
	}
	out := us[:0]
	for i := 0; i < len(us); {
		u := us[i]
		n := 0
		if u.size <= 2 && u.parts == 0 && x.align(uint64(u.off)) >= 4 {
			n = 4 / int(u.size)
		}
		bits := uint64(0)
		for j := range n {
			if i+j >= len(us) {
				n = 0
				break
			}
			w := &us[i+j]
			if w.parts != 0 || w.undef || w.size != u.size || w.off != u.off+uint32(j)*uint32(u.size) || int(w.bits) != 8*int(w.size) ||
				w.val.Kind != ptx.OpInt && w.val.Kind != ptx.OpHex {
				n = 0
				break
			}
			bits |= w.val.Imm & (1<<w.bits - 1) << (8 * int(u.size) * j)
		}
		if n == 0 {
			out = append(out, u)
			i++
			continue
		}
		out = append(out, unit{comp: comp{class: c32, bits: 32, size: 4, off: u.off}, k: u.k, val: imm(int64(int32(bits)))})
		i += n
	}
	return out
}

// maskedStore selects a store of 256 bits whose mask is constant: elements that are
// not stored are sinks.
func (s memSelector) maskedStore(v ir.Value) {
	f := s.f
	val, p, mask := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	x := access{op: isa.Op_st_u32, a: s.addressOf(p), base: 32}
	s.place(&x)
	cs := s.lay.of(f.TypeOf(val))
	ops := append(make([]ptx.Operand, 0, 10), x.a.operand(), group(ptx.OpVec, len(cs)))
	for k := range cs {
		if n, _ := s.constOf(mask, k); n == 0 {
			ops = append(ops, ptx.Operand{})
		} else {
			ops = append(ops, s.use(val, k))
		}
	}
	s.e(x.with(s.memType(s.lay.of(f.TypeOf(val))[0]), len(cs)), ops...)
}

// isUndef reports whether component k of x is undefined.
func (s memSelector) isUndef(x ir.Value, k int) bool {
	w, j := s.resolve(x, k)
	_, undef, ok := s.constComp(w, j)
	return ok && undef
}

// allUndef reports whether all components of x are undefined.
func (s memSelector) allUndef(x ir.Value) bool {
	for k := range s.lay.count(s.f.TypeOf(x)) {
		if !s.isUndef(x, k) {
			return false
		}
	}
	return true
}

// undefOperand returns a register that is never written.
func (s memSelector) undefOperand(c comp) ptx.Operand {
	if c.class == cPred {
		return imm(0)
	}
	return reg(s.newReg(c.class))
}
