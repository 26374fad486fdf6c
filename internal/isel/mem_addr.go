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

// addressOf returns the address of pointer p, folding constant offsets, casts out of a known space and frame slots.
func (s memSelector) addressOf(p ir.Value) addr { return s.based(s.looseAddress(p)) }

func (s memSelector) looseAddress(p ir.Value) addr {
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
			if i := s.paramInPlace(p); i >= 0 && a.space == 0 {
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
			kept := s.opt.LLC && s.opt.Level == 0 && from != uint32(target.ASLocal) && from != uint32(target.ASParam) // llc infers spaces from -O1 on
			if a.space == 0 && from != 0 && s.mayFold(p, x) && !kept {
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
			if b, ok := s.framePlace(x, a); ok {
				return b
			}
			if y, ok := s.inSpace(x, a.space); ok && from == 0 {
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
func (s memSelector) origin(p ir.Value) ir.Value {
	if q, _ := s.resolve(p, 0); s.m.Types.Kind(s.f.TypeOf(q)) == ir.PtrKind {
		return q
	}
	return p
}

// based returns a with its constant in a register if nothing else is there: only
// local memory has immediate addresses.
func (s memSelector) based(a addr) addr {
	if a.reg != 0 || a.sym != 0 || a.space == uint32(target.ASLocal) {
		return a
	}
	c := s.ptrClass(a.space)
	a.reg = s.newReg(c)
	s.e(s.sp.mov[c], reg(a.reg), imm(a.off))
	a.off = 0
	return a
}

// constAddress adds the address of a constant pointer to a.
func (s memSelector) constAddress(p ir.Value, a addr) addr {
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
func (s memSelector) constSpace(p ir.Value) uint32 {
	c := &s.f.Consts
	if c.ExprOp(p) == ir.OpAddrSpaceCast {
		return s.m.Types.AddrSpace(s.f.TypeOf(c.Operands(p)[0]))
	}
	return 0
}

// address returns a register with the value of constant v that is not a plain number: a symbol's address or a constant
// expression.
func (s memSelector) address(v ir.Value) ptx.RegID {
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
		return s.ints().resize(s.constReg(ops[0]), s.lay.of(t)[0].class)
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
func (s memSelector) constReg(v ir.Value) ptx.RegID {
	return s.regOf(v, 0, s.lay.of(s.f.TypeOf(v))[0].class)
}
