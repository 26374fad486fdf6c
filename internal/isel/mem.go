package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// access is how a memory instruction is spelled, without type and vector.
type access struct {
	op   isa.Opcode // ld or st with space, order, scope, cache operation
	a    addr
	base uint64 // alignment of a in bytes
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

// group returns how many of the components from k on can be accessed by one
// vector instruction: of one size, side by side, aligned to their total.
func (s *selector) group(cs []comp, x *access, wide bool) int {
	c := cs[0]
	limit := 16
	if wide {
		limit = 32
	}
	for n := 8; n > 1; n >>= 1 {
		total := uint64(n) * uint64(c.size)
		if n > len(cs) || int(total) > limit || n == 8 && c.size != 4 || x.align(uint64(c.off)) < total {
			continue
		}
		ok := true
		for i := range n {
			d := cs[i]
			ok = ok && d.size == c.size && d.class.bits() == c.class.bits() && d.class != cPred &&
				d.off == c.off+uint32(i)*uint32(c.size) && (int(d.bits) == int(d.size)*8)
		}
		if ok {
			return n
		}
	}
	return 1
}

// memType returns the type of a whole access to component c.
func (s *selector) memType(c comp) isa.Atom {
	if c.class.isFloat() || int(c.size)*8 == c.class.bits() {
		return s.sp.load[c.class]
	}
	return s.sp.narrow(int(c.size), false)
}

// loadComps loads components cs into registers: reg(k) gives the register of
// component k, 0 if nobody needs it.
func (s *selector) loadComps(cs []comp, x *access, regOf func(k int) ptx.RegID) {
	wide := x.a.space == uint32(target.ASGlobal) && s.t.Has(target.FeatureWide256) && x.op.Get(isa.SlotOrder) == 0
	for k := 0; k < len(cs); {
		n := s.group(cs[k:], x, wide)
		any := false
		for i := range n {
			any = any || regOf(k+i) != 0
		}
		if !any {
			k += n
			continue
		}
		c := cs[k]
		if n == 1 {
			s.loadOne(regOf(k), c.class, c, x, false)
			k++
			continue
		}
		ops := append(s.opbuf[:0], group(ptx.OpVec, n))
		for i := range n {
			r := regOf(k + i)
			if r == 0 {
				r = s.newReg(cs[k+i].class)
			}
			ops = append(ops, reg(r))
		}
		ops = append(ops, x.a.plus(int64(c.off)))
		s.opbuf = ops
		t := s.memType(c)
		for i := 1; i < n; i++ { // of mixed kinds: as bits
			if cs[k+i].class != c.class {
				t = bType[c.class]
			}
		}
		s.e(x.with(t, n), ops...)
		k += n
	}
}

// loadOne loads component c into register d of class dc, which may be wider.
func (s *selector) loadOne(d ptx.RegID, dc class, c comp, x *access, signed bool) {
	size := int(c.size)
	off := uint64(c.off)
	if c.class == cPred {
		t, u := s.newReg(c16), s.newReg(c16)
		s.e(x.with(s.sp.narrow(1, false), 1), reg(t), x.a.plus(int64(off)))
		s.e(isa.Op_and_b16, reg(u), reg(t), imm(1))
		s.e(s.setpOp(c16, isa.Ne), reg(d), reg(u), imm(0))
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
	// Pieces that are powers of two and aligned, put together.
	w := c32
	if size > 4 {
		w = c64
	}
	var acc ptx.RegID
	for done := 0; done < size; {
		n := piece(size-done, x.align(off+uint64(done)))
		t := s.newReg(w)
		s.e(x.with(s.sp.narrow(n, false), 1), reg(t), x.a.plus(int64(off)+int64(done)))
		if done > 0 {
			u, v := s.newReg(w), s.newReg(w)
			s.e(shlOp[w], reg(u), reg(t), imm(int64(8*done)))
			s.e(orOp[w], reg(v), reg(acc), reg(u))
			t = v
		}
		acc = t
		done += n
	}
	s.intoClass(d, dc, acc, w, comp{class: w, bits: uint8(8 * size)}, signed)
}

// intoClass moves an integer of bits in register r of class w into d of class c.
func (s *selector) intoClass(d ptx.RegID, c class, r ptx.RegID, w class, cp comp, signed bool) {
	switch {
	case c.isFloat() && c.bits() == w.bits():
		s.moveBits(d, c, r, w)
	case c.bits() < w.bits():
		s.narrowInto(d, intClass(c.bits()), r, w)
	case signed:
		s.extendReg(d, c, r, cp, true)
	case c.bits() == w.bits():
		s.e(s.sp.mov[c], reg(d), reg(r))
	default:
		s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[w]), reg(d), reg(r))
	}
}

// piece returns the largest power of two that fits in n bytes and the alignment.
func piece(n int, align uint64) int {
	p := 1
	for 2*p <= n && uint64(2*p) <= align && p < 8 {
		p *= 2
	}
	return p
}

// storeComps stores components k of cs; val(k) gives the operand.
func (s *selector) storeComps(cs []comp, x *access, val func(k int) ptx.Operand, undef func(k int) bool) {
	wide := x.a.space == uint32(target.ASGlobal) && s.t.Has(target.FeatureWide256) && x.op.Get(isa.SlotOrder) == 0
	for k := 0; k < len(cs); {
		n := s.group(cs[k:], x, wide)
		any := false
		for i := range n {
			any = any || !undef(k+i)
		}
		if !any {
			k += n
			continue
		}
		if n == 1 {
			s.storeOne(val(k), cs[k], x)
			k++
			continue
		}
		t := s.memType(cs[k])
		for i := 1; i < n; i++ {
			if cs[k+i].class != cs[k].class {
				t = bType[cs[k].class]
			}
		}
		vals := make([]ptx.Operand, n)
		for i := range n {
			vals[i] = val(k + i)
		}
		ops := append(s.opbuf[:0], x.a.plus(int64(cs[k].off)), group(ptx.OpVec, n))
		ops = append(ops, vals...)
		s.opbuf = ops
		s.e(x.with(t, n), ops...)
		k += n
	}
}

// storeOne stores operand v of component c.
func (s *selector) storeOne(v ptx.Operand, c comp, x *access) {
	size := int(c.size)
	off := uint64(c.off)
	if c.class == cPred {
		t := s.newReg(c16)
		s.e(isa.Op_selp_b16, reg(t), imm(1), imm(0), v)
		s.e(x.with(s.sp.narrow(1, false), 1), x.a.plus(int64(off)), reg(t))
		return
	}
	if size&(size-1) == 0 && x.align(off) >= uint64(size) {
		s.e(x.with(s.memType(c), 1), x.a.plus(int64(off)), v)
		return
	}
	ic := intClass(c.class.bits())
	r := ptx.RegID(v.Idx)
	if v.Kind != ptx.OpReg {
		r = s.newReg(c.class)
		s.e(s.sp.mov[c.class], reg(r), v)
	}
	if c.class.isFloat() && !s.sameReg(ic, c.class) {
		b := s.newReg(ic)
		s.moveBits(b, ic, r, c.class)
		r = b
	}
	for done := 0; done < size; {
		n := piece(size-done, x.align(off+uint64(done)))
		p := r
		if done > 0 {
			p = s.newReg(ic)
			s.e(shrU[ic], reg(p), reg(r), imm(int64(8*done)))
		}
		s.e(x.with(s.sp.narrow(n, false), 1), x.a.plus(int64(off)+int64(done)), reg(p))
		done += n
	}
}

// accessOf describes the load or store v of pointer p.
func (s *selector) accessOf(v, p ir.Value, base isa.Opcode) access {
	m := s.f.Mem(v)
	x := access{op: base, a: s.addressOf(p), base: m.Bytes()}
	s.place(&x)
	volatile := s.f.Flags(v)&ir.FlagVolatile != 0
	weakSpace := x.a.space == uint32(target.ASLocal) || x.a.space == uint32(target.ASConst) || x.a.space == uint32(target.ASParam)
	if weakSpace {
		return x // private or read-only: order has no meaning
	}
	load := s.f.Op(v) == ir.OpLoad
	if m.Order > ir.Unordered && m.Scope != scopeThread {
		if !s.t.Has(target.FeatureMemOrder) {
			x.op = s.volatile(x.op, load) // fences stand around it
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
		op, _ = op.WithSlot(isa.SlotScope, s.scope(v, m.Scope))
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

// volatile returns the volatile access of the same space.
func (s *selector) volatile(op isa.Opcode, load bool) isa.Opcode {
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
func (s *selector) place(x *access) {
	if sp := spaceAtom(x.a.space); sp != 0 {
		x.op, _ = x.op.WithSlot(isa.SlotSpace, sp)
	}
}

// load selects a load.
func (s *selector) load(v ir.Value) {
	f := s.f
	x := s.accessOf(v, f.Operand(v, 0), isa.Op_ld_u32)
	if m := f.Mem(v); m.Order > ir.Unordered && m.Scope != scopeThread {
		s.fencesAround(v, m, x.a.space, func() { s.loadInst(v, &x) })
		return
	}
	s.nonCoherent(v, &x)
	s.loadInst(v, &x)
}

// nonCoherent makes a load of memory that never changes an ld.global.nc.
func (s *selector) nonCoherent(v ir.Value, x *access) {
	if x.a.space == uint32(target.ASGlobal) && s.t.Has(target.FeatureLoadNC) && s.f.Flags(v)&ir.FlagVolatile == 0 &&
		s.f.Attachment(v, "invariant.load") != 0 {
		x.op = isa.Op_ld_global_nc_u32
	}
}

func (s *selector) loadInst(v ir.Value, x *access) {
	t := s.f.TypeOf(v)
	cs := s.lay.of(t)
	s.loadComps(cs, x, func(k int) ptx.RegID { return s.def(v, k) })
}

// loadInto selects load v of one component straight into register d of wider class c.
func (s *selector) loadInto(v ir.Value, d ptx.RegID, c class, cp comp, signed bool) {
	x := s.accessOf(v, s.f.Operand(v, 0), isa.Op_ld_u32)
	s.nonCoherent(v, &x)
	s.loadOne(d, c, cp, &x, signed)
}

// store selects a store.
func (s *selector) store(v ir.Value) {
	f := s.f
	val := f.Operand(v, 0)
	x := s.accessOf(v, f.Operand(v, 1), isa.Op_st_u32)
	m := f.Mem(v)
	if m.Order > ir.Unordered && m.Scope != scopeThread {
		s.fencesAround(v, m, x.a.space, func() { s.storeInst(val, &x) })
		return
	}
	s.storeInst(val, &x)
}

func (s *selector) storeInst(val ir.Value, x *access) {
	cs := s.lay.of(s.f.TypeOf(val))
	s.storeComps(cs, x, func(k int) ptx.Operand { return s.use(val, k) }, func(k int) bool {
		w, j := s.resolve(val, k)
		_, undef, ok := s.constComp(w, j)
		return ok && undef
	})
}

// allocaDynamic selects an alloca that has no place in the depot.
func (s *selector) allocaDynamic(v ir.Value) {
	f := s.f
	d := s.demand(v, 0)
	if s.slots[v] != 0 {
		off := int64(s.slots[v] - 1)
		c := s.cls[d]
		base := regSP
		s.usesSP = true
		if s.m.Types.AddrSpace(f.TypeOf(v)) == uint32(target.ASLocal) {
			base = regSPL
		}
		s.e(s.addOp(c), reg(d), reg(base), imm(off))
		return
	}
	if !s.need(v, "a dynamic alloca", target.FeatureAlloca) {
		return
	}
	c := s.ptrClass(uint32(target.ASLocal))
	n := s.extend(f.Operand(v, 0), 0, c64, false)
	size := n
	if e := s.m.SizeOf(f.ElemType(v)); e != 1 {
		size = s.newReg(c64)
		s.e(isa.Op_mul_lo_s64, reg(size), reg(n), imm(int64(e)))
	}
	p := s.newReg(c)
	al := int64(max(f.AllocaAlign(v), s.m.AlignOf(f.ElemType(v))))
	if c == c32 {
		s.e(isa.Op_alloca_u32, reg(p), reg(s.resize(size, c32)), imm(al))
	} else {
		s.e(isa.Op_alloca_u64, reg(p), reg(size), imm(al))
	}
	s.castSpaceInto(d, p, uint32(target.ASLocal), s.m.Types.AddrSpace(f.TypeOf(v)), c, s.cls[d])
}
