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

// unit is what one register of a memory access holds: a component or a whole pack.
type unit struct {
	comp
	k     int // first component
	parts uint8
	reg   ptx.RegID   // loads: 0 if nobody needs it
	val   ptx.Operand // stores
	undef bool
}

// packed returns the number of elements of the pack that starts at c and can be accessed
// as a whole, 0 if there is none.
func (c comp) packed() int {
	if c.lane != 0 || !c.whole {
		return 0
	}
	return int(c.lanes)
}

// packSize returns the size of c's pack in bytes.
func (c comp) packSize() int { return int(c.size) * int(c.lanes+c.gap) }

// pack returns the pack that starts at c as one component.
func (c comp) pack() comp {
	n := c.packSize()
	return comp{class: intClass(8 * n), bits: uint8(8 * n), size: uint8(n), off: c.off, lanes: c.lanes}
}

// group returns how many of the units from the first on can be accessed by one
// vector instruction: of one kind, side by side, aligned to their total.
func (s *selector) group(us []unit, x *access, wide bool) int {
	c := &us[0]
	limit := 16
	if wide {
		limit = 32
	}
	for n := 8; n > 1; n >>= 1 {
		total := uint64(n) * uint64(c.size)
		if n > len(us) || int(total) > limit || n == 8 && c.size != 4 || x.align(uint64(c.off)) < total {
			continue
		}
		ok := true
		for i := range n {
			d := &us[i]
			ok = ok && d.size == c.size && d.class == c.class && d.class != cPred &&
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

// loadUnits loads units into their registers.
// Of a volatile or atomic access nothing is left out.
func (s *selector) loadUnits(us []unit, x *access) {
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
			s.e(x.with(s.memType(c), n), ops...)
		}
		us = us[n:]
	}
}

// loadOne loads component c into register d of class dc, which may be wider.
func (s *selector) loadOne(d ptx.RegID, dc class, c comp, x *access, signed bool) {
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

// loadBool loads predicate d, the lowest bit of a byte or, of class c32, of a word.
func (s *selector) loadBool(d ptx.RegID, c class, x *access, off int64) {
	mem := s.sp.narrow(1, false)
	if c == c32 {
		mem = s.sp.load[c]
	}
	t, u := s.newReg(c), s.newReg(c)
	s.e(x.with(mem, 1), reg(t), x.a.plus(off))
	s.e(andOp[c], reg(u), reg(t), imm(1))
	s.e(s.setpOp(c, isa.Ne), reg(d), reg(u), imm(0))
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

// storeUnits stores units.
func (s *selector) storeUnits(us []unit, x *access) {
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
			s.e(x.with(s.memType(us[0].comp), n), ops...)
		}
		us = us[n:]
	}
}

// storeOne stores operand v of component c.
func (s *selector) storeOne(v ptx.Operand, c comp, x *access) {
	size := int(c.size)
	off := uint64(c.off)
	if c.class == cPred { // v is its byte
		s.e(x.with(s.sp.narrow(1, false), 1), x.a.plus(int64(off)), v)
		return
	}
	odd := int(c.bits)&7 != 0 && !c.class.isFloat() // bits above are zeros in memory
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
		s.moveBits(b, ic, r, c.class)
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
func (s *selector) boolByte(x ir.Value, k int, any bool) ptx.Operand {
	if n, ok := s.constOf(x, k); ok {
		return imm(n & 1)
	}
	if any && s.lay.count(s.f.TypeOf(x)) == 1 && s.hasBits(x, 0) {
		return reg(s.bitsOf(x))
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
func (s *selector) clearAbove(v ptx.Operand, c comp) ptx.Operand {
	mask := int64(uint64(1)<<c.bits - 1)
	if v.Kind == ptx.OpInt {
		return imm(int64(v.Imm) & mask)
	}
	d := s.newReg(c.class)
	s.e(andOp[c.class], reg(d), v, imm(mask))
	return reg(d)
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
	if volatile && m.Order > ir.NotAtomic && m.Order <= ir.Monotonic && s.t.Has(target.FeatureMMIO) && x.a.space == uint32(target.ASGlobal) {
		x.op = isa.Op_ld_mmio_relaxed_sys_global_u32
		if !load {
			x.op = isa.Op_st_mmio_relaxed_sys_global_u32
		}
		return x
	}
	if m.Order > ir.NotAtomic && m.Scope != scopeThread && (!volatile || m.Order > ir.Monotonic) {
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

// volatile returns the volatile access of the same space. Private and read-only memory
// has none: nobody else sees an access of it.
func (s *selector) volatile(op isa.Opcode, load bool) isa.Opcode {
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
	if x.a.space != uint32(target.ASGlobal) || !s.t.Has(target.FeatureLoadNC) || s.f.Flags(v)&ir.FlagVolatile != 0 {
		return
	}
	if s.f.Attachment(v, "invariant.load") != 0 || !s.opt.OptNone && s.neverWritten(s.f.Operand(v, 0), 0) {
		x.op = isa.Op_ld_global_nc_u32
	}
}

// neverWritten reports whether what p points to does not change while a kernel runs:
// constant variables, and what only a noalias readonly parameter of a kernel leads to.
func (s *selector) neverWritten(p ir.Value, depth int) bool {
	f := s.f
	if depth > 8 {
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
			return s.neverWritten(c.Operands(p)[0], depth+1)
		}
		return false
	}
	switch f.Op(p) {
	case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpFreeze:
		return s.neverWritten(f.Operand(p, 0), depth+1)
	case ir.OpSelect:
		return s.neverWritten(f.Operand(p, 1), depth+1) && s.neverWritten(f.Operand(p, 2), depth+1)
	case ir.OpPhi:
		for i := 0; i < f.NumOps(p); i += 2 {
			if x := f.Operand(p, i); x != p && !s.neverWritten(x, depth+4) {
				return false
			}
		}
		return true
	}
	return false
}

func (s *selector) loadInst(v ir.Value, x *access) {
	s.loadValue(v, s.lay.of(s.f.TypeOf(v)), x)
}

// loadValue loads what somebody asked for of v, whose components lie in memory as
// cs says.
func (s *selector) loadValue(v ir.Value, cs []comp, x *access) {
	t := s.f.TypeOf(v)
	units := s.packUnits(cs, x, func(k int) bool { return s.packDef(v, k) != 0 })
	for i := range units {
		u := &units[i]
		vc := s.lay.of(t)[u.k]
		switch {
		case u.parts > 0:
			if s.packWanted(v, u.k) {
				u.reg = s.demandPack(v, u.k)
			}
		default:
			if vc.lanes != 0 && s.packDef(v, u.k-int(vc.lane)) != 0 {
				s.demand(v, u.k)
			}
			u.reg = s.def(v, u.k)
		}
	}
	s.loadUnits(units, x)
	for _, u := range units {
		if u.reg != 0 && u.parts > 0 {
			s.split(v, u.k, u.reg)
		}
	}
	for k := range cs { // loaded element by element, wanted as a whole
		if c := s.lay.of(t)[k]; c.lanes != 0 && c.lane == 0 && s.packDef(v, k) != 0 {
			if u := unitAt(units, k); u.parts == 0 {
				s.join(s.packDef(v, k), v, k)
			}
		}
	}
}

// packUnits divides components cs into units: packs where they are aligned, but
// the two elements of a pack by themselves where one vector instruction can access as many
// of them and no pack among them is whole.
func (s *selector) packUnits(cs []comp, x *access, whole func(k int) bool) []unit {
	units := s.units[:0]
	packs := false
	for k := 0; k < len(cs); {
		u := unit{comp: cs[k], k: k}
		n := 1
		if p := cs[k].packed(); p > 0 && x.align(uint64(cs[k].off)) >= uint64(cs[k].packSize()) {
			u.comp, u.parts, n, packs = cs[k].pack(), uint8(p), p, true
		}
		units = append(units, u)
		k += n
	}
	if !packs {
		s.units = units
		return units
	}
	coarse := units
	units = make([]unit, 0, len(cs))
	wide := s.wideAccess(x)
	for len(coarse) > 0 {
		n := s.group(coarse, x, wide)
		split := true
		for i := range n {
			u := &coarse[i]
			c := cs[u.k]
			split = split && u.parts == 2 && c.bits > 8 && (2*n <= 4 || 2*n == 8 && c.size == 4) && !whole(u.k)
		}
		for _, u := range coarse[:n] {
			if !split {
				units = append(units, u)
				continue
			}
			units = append(units, unit{comp: cs[u.k], k: u.k}, unit{comp: cs[u.k+1], k: u.k + 1})
		}
		coarse = coarse[n:]
	}
	s.units = units
	return units
}

// wideAccess reports whether vectors of 256 bits can be accessed.
func (s *selector) wideAccess(x *access) bool {
	o := x.op.Get(isa.SlotOrder)
	return x.a.space == uint32(target.ASGlobal) && s.t.Has(target.FeatureWide256) && (o == 0 || o == isa.Volatile)
}

func unitAt(units []unit, k int) *unit {
	for i := range units {
		if units[i].k == k {
			return &units[i]
		}
	}
	return &units[0]
}

// loadComps loads components cs into registers regs.
func (s *selector) loadComps(cs []comp, x *access, regs []ptx.RegID) {
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, reg: regs[k]})
	}
	s.units = units
	s.loadUnits(units, x)
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
	m := f.Mem(v)
	if f.Flags(v)&ir.FlagVolatile == 0 && m.Order == ir.NotAtomic && s.allUndef(val) {
		return
	}
	x := s.accessOf(v, f.Operand(v, 1), isa.Op_st_u32)
	if m.Order > ir.Unordered && m.Scope != scopeThread {
		s.fencesAround(v, m, x.a.space, func() { s.storeValue(val, s.lay.of(f.TypeOf(val)), &x, true) })
		return
	}
	s.storeValue(val, s.lay.of(f.TypeOf(val)), &x, f.Flags(v)&ir.FlagVolatile != 0)
}

// storeInst stores val, whose components lie in memory as in a value of its type.
func (s *selector) storeInst(val ir.Value, x *access) {
	s.storeValue(val, s.lay.of(s.f.TypeOf(val)), x, false)
}

// storeValue stores val, whose components lie in memory as cs says; keep says that
// undefined ones are stored, too.
func (s *selector) storeValue(val ir.Value, cs []comp, x *access, keep bool) {
	if y := s.uncast(val); y != val && x.op.Get(isa.SlotOrder) == 0 {
		val, cs = y, s.lay.of(s.f.TypeOf(y))
	}
	if len(cs) == 1 && s.copyPieces(val, cs[0], x) {
		return
	}
	if len(cs) >= manyComps {
		s.spreadOut(val, len(cs))
	}
	units := s.packUnits(cs, x, func(k int) bool {
		_, _, isConst := s.packConst(val, k)
		return isConst && cs[k].bits == 16 || s.isNaturalPack(val, k)
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
			u.val = s.boolByte(val, u.k, s.opt.LLVM && x.a.space == uint32(target.ASParam))
		case u.parts == 0:
			u.val = s.use(val, u.k)
			if int(u.bits) != 8*int(u.size) && !u.class.isFloat() && s.zeroBits(val, u.k, 3) {
				u.bits = 8 * u.size // zeros above them, as in memory
			}
		default:
			u.val = s.packUse(val, u.k)
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

// copyPieces stores load val, an integer that is accessed in several pieces, without putting
// it together in between.
func (s *selector) copyPieces(val ir.Value, c comp, x *access) bool {
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
func (s *selector) joinConstants(us []unit, x *access) []unit {
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
func (s *selector) maskedStore(v ir.Value) {
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
func (s *selector) isUndef(x ir.Value, k int) bool {
	w, j := s.resolve(x, k)
	_, undef, ok := s.constComp(w, j)
	return ok && undef
}

// allUndef reports whether all components of x are undefined.
func (s *selector) allUndef(x ir.Value) bool {
	for k := range s.lay.count(s.f.TypeOf(x)) {
		if !s.isUndef(x, k) {
			return false
		}
	}
	return true
}

// undefOperand returns a register that nobody wrote.
func (s *selector) undefOperand(c comp) ptx.Operand {
	if c.class == cPred {
		return imm(0)
	}
	return reg(s.newReg(c.class))
}

// allocaDynamic selects an alloca that has no place in the depot.
func (s *selector) allocaDynamic(v ir.Value) {
	f := s.f
	d := s.demand(v, 0)
	if s.slots[v] != 0 {
		off := int64(s.slots[v] - 1)
		base := regSP
		s.usesSP = true
		if s.m.Types.AddrSpace(f.TypeOf(v)) == uint32(target.ASLocal) {
			base = regSPL
		}
		s.inFrame(d, base, off)
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
