package isel

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// addr is an address as instructions can take it: a register or a symbol, or
// neither, plus a constant.
type addr struct {
	reg   ptx.RegID
	sym   ptx.Name
	off   int64
	space uint32 // address space of the access: that of the object if it is known
}

func (a addr) operand() ptx.Operand {
	switch {
	case a.reg != 0:
		return addrReg(a.reg, a.off)
	case a.sym != 0:
		return addrSym(a.sym, a.off)
	}
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpAddrImm}, Imm: uint64(a.off)}
}

// plus returns the operand n bytes further.
func (a addr) plus(n int64) ptx.Operand {
	a.off += n
	return a.operand()
}

func fits32(x int64) bool { return x >= math.MinInt32 && x <= math.MaxInt32 }

// ptrClass returns the register class of pointers of an address space.
func (s *selector) ptrClass(space uint32) class {
	if s.m.Layout.PtrBits(space) == 32 {
		return c32
	}
	return c64
}

// gepParts is a getelementptr as a sum.
type gepTerm struct {
	index ir.Value
	scale int64
}

// gep splits the indices of a getelementptr (instruction or constant
// expression) into a constant and scaled variable terms.
func (s *selector) gep(t ir.Type, indices []ir.Value, c *ir.Consts, terms []gepTerm) (off int64, _ []gepTerm) {
	m := s.m
	ty := &m.Types
	for i, x := range indices {
		if i > 0 && ty.Kind(t) == ir.StructKind {
			n, _ := c.Uint(x)
			if c.Kind(x) == ir.CSplat || c.Kind(x) == ir.CData || c.Kind(x) == ir.CZero {
				n, _ = c.Uint(c.Elem(x, 0))
			}
			off += int64(m.FieldOffset(t, int(n)))
			t = ty.Elems(t)[n]
			continue
		}
		if i > 0 {
			if ty.Kind(t) == ir.VectorKind {
				t = ty.Elem(t)
				size := int64(m.StoreSize(t))
				if n, ok := c.Sint(x); ok {
					off += n * size
				} else {
					terms = append(terms, gepTerm{x, size})
				}
				continue
			}
			t = ty.Elem(t)
		}
		size := int64(m.SizeOf(t))
		if n, ok := c.Sint(x); ok {
			off += n * size
		} else if size != 0 && !c.IsUndef(x) && !c.IsZero(x) {
			terms = append(terms, gepTerm{x, size})
		}
	}
	return off, terms
}

// gepInst is gep for instruction v.
func (s *selector) gepInst(v ir.Value, terms []gepTerm) (int64, []gepTerm) {
	var idx [8]ir.Value
	ix := idx[:0]
	for i := 1; i < s.f.NumOps(v); i++ {
		ix = append(ix, s.f.Operand(v, i))
	}
	return s.gep(s.f.ElemType(v), ix, &s.f.Consts, terms)
}

// mayFold reports whether the operands of v may be read in the current block
// instead of v itself: v stands in this block, or its operand x never changes.
func (s *selector) mayFold(v, x ir.Value) bool {
	if s.f.BlockOf(v) == s.blk {
		return true
	}
	x, _ = s.resolve(x, 0)
	return s.f.Op(x) != ir.OpPhi
}

// addressOf returns the address that pointer p stands for, folding constant
// offsets, casts out of a known space and frame slots.
func (s *selector) addressOf(p ir.Value) addr { return s.based(s.looseAddress(p)) }

func (s *selector) looseAddress(p ir.Value) addr {
	f := s.f
	ty := &s.m.Types
	a := addr{space: ty.AddrSpace(f.TypeOf(p))}
	for {
		k := 0
		if p.IsInst() {
			p, k = s.resolve(p, 0)
		}
		for c := f.Consts.Kind(p); c == ir.CAggregate || c == ir.CSplat; c = f.Consts.Kind(p) {
			p, k = s.constElem(p, k)
		}
		switch {
		case p.IsConst() || p.IsSym():
			return s.constAddress(p, a)
		case ty.Kind(f.TypeOf(p)) != ir.PtrKind: // a part of an aggregate or vector
			a.reg = s.demand(p, k)
			return a
		case p.IsParam():
			if i := s.byvalParam(p); i >= 0 && a.space == 0 { // read in place: lower-args copied what is written
				a.sym, a.space = s.env.paramName(s.f.Sym, i), uint32(target.ASParam)
				return a
			}
			a.reg = s.demand(p, 0)
			return a
		}
		switch f.Op(p) {
		case ir.OpGEP:
			var buf [4]gepTerm
			off, terms := s.gepInst(p, buf[:0])
			if !fits32(a.off + off) {
				break
			}
			base := f.Operand(p, 0)
			if len(terms) == 0 && s.mayFold(p, base) {
				a.off += off
				p = base
				continue
			}
			if len(terms) > 0 && off != 0 && f.BlockOf(p) == s.blk && f.HasOneUse(p) {
				a.off += off
				b := s.looseAddress(base)
				if a.space == 0 || a.space == b.space {
					a.space = b.space
					a.reg = s.sum(b, terms, 0)
					return a
				}
				a.off -= off
			}
			if b, ok := s.knownSpace(base); ok && a.space == 0 && f.BlockOf(p) == s.blk && f.HasOneUse(p) && len(terms) > 0 {
				x := s.looseAddress(b)
				a.space = x.space
				a.reg = s.sum(x, terms, off)
				return a
			}
		case ir.OpAddrSpaceCast:
			x := f.Operand(p, 0)
			from := ty.AddrSpace(f.TypeOf(x))
			if a.space == 0 && from != 0 && s.mayFold(p, x) {
				a.space = from
				p = x
				continue
			}
			if i := s.byvalParam(x); i >= 0 && (a.space == uint32(target.ASParam) || a.space == uint32(target.ASLocal)) {
				if s.entry || s.onlyRead(i) {
					a.sym, a.space = s.env.paramName(f.Sym, i), uint32(target.ASParam)
				} else {
					a.reg, a.space = s.demand(p, 0), uint32(target.ASLocal)
				}
				return a
			}
			if y := s.origin(x); from == 0 && (a.space == uint32(target.ASLocal) && s.slotOf(y) || a.space != 0 && s.isSpace(y, a.space)) {
				p = y
				continue
			}
		case ir.OpAlloca:
			if s.slotOf(p) && (a.space == 0 || a.space == uint32(target.ASLocal)) {
				s.usesSPL = true
				a.reg, a.space = regSPL, uint32(target.ASLocal)
				if s.ordersAsLLC() { // llc adds even 0
					a.reg = s.newReg(s.ptrClass(uint32(target.ASLocal)))
					s.inFrame(a.reg, regSPL, int64(s.slots[p]-1))
					return a
				}
				a.off += int64(s.slots[p] - 1)
				return a
			}
		}
		a.reg = s.demand(p, 0)
		return a
	}
}

// origin follows pointer p through operations that only rearrange components, unless it
// is a part of something in the end.
func (s *selector) origin(p ir.Value) ir.Value {
	if q, _ := s.resolve(p, 0); s.m.Types.Kind(s.f.TypeOf(q)) == ir.PtrKind {
		return q
	}
	return p
}

// knownSpace returns the pointer behind a cast from a specific space.
func (s *selector) knownSpace(p ir.Value) (ir.Value, bool) {
	p = s.origin(p)
	if p.IsInst() && (s.f.Op(p) == ir.OpAddrSpaceCast && s.mayFold(p, s.f.Operand(p, 0)) || s.f.Op(p) == ir.OpAlloca && s.slotOf(p)) {
		if s.f.Op(p) == ir.OpAlloca {
			return p, true
		}
		return p, s.m.Types.AddrSpace(s.f.TypeOf(s.f.Operand(p, 0))) != 0
	}
	return p, false
}

// isSpace reports whether generic pointer p is a cast from address space as.
func (s *selector) isSpace(p ir.Value, as uint32) bool {
	return p.IsInst() && s.f.Op(p) == ir.OpAddrSpaceCast && s.m.Types.AddrSpace(s.f.TypeOf(s.f.Operand(p, 0))) == as &&
		s.mayFold(p, s.f.Operand(p, 0))
}

// slotOf reports whether p is an alloca with a place in the depot.
func (s *selector) slotOf(p ir.Value) bool {
	return p.IsInst() && s.f.Op(p) == ir.OpAlloca && s.slots[p] != 0
}

// byvalParam returns the number of the byval parameter that p is, or -1.
func (s *selector) byvalParam(p ir.Value) int {
	if p.IsInst() {
		p, _ = s.resolve(p, 0)
	}
	if p.IsParam() && s.env.isByval(s.f, int(p.Index())) {
		return int(p.Index())
	}
	return -1
}

// based returns a with its constant in a register if nothing else is there: only
// local memory has immediate addresses.
func (s *selector) based(a addr) addr {
	if a.reg != 0 || a.sym != 0 || a.space == uint32(target.ASLocal) {
		return a
	}
	c := s.ptrClass(a.space)
	a.reg = s.newReg(c)
	s.e(s.sp.mov[c], reg(a.reg), imm(a.off))
	a.off = 0
	return a
}

// onlyRead reports whether byval parameter i of a device function is only read, at known
// places: then it need not have an address.
func (s *selector) onlyRead(i int) bool {
	if s.readOnly[i] == 0 {
		s.readOnly[i] = 2
		if s.readsOnly(ir.ParamValue(i), 0) {
			s.readOnly[i] = 1
		}
	}
	return s.readOnly[i] == 1
}

func (s *selector) readsOnly(p ir.Value, depth int) bool {
	f := s.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpLoad:
			if f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.NotAtomic {
				return false
			}
		case ir.OpGEP:
			var buf [4]gepTerm
			if _, terms := s.gepInst(v, buf[:0]); f.UseIndex(x) != 0 || len(terms) > 0 || depth > 20 || !s.readsOnly(v, depth+1) {
				return false
			}
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth > 20 || !s.readsOnly(v, depth+1) {
				return false
			}
		case ir.OpCall:
			k := f.UseIndex(x)
			switch id := f.CalleeIntrinsic(v); {
			case id == ir.IntrLifetimeStart || id == ir.IntrLifetimeEnd:
			case id == ir.IntrMemcpy && k == 1:
				if n, ok := f.Consts.Uint(f.Operand(v, 2)); !ok || n > maxInlineCopy || !f.Consts.IsZero(f.Operand(v, 3)) {
					return false
				}
			case id == ir.NotIntrinsic && k < f.NumArgs(v) && s.m.Attr(s.m.AttrLists[f.Call(v).Attrs].Param(k), ir.AttrByVal) != nil:
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// constAddress adds the address of a constant pointer to a.
func (s *selector) constAddress(p ir.Value, a addr) addr {
	c := &s.f.Consts
	ty := &s.m.Types
	for {
		if p.IsSym() {
			y := s.m.Sym(p)
			if y.Kind == ir.SymVar {
				if a.space == 0 || a.space == y.Space {
					a.sym, a.space = s.env.symName(p), y.Space
					return a
				}
			} else if a.space == 0 {
				a.sym = s.env.symName(p)
				return a
			}
			break
		}
		switch c.Kind(p) {
		case ir.CNull, ir.CUndef, ir.CPoison, ir.CZero:
			return a
		case ir.CExpr:
			ops := c.Operands(p)
			switch c.ExprOp(p) {
			case ir.OpGEP:
				off, terms := s.gep(ir.Type(c.ExprAux(p)), ops[1:], c, nil)
				if len(terms) == 0 && fits32(a.off+off) {
					a.off += off
					p = ops[0]
					continue
				}
			case ir.OpBitCast:
				p = ops[0]
				continue
			case ir.OpAddrSpaceCast:
				from := ty.AddrSpace(s.f.TypeOf(ops[0]))
				if a.space == 0 {
					a.space = from
					p = ops[0]
					continue
				}
				if from == 0 && s.constSpace(ops[0]) == a.space { // back to the space it came from
					p = c.Operands(ops[0])[0]
					continue
				}
			case ir.OpIntToPtr:
				if n, ok := c.Sint(ops[0]); ok && fits32(a.off+n) {
					a.off += n
					return a
				}
			}
		}
		break
	}
	a.reg = s.address(p)
	return a
}

// constSpace returns the space that constant generic pointer p was cast from, 0 if it was not.
func (s *selector) constSpace(p ir.Value) uint32 {
	c := &s.f.Consts
	if c.ExprOp(p) == ir.OpAddrSpaceCast {
		return s.m.Types.AddrSpace(s.f.TypeOf(c.Operands(p)[0]))
	}
	return 0
}

// address returns a register with the value of constant v that is no plain
// number: a symbol's address or a constant expression.
func (s *selector) address(v ir.Value) ptx.RegID {
	c := &s.f.Consts
	ty := &s.m.Types
	if v.IsSym() {
		y := s.m.Sym(v)
		r := s.newReg(s.ptrClass(y.Space))
		s.e(s.sp.mov[s.ptrClass(y.Space)], reg(r), sym(s.env.symName(v), 0))
		if y.Kind == ir.SymVar && y.Space == 0 {
			g := s.newReg(s.ptrClass(0))
			s.e(s.cvta(isa.Global, false), reg(g), reg(r))
			return g
		}
		return r
	}
	if c.Kind(v) != ir.CExpr {
		s.fail(ir.None, "S0001", "this constant cannot be a value in PTX", "blockaddress, dso_local_equivalent and no_cfi have no counterpart")
		return s.newReg(c64)
	}
	t := c.Type(v)
	ops := c.Operands(v)
	switch op := c.ExprOp(v); op {
	case ir.OpGEP:
		off, terms := s.gep(ir.Type(c.ExprAux(v)), ops[1:], c, nil)
		cl := s.ptrClass(ty.AddrSpace(t))
		if len(terms) == 0 && fits32(off) { // else constAddress would come back here
			a := s.constAddress(v, addr{space: ty.AddrSpace(t)})
			if a.sym != 0 && a.space == ty.AddrSpace(t) {
				r := s.newReg(cl)
				s.e(s.sp.mov[cl], reg(r), sym(a.sym, 0))
				if a.off == 0 {
					return r
				}
				d := s.newReg(cl)
				s.e(s.addOp(cl), reg(d), reg(r), imm(a.off))
				return d
			}
		}
		b := addr{reg: s.constReg(ops[0])}
		return s.sum(b, terms, off)
	case ir.OpAddrSpaceCast:
		return s.castSpace(s.constReg(ops[0]), ty.AddrSpace(s.f.TypeOf(ops[0])), ty.AddrSpace(t))
	case ir.OpBitCast:
		return s.constReg(ops[0])
	case ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpTrunc:
		return s.resize(s.constReg(ops[0]), s.lay.of(t)[0].class)
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpXor:
		cl := s.lay.of(t)[0].class
		x, y := s.constReg(ops[0]), s.constReg(ops[1])
		d := s.newReg(cl)
		s.e(binaryOp(op, cl), reg(d), reg(x), reg(y))
		return d
	case ir.OpICmp: // written by LLVM before 19
		p := ir.Pred(c.ExprAux(v))
		x, y, d := s.constReg(ops[0]), s.constReg(ops[1]), s.newReg(cPred)
		types := &uType
		if p.IsSigned() {
			types = &sType
		}
		s.e(setp(isa.Op_setp_eq_s32, icmpAtom(p), types[s.cls[x]]), reg(d), reg(x), reg(y))
		return d
	case ir.OpSelect:
		p, x, y := s.constReg(ops[0]), s.constReg(ops[1]), s.constReg(ops[2])
		d := s.newReg(s.cls[x])
		s.e(selp[s.cls[x]], reg(d), reg(x), reg(y), reg(p))
		return d
	}
	s.fail(ir.None, "S0001", "constant expression "+c.ExprOp(v).String()+" cannot be selected", "write it as an instruction")
	return s.newReg(s.lay.of(t)[0].class)
}

// constReg returns a constant in a register.
func (s *selector) constReg(v ir.Value) ptx.RegID {
	return s.regOf(v, 0, s.lay.of(s.f.TypeOf(v))[0].class)
}

// addOp returns the addition of addresses of class c.
func (s *selector) addOp(c class) isa.Opcode {
	if c == c32 {
		return isa.Op_add_s32
	}
	return isa.Op_add_s64
}

// frameAdd returns the addition of an offset to a frame register.
func frameAdd(c class) isa.Opcode {
	if c == c32 {
		return isa.Op_add_u32
	}
	return isa.Op_add_u64
}

// inFrame gives d the address at off from a frame register.
func (s *selector) inFrame(d, base ptx.RegID, off int64) {
	s.e(frameAdd(s.cls[d]), reg(d), reg(base), imm(off))
}

// sum returns a register with base + Σ index·scale + off.
func (s *selector) sum(base addr, terms []gepTerm, off int64) ptx.RegID {
	c := c64
	off += base.off
	var acc ptx.RegID
	if base.reg != 0 {
		acc = base.reg
		c = s.intClassOf(acc)
	} else {
		c = s.ptrClass(base.space)
		if base.sym != 0 {
			acc = s.newReg(c)
			s.e(s.sp.mov[c], reg(acc), sym(base.sym, 0))
		}
	}
	add := func(x ptx.Operand) {
		d := s.newReg(c)
		if acc == 0 {
			s.e(s.sp.mov[c], reg(d), x)
		} else {
			s.e(s.addOp(c), reg(d), reg(acc), x)
		}
		acc = d
	}
	for _, t := range terms {
		add(reg(s.scaled(t, c)))
	}
	if off != 0 || acc == 0 {
		add(imm(off))
	}
	return acc
}

// scaled returns a register of class c with an index times its scale, the index
// sign-extended or cut to the width of c.
func (s *selector) scaled(t gepTerm, c class) ptx.RegID {
	f := s.f
	v, k := s.resolve(t.index, 0)
	cp := s.lay.of(f.TypeOf(t.index))[0]
	signed := true
	if c == c64 { // see through an extension from 32 bits
		if op := f.Op(v); (op == ir.OpSExt || op == ir.OpZExt) && f.TypeOf(f.Operand(v, 0)) == ir.I32 && s.mayFold(v, f.Operand(v, 0)) {
			signed = op == ir.OpSExt
			v, k = s.resolve(f.Operand(v, 0), 0)
			cp = comp{class: c32, bits: 32}
		}
	}
	if c == c64 && cp.class == c32 && cp.bits == 32 {
		x := s.regOf(v, k, c32)
		d := s.newReg(c64)
		switch {
		case t.scale == 1 && signed:
			s.e(isa.Op_cvt_s64_s32, reg(d), reg(x))
		case t.scale == 1:
			s.e(isa.Op_cvt_u64_u32, reg(d), reg(x))
		case fits32(t.scale) && signed:
			s.e(isa.Op_mul_wide_s32, reg(d), reg(x), imm(t.scale))
		case fits32(t.scale):
			s.e(isa.Op_mul_wide_u32, reg(d), reg(x), imm(t.scale))
		default:
			w := s.newReg(c64)
			if signed {
				s.e(isa.Op_cvt_s64_s32, reg(w), reg(x))
			} else {
				s.e(isa.Op_cvt_u64_u32, reg(w), reg(x))
			}
			s.e(isa.Op_mul_lo_s64, reg(d), reg(w), imm(t.scale))
		}
		return d
	}
	var x ptx.RegID
	switch {
	case cp.class.bits() > c.bits():
		x = s.resize(s.regOf(v, k, cp.class), c)
	case cp.class == cPred || int(cp.bits) < c.bits():
		x = s.extend(t.index, 0, c, true)
	default:
		x = s.regOf(v, k, cp.class)
	}
	if t.scale == 1 {
		return x
	}
	d := s.newReg(c)
	if n := log2(uint64(t.scale)); n >= 0 {
		s.e(shlOp[c], reg(d), reg(x), imm(int64(n)))
	} else {
		s.e(binaryOp(ir.OpMul, c), reg(d), reg(x), imm(t.scale))
	}
	return d
}

// log2 returns n for 2^n, -1 for other numbers.
func log2(x uint64) int {
	if x == 0 || x&(x-1) != 0 {
		return -1
	}
	n := 0
	for ; x > 1; x >>= 1 {
		n++
	}
	return n
}

// selectGEP computes a pointer that no memory access could fold.
func (s *selector) selectGEP(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	if s.m.Types.IsVector(t) {
		s.vectorGEP(v)
		return
	}
	d := s.demand(v, 0)
	var buf [8]gepTerm
	off, terms := s.gepInst(v, buf[:0])
	base := f.Operand(v, 0)
	b := addr{space: s.m.Types.AddrSpace(t)}
	if x := s.origin(base); x.IsInst() && f.Op(x) == ir.OpGEP && f.BlockOf(x) == s.blk && f.HasOneUse(x) {
		o, ts := s.gepInst(x, terms)
		off, terms, base = off+o, ts, f.Operand(x, 0)
	}
	if x := s.origin(base); s.slotOf(x) {
		if b.space == uint32(target.ASLocal) {
			b.reg, s.usesSPL = regSPL, true
		} else {
			b.reg, s.usesSP = regSP, true
		}
		b.off = int64(s.slots[x] - 1)
	} else {
		b.reg = s.reg(base, 0)
	}
	c := s.intClassOf(b.reg)
	n := len(terms)
	off += b.off
	b.off = 0
	add := s.addOp(c)
	if b.reg == regSP || b.reg == regSPL {
		add = frameAdd(c)
	}
	switch {
	case n == 0 && (b.reg == regSP || b.reg == regSPL):
		s.inFrame(d, b.reg, off)
	case n == 0:
		s.e(add, reg(d), reg(b.reg), imm(off))
	case off == 0:
		acc := b.reg
		if n > 1 {
			acc = s.sum(b, terms[:n-1], 0)
		}
		s.e(s.addOp(c), reg(d), reg(acc), reg(s.scaled(terms[n-1], c)))
	default:
		acc := s.sum(b, terms, 0)
		s.e(s.addOp(c), reg(d), reg(acc), imm(off))
	}
}

// vectorGEP computes the lanes of a getelementptr of vectors one by one.
func (s *selector) vectorGEP(v ir.Value) {
	f := s.f
	ty := &s.m.Types
	base := f.Operand(v, 0)
	var idx [8]ir.Value
	ix := idx[:0]
	for i := 1; i < f.NumOps(v); i++ {
		ix = append(ix, f.Operand(v, i))
	}
	for k := range s.lay.count(f.TypeOf(v)) {
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		t := f.ElemType(v)
		bk := 0
		if ty.IsVector(f.TypeOf(base)) {
			bk = k
		}
		acc := s.reg(base, bk)
		c := s.intClassOf(acc)
		off := int64(0)
		for i, x := range ix {
			lane := 0
			xt := f.TypeOf(x)
			if ty.IsVector(xt) {
				lane = k
			}
			n, known := s.constOf(x, lane)
			if i > 0 && ty.Kind(t) == ir.StructKind {
				off += int64(s.m.FieldOffset(t, int(n)))
				t = ty.Elems(t)[n]
				continue
			}
			if i > 0 {
				t = ty.Elem(t)
			}
			size := int64(s.m.SizeOf(t))
			if known {
				off += n * size
				continue
			}
			w := s.extend(x, lane, c, true)
			p, q := s.newReg(c), s.newReg(c)
			s.e(binaryOp(ir.OpMul, c), reg(p), reg(w), imm(size))
			s.e(s.addOp(c), reg(q), reg(acc), reg(p))
			acc = q
		}
		s.e(s.addOp(c), reg(d), reg(acc), imm(off))
	}
}

// allocas gives the static allocas of the entry block their places in the depot.
func (s *selector) allocas() {
	f := s.f
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if f.Op(v) != ir.OpAlloca {
			continue
		}
		n, ok := f.Consts.Uint(f.Operand(v, 0))
		if !ok || !f.HasUses(v) || s.inPlace.Has(uint32(v)) {
			continue
		}
		al := max(f.AllocaAlign(v), s.m.AlignOf(f.ElemType(v)))
		s.frame = ir.AlignTo(s.frame, al)
		s.frameAl = max(s.frameAl, al)
		s.slots[v] = s.frame + 1
		s.frame += s.m.SizeOf(f.ElemType(v)) * n
	}
}

// cvta returns the conversion between a space and generic addresses; to means from
// generic into the space.
func (s *selector) cvta(space isa.Atom, to bool) isa.Opcode {
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

// castSpace converts an address between spaces and returns the register of the result.
func (s *selector) castSpace(r ptx.RegID, from, to uint32) ptx.RegID {
	if from == to {
		return r
	}
	cf, ct := s.ptrClass(from), s.ptrClass(to)
	d := s.newReg(ct)
	s.castSpaceInto(d, r, from, to, cf, ct)
	return d
}

func (s *selector) castSpaceInto(d, r ptx.RegID, from, to uint32, cf, ct class) {
	g := s.ptrClass(0)
	for _, space := range [...]uint32{from, to} {
		if space != 0 && spaceAtom(space) == 0 {
			s.fail(ir.None, "S0008", "address space "+itoa(int(space))+" is no state space of PTX whose addresses can be cast",
				"the spaces are 0 (generic), 1 (global), 3 (shared), 4 (const), 5 (local), 7 (shared::cluster) and 101 (param)")
			return
		}
	}
	switch {
	case to == 0:
		if cf != g {
			r = s.resize(r, g)
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

// resize cuts or zero-extends the integer in r to class c.
func (s *selector) resize(r ptx.RegID, c class) ptx.RegID {
	from := s.intClassOf(r)
	if from == c {
		return r
	}
	d := s.newReg(c)
	s.resizeInto(d, c, r, from)
	return d
}

func (s *selector) resizeInto(d ptx.RegID, c class, r ptx.RegID, from class) {
	s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[from]), reg(d), reg(r))
}

// intClassOf returns the integer class of register r: where floats share the
// integers' registers, a bitcast leaves a float's register in the hands of
// integer operations.
func (s *selector) intClassOf(r ptx.RegID) class {
	if c := s.cls[r]; c.isFloat() {
		return intClass(c.bits())
	}
	return s.cls[r]
}
