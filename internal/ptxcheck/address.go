package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// address checks an address in brackets.
func (c *checker) address(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) {
	o := &f.Opnds[at]
	space, known := s.Space(in.Op)
	if want := s.Type(in.Op); want != 0 && want.Bits() == 32 && o.Kind != ptx.OpAddrReg {
		c.errorAt(c.operandPos(at), CodeAddress, "address "+s.Name()+" of '"+in.Op.String()+"' is in tensor memory and must be a register", "tcgen05.alloc returns it")
		return
	}
	switch o.Kind {
	case ptx.OpAddrReg:
		c.addressReg(f, in, s, at, space, known)
	case ptx.OpAddrSym:
		c.addressSym(f, in, s, at, space, known)
	case ptx.OpAddrImm:
		if space != isa.Local {
			c.errorAt(c.operandPos(at), CodeAddress, "a number is an address in .local only", "move it to a register")
		}
	default:
		c.kindError(in, s, at, "an address in brackets is needed")
	}
}

// addressReg checks a register that holds an address.
func (c *checker) addressReg(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int, space isa.Atom, known bool) {
	o := &f.Opnds[at]
	r := &f.Regs[o.Idx]
	reg := "'" + c.regName(ptx.RegID(o.Idx)) + "'"
	switch cl := r.Type.Class(); {
	case cl == isa.ClassFloat || cl == isa.ClassPred || r.Vec > 0:
		c.errorAt(c.operandPos(at), CodeAddress, reg+" is "+dot(r.Type)+", an address is an integer or bits", "")
		return
	}
	bits := r.Type.Bits()
	if want := s.Type(in.Op); want != 0 {
		if bits != want.Bits() {
			c.errorAt(c.operandPos(at), CodeAddress, reg+" is "+dot(r.Type)+", address "+s.Name()+" of '"+in.Op.String()+"' is "+dot(want), "")
		}
		return
	}
	switch {
	case bits > 64 || bits < 16:
		c.errorAt(c.operandPos(at), CodeAddress, reg+" is "+dot(r.Type)+", an address has 32 or 64 bits", "")
	case f.Entry && space == isa.ParamFunc:
		c.errorAt(c.operandPos(at), CodeParam, "address "+s.Name()+" of '"+in.Op.String()+"' must be the name of a parameter", "")
	case known && bits < 64 && c.m.AddressSize == 64 && (space == 0 || space == isa.Global) && in.Op.Info().Flags&(isa.MayLoad|isa.MayStore) != 0:
		what := "a generic address"
		if space != 0 {
			what = "an address in .global"
		}
		msg := reg + " has " + itoa(int64(bits)) + " bits, " + what + " 64"
		if sem := in.Op.Sem(); c.m.SM >= 900 && (sem == isa.SemLd || sem == isa.SemSt) {
			c.errorAt(c.operandPos(at), CodeNarrowAddr, msg, "")
		} else {
			c.warnAt(c.operandPos(at), CodeNarrowAddr, msg, "")
		}
	}
}

// addressSym checks a variable as an address.
func (c *checker) addressSym(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int, space isa.Atom, known bool) {
	o := &f.Opnds[at]
	n := ptx.Name(o.Idx)
	p := c.lookup(n)
	switch {
	case p.kind == inNowhere && c.own > 0:
		return
	case p.kind == inNowhere:
		c.undeclared(c.operandPos(at), "", n, "")
		return
	case p.v == nil || p.v.Space == isa.Reg:
		c.errorAt(c.operandPos(at), CodeAddress, c.quote(n)+" is not a variable", "")
		return
	}
	v := p.v
	if s.Flags&isa.RegOnly != 0 && (s.Flags&isa.MaySymbol == 0 || v.Type.Class() != isa.ClassOpaque) {
		msg, hint := "address "+s.Name()+" of '"+in.Op.String()+"' must be a register", "move the address of "+c.quote(n)+" to one"
		if s.Flags&isa.MaySymbol != 0 {
			msg, hint = c.quote(n)+" is not a texture, sampler or surface", ""
		}
		c.errorAt(c.operandPos(at), CodeAddress, msg, hint)
		return
	}
	if known && !spaceFits(space, v.Space) {
		c.spaceError(at, n, v.Space, space)
		return
	}
	fl := in.Op.Info().Flags
	if v.Space == isa.Param {
		switch {
		case space == isa.ParamEntry && !(f.Entry && p.kind == inParam):
			c.errorAt(c.operandPos(at), CodeSpace, c.quote(n)+" is not a parameter of a kernel; .param::entry is for those", "")
			return
		case space == isa.ParamFunc && f.Entry && p.kind == inParam:
			c.errorAt(c.operandPos(at), CodeSpace, c.quote(n)+" is a parameter of a kernel, .param::func is for functions", "")
			return
		case p.kind == inParam && fl&isa.MayStore != 0 && fl&isa.MayLoad == 0:
			c.errorAt(c.operandPos(at), CodeParam, "input parameter "+c.quote(n)+" is written", "parameters can only be read")
			return
		case p.kind == inRet && fl&isa.MayLoad != 0:
			c.errorAt(c.operandPos(at), CodeParam, "result "+c.quote(n)+" is read", "results can only be written")
			return
		}
	}
	if v.Space == isa.Param && p.kind == inVar {
		c.sequence(in, at, n)
	}
	c.bounds(in, s, at, v, n, int64(o.Imm))
}

// spaceFits reports whether a variable in state space have can be addressed by
// an instruction on space want; 0 is generic, which reaches all but constants
// and parameters.
func spaceFits(want, have isa.Atom) bool {
	switch want {
	case 0:
		return have == isa.Global || have == isa.Shared || have == isa.Local
	case isa.SharedCta, isa.SharedCluster:
		return have == isa.Shared
	case isa.ParamEntry, isa.ParamFunc:
		return have == isa.Param
	case isa.Global, isa.Shared, isa.Local, isa.Const, isa.Param:
		return want == have
	}
	return true
}

func (c *checker) spaceError(at int, n ptx.Name, have, want isa.Atom) {
	to := dot(want)
	hint := ""
	if want == 0 {
		to = "generic addresses"
		hint = "write " + dot(have) + " after the mnemonic"
	}
	c.errorAt(c.operandPos(at), CodeSpace, c.quote(n)+" is in "+dot(have)+", '"+c.in.Op.String()+"' is for "+to, hint)
}

// bounds warns about an access that is outside of its variable, or misaligned
// whatever the variable's address is (S2-74).
func (c *checker) bounds(in *ptx.Inst, s *isa.OperandInfo, at int, v *ptx.Var, n ptx.Name, off int64) {
	sem := in.Op.Sem()
	if sem != isa.SemLd && sem != isa.SemSt && sem != isa.SemAtom && sem != isa.SemRed {
		return
	}
	bytes := int64(in.Op.Type().Bits() / 8)
	switch in.Op.Get(isa.SlotVec) {
	case isa.V2:
		bytes *= 2
	case isa.V4:
		bytes *= 4
	case isa.V8:
		bytes *= 8
	}
	if bytes == 0 {
		return
	}
	a := v.Alignment()
	if total := v.Size(); len(v.Dims) == 0 || total > 0 {
		// A structure may be read together with its tail padding.
		total = (total + a - 1) / a * a
		if off < 0 || uint64(off) > total || uint64(off)+uint64(bytes) > total {
			if v.Linkage != ptx.Extern && v.Type.Class() != isa.ClassOpaque {
				c.warnAt(c.operandPos(at), CodeBounds, "the access is outside of "+c.quote(n)+", which has "+itoa(int64(v.Size()))+" bytes", "")
				return
			}
		}
	}
	if a := int64(min(a, uint64(bytes))); off%a != 0 && a&(a-1) == 0 {
		c.warnAt(c.operandPos(at), CodeBounds, "an access of "+itoa(bytes)+" bytes at offset "+itoa(off)+" is misaligned", "an address must be a multiple of the size of the access")
	}
	_ = s
}
